"""Armies chosen in secret, and what of the game's content works: F17, F34.22."""

import pickle

import pytest
from tests.games.ice_and_fire.helpers import asked

from throneroom.games.ice_and_fire import GAME, content_status, mustering
from throneroom.games.ice_and_fire.army import costs_of, starters
from throneroom.games.ice_and_fire.army_rules import check
from throneroom.games.ice_and_fire.army_text import read_line
from throneroom.games.ice_and_fire.builder import all_refusals
from throneroom.games.ice_and_fire.content import CARDS, FACTIONS, TACTICS_CARD
from throneroom.games.ice_and_fire.content_status import Count, Status, status_of
from throneroom.games.ice_and_fire.mustering import action_of, army_of, complete_factions
from throneroom.games.ice_and_fire.texts import BY_SOURCE, FIRST_CARD
from throneroom.kernel import BadInput, Illegal, State
from throneroom.kernel.errors import reasons_of
from throneroom.text import LANGUAGES, Translator

STARTER = {starter.id: starter.army for starter in starters()}
COMPLETE = Status(*(Count(1, 1),) * 5)
EMPTY = Status(*(Count(1, 0),) * 5)


def written(name: str) -> str:
    return GAME.write(action_of(STARTER[name]))


@pytest.fixture(autouse=True)
def _all_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if all texts worked."""
    monkeypatch.setattr(content_status, "status_of", lambda faction: COMPLETE)
    monkeypatch.setattr(mustering, "status_of", lambda faction: COMPLETE)
    monkeypatch.setattr(content_status, "card_works", lambda card: True)


@pytest.fixture
def stark_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if all texts of House Stark worked, and no others."""

    def status(faction: int) -> Status:
        return COMPLETE if FACTIONS.ids[faction] == "stark" else EMPTY

    monkeypatch.setattr(content_status, "status_of", status)
    monkeypatch.setattr(mustering, "status_of", status)


@pytest.mark.rule("F17.18", "F34.22")
def test_armies_are_chosen_in_secret() -> None:
    state = GAME.start(2, {"terrain": "none"}, seed=3)
    assert state.to_move() == (0, 1)
    assert asked(state)[0] == "muster"
    state.play_text(1, written("lannister_40"))
    assert state.to_move() == (0,)
    assert state.view(0)["units"] == {}
    state.play_text(1, "take_back")
    state.play_text(1, written("lannister_40"))
    state.play_text(0, written("stark_40"))
    units = state.view(None)["units"]
    cards = [unit["card"] for unit in units.values() if unit["seat"] == 0]
    assert cards == [CARDS.ids[squad.unit] for squad in STARTER["stark_40"].squads]
    assert [seat["deck"] for seat in state.view(None)["seats"]] == [20, 20]
    assert asked(state)[0] == "edge"


