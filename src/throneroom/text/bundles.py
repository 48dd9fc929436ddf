"""The Fluent files of each language, and which language a person reads."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

try:
    from fluent.runtime import FluentBundle, FluentResource
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(
        "words need the extra of the terminal: pip install 'throneroom[terminal]'",
        name=error.name,
    ) from error

from throneroom.kernel import BadInput
from throneroom.kernel.errors import shown
from throneroom.kernel.registry import module_of
from throneroom.text.headings import FUNCTIONS

LANGUAGES = ("en", "pl", "bg")
SHARED = ("kernel", "cli", "study", "server", "rules")


def check_language(language: str) -> str:
    """The language, if it is one of ours."""
    if language not in LANGUAGES:
        raise BadInput("unknown-language", text=shown(language))
    return language


def preferred_language(environment: Mapping[str, str]) -> str:
    """The language of a person's environment; English if it is none of ours.

    `THRONEROOM_LANG` must name one of ours; the variables of the system may name any.
    """
    ours = environment.get("THRONEROOM_LANG", "")
    if ours:
        return check_language(ours)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            language = environment[name][:2].lower()
            return language if language in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


@cache
def bundle(language: str, slug: str) -> FluentBundle:
    """The messages of one language: the shared ones, and those of a game unless it is ""."""
    texts = [text for name in SHARED for text in _read(_ours(language) / f"{name}.ftl")]
    if slug:
        folder = _ours(language)
        if not (folder / f"{slug}.ftl").is_file():
            folder = _beside_the_game(slug) / "locale" / language
        texts += [text for path in parts_of(folder, slug) for text in _read(path)]
    messages = FluentBundle([language], FUNCTIONS, use_isolating=False)
    for text in texts:
        messages.add_resource(FluentResource(text))
    return messages


def parts_of(folder: Traversable, slug: str) -> list[Traversable]:
    """The files with the messages of a game: `<slug>.ftl`, then its parts `<slug>-<part>.ftl`."""
    if not folder.is_dir():
        return []
    parts = [
        path
        for path in folder.iterdir()
        if path.name.startswith(f"{slug}-") and path.name.endswith(".ftl")
    ]
    return [folder / f"{slug}.ftl", *sorted(parts, key=lambda path: path.name)]


def _ours(language: str) -> Traversable:
    return files("throneroom") / "locale" / language


def _beside_the_game(slug: str) -> Traversable:
    """A game of another package brings its messages in a folder of its own."""
    return files(module_of(slug))


def _read(path: Traversable) -> list[str]:
    return [path.read_text("utf-8")] if path.is_file() else []
