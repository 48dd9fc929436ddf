"""Refusals as people read them: each says what is wrong, names its rule, and speaks their language.

A case is a position, who tries what, the rule it is refused by, and the sentence in English.
"""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.games.iron_throne.table import GAME, Play, sit, whole_deck

import throneroom
from throneroom.games.iron_throne.talk import STATEMENTS, check_statement
from throneroom.kernel import BadInput, Illegal, Names
from throneroom.kernel.actions import read_action
from throneroom.text import LANGUAGES, Translator, load_rulebook, tables_of

Case = tuple[Callable[[], Play], str, str, str, str]


def own_event() -> Play:
    return sit("lannister stark tyrell", at="event", event="lannister_1")


def special_event() -> Play:
    return sit(
        "lannister stark tyrell baratheon",
        at="event",
        event="special_influential_2",
        stark={"spread": 1},
        tyrell={"spread": 1},
    )


def moving() -> Play:
    return sit(
        "stark lannister tyrell",
        at="cards_drawn",
        defender="lannister",
        stark={"leader": "robb", "bran": 0},
    )


def putting_forward(house: str) -> Play:
    t = moving().do("stark", "character arya").do("lannister", "character jaime")
    return t if house == "stark" else t.do("stark", "character arya")


def supporting() -> Play:
    t = sit("stark lannister tyrell", at="support", defender="lannister", tyrell={"loras": 0})
    return t.until("offer_support", "tyrell")


def fighting() -> Play:
    return sit("stark lannister tyrell", defender="lannister", stark={"hand": "h8"})


def sensing(text: str = "", fighter: str = "jaime", jaime: int = 4) -> Play:
    """Lannister may play Political Sense after h3 and h8 were revealed."""
    t = sit(
        "lannister stark tyrell",
        defender="stark",
        lannister={"leader": "tyrion", "fighter": fighter, "jaime": jaime, "hand": HAND},
        stark={"fighter": "robb", "hand": "h8"},
    ).clash("h3", "h8")
    t.until("play_card", "lannister")
    return t.do("lannister", *text.split(", ")) if text else t


HAND = "h3 h12 tyrion jaime tywin truce"


def naming_names() -> Play:
    """Stark is asked for a card, but every character of Lannister has only 1 token left."""
    t = sit(
        "lannister stark tyrell",
        defender="stark",
        lannister={"fighter": "jaime", "jaime": 1, "tywin": 1, "cersei": 1, "tyrion": 1},
        stark={"leader": "robb", "fighter": "arya", "arya": 2, "hand": "h1 arya robb"},
    ).clash("h3", "h1")
    return t.do("lannister", "from stark", "take_deck").until("play_card", "stark")


def poisoning() -> Play:
    t = sit(
        "tyrell stark lannister",
        defender="stark",
        tyrell={"leader": "olenna", "fighter": "loras", "hand": "h1 olenna"},
        stark={"fighter": "robb", "robb": 9, "sheet": 0, "hand": "h8"},
        lannister={"fighter": "jaime", "jaime": 5, "side": "attacker"},
    ).clash("h1", "h8")
    t.until("choose_hostage_victim").do("stark", "from tyrell", "take_deck")
    return t.play("tyrell", "olenna")


def arranging() -> Play:
    return sit(
        "baratheon stark tyrell",
        at="preparation",
        events="stark_1 tyrell_2 special_influential_2",
        baratheon={"leader": "melisandre"},
    ).use("baratheon")


def looking() -> Play:
    return sit(
        "lannister targaryen tyrell",
        defender="targaryen",
        lannister={"fighter": "jaime", "hand": "h12 h5"},
        targaryen={"leader": "jorah", "fighter": "drogo", "hand": "h1"},
    ).use("targaryen")


def paying() -> Play:
    return (
        sit(
            "lannister stark tyrell",
            defender="stark",
            lannister={"leader": "tywin", "fighter": "jaime", "sheet": 2, "hand": "h3"},
            stark={"fighter": "robb", "hand": "h8"},
        )
        .clash("h3", "h8")
        .use("lannister")
    )


