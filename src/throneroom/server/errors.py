"""What the server refuses, apart from what the rules refuse: keys of translated messages."""

from typing import Any


class Refused(Exception):
    """A request that cannot be granted: an HTTP status, a message key and its data."""

    def __init__(self, status: int, key: str, **data: Any) -> None:
        super().__init__(key)
        self.status = status
        self.key = key
        self.data = data
