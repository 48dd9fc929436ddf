"""The `throneroom` command: one module for each of its commands.

What it prints and translates with is not needed by the library, and so may be missing.
"""

import os
import sys
from importlib.resources import files

LIBRARIES = ("babel", "fluent", "rich", "typer")
ENGLISH = "en"


def command() -> None:
    """Run the command, or say in a line what it needs."""
    try:
        from throneroom.cli.main import main
    except ModuleNotFoundError as missing:
        if (missing.name or "").partition(".")[0] not in LIBRARIES:
            raise
        print(f"throneroom: {not_installed()}", file=sys.stderr)
        sys.exit(2)
    main()


def not_installed() -> str:
    """The message about it in the language of the environment; who reads it has no translator."""
    key = "cli-not-installed = "
    names = ("THRONEROOM_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
    asked = next(filter(None, map(os.environ.get, names)), "")[:2].lower()
    for language in (asked, ENGLISH):
        messages = files("throneroom") / "locale" / (language or ENGLISH) / "cli.ftl"
        if messages.is_file():
            break
    lines = messages.read_text("utf-8").splitlines()
    return next(line.removeprefix(key) for line in lines if line.startswith(key))
