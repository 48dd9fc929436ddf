"""A seed that nobody chooses alone: everybody at a table adds a number, and so does the host.

First all commit to their numbers, then those are revealed, and the seed is the hash of them all.
The host's own number stays secret until the game is over, so that nobody foresees a die. All that
is hashed is ASCII text and bytes, in one order only: docs/fair_dice.md has it all, with reasons.
"""

import hashlib
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from throneroom.kernel.chance import commitment_of
from throneroom.kernel.errors import BadInput

HASH = re.compile(r"[0-9a-f]{64}")
TABLE = re.compile(r"[A-Za-z0-9_-]{1,24}")
NOTHING = "-"


class Added(NamedTuple):
    """What the person on a seat has added. Without a commitment that page was not there when the
    game was started; without a number it has not said what it was committed to."""

    seat: int
    commitment: str | None
    number: str | None


def is_hash(text: Any) -> bool:
    """Whether it is 32 bytes in small hex digits: a hash, or a number."""
    return isinstance(text, str) and HASH.fullmatch(text) is not None


def number_commitment(number: str) -> str:
    """What somebody says at first of a number of 32 bytes, in hex."""
    return hashlib.sha256(b"throneroom number " + bytes.fromhex(number)).hexdigest()


def draw_of(table: str, host: str, commitments: Iterable[tuple[int, str | None]]) -> str:
    """Names what everybody is committed to, once nothing of it can be changed any more. `host` is
    the commitment to the host's own number."""
    lines = [f"table {table}", f"host {host}", *_by_seat(commitments)]
    return _hash(b"throneroom draw ", lines).hex()


def seed_of(draw: str, secret: str, numbers: Iterable[tuple[int, str | None]]) -> str:
    """The seed that follows from all numbers; `secret` is the host's."""
    return _hash(b"throneroom seed ", [f"draw {draw}", f"host {secret}", *_by_seat(numbers)]).hex()


def _by_seat(values: Iterable[tuple[int, str | None]]) -> list[str]:
    return [f"seat {seat} {value or NOTHING}" for seat, value in sorted(values)]


def _hash(kind: bytes, lines: Sequence[str]) -> bytes:
    return hashlib.sha256(kind + "".join(f"{line}\n" for line in lines).encode("ascii")).digest()


@dataclass(frozen=True, slots=True)
class FairDice:
    """All that a seed came from."""

    table: str
    secret: str
    """The host's own number."""
    added: tuple[Added, ...]
    """Of everybody at the table who is no bot, by seat."""

    @property
    def host(self) -> str:
        """What the host was committed to."""
        return commitment_of(bytes.fromhex(self.secret))

    @property
    def draw(self) -> str:
        """Names what all were committed to."""
        return draw_of(self.table, self.host, ((one.seat, one.commitment) for one in self.added))

    @property
    def seed(self) -> str:
        """What all numbers lead to."""
        return seed_of(self.draw, self.secret, ((one.seat, one.number) for one in self.added))

    @property
    def missing(self) -> list[int]:
        """The seats of those who have added nothing."""
        return [one.seat for one in self.added if one.number is None]

    @property
    def verdict(self) -> str:
        """`all` have added their numbers, or `some`; or the `host` alone has."""
        if len(self.missing) == len(self.added):
            return "host"
        return "some" if self.missing else "all"

    def wrong_number(self) -> int | None:
        """A seat whose number is not the one that was committed to."""
        for one in self.added:
            if one.number is not None and number_commitment(one.number) != one.commitment:
                return one.seat
        return None

    def to_json(self) -> dict[str, Any]:
        """As a record has it."""
        return {
            "table": self.table,
            "secret": self.secret,
            "seats": [list(one) for one in self.added],
        }


def dice_from_json(data: Any, seats: int) -> FairDice:
    """The reverse; anything else is refused. Whether it adds up is another question."""
    if not isinstance(data, Mapping) or data.keys() != {"table", "secret", "seats"}:
        raise BadInput("bad-dice")
    table, secret, added = data["table"], data["secret"], data["seats"]
    if not (isinstance(table, str) and TABLE.fullmatch(table) and is_hash(secret)):
        raise BadInput("bad-dice")
    if not isinstance(added, list) or not all(_is_added(one) for one in added):
        raise BadInput("bad-dice")
    found = [seat for seat, _, _ in added]
    if not found or found != sorted(set(found)) or found[-1] >= seats:
        raise BadInput("bad-dice")
    return FairDice(table, secret, tuple(Added(*one) for one in added))


def _is_added(one: Any) -> bool:
    if not isinstance(one, list) or len(one) != 3:
        return False
    seat, commitment, number = one
    return (
        type(seat) is int
        and seat >= 0
        and (commitment is None or is_hash(commitment))
        and (number is None or (is_hash(number) and commitment is not None))
    )
