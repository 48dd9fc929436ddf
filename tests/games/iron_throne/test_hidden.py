"""Hidden and public information (I21) and cards in their zones (I14)."""

import json
from typing import Any

import pytest
from tests.games.iron_throne.table import GAME, Play, card, sit

from throneroom.games.iron_throne.content import CARDS
from throneroom.kernel import FastChance, Match


def everything_seen(t: Play, house: str = "") -> str:
    """All that a house, or a spectator, is told: its view and its events."""
    seat = t.seat(house) if house else None
    events = [GAME.describe(event, seat) for event in t.events]
    return json.dumps([t.state.view(seat), events])


def fight() -> Play:
    return sit(
        "stark lannister tyrell",
        defender="lannister",
        stark={"fighter": "robb", "hand": "h8 truce robb"},
        lannister={"fighter": "jaime", "hand": "h5 jaime", "hostages": "tyrell:h12 stark:h20"},
        tyrell={"hand": "h3 loras", "discard": "h1"},
    )


@pytest.mark.rule("I21.1", "I14.7")
def test_what_everybody_sees() -> None:
    t = fight()
    view = t.state.view(None)
    assert [player["house"] for player in view["players"]] == ["stark", "lannister", "tyrell"]
    assert [player["leader"] for player in view["players"]] == ["catelyn", "joffrey", "mace"]
    assert [player["sheet"] for player in view["players"]] == [4, 4, 4]
    assert [player["hand"] for player in view["players"]] == [3, 2, 2]
    assert [player["deck"] for player in view["players"]] == [21, 23, 21]
    assert view["players"][2]["discard"] == ["tyrell_hostility_1"]
    assert view["players"][1]["hostages"] == [
        {"house": "stark", "card": None},
        {"house": "tyrell", "card": None},
    ]
    assert view["players"][0]["influence"] == [5, 0, 0]
    characters = {c["id"]: c["position"] for p in view["players"] for c in p["characters"]}
    assert characters["robb"] == "attacker"
    assert characters["jaime"] == "defender"
    assert characters["loras"] == "home"
    assert (view["attacker"], view["defender"], view["phase"]) == (0, 1, "encounter")
    side = {"total": 4, "card": 0, "power": 4, "modifiers": 0}
    assert (view["totals"], view["leading"]) == ({"attacker": side, "defender": side}, None)
    assert view["goal"] == 5


@pytest.mark.rule("I21.2", "I14.7", "I21.4", "I22.3")
def test_hands_decks_and_face_down_cards_are_secret() -> None:
    t = fight().do("stark", "face_down h8")
    secret = [card("stark", name) for name in ("h8", "truce", "robb", "h20")]
    for house in ("tyrell", ""):
        seen = everything_seen(t, house)
        assert not [name for name in secret if f'"{name}"' in seen]
    seen = everything_seen(t, "lannister")
    assert '"stark_hostility_20"' in seen  # its own hostage
    assert not [name for name in secret[:3] if f'"{name}"' in seen]
    assert all(f'"{name}"' in everything_seen(t, "stark") for name in secret[:3])
    # Nobody sees a deck, not even its owner.
    deck = [f'"{card("stark", name)}"' for name in t.deck("stark")]
    for house in ("stark", "lannister", "tyrell", ""):
        assert not [name for name in deck if name in everything_seen(t, house)]


@pytest.mark.rule("I22.3", "IR52", "I7.3", "I7.10")
def test_a_committed_card_stays_secret_until_both_are_shown() -> None:
    t = fight().do("stark", "face_down h8")
    assert t.events == []  # not even that a card was chosen
    assert t.view("lannister")["players"][0]["encounter_card"] is None
    t.do("lannister", "face_down h5")
    kinds = [event.kind for event in t.events]
    assert kinds.index("card_revealed") > max(
        i for i, kind in enumerate(kinds) if kind == "played_face_down"
    )
    shown = [event["card"] for event in t.told("card_revealed")]
    assert shown == ["stark_hostility_8", "lannister_hostility_5"]


@pytest.mark.rule("I21.4")
def test_the_order_of_the_event_deck_is_secret() -> None:
    t = sit(
        "stark lannister tyrell",
        at="turn",
        events="tyrell_1 stark_2 special_influential_2",
        stark={"leader": "robb"},
    )
    for house in ("stark", "lannister", "tyrell", ""):
        seen = everything_seen(t, house)
        assert not [e for e in ("tyrell_1", "stark_2", "special_influential_2") if f'"{e}"' in seen]
        assert '"event_deck": 3' in seen


