"""The window on the table: what a hand does with it."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot
from support.games import command_of, dealt, laid
from support.leftovers import left_running
from support.tables import RIGHT, LaidTable, Table, likeness, painted, whole

from klondike_qt.game.commands import CarryCards, FocusOn, PickUp, PressStock, PutBack, SendToBest, Undo
from klondike_qt.game.cursor import EMPTY, Focus, Holding
from klondike_qt.preferences.schema import Preferences, Size, Theme
from klondike_qt.rules.cards import CARD_BY_CODE
from klondike_qt.rules.position import COLUMN_PLACES, Place
from klondike_qt.ui.table.view import TableView

C1, C2, C3, C4, C5, C6, C7 = COLUMN_PLACES
AC, KH, SIX, SEVEN = (CARD_BY_CODE[code] for code in ("AC", "KH", "6S", "7D"))

Deed = Callable[[], object]
BARE_CLOTH = (450, 30)


def grab_six(table: Table) -> None:
    """Drag the six of spades a good way off, and do not let go."""
    x, y = table.at(SIX)
    table.press(x, y)
    table.move(x - 60, y + 40)
    table.move(x - 90, y + 120)
    assert table.scene.places_now()[SIX] == table.scene.picture.cards[SIX].rect.moved(-90, 120)


def test_the_table_is_shown_one_to_one_without_scroll_bars(lay_table: LaidTable) -> None:
    table = lay_table()
    view = table.view
    assert view.accessibleName() == "Card table"
    for size in ((1280, 700), (640, 320), (1900, 1000)):
        view.resize(*size)
        assert (view.viewport().width(), view.viewport().height()) == size
        assert view.mapFromScene(QPointF(100, 50)).toTuple() == (100, 50)
        assert not view.horizontalScrollBar().isVisible()
        assert not table.faults()


def test_a_click_asks_and_a_press_does_not(lay_table: LaidTable) -> None:
    table = lay_table()
    table.press(*table.at(AC))
    assert table.asked == []
    table.release(*table.at(AC))
    assert table.asked == [FocusOn(Focus(C3)), SendToBest(C3, 1)]


def test_clicks_as_qt_makes_them_play_too(lay_table: LaidTable) -> None:
    table = lay_table()
    for _ in range(3):
        x, y = table.place(Place.STOCK)
        QTest.mouseClick(table.view.viewport(), Qt.MouseButton.LeftButton, pos=QPointF(x, y).toPoint())
    assert table.session.standing.moves == 3


def test_clicks_without_a_time_are_not_taken_for_accidents(lay_table: LaidTable) -> None:
    table = lay_table()
    table.milliseconds = 0
    for _ in range(2):
        table.press(*table.place(Place.STOCK))
        table.release(*table.place(Place.STOCK))
    assert table.session.standing.moves == 2


def test_a_release_outside_the_table_cancels_the_press(lay_table: LaidTable) -> None:
    table = lay_table()
    grab_six(table)
    table.release(-20, 2000)
    table.press(*table.at(AC))
    table.release(-5, 10)
    assert table.asked == []
    table.scene.cut()
    assert not table.faults()


def test_a_drop_on_a_legal_place_carries_the_cards_there(lay_table: LaidTable) -> None:
    table = lay_table()
    table.drag(table.at(SIX), table.at(SEVEN))
    assert table.asked == [CarryCards(C6, C5, 1)]
    table.scene.cut()
    assert not table.faults()


def test_a_refused_drop_slides_back(lay_table: LaidTable) -> None:
    table = lay_table()
    table.drag(table.at(KH), table.at(AC))
    assert table.asked == [CarryCards(C7, C3, 1)]
    assert table.heard[-1].refusal
    assert table.scene.motion.is_moving
    table.scene.motion.advance(80)
    assert table.scene.places_now()[KH] != table.scene.picture.cards[KH].rect
    table.scene.motion.advance(200)
    assert not table.faults()


def test_the_other_button_puts_held_cards_back_and_cancels_a_drag(lay_table: LaidTable) -> None:
    table = lay_table()
    table.do(PickUp(C3, 1))
    table.click(*table.at(KH), RIGHT)
    assert table.asked == [PutBack()]
    assert table.session.standing.hand == EMPTY
    table.asked.clear()
    grab_six(table)
    table.press(*table.at(KH), RIGHT)
    table.release(*table.at(KH), RIGHT)
    table.release(*table.at(SEVEN))
    assert table.asked == []
    table.scene.cut()
    assert not table.faults()


@pytest.mark.parametrize("kind", [QEvent.Type.WindowDeactivate, QEvent.Type.Hide])
def test_leaving_the_window_in_mid_drag_puts_the_cards_back(lay_table: LaidTable, kind: QEvent.Type) -> None:
    table = lay_table()
    grab_six(table)
    QApplication.sendEvent(table.view, QEvent(kind))
    table.scene.cut()
    assert not table.faults()
    table.move(*table.at(SEVEN))
    table.release(*table.at(SEVEN))
    assert table.asked == []


def test_losing_the_pointer_in_mid_drag_puts_the_cards_back(lay_table: LaidTable) -> None:
    table = lay_table()
    grab_six(table)
    QApplication.sendEvent(table.view.viewport(), QEvent(QEvent.Type.UngrabMouse))
    table.scene.cut()
    assert not table.faults()


def test_a_drag_whose_release_was_lost_ends_with_the_next_movement(lay_table: LaidTable) -> None:
    table = lay_table()
    grab_six(table)
    table.mouse(QEvent.Type.MouseMove, 10, 10, Qt.MouseButton.NoButton, Qt.MouseButton.NoButton)
    table.scene.cut()
    assert not table.faults()


def test_a_key_in_mid_drag_puts_the_cards_back_and_is_left_to_the_window(lay_table: LaidTable) -> None:
    table = lay_table()
    grab_six(table)
    QTest.keyClick(table.view, Qt.Key.Key_Escape)
    table.scene.cut()
    assert not table.faults()
    table.release(*table.at(SEVEN))
    assert table.asked == []


def test_fault_16_resizing_or_restyling_in_mid_drag_leaves_no_orphan(lay_table: LaidTable) -> None:
    table = lay_table()
    changes: list[Deed] = [
        lambda: table.view.resize(800, 480),
        lambda: table.apply(Preferences(theme=Theme.DARK, size=Size.L)),
        lambda: table.view.resize(1280, 700),
    ]
    for change in changes:
        x, y = table.at(SIX)
        table.press(x, y)
        table.move(x - 90, y + 60)
        change()
        table.move(x - 95, y + 65)
        table.release(*table.at(SEVEN))
        table.pause()
        table.scene.cut()
        assert not table.faults()
        assert likeness(table.scene) == likeness(table.rebuilt())
        if table.session.standing.can_undo:
            table.do(Undo())


def test_fault_1_hailing_clicks_on_a_card_and_its_neighbour_keeps_the_pack_whole(lay_table: LaidTable) -> None:
    table = lay_table()
    opening = table.session.standing.position
    for number in range(20):
        spot = table.at((SIX, SEVEN)[number // 3 % 2])
        table.press(*spot, double=number % 3 == 1)
        table.scene.motion.advance(17)
        table.release(*spot)
        table.pause(150)
    while table.session.standing.can_undo:
        table.do(Undo())
        table.scene.motion.advance(40)
    table.scene.cut()
    assert table.session.standing.position == opening
    assert not table.faults()


def test_fault_3_a_table_that_is_closed_in_mid_motion_leaves_nothing_running(
    lay_table: LaidTable, qtbot: QtBot
) -> None:
    running = len(left_running())
    table = lay_table()
    table.do(command_of("65"))
    table.view.close()
    qtbot.waitUntil(lambda: not table.scene.motion.is_moving)
    assert len(left_running()) == running


def test_every_event_ends_what_moves_first(lay_table: LaidTable) -> None:
    table = lay_table()
    events: list[Deed] = [
        lambda: table.press(*BARE_CLOTH),
        lambda: table.release(*BARE_CLOTH),
        lambda: QTest.keyClick(table.view, Qt.Key.Key_A),
    ]
    for event in events:
        table.do(PressStock())
        assert table.scene.motion.is_moving
        event()
        assert not table.scene.motion.is_moving


def test_moving_the_pointer_alone_ends_nothing(lay_table: LaidTable) -> None:
    table = lay_table()
    table.do(PressStock())
    table.mouse(QEvent.Type.MouseMove, 10, 10, Qt.MouseButton.NoButton, Qt.MouseButton.NoButton)
    assert table.scene.motion.is_moving


def test_without_autoplay_two_clicks_play_and_a_double_click_sends(lay_table: LaidTable) -> None:
    table = lay_table(preferences=Preferences(autoplay=False))
    table.click(*table.at(SIX))
    assert table.session.standing.hand == Holding(C6, 1)
    table.click(*table.at(SEVEN))
    assert table.session.standing.moves == 1
    spot = table.at(AC)
    table.press(*spot)
    table.release(*spot)
    table.pause(120)
    table.click(*spot, double=True)
    assert table.session.standing.position.foundations == (1, 0, 0, 0)


def test_a_finger_taps_as_a_mouse_clicks(lay_table: LaidTable) -> None:
    table = lay_table()
    point = QPointF(*table.at(AC))
    for kind, buttons in (
        (QEvent.Type.MouseButtonPress, Qt.MouseButton.LeftButton),
        (QEvent.Type.MouseButtonRelease, Qt.MouseButton.NoButton),
    ):
        event = QMouseEvent(
            kind,
            point,
            point,
            point,
            Qt.MouseButton.LeftButton,
            buttons,
            Qt.KeyboardModifier.NoModifier,
            Qt.MouseEventSource.MouseEventSynthesizedByQt,
        )
        QApplication.sendEvent(table.view.viewport(), event)
    assert table.session.standing.position.foundations == (1, 0, 0, 0)


def test_the_focus_is_seen_only_while_the_keyboard_is_at_the_table(lay_table: LaidTable) -> None:
    table = lay_table()
    table.view.setFocus()
    with_focus = painted(table.scene)
    field = QLineEdit(table.view)
    field.show()
    field.setFocus()
    assert painted(table.scene) != with_focus
    table.view.setFocus()
    assert painted(table.scene) == with_focus


def test_tab_steps_through_the_table_before_it_leaves(lay_table: LaidTable) -> None:
    table = lay_table()
    steps = []

    def zones(forwards: bool) -> bool:
        steps.append(forwards)
        return len(steps) < 3

    table.view.zones = zones
    for key, modifier in (
        (Qt.Key.Key_Tab, Qt.KeyboardModifier.NoModifier),
        (Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier),
        (Qt.Key.Key_Tab, Qt.KeyboardModifier.NoModifier),
    ):
        QTest.keyClick(table.view, key, modifier)
    assert steps == [True, False, True]


def test_the_screens_pixel_ratio_is_followed(lay_table: LaidTable, monkeypatch: pytest.MonkeyPatch) -> None:
    table = lay_table()
    monkeypatch.setattr(TableView, "devicePixelRatioF", lambda _: 1.5)
    QApplication.sendEvent(table.view, QEvent(QEvent.Type.DevicePixelRatioChange))
    assert not table.faults()
    assert table.scene._drawing.ratio == 1.5


def test_fault_21_a_drop_with_the_pointer_outside_lands_on_the_best_overlap(lay_table: LaidTable) -> None:
    table = lay_table()
    spot, target = table.scene.picture.cards[SIX].shown, table.scene.picture.cards[SEVEN].shown
    corner = (spot.right - 3, spot.bottom - 3)
    table.drag(corner, (target.right + 45, target.bottom + 60))
    assert table.asked == [CarryCards(C6, C5, 1)]


def test_a_long_column_scrolls_to_the_bar_that_is_clicked(lay_table: LaidTable) -> None:
    run = "KS QH JS TH 9S 8H 7S 6H 5S 4H 3S 2H AS"
    table = lay_table(whole(laid(f"KC QC JC | {run}")), Preferences(size=Size.XXL), (1280, 480))
    bar = table.scene.picture.badges[-1]
    before = table.scene.picture.cards[CARD_BY_CODE["2H"]].visible
    table.click(*bar.rect.centre)
    assert table.session.standing.focus.depth == len(run.split()) - 1 - bar.number
    assert (before, table.scene.picture.cards[CARD_BY_CODE["2H"]].visible) != (True, True)
    table.scene.cut()
    assert not table.faults()


def test_settings_of_the_pointer_are_followed_live(lay_table: LaidTable) -> None:
    table = lay_table()
    table.apply(replace(table.preferences, autoplay=False))
    table.click(*table.at(SIX))
    assert table.asked[-1] == PickUp(C6, 1)
    assert dealt(24) == table.session.standing.position
