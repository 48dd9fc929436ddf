"""Wounds, models and ranks of a unit: F3.7-F3.17, F3.23, F4.6.

Remaining wounds are all that is kept of a unit; everything here follows from them and its card.
"""

from throneroom.games.ice_and_fire.content import UNIT


def full_wounds(card: int) -> int:
    """The wounds of a unit at full strength (F3.7)."""
    return UNIT[card].models * UNIT[card].wounds


def models_left(card: int, wounds: int) -> int:
    """How many models remain; a wounded one counts, and so does an attachment, which has as many
    wounds as the others (F3.8, F3.13, FR50)."""
    return -(-wounds // UNIT[card].wounds)


def ranks_left(card: int, wounds: int) -> int:
    """How many ranks remain; one with a single model counts in full (F3.8, F3.9)."""
    return -(-models_left(card, wounds) // UNIT[card].files)


def acting_ranks(card: int, wounds: int) -> int:
    """The ranks of a unit that acts: one if it does so with its last breath (F3.23, FR72)."""
    return max(1, ranks_left(card, wounds))


def lost_ranks(card: int, wounds: int) -> int:
    """How many ranks are destroyed (F3.10)."""
    return UNIT[card].ranks - ranks_left(card, wounds)


def ranks_lost_between(card: int, before: int, after: int) -> int:
    """How often "each time a rank is destroyed" is triggered (F3.18)."""
    return ranks_left(card, before) - ranks_left(card, after)


def restored(card: int, wounds: int, number: int) -> int:
    """The wounds of a unit after it restored some: never more than it had (F3.15)."""
    return min(full_wounds(card), wounds + number)


def attachments_left(card: int, wounds: int, attachments: tuple[int, ...]) -> tuple[int, ...]:
    """The attachments that live: the last models to go, and the leftmost the last of them
    (F4.6)."""
    return attachments[: models_left(card, wounds)]
