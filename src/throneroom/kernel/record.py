"""Records: a complete game as text, one action a line.

    throneroom-record 1
    game iron_throne
    rules 1
    seats 4
    options {"special_events": "three_different"}
    chance fast 7
    players ["random", "greedy", "random", "random"]
    result {"winners": [1], "scores": [2, 5, 1, 0], "reason": "influence"}
    digest 4f0c…

    0 choose_leader eddard
    1! choose_leader tywin
    = 2 91ab…

A move is a seat and an action; `!` marks one that was forced and so not asked for. A line that
begins with `=` gives the digest after that many moves. The format is in docs/protocol.md.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from throneroom.kernel.actions import Action
from throneroom.kernel.chance import Chance, chance_from_seed, commitment_of, seed_from_hex
from throneroom.kernel.dice import FairDice, dice_from_json
from throneroom.kernel.errors import BadInput, Illegal, shown
from throneroom.kernel.flow import Event
from throneroom.kernel.game import Game
from throneroom.kernel.options import check_options
from throneroom.kernel.registry import load
from throneroom.kernel.sight import Sight
from throneroom.kernel.state import State

FORMAT = "throneroom-record 1"
CHECK_EVERY = 50
SNAPSHOT_EVERY = 64
LONGEST_RECORD = 4_000_000


class Move(NamedTuple):
    """One played action; `forced` if there was nothing else to choose."""

    seat: int
    action: Action
    forced: bool = False


@dataclass(frozen=True, slots=True)
class Header:
    """What a game was started with. `chance` is ("fast", number) or ("committed", seed in hex)."""

    slug: str
    version: str
    seats: int
    options: Mapping[str, Any]
    chance: tuple[str, Any]
    players: Sequence[str] = ()
    dice: FairDice | None = None
    """What the seed came from, if not from the host alone."""

    def fresh_chance(self) -> Chance:
        """The stream of chance as it was before the first move."""
        return chance_from_seed(self.chance[1])


@dataclass(slots=True, repr=False)
class Match:
    """A state together with how it came about: it can be written down, stepped and undone."""

    game: Game
    header: Header
    state: State
    moves: list[Move] = field(default_factory=list)
    snapshots: list[State] = field(default_factory=list)
    log: list[Event] = field(default_factory=list)
    """All that has happened since the beginning."""
    ends: list[int] = field(default_factory=list)
    """How long the log was at the beginning, and after each move."""
    seen: dict[int, int] = field(default_factory=dict)
    """How much of the log each seat has been shown with its sight."""

    @staticmethod
    def start(
        game: Game,
        seats: int,
        options: Mapping[str, Any] | None = None,
        seed: int | str = 0,
        players: Sequence[str] = (),
    ) -> "Match":
        """A new match. A number seeds a fast stream; a string is a committed one's seed in hex."""
        _check_game(game)
        chance = ("fast", seed) if isinstance(seed, int) else ("committed", seed)
        check_options(game.options, options or {})
        if not isinstance(players, (list, tuple)) or not all(isinstance(p, str) for p in players):
            raise BadInput("players-not-names")
        wanted = dict(options or {})
        header = Header(game.slug, game.version, seats, wanted, chance, tuple(players))
        return Match.from_header(game, header)

    @staticmethod
    def from_header(game: Game, header: Header) -> "Match":
        """A match at its beginning."""
        _check_game(game)
        state = game.start(header.seats, header.options, chance=header.fresh_chance())
        log = list(state.table.flow.events)
        return Match(game, header, state, [], [state.copy()], log, [len(log)])

    @staticmethod
    def from_record(text: str, game: Game | None = None) -> "Match":
        """The match that a record tells of, replayed and verified; of an installed game, or of the
        one that is given."""
        record = parse_record(text)
        if game is None:
            game = game_of(record)
        match = replay(game, record)
        verify_end(record, match)
        return match

    def play(self, seat: int, action: Action, forced: bool = False) -> list[Event]:
        """Play an action and note it down; one that is marked as forced must be."""
        if forced and self.state.forced([seat]) != (seat, action):
            raise BadInput("not-forced")
        events = self.state.play(seat, action)
        self.log += events
        self.moves.append(Move(seat, action, forced))
        self.ends.append(len(self.log))
        if len(self.moves) % SNAPSHOT_EVERY == 0:
            self.snapshots.append(self.state.copy())
        return events

    def __repr__(self) -> str:
        return f"<match of {len(self.moves)} moves: {self.state!r}>"

    def forced(self) -> Move | None:
        """A decision that is open and need not be asked, because it has one answer only."""
        forced = self.state.forced()
        return None if forced is None else Move(*forced, True)

    def sight(self, seat: int) -> Sight:
        """All that a seat may know, with what has happened since it looked the last time."""
        self.state.check_seat(seat)
        sight = self.state.sight(seat, self.log[self.seen.get(seat, 0) :])
        self.seen[seat] = len(self.log)
        return sight

    def copy(self) -> "Match":
        """Another match with the same past, which goes its own way from here."""
        return Match(
            *(self.game, self.header, self.state.copy(), self.moves[:], self.snapshots[:]),
            *(self.log[:], self.ends[:], dict(self.seen)),
        )

    def pop(self) -> Move:
        """Take the last move back and return it."""
        if not self.moves:
            raise BadInput("no-such-move", number=-1, moves=0)
        last = self.moves[-1]
        self.go_to(len(self.moves) - 1)
        return last

    def go_to(self, count: int) -> None:
        """Return to the state after this many moves and forget the later ones."""
        if type(count) is not int or not 0 <= count <= len(self.moves):
            raise BadInput("no-such-move", number=shown(count), moves=len(self.moves))
        kept = self.moves[:count]
        base = count // SNAPSHOT_EVERY
        del self.snapshots[base + 1 :]
        self.state = self.snapshots[base].copy()
        self.moves = kept
        for move in kept[base * SNAPSHOT_EVERY :]:
            self.state.apply(move.seat, move.action)
        del self.ends[count + 1 :]
        del self.log[self.ends[count] :]
        self.seen = {seat: min(seen, len(self.log)) for seat, seen in self.seen.items()}


