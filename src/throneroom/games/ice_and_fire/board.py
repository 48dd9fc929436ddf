"""The tactics board and what NCUs do there: F5, F15.

Where an NCU stands is all there is to control: one that is moved has the new zone without its
effect (F15.13), and one that leaves the board stays activated (F15.14).
"""

from typing import Any, Final

from throneroom.games.ice_and_fire.attack import melee_attack_of
from throneroom.games.ice_and_fire.cards import draw
from throneroom.games.ice_and_fire.conditions import clear, gain, lacking
from throneroom.games.ice_and_fire.content import COMBAT, CROWN, MANEUVER, TACTICS, WEALTH, ZONES
from throneroom.games.ice_and_fire.declare import ask_action
from throneroom.games.ice_and_fire.field import enemies_of, is_engaged, on_field, stands
from throneroom.games.ice_and_fire.frames import FIRST_NCU_HOLDER, NOTHING, Frame
from throneroom.games.ice_and_fire.hooks import hook
from throneroom.games.ice_and_fire.moments import ZONE_CLAIMED, ZONE_RESOLVED, ZONE_TARGET
from throneroom.games.ice_and_fire.morale import panic
from throneroom.games.ice_and_fire.names import CONDITIONS, MOST_NCUS, NCUS, UNITS
from throneroom.games.ice_and_fire.programs import start
from throneroom.games.ice_and_fire.queries import (
    BARRED,
    LAST_RESORT,
    NOT_ACTIVATED,
    ONLY_UNITS,
    mask,
    seat_answers,
)
from throneroom.games.ice_and_fire.retreat import can_retreat
from throneroom.games.ice_and_fire.shooting import can_shoot
from throneroom.games.ice_and_fire.state import (
    ASIDE,
    ATTACKS,
    AWAY,
    FIELD,
    MANEUVERS,
    RETREATS,
    Battle,
    is_friendly,
    seat_of,
)
from throneroom.games.ice_and_fire.strength import full_wounds
from throneroom.games.ice_and_fire.texts import ZONE_TEXT
from throneroom.games.ice_and_fire.travel import pieces_to_demolish
from throneroom.games.ice_and_fire.windows import ENEMY_ZONES, OWN_ZONES, announce
from throneroom.games.ice_and_fire.wounds import restore_wounds
from throneroom.kernel import Action, Illegal, Question, bits

PRINTED: Final = (CROWN, WEALTH, TACTICS, COMBAT, MANEUVER)
TACTICS_DRAW: Final = 2  # F15.7
CROWN_ROLL: Final = -1  # F15.5
WEALTH_WOUNDS: Final = 3  # F15.6
NO_TOKEN: Final = -1  # for zones that put none
# For the Wealth zone: a wound more, and no token is removed.
RATHER_A_WOUND: Final = -2


def seat_of_ncu(ncu: int) -> int:
    return ncu // MOST_NCUS


def empty_zones(t: Battle) -> list[int]:
    """The zones without an NCU (F15.2)."""
    zones = (*PRINTED, *t.muster.zones)  # F36.7
    return [zone for zone in zones if zone not in t.ncu_place]


def ncus_to_activate(t: Battle, seat: int) -> list[int]:
    """The NCUs that a seat may activate: none while all zones are taken (F2.17, F15.9)."""
    first = seat * MOST_NCUS
    waiting = [
        ncu
        for ncu in range(first, first + MOST_NCUS)
        if t.ncu_place[ncu] != AWAY
        and not t.ncu_done[ncu]
        and not mask(t, NOT_ACTIVATED, FIRST_NCU_HOLDER + ncu)
    ]
    if t.muster.special and t.lasting:
        waiting = _not_bound(t, seat, waiting)
    return waiting if waiting and empty_zones(t) else []


def must_lead(t: Battle, seat: int) -> bool:
    """Whether a seat must activate a Combat Unit, and can; that is so in its turn (F36.9)."""
    if not t.muster.special or not any(seat_answers(t, ONLY_UNITS, seat)):
        return False
    return _is_turn_of(t, seat) and bool(units_to_lead(t, seat))


def _is_turn_of(t: Battle, seat: int) -> bool:
    on = any(step[0] == "turn_over" for step in t.flow.agenda)
    return on and t.side[t.active] == t.side[seat]


def units_to_lead(t: Battle, seat: int) -> list[int]:
    """The units of a seat on the field that it may activate: not those that follow (F37.9)."""
    found = [unit for unit in on_field(t) if seat_of(unit) == seat and not t.activated[unit]]
    followers = t.muster.followers
    return [unit for unit in found if unit not in followers] if followers else found


