"""What a bot is."""

import hashlib
from typing import Protocol

from throneroom.kernel import Action, BadInput, Sight


class Bot(Protocol):
    """Plays one seat of one game."""

    def choose(self, sight: Sight) -> Action:
        """One of the seat's legal actions. All it may use is the sight."""


def seed_for(*parts: int | str) -> int:
    """A seed of its own for each purpose: a game of a series, a seat of a game."""
    try:
        text = "/".join(str(part) for part in parts).encode()
    except ValueError:  # a number or a text that cannot be written
        raise BadInput("bad-chance") from None
    return int.from_bytes(hashlib.blake2b(text, digest_size=7).digest(), "big")