@pytest.mark.rule("I21.6", "I16.14", "IR80")
def test_who_is_asked_to_play_a_card_is_secret() -> None:
    seen = []
    for hand in ("h5 renly", "h5 h6"):
        t = sit(
            "tyrell baratheon lannister",
            defender="lannister",
            everybody=True,
            tyrell={"fighter": "renly", "hand": hand},
            baratheon={"fighter": "stannis", "side": "attacker", "hand": "stannis"},
            lannister={"fighter": "jaime", "hand": "h5"},
        ).clash("h5", "h5")
        assert t.asked == ("play_card", "tyrell")
        assert t.view("tyrell")["awaiting"] == [0]
        for view in (t.view("baratheon"), t.view("lannister"), t.state.view(None)):
            assert view["awaiting"] is None
        before = len(t.events)
        t.do("tyrell", "pass")
        assert len(t.events) == before  # passing is no event
        # Having no card and passing with one look alike, also to those who search ahead.
        assert t.asked == ("play_card", "baratheon")
        seen.append((t.table.flow.args, t.view("baratheon"), t.view("lannister")))
    assert seen[0] == seen[1]


@pytest.mark.rule("I21.5")
def test_what_was_seen_stays_known_to_the_one_who_saw_it() -> None:
    t = sit(
        "lannister targaryen tyrell",
        defender="targaryen",
        lannister={"fighter": "jaime", "hand": "h12 h5"},
        targaryen={"leader": "jorah", "fighter": "drogo", "hand": "h1"},
    ).do("targaryen", "use", "keep")
    assert t.view("targaryen")["players"][0]["cards"] == [
        *["lannister_hostility_12", "lannister_hostility_5"],
    ]
    assert t.view("tyrell")["players"][0]["cards"] == []
    imagined = t.state.imagine(t.seat("targaryen"), FastChance(1)).table
    assert sorted(CARDS.ids[c] for c in imagined.hand[0]) == [
        *["lannister_hostility_12", "lannister_hostility_5"],
    ]
    # A card drawn later is not among them, and a random loss makes the rest uncertain.
    t.clash("h5", "h1").do("lannister", "from targaryen", "take_deck")
    assert t.view("targaryen")["players"][0]["cards"] == ["lannister_hostility_12"]


@pytest.mark.rule("I21.5")
def test_a_random_hostage_makes_knowledge_of_a_hand_uncertain() -> None:
    t = sit(
        "targaryen lannister tyrell",
        defender="lannister",
        lannister={"fighter": "jaime", "hand": "h1 h12 h5"},
        targaryen={"leader": "jorah", "fighter": "drogo", "hand": "h20"},
        tyrell={"fighter": "loras", "side": "attacker"},
    ).do("targaryen", "use", "keep")
    assert len(t.view("targaryen")["players"][1]["cards"]) == 2
    t.clash("h20", "h1").do("targaryen", "from lannister", "take_hand")
    assert len(t.hostages("targaryen")) == 1


@pytest.mark.rule("I21.5", "I22.3")
def test_a_known_card_may_be_in_the_hand_or_face_down() -> None:
    """Whoever has seen a hand knows what was in it, and not which of it lies face down."""
    t = sit(
        "lannister targaryen tyrell",
        defender="targaryen",
        lannister={"fighter": "jaime", "hand": "h12 h5"},
        targaryen={"leader": "jorah", "fighter": "drogo", "hand": "h1"},
        tyrell={"fighter": "loras", "side": "defender"},
    ).do("targaryen", "use", "keep")
    t.do("lannister", "face_down h12")
    known = ["lannister_hostility_12", "lannister_hostility_5"]
    assert t.view("targaryen")["players"][0]["cards"] == known
    t.table.encounter_card[0] = t.table.hand[0].pop(0)  # both have been played, none is revealed
    assert t.view("targaryen")["players"][0]["cards"] == known
    assert t.view("tyrell")["players"][0]["cards"] == []
    t.table.peeked[0] = 1 << 1  # now it has been seen where it lies
    assert t.view("targaryen")["players"][0]["cards"] == known[1:]
    t.table.peeked[0] = 1 << 2
    assert t.view("targaryen")["players"][0]["cards"] == known
    t.table.face_up = 1
    assert t.view("targaryen")["players"][0]["cards"] == known[1:]


