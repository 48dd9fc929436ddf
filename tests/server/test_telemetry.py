"""The server seen from outside: metrics, the dashboard that shows them, traces for a collector, and
logs that name requests and tables."""

import asyncio
import http.server
import json
import logging
import re
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from opentelemetry.proto.collector.metrics.v1.metrics_service_pb2 import (
    ExportMetricsServiceRequest,
)
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest
from tests.server.client import PATIENCE, Person
from tests.server.process import Server, serving

from throneroom.cli.main import run
from throneroom.server.logs import REQUEST, TABLE, JsonLines, PlainLines, name_request
from throneroom.server.metrics import COUNTERS, GAUGES, TIMES, Metrics
from throneroom.server.turns import Turns

ROOT = Path(__file__).parents[2]
SERIES = re.compile(r"\bthroneroom_\w+")


def series(text: str) -> dict[str, float]:
    """Every line of /metrics; the classes of lengths by their name alone."""
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    return {line.split("{")[0].split()[0]: float(line.split()[-1]) for line in lines}


class Collector:
    """A collector of OpenTelemetry: keeps what it is sent."""

    def __init__(self) -> None:
        kept = self.bodies = []  # type: list[tuple[str, bytes]]

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                size = int(self.headers["Content-Length"])
                kept.append((self.path, self.rfile.read(size)))
                self.send_response(200)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self.http = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.http.serve_forever, daemon=True).start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.http.server_port}"

    def values(self) -> dict[str, float]:
        """The last value of every metric, by its name in Prometheus: dots become strokes, units
        and kinds are appended. Of times how many there were."""
        found: dict[str, float] = {}
        for path, body in list(self.bodies):
            if path != "/v1/metrics":
                continue
            sent = ExportMetricsServiceRequest.FromString(body)
            for metric in sent.resource_metrics[0].scope_metrics[0].metrics:
                name = metric.name.replace(".", "_")
                if metric.HasField("histogram"):
                    assert metric.unit == "s"
                    found[f"{name}_seconds"] = metric.histogram.data_points[0].count
                elif metric.HasField("sum"):
                    found[f"{name}_total"] = metric.sum.data_points[0].as_int
                else:
                    found[name] = metric.gauge.data_points[0].as_int
        return found

    def spans(self) -> list[Any]:
        sent = [
            ExportTraceServiceRequest.FromString(body)
            for path, body in list(self.bodies)
            if path == "/v1/traces"
        ]
        return [span for one in sent for span in one.resource_spans[0].scope_spans[0].spans]


def until(ready: Callable[[], bool], what: str) -> None:
    end = time.monotonic() + PATIENCE
    while not ready():
        assert time.monotonic() < end, what
        time.sleep(0.05)


@pytest.fixture(scope="module")
def collector() -> Iterator[Collector]:
    made = Collector()
    yield made
    made.http.shutdown()
    made.http.server_close()


