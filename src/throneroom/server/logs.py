"""Logs: one JSON object a line, or plain lines for people."""

import json
import logging
import re
import secrets
from contextvars import ContextVar
from typing import Any

from throneroom.server.wire import stamp

REQUEST: ContextVar[str] = ContextVar("request", default="")
"""Names the request that is being answered, or the page whose messages are."""
TABLE: ContextVar[str] = ContextVar("table", default="")
"""The table that it is about."""
OF_A_TABLE = re.compile(r"/api/tables/([A-Za-z0-9_-]{1,24})(?:/|$)")
FORMATS = ("json", "text")


class DeathsAndWarnings(logging.Filter):
    """Of what uvicorn says only what a host must know: also that a worker has died and another is
    begun in its place, which it says as if it were nothing."""

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING and record.getMessage().endswith(" died"):
            record.levelno, record.levelname = logging.WARNING, "WARNING"
        return record.levelno >= logging.WARNING


class JsonLines(logging.Formatter):
    """Formats a log record as a line of JSON. Nothing that people send gets into it."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": stamp(record.created),
            "level": record.levelname,
            "from": record.name,
            "process": record.process,
            **_about(),
            "text": record.getMessage(),
            **getattr(record, "fields", {}),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


class PlainLines(logging.Formatter):
    """Formats a log record as people like to read it."""

    def format(self, record: logging.LogRecord) -> str:
        about = {**_about(), **getattr(record, "fields", {})}
        told = "".join(f" {name}={value}" for name, value in about.items())
        line = f"{stamp(record.created)} {record.levelname} {record.name}: {record.getMessage()}"
        trace = f"\n{self.formatException(record.exc_info)}" if record.exc_info else ""
        return f"{line}{told}{trace}"


def _about() -> dict[str, Any]:
    named = {"request": REQUEST.get(), "table": TABLE.get()}
    return {name: value for name, value in named.items() if value}


def name_request(path: str) -> str:
    """What is logged in this task from now on belongs to a new request; returns its name."""
    name = secrets.token_hex(8)
    REQUEST.set(name)
    found = OF_A_TABLE.match(path)
    TABLE.set(found[1] if found else "")
    return name


def logging_config(format_name: str) -> dict[str, Any]:
    """What uvicorn is told about logs."""
    formatter = {"json": "JsonLines", "text": "PlainLines"}[format_name]
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"line": {"()": f"throneroom.server.logs.{formatter}"}},
        "filters": {"deaths": {"()": "throneroom.server.logs.DeathsAndWarnings"}},
        "handlers": {
            "out": {
                "class": "logging.StreamHandler",
                "formatter": "line",
                "stream": "ext://sys.stderr",
            }
        },
        "root": {"handlers": ["out"], "level": "WARNING"},
        "loggers": {
            "throneroom": {"level": "INFO"},
            "uvicorn.error": {"level": "INFO", "filters": ["deaths"]},
        },
    }
