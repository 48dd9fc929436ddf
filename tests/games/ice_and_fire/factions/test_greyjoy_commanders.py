"""House Greyjoy: tactics cards of Euron, Erik, Baelor and Dagmer that are more than a few words."""

from typing import Any

import pytest
from tests.games.ice_and_fire.battles import tactics_cards
from tests.games.ice_and_fire.factions.helpers import (
    asked,
    at_distance,
    clash,
    conditions,
    fight,
    hand,
    listed,
    ncu,
    play,
    rolling,
    told,
    unit,
    wounds,
)
from tests.games.ice_and_fire.factions.lannisters import SANSA, attached
from tests.games.ice_and_fire.factions.reaching import offered, reach, settle
from tests.games.ice_and_fire.helpers import battle

from throneroom.games.ice_and_fire import GAME
from throneroom.games.ice_and_fire.content import TACTICS_CARDS
from throneroom.games.ice_and_fire.pillage import gain_pillage, pillage_of
from throneroom.games.ice_and_fire.queries import KEYWORDS, MORALE, mask, total
from throneroom.games.ice_and_fire.state import PRECISION, SUNDERING, VICIOUS, Battle
from throneroom.kernel import State

BOWMEN = "greyjoy_ironborn_bowmen"  # 5 dice in a melee, 4 or more
CROSSBOWMEN = "lannister_lannister_crossbowmen"
MISSED, HIT = (1,) * 5, (6, 1, 1, 1, 1)
FAILED, PASSED = (1, 1), (6, 6)
EURON = {"with": ["greyjoy_euron_greyjoy_lord_reaper_of_pyke_commander"]}


def discarded(state: State, seat: int) -> list[str]:
    return [TACTICS_CARDS.ids[card] for card in state.table.discard[seat]]


def known(t: Battle, seat: int) -> list[str]:
    return [TACTICS_CARDS.ids[card] for card in t.known[seat]]


def with_a_card_of_others(
    card: str, *, deck: tuple[str, ...] = (), at: Any = clash, a_more: Any = EURON, **more: Any
) -> State:
    """Euron's player has discarded a card for this one of the opponent's pile."""
    table = {"discard": [[], [card]], "deck": [[*deck], ["40401"]], "at": "turn", **more}
    state: State = at(a=BOWMEN, b=CROSSBOWMEN, a_more=a_more, hand="40820 40801", **table)
    events = play(state, "play 40820 1")
    assert told(events, "borrowed") == [{"seat": "0", "tactics_card": card, "whose": "1"}]
    assert (hand(state), known(state.table, 0)) == ([card], [card])
    assert (discarded(state, 0), discarded(state, 1)) == (["40820", "40801"], [])
    return state


@pytest.mark.rule("F36.15", "F16.7")
@pytest.mark.text("40820")
def test_devious_methods() -> None:
    # Each of two cards may be discarded, and each of the other pile may be taken.
    piles: dict[str, Any] = {
        "hand": "40820 40801 40802",
        "discard": [["40803"], ["40105", "40101"]],
    }
    state = at_distance(20, BOWMEN, CROSSBOWMEN, at="turn", **piles)
    before = tactics_cards(state.table)
    play(state, "play 40820 1")
    assert listed(state) == ["choose_card 40801", "choose_card 40802"]
    play(state, "choose_card 40802")
    assert listed(state) == ["choose_card 40101", "choose_card 40105"]
    play(state, "choose_card 40105")
    assert hand(state) == ["40801", "40105"]
    assert discarded(state, 1) == ["40101"]
    assert tactics_cards(state.table) == before  # of each player, wherever they are
    # Without another card, or without anything in the other pile, it cannot be played.
    for held, discards in (("40820", [[], ["40105"]]), ("40820 40801", [["40803"], []])):
        state = at_distance(20, BOWMEN, CROSSBOWMEN, at="turn", hand=held, discard=discards)
        assert not offered(state, "play 40820 1")


