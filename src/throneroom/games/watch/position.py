"""Positions: a table as JSON by names, and back, with everything checked and sensible defaults."""

from collections.abc import Sequence
from typing import Any

from throneroom.games.watch.content import (
    CARDS_OF_EACH,
    CLANS,
    DESERT,
    FREIGHTS,
    GIFT_LIMIT,
    HEROES,
    KEEPS,
    KINDS,
    LAST_BREACH,
    PATROL,
    RESOURCES,
    ROADS,
    SETTLEMENTS,
    SIDES,
    TARGET,
    TERRAINS,
    TOKENS,
)
from throneroom.games.watch.geometry import (
    ALL_PATHS,
    CAMP,
    CATAN,
    HEXES,
    INTERSECTIONS,
    NEIGHBOURS,
    PATHS,
    PLACES,
    SITES,
    TERRAIN_HEXES,
    route_names,
)
from throneroom.games.watch.longest_road import measure
from throneroom.games.watch.position_north import read_north, seat_set
from throneroom.games.watch.setup import new_table
from throneroom.games.watch.state import (
    COMBINED,
    Table,
    cards_of,
    deck_of,
    find_places,
    find_yields,
)
from throneroom.games.watch.victory import public_points, total_points, victory_is_checked
from throneroom.games.watch.view import number_json
from throneroom.kernel import BadInput, Chance, Names, Reader, bits

_NUMBERS = (2, 3, 4, 5, 6, 8, 9, 10, 11, 12)
_MOST_TURNS = 10**6


# Writing


def to_json(t: Table) -> dict[str, Any]:
    """The table by names. What can be derived from it is left out."""
    table: dict[str, Any] = {
        "first": t.first,
        "turn": t.turn,
        "active": t.active,
        "rolled": t.rolled,
        "dice": list(t.dice),
        "gainers": list(bits(t.gainers)),
        "card_played": t.card_played,
        "bought": _counts(cards_of(t), t.bought),
        "trade_closed": t.trade_closed,
        "offers": t.offers,
        "offer": _offer_json(t),
        "returning": [_ids(RESOURCES, draft) for draft in t.drafts],
        "terrain": {
            HEXES.ids[i]: TERRAINS.ids[terrain]
            for i, terrain in enumerate(t.terrain)
            if terrain >= 0
        },
        "numbers": {
            HEXES.ids[i]: number_json(number) for i, number in enumerate(t.numbers) if number
        },
        "routes": dict(zip(route_names(t.setup).ids, _ids(FREIGHTS, t.routes), strict=True)),
        "tormund": PLACES.ids[t.tormund],
        "deck": _ids(cards_of(t), t.deck[::-1]),
        "longest_road": _seat_json(t.longest_road),
        "most_patrols": _seat_json(t.most_patrols),
        "players": [_player_json(t, seat) for seat in range(t.seats)],
    }
    if t.brotherhood:
        table |= {
            "wall": [list(section) for section in t.guards],
            "camps": {CLANS.ids[i]: _ids(KINDS, camp) for i, camp in enumerate(t.camps)},
            "clearings": list(t.clearings),
            "gift": {HEXES.ids[i]: _ids(KINDS, kinds) for i, kinds in enumerate(t.gift) if kinds},
            "breaches": t.breaches,
            "pool": _ids(TOKENS, t.pool[::-1]),
            "used": _ids(TOKENS, t.used),
            "hero_pool": _ids(HEROES, bits(t.hero_pool)),
            "hero_used": list(bits(t.hero_used)),
            "hero_new": list(bits(t.hero_new)),
        }
    return table


def _player_json(t: Table, seat: int) -> dict[str, Any]:
    player: dict[str, Any] = {
        "hand": _counts(RESOURCES, t.hand[seat * 5 : seat * 5 + 5]),
        "cards": _counts(cards_of(t), t.cards[seat * 5 : seat * 5 + 5]),
        "patrols": t.patrols[seat],
        "roads": _ids(PATHS, bits(t.roads[seat])),
        "settlements": _ids(SITES, bits(t.settlements[seat])),
        "keeps": _ids(SITES, bits(t.keeps[seat])),
    }
    if t.brotherhood:
        player |= {
            "hero": HEROES.ids[t.heroes[seat]],
            "side": SIDES.ids[t.sides[seat]],
            "under_settlements": [
                TOKENS.ids[token] if token >= 0 else None for token in t.under_settlements[seat]
            ],
            "under_keeps": _ids(TOKENS, t.under_keeps[seat]),
        }
    return player


