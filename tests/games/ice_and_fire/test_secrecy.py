"""Nothing leaks by being asked or not: with another hand an opponent sees the same (F34.12-F34.14).

A battle is fought in two worlds that look the same to one seat: in the second the others hold other
cards. The same is done in both, and whoever is asked in private passes. Then everything that the
seat is shown and told must be the same, whether somebody was asked in between or not.
"""

import random
from collections import Counter
from typing import Any

import pytest
from tests.games.ice_and_fire.factions.helpers import (
    asked,
    at_distance,
    clash,
    listed,
    play,
    told,
)
from tests.games.ice_and_fire.factions.test_battles import KEEN, lines
from tests.games.ice_and_fire.helpers import GUARDSMEN, OUTRIDERS, SWORDS, battle, of_mode, unit
from tests.games.properties import random_move

from throneroom.games.ice_and_fire import GAME
from throneroom.games.ice_and_fire.army import starters
from throneroom.games.ice_and_fire.content import SIEGE_CARDS, TACTICS_CARDS
from throneroom.games.ice_and_fire.mustering import action_of
from throneroom.kernel import Action, FastChance, State

LOOKER = 0
HOUSES = (("lannister", "401"), ("stark", "402"))  # and how the numbers of their cards begin
STEPS = 12  # for which two worlds are compared


def in_private(state: State) -> bool:
    """Whether somebody else than the looker is asked in private."""
    question = state.question
    return question is not None and question.private and state.to_move() != (LOOKER,)


def shown(state: State) -> tuple[Any, ...]:
    """All that the looker and a spectator see now."""
    decision = state.decision(LOOKER)
    return state.view(LOOKER), state.view(None), decision, state.seen_awaited(LOOKER)


class World:
    """A battle, and what has been told of it."""

    def __init__(self, state: State, seed: int) -> None:
        self.state = state
        self.state.table.flow.chance = FastChance(seed)
        self.told: list[Any] = []
        self.asked_in_private = 0

    def play(self, seat: int, action: Action) -> None:
        events = self.state.play(seat, action)
        self.told += filter(None, (GAME.describe(event, LOOKER) for event in events))

    def settle(self) -> None:
        """Whoever is asked in private passes, without a sound."""
        while self.state.outcome() is None and in_private(self.state):
            assert self.state.view(LOOKER)["awaiting"] is None
            assert self.state.view(None)["awaiting"] is None
            assert self.state.decision(LOOKER) is None
            self.asked_in_private += 1
            (seat,) = self.state.to_move()
            self.play(seat, ("pass",))


def compare(one: World, two: World, rng: random.Random) -> None:
    """Do the same in both worlds as long as that is possible."""
    for _ in range(STEPS):
        one.settle()
        two.settle()
        assert one.told == two.told, "with another hand something else is told"
        assert shown(one.state) == shown(two.state), "with another hand something else is seen"
        if one.state.outcome() is not None:
            return
        assert one.state.to_move() == two.state.to_move(), "with another hand another one is asked"
        seat = one.state.to_move()[0]
        both = set(two.state.legal(seat))
        common = [action for action in one.state.legal(seat) if action in both]
        if seat == LOOKER:
            assert len(common) == len(both) == len(one.state.legal(seat))
        if not common:
            return  # cards of one's hand are named
        action = rng.choice(common)
        one.play(seat, action)
        two.play(seat, action)


def worlds(state: State, rng: random.Random) -> tuple[World, World]:
    """The truth, and a world with other hands; what is drawn openly later is the same in both."""
    seed = rng.randrange(10**9)
    other = state.imagine(LOOKER, FastChance(seed))
    for seat, side in enumerate(state.table.side):
        if side == state.table.side[LOOKER]:
            other.table.deck[seat] = state.table.deck[seat]
    other.table.mission_deck = state.table.mission_deck
    return World(state.copy(), seed), World(other, seed)


