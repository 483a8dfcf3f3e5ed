"""The help in the window: read by keys alone, searched, tried on the table, and kept as a web page."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt, QUrl
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot
from support.fingers import Keys
from support.windows import Opened

from klondike_qt.game.commands import PressStock
from klondike_qt.preferences.schema import Face, TextSize, Theme
from klondike_qt.ui.access.control_text import described
from klondike_qt.ui.dialogs.how_to_play import LINES, HowToPlayDialog
from klondike_qt.ui.tutorial.course import EXAMPLES
from klondike_qt.ui.tutorial.lesson import Way
from klondike_qt.ui.window import Window

LINE = 80
"""Most letters in a line."""


def opened(window: Window) -> HowToPlayDialog:
    """Return the help, opened as a player does."""
    window.menus.entries["how-to-play"].trigger()
    (dialog,) = shown(window)
    return dialog


def shown(window: Window) -> list[HowToPlayDialog]:
    return [dialog for dialog in window.findChildren(HowToPlayDialog) if dialog.isVisible()]


def choose(dialog: HowToPlayDialog, chapter: str) -> None:
    dialog._line.setCurrentIndex([known.id for known in dialog._chapters].index(chapter))


def test_it_opens_with_its_key_at_the_text_of_the_first_chapter(open_window: Opened) -> None:
    window = open_window()
    QTest.keyClick(window.view, Qt.Key.Key_F1, Qt.KeyboardModifier.ShiftModifier)
    (dialog,) = shown(window)
    assert dialog.focusWidget() is dialog._view
    assert dialog._view.toPlainText().startswith("The table\nKlondike is played with 52 cards.")
    QTest.keyClick(dialog._view, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    assert window.view.hasFocus()


def test_text_is_selected_by_the_keyboard(open_window: Opened) -> None:
    dialog = opened(open_window())
    QTest.keyClick(dialog._view, Qt.Key.Key_End, Qt.KeyboardModifier.ShiftModifier)
    assert dialog._view.textCursor().selectedText() == "The table"
    dialog.close()


def test_page_down_loses_no_line_and_enter_closes_nothing(open_window: Opened) -> None:
    window = open_window()
    dialog = opened(window)
    choose(dialog, "moves")
    dialog.resize(800, 400)
    QApplication.processEvents()
    view = dialog._view
    bar = view.verticalScrollBar()
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert dialog.isVisible()
    for _ in range(200):
        before = bar.value()
        QTest.keyClick(view, Qt.Key.Key_PageDown)
        assert bar.value() - before <= view.viewport().height()
        if bar.value() == bar.maximum():
            break
        assert bar.value() > before
        assert view.cursorRect().top() >= 0
    assert bar.value() == bar.maximum()
    dialog.close()


def test_the_own_voice_reads_it_paragraph_by_paragraph(open_window: Opened, qtbot: QtBot) -> None:
    dialog = opened(open_window())
    qtbot.waitUntil(dialog._view.hasFocus)
    assert (described().window, described().name) == ("How to play, window", "The table")
    assert described().content == "The table"
    QTest.keyClick(dialog._view, Qt.Key.Key_Down)
    assert described().content.startswith("Klondike is played with 52 cards.")
    dialog.close()


@pytest.mark.parametrize("width", [632, 1272])
def test_every_chapter_is_there_and_both_lists_agree(open_window: Opened, width: int) -> None:
    dialog = opened(open_window())
    dialog.setMaximumSize(1920, 1080)
    dialog.resize(width, 600)
    QApplication.processEvents()
    assert dialog._list.isVisible() == (width > 1000) != dialog._line.isVisible()
    for number, chapter in enumerate(dialog._chapters):
        dialog._list.setCurrentRow(number)
        assert dialog._line.currentIndex() == number
        assert dialog._view.toPlainText().startswith(chapter.title)
        assert dialog._view.accessibleName() == chapter.title
        assert dialog._button.isVisible() == (chapter.id == "moves")
    dialog.close()


@pytest.mark.parametrize("text", [TextSize.USUAL, TextSize.LARGEST])
@pytest.mark.parametrize("width", [632, 1272])
def test_v_16_lines_are_short_enough_and_nothing_lies_beyond_the_side(
    open_window: Opened, width: int, text: TextSize
) -> None:
    window = open_window()
    window.choices.set(replace(window.choices.now, text_size=text))
    dialog = opened(window)
    dialog.setMaximumSize(1920, 1080)
    dialog.resize(width, 360)
    QApplication.processEvents()
    view = dialog._view
    for number in range(len(dialog._chapters)):
        dialog._list.setCurrentRow(number)
        assert view.horizontalScrollBar().maximum() == 0
        block = view.document().begin()
        while block.isValid():
            layout = block.layout()
            lengths = [layout.lineAt(line).textLength() for line in range(layout.lineCount())]
            assert max(lengths, default=0) <= LINE, block.text()
            block = block.next()
    dialog.close()
    window.choices.set(replace(window.choices.now, text_size=TextSize.AUTOMATIC))


@pytest.mark.parametrize("text", [TextSize.USUAL, TextSize.LARGEST])
def test_the_text_has_all_the_room_of_a_low_window_and_the_rest_is_scrolled_to(
    open_window: Opened, text: TextSize
) -> None:
    window = open_window()
    window.choices.set(replace(window.choices.now, text_size=text))
    dialog = opened(window)
    choose(dialog, "moves")
    dialog.resize(632, 360)
    dialog._examples.setFocus()
    dialog._view.setFocus()
    QApplication.processEvents()
    room = dialog.area.viewport().height()
    for part in (dialog._view, dialog._examples, dialog._button, dialog._search):
        part.setFocus()
        QApplication.processEvents()
        top = part.mapTo(dialog.area.viewport(), QPoint(0, 0)).y()
        assert 0 <= top <= room - part.height(), part
    assert dialog._view.height() >= min(room, LINES * dialog.fontMetrics().lineSpacing())
    dialog.close()
    window.choices.set(replace(window.choices.now, text_size=TextSize.AUTOMATIC))


def test_a_search_goes_on_through_all_chapters_and_tells_where_it_is(open_window: Opened) -> None:
    window = open_window()
    dialog = opened(window)
    QTest.keyClicks(dialog._search, "Orca")
    QTest.keyClick(dialog._search, Qt.Key.Key_Return)
    assert dialog.isVisible()
    assert dialog._chapters[dialog._number].id == "hearing"
    assert dialog._news.text().startswith("By ear: Orca before version 45")
    assert window.announcer.line == dialog._news.text()
    for _ in range(5):
        QTest.keyClick(dialog._search, Qt.Key.Key_Return)
        assert "orca" in dialog._news.text().casefold()
    dialog._search.clear()
    before = dialog._news.text()
    QTest.keyClick(dialog._search, Qt.Key.Key_Return)
    assert dialog._news.text() == before
    QTest.keyClicks(dialog._search, "xyzzy")
    QTest.keyClick(dialog._search, Qt.Key.Key_Return)
    assert dialog._news.text() == "The help has no xyzzy"
    dialog.close()


def test_an_example_is_tried_by_keys_and_the_help_is_there_again_afterwards(open_window: Opened) -> None:
    window = open_window()
    window.desk.do(PressStock())
    own = window.desk.standing.record
    dialog = opened(window)
    choose(dialog, "moves")
    dialog._examples.setCurrentIndex(dialog._examples.findData("undo"))
    assert "Taking moves back" in dialog._view.textCursor().block().text()
    dialog._button.setFocus()
    QTest.keyClick(dialog._button, Qt.Key.Key_Space)
    assert window.practice.text() == "Try it: Take the last move back"
    Keys(window).press("u")
    assert window.stage.message.text().endswith("That is all. Esc brings your own game back")
    Keys(window).press(Qt.Key.Key_Escape)
    assert window.desk.standing.record == own
    (again,) = shown(window)
    assert again._chapters[again._number].id == "moves"
    again.close()


def test_a_click_on_an_example_is_told_in_clicks(open_window: Opened) -> None:
    window = open_window()
    dialog = opened(window)
    choose(dialog, "moves")
    dialog._view.anchorClicked.emit(QUrl("try:draw"))
    assert window.tutorial._way is Way.CLICKS
    assert window.stage.message.text().endswith("Click the stock")
    window.desk.do(PressStock())
    window.tutorial.leave()
    assert shown(window) == []


def test_every_example_can_be_tried(open_window: Opened) -> None:
    window = open_window()
    for lesson in EXAMPLES:
        window.helping._try(lesson, "moves", False)
        assert window.practice.isVisible()
        assert window.practice.text().startswith("Try it: ")
        window.tutorial.leave()


def test_the_table_in_it_is_the_players(open_window: Opened) -> None:
    window = open_window()
    pictures = []
    for change in ({}, {"theme": Theme.DARK}, {"face": Face.CLASSIC}, {"left_handed": True}):
        window.choices.set(replace(window.choices.now, **change))
        pictures.append(window.helping._draw(640, 1.0))
    assert all(one != other for number, one in enumerate(pictures) for other in pictures[:number])
    assert window.helping._draw(640, 2.0).width() == 1280


def test_it_is_kept_as_a_web_page_with_its_picture(open_window: Opened, tmp_path: Path) -> None:
    window = open_window()
    dialog = opened(window)
    dialog._ask_for_file()
    asking = next(found for found in dialog.findChildren(QFileDialog) if found.isVisible())
    assert asking.acceptMode() is QFileDialog.AcceptMode.AcceptSave
    file = tmp_path / "how.html"
    dialog.saved.emit(str(file))
    assert dialog._news.text() == f"The help is in {file}"
    assert 'src="data:image/png;base64,iVBOR' in file.read_text("utf-8")
    dialog.saved.emit(str(tmp_path / "no" / "how.html"))
    assert "could not be written" in dialog._news.text()
    asking.close()
    dialog.close()
