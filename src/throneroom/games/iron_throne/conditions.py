"""I18.5 Conditions of leader sheets and character cards. All of an ability's entries must hold."""

from collections.abc import Callable
from typing import Any, Final

from throneroom.games.iron_throne.content import ABILITIES, CARD_TYPES
from throneroom.games.iron_throne.influence import has_influence_on
from throneroom.games.iron_throne.sides import (
    fighters_of,
    has_lost,
    has_won,
    is_active,
    opposing_active,
    participates,
    supporters_of,
)
from throneroom.games.iron_throne.state import (
    ATTACKING,
    DEFENDING,
    NO_CARD,
    RESULTS,
    Table,
)

Context = tuple[int, ...]
Condition = Callable[[Table, int, Any, Context], bool]


def _role(t: Table, seat: int, role: str, ctx: Context) -> bool:
    return ROLES[role](t, seat)


def _anybody(t: Table, seat: int) -> bool:
    return True


def _attacks(t: Table, seat: int) -> bool:
    return seat == t.attacker


def _supports(t: Table, seat: int) -> bool:
    return participates(t, seat) and not is_active(t, seat)


def _took_part(t: Table, seat: int) -> bool:
    return bool(t.took_part >> seat & 1)


ROLES: Final[dict[str, Callable[[Table, int], bool]]] = {
    "any": _anybody,
    "attacker": _attacks,
    "active": is_active,
    "participant": participates,
    "supporter": _supports,
    "participated_this_turn": _took_part,
}


def _result(t: Table, seat: int, result: str, ctx: Context) -> bool:
    return RESULTS[t.result] == result


def _side(t: Table, seat: int, how: str, ctx: Context) -> bool:
    return has_won(t, seat) if how == "won" else has_lost(t, seat)


def _sheet_min(t: Table, seat: int, least: int, ctx: Context) -> bool:
    return t.sheet[seat] >= least


def _hand_min(t: Table, seat: int, least: int, ctx: Context) -> bool:
    return len(t.hand[seat]) >= least


def _hand_below(t: Table, seat: int, limit: int, ctx: Context) -> bool:
    return len(t.hand[seat]) < limit


def _own_supporters(t: Table, seat: int, limits: dict[str, int], ctx: Context) -> bool:
    return _within(len(supporters_of(t, t.side[seat])), limits)


def _opposing_supporters(t: Table, seat: int, limits: dict[str, int], ctx: Context) -> bool:
    return _within(len(supporters_of(t, ATTACKING + DEFENDING - t.side[seat])), limits)


def _other_own_supporters(t: Table, seat: int, limits: dict[str, int], ctx: Context) -> bool:
    return _within(sum(s != seat for s in supporters_of(t, t.side[seat])), limits)


def _within(count: int, limits: dict[str, int]) -> bool:
    return limits.get("min", 0) <= count <= limits.get("max", 99)


def _influence_on(t: Table, seat: int, whom: str, ctx: Context) -> bool:
    return has_influence_on(t, seat, ctx[0])


def _offer_by(t: Table, seat: int, whom: str, ctx: Context) -> bool:
    return t.offer_by == seat


def _offer_to(t: Table, seat: int, whom: str, ctx: Context) -> bool:
    return t.offer_by >= 0 and t.offer_side == t.side[opposing_active(t, seat)]


def _handled(t: Table, seat: int, how: str, ctx: Context) -> bool:
    return (how == "torture") == bool(ctx[2])


def _handled_by(t: Table, seat: int, whom: str, ctx: Context) -> bool:
    return ctx[0] == seat


def _other_character_min(t: Table, seat: int, least: int, ctx: Context) -> bool:
    first = t.house[seat] * 5
    return any(
        t.power[character] >= least
        for character in range(first, first + 5)
        if character != t.fighter[seat]
    )


def _other_living_character(t: Table, seat: int, wanted: bool, ctx: Context) -> bool:
    return _other_character_min(t, seat, 1, ctx)


def _own_participating_min(t: Table, seat: int, least: int, ctx: Context) -> bool:
    return t.fighter[seat] >= 0 and t.power[t.fighter[seat]] >= least


def _own_revealed(t: Table, seat: int, kind: str, ctx: Context) -> bool:  # IR62
    return t.encounter_card[seat] != NO_CARD and CARD_TYPES[t.card_type[seat]] == kind


def _any_revealed(t: Table, seat: int, kind: str, ctx: Context) -> bool:
    return _own_revealed(t, t.attacker, kind, ctx) or _own_revealed(t, t.defender, kind, ctx)


def _opposing_card_face_down(t: Table, seat: int, wanted: bool, ctx: Context) -> bool:
    other = opposing_active(t, seat)
    return t.encounter_card[other] >= 0 and not t.face_up >> other & 1


def _opposing_active_hand_min(t: Table, seat: int, least: int, ctx: Context) -> bool:
    return len(t.hand[opposing_active(t, seat)]) >= least


def _hostage_taken_by(t: Table, seat: int, whom: str, ctx: Context) -> bool:
    return ctx[0] == seat


def _hostage_in_area(t: Table, seat: int, wanted: bool, ctx: Context) -> bool:
    return ctx[1] in t.hostages[seat]


def _other_player_holds_hostage(t: Table, seat: int, wanted: bool, ctx: Context) -> bool:
    return any(held for other, held in enumerate(t.hostages) if other != seat)


def _other_participating_character(t: Table, seat: int, wanted: bool, ctx: Context) -> bool:
    both = fighters_of(t, ATTACKING) + fighters_of(t, DEFENDING)
    return any(character != t.fighter[seat] for character in both)


CONDITIONS: Final[dict[str, Condition]] = {
    "role": _role,
    "result": _result,
    "side": _side,
    "sheet_min": _sheet_min,
    "hand_min": _hand_min,
    "hand_below": _hand_below,
    "own_supporters": _own_supporters,
    "opposing_supporters": _opposing_supporters,
    "other_own_supporters": _other_own_supporters,
    "influence_on": _influence_on,
    "offer_by": _offer_by,
    "offer_to": _offer_to,
    "handled": _handled,
    "handled_by": _handled_by,
    "other_character_min": _other_character_min,
    "other_living_character": _other_living_character,
    "own_participating_min": _own_participating_min,
    "own_revealed": _own_revealed,
    "any_revealed": _any_revealed,
    "opposing_card_face_down": _opposing_card_face_down,
    "opposing_active_hand_min": _opposing_active_hand_min,
    "hostage_taken_by": _hostage_taken_by,
    "hostage_in_area": _hostage_in_area,
    "other_player_holds_hostage": _other_player_holds_hostage,
    "other_participating_character": _other_participating_character,
}


# For each ability its conditions, with what they ask for.
_CHECKS: Final = tuple(
    tuple((CONDITIONS[name], value) for name, value in ability.conditions) for ability in ABILITIES
)


def holds(t: Table, seat: int, ability: int, ctx: Context) -> bool:
    """Whether every condition of an ability holds for the seat."""
    for condition, value in _CHECKS[ability]:  # noqa: SIM110 - asked in every window
        if not condition(t, seat, value, ctx):
            return False
    return True