@pytest.mark.rule("F17.1", "F32.1", "F32.2")
@pytest.mark.parametrize("points", [20, 27, 60])
def test_any_points_limit(points: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """A limit without ready-made armies has some that were drawn, also beside team-mates."""
    monkeypatch.undo()
    state = GAME.start(4, {"points": points, "teams": True}, seed=1)
    for choice in state.legal(0):
        army = army_of(choice, points)
        assert check(army) == []
        assert points - 3 <= costs_of(army).total <= points
    factions = [FACTIONS.ids[choice[1]] for choice in state.legal(0)]
    assert factions == [FACTIONS.ids[faction] for faction in complete_factions()]
    assert factions[:3] == ["stark", "lannister", "neutral"]
    first = state.legal(0)[0]
    for seat in range(4):
        state.play(seat, first)
    assert state.to_move() == (2,)  # the heroes of its team-mate
    second = state.legal(2)[0]
    assert second[1] == first[1] != state.legal(2)[1][1]
    assert second != first
    state.play(2, second)
    assert state.to_move() == (3,)


def test_limits_that_are_not_offered() -> None:
    for points in (19, 101, "40"):
        with pytest.raises(BadInput):
            GAME.start(2, {"points": points})


@pytest.mark.parametrize("name", STARTER)
def test_an_army_is_an_action(name: str) -> None:
    army = STARTER[name]
    action = action_of(army)
    assert army_of(action, army.limit) == army
    assert GAME.read(GAME.write(action)) == action
    sent = army._replace(sent=(CARDS.index["lannister_turncoat"],))
    assert army_of(GAME.read(GAME.write(action_of(sent))), army.limit) == sent


def refusal(state: State, text: str) -> Illegal:
    before = state.digest()
    with pytest.raises(Illegal) as found:
        state.play_text(0, text)
    assert state.digest() == before
    return found.value


@pytest.mark.rule("F17.2", "F17.7")
def test_what_is_not_allowed_is_refused() -> None:
    state = GAME.start(2, {}, seed=3)
    too_dear = refusal(state, written("stark_50"))
    assert (too_dear.rule, too_dear.key) == ("F17.2", "ice_and_fire-army-over-limit")


@pytest.mark.rule("F17.2", "F17.3", "F17.7", "F34.2")
def test_all_reasons_are_told_as_to_whoever_has_a_list_checked() -> None:
    state = GAME.start(2, {}, seed=3)
    found = refusal(state, "army stark 10101 20203")
    assert (found.rule, found.key) == ("F17.3", "ice_and_fire-army-refused")
    army = read_line("stark 10101 20203", 40)
    assert found.data["reasons"] == reasons_of(all_refusals(army))
    assert [reason["rule"] for reason in found.data["reasons"]] == ["F17.3", "F17.7", "F17.8"]
    said = {one: Translator(one, GAME).refusal(found) for one in LANGUAGES}
    assert said["en"].splitlines() == [
        "The army is not allowed:",
        "F17.3  Lannister Guardsmen does not belong to this faction: House Stark.",
        "F17.7  The army has no Commander.",
        "F17.8  Umber Champion must be attached to a unit.",
    ]
    for one, words in said.items():
        assert len(words.splitlines()) == 4, one
        assert "ice_and_fire" not in words


@pytest.mark.rule("F32.2", "F17.1")
def test_whoever_is_in_a_team_twice_is_named() -> None:
    armies = ["stark_40", "lannister_40", "stark_40", "lannister_40"]
    with pytest.raises(BadInput, match="hero-in-team") as found:
        GAME.start(4, {"teams": True, "armies": armies})
    for language in LANGUAGES:
        first, *reasons = Translator(language, GAME).complaint(found.value).splitlines()
        assert first.endswith(":")
        assert reasons
        assert all(reason.startswith("F32.2  ") for reason in reasons)


@pytest.mark.rule("F34.22")
@pytest.mark.usefixtures("stark_only")
def test_armies_without_their_texts_are_refused() -> None:
    state = GAME.start(2, {}, seed=3)
    found = refusal(state, written("lannister_40"))
    assert (found.rule, found.key) == ("F34.22", "ice_and_fire-faction-not-ready")
    assert found.data == {"faction": "lannister"}
    assert all(GAME.write(action).startswith("army stark ") for action in state.legal(0))
    state.play_text(0, written("stark_40"))


def test_ready_made_armies_skip_the_question() -> None:
    state = GAME.start(2, {"armies": ["stark_40", "lannister_40"], "terrain": "none"}, seed=3)
    assert asked(state)[0] == "edge"


def test_counting_what_works() -> None:
    stark = status_of(FACTIONS.index["stark"])
    assert stark.units.total == 19
    assert 0 < stark.tactics_cards.done <= stark.tactics_cards.total == 34
    assert stark.is_complete()


def test_one_text_less_and_a_faction_is_incomplete(monkeypatch: pytest.MonkeyPatch) -> None:
    number = FACTIONS.index["targaryen"]
    card = next(i for i, one in enumerate(TACTICS_CARD) if one.faction == number)
    count_of = status_of.__wrapped__  # every time anew
    assert count_of(number).is_complete()
    monkeypatch.delitem(BY_SOURCE, FIRST_CARD + card)
    status = count_of(number)
    assert status.tactics_cards.done == status.tactics_cards.total - 1
    assert not status.is_complete()


@pytest.mark.rule("F32.2")
def test_a_hero_is_in_a_team_only_once() -> None:
    state = GAME.start(4, {"teams": True, "terrain": "none"}, seed=1)
    sides = state.table.side
    mate = next(seat for seat in (1, 2, 3) if sides[seat] == sides[0])
    for seat in range(4):
        name = "stark_40" if seat in (0, mate) else ("neutral_40", "lannister_40")[seat > 1]
        state.play_text(seat, written(name))
    assert state.to_move() == (mate,)  # the other Robb Stark has to stay at home
    with pytest.raises(Illegal) as found:
        state.play_text(mate, written("stark_40"))
    assert found.value.rule == "F32.2"
    assert action_of(STARTER["stark_40"]) not in state.legal(mate)
    state.play_text(mate, written("lannister_40"))
    assert asked(state)[0] != "muster"


def test_a_table_can_be_sent_to_another_process() -> None:
    """Bots think in processes of their own, which have the texts of all cards themselves."""
    state = GAME.start(2, {"armies": ["stark_40", "lannister_40"]}, seed=1)
    table = pickle.loads(pickle.dumps(state.table))
    again = State(GAME, table)
    assert again.digest() == state.digest()
    assert again.legal(0) == state.legal(0)
    assert table.muster is state.table.muster


@pytest.mark.rule("F17.2")
def test_ready_made_armies_bring_their_limit() -> None:
    options = {"points": 30, "armies": ["stark_50", "lannister_30"]}
    assert GAME.start(2, options, seed=1).table.limit == 50
    assert GAME.start(2, {"points": 30}, seed=1).table.limit == 30
