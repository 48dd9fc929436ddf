"""A server, for assistants at its tables."""

from tests.server.conftest import browsers, server

__all__ = ["browsers", "server"]
