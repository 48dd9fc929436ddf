"""A board set up for one march or combat, played by the names of Houses and the text of actions."""

import json
import re
from typing import Any

from throneroom.games.thrones import GAME
from throneroom.games.thrones.content import AREAS, FIRST_SEA, NEIGHBOURS
from throneroom.kernel import Illegal, State
from throneroom.text import LANGUAGES, Translator

HOUSES = ("stark", "greyjoy", "lannister", "baratheon", "tyrell", "martell")
# Refusals that name what was tried, and the part of them that does.
TRIED = {
    "thrones-bid-out-of-range": "amount",
    "thrones-card-not-discarded": "card",
    "thrones-card-not-in-hand": "card",
    "thrones-lose-in-structure": "area",
    "thrones-no-footman-here": "area",
    "thrones-no-knight-there": "area",
    "thrones-no-march-order": "area",
    "thrones-no-order-there": "area",
    "thrones-no-raid-order": "area",
    "thrones-no-such-footman": "area",
    "thrones-no-such-offer": "area",
    "thrones-not-tied": "house",
    "thrones-order-out-of-reach": "area",
    "thrones-ships-out-of-range": "amount",
    "thrones-track-not-offered": "track",
}
MARCHES = ("march_minus_1", "march_0", "march_plus_1_special")


def army(house: str, units: str, order: str | None = None, **more: Any) -> dict[str, Any]:
    """Units of a House in an area, with their order."""
    entry: dict[str, Any] = {"house": house, "units": units, **more}
    if order:
        entry["order"] = order
    return entry


def token(house: str) -> dict[str, Any]:
    """A Power token alone in an area."""
    return {"token": house}


