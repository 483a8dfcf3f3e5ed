"""A win is told at once, celebrated unless there is to be no motion, and followed by a calm panel."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from support.eyesight import greys
from support.leftovers import left_running
from support.settled import SETTLED
from support.windows import Opened
from support.wishes import Accessibility, Hints, Motion

from klondike_qt.game.commands import Finish
from klondike_qt.preferences.schema import Preferences, Switch, Theme
from klondike_qt.ui.access.readers import Reader, ReaderWatch
from klondike_qt.ui.system import SystemWatch
from klondike_qt.ui.table.cascade import LONGEST
from klondike_qt.ui.table.celebration import Celebration
from klondike_qt.ui.window import Window

FRAME = 16
MOVING = Preferences(reduced_motion=Switch.OFF, confirm=False)


@pytest.fixture
def begun(open_window: Opened) -> Window:
    """Return a window in which the last card has just arrived."""
    window = open_window(preferences=MOVING, position=SETTLED)
    win(window)
    return window


def win(window: Window) -> Celebration:
    """Play the last cards, and let them arrive; from then on time passes only when it is told to."""
    window.desk.do(Finish())
    show = window.winning.celebration
    show._timer.stop()
    window.scene.cut()
    return show


def is_seen(window: Window) -> bool:
    """Tell whether cards fly."""
    return window.winning.celebration._trail is not None


def shown(window: Window) -> QImage:
    return window.view.viewport().grab().toImage()


def panel_has_the_keyboard(window: Window) -> bool:
    return window.stage.win.isVisible() and window.focusWidget() is window.stage.win.first


def test_the_message_is_said_at_once_and_the_panel_comes_after_the_cascade(begun: Window) -> None:
    show = begun.winning.celebration
    assert "You won" in begun.stage.message.text()
    assert not begun.stage.win.isVisible()
    passed = 0
    while show.is_running:
        show.advance(FRAME)
        passed += FRAME
    assert 3_000 < passed < LONGEST + 3 * FRAME
    assert panel_has_the_keyboard(begun)
    assert "You won" in begun.stage.message.text()


def test_it_runs_by_itself_after_the_last_card_has_arrived(open_window: Opened) -> None:
    window = open_window(preferences=MOVING, position=SETTLED)
    window.desk.do(Finish())
    show = window.winning.celebration
    assert show.is_running
    assert show._timer.isActive()
    show.advance(FRAME)
    assert not is_seen(window)
    window.scene.cut()
    show.advance(FRAME)
    assert is_seen(window)


def test_v_21_without_motion_there_is_the_panel_alone(open_window: Opened) -> None:
    window = open_window(preferences=replace(MOVING, reduced_motion=Switch.ON), position=SETTLED)
    show = win(window)
    assert not show.is_running
    assert panel_has_the_keyboard(window)


def test_who_listens_to_a_screen_reader_does_not_wait_for_a_picture(
    open_window: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    reader = Reader(is_active=True, is_screen_reader=True)
    monkeypatch.setattr(ReaderWatch, "now", property(lambda _: reader))
    window = open_window(preferences=MOVING, position=SETTLED)
    assert not win(window).is_running
    assert panel_has_the_keyboard(window)


def by_key(key: Qt.Key) -> Callable[[Window], object]:
    return lambda window: QTest.keyClick(window.view, key)


def by_press(window: Window) -> None:
    QTest.mouseClick(window.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(300, 300))


def by_leaving(window: Window) -> None:
    QApplication.sendEvent(window.view, QEvent(QEvent.Type.WindowDeactivate))


def by_another_size(window: Window) -> None:
    window.resize(1000, 700)


def by_a_preference(window: Window) -> None:
    window.choices.set(replace(MOVING, theme=Theme.DARK))


ENDS: dict[str, Callable[[Window], object]] = {
    "space": by_key(Qt.Key.Key_Space),
    "enter": by_key(Qt.Key.Key_Return),
    "escape": by_key(Qt.Key.Key_Escape),
    "a letter": by_key(Qt.Key.Key_N),
    "shift": by_key(Qt.Key.Key_Shift),
    "press": by_press,
    "leaving": by_leaving,
    "another size": by_another_size,
    "a preference": by_a_preference,
}


@pytest.mark.parametrize("end", ENDS.values(), ids=ENDS.keys())
@pytest.mark.parametrize("frames", [0, 1, 90])
def test_anything_ends_it_at_any_instant_and_does_nothing_else(
    begun: Window, end: Callable[[Window], object], frames: int
) -> None:
    show, before = begun.winning.celebration, begun.desk.standing
    for _ in range(frames):
        show.advance(FRAME)
    end(begun)
    assert not show.is_running
    assert not is_seen(begun)
    assert panel_has_the_keyboard(begun)
    assert begun.desk.standing == before
    assert not show._timer.isActive()


def test_afterwards_the_table_is_that_of_the_won_game(begun: Window) -> None:
    show = begun.winning.celebration
    before = shown(begun)
    for _ in range(60):
        show.advance(FRAME)
    assert shown(begun) != before
    QTest.keyClick(begun.view, Qt.Key.Key_Space)
    begun.view.setFocus()
    assert shown(begun) == before


def test_a_key_of_the_whole_window_ends_it_and_acts(begun: Window) -> None:
    begun.winning.celebration.advance(FRAME)
    QTest.keyClick(begun.view, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    assert not begun.winning.celebration.is_running
    assert not begun.desk.standing.position.is_won
    assert not begun.stage.win.isVisible()


def test_another_game_ends_it_without_a_panel(begun: Window) -> None:
    begun.winning.celebration.advance(FRAME)
    begun.games.deal_new()
    assert not begun.winning.celebration.is_running
    assert not begun.stage.win.isVisible()


def test_the_demo_ends_it_without_a_panel(begun: Window) -> None:
    begun.winning.celebration.advance(FRAME)
    begun.demo.begins.emit()
    assert not begun.winning.celebration.is_running
    assert not begun.stage.win.isVisible()


def test_v_21_a_system_that_comes_to_want_less_motion_ends_it(open_window: Opened) -> None:
    accessibility = Accessibility()
    hints = Hints(accessibility)
    window = open_window(preferences=Preferences(), position=SETTLED, system=SystemWatch(hints))
    show = win(window)
    show.advance(FRAME)
    accessibility.motion = Motion.ReducedMotion
    accessibility.motionPreferenceChanged.emit()
    assert not show.is_running
    assert panel_has_the_keyboard(window)


def test_closing_the_window_leaves_nothing_running(begun: Window) -> None:
    begun.winning.celebration.advance(FRAME)
    begun.close()
    assert not begun.winning.celebration.is_running
    assert not [thing for thing in left_running() if thing is begun.winning.celebration._timer]


def test_v_21_nothing_flashes_more_than_three_times_a_second(begun: Window) -> None:
    """A flash is a pair of opposite changes by a tenth of the brightness, over a quarter of ten degrees of sight."""
    show = begun.winning.celebration
    begun.resize(1024, 768)
    begun.winning.celebration.begin(3)
    show._timer.stop()
    pictures = []
    while show.is_running:
        show.advance(FRAME)
        pictures.append(brightness(shown(begun)))
    second = 1000 // FRAME
    for block in zip(*pictures, strict=True):
        turns = reversals(block)
        assert all(sum(turn <= other < turn + second for other in turns) <= 2 * 3 for turn in turns)


def brightness(picture: QImage) -> list[float]:
    """Return the mean relative luminance of each block of about 341 × 256 pixels, in steps of half a block."""
    columns, rows = 2 * round(picture.width() / 341), 2 * round(picture.height() / 256)
    smooth = Qt.TransformationMode.SmoothTransformation
    cells = greys(picture.scaled(columns, rows, Qt.AspectRatioMode.IgnoreAspectRatio, smooth))
    light = [[(value / 255) ** 2.2 for value in row] for row in cells]
    return [
        sum(light[y + j][x + i] for i in (0, 1) for j in (0, 1)) / 4
        for y in range(rows - 1)
        for x in range(columns - 1)
    ]


def reversals(values: tuple[float, ...]) -> list[int]:
    """Return when a change by a tenth was followed by one back."""
    found, low, high, rises = [], values[0], values[0], 0
    for at, value in enumerate(values):
        low, high = min(low, value), max(high, value)
        turns_down, turns_up = rises >= 0 and value < high - 0.1, rises <= 0 and value > low + 0.1
        if turns_down or turns_up:
            found += [at] if rises else []
            rises = 1 if turns_up else -1
            low = high = value
    return found
