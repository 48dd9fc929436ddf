"""What a question tells besides its options: enough to understand it without the log."""

from typing import Any

import pytest
from tests.games.iron_throne.table import GAME, Play, sit

from throneroom.games.iron_throne.content import ABILITIES, ABILITY_NAMES
from throneroom.games.iron_throne.selectors import selector
from throneroom.text import LANGUAGES, Translator


def context(t: Play, house: str) -> dict[str, Any]:
    """The details of what a house is asked."""
    decision = t.state.decision(t.seat(house))
    assert decision is not None
    return decision.context


def prompt(t: Play, house: str, language: str = "en") -> str:
    """What a house reads."""
    decision = t.state.decision(t.seat(house))
    assert decision is not None
    return Translator(language, GAME).prompt(decision, t.houses)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_of_an_ability_is_asked_in_its_own_words(language: str) -> None:
    translator = Translator(language, GAME)
    asked = []
    for name, ability in zip(ABILITY_NAMES.ids, ABILITIES, strict=True):
        for op in ability.ops:
            kind = selector(op.who).asks
            if kind:
                key = f"iron_throne-ask-{kind}"
                said = translator.say(key, ability_id=name)
                assert said != translator.say(key, ability_id="any other")
                asked.append(name)
    assert len(asked) > 12
    assert translator.gaps == set()


def test_a_choice_names_the_sheet_or_the_card_it_is_made_for() -> None:
    t = sit(
        "targaryen lannister tyrell",
        defender="lannister",
        targaryen={"leader": "drogo", "fighter": "jorah", "hand": "h20"},
        lannister={"fighter": "jaime", "hand": "h1"},
        tyrell={"fighter": "loras", "side": "defender"},
    ).clash("h20", "h1")
    t.use("targaryen")
    assert t.asked == ("choose_player", "targaryen")
    assert context(t, "targaryen")["leader"] == "drogo"
    assert prompt(t, "targaryen") == "From whom do you take hostages?"
    t = sit(
        "targaryen lannister tyrell",
        defender="lannister",
        targaryen={"fighter": "drogo", "hand": "h20 drogo"},
        lannister={"fighter": "jaime", "hand": "h1"},
    ).clash("h20", "h1")
    t.play("targaryen", "drogo")
    assert t.asked == ("choose_amount", "targaryen")
    assert context(t, "targaryen")["card"] == "targaryen_drogo_1"
    assert "House Lannister" in prompt(t, "targaryen")


def test_blackmail_names_the_player_who_is_about_to_decide() -> None:
    t = sit(
        "lannister stark tyrell baratheon",
        at="support",
        defender="stark",
        lannister={"leader": "cersei", "fighter": "jaime", "spread": {"tyrell": 1, "baratheon": 1}},
        stark={"fighter": "robb"},
    )
    for house, name in (("tyrell", "House Tyrell"), ("baratheon", "House Baratheon")):
        t.until("use_leader_ability", "lannister")
        assert context(t, "lannister")["house"] == house
        assert name in prompt(t, "lannister")
        t.do("lannister", "decline").do(house, "stay_out")


def talks() -> Play:
    return sit(
        "stark lannister tyrell",
        defender="lannister",
        stark={"fighter": "robb", "hand": "truce", "sheet": 1},
        lannister={"fighter": "jaime", "hand": "truce"},
    ).clash("truce", "truce")


def test_an_offer_is_told_from_the_side_of_who_answers_it() -> None:
    t = talks().do("stark", "offer 1 2 0 0 0 1")
    said = prompt(t, "lannister")
    assert said.startswith("House Stark offers: you get 1 power; they get 1 influence, 2 hostages.")
    t.do("lannister", "offer 0 0 0 0 1 0")
    assert "you get nothing; they get 1 hostage." in prompt(t, "stark")
    for house in ("stark", "lannister", "stark", "lannister"):
        assert "make an offer of your own" in prompt(t, house)
        t.do(house, "offer 0 0 0 0 1 0")
    assert "last offer" in prompt(t, "stark")
    for language in LANGUAGES:
        assert "0" not in prompt(t, "stark", language)


