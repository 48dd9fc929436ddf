"""`line:COMMAND`: a program in any language plays, by lines of JSON. See docs/line_protocol.md.

It is told what its seat may know and no more. A move that it does not make, because it has ended,
thinks for too long, or says what cannot be understood or is not allowed, is made at random.
"""

import contextlib
import json
import queue
import re
import shlex
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Mapping
from pathlib import Path
from typing import IO, Any, Final

import throneroom
from throneroom.kernel import Action, BadInput, FastChance, Illegal, Sight
from throneroom.kernel.errors import shown

PROTOCOL: Final = 1
SECONDS: Final = 20.0
"""How long a program may think about one choice, unless its name says otherwise."""
START_SECONDS: Final = 20.0
MOST_STARTS: Final = 3
"""So often a program is started in one game. If it has ended once more, the rest is random."""
LONGEST_LINE: Final = 1 << 16
END_SECONDS: Final = 10.0
FORM: Final = re.compile(r"line(?:@(\d{1,4}(?:\.\d{1,3})?))?:(.*)", re.DOTALL)
ENDED, SLOW, GARBLED, REFUSED = REASONS = ("ended", "slow", "garbled", "refused")
"""Why a move is forfeited: the program is not there, too slow, not understood, not allowed to."""
_KEEPER: Final = str(Path(__file__).with_name("keeper.py"))


class Forfeit(Exception):
    """A program has not made its move."""

    def __init__(self, reason: str, detail: str = "") -> None:
        super().__init__(f"{reason}: {detail}" if detail else reason)
        self.reason = reason


def is_line(name: Any) -> bool:
    """Whether the name of a bot is the command of a program."""
    return isinstance(name, str) and FORM.fullmatch(name) is not None


def split_names(text: str) -> list[str]:
    """The names of bots in a text, separated by commas; a comma in quotes separates nothing."""
    names, quote = [""], ""
    for letter in text:
        if letter == "," and not quote:
            names.append("")
            continue
        if letter in "\"'" and quote in ("", letter):
            quote = "" if quote else letter
        names[-1] += letter
    return [name.strip() for name in names]


def read_command(name: str) -> tuple[list[str], float]:
    """The command in the name of such a bot, and how long it may think."""
    found = FORM.fullmatch(name)
    assert found is not None
    try:
        command = shlex.split(found[2])
    except ValueError:  # a quote is not closed
        command = []
    if not command or shutil.which(command[0]) is None:
        raise BadInput("no-such-program", command=shown(found[2]))
    return command, float(found[1] or SECONDS)


class LineBot:
    """Plays a seat by what a program says. It is started when it is first asked, one process for
    one seat of one game; `close` ends it."""

    __slots__ = ("program", "seed", "chance", "forfeits")

    def __init__(self, command: list[str], seed: int, seconds: float = SECONDS) -> None:
        self.program = Program(command, seconds)
        self.seed = seed
        self.chance = FastChance(seed)
        self.forfeits: list[str] = []
        """Why moves were made at random, in the order in which they were."""

    def choose(self, sight: Sight) -> Action:
        """The program's choice, or one at random."""
        try:
            return self.ask(sight)
        except Forfeit as forfeit:
            self.forfeits.append(forfeit.reason)
            legal = sight.legal()
            action = legal[self.chance.below(len(legal))]
            self.program.forfeit(forfeit, sight.game.write(action))
            return action

    def ask(self, sight: Sight) -> Action:
        """The program's choice, or `Forfeit`."""
        if not self.program.running:
            game = sight.game
            self.program.start(
                {
                    "game": game.slug,
                    "rules": game.version,
                    "seat": sight.seat,
                    "seats": len(sight.seat_names),
                    "seat_names": sight.seat_names,
                    "options": sight.options,
                    "seed": self.seed,
                }
            )
        decision = sight.decision
        assert decision is not None
        choices = [choice._asdict() for choice in decision.choices]
        asked = {**decision._asdict(), "choices": choices}
        text = self.program.decide(
            {"view": sight.view, "events": sight.events, "decision": asked}, self.program.seconds
        )
        try:
            action = sight.game.read(text)
            sight.check(action)
        except (Illegal, BadInput) as refusal:
            raise Forfeit(REFUSED, str(refusal)) from None
        return action

    def close(self, sight: Sight | None = None) -> None:
        """End the program. With the sight of its seat when the game is over it is told how."""
        if sight is None or not self.program.running or (outcome := sight.outcome) is None:
            self.program.close()
        else:
            told = {"outcome": outcome.to_json(), "view": sight.view, "events": sight.events}
            self.program.close(told)


