"""Traces and metrics for a collector of OpenTelemetry: the extra `telemetry`.

Nothing here is imported unless the host names a collector. The instruments are named so that a
collector passes them on to Prometheus under the names that `/metrics` has. The usual variables
(OTEL_…) set everything else: headers, sampling, how often.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, TypeAlias

from opentelemetry import context
from opentelemetry.exporter.otlp.proto.http.metric_exporter import OTLPMetricExporter
from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
from opentelemetry.metrics import CallbackOptions, Histogram, Meter, Observation
from opentelemetry.sdk.metrics import MeterProvider
from opentelemetry.sdk.metrics.export import PeriodicExportingMetricReader
from opentelemetry.sdk.resources import Resource
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import BatchSpanProcessor
from opentelemetry.trace import Span, StatusCode, Tracer, set_span_in_context

import throneroom
from throneroom.server.metrics import BUCKETS, COUNTERS, GAUGES, TIMES, Metrics

EXPORT_SECONDS = 5  # that a collector may take
STOP_SECONDS = 3
Begun: TypeAlias = tuple[Span, Any, dict[str, Any]]


@dataclass(frozen=True, slots=True)
class Spans:
    """Makes a span of everything that is timed, and a measurement."""

    tracer: Tracer
    histograms: dict[str, Histogram]

    def begin(self, what: str, about: dict[str, Any]) -> Begun:
        """A span within the one that is open, if one is."""
        span = self.tracer.start_span(f"throneroom.{what}")
        return span, context.attach(set_span_in_context(span)), about

    def end(self, begun: Begun, what: str, seconds: float, error: str) -> None:
        """An error is told by its kind: its text may quote what people sent."""
        span, token, about = begun
        if error:
            span.set_status(StatusCode.ERROR, error)
        else:
            self.histograms[what].record(seconds)
        context.detach(token)
        span.set_attributes(about)
        span.end()


@dataclass(frozen=True, slots=True)
class Telemetry:
    """What is sent to a collector."""

    meters: MeterProvider
    tracers: TracerProvider

    def stop(self) -> None:
        """Send what is left. A collector that does not answer is not waited for."""
        self.meters.shutdown(timeout_millis=STOP_SECONDS * 1000)
        self.tracers.shutdown()


def start(
    address: str, worker: str, metrics: Metrics, gauges: Callable[[], dict[str, int]]
) -> Telemetry:
    """Send to the collector at this address from now on what is counted and timed."""
    resource = Resource.create(
        {
            "service.name": "throneroom",
            "service.version": throneroom.__version__,
            "service.instance.id": worker,
        }
    )
    meters = MeterProvider(
        [
            PeriodicExportingMetricReader(
                OTLPMetricExporter(f"{address}/v1/metrics", timeout=EXPORT_SECONDS)
            )
        ],
        resource=resource,
        shutdown_on_exit=False,
    )
    tracers = TracerProvider(resource=resource, shutdown_on_exit=False)
    spans = OTLPSpanExporter(f"{address}/v1/traces", timeout=EXPORT_SECONDS)
    tracers.add_span_processor(BatchSpanProcessor(spans))
    meter = meters.get_meter("throneroom", throneroom.__version__)
    _watch(meter, metrics, gauges)
    metrics.listener = Spans(
        tracers.get_tracer("throneroom", throneroom.__version__),
        {
            name: meter.create_histogram(
                f"throneroom.{name}",
                unit="s",
                description=f"seconds {told}",
                explicit_bucket_boundaries_advisory=BUCKETS,
            )
            for name, told in TIMES.items()
        },
    )
    return Telemetry(meters, tracers)


def _watch(meter: Meter, metrics: Metrics, gauges: Callable[[], dict[str, int]]) -> None:
    """Counters and gauges are read when they are sent, and cost nothing before."""

    def total(name: str) -> Callable[[CallbackOptions], Iterable[Observation]]:
        return lambda _: [Observation(metrics.counts[name])]

    def level(name: str) -> Callable[[CallbackOptions], Iterable[Observation]]:
        return lambda _: [Observation(gauges()[name])]

    for name, told in COUNTERS.items():
        meter.create_observable_counter(f"throneroom.{name}", [total(name)], description=told)
    for name, told in GAUGES.items():
        meter.create_observable_gauge(f"throneroom.{name}", [level(name)], description=told)
