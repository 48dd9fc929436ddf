"""Dark Wings, Dark Words: F29.1-F29.8. Common missions that come and go, and can be swapped."""

from typing import Final

from throneroom.games.ice_and_fire.board import seat_of_ncu, skip_zone, zone_is_due
from throneroom.games.ice_and_fire.content import MISSIONS
from throneroom.games.ice_and_fire.field import is_engaged
from throneroom.games.ice_and_fire.missions import THEIR_GROUND, destroyed, score_missions
from throneroom.games.ice_and_fire.modes.mode import Mode
from throneroom.games.ice_and_fire.preparation import put_bare_tokens
from throneroom.games.ice_and_fire.scoring import score_tokens
from throneroom.games.ice_and_fire.state import FIELD, Battle, seat_of
from throneroom.games.ice_and_fire.wounds import has_commander
from throneroom.kernel import Action, Illegal, Question

AT_A_TIME: Final = 2  # active, and in reserve
FIRST_CHANGE: Final = 3  # the round (F29.4)
COMMON: Final = 0  # where the discarded missions are kept


def prepare(t: Battle) -> None:  # F29.2, F29.3
    put_bare_tokens(t)
    deck = list(range(THEIR_GROUND))
    t.flow.chance.shuffle(deck)
    t.mission_deck = tuple(deck)
    for _ in range(AT_A_TIME):
        mission = draw(t)
        t.open_missions += (mission,)
        t.flow.emit("mission_active", mission)
    for _ in range(AT_A_TIME):
        _refill(t)


def draw(t: Battle) -> int:
    """The next card of the common deck; an empty one is rebuilt from the discarded (F29.4)."""
    if not t.mission_deck:
        deck = sorted(t.shown[COMMON])
        t.flow.chance.shuffle(deck)
        t.mission_deck = tuple(deck)
        t.shown = ((), *t.shown[1:])
    mission, *rest = t.mission_deck
    t.mission_deck = tuple(rest)
    return mission


def _discard(t: Battle, mission: int) -> None:
    t.shown = ((*t.shown[COMMON], mission), *t.shown[1:])


def _refill(t: Battle) -> None:
    mission = draw(t)
    t.waiting_missions += (mission,)
    t.flow.emit("mission_waiting", mission)


def round_start(t: Battle) -> None:  # F29.4
    if t.round < FIRST_CHANGE:
        return
    for mission in t.open_missions:
        _discard(t, mission)
    t.open_missions = t.waiting_missions
    t.waiting_missions = ()
    for mission in t.open_missions:
        t.flow.emit("mission_active", mission)
    for _ in range(AT_A_TIME):
        _refill(t)


# Swapping missions: instead of the effect of a zone, or of an action of the Commander


def zone_claimed(t: Battle, ncu: int, zone: int) -> None:  # F29.5
    if zone_is_due(t):
        t.flow.ask("swap", (seat_of_ncu(ncu),), 1)


def unit_held(t: Battle, unit: int) -> None:  # F29.6
    if t.place[unit] == FIELD and has_commander(t, unit) and not is_engaged(t, unit):
        t.flow.ask("swap", (seat_of(unit),), 0)


def legal_swap(t: Battle, seat: int) -> list[Action]:
    found: list[Action] = [
        ("swap", old, new) for old in t.open_missions for new in t.waiting_missions
    ]
    found += [("renew", mission) for mission in t.waiting_missions]
    return [*found, ("decline",)]


def check_swap(t: Battle, seat: int, action: Action) -> None:
    if action not in legal_swap(t, seat):
        raise Illegal("F29.5", "ice_and_fire-no-such-swap")


def take_swap(t: Battle, seat: int, action: Action) -> None:  # F29.5, FR67
    (replaces,) = t.flow.args
    if action[0] == "decline":
        return
    if replaces:
        skip_zone(t)
    if action[0] == "swap":
        _, old, new = action
        _discard(t, old)
        t.open_missions = tuple(new if one == old else one for one in t.open_missions)
        t.waiting_missions = tuple(one for one in t.waiting_missions if one != new)
        t.flow.emit("swapped", seat, old, new)
    else:
        _discard(t, action[1])
        t.waiting_missions = tuple(one for one in t.waiting_missions if one != action[1])
        t.flow.emit("renewed", seat, action[1])
    _refill(t)


def score(t: Battle) -> None:  # F29.7, F29.8
    score_tokens(t)
    score_missions(t)


MODE: Final[Mode] = Mode(
    prepare=prepare,
    round_start=round_start,
    zone_claimed=zone_claimed,
    unit_held=unit_held,
    destroyed=destroyed,
    score=score,
)
QUESTIONS: Final = {
    "swap": Question(
        frozenset({"swap", "renew", "decline"}),
        legal_swap,
        check_swap,
        take_swap,
        context=lambda t, seat: {
            "missions": [MISSIONS.ids[mission] for mission in t.open_missions],
            "reserve": [MISSIONS.ids[mission] for mission in t.waiting_missions],
        },
    ),
}
