"""A game at one keyboard: shows the table, asks, explains refusals, and carries out commands."""

import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from rich.markup import escape
from rich.rule import Rule
from rich.table import Table

from throneroom.bots import Bot, LineBot
from throneroom.cli.console import Screen, file_trouble
from throneroom.cli.drawing import draw
from throneroom.cli.position import standing
from throneroom.cli.rules import rendered
from throneroom.cli.typed import as_meant
from throneroom.kernel import (
    Action,
    BadInput,
    Choice,
    Decision,
    Event,
    Illegal,
    Match,
    write_record,
)
from throneroom.kernel.chance import commitment_of
from throneroom.kernel.windows import PASS
from throneroom.text import Translator, load_rulebook

MOST_SHOWN = 40
"""So many options are listed at once; `list WORD` finds among the others."""
LOG_LENGTH = 30


class Logged(NamedTuple):
    """An event, and how many moves had been played when it happened."""

    moves: int
    event: Event


class Stopped(Exception):
    """The people at the keyboard want to stop."""


def history(match: Match) -> list[Logged]:
    """All events of a match from its beginning."""
    again = Match.from_header(match.game, match.header)
    log = [Logged(0, event) for event in again.state.table.flow.events]
    for move in match.moves:
        events = again.play(move.seat, move.action, move.forced)
        log += [Logged(len(again.moves), event) for event in events]
    return log


