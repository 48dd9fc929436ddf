"""Chance: fair, repeatable, and between people verifiable."""

import hashlib
import itertools
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from throneroom.kernel import BadInput, Chance, CommittedChance, FastChance
from throneroom.kernel.chance import chance_from_json, commitment_of, seed_from_hex

SEED = bytes(range(32))
STREAMS: list[Callable[[], Chance]] = [lambda: FastChance(7), lambda: CommittedChance(SEED)]
both = pytest.mark.parametrize("stream", STREAMS, ids=["fast", "committed"])


def chi_square(counts: Counter[Any], outcomes: int) -> float:
    expected = counts.total() / outcomes
    missing = outcomes - len(counts)
    return sum((n - expected) ** 2 / expected for n in counts.values()) + missing * expected


@both
@pytest.mark.parametrize(("n", "limit"), [(2, 10.8), (6, 20.5), (20, 43.8), (52, 88.0)])
def test_every_result_is_as_likely(stream: Callable[[], Chance], n: int, limit: float) -> None:
    """The limits are those that chance exceeds once in a thousand times."""
    chance = stream()
    assert chi_square(Counter(chance.below(n) for _ in range(20_000)), n) < limit


@both
def test_pairs_of_dice_are_independent(stream: Callable[[], Chance]) -> None:
    chance = stream()
    pairs = Counter((chance.below(6), chance.below(6)) for _ in range(20_000))
    assert chi_square(pairs, 36) < 66.6


@both
def test_every_order_of_a_shuffle_is_as_likely(stream: Callable[[], Chance]) -> None:
    chance = stream()
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(20_000):
        cards = [0, 1, 2, 3]
        chance.shuffle(cards)
        orders[tuple(cards)] += 1
    assert set(orders) == set(itertools.permutations(range(4)))
    assert chi_square(orders, 24) < 49.7


@both
def test_a_copy_goes_on_in_the_same_way_by_itself(stream: Callable[[], Chance]) -> None:
    chance = stream()
    chance.below(6)
    copy = chance.copy()
    ahead = [copy.below(1000) for _ in range(20)]
    assert [chance.below(1000) for _ in range(20)] == ahead


@both
def test_a_stream_can_be_saved_and_restored(stream: Callable[[], Chance]) -> None:
    chance = stream()
    cards = list(range(10))
    chance.shuffle(cards)
    restored = chance_from_json(chance.to_json())
    assert restored.to_json() == chance.to_json()
    assert [restored.below(99) for _ in range(20)] == [chance.below(99) for _ in range(20)]


@both
def test_shuffling_nothing_or_one_card_is_allowed(stream: Callable[[], Chance]) -> None:
    for cards in ([], [1]):
        stream().shuffle(cards)
    assert stream().below(1) == 0


def test_the_same_seed_gives_the_same_game_everywhere() -> None:
    """These numbers may never change, or old records could not be replayed."""
    fast = FastChance(7)
    assert [fast.below(1000) for _ in range(6)] == FAST
    committed = CommittedChance(SEED)
    assert [committed.below(1000) for _ in range(6)] == COMMITTED
    assert commitment_of(SEED) == COMMITMENT


FAST = [825, 147, 94, 485, 300, 165]
COMMITTED = [208, 891, 550, 168, 413, 653]
COMMITMENT = "cf45468d0695fe315023be6627c3b9d698c7e0b394661a79604affa7d620bf18"


def test_anybody_can_compute_the_dice_from_the_seed() -> None:
    """What docs/protocol.md says about committed chance, word by word."""
    assert commitment_of(SEED) == hashlib.sha256(b"throneroom dice " + SEED).hexdigest()
    blocks = (
        int.from_bytes(
            hashlib.blake2b(i.to_bytes(8, "big"), key=SEED, digest_size=8).digest(), "big"
        )
        for i in itertools.count()
    )

    def below(n: int) -> int:
        return next(block for block in blocks if block < 2**64 // n * n) % n

    chance = CommittedChance(SEED)
    assert [chance.below(n) for n in (6, 3 << 62, 100)] == [below(n) for n in (6, 3 << 62, 100)]
    cards = list(range(30))
    chance.shuffle(cards)
    expected = list(range(30))
    for i in range(29, 0, -1):
        j = below(i + 1)
        expected[i], expected[j] = expected[j], expected[i]
    assert cards == expected


def test_seeds_differ() -> None:
    streams = [FastChance(seed) for seed in (-1, 0, 1, 2, 10**20)]
    assert len({tuple(s.below(10**6) for _ in range(3)) for s in streams}) == len(streams)
    fresh = [CommittedChance.fresh() for _ in range(3)]
    assert len({chance.seed for chance in fresh}) == 3
    assert all(len(chance.seed) == 32 for chance in fresh)


def test_no_result_is_favoured_even_of_enormous_dice() -> None:
    """Three quarters of all blocks fit such a die; the others must be thrown again."""
    chance = CommittedChance(SEED)
    rolls = [chance.below(3 << 62) for _ in range(200)]
    assert max(rolls) < 3 << 62
    assert 220 < chance.counter < 320


def test_the_commitment_fits_the_seed_and_no_other() -> None:
    chance = CommittedChance.fresh()
    told = chance.commitment()
    chance.below(6)
    assert chance.commitment() == told == commitment_of(chance.seed)
    tampered = bytes([chance.seed[0] ^ 1]) + chance.seed[1:]
    assert commitment_of(tampered) != told
    assert chance.seed.hex() not in told


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        "fast",
        {"fast": 1},
        ["fast"],
        ["fast", "1"],
        ["fast", True],
        ["fast", -1],
        ["fast", 1.0],
        ["fast", 1 << 64],
        ["slow", 1],
        ["committed", "00" * 32],
        ["committed", "00" * 32, -1],
        ["committed", "00" * 32, True],
        ["committed", "00" * 32, 1 << 64],
        ["committed", "00" * 15, 0],
        ["committed", "00" * 65, 0],
        ["committed", "xx" * 32, 0],
        ["committed", "é" * 64, 0],
        ["committed", int("1" * 64), 0],
        ["committed", None, 0],
    ],
)
def test_a_stream_that_cannot_be_restored_is_bad_input(data: Any) -> None:
    with pytest.raises(BadInput) as complaint:
        chance_from_json(data)
    assert complaint.value.key == "bad-chance"


def test_a_seed_is_read_from_hex() -> None:
    assert seed_from_hex(SEED.hex()) == SEED


@pytest.mark.parametrize("size", [15, 65])
def test_a_seed_has_16_to_64_bytes(size: int) -> None:
    for enough in (16, 64):
        assert seed_from_hex("ab" * enough) == CommittedChance(b"\xab" * enough).seed
    for made in (lambda: seed_from_hex("ab" * size), lambda: CommittedChance(b"\xab" * size)):
        with pytest.raises(BadInput) as complaint:
            made()
        assert complaint.value.key == "bad-chance"
