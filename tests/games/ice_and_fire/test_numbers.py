"""F3, F4.6, F10 to F12: wounds and ranks, the numbers of attacks and tests, and their odds."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from throneroom.games.ice_and_fire.attack_numbers import (
    SUNDERING,
    VICIOUS,
    ZONE_BONUS,
    Hits,
    attack_dice,
    chance_of_a_wound,
    count_hits,
    count_wounds,
    die_odds,
    faces_blocking,
    faces_hitting,
    is_blocked,
    is_hit,
    panic_wounds,
    passes_test,
    rolls_failing,
    rolls_reaching,
)
from throneroom.games.ice_and_fire.content import CARDS, UNIT
from throneroom.games.ice_and_fire.geometry.shapes import FRONT, LEFT, REAR, RIGHT
from throneroom.games.ice_and_fire.strength import (
    acting_ranks,
    attachments_left,
    full_wounds,
    lost_ranks,
    models_left,
    ranks_left,
    ranks_lost_between,
    restored,
)

GUARDSMEN = CARDS.index["lannister_lannister_guardsmen"]
SWORDS = CARDS.index["stark_stark_sworn_swords"]
OUTRIDERS = CARDS.index["stark_stark_outriders"]
BERSERKERS = CARDS.index["stark_house_umber_berserkers"]
GIANT = CARDS.index["freefolk_savage_giant"]


# Wounds and ranks


@pytest.mark.rule("F3.7", "F3.8", "F3.9", "F3.10", "FS1")
def test_ranks_of_infantry() -> None:
    assert full_wounds(GUARDSMEN) == 12
    assert (models_left(GUARDSMEN, 9), ranks_left(GUARDSMEN, 9)) == (9, 3)
    assert (models_left(GUARDSMEN, 8), ranks_left(GUARDSMEN, 8)) == (8, 2)
    assert [lost_ranks(GUARDSMEN, wounds) for wounds in (12, 9, 8, 5, 4, 1, 0)] == [
        0, 0, 1, 1, 2, 2, 3,
    ]  # fmt: skip


@pytest.mark.rule("F3.13", "FS22")
def test_models_with_several_wounds() -> None:
    assert full_wounds(OUTRIDERS) == 12
    # 4 wounds: one model removed, one with a marker.
    assert (models_left(OUTRIDERS, 8), ranks_left(OUTRIDERS, 8)) == (3, 2)
    assert (models_left(OUTRIDERS, 6), ranks_left(OUTRIDERS, 6)) == (2, 1)


@pytest.mark.rule("F3.15", "F3.16", "FS96", "FS97")
def test_restoring_wounds() -> None:
    assert restored(OUTRIDERS, 6, 1) == 7
    assert (models_left(OUTRIDERS, 7), ranks_left(OUTRIDERS, 7)) == (3, 2)
    assert restored(GUARDSMEN, 11, 3) == 12


@pytest.mark.rule("F3.18", "F3.19", "F3.23", "FR72")
def test_ranks_that_are_lost_and_a_last_breath() -> None:
    assert ranks_lost_between(GUARDSMEN, 12, 3) == 2
    assert ranks_lost_between(GUARDSMEN, 12, 9) == 0
    assert ranks_lost_between(GUARDSMEN, 1, 0) == 1
    assert [ranks_left(GIANT, wounds) for wounds in (1, full_wounds(GIANT))] == [1, 1]
    assert (ranks_left(GUARDSMEN, 0), acting_ranks(GUARDSMEN, 0)) == (0, 1)


@given(st.integers(0, len(UNIT) - 1), st.integers(0, 20), st.integers(0, 20))
def test_strength_never_leaves_its_bounds(card: int, wounds: int, more: int) -> None:
    wounds = min(wounds, full_wounds(card))
    assert 0 <= ranks_left(card, wounds) <= UNIT[card].ranks
    assert 0 <= models_left(card, wounds) <= UNIT[card].models
    assert (models_left(card, wounds) == 0) == (wounds == 0) == (ranks_left(card, wounds) == 0)
    assert wounds <= restored(card, wounds, more) <= full_wounds(card)


@pytest.mark.rule("F4.6")
def test_attachments_go_last() -> None:  # FS93, FS94
    captain, other = 1, 2
    assert attachments_left(GUARDSMEN, 1, (captain,)) == (captain,)
    assert attachments_left(GUARDSMEN, 2, (captain, other)) == (captain, other)
    assert attachments_left(GUARDSMEN, 1, (captain, other)) == (captain,)
    assert attachments_left(GUARDSMEN, 0, (captain,)) == ()
    # Two riders of an Outriders unit: one model is left at 3 wounds.
    assert attachments_left(OUTRIDERS, 3, (captain, other)) == (captain,)


# Attack dice


@pytest.mark.rule("F10.10", "FS87", "FS88")
def test_the_number_of_attack_dice() -> None:
    berserkers = UNIT[BERSERKERS].attacks[0].dice
    assert [attack_dice(berserkers, ranks) for ranks in (3, 2, 1)] == [7, 8, 9]
    assert attack_dice(berserkers, 3, highest=True) == 9
    assert attack_dice(berserkers, 1, lowest=True) == 7
    assert attack_dice(berserkers, 2, highest=True, lowest=True) == 7
    swords = UNIT[SWORDS].attacks[0].dice
    assert attack_dice(swords, 2, shift=1) == attack_dice(swords, 3, shift=1) == 7
    assert attack_dice(swords, 1, shift=-1) == 4
    assert attack_dice(swords, 1, highest=True, added=-2) == 5
    assert attack_dice(swords, 1, added=-9) == 1


@pytest.mark.rule("F10.11", "F10.12", "F12.1", "F12.2", "FS79")
def test_natural_results() -> None:
    assert is_hit(6, 3, -5)
    assert not is_hit(5, 3, -5)
    assert not is_hit(1, 2, 3)
    assert is_hit(2, 3, 1)
    assert not is_hit(2, 4, 1)


@pytest.mark.rule("F10.17", "F10.21", "F10.22", "F10.23", "FS80", "FS81")
def test_defense() -> None:
    assert [ZONE_BONUS[zone] for zone in (FRONT, LEFT, RIGHT, REAR)] == [0, 1, 1, 2]
    flank, rear = -ZONE_BONUS[LEFT] - SUNDERING, -ZONE_BONUS[REAR] - SUNDERING
    assert [die for die in range(1, 7) if is_blocked(die, 3, flank)] == [5, 6]
    assert [die for die in range(1, 7) if is_blocked(die, 4, rear)] == [6]
    assert not is_blocked(1, 2, 3)


@pytest.mark.rule("F10.13", "F10.14", "F10.15", "F10.16", "FR21", "FS82")
def test_keywords() -> None:
    dice = (6, 6, 4, 2, 1)
    assert count_hits(dice, 4) == Hits(3, 0)
    assert count_hits(dice, 4, critical_blow=True) == Hits(5, 0)
    assert count_hits(dice, 4, precision=True) == Hits(1, 2)
    both = count_hits(dice, 4, critical_blow=True, precision=True)
    assert both == Hits(3, 2)
    assert count_wounds(both, 3) == 2
    assert count_hits(dice, 4, added=2) == Hits(5, 0)


@pytest.mark.rule("F10.18", "F10.30", "FR22", "FR23", "FS89")
def test_wounds() -> None:
    assert count_wounds(Hits(7, 0), 2, halved=True) == 2
    assert count_wounds(Hits(7, 0), 2, halved=True, added=2) == 4
    assert count_wounds(Hits(3, 2), 3, also_blocked=4) == 2
    assert count_wounds(Hits(3, 0), 3, added=1) == 1
    # 7 unblocked hits on a Castle Wall (FS129).
    assert count_wounds(Hits(7, 0), 0, halved=True) == 3


def test_a_whole_attack() -> None:  # FS18
    guardsmen = UNIT[GUARDSMEN].attacks[0]
    assert attack_dice(guardsmen.dice, 3) == 6
    hits = count_hits((1, 3, 4, 5, 6, 4), guardsmen.to_hit)
    blocked = sum(is_blocked(die, UNIT[SWORDS].defense) for die in (2, 3, 4, 6))
    assert (hits, blocked, count_wounds(hits, blocked)) == (Hits(4, 0), 2, 2)
    assert not passes_test(1 + 3, UNIT[SWORDS].morale)
    assert ranks_left(SWORDS, 12 - 2 - panic_wounds(1)) == 3


# Tests


@pytest.mark.rule("F11.1", "FR29", "FS16", "FS23", "FS102")
def test_morale() -> None:
    assert passes_test(5 + 3, 6)
    assert not passes_test(3 + 1, 6)
    assert not passes_test(2 + 1, 6, -4)
    assert passes_test(1 + 1, 0, -4)  # not below 0
    assert not passes_test(6 + 4, 6, -ZONE_BONUS[REAR] - VICIOUS - 1)


@pytest.mark.rule("F11.3", "F11.5")
def test_wounds_of_panic() -> None:  # FS17, FS29, FS92, FS103
    assert panic_wounds(1) == 1
    assert panic_wounds(2, 3) == 5
    assert panic_wounds(1, -1) == panic_wounds(1, -2) == 0
    assert panic_wounds(2, 1 + 1) == 4
    assert panic_wounds(3, 2, 4) == 4


# Odds


@pytest.mark.rule("F9.13")
def test_rolls_of_a_charge() -> None:
    assert [rolls_reaching(way) for way in (-2, 0, 1, 3, 6, 7, 9)] == [6, 6, 6, 4, 1, 0, 0]


def test_rolls_that_fail() -> None:
    assert rolls_failing(6) == 10
    assert rolls_failing(2) == 0
    assert rolls_failing(13) == 36
    assert rolls_failing(7, 1) == rolls_failing(6)


@pytest.mark.parametrize("critical", [False, True])
@pytest.mark.parametrize("precision", [False, True])
@pytest.mark.parametrize("reroll", [False, True])
@pytest.mark.parametrize(("to_hit", "defense"), [(3, 4), (4, 3), (6, 2), (2, 6)])
def test_the_odds_of_a_die_are_those_of_all_its_rolls(
    to_hit: int, defense: int, reroll: bool, precision: bool, critical: bool
) -> None:
    """Every roll of the die, of the die again, and of two defense dice, by the rules above."""
    wounds = nothing = count = 0
    for first, second, *blocks in product(range(1, 7), repeat=4):
        die = second if reroll and not is_hit(first, to_hit) else first
        hits = count_hits((die,), to_hit, critical_blow=critical, precision=precision)
        blocked = sum(is_blocked(block, defense, -1) for block in blocks[: hits.ordinary])
        through = count_wounds(hits, blocked)
        wounds += through
        nothing += not through
        count += 1
    odds = die_odds(
        to_hit,
        defense,
        defense_modifier=-1,
        critical_blow=critical,
        precision=precision,
        reroll=reroll,
    )
    assert odds.wounds == pytest.approx(wounds / count)
    assert odds.nothing == pytest.approx(nothing / count)


@given(st.integers(2, 6), st.integers(1, 6), st.integers(-6, 6), st.integers(-6, 6))
def test_odds_keep_their_order(to_hit: int, defense: int, better: int, worse: int) -> None:
    assert 1 <= faces_hitting(to_hit, better) <= 5
    assert 1 <= faces_blocking(defense, worse) <= 5
    plain = die_odds(to_hit, defense, to_hit_modifier=better, defense_modifier=worse)
    again = die_odds(to_hit, defense, to_hit_modifier=better, defense_modifier=worse, reroll=True)
    assert 0 < plain.wounds < again.wounds <= 1
    assert 0 <= again.nothing < plain.nothing < 1
    assert plain.wounds + plain.nothing == pytest.approx(1)


def test_the_chance_of_a_wound() -> None:
    odds = die_odds(4, 4)  # half hit, half of them are blocked
    assert (odds.wounds, odds.nothing) == (0.25, 0.75)
    assert chance_of_a_wound(2, odds) == pytest.approx(1 - 0.75 * 0.75)
    assert chance_of_a_wound(0, odds) == 0