class Program:
    """A program that plays one seat of one game. All it knows is what it is told here."""

    __slots__ = ("command", "seconds", "starts", "asked", "_talk")

    def __init__(self, command: list[str], seconds: float) -> None:
        self.command = command
        self.seconds = seconds
        self.starts = 0
        self.asked = 0
        self._talk: _Talk | None = None

    @property
    def running(self) -> bool:
        """Whether it has been started and not been ended."""
        return self._talk is not None

    def start(self, about: Mapping[str, Any]) -> None:
        """Start it, say what is played, and wait until it is ready; or `Forfeit`."""
        if self.starts == MOST_STARTS:
            raise Forfeit(ENDED, "it is not started any more")
        self.starts += 1
        self._talk = _Talk(self.command)
        hello = {"type": "hello", "protocol": PROTOCOL, "throneroom": throneroom.__version__}
        self._talk.tell({**hello, **about, "clock": {"seconds": self.seconds}})
        try:
            said = self._hear(time.monotonic() + START_SECONDS)
            if said.get("type") != "ready" or said.get("protocol", PROTOCOL) != PROTOCOL:
                raise Forfeit(GARBLED, "it does not say that it is ready")
        except Forfeit:
            self.close()
            raise

    def decide(self, question: Mapping[str, Any], seconds: float) -> str:
        """The text of what it chooses, or `Forfeit`."""
        assert self._talk is not None
        self.asked += 1
        asked = {"type": "decide", "id": self.asked, **question, "clock": {"seconds": seconds}}
        self._talk.tell(asked)
        until = time.monotonic() + seconds
        said = self._hear(until)
        while self._is_late(said):
            said = self._hear(until)
        if said.get("type") != "act" or said.get("id") != self.asked:
            raise Forfeit(GARBLED, "it is no answer to this decision")
        text = said.get("action")
        if not isinstance(text, str):
            raise Forfeit(GARBLED, "its action is not a text")
        return text

    def forfeit(self, forfeit: Forfeit, played: str) -> None:
        """Tell it that it has not made its move, why, and what was played instead."""
        if self._talk is not None:
            told = {"type": "forfeit", "id": self.asked, "reason": forfeit.reason}
            self._talk.tell({**told, "detail": str(forfeit), "played": played})

    def close(self, over: Mapping[str, Any] | None = None) -> None:
        """End it; if the game is over, it is told how before."""
        talk, self._talk = self._talk, None
        if talk is not None:
            if over is not None:
                talk.tell({"type": "over", **over})
            talk.end()

    def _is_late(self, said: Mapping[str, Any]) -> bool:
        """Whether it answers an earlier decision, of which the move is forfeited already: one that
        has said too much once is understood again at the next decision."""
        number = said.get("id")
        return said.get("type") == "act" and type(number) is int and 0 < number < self.asked

    def _hear(self, until: float) -> dict[str, Any]:
        """What it says next. A program that says nothing by then, or has ended, is gone."""
        assert self._talk is not None
        try:
            line = self._talk.hear(until)
        except Forfeit as forfeit:
            if forfeit.reason != GARBLED:
                self.close()
            raise
        try:
            said = json.loads(line)
        except (ValueError, RecursionError):
            raise Forfeit(GARBLED, "it is not JSON") from None
        if not isinstance(said, dict):
            raise Forfeit(GARBLED, "it is not an object")
        return said


class _Talk:
    """One process of a program, with its keeper, and a thread that listens to it."""

    __slots__ = ("keeper", "lines", "ended", "cut")

    def __init__(self, command: list[str]) -> None:
        self.keeper = subprocess.Popen(
            [sys.executable, "-I", "-S", _KEEPER, *command],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        self.ended = False
        self.cut = False
        """Whether what comes next is the rest of a line that was too long."""
        # A program that talks without being asked has to wait when this is full.
        self.lines: queue.Queue[bytes] = queue.Queue(8)
        threading.Thread(
            target=_listen, args=(self.keeper.stdout, self.lines), name="line", daemon=True
        ).start()

    def tell(self, message: dict[str, Any]) -> None:
        """Send a line. The keeper always takes it, unless it has ended: then `hear` says so."""
        assert self.keeper.stdin is not None
        with contextlib.suppress(OSError, ValueError):
            self.keeper.stdin.write(json.dumps(message, separators=(",", ":")).encode() + b"\n")
            self.keeper.stdin.flush()

    def hear(self, until: float) -> bytes:
        """The next line that is not empty, if it comes by then."""
        while (left := until - time.monotonic()) > 0:
            try:
                line = self.lines.get(timeout=left)
            except queue.Empty:
                break
            if not line:
                self.ended = True
                raise Forfeit(ENDED, "the program has ended")
            rest, self.cut = self.cut, not line.endswith(b"\n")
            if rest:
                continue
            if self.cut:
                raise Forfeit(GARBLED, f"a line is longer than {LONGEST_LINE} characters")
            if line.strip():
                return line
        raise Forfeit(SLOW, "no answer in time")

    def end(self) -> None:
        """Tell the keeper that there is nothing more: it ends the program and itself."""
        assert self.keeper.stdin is not None
        with contextlib.suppress(OSError):
            self.keeper.stdin.close()
        try:
            self.keeper.wait(END_SECONDS)
        except subprocess.TimeoutExpired:
            self.keeper.kill()
            self.keeper.wait()
        with contextlib.suppress(queue.Empty):
            while not self.ended:  # what it still had to say, so that the thread comes to its end
                self.ended = not self.lines.get(timeout=END_SECONDS)


def _listen(said: IO[bytes], lines: "queue.Queue[bytes]") -> None:
    """Put down what a program says, and an empty line when it has ended."""
    with said:
        while line := said.readline(LONGEST_LINE):
            lines.put(line)
    lines.put(b"")
