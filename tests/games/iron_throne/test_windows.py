"""Abilities and timing windows (I4, I16, I17) and the vocabulary of effects (I18)."""

import re

import pytest
from tests.games.iron_throne.specification import abilities, data, rows, rule
from tests.games.iron_throne.table import GAME, Play, sit

from throneroom.games.iron_throne import windows
from throneroom.games.iron_throne.content import (
    ABILITIES,
    CARD_TEXT,
    RESERVED,
    WHEN_CHARACTER_WOULD_DIE,
    WINDOW_HAS_CARDS,
    WINDOWS,
)
from throneroom.games.iron_throne.effects import OPERATIONS
from throneroom.games.iron_throne.state import PHASES
from throneroom.games.iron_throne.turn import TURN

# The windows


@pytest.mark.rule("I17.5", "I17.7", "I17.3")
def test_the_windows_are_those_of_the_rules() -> None:
    table = rows("I17.5")
    known = data("windows")["windows"]
    assert len(table) == len(known) == 25
    for number, (row, window) in enumerate(zip(table, known, strict=True), 1):
        count, name, phase, _, _, with_cards, used_by = row
        assert int(count.strip("| ")) == number
        assert name == window["id"] == WINDOWS.ids[number - 1]
        assert phase == window["phase"]
        assert (with_cards == "yes") == window["cards_allowed"]
        users = [who for who, item in abilities() if item["window"] == name]
        assert ("reserved" in used_by) == window["reserved"] == (not users)
        if users:
            assert sorted(used_by.lower().split(", ")) == sorted(users)
    assert tuple(i for i, window in enumerate(known) if window["reserved"]) == RESERVED


@pytest.mark.rule("I17.6")
def test_the_windows_of_the_printed_cards() -> None:
    printed = {item["window"] for _, item in abilities() if item["provenance"] == "rulebook"}
    assert printed == {
        *["before_turn", "before_support_offer", "before_cards_played"],
        *["after_cards_revealed", "after_resolution"],
    }


@pytest.mark.rule("I17.3", "I16.5", "IR7")
def test_cards_belong_to_windows_that_allow_them() -> None:
    allowed = {w["id"] for w in data("windows")["windows"] if w["cards_allowed"]}
    for ability in ABILITIES[CARD_TEXT:]:
        assert WINDOWS.ids[ability.window] in allowed
        assert WINDOW_HAS_CARDS[ability.window]
    no_cards = [w["id"] for w in data("windows")["windows"] if not w["cards_allowed"]]
    assert not any(WINDOW_HAS_CARDS[WINDOWS.index[name]] for name in no_cards)


@pytest.mark.rule("IR7", "I17.3", "I3.9", "I7.1")
def test_nobody_participates_before_the_encounter_phase() -> None:
    t = sit(
        "stark targaryen tyrell",
        at="support",
        defender="targaryen",
        stark={"fighter": "robb"},
        targaryen={"fighter": "jorah", "hand": "jorah h1"},
    )
    seat = t.seat("targaryen")
    window = WINDOWS.index["start_of_encounter"]
    assert windows.playable_cards(t.table, seat, window, ()) == []
    t.do("tyrell", "stay_out")
    assert t.is_asked("play_card", "targaryen", "start_of_encounter")
    assert t.view("stark")["phase"] == "encounter"


@pytest.mark.rule("IR7", "I17.3", "I3.9", "I10.17")
def test_nobody_participates_after_the_clean_up() -> None:
    t = sit(
        "stark lannister tyrell",
        defender="lannister",
        stark={"fighter": "robb", "hand": "h5 robb"},
        lannister={"fighter": "jaime", "hand": "h5"},
        tyrell={"leader": "mace", "fighter": "loras", "side": "attacker"},
    ).clash("h5", "h5")
    t.do("stark", "from lannister", "take_deck")
    t.until("use_leader_ability", "tyrell", "end_of_turn")
    assert t.side("stark") == "none"
    window = WINDOWS.index["after_resolution"]
    assert windows.playable_cards(t.table, t.seat("stark"), window, ()) == []


# The turn