def rewarding() -> Play:
    return sit(
        "lannister stark tyrell",
        defender="stark",
        lannister={"fighter": "jaime", "hand": "h3"},
        stark={"fighter": "robb", "hand": "h8"},
    ).clash("h3", "h8")


def taking() -> Play:
    """Lannister has won and takes a hostage: Baratheon is protected, and Targaryen has no cards."""
    t = sit(
        "lannister stark baratheon targaryen",
        defender="stark",
        lannister={"fighter": "jaime", "hand": "h20", "hostages": whole_deck("targaryen")},
        stark={"fighter": "robb", "hand": "h1"},
        baratheon={"leader": "davos", "fighter": "shireen", "side": "defender", "hand": "shireen"},
        targaryen={"fighter": "drogo", "side": "defender", "hand": ""},
    ).clash("h20", "h1")
    return t.play("baratheon", "shireen").until("choose_hostage_victim")


def smuggling() -> Play:
    t = sit(
        "baratheon stark tyrell",
        defender="stark",
        baratheon={"leader": "davos", "fighter": "stannis", "hand": "h8 davos"},
        stark={"fighter": "robb", "hand": "h1"},
        tyrell={"hostages": "stark:h2"},
    ).clash("h8", "h1")
    t.do("baratheon", "from stark", "take_deck").play("baratheon", "davos")
    return t.do("baratheon", "player tyrell")


def torturing() -> Play:
    t = sit("stark lannister tyrell", at="turn", stark={"hostages": "lannister:h5"})
    return t.until("hostage_action")


def talking() -> Play:
    return sit(
        "stark lannister tyrell",
        defender="lannister",
        stark={"fighter": "robb", "sheet": 1, "hand": "truce"},
        lannister={"fighter": "jaime", "sheet": 2, "hand": "truce"},
    ).clash("truce", "truce")


def last_word() -> Play:
    t = talking()
    for count in range(6):
        t.do(("stark", "lannister")[count % 2], "offer 0 1 0 0 0 0")
    return t


def agreeing() -> Play:
    t = talking().do("stark", "offer 0 1 0 0 1 0").do("lannister", "accept")
    return t.do("stark", "take_deck")


def picking() -> Play:
    state = GAME.start(3, {"houses": "pick"})
    state.play_text(0, "house tyrell")
    t = Play(state)
    t.houses = ["tyrell", "stark", "lannister"]
    return t