@pytest.mark.rule("F36.15", "F16.7")
@pytest.mark.text("40820")
@pytest.mark.parametrize("more", [EURON, {}])
def test_names_of_a_borrowed_card_are_read_as_euron(more: dict[str, Any]) -> None:
    """Theon's Opportunist gives both keywords to his unit alone."""
    state = with_a_card_of_others("40814", a_more=more)
    reach(state, "activate a1", "strike b1", "stay", "play 40814 1", dice=MISSED)
    if not more:
        assert listed(state) == ["choose_option precision", "choose_option vicious"]
        play(state, "choose_option precision")
    assert fight(state).keywords == (PRECISION | VICIOUS if more else PRECISION)
    assert discarded(state, 1) == ["40814"]  # it has returned
    assert state.table.muster.borrowed == ()


@pytest.mark.rule("F36.15", "F16.10")
@pytest.mark.text("40820")
def test_a_borrowed_card_that_is_attached_returns_later() -> None:
    """Finger Dance of another House Greyjoy, of which the own deck has copies as well."""
    state = with_a_card_of_others("40805", deck=("40805",))
    before = tactics_cards(state.table)
    reach(state, "activate a16", "hold", "activate b16", "hold")
    play(state, "play 40805 1", "choose a1")
    assert attached(state) == [("40805", 0)]
    assert (discarded(state, 1), state.table.muster.borrowed != ()) == ([], True)
    assert tactics_cards(state.table) == before
    again = GAME.from_position(state.to_position())
    assert again.digest() == state.digest()
    assert again.table.muster.borrowed == state.table.muster.borrowed
    reach(state, "activate a1", "strike b1", "stay", dice=(*MISSED, *PASSED))
    settle(state)
    state.table.wounds[0] = 1
    reach(state, "activate b1", "strike a1", "stay", dice=(6, 6, 6, 6, 6, 1, 1, 1, 1, 1))
    settle(state)
    assert (attached(state), discarded(state, 1)) == ([], ["40805"])
    assert discarded(state, 0) == ["40820", "40801"]
    assert tactics_cards(state.table) == before


@pytest.mark.rule("F36.15", "F2.24", "F34.12")
@pytest.mark.text("40820")
def test_a_borrowed_card_that_is_discarded_returns() -> None:
    state = with_a_card_of_others("40101", at=at_distance)
    for seat in (0, 1, None):  # nobody imagines it elsewhere
        if seat is not None:
            other = state.imagine(seat, state.table.flow.chance)
            assert [TACTICS_CARDS.ids[card] for card in other.table.hand[0]] == ["40101"]
    state.table.flow.push("ask_discard", 0)
    play(state, "activate a1", "hold")
    while asked(state)[0] != "discard":
        play(state, "hold" if "hold" in listed(state) else listed(state)[0])
    play(state, "discard 40101")
    assert (hand(state), discarded(state, 1)) == ([], ["40101"])
    assert known(state.table, 0) == []


@pytest.mark.rule("F36.15", "F33.6")
@pytest.mark.text("40820")
def test_whoever_is_out_of_the_game_returns_borrowed_cards() -> None:
    state = battle(
        seats=3, texts=True, at="turn", hand=[["40820", "40801"], [], []],
        discard=[[], ["40101"], []], deck=[[], [], ["40401"]],
        a1=unit(BOWMEN, 24, 20, 90, wounds=1), b1=unit(CROSSBOWMEN, 24, 24.8, 270),
        c1=unit(CROSSBOWMEN, 40, 40, 270),
    )  # fmt: skip
    reach(state, "play 40820 1")
    assert hand(state) == ["40101"]
    reach(state, "activate a1", "strike b1", "stay", dice=(*MISSED, *PASSED))
    settle(state)
    reach(state, "activate b1", "strike a1", "stay", dice=(6, 6, 6, 6, 6, 1, 1, 1, 1, 1))
    settle(state)
    assert state.table.out == 1
    assert (hand(state), discarded(state, 0), discarded(state, 1)) == (
        ([], ["40820", "40801"], ["40101"])
    )


