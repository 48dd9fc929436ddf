"""The Board Game's table as text, for the terminal: areas, Houses, tracks, combat."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from throneroom.games.thrones.content import (
    AREAS,
    BARRELS,
    CARD_STRENGTH,
    CARDS,
    CROWNS,
    FIRST_PORT,
    FIRST_SEA,
    MUSTER_POINTS,
    TRACKS,
    UNIT_LETTERS,
    UNITS,
)

Say = Callable[..., str]
Block = str | dict[str, Any]

_STYLES = {
    "stark": "bold white",
    "greyjoy": "bold cyan",
    "lannister": "bold red",
    "baratheon": "bold yellow",
    "tyrell": "bold green",
    "martell": "bold dark_orange",
}


def draw(view: dict[str, Any], say: Say) -> list[Block]:
    """The round, the map by kinds of area, the Houses, the tracks, and what is being fought out."""
    blocks: list[Block] = [_round(view, say)]
    blocks += _map(view, say)
    blocks += [_houses(view, say), _tracks(view, say)]
    if view["bids"]:
        blocks.append(_bids(view["bids"], say))
    if view["combat"]:
        blocks += _combat(view["combat"], say)
    if view["you"]:
        blocks += _own(view["houses"][view["you"]], say)
    return blocks


def _word(name: str, say: Say, **data: Any) -> str:
    return say(f"thrones-table-{name}", **data)


def _name(kind: str, thing: str, say: Say) -> str:
    return say(f"thrones-{kind}-{thing}")


def _house(house: str, say: Say) -> str:
    return f"[{_STYLES[house]}]{_name('house', house, say)}[/]"


def _round(view: dict[str, Any], say: Say) -> str:
    cards = [_name("westeros", card, say) for card in view["westeros"]["cards"] if card]
    known = [_name("wildling", card, say) if card else "?" for card in view["wildlings"]["deck"]]
    bans = [_name("order", order, say) for order in view["westeros"]["bans"]]
    parts = [
        _word("round", say, round=view["round"], rounds=view["rounds"]),
        _word("wildlings", say, strength=view["wildlings"]["strength"]),
    ]
    if cards:
        parts.append(_word("westeros", say, cards=cards))
    if bans:
        parts.append(_word("bans", say, orders=bans))
    if any(view["wildlings"]["deck"]):
        parts.append(_word("wildling_deck", say, cards=", ".join(known)))
    return f"[bold]{' · '.join(parts)}[/]"


# The map.


def _map(view: dict[str, Any], say: Say) -> list[Block]:
    """Land, seas and ports: whatever lies on them. Empty areas follow in one line."""
    blocks: list[Block] = []
    kinds = (("land", 0, FIRST_SEA), ("sea", FIRST_SEA, FIRST_PORT), ("port", FIRST_PORT, None))
    for kind, first, last in kinds:
        ids = AREAS.ids[first:last]
        columns = ["area", "owner", "units", "order", "more"]
        rows = [_area(area, view["areas"][area], say) for area in ids if view["areas"][area]]
        if rows:
            titles = [_word(column, say) for column in columns]
            blocks.append({"title": _word(kind, say), "columns": titles, "rows": rows})
        empty = [_named(area, say) for area in ids if not view["areas"][area]]
        if empty and kind != "port":
            blocks.append(f"[dim]{_word('empty', say)}: {', '.join(empty)}[/]")
    letters = zip(UNIT_LETTERS, UNITS.ids, strict=True)
    legend = [f"{letter} {_name('unit', unit, say)}" for letter, unit in letters]
    blocks.append(f"[dim]{', '.join(legend)}; {_word('legend', say)}[/]")
    return blocks


def _named(area: str, say: Say) -> str:
    """An area with its icons: castle or stronghold, barrels, crowns."""
    number = AREAS.index[area]
    structure = ("", "◦", "●")[MUSTER_POINTS[number]]
    icons = structure + "▪" * BARRELS[number] + "♔" * CROWNS[number]
    return f"{_name('area', area, say)} {icons}".rstrip()


def _area(area: str, seen: Mapping[str, Any], say: Say) -> list[str]:
    owner = seen.get("house") or seen.get("control")
    units = seen.get("units", "")
    if "routed" in seen:
        units += f" {seen['routed']} ({_name('state', 'routed', say)})"
    order = seen.get("order")
    shown = "–"
    if order == "face_down":
        shown = _word("face_down", say)
    elif order:
        shown = _name("order", order, say)
    return [
        _named(area, say),
        _house(owner, say) if owner else "–",
        units.strip() or "–",
        shown,
        ", ".join(_more(seen, say)) or "–",
    ]


def _more(seen: Mapping[str, Any], say: Say) -> Iterable[str]:
    """What stands in an area besides units and an order."""
    if "garrison" in seen:
        yield _word("garrison", say, strength=seen["garrison"])
    if "neutral" in seen:
        neutral = seen["neutral"]
        if neutral == "impassable":
            yield _word("impassable", say)
        else:
            yield _word("neutral", say, strength=neutral)
    if "token" in seen:
        yield _word("token", say, house=_name("house", seen["token"], say))
    if seen.get("control") and seen.get("house") not in (None, seen["control"]):
        yield _word("control", say, house=_name("house", seen["control"], say))


# The Houses and the tracks.


def _houses(view: dict[str, Any], say: Say) -> Block:
    titles = ("house", "structures", "supply", "power", "stars", "hand", "discards")
    rows = []
    for house, seen in view["houses"].items():
        rows.append(
            [
                _house(house, say),
                f"[bold]{seen['structures']}[/]",
                f"{seen['supply']} (▪ {seen['barrels']})",
                f"{seen['power']} / {seen['pool']}",
                str(seen["stars"]),
                _cards(seen["hand"], say),
                _cards(seen["discards"], say),
            ]
        )
    return {"title": "", "columns": [_word(title, say) for title in titles], "rows": rows}


def _cards(cards: Iterable[str], say: Say) -> str:
    """House cards with their strengths."""
    named = [f"{_name('card', c, say)} {CARD_STRENGTH[CARDS.index[c]]}" for c in cards]
    return ", ".join(named) or "–"


def _tracks(view: dict[str, Any], say: Say) -> Block:
    tracks = view["tracks"]
    places = max(len(tracks[track]) for track in TRACKS.ids)
    used = {"fiefdoms": tracks["blade"]["used"], "kings_court": tracks["raven"]["used"]}
    rows = []
    for track in TRACKS.ids:
        token = _name("token", track, say)
        if used.get(track):
            token = f"{token} ({_word('used', say)})"
        row = [_name("track", track, say), *(_house(house, say) for house in tracks[track])]
        rows.append([*row, *[""] * (places + 1 - len(row)), token])
    columns = [_word("track", say), *(str(place + 1) for place in range(places))]
    return {"title": "", "columns": [*columns, _word("first_holds", say)], "rows": rows}


def _bids(bids: Mapping[str, int], say: Say) -> str:
    listed = ", ".join(f"{_house(house, say)} {bid}" for house, bid in bids.items())
    return f"{_word('bids', say)}: {listed}"


# March and combat.


def _combat(combat: Mapping[str, Any], say: Say) -> list[Block]:
    blocks: list[Block] = []
    if "march" in combat:
        march = combat["march"]
        moves = [f"{m['units']} → {_name('area', m['area'], say)}" for m in march["moves"]]
        origin = _name("area", march["origin"], say)
        blocks.append(f"{_word('march', say, area=origin)}: {', '.join(moves) or '–'}")
    if "attacker" in combat:
        title = _word("combat", say, area=_name("area", combat["area"], say))
        if combat["winner"]:
            # What follows a combat changes the armies, so their strengths tell nothing any more.
            winner = _word("combat-winner", say, house=_house(combat["winner"], say))
            blocks.append(f"{title} – {winner}")
        else:
            blocks.append(_strengths(combat, title, say))
    return blocks


def _strengths(combat: Mapping[str, Any], title: str, say: Say) -> Block:
    """The two sides with what their strength is made of."""
    sides = (combat["attacker"], combat["defender"])
    parts = ("units", "order", "garrison", "card_strength", "blade", "tide_strength")
    rows = [
        [_word("house_card", say), *(_card(side["card"], say) for side in sides)],
        *([_word(f"combat-{part}", say), *(str(side[part]) for side in sides)] for part in parts),
        [_word("combat-supports", say), *(_supports(side["supports"], say) for side in sides)],
        [_word("combat-total", say), *(f"[bold]{side['total']}[/]" for side in sides)],
    ]
    heads = [
        f"{_house(side['house'], say)} ({_name('side', name, say)})"
        for side, name in zip(sides, ("attacker", "defender"), strict=True)
    ]
    return {"title": title, "columns": ["", *heads], "rows": rows}


def _card(card: str | None, say: Say) -> str:
    return _cards([card], say) if card else "–"


def _supports(supports: Mapping[str, int], say: Say) -> str:
    lent = [f"{_name('area', area, say)} {strength}" for area, strength in supports.items()]
    return ", ".join(lent) or "–"


def _own(house: Mapping[str, Any], say: Say) -> list[Block]:
    """The order tokens that are still to be placed."""
    if not house.get("tokens"):
        return []
    left = [f"{n} × {_name('order', order, say)}" for order, n in house["tokens"].items() if n]
    return [f"[bold]{_word('tokens_left', say)}:[/] {', '.join(left) or '–'}"]
