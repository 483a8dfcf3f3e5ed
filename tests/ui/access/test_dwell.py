"""Clicking by resting the pointer: with a pointer and a clock that the test moves."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QWidget
from support.real_keys import let_dialogs_come
from support.switches import uppermost
from support.windows import Opened

from klondike_qt.preferences.schema import Preferences, Switch
from klondike_qt.rules.cards import CARD_BY_CODE
from klondike_qt.rules.position import Place
from klondike_qt.ui.access.dwell_ring import LEAST, SIDE
from klondike_qt.ui.window import Window

CALM = Preferences(dwell=1000, reduced_motion=Switch.ON, autoplay=False)
BARE_CLOTH = QPoint(450, 30)


class Rester:
    """A player who moves the pointer and lets it rest."""

    def __init__(self, window: Window) -> None:
        self.window = window
        self.dwell = window.hands.dwell
        self.here = QPoint(-100, -100)
        self.seconds = 100.0
        self.dwell.where = lambda: self.here
        self.dwell.now = lambda: self.seconds
        self.dwell.look()

    def go(self, widget: QWidget, point: QPoint | None = None) -> None:
        """Move the pointer to a point of a widget, or to its middle."""
        self.here = widget.mapToGlobal(point or widget.rect().center())
        self.dwell.look()

    def rest(self, seconds: float) -> None:
        """Let time pass."""
        for _ in range(round(seconds / 0.05)):
            self.seconds += 0.05
            self.dwell.look()
        let_dialogs_come()

    def click(self, widget: QWidget, point: QPoint | None = None) -> None:
        self.go(widget, point)
        self.rest(1.1)

    def card(self, code: str) -> QPoint:
        x, y = self.window.scene.picture.cards[CARD_BY_CODE[code]].shown.centre
        return QPoint(round(x), round(y))

    def place(self, place: Place) -> QPoint:
        x, y = self.window.scene.picture.places[place].centre
        return QPoint(round(x), round(y))

    def on_table(self, point: QPoint) -> None:
        self.click(self.window.view.viewport(), point)


Resting = Callable[..., Rester]


@pytest.fixture
def resting(open_window: Opened) -> Resting:
    def opened(preferences: Preferences = CALM, deal: int = 24) -> Rester:
        return Rester(open_window(deal, preferences=preferences))

    return opened


def test_m_07_it_is_off_by_default(open_window: Opened) -> None:
    window = open_window()
    assert Preferences().dwell == 0
    assert not window.hands.dwell.timer.isActive()
    window.choices.set(replace(window.choices.now, dwell=800))
    assert window.hands.dwell.timer.isActive()
    window.choices.set(replace(window.choices.now, dwell=0))
    assert not window.hands.dwell.timer.isActive()


@pytest.mark.parametrize(("dwell", "least"), [(100, 400), (400, 400), (1000, 1000), (4000, 4000)])
def test_m_07_it_clicks_after_the_time_that_was_chosen(resting: Resting, dwell: int, least: int) -> None:
    player = resting(replace(CALM, dwell=dwell))
    player.go(player.window.view.viewport(), player.place(Place.STOCK))
    player.rest(least / 1000 - 0.1)
    assert player.window.desk.standing.moves == 0
    player.rest(0.2)
    assert player.window.desk.standing.moves == 1


def test_m_07_a_pointer_that_goes_on_resting_clicks_once(resting: Resting) -> None:
    player = resting()
    player.on_table(player.place(Place.STOCK))
    player.rest(30)
    assert player.window.desk.standing.moves == 1


def test_m_07_a_trembling_pointer_rests_and_a_moving_one_does_not(resting: Resting) -> None:
    player = resting()
    view, stock = player.window.view.viewport(), player.place(Place.STOCK)
    for step in range(40):
        player.go(view, stock + QPoint(20 * (step % 2), 0))
        player.rest(0.05)
    assert player.window.desk.standing.moves == 0
    player.go(view, stock)
    for step in range(25):
        player.here = view.mapToGlobal(stock + QPoint(6 * (-1) ** step, 3))
        player.rest(0.05)
    assert player.window.desk.standing.moves == 1


def test_m_07_the_ring_shrinks_until_the_click(resting: Resting) -> None:
    player = resting()
    player.go(player.window.view.viewport(), player.place(Place.STOCK))
    sizes = []
    for _ in range(18):
        player.rest(0.05)
        if player.dwell.ring.isVisible():
            sizes.append(player.dwell.ring.radius)
    assert sizes == sorted(sizes, reverse=True)
    assert len(set(sizes)) > 10
    assert SIDE / 2 > sizes[0] > sizes[-1] > LEAST
    player.rest(0.2)
    assert not player.dwell.ring.isVisible()


def test_m_07_message_line_and_bare_cloth_are_for_rest(resting: Resting) -> None:
    player = resting()
    heard: list[object] = []
    player.window.desk.updated.connect(heard.append)
    player.click(player.window.stage.message)
    player.click(player.window.figures)
    player.click(player.window.view.viewport(), BARE_CLOTH)
    assert heard == []
    assert not player.dwell.ring.isVisible()


def test_m_07_moves_are_made_by_resting(resting: Resting) -> None:
    player = resting()
    player.on_table(player.card("6S"))
    player.on_table(player.card("7D"))
    player.on_table(player.card("AC"))
    player.on_table(player.place(Place.CLUBS))
    player.on_table(player.place(Place.STOCK))
    assert player.window.desk.standing.moves == 3
    undo = player.window.bar.button("undo")
    assert undo is not None
    player.click(undo)
    assert player.window.desk.standing.position.waste == ()


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_m_07_menus_and_dialogs_are_clicked_too(resting: Resting) -> None:
    player = resting()
    bar, menus = player.window.bar.menu_bar, player.window.menus
    player.click(bar, bar.actionGeometry(menus.menus["help"].menuAction()).center())
    menu = QApplication.activePopupWidget()
    assert menu is menus.menus["help"]
    player.click(menu, menus.menus["help"].actionGeometry(menus.entries["large-menu"]).center())
    dialog = uppermost()
    assert type(dialog).__name__ == "LargeMenuDialog"
    player.on_table(player.place(Place.STOCK))
    assert player.window.desk.standing.moves == 0, "what lies behind a dialog is not clicked"
    assert dialog is not None
    button = next(part for part in dialog.findChildren(QWidget) if getattr(part, "text", str)() == "Back to the table")
    player.click(button)
    assert uppermost() is None


def test_a_hidden_window_watches_no_pointer(resting: Resting) -> None:
    player = resting()
    player.window.hide()
    assert not player.dwell.timer.isActive()
    player.window.show()
    assert player.dwell.timer.isActive()
