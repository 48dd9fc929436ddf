"""What may be undone: only what everybody could have foreseen."""

import random
from types import SimpleNamespace
from typing import Any

import pytest

from throneroom.kernel import Action, CommittedChance, Game, State, load
from throneroom.server.rebuild import MoveRow, play_move
from throneroom.server.undo import nothing_shown


def games(slug: str, seats: int, options: dict[str, Any], count: int) -> list[tuple[Any, Any]]:
    """Some random games: for each the table's row and its moves."""
    game = load(slug)
    found = []
    for number in range(count):
        seed = f"{number:064x}"
        state = game.start(seats, options, chance=CommittedChance(bytes.fromhex(seed)))
        dice = random.Random(number)
        moves: list[MoveRow] = []
        while state.outcome() is None and len(moves) < 250:
            seat = dice.choice(state.to_move())
            action = dice.choice(state.legal(seat))
            moves.append(play_move(state, seat, action, False, 0.0)[0])
        row = SimpleNamespace(seats=seats, options=options, seed=seed, rules=game.version)
        found.append((row, moves))
    return found


def states(game: Game, row: Any, moves: list[MoveRow]) -> list[tuple[State, Action]]:
    """Each state with the action that was taken in it."""
    state = game.start(row.seats, row.options, chance=CommittedChance(bytes.fromhex(row.seed)))
    found = []
    for move in moves:
        action = game.read(move.text)
        found.append((state.copy(), action))
        state.apply(move.seat, action)
    return found


@pytest.mark.parametrize(
    ("slug", "seats", "kinds"),
    [
        ("thrones", 3, {"bid", "card", "ready"}),
        ("iron_throne", 4, {"leader", "encounter"}),
    ],
)
def test_the_last_sealed_answer_cannot_be_undone(slug: str, seats: int, kinds: set[str]) -> None:
    """It reveals what the others had chosen in secret."""
    game = load(slug)
    seen = set()
    for row, moves in games(slug, seats, {}, 2):
        for count, (state, action) in enumerate(states(game, row, moves)):
            question = game.questions[state.table.flow.kind]
            revealing = (question.sealed or question.take_back) and len(state.to_move()) == 1
            if revealing and len(state.table.flow.asked) > 1 and action[0] in kinds:
                if action[0] in seen:
                    continue
                seen.add(action[0])
                assert not nothing_shown(game, row, moves[: count + 1], count), action
    assert seen


@pytest.mark.parametrize(("slug", "seats"), [("thrones", 3), ("iron_throne", 4), ("watch", 3)])
def test_what_others_learn_by_surprise_cannot_be_undone(slug: str, seats: int) -> None:
    """Whatever may be undone left everybody's sight as it would have been in any other world: in
    particular no die was rolled, no secret told and no card drawn."""
    game = load(slug)
    (row, moves), *_ = games(slug, seats, {}, 1)
    allowed = refused = 0
    for count, (state, action) in enumerate(states(game, row, moves)):
        if count % 3 or count > 180:
            continue
        after = state.copy()
        events = after.play(moves[count].seat, action)
        may = nothing_shown(game, row, moves[: count + 1], count)
        allowed += may
        refused += not may
        told = any(event.secret or game.events[event.kind].hidden for event in events)
        drawn = after.table.flow.chance.to_json() != state.table.flow.chance.to_json()
        if told or drawn:
            assert not may, action
    assert allowed
    assert refused


def test_a_card_turned_up_from_a_deck_shuffled_long_ago_cannot_be_undone() -> None:
    """The Westeros cards were shuffled at the start: no chance is drawn when one is shown."""
    game = load("thrones")
    checked = 0
    for row, moves in games("thrones", 3, {}, 3):
        for count, (state, action) in enumerate(states(game, row, moves)):
            after = state.copy()
            events = after.apply(moves[count].seat, action)
            if any("westeros" in event.kind for event in events) and checked < 3:
                assert not nothing_shown(game, row, moves[: count + 1], count)
                checked += 1
    assert checked


def test_a_public_move_can_be_undone() -> None:
    """A march without a fight: everybody sees all of it, and nothing else."""
    game = load("thrones")
    allowed = 0
    for row, moves in games("thrones", 3, {}, 2):
        for count, (_, action) in enumerate(states(game, row, moves)):
            if action[0] == "march" and allowed < 2:
                allowed += nothing_shown(game, row, moves[: count + 1], count)
    assert allowed
