"""Icons of the bar and of the program, from our own lines: one weight, round ends, no fill."""

from collections.abc import Mapping

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap

from klondike_qt.rules.cards import Suit
from klondike_qt.ui.look.paths import outline, placed
from klondike_qt.ui.look.suits import suit_figure
from klondike_qt.ui.look.text_size import USUAL_TEXT

_SIDE = 24
"""The grid that the lines below are drawn on."""
_WEIGHT = 0.095
"""The width of a line, in sides."""

LINES: Mapping[str, str] = {
    "new-game": "M4.5 3 H14.5 V21 H4.5 Z M18 5.5 V18.5 M21.5 8 V16",
    "restart": "M19.5 12.8 C19.5 17.2 16.2 20.3 12 20.3 C7.8 20.3 4.5 17.2 4.5 12.8 C4.5 8.6 7.8 5.5 12 5.5 H18"
    " M14.7 2.2 L18 5.5 L14.7 8.8",
    "undo": "M9 4.5 L4 9.5 L9 14.5 M4 9.5 H14 C22.5 9.5 22.5 20 14 20 H10.5",
    "redo": "M15 4.5 L20 9.5 L15 14.5 M20 9.5 H10 C1.5 9.5 1.5 20 10 20 H13.5",
    "draw": "M2.5 4 H11 V20 H2.5 Z M14.5 12 H21.5 M18 8 L22 12 L18 16",
    "finish": "M4 3 H20 M12 21 V8 M6.5 13 L12 7.5 L17.5 13",
    "hint": "M9 18 H15 M10 21.5 H14 M9 15 C4 11 6 3 12 3 C18 3 20 11 15 15 Z",
    "moves": "M3.5 6 H4.5 M9 6 H21 M3.5 12 H4.5 M9 12 H21 M3.5 18 H4.5 M9 18 H21",
    "size": "M2 19 L5.8 9.5 L9.6 19 M3.4 15.6 H8.2 M11.6 19 L16.8 5 L22 19 M13.5 14 H20.1",
    "menu": "M3.5 5.5 H20.5 M3.5 12 H20.5 M3.5 18.5 H20.5",
    "help": "M7 8.5 C7 1 17.5 1.5 17.5 8 C17.5 12 12.2 11.5 12.2 16 M12.2 21 V21.1",
    "settings": "M3 6.5 H7.5 M15 6.5 H21 M11.2 3.4 V9.6 M3 17.5 H10 M17.5 17.5 H21 M13.8 14.4 V20.6",
}
"""Each icon as one line on a grid of 24, by the action it stands for."""

_APP_SIDES = (16, 24, 32, 48, 64, 128)
_FELT, _IVORY, _NAVY, _YELLOW = "#0B5D3B", "#F7F3E8", "#1B3C73", "#FFD500"
_SECOND_CARD = 48
"""From this side on the icon of the program has room for a second card."""


def tool_size(text: int = USUAL_TEXT) -> QSize:
    """Return the size in lpx of an icon beside text of this height, with the space towards its word."""
    side = _tool_side(text)
    return QSize(side + side // 4, side)


def tool_icon(name: str, colour: str, text: int = USUAL_TEXT, ratio: float = 1.0) -> QIcon:
    """Draw an icon beside text of this colour and height in lpx; KeyError for an unknown name.

    It has ``tool_size``: the lines at the side where reading begins, and free space towards the word.
    """
    size = tool_size(text)
    picture = _empty(round(size.width() * ratio), round(size.height() * ratio))
    picture.setDevicePixelRatio(ratio)
    painter = QPainter(picture)
    painter.drawPixmap(0, 0, tool_picture(name, colour, ratio, _tool_side(text)))
    painter.end()
    return QIcon(picture)


def _tool_side(text: int) -> int:
    return round(1.2 * text)


def tool_picture(name: str, colour: str, ratio: float = 1.0, side: int = _SIDE) -> QPixmap:
    """Draw an icon, ``side`` lpx wide, in one colour; KeyError for an unknown name."""
    path = outline(LINES[name])
    pixels = round(side * ratio)
    picture = _empty(pixels, pixels)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.strokePath(placed(path, 0, 0, pixels / _SIDE), _pen(colour, _WEIGHT * pixels))
    painter.end()
    picture.setDevicePixelRatio(ratio)
    return picture


def app_icon() -> QIcon:
    """Draw the icon of the program in the sizes that windows and task bars ask for."""
    result = QIcon()
    for side in _APP_SIDES:
        result.addPixmap(app_picture(side))
    return result


def app_picture(side: int) -> QPixmap:
    """Draw the icon of the program: on felt one white card with a spade, inside the focus ring."""
    picture = _empty(side, side)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_app_icon(painter, side)
    painter.end()
    return picture


def paint_app_icon(painter: QPainter, side: int) -> None:
    """Paint the icon of the program into (0, 0, side, side)."""
    _round(painter, QRectF(0, 0, side, side), 0.22 * side, _FELT)
    large = side >= _SECOND_CARD
    if large:
        painter.save()
        painter.translate(0.40 * side, 0.55 * side)
        painter.rotate(-14)
        _round(painter, QRectF(-0.25 * side, -0.34 * side, 0.50 * side, 0.68 * side), 0.06 * side, _IVORY)
        _round(painter, QRectF(-0.22 * side, -0.31 * side, 0.44 * side, 0.62 * side), 0.04 * side, _NAVY)
        painter.restore()
    shape = (0.34, 0.155, 0.49, 0.69) if large else (0.20, 0.11, 0.60, 0.78)
    card = QRectF(*(round(share * side) for share in shape))
    ring = max(1, round(0.035 * side))
    corner = 0.07 * side
    for grow, colour in ((2 * ring, _YELLOW), (ring, "#000000"), (0, "#FFFFFF")):
        _round(painter, card.adjusted(-grow, -grow, grow, grow), corner + grow, colour)
    scale = 0.8 * card.width() / 100
    x, y = card.center().x() - 50 * scale, card.center().y() - 50 * scale
    painter.fillPath(placed(suit_figure(Suit.SPADES), x, y, scale), QColor("#000000"))


def _empty(width: int, height: int) -> QPixmap:
    picture = QPixmap(width, height)
    picture.fill(Qt.GlobalColor.transparent)
    return picture


def _pen(colour: str, width: float) -> QPen:
    return QPen(QColor(colour), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


def _round(painter: QPainter, area: QRectF, radius: float, colour: str) -> None:
    path = QPainterPath()
    path.addRoundedRect(area, radius, radius)
    painter.fillPath(path, QColor(colour))