START_AND_PREPARATION = [
    *["before_turn", "start_of_turn", "hostage_visits", *["hostage_step"] * 3],
    *["begin_preparation", "before_event_card", "draw_event_card", "after_event_card"],
    *["choose_defender", "after_defender_chosen", "draw_house_cards", *["move_power"] * 2],
    *[*["put_forward"] * 2, "after_characters_chosen"],
    *["support_phase", "before_support_offer", "decide_support", "after_support_phase"],
    *["begin_encounter", "start_of_encounter", "before_cards_played", "play_cards"],
    *["after_cards_played", "reveal_cards", "after_cards_revealed", "settle"],
]
END = ["after_resolution", "clean_up", "refill", "end_of_turn", "next_turn", "begin_turn"]
REWARDS = [
    *["before_rewards_penalties", "rewards_and_penalties", "unit_end"],
]


def whole_turn(attacking: str, defending: str, answer: str = "") -> list[str]:
    """The windows and steps of a turn in which Stark attacks Lannister and time-outs decide."""
    seen: list[str] = []
    t = sit(
        "stark lannister tyrell",
        at="turn",
        events="lannister_1",
        trace=seen,
        stark={"leader": "arya", "hand": attacking},
        lannister={"leader": "tywin", "sheet": 1, "hand": defending},
    )
    for _ in range(60):
        if t.table.turn == 2:
            break
        if t.is_asked("choose_encounter_card"):
            house = t.asked[1]
            t.do(house, f"face_down {attacking if house == 'stark' else defending}")
        elif t.is_asked("truce_word") and answer:
            t.do("stark", "offer 1 1 0 0 0 0").do("lannister", answer)
        else:
            t.time_out()
    return seen[: seen.index("begin_turn") + 1]


@pytest.mark.rule(
    "I17.8", "I17.1", "I4.1", "I4.3", "I4.4", "I5.1", "I7.1", "I7.2", "I7.10", "I10.1", "I10.19"
)
@pytest.mark.parametrize(
    ("attacking", "defending", "answer", "middle"),
    [
        (
            *("h8", "h1", ""),
            [
                *["before_totals_compared", "compare_totals", "resolution", *REWARDS],
                *["after_influence_spread", "after_rewards_penalties", "hostage_taking"],
                *["take_hostages", "take_hostages", "unit_end", "after_hostage_taken"],
            ],
        ),
        (
            *("h1", "h8", ""),
            [
                *["before_totals_compared", "compare_totals", "resolution", *REWARDS[:2]],
                *["distribute_reward", "unit_end", "after_rewards_penalties", "hostage_taking"],
                *["take_hostages", "take_hostages", "unit_end", "after_hostage_taken"],
            ],
        ),
        (
            *("h8", "truce", ""),
            [
                *["resolution", *REWARDS, "after_influence_spread", "after_rewards_penalties"],
                *["hostage_taking", "take_hostages", "take_hostages", "unit_end"],
                *["after_hostage_taken"],
            ],
        ),
        (
            *("truce", "truce", ""),
            [
                *["truce", "before_truce_talks", "truce_word", "after_truce_talks", "resolution"],
                *[*REWARDS, "after_rewards_penalties", "hostage_taking"],
            ],
        ),
        (
            *("truce", "truce", "accept"),
            [
                *["truce", "before_truce_talks", "truce_word", "truce_answer", "take_hostages"],
                *["take_hostages", "take_hostages", "agreement_done", "unit_end"],
                *[
                    "after_hostage_taken",
                    "after_influence_spread",
                    "after_truce_talks",
                    "resolution",
                ],
            ],
        ),
    ],
)
def test_the_skeleton_of_a_turn(
    attacking: str, defending: str, answer: str, middle: list[str]
) -> None:
    assert whole_turn(attacking, defending, answer) == START_AND_PREPARATION + middle + END


@pytest.mark.rule("I17.8", "I5.1")
def test_the_fixed_part_of_a_turn_follows_the_rules() -> None:
    skeleton = re.findall(r"`([a-z_]+)`", rule("I17.8"))
    fixed = [WINDOWS.ids[step[1]] for step in TURN if step[0] == "moment"]
    assert fixed == [name for name in skeleton if name in fixed]
    # What the steps add is where the rules have it, too: see the test of the whole turns.
    added = [name for name in skeleton if name not in fixed]
    assert added == [
        *["after_hostage_handled", "before_support_offer", "after_support_offer"],
        *["after_support_phase", "after_cards_played", "before_totals_compared"],
        *["before_truce_talks", "after_truce_talks", "before_rewards_penalties"],
        *["after_rewards_penalties", "after_hostage_taken", "after_resolution", "end_of_turn"],
    ]


