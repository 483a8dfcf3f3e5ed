"""Where dialogs stand with the largest text when they open, and where the keyboard leads them."""

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from support.dialogs import OPENED_BY, open_dialog
from support.windows import Opened

from klondike_qt.preferences.schema import Preferences, Switch, TextSize
from klondike_qt.ui.dialogs.calendar import CalendarDialog
from klondike_qt.ui.dialogs.calendar_days import Day, Legend
from klondike_qt.ui.dialogs.help_view import HelpView
from klondike_qt.ui.dialogs.how_to_play import HowToPlayDialog
from klondike_qt.ui.dialogs.paged import FRAME, GLANCE, PagedDialog
from klondike_qt.ui.dialogs.preferences import PreferencesDialog
from klondike_qt.ui.dialogs.statistics import StatisticsDialog

LARGEST = Preferences(text_size=TextSize.LARGEST, reduced_motion=Switch.ON)
ROOM = QSize(1272, 760)


def opened(open_window: Opened, name: str, room: QSize = ROOM) -> PagedDialog:
    dialog = open_dialog(open_window(preferences=LARGEST), name)
    assert isinstance(dialog, PagedDialog)
    dialog.setMaximumSize(room)
    dialog.resize(room)
    for _ in range(3):
        QApplication.processEvents()
    return dialog


def top_of(dialog: PagedDialog, part: QWidget) -> int:
    top: int = part.mapTo(dialog.area.viewport(), QPoint(0, 0)).y()
    return top


def test_the_calendar_opens_at_its_top_with_all_days_and_what_the_marks_mean(open_window: Opened) -> None:
    dialog = opened(open_window, "CalendarDialog")
    assert isinstance(dialog, CalendarDialog)
    assert dialog.area.verticalScrollBar().value() == 0
    parts = [*dialog.findChildren(Day), *dialog.findChildren(Legend)]
    seen = [part.visibleRegion().boundingRect() == part.rect() for part in parts if part.isVisible()]
    assert len(seen) >= 30
    assert all(seen)
    dialog.close()


def test_the_records_open_at_their_top_and_are_scrolled_by_the_page_alone(open_window: Opened) -> None:
    dialog = opened(open_window, "StatisticsDialog")
    assert isinstance(dialog, StatisticsDialog)
    page, table = dialog.area.verticalScrollBar(), dialog.records.table
    assert page.value() == 0
    assert table.verticalScrollBar().maximum() == 0
    QTest.keyClick(table, Qt.Key.Key_End)
    last = table.visualRect(table.currentIndex())
    assert table.currentRow() == table.rowCount() - 1
    assert table.viewport().visibleRegion().boundingRect().contains(last)
    assert page.value() > 0
    QTest.keyClick(table, Qt.Key.Key_Home)
    assert (table.currentRow(), page.value()) == (0, 0)
    dialog.close()


def test_the_sentence_about_a_choice_follows_it_into_view(open_window: Opened) -> None:
    dialog = opened(open_window, "PreferencesDialog", QSize(920, 680))
    assert isinstance(dialog, PreferencesDialog)
    for control in dialog._pages.controls[:4]:
        control.setFocus(Qt.FocusReason.TabFocusReason)
        row = control.parentWidget()
        assert row
        below = top_of(dialog, row) + row.height() - dialog.area.viewport().height()
        assert below <= 0 or top_of(dialog, row) <= GLANCE, "as much of it as there is room for"
    dialog.close()


@pytest.mark.parametrize("name", sorted(OPENED_BY.keys() - {"SetupDialog"}))  # which stands beside the table
def test_a_dialog_lies_in_the_middle_of_the_window_and_on_the_screen(open_window: Opened, name: str) -> None:
    window = open_window()
    window.setGeometry(30, 20, 700, 640)  # the screen has 800x800
    dialog = open_dialog(window, name)
    screen, frame = window.screen().availableGeometry(), dialog.frameGeometry()
    assert screen.contains(frame)
    below = dialog.parentWidget()
    assert below
    off, room = frame.center() - below.window().frameGeometry().center(), screen.size() - frame.size()
    assert abs(off.x()) <= FRAME.width() or room.width() <= FRAME.width()
    assert abs(off.y()) <= FRAME.height() or room.height() <= FRAME.height()
    dialog.reject()


class _ShownAgain(QShowEvent):
    """What a window hears when the system shows it again."""

    def spontaneous(self) -> bool:
        return True


def test_a_dialog_that_the_system_shows_again_stays_as_the_player_left_it(open_window: Opened) -> None:
    dialog = open_dialog(open_window(), "PreferencesDialog")
    assert isinstance(dialog, PagedDialog)
    dialog.setGeometry(12, 34, 640, 480)
    left = dialog.geometry()
    PagedDialog.showEvent(dialog, _ShownAgain())
    assert dialog.geometry() == left
    dialog.reject()


def test_the_help_opens_at_its_top_with_a_screen_of_text(open_window: Opened) -> None:
    dialog = opened(open_window, "HowToPlayDialog")
    assert isinstance(dialog, HowToPlayDialog)
    assert dialog.area.verticalScrollBar().value() == 0
    view = dialog.focusWidget()
    assert isinstance(view, HelpView)
    assert view.visibleRegion().boundingRect().height() == view.height() > 0.6 * dialog.area.viewport().height()
    dialog.reject()