def test_an_offer_in_the_making_can_be_begun_anew() -> None:
    t = talks()
    assert "undo" not in context(t, "stark")
    t.do("stark", "demand hostages 2")
    assert t.view("stark")["truce"]["draft"] == [0, 2, 0, 0, 0, 0]
    assert context(t, "stark")["undo"] == "clear"
    t.do("stark", "clear")
    assert t.view("stark")["truce"]["draft"] == [0] * 6


def test_everybody_sees_what_a_truce_could_give() -> None:
    t = talks()
    assert t.state.view(None)["truce"]["possible"] == [1, 2, 3, 1, 2, 1]


@pytest.mark.rule("I9.2", "I19.10", "I19.12")
def test_an_offer_is_made_of_numbers_with_their_bounds() -> None:
    t = talks()
    decision = t.state.decision(t.seat("stark"))
    assert decision is not None
    assert decision.offer is not None
    numbers = decision.offer["numbers"]
    assert [n["number"] for n in numbers] == [p.name for p in t.state.game.verbs["offer"].params]
    assert [n["most"] for n in numbers] == [1, 2, 3, 1, 2, 3]
    assert [n["possible"] for n in numbers] == [1, 2, 3, 1, 2, 1]
    assert (numbers[4]["side"], numbers[4]["demand"]) == ("defender", "hostages")
    for house in ("stark", "lannister") * 3:
        t.do(house, "offer 0 0 0 0 1 0")
    answer = t.state.decision(t.seat("stark"))
    assert answer is not None
    assert answer.offer is None


def test_what_torturing_a_hostage_would_do() -> None:
    t = sit(
        "stark lannister tyrell",
        at="turn",
        stark={"hostages": "lannister:h5 lannister:jaime lannister:joffrey lannister:tyrion"},
        lannister={"leader": "joffrey", "tyrion": 0},
    ).until("hostage_action", "stark")
    assert context(t, "stark")["torture"] == {
        "lannister_hostility_5": "any",
        "lannister_jaime_1": "character",
        "lannister_joffrey_1": "leader",
        "lannister_tyrion_1": "dead",
    }


def test_the_totals_tell_their_modifiers() -> None:
    t = sit(
        "baratheon stark tyrell",
        defender="stark",
        baratheon={"leader": "stannis", "fighter": "davos", "hand": "h5"},
        stark={"leader": "robb", "fighter": "bran", "hand": "h4"},
        tyrell={"fighter": "renly", "side": "defender", "hand": "renly"},
    ).clash("h5", "h4")
    view = t.state.view(None)
    assert [side["modifiers"] for side in view["totals"].values()] == [0, 0]
    assert view["leading"] == "defender"
    t.use("baratheon").until("play_card", "tyrell")
    assert t.state.view(None)["totals"] == {
        "attacker": {"total": 10, "card": 5, "power": 4, "modifiers": 1},
        "defender": {"total": 12, "card": 4, "power": 8, "modifiers": 0},
    }


@pytest.mark.rule("I8.5", "I9.1")
@pytest.mark.parametrize(
    ("attacking", "defending", "result"), [("truce", "h4", "betrayal"), ("truce", "truce", "truce")]
)
def test_no_totals_are_told_where_something_else_decides(
    attacking: str, defending: str, result: str
) -> None:
    t = sit(
        "baratheon stark tyrell",
        defender="stark",
        baratheon={"fighter": "davos", "hand": attacking},
        stark={"fighter": "bran", "hand": defending},
    )
    assert t.state.view(None)["totals"] is not None
    view = t.clash(attacking, defending).state.view(None)
    assert (view["result"], view["totals"], view["leading"]) == (result, None, None)


def test_a_face_down_card_that_was_seen_is_not_in_the_hand_any_more() -> None:
    t = sit(
        "stark lannister tyrell",
        defender="lannister",
        stark={"fighter": "bran", "hand": "h8 bran"},
        lannister={"fighter": "jaime", "hand": "h5 h6"},
    ).clash("h8", "h5")
    t.play("stark", "bran")
    seen = t.view("stark")["players"][1]
    assert seen["encounter_card"]["card"] == "lannister_hostility_5"
    assert seen["cards"] == []
