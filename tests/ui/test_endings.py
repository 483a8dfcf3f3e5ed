"""What is told of a win besides its result, and what can be done next."""

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMenu
from support.real_keys import strike
from support.settled import SETTLED
from support.windows import Hands, Opened

from klondike_qt.dealing import today
from klondike_qt.game.commands import CarryCards, Finish, NewGame
from klondike_qt.game.record import DealKind, Origin
from klondike_qt.preferences.schema import Preferences, Switch, Verbosity
from klondike_qt.rules.position import Place
from klondike_qt.rules.position_text import read_position
from klondike_qt.store.store import Store
from klondike_qt.ui.autosave import Autosave
from klondike_qt.ui.dialogs.calendar import CalendarDialog
from klondike_qt.ui.dialogs.statistics import StatisticsDialog
from klondike_qt.ui.window import Window

Key = Qt.Key
STILL = Preferences(reduced_motion=Switch.ON)
Opener = Callable[[Preferences], Window]


@pytest.fixture
def open_kept(open_window: Opened) -> Iterator[Opener]:
    """Open a window whose games are kept in memory."""
    kept: list[tuple[Store, Autosave]] = []

    def opened(preferences: Preferences = STILL) -> Window:
        window = open_window(preferences=preferences)
        window.store = Store.in_memory()
        kept.append((window.store, Autosave(window.desk, window.store, window.say)))
        return window

    yield opened
    while kept:
        store, autosave = kept.pop()
        autosave.settle()
        store.close()


def win(window: Window, name: str, seconds: float, origin: Origin | None = None) -> list[str]:
    """Win a game in so many seconds, and return the lines of the panel."""
    clock = window.desk._now
    assert isinstance(clock, Hands)
    window.desk.do(NewGame(origin or Origin(name, DealKind.SHUFFLED), read_position(SETTLED)))
    window.desk.do(CarryCards(Place.COLUMN_2, Place.CLUBS))
    clock.now += seconds
    window.desk.do(Finish())
    assert window.stage.win.isVisible()
    return window.stage.win._facts.text().split("\n")


def offered(window: Window) -> list[str]:
    buttons = window.stage.win.buttons.values()
    return [button.text().replace("&", "") for button in buttons if button.isVisible()]


def test_the_points_for_the_time_are_told_apart(open_kept: Opener) -> None:
    assert win(open_kept(STILL), "a", 300)[:2] == [
        "2493 points, 16 moves, 5 minutes",
        "160 for the cards, 2333 for the time",
    ]


@pytest.mark.parametrize("hidden", [{"time_bonus": False}, {"show_score": False}])
def test_nothing_is_told_apart_where_there_is_nothing_to_tell(open_kept: Opener, hidden: dict[str, bool]) -> None:
    window = open_kept(replace(STILL, **hidden))  # type: ignore[arg-type]
    if "time_bonus" in hidden:
        position = read_position(SETTLED.replace("variant: klondike", "variant: vegas"))
        window.desk.do(NewGame(Origin("a", DealKind.SHUFFLED), position))
        window.desk.do(Finish())
        assert "for the time" not in window.stage.win._facts.text()
    else:
        assert not [line for line in win(window, "a", 300) if "for the" in line]


def test_new_bests_are_named_once_there_was_a_win_to_be_better_than(open_kept: Opener) -> None:
    window = open_kept(STILL)
    assert win(window, "a", 300)[-1] == "Your first win"
    assert window.stage.message.text().endswith("Your first win")
    assert win(window, "b", 200)[-1] == "Best score, fastest win so far"
    assert window.stage.message.text().endswith(". Best score, fastest win so far")
    assert len(win(window, "c", 200)) == 2
    assert len(win(window, "d", 900)) == 2


def test_bests_are_those_of_the_same_kind_of_deal(open_kept: Opener) -> None:
    window = open_kept(STILL)
    win(window, "a", 100)
    assert len(win(window, "b", 50, Origin("b", DealKind.CHOSEN))) == 2


def test_no_best_is_told_of_what_is_not_shown(open_kept: Opener) -> None:
    window = open_kept(replace(STILL, show_timer=False, show_score=False))
    win(window, "a", 100)
    assert win(window, "b", 50) == ["16 moves"]


def test_players_who_want_little_speech_see_the_bests_on_the_panel_only(open_kept: Opener) -> None:
    window = open_kept(replace(STILL, verbosity=Verbosity.BRIEF))
    win(window, "a", 100)
    assert win(window, "b", 50)[-1] == "Best score, fastest win so far"
    assert "so far" not in window.stage.message.text()


def test_the_panel_offers_what_comes_next_with_a_new_game_first(open_kept: Opener) -> None:
    window = open_kept(STILL)
    win(window, "a", 100)
    assert offered(window) == ["New game", "Play again", "Statistics …", "Share …", "Look at the table"]
    assert window.stage.win.buttons["new-game"].hasFocus()


def test_after_a_daily_deal_it_offers_the_calendar(open_kept: Opener) -> None:
    window = open_kept(STILL)
    win(window, "a", 100, Origin("a", DealKind.VETTED, 1, today().isoformat()))
    assert "Daily deals …" in offered(window)
    window.stage.win.buttons["calendar"].click()
    (dialog,) = window.findChildren(CalendarDialog)
    dialog.reject()
    assert window.stage.win.first.hasFocus()


def test_a_simple_window_has_a_simple_panel(open_kept: Opener) -> None:
    window = open_kept(replace(STILL, simple_window=True))
    win(window, "a", 100)
    assert offered(window) == ["New game", "Play again", "Look at the table"]


def test_the_records_know_the_win_that_was_just_told(open_kept: Opener) -> None:
    window = open_kept(STILL)
    win(window, "a", 100)
    window.stage.win.buttons["statistics"].click()
    (dialog,) = window.findChildren(StatisticsDialog)
    assert window.store
    assert [result.seconds for result in window.store.history() if result.seconds] == [100]
    dialog.reject()
    assert window.stage.win.isVisible()


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_sharing_opens_a_menu_that_leads_back_to_its_button(open_kept: Opener) -> None:
    window = open_kept(STILL)
    win(window, "a", 100)
    button = window.stage.win.buttons["share"]
    button.setFocus()
    strike(Key.Key_Space)
    popup = QApplication.activePopupWidget()
    assert isinstance(popup, QMenu)
    assert popup is window.menus.menus["share"]
    popup.close()
    assert button.hasFocus()


def test_k_13_no_letter_of_a_panel_is_one_of_the_menu_bar(open_kept: Opener) -> None:
    window = open_kept(STILL)
    menus = [action.text() for action in window.bar.menu_bar.actions()]
    for panel in (window.stage.win, window.stage.stuck, window.stage.pause):
        texts = [*menus, *(button.text() for button in panel.buttons.values())]
        letters = [text[text.index("&") + 1].upper() for text in texts if "&" in text]
        assert len(letters) == len(set(letters)), letters