def _ids(names: Names, members: Sequence[int]) -> list[str]:
    return [names.ids[member] for member in members]


def _counts(names: Names, counts: Sequence[int]) -> dict[str, int]:
    return {name: count for name, count in zip(names.ids, counts, strict=True) if count}


def _seat_json(seat: int) -> int | None:
    return seat if seat >= 0 else None


def _offer_json(t: Table) -> Any:
    if not t.offer:
        return None
    give, get, answers = t.offer
    return {
        "give": _ids(RESOURCES, give),
        "get": _ids(RESOURCES, get),
        "answers": [
            None if not answer else [answer[0], *(_ids(RESOURCES, cards) for cards in answer[1:])]
            for answer in answers
        ],
    }


# Reading


def from_json(reader: Reader, seats: int, options: dict[str, Any], chance: Chance) -> Table:
    """A table from its JSON. Without further word the first seat is about to roll."""
    t = new_table(seats, options, chance)
    begin = reader.word("at", ("turn", "placement"), "turn")
    t.first = reader.number("first", 0, seats - 1, 0)
    t.active = reader.number("active", 0, seats - 1, t.first)
    t.turn = reader.number("turn", 0, _MOST_TURNS, int(begin == "turn"))
    t.rolled = reader.flag("rolled", False)
    t.dice = tuple(reader.number_list("dice", 0, 12, []))
    t.gainers = seat_set(reader, "gainers", seats)
    t.card_played = reader.flag("card_played", False)
    t.bought = _read_counts(reader.child("bought", {}), cards_of(t), 25)
    t.trade_closed = reader.flag("trade_closed", False)
    t.offers = reader.number("offers", 0, _MOST_TURNS, 0)
    t.drafts = _read_drafts(reader, seats)
    _read_board(t, reader)
    players = reader.children("players", [{}] * seats)
    if len(players) != seats:
        raise reader.complain("watch-position-length", "players", count=seats)
    for seat, player in enumerate(players):
        _read_player(t, player, seat)
    t.supply = [CARDS_OF_EACH - sum(t.hand[r::5]) for r in range(5)]  # W1.5
    if min(t.supply) < 0:
        raise reader.complain("watch-position-too-many", "players")
    _check_choices(t, reader)
    find_places(t)
    _check_pieces(t, reader)
    t.deck = _read_deck(t, reader)
    t.longest_road = _read_holder(reader, "longest_road", seats)
    t.most_patrols = _read_holder(reader, "most_patrols", seats)
    if t.brotherhood:
        read_north(t, reader, players, begin)
    for seat in range(seats):
        measure(t, seat)
    t.points = [public_points(t, seat) for seat in range(seats)]
    t.offer = _read_offer(t, reader)
    for player in players:
        player.done()
    reader.done()
    _set_agenda(t, begin)
    return t


def check_position(t: Table) -> None:
    """Nobody plays on when the game has ended: W24.16."""
    if t.breaches >= LAST_BREACH:  # W24.8
        raise BadInput("watch-position-third-breach", path="/table/breaches")
    if t.in_gift >= GIFT_LIMIT:  # W24.9
        raise BadInput("watch-position-gift-overrun", path="/table/gift")
    if total_points(t, t.active) >= TARGET and victory_is_checked(t):  # W24.1, W24.3
        raise BadInput("watch-position-won", path=f"/table/players/{t.active}")


def _set_agenda(t: Table, begin: str) -> None:
    """What happens next, for a position that does not say it by its flow."""
    if begin == "turn":
        t.flow.push("go_on")
        return
    order = [(t.first + i) % t.seats for i in range(t.seats)]
    t.flow.push("begin_turn", t.first)
    if t.brotherhood:
        t.flow.push("deal_tokens")
        for seat in reversed(order):
            if not t.guards_of[seat]:
                t.flow.push("place_guard", seat)
    for round_, seats in ((2, order), (1, order[::-1])):
        for seat in seats:
            if (t.settlements[seat] | t.keeps[seat]).bit_count() < round_:
                t.flow.push("place_settlement", seat, round_)


