"""Tables for the tests of the window's rooms."""

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot
from support.forgetting import forget
from support.games import dealt, session_on
from support.kernels import no_kernel
from support.tables import LaidTable, Table
from support.tables_of_days import unsound_daily_table
from support.windows import open_window

from klondike_qt.preferences.schema import Preferences
from klondike_qt.rules.position import Position

__all__ = ["lay_table", "no_kernel", "open_window", "unsound_daily_table"]


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
        forget(table.view, table.scene)
        table.scene.deleteLater()
