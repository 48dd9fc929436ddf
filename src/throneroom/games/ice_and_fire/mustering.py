"""Choosing armies, each player in secret: F17.1, F17.18, F34.22.

The action names the faction and its cards. Attachments stand behind the unit that they join; those
that will join enemies (F17.16) stand before the first unit.
"""

from functools import cache
from typing import Final

from throneroom.games.ice_and_fire.army import Army, Squad, activations, deck_of, starters
from throneroom.games.ice_and_fire.army_random import random_army
from throneroom.games.ice_and_fire.army_rules import check_team
from throneroom.games.ice_and_fire.army_text import read_line, write_line
from throneroom.games.ice_and_fire.builder import all_refusals
from throneroom.games.ice_and_fire.content import CARDS, FACTIONS
from throneroom.games.ice_and_fire.content_status import refusals, status_of
from throneroom.games.ice_and_fire.counters import deal_counters
from throneroom.games.ice_and_fire.muster import enlist
from throneroom.games.ice_and_fire.names import MOST_NCUS, MOST_UNITS, is_ncu, is_unit
from throneroom.games.ice_and_fire.sending import plan_sending
from throneroom.games.ice_and_fire.state import ASIDE, BESIDE, Battle
from throneroom.games.ice_and_fire.strength import full_wounds
from throneroom.kernel import Action, FastChance, Illegal, Param, Question, Verb
from throneroom.kernel.errors import reasons_of

PASSES: Final = 2


# An army as an action


def action_of(army: Army) -> Action:
    squads = [card for squad in army.squads for card in (squad.unit, *squad.attachments)]
    return ("army", army.faction, (*army.sent, *squads, *army.ncus))


def army_of(action: Action, limit: int) -> Army:
    _, faction, cards = action
    squads: list[Squad] = []
    ncus: list[int] = []
    sent: list[int] = []
    for card in cards:
        if is_unit(card):
            squads.append(Squad(card))
        elif is_ncu(card):
            ncus.append(card)
        elif squads:
            last = squads[-1]
            squads[-1] = Squad(last.unit, (*last.attachments, card))
        else:
            sent.append(card)
    return Army(faction, limit, tuple(squads), tuple(ncus), tuple(sent))


def _write(action: Action) -> str:
    return f"army {write_line(army_of(action, 0))}"


def _read(text: str) -> Action:
    return action_of(read_line(text, 0))


VERB: Final = Verb((Param("faction", FACTIONS), Param("cards", CARDS, many=True)), _write, _read, 0)


# The question


def muster(t: Battle, seats: tuple[int, ...]) -> None:
    """Everybody chooses, without knowing what the others choose."""
    t.flow.push("compare")
    t.flow.ask("muster", seats)


def compare(t: Battle) -> None:
    """A hero may be in a team only once (F32.2): whoever brings one again chooses again, knowing
    the armies of the team. Then all of them come."""
    for seat in range(len(t.points)):
        if check_team([*_mates(t, seat), army_at(t, seat)]):
            t.armies[seat] = ()
            t.flow.push("muster", (seat,))
            return
    armies = [army_at(t, seat) for seat in range(len(t.points))]
    t.armies = [()] * len(armies)
    for seat, army in enumerate(armies):
        join(t, seat, army)
    gather(t, armies)


def _mates(t: Battle, seat: int) -> list[Army]:
    """The armies of the same side that have been chosen by those before."""
    before = (mate for mate in range(seat) if t.side[mate] == t.side[seat])
    return [army_at(t, mate) for mate in before if t.armies[mate]]


def army_at(t: Battle, seat: int) -> Army:
    """The army that a seat has chosen."""
    faction, *cards = t.armies[seat]
    return army_of(("army", faction, tuple(cards)), t.limit)


def legal_muster(t: Battle, seat: int) -> list[Action]:
    """The ready-made armies of the points limit, of factions that can be played; where none of them
    will do, an army that is drawn for each such faction."""
    mates = _mates(t, seat)
    ready = [starter.army for starter in starters() if starter.army.limit == t.limit]
    fitting = [army for army in ready if not refusals(army) and not check_team([*mates, army])]
    if not fitting:
        fitting = [drawn(faction, t.limit, tuple(mates)) for faction in complete_factions()]
    return [action_of(army) for army in fitting]


@cache
def drawn(faction: int, limit: int, mates: tuple[Army, ...]) -> Army:
    """The army that is offered where none is ready-made: always the same one."""
    return random_army(faction, limit, FastChance(limit), mates)


def complete_factions() -> list[int]:
    """The factions of which all texts are there."""
    return [faction for faction in range(len(FACTIONS.ids)) if status_of(faction).is_complete()]


def check_muster(t: Battle, seat: int, action: Action) -> None:
    wrong = all_refusals(army_of(action, t.limit), _mates(t, seat))
    if len(wrong) == 1:
        raise wrong[0]
    if wrong:
        reasons = reasons_of(wrong)
        raise Illegal(wrong[0].rule, "ice_and_fire-army-refused", reasons=reasons)


def take_muster(t: Battle, seat: int, action: Action) -> None:
    t.armies[seat] = (action[1], *action[2])


# The armies come


def join(t: Battle, seat: int, army: Army) -> None:
    """The units, NCUs and tactics deck of a seat."""
    for place, squad in enumerate(army.squads):
        unit = seat * MOST_UNITS + place
        join_unit(t, unit, squad.unit)
        t.parts[unit] = squad.attachments
    for place, card in enumerate(army.ncus):  # F19.11
        ncu = seat * MOST_NCUS + place
        t.ncu_card[ncu] = card
        t.ncu_place[ncu] = ASIDE
    t.deck[seat] = tuple(deck_of(army))
    plan_sending(t, seat, army.sent)


def join_unit(t: Battle, unit: int, card: int) -> None:
    """Give a seat a unit with all its models."""
    t.card[unit] = card
    t.wounds[unit] = full_wounds(card)
    t.place[unit] = BESIDE


def gather(t: Battle, armies: list[Army]) -> None:
    """When all armies are there: tokens on cards, decks and passes."""
    deal_counters(t)
    enlist(t, tuple(t.deck))
    for seat, cards in enumerate(t.deck):
        deck = list(cards)
        t.flow.chance.shuffle(deck)
        t.deck[seat] = tuple(deck)
    counts = [
        sum(activations(army) for other, army in enumerate(armies) if t.side[other] == side)
        for side in t.side
    ]  # F32.10
    t.passes = [PASSES if count < max(counts) else 0 for count in counts]  # F2.18, FR37


STEPS: Final = {"muster": muster, "compare": compare}
QUESTIONS: Final = {
    "muster": Question(
        frozenset({"army"}),
        legal_muster,
        check_muster,
        take_muster,
        always=True,
        sealed=True,
        context=lambda t, seat: {"limit": t.limit},
    )
}
