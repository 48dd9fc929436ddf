"""Keys and ids become sentences, in the person's language if it has them."""

import dataclasses

import pytest

from throneroom.kernel import (
    Alias,
    BadInput,
    EventForm,
    FastChance,
    Game,
    Illegal,
    Match,
    Param,
    load,
)
from throneroom.text import Translator, check_language, preferred_language

SEATS = ("red", "blue", "")


def test_a_message_is_said_in_the_language() -> None:
    assert Translator("en").say("illegal-game-over") == "The game is over."
    assert Translator("pl").say("illegal-game-over") == "Gra się skończyła."
    assert Translator("bg").say("illegal-game-over") == "Играта свърши."


def test_what_a_language_lacks_is_said_in_english_and_else_by_its_key(harbour: Game) -> None:
    polish = Translator("pl", harbour)
    assert not polish.has("harbour-title")
    assert polish.title() == "The Harbour"
    assert polish.say("harbour-ask-nothing") == "harbour-ask-nothing"
    assert polish.name("ship", "raft") == "raft"


def test_plurals_follow_the_language() -> None:
    polish = Translator("pl")
    said = [polish.say("play-more-options", count=n) for n in (1, 3, 5)]
    assert said[0].startswith("Nie pokazano jeszcze jednej możliwości")
    assert "3 możliwości" in said[1]
    assert "5 możliwości" in said[2]


def test_lists_are_joined_by_the_language() -> None:
    data = {"bot": "x", "bots": ["a", "b", "c"]}
    assert "there are a, b, and c" in Translator("en").complaint(BadInput("unknown-bot", **data))
    assert "są a, b i c" in Translator("pl").complaint(BadInput("unknown-bot", **data))


def test_equal_names_side_by_side_are_said_once_with_their_number() -> None:
    watch = Translator("pl", load("watch"))
    told = {"kind": "took", "seat": "0", "cards": ["grain", "grain", "grain", "ore"]}
    assert watch.event(told, ("red",)) == "Czerwony bierze z puli: 3 × zboże i ruda."
    assert watch.guess("resources", ["ore", "grain", "ore"]) == ["ruda", "zboże", "ruda"]
    assert watch.guess("numbers", [2, 2]) == [2, 2]


@pytest.mark.parametrize(
    ("language", "bids"),
    [
        ("en", "Bids: House Stark 0, House Lannister 2, and House Tyrell 0."),
        ("pl", "Stawki: Ród Starków 0, Ród Lannisterów 2 i Ród Tyrellów 0."),
        ("bg", "Залози: Дом Старк 0, Дом Ланистър 2 и Дом Тирел 0."),
    ],
)
def test_lists_that_belong_together_are_said_side_by_side(language: str, bids: str) -> None:
    houses = ["stark", "lannister", "tyrell"]
    told = {"kind": "bids", "houses": houses, "amounts": [0, 2, 0]}
    assert Translator(language, load("thrones")).event(told) == bids


def test_two_names_side_by_side_are_kept_apart() -> None:
    told = {"kind": "orders_revealed", "house": "stark", "areas": ["pyke"], "orders": ["raid"]}
    assert Translator("pl", load("thrones")).event(told) == (
        "Ród Starków odkrywa rozkazy: Pyke – Najazd."
    )


def test_a_seat_goes_by_its_name_or_its_number(harbour: Game) -> None:
    translator = Translator("en", harbour)
    assert [translator.seat(SEATS, seat) for seat in range(4)] == [
        "Red",
        "Blue",
        "Seat 3",
        "Seat 4",
    ]


def test_an_action_is_labelled_with_translated_arguments(harbour: Game) -> None:
    translator = Translator("en", harbour)
    assert translator.action(("send", 2)) == "Send the Galley"
    assert translator.action(("give", 1), SEATS) == "Give it to Blue"
    assert translator.action(("take_back",)) == "Take back your answer"
    decision = harbour.start(2).decision(0)
    assert decision is not None
    assert translator.choice(decision.choices[0]) == "Send the Skiff"


def test_a_prompt_names_what_its_context_names(harbour: Game) -> None:
    decision = harbour.start(2).decision(1)
    assert decision is not None
    said = Translator("en", harbour).prompt(decision, SEATS)
    assert said == "Blue, which ship do you send in round 1?"


def test_only_the_privy_read_the_secret_of_an_event(harbour: Game) -> None:
    translator = Translator("en", harbour)
    match = Match.start(harbour, 2, seed=1)
    event = match.state.table.flow.events[0]
    own, other = harbour.describe(event, 0), harbour.describe(event, 1)
    assert own is not None
    assert other is not None
    name = translator.name("patron", own["patron"])
    assert translator.event(own, SEATS) == f"Red meets {name}."
    assert translator.event(other, SEATS) == "Red meets a patron."
    assert translator.event_revealed(own, SEATS) == f"Red meets a patron. (Red meets {name}.)"
    assert translator.event_revealed(other, SEATS) == "Red meets a patron."


def test_a_refusal_names_what_its_data_names(harbour: Game) -> None:
    translator = Translator("en", harbour)
    gone = Illegal("H1.1", "harbour-ship-gone", ship="galley")
    assert translator.refusal(gone) == "The Galley has sailed already."
    assert translator.refusal(Illegal("K2", "not-awaited", seat=1), SEATS).startswith("Blue is not")


