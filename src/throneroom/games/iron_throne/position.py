"""The table as JSON, by names: see docs/protocol.md. What a position leaves out takes its default:
four power everywhere, nothing spread, no hostages, five cards in hand, the rest in the deck.
"""

from typing import Any, Final

from throneroom.games.iron_throne.cards import restock
from throneroom.games.iron_throne.content import (
    CARD_HOUSE,
    CARD_TYPES,
    CARDS,
    CHARACTERS,
    DECK_SIZE,
    EVENTS_CARDS,
    HOUSES,
    SLOTS,
    WINDOWS,
)
from throneroom.games.iron_throne.influence import all_spread
from throneroom.games.iron_throne.power import house_is_dead
from throneroom.games.iron_throne.setup import event_cards
from throneroom.games.iron_throne.state import (
    ATTACKING,
    DEFENDING,
    NO_CARD,
    NOTHING_PLAYED,
    PHASES,
    RESOLUTION,
    RESULTS,
    SETTLEMENTS,
    SIDES,
    START,
    SUPPORT,
    Table,
)
from throneroom.games.iron_throne.turn import TURN
from throneroom.kernel import BadInput, Chance, Flow, Reader
from throneroom.kernel.position import check_number, read_plain

# Moments at which a position without an agenda may begin, and the phase each belongs to.
_MOMENTS: Final = {
    "turn": (("moment", 0), "start_of_turn"),
    "preparation": (("begin_preparation",), "start_of_turn"),
    "event": (("choose_defender",), "preparation"),
    "cards_drawn": (("draw_house_cards",), "preparation"),
    "characters": (("put_forward", ATTACKING), "preparation"),
    "support": (("support_phase",), "preparation"),
    "encounter": (("begin_encounter",), "support"),
}
_SEAT_BITS: Final = (
    "face_up",
    "offered",
    "withdrawn",
    "took_part",
    "no_rewards",
    "no_penalties",
    "used_this_turn",
)


def to_json(t: Table) -> dict[str, Any]:
    """The whole table."""
    return {
        "houses": [HOUSES.ids[house] if house >= 0 else None for house in t.house],
        "turn": t.turn,
        "phase": PHASES[t.phase],
        "attacker": t.attacker,
        "defender": t.defender,
        "event": EVENTS_CARDS.ids[t.event] if t.event >= 0 else None,
        "event_deck": [EVENTS_CARDS.ids[event] for event in t.event_deck],
        "event_discard": [EVENTS_CARDS.ids[event] for event in t.event_discard],
        "event_known": list(t.event_known),
        "box": t.box,
        "result": RESULTS[t.result],
        "overridden": t.overridden,
        "settled": SETTLEMENTS[t.settled],
        "bonus": list(t.bonus),
        "face_up_first": t.face_up_first,
        "support_offer": {"seat": t.offer_by, "side": SIDES[t.offer_side]},
        "handled_house": HOUSES.ids[t.handled_house] if t.handled_house >= 0 else None,
        "truce": {
            "offers_made": t.offers_made,
            "offer": list(t.truce_offer),
            "draft": list(t.draft),
            "drafted": t.drafted,
            "taken": [CARDS.ids[card] for card in t.agreement_taken],
        },
        "seen_cards": list(t.seen_cards),
        "pending": [[which, list(ctx)] for which, ctx in t.pending],
        "paid": t.paid,
        "known": list(t.known),
        "players": [_player_json(t, seat) for seat in range(t.seats)],
    }


def _player_json(t: Table, seat: int) -> dict[str, Any]:
    house = t.house[seat]
    characters = range(house * SLOTS, house * SLOTS + SLOTS) if house >= 0 else range(0)
    card = t.encounter_card[seat]
    return {
        "leader": CHARACTERS.ids[t.leader[seat]] if t.leader[seat] >= 0 else None,
        "leaders_drawn": [CHARACTERS.ids[c] for c in t.sheets_drawn[seat]],
        "sheet": t.sheet[seat],
        "power": {CHARACTERS.ids[c]: t.power[c] for c in characters},
        "influence": [t.influence[seat * t.seats + board] for board in range(t.seats)],
        "hand": [CARDS.ids[c] for c in t.hand[seat]],
        "deck": [CARDS.ids[c] for c in t.deck[seat]],
        "discard": [CARDS.ids[c] for c in t.discard[seat]],
        "hostages": [CARDS.ids[c] for c in t.hostages[seat]],
        "played": [CARDS.ids[c] for c in t.played[seat]],
        "fighter": CHARACTERS.ids[t.fighter[seat]] if t.fighter[seat] >= 0 else None,
        "side": SIDES[t.side[seat]],
        "encounter_card": CARDS.ids[card] if card >= 0 else None,
        "nothing_played": card == NOTHING_PLAYED,
        "card_counts_as": [CARD_TYPES[t.card_type[seat]], t.card_value[seat]],
        "peeked": t.peeked[seat],
        "penalty_set": t.penalty_set[seat],
        "penalty_add": t.penalty_add[seat],
        **{name: bool(getattr(t, name) >> seat & 1) for name in _SEAT_BITS},
    }


