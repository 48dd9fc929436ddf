"""Positions: the table as JSON by names, and back; everything is checked on the way in.

Short-hand for tests and puzzles: whatever is left out gets a sensible value. Without `"start"` the
board is empty but for what `areas` names; with it the usual setup is changed by what is given. A
position without a flow says with `"at"` where play begins (see ENTRIES).

An area: {"house": "stark", "units": "ffk", "routed": "f", "order": "march_0", "token": "stark",
"neutral": 5 or "impassable"}; units are letters: f, k, s, e.
"""

from typing import Any

from throneroom.games.thrones.combat_position import combat_from_json, combat_to_json
from throneroom.games.thrones.content import (
    AREAS,
    CARDS,
    FIRST_PORT,
    FIRST_SEA,
    FULL_HAND,
    HOME_OF,
    HOMES,
    HOUSES,
    LANDS,
    MARCH,
    MOST_POWER,
    MOST_SUPPLY,
    MUSTER_POINTS,
    ORDER_COUNT,
    ORDERS,
    PORT_CAPACITY,
    PORT_LAND,
    SETUP,
    SHIP,
    TRACKS,
    UNIT_LETTERS,
    UNIT_LIMIT,
    WESTEROS,
    WESTEROS_DECKS,
    WILDLING_TOP,
    WILDLINGS,
)
from throneroom.games.thrones.control import controller
from throneroom.games.thrones.march_plan import check_march, drafting
from throneroom.games.thrones.rounds import areas_with_order
from throneroom.games.thrones.setup import (
    choose_houses,
    houses_in_play,
    place_common,
    place_house,
    shuffle_decks,
)
from throneroom.games.thrones.state import (
    IMPASSABLE,
    NOBODY,
    March,
    Table,
    count,
    in_play,
    letters,
    pack,
    put_units,
    remove_order,
    rout,
    routed_letters,
    size,
    take_units,
    unpack,
)
from throneroom.games.thrones.victory import GOAL, structures
from throneroom.kernel import BadInput, Chance, Illegal, Names, Reader, bits

_KNOWING = Names("knowing", [*HOUSES.ids, "everybody"])  # the bits of `wildling_known`
_AFTER = ("planning_phase",)

# Where play can begin: the steps on the agenda, the last one first.
ENTRIES: dict[str, tuple[tuple[Any, ...], ...]] = {
    "westeros": (("westeros_phase",),),
    "reveal": (
        _AFTER,
        ("resolve_card", 2),
        ("resolve_card", 1),
        ("resolve_card", 0),
        ("reveal_cards",),
    ),
    "cards": (_AFTER, ("resolve_card", 2), ("resolve_card", 1), ("resolve_card", 0)),
    "clash_of_kings": (_AFTER, ("clash_of_kings",)),
    "planning": (_AFTER,),
    "raven": (("action_phase",), ("messenger_raven",)),
    "raids": (("clean_up",), ("power_turn", 0), ("march_turn", 0), ("raid_turn", 0)),
    "marches": (("clean_up",), ("power_turn", 0), ("march_turn", 0)),
    "consolidate": (("clean_up",), ("power_turn", 0)),
    "clean_up": (("clean_up",),),
    "end": (("end_round",),),
}
_ORDERS_REVEALED = ("raven", "raids", "marches", "consolidate", "clean_up")


# Writing.


def to_json(t: Table) -> dict[str, Any]:
    """The game's part of a position."""
    houses = [HOUSES.ids[house] for house in t.houses]
    return {
        "houses": houses,
        "round": t.round,
        "areas": {AREAS.ids[a]: entry for a in range(len(t.units)) if (entry := _area(t, a))},
        "garrisons": {HOUSES.ids[house]: t.garrison[house] for house in t.houses},
        "power": {HOUSES.ids[house]: t.power[house] for house in t.houses},
        "supply": {HOUSES.ids[house]: t.supply[house] for house in t.houses},
        "hands": {HOUSES.ids[house]: _card_ids(house, t.hands[house]) for house in t.houses},
        "discards": {HOUSES.ids[h]: _card_ids(h, t.discards[h]) for h in t.houses},
        "bids": {HOUSES.ids[h]: t.bids[h] for h in t.houses if t.bids[h] >= 0},
        "tracks": {
            name: [HOUSES.ids[house] for house in t.tracks[track]]
            for track, name in enumerate(TRACKS.ids)
        },
        "blade_used": bool(t.blade_used),
        "raven_used": bool(t.raven_used),
        "decks": [[WESTEROS.ids[card] for card in deck] for deck in t.decks],
        "cards": [WESTEROS.ids[card] if card >= 0 else None for card in t.cards],
        "bans": [ORDERS.ids[kind] for kind in bits(t.bans)],
        "wildling": t.wildling,
        "wildling_deck": [WILDLINGS.ids[card] for card in t.wildling_deck],
        "wildling_known": [[_KNOWING.ids[k] for k in bits(mask)] for mask in t.wildling_known],
        "revealed": bool(t.revealed),
        "in_turn": bool(t.in_turn),
        "points": {AREAS.ids[area]: left for area, left in t.points.items()},
        "attack": None
        if t.embattled < 0
        else {
            "house": HOUSES.ids[t.attacker],
            "area": AREAS.ids[t.embattled],
            "units": letters(t.attackers),
            "routed": routed_letters(t.attackers),
        },
        "combat": combat_to_json(t),
    }


