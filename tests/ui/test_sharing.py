"""The game is given away as a number, its cards, a code or a file, and each is the same game again."""

import os
from pathlib import Path

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot
from support.windows import Opened

from klondike_qt.game.commands import PressStock
from klondike_qt.rules.code import read_code
from klondike_qt.rules.deal_text import deal_text
from klondike_qt.rules.deck import deal_of_number
from klondike_qt.rules.position_text import position_text
from klondike_qt.rules.variant import DRAW_THREE
from klondike_qt.store.game_file import read_game_text
from klondike_qt.ui.window import Window

MIDDLE = """variant: klondike
pass: 1
stock:
waste:
foundations: C13 D13 H13 S12
1: KS
2:
3:
4:
5:
6:
7:
"""


def choose(window: Window, action: str) -> tuple[str, str]:
    """Choose an entry of the menu; return what lies on the clipboard then and what was said."""
    QGuiApplication.clipboard().clear()
    window.menus.entries[action].trigger()
    return QGuiApplication.clipboard().text(), window.stage.message.text()


def test_the_number_of_the_deal_is_copied(open_window: Opened) -> None:
    assert choose(open_window(), "copy-number") == ("24", "Deal number 24 is on the clipboard")


def test_a_deal_without_a_number_says_what_can_be_copied_instead(open_window: Opened) -> None:
    window = open_window(position=MIDDLE)
    assert choose(window, "copy-number") == ("", "This deal has no number; copy its cards or its code")
    assert choose(window, "copy-code")[0] == ""
    assert "save it as a file" in window.stage.message.text()
    assert choose(window, "copy-deal")[0] == position_text(window.desk.standing.record.start)


def test_cards_and_code_are_the_deal_with_its_rules(open_window: Opened) -> None:
    window = open_window(variant="draw-three")
    assert choose(window, "copy-deal")[0] == deal_text(deal_of_number(24))
    code, told = choose(window, "copy-code")
    assert told == f"The code {code} is on the clipboard"
    found = read_code(code)
    assert (found.number, found.variant) == (24, DRAW_THREE)


def test_the_whole_game_is_saved_as_a_file(open_window: Opened, tmp_path: Path, qtbot: QtBot) -> None:
    window = open_window()
    window.desk.do(PressStock())
    window.menus.entries["save-game"].trigger()
    asking = window.findChild(QFileDialog)
    assert isinstance(asking, QFileDialog)
    assert asking.selectedFiles()[0].endswith("klondike deal 24.klondike")
    file = tmp_path / "mine.klondike"
    asking.fileSelected.emit(str(file))
    asking.close()
    assert window.stage.message.text() == f"The game is saved as {file}"
    assert read_game_text(file.read_text(encoding="utf-8")).turns == window.desk.standing.record.turns
    assert [path.name for path in tmp_path.iterdir()] == ["mine.klondike"]
    qtbot.waitUntil(lambda: not window.findChildren(QFileDialog))


def test_a_place_that_cannot_be_written_is_told(open_window: Opened, tmp_path: Path) -> None:
    window = open_window()
    file = tmp_path / "nowhere" / "mine.klondike"
    window.sharing.save(str(file))
    assert window.stage.message.text() == f"The game could not be saved as {file}: No such file or directory"


def test_a_pipe_in_the_place_of_a_file_is_told_and_left_alone(open_window: Opened, tmp_path: Path) -> None:
    window = open_window()
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    window.sharing.save(str(pipe))
    why = "it is a pipe or a device; choose the name of a file"
    assert window.stage.message.text() == f"The game could not be saved as {pipe}: {why}"
    assert pipe.is_fifo()
