"""`throneroom admin`: accounts, tables and backups of a server."""

from typing import Annotated

import typer

from throneroom.cli.console import Lang, Screen, language
from throneroom.cli.serve import DatabaseUrl, need_server
from throneroom.text import Translator

ActionName = Annotated[str, typer.Argument(help="help-admin-action", metavar="ACTION")]
Subject = Annotated[str, typer.Argument(help="help-admin-name", metavar="NAME")]
Password = Annotated[str, typer.Option("--password", help="help-password")]
Days = Annotated[int, typer.Option("--days", help="help-days", min=0)]
Status = Annotated[str, typer.Option("--status", help="help-status")]


def admin(
    action: ActionName,
    name: Subject = "",
    password: Password = "",
    days: Days = 90,
    status: Status = "",
    db: DatabaseUrl = "sqlite:///throneroom.db",
    lang: Lang = "",
) -> None:
    need_server()
    from throneroom.server.admin import administer

    wishes = {"name": name, "password": password, "days": days, "status": status}
    screen = Screen()
    for line in administer(action, db, Translator(language(lang)), wishes):
        screen.print(line)
