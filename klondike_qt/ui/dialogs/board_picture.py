"""A small picture of the seven columns, for a deal that may be dealt."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from klondike_qt.rules.position import COLUMNS, Position
from klondike_qt.ui.table.artwork import Artwork

_WIDEST = 88
"""Lpx of a card."""
_GAP = 0.1
"""Between columns and round them, in widths of a card."""
_HIDDEN, _TALL, _CAP = 0.14, 1.4, 0.36
"""How much of a face-down card is seen, the height of a card and of its index, in widths of a card."""
_PAD = 8
"""Lpx that the strip of a face-up card has besides its index."""


class BoardPicture(QWidget):
    """Paints the columns as they would lie on the table; screen readers have the list beside it."""

    def __init__(self, artwork: Artwork, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._artwork = artwork
        self._position: Position | None = None
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_position(self, position: Position | None) -> None:
        """Paint another board; None paints none."""
        self._position = position
        self.setVisible(position is not None)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return the room of cards of a pleasant size."""
        width = round(_WIDEST * (COLUMNS * (1 + _GAP) + _GAP))
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """Return next to nothing: the cards become as small as they have to."""
        return QSize(1, 1)

    def heightForWidth(self, width: int) -> int:
        """Return the height of the longest column."""
        card = self._card(width)
        return round(max(self._tall(index, card) for index in range(COLUMNS)) + 2 * _GAP * card)

    def _card(self, width: float) -> float:
        return min(_WIDEST, width / (COLUMNS * (1 + _GAP) + _GAP))

    def _tall(self, index: int, card: float) -> float:
        column = self._position.columns[index] if self._position else None
        if not column:
            return _TALL * card
        return len(column.hidden) * _HIDDEN * card + max(0, len(column.run) - 1) * (_CAP * card + _PAD) + _TALL * card

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw the cloth and the cards on it."""
        if self._position is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        card, ratio = self._card(self.width()), self.devicePixelRatioF()
        wide = card * (COLUMNS * (1 + _GAP) + _GAP)
        cloth = QPainterPath()
        cloth.addRoundedRect(QRectF(0, 0, wide, self.height()), 6, 6)
        painter.fillPath(cloth, QColor(self._artwork.cloth.colour))
        for index, column in enumerate(self._position.columns):
            x, y = card * (_GAP + index * (1 + _GAP)), card * _GAP
            for _ in column.hidden:
                painter.drawPixmap(round(x), round(y), self._artwork.back(card, _TALL * card, ratio))
                y += _HIDDEN * card
            for up in column.run:
                face = self._artwork.face(up, card, _TALL * card, _CAP * card, ratio)
                painter.drawPixmap(round(x), round(y), face)
                y += _CAP * card + _PAD
        painter.end()