@pytest.mark.rule("I4.1", "I4.2", "I3.16", "IR70", "IR72")
def test_the_phases_of_a_turn() -> None:
    assert (
        *("setup", "start_of_turn", "preparation", "support"),
        *("encounter", "resolution", "end_of_turn"),
    ) == PHASES
    # The encounter has one name only.
    words = {*GAME.steps, *GAME.questions, *GAME.verbs, *GAME.events, *PHASES}
    assert not {w for w in words if re.search("clash|challenge|meeting|duel|battle", w)}


@pytest.mark.rule("IR70", "I10.1")
def test_hostages_come_after_the_penalties() -> None:
    t = sit(
        "stark lannister tyrell",
        defender="lannister",
        stark={"fighter": "robb", "hand": "h8"},
        lannister={"fighter": "jaime", "hand": "h1"},
    ).clash("h8", "h1")
    t.do("stark", "from lannister", "take_deck")
    kinds = [event.kind for event in t.events]
    assert kinds.index("penalty") < kinds.index("hostage_taken")


# The procedure of a window


def four_cards() -> Play:
    """Three players with two cards each that add to their side's total."""
    return sit(
        "tyrell baratheon targaryen",
        defender="targaryen",
        tyrell={"fighter": "renly", "hand": "h5 renly renly2"},
        baratheon={"fighter": "stannis", "side": "attacker", "hand": "stannis stannis2"},
        targaryen={"fighter": "barristan", "hand": "h5 barristan barristan2"},
    ).clash("h5", "h5")


@pytest.mark.rule("I16.14", "I16.13", "I17.2", "I16.7", "IR53")
def test_the_card_pass_goes_round_until_all_have_passed() -> None:
    t = four_cards()
    asked = []
    for text in ("pass", "play stannis", "pass", "play renly", "pass", "pass", "pass"):
        if not t.is_asked("play_card", "", "before_totals_compared"):
            break
        asked.append((t.asked[1], text))
        t.do(t.asked[1], text)
    # After Baratheon's card everybody may play again, the next player clockwise first; after
    # Tyrell's card the pass goes on with Baratheon, and closes when all have passed since.
    assert asked == [
        ("tyrell", "pass"),
        ("baratheon", "play stannis"),
        ("targaryen", "pass"),
        ("tyrell", "play renly"),
        ("baratheon", "pass"),
        ("targaryen", "pass"),
        ("tyrell", "pass"),
    ]
    assert t.totals == (5 + 8 + 4 + 3, 9)


@pytest.mark.rule("I16.7", "IR53", "I16.14")
def test_both_copies_may_be_played_in_one_window() -> None:
    t = four_cards()
    assert t.legal("tyrell") == ["play renly", "pass"]  # of two like cards one is enough to name
    t.do("tyrell", "play renly2").do("baratheon", "pass").do("targaryen", "play barristan")
    t.do("tyrell", "play renly").do("baratheon", "pass").do("targaryen", "play barristan2")
    t.until("choose_hostage_victim")
    assert t.totals == (5 + 8 + 4 + 4, 5 + 4 + 4 + 4)


@pytest.mark.rule("I16.12", "I16.14", "I17.2")
def test_leaders_come_before_cards() -> None:
    t = sit(
        "lannister baratheon tyrell",
        defender="baratheon",
        lannister={"leader": "tywin", "fighter": "jaime", "hand": "h5"},
        baratheon={"leader": "melisandre", "fighter": "stannis", "hand": "h5 stannis"},
        tyrell={"leader": "loras", "fighter": "renly", "side": "attacker", "hand": "renly"},
    ).clash("h5", "h5")
    order = []
    for _ in range(4):
        order.append(t.asked)
        t.time_out()
    assert order == [
        ("use_leader_ability", "lannister"),
        ("use_leader_ability", "tyrell"),
        ("play_card", "baratheon"),
        ("play_card", "tyrell"),
    ]


