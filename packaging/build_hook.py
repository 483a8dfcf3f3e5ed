"""Turns translations/*.ts into the .qm files that the program reads, whenever it is built or installed."""

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

LRELEASE = "from PySide6.scripts.pyside_tool import lrelease; lrelease()"


class TranslationsHook(BuildHookInterface):  # type: ignore[type-arg]  # at run time it takes no argument
    """Runs Qt's own compiler, so that wheels and work trees carry the same files."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Compile every language into resources/translations; called by hatchling before it gathers files."""
        root = Path(self.root)
        built = root / "resources" / "translations"
        built.mkdir(parents=True, exist_ok=True)
        for old in built.glob("*.qm"):
            old.unlink()
        for source in sorted((root / "translations").glob("*.ts")):
            goal = built / source.with_suffix(".qm").name
            subprocess.run([sys.executable, "-c", LRELEASE, "-silent", source, "-qm", goal], check=True)
