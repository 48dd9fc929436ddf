"""I22.1: every decision, and what happens for a player whose clock has run out."""

from collections.abc import Callable

import pytest
from tests.games.iron_throne.specification import rows
from tests.games.iron_throne.table import GAME, Play, sit, whole_deck, written_short

# What the rules call a decision, and the questions by which the game asks for it.
QUESTIONS = {
    "choose_house": ["choose_house"],
    "choose_leader": ["choose_leader"],
    "use_leader_ability": ["use_leader_ability"],
    "hostage_action": ["hostage_action", "choose_torture_victim"],
    "choose_defender": ["choose_defender"],
    "move_power": ["move_power"],
    "choose_character": ["put_forward"],
    "offer_support": ["offer_support"],
    "answer_support": ["answer_support"],
    "choose_encounter_card": ["choose_encounter_card"],
    "play_card": ["play_card"],
    "truce_word": ["truce_word"],
    "truce_answer": ["truce_answer"],
    "choose_hostage_victim": ["choose_hostage_victim"],
    "choose_hostage_source": ["choose_hostage_source"],
    "distribute_reward": ["distribute_power"],
    "arrange_event_cards": ["arrange_event_cards"],
    "discard_seen_card": ["discard_seen_card"],
    "exchange_played_card": ["exchange_played_card"],
    "choose_replacement_card": ["choose_replacement_card"],
}
# Parameters of an ability or a card that its player has decided to use.
PARAMETERS = {"choose_player", "choose_character", "choose_amount", "discard_card"}


@pytest.mark.rule("I22.1", "I22.2")
def test_the_list_of_decisions_is_complete() -> None:
    assert [row[0].strip("| ") for row in rows("I22.1")] == list(QUESTIONS)
    asked = {kind for kinds in QUESTIONS.values() for kind in kinds}
    assert asked | PARAMETERS == set(GAME.questions)


def lost() -> Play:
    return sit(
        "stark lannister tyrell baratheon",
        defender="lannister",
        stark={"fighter": "robb", "hand": "h20"},
        lannister={"fighter": "jaime", "hand": "h1"},
        tyrell={"fighter": "loras", "side": "defender"},
    ).clash("h20", "h1")


def won_by_the_defender() -> Play:
    return sit(
        "stark lannister tyrell",
        defender="lannister",
        stark={"fighter": "robb", "hand": "h1"},
        lannister={"fighter": "jaime", "hand": "h20"},
    ).clash("h1", "h20")


def talking() -> Play:
    return sit(
        "stark lannister tyrell",
        defender="lannister",
        stark={"fighter": "robb", "hand": "truce"},
        lannister={"fighter": "jaime", "hand": "truce"},
    ).clash("truce", "truce")


def sensed() -> Play:
    t = sit(
        "lannister stark tyrell",
        defender="stark",
        lannister={"leader": "tyrion", "fighter": "jaime", "hand": "h3 h12 h20 tyrion"},
        stark={"fighter": "robb", "hand": "h8"},
    ).clash("h3", "h8")
    return t.do("lannister", "play tyrion", "player lannister")


CASES: dict[str, tuple[Callable[[], Play], str]] = {
    "use_leader_ability": (
        lambda: sit("stark lannister tyrell", at="turn", stark={"leader": "robb"}),
        "decline",
    ),
    "hostage_action": (
        lambda: sit("lannister stark tyrell", at="turn", lannister={"hostages": "stark:h5"}),
        "done",
    ),
    "choose_torture_victim": (
        lambda: sit("lannister stark tyrell", at="turn", lannister={"hostages": "stark:h5"}).do(
            "lannister", "torture stark:h5"
        ),
        "target eddard",
    ),
    "choose_defender": (
        lambda: sit(
            "tyrell lannister stark", at="event", attacker="lannister", event="lannister_1"
        ),
        "defender stark",  # the next eligible seat clockwise
    ),
    "move_power": (
        lambda: sit(
            "stark lannister tyrell",
            at="cards_drawn",
            defender="tyrell",
            stark={"arya": 6, "bran": 6},
        ),
        "character arya",  # the most power, then the first in house order
    ),
    "put_forward": (
        lambda: sit(
            "stark lannister tyrell",
            at="characters",
            defender="tyrell",
            stark={"arya": 6, "bran": 7},
        ),
        "character bran",
    ),
    "offer_support": (
        lambda: sit("stark lannister tyrell", at="support", defender="tyrell"),
        "stay_out",
    ),
    "answer_support": (
        lambda: sit("stark lannister tyrell", at="support", defender="tyrell").do(
            "lannister", "support attacker jaime"
        ),
        "refuse",
    ),
    "choose_encounter_card": (
        lambda: sit(
            "stark lannister tyrell",
            defender="tyrell",
            stark={"fighter": "robb", "hand": "truce robb h8 h3 h5"},
            tyrell={"fighter": "loras"},
        ),
        "face_down h3",  # the lowest hostility card
    ),
    "play_card": (
        lambda: sit(
            "tyrell lannister stark",
            defender="lannister",
            tyrell={"fighter": "renly", "hand": "h5 renly"},
            lannister={"fighter": "jaime", "hand": "h5"},
        ).clash("h5", "h5"),
        "pass",
    ),
    "truce_word": (talking, "break_off"),
    "truce_answer": (lambda: talking().do("stark", "offer 0 0 1 0 0 0"), "refuse"),
    "choose_hostage_victim": (lost, "from lannister"),  # the opposing active player
    "choose_hostage_source": (lambda: lost().do("stark", "from lannister"), "take_deck"),
    "distribute_power": (won_by_the_defender, "place jaime"),  # the participating character
    "arrange_event_cards": (
        lambda: sit(
            "baratheon stark tyrell",
            at="preparation",
            events="stark_1 tyrell_2 special_influential_2 stark_3",
            baratheon={"leader": "melisandre"},
        ).do("baratheon", "use"),
        "arrange stark_1 tyrell_2 special_influential_2",
    ),
    "discard_seen_card": (
        lambda: sit(
            "lannister targaryen tyrell",
            defender="targaryen",
            lannister={"fighter": "jaime"},
            targaryen={"leader": "jorah", "fighter": "drogo"},
        ).do("targaryen", "use"),
        "keep",
    ),
    "exchange_played_card": (
        lambda: (
            sit(
                "stark lannister tyrell",
                defender="lannister",
                stark={"fighter": "bran", "hand": "h5 h10 bran"},
                lannister={"fighter": "jaime", "hand": "h8"},
            )
            .clash("h5", "h8")
            .do("stark", "play bran")
        ),
        "keep",
    ),
    "choose_replacement_card": (sensed, "replace h12"),  # the lowest of them
}