def _not_bound(t: Battle, seat: int, waiting: list[int]) -> list[int]:
    """Those that nothing keeps from being activated now (F36.9, F36.10)."""
    if must_lead(t, seat):
        return []
    last = [ncu for ncu in waiting if mask(t, LAST_RESORT, FIRST_NCU_HOLDER + ncu)]
    return [ncu for ncu in waiting if ncu not in last] or ([] if units_to_lead(t, seat) else last)


# Claiming a zone


def activate_ncu(t: Battle, ncu: int) -> None:  # F15.15
    t.flow.push("end_ncu", ncu)
    t.flow.push("ask_claim", ncu)
    t.flow.emit("ncu_activated", ncu)
    announce(t, "ncu_activates", ncu)


def end_ncu(t: Battle, ncu: int) -> None:  # F5.3
    t.ncu_done[ncu] = 1


def ask_claim(t: Battle, ncu: int) -> None:  # F15.2
    if t.ncu_place[ncu] == ASIDE:
        t.flow.ask("claim", (seat_of_ncu(ncu),), ncu)


def legal_claim(t: Battle, seat: int) -> list[Action]:
    return [("hold",), *(("claim", zone) for zone in empty_zones(t))]


def check_claim(t: Battle, seat: int, action: Action) -> None:
    if action[0] == "claim" and action[1] not in empty_zones(t):
        raise Illegal("F15.2", "ice_and_fire-zone-taken", zone=ZONES.ids[action[1]])


def take_claim(t: Battle, seat: int, action: Action) -> None:
    if action[0] == "claim":
        claim_zone(t, t.flow.args[0], action[1])


def claim_zone(t: Battle, ncu: int, zone: int) -> None:  # F15.3, F15.4
    """The NCU claims a zone, with all that comes of it."""
    seat = seat_of_ncu(ncu)
    t.ncu_place[ncu] = zone
    t.flow.emit("claimed", ncu, zone)
    t.flow.push("zone_done", ncu, zone)
    t.flow.push("use_zone", seat, zone)
    hook(t, "zone_claimed", ncu, zone)
    t.flow.push("influence", seat, ncu)  # F15.15, FR64
    announce(t, ZONE_CLAIMED, ncu, number=zone)


def zone_is_due(t: Battle) -> bool:
    """Whether the effect of the claimed zone comes next; it can be replaced only once (F15.11)."""
    return bool(t.flow.agenda) and t.flow.agenda[-1][0] == "use_zone"


def skip_zone(t: Battle) -> None:
    """The effect of the zone that was claimed is replaced (F15.11)."""
    for i in range(len(t.flow.agenda) - 1, -1, -1):
        if t.flow.agenda[i][0] == "use_zone":
            del t.flow.agenda[i]
            return


def zone_done(t: Battle, ncu: int, zone: int) -> None:
    announce(t, ZONE_RESOLVED, ncu, number=zone)


# Activated by an effect, outside of turns


def legal_extra(t: Battle, seat: int) -> list[Action]:
    return [("hold",), *(("activate_ncu", ncu) for ncu in ncus_to_activate(t, seat))]


def check_extra(t: Battle, seat: int, action: Action) -> None:
    if action not in legal_extra(t, seat):
        raise Illegal("F2.7", "ice_and_fire-not-your-ncu", ncu=NCUS.ids[action[1]])


def take_extra(t: Battle, seat: int, action: Action) -> None:
    if action[0] == "activate_ncu":
        activate_ncu(t, action[1])


# What a zone does


def own_units(t: Battle, seat: int) -> list[int]:
    """The units on the battlefield that are friendly to a seat (F1.4, F32.8), and that its zones
    may target."""
    return [u for u in on_field(t) if is_friendly(t, u, seat) and not _is_barred(t, u, seat)]


def foes(t: Battle, seat: int) -> list[int]:
    """The enemies that the zones of a seat may target."""
    return [unit for unit in enemies_of(t, seat) if not _is_barred(t, unit, seat)]


def _is_barred(t: Battle, unit: int, seat: int) -> bool:
    """Whether a text keeps zones away from a unit (F37.7)."""
    bar = OWN_ZONES if is_friendly(t, unit, seat) else ENEMY_ZONES
    return bool(mask(t, BARRED, unit) & bar)


