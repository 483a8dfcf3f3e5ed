"""Table, message line and the panels of an end, one over the other."""

from math import floor

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QGuiApplication, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from klondike_qt.preferences.schema import MessagePlace
from klondike_qt.ui.look.text_size import message_pixels
from klondike_qt.ui.pause_panel import PausePanel
from klondike_qt.ui.status import MessageLine
from klondike_qt.ui.stuck_panel import StuckPanel
from klondike_qt.ui.table.fitting import LEAST_SIZE
from klondike_qt.ui.table.marks import reach
from klondike_qt.ui.table.view import TableView
from klondike_qt.ui.win_panel import WinPanel
from klondike_qt.words.deals import seen

_USUAL_TABLE = 286
"""Lpx: the table stays as high, as long as the window leaves two lines of message below it."""


class Stage(QWidget):
    """Gives the table all room but a line, which has room for two of usual height and is the same for all messages.

    A message that is longer in the player's own height lies over bare cloth, and is written smaller where cards lie.
    Only for what is still too long the table gives some of its room. Where even the least table leaves too little,
    it lies over cards, which can be reached: the next message takes its place, and a press of the mouse folds it.
    The panels lie over the table.
    """

    resized = Signal()
    _line = MessagePlace.BOTTOM
    _is_over = False
    """Whether the message lies over the table."""

    def __init__(self, table: TableView) -> None:
        super().__init__()
        self._table = table
        table.setParent(self)
        self.message = MessageLine(self)
        self.message.for_the_eye = self._beside_table
        self.message.told.connect(self._follow)
        self.message.pressed.connect(self._lay_out)
        table.touched.connect(self._fold)
        self.win = WinPanel(self)
        self.stuck = StuckPanel(self)
        self.pause = PausePanel(self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the parts out anew."""
        super().resizeEvent(event)
        self._lay_out()
        if self._table.isVisible():  # else it does not know its size yet
            self.resized.emit()

    def showEvent(self, event: QShowEvent) -> None:
        """Tell of the first size, which the table has now."""
        super().showEvent(event)
        self.resized.emit()

    def place_message(self, place: MessagePlace) -> None:
        """Put the message line below or above the table, or show it no more."""
        if place is not self._line:
            self._line = place
            self._lay_out()

    def write(self, pixels: int) -> None:
        """Write messages beside other text of a height in lpx."""
        self.message.set_text_height(message_pixels(pixels))
        self._lay_out()

    def take_keyboard(self) -> None:
        """Bring the keyboard back to where the player was: to the panel of a pause or a won game, or to the table."""
        if self._table.isHidden():  # covered by a pause
            self.pause.first.setFocus()
        elif self.win.isVisible():
            self.win.take_keyboard()
        else:
            self._table.setFocus()

    def leave_panel(self) -> bool:
        """Take the panel off that lies over the table; answer whether there was one."""
        panel = next((panel for panel in (self.win, self.stuck) if panel.isVisible()), None)
        if panel:
            panel.leave()
        return panel is not None

    def _beside_table(self, text: str) -> str:
        return seen(text, self._table.table.standing) if self._table.table.shows_game else text

    def _follow(self) -> None:
        """Make room for a message; what is dragged would be let go if the table gave any of its own."""
        line, message = self.message.line_height, self.message
        if message.height() != line or self._table.height() + line != self.height() or message.is_small:
            self._lay_out(moves=QGuiApplication.mouseButtons() is Qt.MouseButton.NoButton)

    def _fold(self) -> None:
        """Take a message off the cards that it lies over, which stay where they are, so that they can be reached."""
        if self._is_over:
            self._is_over = False
            self.message.fold()
            self.message.fit()

    def _lay_out(self, *, moves: bool = True) -> None:
        """Lay out everything by the window and what is said now; ``moves``: the table may become lower or higher."""
        message, is_shown = self.message, self._line is not MessagePlace.HIDDEN
        message.at_top = self._line is MessagePlace.TOP
        message.setVisible(is_shown)
        room = max(message.least_line, self.height() - _USUAL_TABLE)
        least = max(LEAST_SIZE[1], min(_USUAL_TABLE, self.height() - room))
        message.line_height = line = min(message.wanted_line, room)
        message.fit()
        if moves:
            self._give_table(max(self.height() - line, LEAST_SIZE[1]) if is_shown else self.height())
        if is_shown and message.height() > line and self._is_covered():
            message.fit(max(line, self._bare_room()))
        if moves and is_shown and message.height() > line and self._is_covered():
            message.fit(room)
            self._give_table(max(self.height() - message.height(), least))
        self._is_over = is_shown and not message.is_folded and message.geometry().intersects(self._table.geometry())
        self.win.fit(self.rect())
        self.pause.fit(self._table.geometry())
        self.stuck.fit(self._bare_table())

    def _bare_table(self) -> QRect:
        """Return where the table is not covered by a message below it."""
        room, message = self._table.geometry(), self.message
        if message.isVisibleTo(self) and not message.at_top:
            room.setBottom(min(room.bottom(), message.y() - 1))
        return room

    def _give_table(self, height: int) -> None:
        """Give the table a height, on the other side than the message line."""
        y = self.height() - height if self._line is MessagePlace.TOP else 0
        self._table.setGeometry(QRect(0, y, self.width(), max(0, height)))

    def _is_covered(self) -> bool:
        """Tell whether the message lies over anything of the table but bare cloth."""
        return self.message.height() > self._bare_room()

    def _bare_room(self) -> int:
        """Return the height at the edge of the message where nothing lies but bare cloth."""
        if self._line is MessagePlace.TOP or not self._table.table.shows_game:
            return 0
        picture = self._table.table.picture
        rects = [spot.rect for spot in picture.cards.values() if spot.visible]
        rects += [*picture.places.values(), *(badge.rect for badge in picture.badges)]
        lowest = max(rect.bottom for rect in rects) + reach(picture.card_width)
        return floor(self.height() - lowest)
