"""Daily deals in the window: their calendar by keys alone, and what a win of one comes to."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import date, timedelta

import pytest
from PySide6.QtCore import Qt
from support.real_keys import CTRL, SHIFT, strike
from support.settled import SETTLED
from support.windows import Opened

from klondike_qt.dealing import chosen_game, daily_game, today
from klondike_qt.game.commands import Finish, NewGame, PressStock, PreviousGame
from klondike_qt.game.record import DealKind, Origin
from klondike_qt.preferences.schema import Preferences, Switch, Verbosity
from klondike_qt.rules.deck import deal_of_number
from klondike_qt.rules.position_text import read_position
from klondike_qt.rules.variant import DRAW_THREE, KLONDIKE, VEGAS_THREE
from klondike_qt.store.daily import daily_number
from klondike_qt.store.store import Store
from klondike_qt.ui.autosave import Autosave
from klondike_qt.ui.dialogs.calendar import CalendarDialog
from klondike_qt.ui.dialogs.leave import LeaveDialog
from klondike_qt.ui.window import Window
from klondike_qt.words import calendar, dates

Key = Qt.Key
ONE = timedelta(days=1)


@pytest.fixture
def store() -> Iterator[Store]:
    """Keep everything in memory."""
    store = Store.in_memory()
    yield store
    store.close()


@pytest.fixture
def window(open_window: Opened, store: Store) -> Iterator[Window]:
    """Open a window whose games are kept."""
    window = open_window()
    autosave = keep(window, store)
    yield window
    autosave.settle()


def keep(window: Window, store: Store) -> Autosave:
    window.store = store
    return Autosave(window.desk, store, window.say)


def win(window: Window, day: date, game_id: str) -> None:
    """Win the daily deal of a day, which here has only its last cards to go."""
    window.desk.do(
        NewGame(Origin(game_id, DealKind.VETTED, daily_number(day, 1), day.isoformat()), read_position(SETTLED))
    )
    window.desk.do(Finish())


def open_calendar(window: Window) -> CalendarDialog:
    window.menus.entries["calendar"].trigger()
    (dialog,) = (found for found in window.findChildren(CalendarDialog) if found.isVisible())
    return dialog


def message(window: Window) -> str:
    return window.stage.message.text()


def origin_of(window: Window) -> tuple[DealKind, int | None, str | None]:
    origin = window.desk.standing.record.origin
    return origin.kind, origin.deal_number, origin.daily


def test_a_day_of_the_past_is_dealt_by_keys_alone(window: Window) -> None:
    strike("d", CTRL | SHIFT)
    strike(Key.Key_PageUp)
    strike(Key.Key_Home, CTRL)
    first = (today().replace(day=1) - ONE).replace(day=1)
    strike(Key.Key_Return)
    assert origin_of(window) == (DealKind.VETTED, daily_number(first, 1), first.isoformat())
    assert f"daily deal of {dates.day_text(first)}" in message(window)
    assert window.view.hasFocus()


def test_escape_leaves_the_game_as_it_is(window: Window) -> None:
    before = window.desk.standing
    strike("d", CTRL | SHIFT)
    strike(Key.Key_Left)
    strike(Key.Key_Escape)
    assert window.desk.standing == before
    assert window.view.hasFocus()


def test_a_game_with_moves_is_asked_for_first_and_can_be_brought_back(window: Window) -> None:
    window.desk.do(PressStock())
    own = window.desk.standing.record
    open_calendar(window)
    strike(Key.Key_Left)
    strike(Key.Key_Return)
    (question,) = (found for found in window.findChildren(LeaveDialog) if found.isVisible())
    assert window.desk.standing.record == own
    question.accept()
    assert origin_of(window)[2] == (today() - ONE).isoformat()
    window.desk.do(PreviousGame())
    assert window.desk.standing.record == own


@pytest.mark.parametrize(("variant", "draw"), [(KLONDIKE, 1), (DRAW_THREE, 3), (VEGAS_THREE, 3)])
def test_the_calendar_begins_with_the_draw_that_is_in_force(window: Window, variant: object, draw: int) -> None:
    window.choices.set(replace(window.choices.now, variant=variant))  # type: ignore[arg-type]
    open_calendar(window)
    strike(Key.Key_Return)
    assert origin_of(window)[:2] == (DealKind.VETTED, daily_number(today(), draw))
    assert window.desk.standing.position.variant in {KLONDIKE, DRAW_THREE}


def test_the_other_deal_of_a_day_is_played_by_its_own_rules(window: Window) -> None:
    window.games.deal_day(today() - ONE, 3)
    assert origin_of(window)[:2] == (DealKind.VETTED, daily_number(today() - ONE, 3))
    assert window.desk.standing.position.variant == DRAW_THREE
    assert window.choices.now.variant == KLONDIKE


def test_a_day_that_lies_on_the_table_is_not_dealt_again(window: Window) -> None:
    day = today() - ONE
    window.games.deal_day(day, 1)
    before = window.desk.standing
    window.games.deal_day(day, 1)
    assert window.desk.standing == before
    assert message(window).endswith(calendar.lies_here(day))


def test_days_to_come_are_not_dealt(window: Window) -> None:
    before = window.desk.standing
    window.games.deal_day(today() + ONE, 1)
    assert window.desk.standing == before
    assert message(window).endswith(calendar.to_come(today() + ONE))


@pytest.mark.usefixtures("unsound_daily_table")
def test_a_table_that_is_damaged_is_told(window: Window) -> None:
    open_calendar(window)
    strike(Key.Key_Return)
    assert message(window).endswith("The table of the daily deals is missing or damaged; install the program again")


def test_a_won_day_has_its_mark_and_a_further_win_counts_as_a_chosen_deal(window: Window, store: Store) -> None:
    win(window, today(), "a")
    dialog = open_calendar(window)
    assert ", won in 16 moves" in dialog._details.shown
    assert calendar.counts_once() in dialog._details.shown
    strike(Key.Key_Return)
    assert message(window).endswith(calendar.counts_once())
    window.desk.do(PressStock())
    assert [(result.kind, result.daily) for result in store.history()] == [
        (DealKind.VETTED, today().isoformat()),
        (DealKind.CHOSEN, today().isoformat()),
    ]


def test_wins_in_a_row_are_told_with_the_win_and_stand_on_the_panel(window: Window) -> None:
    for back in (3, 1):
        win(window, today() - back * ONE, f"game-{back}")
        assert "in a row" not in message(window)
    win(window, today() - 2 * ONE, "game-2")
    assert message(window).startswith("You won: ")
    assert message(window).endswith(". 3 daily deals in a row")
    assert window.stage.win._facts.text().endswith("\n3 daily deals in a row")


def test_players_who_want_little_speech_see_the_row_on_the_panel_only(open_window: Opened, store: Store) -> None:
    brief = Preferences(reduced_motion=Switch.ON, verbosity=Verbosity.BRIEF)
    window = open_window(preferences=brief)
    autosave = keep(window, store)
    for back in (1, 0):
        win(window, today() - back * ONE, f"game-{back}")
    assert "in a row" not in message(window)
    assert "2 daily deals in a row" in window.stage.win._facts.text()
    autosave.settle()


def test_a_game_begun_before_midnight_stays_the_one_of_its_day(window: Window, store: Store) -> None:
    day = today() - ONE
    window.desk.do(daily_game(KLONDIKE, day))
    window.desk.do(PressStock())
    window.desk.do(NewGame(Origin("later", DealKind.CHOSEN), read_position(SETTLED)))
    window.desk.do(PreviousGame())
    assert origin_of(window)[2] == day.isoformat()
    assert set(store.days.played(1)) == {day}


def test_without_a_store_there_is_a_calendar_without_marks(open_window: Opened) -> None:
    window = open_window()
    dialog = open_calendar(window)
    assert "not played" in dialog._details.shown
    dialog.reject()
    win(window, today(), "a")
    assert message(window).startswith("You won: ")


def test_the_game_of_a_day_that_was_left_for_a_new_one_goes_on(open_window: Opened) -> None:
    window = open_window()
    day = today() - ONE
    window.games.deal_day(day, 1)
    window.desk.do(PressStock())
    window.desk.do(chosen_game(KLONDIKE, deal_of_number(24), 24))
    window.games.deal_day(day, 1)
    standing = window.desk.standing
    assert (standing.record.origin.daily, len(standing.record.turns)) == (day.isoformat(), 1)
