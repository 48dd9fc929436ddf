"""Who is asked, and what is answered without asking: neither tells anything hidden (I21.6)."""

import random
from typing import Any

import pytest
from tests.games.iron_throne.table import GAME, Play, sit
from tests.games.properties import random_move

from throneroom.games.iron_throne.content import (
    AFTER_HOSTAGE_TAKEN,
    CARDS,
    WINDOW_HAS_CARDS,
    WINDOWS,
)
from throneroom.games.iron_throne.state import ENCOUNTER, RESOLUTION, Table
from throneroom.games.iron_throne.windows import may_hold_playable, playable_cards
from throneroom.kernel import Action, FastChance, State

# Answers without asking


def forced(state: State) -> tuple[int, Action] | None:
    """The seat that is not asked because it has only one answer, and that answer."""
    question = GAME.questions[state.table.flow.kind]
    if question.private or question.always or question.take_back:
        return None
    for seat in state.to_move():
        legal = state.legal(seat)
        if len(legal) == 1:
            return seat, legal[0]
    return None


def check_forced(state: State, seed: int) -> None:
    """What is answered without asking is the same in every world that anybody else imagines."""
    answered = forced(state)
    for other in range(state.table.seats):
        if (other,) != state.to_move():
            world = state.imagine(other, FastChance(seed))
            assert forced(world) == answered, f"seat {other} learns something of a hidden hand"


@pytest.mark.rule("I21.6")
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("seed", range(4))
def test_an_answer_without_asking_tells_nothing_hidden(seats: int, seed: int) -> None:
    rng = random.Random(f"forced {seats} {seed}")
    state = GAME.start(seats, seed=seed)
    while state.outcome() is None:
        if not GAME.questions[state.table.flow.kind].private:
            check_forced(state, rng.randrange(10**9))
        state.play(*random_move(state, rng))


@pytest.mark.rule("I21.6", "IR35")
def test_whom_political_sense_may_name_tells_nothing_hidden() -> None:
    for hand in ("h12 h20 truce tyrion", "h12 truce truce2 tyrion"):
        t = sit(
            "lannister stark tyrell",
            defender="stark",
            lannister={"leader": "tyrion", "fighter": "jaime", "hand": hand},
            stark={"fighter": "robb", "hand": "h8 truce"},
        ).clash("h12", "h8")
        t.play("lannister", "tyrion")
        assert t.legal("lannister") == ["player lannister", "player stark"]
        for seed in range(20):
            check_forced(t.state, seed)


@pytest.mark.rule("I21.6", "I19.11")
def test_an_offer_in_the_making_is_not_broken_off_by_force() -> None:
    """All is set to nothing, and yet it can be begun anew: more is possible than is listed."""
    t = sit(
        "stark lannister tyrell",
        defender="lannister",
        stark={"fighter": "robb", "hand": "truce", "sheet": 0},
        lannister={"fighter": "jaime", "hand": "truce", "sheet": 0},
    ).clash("truce", "truce")
    t.do("stark", "demand influence 0", "grant influence 0")
    t.do("stark", "demand hostages 0", "grant hostages 0")
    assert t.legal("stark") == ["break_off"]
    assert forced(t.state) is None


@pytest.mark.rule("I21.2", "I19.11")
def test_nobody_else_imagines_the_offer_in_the_making() -> None:
    t = sit(
        "stark lannister tyrell",
        defender="lannister",
        stark={"fighter": "robb", "hand": "truce"},
        lannister={"fighter": "jaime", "hand": "truce"},
    ).clash("truce", "truce")
    t.do("stark", "demand hostages 2")
    assert t.state.imagine(0, FastChance(1)).table.draft == [0, 2, 0, 0, 0, 0]
    for other in (1, 2):
        imagined = t.state.imagine(other, FastChance(1)).table
        assert (imagined.draft, imagined.drafted) == ([0] * 6, 0)


# Who is asked for a card


