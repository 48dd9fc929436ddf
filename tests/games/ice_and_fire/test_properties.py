"""What holds in every battle, whatever is done in it."""

import random
from typing import Any

import pytest
from tests.games.ice_and_fire.battles import invariants
from tests.games.ice_and_fire.helpers import (
    BERSERKERS,
    BOWMEN,
    CROSSBOWMEN,
    GREY_WIND,
    GUARDSMEN,
    HALBERDIERS,
    OUTRIDERS,
    SWORDS,
    battle,
    unit,
)
from tests.games.properties import (
    check_bad_positions,
    check_bad_texts,
    check_end,
    check_events,
    check_state,
    check_tables,
    check_whole_game,
)

from throneroom.games.ice_and_fire import GAME
from throneroom.games.ice_and_fire.content import CARDS, FIRST_NCU
from throneroom.games.ice_and_fire.hooks import HOOKED
from throneroom.games.ice_and_fire.layout import MODES
from throneroom.games.ice_and_fire.modes import MODE
from throneroom.games.ice_and_fire.modes.mode import nothing
from throneroom.kernel import Action, FastChance, State


def test_the_tables_fit_together() -> None:
    check_tables(GAME)


@pytest.mark.rule("F34.2", "F34.10", "F34.15")
@pytest.mark.parametrize(
    ("seed", "options"),
    [
        (0, {}),
        (1, {"points": 30, "terrain": "random"}),
        (2, {"points": 50, "field": "72"}),
        (3, {"armies": ["neutral_40", "stark_40"], "terrain": "none"}),
        (4, {"armies": ["stark_40_neutral", "lannister_40"]}),
        (5, {"points": 30, "field": "72", "terrain": "random"}),
    ],
)
def test_whole_battles(seed: int, options: dict[str, Any]) -> None:
    check_whole_game(GAME, 2, options, seed, invariants=invariants, every=29)


# The slots of the table that hide something, by mode (F34.12).
HIDDEN = {
    "storm_of_swords": ("siege_hands",),
    "winds_of_winter": ("missions",),
    "dark_wings_dark_words": ("mission_deck",),
}


@pytest.mark.rule("F34.2", "F34.10", "F34.12", "F34.15")
@pytest.mark.parametrize("mode", MODES.ids)
def test_whole_battles_of_every_mode(mode: str) -> None:
    options = {"mode": mode, "points": 30, "terrain": "random"}
    check_whole_game(
        GAME, 2, options, 7, invariants=invariants, every=37, hidden=HIDDEN.get(mode, ())
    )


@pytest.mark.rule("F32.1", "F33.1")
@pytest.mark.parametrize(
    ("mode", "seats", "teams"),
    [
        ("game_of_thrones", 3, False),
        ("clash_of_kings", 4, True),
        ("storm_of_swords", 4, True),
        ("feast_for_crows", 4, False),
        ("dance_with_dragons", 3, False),
        ("winds_of_winter", 4, True),
        ("fire_and_blood", 4, False),
        ("dark_wings_dark_words", 3, False),
        ("honed_and_ready", 4, True),
        ("here_we_stand", 4, False),
    ],
)
def test_whole_battles_of_many(mode: str, seats: int, teams: bool) -> None:
    options = {"mode": mode, "points": 30, "teams": teams, "field": "72"}
    hidden = HIDDEN.get(mode, ())
    check_whole_game(GAME, seats, options, 3, invariants=invariants, every=97, hidden=hidden)


def test_hooks_name_what_the_modes_do() -> None:
    for moment, modes in HOOKED.items():
        doing = [getattr(mode, moment) is not nothing for mode in MODE]
        assert doing == [bool(modes >> i & 1) for i in range(len(MODE))], moment


FIGHTING = ("charge", "strike", "shoot", "align", "target", "reroll", "choose", "claim", "demolish")


