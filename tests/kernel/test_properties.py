"""The tiny game has all properties that every game must have, and each property can fail."""

import dataclasses
from collections.abc import Callable
from typing import Any

import pytest
from tests.games.properties import (
    check_bad_positions,
    check_bad_texts,
    check_tables,
    check_whole_game,
)
from tests.kernel import tiny

from throneroom.kernel import Action, BadInput, Chance, Game, Illegal, Question, Reader, State


def nothing_is_lost(state: State) -> None:
    """Every card is in exactly one place, nobody owes coins, and flags do not multiply."""
    t = state.table
    assert sorted(t.cards + t.deck) == list(range(len(tiny.CARDS.ids)))
    assert min(t.coins) >= 0, "somebody owes coins"
    assert min(t.favours) >= 0
    assert all(sum(t.flags[2 * s : 2 * s + 2]) <= tiny.FLAGS for s in range(len(t.coins)))


def test_tables_fit_together() -> None:
    check_tables(tiny.GAME)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games(seats: int) -> None:
    for seed in range(12):
        options = {"rounds": 1 + seed % 4, "spoiling": seed % 3 > 0}
        check_whole_game(
            tiny.GAME,
            seats,
            options,
            seed,
            hidden=("cards", "deck", "flags"),
            invariants=nothing_is_lost,
            every=2,
        )


@pytest.mark.parametrize("seats", [2, 4])
def test_bad_texts_and_positions(seats: int) -> None:
    for seed in range(5):
        check_bad_texts(tiny.GAME, seats, {"rounds": 4}, seed)
        check_bad_positions(tiny.GAME, seats, {"rounds": 4}, seed, count=100)


def game_with(**parts: Any) -> Game:
    return dataclasses.replace(tiny.GAME, **parts)


def question_with(kind: str, **parts: Any) -> Game:
    questions = {
        **tiny.GAME.questions,
        kind: dataclasses.replace(tiny.GAME.questions[kind], **parts),
    }
    return game_with(questions=questions)


def play_games(game: Game) -> None:
    for seed in range(6):
        check_whole_game(
            game,
            3,
            {"rounds": 3},
            seed,
            hidden=("cards", "deck", "flags"),
            invariants=nothing_is_lost,
            every=1,
            most=200,
        )


def view_with(extra: Callable[[tiny.Purse, int | None], Any]) -> Game:
    return game_with(view=lambda t, seat: {**tiny.view(t, seat), "extra": extra(t, seat)})


def imagine_truth(t: tiny.Purse, seat: int, chance: Chance) -> tiny.Purse:
    other = t.copy()
    other.flow.chance = chance
    return other


def imagine_unsorted(t: tiny.Purse, seat: int, chance: Chance) -> tiny.Purse:
    other = imagine_truth(t, seat, chance)
    chance.shuffle(other.deck)
    return other


def imagine_a_copied_card(t: tiny.Purse, seat: int, chance: Chance) -> tiny.Purse:
    other = tiny.imagine(t, seat, chance)
    other.deck[0] = other.deck[-1]
    return other


def legal_with_too_high_a_bid(t: tiny.Purse, seat: int) -> list[Action]:
    return [*tiny.legal_bid(t, seat), ("bid", t.coins[seat] + 1)]


def check_that_notes(t: tiny.Purse, seat: int, action: Action) -> None:
    t.favours[seat] = t.favours[seat]
    if not 0 <= action[1] <= t.coins[seat]:
        t.prize += 1
        raise Illegal("X3", "tiny-bid-too-high")


def check_that_allows_all(t: tiny.Purse, seat: int, action: Action) -> None:
    return None


def check_that_trips(t: tiny.Purse, seat: int, action: Action) -> None:
    if not list(range(20))[action[1]] <= t.coins[seat]:
        raise Illegal("X3", "tiny-bid-too-high")


def copy_that_shares(t: tiny.Purse) -> tiny.Purse:
    other = t.__class__.__new__(t.__class__)
    for name in tiny.Purse.__slots__:
        setattr(other, name, getattr(t, name))
    other.flow = t.flow.copy()
    return other


class SharingPurse(tiny.Purse):
    __slots__ = tiny.Purse.__slots__
    copy = copy_that_shares


def set_up_sharing(seats: int, options: dict[str, Any], chance: Chance) -> tiny.Purse:
    t = SharingPurse(seats, options, chance)
    t.flow.push("next_round")
    return t


def to_json_without_favours(t: tiny.Purse) -> dict[str, Any]:
    return {k: v for k, v in tiny.to_json(t).items() if k != "favours"}


def to_json_sharing(t: tiny.Purse) -> dict[str, Any]:
    return {**tiny.to_json(t), "coins": t.coins}


