"""Make a wheel with the compiled modules, from the pure wheel and from what `make fast` has built.

    make wheel     dist/throneroom-….whl for everywhere and, where there is a compiler, one for here

Everything that is in the pure wheel is in the compiled one too, the sources included: only the
libraries are added. An installer takes the compiled one where it fits, the pure one elsewhere.
"""

import argparse
import base64
import hashlib
import sysconfig
import zipfile
from pathlib import Path

from scripts.fast_modules import libraries_in

BUILT = Path(__file__).resolve().parent.parent / "build" / "fast"


def tag() -> str:
    """What the wheel fits: this Python on this platform."""
    version = sysconfig.get_config_var("py_version_nodot")
    platform = sysconfig.get_platform().replace("-", "_").replace(".", "_")
    return f"cp{version}-cp{version}-{platform}"


def check_sources(pure: zipfile.ZipFile, compiled: Path) -> None:
    """Refuse a build that was not made of what is in the wheel."""
    for name in pure.namelist():
        if name.startswith("throneroom/") and name.endswith(".py"):
            built = compiled / name
            if not built.is_file() or built.read_bytes() != pure.read(name):
                raise SystemExit(f"{name} has changed since the build: make fast")


def compiled_wheel(pure: Path, compiled: Path) -> Path:
    """The pure wheel with the libraries of a build beside its sources."""
    with zipfile.ZipFile(pure) as wheel:
        check_sources(wheel, compiled)
        files = {name: wheel.read(name) for name in wheel.namelist()}
    for library in libraries_in(compiled):
        files[library.relative_to(compiled).as_posix()] = library.read_bytes()
    (record,) = (name for name in files if name.endswith(".dist-info/RECORD"))
    about = f"{Path(record).parent}/WHEEL"
    lines = [
        line
        for line in files[about].decode().splitlines()
        if line and not line.startswith(("Tag:", "Root-Is-Purelib:"))
    ]
    files[about] = "\n".join([*lines, "Root-Is-Purelib: false", f"Tag: {tag()}", ""]).encode()
    del files[record]
    rows = [f"{name},{digest_of(content)},{len(content)}" for name, content in files.items()]
    files[record] = "\n".join([*rows, f"{record},,", ""]).encode()
    name, version = pure.name.split("-")[:2]
    made = pure.parent / f"{name}-{version}-{tag()}.whl"
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as wheel:
        for path, content in files.items():
            wheel.writestr(zipfile.ZipInfo(path), content, zipfile.ZIP_DEFLATED)
    return made


def digest_of(content: bytes) -> str:
    """As the list of a wheel's files has it."""
    digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest())
    return f"sha256={digest.decode().rstrip('=')}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("pure", type=Path, help="the pure wheel")
    parser.add_argument("--compiled", type=Path, default=BUILT)
    arguments = parser.parse_args()
    print(compiled_wheel(arguments.pure, arguments.compiled.resolve()))


if __name__ == "__main__":
    main()
