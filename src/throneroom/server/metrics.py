"""Counters and times, as Prometheus reads them."""

from bisect import bisect_left
from collections import Counter
from dataclasses import dataclass, field
from itertools import accumulate

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


@dataclass(slots=True)
class Metrics:
    """What one process counts."""

    counts: Counter[str] = field(default_factory=Counter)
    buckets: list[int] = field(default_factory=lambda: [0] * (len(BUCKETS) + 1))
    seconds: float = 0.0

    def count(self, name: str, n: int = 1) -> None:
        """Count something that happened."""
        self.counts[name] += n

    def observe(self, seconds: float) -> None:
        """How long an action took until it was committed."""
        self.seconds += seconds
        self.buckets[bisect_left(BUCKETS, seconds)] += 1

    def text(self, gauges: dict[str, int]) -> str:
        """Everything in the text format of Prometheus."""
        lines = []
        for name, value in sorted(gauges.items()):
            lines += [f"# TYPE throneroom_{name} gauge", f"throneroom_{name} {value}"]
        for name, value in sorted(self.counts.items()):
            lines += [f"# TYPE throneroom_{name}_total counter", f"throneroom_{name}_total {value}"]
        lines.append("# TYPE throneroom_action_seconds histogram")
        for bound, value in zip((*BUCKETS, "+Inf"), accumulate(self.buckets), strict=True):
            lines.append(f'throneroom_action_seconds_bucket{{le="{bound}"}} {value}')
        lines.append(f"throneroom_action_seconds_sum {self.seconds:.6f}")
        lines.append(f"throneroom_action_seconds_count {sum(self.buckets)}")
        return "\n".join(lines) + "\n"
