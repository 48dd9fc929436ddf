"""A program of the line protocol at a table of a server: what the server shows the seat is told to
it, and what it says is played."""

import random
import secrets
from dataclasses import dataclass, field
from typing import Any

from throneroom.bots.line import REFUSED, Forfeit, Program
from throneroom.remote.seat import RemoteSeat

DECISION = ("kind", "context", "choices", "may_take_back", "offer")


@dataclass(slots=True)
class Played:
    """How a game went: how often the program was asked, its forfeits by reason, and the end."""

    decisions: int = 0
    forfeits: list[str] = field(default_factory=list)
    outcome: dict[str, Any] | None = None


def play_program(seat: RemoteSeat, program: Program) -> Played:
    """Let a program play until the game is over."""
    played = Played()
    luck = random.Random(secrets.randbits(48))
    try:
        while seat.outcome is None:
            seat.wait(lambda: seat.outcome is not None or seat.decision is not None)
            if seat.outcome is None:
                _answer(seat, program, played, luck)
        played.outcome = seat.outcome
        assert seat.state is not None
        last = {"outcome": seat.outcome, "view": seat.state["view"], "events": seat.events}
        program.close(last)
    finally:
        program.close()
    return played


def _answer(seat: RemoteSeat, program: Program, played: Played, luck: random.Random) -> None:
    """Ask the program what is asked of its seat, and play that, or anything."""
    decision, state = seat.decision, seat.state
    assert decision is not None
    assert state is not None
    played.decisions += 1
    try:
        if not program.running:
            program.start(_about(seat))
        asked = {"seat": seat.seat, **{name: decision[name] for name in DECISION}}
        events, seat.events = seat.events, []
        left = state["clocks"].get(str(seat.seat), program.seconds)
        question = {"view": state["view"], "events": events, "decision": asked}
        text = program.decide(question, min(program.seconds, left))
        answer = seat.ask("act", token=decision["token"], action=text)
        if answer["t"] == "refused":
            error = answer["error"]
            raise Forfeit(REFUSED, f"{error['key']} ({error['rule']})")
    except Forfeit as forfeit:
        played.forfeits.append(forfeit.reason)
        instead = luck.choice(decision["choices"])["text"]
        answer = seat.ask("act", token=decision["token"], action=instead)
        program.forfeit(forfeit, instead)
    # The picture that the answer leads to is on its way.
    token = decision["token"]
    seat.wait(
        lambda: seat.outcome is not None or seat.decision is None or seat.decision["token"] != token
    )


def _about(seat: RemoteSeat) -> dict[str, Any]:
    """What a program is told of the game before it begins."""
    assert seat.state is not None
    return {
        "game": seat.table["game"],
        "rules": seat.table["rules"],
        "seat": seat.seat,
        "seats": len(seat.table["seats"]),
        "seat_names": seat.state["seat_names"],
        "options": seat.table["options"],
        "seed": secrets.randbits(48),
    }
