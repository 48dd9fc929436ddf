"""`throneroom admin`: accounts, tables and backups of a server."""

import getpass
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

import throneroom
from throneroom.cli import packing
from throneroom.cli.console import Lang, Screen, Slug, language, shown
from throneroom.cli.serve import DatabaseUrl, need_server
from throneroom.kernel import load, slugs
from throneroom.kernel.registry import versions
from throneroom.text import Translator

if TYPE_CHECKING:
    from throneroom.server.admin import Host
    from throneroom.server.checking import Damage, Waiting

MOST_DAYS = 36_500
MOST_LINES = 1_000_000
Name = Annotated[str, typer.Argument(help="help-account-name", metavar="NAME")]
TableId = Annotated[str, typer.Argument(help="help-table-id", metavar="ID")]
NewFile = Annotated[str, typer.Argument(help="help-backup-file", metavar="FILE")]
OldFile = Annotated[str, typer.Argument(help="help-restore-file", metavar="FILE")]
Days = Annotated[int, typer.Option("--days", help="help-days", min=0, max=MOST_DAYS)]
Status = Annotated[str, typer.Option("--status", help="help-status")]
Who = Annotated[str, typer.Argument(help="help-who", metavar="WHO")]
Addresses = Annotated[bool, typer.Option("--addresses", help="help-addresses")]
Keep = Annotated[int, typer.Option("--keep", help="help-keep", min=0)]
Last = Annotated[int, typer.Option("--last", help="help-last", min=1, max=MOST_LINES)]
PackFrom = Annotated[str, typer.Option("--from", help="help-pack-from", metavar="FOLDER")]
PackTo = Annotated[str, typer.Option("--to", help="help-pack-to", metavar="FOLDER")]
Mend = Annotated[bool, typer.Option("--mend", help="help-mend")]
DEFAULT_DB = "sqlite:///throneroom.db"


@contextmanager
def hosting(db: str, lang: str, create: bool = False) -> "Iterator[tuple[Host, Translator]]":
    """Whoever hosts the server with this database, and the words to answer with."""
    need_server()
    from throneroom.server.admin import open_database

    say = Translator(language(lang))
    with open_database(db, say, create) as host:
        yield host, say


def create_account(name: Name, db: DatabaseUrl = DEFAULT_DB, lang: Lang = "") -> None:
    with hosting(db, lang) as (host, say):
        made = host.create_account(name, typed_password(say))
    Screen().print(say.say("admin-created", name=made), markup=False)


def reset_password(name: Name, db: DatabaseUrl = DEFAULT_DB, lang: Lang = "") -> None:
    with hosting(db, lang) as (host, say):
        host.reset_password(name, typed_password(say))
    Screen().print(say.say("admin-password-set", name=name), markup=False)


def second_factor_off(name: Name, db: DatabaseUrl = DEFAULT_DB, lang: Lang = "") -> None:
    with hosting(db, lang) as (host, say):
        found = host.switch_second_factor_off(name)
    Screen().print(say.say("admin-second-factor-off", name=shown(found)), markup=False)


def tables(status: Status = "", db: DatabaseUrl = DEFAULT_DB, lang: Lang = "") -> None:
    with hosting(db, lang) as (host, _):
        found = host.tables(status)
    screen = Screen()
    for line in found:
        screen.print(line, markup=False)


def close_table(table_id: TableId, db: DatabaseUrl = DEFAULT_DB, lang: Lang = "") -> None:
    with hosting(db, lang) as (host, say):
        host.close_table(table_id)
    Screen().print(say.say("admin-closed", id=table_id), markup=False)


def prune(days: Days = 90, db: DatabaseUrl = DEFAULT_DB, lang: Lang = "") -> None:
    with hosting(db, lang) as (host, say):
        removed = host.prune(days)
    Screen().print(say.say("admin-pruned", n=removed), markup=False)


def reports(db: DatabaseUrl = DEFAULT_DB, lang: Lang = "") -> None:
    with hosting(db, lang) as (host, say):
        found = host.reports()
    screen = Screen()
    for one in found:
        key = "admin-report-banned" if one["banned"] else "admin-report"
        told = {name: shown(one[name]) for name in ("at", "table", "by", "about", "id", "text")}
        screen.print(say.say(key, **told), soft_wrap=True, markup=False)
        for text in one["said"]:
            screen.print(f"    > {shown(text)}", soft_wrap=True, markup=False)
    screen.print(say.say("admin-reports", n=len(found)), markup=False)


def ban(
    who: Who, addresses: Addresses = False, db: DatabaseUrl = DEFAULT_DB, lang: Lang = ""
) -> None:
    with hosting(db, lang) as (host, say):
        name = host.ban(who, addresses)
    Screen().print(say.say("admin-banned", name=shown(name)), markup=False)


