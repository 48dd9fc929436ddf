"""`throneroom rules`: the numbered rules of a game, and how they are covered."""

import json
import re
from collections.abc import Sequence
from typing import Annotated

import typer
from rich.console import RenderableType
from rich.markdown import Markdown
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from throneroom.cli.console import AsJson, Lang, Screen, Slug, language
from throneroom.cli.coverage import Coverage
from throneroom.cli.coverage import coverage as coverage_of
from throneroom.kernel import load
from throneroom.text import Rule, Translator, load_rulebook


def rules(
    slug: Slug,
    rule_id: Annotated[str | None, typer.Argument(metavar="[ID]", help="help-rule-id")] = None,
    coverage: Annotated[bool, typer.Option("--coverage", help="help-coverage")] = False,
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    translator = Translator(language(lang), load(slug))
    book = load_rulebook(slug)
    chosen = book.find(rule_id) if rule_id else list(book.rules.values())
    screen = Screen()
    if coverage:
        covered = coverage_of(book)
        if as_json:
            print(json.dumps(covered.to_json()))
        elif rule_id:
            screen.print(places(covered, chosen, translator))
        else:
            screen.print(by_chapter(covered, translator))
            screen.print(verdict(covered, translator))
    elif as_json:
        print(json.dumps([rule._asdict() for rule in chosen]))
    else:
        chapter = ""
        for rule in chosen:
            if rule.chapter != chapter and not rule_id:
                chapter = rule.chapter
                screen.print(f"\n[bold underline]{escape(translator.chapter(chapter))}[/]")
            for part in rendered(rule):
                screen.print(part)


def rendered(rule: Rule) -> list[RenderableType]:
    """A rule as it is shown to people."""
    head = f"{rule.id} {rule.title}".strip()
    if "\n" in rule.text:
        return [Text(head, style="bold"), Markdown(rule.text)]
    return [Text.assemble((head, "bold"), " ", inline(rule.text))]


def inline(text: str) -> Text:
    """A line of Markdown with its emphasis."""
    markup = escape(text)
    for mark, style in (("**", "bold"), ("*", "italic"), ("`", "cyan")):
        quoted = re.escape(mark)
        markup = re.sub(rf"{quoted}(\S(?:.*?\S)?){quoted}", rf"[{style}]\1[/{style}]", markup)
    return Text.from_markup(markup)


def by_chapter(covered: Coverage, translator: Translator) -> Table:
    """How many rules of each chapter are enforced and proved."""
    table = Table(title=translator.say("coverage-title", title=translator.title()))
    for name in ("chapter", "rules", "enforced", "proved"):
        table.add_column(
            translator.say(f"coverage-{name}"), justify="left" if not table.columns else "right"
        )
    chapters = list(dict.fromkeys(rule.chapter for rule in covered.rules.values()))
    for chapter in chapters:
        ids = [rule.id for rule in covered.rules.values() if rule.chapter == chapter]
        table.add_row(translator.chapter(chapter), *figures(covered, ids))
    table.add_section()
    table.add_row(translator.say("coverage-all"), *figures(covered, list(covered.rules)))
    return table


def figures(covered: Coverage, ids: Sequence[str]) -> list[str]:
    """Rules, enforced, proved, as counts and percentages. A scenario is no rule of its own that
    code could enforce."""
    enforceable = [rule for rule in ids if not rule[1:].startswith("S")]
    enforced = sum(rule in covered.enforced for rule in enforceable)
    proved = sum(rule in covered.proved for rule in ids)
    return [str(len(ids)), part(enforced, len(enforceable)), part(proved, len(ids))]


def part(count: int, whole: int) -> str:
    """A count with its percentage; only the whole is 100 %."""
    return f"{count} {100 * count // whole:3} %" if whole else "–"


def verdict(covered: Coverage, translator: Translator) -> str:
    """What is not proved yet, and what no program can prove."""
    lines = []
    if covered.missing:
        lines.append(translator.say("coverage-missing", rules=", ".join(covered.missing)))
    else:
        lines.append(translator.say("coverage-complete"))
    if covered.by_people:
        lines.append(translator.say("coverage-by-people", rules=", ".join(covered.by_people)))
    return "\n".join(lines)


def places(covered: Coverage, chosen: Sequence[Rule], translator: Translator) -> Table:
    """For each rule, where it is enforced and which tests prove it."""
    table = Table(show_lines=True)
    for name in ("rule", "enforced", "proved"):
        table.add_column(translator.say(f"coverage-{name}"))
    for rule in chosen:
        table.add_row(
            rule.id,
            "\n".join(covered.enforced.get(rule.id, ["–"])),
            "\n".join(covered.proved.get(rule.id, ["–"])),
        )
    return table
