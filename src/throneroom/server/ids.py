"""Ids of tables, people, bots and armies."""

import secrets


def new_id(size: int = 12) -> str:
    """An id of random bytes that nobody guesses, and that no command takes for an option."""
    while (made := secrets.token_urlsafe(size)).startswith("-"):
        pass
    return made