def from_json(document: Reader, seats: int, options: dict[str, Any], chance: Chance) -> Table:
    """A table from its JSON, every part of it checked."""
    t = Table().cleared(seats, options, Flow(chance))
    houses = document.name_list("houses", HOUSES, nulls=True)
    chosen = [house for house in houses if house >= 0]
    if len(houses) != seats or len(set(chosen)) != len(chosen):
        raise document.complain("iron_throne-position-houses", "houses")
    t.house = tuple(houses)
    if len(chosen) == seats:
        t.seat_of = tuple(houses.index(h) if h in houses else -1 for h in range(5))
    moment = document.word("at", tuple(_MOMENTS), "turn") if document.has("at") else ""
    _read_turn(t, document, moment)
    players = document.children("players", [{} for _ in range(seats)])
    if len(players) != seats:
        raise document.complain("iron_throne-position-players", "players")
    if len(chosen) < seats or (t.turn == 0 and not moment):
        for seat, player in enumerate(players):
            _read_player_in_setup(t, seat, player)
    else:
        for seat, player in enumerate(players):
            _read_player(t, seat, player, moment)
        _deal_rest(t, players)
        _read_events(t, document)
    _read_details(t, document)
    document.done()
    if moment:
        _begin_at(t, moment)
    check_components(t)
    if moment:
        check_position(t)
    return t


def check_position(t: Table) -> None:  # I15.3, I15.4, I15.9
    """Refuse a game that would be over, unless its end came in a unit of play that is still going
    on and the check for it is due. [I15.8] And an encounter has a defender. [I5.2-I5.5]"""
    if SUPPORT <= t.phase <= RESOLUTION and t.defender < 0:
        raise BadInput("iron_throne-position-attacker", path="/table/defender")
    if t.turn == 0 or ("unit_end",) in t.flow.agenda:
        return
    for seat in range(t.seats):
        place = f"/table/players/{seat}"
        if all_spread(t, seat):
            raise BadInput("iron_throne-position-over", path=f"{place}/influence")
        if house_is_dead(t, seat):
            raise BadInput("iron_throne-position-died-out", path=f"{place}/power")


def _read_turn(t: Table, document: Reader, moment: str) -> None:
    last = t.seats - 1
    t.turn = document.number("turn", 0, t.options["turn_limit"], 1 if moment else 0)  # I22.6
    t.phase = PHASES.index(document.word("phase", PHASES, PHASES[START] if moment else "setup"))
    t.attacker = document.number("attacker", -1, last, 0 if moment else -1)
    t.defender = document.number("defender", -1, last, -1)
    if t.turn and (t.attacker < 0 or t.attacker == t.defender):
        raise document.complain("iron_throne-position-attacker", "attacker")
    t.event = document.name("event", EVENTS_CARDS, None)


def _read_player_in_setup(t: Table, seat: int, player: Reader) -> None:
    t.leader[seat] = player.name("leader", CHARACTERS, None)
    t.sheets_drawn[seat] = tuple(player.name_list("leaders_drawn", CHARACTERS, []))
    for name in ("hand", "deck", "discard", "hostages", "played"):
        if player.items(name, []):
            raise player.complain("iron_throne-position-cards", name)
    for name in player.keys():  # noqa: SIM118
        player.raw(name)


