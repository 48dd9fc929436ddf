"""W25: what each seat sees."""

from collections.abc import Sequence
from typing import Any, Final

from throneroom.games.watch.content import (
    CARD_COST,
    CLANS,
    COLOURS,
    DESERT,
    FREIGHTS,
    GIFT_LIMIT,
    GUARD_COST,
    GUARD_SPACES,
    GUARDS,
    HEROES,
    KEEP_COST,
    KEEPS,
    KINDS,
    LAST_BREACH,
    RESOURCES,
    ROAD_COST,
    ROADS,
    SETTLEMENT_COST,
    SETTLEMENTS,
    SIDES,
    TARGET,
    TERRAINS,
    TOKENS,
)
from throneroom.games.watch.geometry import (
    HEXES,
    ICE_FIELDS,
    PATHS,
    PLACES,
    SETUPS,
    SITE_HEXES,
    SITES,
    TERRAIN_HEXES,
    route_names,
)
from throneroom.games.watch.heroes_build import LOOKED_AT
from throneroom.games.watch.seven import to_return
from throneroom.games.watch.state import COMBINED, Table, cards_of, hand_size
from throneroom.games.watch.trade import ACCEPTED, COUNTERED, REFUSED
from throneroom.games.watch.victory import total_points
from throneroom.kernel import Names, Within, bits, put_within

_ANSWERS = {REFUSED: "refused", ACCEPTED: "accepted", COUNTERED: "countered"}


def view(t: Table, seat: int | None) -> dict[str, Any]:
    """What a seat, or a spectator, may see: W25.1-W25.10."""
    public = _public(t)
    return public if seat is None else put_within(public, seat_view(t, seat, public))


def _public(t: Table) -> dict[str, Any]:
    """What everybody sees: W25.5, W25.8-W25.10."""
    over = t.flow.outcome is not None
    seen: dict[str, Any] = {
        "seat": None,
        "variant": t.options["variant"],
        "board": _board(t),
        "turn": t.turn,
        "first": t.first,
        "active": t.active,
        "rolled": t.rolled,
        "dice": [die for die in t.dice if die],
        "card_played": t.card_played,
        "trade_closed": t.trade_closed,
        "players": [_player(t, other, over) for other in range(t.seats)],
        "supply": _counts(RESOURCES, t.supply),
        "deck": len(t.deck),
        "tormund": PLACES.ids[t.tormund],
        "longest_road": t.longest_road if t.longest_road >= 0 else None,
        "most_patrols": t.most_patrols if t.most_patrols >= 0 else None,
        "offer": _offer(t),
        "goal": TARGET,
        "costs": _BROTHERHOOD_COSTS if t.brotherhood else _COSTS,
    }
    if t.brotherhood:
        seen |= _north(t)
    return seen


def seat_view(t: Table, seat: int, public: dict[str, Any]) -> dict[str, Any]:
    """What this seat knows, where everybody sees less: W25.1-W25.4, W25.6-W25.7."""
    seen: dict[str, Any] = {"seat": seat, "players": Within({seat: Within(_own(t, seat))})}
    if t.flow.kind == "keep_card" and t.flow.awaited == (seat,):
        seen["seen_cards"] = [cards_of(t).ids[card] for card in t.deck[: -LOOKED_AT - 1 : -1]]
    if t.flow.kind == "take_from_leader" and t.flow.awaited == (seat,):
        other = t.flow.args[0]
        seen["seen_hand"] = _counts(RESOURCES, t.hand[other * 5 : other * 5 + 5])
    if t.flow.kind == "discard" and seat in t.flow.asked:
        seen["to_return"] = to_return(t, seat)
        seen["returning"] = [RESOURCES.ids[card] for card in t.drafts[seat]]
    return seen


def _board(t: Table) -> dict[str, Any]:
    tiles: dict[str, dict[str, Any]] = {}
    for tile in TERRAIN_HEXES[t.setup]:
        tiles[HEXES.ids[tile]] = {"terrain": TERRAINS.ids[t.terrain[tile]]}
        if t.numbers[tile]:  # a desert has none: W26.4
            tiles[HEXES.ids[tile]]["number"] = number_json(t.numbers[tile])
    for tile in ICE_FIELDS[t.setup]:
        tiles[HEXES.ids[tile]] = {"terrain": "ice_field"}
    return {
        "setup": SETUPS[t.setup],
        "hexes": tiles,
        "routes": dict(
            zip(route_names(t.setup).ids, (FREIGHTS.ids[r] for r in t.routes), strict=True)
        ),
    }


def number_json(number: int) -> int | list[int]:
    """A number token, the combined one as both its numbers."""
    return [2, 12] if number == COMBINED else number


