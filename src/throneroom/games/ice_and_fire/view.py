"""What is seen: on the field everything is open, so that anybody can measure it at any time
(F1.23); of the cards only one's own hand (F16.8)."""

from typing import Any, Final

from throneroom.games.ice_and_fire.board import seat_of_ncu
from throneroom.games.ice_and_fire.content import (
    CARD,
    CARDS,
    FACTIONS,
    FIRST_FREE,
    FREE_KINDS,
    KEYWORDS,
    OBJECTIVES,
    TACTICS_CARDS,
    TERRAIN,
    TRAYS,
    UNIT,
    ZONES,
)
from throneroom.games.ice_and_fire.field import engaged_with
from throneroom.games.ice_and_fire.fight_numbers import blocks, hits
from throneroom.games.ice_and_fire.free_terrain import pieces_of
from throneroom.games.ice_and_fire.hooks import HERE_WE_STAND
from throneroom.games.ice_and_fire.known import known_to
from throneroom.games.ice_and_fire.lasting import is_face_down
from throneroom.games.ice_and_fire.layout import HEIGHT, MODES
from throneroom.games.ice_and_fire.modifiers import (
    changes_of_unit,
    numbers_of_attack,
    numbers_of_test,
)
from throneroom.games.ice_and_fire.movement import speed_of
from throneroom.games.ice_and_fire.names import (
    CONDITIONS,
    MOST_NCUS,
    MOST_UNITS,
    NCUS,
    PIECES,
    TOKENS,
    UNITS,
)
from throneroom.games.ice_and_fire.position import (
    edges_to_json,
    fight_to_json,
    test_to_json,
)
from throneroom.games.ice_and_fire.position_texts import HOLDERS, SOURCES, lasting_to_json
from throneroom.games.ice_and_fire.prints import morale_on_card
from throneroom.games.ice_and_fire.state import (
    AWAY,
    FIELD,
    GONE,
    RESERVE,
    Battle,
    Lasting,
    models_of,
    ranks_of,
    seat_of,
)
from throneroom.games.ice_and_fire.tokens import holder_of
from throneroom.games.ice_and_fire.victory import needed_by_side
from throneroom.games.ice_and_fire.view_modes import (
    deployment_areas,
    hands_of_mates,
    modes_seen,
    walls,
)
from throneroom.kernel import Alias, Names, bits

NEUTRAL: Final = "neutral"


def view(t: Battle, seat: int | None) -> dict[str, Any]:
    zones = edges_to_json(t)
    return {
        "round": t.round,
        "first": t.first,
        "active": t.active,
        "field": {
            "width": t.width,
            "height": HEIGHT,
            "deployment": [list(area) for area in deployment_areas(t)],
            "walls": walls(t),
            "quadrants": t.mode == HERE_WE_STAND,
            "tokens": [_token(t, token) for token in range(len(t.tokens))],
            "terrain": [
                _piece(t, i, kind, x, y, h)
                for i, (kind, x, y, h) in enumerate(t.terrain)
                if kind >= 0
            ],
        },
        "units": {
            UNITS.ids[unit]: _unit(t, unit)
            for unit, card in enumerate(t.card)
            if card >= 0 and t.place[unit] != GONE
        },
        "ncus": {
            NCUS.ids[ncu]: {
                "seat": seat_of_ncu(ncu),
                "card": CARDS.ids[card],
                "zone": ZONES.ids[t.ncu_place[ncu]] if t.ncu_place[ncu] >= 0 else None,
                "away": t.ncu_place[ncu] == AWAY,
                "activated": bool(t.ncu_done[ncu]),
            }
            for ncu, card in enumerate(t.ncu_card)
            if card >= 0
        },
        "seats": [
            {
                "faction": faction_of(t, player),
                "points": points,
                "passes": t.passes[player],
                "edge": zones[player],
                "side": t.side[player],
                "out": bool(t.out >> player & 1),
                "hand": len(t.hand[player]),
                "deck": len(t.deck[player]),
                "discard": [TACTICS_CARDS.ids[card] for card in t.discard[player]],
            }
            for player, points in enumerate(t.points)
        ],
        "hand": [] if seat is None else [TACTICS_CARDS.ids[card] for card in t.hand[seat]],
        "known": []
        if seat is None
        else [
            [TACTICS_CARDS.ids[card] for card in known_to(t, player, t.side[seat])]
            for player in range(len(t.points))
        ],
        "hands_of_mates": hands_of_mates(t, seat),
        "armies": [
            [FACTIONS.ids[army[0]], *(CARDS.ids[card] for card in army[1:])] if army else []
            for army in t.armies
        ],
        "lasting": [_lasting(t, row, seat) for row in t.lasting],
        "used": [[HOLDERS.ids[holder], SOURCES.ids[source]] for holder, source, _ in t.used],
        "counters": [[HOLDERS.ids[h], CARDS.ids[card], number] for h, card, number in t.counters],
        "mode": MODES.ids[t.mode],
        "of_mode": modes_seen(t, seat),
        "needed_points": needed_by_side(t),
        "fight": _fight(t) if t.fights else None,
        "test": _test(t) if t.tests else None,
        "roll": t.roll,
    }