def use_zone(t: Battle, seat: int, zone: int) -> None:  # F15.3, F15.10
    if zone in ZONE_TEXT:  # F36.7
        text = ZONE_TEXT[zone]
        start(t, text, Frame(text.number, NOTHING, seat, NOTHING))
    elif zone == TACTICS:
        t.flow.push("tactics_token", seat)
        draw(t, seat, TACTICS_DRAW)
    elif foes(t, seat) if zone == CROWN else own_units(t, seat):
        t.flow.ask("choose", (seat,), zone)


def tactics_token(t: Battle, seat: int) -> None:  # F15.7
    if foes(t, seat):
        t.flow.ask("afflict", (seat,))


def legal_choose(t: Battle, seat: int) -> list[Action]:
    """The units that get something out of it, or all if none does (FR96)."""
    (zone,) = t.flow.args
    if zone == CROWN:
        return [("choose", unit) for unit in foes(t, seat)]
    own = own_units(t, seat)
    return [("choose", unit) for unit in own if _profits(t, unit, zone)] or [
        ("choose", unit) for unit in own
    ]


def _profits(t: Battle, unit: int, zone: int) -> bool:
    if zone == WEALTH:
        return t.wounds[unit] < full_wounds(t.card[unit]) or t.conditions[unit] > 0
    if zone == MANEUVER:
        return not is_engaged(t, unit) or can_retreat(t, unit)
    if is_engaged(t, unit):
        return melee_attack_of(t.card[unit]) >= 0
    return can_shoot(t, unit) or bool(pieces_to_demolish(t, unit))


def check_choose(t: Battle, seat: int, action: Action) -> None:
    (zone,) = t.flow.args
    unit = action[1]
    wrong_side = is_friendly(t, unit, seat) == (zone == CROWN) if stands(t, unit) else True
    if wrong_side or _is_barred(t, unit, seat):
        rule = {CROWN: "F15.5", WEALTH: "F15.6"}.get(zone, "F15.8")
        raise Illegal(rule, "ice_and_fire-wrong-target", unit=UNITS.ids[unit])


def take_choose(t: Battle, seat: int, action: Action) -> None:
    (zone,) = t.flow.args
    t.flow.push("zone_effect", seat, zone, action[1], NO_TOKEN)
    t.flow.emit("chosen", seat, zone, action[1])
    announce(t, ZONE_TARGET, action[1], number=zone)


# Another target than the one that was chosen (Intercept Orders)


def retarget(t: Battle) -> None:
    """Whoever uses the zone must choose another unit, if there is one."""
    step = _next_effect(t)
    if step is not None:
        _, seat, zone, first, _ = step
        if len(_could_choose(t, seat, zone)) > 1:
            t.flow.ask("retarget", (seat,), zone, first)


def _next_effect(t: Battle) -> tuple[Any, ...] | None:
    return next((step for step in reversed(t.flow.agenda) if step[0] == "zone_effect"), None)


def _could_choose(t: Battle, seat: int, zone: int) -> list[int]:
    return foes(t, seat) if zone in (CROWN, TACTICS) else own_units(t, seat)


def zone_target(t: Battle) -> int:
    """The unit that the effect of a zone is about to work on, or -1."""
    step = _next_effect(t)
    return -1 if step is None else int(step[3])


def zone_user(t: Battle) -> int:
    """The seat whose zone is about to work, or -1."""
    step = _next_effect(t)
    return -1 if step is None else int(step[1])


def is_using_claim(t: Battle, ncu: int, zone: int) -> bool:
    """Whether the zone that is about to work is the one that an NCU has just claimed, and works for
    its player: others may use it as well (Mind Games)."""
    return zone_user(t) == ncu // MOST_NCUS and ("zone_done", ncu, zone) in t.flow.agenda


def rather_a_wound(t: Battle, seat: int) -> None:
    """The Wealth zone that a seat uses restores 1 wound more instead of removing a token."""
    agenda = t.flow.agenda
    for i in range(len(agenda) - 1, -1, -1):
        if agenda[i][:3] == ("zone_effect", seat, WEALTH):
            agenda[i] = (*agenda[i][:4], RATHER_A_WOUND)
            return


def legal_retarget(t: Battle, seat: int) -> list[Action]:
    zone, first = t.flow.args
    return [("choose", unit) for unit in _could_choose(t, seat, zone) if unit != first]


def check_retarget(t: Battle, seat: int, action: Action) -> None:
    if action not in legal_retarget(t, seat):
        raise Illegal("F15.10", "ice_and_fire-wrong-target", unit=UNITS.ids[action[1]])