CASES: list[Case] = [
    (picking, "stark", "house tyrell", "I1.2", "House Tyrell is already taken."),
    (own_event, "lannister", "defender lannister", "I5.3", "You are the attacker, so somebody "
     "else must be the defender."),
    (special_event, "lannister", "defender lannister", "I5.5", "You are the attacker, so somebody "
     "else must be the defender."),
    (own_event, "lannister", "defender targaryen", "I1.14", "House Targaryen is not in this game."),
    (special_event, "lannister", "defender baratheon", "I5.4", "The Influential: only one of these "
     "can be the defender: House Stark and House Tyrell."),
    (moving, "stark", "character jaime", "I5.7", "Jaime Lannister does not belong to your house."),
    (moving, "stark", "character bran", "I12.6", "Bran Stark is dead."),
    (moving, "stark", "character robb", "I2.5", "Robb Stark leads the house and has no character "
     "token."),
    (lambda: putting_forward("stark"), "stark", "character jaime", "I5.8", "Jaime Lannister does "
     "not belong to your house."),
    (lambda: putting_forward("lannister"), "lannister", "character robb", "I5.9", "Robb Stark does "
     "not belong to your house."),
    (lambda: putting_forward("stark"), "stark", "character bran", "I13.3", "Bran Stark is dead."),
    (supporting, "tyrell", "support none renly", "I6.3", "Support goes to the attacker or to the "
     "defender."),
    (supporting, "tyrell", "support attacker robb", "I6.3", "Robb Stark does not belong to your "
     "house."),
    (supporting, "tyrell", "support attacker loras", "I13.3", "Loras Tyrell is dead."),
    (fighting, "stark", "face_down h7", "I7.3", "You do not have Hostility 7 (Stark) in hand."),
    (sensing, "lannister", "play h7", "I14.11", "You do not have Hostility 7 (Lannister) in hand."),
    (sensing, "lannister", "play stark:robb", "I14.6", "You do not have Tactical Manoeuvre (Robb "
     "Stark) in hand."),
    (sensing, "lannister", "play h12", "I16.5", "Hostility 12 (Lannister) has no text; it can only "
     "be played face down, when an encounter card is asked for."),
    (sensing, "lannister", "play tywin", "I17.3", "The text of Rains of Castamere (Tywin "
     "Lannister) is for another moment: after rewards and penalties."),
    (sensing, "lannister", "play jaime", "I18.5", "The condition of Oathbreaker (Jaime Lannister) "
     "does not hold now."),
    (lambda: sensing(fighter="tywin"), "lannister", "play jaime", "I16.5", "Oathbreaker (Jaime "
     "Lannister) can only be played for its text while its character participates."),
    (lambda: sensing(fighter="tywin", jaime=0), "lannister", "play jaime", "I13.4", "Jaime "
     "Lannister is dead."),
    (sensing, "lannister", "pass now", "wrong-arguments", "“pass” takes 0 words after it, not 1."),
    (lambda: sensing("play tyrion"), "lannister", "player tyrell", "I18.3", "Only these can be "
     "chosen here: House Lannister and House Stark."),
    (lambda: sensing("play tyrion"), "lannister", "player targaryen", "I1.14", "House Targaryen is "
     "not in this game."),
    (lambda: sensing("play tyrion, player lannister"), "lannister", "replace truce", "IR35", "The "
     "card must be a hostility card above 3."),
    (naming_names, "stark", "play arya", "I16.11", "List of Names (Arya Stark) would change "
     "nothing now."),
    (poisoning, "tyrell", "target loras", "I18.4", "Only these can be chosen here: Jaime Lannister "
     "and Robb Stark."),
    (arranging, "baratheon", "arrange stark_1 stark_1 tyrell_2", "I18.2", "Name exactly the event "
     "cards that you see, each once: The Starks, The Tyrells, and The Influential."),
    (looking, "targaryen", "discard lannister:h1", "IR76", "Hostility 1 (Lannister) is not one of "
     "the cards you have seen."),
    (paying, "lannister", "amount 3", "I18.6", "The number must be from 1 to 2."),
    (rewarding, "stark", "stop", "I10.4", "All tokens of the reward must be placed."),
    (rewarding, "stark", "place jaime", "I12.1", "Jaime Lannister does not belong to your house."),
    (taking, "lannister", "from tyrell", "I1.14", "House Tyrell is not in this game."),
    (taking, "lannister", "from lannister", "I10.10", "House Lannister is not on the losing side, "
     "so you cannot take your hostage there."),
    (taking, "lannister", "from targaryen", "I11.3", "House Targaryen has no card that could be "
     "taken as a hostage."),
    (taking, "lannister", "from baratheon", "I10.14", "House Baratheon receives no penalties this "
     "turn, so no hostage can be taken there."),
    (lambda: taking().do("lannister", "from stark"), "lannister", "take_hand", "I11.3", "There is "
     "no card to take there."),
    (smuggling, "baratheon", "take_deck", "I18.2", "Here only hostages that this player holds can "
     "be taken."),
    (smuggling, "baratheon", "take_held tyrell", "I11.3", "That player holds no hostage of House "
     "Tyrell that can be taken."),
    (torturing, "stark", "free lannister:h6", "I11.8", "You do not hold Hostility 6 (Lannister) as "
     "a hostage."),
    (lambda: torturing().do("stark", "torture lannister:h5"), "stark", "target robb", "I11.14",
     "Choose a living character of House Lannister."),
    (talking, "stark", "grant power 2", "I19.12", "House Stark can give at most 1 of this: power."),
    (talking, "stark", "demand power 3", "I19.12", "House Lannister can give at most 2 of this: "
     "power."),
    (talking, "stark", "demand power 4", "I9.2", "A truce gives from 0 to 3 of this: power."),
    (talking, "stark", "demand influence 2", "I9.2", "A truce gives at most 1 influence."),
    (talking, "stark", "propose", "I9.8", "An offer must give somebody something."),
    (last_word, "stark", "demand power 1", "I19.10", "Six offers have been made: now the offer can "
     "only be accepted or refused, or the talks broken off."),
    (agreeing, "lannister", "take_held lannister", "I9.10", "A card that was taken under this "
     "agreement cannot be taken again under it."),
]  # fmt: skip


