"""W2 and W4: options, the board, and the placement rounds."""

from collections.abc import Callable
from typing import Any, Final

from throneroom.games.watch.actions import GUARDS_AT, roads_on, settlements_on
from throneroom.games.watch.building import (
    check_distance,
    check_path,
    place_road,
    place_settlement,
)
from throneroom.games.watch.content import (
    COLOURS,
    DESERT,
    FIGURES,
    FIRST_HEROES,
    FIXED_START,
    FREIGHTS,
    HEROES,
    KEEPS,
    LAYOUTS,
    RED_NUMBERS,
    SETTLEMENTS,
    TERRAINS,
    TOKEN_COUNTS,
)
from throneroom.games.watch.geometry import (
    CAMP,
    CATAN,
    HEX_NEIGHBOURS,
    HEXES,
    PATHS,
    PATHS_AT,
    SETUPS,
    SITE_HEXES,
    SITES,
    route_names,
)
from throneroom.games.watch.guards import check_post, free_sections, post
from throneroom.games.watch.state import (
    COMBINED,
    Table,
    bare_table,
    deck_of,
    find_places,
    find_yields,
    take_from_supply,
)
from throneroom.kernel import (
    Action,
    Chance,
    Flow,
    Illegal,
    Only,
    Option,
    Question,
    check_own_choices,
)

_PLACEMENT: Final = ("placement",)
_BROTHERHOOD: Final = (("variant", "brotherhood"),)
_BASE: Final = (("variant", "base"),)
_TWO: Final = ("seats", 2)
_THREE: Final = ("seats", 3)
_ISLAND: Final = (("board", "catan"),)
OPTIONS: Final = (
    Option(
        "variant",
        "brotherhood",
        ("brotherhood", "base"),
        only=(Only(("base",), (_TWO,), "W1.1"),),
    ),  # W2.1
    Option(
        "board",
        "gift",
        ("gift", "catan"),
        only=(Only(("gift",), _BROTHERHOOD, "W26.1"), Only(("catan",), (_TWO,), "W1.1")),
    ),  # W26.1
    Option("board_setup", "standard", ("standard", "variable", "fully_random")),  # W2.4-W2.6
    Option(
        "start",
        "placement",
        ("placement", "fixed"),
        only=(
            Only(_PLACEMENT, _BROTHERHOOD, "W2.8"),
            Only(_PLACEMENT, (("board_setup", "variable"),), "W2.16"),
            Only(_PLACEMENT, (("board_setup", "fully_random"),), "W2.16"),
            Only(_PLACEMENT, _ISLAND, "W26.11"),
        ),
    ),  # W2.8, W2.9
    Option("combined_trade_build", False),  # W2.10, WR61
    Option("drama_of_heroes", False, only=(Only((False,), _BASE, "W2.13"),)),  # W2.13, WR5
    Option(
        "wide_board",
        False,
        only=(Only((False,), _BASE, "W2.14"), Only((False,), (_THREE,), "W2.14")),
    ),  # W2.14
    Option(
        "first_player",
        "drawn",
        ("drawn", "1", "2", "3", "4"),
        only=(
            Only(("drawn", "1", "2"), (_TWO,), "W1.1"),
            Only(("drawn", "1", "2", "3"), (_THREE,), "W1.1"),
        ),
    ),  # W4.5, W4.23, WR9
    Option(
        "colours",
        [],
        COLOURS.ids,
        many=True,
        only=(Only(("blue", "yellow", "black"), (_THREE, ("start", "fixed")), "W4.26"),),
    ),  # W4.21, W4.24
)


def check_colours(seats: int, colours: list[str]) -> None:
    """Nobody shares a colour: W4.24."""
    if colours:
        check_own_choices("colours", colours, seats)


def layout_of(seats: int, options: dict[str, Any]) -> str:
    """The layout for the variant and the number of players: W2.4, W3.2-W3.4, WR70, W26.1."""
    if options["board"] == "catan":
        return "catan"
    if options["variant"] == "base":
        return "base"
    if seats == 3:
        return "brotherhood_3"
    return "brotherhood_4_wide" if options["wide_board"] else "brotherhood_4"