@pytest.mark.rule("F15.10", "F16.10")
@pytest.mark.text("40822")
@pytest.mark.parametrize("option", ["use_zone", "no"])
def test_mind_games_against_an_enemy(option: str) -> None:
    ncus = {"bn1": ncu(SANSA)}
    state = at_distance(
        20, BOWMEN, CROSSBOWMEN, a_more={"wounds": 5}, b_more={"wounds": 5}, hand="40822",
        ncus=ncus, at="turn",
    )  # fmt: skip
    play(state, "play 40822 1", "choose_zone wealth", "activate a1", "hold")
    play(state, "activate_ncu bn1", "claim wealth", "choose b1")
    assert (wounds(state, "b1"), asked(state)) == (8, ("name_target", 0))
    assert listed(state) == ["choose_option use_zone", "choose_option no"]
    play(state, f"choose_option {option}")
    if option == "use_zone":
        play(state, "choose a1")
    assert (wounds(state, "a1"), asked(state)) == (
        8 if option == "use_zone" else 5,
        ("activate", 0),
    )
    assert state.table.lasting == []


@pytest.mark.rule("F15.10")
@pytest.mark.text("40822")
def test_mind_games_against_oneself() -> None:
    """Whoever claims the zone, it is the other player who may use it then; another zone is none."""
    ncus = {"an1": ncu(SANSA), "an2": ncu(SANSA)}
    state = at_distance(
        20, BOWMEN, CROSSBOWMEN, b_more={"wounds": 5}, hand="40822", ncus=ncus, at="turn"
    )
    reach(state, "play 40822 1", "choose_zone wealth", "activate_ncu an1", "claim tactics")
    reach(state, "afflict b16 weakened", "activate b16", "hold")
    reach(state, "activate_ncu an2", "claim wealth", "choose a1")
    assert asked(state) == ("name_target", 1)
    play(state, "choose_option use_zone", "choose b1")
    assert wounds(state, "b1") == 8


@pytest.mark.rule("F15.10", "F14.6")
@pytest.mark.text("40822")
def test_mind_games_about_two_zones() -> None:
    """Two such cards in one round: each is about the zone that was named for it."""
    ncus = {"bn1": ncu(SANSA), "bn2": ncu(SANSA)}
    state = at_distance(
        20, BOWMEN, CROSSBOWMEN, a_more={"wounds": 5}, hand="40822 40822", ncus=ncus, at="turn",
        a2=unit(BOWMEN, 40, 10, 90),
    )  # fmt: skip
    reach(state, "play 40822 1", "choose_zone crown", "activate a1", "hold", "activate b16", "hold")
    reach(state, "play 40822 1", "choose_zone wealth", "activate a2", "hold")
    reach(state, "activate_ncu bn1", "claim wealth", "choose b1")
    assert asked(state) == ("name_target", 0)
    reach(state, "choose_option use_zone", "choose a1", "activate a16", "hold")
    assert wounds(state, "a1") == 8
    assert len(state.table.lasting) == 1  # the Crown is still to be claimed
    reach(state, "activate_ncu bn2", "claim crown", "choose a16", dice=PASSED)
    settle(state)
    assert listed(state) == ["choose_option use_zone", "choose_option no"]


LYSENE = "neutral_lysene_sellswords"  # who have Pillage tokens of their own


@pytest.mark.rule("F36.14")
@pytest.mark.text("40831")
def test_iron_of_sellswords_is_iron_as_well() -> None:
    state = at_distance(
        20, LYSENE, CROSSBOWMEN, hand=[["40831", "40801"], ["40101"]], discard="40802",
        at="turn", counters=[["a1", LYSENE, 1]],
    )  # fmt: skip
    reach(state, "play 40831 1", "choose_option from_discard")
    assert (hand(state), pillage_of(state.table, 0)) == (["40801", "40802"], 0)


