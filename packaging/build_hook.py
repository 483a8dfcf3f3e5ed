"""Makes what is compiled, whenever the program is built or installed: translations and the solver's kernel.

``.venv/bin/python packaging/build_hook.py`` makes both anew in the work tree.
"""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from packaging.tags import platform_tags

sys.path.append(str(Path(__file__).parent))  # hatchling loads this file alone
from compiler import compile_c, requirements

LRELEASE = "from PySide6.scripts.pyside_tool import lrelease; lrelease()"
KERNEL_FLAGS = ("-std=gnu11", "-O3", "-DNDEBUG", "-shared", "-fvisibility=hidden")
NO_PIC = "win32"
KERNEL_NAME = "libkernel" + {"win32": ".dll", "darwin": ".dylib"}.get(sys.platform, ".so")


class CompilingHook(BuildHookInterface):  # type: ignore[type-arg]  # at run time it takes no argument
    """Runs Qt's compiler of translations and a C compiler, so that wheels and work trees carry the same files."""

    def dependencies(self) -> list[str]:
        """Ask for a C compiler as a package, but only where the machine has none."""
        return requirements()

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Compile everything into its place; called by hatchling before it gathers files."""
        root = Path(self.root)
        compile_translations(root)
        kernel = compile_kernel(root)
        build_data["artifacts"].append(f"/{kernel.relative_to(root).as_posix()}")
        build_data["pure_python"] = False
        build_data["tag"] = f"py3-none-{platform_tag()}"


def compile_translations(root: Path) -> None:
    """Make resources/translations/*.qm of translations/*.ts."""
    built = root / "resources" / "translations"
    built.mkdir(parents=True, exist_ok=True)
    for old in built.glob("*.qm"):
        old.unlink()
    for source in sorted((root / "translations").glob("*.ts")):
        goal = built / source.with_suffix(".qm").name
        subprocess.run([sys.executable, "-c", LRELEASE, "-silent", source, "-qm", goal], check=True)


def compile_kernel(root: Path) -> Path:
    """Make the solver's kernel for any processor of this kind; return where it lies."""
    room = root / "klondike_qt" / "solver"
    made = room / f"libkernel.{os.getpid()}.new"
    pic = [] if sys.platform == NO_PIC else ["-fPIC"]
    try:
        compile_c([*KERNEL_FLAGS, *pic, *sorted((room / "kernel").glob("*.c")), "-o", made, "-lm"])
        made.replace(room / KERNEL_NAME)  # at one stroke: a running program goes on with the old one
    finally:
        made.unlink(missing_ok=True)
    return room / KERNEL_NAME


def platform_tag() -> str:
    """Return the tag of wheels that hold machine code made here; no other system's C library is promised."""
    return next(tag for tag in platform_tags() if not tag.startswith(("manylinux", "musllinux")))


if __name__ == "__main__":
    compile_translations(Path(__file__).parents[1])
    compile_kernel(Path(__file__).parents[1])