@pytest.mark.rule("I16.15", "IR51", "I16.14", "I16.3")
def test_a_declined_ability_is_offered_again_only_after_its_condition_was_false() -> None:
    t = sit(
        "lannister stark targaryen",
        defender="stark",
        lannister={"leader": "cersei", "fighter": "tyrion", "hand": "h5 h6 tyrion"},
        stark={"leader": "eddard", "fighter": "robb", "hand": "truce"},
    ).clash("h5", "truce")
    t.do("stark", "decline")
    t.do("lannister", "play tyrion", "player lannister", "replace h6")
    # The result was betrayal all the time: Honourable is not offered again.
    assert t.told("leader_used") == []
    assert t.asked == ("choose_hostage_source", "stark")


@pytest.mark.rule("I16.15", "I16.14", "IR51", "I16.3")
def test_an_ability_is_offered_again_when_its_condition_was_false_in_between() -> None:
    t = sit(
        "targaryen stark lannister",
        defender="stark",
        targaryen={"leader": "daenerys", "fighter": "drogo", "hand": "truce daenerys"},
        stark={"leader": "eddard", "fighter": "robb", "hand": "h5 h6"},
        lannister={"leader": "cersei", "fighter": "tyrion", "side": "attacker", "hand": "tyrion"},
    ).clash("truce", "h5")
    assert t.is_asked("use_leader_ability", "stark")
    t.do("stark", "decline")
    assert t.table.flow.args[1][3] == 1 << t.seat("stark")  # the seats that have declined
    t.do("targaryen", "play daenerys")
    assert t.result == "hostility"  # the condition is false now
    assert t.asked == ("play_card", "lannister")
    assert t.table.flow.args[1][3] == 0
    # Once used in an opening it is not offered again in it, even if its condition holds anew.
    t = sit(
        "lannister stark tyrell",
        defender="stark",
        lannister={"leader": "tywin", "fighter": "jaime", "sheet": 0, "hand": "truce jaime jaime2"},
        stark={"leader": "eddard", "fighter": "robb", "hand": "truce"},
    ).clash("truce", "truce")
    t.do("lannister", "play jaime")
    t.do("stark", "use")
    assert t.result == "truce"
    assert t.asked == ("truce_word", "lannister")  # Oathbreaker needs a revealed truce card


@pytest.mark.rule("I16.2", "I16.3", "I16.18")
def test_abilities_and_cards_are_voluntary() -> None:
    assert GAME.questions["use_leader_ability"].verbs == {
        *["use", "decline", "pass_turn", "pass_round", "pass_game"],
    }
    assert GAME.questions["play_card"].verbs == {
        *["play", "pass", "pass_turn", "pass_round", "pass_game"],
    }
    t = four_cards()
    for _ in range(3):
        t.do(t.asked[1], "pass")
    assert t.totals == (13, 9)


@pytest.mark.rule("I16.1", "I16.17", "I16.16", "I10.21")
def test_the_text_on_a_component_beats_the_rules_and_ends_with_the_clean_up() -> None:
    t = sit(
        "lannister targaryen tyrell",
        defender="targaryen",
        lannister={"fighter": "jaime", "hand": "h20 h10 h1 h2 h3"},
        targaryen={"leader": "daenerys", "fighter": "drogo", "drogo": 8, "hand": "h1"},
        tyrell={"leader": "mace", "fighter": "loras", "side": "attacker"},
    ).clash("h20", "h1")
    t.use("targaryen")
    assert t.power("drogo") == 7  # 1 instead of half
    t.do("lannister", "from targaryen", "take_deck")
    assert t.is_asked("use_leader_ability", "tyrell", "end_of_turn")
    assert set(t.table.penalty_set) == {-1}
    assert set(t.table.penalty_add) == {0}
    assert t.table.bonus == [0, 0, 0]


@pytest.mark.rule("I16.16")
def test_denied_rewards_and_penalties_last_for_one_turn() -> None:
    t = sit(
        "lannister stark baratheon",
        defender="stark",
        lannister={"fighter": "jaime", "hand": "h20"},
        stark={"fighter": "robb", "hand": "h1"},
        baratheon={"leader": "davos", "fighter": "shireen", "side": "defender", "hand": "shireen"},
    ).clash("h20", "h1")
    t.play("baratheon", "shireen")
    assert t.view("stark")["players"][2]["no_penalties"]
    t.do("lannister", "from stark", "take_deck")
    assert t.table.turn == 2
    assert not any(player["no_penalties"] for player in t.view("stark")["players"])