@pytest.mark.rule("F36.14")
@pytest.mark.text("40819", "40830")
def test_what_sellswords_have_pillaged_counts() -> None:
    """For cards that speak of any friendly unit; by cards of the House they get none."""
    held: dict[str, Any] = {"counters": [["a1", LYSENE, 2]], "at": "turn"}
    state = clash(LYSENE, CROSSBOWMEN, hand="40819", **held)
    reach(state, "activate a1", "strike b1", "stay", "play 40819 2", dice=(1,) * 20)
    assert asked(state) == ("reroll", 0)
    assert conditions(state, "b1") == ["vulnerable"]
    near = unit(BOWMEN, 31, 10, 90)
    state = at_distance(20, LYSENE, CROSSBOWMEN, hand="40830", a2=near, **held)
    reach(state, "activate a2", "play 40830 1")
    assert mask(state.table, KEYWORDS, 1) == SUNDERING | VICIOUS  # one option more
    state = at_distance(20, LYSENE, CROSSBOWMEN, hand="40829", a2=near, at="turn")
    reach(state, "play 40829 1")
    assert (pillage_of(state.table, 0), pillage_of(state.table, 1)) == (0, 1)


@pytest.mark.rule("F10.18", "F16.10")
@pytest.mark.text("40823")
@pytest.mark.parametrize("held", [0, 1, 2])
def test_irons_endurance(held: int) -> None:
    second = unit(CROSSBOWMEN, 29.15, 25, 180)
    state = clash(
        CROSSBOWMEN, BOWMEN, b_more={"wounds": 8}, hand=[[], ["40823"]], at="turn", a2=second,
        counters=[["b1", BOWMEN, held]],
    )  # fmt: skip
    reach(state, "activate a1", "strike b1", "stay", "play 40823 1", dice=(*HIT, 1, *PASSED))
    settle(state)
    # The hit is blocked, and only then is the card attached.
    assert (wounds(state, "b1"), attached(state)) == (8, [("40823", 16)])
    assert (conditions(state, "a1"), conditions(state, "a2")) == ([], [])
    play(state, "activate b16", "hold")
    reach(state, "activate a2", "strike b1", "stay", dice=(*HIT, 1, *PASSED))
    settle(state)
    if held:
        play(state, "choose a2")
    assert conditions(state, "a2") == (["weakened"] if held else [])
    assert wounds(state, "b1") == 8 - 1 + (held == 2)


@pytest.mark.rule("F10.18")
@pytest.mark.text("40823")
def test_irons_endurance_of_another_house_is_not_attached() -> None:
    state = clash(BOWMEN, CROSSBOWMEN, hand=[[], ["40823"]])
    reach(state, "strike b1", "stay", "play 40823 1", dice=(*HIT, 1, *PASSED))
    settle(state)
    assert (wounds(state, "b1"), attached(state)) == (12, [])


@pytest.mark.rule("F12.10", "F16.10", "F36.14")
@pytest.mark.text("40825")
def test_golds_allure() -> None:
    state = clash(
        CROSSBOWMEN, BOWMEN, hand=[[], ["40825"]], at="turn", counters=[["b1", BOWMEN, 2]],
    )  # fmt: skip
    reach(state, "activate a1", "strike b1", "stay", "play 40825 1", dice=(*HIT, 1, *FAILED))
    assert asked(state) == ("reroll", 1)
    assert attached(state) == []
    rolling(state, listed(state, "reroll")[0], dice=PASSED)
    settle(state)
    assert (wounds(state, "b1"), attached(state)) == (11, [("40825", 16)])
    assert total(state.table, MORALE, 16) == 1
    gain_pillage(state.table, 16)
    play(state, "activate b16", "hold")
    assert (wounds(state, "b1"), pillage_of(state.table, 16)) == (12, 2)
    state.table.counters[:] = []
    assert total(state.table, MORALE, 16) == 0


@pytest.mark.rule("F11.6")
@pytest.mark.text("40825")
def test_golds_allure_for_nothing() -> None:
    state = clash(CROSSBOWMEN, BOWMEN, hand=[[], ["40825"]])
    reach(state, "strike b1", "stay", "play 40825 1", dice=(*HIT, 1, *FAILED))
    settle(state)
    assert (attached(state), state.table.lasting) == ([], [])


