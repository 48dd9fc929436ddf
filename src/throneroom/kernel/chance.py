"""Dice and shuffles: fast and seeded for simulation, committed and verifiable between people."""

import hashlib
import secrets
from typing import TYPE_CHECKING, Any, Final, Protocol

from throneroom.kernel.errors import BadInput

if TYPE_CHECKING:
    from mypy_extensions import i64

_MASK: Final = (1 << 64) - 1
LARGEST_SEED: Final = 10**29  # a record has room for no more digits
_MULTIPLIER: Final = 6364136223846793005
_INCREMENT: Final = 1442695040888963407
# Compiled, the state of a stream is a number of the machine, which has 64 bits and no more: there
# is nothing to cut off. The first of these bits is its sign then.
_KEPT: Final = _MASK if __file__.endswith(".py") else -1
_HIGH: Final = (1 << 32) - 1
_USUAL: Final = 1 << 31  # what a product with 32 bits of chance leaves room for


class Chance(Protocol):
    """A stream of random numbers that can be copied, saved and restored at any point."""

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely."""

    def shuffle(self, items: list[Any]) -> None:
        """Shuffle the list in place."""

    def copy(self) -> "Chance":
        """An independent stream that continues in the same way."""

    def to_json(self) -> list[Any]:
        """The state of the stream: `from_json` restores it."""


class FastChance:
    """A 64-bit linear congruential generator: tiny to copy, quick, good enough to simulate with."""

    __slots__ = ("state",)

    state: "i64"  # 64 bits, with or without a sign

    def __init__(self, seed: Any, state: "i64" = 0, goes_on: bool = False) -> None:
        """From the beginning of a seed, or on from a state."""
        self.state = state
        if not goes_on:
            if type(seed) is not int or not -LARGEST_SEED < seed < LARGEST_SEED:
                raise BadInput("bad-chance")
            digest = hashlib.blake2b(str(seed).encode(), digest_size=8).digest()
            self.state = int.from_bytes(digest, "big", signed=True)

    def below(self, n: int) -> int:
        self.state = state = self.state * _MULTIPLIER + _INCREMENT & _KEPT
        # The high bits of such a generator are the random ones.
        high: i64 = state >> 32 & _HIGH
        if n <= _USUAL:
            usual: i64 = n
            return high * usual >> 32
        return int(high) * n >> 32

    def shuffle(self, items: list[Any]) -> None:
        state = self.state
        for i in range(len(items) - 1, 0, -1):
            state = state * _MULTIPLIER + _INCREMENT & _KEPT
            high: i64 = state >> 32 & _HIGH
            j = high * (i + 1) >> 32
            items[i], items[j] = items[j], items[i]
        self.state = state

    def copy(self) -> "FastChance":
        return FastChance(0, self.state, True)

    def to_json(self) -> list[Any]:
        return ["fast", int(self.state) & _MASK]

    def __reduce__(self) -> tuple[Any, ...]:
        """From process to process, compiled or not."""
        return chance_from_json, (self.to_json(),)


class CommittedChance:
    """Keyed hash in counter mode. The hash of the seed is published before the first move, the seed
    after the last one, so everybody can check every die and every shuffle."""

    __slots__ = ("seed", "counter")

    def __init__(self, seed: Any, counter: Any = 0) -> None:
        if type(seed) is not bytes or not 16 <= len(seed) <= 64 or not _is_count(counter):
            raise BadInput("bad-chance")
        self.seed: bytes = seed
        self.counter: int = counter

    @staticmethod
    def fresh() -> "CommittedChance":
        """A stream with a new secret seed from the operating system."""
        return CommittedChance(secrets.token_bytes(32))

    def commitment(self) -> str:
        """What is published at the start."""
        return commitment_of(self.seed)

    def below(self, n: int) -> int:
        # Reject the incomplete last run of numbers, so that no result is favoured.
        limit = (1 << 64) - (1 << 64) % n
        while True:
            block = hashlib.blake2b(
                self.counter.to_bytes(8, "big"), key=self.seed, digest_size=8
            ).digest()
            self.counter += 1
            number = int.from_bytes(block, "big")
            if number < limit:
                return number % n

    def shuffle(self, items: list[Any]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def copy(self) -> "CommittedChance":
        return CommittedChance(self.seed, self.counter)

    def to_json(self) -> list[Any]:
        return ["committed", self.seed.hex(), self.counter]

    def __reduce__(self) -> tuple[Any, ...]:
        """From process to process, compiled or not."""
        return chance_from_json, (self.to_json(),)


def commitment_of(seed: bytes) -> str:
    """The published hash of a secret seed."""
    return hashlib.sha256(b"throneroom dice " + seed).hexdigest()


def seed_from_hex(text: Any) -> bytes:
    """A secret seed from its hex digits: 16 to 64 bytes."""
    try:
        seed = bytes.fromhex(text)
    except (TypeError, ValueError):
        raise BadInput("bad-chance") from None
    if not 16 <= len(seed) <= 64:
        raise BadInput("bad-chance")
    return seed


def check_chance(chance: Any) -> None:
    """Refuse what is no stream of chance, such as a seed."""
    if not hasattr(chance, "below"):
        raise BadInput("bad-chance")


def chance_from_seed(seed: Any) -> Chance:
    """A stream from its beginning: a fast one for a number, a committed one for hex digits."""
    if isinstance(seed, str):
        return CommittedChance(seed_from_hex(seed))
    return FastChance(seed)


def chance_from_json(data: Any) -> Chance:
    """Restore a stream from `to_json`."""
    if isinstance(data, list) and len(data) == 2 and data[0] == "fast" and _is_count(data[1]):
        return FastChance(0, data[1] - (data[1] >> 63 << 64), True)
    if isinstance(data, list) and len(data) == 3 and data[0] == "committed" and _is_count(data[2]):
        return CommittedChance(seed_from_hex(data[1]), data[2])
    raise BadInput("bad-chance")


def _is_count(value: Any) -> bool:
    """Whether it is an int of 64 bits."""
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= _MASK