@pytest.mark.rule("F34.12", "F34.13", "F16.8")
@pytest.mark.parametrize(
    ("seed", "factions"),
    [
        (0, ("lannister", "stark")),
        (1, ("stark", "lannister")),
        (2, ("stark", "neutral")),
        (3, ("martell", "targaryen")),  # who look at hands, and put cards aside
        (4, ("baratheon", "greyjoy")),  # and set aside, and borrow them
        (100, ("bolton", "freefolk")),
        (101, ("nightswatch", "brotherhood")),
        (103, ("brotherhood", "bolton")),
        (106, ("bolton", "nightswatch")),
    ],
)
def test_another_hand_looks_the_same(seed: int, factions: tuple[str, str]) -> None:
    state = lines(seed, *factions)
    state.table.flow.chance = FastChance(seed)
    rng = random.Random(seed)
    differed = 0
    for count in range(900):
        if state.outcome() is not None:
            break
        if count % 3 == 0 and state.may_imagine(LOOKER):
            one, two = worlds(state, rng)
            compare(one, two, rng)
            differed += one.asked_in_private != two.asked_in_private
        seat = state.to_move()[0]
        legal = state.legal(seat)
        if asked(state)[0] in ("react", "react_in_private"):
            assert len(legal) > 1, "asked with nothing to use"
        keen = [action for action in legal if action[0] in KEEN]
        state.play(seat, rng.choice(keen if keen and rng.random() < 0.8 else legal))
    assert differed > 20, "the worlds hardly differed"


