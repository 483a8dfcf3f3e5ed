"""Finds a C compiler: the one that $CC names, else the system's, else the one in the package ziglang.

``python packaging/compiler.py`` prints what has to be installed before C can be compiled: mostly nothing.
"""

import os
import shlex
import shutil
import subprocess
import sys
import tempfile
import tomllib
from functools import cache
from importlib.util import find_spec
from pathlib import Path

PYPROJECT = Path(__file__).parents[1] / "pyproject.toml"
SYSTEM = ("cc", "gcc", "clang")
PROBE = "#include <stdlib.h>\n#include <stdint.h>\n#include <math.h>\nint probe(void) { return abs(-1); }\n"
ZIG = ("-m", "ziglang", "cc", "-mcpu=baseline")  # by itself it would compile for this very processor


class NoCompilerError(RuntimeError):
    """Nothing here can compile C."""


def compiler() -> list[str]:
    """Return the command that compiles C, for a list of arguments to follow."""
    found = _system_compiler()
    if found:
        return found
    if find_spec("ziglang"):
        return [sys.executable, *ZIG]
    msg = f"There is no C compiler. Install one, name one in CC, or:  pip install '{requirements()[0]}'"
    raise NoCompilerError(msg)


def requirements() -> list[str]:
    """Return the packages that have to be installed before ``compiler()`` has an answer."""
    if _system_compiler():
        return []
    groups: dict[str, list[str]] = tomllib.loads(PYPROJECT.read_text("utf-8"))["dependency-groups"]
    return groups["compiler"]


def compile_c(arguments: list[str | Path]) -> None:
    """Run the compiler; CalledProcessError if it refuses, with what it says on stderr."""
    with tempfile.TemporaryDirectory(prefix="klondike-compiler-") as cache_folder:
        kept = {name: os.environ.get(name, cache_folder) for name in ("ZIG_GLOBAL_CACHE_DIR", "ZIG_LOCAL_CACHE_DIR")}
        subprocess.run([*compiler(), *arguments], check=True, env=os.environ | kept)


def _system_compiler() -> list[str] | None:
    named = shlex.split(os.environ.get("CC", ""))
    return named or next(([name] for name in SYSTEM if _compiles(shutil.which(name))), None)


@cache
def _compiles(path: str | None) -> bool:
    """Tell whether there is such a compiler and it comes with the headers of the C library."""
    if path is None:
        return False
    with tempfile.TemporaryDirectory(prefix="klondike-compiler-") as folder:
        source = Path(folder, "probe.c")
        source.write_text(PROBE, "ascii")
        command: list[str | Path] = [path, "-shared", "-fPIC", source, "-o", source.with_suffix(".so"), "-lm"]
        try:
            return subprocess.run(command, capture_output=True, check=False).returncode == 0
        except OSError:
            return False


if __name__ == "__main__":
    print(*requirements())
