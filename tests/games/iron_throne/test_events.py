"""What everybody is told: each event names its rule, and together they tell all that happens."""

import random
from collections import Counter
from typing import Any

import pytest
from tests.games.iron_throne.table import GAME
from tests.games.properties import random_move

from throneroom.games.iron_throne.content import CARD_HOUSE, CARD_VALUE, CARDS, CHARACTERS, HOUSES
from throneroom.kernel import Event
from throneroom.text import load_rulebook


@pytest.mark.parametrize("kind", GAME.events)
def test_an_event_names_a_rule_and_not_a_chapter(kind: str) -> None:
    rule = GAME.events[kind].rule
    assert rule in load_rulebook("iron_throne").rules
    assert "." in rule or rule.startswith("IR")


class Ledger:
    """The table as somebody keeps it who only hears what is told to everybody."""

    def __init__(self) -> None:
        self.houses: list[str] = []
        self.turn = 0
        self.attacker = self.defender = -1
        self.result = self.settled = "none"
        self.box = 100
        self.leader: dict[int, str] = {}
        self.power: Counter[str] = Counter()
        self.sheet: Counter[int] = Counter()
        self.influence: Counter[tuple[int, int]] = Counter()  # owner and board
        self.hand: Counter[int] = Counter()
        self.hostages: Counter[tuple[int, str]] = Counter()  # holder and house
        self.fighter: dict[int, str] = {}
        self.side: dict[int, str] = {}
        self.no_rewards: set[int] = set()
        self.no_penalties: set[int] = set()
        self.withdrawn: set[int] = set()
        self.value: dict[int, int] = {}  # of the encounter cards that were revealed
        self.bonus: Counter[str] = Counter()
        self.totals: tuple[int, int] | None = None
        self.heard: Counter[str] = Counter()

    def hear(self, event: Event) -> None:
        told = GAME.describe(event, None)
        assert told is not None
        self.heard[told["kind"]] += 1
        for field in ("seat", "other", "receiver"):
            if told.get(field) is not None:
                told[field] = int(told[field])
        handler = getattr(self, f"_{told['kind']}", None)
        if handler is not None:
            handler(told)

    # Setup and turn

    def _houses(self, told: dict[str, Any]) -> None:
        self.houses = told["houses"]

    def _leader(self, told: dict[str, Any]) -> None:
        seat = told["seat"]
        self.leader[seat] = told["leader"]
        for character in range(5):
            name = CHARACTERS.ids[HOUSES.index[self.houses[seat]] * 5 + character]
            self.power[name] = 0 if name == told["leader"] else 4
        self.sheet[seat] = 4
        self.box -= 20
        self.influence[seat, seat] = 5

    def _turn(self, told: dict[str, Any]) -> None:
        self.turn, self.attacker, self.defender = told["n"], told["seat"], -1
        self.result = self.settled = "none"
        self.withdrawn.clear()
        self.value.clear()
        self.bonus.clear()
        self.totals = None

    def _defender(self, told: dict[str, Any]) -> None:
        self.defender = told["seat"]
        self.side = {self.attacker: "attacker", self.defender: "defender"}

    def _put_forward(self, told: dict[str, Any]) -> None:
        assert self.side[told["seat"]] == told["side"]
        self.fighter[told["seat"]] = told["character"]

    def _cleaned_up(self, told: dict[str, Any]) -> None:
        self.fighter.clear()
        self.side.clear()
        self.no_rewards.clear()
        self.no_penalties.clear()

    # Support

    def _support_offered(self, told: dict[str, Any]) -> None:
        self.fighter[told["seat"]] = told["character"]

    def _support_accepted(self, told: dict[str, Any]) -> None:
        self.side[told["seat"]] = told["side"]

    def _support_refused(self, told: dict[str, Any]) -> None:
        del self.fighter[told["seat"]]

    def _forced_to_support(self, told: dict[str, Any]) -> None:
        self.fighter[told["seat"]] = told["character"]
        self.side[told["seat"]] = told["side"]

    def _withdrew(self, told: dict[str, Any]) -> None:
        del self.fighter[told["seat"]], self.side[told["seat"]]
        self.withdrawn.add(told["seat"])

    def _exchanged_character(self, told: dict[str, Any]) -> None:
        assert self.fighter[told["seat"]] == told["character"]
        self.fighter[told["seat"]] = told["other_character"]

    # Cards

    def _drew(self, told: dict[str, Any]) -> None:
        self.hand[told["seat"]] += told["n"]

    def _from_hand(self, told: dict[str, Any]) -> None:
        self.hand[told["seat"]] -= 1

    _discarded = _card_played = _played_face_down = _from_hand

    def _card_revealed(self, told: dict[str, Any]) -> None:
        self.value[told["seat"]] = CARD_VALUE[CARDS.index[told["card"]]]

    def _card_replaced(self, told: dict[str, Any]) -> None:
        self._from_hand(told)
        self._card_revealed(told)

    def _card_counts_as(self, told: dict[str, Any]) -> None:
        self.value[told["seat"]] = told["n"]

    def _card_returned(self, told: dict[str, Any]) -> None:
        self.hand[told["seat"]] += 1

    # The encounter

    def _result(self, told: dict[str, Any]) -> None:
        self.result = told["result"]

    def _total_raised(self, told: dict[str, Any]) -> None:
        assert self.side[told["seat"]] == told["side"]
        self.bonus[told["side"]] += told["n"]

    def _totals(self, told: dict[str, Any]) -> None:
        for side, seat in (("attacker", self.attacker), ("defender", self.defender)):
            assert told[f"{side}_card"] == self.value[seat]
            assert told[f"{side}_bonus"] == self.bonus[side]
            powers = [self.power[c] for s, c in self.fighter.items() if self.side[s] == side]
            assert told[f"{side}_power"] == sum(powers)
            assert told[f"{side}_total"] == self.value[seat] + self.bonus[side] + sum(powers)
        self.totals = told["attacker_total"], told["defender_total"]

    def _settled(self, told: dict[str, Any]) -> None:
        self.settled = told["settlement"]
        if self.result == "hostility":
            assert self.totals is not None
            attack, defence = self.totals
            higher = "attacker" if attack > defence else "defender"
            assert self.settled == ("all_lost" if attack == defence else higher)

    def _rewards_denied(self, told: dict[str, Any]) -> None:
        self.no_rewards.add(told["seat"])

    def _penalties_denied(self, told: dict[str, Any]) -> None:
        self.no_penalties.add(told["seat"])

    # Power and influence

    def _power_placed(self, told: dict[str, Any]) -> None:
        self.sheet[told["seat"]] -= 1
        self.power[told["character"]] += 1

    def _power_removed(self, told: dict[str, Any]) -> None:
        self.power[told["character"]] -= told["n"]
        self.sheet[told["receiver"]] += told["n"]

    def _power_boxed(self, told: dict[str, Any]) -> None:
        self.sheet[told["seat"]] -= told["n"]
        self.box += told["n"]

    def _power_given(self, told: dict[str, Any]) -> None:
        self.sheet[told["seat"]] -= told["n"]
        self.sheet[told["other"]] += told["n"]

    def _power_shifted(self, told: dict[str, Any]) -> None:
        self.power[told["character"]] -= told["n"]
        self.power[told["other_character"]] += told["n"]

    def _penalty(self, told: dict[str, Any]) -> None:
        assert self.fighter[told["seat"]] == told["character"]
        assert 0 < told["n"] <= self.power[told["character"]]

    def _died(self, told: dict[str, Any]) -> None:
        assert self.power[told["character"]] == 0
        self.fighter = {s: c for s, c in self.fighter.items() if c != told["character"]}

    def _influence_spread(self, told: dict[str, Any]) -> None:
        self.influence[told["seat"], told["seat"]] -= 1
        self.influence[told["seat"], told["other"]] += 1

    # Hostages

    def _hostage_taken(self, told: dict[str, Any]) -> None:
        taker, victim, house = told["seat"], told["other"], told["house"]
        if told["source"] == "hand":
            assert house == self.houses[victim]
            self.hand[victim] -= 1
        elif told["source"] == "held":
            self.hostages[victim, house] -= 1
        if house == self.houses[taker]:
            self.hand[taker] += 1
        else:
            self.hostages[taker, house] += 1

    def _freed(self, told: dict[str, Any]) -> None:
        self.hostages[told["seat"], told["house"]] -= 1
        self.hand[self.houses.index(told["house"])] += 1

    def _tortured(self, told: dict[str, Any]) -> None:
        house = HOUSES.ids[CARD_HOUSE[CARDS.index[told["card"]]]]
        self.hostages[told["seat"], house] -= 1

    # What it comes to

    def check(self, view: dict[str, Any]) -> None:
        """Everything is as it is on the table."""
        assert (self.turn, self.box) == (view["turn"], view["box"])
        if not self.turn:
            return
        assert self.attacker == view["attacker"]
        assert self.defender == (-1 if view["defender"] is None else view["defender"])
        assert (self.result, self.settled) == (view["result"], view["settled"])
        for seat, player in enumerate(view["players"]):
            self._check_player(seat, player)

    def _check_player(self, seat: int, player: dict[str, Any]) -> None:
        assert (self.houses[seat], self.leader[seat]) == (player["house"], player["leader"])
        assert (self.sheet[seat], self.hand[seat]) == (player["sheet"], player["hand"])
        assert player["side"] == self.side.get(seat, "none")
        for character in player["characters"]:
            assert character["power"] == self.power[character["id"]]
            fights = self.fighter.get(seat) == character["id"]
            assert (character["position"] != "home") == fights
        board = [self.influence[owner, seat] for owner in range(len(self.houses))]
        assert board == player["influence"]
        assert player["spread"] == 5 - self.influence[seat, seat]
        held = Counter(hostage["house"] for hostage in player["hostages"])
        assert held == Counter({h: n for (s, h), n in self.hostages.items() if s == seat and n})
        marks = (self.no_rewards, self.no_penalties, self.withdrawn)
        names = ("no_rewards", "no_penalties", "withdrawn")
        assert [seat in mark for mark in marks] == [player[name] for name in names]


