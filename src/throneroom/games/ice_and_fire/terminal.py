"""A battle as text, for the terminal: the field, the units, the tactics board, cards and dice."""

from collections.abc import Callable, Iterator
from typing import Any, Final

from throneroom.games.ice_and_fire.attack_numbers import is_blocked, is_hit
from throneroom.games.ice_and_fire.content import CARDS, TACTICS_CARDS, UNIT
from throneroom.games.ice_and_fire.geometry.shapes import INCH
from throneroom.games.ice_and_fire.names import REGIONS, SEATS
from throneroom.games.ice_and_fire.terminal_map import (
    STYLES,
    arrow,
    draw_field,
    signs,
    token_sign,
)
from throneroom.games.ice_and_fire.whereabouts import ninth

Say = Callable[..., str]
Block = str | dict[str, Any]
NOTHING: Final = "–"


def draw(view: dict[str, Any], say: Say) -> list[Block]:
    """The armies, the tactics board and the seat's own cards; then the field and the dice, so that
    they are next to the question."""
    blocks: list[Block] = [_round(view, say), _players(view, say)]
    blocks += [*_units(view, say), *_board(view, say), *_mode(view, say)]
    if view["hand"]:
        blocks.append(_hand(view["hand"], _word("hand", say), say))
    for mate, cards in view["hands_of_mates"].items():
        if cards:
            title = _word("hand_of", say, seat=_seat(int(mate), say))
            blocks.append(_hand(cards, title, say))
    blocks += [draw_field(view), f"[dim]{_word('signs', say)} {signs(view, say)}[/]"]
    if view["fight"]:
        blocks += _fight(view, say)
    if view["test"]:
        blocks += _test(view, say)
    return blocks


def _word(name: str, say: Say, **data: Any) -> str:
    return say(f"ice_and_fire-table-{name}", **data)


def _name(kind: str, thing: str, say: Say) -> str:
    return say(f"ice_and_fire-{kind}-{thing}")


def _seat(seat: int, say: Say) -> str:
    return _name("seat", SEATS[seat], say)


def _army(seat: int, say: Say) -> str:
    return f"[{STYLES[seat]}]{_seat(seat, say)}[/]"


def _unit(view: dict[str, Any], unit: str, say: Say) -> str:
    """A unit by its name and its handle; a Castle Wall by its name."""
    if unit not in view["units"]:
        return _name("wall", unit, say) if unit.startswith("w") else _word("gone", say)
    return f"{_called(view, unit, say)} {unit}"


def _called(view: dict[str, Any], unit: str, say: Say) -> str:
    """A unit by its card, numbered among those alike as in what it can do."""
    card = view["units"][unit]["card"]
    alike = [name for name, other in view["units"].items() if other["card"] == card]
    name = _name("card", card, say)
    if len(alike) < 2:
        return name
    return say("numbered-name", name=name, number=alike.index(unit) + 1)


def _inches(length: int) -> str:
    return f"{length / INCH:.3f}".rstrip("0").rstrip(".")


def _source(source: str, say: Say) -> str:
    """What an effect is printed on."""
    return _name("tactics_card" if source in TACTICS_CARDS.index else "ability", source, say)


def _signed(number: int) -> str:
    return f"+{number}" if number > 0 else f"−{-number}"


# The round and the players


def _round(view: dict[str, Any], say: Say) -> str:
    parts = [_name("option-mode", view["mode"], say)]
    if view["round"]:
        parts += [
            _word("round", say, round=view["round"]),
            _word("first", say, seat=_seat(view["first"], say)),
            _word("turn", say, seat=_seat(view["active"], say)),
        ]
    parts.append(_word("needed", say, points=view["needed_points"]))
    return f"[bold]{' · '.join(parts)}[/]"


def _players(view: dict[str, Any], say: Say) -> Block:
    columns = ("army", "points", "passes", "zone", "cards", "deck", "discard")
    return {
        "title": "",
        "columns": [_word(column, say) for column in columns],
        "rows": [_player(view, seat, say) for seat in range(len(view["seats"]))],
    }


def _player(view: dict[str, Any], seat: int, say: Say) -> list[str]:
    seen = view["seats"][seat]
    edge = seen["edge"]
    place = (
        _name("edge" if edge in ("south", "north") else "corner", edge, say) if edge else NOTHING
    )
    name = _army(seat, say)
    if seen["out"]:
        name = f"{name} ({_word('out', say)})"
    return [
        name,
        f"[bold]{seen['points']}[/]",
        str(seen["passes"]),
        place,
        str(seen["hand"]),
        str(seen["deck"]),
        ", ".join(_name("tactics_card", card, say) for card in seen["discard"]) or NOTHING,
    ]


# The units


def _units(view: dict[str, Any], say: Say) -> Iterator[Block]:
    """The units of each army: who, where, how strong, and what else is to be known."""
    columns = ("unit", "place", "wounds", "ranks", "numbers", "state")
    for seat in range(len(view["seats"])):
        own = {name: unit for name, unit in view["units"].items() if unit["seat"] == seat}
        if own:
            yield {
                "title": _army(seat, say),
                "columns": ["", *(_word(column, say) for column in columns)],
                "rows": [_unit_row(view, name, unit, say) for name, unit in own.items()],
            }
    if view["units"]:
        yield f"[dim]{_word('numbers_are', say)}[/]"


