"""Compile the rules, the games and the bots with mypyc into a package that is several times faster.

    make fast                                      everything, into build/fast
    PYTHONPATH=build/fast .venv/bin/throneroom …   use it

The sources are copied, the copy is compiled, and the package lies beside its sources: whatever is
not compiled runs as it is. It runs in an environment of its own (requirements/fast.lock), because
nothing but this needs a compiler.
"""

import argparse
import os
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from scripts.fast_modules import GROUPS, libraries_in, modules_of
from setuptools import Distribution
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"


class Build(build_ext):  # type: ignore[misc]  # setuptools says nothing about its types
    """Compiles the files of a library side by side, and only what has changed."""

    jobs = 1

    def build_extension(self, ext: Any) -> None:
        with ThreadPoolExecutor(self.jobs) as pool:
            objects = list(pool.map(lambda source: self.compile_file(ext, source), ext.sources))
        library = Path(self.get_ext_fullpath(ext.name))
        if is_older(library, objects):
            self.compiler.link_shared_object(
                objects,
                str(library),
                libraries=self.get_libraries(ext),
                library_dirs=ext.library_dirs,
                build_temp=self.build_temp,
            )

    def compile_file(self, ext: Any, source: str) -> str:
        """The object file of one source."""
        (made,) = self.compiler.object_filenames([source], output_dir=self.build_temp)
        if is_older(Path(made), [source, *ext.depends]):
            self.compiler.compile(
                [source],
                output_dir=self.build_temp,
                include_dirs=ext.include_dirs,
                # Every file of a library defines what it needs of other libraries: that is one.
                # Nobody else calls its functions by name, so that they may be put into each other.
                extra_postargs=[*ext.extra_compile_args, "-fcommon", "-fvisibility=hidden"],
            )
        return str(made)


def is_older(made: Path, sources: list[str]) -> bool:
    if not made.exists():
        return True
    then = made.stat().st_mtime
    return any(Path(source).stat().st_mtime > then for source in sources)


def copy_sources(target: Path) -> None:
    """The package as it is now; files that have not changed keep their time."""
    wanted = set()
    for source in SOURCES.rglob("*"):
        if "__pycache__" in source.parts or not source.is_file():
            continue
        copied = target / source.relative_to(SOURCES)
        wanted.add(copied)
        if not copied.exists() or copied.read_bytes() != source.read_bytes():
            copied.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, copied)
    for file in (target / "throneroom").rglob("*"):
        if file.is_file() and file not in wanted and file.suffix != ".so":
            file.unlink()


def compile_package(target: Path, groups: list[str], jobs: int, level: str) -> None:
    """Compile these groups of the package in a folder, in place."""
    from mypyc.build import mypycify

    os.chdir(target)
    package = target / "throneroom"
    files = {name: modules_of(package, GROUPS[name]) for name in groups}
    extensions = mypycify(
        [
            *("--strict", "--python-version", "3.11", "--no-warn-unused-ignores"),
            *("--python-executable", str(ROOT / ".venv" / "bin" / "python")),
            *("--namespace-packages", "--explicit-package-bases", "--cache-dir", "../fast-mypy"),
            *(file for group in files.values() for file in group),
        ],
        opt_level=level,
        debug_level="0",
        multi_file=True,
        separate=[(group, name) for name, group in files.items()],
        target_dir="../fast-c",
    )
    build = Build(Distribution({"name": "throneroom", "ext_modules": extensions}))
    build.jobs = jobs
    build.inplace = True
    build.build_temp = "."  # beside the C files
    build.ensure_finalized()
    # What is not made anew would find its neighbours changed, and crash: it runs as it is instead.
    made = {Path(build.get_ext_fullpath(extension.name)).resolve() for extension in extensions}
    for library in libraries_in(target):
        if library.resolve() not in made:
            library.unlink()
    build.run()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("--target", type=Path, default=ROOT / "build" / "fast")
    parser.add_argument(
        "--groups",
        nargs="*",
        default=list(GROUPS),
        choices=list(GROUPS),
        help="only these; whatever else is there runs as it is",
    )
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--level", default="2", help="of the compiler's optimization")
    arguments = parser.parse_args()
    target = arguments.target.resolve()
    copy_sources(target)
    compile_package(target, arguments.groups, arguments.jobs, arguments.level)
    print(f"Use it with PYTHONPATH={target}", file=sys.stderr)


if __name__ == "__main__":
    main()