def _lasting(t: Battle, row: Lasting, seat: int | None) -> dict[str, Any]:
    """What lasts; a card that lies face down is seen by its own side alone (F38.6)."""
    seen = lasting_to_json(row)
    if is_face_down(row) and (seat is None or t.side[seat] != t.side[row.seat]):
        seen["card"] = None
    return seen


def faction_of(t: Battle, seat: int) -> str | None:
    """The faction of an army: an army that is not neutral may have neutral cards too (F17.3)."""
    units = (t.card[unit] for unit in range(seat * MOST_UNITS, (seat + 1) * MOST_UNITS))
    ncus = (t.ncu_card[ncu] for ncu in range(seat * MOST_NCUS, (seat + 1) * MOST_NCUS))
    found = {FACTIONS.ids[CARD[card].faction] for card in (*units, *ncus) if card >= 0}
    return min(found - {NEUTRAL}, default=NEUTRAL) if found else None


def _fight(t: Battle) -> dict[str, Any]:
    """The attack that is being made, with what its dice need and which of them have it."""
    fight = t.fights[-1]
    return {
        **fight_to_json(fight),
        "numbers": numbers_of_attack(t, fight),
        "attack_good": [fight.attacker >= 0 and hits(t, fight, die) for die in fight.attack_dice],
        "defense_good": [
            fight.defender >= 0 and blocks(t, fight, die) for die in fight.defense_dice
        ],
    }


def _test(t: Battle) -> dict[str, Any]:
    """The test that is being made, with what its dice need."""
    test = t.tests[-1]
    return {**test_to_json(test), "numbers": numbers_of_test(t, test)}


def _piece(t: Battle, piece: int, kind: int, x: int, y: int, h: int) -> dict[str, Any]:
    seen = {"id": PIECES.ids[piece], "kind": TERRAIN.ids[kind], "x": x, "y": y, "h": h}
    if kind in FREE_KINDS:  # F18.19
        corners, keywords = pieces_of(t.options)[kind - FIRST_FREE]
        seen["corners"] = [list(corner) for corner in corners]
        seen["keywords"] = [KEYWORDS.ids[i] for i in bits(keywords)]
    return seen


def _token(t: Battle, token: int) -> dict[str, Any]:
    x, y, radius, card = t.tokens[token]
    holder = holder_of(t, token)
    return {
        "id": TOKENS.ids[token],
        "x": x,
        "y": y,
        "radius": radius,
        "objective": OBJECTIVES.ids[card] if card >= 0 else None,
        "held_by": UNITS.ids[holder] if holder >= 0 else None,
    }


def _unit(t: Battle, unit: int) -> dict[str, Any]:
    card = t.card[unit]
    standing = t.place[unit] == FIELD
    return {
        "seat": seat_of(unit),
        "card": CARDS.ids[card],
        "tray": TRAYS.ids[UNIT[card].tray],
        "x": t.x[unit],
        "y": t.y[unit],
        "h": t.h[unit],
        "on_field": standing,
        "reserve": t.place[unit] == RESERVE,
        "wounds": t.wounds[unit],
        "models": models_of(t, unit),
        "ranks": ranks_of(t, unit),
        "attachments": [CARDS.ids[part] for part in t.parts[unit]],
        "conditions": [CONDITIONS.ids[i] for i in bits(t.conditions[unit])],
        "activated": bool(t.activated[unit]),
        "engaged_with": [UNITS.ids[enemy] for enemy in engaged_with(t, unit)] if standing else [],
        "speed": speed_of(t, unit),
        "defense": UNIT[card].defense,
        "morale": morale_on_card(t, unit),
        "changes": changes_of_unit(t, unit) if standing else [],
    }


def seat_names(t: Battle) -> tuple[str, ...]:
    return tuple("abcd"[: len(t.points)])


def aliases(t: Battle) -> dict[str, dict[str, Alias]]:
    """What armies, units and NCUs are called: armies by their factions; units and NCUs by their
    cards, numbered where there are several alike, on whichever side."""
    factions = [faction_of(t, seat) for seat in range(len(t.points))]
    return {
        "seat": {
            "abcd"[seat]: Alias(
                "faction",
                faction,
                factions[: seat + 1].count(faction) if factions.count(faction) > 1 else 0,
            )
            for seat, faction in enumerate(factions)
            if faction is not None
        },
        "unit": _called(UNITS, t.card),
        "ncu": _called(NCUS, t.ncu_card),
        "piece": {
            PIECES.ids[piece]: Alias("terrain", TERRAIN.ids[kind], piece + 1)
            for piece, (kind, *_) in enumerate(t.terrain)
            if kind >= 0
        },
    }


def _called(handles: Names, cards: list[int]) -> dict[str, Alias]:
    return {
        handles.ids[thing]: Alias(
            "card", CARDS.ids[card], cards[: thing + 1].count(card) if cards.count(card) > 1 else 0
        )
        for thing, card in enumerate(cards)
        if card >= 0
    }
