"""What a host can set, and where the defaults come from."""

import json
import math
import os
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

from throneroom.bots import bot_names
from throneroom.bots.line import read_command
from throneroom.kernel import BadInput
from throneroom.server.logs import FORMATS

PROGRAM_NAME = re.compile(r"[a-z][a-z0-9_-]{0,39}")
LONGEST_CONTACT = 200
LOOPBACK = ("localhost", "127.0.0.1", "::1")


def _page_folder() -> Path:
    return Path(__file__).parent / "page"


def _number(name: str, default: str, read: Callable[[str], float], low: float) -> float:
    """A setting that is a number, and not a lower one than makes sense."""
    text = os.environ.get(name, default)
    try:
        value = read(text)
    except ValueError:
        value = math.nan
    if not low <= value < math.inf:
        raise BadInput("server-bad-setting", name=name, value=text[:60])
    return value


def _one_of(name: str, words: tuple[str, ...]) -> str:
    """A setting that is one of some words, the first of them if it is not set."""
    text = os.environ.get(name, "") or words[0]
    if text not in words:
        raise BadInput("server-bad-setting", name=name, value=text[:60])
    return text


def _address(name: str) -> str:
    """A setting that is an http or https address without a path at its end, or nothing."""
    text = os.environ.get(name, "").rstrip("/")
    if text and re.fullmatch(r"https?://[^\s/?#]+", text) is None:
        raise BadInput("server-bad-setting", name=name, value=text[:60])
    return text


def _smtp(name: str) -> str:
    """A setting that is the address of an SMTP server, or nothing. It may hold a password, so it is
    never quoted."""
    text = os.environ.get(name, "")
    if text and re.fullmatch(r"smtps?://([^\s/@]+@)?[^\s/@:]+(:\d{1,5})?/?", text) is None:
        raise BadInput("server-bad-setting", name=name, value="…")
    return text


def _programs(name: str) -> dict[str, str]:
    """A setting that gives commands by the names of bots, as an object of JSON, or nothing."""
    text = os.environ.get(name, "") or "{}"
    try:
        found = json.loads(text)
        sound = all(
            PROGRAM_NAME.fullmatch(bot) and bot not in bot_names() and read_command(f"line:{it}")
            for bot, it in found.items()
        )
    except (ValueError, TypeError, AttributeError, BadInput):
        sound = False
    if not sound:
        raise BadInput("server-bad-setting", name=name, value=text[:60])
    return dict(found)


def _name(host: str) -> str | None:
    """The name in a `Host` header, without the port."""
    try:
        return urlsplit(f"//{host}").hostname
    except ValueError:
        return None


def is_loopback(host: str) -> bool:
    """Whether a `Host` header has a name of this very machine, which nobody can give to another."""
    return _name(host) in LOOPBACK