def _unit_row(view: dict[str, Any], name: str, unit: dict[str, Any], say: Say) -> list[str]:
    printed = UNIT[CARDS.index[unit["card"]]]
    joined = [f"+ {_name('card', part, say)}" for part in unit["attachments"]]
    return [
        f"[bold {STYLES[unit['seat']]}]{name}[/]",
        "\n".join((_called(view, name, say), *joined)),
        _where(view, name, unit, say),
        f"{unit['wounds']}/{printed.models * printed.wounds}",
        f"{unit['ranks']}/{printed.ranks}",
        f"{_inches(unit['speed'])}″ {unit['defense']}+ {unit['morale']}+",
        "; ".join(_state(view, name, unit, say)) or NOTHING,
    ]


def _where(view: dict[str, Any], name: str, unit: dict[str, Any], say: Say) -> str:
    if unit["on_field"]:
        place = ninth(view["field"]["width"], unit["x"], unit["y"])
        region = _name("region", REGIONS.ids[place], say)
        return _word("pose", say, region=region, arrow=arrow(unit["h"]), heading=unit["h"] / INCH)
    return _word("reserve" if unit["reserve"] else "beside", say)


def _state(view: dict[str, Any], name: str, unit: dict[str, Any], say: Say) -> Iterator[str]:
    """What is to be known of a unit besides its numbers."""
    if unit["activated"]:
        yield _word("activated", say)
    for condition in unit["conditions"]:
        yield f"[bold]{_name('condition', condition, say)}[/]"
    if unit["engaged_with"]:
        yield _word("engaged", say, units=", ".join(unit["engaged_with"]))
    mode = view["of_mode"]
    for token, carrier in zip(view["field"]["tokens"], mode["carriers"], strict=True):
        if carrier == name:
            yield _word("carries", say, token=token_sign(token["id"]))
        elif token["held_by"] == name:
            yield _word("holds", say, token=token_sign(token["id"]))
    if name in mode["marked"]:
        yield _word("marked", say)
    for marked, count in mode["markers"]:
        if marked == name:
            yield _word("markers", say, count=count)
    for holder, card in mode["granted"]:
        if holder == name:
            yield _name("objective", card, say)
    for row in view["lasting"]:
        if row["holder"] == name:
            yield _source(row["source"], say)
    yield from _counted(view, name, say)


def _counted(view: dict[str, Any], holder: str, say: Say) -> Iterator[str]:
    """The tokens on cards, and the Orders that have been used."""
    for one, _, number in view["counters"]:
        if one == holder and number:
            yield _word("order_tokens", say, count=number)
    used = [_source(source, say) for one, source in view["used"] if one == holder]
    if used:
        yield _word("used", say, names=used)


# The tactics board


def _board(view: dict[str, Any], say: Say) -> Iterator[Block]:
    """The zones with whoever has claimed them, and the NCUs beside the board."""
    ncus = view["ncus"]
    if not ncus:
        return
    by_zone = {ncu["zone"]: name for name, ncu in ncus.items() if ncu["zone"]}
    zones = ("crown", "wealth", "tactics", "combat", "maneuver")
    shown = [*zones, *(zone for zone in by_zone if zone not in zones)]
    yield {
        "title": _word("board", say),
        "columns": [_name("zone", zone, say) for zone in shown],
        "rows": [[_ncu(view, by_zone[z], say) if z in by_zone else NOTHING for z in shown]],
    }
    for seat in range(len(view["seats"])):
        beside = [
            _ncu(view, name, say)
            for name, ncu in ncus.items()
            if ncu["seat"] == seat and not ncu["zone"] and not ncu["away"]
        ]
        if beside:
            yield _word("beside_board", say, seat=_army(seat, say), ncus=", ".join(beside))


def _ncu(view: dict[str, Any], name: str, say: Say) -> str:
    ncu = view["ncus"][name]
    more = [_word("activated", say)] if ncu["activated"] and not ncu["zone"] else []
    more += _counted(view, name, say)
    known = f" ({'; '.join(more)})" if more else ""
    return f"[{STYLES[ncu['seat']]}]{_name('card', ncu['card'], say)}[/] {name}{known}"


# What the mode adds


