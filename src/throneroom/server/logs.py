"""Logs: one JSON object a line."""

import json
import logging

from throneroom.server.wire import stamp


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
