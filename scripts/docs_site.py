"""What `make docs` adds to the files in docs/: the pages at the root of the project, a page for
every source file that a document links to, and anchors for the numbered rules.

Documents are written so that their links lead somewhere in a checkout. Here they are turned to the
same things within the site. MkDocs calls the functions whose names begin with `on_`.
"""

import posixpath
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files
    from mkdocs.structure.pages import Page

ROOT = Path(__file__).parents[1]
OUTER = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
}
"""Pages that lie outside docs/, and their place in the site."""
LANGUAGES = {".py": "python", ".ts": "typescript", ".json": "json"}

CODE = re.compile(
    r"^(?P<fence> *(`{3,}|~{3,})).*?^ *\2`*\s*?$|(?P<tick>`+)[^`].*?(?P=tick)",
    re.MULTILINE | re.DOTALL,
)
LINK = re.compile(r"(\]\()([^)\s#]*)(#[^)\s]*)?(\))")
RULE = re.compile(
    r"^(?:- \*\*(?=[A-Z])|#+ (?=[A-Z]S))(?P<id>[A-Z][RS]?\d+(?:\.\d+)?)\b", re.MULTILINE
)
MENTION = re.compile(r"\b[A-Z][RS]?\d+(?:\.\d+)?\b")
MARK = re.compile(r"\[([^\]\[]*)\](?!\()")


def outside_code(text: str) -> Iterator[tuple[bool, str]]:
    """The parts of a document in their order, each with whether it is prose rather than code."""
    end = 0
    for match in CODE.finditer(text):
        yield True, text[end : match.start()]
        yield False, match[0]
        end = match.end()
    yield True, text[end:]


def relinked(text: str, change: Callable[[str], str]) -> str:
    """A document with other targets of its links; what is code stays as it is."""

    def linked(match: re.Match[str]) -> str:
        opening, target, anchor, closing = match.groups("")
        return opening + (change(target) if target else "") + anchor + closing

    parts = outside_code(text)
    return "".join(LINK.sub(linked, part) if prose else part for prose, part in parts)


def links(text: str) -> list[tuple[str, str]]:
    """The targets of a document's links and the anchors in them; a link within it has no target."""
    return [
        (match[2], (match[3] or "").removeprefix("#"))
        for prose, part in outside_code(text)
        if prose
        for match in LINK.finditer(part)
    ]


def is_outward(target: str) -> bool:
    """Whether a link leaves the project."""
    return "://" in target or target.startswith("mailto:")


def place_in_site(path: str) -> str:
    """Where a file of the project is in the site."""
    if path in OUTER:
        return OUTER[path]
    if path.startswith("docs/"):
        return path.removeprefix("docs/")
    return f"source/{path}.md"


def source_page(path: str) -> str:
    """A page that shows a source file."""
    language = LANGUAGES.get(posixpath.splitext(path)[1], "text")
    text = (ROOT / path).read_text("utf-8").rstrip()
    return f"# {path}\n\n````{language}\n{text}\n````\n"


def on_files(files: "Files", config: "MkDocsConfig") -> "Files":
    """Add the pages that are not files in docs/."""
    from mkdocs.structure.files import File

    documents = {
        f"docs/{file.src_uri}": file.content_string for file in files.documentation_pages()
    }
    for path, place in OUTER.items():
        documents[path] = (ROOT / path).read_text("utf-8")
        files.append(File.generated(config, place, content=documents[path]))
    for path, text in documents.items():
        for target, _ in links(text):
            found = posixpath.normpath(posixpath.join(posixpath.dirname(path), target))
            place = place_in_site(found)
            if target and not is_outward(target) and (ROOT / found).is_file():
                if place.startswith("source/") and files.get_file_from_path(place) is None:
                    files.append(File.generated(config, place, content=source_page(found)))
    return files


def on_page_markdown(markdown: str, *, page: "Page", config: "MkDocsConfig", files: "Files") -> str:
    """Turn the links of a page to places in the site."""
    here = page.file.src_uri
    if here.startswith("source/"):
        return markdown
    before = {place: path for path, place in OUTER.items()}.get(here, f"docs/{here}")

    def change(target: str) -> str:
        if is_outward(target):
            return target
        path = posixpath.normpath(posixpath.join(posixpath.dirname(before), target))
        return posixpath.relpath(place_in_site(path), posixpath.dirname(here) or ".")

    markdown = relinked(markdown, change)
    return cross_referenced(markdown) if here.startswith("rules/") else markdown


def cross_referenced(text: str) -> str:
    """Numbered rules with an anchor for each, `#T6.12`, to which every mention of it leads."""
    known = {match["id"] for match in RULE.finditer(text)}

    def mention(match: re.Match[str]) -> str:
        return f"[{match[0]}](#{match[0]})" if match[0] in known else match[0]

    def line(text: str) -> str:
        rule = RULE.match(text)
        if text.startswith("#"):
            return f'<a id="{rule["id"]}"></a>\n\n{text}' if rule else text
        # Where a rule is from stands in brackets, which are no links.
        start = rule.end() if rule else 0
        rest = MENTION.sub(mention, MARK.sub(r"\\[\1\\]", text[start:]))
        return (f'- <a id="{rule["id"]}"></a>**{rule["id"]}' if rule else "") + rest

    return "".join(
        "\n".join(map(line, part.split("\n"))) if prose else part
        for prose, part in outside_code(text)
    )