def from_json_that_trips(
    r: Reader, seats: int, options: dict[str, Any], chance: Chance
) -> tiny.Purse:
    raise IndexError


def next_round_forever(t: tiny.Purse) -> None:
    t.round = 0
    t.coins = [5] * len(t.coins)
    t.scores = [0] * len(t.scores)
    tiny.next_round(t)


def everybody_hears(t: tiny.Purse) -> None:
    tiny.deal(t)
    for seat, card in enumerate(t.cards):
        t.flow.emit("told", seat, card)


BROKEN: dict[str, tuple[Game, str]] = {
    "a view shows another seat's card": (
        view_with(lambda t, seat: t.cards[0]),
        "the seat sees something hidden",
    ),
    "a spectator sees a card": (
        view_with(lambda t, seat: t.cards[0] if seat is None else 0),
        "a spectator sees something hidden",
    ),
    "a view shows another seat's draft": (
        view_with(lambda t, seat: t.flags[:2]),
        "the seat sees something hidden",
    ),
    "a view is not JSON": (view_with(lambda t, seat: {1: 2}), "a view is not plain JSON"),
    "a bot is shown the truth": (game_with(imagine=imagine_truth), "never drawn anew"),
    "what is imagined depends on the order of the deck": (
        game_with(imagine=imagine_unsorted),
        "depends on something hidden",
    ),
    "what is imagined has a card twice": (
        game_with(imagine=imagine_a_copied_card),
        "depends on something hidden",
    ),
    "a legal action is refused": (
        question_with("bid", legal=legal_with_too_high_a_bid),
        "tiny-bid-too-high",
    ),
    "nothing is legal": (question_with("bid", legal=lambda t, seat: []), "empty"),
    "what is legal tells a hidden card": (
        question_with(
            "react",
            legal=lambda t, seat: [("pass",), ("spoil",)][: 1 + t.cards[0] % 2],
            choice=None,
        ),
        "what is legal tells something hidden",
    ),
    "a choice is told that is none": (
        question_with("bid", choice=lambda t, seat: False),
        "whether there is a choice",
    ),
    "a refusal changes something": (
        question_with("bid", check=check_that_notes),
        "check has changed the state",
    ),
    "a bid that nobody can pay is accepted": (
        question_with("bid", check=check_that_allows_all),
        "owes coins",
    ),
    "check trips over a number": (question_with("bid", check=check_that_trips), "out of range"),
    "a timeout is illegal": (
        question_with("bid", timeout=lambda t, seat: ("bid", 99)),
        "tiny-bid-too-high",
    ),
    "copies share lists": (game_with(set_up=set_up_sharing), "depends on something hidden"),
    "a position forgets the favours": (
        game_with(to_json=to_json_without_favours),
        "the position is not the whole state",
    ),
    "a position shares a list": (game_with(to_json=to_json_sharing), "shares lists with the state"),
    "a position cannot be read": (
        game_with(from_json=from_json_that_trips),
        "position-inconsistent",
    ),
    "the game does not end": (
        game_with(steps={**tiny.GAME.steps, "next_round": next_round_forever}),
        "no end after",
    ),
    "a judge is beside itself": (
        game_with(judge=lambda t: [2.0, *[0.0] * (len(t.scores) - 1)]),
        "a chance to win is from 0 to 1",
    ),
    "a judge gives away too much": (
        game_with(judge=lambda t: [0.9] * len(t.scores)),
        "chances to win sum to one",
    ),
    "an event is not declared": (
        game_with(steps={**tiny.GAME.steps, "deal": everybody_hears}),
        "told",
    ),
    "the context tells a hidden card": (
        question_with("bid", context=lambda t, seat: {"card": t.cards[0]}),
        "a decision tells something hidden",
    ),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_game_is_found_out(name: str) -> None:
    game, complaint = BROKEN[name]
    with pytest.raises((AssertionError, Illegal, BadInput, LookupError), match=complaint):
        play_games(game)


@pytest.mark.parametrize(
    "parts",
    [
        {"slug": "The Purse"},
        {"verbs": {**tiny.GAME.verbs, "take_back": tiny.GAME.verbs["ready"]}},
        {"verbs": {**tiny.GAME.verbs, "unused": tiny.GAME.verbs["ready"]}},
        {"verbs": {verb: form for verb, form in tiny.GAME.verbs.items() if verb != "ward"}},
        {
            "questions": {
                **tiny.GAME.questions,
                "a b": Question(
                    frozenset({"keep"}), lambda t, s: [], lambda t, s, a: None, lambda t, s, a: None
                ),
            }
        },
    ],
)
def test_tables_that_do_not_fit_are_found_out(parts: dict[str, Any]) -> None:
    with pytest.raises(AssertionError):
        check_tables(game_with(**parts))