def some_of(choices: Sequence[Choice]) -> set[int]:
    """The options to be listed if they are too many: of those that differ only in numbers, some
    from the first to the last."""
    if len(choices) <= MOST_SHOWN:
        return set(range(len(choices)))
    alike: dict[str, list[int]] = {}
    for number, choice in enumerate(choices):
        names = [value for value in choice.args.values() if not isinstance(value, int)]
        alike.setdefault(f"{choice.verb} {names}", []).append(number)
    share = max(1, MOST_SHOWN // len(alike))
    return {
        numbers[i * (len(numbers) - 1) // max(1, min(share, len(numbers)) - 1)]
        for numbers in list(alike.values())[:MOST_SHOWN]
        for i in range(min(share, len(numbers)))
    }


def in_order(choices: Sequence[Choice]) -> list[int]:
    """The options as they are numbered: those that are listed first, then all others."""
    listed = some_of(choices)
    rest = (number for number in range(len(choices)) if number not in listed)
    return [*sorted(listed), *rest]


class Session:
    """One match, the people and bots in its seats, and what has been shown to whom."""

    def __init__(
        self,
        match: Match,
        translator: Translator,
        screen: Screen,
        people: tuple[int, ...],
        bots: Mapping[int, Bot],
        record: str = "",
    ) -> None:
        self.match = match
        self.say = translator.say
        self.translator = translator
        self.screen = screen
        self.people = people
        self.bots = bots
        self.record = record
        self.interactive = sys.stdin.isatty()
        self.log = history(match)
        # Up to which entry of the log each seat has read.
        self.read = dict.fromkeys(people, 0)
        self.at_keyboard = people[0] if len(people) == 1 else -1
        # Who was asked last, what, and after how many moves.
        self.last_asked = (-1, "", -1)
        # Who looked last, and what there was to see.
        self.last_seen: tuple[int, dict[str, Any]] = (-1, {})
        self.commands: dict[str, Callable[[int, str], None]] = {
            "undo": self.undo,
            "help": self.help,
            "rule": self.rule,
            "save": self.save,
            "log": self.show_log,
            "table": self.show_table,
            "list": self.list_options,
            "quit": self.quit,
        }

    @property
    def fair(self) -> bool:
        """Whether the dice are committed to, so that nobody may choose them by going back."""
        return self.match.header.chance[0] == "committed"

    def seat(self, seat: int) -> str:
        """What a seat is called."""
        return self.translator.seat(self.translator.look_at(self.match.state.table), seat)

    def tell(self, key: str, **data: object) -> None:
        """Print a message."""
        self.screen.print(escape(self.say(key, **data)))

    def input(self, prompt: str) -> str:
        """A line from the keyboard, or from what stands in for it; EOFError when there is none."""
        line = self.screen.input(prompt)
        if not self.interactive:
            self.screen.print(escape(line))
        return line.strip()

    # The course of the game

    def run(self) -> None:
        """Play until the game is over or nobody wants to go on."""
        seed = self.match.header.chance[1]
        if self.fair:
            self.tell("play-commitment", commitment=commitment_of(bytes.fromhex(seed)))
        else:
            self.tell("play-seed", seed=str(seed))
        self.tell("play-hint")
        if not self.people:
            self.show_events([entry.event for entry in self.log], None)
        try:
            while self.match.state.outcome() is None:
                self.step()
        except (Stopped, EOFError):
            self.tell("play-stopped")
            return
        self.finish()

    def step(self) -> None:
        """One move of anybody: what has a single answer first, then bots, then people."""
        forced = self.match.forced()
        if forced is not None:
            self.play(forced.seat, forced.action, True)
            return
        state = self.match.state
        for seat in state.to_move():
            if seat in self.bots:
                self.play(seat, self.chosen(seat), False)
                return
            if state.is_idle(seat):
                self.play(seat, PASS, False)
                return
        self.ask(state.to_move()[0])

    def chosen(self, seat: int) -> Action:
        """What a bot chooses. If a program did not, everybody is told."""
        bot = self.bots[seat]
        action = bot.choose(self.match.sight(seat))
        if isinstance(bot, LineBot) and bot.forfeits:
            self.tell(
                "play-forfeited",
                seat=self.seat(seat),
                reason=self.say(f"forfeit-{bot.forfeits.pop()}"),
            )
        return action

    def play(self, seat: int, action: Action, forced: bool) -> None:
        """Play an action and note what happens."""
        events = self.match.play(seat, action, forced)
        self.log += [Logged(len(self.match.moves), event) for event in events]
        if not self.people:
            self.show_events(events, None)

    def finish(self) -> None:
        """The end: what happened last, the table, the winners, and the seed of fair dice."""
        watcher = self.people[0] if len(self.people) == 1 else None
        if watcher is not None:
            self.show_news(watcher)
        self.show_table(watcher)
        state = self.match.state
        outcome = state.outcome()
        if outcome is None:
            return
        scores = Table(show_header=False, box=None)
        for seat, score in enumerate(outcome.scores):
            scores.add_row(escape(self.seat(seat)), str(score))
        self.screen.print(scores)
        self.screen.print(f"[bold]{escape(standing(state, self.translator))}[/]")
        if self.fair:
            self.tell("play-seed-revealed", seed=self.match.header.chance[1])
        if self.record:
            self.write(self.record)

    # Asking a person

    def ask(self, seat: int) -> None:
        """Show a person what there is to see and let them answer until they have moved."""
        self.hand_over(seat)
        count = len(self.match.moves)
        kind = self.match.state.table.flow.kind
        # A choice made in several steps is not interrupted by the whole table every time, nor is
        # a table shown again on which nothing has changed.
        view = self.match.state.view(seat)
        del view["awaiting"]
        if self.last_asked != (seat, kind, count - 1) and self.last_seen != (seat, view):
            self.show_table(seat)
        self.last_seen = (seat, view)
        self.show_news(seat)
        self.show_decision(seat)
        while len(self.match.moves) == count:
            line = self.input("> ")
            if line:
                self.answer(seat, line)
        self.last_asked = (seat, kind, count)

    def hand_over(self, seat: int) -> None:
        """Between people the screen is cleared, so that nobody sees another's hand."""
        if seat == self.at_keyboard:
            self.screen.print(Rule())
            return
        self.at_keyboard = seat
        self.screen.wipe()
        self.tell("play-pass-keyboard", seat=self.seat(seat))
        if self.interactive:
            self.input("")
            self.screen.wipe()

    def answer(self, seat: int, line: str) -> None:
        """A number, a command, or the text form of an action."""
        word, _, rest = line.partition(" ")
        if word in self.commands:
            self.commands[word](seat, rest.strip())
            return
        try:
            action = self.understood(seat, line)
            self.warn(seat, action)
            self.play(seat, action, False)
        except Illegal as refusal:
            self.explain(refusal)
        except BadInput as complaint:
            self.screen.print(escape(self.translator.complaint(complaint)))

    def understood(self, seat: int, line: str) -> Action:
        """The action that a line stands for."""
        if not (line.isascii() and line.isdigit()):
            return self.match.game.read(as_meant(self.match.game, line))
        legal = self.match.state.legal(seat)
        number = int(line[:9])
        if not 1 <= number <= len(legal):
            raise BadInput("no-such-option", number=number, high=len(legal))
        order = in_order([self.match.state.choice(action) for action in legal])
        return legal[order[number - 1]]

    def warn(self, seat: int, action: Action) -> None:
        """Say what may be a slip; whoever did not mean it can undo it."""
        seats = self.translator.look_at(self.match.state.table)
        for warning in self.match.state.preview(seat, action).get("warnings", ()):
            text = escape(self.translator.warning(warning, seats))
            self.screen.print(f"[yellow]{text}[/]  ({warning['rule']})")

    def explain(self, refusal: Illegal) -> None:
        """Why not, with the rule and its text; of several reasons each with its rule."""
        seats = self.translator.look_at(self.match.state.table)
        text = escape(self.translator.refusal(refusal, seats))
        if "reasons" in refusal.data:
            self.screen.print(f"[bold]{text}[/]")
            return
        self.screen.print(f"[bold]{text}[/]  ({refusal.rule})")
        try:
            self.print_rules(refusal.rule)
        except BadInput:
            return  # the kernel's own refusals and other packages' games have no rulebook here

    # What is shown

    def show_table(self, seat: int | None, _: str = "") -> None:
        """The table as the seat sees it."""
        self.screen.print(draw(self.match.state, seat, self.translator))

    def show_news(self, seat: int) -> None:
        """What happened since this person last looked."""
        news = [entry.event for entry in self.log[self.read[seat] :]]
        self.read[seat] = len(self.log)
        self.show_events(news[-LOG_LENGTH:], seat)

    def show_events(self, events: list[Event], seat: int | None) -> None:
        """Events, as far as the seat may know them."""
        game = self.match.game
        seats = self.translator.look_at(self.match.state.table)
        for event in events:
            told = game.describe(event, seat)
            if told is not None:
                self.screen.print(f"[dim]•[/] {escape(self.translator.event(told, seats))}")

    def show_decision(self, seat: int) -> None:
        """What is asked, and the options."""
        decision = self.match.state.decision(seat)
        if decision is None:
            return
        seats = self.translator.look_at(self.match.state.table)
        prompt = escape(self.translator.prompt(decision, seats))
        self.screen.print(f"\n[bold]{escape(self.seat(seat))}:[/] {prompt}")
        self.print_options(decision, "")

    def print_options(self, decision: Decision, word: str) -> None:
        """The options by number and by text form, or those that have a word in them."""
        seats = self.translator.look_at(self.match.state.table)
        table = Table(show_header=False, box=None, padding=(0, 2, 0, 0))
        choices = decision.choices
        shown = len(choices) if word else len(some_of(choices))
        for number, place in enumerate(in_order(choices)[:shown], 1):
            choice = choices[place]
            label = self.translator.choice(choice, seats)
            if word.lower() in f"{label} {choice.text}".lower():
                text = f"[dim]{escape(choice.text)}[/]"
                table.add_row(f"[bold]{number}[/]", escape(label), text)
        self.screen.print(table)
        if shown < len(choices):
            self.tell("play-more-options", count=len(choices) - shown)
        for verb in dict.fromkeys(choice.verb for choice in choices):
            key = f"{self.translator.slug}-type-{verb}"  # more may be typed than is listed
            if self.translator.has(key, "en"):
                self.screen.print(f"[dim]{escape(self.say(key))}[/]")

    # Commands

    def undo(self, seat: int, _: str) -> None:
        """Back to before the person's own last choice, with a warning if something was learned."""
        moves = self.match.moves
        own = [i for i, move in enumerate(moves) if move.seat == seat and not move.forced]
        if not own:
            self.tell("play-nothing-to-undo")
            return
        learned = self.learned_since(seat, own[-1])
        if learned and self.fair:
            self.tell("play-no-undo")
            return
        self.match.go_to(own[-1])
        self.log = [entry for entry in self.log if entry.moves <= own[-1]]
        self.read = {person: min(read, len(self.log)) for person, read in self.read.items()}
        self.tell("play-undone-learned" if learned else "play-undone")

    def learned_since(self, seat: int, count: int) -> bool:
        """Whether dice, secrets or others' choices have come to light since that many moves."""
        match = self.match
        then = match.copy()
        then.go_to(count)
        if then.state.table.flow.chance.to_json() != match.state.table.flow.chance.to_json():
            return True
        if any(move.seat != seat for move in match.moves[count:]):
            return True
        return any(entry.moves > count and seat in entry.event.seats for entry in self.log)

    def help(self, seat: int, _: str) -> None:
        """The commands, and the question again."""
        for name in self.commands:
            self.tell(f"play-help-{name}")
        self.tell("play-help-answers")
        self.show_decision(seat)

    def rule(self, seat: int, rest: str) -> None:
        """The text of a rule."""
        try:
            self.print_rules(rest)
        except BadInput as complaint:
            self.screen.print(escape(self.translator.complaint(complaint)))

    def print_rules(self, rule_id: str) -> None:
        for rule in load_rulebook(self.match.game.slug).find(rule_id):
            for part in rendered(rule):
                self.screen.print(part)

    def save(self, seat: int, rest: str) -> None:
        """The game so far as a record; `play --load` goes on with it."""
        if not rest:
            self.tell("play-save-where")
            return
        self.write(rest)
        if self.fair:
            self.tell("play-saved-secret")

    def write(self, file: str) -> None:
        try:
            Path(file).write_text(write_record(self.match), "utf-8")
        except OSError as error:
            self.tell("cli-file-error", file=file, reason=file_trouble(error))
            return
        self.tell("play-saved", file=file)

    def show_log(self, seat: int, _: str) -> None:
        """What happened so far."""
        self.show_events([entry.event for entry in self.log], seat)

    def list_options(self, seat: int, rest: str) -> None:
        """The options that have a word in them."""
        decision = self.match.state.decision(seat)
        if decision is not None:
            self.print_options(decision, rest)

    def quit(self, seat: int, _: str) -> None:
        """Stop playing."""
        raise Stopped