@pytest.mark.rule("F16.10", "F10.23")
@pytest.mark.text("40827")
@pytest.mark.parametrize(("left", "dice"), [(12, 5), (8, 4 + 1), (4, 3 + 2)])
def test_blacktyde_resentment(left: int, dice: int) -> None:
    hurt = {"wounds": left, "conditions": ["weakened"]}
    state = clash(BOWMEN, CROSSBOWMEN, a_more=hurt, hand="40827", at="turn")
    reach(state, "play 40827 1", "choose a1", "activate a1", "strike b1", "stay", dice=(1,) * 7)
    if left == 8:
        assert listed(state) == ["choose_option to_hit", "choose_option vicious"]
        rolling(state, "choose_option to_hit", dice=(1,) * 7)
    found = fight(state)
    lost = (12 - left) // 4
    assert (found.to_hit, found.more_dice) == (min(lost, 1), lost)
    assert len(found.attack_dice) == dice
    both = lost == 2
    assert (found.keywords, found.panic_wounds) == (VICIOUS if both else 0, 2 if both else 0)
    assert attached(state) == [("40827", 0)]


@pytest.mark.rule("F16.10", "F3.15")
@pytest.mark.text("40827")
def test_blacktyde_resentment_ends_with_healing() -> None:
    state = clash(
        BOWMEN, CROSSBOWMEN, a_more={"wounds": 8}, hand="40827", at="turn",
        ncus={"an1": ncu(SANSA)},
    )  # fmt: skip
    reach(state, "play 40827 1", "choose a1", "activate_ncu an1", "claim wealth", "choose a1")
    settle(state)
    assert (wounds(state, "a1"), attached(state)) == (11, [])


@pytest.mark.rule("F10.13", "F36.14")
@pytest.mark.text("40830")
def test_iron_envy() -> None:
    rich = unit(BOWMEN, 31, 10, 90)  # within short range
    state = at_distance(
        20, BOWMEN, CROSSBOWMEN, a2=rich, hand="40830", at="turn", counters=[["a2", BOWMEN, 1]]
    )
    reach(state, "activate a1", "play 40830 1")
    options = [f"choose_option {one}" for one in ("sundering", "vicious", "pillage")]
    assert listed(state) == options
    play(state, "choose_option pillage")
    assert listed(state) == options[:2]
    play(state, "choose_option vicious")
    assert (wounds(state, "a1"), conditions(state, "a1")) == (11, ["vulnerable"])
    assert [pillage_of(state.table, one) for one in (0, 1)] == [1, 0]
    assert mask(state.table, KEYWORDS, 0) == VICIOUS
    # Both keywords, one chosen after the other.
    state = at_distance(
        20, BOWMEN, CROSSBOWMEN, a2=rich, hand="40830", at="turn", counters=[["a2", BOWMEN, 1]]
    )
    reach(state, "activate a1", "play 40830 1", "choose_option sundering", "choose_option vicious")
    assert mask(state.table, KEYWORDS, 0) == SUNDERING | VICIOUS
    # Alone one of two.
    state = at_distance(20, BOWMEN, CROSSBOWMEN, hand="40830", at="turn")
    reach(state, "activate a1", "play 40830 1")
    assert listed(state) == options[:2]
    play(state, "choose_option sundering")
    assert mask(state.table, KEYWORDS, 0) == SUNDERING


@pytest.mark.rule("F14.13")
@pytest.mark.text("40831")
def test_knowledge_that_is_not_there_is_not_paid_for() -> None:
    spoils: dict[str, Any] = {"counters": [["a1", LYSENE, 1]], "at": "turn"}
    # Nothing was discarded but this card itself, and nobody holds a card: it cannot be played.
    state = at_distance(20, LYSENE, CROSSBOWMEN, hand="40831", **spoils)
    assert asked(state) == ("activate", 0)
    state = at_distance(20, LYSENE, CROSSBOWMEN, hand=[["40831"], ["40101"]], **spoils)
    play(state, "play 40831 1")
    assert asked(state) == ("discard_of", 0)  # the hand is all there is to look at
