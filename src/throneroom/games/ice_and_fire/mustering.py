"""Choosing armies, each player in secret: F17.1, F17.18, F34.22.

The action names the faction and its cards. Attachments stand behind the unit that they join; those
that will join enemies (F17.16) stand before the first unit.
"""

from typing import Final

from throneroom.games.ice_and_fire.army import Army, Squad, activations, deck_of, starters
from throneroom.games.ice_and_fire.army_rules import check, check_team
from throneroom.games.ice_and_fire.army_text import read_line, write_line
from throneroom.games.ice_and_fire.cards import draw, refill
from throneroom.games.ice_and_fire.content import CARDS, FACTIONS
from throneroom.games.ice_and_fire.content_status import refusals, status_of
from throneroom.games.ice_and_fire.counters import deal_counters
from throneroom.games.ice_and_fire.muster import enlist
from throneroom.games.ice_and_fire.names import MOST_NCUS, MOST_UNITS, is_ncu, is_unit
from throneroom.games.ice_and_fire.state import ASIDE, AWAY, BESIDE, GONE, Battle
from throneroom.games.ice_and_fire.strength import full_wounds
from throneroom.kernel import Action, Illegal, Param, Question, Verb

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
    the armies of the team."""
    for seat in range(len(t.points)):
        if check_team([*_mates(t, seat), army_at(t, seat)]):
            _leave(t, seat)
            t.flow.push("muster", (seat,))
            return
    gather(t)


def _mates(t: Battle, seat: int) -> list[Army]:
    """The armies of the same side that have come before."""
    return [army_at(t, mate) for mate in range(seat) if t.side[mate] == t.side[seat]]


def army_at(t: Battle, seat: int) -> Army:
    """The cards that a seat has on the table."""
    units = range(seat * MOST_UNITS, (seat + 1) * MOST_UNITS)
    squads = (Squad(t.card[unit], t.parts[unit]) for unit in units if t.card[unit] >= 0)
    ncus = t.ncu_card[seat * MOST_NCUS : (seat + 1) * MOST_NCUS]
    sent = tuple(card for sender, card in t.sent if sender == seat)
    return Army(0, t.limit, tuple(squads), tuple(card for card in ncus if card >= 0), sent)


def _leave(t: Battle, seat: int) -> None:
    for unit in range(seat * MOST_UNITS, (seat + 1) * MOST_UNITS):
        t.card[unit], t.place[unit], t.parts[unit], t.wounds[unit] = -1, GONE, (), 0
    for ncu in range(seat * MOST_NCUS, (seat + 1) * MOST_NCUS):
        t.ncu_card[ncu], t.ncu_place[ncu] = -1, AWAY
    t.sent = [found for found in t.sent if found[0] != seat]
    t.deck[seat] = ()


def legal_muster(t: Battle, seat: int) -> list[Action]:
    """The ready-made armies of the points limit, of factions that can be played."""
    fitting = [starter.army for starter in starters() if starter.army.limit == t.limit]
    fitting = fitting or [starter.army for starter in starters()]
    ready = [
        army for army in fitting if may_be_played(army) and not check_team([*_mates(t, seat), army])
    ]
    return [action_of(army._replace(limit=t.limit)) for army in ready]


def may_be_played(army: Army) -> bool:
    """Whether all texts that an army needs are there. As long as those of no faction are, every
    army may be played."""
    return not refusals(army) or not any(
        status_of(faction).is_complete() for faction in range(len(FACTIONS.ids))
    )


def check_muster(t: Battle, seat: int, action: Action) -> None:
    army = army_of(action, t.limit)
    wrong = [*check(army), *check_team([*_mates(t, seat), army])]
    if not may_be_played(army):
        wrong += refusals(army)
    if len(wrong) == 1:
        raise wrong[0]
    if wrong:
        rules = list(dict.fromkeys(refusal.rule for refusal in wrong))
        raise Illegal(wrong[0].rule, "ice_and_fire-army-refused", number=len(wrong), rules=rules)


def take_muster(t: Battle, seat: int, action: Action) -> None:
    join(t, seat, army_of(action, t.limit))


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
    t.sent += [(seat, card) for card in army.sent]
    t.deck[seat] = tuple(deck_of(army))


def join_unit(t: Battle, unit: int, card: int) -> None:
    """Give a seat a unit with all its models."""
    t.card[unit] = card
    t.wounds[unit] = full_wounds(card)
    t.place[unit] = BESIDE


def gather(t: Battle) -> None:
    """When all armies are there: tokens on cards, decks, opening hands and passes."""
    deal_counters(t)
    enlist(t, tuple(t.deck))
    for seat, cards in enumerate(t.deck):
        deck = list(cards)
        t.flow.chance.shuffle(deck)
        t.deck[seat] = tuple(deck)
        draw(t, seat, refill(t, seat))  # F16.12
    armies = [army_at(t, seat) for seat in range(len(t.points))]
    counts = [
        sum(activations(army) for other, army in enumerate(armies) if t.side[other] == side)
        for side in t.side
    ]  # F32.10
    t.passes = [PASSES if count < max(counts) else 0 for count in counts]  # F2.18, FR37


STEPS: Final = {"muster": muster, "compare": compare}
QUESTIONS: Final = {
    "muster": Question(
        frozenset({"army"}), legal_muster, check_muster, take_muster, always=True, sealed=True
    )
}
