"""The parts that dialogs are made of give every text its room."""

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel
from pytestqt.qtbot import QtBot
from support.dialogs import OPENED_BY, open_dialog
from support.windows import Opened

from klondike_qt.ui.dialogs.choice import Choice
from klondike_qt.ui.dialogs.flow import Button, Flow, broken, written
from klondike_qt.ui.dialogs.paged import PagedDialog
from klondike_qt.ui.dialogs.prose import Flowed, Prose
from klondike_qt.ui.dialogs.rows import Rows
from klondike_qt.ui.dialogs.search_field import SearchField
from klondike_qt.ui.look.theme import application_font
from klondike_qt.words import dialogs as words

LONG = "Winnable deals can be won for certain, any other shuffle is a game of chance that may be lost. " * 6


def test_v_16_lines_are_half_a_line_apart_and_of_eighty_letters_at_most(qtbot: QtBot) -> None:
    label = Prose(LONG)
    qtbot.addWidget(label)
    for pixels in (20, 24, 30, 40):
        font = application_font(pixels)
        flowed = Flowed(LONG, font, 5000)
        assert flowed.height >= 1.5 * pixels * len(flowed.lines)
        assert 40 < max(map(len, flowed.lines)) <= 80
        assert "".join(flowed.lines) == LONG


def test_a_text_of_a_control_is_broken_between_words_and_inside_one_only_if_it_must(qapp: QApplication) -> None:
    metrics = QFontMetrics(qapp.font())
    room = written("Reset the keys", metrics)
    assert broken("Reset the keys of all", metrics, room) == ["Reset the keys", "of all"]
    pieces = broken("Geschwindigkeitsbegrenzungen", metrics, room)
    assert len(pieces) > 1
    assert "".join(pieces) == "Geschwindigkeitsbegrenzungen"


def test_buttons_stand_below_each_other_where_there_is_no_room_beside(qtbot: QtBot) -> None:
    flow = Flow()
    qtbot.addWidget(flow)
    for text in ("Play", "Cancel"):
        flow.add(Button(text, bool))
    wide = flow.sizeHint().width()
    assert flow.heightForWidth(wide) == flow.sizeHint().height()
    assert flow.heightForWidth(wide - 1) > 2 * flow.sizeHint().height()


def test_a_row_that_is_higher_than_its_list_is_read_on_with_the_arrow(qtbot: QtBot) -> None:
    rows = Rows()
    qtbot.addWidget(rows)
    rows.addItems([LONG, "The next"])
    rows.resize(300, 120)
    rows.show()
    rows.setCurrentRow(0)
    rows.scrollToTop()
    presses = 0
    while rows.currentRow() == 0 and presses < 200:
        QTest.keyClick(rows, Qt.Key.Key_Down)
        presses += 1
        if rows.currentRow() == 0:
            assert rows.visualItemRect(rows.item(0)).bottom() >= rows.viewport().height() - 1
    assert 3 < presses < 200
    assert rows.currentRow() == 1
    assert rows.horizontalScrollBar().maximum() == 0


def test_a_choice_shows_its_value_whole(qtbot: QtBot) -> None:
    choice = Choice()
    qtbot.addWidget(choice)
    choice.addItems(["Short", LONG])
    before = choice.heightForWidth(300)
    choice.setCurrentIndex(1)
    assert choice.heightForWidth(300) > 5 * before


def test_a_field_to_search_in_says_less_where_there_is_little_room(qtbot: QtBot) -> None:
    field = SearchField("Type a part of its name, or of one of its keys")
    qtbot.addWidget(field)
    field.show()
    field.resize(900, 44)
    assert field.placeholderText() == field.accessibleName()
    field.resize(160, 44)
    assert field.placeholderText() == words.search()


def test_a_page_follows_the_keyboard_and_shows_the_label_with_its_field(qtbot: QtBot) -> None:
    dialog = PagedDialog("A page", size=QSize(500, 300))
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
    qtbot.addWidget(dialog)
    field = SearchField("Name")
    label = QLabel("The name")
    label.setBuddy(field)
    for part in (Prose(LONG), label, field, Prose(LONG)):
        dialog.page.addWidget(part)
    close = dialog.add_button("Close", dialog.reject, is_default=True)
    dialog.begin_at(close)
    dialog.show()
    assert dialog.area.verticalScrollBar().value() == 0
    field.setFocus()
    for part in (label, field):
        assert part.visibleRegion().boundingRect() == part.rect()
    assert close.visibleRegion().boundingRect() == close.rect()


@pytest.mark.parametrize("name", OPENED_BY)
def test_s_13_every_list_of_values_has_a_label_for_readers(open_window: Opened, name: str) -> None:
    dialog = open_dialog(open_window(), name)
    for choice in dialog.findChildren(QComboBox):  # those too that only narrower windows show
        beside = choice.parentWidget()
        assert beside
        labels = [label for label in beside.findChildren(QLabel) if label.buddy() is choice]
        assert [bool(label.text().strip()) for label in labels] == [True], choice.currentText()
        assert choice.accessibleName() or labels[0].isVisible()
        assert all(label.parentWidget() is beside for label in labels)
    dialog.reject()
