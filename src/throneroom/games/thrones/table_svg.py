"""The map with all that lies on it for everybody to see, as an SVG picture."""

import json
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from html import escape
from importlib.resources import files
from typing import Any, Final

from throneroom.games.thrones.content import (
    AREAS,
    CONSOLIDATE_POWER,
    DEFENSE,
    MARCH,
    ORDER_MODIFIER,
    ORDER_SPECIAL,
    ORDER_TYPE,
    ORDERS,
    RAID,
    SUPPORT,
)
from throneroom.games.thrones.map_svg import render
from throneroom.games.thrones.state import Table
from throneroom.games.thrones.view import FACE_DOWN, view

Name = Callable[[str, str], str]

# Of each House the colour of its pieces, and of what is written on them.
_COLOURS: Final = {
    "stark": ("#e4e9ec", "#2c3a45"),
    "greyjoy": ("#2b7a8c", "#fff3c4"),
    "lannister": ("#9d1c1c", "#ffd877"),
    "baratheon": ("#f4c430", "#1b1710"),
    "tyrell": ("#57a85a", "#10290f"),
    "martell": ("#e77f2e", "#4a0b0d"),
}
_INK: Final = "#17110b"
# A round Footman, a shield for a Knight, a hull for a Ship, a square Siege Engine.
_SHAPES: Final = {
    "f": "M-11.5,0a11.5,11.5 0 1 0 23,0a11.5,11.5 0 1 0 -23,0z",
    "k": "M0,-12.6L11.4,-7V5.4Q9,11 0,13Q-9,11 -11.4,5.4V-7z",
    "s": "M-13,-8.6Q0,-12.4 13,-8.6L10.2,6.4Q0,13.4 -10.2,6.4z",
    "e": "M-10.8,-10.8H10.8V10.8H-10.8z",
}
# What is drawn on units and on the faces of orders, in lines.
_UNIT_SIGNS: Final = {
    "f": "M0,-8V5M-3.4,2H3.4M0,5V8",
    "k": "M-4,8V1Q-5,-7 2,-8L6,-3 5,-1 1,-1 3,8M-1,-4h.1",
    "s": "M-1,4V-9L6,0H-1M-8,4H8L5,8H-5z",
    "e": "M-6,8L0,-8 6,8M-3.6,2H3.6M0,-8L5,-5",
}
_ORDER_SIGNS: Final = {
    MARCH: "M-6,0H5M1,-4L5,0 1,4",
    DEFENSE: "M-5,-5H5V0Q4,5 0,7Q-4,5 -5,0z",
    SUPPORT: "M0,-6V6M-6,0H6",
    RAID: "M-5,-5L5,5M5,-5L-5,5",
    CONSOLIDATE_POWER: "M-6,4L-6,-4 -3,-1 0,-5 3,-1 6,-4 6,4z",
}
_STAR: Final = "M0,-5L1.4,-1.8 5,-1.5 2.2,.9 3.1,4.4 0,2.5 -3.1,4.4 -2.2,.9 -5,-1.5 -1.4,-1.8z"
_GARRISON: Final = "M-11,-6h3v-4h5v3h6v-3h5v4h3V10.6H-11z"
_NEUTRAL: Final = "M-11,-11H11V1Q10,9 0,13Q-10,9 -11,1z"


@cache
def _map() -> Any:
    return json.loads(files(__package__).joinpath("data", "map.json").read_text("utf-8"))


def picture(t: Table, name: Name) -> str:
    """What a spectator sees on the map; `name(kind, id)` gives the names that stand on it."""
    names = {area: name("area", area) for area in AREAS.ids}
    return render(_map(), names, list(_pieces(view(t, None)["areas"], name)))


def _pieces(areas: dict[str, Any], name: Name) -> Iterator[str]:
    for area, there in areas.items():
        slots = (_map()["areas"].get(area) or _map()["ports"][area])["slots"]
        guard = slots.get("garrison") or slots["order"]
        if "token" in there:
            yield _coin(slots["power_token"], there["token"])
        if "garrison" in there:
            house = _map()["areas"][area]["home_of"]
            sign = _written(str(there["garrison"]), _COLOURS[house][1], 8)
            yield _piece(guard, _GARRISON, _COLOURS[house][0], sign)
        if "neutral" in there:
            strength = there["neutral"]
            text = "×" if strength == "impassable" else str(strength)
            yield _piece(guard, _NEUTRAL, "#6d6a66", _written(text, "#ffffff", 5))
        units = [(letter, "") for letter in there.get("units", "")]
        units += [(letter, " rotate(84)") for letter in there.get("routed", "")]
        for i, (letter, turned) in enumerate(units):
            at = slots["units"][min(i, len(slots["units"]) - 1)]
            field, mark = _COLOURS[there["house"]]
            yield _piece(at, _SHAPES[letter], field, _drawn(_UNIT_SIGNS[letter], mark), turned)
        if "order" in there:
            yield _order(slots["order"], there, name)


def _piece(at: Sequence[float], shape: str, field: str, sign: str, turned: str = "") -> str:
    return (
        f'<g transform="translate({at[0]:g},{at[1]:g}){turned}">'
        f'<path d="{shape}" fill="{field}" stroke="{_INK}" stroke-width="1.3"/>{sign}</g>'
    )


def _written(text: str, colour: str, baseline: float, size: float = 13) -> str:
    return (
        f'<text y="{baseline:g}" font-size="{size:g}" font-weight="700" text-anchor="middle"'
        f' fill="{colour}">{escape(text)}</text>'
    )


def _drawn(sign: str, colour: str) -> str:
    return (
        f'<path d="{sign}" fill="none" stroke="{colour}" stroke-width="1.8"'
        f' stroke-linecap="round" stroke-linejoin="round" transform="scale(.82)"/>'
    )


def _coin(at: Sequence[float], house: str) -> str:
    """A Power token."""
    field, mark = _COLOURS[house]
    return (
        f'<g transform="translate({at[0]:g},{at[1]:g})"><circle r="11" fill="{field}"'
        f' stroke="{_INK}"/><circle r="8" fill="none" stroke="{mark}" stroke-dasharray="2 1.6"/>'
        f'<circle r="3" fill="{mark}"/></g>'
    )


def _order(at: Sequence[float], there: dict[str, Any], name: Name) -> str:
    """An order token: its face, or its back while orders are secret."""
    field, mark = _COLOURS[there["order_house"]]
    token = f'<circle r="14" fill="{field}" stroke="{_INK}" stroke-width="1.3"/>'
    if there["order"] == FACE_DOWN:
        face = f'<circle r="9" fill="none" stroke="{mark}" stroke-width="1.8"/>'
    else:
        order = ORDERS.index[there["order"]]
        bonus = ORDER_MODIFIER[order]
        face = (
            f"<title>{escape(name('order', there['order']))}</title>"
            f'<circle r="11" fill="#f7efd9" stroke="{_INK}" stroke-width=".8"/>'
            f'<g transform="translate(0,{-2 if bonus else 0})">'
            f"{_drawn(_ORDER_SIGNS[ORDER_TYPE[order]], _INK)}</g>"
            + (_written(f"{bonus:+d}", _INK, 9.4, 8) if bonus else "")
        )
        if ORDER_SPECIAL[order]:
            face += (
                f'<path d="{_STAR}" fill="#ffcf3d" stroke="{_INK}" transform="translate(9,-9)"/>'
            )
    return f'<g transform="translate({at[0]:g},{at[1]:g})">{token}{face}</g>'