def new_table(seats: int, options: dict[str, Any], chance: Chance) -> Table:
    """A table with the standard board and no pieces on it; no card is dealt yet: W4.1-W4.4."""
    check_colours(seats, options["colours"])
    t = bare_table(seats, options, Flow(chance))
    layout = layout_of(seats, options)
    t.setup = SETUPS.index(layout)
    hexes = {name.lower(): tile for name, tile in LAYOUTS[layout]["hexes"].items()}
    names = HEXES.ids if t.setup == CATAN else HEXES.ids[:CAMP]
    t.terrain = tuple(
        TERRAINS.index[hexes[name]["terrain"]] if name in hexes else -1 for name in names
    )
    t.numbers = tuple(number_of(hexes[name]["number"]) if name in hexes else 0 for name in names)
    routes = LAYOUTS[layout]["harbours" if t.setup == CATAN else "trade_routes"]
    t.routes = tuple(FREIGHTS.index[routes[slot.upper()]] for slot in route_names(t.setup).ids)
    t.yields = find_yields(t.terrain, t.numbers)
    t.colours = choose_colours(seats, options)
    t.tormund = t.terrain.index(DESERT) if t.setup == CATAN else CAMP  # W4.3, W26.4
    t.gift = [()] * len(names)
    t.lengths = [0] * seats
    t.points = [0] * seats
    t.guards_of = [0] * seats
    t.in_gift = 0
    t.frostfangs = list(FIGURES) if t.brotherhood else [0, 0, 0]
    find_places(t)
    return t


def number_of(number: Any) -> int:
    """A number token as the data file writes it; two numbers are the combined token: W1.19."""
    return COMBINED if isinstance(number, list) else int(number)


def choose_colours(seats: int, options: dict[str, Any]) -> tuple[int, ...]:
    """The colours chosen, or the first ones; without red in a fixed start for three: W4.26."""
    if options["colours"]:
        return tuple(COLOURS.index[colour] for colour in options["colours"])
    skip = 1 if options["start"] == "fixed" and seats == 3 else 0
    return tuple(range(skip, seats + skip))


# The board set-ups: W2.4-W2.7


def lay_out(t: Table) -> None:
    """Shuffle what the chosen set-up leaves to chance; ice fields keep their places."""
    how = t.options["board_setup"]
    if how == "standard":
        return
    chance = t.flow.chance
    desert = t.terrain.index(DESERT) if t.setup == CATAN else -1
    t.terrain = _shuffled(chance, t.terrain)  # W2.5
    if desert >= 0:
        _move_desert(t, desert)
    routes = list(t.routes)
    chance.shuffle(routes)  # W10.7
    t.routes = tuple(routes)
    if how == "fully_random":  # W2.6
        t.numbers = _shuffled(chance, t.numbers)
        while red_numbers_touch(t.numbers):
            t.numbers = _shuffled(chance, t.numbers)
    t.yields = find_yields(t.terrain, t.numbers)


def _move_desert(t: Table, was: int) -> None:
    """The token of the hex that is the desert now lies where the desert was; Tormund comes along:
    W26.4, W26.10."""
    numbers = list(t.numbers)
    t.tormund = t.terrain.index(DESERT)
    numbers[was], numbers[t.tormund] = numbers[t.tormund], numbers[was]
    t.numbers = tuple(numbers)


def _shuffled(chance: Chance, on_hexes: tuple[int, ...]) -> tuple[int, ...]:
    """What lies on the terrain hexes, shuffled among them."""
    empty = min(on_hexes)
    tiles = [tile for tile, there in enumerate(on_hexes) if there != empty]
    things = [on_hexes[tile] for tile in tiles]
    chance.shuffle(things)
    result = list(on_hexes)
    for tile, thing in zip(tiles, things, strict=True):
        result[tile] = thing
    return tuple(result)


def red_numbers_touch(numbers: tuple[int, ...]) -> bool:
    """Whether a 6 or 8 lies next to a 6 or 8: W1.20."""
    return any(
        number in RED_NUMBERS
        and any(numbers[other] in RED_NUMBERS for other in HEX_NEIGHBOURS[tile])
        for tile, number in enumerate(numbers)
    )


# A new game


def set_up(seats: int, options: dict[str, Any], chance: Chance) -> Table:
    """Lay out the board, shuffle the decks, find the first player, and begin to place."""
    t = new_table(seats, options, chance)
    lay_out(t)
    t.deck = [card for card, count in enumerate(deck_of(t)) for _ in range(count)]
    chance.shuffle(t.deck)  # W4.2
    t.first = t.active = first_player(t)
    order = [(t.first + i) % seats for i in range(seats)]  # W4.6
    flow = t.flow
    flow.emit("first_player", t.first)
    flow.push("begin_turn", t.first)  # W4.25
    if options["start"] == "fixed":
        place_fixed_pieces(t)
        return t
    if t.brotherhood:
        deal_heroes(t, order)
        t.pool = [token for token, count in enumerate(TOKEN_COUNTS) for _ in range(count)]
        chance.shuffle(t.pool)
        flow.push("deal_tokens")
        for seat in reversed(order):
            flow.push("place_guard", seat)  # W4.16
    for seat in order:
        flow.push("place_settlement", seat, 2)  # W4.11: the last player first
    for seat in reversed(order):
        flow.push("place_settlement", seat, 1)  # W4.10
    return t


