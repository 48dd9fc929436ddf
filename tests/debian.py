"""Programs that tests need and no Python package brings: from Debian, if they are missing."""

import fcntl
import os
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path


def installed(names: Sequence[str], package: str, folder: Path) -> str:
    """The path of a program of one of these names. If there is none, the package is installed; only
    one of the parallel test processes does that at a time."""
    # The lock is given back when its process ends, however it ends.
    with (folder / "debian.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        return find(names, package)


def find(names: Sequence[str], package: str) -> str:
    """The same, by a process that is alone."""
    path = f"{os.environ.get('PATH', '')}{os.pathsep}/usr/sbin"

    def look() -> str | None:
        return next(filter(None, (shutil.which(name, path=path) for name in names)), None)

    found = look()
    if found is None and shutil.which("apt-get") and os.geteuid() == 0:
        for command in (["update"], ["install", "-y", "--no-install-recommends", package]):
            subprocess.run(
                ["apt-get", "-qq", *command],
                check=True,
                timeout=600,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )
        found = look()
    if found is None:
        raise RuntimeError(f"The tests need {names[0]}; please install it.")
    return found