def _read_counts(reader: Reader, names: Names, most: int) -> list[int]:
    counts = [reader.number(name, 0, most, 0) for name in names.ids]
    reader.done()
    return counts


def _read_holder(reader: Reader, name: str, seats: int) -> int:
    return -1 if reader.raw(name, None) is None else reader.number(name, 0, seats - 1)


def _read_drafts(reader: Reader, seats: int) -> tuple[tuple[int, ...], ...]:
    drafts = Reader(
        {str(i): draft for i, draft in enumerate(reader.items("returning", []))},
        reader.place("returning"),
    )
    if drafts.keys() and len(drafts.keys()) != seats:
        raise reader.complain("watch-position-length", "returning", count=seats)
    return tuple(tuple(sorted(drafts.name_list(key, RESOURCES))) for key in drafts.keys())  # noqa: SIM118


def _check_choices(t: Table, reader: Reader) -> None:
    """Cards bought in this turn are held, and so are those about to be returned on a seven."""
    held = t.cards[t.active * 5 : t.active * 5 + 5]
    if any(bought > there for bought, there in zip(t.bought, held, strict=True)):
        raise reader.complain("watch-position-too-many", "bought")
    for seat, draft in enumerate(t.drafts):
        hand = t.hand[seat * 5 : seat * 5 + 5]
        if len(draft) > sum(hand) // 2 or any(draft.count(r) > hand[r] for r in draft):
            raise reader.complain("watch-position-too-many", f"returning/{seat}")


def _read_board(t: Table, reader: Reader) -> None:
    """Terrain, numbers and routes; what is not given is as in the layout."""
    terrain, numbers, routes = list(t.terrain), list(t.numbers), list(t.routes)
    given = reader.child("terrain", {})
    for tile, land in enumerate(t.terrain):
        if land >= 0:
            terrain[tile] = given.name(HEXES.ids[tile], TERRAINS, TERRAINS.ids[land])
    given.done()
    if terrain.count(DESERT) != t.terrain.count(DESERT):  # W26.3
        raise reader.complain("position-bad-word", "terrain", text=TERRAINS.ids[DESERT])
    if DESERT in terrain:  # the tokens of the layout without one lie on all other hexes
        was, desert = t.terrain.index(DESERT), terrain.index(DESERT)
        numbers[was], numbers[desert] = numbers[desert], numbers[was]
    given = reader.child("numbers", {})
    for tile, name in enumerate(HEXES.ids[: len(numbers)]):
        if numbers[tile]:
            number = given.raw(name, number_json(numbers[tile]))
            if number == [2, 12]:
                numbers[tile] = COMBINED
            elif isinstance(number, int) and number in _NUMBERS:
                numbers[tile] = int(number)
            else:
                raise given.complain("position-bad-word", name, text=str(number)[:60])
    given.done()
    given = reader.child("routes", {})
    for slot, name in enumerate(route_names(t.setup).ids):
        routes[slot] = given.name(name, FREIGHTS, FREIGHTS.ids[routes[slot]])
    given.done()
    if sorted(routes) != sorted(t.routes):  # W10.1, W26.7
        raise reader.complain("position-bad-word", "routes", text="routes")
    if any(there < 0 for there, was in zip(terrain, t.terrain, strict=True) if was >= 0):
        raise reader.complain("position-missing", "terrain")
    t.terrain, t.numbers, t.routes = tuple(terrain), tuple(numbers), tuple(routes)
    t.yields = find_yields(t.terrain, t.numbers)
    usual = terrain.index(DESERT) if t.setup == CATAN else CAMP
    t.tormund = reader.name("tormund", PLACES, PLACES.ids[usual])
    on_the_island = t.tormund in TERRAIN_HEXES[t.setup] or t.tormund == CAMP == usual
    if not on_the_island:  # W3.5, W26.5
        raise reader.complain("position-bad-word", "tormund", text="tormund")