@pytest.mark.rule("I16.17", "IR55")
def test_a_number_added_to_a_total_stays() -> None:
    """It belongs to the side, not to whoever added it."""
    t = four_cards().do("tyrell", "pass").do("baratheon", "play stannis")
    t.table.side[t.seat("baratheon")] = 0  # as if Baratheon had withdrawn
    t.table.fighter[t.seat("baratheon")] = -1
    t.until("choose_hostage_victim")
    assert t.totals == (5 + 4 + 3, 9)


@pytest.mark.rule("I16.19")
def test_a_played_card_leaves_the_hand_before_its_effect() -> None:
    t = sit(
        "tyrell lannister stark",
        defender="lannister",
        tyrell={"leader": "renly", "fighter": "mace", "hand": "h20 mace", "deck": 2},
        lannister={"fighter": "jaime", "hand": "h1"},
    ).clash("h20", "h1")
    t.play("tyrell", "mace", "after_rewards_penalties")
    # Two cards are drawn, the discard pile is shuffled, one more: never the card itself.
    assert "mace" not in t.hand("tyrell") + t.deck("tyrell") + t.discard("tyrell")
    assert t.pile("played", "tyrell") == ["mace"]


@pytest.mark.rule("I22.4")
def test_no_effect_returns_a_card_played_for_its_text() -> None:
    returning = {"return_revealed_card", "replace_played_card", "recycle_discard"}
    assert returning < set(OPERATIONS)
    t = sit(
        "stark lannister tyrell",
        defender="lannister",
        stark={"fighter": "robb", "hand": "h8 robb robb2", "deck": 3},
        lannister={"fighter": "jaime", "jaime": 9, "hand": "h3"},
    ).clash("h8", "h3")
    t.play("stark", "robb", "after_resolution")
    assert "robb" not in t.hand("stark") + t.deck("stark")


# Windows that react


@pytest.mark.rule("I17.9", "IR75", "I13.2", "I17.4", "I17.10", "I11.16")
def test_reactive_windows_open_in_order_when_the_unit_is_complete() -> None:
    t = sit(
        "stark tyrell lannister baratheon",
        defender="lannister",
        stark={"fighter": "robb", "robb": 1, "hand": "truce"},
        tyrell={"leader": "renly", "fighter": "loras", "loras": 1, "side": "attacker"},
        lannister={"fighter": "tyrion", "tyrion": 3, "hand": "truce"},
        baratheon={"fighter": "stannis", "stannis": 1, "side": "defender"},
    ).clash("truce", "truce")
    seen = t.traced()
    t.do("stark", "break_off")
    start = seen.index("rewards_and_penalties")
    assert seen[start : start + 6] == [
        *["rewards_and_penalties", "unit_end", *["after_character_died"] * 3],
        "after_rewards_penalties",
    ]
    # Those of the same moment clockwise from the attacker.
    assert [event["character"] for event in t.told("died")] == ["robb", "loras", "stannis"]


@pytest.mark.rule("I17.9", "I17.5", "I15.10")
def test_a_batch_of_influence_opens_one_window() -> None:
    t = sit(
        "stark tyrell lannister",
        defender="lannister",
        stark={"fighter": "robb", "hand": "h20"},
        tyrell={"fighter": "loras", "side": "attacker"},
        lannister={"fighter": "tyrion", "tyrion": 1, "hand": "h1"},
    ).until("choose_encounter_card")
    seen = t.traced()
    t.clash("h20", "h1")
    assert seen.count("after_influence_spread") == 1
    assert seen.count("after_character_died") == 1


@pytest.mark.rule("I17.10", "I17.7", "I13.2")
def test_nobody_can_act_before_a_death() -> None:
    """The window is reserved, so a removal that kills is applied as it is, the last token too."""
    assert WHEN_CHARACTER_WOULD_DIE in RESERVED
    assert not any(ability.window == WHEN_CHARACTER_WOULD_DIE for ability in ABILITIES)
    assert "keep_last_power" not in OPERATIONS
    t = sit(
        "stark lannister tyrell",
        at="turn",
        stark={"leader": "arya", "hostages": "lannister:jaime"},
        lannister={"jaime": 4},
    )
    seen = t.traced()
    t.do("stark", "torture lannister:jaime")
    assert t.power("jaime") == 0
    # The death's window comes after the whole torture; it and the torture's are of one moment.
    assert seen[:3] == ["unit_end", "after_hostage_handled", "after_character_died"]