def moments(t: Table) -> list[tuple[int, tuple[int, ...]]]:
    """The windows in which cards may be played, with their contexts, if they opened now."""
    found: list[tuple[int, tuple[int, ...]]] = [
        (which, ())
        for which, has_cards in enumerate(WINDOW_HAS_CARDS)
        if has_cards and which != AFTER_HOSTAGE_TAKEN
    ]
    if t.flow.kind == "play_card":
        found.append(t.flow.args[1][:2])
    return found


def asked(t: Table) -> list[list[int]]:
    """Who would be asked for a card in each window."""
    return [
        [seat for seat in range(t.seats) if may_hold_playable(t, seat, which, ctx)]
        for which, ctx in moments(t)
    ]


@pytest.mark.rule("I21.6", "I16.14", "IR80")
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("seed", range(3))
def test_who_is_asked_for_a_card_tells_nothing_hidden(seats: int, seed: int) -> None:
    """In every world that another seat imagines the same seats are asked; and whoever can play a
    card is among them."""
    rng = random.Random(f"asked {seats} {seed}")
    state = GAME.start(seats, seed=seed)
    while state.outcome() is None:
        t: Table = state.table
        if ENCOUNTER <= t.phase <= RESOLUTION:
            truth = asked(t)
            for other in range(seats):
                world = GAME.imagine(t, other, FastChance(rng.randrange(10**9)))
                assert asked(world) == truth
            for (which, ctx), among in zip(moments(t), truth, strict=True):
                able = [seat for seat in range(seats) if playable_cards(t, seat, which, ctx)]
                assert set(able) <= set(among)
            assert t.flow.kind != "play_card" or t.flow.awaited[0] in truth[-1]
        state.play(*random_move(state, rng))


def totals(**tyrell: Any) -> Play:
    """Cards have been revealed; Renly's text is for the moment before totals are compared."""
    return sit(
        "tyrell lannister stark",
        defender="lannister",
        everybody=True,
        tyrell={"fighter": "renly", "hand": "h5 h6", **tyrell},
        lannister={"fighter": "jaime", "hand": "h5"},
    ).clash("h5", "h5")


def is_asked(t: Play, house: str = "tyrell", window: str = "before_totals_compared") -> bool:
    return may_hold_playable(t.table, t.seat(house), WINDOWS.index[window], ())


@pytest.mark.rule("I16.14", "I21.6", "IR80")
def test_whoever_could_hold_a_card_is_asked_and_may_only_pass() -> None:
    t = totals()
    assert t.asked == ("play_card", "tyrell")
    assert t.legal("tyrell") == ["pass"]
    assert forced(t.state) is None
    decision = t.state.decision(0)
    assert decision is not None
    assert decision.context["playable"] == 0
    t.do("tyrell", "pass")
    assert t.totals == (9, 9)
    t = totals(hand="h5 renly")
    assert t.legal("tyrell") == ["play renly", "pass"]


@pytest.mark.rule("I16.14", "I13.8", "IR31", "IR80")
def test_who_is_not_asked_for_a_card() -> None:
    assert is_asked(totals())
    assert not is_asked(totals(), window="after_resolution")  # not Renly's window
    assert not is_asked(totals(fighter="loras"))
    assert is_asked(totals(fighter="loras", leader="renly"))
    assert not is_asked(totals(), "stark")  # does not participate
    assert not is_asked(totals(hand="h5"))  # no card left in hand
    # Both copies lie open.
    assert is_asked(totals(discard="renly"))
    assert not is_asked(totals(discard="renly renly2"))
    t = totals(hand="h5 h6 renly", discard="renly2")
    t.do("tyrell", "play renly")
    assert t.pile("played", "tyrell") == ["renly"]
    assert not is_asked(t)
    t = sit(
        "tyrell lannister stark",
        defender="lannister",
        everybody=True,
        tyrell={"fighter": "renly", "hand": "renly h6", "discard": "renly2"},
        lannister={"fighter": "jaime", "hand": "h5"},
    )
    t.do("tyrell", "face_down renly")
    assert is_asked(t)  # as far as the others know
    t.do("lannister", "face_down h5")
    assert not is_asked(t)  # the second copy was revealed
    t.table.face_up = 0b010
    assert is_asked(t)
    t.table.face_up = 0b001
    assert not is_asked(t)