@pytest.mark.rule("F34.12", "F32.11", "F33.10")
@pytest.mark.parametrize(("seats", "teams"), [(3, False), (4, True)])
def test_other_hands_of_several_look_the_same(seats: int, teams: bool) -> None:
    rng = random.Random(seats)
    letters = "abcd"[:seats]
    cards = [
        (GUARDSMEN, "lannister"),
        (SWORDS, "stark"),
        (GUARDSMEN, "lannister"),
        (SWORDS, "stark"),
    ]
    decks = {name: [c for c in TACTICS_CARDS.ids if c.startswith(n)][:14] for name, n in HOUSES}
    table: dict[str, Any] = {"hand": [], "deck": []}
    for seat, letter in enumerate(letters):
        card, house = cards[seat]
        x, y = (12, 36)[seat % 2], (16, 30)[seat // 2]
        heading = 0 if seat % 2 == 0 else 180
        table[f"{letter}1"] = unit(card, x, y, heading)
        table[f"{letter}2"] = unit(card, x, y + 7, heading)
        deck = list(decks[house])
        rng.shuffle(deck)
        table["hand"].append(deck[:4])
        table["deck"].append(deck[4:])
    state = battle(seats=seats, options={"teams": teams}, texts=True, **table, at="turn")
    state.table.flow.chance = FastChance(seats)
    differed = 0
    for count in range(300):
        if state.outcome() is not None:
            break
        if count % 3 == 0 and state.may_imagine(LOOKER):
            one, two = worlds(state, rng)
            compare(one, two, rng)
            differed += one.asked_in_private != two.asked_in_private
        seat = state.to_move()[0]
        legal = state.legal(seat)
        keen = [action for action in legal if action[0] in KEEN]
        state.play(seat, rng.choice(keen if keen and rng.random() < 0.8 else legal))
    assert differed > 3


@pytest.mark.rule("F34.12", "F27.2", "F24.7")
@pytest.mark.parametrize("mode", ["winds_of_winter", "storm_of_swords"])
def test_another_hand_of_a_mode_looks_the_same(mode: str) -> None:
    rng = random.Random(mode)
    state = GAME.start(
        2, {"mode": mode, "armies": ["stark_40", "lannister_40"], "terrain": "none"}, seed=4
    )
    hidden = 0
    for count in range(400):
        if state.outcome() is not None:
            break
        if count % 5 == 0 and state.may_imagine(LOOKER):
            one, two = worlds(state, rng)
            hidden += hands_of(one.state) != hands_of(two.state)
            compare(one, two, rng)
        state.play(*random_move(state, rng))
    assert hidden > 20


@pytest.mark.rule("F34.13", "F34.12", "F16.8")
@pytest.mark.parametrize(
    ("seed", "factions"),
    [(0, ("lannister", "stark")), (1, ("stark", "lannister")), (2, ("stark", "neutral"))],
)
def test_at_a_discreet_table_the_same_is_asked_whatever_is_held(
    seed: int, factions: tuple[str, str]
) -> None:
    """Step by step, private questions included: there is no pause in one world alone."""
    state = lines(seed, *factions)
    state.table.options = {**state.table.options, "discreet": True}
    state.table.flow.chance = FastChance(seed)
    rng = random.Random(seed)
    told_apart = private = 0
    for count in range(360):
        if state.outcome() is not None:
            break
        if count % 4 == 0 and state.may_imagine(LOOKER):
            one, two = worlds(state, rng)
            seen, idle = step_by_step(one, two, rng)
            private += seen
            told_apart += idle
        seat = state.to_move()[0]
        legal = state.legal(seat)
        keen = [action for action in legal if action[0] in KEEN]
        state.play(seat, rng.choice(keen if keen and rng.random() < 0.8 else legal))
    assert private > 100
    assert told_apart > 20, "in one world there was nothing to use, in the other there was"


def step_by_step(one: World, two: World, rng: random.Random) -> tuple[int, int]:
    """Do the same in both worlds; how often others were asked in private, and how often only one of
    the two worlds needed an answer."""
    private = told_apart = 0
    for _ in range(STEPS):
        assert shown(one.state) == shown(two.state), "with another hand something else is seen"
        assert one.told == two.told
        if one.state.outcome() is not None:
            break
        assert asked(one.state) == asked(two.state), "with another hand another one is asked"
        seat = one.state.to_move()[0]
        if in_private(one.state):
            private += 1
            told_apart += one.state.is_idle(seat) != two.state.is_idle(seat)
            assert one.state.is_asked_evenly(seat) == two.state.is_asked_evenly(seat)
            common: list[Action] = [("pass",)]
        else:
            both = set(two.state.legal(seat))
            common = [action for action in one.state.legal(seat) if action in both]
        if not common:
            break  # cards of one's hand are named
        action = rng.choice(common)
        one.play(seat, action)
        two.play(seat, action)
    return private, told_apart


@pytest.mark.rule("F34.13", "F34.14")
def test_who_is_asked_for_nothing_is_idle() -> None:
    options = {"discreet": True}
    # The card for attacks may be in hand or in the deck: asked, and idle without it.
    for hand, deck, idle in (("40201", "40206", False), ("40206", "40201", True)):
        state = clash(hand=hand, deck=deck, options=options)
        play(state, "strike b1", "stay")
        assert asked(state) == ("react_in_private", 0)
        assert state.is_asked_evenly(0)
        assert state.is_idle(0) == idle
        assert not state.is_idle(1)
        assert state.view(1)["awaiting"] is None
    # Once both copies are gone nobody need wait.
    state = clash(hand="40206", discard="40201 40201", options=options)
    play(state, "strike b1", "stay")
    assert asked(state)[0] != "react_in_private"
    # An empty hand is no secret.
    state = clash(hand="", deck="40201", options=options)
    play(state, "strike b1", "stay")
    assert asked(state)[0] != "react_in_private"
    # Whoever passes in advance is asked all the same, and is idle.
    state = clash(hand="40201", deck="40202", options=options, a2=unit(SWORDS, 34, 10, 90))
    play(state, "strike b1", "stay", "pass_game")
    again = clash(hand="40201", deck="40202", options=options)
    again.table.flow.muted = state.table.flow.muted
    play(again, "strike b1", "stay")
    assert asked(again) == ("react_in_private", 0)
    assert again.is_idle(0)


def test_without_the_option_nobody_is_idle() -> None:
    state = clash(hand="40201", deck="40202")
    play(state, "strike b1", "stay")
    assert asked(state) == ("react_in_private", 0)
    assert not state.is_asked_evenly(0)
    assert not state.is_idle(0)


def hands_of(state: State) -> Any:
    t = state.table
    return t.missions[1:], t.siege_hands[1:]


@pytest.mark.rule("F34.22", "F34.12")
def test_an_army_that_is_chosen_is_sealed() -> None:
    """Until all have chosen nobody sees more than that somebody has."""
    texts = {one.id: GAME.write(action_of(one.army)) for one in starters()}
    seen = []
    for army in ("lannister_40", "neutral_40", "stark_40"):
        if army not in texts:
            continue
        state = GAME.start(2, {"terrain": "none"}, seed=3)
        events = state.play_text(1, texts[army])
        told = [GAME.describe(event, LOOKER) for event in events]
        seen.append((shown(state), state.legal(LOOKER), told))
    assert len(seen) > 1
    assert all(one == seen[0] for one in seen)


# Who is asked


@pytest.mark.rule("F34.13", "F14.13")
def test_only_who_can_use_something_is_asked() -> None:
    # A card for attacks in hand: asked before the dice of its own attack…
    state = clash(hand="40201", deck="40202")
    play(state, "strike b1", "stay")
    assert asked(state) == ("react_in_private", 0)
    # …but not when it is in the deck, nor when it is for another moment.
    for hand, deck in (("", "40201 40202"), ("40206", "40201 40202")):
        state = clash(hand=hand, deck=deck)
        play(state, "strike b1", "stay")
        assert asked(state)[0] != "react_in_private"
    # Cavalry in a fight cannot use its Maneuver.
    state = clash(OUTRIDERS, at="turn")
    play(state, "activate a1")
    assert asked(state) == ("declare", 0)
    # Nobody else is told: neither that somebody is asked, nor that he passed.
    state = clash(hand="40201", deck="40202")
    play(state, "strike b1", "stay")
    assert state.view(1)["awaiting"] is state.view(None)["awaiting"] is None
    events = play(state, "pass")
    assert "pass" not in {event.kind for event in events}


@pytest.mark.rule("F34.13", "F34.12")
def test_what_everybody_knows_is_asked_openly() -> None:
    """With no card left for the moment the Order is no secret."""
    captain = {"with": ["stark_sworn_sword_captain"]}
    state = clash(a_more=captain, hand="40206")
    play(state, "strike b1", "stay")
    assert asked(state) == ("react", 0)
    assert state.view(1)["awaiting"] == [0]
    state = clash(a_more=captain, deck="40201")  # it could be in hand
    play(state, "strike b1", "stay")
    assert asked(state) == ("react_in_private", 0)
    state = clash(a_more=captain, discard="40201")
    play(state, "strike b1", "stay")
    assert asked(state) == ("react", 0)


@pytest.mark.rule("F34.14")
@pytest.mark.parametrize(
    ("words", "again"),
    [("pass", (1, 2)), ("pass_turn", (1, 2)), ("pass_round", (2,)), ("pass_game", ())],
)
def test_passing_in_advance(words: str, again: tuple[int, ...]) -> None:
    """A unit with an Order for the start of any turn, asked in three turns of two rounds."""
    tywin = {"with": ["lannister_tywin_lannister_lord_of_casterly_rock_commander"]}
    state = at_distance(
        8,
        GUARDSMEN,
        SWORDS,
        a_more=tywin,
        a2=unit(GUARDSMEN, 40, 5, 90),
        a16=unit(SWORDS, 3, 3, 90, activated=True),
        b1=unit(SWORDS, 24, 22.8, 270),
        b16=unit(GUARDSMEN, 45, 45, 270, activated=True),
        at="turn",
    )
    assert (asked(state), listed(state)) == (("react", 0), ["use order_threaten a1", "pass"])
    play(state, words)
    play(state, "activate a2", "hold", "activate b1", "hold")
    times = []
    if asked(state)[0] == "react":
        times.append(1)
        play(state, "pass")
    play(state, "activate a1", "hold")
    while state.view(None)["round"] == 1:
        play(state, listed(state)[0])
    while asked(state)[1] == 1:
        play(state, *(["activate b1", "hold"] if asked(state)[0] == "activate" else ["pass"]))
    if asked(state)[0] == "react":
        times.append(2)
    assert tuple(times) == again
    if words == "pass_game":
        state.play_text(0, "listen")
        play(state, "activate a2", "hold")
        while asked(state)[1] == 1:
            play(state, *(["activate b16", "hold"] if asked(state)[0] == "activate" else ["pass"]))
        assert asked(state) == ("react", 0)


@pytest.mark.rule("F34.14", "F34.12")
def test_who_has_muted_what_is_nobodys_to_know() -> None:
    state = clash(hand="40201", deck="40202")
    play(state, "strike b1", "stay")
    loud, quiet = state.copy(), state
    play(loud, "pass")
    play(quiet, "pass_game")
    for seat in (None, 1):
        assert loud.view(seat) == quiet.view(seat)


TYRION = {"with": ["lannister_tyrion_lannister_the_giant_of_lannister"]}


@pytest.mark.rule("F34.12", "F14.12", "F16.8")
@pytest.mark.parametrize(
    ("words", "held", "deck"),
    [
        (
            ("play 40406 1", "choose_card 40402"),
            "40406 40401 40402",
            "40403 40404 40405 40407",
        ),
        (
            ("use order_battle_plan a1", "choose_card 40113", "choose_card 40122"),
            "40113 40122 40104",
            "40103 40106 40105",
        ),
    ],
)
def test_a_card_that_was_named_is_where_it_was_in_every_world(
    words: tuple[str, ...], held: str, deck: str
) -> None:
    """The other seat is asked while it is declared; whatever it imagines can be played on."""
    piles = {"hand": [held.split(), ["40101", "40103"]], "deck": [deck.split(), ["40102"]]}
    state = at_distance(8, GUARDSMEN, GUARDSMEN, a_more=TYRION, b_more=TYRION, at="turn", **piles)
    play(state, *words)
    if listed(state, "choose_card"):
        play(state, "choose_card 40105")  # of the deck
    assert asked(state)[1] == 1
    others = [state.imagine(1, FastChance(seed)) for seed in range(20)]
    assert len({other.table.hand[0] for other in others}) > 1
    given = {word.split()[1] for word in words if word.startswith("choose_card")}
    for other in others:
        assert len(other.table.hand[0]) == len(state.table.hand[0])
        assert len(other.table.deck[0]) == len(state.table.deck[0])
        events = play(other, "pass")
        gone = {card["tactics_card"] for card in told(events, "discarded")}
        assert gone == given
        found = [card["tactics_card"] for card in told(events, "found")]
        assert found == (["40105"] if "40113" in given else [])


@pytest.mark.rule("F34.12", "F16.8")
@pytest.mark.parametrize("others", ["40401 40402", "40401 40401"])
def test_whether_two_cards_are_the_same_is_nobodys_to_know(others: str) -> None:
    """With two cards left in hand a player is asked which to give, also if they are alike."""
    state = at_distance(20, at="turn", hand=f"40406 {others}", discard="40408")
    play(state, "play 40406 1")
    assert asked(state) == ("name_target", 0)
    assert len(state.table.hand[0]) == 2
    assert state.forced() is None
    # One card is one card, as everybody can count.
    state = at_distance(20, at="turn", hand="40406 40401", discard="40408")
    play(state, "play 40406 1")
    assert listed(state) == ["choose_card 40401", "choose_card 40408"]  # of the pile


@pytest.mark.rule("F34.12", "F24.7")
def test_siege_hands_are_hidden() -> None:
    attacker = [card for card in SIEGE_CARDS.ids if "attacker" in card][:3]
    state = battle(
        mode="storm_of_swords",
        a1=unit(SWORDS, 24, 30, 90),
        b1=unit(GUARDSMEN, 44, 20, 270),
        of_mode={"walls": [6, 6, 6], "siege_hands": [attacker, []]},
    )
    assert of_mode(state, "siege_hands", 0) == [attacker, 0]
    assert of_mode(state, "siege_hands", 1) == [3, []]
    assert of_mode(state, "siege_hands") == [3, 0]
    other = Counter(of_mode(state.imagine(1, FastChance(2)), "siege_hands", 0)[0])
    assert sum(other.values()) == 3