def close_quarters(seed: int, mode: str = "game_of_thrones") -> State:
    """Two lines within reach of each other, with terrain between them and attachments."""
    rng = random.Random(seed)
    south = (SWORDS, BERSERKERS, BOWMEN, GREY_WIND, OUTRIDERS, "freefolk_war_mammoth")
    north = (GUARDSMEN, HALBERDIERS, CROSSBOWMEN, GUARDSMEN, OUTRIDERS, GREY_WIND)
    lines: dict[str, Any] = {}
    for letter, cards, y, heading in (("a", south, 17, 90), ("b", north, 30, 270)):
        for i, card in enumerate(cards):
            turned = heading + rng.randrange(-30, 31)
            lines[f"{letter}{i + 1}"] = unit(card, 4 + 8 * i, y + rng.randrange(3) - 1, turned)
    lines["b1"]["with"] = ["lannister_guard_captain"]
    return battle(
        **lines,
        terrain=[["stakes", 8, 23.5, 0], ["bog", 24, 23.5, 0], ["palisade", 40, 23.5, 0]],
        tokens=[["objective_01", 24, 24, 0.6], ["objective_02", 6, 18, 0.6]],
        ncus={name: {"card": CARDS.ids[FIRST_NCU]} for name in ("an1", "an2", "bn1")},
        passes=[0, 2],
        mode=mode,
    )


@pytest.mark.parametrize(
    ("seed", "mode"),
    [
        *((seed, "game_of_thrones") for seed in range(8)),
        (0, "feast_for_crows"),
        (1, "dance_with_dragons"),
        (2, "dance_with_dragons"),
        (3, "fire_and_blood"),
        (4, "clash_of_kings"),
    ],
)
def test_battles_at_close_quarters(seed: int, mode: str) -> None:
    """Random play from afar fights little, so here it is made to."""
    verbs = fight_out(close_quarters(seed, mode), seed, FIGHTING)
    assert {"charge", "strike", "align"} <= verbs


def fight_out(state: State, seed: int, wanted: tuple[str, ...]) -> set[str]:
    """Play to the end, most often one of these verbs; all verbs that were used."""
    state.table.flow.chance = FastChance(seed)
    rng = random.Random(seed)
    verbs: set[str] = set()
    seen: list[Action] = []
    for count in range(3000):
        if state.outcome() is not None:
            break
        seat = state.to_move()[0]
        legal = state.legal(seat)
        keen = [action for action in legal if action[0] in wanted]
        action = rng.choice(keen if keen and rng.random() < 0.8 else legal)
        verbs.add(action[0])
        seen.append(action)
        if count % 31 == seed:
            check_state(state, rng, seen, invariants)
        check_events(state, state.play(seat, action))
        invariants(state)
    check_end(state)
    return verbs


STORMING = ("charge_wall", "strike_wall", "siege", "activate_wall", "target", "align", "deploy")


@pytest.mark.rule("F24.12", "F24.16", "F24.9", "F24.10")
@pytest.mark.parametrize("seed", range(3))
def test_sieges_at_close_quarters(seed: int) -> None:
    lines: dict[str, Any] = {
        f"a{i + 1}": unit(card, 8 + 8 * i, 34 + i % 2, 90)
        for i, card in enumerate((SWORDS, BERSERKERS, OUTRIDERS, GREY_WIND))
    }
    state = battle(
        **lines,
        b1=unit(GUARDSMEN, 12, 25, 90, wounds=3),
        b2=unit(HALBERDIERS, 36, 25, 90),
        b3=unit(CROSSBOWMEN, 0, 0, 0, place="reserve"),
        mode="storm_of_swords",
        terrain=[["bog", 24, 24, 0]],
        of_mode={
            "walls": [6, 6, 6],
            "siege_hands": [
                [f"siege_attacker_{n}" for n in (1, 4, 6)],
                [f"siege_defender_{n}" for n in (1, 3, 5)],
            ],
        },
    )
    verbs = fight_out(state, seed, STORMING)
    assert {"charge_wall", "strike_wall", "activate_wall", "siege"} <= verbs


def test_bad_texts() -> None:
    check_bad_texts(GAME, 2, seed=1)


def test_bad_positions() -> None:
    check_bad_positions(GAME, 2, seed=2)
