"""A help for the memory: which cards were not seen yet, as far as the player can know."""

from collections.abc import Collection

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPalette, QPen, QTransform
from PySide6.QtWidgets import QSizePolicy, QWidget

from klondike_qt.rules.cards import KING, PACK, Card, Suit
from klondike_qt.ui.dialogs.paged import PagedDialog
from klondike_qt.ui.dialogs.rows import Rows
from klondike_qt.ui.look.figures import rank_figure
from klondike_qt.ui.look.suits import suit_figure
from klondike_qt.words import dialogs
from klondike_qt.words import unseen as words

_WIDEST = 56
"""Lpx of a box."""
_TALL, _GAP = 1.15, 0.1
"""The height of a box and what is free round it, in widths of a box."""


class UnseenPicture(QWidget):
    """A row for each suit: an empty frame with its rank for a card not seen yet, a small tick for one that was.

    Screen readers have the list below it.
    """

    def __init__(self, unseen: Collection[Card]) -> None:
        super().__init__()
        self._unseen = unseen
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def sizeHint(self) -> QSize:
        """Return the room of boxes of a pleasant size."""
        width = round(_WIDEST * (KING + 1) * (1 + _GAP))
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """Return next to nothing: the boxes become as small as they have to."""
        return QSize(1, 1)

    def heightForWidth(self, width: int) -> int:
        """Return the height of four rows."""
        return round(len(Suit) * self._box(width) * (_TALL + _GAP))

    def _box(self, width: float) -> float:
        return min(_WIDEST, width / ((KING + 1) * (1 + _GAP)))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw the rows."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = self._box(self.width())
        for suit in Suit:
            y = suit * box * (_TALL + _GAP)
            sign = QRectF(0, y, box, box * _TALL)
            _draw(painter, suit_figure(suit, outlined=suit in {Suit.DIAMONDS, Suit.HEARTS}), sign, 0.6)
        for card in PACK:
            x, y = card.rank * box * (1 + _GAP), card.suit * box * (_TALL + _GAP)
            self._draw_card(painter, card, QRectF(x, y, box, box * _TALL))
        painter.end()

    def _draw_card(self, painter: QPainter, card: Card, area: QRectF) -> None:
        ink, line = self.palette().color(QPalette.ColorRole.WindowText), max(2.0, area.width() / 20)
        painter.setPen(QPen(ink, line))
        inner = area.adjusted(line, line, -line, -line)
        if card in self._unseen:
            painter.drawRoundedRect(inner, line * 2, line * 2)
            _draw(painter, rank_figure(card.rank), inner, 0.62)
        else:
            middle, reach = area.center(), area.width() / 8
            tick = QPainterPath(middle)
            tick.translate(-reach, 0)
            tick.lineTo(middle.x() - reach / 4, middle.y() + reach * 0.7)
            tick.lineTo(middle.x() + reach, middle.y() - reach)
            painter.drawPath(tick)


def _draw(painter: QPainter, figure: QPainterPath, area: QRectF, share: float) -> None:
    """Fill a figure in the middle of an area, as large as a share of it."""
    outline = figure.boundingRect()
    scale = share * min(area.width() / outline.width(), area.height() / outline.height())
    move = QTransform().translate(area.center().x(), area.center().y()).scale(scale, scale)
    move.translate(-outline.center().x(), -outline.center().y())
    painter.fillPath(move.map(figure), painter.pen().color())


class UnseenDialog(PagedDialog):
    """Shows suit by suit which cards were not seen yet; nothing in it can be changed."""

    def __init__(self, unseen: Collection[Card], parent: QWidget | None = None) -> None:
        super().__init__(words.title(), parent, size=QSize(920, 640))
        rows = Rows()
        rows.addItems([words.total(len(unseen)), *(words.row(suit, unseen) for suit in Suit)])
        rows.setCurrentRow(0)
        rows.setAccessibleName(words.title())
        rows.setAccessibleDescription(words.label())
        picture = UnseenPicture(unseen)
        self.page.addWidget(picture, 0, Qt.AlignmentFlag.AlignTop)
        self.page.addWidget(rows, 1)
        self.add_button(dialogs.close_button(), self.reject, is_default=True)
        self.begin_at(rows)
