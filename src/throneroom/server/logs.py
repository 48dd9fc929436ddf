"""Logs: one JSON object a line."""

import json
import logging

from throneroom.server.wire import stamp


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
            "text": record.getMessage(),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)