@pytest.mark.rule("I16.14", "I16.11", "I18.12", "IR80")
def test_nobody_is_asked_where_a_text_could_not_be_used() -> None:
    """List of Names needs a side that lost, and a character with more than one token."""
    tokens = dict.fromkeys(("tywin", "cersei", "jaime", "tyrion"), 1)
    for powers, hand, expected in ((tokens, "h20", False), ({}, "h20", True), ({}, "h1", False)):
        t = sit(
            "lannister stark tyrell",
            defender="stark",
            lannister={"fighter": "jaime", "hand": hand, **powers},
            stark={"fighter": "arya", "hand": "h3 h5"},
        ).clash(hand, "h3")
        assert is_asked(t, "stark", "after_resolution") == expected


@pytest.mark.rule("I16.14", "I21.5", "IR80")
def test_what_everybody_has_seen_counts() -> None:
    """A hostage that all three have had in hand, and a card that went back for all to see."""
    t = totals(hand="h5 h6", discard="renly2")
    renly = CARDS.index["tyrell_renly_1"]
    t.table.deck[0].remove(renly)
    t.table.hostages[1].append(renly)
    for known, expected in ((0b010, True), (0b110, True), (0b111, False)):
        t.table.known[renly] = known
        assert is_asked(t) == expected
    t = totals(hand="h5 h6 renly")
    t.table.known[CARDS.index["tyrell_hostility_6"]] = 0b111
    assert is_asked(t)
    t.table.hand[0].remove(renly)  # everybody knows all that is left
    t.table.deck[0].append(renly)
    assert not is_asked(t)
    t.table.hand[0].append(renly)
    t.table.deck[0].remove(renly)
    t.table.known[renly] = 0b111
    assert is_asked(t)  # everybody knows that it is there


@pytest.mark.rule("I21.5")
def test_everybody_imagines_what_everybody_knows() -> None:
    """A card returned for all to see stays where it is and known, whatever else is imagined."""
    t = totals(hand="h5 h6 renly")
    table = t.table
    for name, known in (("tyrell_hostility_6", 0b111), ("tyrell_renly_1", 0b011)):
        table.known[CARDS.index[name]] = known
    for seed in range(40):
        for other in range(3):
            world = GAME.imagine(table, other, FastChance(seed))
            public = [CARDS.ids[card] for card in range(125) if world.known[card] == 0b111]
            assert public == ["tyrell_hostility_6"]
            assert CARDS.index["tyrell_hostility_6"] in world.hand[0]


# Automatic passes


def ready_to_pass() -> Play:
    """Tyrell could play cards in two windows of this turn, and of others that it loses."""
    lannister = dict.fromkeys(("tywin", "cersei", "jaime", "tyrion"), 9)
    stark = dict.fromkeys(("eddard", "robb", "arya", "bran"), 9)
    return sit(
        "tyrell lannister stark",
        defender="lannister",
        everybody=True,
        events="lannister_1 lannister_2 lannister_3 stark_1 stark_2 stark_3",
        tyrell={"leader": "olenna", "fighter": "renly", "hand": "h1 h6 renly olenna"},
        lannister={"fighter": "jaime", "sheet": 0, "hand": "h5", **lannister},
        stark=stark,
    ).clash("h1", "h5")


def asked_in(t: Play, turns: int) -> list[tuple[int, str]]:
    """The turns and windows in which Tyrell is asked for a card, while time-outs decide."""
    found = []
    last = t.table.turn + turns
    while t.state.outcome() is None and t.table.turn < last:
        if t.asked == ("play_card", "tyrell"):
            found.append((t.table.turn, t.window))
        if t.is_asked("put_forward", "tyrell"):
            t.do("tyrell", "character renly")
        else:
            t.time_out()
    return found