def _read_player(t: Table, seat: int, player: Reader, moment: str) -> None:
    first = t.house[seat] * SLOTS
    own = range(first, first + SLOTS)
    t.leader[seat] = _own_character(player, "leader", own, CHARACTERS.ids[first])
    t.sheets_drawn[seat] = tuple(player.name_list("leaders_drawn", CHARACTERS, []))
    t.sheet[seat] = player.number("sheet", 0, 100, 4)
    powers = player.child("power", {})
    for character in own:
        default = 0 if character == t.leader[seat] else 4
        t.power[character] = powers.number(CHARACTERS.ids[character], 0, 100, default)
    powers.done()
    if t.power[t.leader[seat]]:
        raise player.complain("iron_throne-position-leader", "power")
    _read_influence(t, seat, player)
    t.discard[seat] = player.name_list("discard", CARDS, [])
    t.hostages[seat] = player.name_list("hostages", CARDS, [])
    t.played[seat] = player.name_list("played", CARDS, [])
    t.fighter[seat] = _own_character(player, "fighter", own, None)
    t.side[seat] = SIDES.index(player.word("side", SIDES, SIDES[_default_side(t, seat)]))
    if t.fighter[seat] >= 0 and not t.power[t.fighter[seat]]:
        raise player.complain("iron_throne-position-dead", "fighter")
    t.encounter_card[seat] = player.name("encounter_card", CARDS, None)
    if player.flag("nothing_played", False):
        t.encounter_card[seat] = NOTHING_PLAYED
    counts_as = player.items("card_counts_as", [CARD_TYPES[0], 0])
    if len(counts_as) != 2 or counts_as[0] not in CARD_TYPES:
        raise player.complain("iron_throne-position-card", "card_counts_as")
    t.card_type[seat] = CARD_TYPES.index(counts_as[0])
    t.card_value[seat] = check_number(counts_as[1], 0, 20, player.place("card_counts_as"))
    t.peeked[seat] = player.number("peeked", 0, (1 << t.seats) - 1, 0)
    t.penalty_set[seat] = player.number("penalty_set", -1, 100, -1)
    t.penalty_add[seat] = player.number("penalty_add", 0, 100, 0)
    for name in _SEAT_BITS:
        if player.flag(name, False):
            setattr(t, name, getattr(t, name) | 1 << seat)


def _own_character(player: Reader, field: str, own: range, default: str | None) -> int:
    character = player.name(field, CHARACTERS, default)
    if character >= 0 and character not in own:
        raise player.complain("iron_throne-position-character", field)
    return character


def _default_side(t: Table, seat: int) -> int:
    if t.defender < 0:
        return 0
    return ATTACKING if seat == t.attacker else DEFENDING if seat == t.defender else 0


def _read_influence(t: Table, seat: int, player: Reader) -> None:
    default = [5 if board == seat else 0 for board in range(t.seats)]
    tokens = player.number_list("influence", 0, 5, default)
    if len(tokens) != t.seats or sum(tokens) != 5:
        raise player.complain("iron_throne-position-influence", "influence")
    t.influence[seat * t.seats : (seat + 1) * t.seats] = tokens


def _deal_rest(t: Table, players: list[Reader]) -> None:
    """Hands and decks: listed cards where they are listed, the others in the deck."""
    for seat, player in enumerate(players):
        t.hand[seat] = player.name_list("hand", CARDS, [])
        t.deck[seat] = player.name_list("deck", CARDS, [])
    placed = [card for cards in _zones(t) for card in cards]
    if len(set(placed)) != len(placed) or any(t.seat_of[CARD_HOUSE[c]] < 0 for c in placed):
        raise BadInput("iron_throne-position-cards", path="/table/players")
    for seat, player in enumerate(players):
        first = t.house[seat] * DECK_SIZE
        rest = [card for card in range(first, first + DECK_SIZE) if card not in placed]
        if player.has("deck") and player.has("hand"):
            t.discard[seat] += rest
        elif player.has("deck"):
            t.hand[seat] += rest
        else:
            t.flow.chance.shuffle(rest)
            t.deck[seat] = rest
            if not player.has("hand"):
                t.hand[seat] = [rest.pop() for _ in range(min(5, len(rest)))]
        for card in t.hand[seat]:
            t.known[card] |= 1 << seat
        for card in t.hostages[seat]:
            t.known[card] |= 1 << seat
        player.done()


def _zones(t: Table) -> list[list[int]]:  # I14.10
    """Everywhere a house card can be."""
    face_down = [card for card in t.encounter_card if card >= 0]
    return [*t.hand, *t.deck, *t.discard, *t.hostages, *t.played, face_down]


def _read_events(t: Table, document: Reader) -> None:
    t.event_discard = document.name_list("event_discard", EVENTS_CARDS, [])
    if t.event >= 0 and t.event not in t.event_discard:
        t.event_discard.append(t.event)
    rest = [event for event in event_cards(t) if event not in t.event_discard]
    if document.has("event_deck"):
        t.event_deck = document.name_list("event_deck", EVENTS_CARDS)
    else:
        t.flow.chance.shuffle(rest)
        t.event_deck = rest
    if sorted(t.event_deck + t.event_discard) != event_cards(t):
        raise document.complain("iron_throne-position-events", "event_deck")
    t.event_known = document.number_list("event_known", 0, 31, [0] * len(EVENTS_CARDS.ids))