def _area(t: Table, area: int) -> dict[str, Any]:
    entry: dict[str, Any] = {}
    if t.owner[area] >= 0:
        entry["house"] = HOUSES.ids[t.owner[area]]
        entry["units"] = letters(t.units[area])
        if routed := routed_letters(t.units[area]):
            entry["routed"] = routed
    if t.orders[area] >= 0:
        entry["order"] = ORDERS.ids[t.orders[area]]
        if t.order_house[area] != t.owner[area]:
            entry["order_house"] = HOUSES.ids[t.order_house[area]]
    if t.tokens[area] >= 0:
        entry["token"] = HOUSES.ids[t.tokens[area]]
    if t.neutral[area]:
        entry["neutral"] = "impassable" if t.neutral[area] < 0 else t.neutral[area]
    if area < FIRST_SEA and t.control[area] != controller(t, area):
        holder = t.control[area]
        entry["control"] = HOUSES.ids[holder] if holder >= 0 else None
    return entry


def _card_ids(house: int, places: int) -> list[str]:
    return [CARDS.ids[7 * house + place] for place in bits(places)]


# Reading.


def from_json(document: Reader, seats: int, options: dict[str, Any], chance: Chance) -> Table:
    """A table from a position; complaints name the place in the document."""
    t = Table().cleared(_read_houses(document, seats, options, chance), options, chance)
    shuffle_decks(t, chance.copy())  # the stream itself must come back as it was written
    place_common(t)
    if document.flag("start", False):
        for house in t.houses:
            place_house(t, house)
    else:
        t.neutral = [0] * len(t.neutral)
    _read_areas(t, document)
    _read_by_house(t, document)
    _read_tracks(t, document)
    _read_decks(t, document)
    _read_attack(t, document)
    _check_pieces(t, document)
    combat_from_json(t, document.child("combat", {}))
    _begin(t, document)
    document.done()
    return t


def _read_houses(
    document: Reader, seats: int, options: dict[str, Any], chance: Chance
) -> tuple[int, ...]:
    if not document.has("houses"):
        document.raw("houses", None)
        if options["houses"]:
            return choose_houses(seats, options["houses"], chance)
        return houses_in_play(seats)
    houses = tuple(document.name_list("houses", HOUSES))
    document.check_different("houses", HOUSES, houses)
    if len(houses) != seats:
        raise document.complain("position-inconsistent", "houses")
    return houses


def _read_areas(t: Table, document: Reader) -> None:
    entries = document.child("areas", {})
    for name in entries.keys():  # noqa: SIM118 - a Reader is no mapping
        if name not in AREAS.index:
            raise entries.complain("position-unknown-name", name, kind="area", text=name[:60])
        _read_area(t, AREAS.index[name], entries.child(name))
    for area in LANDS:
        t.control[area] = controller(t, area)
    for name in entries.keys():  # noqa: SIM118
        entry = entries.child(name)
        if entry.has("control"):
            t.control[AREAS.index[name]] = _house(t, entry, "control")


def _house(t: Table, document: Reader, name: str) -> int:
    """A House in play, or nobody."""
    house = document.name(name, HOUSES, None)
    if house >= 0 and t.seats[house] < 0:
        raise document.complain("position-inconsistent", name)
    return house


def _read_area(t: Table, area: int, entry: Reader) -> None:
    if t.owner[area] != NOBODY:
        take_units(t, area, t.units[area])
    house = _house(t, entry, "house")
    group = _read_army(entry)
    if bool(group) != (house >= 0):
        raise entry.complain("position-inconsistent", "units")
    if group:
        ships = count(group, SHIP)
        if ships != (size(group) if area >= FIRST_SEA else 0):
            raise entry.complain("position-inconsistent", "units")
        put_units(t, house, area, group)
    if entry.has("neutral"):
        impassable = entry.raw("neutral") == "impassable"
        t.neutral[area] = IMPASSABLE if impassable else entry.number("neutral", 0, 20)
    if t.neutral[area] and (group or area >= FIRST_SEA):
        raise entry.complain("position-inconsistent", "neutral")
    remove_order(t, area)
    order = entry.name("order", ORDERS, None)
    holder = _house(t, entry, "order_house") if entry.has("order_house") else house
    if order >= 0:
        if holder < 0:
            raise entry.complain("position-inconsistent", "order")
        t.orders[area], t.order_house[area] = order, holder
    if entry.has("token"):
        t.tokens[area] = _house(t, entry, "token")
        if t.tokens[area] >= 0 and not _may_hold_token(t, area):
            raise entry.complain("position-inconsistent", "token")
    entry.raw("control", None)
    entry.done()