@pytest.mark.rule("I16.14", "I21.6")
def test_whoever_passes_may_pass_for_the_rest_of_the_turn() -> None:
    totals, resolution = "before_totals_compared", "after_resolution"
    t = ready_to_pass()
    assert (t.asked, t.window) == (("play_card", "tyrell"), totals)
    asked = asked_in(t.do("tyrell", "pass"), 4)
    assert asked[0] == (1, resolution)
    assert [turn for turn, _ in asked if turn > 1]
    assert {window for turn, window in asked if turn > 1} == {totals, resolution}
    # Not again at this moment of this turn, but in the next in which Tyrell participates.
    t = ready_to_pass().do("tyrell", "pass_turn")
    assert t.view("tyrell")["muted"] == [["cards_before_totals_compared", 0]]
    assert asked_in(t, 4) == asked
    # A round is once around the table. Other moments are asked about all the same.
    t = ready_to_pass().do("tyrell", "pass_round")
    assert asked_in(t, 4) == [(turn, at) for turn, at in asked if turn > 3 or at != totals]
    t = ready_to_pass().do("tyrell", "pass_game")
    assert asked_in(t, 4) == [(turn, at) for turn, at in asked if at != totals]
    t.do("tyrell", "listen")
    assert "muted" not in t.view("tyrell")
    t = ready_to_pass().do("tyrell", "pass_game").do("tyrell", "listen")
    assert asked_in(t, 4) == asked


def turns_of_the_leader(t: Play, turns: int) -> list[int]:
    """The turns in which Stark is asked for the leader's ability, while time-outs decide."""
    found = []
    last = t.table.turn + turns
    while t.state.outcome() is None and t.table.turn < last:
        if t.asked == ("use_leader_ability", "stark"):
            found.append(t.table.turn)
        t.time_out()
    return found


def with_a_leader() -> Play:
    """Bran may be used now, in the first turn, and in later ones again."""
    return sit(
        "lannister stark tyrell",
        defender="stark",
        lannister={"fighter": "jaime", "hand": "h5"},
        stark={"leader": "bran", "fighter": "robb", "hand": "h5"},
    )


@pytest.mark.rule("I16.2", "I16.14", "I21.6")
def test_a_leader_may_be_left_out_for_longer() -> None:
    t = with_a_leader()
    assert t.asked == ("use_leader_ability", "stark")
    moment = t.window
    assert t.legal("stark") == ["use", "decline"]
    turns = turns_of_the_leader(t.do("stark", "decline"), 7)
    assert [turn for turn in turns if turn <= 3]
    assert [turn for turn in turns if turn > 3]
    t = with_a_leader().do("stark", "pass_turn")
    assert turns_of_the_leader(t, 7) == turns
    t = with_a_leader().do("stark", "pass_round")
    assert turns_of_the_leader(t, 7) == [turn for turn in turns if turn > 3]
    t = with_a_leader().do("stark", "pass_game")
    assert t.view("stark")["muted"] == [[f"leader_{moment}", 2]]
    assert "muted" not in t.view("lannister")
    assert turns_of_the_leader(t, 7) == []
    t = with_a_leader().do("stark", "pass_game", "listen")
    assert turns_of_the_leader(t, 7) == turns


@pytest.mark.rule("I16.2", "I21.6")
def test_a_leader_left_out_for_longer_is_like_one_that_is_declined() -> None:
    t, other = with_a_leader(), with_a_leader()
    t.do("stark", "pass_game")
    other.do("stark", "decline")
    assert t.asked == other.asked
    for house in ("lannister", "tyrell"):
        assert t.view(house) == other.view(house)
        seat = t.seat(house)
        one, two = (play.state.imagine(seat, FastChance(1)) for play in (t, other))
        assert one.digest() == two.digest()


@pytest.mark.rule("I21.6")
def test_nobody_else_learns_who_passes_without_being_asked() -> None:
    t, other = ready_to_pass(), ready_to_pass()
    t.do("tyrell", "pass_game")
    other.do("tyrell", "pass").until("choose_hostage_victim")
    assert t.asked == other.asked == ("choose_hostage_victim", "lannister")
    for house in ("lannister", "stark"):
        assert t.view(house) == other.view(house)
        seat = t.seat(house)
        one, two = (play.state.imagine(seat, FastChance(1)) for play in (t, other))
        assert one.digest() == two.digest()
    assert [event.kind for event in t.events] == [event.kind for event in other.events]
