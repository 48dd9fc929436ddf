"""Counters and times, as Prometheus reads them; a collector of OpenTelemetry may listen, too."""

import time
from bisect import bisect_left
from collections import Counter
from dataclasses import dataclass, field
from itertools import accumulate
from typing import Any, Protocol

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 20.0)
COUNTERS = {
    "actions": "actions of people",
    "bot_actions": "actions of bots, and passes of people who were not asked",
    "bot_failures": "choices that a bot did not make",
    "connections": "pages of tables that were opened",
    "message_failures": "messages of pages that ended in an error of ours",
    "sweep_failures": "looks at the clocks that ended in an error of ours",
    "task_failures": "works on the side that ended in an error of ours",
    "timeouts": "decisions that a clock made",
    "webhooks": "turn notices that arrived",
}
TIMES = {
    "action": "of a person's action, until it is on disk",
    "commit": "in which actions of a table were written, with the wait for others of their group",
    "request": "of a request, until it is answered",
    "thinking": "of a bot's choice or a hint, without the wait for a turn",
}
GAUGES = {
    "bots_thinking": "bots that are thinking",
    "bots_waiting": "bots that wait for their turn to think",
    "commits_waiting": "tables whose actions wait for the next commit",
    "open_connections": "open pages of tables",
    "tables": "tables in memory",
}


class Listener(Protocol):
    """Whoever else wants to know what takes how long."""

    def begin(self, what: str, about: dict[str, Any]) -> Any:
        """Something begins; what is returned is handed back at its end."""

    def end(self, begun: Any, what: str, seconds: float, error: str) -> None:
        """It has ended, with an error of this kind or none. What it is about may be known better
        by now."""


@dataclass(slots=True)
class Times:
    """How long something took, by classes of length."""

    buckets: list[int] = field(default_factory=lambda: [0] * (len(BUCKETS) + 1))
    seconds: float = 0.0

    def observe(self, seconds: float) -> None:
        """Once more."""
        self.seconds += seconds
        self.buckets[bisect_left(BUCKETS, seconds)] += 1


@dataclass(slots=True)
class Metrics:
    """What one process counts."""

    counts: Counter[str] = field(default_factory=lambda: Counter(dict.fromkeys(COUNTERS, 0)))
    times: dict[str, Times] = field(default_factory=lambda: {name: Times() for name in TIMES})
    listener: Listener | None = None

    def count(self, name: str, n: int = 1) -> None:
        """Count something that happened."""
        self.counts[name] += n

    def timed(self, what: str, table_id: str = "") -> "Timing":
        """For a `with` statement: how long its block takes, unless it ends in an error."""
        return Timing(self, what, {"throneroom.table": table_id} if table_id else {})

    def text(self, gauges: dict[str, int]) -> str:
        """Everything in the text format of Prometheus."""
        lines = []
        for name, value in sorted(gauges.items()):
            lines += _head(name, GAUGES[name], "gauge")
            lines.append(f"throneroom_{name} {value}")
        for name, value in sorted(self.counts.items()):
            lines += _head(f"{name}_total", COUNTERS[name], "counter")
            lines.append(f"throneroom_{name}_total {value}")
        for name, times in self.times.items():
            lines += _head(f"{name}_seconds", f"seconds {TIMES[name]}", "histogram")
            for bound, value in zip((*BUCKETS, "+Inf"), accumulate(times.buckets), strict=True):
                lines.append(f'throneroom_{name}_seconds_bucket{{le="{bound}"}} {value}')
            lines.append(f"throneroom_{name}_seconds_sum {times.seconds:.6f}")
            lines.append(f"throneroom_{name}_seconds_count {sum(times.buckets)}")
        return "\n".join(lines) + "\n"


def _head(name: str, told: str, kind: str) -> list[str]:
    return [f"# HELP throneroom_{name} {told}", f"# TYPE throneroom_{name} {kind}"]


class Timing:
    """One thing that takes its time."""

    __slots__ = ("about", "began", "begun", "metrics", "what")

    def __init__(self, metrics: Metrics, what: str, about: dict[str, Any]) -> None:
        self.metrics = metrics
        self.what = what
        self.about = about
        """For a listener alone."""

    def __enter__(self) -> "Timing":
        listener = self.metrics.listener
        self.begun = None if listener is None else listener.begin(self.what, self.about)
        self.began = time.perf_counter()
        return self

    def __exit__(self, error: type[BaseException] | None, *_: object) -> None:
        seconds = time.perf_counter() - self.began
        if error is None:
            self.metrics.times[self.what].observe(seconds)
        if self.begun is not None and self.metrics.listener is not None:
            name = "" if error is None else error.__name__
            self.metrics.listener.end(self.begun, self.what, seconds, name)