def _may_hold_token(t: Table, area: int) -> bool:
    """Whether the Power token in an area can lie there. T23.2, T23.9, TR23.1, TR26.5"""
    token = t.tokens[area]
    friendly = t.owner[area] in (NOBODY, token) and HOME_OF[area] != token
    return area < FIRST_SEA and friendly and not t.neutral[area]


def _read_army(entry: Reader) -> int:
    """Standing and routed units."""
    return _read_group(entry, "units") + rout(_read_group(entry, "routed"))


def _read_group(entry: Reader, name: str) -> int:
    """A group of standing units from letters."""
    text = entry.raw(name, "")
    if not isinstance(text, str) or any(letter not in UNIT_LETTERS for letter in text):
        raise entry.complain("position-inconsistent", name)
    numbers = [text.count(letter) for letter in UNIT_LETTERS]
    if any(number > limit for number, limit in zip(numbers, UNIT_LIMIT, strict=True)):
        raise entry.complain("position-inconsistent", name)
    return pack(numbers)


def _read_by_house(t: Table, document: Reader) -> None:
    start = document.flag("start", False)
    garrisons = document.child("garrisons", {})
    power = document.child("power", {})
    supply = document.child("supply", {})
    hands = document.child("hands", {})
    discards = document.child("discards", {})
    bids = document.child("bids", {})
    for house in t.houses:
        name = HOUSES.ids[house]
        usual = SETUP["houses"][name]
        strength = usual["garrison"]
        t.garrison[house] = garrisons.number(name, 0, strength, strength if start else 0)
        t.power[house] = power.number(name, 0, MOST_POWER, SETUP["starting_power"])
        t.supply[house] = supply.number(name, 0, MOST_SUPPLY, usual["supply"])
        t.bids[house] = bids.number(name, -1, MOST_POWER, -1)
        hand, pile = _read_cards(house, hands, name), _read_cards(house, discards, name)
        if pile is None:
            pile = FULL_HAND & ~hand if hand is not None else 0
        if hand is None:
            hand = FULL_HAND & ~pile
        if hand & pile:
            raise discards.complain("position-inconsistent", name)
        t.hands[house], t.discards[house] = hand, pile
    for reader in (garrisons, power, supply, hands, discards, bids):
        reader.done()


def _read_cards(house: int, document: Reader, name: str) -> int | None:
    if not document.has(name):
        return None
    places = 0
    for card in document.name_list(name, CARDS):
        if card // 7 != house:
            raise document.complain("position-inconsistent", name)
        places |= 1 << card % 7
    return places


def _read_tracks(t: Table, document: Reader) -> None:
    tracks = document.child("tracks", {})
    for track, name in enumerate(TRACKS.ids):
        if tracks.has(name):
            houses = tracks.name_list(name, HOUSES)
            if sorted(houses) != sorted(t.houses):
                raise tracks.complain("position-inconsistent", name)
            t.tracks[track] = tuple(houses)
    tracks.done()
    t.round = document.number("round", 1, t.options["rounds"], 1)  # T4.1
    t.blade_used = int(document.flag("blade_used", False))
    t.raven_used = int(document.flag("raven_used", False))
    t.in_turn = int(document.flag("in_turn", False))
    t.wildling = document.number("wildling", 0, WILDLING_TOP, SETUP["wildling_track_start"])
    for kind in document.name_list("bans", ORDERS, []):
        t.bans |= 1 << kind
    points = document.child("points", {})
    for area in LANDS:
        left = points.number(AREAS.ids[area], 0, MUSTER_POINTS[area], 0)
        if left:
            t.points[area] = left
    points.done()