def _mode(view: dict[str, Any], say: Say) -> Iterator[Block]:
    """Objective tokens, walls, missions and siege cards."""
    tokens = [
        f"{token_sign(token['id'])} {_name('objective', token['objective'], say)}"
        for token in view["field"]["tokens"]
        if token["objective"]
    ]
    if tokens:
        yield _word("objectives", say, objectives=", ".join(tokens))
    if view["field"]["walls"]:
        walls = [
            f"{_name('wall', wall['id'], say)} {wall['wounds']}" for wall in view["field"]["walls"]
        ]
        yield _word("walls", say, walls=", ".join(walls))
    mode = view["of_mode"]
    for name, kind, cards in (
        ("open_missions", "mission", mode["open_missions"]),
        ("waiting_missions", "mission", mode["waiting_missions"]),
        ("siege_cards", "siege_card", mode["siege"]),
    ):
        if cards:
            yield _word(name, say, cards=[_name(kind, card, say) for card in cards])
    for side, hand in enumerate(mode["missions"]):
        if isinstance(hand, list) and hand:
            yield _word("missions", say, cards=[_name("mission", card, say) for card in hand])
        elif hand:
            yield _word("missions_of", say, seat=_seat(side, say), count=hand)
    for seat, hand in enumerate(mode["siege_hands"]):
        if isinstance(hand, list) and hand:
            cards = [_name("siege_card", card, say) for card in hand]
            yield _word("siege_hand", say, seat=_seat(seat, say), cards=cards)
        elif hand:
            yield _word("siege_hand_of", say, seat=_seat(seat, say), count=hand)
    assigned = [
        f"{_ncu(view, ncu, say)}: {_name('quadrant', quadrant, say)}"
        for ncu, quadrant in mode["assigned"]
    ]
    if assigned:
        yield _word("assigned", say, ncus=", ".join(assigned))


# Dice


def _fight(view: dict[str, Any], say: Say) -> list[Block]:
    """The attack that is being made: its dice, what they need, and what changes it."""
    fight, numbers = view["fight"], view["fight"]["numbers"]
    target = _unit(view, fight["defender"], say)
    if fight["attacker"] is None:
        title = _word("hits_on", say, target=target)
    else:
        attacker = _unit(view, fight["attacker"], say)
        title = _word("fight", say, unit=attacker, target=target)
    if fight["defender"] in view["units"]:
        title = f"{title} ({_name('side', fight['zone'], say)})"
    rows: list[list[str]] = []
    if "to_hit" in numbers:
        need, added = numbers["to_hit"], numbers["to_hit_modifier"]
        good = [is_hit(die, need, added) for die in fight["attack_dice"]]
        dice = _dice(fight["attack_dice"], good) or _word("dice_count", say, count=numbers["dice"])
        rows.append([_word("attack_dice", say), dice, _need(need, added)])
    elif fight["attack_dice"]:
        dice = " ".join(str(die) for die in fight["attack_dice"])
        rows.append([_word("attack_dice", say), dice, NOTHING])
    if fight["attack_dice"] and fight["defender"] in view["units"]:
        hits = fight.get("hits", 0) + fight.get("precise", 0)
        if hits:
            rows.append([_word("hits", say), str(hits), NOTHING])
        need, added = numbers["defense"], numbers["defense_modifier"]
        good = [is_blocked(die, need, added) for die in fight["defense_dice"]]
        rows.append(
            [_word("defense_dice", say), _dice(fight["defense_dice"], good), _need(need, added)]
        )
    blocks: list[Block] = [{"title": title, "columns": _columns(say), "rows": rows}]
    keywords = [_name("choice", keyword, say) for keyword in fight["keywords"]]
    if keywords:
        blocks.append(_word("keywords", say, keywords=keywords))
    return [*blocks, *_modifiers(numbers["modifiers"], say)]


def _columns(say: Say) -> list[str]:
    return [_word(column, say) for column in ("roll", "dice", "need")]


def _dice(dice: list[int], good: list[bool]) -> str:
    """Dice in the order in which they lie; those that count are marked."""
    pairs = zip(dice, good, strict=True)
    return " ".join(f"[bold]{die}*[/]" if counts else f"{die}" for die, counts in pairs)


def _need(need: int, added: int) -> str:
    return f"{need}+ ({_signed(added)})" if added else f"{need}+"


def _test(view: dict[str, Any], say: Say) -> list[Block]:
    """The morale or panic test that is being made."""
    test, numbers = view["test"], view["test"]["numbers"]
    unit = _unit(view, test["unit"], say)
    title = _word("panic_test" if test["panic"] else "morale_test", say, unit=unit)
    dice = " + ".join(str(die) for die in test["dice"][:2]) or NOTHING
    rows = [[_word("test", say), dice, _need(numbers["morale"], numbers["modifier"])]]
    if test["dice"][2:]:
        rows.append([_word("panic_wounds", say), str(test["dice"][2]), NOTHING])
    table: Block = {"title": title, "columns": _columns(say), "rows": rows}
    return [table, *_modifiers(numbers["modifiers"], say)]


def _modifiers(modifiers: list[dict[str, Any]], say: Say) -> Iterator[str]:
    """What changes the dice, each with its source and its rule."""
    for one in modifiers:
        what = _name("change", one["what"], say)
        if "why" in one:
            why = _name("why", one["why"], say)
        else:
            why = _source(one.get("ability") or one["tactics_card"], say)
        yield f"  {_signed(one['by'])} {what}: {why} [dim]({one['rule']})[/]"


# Cards


def _hand(cards: list[str], title: str, say: Say) -> Block:
    """Tactics cards with what they do, in our words."""
    return {
        "title": title,
        "columns": [_word("card", say), _word("text", say)],
        "rows": [
            [_name("tactics_card", card, say), say(f"ice_and_fire-tactics_card-{card}.text")]
            for card in cards
        ],
    }