def refusal(t: Play, house: str, text: str) -> Illegal | BadInput:
    try:
        t.state.play_text(t.seat(house), t.written(house, text))
    except (Illegal, BadInput) as error:
        return error
    raise AssertionError(f"{house} may {text}")


def said(t: Play, error: Illegal | BadInput, language: str) -> str:
    """What a person reads, in words only."""
    translator = Translator(language, GAME)
    if isinstance(error, Illegal):
        text = translator.refusal(error, t.houses)
    else:
        text = translator.complaint(error)
    assert translator.gaps == set()
    assert "_" not in text  # an id
    return text


@pytest.mark.rule("I22.2", "I14.11")
@pytest.mark.parametrize("case", CASES, ids=[f"{case[1]} {case[2]}" for case in CASES])
def test_refusals_in_words(case: Case) -> None:
    position, house, text, rule, words = case
    t = position()
    error = refusal(t, house, text)
    assert (error.rule if isinstance(error, Illegal) else error.key) == rule
    assert said(t, error, "en") == words
    for language in LANGUAGES[1:]:
        assert said(t, error, language) not in ("", words)
    if isinstance(error, Illegal):
        assert rule in load_rulebook("iron_throne").rules


STATED = [
    ("claim_card hostility 9", "I19.4", "no-such-value"),
    ("claim_hostage stark truce", "I19.4", "own-house"),
    ("claim_hostage targaryen truce", "I1.14", "not-in-game"),
    ("promise_support none", "I19.4", "no-side"),
    ("promise_free 26", "I19.4", "bad-amount"),
]


@pytest.mark.rule("I19.4", "IR50")
@pytest.mark.parametrize(("text", "rule", "key"), STATED)
def test_refused_statements_in_words(text: str, rule: str, key: str) -> None:
    t = fighting()
    with pytest.raises(Illegal) as error:
        check_statement(t.table, 0, -1, read_action(STATEMENTS, text))
    assert (error.value.rule, error.value.key) == (rule, f"iron_throne-{key}")
    assert len({said(t, error.value, language) for language in LANGUAGES}) == 3


def test_every_refusal_of_the_game_is_told_somewhere_here() -> None:
    folder = Path(throneroom.__file__).parent / "locale" / "en" / "iron_throne.ftl"
    known = set(re.findall(r"^illegal-iron_throne-([a-z-]+)", folder.read_text("utf-8"), re.M))
    told = {key for _, _, key in STATED}
    for position, house, text, *_ in CASES:
        told.add(refusal(position(), house, text).key.removeprefix("iron_throne-"))
    elsewhere = {"claims-off", "not-an-addressee", "leader-not-drawn"}  # in their own tests
    assert known - told - elsewhere == set()


def kinds() -> set[str]:
    """The kinds of names that somebody may write."""
    statements = [param.names for verb in STATEMENTS.values() for param in verb.params]
    written = [param.names for verb in GAME.verbs.values() for param in verb.params]
    return {names.kind for names in statements + written if names is not None}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_kind_of_an_unknown_name_is_said_in_words(language: str) -> None:
    translator = Translator(language, GAME)
    assert kinds() <= {names.kind for names in tables_of(GAME)} | {"card_type"}
    for kind in kinds():
        with pytest.raises(BadInput) as error:
            Names(kind, ["one"]).read("two")
        words = translator.name("kind", kind)
        assert f"({words})" in translator.complaint(error.value)
        assert "_" not in words
        assert translator.has(f"iron_throne-kind-{kind}")
    assert translator.gaps == set()


def test_an_unknown_card_is_refused_in_the_readers_language() -> None:
    with pytest.raises(BadInput) as error:
        GAME.read("play wine")
    assert Translator("pl", GAME).complaint(error.value).endswith("(karta rodu).")
    assert Translator("en").complaint(error.value).endswith("(card).")  # no game, no words