def _check_game(game: Any) -> None:
    """Refuse what is no game, such as the slug of one."""
    if not isinstance(game, Game):
        raise BadInput("unknown-game", game=shown(game))


def write_record(match: Match, reveal: bool = True) -> str:
    """The match as text. Without `reveal` the seed of a committed game stays secret."""
    header = match.header
    kind, seed = match.header.chance
    lines = [
        FORMAT,
        f"game {header.slug}",
        f"rules {header.version}",
        f"seats {header.seats}",
        f"options {json.dumps(dict(header.options), sort_keys=True)}",
    ]
    if kind == "fast":
        lines.append(f"chance fast {seed}")
    else:
        lines.append(f"chance committed {commitment_of(seed_from_hex(seed))}")
        if reveal:
            lines.append(f"seed {seed}")
            if header.dice is not None:
                lines.append(f"dice {json.dumps(header.dice.to_json())}")
    outcome = match.state.outcome()
    result = None if outcome is None else outcome.to_json()
    lines.append(f"players {json.dumps(list(header.players))}")
    lines.append(f"result {json.dumps(result)}")
    lines.append(f"digest {match.state.digest()}")
    lines.append("")
    lines.extend(_write_moves(match))
    return "\n".join(lines) + "\n"


def _write_moves(match: Match) -> list[str]:
    """The moves, with a digest to check against every so often."""
    lines = []
    replay = Match.from_header(match.game, match.header).state
    for count, move in enumerate(match.moves, 1):
        replay.apply(move.seat, move.action)
        mark = "!" if move.forced else ""
        lines.append(f"{move.seat}{mark} {match.game.write(move.action)}")
        if count % CHECK_EVERY == 0:
            lines.append(f"= {count} {replay.digest()}")
    return lines


class WrittenMove(NamedTuple):
    """A move as it stands in a record, with the number of its line."""

    line: int
    seat: int
    text: str
    forced: bool