def take_retarget(t: Battle, seat: int, action: Action) -> None:
    zone, _ = t.flow.args
    agenda = t.flow.agenda
    for i in range(len(agenda) - 1, -1, -1):
        if agenda[i][0] == "zone_effect":
            agenda[i] = (*agenda[i][:3], action[1], agenda[i][4])
            break
    t.flow.emit("chosen", seat, zone, action[1])
    announce(t, ZONE_TARGET, action[1], number=zone)  # F14.17: it is targeted as well


def zone_effect(t: Battle, seat: int, zone: int, unit: int, token: int) -> None:
    if t.place[unit] != FIELD:
        return
    if zone == TACTICS:  # another target may have the token that was meant for the first
        lacks = lacking(t, unit)
        if lacks:
            gain(t, unit, token if token in lacks else lacks[0])
        return
    if zone == CROWN:
        panic(t, unit, seat, CROWN_ROLL)  # F15.5
    elif zone == WEALTH:
        held = bits(t.conditions[unit]) if token == NO_TOKEN else []
        if len(held) > 1:
            t.flow.ask("clear", (seat,), unit)
        elif held:
            clear(t, unit, held[0])
        restore_wounds(t, unit, WEALTH_WOUNDS + (token == RATHER_A_WOUND))  # F15.6
    else:
        kinds = ATTACKS if zone == COMBAT else MANEUVERS | RETREATS  # F15.8
        ask_action(t, unit, kinds)


def legal_clear(t: Battle, seat: int) -> list[Action]:
    return [("clear", condition) for condition in bits(t.conditions[t.flow.args[0]])]


def check_clear(t: Battle, seat: int, action: Action) -> None:
    if action not in legal_clear(t, seat):
        raise Illegal("F15.6", "ice_and_fire-no-such-token", condition=CONDITIONS.ids[action[1]])


def take_clear(t: Battle, seat: int, action: Action) -> None:
    clear(t, t.flow.args[0], action[1])


def legal_afflict(t: Battle, seat: int) -> list[Action]:
    """The tokens that can be put on enemies; any of them if none can be put on anybody."""
    enemies = foes(t, seat)
    return [("afflict", unit, kind) for unit in enemies for kind in lacking(t, unit)] or [
        ("afflict", unit, 0) for unit in enemies
    ]


def check_afflict(t: Battle, seat: int, action: Action) -> None:  # F15.7, F13.10
    _, unit, condition = action
    if not stands(t, unit) or is_friendly(t, unit, seat) or _is_barred(t, unit, seat):
        raise Illegal("F15.7", "ice_and_fire-wrong-target", unit=UNITS.ids[unit])
    if condition not in lacking(t, unit) and lacking(t, unit):
        raise Illegal("F13.10", "ice_and_fire-has-token", condition=CONDITIONS.ids[condition])


def take_afflict(t: Battle, seat: int, action: Action) -> None:
    _, unit, condition = action
    t.flow.push("zone_effect", seat, TACTICS, unit, condition)
    announce(t, ZONE_TARGET, unit, number=TACTICS)


STEPS: Final = {
    "end_ncu": end_ncu,
    "ask_claim": ask_claim,
    "use_zone": use_zone,
    "tactics_token": tactics_token,
    "zone_done": zone_done,
    "zone_effect": zone_effect,
}
QUESTIONS: Final = {
    "extra_ncu": Question(
        frozenset({"activate_ncu", "hold"}), legal_extra, check_extra, take_extra
    ),
    "retarget": Question(
        frozenset({"choose"}),
        legal_retarget,
        check_retarget,
        take_retarget,
        context=lambda t, seat: {"zone": ZONES.ids[t.flow.args[0]]},
    ),
    "claim": Question(
        frozenset({"claim", "hold"}),
        legal_claim,
        check_claim,
        take_claim,
        context=lambda t, seat: {"ncu": NCUS.ids[t.flow.args[0]]},
    ),
    "choose": Question(
        frozenset({"choose"}),
        legal_choose,
        check_choose,
        take_choose,
        always=True,
        context=lambda t, seat: {"zone": ZONES.ids[t.flow.args[0]]},
    ),
    "clear": Question(
        frozenset({"clear"}),
        legal_clear,
        check_clear,
        take_clear,
        context=lambda t, seat: {"unit": UNITS.ids[t.flow.args[0]]},
    ),
    "afflict": Question(frozenset({"afflict"}), legal_afflict, check_afflict, take_afflict),
}