@dataclass(frozen=True, slots=True)
class Config:
    """One server's settings. `from_environment` reads THRONEROOM_… variables."""

    database: str = "sqlite:///throneroom.db"
    secret: str = ""
    """Signs cookies and decisions; without one the database keeps one for all workers."""
    page: Path = field(default_factory=_page_folder)
    origins: tuple[str, ...] = ()
    """Further origins, besides the server's own, whose pages may speak to it."""
    public_address: str = ""
    """Where people find the server, such as https://throneroom.example; notices link to it."""
    smtp: str = ""
    """The server that takes mail, such as smtps://user:word@mail.example; none: no mail is sent."""
    mail_from: str = ""
    """The sender of mail, such as throneroom@mail.example."""
    contact: str = ""
    """Whom people can ask who cannot be helped by mail; the page says it."""
    push_key: str = ""
    """Signs notices by web push; the database keeps one for all workers."""
    hosts: tuple[str, ...] = ()
    """The names under which the server answers, besides those of loopback; none: under any."""
    secure_cookies: bool = False
    trusted_proxy: bool = False
    """Whether X-Forwarded-For names the visitor, because a reverse proxy sets it."""
    private_webhooks: bool = False
    """Whether webhooks may go to loopback and private addresses."""
    metrics_token: str = ""
    """Whoever has it may read the counters; without one only this machine may."""
    telemetry: str = ""
    """The collector of OpenTelemetry to which traces and metrics go; none: nothing is sent."""
    log: str = "json"
    log_requests: bool = False
    """Whether every answered request is a line of the log."""
    bot_processes: int = 1
    bot_seconds: float = 20.0
    """How long a bot may think about one choice; then it is made at random."""
    bot_patience: float = 1.5
    """Seconds after which a bot that can be hurried comes to its choice."""
    programs: Mapping[str, str] = field(default_factory=dict)
    """Commands of bots that are programs, by the names under which tables offer them. Only the host
    can say what runs here: nothing that is sent to the server ever is a command."""
    bot_delay: float = 0.4
    """Seconds that a bot seems to think, so that people can follow."""
    window_delay: float = 1.5
    """Seconds for which, at a discreet table, everybody waits who might use something hidden."""
    dice_seconds: float = 5.0
    """For which a game that is started waits for the numbers that people add to its dice; 0: nobody
    is asked for any."""
    sweep_seconds: float = 2.0
    idle_seconds: float = 300.0
    """After which a table that nobody looks at leaves the memory."""
    request_seconds: float = 20.0
    """In which a request must have come in whole, and an answer must be read on."""
    connections: int = 100
    """Of one address at once, unless a proxy stands before the server; 0: no limit."""
    pages: int = 100
    """Open pages of one address at once; 0: no limit."""
    limits: bool = True
    """Rate limits; only benchmarks and some tests switch them off."""

    def answers_to(self, host: str) -> bool:
        """Whether a `Host` header names this server. A page that makes its own name point here
        would otherwise read whatever people see here."""
        allowed: set[str | None] = set(self.hosts)
        if self.public_address:
            allowed.add(urlsplit(self.public_address).hostname)
        if not allowed:
            return True
        return is_loopback(host) or _name(host) in allowed

    @staticmethod
    def from_environment() -> "Config":
        """The settings that `throneroom serve` passes on to its workers."""
        env = os.environ
        return Config(
            database=env.get("THRONEROOM_DB", "sqlite:///throneroom.db"),
            secret=env.get("THRONEROOM_SECRET", ""),
            page=Path(env.get("THRONEROOM_PAGE", str(_page_folder()))),
            origins=tuple(env.get("THRONEROOM_ORIGINS", "").split()),
            hosts=tuple(env.get("THRONEROOM_HOSTS", "").lower().split()),
            public_address=_address("THRONEROOM_PUBLIC_ADDRESS"),
            smtp=_smtp("THRONEROOM_SMTP"),
            mail_from=env.get("THRONEROOM_MAIL_FROM", ""),
            contact=env.get("THRONEROOM_CONTACT", "")[:LONGEST_CONTACT],
            secure_cookies=env.get("THRONEROOM_SECURE_COOKIES") == "1",
            trusted_proxy=env.get("THRONEROOM_TRUSTED_PROXY") == "1",
            private_webhooks=env.get("THRONEROOM_PRIVATE_WEBHOOKS") == "1",
            metrics_token=env.get("THRONEROOM_METRICS_TOKEN", ""),
            telemetry=_address("THRONEROOM_TELEMETRY"),
            log=_one_of("THRONEROOM_LOG", FORMATS),
            log_requests=env.get("THRONEROOM_LOG_REQUESTS") == "1",
            bot_processes=int(_number("THRONEROOM_BOT_PROCESSES", "1", int, 1)),
            bot_seconds=_number("THRONEROOM_BOT_SECONDS", "20", float, 0.05),
            bot_patience=_number("THRONEROOM_BOT_PATIENCE", "1.5", float, 0.05),
            programs=_programs("THRONEROOM_PROGRAMS"),
            bot_delay=_number("THRONEROOM_BOT_DELAY", "0.4", float, 0),
            window_delay=_number("THRONEROOM_WINDOW_DELAY", "1.5", float, 0),
            dice_seconds=_number("THRONEROOM_DICE_SECONDS", "5", float, 0),
            sweep_seconds=_number("THRONEROOM_SWEEP_SECONDS", "2.0", float, 0.05),
            idle_seconds=_number("THRONEROOM_IDLE_SECONDS", "300", float, 5),
            request_seconds=_number("THRONEROOM_REQUEST_SECONDS", "20", float, 0.05),
            connections=int(_number("THRONEROOM_CONNECTIONS", "100", int, 0)),
            pages=int(_number("THRONEROOM_PAGES", "100", int, 0)),
            limits=env.get("THRONEROOM_LIMITS", "1") != "0",
        )
