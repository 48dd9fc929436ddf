"""Programs that tests need and no Python package brings: from Debian, if they are missing."""

import fcntl
import os
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path


def installed(names: Sequence[str], packages: Sequence[str], folder: Path) -> str:
    """The path of a program of one of these names. If there is none, the first of the packages that
    can be had is installed; only one of the parallel test processes does that at a time."""
    # The lock is given back when its process ends, however it ends.
    with (folder / "debian.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        return find(names, packages)


def find(names: Sequence[str], packages: Sequence[str]) -> str:
    """The same, by a process that is alone."""
    path = f"{os.environ.get('PATH', '')}{os.pathsep}/usr/sbin"

    def look() -> str | None:
        return next(filter(None, (shutil.which(name, path=path) for name in names)), None)

    found = look()
    if found is None and shutil.which("apt-get") and os.geteuid() == 0:
        _apt_get("update")
        for package in packages:
            _apt_get("install", "-y", "--no-install-recommends", package)
            found = look()
            if found is not None:
                break
    if found is None:
        raise RuntimeError(f"The tests need {names[0]}; please install it.")
    return found


def _apt_get(*command: str) -> None:
    """Whether it worked is seen by what is there afterwards."""
    subprocess.run(
        ["apt-get", "-qq", *command],
        check=False,
        timeout=600,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