class Record(NamedTuple):
    """A record that has been read but not replayed."""

    header: Header
    fields: Mapping[str, tuple[int, str]]
    """What the header says: for each field the number of its line and its value."""
    result: Any
    moves: list[WrittenMove]
    checks: dict[int, tuple[int, str]]
    """After so many moves: the number of a line, and the digest that it gives."""


def parse_record(text: str) -> Record:
    """Read the text of a record. Bad lines are refused with their number."""
    if not isinstance(text, str):
        raise BadInput("record-not-one", line=1)
    if len(text) > LONGEST_RECORD:
        raise BadInput("record-too-long", limit=LONGEST_RECORD)
    lines = text.removesuffix("\n").split("\n")
    if not lines[0].startswith("throneroom-record "):
        raise BadInput("record-not-one", line=1)
    if lines[0].rstrip() != FORMAT:
        raise BadInput("record-unknown-version", line=1, text=shown(lines[0]))
    blank = next((i for i, line in enumerate(lines) if not line.strip()), len(lines))
    fields = _parse_fields(lines[1:blank])
    moves: list[WrittenMove] = []
    checks: dict[int, tuple[int, str]] = {}
    for number, line in enumerate(lines[blank + 1 :], blank + 2):
        head, _, rest = line.rstrip().partition(" ")
        if head == "=":
            count, _, digest = rest.partition(" ")
            if count != str(len(moves)) or not _is_digest(digest):
                raise _bad_line(number, line)
            checks[len(moves)] = (number, digest)
            continue
        seat = head.removesuffix("!")
        if not (seat.isascii() and seat.isdigit() and len(seat) == 1 and rest):
            raise _bad_line(number, line)
        moves.append(WrittenMove(number, int(seat), rest, head.endswith("!")))
    header = _parse_header(fields)
    return Record(header, fields, _parse_json(fields, "result", None), moves, checks)


def _bad_line(number: int, line: str) -> BadInput:
    return BadInput("record-bad-line", line=number, text=shown(line))


def _is_digest(text: str) -> bool:
    return len(text) == 32 and set(text) <= set("0123456789abcdef")


def _parse_fields(lines: Sequence[str]) -> dict[str, tuple[int, str]]:
    known = {"game", "rules", "seats", "options", "chance", "seed", "dice"}
    known |= {"players", "result", "digest"}
    fields: dict[str, tuple[int, str]] = {}
    for number, line in enumerate(lines, 2):
        name, _, value = line.partition(" ")
        if name not in known or name in fields:
            raise _bad_line(number, line)
        fields[name] = (number, value.strip())
    for name in ("game", "rules", "seats", "chance"):
        if name not in fields:
            raise BadInput("record-missing-field", line=1, field=name)
    return fields


def _parse_header(fields: Mapping[str, tuple[int, str]]) -> Header:
    line, seats = fields["seats"]
    if not (seats.isascii() and seats.isdigit() and len(seats) == 1):
        raise _bad_line(line, seats)
    options = _parse_json(fields, "options", {})
    if not isinstance(options, dict):
        raise _bad_line(*fields["options"])
    players = _parse_json(fields, "players", [])
    if not isinstance(players, list) or not all(isinstance(name, str) for name in players):
        raise _bad_line(*fields["players"])
    if "digest" in fields and not _is_digest(fields["digest"][1]):
        raise _bad_line(*fields["digest"])
    return Header(
        fields["game"][1],
        fields["rules"][1],
        int(seats),
        options,
        _parse_chance(fields),
        tuple(players),
        _parse_dice(fields, int(seats)),
    )


def _parse_chance(fields: Mapping[str, tuple[int, str]]) -> tuple[str, Any]:
    line, chance = fields["chance"]
    kind, _, value = chance.partition(" ")
    if kind == "committed":
        if "seed" not in fields:
            raise BadInput("record-seed-secret", line=line)
        try:
            return ("committed", seed_from_hex(fields["seed"][1]).hex())
        except BadInput:
            raise _bad_line(*fields["seed"]) from None
    digits = value.removeprefix("-")
    if kind != "fast" or not (digits.isascii() and digits.isdigit() and len(digits) < 30):
        raise _bad_line(line, chance)
    if "seed" in fields:
        raise _bad_line(*fields["seed"])
    return ("fast", int(value))