class Board:
    """A game that stands in its March step.

    If there is just one March order, its House gets a second one far away, so that play stops after
    the first and everything can be looked at before the round is cleaned up.
    """

    def __init__(
        self,
        areas: dict[str, dict[str, Any]],
        *,
        options: dict[str, Any] | None = None,
        seed: int = 0,
        **table: Any,
    ) -> None:
        areas = dict(areas)
        houses = table.get("houses", list(HOUSES))
        marching = [entry["house"] for entry in areas.values() if entry.get("order") in MARCHES]
        if len(marching) == 1 and table.get("at", "marches") == "marches":
            used = {e.get("order") for e in areas.values() if e.get("house") == marching[0]}
            spare = next(order for order in MARCHES if order not in used)
            areas[_far_from(areas)] = army(marching[0], "f", spare)
        self.state: State = GAME.from_position(
            {
                "game": "thrones",
                "seats": len(houses),
                "options": options or {},
                "flow": {"chance": ["fast", seed]},
                "table": {
                    "at": "marches",
                    "blade_used": True,
                    "houses": houses,
                    "areas": areas,
                    **table,
                },
            }
        )
        self.events: list[dict[str, Any]] = []

    # Playing.

    def seat(self, house: str) -> int:
        return self.state.game.seat_names(self.state.table).index(house)

    def play(self, house: str, *texts: str) -> "Board":
        """Play some actions; the state's position must come back the same from its JSON."""
        for text in texts:
            action = GAME.read(text)
            assert GAME.write(action) == text
            seat = self.seat(house)
            for event in self.state.play(seat, action):
                told = GAME.describe(event, None, reveal=True)
                assert told is not None
                self.events.append(told)
            restored = GAME.from_position(json.loads(json.dumps(self.state.to_position())))
            assert restored.digest() == self.state.digest()
        return self

    def attack(
        self, house: str, origin: str, area: str, units: str, token: bool = False
    ) -> "Board":
        """Resolve a March order that does nothing but send units to one area."""
        self.play(house, f"resolve_march {origin}", f"march {origin}>{area}:{units}", "end_march")
        if self.asked() == "leave_power":
            self.play(house, "leave_power" if token else "pass")
        return self

    def cards(self, first: str, second: str) -> "Board":
        """Both sides of the combat choose their cards."""
        for card in (first, second):
            house = next(h for h in HOUSES if card in self.hand(h))
            self.play(house, f"card {card}")
        return self

    def refused(self, house: str, text: str) -> str:
        """The rule that forbids an action."""
        return self.refusal(house, text).rule

    def refusal(self, house: str, text: str) -> Illegal:
        """Why an action is forbidden, said in every language; nothing has changed."""
        before = self.state.digest()
        try:
            self.state.check(self.seat(house), GAME.read(text))
        except Illegal as refusal:
            assert self.state.digest() == before
            assert GAME.read(text) not in self.state.legal(self.seat(house))
            check_words(refusal)
            check_named(refusal, text)
            return refusal
        raise AssertionError(f"{text} is allowed")

    def legal(self, house: str) -> set[str]:
        """The texts of all actions that are offered."""
        texts = set()
        for action in self.state.legal(self.seat(house)):
            self.state.check(self.seat(house), action)
            texts.add(GAME.write(action))
        return texts

    def asked(self) -> str:
        """The kind of the open question."""
        return str(self.state.table.flow.kind) if self.state.to_move() else ""

    def awaited(self) -> list[str]:
        """The Houses that are asked."""
        names = self.state.game.seat_names(self.state.table)
        return [names[seat] for seat in self.state.to_move()]

    # Looking.

    def area(self, area: str) -> dict[str, Any]:
        seen: dict[str, Any] = self.state.view(None)["areas"][area]
        return seen

    def units(self, area: str) -> str:
        """The units in an area: the House's first letters, standing ones, then !routed ones."""
        seen = self.area(area)
        if "house" not in seen:
            return ""
        routed = f"!{seen['routed']}" if "routed" in seen else ""
        return f"{seen['house']} {seen['units']}{routed}"

    def order(self, area: str) -> str | None:
        order: str | None = self.area(area).get("order")
        return order

    def control(self, area: str) -> str | None:
        holder: str | None = self.area(area).get("control")
        return holder

    def house(self, house: str) -> dict[str, Any]:
        seen: dict[str, Any] = self.state.view(None)["houses"][house]
        return seen

    def power(self, house: str) -> int:
        return int(self.house(house)["power"])

    def hand(self, house: str) -> list[str]:
        return list(self.house(house)["hand"])

    def discards(self, house: str) -> list[str]:
        return list(self.house(house)["discards"])

    def track(self, track: str) -> list[str]:
        return list(self.state.view(None)["tracks"][track])

    def event(self, kind: str) -> dict[str, Any]:
        """The last event of a kind."""
        return next(event for event in reversed(self.events) if event["kind"] == kind)

    def happened(self, kind: str) -> bool:
        return any(event["kind"] == kind for event in self.events)

    def story(self) -> list[str]:
        """All events, each in one line: its kind and what it tells; - is nothing, a dot nobody."""
        return [" ".join(map(_word, event.values())) for event in self.events]

    def totals(self) -> tuple[int, int]:
        """The final strength of attacker and defender."""
        battle = self.event("battle")
        return battle["attacker_total"], battle["defender_total"]

    def initial(self) -> tuple[int, int]:
        """The initial strength of attacker and defender."""
        strength = self.event("initial_strength")
        return strength["attacker_total"], strength["defender_total"]

    def winner(self) -> str:
        return str(self.event("battle")["winner"])


def _word(value: object) -> str:
    if isinstance(value, list):
        return "+".join(map(str, value)) or "."
    return "-" if value is None else str(value)


def check_words(refusal: Illegal) -> None:
    """A refusal can be said in every language."""
    for language in LANGUAGES:
        translator = Translator(language, GAME)
        assert translator.refusal(refusal, HOUSES)
        assert translator.gaps == set()


def check_named(refusal: Illegal, text: str) -> None:
    """A refusal names what was tried."""
    if refusal.key in TRIED:
        assert str(refusal.data[TRIED[refusal.key]]) in re.split("[ >:]", text)


def fight(
    attacker: str = "tyrell",
    defender: str = "lannister",
    units: str = "kk",
    defending: str = "ff",
    march: str = "march_0",
    **table: Any,
) -> Board:
    """A plain combat in Searoad Marches, attacked from The Reach."""
    b = Board(
        {
            "the_reach": army(attacker, units, march),
            "searoad_marches": army(defender, defending),
        },
        **table,
    )
    return b.attack(attacker, "the_reach", "searoad_marches", units)


def _far_from(areas: dict[str, dict[str, Any]]) -> str:
    """A land area without a structure next to nothing that matters."""
    named = {AREAS.index[name] for name in areas}
    for name in ("castle_black", "karhold", "the_arbor", "three_towers", "the_fingers"):
        area = AREAS.index[name]
        lands = [near for near in NEIGHBOURS[area] if near < FIRST_SEA]
        if area not in named and not named & set(lands):
            return name
    raise AssertionError("no area is far enough")
