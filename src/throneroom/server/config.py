"""What a host can set, and where the defaults come from."""

import os
from dataclasses import dataclass, field
from pathlib import Path


def _page_folder() -> Path:
    return Path(__file__).parent / "page"


@dataclass(frozen=True, slots=True)
class Config:
    """One server's settings. `from_environment` reads THRONEROOM_… variables."""

    database: str = "sqlite:///throneroom.db"
    secret: str = ""
    """Signs cookies and decisions; without one the database keeps one for all workers."""
    page: Path = field(default_factory=_page_folder)
    origins: tuple[str, ...] = ()
    """Further origins, besides the server's own, whose pages may speak to it."""
    secure_cookies: bool = False
    trusted_proxy: bool = False
    """Whether X-Forwarded-For names the visitor, because a reverse proxy sets it."""
    private_webhooks: bool = False
    """Whether webhooks may go to loopback and private addresses."""
    bot_processes: int = 1
    bot_delay: float = 0.4
    """Seconds that a bot seems to think, so that people can follow."""
    sweep_seconds: float = 2.0
    limits: bool = True
    """Rate limits; only benchmarks and some tests switch them off."""

    @staticmethod
    def from_environment() -> "Config":
        """The settings that `throneroom serve` passes on to its workers."""
        env = os.environ
        return Config(
            database=env.get("THRONEROOM_DB", "sqlite:///throneroom.db"),
            secret=env.get("THRONEROOM_SECRET", ""),
            page=Path(env.get("THRONEROOM_PAGE", str(_page_folder()))),
            origins=tuple(env.get("THRONEROOM_ORIGINS", "").split()),
            secure_cookies=env.get("THRONEROOM_SECURE_COOKIES") == "1",
            trusted_proxy=env.get("THRONEROOM_TRUSTED_PROXY") == "1",
            private_webhooks=env.get("THRONEROOM_PRIVATE_WEBHOOKS") == "1",
            bot_processes=int(env.get("THRONEROOM_BOT_PROCESSES", "1")),
            bot_delay=float(env.get("THRONEROOM_BOT_DELAY", "0.4")),
            sweep_seconds=float(env.get("THRONEROOM_SWEEP_SECONDS", "2.0")),
            limits=env.get("THRONEROOM_LIMITS", "1") != "0",
        )