def _player(t: Table, seat: int, over: bool) -> dict[str, Any]:
    player: dict[str, Any] = {
        "colour": COLOURS.ids[t.colours[seat]],
        "hand": hand_size(t, seat),
        "cards": sum(t.cards[seat * 5 : seat * 5 + 5]),
        "patrols": t.patrols[seat],
        "points": t.points[seat],
        "road_length": t.lengths[seat],
        "roads": [PATHS.ids[path] for path in bits(t.roads[seat])],
        "settlements": [SITES.ids[site] for site in bits(t.settlements[seat])],
        "keeps": [SITES.ids[site] for site in bits(t.keeps[seat])],
        "roads_left": ROADS - t.roads[seat].bit_count(),
        "settlements_left": SETTLEMENTS - t.settlements[seat].bit_count(),
        "keeps_left": KEEPS - t.keeps[seat].bit_count(),
        "rates": _counts(RESOURCES, t.rates[seat * 5 : seat * 5 + 5]),
        "dots": _counts(RESOURCES, _dots(t, seat)),
    }
    if t.brotherhood:
        player["guards"] = t.guards_of[seat]
        player["guards_left"] = GUARDS - t.guards_of[seat]
        player["hero"] = HEROES.ids[t.heroes[seat]]
        player["side"] = SIDES.ids[t.sides[seat]]
        player["hero_ready"] = not (t.hero_used | t.hero_new) >> seat & 1
    if over:  # W14.20
        player["total_points"] = total_points(t, seat)
    return player


def _dots(t: Table, seat: int) -> list[int]:
    """For each resource the dots on the number tokens at the buildings, a keep's twice: how much
    of it the seat can expect, and so what it may want in a trade."""
    dots = [0] * 5
    for sites, times in ((t.settlements[seat], 1), (t.keeps[seat], 2)):
        for site in bits(sites):
            for tile in SITE_HEXES[site]:
                if 0 <= t.terrain[tile] < DESERT:
                    dots[t.terrain[tile]] += times * dots_on(t.numbers[tile])
    return dots


def dots_on(number: int) -> int:
    """A number token has a dot for each way to roll it; the combined one shows both its numbers."""
    return 2 if number == COMBINED else 6 - abs(7 - number)


def _own(t: Table, seat: int) -> dict[str, Any]:
    """What players see of themselves alone: W25.1-W25.3."""
    own: dict[str, Any] = {
        "resources": _counts(RESOURCES, t.hand[seat * 5 : seat * 5 + 5]),
        "development": _counts(cards_of(t), t.cards[seat * 5 : seat * 5 + 5]),
        "total_points": total_points(t, seat),
    }
    if seat == t.active:
        own["bought"] = _counts(cards_of(t), t.bought)
    return own


def _north(t: Table) -> dict[str, Any]:
    return {
        "wall": [[COLOURS.ids[t.colours[seat]] for seat in section] for section in t.guards],
        "camps": {CLANS.ids[i]: _kinds(camp) for i, camp in enumerate(t.camps)},
        "clearings": list(t.clearings),
        "gift": {HEXES.ids[tile]: _kinds(kinds) for tile, kinds in enumerate(t.gift) if kinds},
        "frostfangs": _counts(KINDS, t.frostfangs),
        "breaches": t.breaches,
        "last_breach": LAST_BREACH,
        "in_gift": t.in_gift,
        "gift_limit": GIFT_LIMIT,
        "guard_spaces": GUARD_SPACES,
        "pool": len(t.pool),
        "used": [TOKENS.ids[token] for token in t.used],
        "hero_pool": [HEROES.ids[hero] for hero in bits(t.hero_pool)],
    }


def _kinds(kinds: Sequence[int]) -> list[str]:
    return [KINDS.ids[kind] for kind in kinds]


def _counts(names: Names, counts: Sequence[int]) -> dict[str, int]:
    return dict(zip(names.ids, counts, strict=True))


# The building cost card: W11.2
_COSTS: Final = {
    "road": _counts(RESOURCES, ROAD_COST),
    "settlement": _counts(RESOURCES, SETTLEMENT_COST),
    "keep": _counts(RESOURCES, KEEP_COST),
    "buy": _counts(RESOURCES, CARD_COST),
}
_BROTHERHOOD_COSTS: Final = {**_COSTS, "guard": _counts(RESOURCES, GUARD_COST)}


def _offer(t: Table) -> dict[str, Any] | None:
    if not t.offer:
        return None
    give, get, answers = t.offer
    return {
        "give": [RESOURCES.ids[card] for card in give],
        "get": [RESOURCES.ids[card] for card in get],
        "answers": [
            None if seat in t.flow.awaited else _answer(answer)
            for seat, answer in enumerate(answers)
        ],
    }


def _answer(answer: tuple[Any, ...]) -> dict[str, Any] | None:
    if not answer:
        return None
    told: dict[str, Any] = {"answer": _ANSWERS[answer[0]]}
    if answer[0] == COUNTERED:
        told["give"] = [RESOURCES.ids[card] for card in answer[1]]
        told["get"] = [RESOURCES.ids[card] for card in answer[2]]
    return told


def seat_names(t: Table) -> tuple[str, ...]:
    """The colour of each seat."""
    return tuple(COLOURS.ids[colour] for colour in t.colours)


def rounds(t: Table) -> int:
    """Turns begun so far."""
    return t.turn
