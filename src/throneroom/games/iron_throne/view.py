"""I21 Hidden and public information: what a seat, or a spectator, sees of the table."""

from functools import cache, lru_cache
from typing import Any, Final

from throneroom.games.iron_throne.content import (
    CARD_HOUSE,
    CARD_TYPES,
    CARDS,
    CHARACTERS,
    EVENTS_CARDS,
    HOUSES,
    SLOTS,
)
from throneroom.games.iron_throne.encounter import total
from throneroom.games.iron_throne.influence import TOKENS, spread
from throneroom.games.iron_throne.state import (
    ATTACKING,
    DEFENDING,
    HOSTILE,
    NO_RESULT,
    PHASES,
    RESULTS,
    SETTLEMENTS,
    SIDES,
    UNSETTLED,
    Table,
)
from throneroom.games.iron_throne.truce import MOST, possible
from throneroom.kernel import Within, put_within

BACK: Final = (-1,)
AT_HOME: Final = -1  # where a character is that is on no side
NO_EVENT_KNOWN: Final = [0] * len(EVENTS_CARDS.ids)


def seat_names(t: Table) -> tuple[str, ...]:
    """The houses; before they are dealt, the numbers of the seats."""
    return _seat_names(tuple(t.house))


@cache
def _seat_names(houses: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(
        HOUSES.ids[house] if house >= 0 else f"seat_{seat}" for seat, house in enumerate(houses)
    )


def view(t: Table, seat: int | None) -> dict[str, Any]:  # I21.1-I21.5
    """Everything public, and what this seat knows besides."""
    public = _public(t)
    return public if seat is None else put_within(public, seat_view(t, seat, public))


def _public(t: Table) -> dict[str, Any]:  # I21.1, I21.4
    """What everybody sees."""
    totals = _totals(t)
    return {
        "game": "iron_throne",
        "seat": None,
        "turn": t.turn,
        "turn_limit": t.options["turn_limit"],
        "goal": TOKENS,
        "phase": PHASES[t.phase],
        "attacker": t.attacker if t.turn else None,
        "defender": t.defender if t.defender >= 0 else None,
        "event": EVENTS_CARDS.ids[t.event] if t.event >= 0 else None,
        "event_deck": len(t.event_deck),
        "event_discard": [EVENTS_CARDS.ids[event] for event in t.event_discard],
        "events_known": [],
        "box": t.box,
        "result": RESULTS[t.result],
        "settled": SETTLEMENTS[t.settled],
        "totals": totals,
        "leading": _leading(totals),
        "support_offer": _support_offer(t),
        "truce": _truce(t),
        "players": [_player(t, who) for who in range(t.seats)],
    }


def seat_view(t: Table, seat: int, public: dict[str, Any]) -> dict[str, Any]:  # I21.2, I21.3, I21.5
    """What this seat knows, where everybody sees less."""
    players: dict[int, Within] = {}
    for who in range(t.seats):
        known = _own(t, who) if who == seat else _known_of(t, who, seat)
        if known:
            players[who] = Within(known)
    seen: dict[str, Any] = {"seat": seat, "players": Within(players)}
    if events := _known_events(t, seat):
        seen["events_known"] = events
    truce = public["truce"]
    if truce is not None and t.flow.awaited[0] == seat:
        seen["truce"] = {**truce, "draft": list(t.draft)}
    return seen


def _player(t: Table, who: int) -> dict[str, Any]:
    house = t.house[who]
    # Before the pieces are set out nobody is dead, and nothing is spread.
    influence = tuple(t.influence[who * t.seats : who * t.seats + t.seats])
    set_out = any(influence)
    return _seen_player(
        who,
        house,
        t.leader[who],
        t.fighter[who],
        t.sheet[who],
        _position(t, who),
        _powers(t, house),
        tuple(t.influence[who :: t.seats]),
        spread(t, who) if set_out else 0,
        set_out,
        len(t.hand[who]),
        len(t.deck[who]),
        tuple(t.discard[who]),
        tuple(sorted([HOUSES.ids[CARD_HOUSE[card]] for card in t.hostages[who]])),
        tuple(t.played[who]),
        t.side[who],
        _face(t, who),
        bool(t.no_rewards >> who & 1),
        bool(t.no_penalties >> who & 1),
        bool(t.withdrawn >> who & 1),
    )


@lru_cache(1024)  # after most moves most players are as they were, and need not be compared then
def _seen_player(
    who: int,
    house: int,
    leader: int,
    fighter: int,
    sheet: int,
    position: int,
    powers: tuple[int, ...],
    influence: tuple[int, ...],
    spread_out: int,
    set_out: bool,
    hand: int,
    deck: int,
    discard: tuple[int, ...],
    hostages: tuple[str, ...],
    played: tuple[int, ...],
    side: int,
    face: tuple[int, ...],
    no_rewards: bool,
    no_penalties: bool,
    withdrawn: bool,
) -> dict[str, Any]:
    """What everybody sees of a player."""
    return {
        "seat": who,
        "house": HOUSES.ids[house] if house >= 0 else None,
        "leader": CHARACTERS.ids[leader] if leader >= 0 else None,
        "leaders_drawn": None,
        "chosen": None,
        "sheet": sheet,
        "characters": _characters(house, leader, fighter, position, powers, set_out),
        "influence": list(influence),
        "spread": spread_out,
        "hand": hand,
        "cards": [],
        "deck": deck,
        "discard": [CARDS.ids[card] for card in discard],
        "hostages": [{"house": back, "card": None} for back in hostages],
        "played": [CARDS.ids[card] for card in played],
        "side": SIDES[side],
        "encounter_card": _seen_card(face),
        "no_rewards": no_rewards,
        "no_penalties": no_penalties,
        "withdrawn": withdrawn,
    }


def _face(t: Table, who: int) -> tuple[int, ...]:  # I22.3
    """What everybody sees of an encounter card: nothing where none is played, its back, its face,
    or once all are revealed its type and value, too."""
    card = t.encounter_card[who]
    if card < 0:
        return ()
    if not t.face_up >> who & 1:
        return BACK
    return (card, t.card_type[who], t.card_value[who]) if t.result > 0 else (card,)


def _seen_card(face: tuple[int, ...]) -> dict[str, Any] | None:
    if not face:
        return None
    revealed = len(face) > 1
    return {
        "face_up": face != BACK,
        "card": CARDS.ids[face[0]] if face != BACK else None,
        "type": CARD_TYPES[face[1]] if revealed else None,
        "value": face[2] if revealed else None,
    }


def _powers(t: Table, house: int) -> tuple[int, ...]:
    """The power of a house's characters."""
    return tuple(t.power[house * SLOTS : house * SLOTS + SLOTS]) if house >= 0 else ()


@lru_cache(1024)  # the characters of most players stay as they were
def _characters(
    house: int, leader: int, fighter: int, side: int, powers: tuple[int, ...], set_out: bool
) -> list[dict[str, Any]]:
    """A house's characters but for its leader, whose place is on the sheet."""
    return [
        _character(
            character, power, power > 0 or not set_out, side if fighter == character else AT_HOME
        )
        for character, power in enumerate(powers, house * SLOTS)
        if character != leader
    ]


@lru_cache(1024)
def _character(character: int, power: int, alive: bool, side: int) -> dict[str, Any]:
    return {
        "id": CHARACTERS.ids[character],
        "power": power,
        "alive": alive,
        "position": "home" if side == AT_HOME else SIDES[side],
    }


def _own(t: Table, seat: int) -> dict[str, Any]:  # I21.2
    """What a seat alone knows of itself."""
    known: dict[str, Any] = {
        "leaders_drawn": [CHARACTERS.ids[c] for c in t.sheets_drawn[seat]],
        "chosen": _sealed_choice(t, seat),
        "cards": [CARDS.ids[card] for card in t.hand[seat]],
    }
    if t.hostages[seat]:
        known["hostages"] = _hostages(t, seat, seat)
    if t.encounter_card[seat] >= 0:
        known["encounter_card"] = _encounter_card(t, seat, seat)
    return known


def _known_of(t: Table, who: int, seat: int) -> dict[str, Any]:  # I21.3, I21.5
    """What a seat knows of another player besides what everybody sees."""
    known: dict[str, Any] = {}
    seen = t.known
    cards = [CARDS.ids[card] for card in _in_hand(t, who, seat) if seen[card] >> seat & 1]
    if cards:
        known["cards"] = sorted(cards)
    if [card for card in t.hostages[who] if seen[card] >> seat & 1]:
        known["hostages"] = _hostages(t, who, seat)
    if t.encounter_card[who] >= 0 and t.peeked[who] >> seat & 1:
        known["encounter_card"] = _encounter_card(t, who, seat)
    return known


def _position(t: Table, who: int) -> int:  # I1.12
    """A character that has been offered stands in position before the offer is answered."""
    return t.offer_side if t.offer_by == who else t.side[who]


def _sealed_choice(t: Table, who: int) -> str | None:
    """The seat's own answer while others still think: a card or a leader."""
    if not t.flow.answers:
        return None
    for asked, answer in zip(t.flow.asked, t.flow.answers, strict=False):
        if asked == who and answer is not None:
            names = CHARACTERS if answer[0] == "leader" else CARDS
            return names.ids[answer[1]]
    return None


def _in_hand(t: Table, who: int, seat: int) -> list[int]:
    """Hand and face-down card: who has not seen that cannot tell in which of the two a card is."""
    hidden = t.encounter_card[who] >= 0 and not (t.face_up >> who | t.peeked[who] >> seat) & 1
    return [*t.hand[who], t.encounter_card[who]] if hidden else t.hand[who]


def _hostages(t: Table, who: int, seat: int) -> list[dict[str, Any]]:  # I11.8, I21.3
    """Faces for the holder and whoever knows the card, backs else."""
    held = [
        {
            "house": HOUSES.ids[CARD_HOUSE[card]],
            "card": CARDS.ids[card] if who == seat or t.known[card] >> seat & 1 else None,
        }
        for card in t.hostages[who]
    ]
    return sorted(held, key=lambda back: (back["house"], back["card"] or ""))


def _encounter_card(t: Table, who: int, seat: int) -> dict[str, Any] | None:  # I22.3
    """The card as its player sees it, or who has peeked at it."""
    face = _face(t, who)
    seen = _seen_card(face)
    if seen is not None and face == BACK and (who == seat or t.peeked[who] >> seat & 1):
        seen["card"] = CARDS.ids[t.encounter_card[who]]
    return seen


def _known_events(t: Table, seat: int) -> list[dict[str, Any]]:
    """Cards of the event deck whose place the seat has seen, counted from the top."""
    known = t.event_known
    if known == NO_EVENT_KNOWN:
        return []
    return [
        {"place": place, "event": EVENTS_CARDS.ids[event]}
        for place, event in enumerate(reversed(t.event_deck))
        if known[event] >> seat & 1
    ]


def _totals(t: Table) -> dict[str, Any] | None:  # I8.1, I8.5, I22.3
    """The running totals of both sides and what they are made of, as far as they are public; none
    once something else decides, or they have been compared."""
    if t.defender < 0 or t.settled != UNSETTLED or t.result not in (NO_RESULT, HOSTILE):
        return None
    return {SIDES[side]: _open_total(t, side) for side in (ATTACKING, DEFENDING)}


def _open_total(t: Table, side: int) -> dict[str, int]:
    active = t.attacker if side == ATTACKING else t.defender
    revealed = t.result > 0 and t.encounter_card[active] >= 0
    value = t.card_value[active]
    card = value if revealed else 0
    bonus = t.bonus[side]
    everything = total(t, side)
    return {
        "total": everything - value + card,
        "card": card,
        "power": everything - value - bonus,
        "modifiers": bonus,
    }


def _leading(totals: dict[str, Any] | None) -> str | None:  # I8.3
    """The side with the higher total, if one has it."""
    if totals is None:
        return None
    attack, defence = (totals[side]["total"] for side in SIDES[1:])
    if attack == defence:
        return None
    return SIDES[ATTACKING if attack > defence else DEFENDING]


def _support_offer(t: Table) -> dict[str, Any] | None:
    if t.offer_by < 0:
        return None
    return {
        "seat": t.offer_by,
        "side": SIDES[t.offer_side],
        "character": CHARACTERS.ids[t.fighter[t.offer_by]],
    }


def _truce(t: Table) -> dict[str, Any] | None:  # I19.7, I19.13
    """The offer on the table; a draft of the next one is its maker's secret."""
    if t.flow.kind not in ("truce_word", "truce_answer") or not t.flow.awaited:
        return None
    getters = (t.attacker, t.defender)
    return {
        "offers_made": t.offers_made,
        "offer": list(t.truce_offer),
        "possible": [possible(t, getter, i) for getter in getters for i in range(len(MOST))],
        "draft": None,
    }
