"""A table as text.

A game may say how its table is drawn: `Game.draw(view, say)` gets what `state.view(seat)` gives,
and `say(key, **data)`, which translates. It returns blocks from top to bottom: a block is either
text (a line, or a drawing of several lines) or a table `{"title": str, "columns": [str, ...],
"rows": [[str, ...], ...]}`. Both may use Rich's markup, `[bold]so[/]`. The view of a game that says
nothing is drawn as plain tables of what is in it.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from throneroom.kernel import Block, State
from throneroom.text import Translator


def draw(state: State, seat: int | None, translator: Translator) -> RenderableType:
    """The table as a seat (None: a spectator) sees it, as the game draws it or as plain tables."""
    game = state.game
    view = state.view(seat)
    if game.draw is None:
        del view["awaiting"]
        ids = translator.look_at(state.table)
        seats = [translator.seat(ids, seat) for seat in range(len(ids))]
        return Group(*plain(view, translator, seats, translator.title()))
    return Group(*(rendered(block) for block in game.draw(view, translator.say)))


def rendered(block: Block) -> RenderableType:
    """One block of a game's drawing."""
    if isinstance(block, str):
        # A line is broken where the screen ends; a drawing of several lines must not be.
        drawing = "\n" in block
        text = Text.from_markup(block)
        text.no_wrap = drawing
        return text
    table = Table(title=block["title"] or None, title_justify="left")
    for column in block["columns"]:
        table.add_column(column)
    for row in block["rows"]:
        table.add_row(*row)
    return table


def plain(
    view: Mapping[str, Any], translator: Translator, seats: Sequence[str], title: str
) -> list[RenderableType]:
    """Any view: what is single in one table, and each list of objects in a table of its own."""
    single = Table(title=escape(title), show_header=False, title_justify="left")
    blocks: list[RenderableType] = [single]
    for field, value in view.items():
        if isinstance(value, list) and value and all(isinstance(item, dict) for item in value):
            blocks.append(listing(field, value, translator, seats))
        elif isinstance(value, dict) and any(isinstance(v, (dict, list)) for v in value.values()):
            blocks += plain(value, translator, seats, field_name(field, translator))
        else:
            single.add_row(field_name(field, translator), cell(field, value, translator))
    return blocks if single.row_count else blocks[1:]


def listing(
    field: str, items: Sequence[Mapping[str, Any]], translator: Translator, seats: Sequence[str]
) -> Table:
    """A list of objects: a row each, with a name if there is one for each seat."""
    columns = list(dict.fromkeys(name for item in items for name in item))
    names = seats if len(items) == len(seats) else [""] * len(items)
    table = Table(title=field_name(field, translator), title_justify="left")
    if any(names):
        table.add_column("")
    for column in columns:
        table.add_column(field_name(column, translator))
    for name, item in zip(names, items, strict=True):
        cells = [cell(column, item.get(column), translator) for column in columns]
        table.add_row(*([escape(name), *cells] if any(names) else cells))
    return table


def cell(field: str, value: Any, translator: Translator) -> str:
    """One value in a few words."""
    if value is None or value == [] or value == {}:
        return "–"
    if isinstance(value, Mapping):
        return ", ".join(
            f"{field_name(k, translator)} {cell(k, v, translator)}" for k, v in value.items()
        )
    if isinstance(value, (list, tuple)):
        return ", ".join(cell(field, item, translator) for item in value)
    if isinstance(value, bool):
        return translator.say("yes" if value else "no")
    return escape(str(translator.guess(field, value)))


def field_name(field: str, translator: Translator) -> str:
    """What a field is called: the game may have a message `<slug>-field-<name>` for it."""
    key = f"{translator.slug}-field-{field}"
    return escape(translator.say(key) if translator.has(key, "en") else field.replace("_", " "))