def timed_out(t: Play) -> str:
    """What happens for the first seat that is asked, written short."""
    seat = t.state.to_move()[0]
    action = t.state.timeout_action(seat)
    t.state.check(seat, action)
    return written_short(action)


@pytest.mark.rule("I22.1")
@pytest.mark.parametrize("kind", CASES)
def test_on_time_out(kind: str) -> None:
    position, expected = CASES[kind]
    t = position()
    assert t.table.flow.kind == kind
    assert timed_out(t) == expected


@pytest.mark.parametrize("kind", CASES)
def test_a_position_holds_whatever_is_being_asked(kind: str) -> None:
    t = CASES[kind][0]()
    again = GAME.from_position(t.state.to_position())
    assert again.digest() == t.state.digest()
    seat = t.state.to_move()[0]
    assert again.decision(seat) == t.state.decision(seat)


@pytest.mark.rule("I22.1")
def test_every_decision_of_a_turn_has_its_time_out_tested() -> None:
    asked = {kind for kinds in QUESTIONS.values() for kind in kinds}
    assert asked - CASES.keys() == {"choose_house", "choose_leader"}  # see below


@pytest.mark.rule("I22.1", "I2.1", "I2.3")
def test_time_outs_of_the_setup() -> None:
    state = GAME.start(3, {"houses": "pick"})
    for seat, house in enumerate(("stark", "lannister", "baratheon")):
        assert GAME.write(state.timeout_action(seat)) == f"house {house}"
        state.play(seat, state.timeout_action(seat))
    for seat in range(3):
        assert state.timeout_action(seat) == ("leader", state.table.sheets_drawn[seat][0])


@pytest.mark.rule("I22.1")
def test_time_outs_where_the_usual_answer_is_not_possible() -> None:
    # Without a hostility card the first card is played.
    t = sit(
        "stark lannister tyrell",
        defender="tyrell",
        stark={"fighter": "robb", "hand": "truce2 robb"},
        tyrell={"fighter": "loras"},
    )
    assert timed_out(t) == "face_down truce2"
    # If the participating character is dead the reward goes to the first living one.
    t = sit(
        "baratheon stark tyrell",
        attacker="tyrell",
        defender="stark",
        tyrell={"fighter": "loras", "hand": "h1"},
        stark={"eddard": 0, "hand": "h20"},
        baratheon={"hand": "h1"},
    ).clash("h1", "h20")
    assert t.is_asked("distribute_power", "stark")
    assert timed_out(t) == "place robb"
    # If the opposing active player is protected, the next clockwise.
    t = sit(
        "stark lannister tyrell baratheon",
        defender="lannister",
        stark={"fighter": "robb", "hand": "h20"},
        lannister={"fighter": "jaime", "hand": "h1", "no_penalties": True},
        tyrell={"fighter": "loras", "side": "defender"},
        baratheon={"leader": "davos", "fighter": "stannis", "side": "defender"},
    ).clash("h20", "h1")
    assert timed_out(t) == "from tyrell"
    # Whoever sits where: the winner takes from the opposing active player.
    t = sit(
        "tyrell stark lannister",
        attacker="lannister",
        defender="stark",
        lannister={"fighter": "jaime", "hand": "h20"},
        stark={"fighter": "robb", "hand": "h1"},
        tyrell={"fighter": "loras", "side": "defender"},
    ).clash("h20", "h1")
    assert t.legal("lannister") == ["from tyrell", "from stark"]
    assert timed_out(t) == "from stark"
    # An ability that moves "up to" some tokens moves none.
    t = sit("stark lannister tyrell", at="turn", stark={"leader": "catelyn"}).do("stark", "use")
    assert timed_out(t) == "stop"
    # Without a deck a random card of the hand is taken, without a hand a held hostage.
    for hand, held, source in (
        ("h1 h2", "", "take_hand"),
        ("h1", "tyrell:h5", "take_held tyrell"),
    ):
        t = sit(
            "stark lannister tyrell",
            defender="lannister",
            stark={"fighter": "robb", "hand": hand, "hostages": held},
            lannister={"fighter": "jaime", "hand": "h20", "sheet": 0},
            tyrell={"hostages": whole_deck("stark", *hand.split())},
        ).clash("h1", "h20")
        t.do("lannister", "from stark")
        assert timed_out(t) == source