def first_player(t: Table) -> int:
    """The seat named by the host, the one drawn for the oldest, or the best roll: W4.5, W4.23."""
    if t.options["first_player"] != "drawn":
        return int(t.options["first_player"]) - 1
    chance = t.flow.chance
    if t.options["start"] == "fixed":
        return chance.below(t.seats)
    tied = list(range(t.seats))
    while len(tied) > 1:  # WR8: those tied for the highest roll again
        rolls = [chance.below(6) + chance.below(6) for _ in tied]  # two dice, counted from 0
        tied = [seat for seat, sum_ in zip(tied, rolls, strict=True) if sum_ == max(rolls)]
    return tied[0]


def deal_heroes(t: Table, order: list[int]) -> None:  # W4.7-W4.9
    t.hero_pool = (1 << len(HEROES.ids)) - 1
    for seat, hero in zip(order, FIRST_HEROES[t.seats], strict=True):
        t.heroes[seat] = hero
        t.hero_pool &= ~(1 << hero)


def place_fixed_pieces(t: Table) -> None:  # W4.21, W4.22
    for seat, colour in enumerate(t.colours):
        for piece in FIXED_START[COLOURS.ids[colour]]:
            site = SITES.index[piece["intersection"]]
            place_settlement(t, seat, site)
            place_road(t, seat, PATHS.index[piece["edge"]])
            if piece["star"]:
                first_cards(t, seat, site)


def first_cards(t: Table, seat: int, site: int) -> None:
    """One card for each terrain hex that the settlement touches: W4.14, WR58, W26.4."""
    lands = [t.terrain[tile] for tile in SITE_HEXES[site]]
    cards = tuple(land for land in lands if 0 <= land < DESERT)
    for resource in cards:
        take_from_supply(t, seat, resource)
    t.flow.emit("took", seat, cards)


# Placement rounds: W4.10-W4.17


def ask_settlement(t: Table, seat: int, round_: int) -> None:
    t.flow.ask("place_settlement", (seat,), round_)


def legal_settlement(t: Table, seat: int) -> list[Action]:
    """Anywhere that the distance rule allows; no road is needed: W4.12."""
    return list(settlements_on(t.open_sites))


def check_settlement(t: Table, seat: int, action: Action) -> None:
    check_distance(t, action[1])


def take_settlement(t: Table, seat: int, action: Action) -> None:
    """The second settlement gives cards at once (W4.14), the first none (W4.15)."""
    site = action[1]
    place_settlement(t, seat, site)
    if t.flow.args[0] == 2:
        first_cards(t, seat, site)
    t.flow.ask("place_road", (seat,), site)


def legal_road(t: Table, seat: int) -> list[Action]:
    return list(roads_on(PATHS_AT[t.flow.args[0]] & t.free_paths))


def check_road(t: Table, seat: int, action: Action) -> None:
    """The road touches the settlement of the same round: W4.13."""
    check_path(t, action[1])
    if not PATHS_AT[t.flow.args[0]] >> action[1] & 1:
        raise Illegal("W4.13", "watch-road-at-settlement")


def take_road(t: Table, seat: int, action: Action) -> None:
    """Free of charge, and too short for the special card: W4.17, W4.18, WR57."""
    place_road(t, seat, action[1])


def ask_guard(t: Table, seat: int) -> None:
    t.flow.ask("place_guard", (seat,))


def legal_guard(t: Table, seat: int) -> list[Action]:
    return list(GUARDS_AT[free_sections(t)])


def check_guard(t: Table, seat: int, action: Action) -> None:
    check_post(t, seat, action[1])


def take_guard(t: Table, seat: int, action: Action) -> None:
    post(t, seat, action[1])


def deal_tokens(t: Table) -> None:  # W4.19, W4.20, WR10
    """One token under each settlement that is left on a card, two under each keep."""
    for seat in range(t.seats):
        used = t.settlements[seat].bit_count()
        t.under_settlements[seat] = (-1,) * used + tuple(
            t.pool.pop() for _ in range(SETTLEMENTS - used)
        )
        t.under_keeps[seat] = tuple(t.pool.pop() for _ in range(2 * KEEPS))


def _round(t: Table, seat: int) -> dict[str, Any]:
    """Which placement round it is."""
    return {"round": t.flow.args[0]}


STEPS: Final[dict[str, Callable[..., None]]] = {
    "place_settlement": ask_settlement,
    "place_guard": ask_guard,
    "deal_tokens": deal_tokens,
}
QUESTIONS: Final = {
    "place_settlement": Question(
        frozenset({"settlement"}),
        legal_settlement,
        check_settlement,
        take_settlement,
        context=_round,
    ),
    "place_road": Question(frozenset({"road"}), legal_road, check_road, take_road),
    "place_guard": Question(frozenset({"guard"}), legal_guard, check_guard, take_guard),
}