def _read_decks(t: Table, document: Reader) -> None:
    """Decks as they lie, or shuffled with the cards of `next` on top."""
    cards = document.name_list("cards", WESTEROS, [None, None, None], nulls=True)
    if len(cards) != 3:
        raise document.complain("position-inconsistent", "cards")
    t.cards = cards
    if document.has("decks"):
        piles = document.items("decks")
        if len(piles) != 3:
            raise document.complain("position-inconsistent", "decks")
        for i, pile in enumerate(piles):
            deck = Reader({"deck": pile}, document.place(f"decks/{i}")).name_list("deck", WESTEROS)
            if not _is_part(deck, WESTEROS_DECKS[i]) or len(deck) < t.options["rounds"] - t.round:
                raise document.complain("position-inconsistent", "decks")
            t.decks[i] = tuple(deck)
    for i, name in enumerate(("next_1", "next_2", "next_3")):
        top = document.name_list(name, WESTEROS, [])
        t.decks[i] = tuple(_on_top(document, name, top, list(t.decks[i])))
    shuffled = [WILDLINGS.ids[card] for card in t.wildling_deck]
    deck = document.name_list("wildling_deck", WILDLINGS, shuffled)
    if sorted(deck) != list(range(len(WILDLINGS.ids))):
        raise document.complain("position-inconsistent", "wildling_deck")
    top = document.name_list("next_wildling", WILDLINGS, [])
    t.wildling_deck = _on_top(document, "next_wildling", top, deck)
    known = document.items("wildling_known", [[]] * len(deck))
    if len(known) != len(deck):
        raise document.complain("position-inconsistent", "wildling_known")
    for place, houses in enumerate(known):
        reader = Reader({"known": houses}, document.place(f"wildling_known/{place}"))
        knowing = set(reader.name_list("known", _KNOWING))
        t.wildling_known[place] = sum(1 << somebody for somebody in knowing)


def _is_part(cards: list[int], deck: tuple[int, ...]) -> bool:
    return all(cards.count(card) <= deck.count(card) for card in set(cards))


def _on_top(document: Reader, name: str, top: list[int], deck: list[int]) -> list[int]:
    for card in top:
        if card not in deck:
            raise document.complain("position-inconsistent", name)
        deck.remove(card)
    return top + deck


def _read_attack(t: Table, document: Reader) -> None:
    data = document.raw("attack", None)
    if data is None:
        return
    attack = Reader(data, document.place("attack"))
    t.attacker = _house(t, attack, "house")
    t.embattled = attack.name("area", AREAS)
    t.attackers = _read_army(attack)
    attack.done()
    if t.attacker < 0 or t.embattled < 0:
        raise document.complain("position-inconsistent", "attack")


def _check_pieces(t: Table, document: Reader) -> None:
    """No House may have more than the box holds; ports obey their owners.

    A garrison holds its home (T25.4); but in combat a hand is never empty (TR15.20), and whoever
    controls an area has what it takes (T23.1). T1.3, T1.6, T1.15, T24
    """
    if t.embattled < 0 and any(t.control[area] != controller(t, area) for area in LANDS):
        raise document.complain("position-inconsistent", "areas")
    for house in t.houses:
        if t.garrison[house] and controller(t, HOMES[house]) != house:
            raise document.complain("position-inconsistent", "garrisons")
        if not t.hands[house] and t.embattled < 0:
            raise document.complain("position-inconsistent", "hands")
        for kind, limit in enumerate(UNIT_LIMIT):
            if in_play(t, house, kind) > limit:
                raise document.complain("position-inconsistent", "areas")
        if t.power[house] + t.tokens.count(house) > MOST_POWER:
            raise document.complain("position-inconsistent", "power")
        for order, number in enumerate(ORDER_COUNT):
            used = sum(
                kind == order and holder == house
                for kind, holder in zip(t.orders, t.order_house, strict=True)
            )
            if used > number:
                raise document.complain("position-inconsistent", "areas")
    for port in range(FIRST_PORT, len(t.units)):
        if size(t.units[port]) > PORT_CAPACITY:
            raise document.complain("position-inconsistent", "areas")
        if t.owner[port] not in (NOBODY, t.control[PORT_LAND[port]]):
            raise document.complain("position-inconsistent", "areas")


def check_position(t: Table) -> None:
    """Nobody is asked anything in a game that is over, and a March fits what stands on the board.

    T30.2, T13.2, T13.3
    """
    if max(structures(t)) >= GOAL:
        raise BadInput("thrones-position-won", path="/table/areas")
    house = drafting(t)
    if house != NOBODY and t.march is not None:
        if t.march.origin not in areas_with_order(t, house, MARCH):
            raise BadInput("position-inconsistent", path="/table/combat/march")
        declared = March(t.march.origin)
        try:
            for area, group in t.march.moves.items():
                move = ("march", declared.origin, area, *unpack(group))
                check_march(t, house, declared, move)
                declared.moves[area] = group
        except Illegal:
            raise BadInput("position-inconsistent", path="/table/combat/march") from None


def _begin(t: Table, document: Reader) -> None:
    """Where play goes on when the position has no flow of its own."""
    at = document.word("at", tuple(ENTRIES), "planning")
    t.revealed = int(document.flag("revealed", at in _ORDERS_REVEALED))
    for step in ENTRIES[at]:
        if step[0] != "resolve_card" or at == "reveal" or t.cards[step[1]] >= 0:
            t.flow.push(*step)
