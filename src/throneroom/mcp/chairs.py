"""Where an assistant sits: at a game of this process with bots, or at a table of a server. Either
way it sees what its seat sees, and no more."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from throneroom.bots import Bot, LineBot
from throneroom.kernel import (
    Alias,
    BadInput,
    Choice,
    Decision,
    Game,
    Illegal,
    Match,
    load,
)
from throneroom.kernel.windows import PASS
from throneroom.remote import RemoteSeat, ServerRefused

PATIENCE = 20.0
"""Seconds for which an assistant waits before it is told that others are still thinking."""


class Picture(NamedTuple):
    """What a seat sees now, and what is asked of it."""

    view: Mapping[str, Any]
    seat_names: Sequence[str]
    aliases: Mapping[str, Mapping[str, Alias]]
    decision: Decision | None
    outcome: Mapping[str, Any] | None


class Chair(Protocol):
    """A seat at some table."""

    game: Game
    seat: int

    def wait(self) -> Picture | None:
        """Where the game stands when something is asked of the seat, or it is over, or nothing has
        been for a while; None as long as it has not begun."""

    def news(self) -> list[Mapping[str, Any]]:
        """What has happened since this was last asked, as far as the seat may know."""

    def act(self, action: str) -> None:
        """Play an action; `Illegal` or `BadInput` if it may not be."""

    def say(self, text: str, to: int | None) -> bool:
        """Say something, to everybody or to a seat; whether there is anybody to hear it."""

    def heard(self) -> list[Mapping[str, Any]]:
        """What others have said since this was last asked."""

    def close(self) -> None:
        """Leave."""


class LocalChair:
    """A game with bots in this process."""

    def __init__(self, match: Match, seat: int, bots: Mapping[int, Bot]) -> None:
        self.game = match.game
        self.seat = match.state.check_seat(seat)
        self.match = match
        self.bots = bots
        self._told = 0

    def wait(self) -> Picture:
        match = self.match
        while match.state.outcome() is None:
            forced = match.forced()
            if forced is not None:
                match.play(forced.seat, forced.action, True)
                continue
            state = match.state
            others = [seat for seat in state.to_move() if seat != self.seat]
            if others:
                match.play(others[0], self.bots[others[0]].choose(match.sight(others[0])))
            elif state.is_idle(self.seat):
                match.play(self.seat, PASS)
            else:
                break
        state = match.state
        outcome = state.outcome()
        return Picture(
            state.view(self.seat),
            self.game.seat_names(state.table),
            self.game.aliases(state.table) if self.game.aliases else {},
            state.decision(self.seat),
            None if outcome is None else outcome.to_json(),
        )

    def news(self) -> list[Mapping[str, Any]]:
        fresh, self._told = self.match.log[self._told :], len(self.match.log)
        told = (self.game.describe(event, self.seat) for event in fresh)
        return [event for event in told if event is not None]

    def act(self, action: str) -> None:
        self.match.play(self.seat, self.game.read(action))

    def say(self, text: str, to: int | None) -> bool:
        return False

    def heard(self) -> list[Mapping[str, Any]]:
        return []

    def close(self) -> None:
        for bot in self.bots.values():
            if isinstance(bot, LineBot):
                bot.close()


class RemoteChair:
    """A table of a server, where others sit."""

    def __init__(self, remote: RemoteSeat) -> None:
        self.game = load(remote.table["game"])
        self.seat = remote.seat
        self.remote = remote

    def wait(self) -> Picture | None:
        remote = self.remote
        remote.wait(lambda: remote.decision is not None or remote.outcome is not None, PATIENCE)
        state = remote.state
        if state is None:
            return None
        aliases = {
            kind: {id_: Alias(a[0], a[1], a[2], tuple(a[3])) for id_, a in named.items()}
            for kind, named in state["aliases"].items()
        }
        decision = remote.decision
        return Picture(
            state["view"],
            state["seat_names"],
            aliases,
            None if decision is None else self._decision(decision),
            state["outcome"],
        )

    def _decision(self, told: Mapping[str, Any]) -> Decision:
        choices = [
            Choice(c["text"], c["verb"], c["args"], tuple(c["targets"])) for c in told["choices"]
        ]
        context, offer = told["context"], told["offer"]
        return Decision(self.seat, told["kind"], context, choices, told["may_take_back"], offer)

    def news(self) -> list[Mapping[str, Any]]:
        fresh: list[Mapping[str, Any]] = list(self.remote.events)
        self.remote.events = []
        return fresh

    def act(self, action: str) -> None:
        decision = self.remote.decision
        token = "" if decision is None else decision["token"]
        answer = self.remote.ask("act", token=token, action=action)
        if answer["t"] == "stale":
            raise Illegal("K2", "not-awaited", seat=self.seat)
        if answer["t"] == "refused":
            raise _refusal(answer["error"])
        # The picture that the answer leads to is on its way.
        self.remote.wait(
            lambda: (
                self.remote.outcome is not None
                or self.remote.decision is None
                or self.remote.decision["token"] != token
            ),
            PATIENCE,
        )

    def say(self, text: str, to: int | None) -> bool:
        body: dict[str, Any] = {"text": text} if to is None else {"text": text, "to": to}
        answer = self.remote.ask("chat", **body)
        if answer["t"] == "refused":
            raise _refusal(answer["error"])
        return True

    def heard(self) -> list[Mapping[str, Any]]:
        fresh: list[Mapping[str, Any]] = list(self.remote.talk)
        self.remote.talk = []
        return fresh

    def close(self) -> None:
        self.remote.close()


def _refusal(error: Mapping[str, Any]) -> Illegal | BadInput:
    """What a server has refused, as the library would say it."""
    kind, _, key = str(error["key"]).partition("-")
    if kind == "illegal":
        return Illegal(error["rule"], key, **error["data"])
    if kind == "bad" and key.startswith("input-"):
        return BadInput(key.removeprefix("input-"), **error["data"])
    return ServerRefused(str(error["key"]))