def _read_player(t: Table, reader: Reader, seat: int) -> None:
    """Hand, cards and pieces of one seat."""
    t.hand[seat * 5 : seat * 5 + 5] = _read_counts(
        reader.child("hand", {}), RESOURCES, CARDS_OF_EACH
    )
    t.cards[seat * 5 : seat * 5 + 5] = _read_counts(reader.child("cards", {}), cards_of(t), 25)
    t.patrols[seat] = reader.number("patrols", 0, deck_of(t)[PATROL], 0)
    t.roads[seat] = _read_set(reader, "roads", PATHS, ROADS)
    t.settlements[seat] = _read_set(reader, "settlements", SITES, SETTLEMENTS)
    t.keeps[seat] = _read_set(reader, "keeps", SITES, KEEPS)


def _read_set(reader: Reader, name: str, names: Names, most: int) -> int:
    found = reader.name_list(name, names, [])
    if len(found) > most or len(set(found)) != len(found):
        raise reader.complain("watch-position-too-many", name)
    return sum(1 << member for member in found)


def _check_pieces(t: Table, reader: Reader) -> None:
    """One road a path, one building an intersection, and the distance rule: W11.5, W12.1, W12.4."""
    roads = sites = 0
    for seat in range(t.seats):
        for building in (t.settlements[seat], t.keeps[seat]):
            if building & sites or building & ~INTERSECTIONS[t.setup]:
                raise reader.complain("watch-position-place", f"players/{seat}")
            sites |= building
        if t.roads[seat] & roads or t.roads[seat] & ~ALL_PATHS[t.setup]:
            raise reader.complain("watch-position-place", f"players/{seat}/roads")
        roads |= t.roads[seat]
    if any(NEIGHBOURS[site] & sites for site in bits(sites)):
        raise reader.complain("watch-position-place", "players")


def _read_deck(t: Table, reader: Reader) -> list[int]:
    """The deck from its top; if it is not given, all cards that are nowhere else."""
    left = [
        count - sum(t.cards[card::5]) - (sum(t.patrols) if card == PATROL else 0)
        for card, count in enumerate(deck_of(t))
    ]
    if min(left) < 0:
        raise reader.complain("watch-position-too-many", "players")
    if not reader.has("deck"):
        return [card for card, count in enumerate(left) for _ in range(count)]
    deck = reader.name_list("deck", cards_of(t))
    if any(deck.count(card) > left[card] for card in range(5)):
        raise reader.complain("watch-position-too-many", "deck")
    return deck[::-1]


def _read_offer(t: Table, reader: Reader) -> tuple[Any, ...]:
    """The open offer with the answers so far; every card promised must be there."""
    if reader.raw("offer", None) is None:
        return ()
    offer = reader.child("offer")
    give = tuple(offer.name_list("give", RESOURCES))
    get = tuple(offer.name_list("get", RESOURCES))
    answers: list[tuple[Any, ...]] = []
    for seat, answer in enumerate(offer.items("answers")):
        answers.append(_read_answer(t, offer, seat, answer))
    offer.done()
    if any(give.count(r) > t.hand[t.active * 5 + r] for r in give):
        raise reader.complain("watch-position-too-many", "offer")
    if len(answers) != t.seats or not give or not get:
        raise reader.complain("watch-position-length", "offer", count=t.seats)
    if set(give) & set(get):  # W9.7
        raise reader.complain("watch-position-place", "offer")
    return (give, get, tuple(answers))


def _read_answer(t: Table, offer: Reader, seat: int, answer: Any) -> tuple[Any, ...]:
    if answer is None:
        return ()
    if not isinstance(answer, list) or len(answer) not in (1, 3) or seat >= t.seats:
        raise offer.complain("position-bad-word", "answers", text=str(answer)[:60])
    parts = Reader(
        {"how": answer[0], **{str(i): cards for i, cards in enumerate(answer[1:])}},
        offer.place(f"answers/{seat}"),
    )
    how = parts.number("how", 0, 2)
    bundles = [tuple(parts.name_list(str(i), RESOURCES)) for i in range(len(answer) - 1)]
    if (how == 0) != (len(answer) == 1) or any(
        bundles[0].count(r) > t.hand[seat * 5 + r] for r in (bundles[0] if bundles else ())
    ):
        raise offer.complain("position-bad-word", "answers", text=str(answer)[:60])
    return (how, *bundles)
