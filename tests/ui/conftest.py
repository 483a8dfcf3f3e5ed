"""Tables for the tests of the window's rooms."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot
from support.games import dealt, session_on
from support.tables import LaidTable, Table
from support.windows import open_window

from klondike_qt.preferences.schema import Preferences
from klondike_qt.rules.position import Position
from klondike_qt.solver import native

__all__ = ["lay_table", "open_window"]


@pytest.fixture
def no_kernel(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """Let the compiled kernel be missing."""
    native._kernel.cache_clear()
    monkeypatch.setattr(native, "kernel_path", lambda: tmp_path / "none")
    yield
    native._kernel.cache_clear()


@pytest.fixture
def lay_table(qtbot: QtBot) -> Iterator[LaidTable]:
    """Lay a table for a position (deal 24 if none is given) and show it."""
    tables: list[Table] = []

    def laid(
        position: Position | None = None,
        preferences: Preferences | None = None,
        size: tuple[int, int] = (1280, 700),
        *,
        still: bool = False,
    ) -> Table:
        table = Table(session_on(position or dealt(24)), preferences or Preferences(), size, still)
        with qtbot.waitActive(table.view):
            table.view.show()
            table.view.activateWindow()
        tables.append(table)
        return table

    yield laid
    for table in tables:
        table.scene.cut()
        table.view.close()
        table.view.deleteLater()
        table.scene.deleteLater()
