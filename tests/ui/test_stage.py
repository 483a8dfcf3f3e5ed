"""The message line below the table, above it, or not shown."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from support.positions import long_column
from support.windows import Opened

from klondike_qt.preferences.schema import MessagePlace, TextSize
from klondike_qt.ui.dialogs.messages import MessagesDialog
from klondike_qt.ui.window import Window

LONG = "All cards are face up. Finish plays the rest. " * 4


def place(window: Window, wanted: MessagePlace) -> None:
    window.choices.set(replace(window.choices.now, message_line=wanted))


@pytest.mark.parametrize("wanted", [MessagePlace.BOTTOM, MessagePlace.TOP])
def test_a_05_one_line_covers_nothing_of_the_table_and_stays(open_window: Opened, wanted: MessagePlace) -> None:
    window = open_window()
    place(window, wanted)
    window.say("Draw")
    line, table = window.stage.message.geometry(), window.view.geometry()
    assert not line.intersects(table)
    assert line.height() + table.height() == window.stage.height()
    assert (line.top() == 0) is (wanted is MessagePlace.TOP)
    assert window.stage.message.font().pixelSize() >= 24


@pytest.mark.parametrize("wanted", [MessagePlace.BOTTOM, MessagePlace.TOP])
def test_a_05_a_long_message_is_shown_whole(open_window: Opened, wanted: MessagePlace) -> None:
    window = open_window()
    place(window, wanted)
    window.say(LONG)
    line = window.stage.message
    assert line.height() >= line.heightForWidth(line.width())
    assert window.stage.rect().contains(line.geometry())


@pytest.mark.parametrize("wanted", [MessagePlace.BOTTOM, MessagePlace.TOP])
@pytest.mark.parametrize("size", [(640, 400), (960, 540), (1280, 800)])
def test_a_05_a_long_message_covers_no_card(open_window: Opened, size: tuple[int, int], wanted: MessagePlace) -> None:
    window = open_window(position=long_column())
    window.resize(*size)
    place(window, wanted)
    whole = window.view.height()
    for message in (LONG[: len(LONG) // 2], LONG[: len(LONG) // 4], "Draw"):
        window.say(message)
        line, table = window.stage.message.geometry(), window.view.geometry()
        assert window.stage.rect().contains(table)
        for spot in window.scene.picture.cards.values():
            seen = QRect(*map(round, (spot.rect.x, spot.rect.y, spot.rect.width, spot.rect.height)))
            assert not spot.visible or not seen.translated(table.topLeft()).intersects(line)
    assert window.view.height() == whole


def test_a_05_a_long_message_over_bare_cloth_moves_nothing(open_window: Opened) -> None:
    window = open_window()
    before = window.scene.places_now()
    window.say(LONG)
    assert window.stage.message.height() > window.stage.message.line_height
    assert window.scene.places_now() == before


@pytest.mark.parametrize("text", TextSize)
def test_v_17_messages_in_the_least_window_are_whole_readable_and_beside_the_cards(
    open_window: Opened, text: TextSize
) -> None:
    window = open_window(position=long_column())
    window.resize(640, 400)
    window.choices.set(replace(window.choices.now, text_size=text))
    line = window.stage.message
    for message in ("Draw", "Nine of hearts and 2 more, on ten of spades, column five", LONG[: len(LONG) // 2], "Draw"):
        window.say(message)
        assert line.heightForWidth(line.width()) <= line.height()
        assert line.font().pixelSize() >= 20
        assert window.stage.rect().contains(line.geometry())
        assert not line.geometry().intersects(window.view.geometry())


def test_v_17_what_covers_cards_in_the_least_window_is_folded_by_touching_the_table_or_the_text(
    open_window: Opened,
) -> None:
    window = open_window(position=long_column())
    window.resize(640, 400)
    window.choices.set(replace(window.choices.now, text_size=TextSize.LARGEST))
    line, table = window.stage.message, window.view
    window.say(LONG * 2)
    covering, laid = line.height(), table.geometry()
    assert line.geometry().intersects(laid)
    QTest.mouseClick(table.viewport(), Qt.MouseButton.RightButton, pos=QPoint(320, 5))
    assert not line.geometry().intersects(table.geometry())
    assert table.geometry() == laid
    QTest.mouseClick(line, Qt.MouseButton.LeftButton)
    assert line.height() == covering
    QTest.mouseClick(line, Qt.MouseButton.LeftButton)
    assert not line.geometry().intersects(table.geometry())
    window.say(LONG * 2)
    assert line.height() == covering
    assert line.text() == LONG * 2


def test_a_05_a_hidden_message_line_leaves_the_room_to_the_table(open_window: Opened) -> None:
    window = open_window()
    place(window, MessagePlace.HIDDEN)
    assert window.view.geometry() == window.stage.rect()
    assert not window.stage.message.isVisible()
    place(window, MessagePlace.BOTTOM)
    assert window.stage.message.isVisible()


def test_s_15_the_messages_of_late_are_a_list_to_read_in(open_window: Opened) -> None:
    window = open_window()
    for number in range(60):
        window.say(f"message {number}")
    window._deeds["move-log"]()
    dialog = next(dialog for dialog in window.findChildren(MessagesDialog) if dialog.isVisible())
    texts = [dialog._list.item(row).text() for row in range(dialog._list.count())]
    assert texts[-60:] == [f"message {number}" for number in range(60)]
    assert dialog._list.currentItem().text() == "message 59"
    assert dialog.focusWidget() is dialog._list
    dialog.reject()
    assert window.view.hasFocus()
