"""The records and the games that were played, as a screen reader has them."""

from collections.abc import Callable

import pytest
from support.access_lint import faults_of_dialog
from support.atspi import Node, Opened, Reader
from support.desktop import Desktop
from support.dump import dumped
from support.player import Player

from klondike_qt.game.record import DealKind

pytestmark = [pytest.mark.display, pytest.mark.thorough]


def opened(desktop: Desktop, open_game: Opened) -> tuple[Reader, Node]:
    """Win, leave a game, and open the records by their keys."""
    player = Player(desktop.folder / "game")
    player.win(kind=DealKind.VETTED)
    player.deal(7)
    player.play("d")
    player.leave()
    _, reader = open_game()
    desktop.press("ctrl+i")
    return reader, reader.opened("the records")


def test_s_14_the_records_are_a_table_that_is_read_cell_by_cell(
    desktop: Desktop, open_game: Opened, compare: Callable[[str, str], None]
) -> None:
    reader, dialog = opened(desktop, open_game)
    assert faults_of_dialog(dialog) == []
    compare("statistics.txt", dumped(dialog))
    (table,) = (node for node in dialog.of_role("table") if node.is_shown)
    assert table.name == "Records"
    assert table.description.startswith("Klondike, all deals: 1 of 2, 50 percent won. 1 win in a row now, 1 at most")
    heads = [node.name for node in table.below() if node.role == "table column header" and node.name]
    assert heads == ["Record", "Figure"]
    assert reader.press("Down") == ["Won"]
    assert reader.press("Right") == ["1 of 2, 50 percent"]
    assert reader.press("Down") == ["0"]


def test_s_14_the_games_are_a_table_whose_rows_are_read_cell_by_cell(desktop: Desktop, open_game: Opened) -> None:
    reader, _ = opened(desktop, open_game)
    assert reader.press("shift+Tab")[-1] == "Records"
    assert reader.press("Right")[-1] == "Games"
    assert [reader.press("Tab")[-1] for _ in range(2)][-1] == "Games"  # past the order, the table
    assert reader.press("Down") == ["1 March 2026"]
    assert reader.press("Up") == ["1 March 2026"]
    assert reader.press("Right") == ["Klondike"]
    assert reader.press("Right") == ["shuffled deal 7"]


def test_s_14_a_walk_through_the_records_is_heard_as_it_was_read(
    desktop: Desktop, open_game: Opened, compare: Callable[[str, str], None]
) -> None:
    reader, _ = opened(desktop, open_game)
    keys = (
        *("Down",) * 7,
        *("shift+Tab", "Right", "Tab", "Tab", "Down", "Up"),
        *("Right",) * 7,
        *("Tab",) * 4,
    )
    heard = [f"{key:10} {text}" for key in keys for text in reader.press(key)]
    compare("statistics_heard.txt", "\n".join(heard) + "\n")