# What is told of an action at once, where it is not sealed.
TOLD = {
    "use": {"leader_used"},
    "play": {"card_played"},
    "discard": {"discarded"},
    "exchange": {"card_exchanged"},
    "replace": {"card_replaced"},
    "arrange": {"events_arranged"},
    "free": {"freed"},
    "torture": {"tortured"},
    "take_deck": {"hostage_taken"},
    "take_hand": {"hostage_taken"},
    "take_held": {"hostage_taken"},
    "defender": {"defender"},
    "support": {"support_offered"},
    "stay_out": {"stayed_out"},
    "accept": {"support_accepted", "truce_accepted"},
    "refuse": {"support_refused", "truce_refused"},
    "propose": {"truce_offered"},
    "offer": {"truce_offered"},
    "break_off": {"truce_broken_off"},
    "place": {"power_placed"},
}


@pytest.mark.rule("I21.1")
def test_whoever_hears_everything_knows_what_lies_on_the_table() -> None:
    """No event is missing and none says a wrong number: the table can be kept by them alone."""
    heard: Counter[str] = Counter()
    for seed in range(24):
        rng = random.Random(f"ledger {seed}")
        state = GAME.start(3 + seed % 3, seed=seed)
        ledger = Ledger()
        for event in state.table.flow.events:
            ledger.hear(event)
        assert ledger.heard["leaders_drawn"] == state.seats
        while state.outcome() is None:
            seat, action = random_move(state, rng)
            events = state.play(seat, action)
            told = {event.kind for event in events}
            assert action[0] not in TOLD or told & TOLD[action[0]], action
            for event in events:
                ledger.hear(event)
            ledger.check(state.view(None))
        heard += ledger.heard
    assert len(set(GAME.events) - set(heard)) <= 4  # all but the rarest