@pytest.fixture(scope="module")
def watched(collector: Collector, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that tells a collector everything, and its log every request."""
    folder = tmp_path_factory.mktemp("watched")
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("OTEL_METRIC_EXPORT_INTERVAL", "200")
        environment.setenv("OTEL_BSP_SCHEDULE_DELAY", "200")
        with serving(
            f"sqlite:///{folder / 'tables.db'}",
            folder,
            telemetry=collector.address,
            log_requests="1",
        ) as server:
            yield server


@pytest.fixture(scope="module")
def played(watched: Server) -> str:
    """A table at which somebody has moved against bots that think."""
    somebody = Person(watched, "Asha")
    table = somebody.table("iron_throne", 3, bots={"1": "greedy", "2": "greedy"}, start=True)
    page = somebody.page(table["id"])
    for _ in range(3):
        assert page.act()["t"] == "ack"
        page.decision()
    shown = series(somebody.ask("GET", "/metrics").text)
    assert shown["throneroom_open_connections"] == 1
    assert shown["throneroom_tables"] == 1
    assert shown["throneroom_actions_total"] == 3
    assert shown["throneroom_action_seconds_count"] == 3
    assert shown["throneroom_thinking_seconds_count"] > 0
    assert shown["throneroom_commit_seconds_count"] >= 3 + shown["throneroom_bot_actions_total"]
    assert shown["throneroom_bots_waiting"] == 0
    Person.leave_all()
    return str(table["id"])


# Metrics and dashboard


def test_the_dashboard_asks_for_everything_that_metrics_has_and_nothing_else(
    watched: Server, played: str
) -> None:
    given = series(Person(watched).ask("GET", "/metrics").text).keys()
    dashboard = json.loads((ROOT / "deploy/grafana.json").read_text())
    asked = set()
    for panel in dashboard["panels"]:
        assert panel["title"]
        for target in panel["targets"]:
            assert target["legendFormat"]
            found = set(SERIES.findall(target["expr"]))
            assert found, target
            assert target["expr"].count("(") == target["expr"].count(")")
            asked |= found
    assert asked <= given
    # Sums and counts of times need no panel each.
    assert {name for name in given if not name.endswith(("_sum", "_count"))} <= asked
    ids = [panel["id"] for panel in dashboard["panels"]]
    assert len(set(ids)) == len(ids)
    [source] = dashboard["templating"]["list"]
    used = re.findall(r'"uid": "([^"]*)"', json.dumps(dashboard["panels"]))
    assert set(used) == {f"${{{source['name']}}}"}


def test_panels_lie_beside_each_other() -> None:
    panels = json.loads((ROOT / "deploy/grafana.json").read_text())["panels"]
    places: set[tuple[int, int]] = set()
    for panel in panels:
        at = panel["gridPos"]
        assert at["x"] + at["w"] <= 24
        taken = {
            (x, y)
            for x in range(at["x"], at["x"] + at["w"])
            for y in range(at["y"], at["y"] + at["h"])
        }
        assert not taken & places, panel["title"]
        places |= taken


def test_everything_is_there_before_anything_has_happened() -> None:
    told = series(Metrics().text(dict.fromkeys(GAUGES, 0)))
    names = {f"throneroom_{name}" for name in GAUGES}
    names |= {f"throneroom_{name}_total" for name in COUNTERS}
    for name in TIMES:
        names |= {f"throneroom_{name}_seconds_{part}" for part in ("bucket", "sum", "count")}
    assert told == dict.fromkeys(names, 0)


def test_what_ends_in_an_error_is_not_timed() -> None:
    metrics = Metrics()
    with metrics.timed("action", "t"):
        pass
    with pytest.raises(KeyError), metrics.timed("action", "t"):
        raise KeyError
    assert sum(metrics.times["action"].buckets) == 1


def test_those_who_wait_to_think_are_counted() -> None:
    async def wait() -> list[int]:
        turns, seen = Turns(1), []
        async with turns.turn("a", False):
            others = [
                asyncio.create_task(_enter(turns, owner, waited))
                for owner, waited in (("a", False), ("b", True), ("c", False))
            ]
            await asyncio.sleep(0)
            seen.append(turns.waiting)
            others[0].cancel()
            await asyncio.sleep(0)
            seen.append(turns.waiting)
        await asyncio.gather(*others, return_exceptions=True)
        return [*seen, turns.waiting]

    assert asyncio.run(wait()) == [3, 2, 0]


async def _enter(turns: Turns, owner: str, waited_for: bool) -> None:
    async with turns.turn(owner, waited_for):
        pass


# A collector


def test_a_collector_hears_what_metrics_tells_under_the_same_names(
    watched: Server, played: str, collector: Collector
) -> None:
    until(lambda: collector.values().get("throneroom_actions_total") == 3, "no metrics came")
    given = series(Person(watched).ask("GET", "/metrics").text)
    names = {re.sub(r"_(bucket|sum|count)$", "", name) for name in given}
    values = collector.values()
    assert values.keys() == names
    assert values["throneroom_action_seconds"] == 3
    assert values["throneroom_tables"] == 1
    assert values["throneroom_thinking_seconds"] > 0


def test_traces_tell_which_commit_belongs_to_which_action_at_which_table(
    watched: Server, played: str, collector: Collector
) -> None:
    def of(kind: str) -> list[Any]:
        return [span for span in collector.spans() if span.name == f"throneroom.{kind}"]

    until(lambda: len(of("action")) == 3 and bool(of("thinking")), "no traces came")
    commits = {span.parent_span_id: span for span in of("commit")}
    for action in of("action"):
        commit = commits[action.span_id]
        assert commit.trace_id == action.trace_id
        assert action.start_time_unix_nano <= commit.start_time_unix_nano
        for span in (action, commit):
            told = {a.key: a.value.string_value for a in span.attributes}
            assert told == {"throneroom.table": played}
    # A bot thinks for nobody's request.
    assert {span.parent_span_id for span in of("thinking")} == {b""}
    [begun] = [
        told
        for span in of("request")
        if (told := {a.key: a.value for a in span.attributes})["http.route"].string_value
        == "/api/tables"
    ]
    assert begun["http.request.method"].string_value == "POST"
    assert begun["http.response.status_code"].int_value == 200
    sent = b"".join(body for _, body in collector.bodies)
    assert b"Asha" not in sent


def test_a_server_whose_collector_is_away_serves_and_stops(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    nowhere = "http://127.0.0.1:9"
    with serving(database, tmp_path, check=False, telemetry=nowhere) as server:
        assert Person(server).ok("GET", "/health")["ok"] is True
        Person.leave_all()
        began = time.monotonic()
    assert time.monotonic() - began < PATIENCE


CREATE = """
import asyncio, sys
from throneroom.server.app import create_app
from throneroom.server.config import Config

async def live():
    app = create_app(Config(database=sys.argv[1]))
    async with app.router.lifespan_context(app):
        assert app.state.hub.metrics.listener is None

if __name__ == "__main__":
    asyncio.run(live())
    parts = ("opentelemetry.sdk", "opentelemetry.exporter", "throneroom.server.telemetry")
    print([name for name in sys.modules if name.startswith(parts)])
"""


def test_without_a_collector_nothing_of_the_extra_is_imported(tmp_path: Path) -> None:
    """FastAPI itself looks for OpenTelemetry's interface; what measures and sends is the extra."""
    (tmp_path / "live.py").write_text(CREATE)
    done = subprocess.run(
        [sys.executable, tmp_path / "live.py", f"sqlite:///{tmp_path / 'tables.db'}"],
        capture_output=True,
        text=True,
        timeout=PATIENCE * 2,
    )
    assert done.stdout == "[]\n", done.stderr


def test_without_the_extra_a_collector_is_refused_in_a_line(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "throneroom.server.telemetry", None)
    monkeypatch.setenv("THRONEROOM_TELEMETRY", "http://127.0.0.1:4318")
    assert run(["serve", "--db", f"sqlite:///{tmp_path / 'tables.db'}", "--lang", "en"]) == 2
    told = capsys.readouterr().err
    assert "throneroom[telemetry]" in told
    assert len(told.splitlines()) == 1


# Logs


def test_every_request_is_a_line_with_its_name_and_table(watched: Server, played: str) -> None:
    somebody = Person(watched, "Theon")
    answer = somebody.ask("GET", f"/api/tables/{played}")
    name = answer.headers["X-Request-Id"]
    somebody.ask("GET", "/api/people/Theon")

    def lines() -> list[dict[str, Any]]:
        found = [line for line in watched.log.read_text().splitlines() if line[:1] == "{"]
        return [json.loads(line) for line in found]

    until(lambda: any(line.get("request") == name for line in lines()), "the request is not logged")
    [line] = [line for line in lines() if line.get("request") == name]
    assert line["table"] == played
    assert line["method"] == "GET"
    assert line["route"] == "/api/tables/{table_id}"
    assert line["status"] == answer.status_code
    assert 0 <= line["took"] < PATIENCE
    assert line["text"] == "answered"
    assert "Theon" not in watched.log.read_text()


def record(text: str) -> logging.LogRecord:
    made = logging.LogRecord("throneroom.x", logging.INFO, "", 1, text, None, None)
    made.created = 0.0
    return made


def test_lines_name_the_request_and_the_table_that_they_are_about() -> None:
    async def told(path: str) -> dict[str, Any]:
        name = name_request(path)
        line: dict[str, Any] = json.loads(JsonLines().format(record("something")))
        assert line["request"] == name
        return line

    assert asyncio.run(told("/api/tables/Ab-1_z/ws"))["table"] == "Ab-1_z"
    assert "table" not in asyncio.run(told("/api/tables"))
    assert "table" not in asyncio.run(told("/api/people/Ab"))
    plain = json.loads(JsonLines().format(record("something")))
    assert plain.keys() == {"at", "level", "from", "process", "text"}


def test_lines_for_people() -> None:
    request, table = REQUEST.set("r1"), TABLE.set("t1")
    try:
        line = PlainLines().format(record("something"))
    finally:
        REQUEST.reset(request)
        TABLE.reset(table)
    assert line.endswith(" INFO throneroom.x: something request=r1 table=t1")
    assert line.startswith("1970-01-01")


def test_a_log_of_another_kind_is_refused(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("THRONEROOM_LOG", "xml")
    assert run(["serve", "--db", f"sqlite:///{tmp_path / 'tables.db'}", "--lang", "en"]) == 2
    assert "THRONEROOM_LOG" in capsys.readouterr().err
