"""What places are called at a table: by what they touch, for the hexes lie differently at each.

An intersection is `between forest 8, hills 3 and fields 5`, or a corner of the only hex it touches.
Languages decline, so that a hex has three names: as it is, after "between", and after "of".
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from throneroom.games.watch.content import TERRAINS
from throneroom.games.watch.geometry import (
    ALL_PATHS,
    HEX_AT,
    HEXES,
    ICE_FIELDS,
    INTERSECTIONS,
    PATH_ROWS,
    PATHS,
    SITE_ROWS,
    SITES,
    TERRAIN_HEXES,
)
from throneroom.games.watch.state import COMBINED, Table
from throneroom.kernel import Alias, bits

# The hexes that a place touches, each with the corner or side of it that the place is: W3.11
_SITE_TOUCHES: Final = tuple(tuple(row["corners"]) for row in SITE_ROWS)
_PATH_TOUCHES: Final = tuple(tuple(row["sides"]) for row in PATH_ROWS)

ICE: Final = "ice_field"
# How a hex is named: alone, after "between", after "of".
FORMS: Final = ("land", "beside", "edge")


def aliases(t: Table) -> Mapping[str, Mapping[str, Alias]]:
    """What every place on this board is called."""
    return _names(t.setup, tuple(t.terrain), tuple(t.numbers))


@lru_cache(maxsize=64)
def _names(
    setup: int, terrain: tuple[int, ...], numbers: tuple[int, ...]
) -> dict[str, dict[str, Alias]]:
    lands = {tile: TERRAINS.ids[terrain[tile]] for tile in TERRAIN_HEXES[setup]}
    lands |= dict.fromkeys(ICE_FIELDS[setup], ICE)
    numbered = {tile: (land, *_numbers(numbers[tile])) for tile, land in lands.items()}
    found: dict[str, dict[str, Alias]] = {}
    for form in FORMS:
        found |= _hexes(form, numbered)
    return {
        **found,
        "hex": found["land"],
        "place": found["land"],
        "site": dict(_places(numbered, INTERSECTIONS[setup], SITES.ids, _SITE_TOUCHES, "site")),
        "path": dict(_places(numbered, ALL_PATHS[setup], PATHS.ids, _PATH_TOUCHES, "path")),
    }


def _numbers(number: int) -> tuple[str, ...]:
    """The combined token names both its numbers: W6.3. Ice fields have none: W3.5."""
    both = (2, 12) if number == COMBINED else (number,)
    return tuple(f"number:{one}" for one in both if one)


def _hexes(form: str, numbered: Mapping[int, tuple[str, ...]]) -> dict[str, dict[str, Alias]]:
    """Hexes in one form; those that are alike are told apart by where they lie."""
    alike: dict[tuple[str, ...], list[int]] = {}
    for tile, called in numbered.items():
        alike.setdefault(called, []).append(tile)
    named, plain = {}, {}
    for (land, *number), tiles in alike.items():
        for tile, where in zip(tiles, _wheres(tiles), strict=True):
            hex_id = HEXES.ids[tile]
            name = Alias(form, land, 0, tuple(number))
            # Nobody chooses an ice field, so nobody needs to tell one from another.
            if where and land != ICE:
                plain[hex_id] = name
                name = Alias("where", where, 0, (f"plain_{form}:{hex_id}",))
            named[hex_id] = name
    return {form: named, f"plain_{form}": plain}


def _wheres(tiles: Sequence[int]) -> list[str]:
    """Where each of several hexes lies among them, from north to south or from west to east."""
    if len(tiles) == 1:
        return [""]
    for axis, ends in ((1, ("north", "south")), (0, ("west", "east"))):
        lie = [HEX_AT[tile][axis] for tile in tiles]
        if len(set(lie)) == len(lie) <= 3:
            rank = [sorted(lie).index(at) for at in lie]
            names = (ends[0], *(["middle"] if len(lie) == 3 else []), ends[1])
            return [names[place] for place in rank]
    return [f"number_{i}" for i in range(1, len(tiles) + 1)]


def _places(
    numbered: Mapping[int, Any],
    there: int,
    ids: Sequence[str],
    touches: Sequence[tuple[str, ...]],
    kind: str,
) -> Iterator[tuple[str, Alias]]:
    """Intersections or paths by the hexes they lie between; where that is one only, or is said of
    another place too, by the corner or the side of a hex."""
    sides = {
        place: [
            (HEXES.index[tile.lower()], side.lower())
            for tile, side in (touch.split(".") for touch in touches[place])
            if HEXES.index[tile.lower()] in numbered
        ]
        for place in bits(there)
    }
    # Ice fields all have the same name.
    said = {
        place: tuple("" if numbered[tile] == (ICE,) else HEXES.ids[tile] for tile, _ in touched)
        for place, touched in sides.items()
    }
    count = Counter(tuple(sorted(names)) for names in said.values())
    for place, touched in sides.items():
        lands = [(tile, side) for tile, side in touched if numbered[tile] != (ICE,)]
        if len(touched) > 1 and count[tuple(sorted(said[place]))] == 1:
            beside = [f"beside:{HEXES.ids[tile]}" for tile, _ in touched]
            if (
                len(touched) - len(lands) > 1
            ):  # of several ice fields nobody needs to hear one by one
                beside = [*(f"beside:{HEXES.ids[tile]}" for tile, _ in lands), "beside:ice_fields"]
            yield ids[place], Alias(kind, "between", 0, tuple(beside))
        else:
            tile, side = lands[0]
            yield ids[place], Alias(kind, side, 0, (f"edge:{HEXES.ids[tile]}",))