def _read_details(t: Table, document: Reader) -> None:
    """What only matters in the middle of a turn."""
    for name in ("event_deck", "event_discard", "event_known"):
        document.raw(name, None)
    in_play = sum(t.power) + sum(t.sheet)
    t.box = document.number("box", 0, 100, 100 - in_play)
    t.result = RESULTS.index(document.word("result", RESULTS, RESULTS[0]))
    t.overridden = document.flag("overridden", False)
    t.settled = SETTLEMENTS.index(document.word("settled", SETTLEMENTS, SETTLEMENTS[0]))
    t.bonus = document.number_list("bonus", 0, 1000, [0, 0, 0])
    t.face_up_first = document.number("face_up_first", -1, t.seats - 1, -1)
    offer = document.child("support_offer", {})
    t.offer_by = offer.number("seat", -1, t.seats - 1, -1)
    t.offer_side = SIDES.index(offer.word("side", SIDES, SIDES[0]))
    offer.done()
    t.handled_house = document.name("handled_house", HOUSES, None)
    talks = document.child("truce", {})
    t.offers_made = talks.number("offers_made", 0, 6, 0)
    t.truce_offer = tuple(talks.number_list("offer", 0, 3, []))
    t.draft = talks.number_list("draft", 0, 3, [0] * 6)
    t.drafted = talks.number("drafted", 0, 63, 0)
    t.agreement_taken = talks.name_list("taken", CARDS, [])
    talks.done()
    t.seen_cards = tuple(document.number_list("seen_cards", 0, 124, []))
    t.pending = [_read_pending(document, item) for item in document.items("pending", [])]
    t.paid = document.number("paid", 0, 100, 0)
    if document.has("known"):
        t.known = document.number_list("known", 0, 31)
    lengths = (len(t.bonus), len(t.draft), len(t.known), len(t.event_known))
    if lengths != (3, 6, len(CARDS.ids), len(EVENTS_CARDS.ids)):
        raise BadInput("position-inconsistent", path="/table")
    if t.turn:
        _check_knowledge(t, document)


def _check_knowledge(t: Table, document: Reader) -> None:  # I21.2-I21.4
    """Everybody knows the own hand and hostages, nobody the place of a card in a deck."""
    for seat in range(t.seats):
        own = t.hand[seat] + t.hostages[seat]
        if not all(t.known[card] >> seat & 1 for card in own) or any(
            t.known[card] for card in t.deck[seat]
        ):
            raise document.complain("iron_throne-position-known", "known")


def _read_pending(document: Reader, item: Any) -> tuple[int, tuple[int, ...]]:
    plain = read_plain(item, document.place("pending"))
    if not isinstance(plain, tuple) or len(plain) != 2 or not isinstance(plain[1], tuple):
        raise document.complain("position-inconsistent", "pending")
    return check_number(plain[0], 0, len(WINDOWS.ids) - 1, document.place("pending")), plain[1]


def _begin_at(t: Table, moment: str) -> None:
    """Put the rest of a turn on the agenda, from a named moment on."""
    step, phase = _MOMENTS[moment]
    if moment not in ("turn", "preparation", "event") and t.defender < 0:
        raise BadInput("iron_throne-position-attacker", path="/table/defender")
    t.phase = PHASES.index(phase)
    for seat in range(t.seats):
        restock(t, seat)
    t.flow.agenda.extend(reversed(TURN[TURN.index(step) :]))


def check_components(t: Table) -> None:  # I22.7, I1.6, I1.11, I14.10
    """Nothing may be missing from the box or be there twice."""
    if sum(t.power) + sum(t.sheet) + t.box != 100:
        raise BadInput("iron_throne-position-tokens", path="/table/box")
    if t.turn == 0:
        return
    cards = sorted(card for zone in _zones(t) for card in zone)
    wanted = sorted(h * DECK_SIZE + i for h in t.house for i in range(DECK_SIZE))
    if cards != wanted:
        raise BadInput("iron_throne-position-cards", path="/table/players")
    for seat in range(t.seats):
        if any(CARD_HOUSE[card] == t.house[seat] for card in t.hostages[seat]):
            raise BadInput("iron_throne-position-own-hostage", path=f"/table/players/{seat}")
        piles = (t.hand[seat], t.deck[seat], t.discard[seat], t.played[seat])
        if any(CARD_HOUSE[card] != t.house[seat] for pile in piles for card in pile):
            raise BadInput("iron_throne-position-cards", path=f"/table/players/{seat}")
        card = t.encounter_card[seat]
        if card not in (NO_CARD, NOTHING_PLAYED) and CARD_HOUSE[card] != t.house[seat]:
            raise BadInput("iron_throne-position-cards", path=f"/table/players/{seat}")
