"""The table of The Iron Throne as text, for the terminal: blocks from top to bottom."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

Say = Callable[..., str]
Block = str | dict[str, Any]


def draw(view: dict[str, Any], say: Say) -> list[Block]:
    """The turn, the houses, the encounter, and what the seat itself holds."""
    blocks: list[Block] = [_turn(view, say), _houses(view, say), _influence(view, say)]
    if view["defender"] is not None:
        blocks.append(_encounter(view, say))
    if view["truce"] is not None:
        blocks += _truce(view["truce"], say)
    blocks += [f"{_word('known_event', say)}: {text}" for text in _known_events(view, say)]
    if view["seat"] is not None:
        blocks += _own(view["players"][view["seat"]], say)
    return blocks


def _word(name: str, say: Say, **data: Any) -> str:
    return say(f"iron_throne-table-{name}", **data)


def _name(kind: str, thing: str, say: Say) -> str:
    return say(f"iron_throne-{kind}-{thing}")


def _house(player: dict[str, Any], say: Say) -> str:
    if player["house"] is None:
        return say("seat-number", number=player["seat"] + 1)
    return _name("house", player["house"], say)


def _turn(view: dict[str, Any], say: Say) -> str:
    parts = [
        _word("turn", say, turn=view["turn"], limit=view["turn_limit"]),
        _word(f"phase-{view['phase']}", say),
        _word("event_deck", say, n=view["event_deck"]),
        _word("box", say, n=view["box"]),
    ]
    if view["event"] is not None:
        parts.insert(2, _name("event_card", view["event"], say))
    return f"[bold]{' · '.join(parts)}[/]"


def _houses(view: dict[str, Any], say: Say) -> Block:
    """A row for each house: its leader with the reserve, its characters, and its cards."""
    titles = ("house", "leader", "characters", "cards", "hostages")
    return {
        "title": "",
        "columns": [_word(title, say) for title in titles],
        "rows": [_house_row(view, player, say) for player in view["players"]],
    }


def _house_row(view: dict[str, Any], player: dict[str, Any], say: Say) -> list[str]:
    house = _house(player, say)
    roles = {view["attacker"]: "attacker", view["defender"]: "defender"}
    role = roles.get(player["seat"])
    if role:
        house = f"[bold]{house}[/]\n{_name('side', role, say)}"
    leader = "–"
    if player["leader"] is not None:
        leader = f"{_name('leader', player['leader'], say)}\n{player['sheet']}"
    return [
        house,
        leader,
        "\n".join(_character(character, say) for character in player["characters"]),
        f"{player['hand']} / {player['deck']} / {len(player['discard'])}",
        _hostages(player["hostages"], say),
    ]


def _character(character: dict[str, Any], say: Say) -> str:
    name = _name("character", character["id"], say)
    if not character["alive"]:
        return f" † [strike]{name}[/]"
    named = f"{character['power']:2} {name}"
    if character["position"] == "home":
        return named
    return f"[bold]{named}[/] ({_name('side', character['position'], say)})"


def _hostages(hostages: Sequence[dict[str, Any]], say: Say) -> str:
    """Backs by house, faces where they are known."""
    named = [
        _name("card", held["card"], say) if held["card"] else _name("house", held["house"], say)
        for held in hostages
    ]
    return "\n".join(f"{count} × {name}" for name, count in Counter(named).items()) or "–"


def _influence(view: dict[str, Any], say: Say) -> Block:
    """Whose tokens lie on whose board; five of the own on other boards win."""
    houses = [_house(player, say) for player in view["players"]]
    return {
        "title": _word("influence", say),
        "columns": [_word("board", say), *houses],
        "rows": [
            [house, *(str(count) if count else "·" for count in player["influence"])]
            for house, player in zip(houses, view["players"], strict=True)
        ]
        + [[_word("spread", say), *(f"[bold]{p['spread']}[/]" for p in view["players"])]],
    }


def _total(view: dict[str, Any], side: str) -> str:
    return str(view["totals"][side]["total"]) if view["totals"] else "–"


def _encounter(view: dict[str, Any], say: Say) -> Block:
    """The two sides facing each other."""
    sides = ("attacker", "defender")
    rows = [
        [_word("encounter_card", say), *(_played_down(view, side, say) for side in sides)],
        [_word("played", say), *(_played(view, side, say) for side in sides)],
        [_word("total", say), *(f"[bold]{_total(view, side)}[/]" for side in sides)],
    ]
    result = view["result"]
    title = _word("encounter", say)
    if result != "none":
        title = f"{title}: {_name('result', result, say)}"
    if view["settled"] != "none":
        title = f"{title} – {_name('settlement', view['settled'], say)}"
    return {
        "title": title,
        "columns": ["", *(_house(view["players"][view[side]], say) for side in sides)],
        "rows": rows,
    }


def _played_down(view: dict[str, Any], side: str, say: Say) -> str:
    card = view["players"][view[side]]["encounter_card"]
    if card is None:
        return "–"
    name = _name("card", card["card"], say) if card["card"] else _word("hidden", say)
    return name if card["face_up"] else f"{name} ({_word('face_down', say)})"


def _played(view: dict[str, Any], side: str, say: Say) -> str:
    cards = [
        _name("card", card, say)
        for player in view["players"]
        if player["side"] == side
        for card in player["played"]
    ]
    return "\n".join(cards) or "–"


def _truce(truce: dict[str, Any], say: Say) -> list[Block]:
    """The offer that is to be answered, and the one being drawn up."""
    lines: list[Block] = [_word("offers_made", say, n=truce["offers_made"])]
    for name in ("offer", "draft"):
        terms = truce[name]
        if terms and any(terms):
            lines.append(f"{_word(name, say)}: {_terms(terms, say)}")
    return lines


def _terms(terms: Sequence[int], say: Say) -> str:
    """What each side would get: influence, hostages, power."""
    kinds = ("influence", "hostages", "power")
    sides = []
    for side, gains in (("attacker", terms[:3]), ("defender", terms[3:])):
        named = [f"{_name('demand', k, say)} {n}" for k, n in zip(kinds, gains, strict=True) if n]
        sides.append(f"{_name('side', side, say)}: {', '.join(named) or '–'}")
    return "; ".join(sides)


def _known_events(view: dict[str, Any], say: Say) -> list[str]:
    return [
        f"{known['place'] + 1}. {_name('event_card', known['event'], say)}"
        for known in view["events_known"]
    ]


def _own(player: dict[str, Any], say: Say) -> list[Block]:
    """The own hand, and what has been chosen in secret."""
    blocks: list[Block] = []
    cards = Counter(_name("card", card, say) for card in player["cards"])
    if cards:
        listed = ", ".join(f"{n} × {name}" if n > 1 else name for name, n in cards.items())
        blocks.append(f"[bold]{_word('your_hand', say)}:[/] {listed}")
    if player["leaders_drawn"]:
        drawn = ", ".join(_name("leader", leader, say) for leader in player["leaders_drawn"])
        blocks.append(f"[bold]{_word('your_leaders', say)}:[/] {drawn}")
    return blocks
