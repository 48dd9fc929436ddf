"""What is compiled by `make fast`, and what is not."""

import sysconfig
from fnmatch import fnmatch
from pathlib import Path

# What is compiled, and into which shared library: what calls each other most lies together.
GROUPS = {
    "throneroom_kernel": ("kernel",),
    "throneroom_watch": ("games/watch",),
    "throneroom_iron_throne": ("games/iron_throne",),
    "throneroom_thrones": ("games/thrones",),
    "throneroom_ice_and_fire": ("games/ice_and_fire",),
    "throneroom_bots": ("bots", "arena"),
    # Of the server only what every move goes through; the rest waits for others most of the time.
    "throneroom_server": (
        "server/appending.py",
        "server/changes.py",
        "server/clocks.py",
        "server/limits.py",
        "server/metrics.py",
        "server/pictures.py",
        "server/live.py",
        "server/play.py",
        "server/rebuild.py",
        "server/wire.py",
    ),
}
# What stays as it is, and why.
LEFT_OUT = (
    # A box with corners is a tuple with something more, and mypyc has no classes of tuples.
    "games/ice_and_fire/geometry/polygons.py",
    # These wait for other processes, and the keeper is started by its path.
    "bots/keeper.py",
    "bots/line.py",
    # A series goes from process to process, and what is compiled cannot be pickled.
    "arena/__init__.py",
    "arena/series.py",
    "arena/workers.py",
    # What is read and shown, once for each question a person is asked, is no part of thinking: it
    # would take as long to compile as all the rules.
    "kernel/builder.py",
    "kernel/dice.py",
    "kernel/options.py",
    "kernel/plain.py",
    "kernel/position.py",
    "kernel/record.py",
    "kernel/registry.py",
    "kernel/story.py",
    "games/*svg*.py",
    "games/*/army_*.py",
    "games/*/builder.py",
    "games/*/*position*.py",
    "games/*/preview*.py",
    "games/*/reasons.py",
    "games/*/story.py",
    "games/*/terminal*.py",
    # The texts of cards are put together once, of functions that are found by their names.
    "games/ice_and_fire/factions/*",
    "games/ice_and_fire/vocabulary/*",
)


def modules_of(package: Path, places: tuple[str, ...]) -> list[str]:
    """The files of a group that are compiled, as paths from where the package lies: those of its
    folders, and single ones."""
    return [
        str(file.relative_to(package.parent))
        for place in places
        for file in _files_at(package / place)
        if not any(fnmatch(str(file.relative_to(package)), pattern) for pattern in LEFT_OUT)
    ]


def _files_at(place: Path) -> list[Path]:
    return sorted(place.rglob("*.py")) if place.is_dir() else [place]


def libraries_in(target: Path) -> list[Path]:
    """All that is compiled in a folder."""
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    return sorted([*target.glob(f"*{suffix}"), *(target / "throneroom").rglob(f"*{suffix}")])
