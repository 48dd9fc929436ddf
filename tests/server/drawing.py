"""Pages that add numbers to the dice, played by the tests. See docs/fair_dice.md."""

import secrets
from typing import Any

from tests.server.client import Page, Person

from throneroom.kernel.dice import draw_of, number_commitment


def new_number() -> str:
    """A number, as a page draws one."""
    return secrets.token_hex(32)


def table_of(page: Page, status: str) -> dict[str, Any]:
    """What the page is told of the table, once it has a status."""
    latest = page.latest.get("table")
    if latest is not None and latest["status"] == status:
        return latest
    return page.until(lambda f: f["t"] == "table" and f["status"] == status)


def commit(page: Page, number: str) -> None:
    """Commit to a number."""
    assert page.ask("dice_commit", commitment=number_commitment(number))["t"] == "ack"


def draw_seen(page: Page) -> str:
    """The draw as a page computes it from what it is told."""
    told = table_of(page, "starting")
    seats = [(one["seat"], one["commitment"]) for one in told["dice"]["seats"]]
    draw = draw_of(told["id"], told["commitment"], seats)
    assert told["dice"]["draw"] == draw
    return draw


def reveal(page: Page, number: str) -> None:
    """Say which number it was."""
    assert page.ask("dice_reveal", number=number, draw=draw_seen(page))["t"] == "ack"


def numbers_in(told: dict[str, Any]) -> list[str | None]:
    """The numbers that a table tells, by seat."""
    return [one["number"] for one in told["dice"]["seats"]]


def gathered(*persons: Person, **more: Any) -> tuple[str, list[Page], list[str]]:
    """An open table of The Iron Throne with one bot, where the pages of these people are committed
    to numbers."""
    owner, *others = persons
    table = owner.bot_table("iron_throne", len(persons) + 1, people=len(persons), **more)["id"]
    for other in others:
        other.ok("POST", f"/api/tables/{table}/join", {})
    pages = [person.page(table) for person in persons]
    numbers = [new_number() for _ in persons]
    for page, number in zip(pages, numbers, strict=True):
        commit(page, number)
    return table, pages, numbers