def test_an_id_is_of_the_kind_of_its_field_or_of_any_that_has_it(harbour: Game) -> None:
    translator = Translator("en", harbour)
    assert translator.guess("ship", "cog") == "Cog"
    assert translator.guess("largest_ship", "cog") == "Cog"
    assert translator.guess("vessels", ["cog", "skiff"]) == ["Cog", "Skiff"]
    assert translator.guess("attacker", 0, SEATS) == "Red"
    assert translator.guess("attacker", -1, SEATS) is None
    assert translator.guess("points", 0, SEATS) == 0
    assert translator.guess("anything", "unknown") == "unknown"


def test_an_id_is_called_what_it_stands_for_at_the_table(harbour: Game) -> None:
    game = dataclasses.replace(
        harbour,
        aliases=lambda t: {
            "ship": {
                "cog": Alias("patron", "baker", t.round),
                "galley": Alias("ship", "skiff"),
                "skiff": Alias("ship", "carrack", 2),
            }
        },
    )
    table = game.start(2).table
    translator = Translator("en", game)
    assert translator.name("ship", "cog") == "Cog"  # no table yet
    assert translator.look_at(table) == ("red", "blue")
    assert translator.name("ship", "cog") == "the Baker (1)"
    assert translator.name("ship", "galley") == "Skiff"  # what is stood for stands for itself
    assert translator.name("ship", "carrack") == "Carrack"
    assert translator.name("patron", "baker") == "the Baker"
    assert translator.action(("send", 0)) == "Send the Carrack (2)"
    assert translator.event({"kind": "landed", "seat": "0", "ship": "cog"}, SEATS) == (
        "The the Baker (1) of Red is the largest."
    )
    assert translator.guess("ship", ["cog", "galley"]) == ["the Baker (1)", "Skiff"]
    assert translator.guess("largest_ship", "cog") == "the Baker (1)"
    table.round = 2
    translator.look_at(table)
    assert translator.name("ship", "cog") == "the Baker (2)"
    assert translator.look_at(harbour.start(3).table) == ("red", "blue", "green")


def test_a_name_may_speak_of_other_things(harbour: Game) -> None:
    game = dataclasses.replace(
        harbour,
        aliases=lambda t: {
            "ship": {"cog": Alias("ship", "fleet", 0, ("ship:galley", "patron:baker", "mast:3"))},
        },
    )
    translator = Translator("en", game)
    translator.look_at(game.start(2).table)
    assert translator.name("ship", "cog") == "fleet of Galley, the Baker, and 3"


def test_grammar_goes_by_what_an_id_stands_for(harbour: Game) -> None:
    given: dict[str, object] = {}
    game = dataclasses.replace(harbour, aliases=lambda t: {"ship": {"cog": Alias("patron", "x")}})

    class Listener(Translator):
        def say(self, key: str, **data: object) -> str:
            given.update(data)
            return ""

    listener = Listener("en", game)
    listener.look_at(game.start(2).table)
    listener.label("send", {"ship": "cog"})
    assert given["ship_id"] == "x"
    listener.refusal(Illegal("H1.1", "harbour-ship-gone", ship="cog", ships=["cog", "skiff"]))
    assert (given["ship_id"], given["ships_id"]) == ("x", ["x", "skiff"])


def test_every_reason_of_an_outcome_is_said(harbour: Game) -> None:
    state = harbour.start(2, seed=1)
    chance = FastChance(1)
    while (outcome := state.outcome()) is None:
        seat = state.to_move()[0]
        legal = state.legal(seat)
        state.play(seat, legal[chance.below(len(legal))])
    assert Translator("en", harbour).reason(outcome.reason) == "the richest captain"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": "bg_BG.UTF-8"}, "bg"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "pl_PL.UTF-8", "THRONEROOM_LANG": "bg"}, "bg"),
    ],
)
def test_the_language_of_the_environment(environment: dict[str, str], language: str) -> None:
    assert preferred_language(environment) == language


def test_a_language_that_is_none_of_ours_is_refused() -> None:
    with pytest.raises(BadInput, match="unknown-language"):
        preferred_language({"THRONEROOM_LANG": "de"})
    with pytest.raises(BadInput, match="unknown-language"):
        check_language("xx")


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", ("“yes”", "“Drama of Heroes”")), ("pl", ("„tak”", "„Dramat bohaterów”"))],
)
def test_options_are_refused_in_words(language: str, words: tuple[str, str]) -> None:
    watch = load("watch")
    with pytest.raises(BadInput) as complaint:
        watch.start(3, {"variant": "base", "drama_of_heroes": True})
    said = Translator(language, watch).complaint(complaint.value)
    assert all(word in said for word in words), said


def test_decimals_are_said_as_such(harbour: Game) -> None:
    event = EventForm((Param("worth", scale=1000),))
    game = dataclasses.replace(harbour, events={**harbour.events, "cargo": event})
    said = Translator("en", game).event({"kind": "cargo", "worth": 4330})
    assert said == "The cargo is worth 4.33."


def test_each_of_several_decimals_is_said_as_such(harbour: Game) -> None:
    event = EventForm((Param("worth", scale=1000, many=True),))
    game = dataclasses.replace(harbour, events={**harbour.events, "cargo": event})
    said = Translator("en", game).event({"kind": "cargo", "worth": [4330, 5000]})
    assert said == "The cargo is worth 4.33 and 5."
