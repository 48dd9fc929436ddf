"""The boards: hexes, intersections, paths, Wall sections, breach lines, trade routes, harbours.

Everything is derived once from the data files. Sets of intersections and of paths are ints, one bit
for each. `HEX_AT` and `SITE_AT` are the same geometry in the plane. The island of Catan (W26) comes
after the Gift and Tormund's camp in all lists, so that a table of the Gift knows nothing of it.
"""

from typing import Final

from throneroom.games.watch.content import load
from throneroom.kernel import Names

_BOARD: Final = load("board")
_ISLAND: Final = load("island")
# Tormund's camp lies between both boards, and touches nothing: W1.11, W3.19
_CAMP_ROW: Final = {"id": "camp", "x": 9, "y": -1, "neighbours": []}
_HEX_ROWS: Final = (*_BOARD["hexes"], _CAMP_ROW, *_ISLAND["hexes"])
SITE_ROWS: Final = (*_BOARD["intersections"], *_ISLAND["intersections"])
PATH_ROWS: Final = (*_BOARD["edges"], *_ISLAND["edges"])

# Ids are in small letters, because they are parts of keys and of what people type.
HEXES: Final = Names("hex", [row["id"].lower() for row in _HEX_ROWS])  # W3.1, WR1, W26.2
CAMP: Final = len(_BOARD["hexes"])  # Tormund's camp, after the hexes of the Gift
PLACES: Final = Names("place", HEXES.ids)
SITES: Final = Names("site", [row["id"] for row in SITE_ROWS])  # W3.11
PATHS: Final = Names("path", [row["id"] for row in PATH_ROWS])
ROUTES: Final = Names(  # W3.21
    "route", [row["slot"].lower() for row in _BOARD["trade_routes"]["slots"]]
)
HARBOURS: Final = Names("harbour", [row["slot"].lower() for row in _ISLAND["harbours"]])  # W26.7

# Where they lie, in units of half a hex's width and half the length of a side: W3.1
HEX_AT: Final = tuple((int(row["x"]), int(row["y"])) for row in _HEX_ROWS)
SITE_AT: Final = tuple((int(row["x"]), int(row["y"])) for row in SITE_ROWS)

# The two intersections that a path joins: W3.10
PATH_ENDS: Final = tuple(
    (SITES.index[row["between"][0]], SITES.index[row["between"][1]]) for row in PATH_ROWS
)
PATH_ENDS_MASK: Final = tuple(1 << a | 1 << b for a, b in PATH_ENDS)
# The paths that leave an intersection, with the intersection each leads to.
STEPS_FROM: Final = tuple(
    tuple((1 << path, a + b - site) for path, (a, b) in enumerate(PATH_ENDS) if site in (a, b))
    for site in range(len(SITES.ids))
)
PATHS_AT: Final = tuple(sum(bit for bit, _ in steps) for steps in STEPS_FROM)
# Neighbouring intersections, for the distance rule: W12.4, WR60
NEIGHBOURS: Final = tuple(sum(1 << other for _, other in steps) for steps in STEPS_FROM)

# The intersections that a hex touches, and the reverse.
_CORNERS: Final = tuple(
    tuple(
        site
        for site, row in enumerate(SITE_ROWS)
        if any(corner.split(".")[0].lower() == hex_id for corner in row["corners"])
    )
    for hex_id in HEXES.ids
)
HEX_SITES: Final = tuple(sum(1 << site for site in corners) for corners in _CORNERS)
SITE_HEXES: Final = tuple(
    tuple(tile for tile, corners in enumerate(_CORNERS) if site in corners)
    for site in range(len(SITES.ids))
)
HEX_NEIGHBOURS: Final = tuple(
    tuple(HEXES.index[other.lower()] for other in row["neighbours"]) for row in _HEX_ROWS
)

# From each Wall section straight to the south-west: W3.13-W3.15, WR71
BREACH_LINES: Final = tuple(
    tuple(HEXES.index[tile.lower()] for tile in line) for line in _BOARD["breach_lines"]
)

ROUTE_SITES: Final = tuple(
    tuple(SITES.index[site] for site in row["intersections"])
    for row in _BOARD["trade_routes"]["slots"]
)
HARBOUR_SITES: Final = tuple(  # W26.7
    tuple(SITES.index[site] for site in row["intersections"]) for row in _ISLAND["harbours"]
)
# The trade route or the harbour at an intersection, by its place on its own board.
SITE_ROUTE: Final = tuple(
    next(
        (
            route
            for slots in (ROUTE_SITES, HARBOUR_SITES)
            for route, sites in enumerate(slots)
            if site in sites
        ),
        -1,
    )
    for site in range(len(SITES.ids))
)

GIFT_SETUPS: Final = tuple(_BOARD["setups"])
CATAN: Final = len(GIFT_SETUPS)  # the island: W26.1
SETUPS: Final = (*GIFT_SETUPS, "catan")
ISLAND_HEXES: Final = tuple(range(CAMP + 1, len(HEXES.ids)))
TERRAIN_HEXES: Final = (  # W3.2-W3.4, W26.2
    *(
        tuple(sorted(HEXES.index[name.lower()] for name in _BOARD["setups"][s]["terrain_hexes"]))
        for s in GIFT_SETUPS
    ),
    ISLAND_HEXES,
)
ICE_FIELDS: Final[tuple[tuple[int, ...], ...]] = (
    # W3.5: part of the frame, so no table knows of them, only drawings
    *(
        tuple(HEXES.index[name.lower()] for name in _BOARD["setups"][s]["ice_fields"])
        for s in GIFT_SETUPS
    ),
    (),
)


def _intersections(setup: int) -> int:
    """The corners that a terrain hex touches: W3.6, W3.9."""
    mask = 0
    for tile in TERRAIN_HEXES[setup]:
        mask |= HEX_SITES[tile]
    return mask


def _paths(setup: int) -> int:
    """The sides of terrain hexes, borderland included: W3.7, W3.8."""
    mask = 0
    for path, row in enumerate(PATH_ROWS):
        tiles = {HEXES.index[side.split(".")[0].lower()] for side in row["sides"]}
        if tiles & set(TERRAIN_HEXES[setup]):
            mask |= 1 << path
    return mask


INTERSECTIONS: Final = tuple(_intersections(setup) for setup in range(len(SETUPS)))  # W3.12
ALL_PATHS: Final = tuple(_paths(setup) for setup in range(len(SETUPS)))


def route_names(setup: int) -> Names:
    """The slots of trade routes, or of the island's harbours."""
    return HARBOURS if setup == CATAN else ROUTES


def route_sites(setup: int) -> tuple[tuple[int, ...], ...]:
    """The intersections of each route or harbour."""
    return HARBOUR_SITES if setup == CATAN else ROUTE_SITES