@pytest.mark.rule("I21.2", "I22.3")
def test_a_face_down_card_is_imagined_from_what_may_be_in_the_hand() -> None:
    t = sit(
        "lannister stark tyrell",
        defender="stark",
        lannister={"fighter": "jaime", "hand": "h12 h5 truce"},
        stark={"fighter": "bran", "leader": "robb", "hand": "bran h1 h2"},
    ).clash("h12", "h1")
    assert t.is_asked("play_card", "stark", "after_cards_played")
    seat = t.seat("stark")
    imagined = {
        CARDS.ids[t.state.imagine(seat, FastChance(seed)).table.encounter_card[0]]
        for seed in range(40)
    }
    assert len(imagined) > 10
    t.do("stark", "play bran")
    assert t.is_asked("exchange_played_card", "stark")
    imagined = {
        CARDS.ids[t.state.imagine(seat, FastChance(seed)).table.encounter_card[0]]
        for seed in range(10)
    }
    assert imagined == {"lannister_hostility_12"}
    # The others have not seen it.
    other = {
        CARDS.ids[t.state.imagine(2, FastChance(seed)).table.encounter_card[0]]
        for seed in range(40)
    }
    assert len(other) > 10


@pytest.mark.rule("I21.2", "IR35")
def test_who_must_replace_a_card_is_imagined_with_a_higher_one() -> None:
    t = sit(
        "lannister stark tyrell",
        defender="stark",
        lannister={"leader": "tyrion", "fighter": "jaime", "hand": "h3 tyrion"},
        stark={"fighter": "robb", "hand": "h12 h20"},
    ).clash("h3", "h12")
    t.play("lannister", "tyrion").do("lannister", "player stark")
    assert t.asked == ("choose_replacement_card", "stark")
    for seed in range(30):
        assert t.state.imagine(0, FastChance(seed)).legal(1) == t.state.legal(1)  # h20 alone


@pytest.mark.rule("I21.2", "I21.5", "IR35")
def test_whose_higher_card_is_known_may_have_any_others() -> None:
    t = sit(
        "lannister stark tyrell",
        defender="stark",
        lannister={"leader": "tyrion", "fighter": "jaime", "hand": "h3 tyrion"},
        stark={"fighter": "robb", "hand": "h12 h20 h1"},
    ).clash("h3", "h12")
    t.play("lannister", "tyrion").do("lannister", "player stark")
    t.table.known[CARDS.index["stark_hostility_20"]] |= 0b001
    others = set()
    for seed in range(40):
        world = t.state.imagine(0, FastChance(seed))
        assert world.legal(1) == t.state.legal(1)  # h20 alone
        others |= {CARDS.ids[card] for card in world.table.hand[1]} - {"stark_hostility_20"}
    assert len(others) > 10


@pytest.mark.rule("I21.7", "I21.4")
def test_all_chance_comes_from_one_seeded_stream() -> None:
    def record(seed: int) -> list[Any]:
        match = Match.start(GAME, 4, seed=seed)
        for count in range(150):
            if match.state.outcome() is not None:
                break
            seat = match.state.to_move()[0]
            legal = match.state.legal(seat)
            match.play(seat, legal[count % len(legal)])
        return [match.state.digest(), match.moves]

    assert record(3) == record(3)
    assert record(3) != record(4)


# Cards in their zones