def unban(who: Who, db: DatabaseUrl = DEFAULT_DB, lang: Lang = "") -> None:
    with hosting(db, lang) as (host, say):
        name = host.unban(who)
    Screen().print(say.say("admin-unbanned", name=shown(name)), markup=False)


def check(mend: Mend = False, db: DatabaseUrl = DEFAULT_DB, lang: Lang = "") -> None:
    with hosting(db, lang) as (host, say):
        found = host.check(mend)
    screen = Screen()
    for damage in found.damage:
        screen.print(shown(damage_told(say, damage)), soft_wrap=True, markup=False)
    for waiting in found.waiting:
        screen.print(waiting_told(say, waiting), soft_wrap=True, markup=False)
    other = sum(waiting.tables for waiting in found.waiting)
    counts = {"tables": found.tables, "moves": found.moves, "other": other}
    screen.print(
        say.say("check-done", **counts, damage=len(found.damage)), soft_wrap=True, markup=False
    )
    if found.damage:
        raise typer.Exit(1)


def waiting_told(say: Translator, waiting: "Waiting") -> str:
    """Which tables wait for which rules, and what the host has instead."""
    told = {
        "title": title_of(say, waiting.game),
        "version": waiting.rules,
        "installed": ", ".join(versions(waiting.game)) or "–",
        "n": waiting.tables,
        "ids": ", ".join(waiting.running) or "–",
    }
    return say.say("check-waiting", **told)


def title_of(say: Translator, slug: str) -> str:
    """The title of a game, if it is installed."""
    return Translator(say.language, load(slug)).title() if slug in slugs() else slug


def damage_told(say: Translator, damage: "Damage") -> str:
    """What is wrong, and how it is mended."""
    told = say.say(f"check-{damage.kind}", id=damage.table_id, what=damage.what)
    if damage.can_be_mended:
        return f"{told} {say.say('check-mend')}"
    if not damage.table_id:
        return f"{told} {say.say('check-restore')}"
    # An id may begin with a dash: tables of older releases have kept theirs.
    dashes = "-- " if damage.table_id.startswith("-") else ""
    return f"{told} {say.say('check-restore-or-close', id=dashes + damage.table_id)}"


def back_up(file: NewFile, keep: Keep = 0, db: DatabaseUrl = DEFAULT_DB, lang: Lang = "") -> None:
    with hosting(db, lang) as (host, say):
        if keep:
            file, rows = host.rotate(file, keep)
        else:
            rows = host.back_up(file)
    Screen().print(say.say("admin-backed-up", rows=rows, file=file), markup=False)


def restore(file: OldFile, db: DatabaseUrl = DEFAULT_DB, lang: Lang = "") -> None:
    need_server()
    from throneroom.server.backup import look

    look(Path(file))
    with hosting(db, lang, create=True) as (host, say):
        rows = host.restore(file)
    Screen().print(say.say("admin-restored", rows=rows, file=file), markup=False)


def audit(last: Last = 50, db: DatabaseUrl = DEFAULT_DB, lang: Lang = "") -> None:
    with hosting(db, lang) as (host, say):
        found = host.audit(last)
    screen = Screen()
    for line in found:
        did = say.say(f"audit-{line['what']}", **{**line, "person": shown(line["person"])})
        told = say.say("audit-line", at=line["at"], who=line["who"], did=did)
        screen.print(told, soft_wrap=True, markup=False)


def pack_rules(slug: Slug, release: PackFrom = "", to: PackTo = ".", lang: Lang = "") -> None:
    say = Translator(language(lang))
    folder = Path(release) if release else Path(throneroom.__file__).parent
    packed = packing.pack(slug, folder, Path(to))
    told = {"title": title_of(say, slug), "version": packed.version, "file": str(packed.file)}
    Screen().print(say.say("admin-packed", **told), soft_wrap=True, markup=False)


def typed_password(translator: Translator) -> str:
    """Typed in, or a line of standard input. An argument would be seen by everybody who may list
    processes, and kept by the shell."""
    if sys.stdin.isatty():
        return getpass.getpass(translator.say("admin-password-prompt") + ": ")
    return sys.stdin.readline().rstrip("\n")


COMMANDS: dict[str, Callable[..., None]] = {
    "create-account": create_account,
    "reset-password": reset_password,
    "second-factor-off": second_factor_off,
    "tables": tables,
    "close-table": close_table,
    "reports": reports,
    "ban": ban,
    "unban": unban,
    "prune": prune,
    "check": check,
    "audit": audit,
    "pack-rules": pack_rules,
    "backup": back_up,
    "restore": restore,
}