def _parse_dice(fields: Mapping[str, tuple[int, str]], seats: int) -> FairDice | None:
    if "dice" not in fields:
        return None
    if "seed" not in fields:
        raise _bad_line(*fields["dice"])
    try:
        return dice_from_json(_parse_json(fields, "dice", None), seats)
    except BadInput:
        raise _bad_line(*fields["dice"]) from None


def _parse_json(fields: Mapping[str, tuple[int, str]], name: str, default: Any) -> Any:
    if name not in fields:
        return default
    line, value = fields[name]
    try:
        return json.loads(value)
    except (ValueError, RecursionError):
        raise _bad_line(line, value) from None


def game_of(record: Record) -> Game:
    """The game by whose rules a record was played, if that version is installed; and otherwise the
    one that is, by which it cannot be replayed."""
    try:
        return load(record.header.slug, record.header.version)
    except BadInput:
        return load(record.header.slug)


def replay(game: Game, record: Record, until: int | None = None) -> Match:
    """Play a record again, checking every move and every digest on the way."""
    _check_game(game)
    header = record.header
    if header.slug != game.slug:
        line = record.fields["game"][0]
        raise BadInput("record-other-game", line=line, game=shown(header.slug))
    if header.version != game.version:
        line = record.fields["rules"][0]
        raise BadInput("record-other-rules", line=line, version=shown(header.version))
    try:
        match = Match.from_header(game, header)
    except BadInput as complaint:
        field = "seats" if complaint.key == "bad-seats" else "options"
        line, value = record.fields.get(field, (1, FORMAT))
        raise _bad_line(line, value) from complaint
    for move in record.moves if until is None else record.moves[:until]:
        _replay_move(match, move)
        line, digest = record.checks.get(len(match.moves), (0, ""))
        if digest and digest != match.state.digest():
            raise BadInput("record-digest-differs", line=line)
    return match


def _replay_move(match: Match, move: WrittenMove) -> None:
    try:
        action = match.game.read(move.text)
        match.play(move.seat, action, move.forced)
    except Illegal as refusal:
        raise BadInput(
            "record-illegal-move", line=move.line, text=shown(move.text), rule=refusal.rule
        ) from refusal
    except BadInput as complaint:
        if complaint.key == "not-forced":
            raise BadInput("record-not-forced", line=move.line, text=shown(move.text)) from None
        raise BadInput("record-bad-move", line=move.line, text=shown(move.text)) from complaint


def read_record(game: Game, text: str) -> Match:
    """The match that a record tells of, fully replayed and verified."""
    return Match.from_record(text, game)


def verify_end(record: Record, match: Match) -> None:
    """The seed must fit its commitment, and the numbers that it came from; result and digest, if
    stated, the end as replayed."""
    kind, seed = record.header.chance
    fields = record.fields
    dice = record.header.dice
    if dice is not None:
        if (wrong := dice.wrong_number()) is not None:
            raise BadInput("record-dice-number", line=fields["dice"][0], number=wrong + 1)
        if dice.seed != seed:
            raise BadInput("record-dice-seed", line=fields["dice"][0])
    if kind == "committed":
        if fields["chance"][1] != f"committed {commitment_of(seed_from_hex(seed))}":
            raise BadInput("record-seed-differs", line=fields["seed"][0])
    if "digest" in fields and fields["digest"][1] != match.state.digest():
        raise BadInput("record-digest-differs", line=fields["digest"][0])
    outcome = match.state.outcome()
    played = None if outcome is None else outcome.to_json()
    # As texts, because true and 1.0 are not what a record says when it means 1.
    told, found = (json.dumps(result, sort_keys=True) for result in (record.result, played))
    if "result" in fields and told != found:
        raise BadInput("record-result-differs", line=fields["result"][0])
