"""Table talk (I19.1-I19.6): statements are checked, heard by all, and change nothing."""

import pytest
from tests.games.iron_throne.table import GAME, sit

from throneroom.games.iron_throne.content import HOUSES
from throneroom.games.iron_throne.talk import (
    BOT_LIMIT,
    EVERYBODY,
    STATEMENTS,
    check_statement,
    read_statement,
    write_statement,
)
from throneroom.kernel import BadInput, Illegal

SAYABLE = [
    *["request_support attacker", "request_stay_out", "request_truce", "request_free 2"],
    *["promise_support defender", "promise_stay_out", "promise_truce", "promise_hostility"],
    *["promise_accept lannister", "promise_free 1", "promise_no_torture", "threat_torture 3"],
    *["threat_hostility", "claim_card hostility 20", "claim_card truce 0"],
    *["claim_card character 0", "claim_hostage lannister truce"],
    *["agree", "disagree", "thanks", "accuse"],
]


@pytest.mark.rule("I19.4", "I19.5", "I19.2", "I11.18", "IR48")
@pytest.mark.parametrize("text", SAYABLE)
def test_every_statement_can_be_made_and_changes_nothing(text: str) -> None:
    t = sit("stark lannister tyrell", at="turn")
    before = t.state.digest()
    statement = read_statement(text)
    assert write_statement(statement) == text
    for addressee in (EVERYBODY, 1, 2):
        check_statement(t.table, 0, addressee, statement)
    assert t.state.digest() == before


@pytest.mark.rule("I19.4")
def test_the_statements_are_those_of_the_rules() -> None:
    params = {verb: tuple(param.name for param in form.params) for verb, form in STATEMENTS.items()}
    assert params == {
        "request_support": ("side",),
        "request_stay_out": (),
        "request_truce": (),
        "request_free": ("n",),
        "promise_support": ("side",),
        "promise_stay_out": (),
        "promise_truce": (),
        "promise_hostility": (),
        "promise_accept": ("house",),
        "promise_free": ("n",),
        "promise_no_torture": (),
        "threat_torture": ("n",),
        "threat_hostility": (),
        "claim_card": ("type", "value"),
        "claim_hostage": ("house", "type"),
        "agree": (),
        "disagree": (),
        "thanks": (),
        "accuse": (),
    }
    assert {text.split()[0] for text in SAYABLE} == set(STATEMENTS)


@pytest.mark.rule("I19.4", "IR50")
@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("request_support none", "I19.4"),
        ("promise_support none", "I19.4"),
        ("request_free 0", "I19.4"),
        ("promise_free 26", "I19.4"),
        ("threat_torture -1", "I19.4"),
        ("promise_accept stark", "I19.4"),  # oneself
        ("promise_accept targaryen", "I1.14"),  # not in play
        ("claim_card hostility 9", "I19.4"),  # no such card
        ("claim_card truce 5", "I19.4"),
        ("claim_hostage stark truce", "I19.4"),  # nobody holds own cards
        ("claim_hostage baratheon truce", "I1.14"),
    ],
)
def test_statements_that_make_no_sense(text: str, rule: str) -> None:
    t = sit("stark lannister tyrell", at="turn")
    with pytest.raises(Illegal) as refusal:
        check_statement(t.table, 0, EVERYBODY, read_statement(text))
    assert refusal.value.rule == rule


@pytest.mark.rule("I19.4")
@pytest.mark.parametrize("addressee", [0, 3, 99, -2])
def test_the_addressee_is_another_player_or_all(addressee: int) -> None:
    t = sit("stark lannister tyrell", at="turn")
    with pytest.raises(Illegal, match=r"I19\.4"):
        check_statement(t.table, 0, addressee, ("agree",))


@pytest.mark.rule("IR50", "I19.3")
def test_claims_may_be_false_and_may_be_switched_off() -> None:
    t = sit("stark lannister tyrell", at="turn", stark={"hand": "h1"})
    claim = read_statement("claim_card hostility 20")
    check_statement(t.table, 0, EVERYBODY, claim)  # a bluff: nothing is checked or confirmed
    check_statement(t.table, 0, 1, read_statement("claim_hostage tyrell truce"))
    t = sit("stark lannister tyrell", at="turn", options={"claim_statements": False})
    for text in ("claim_card hostility 20", "claim_hostage tyrell truce"):
        with pytest.raises(Illegal, match="IR50"):
            check_statement(t.table, 0, EVERYBODY, read_statement(text))
    check_statement(t.table, 0, EVERYBODY, read_statement("promise_truce"))
    assert {o.name: o.default for o in GAME.options}["claim_statements"] is True


@pytest.mark.rule("I19.3", "IR50")
def test_no_action_shows_a_hidden_card_or_a_hostage() -> None:
    verbs = set(GAME.verbs)
    assert not {verb for verb in verbs if "show" in verb or "reveal" in verb or "prove" in verb}
    # Every verb that names a card plays, discards or handles it, in answer to a question.
    naming = {v for v, form in GAME.verbs.items() if any(p.name == "card" for p in form.params)}
    assert naming == {"play", "discard", "exchange", "replace", "free", "torture", "face_down"}


@pytest.mark.rule("I19.1", "IR49")
def test_there_is_no_private_channel() -> None:
    """Events with a secret part tell it only to players who saw the cards; none carries words."""
    t = sit("stark lannister tyrell", at="turn")
    assert not set(STATEMENTS) & set(GAME.verbs)  # talk is no move
    for form in GAME.events.values():
        secret = {param.name for param in form.secret}
        assert secret <= {"leaders", "events", "cards", "card", "old"}
        assert not form.hidden
    assert HOUSES.ids[t.table.house[0]] == "stark"


@pytest.mark.rule("I19.6")
def test_bots_need_no_statements() -> None:
    assert BOT_LIMIT == 6
    asked = {verb for question in GAME.questions.values() for verb in question.verbs}
    assert not asked & set(STATEMENTS)  # no question waits for one


@pytest.mark.parametrize("text", ["", "sing", "request_free", "request_free two", "agree now"])
def test_malformed_statements(text: str) -> None:
    with pytest.raises(BadInput):
        read_statement(text)


@pytest.mark.parametrize("statement", [(), ("sing",), ("agree", 1), ("request_free", "2"), None])
def test_statements_that_no_text_stands_for(statement: tuple[object, ...]) -> None:
    t = sit("stark lannister tyrell", at="turn")
    with pytest.raises(BadInput):
        check_statement(t.table, 0, EVERYBODY, statement)
