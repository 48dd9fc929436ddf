"""Rate limits: a bucket of tokens for each visitor and kind of request."""

import time
from dataclasses import dataclass, field

from throneroom.server.errors import Refused

# Kind of request -> (how many at once, how many a minute)
LIMITS = {
    "login": (8, 8),
    "register": (8, 8),
    "guest": (20, 20),
    "mail": (4, 2),  # letters that somebody causes by naming an address
    "recover": (4, 2),  # letters about a forgotten password, by who asks and by what is typed
    "export": (3, 1),  # copies of everything about a person
    "create": (12, 20),
    "join": (20, 40),
    "chat": (10, 30),
    "chat-address": (20, 60),  # of all guests of one address together
    "chat-table": (60, 180),  # of everybody at a table together
    "report": (5, 3),
    "act": (120, 1200),
    "ask": (120, 1200),
    "hint": (10, 40),
    "page": (120, 240),  # openings of tables from one address
    "replay": (120, 900),
    "replayed-moves": (60_000, 120_000),  # moves that are carried out again for somebody
    "load": (120, 120),  # tables that are read from the database for somebody who asks over HTTP
    "get": (400, 1200),  # questions of one address, whatever they are about
    "send": (400, 1200),  # whatever else one address wants of the interface, by whatever method
    "login-account": (20, 10),  # from whatever addresses
    "ready": (30, 60),
    "message": (400, 3000),  # whatever a page sends, senseless messages included
    # The same of all pages of one address together: to be another guest costs nothing.
    "message-address": (4000, 18_000),
    "act-address": (600, 6000),
    "ask-address": (600, 6000),
    "hint-address": (30, 120),
}
FORGET_AFTER = 600.0


@dataclass(slots=True)
class Limits:
    """All buckets of one process."""

    on: bool = True
    _buckets: dict[tuple[str, str], tuple[float, float]] = field(default_factory=dict)
    _swept: float = 0.0

    def take(self, kind: str, visitor: str, cost: float = 1.0) -> None:
        """Take one token, or as many as it costs, or refuse. What costs more than there can ever be
        is granted to whoever has not taken any."""
        if not self.on:
            return
        most, per_minute = LIMITS[kind]
        now = time.monotonic()
        self._sweep(now)
        tokens, at = self._buckets.get((kind, visitor), (float(most), now))
        tokens = min(float(most), tokens + (now - at) * per_minute / 60)
        wanted = min(cost, float(most))
        if tokens < wanted:
            raise Refused(429, "too-often", seconds=int((wanted - tokens) * 60 / per_minute) + 1)
        self._buckets[kind, visitor] = (tokens - wanted, now)

    def _sweep(self, now: float) -> None:
        """Forget visitors who have not been here for long."""
        if now - self._swept < FORGET_AFTER:
            return
        self._swept = now
        for key, (_, at) in list(self._buckets.items()):
            if now - at > FORGET_AFTER:
                del self._buckets[key]
