"""The calendar of the daily deals: seen, heard, and played from."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import date, timedelta
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QRadioButton, QWidget
from pytestqt.qtbot import QtBot

from klondike_qt.preferences.schema import Surface, Theme
from klondike_qt.store.days import PlayedDay
from klondike_qt.ui.access.control_text import described
from klondike_qt.ui.access.pointers import interface_of
from klondike_qt.ui.dialogs.calendar import CalendarDialog
from klondike_qt.ui.dialogs.calendar_days import GAP, Day, Legend
from klondike_qt.ui.look.theme import application_font, application_palette, chrome_style
from klondike_qt.ui.look.theme import chrome as chrome_of

Key, Text = Qt.Key, QAccessible.Text
SHIFT = Qt.KeyboardModifier.ShiftModifier
TODAY = date(2026, 11, 27)
WON, BEGUN = PlayedDay(2, 1, 142, 307), PlayedDay(1, 0, None, None)
PLAYED: dict[int, Mapping[date, PlayedDay]] = {
    1: {date(2026, 11, 24): WON, date(2026, 11, 25): WON, date(2026, 11, 26): WON, date(2026, 11, 20): BEGUN},
    3: {date(2026, 11, 25): PlayedDay(1, 1, 99, 100)},
}


@dataclass
class Desk:
    """What stands behind a calendar: a day that the test sets, and an ear for what is said."""

    today: date = TODAY
    said: list[str] = field(default_factory=list)
    chosen: list[tuple[date, int]] = field(default_factory=list)


Opened = Callable[..., CalendarDialog]


@pytest.fixture
def desk() -> Desk:
    """Return what stands behind the calendar."""
    return Desk()


@pytest.fixture
def calendar(desk: Desk, qtbot: QtBot) -> Iterator[Opened]:
    """Open a calendar; what a test does to the look of all windows is taken back."""
    font, palette = QApplication.font(), QApplication.palette()
    opened: list[CalendarDialog] = []

    def open_calendar(draw: int = 1, room: QSize | None = None, *, shows_time: bool = True) -> CalendarDialog:
        days, today, say = PLAYED.__getitem__, lambda: desk.today, desk.said.append
        dialog = CalendarDialog(days, draw, today, say, shows_time=shows_time, first_weekday=0)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
        dialog.chosen.connect(lambda day, draw: desk.chosen.append((day, draw)))
        if room:
            dialog.setMaximumSize(room)
        with qtbot.waitActive(dialog):
            dialog.show()
            dialog.activateWindow()
        opened.append(dialog)
        return dialog

    yield open_calendar
    for dialog in opened:
        dialog.close()
        dialog.deleteLater()
    QApplication.setFont(font)
    QApplication.setPalette(palette)


def press(*keys: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """Press keys where the keyboard is."""
    for key in keys:
        QTest.keyClick(focused(), key, modifiers)


def focused() -> QWidget:
    """Return what has the keyboard."""
    widget: QWidget | None = QApplication.focusWidget()
    assert widget is not None
    return widget


def heard() -> str:
    """Return the name of what has the keyboard."""
    name: str = interface_of(focused()).text(Text.Name)
    return name


def days(dialog: CalendarDialog) -> dict[int, Day]:
    """Return the boxes of the days by their number."""
    return {day.day: box for day, box in dialog._month.days.items()}


def test_s_14_it_opens_at_today_and_each_day_is_read_with_what_came_of_it(calendar: Opened) -> None:
    calendar()
    assert heard() == "Friday 27 November 2026, today, draw one, not played"
    press(Key.Key_Left)
    assert heard() == "Thursday 26 November 2026, draw one, won in 142 moves"
    press(Key.Key_Up)
    assert heard() == "Thursday 19 November 2026, draw one, not played"
    press(Key.Key_Right)
    assert heard() == "Friday 20 November 2026, draw one, begun, not won"
    press(Key.Key_Down, Key.Key_Right)
    assert heard() == "Saturday 28 November 2026, still to come"


def test_s_14_the_own_voice_reads_days_in_the_same_way(calendar: Opened) -> None:
    dialog = calendar()
    press(Key.Key_Left)
    now = described()
    assert "Thursday 26 November 2026, draw one, won in 142 moves" in now.name
    assert now.explanation == ("Played 2 times, fastest 5 minutes, 7 seconds. Another win counts as a chosen deal")
    assert now.window.startswith("Daily deals")
    assert "3 of 27 won in November 2026" in now.window
    assert "142" not in now.window
    dialog.reject()


def test_whoever_does_not_see_the_time_is_not_told_it(calendar: Opened) -> None:
    dialog = calendar(shows_time=False)
    press(Key.Key_Left)
    assert interface_of(focused()).text(Text.Description) == ("Played 2 times. Another win counts as a chosen deal")
    assert "fastest" not in dialog._details.shown


def test_the_summary_tells_the_month_and_the_days_in_a_row(calendar: Opened) -> None:
    dialog = calendar()
    assert dialog._summary.text() == "3 of 27 won in November 2026. 3 days in a row, 3 at most, 3 in all"
    press(Key.Key_PageUp)
    assert dialog._summary.text().startswith("0 of 31 won in October 2026. ")


def test_page_keys_turn_the_month_and_the_keyboard_stays_at_a_day(calendar: Opened) -> None:
    dialog = calendar()
    press(Key.Key_PageUp)
    assert heard() == "Tuesday 27 October 2026, draw one, not played"
    assert dialog._heading.text() == "October 2026"
    press(Key.Key_PageUp, modifiers=SHIFT)
    assert heard() == "Thursday 1 January 2026, draw one, not played"
    press(Key.Key_PageDown, modifiers=SHIFT)
    assert heard().startswith("Friday 27 November 2026, today")


def test_where_the_calendar_ends_is_said_and_seen(calendar: Opened, desk: Desk) -> None:
    dialog = calendar()
    press(Key.Key_PageDown)
    assert desk.said == [dialog._details.shown] == ["Days to come cannot be opened yet"]
    press(Key.Key_PageUp, modifiers=SHIFT)
    press(Key.Key_Left)
    assert desk.said[1:] == [dialog._details.shown] == ["The first daily deal is that of 1 January 2026"]
    assert heard().startswith("Thursday 1 January 2026")


def test_enter_and_space_play_the_day(calendar: Opened, desk: Desk) -> None:
    for key in (Key.Key_Return, Key.Key_Enter, Key.Key_Space):
        dialog = calendar()
        press(Key.Key_Left, key)
        assert not dialog.isVisible()
    assert desk.chosen == [(date(2026, 11, 26), 1)] * 3


def test_s_04_pressing_a_day_by_a_screen_reader_plays_it(calendar: Opened, desk: Desk, qtbot: QtBot) -> None:
    dialog = calendar()
    interface = interface_of(days(dialog)[12])
    action = interface.actionInterface()
    action.doAction(action.pressAction())
    qtbot.waitUntil(lambda: bool(desk.chosen))  # Qt shows the box pressed for a moment
    assert desk.chosen == [(date(2026, 11, 12), 1)]


def test_a_click_chooses_a_day_and_the_button_plays_it(calendar: Opened, desk: Desk) -> None:
    dialog = calendar()
    QTest.mouseClick(days(dialog)[12], Qt.MouseButton.LeftButton)
    QTest.mouseDClick(days(dialog)[12], Qt.MouseButton.LeftButton)
    QTest.mouseRelease(days(dialog)[12], Qt.MouseButton.LeftButton)
    assert dialog.isVisible()
    assert dialog._details.shown.startswith("Thursday 12 November 2026")
    play = next(button for button in dialog.findChildren(QPushButton) if button.isDefault())
    play.click()
    assert desk.chosen == [(date(2026, 11, 12), 1)]


def test_days_to_come_are_not_played_and_it_is_said_why(calendar: Opened, desk: Desk) -> None:
    dialog = calendar()
    press(Key.Key_Right, Key.Key_Return)
    assert dialog.isVisible()
    assert desk.said == [dialog._details.shown] == ["The daily deal of 28 November 2026 is still to come"]
    assert desk.chosen == []


def test_each_day_has_two_deals_with_marks_of_their_own(calendar: Opened, desk: Desk) -> None:
    dialog = calendar()
    three = next(button for button in dialog.findChildren(QRadioButton) if not button.isChecked())
    three.click()
    dialog._month.setFocus()
    press(Key.Key_Left, Key.Key_Left)
    assert heard() == "Wednesday 25 November 2026, draw three, won in 99 moves"
    press(Key.Key_Return)
    assert desk.chosen == [(date(2026, 11, 25), 3)]
    assert "draw three" in days(calendar(3))[27].accessibleName()


def test_buttons_turn_the_page_keep_the_keyboard_and_say_what_came_of_the_month(calendar: Opened, desk: Desk) -> None:
    dialog = calendar()
    buttons = {button.accessibleName() or button.text(): button for button in dialog.findChildren(QPushButton)}
    before = buttons["Previous month"]
    before.setFocus()
    press(Key.Key_Space, Key.Key_Space)
    assert dialog._heading.text() == "September 2026"
    assert before.hasFocus()
    assert desk.said == ["0 of 31 won in October 2026", "0 of 30 won in September 2026"]
    buttons["&Today"].click()
    assert heard().startswith("Friday 27 November 2026, today")


def test_a_dialog_that_is_open_at_midnight_knows_the_new_day(calendar: Opened, desk: Desk) -> None:
    desk.today = date(2026, 11, 30)
    calendar()
    desk.today = date(2026, 12, 1)
    press(Key.Key_Right)
    assert heard() == "Tuesday 1 December 2026, today, draw one, not played"
    press(Key.Key_Return)
    assert desk.chosen == [(date(2026, 12, 1), 1)]


def test_a_clock_that_is_set_back_takes_no_mark_away(calendar: Opened, desk: Desk) -> None:
    desk.today = date(2026, 11, 22)
    dialog = calendar()
    assert days(dialog)[25].accessibleName() == "Wednesday 25 November 2026, draw one, won in 142 moves"
    press(Key.Key_Right, Key.Key_Right, Key.Key_Right, Key.Key_Return)
    assert desk.chosen == []
    assert desk.said == ["The daily deal of 25 November 2026 is still to come"]


def test_before_the_first_day_nothing_can_be_played_and_nothing_fails(calendar: Opened, desk: Desk) -> None:
    desk.today = date(1970, 1, 1)
    dialog = calendar()
    assert heard() == "Thursday 1 January 2026, still to come"
    press(Key.Key_Return, Key.Key_PageDown, Key.Key_PageUp, Key.Key_Left)
    assert len(desk.said) == 4
    assert dialog._summary.text().startswith("0 of 0 won in January 2026")


def test_far_years_have_their_calendar(calendar: Opened, desk: Desk) -> None:
    desk.today = date(2048, 2, 29)
    calendar()
    assert heard() == "Saturday 29 February 2048, today, draw one, not played"
    press(Key.Key_PageUp, modifiers=SHIFT)
    assert heard() == "Thursday 28 February 2047, draw one, not played"
    desk.today = date.max
    press(Key.Key_PageDown, modifiers=SHIFT)


def test_tab_comes_to_one_day_only(calendar: Opened) -> None:
    dialog = calendar()
    press(Key.Key_Left, Key.Key_Up)
    stops = [day.facts.day for day in dialog.findChildren(Day) if day.focusPolicy() & Qt.FocusPolicy.TabFocus]
    assert stops == [date(2026, 11, 19)]


def test_weeks_begin_as_they_do_at_the_place_of_the_player(qtbot: QtBot) -> None:
    for first, column in ((0, 4), (6, 5), (5, 6)):
        dialog = CalendarDialog(lambda _: {}, 1, lambda: TODAY, str, first_weekday=first)
        qtbot.addWidget(dialog)
        dialog.resize(900, 760)
        dialog._month.resize(700, 500)
        assert _column(dialog, 27) == column


def _column(dialog: CalendarDialog, day: int) -> int:
    grid = dialog._month._grid
    position = grid.getItemPosition(grid.indexOf(days(dialog)[day]))
    return int(position[1])  # type: ignore[index]


def test_turning_pages_leaves_nothing_behind(calendar: Opened) -> None:
    dialog = calendar()
    for _ in range(30):
        press(Key.Key_PageUp)
    QApplication.sendPostedEvents(None, 52)  # what is to be deleted
    QApplication.processEvents()
    assert len(dialog.findChildren(Day)) == 31


def greyed(box: Day) -> QImage:
    return box.grab().toImage().convertToFormat(QImage.Format.Format_Grayscale8)


def lit(image: QImage, other: QImage) -> int:
    """Count the pixels in which two pictures clearly differ."""
    size = image.size().boundedTo(other.size())
    points = (QPoint(x, y) for x in range(size.width()) for y in range(size.height()))
    return sum(abs(image.pixelColor(p).lightness() - other.pixelColor(p).lightness()) > 60 for p in points)


THEMES = [Theme.CLASSIC, Theme.HIGH_CONTRAST_BLACK, Theme.HIGH_CONTRAST_WHITE]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("light", [False, True])
def test_v_19_marks_differ_in_shape_and_not_in_colour_alone(calendar: Opened, theme: Theme, *, light: bool) -> None:
    QApplication.setPalette(application_palette(chrome_of(Surface.FELT, theme, light=light)))
    dialog = calendar()
    for box in days(dialog).values():
        box.shows_word = False
    for box, number in ((days(dialog)[25], 25), (days(dialog)[20], 20), (days(dialog)[18], 18)):
        box.resize(100, 80)
        assert number == box.facts.day.day
    won, begun, plain = (_mark(days(dialog)[number]) for number in (25, 20, 18))
    assert min(lit(won, plain), lit(begun, plain), lit(won, begun)) > 60


def _mark(box: Day) -> QImage:
    image = greyed(box)
    return image.copy(image.width() // 2 - 16, image.height() // 2, 32, image.height() // 2 - 4)


@pytest.mark.parametrize("size", [20, 24, 30, 40])
@pytest.mark.parametrize("room", [QSize(632, 360), QSize(952, 500), QSize(1272, 760)])
def test_v_16_every_day_fits_its_box_at_any_text_size_and_is_scrolled_to(
    size: int, room: QSize, calendar: Opened
) -> None:
    QApplication.setFont(application_font(size))
    dialog = calendar(room=room)
    dialog.setStyleSheet(chrome_style(chrome_of(Surface.FELT), size))
    QApplication.processEvents()
    view = dialog.area.viewport()
    assert dialog.area.horizontalScrollBar().maximum() == 0
    assert dialog._month.width() <= view.width()
    for box in days(dialog).values():
        assert box.width() >= 44
        assert box.height() >= 44
        assert box.fontMetrics().horizontalAdvance("28") <= box.width()
        assert box._number_font().pixelSize() >= 18
    boxes = sorted(days(dialog).items())
    for (_, one), (_, other) in pairwise(boxes):
        assert not one.geometry().intersects(other.geometry())
    for key in (Key.Key_PageUp, Key.Key_Up, Key.Key_Up, Key.Key_Down, Key.Key_Home, Key.Key_Left):
        press(key)
        now = focused()
        assert isinstance(now, Day)
        top = now.mapTo(view, QPoint(0, 0))
        assert top.y() >= 0
        assert top.y() + now.height() <= view.height() + GAP


def test_the_words_of_the_marks_are_shown_where_they_have_room(calendar: Opened) -> None:
    QApplication.setFont(application_font())
    dialog = calendar()
    dialog.resize(960, 760)
    QApplication.processEvents()
    assert all(box.shows_word for box in days(dialog).values())
    dialog.resize(500, 760)
    QApplication.processEvents()
    assert not any(box.shows_word for box in days(dialog).values())


@pytest.mark.parametrize("width", [*range(500, 1000, 60), 1272])
@pytest.mark.parametrize("size", [20, 30])
def test_the_switches_and_what_the_marks_mean_stay_together(size: int, width: int, calendar: Opened) -> None:
    QApplication.setFont(application_font(size))
    dialog = calendar(room=QSize(width, 700))
    dialog.resize(width, 700)
    QApplication.processEvents()
    for kind in (QRadioButton, Legend):
        places = {part.mapTo(dialog, part.rect().center()).y() for part in dialog.findChildren(kind)}
        assert len(places) == 1
    buttons = [part for part in dialog.findChildren(QPushButton) if dialog.area.isAncestorOf(part)]
    heights = {part.mapTo(dialog, part.rect().center()).y(): part.height() for part in buttons}
    (dots,) = {part.mapTo(dialog, part.rect().center()).y() for part in dialog.findChildren(QRadioButton)}
    assert all(abs(dots - place) <= 1 or abs(dots - place) > height / 2 for place, height in heights.items())


@pytest.mark.parametrize("width", [632, 960])
def test_the_names_of_the_days_of_the_week_stand_above_the_numbers(width: int, calendar: Opened) -> None:
    QApplication.setFont(application_font())
    dialog = calendar(room=QSize(width, 760))
    dialog.resize(width, 760)
    QApplication.processEvents()
    month = dialog._month
    days_of_week = {box.x(): box for box in month.days.values()}
    assert {box.is_broad for box in days_of_week.values()} == {width == 632}
    image = month.grab().toImage()
    for left, box in days_of_week.items():
        ground = image.pixel(left, 0)
        inked = [x for x in range(left, left + box.width()) for y in range(20) if image.pixel(x, y) != ground]
        assert abs((min(inked) + max(inked)) / 2 - left - box.number_room().center().x()) <= 3


def test_the_picture_does_not_jump_while_days_are_walked(calendar: Opened) -> None:
    dialog = calendar()
    places = set()
    for _ in range(10):
        press(Key.Key_Left)
        QApplication.processEvents()
        places.add((dialog._month.height(), dialog._summary.y(), dialog._details.height()))
    assert len(places) == 1


def test_buttons_stay_below_the_pointer_while_months_are_turned(calendar: Opened) -> None:
    dialog = calendar()
    (turn,) = (button for button in dialog.findChildren(QPushButton) if button.accessibleName() == "Previous month")
    turn.setFocus()
    dialog.area.verticalScrollBar().setValue(0)
    places = set()
    for _ in range(10):
        turn.click()
        QApplication.processEvents()
        places.add((turn.geometry().x(), turn.mapTo(dialog, QPoint(0, 0)).y()))
    assert len(places) == 1


def test_the_days_that_were_played_are_asked_for_again_with_each_page(qtbot: QtBot) -> None:
    asked: list[int] = []

    def played(draw: int) -> Mapping[date, PlayedDay]:
        asked.append(draw)
        return {TODAY - timedelta(days=len(asked)): WON}

    dialog = CalendarDialog(played, 3, lambda: TODAY, str, first_weekday=0)
    qtbot.addWidget(dialog)
    dialog._turn(-1)
    dialog._turn(1)
    assert set(asked) == {3}
    assert "won" in days(dialog)[27 - len(asked)].accessibleName()