@pytest.mark.rule("I14.4", "I14.9", "I14.6", "IR29")
def test_cards_go_to_their_owners_piles() -> None:
    t = sit(
        "stark lannister tyrell",
        at="turn",
        stark={"leader": "arya", "hostages": "lannister:h5 tyrell:h6 lannister:jaime"},
    )
    t.do("stark", "torture lannister:h5", "target jaime", "free tyrell:h6")
    assert t.discard("lannister") == ["h5"]
    assert "h6" in t.hand("tyrell")
    for house in ("lannister", "tyrell"):
        assert t.told("tortured", house)[0]["card"] == "lannister_hostility_5"
    assert not [c for c in t.table.hand[0] + t.table.discard[0] if c // 25 != t.table.house[0]]


@pytest.mark.rule("I14.10")
def test_every_card_is_in_exactly_one_zone() -> None:
    t = fight()
    zones = ["hand", "deck", "discard", "hostages", "played"]
    cards = [c for zone in zones for pile in getattr(t.table, zone) for c in pile]
    assert len(cards) == len(set(cards)) == 75
    t.do("stark", "face_down h8").do("lannister", "face_down h5")
    on_table = [c for c in t.table.encounter_card if c >= 0]
    cards = [c for zone in zones for pile in getattr(t.table, zone) for c in pile]
    assert len(set(cards + on_table)) == 75


@pytest.mark.rule("I14.6", "I14.11")
def test_nobody_plays_cards_of_another_house() -> None:
    t = fight()
    assert t.refused("stark", "face_down lannister:h5") == "I7.3"
    t = sit(
        "tyrell lannister stark",
        defender="lannister",
        tyrell={"fighter": "renly", "hand": "h5 renly"},
        lannister={"fighter": "jaime", "hand": "h5"},
    ).clash("h5", "h5")
    assert t.refused("tyrell", "play lannister:jaime") == "I14.6"
    assert t.refused("tyrell", "play loras") == "I14.11"  # not in hand


@pytest.mark.rule("I15.2")
def test_spread_influence_stays_where_it_is() -> None:
    for seed in range(6):
        state = GAME.start(4, seed=seed)
        chance = FastChance(seed)
        before = state.table.influence[:]
        while state.outcome() is None:
            seat = state.to_move()[0]
            legal = state.legal(seat)
            state.apply(seat, legal[chance.below(len(legal))])
            now = state.table.influence[:]
            if state.table.turn > 1 or before[0] == 5:
                foreign = [i for i in range(16) if i % 5]
                assert all(now[i] >= before[i] for i in foreign)
            before = now


@pytest.mark.rule("I22.5", "IR60")
def test_a_bot_takes_over_a_seat_with_full_rights() -> None:
    """Nobody can leave the table by an action; whoever sits there next plays the same house on."""
    assert not {verb for verb in GAME.verbs if verb in ("leave", "resign", "concede", "quit")}
    t = sit("stark lannister tyrell", at="turn", stark={"spread": 3})
    houses = GAME.seat_names(t.table)
    for _ in range(3):  # every decision of every seat can be taken for it
        t.to_the_next_turn()
    assert GAME.seat_names(t.table) == houses
    assert t.attacker == "stark"
    assert len(t.view("stark")["players"]) == 3
    assert len(t.table.event_deck) + len(t.table.event_discard) == 12


@pytest.mark.rule("I21.3", "I21.5", "I11.4", "IR22")
@pytest.mark.parametrize("like_backs", [False, True])
def test_an_owner_can_follow_a_card_as_long_as_no_other_looks_like_it(like_backs: bool) -> None:
    """Tyrell's card goes from its hand to Stark, and in the next turn from Stark to Lannister."""
    t = sit(
        "stark lannister tyrell",
        defender="tyrell",
        events="stark_1",
        stark={
            "fighter": "robb",
            "robb": 9,
            "hand": "h20 h1 h2 h3 h4",
            "hostages": "tyrell:h7" if like_backs else "lannister:h7",
        },
        lannister={"jaime": 12, "hand": "h20 h1 h2 h3 h4"},
        tyrell={"fighter": "loras", "hand": "h1 h12"},
    ).clash("h20", "h1")
    t.do("stark", "from tyrell", "take_hand")
    known = {"house": "tyrell", "card": "tyrell_hostility_12"}
    assert known in t.view("tyrell")["players"][0]["hostages"]
    assert known not in t.view("lannister")["players"][0]["hostages"]
    t.until("move_power", "lannister").do("lannister", "character jaime").time_out()
    t.do("lannister", "character jaime").time_out()
    t.clash("h20", "h1").do("lannister", "from stark", "take_held tyrell")
    seen = t.view("tyrell")["players"]
    held = seen[0]["hostages"] + seen[1]["hostages"]
    # Tyrell knows where the card is, or no longer which of two equal backs has moved.
    assert (known in held) == (not like_backs)
    assert [c["card"] for c in t.view("lannister")["players"][1]["hostages"]] != [None]


@pytest.mark.rule("I21.6")
def test_hidden_hands_are_never_answered_for() -> None:
    """A forced answer without asking would tell that all cards in a hand are alike."""
    for kind in ("choose_encounter_card", "discard_card", "choose_replacement_card"):
        assert GAME.questions[kind].always
    assert GAME.questions["play_card"].private
