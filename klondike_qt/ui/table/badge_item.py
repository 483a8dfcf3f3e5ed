"""The counts on the table: of the stock, of merged face-down cards, and of cards scrolled away."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QGuiApplication, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from klondike_qt.ui.look.figures import number
from klondike_qt.ui.look.paths import placed, polygon
from klondike_qt.ui.table.artwork import Artwork
from klondike_qt.ui.table.card_item import MARKS
from klondike_qt.ui.table.picture import Badge, BadgeKind
from klondike_qt.ui.table.sizes import BAR, STOCK_PILL, TEXT
from klondike_qt.words.tags import more_cards, out_of_sight

_HEIGHTS = {
    BadgeKind.STOCK: 900.0,
    # Bars belong to their cards even when these are held.
    BadgeKind.MORE: MARKS - 1,
    BadgeKind.BELOW: MARKS - 1,
    # So small that a ring round the next card would hide it.
    BadgeKind.HIDDEN: MARKS + 1,
}
"""Heights in the picture."""
_GROUND, _TEXT = QColor("#101418"), QColor("#FFFFFF")
_RIM = 2
"""The light frame of a bar, in lpx."""
_DIGITS = 0.75
"""The height of the digits of a merged count in its tile: dark stays free between them and the rim, lest both melt."""
_GAP = 0.4
"""Between arrow and text, and at the end of a bar, in heights of the text."""


class BadgeItem(QGraphicsPixmapItem):
    """One count where the layout wants it; ``lift``: how far its cards are raised from there if they are held."""

    def __init__(self, badge: Badge, artwork: Artwork, ratio: float, lift: tuple[float, float] | None) -> None:
        super().__init__()
        self.made_of = (badge, artwork, ratio, lift)
        if badge.kind is BadgeKind.STOCK:
            picture = artwork.badge(str(badge.number), ratio, max(TEXT, badge.rect.height / STOCK_PILL))
        else:
            picture = _painted(badge, ratio, held=lift is not None)
        if badge.kind in {BadgeKind.MORE, BadgeKind.BELOW}:
            self.setToolTip(out_of_sight(upwards=badge.kind is BadgeKind.MORE))
        self.setPixmap(picture)
        x, y = badge.rect.moved(*(lift or (0.0, 0.0))).centre
        left, top = x - picture.width() / ratio / 2, y - picture.height() / ratio / 2
        self.setPos(round(left * ratio) / ratio, round(top * ratio) / ratio)
        self.setZValue(_HEIGHTS[badge.kind])


def _painted(badge: Badge, ratio: float, *, held: bool) -> QPixmap:
    width, height = badge.rect.width, badge.rect.height
    picture = QPixmap(round(width * ratio), round(height * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    area = QRectF(0, 0, width, height)
    if badge.kind is BadgeKind.HIDDEN:
        _paint_count(painter, area, badge.number)
    else:
        upwards = badge.kind is BadgeKind.MORE
        _paint_bar(painter, area, badge.number, upwards=upwards, tagged=held and not upwards)
    painter.end()
    return picture


def _paint_count(painter: QPainter, area: QRectF, count: int) -> None:
    """Paint digits on a dark tile with a light rim, as wide as a round pill would not allow."""
    painter.setPen(_TEXT)
    painter.setBrush(_GROUND)
    painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), 0.28 * area.height(), 0.28 * area.height())
    digits = number(str(count))
    cap = _DIGITS * area.height()
    x = (area.width() - digits.boundingRect().width() * cap) / 2
    painter.fillPath(placed(digits, x, (area.height() - cap) / 2, cap), _TEXT)


def _paint_bar(painter: QPainter, area: QRectF, count: int, *, upwards: bool, tagged: bool) -> None:
    """Paint an arrow and how many cards lie that way; the number alone where the words do not fit.

    ``tagged``: the left part belongs to the tag of held cards.
    """
    painter.fillRect(area, _TEXT)  # a rim, without which a bar on black faces is no bar
    painter.fillRect(area.adjusted(_RIM, _RIM, -_RIM, -_RIM), _GROUND)
    font = QFont(QGuiApplication.font())
    cap = area.height() * TEXT / BAR
    font.setPixelSize(round(cap))
    font.setBold(True)
    metrics = QFontMetricsF(font)
    arrow, gap, text = 0.8 * cap, _GAP * cap, more_cards(count)
    if tagged or metrics.horizontalAdvance(text) + arrow + 2 * gap > area.width():
        text = str(count)
    spare = area.width() - arrow - gap - metrics.horizontalAdvance(text)
    x = spare - gap if tagged else spare / 2
    tip, foot = (area.height() - arrow) / 2, (area.height() + arrow) / 2
    if not upwards:
        tip, foot = foot, tip
    painter.fillPath(polygon(((x, foot), (x + arrow, foot), (x + arrow / 2, tip))), _TEXT)
    painter.setFont(font)
    painter.setPen(_TEXT)
    painter.drawText(area.adjusted(x + arrow + gap, 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, text)
