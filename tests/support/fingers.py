"""Hands for journeys: one move in notation becomes key presses, clicks or a drag in a real window."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from support.games import PLACE_BY_LETTER

from klondike_qt.game.cursor import Holding
from klondike_qt.rules.position import Place
from klondike_qt.ui.table.layout import Rect
from klondike_qt.ui.window import Window

LEFT = Qt.MouseButton.LeftButton
NO_KEY = Qt.KeyboardModifier.NoModifier


def carry_of(token: str) -> tuple[Place, Place, int]:
    """Read a token of the form ``XY`` or ``XYn``."""
    return PLACE_BY_LETTER[token[0]], PLACE_BY_LETTER[token[1]], int(token[2:] or 1)


class Keys:
    """Presses keys and counts them."""

    def __init__(self, window: Window) -> None:
        self.window = window
        self.presses = 0

    def press(self, key: str | Qt.Key) -> None:
        """Press and let go one key on the table."""
        if isinstance(key, str):
            QTest.keyClicks(self.window.view, key)
        else:
            QTest.keyClick(self.window.view, key)
        self.presses += 1

    def by_address(self, token: str) -> None:
        """Play a move with digits: the place, pick up, the other place."""
        if token in {"d", "r"}:
            self.press("n")
            return
        source, destination, _ = carry_of(token)
        self.address(source)
        if destination.is_foundation:
            self.press("f")
            return
        self.press(Qt.Key.Key_Space)
        self.press(str(destination.index + 1))

    def address(self, place: Place) -> None:
        """Go to a place by its digit."""
        if place.is_foundation:
            self.press("8")
            while self.window.desk.standing.focus.place is not place:
                self.press("8")
        else:
            self.press("9" if place is Place.WASTE else str(place.index + 1))

    def by_arrows(self, token: str) -> None:
        """Play a move with arrows and Enter alone (top row)."""
        if token in {"d", "r"}:
            self.walk(Place.STOCK)
            self.press(Qt.Key.Key_Return)
            return
        source, destination, count = carry_of(token)
        self.walk(source)
        for _ in range(count - 1):
            self.press(Qt.Key.Key_Up)
        self.press(Qt.Key.Key_Return)
        self.walk(destination)
        self.press(Qt.Key.Key_Return)

    def walk(self, place: Place) -> None:
        """Go to a place step by step, at its last card."""
        if place.is_column:
            while not self.focus().is_column:
                self.press(Qt.Key.Key_Down)
        else:
            while self.focus().is_column:
                self.press(Qt.Key.Key_Up)
        while self.focus() is not place:
            self.press(Qt.Key.Key_Left if self.focus() > place else Qt.Key.Key_Right)
        if place.is_column:
            self.press(Qt.Key.Key_PageDown)

    def focus(self) -> Place:
        """Return the place that the keyboard is on."""
        return self.window.desk.standing.focus.place


def spot(window: Window, place: Place, count: int = 1) -> QPoint:
    """Return where to point for the last ``count`` cards of a place, or for the empty place."""
    position, picture = window.desk.standing.position, window.scene.picture
    if place.is_column and position.column(place).run:
        card = position.column(place).run[-count]
        return point(picture.cards[card].shown)
    top = position.top_card(place)
    return point(picture.cards[top].shown if top else picture.places[place])


def point(rect: Rect) -> QPoint:
    """Return the middle of a rectangle of the table."""
    x, y = rect.centre
    return QPoint(round(x), round(y))


def click(window: Window, place: Place, count: int = 1) -> None:
    """Click on the last ``count`` cards of a place."""
    QTest.mouseClick(window.view.viewport(), LEFT, NO_KEY, spot(window, place, count))


def play_by_clicks(window: Window, token: str) -> None:
    """Play a move by one click on the card and one on the place."""
    if token in {"d", "r"}:
        click(window, Place.STOCK)
        return
    source, destination, count = carry_of(token)
    click(window, source, count)
    assert isinstance(window.desk.standing.hand, Holding), token
    click(window, destination)


def play_by_drag(window: Window, token: str) -> None:
    """Play a move by dragging the card and letting go over the place."""
    if token in {"d", "r"}:
        click(window, Place.STOCK)
        return
    source, destination, count = carry_of(token)
    start, end = spot(window, source, count), spot(window, destination)
    viewport = window.view.viewport()
    QTest.mousePress(viewport, LEFT, NO_KEY, start)
    for part in (0.3, 0.7, 1.0):
        QTest.mouseMove(viewport, start + (end - start) * part)
    QTest.mouseRelease(viewport, LEFT, NO_KEY, end)
