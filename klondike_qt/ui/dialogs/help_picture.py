"""The picture of the table in the help: a small game drawn as the player sees cards, with the names of its parts."""

from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter, QPen

from klondike_qt.game.record import DealKind, Origin, new_record
from klondike_qt.game.session import Session
from klondike_qt.preferences.schema import Preferences, Size, TableLayout
from klondike_qt.rules.position import COLUMN_PLACES, FOUNDATION_PLACES, Place
from klondike_qt.rules.position_text import read_position
from klondike_qt.ui.system import System, worn_theme
from klondike_qt.ui.table.artwork import artwork_for
from klondike_qt.ui.table.rects import Rect
from klondike_qt.ui.table.scene import TableScene
from klondike_qt.words.handbook.table import labels

GAME = """variant: klondike
pass: 1
stock: 8S 4S 4H KS 6D 8D 7C JD 9D 2H QD 3D AS
waste: TC TS 4D 3H 3S KC
foundations: C1 D1 H0 S0
1: 5C
2: <7H> 9H
3: <2D> 9S 8H
4: <5D> <QH> <5S> 8C
5: <QC> <2C> <JS> <3C> 7D 6S
6: <5H> <7S> <KD> <9C> JC TD
7: <4C> <AH> <2S> <6C> <6H> <TH> KH QS JH"""
LEAST = 640
"""Lpx that the game is laid out in at least."""
SHAPE = 0.57
"""Height for one of width."""
_INK, _RIM, _GROUND = QColor("#FFFFFF"), QColor("#FFFFFF"), QColor("#101418")
_ACROSS, _DOWN = 8, 2


def table_picture(
    preferences: Preferences, system: System, width: int, ratio: float, text: QFont, *, from_right: bool = False
) -> QImage:
    """Return the picture, ``width`` lpx wide, with names in a font; ``from_right`` for those who read from there."""
    preferences = _plain(preferences)
    scene = TableScene(artwork_for(preferences, worn_theme(preferences, system)), preferences, system, still=True)
    laid = max(width, LEAST)
    scale = width / laid
    scene.fit(
        laid, laid * SHAPE, ratio * scale, from_right=from_right
    )  # so that each card is drawn as large as it is shown
    scene.reset(Session(new_record(Origin("picture", DealKind.CHOSEN), read_position(GAME))).standing)
    image = QImage((QSizeF(width, width * SHAPE) * ratio).toSize(), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    whole = QRectF(0, 0, width, width * SHAPE)
    scene.render(painter, whole, QRectF(0, 0, laid, laid * SHAPE))
    painter.setFont(text)
    for name, spot in _spots(scene).items():
        _write(painter, labels()[name], QPointF(*spot) * scale, whole)
    painter.end()
    scene.deleteLater()
    return image


def _plain(preferences: Preferences) -> Preferences:
    """Return the player's colours and drawings, in a size that fits the picture."""
    return replace(preferences, size=Size.S, layout=TableLayout.TOP_ROW, merge_hidden=False, screens=())


def _spots(scene: TableScene) -> dict[str, tuple[float, float]]:
    """Return where the middle of each name stands, in lpx of the scene."""
    places, cards = scene.picture.places, scene.picture.cards
    position = scene.standing.position
    foundations = [places[place] for place in FOUNDATION_PLACES]
    columns = [places[place] for place in COLUMN_PLACES]
    hidden = [cards[card].rect for card in position.column(Place.COLUMN_5).hidden]
    run = [cards[card].rect for card in position.column(Place.COLUMN_7).run]
    waste = position.top_card(Place.WASTE)
    return {
        "stock": _high(places[Place.STOCK]),
        "waste": _low(cards[waste].rect if waste else places[Place.WASTE]),
        "foundations": _between(foundations),
        "columns": (_between(columns)[0], scene.height() - 24),
        "hidden": (hidden[0].centre[0], (hidden[0].y + run[0].y) / 2),
        "run": (run[-1].centre[0], run[-1].bottom - run[-1].height / 4),
    }


def _low(rect: Rect) -> tuple[float, float]:
    return rect.centre[0], rect.bottom - rect.height / 5


def _high(rect: Rect) -> tuple[float, float]:
    """Return a spot so far above that names beside each other have room."""
    return rect.centre[0], rect.y + rect.height * 0.42


def _between(rects: list[Rect]) -> tuple[float, float]:
    return (min(rect.x for rect in rects) + max(rect.right for rect in rects)) / 2, _low(rects[0])[1]


def _write(painter: QPainter, name: str, middle: QPointF, whole: QRectF) -> None:
    """Write a name on a dark ground with a bright rim, inside of the picture."""
    size = QFontMetricsF(painter.font()).size(0, name)
    box = QRectF(0, 0, size.width() + 2 * _ACROSS, size.height() + 2 * _DOWN)
    box.moveCenter(middle)
    box.moveLeft(min(max(box.left(), 3), whole.right() - 3 - box.width()))
    box.moveTop(min(max(box.top(), 3), whole.bottom() - 3 - box.height()))
    painter.setPen(QPen(_RIM, 2))
    painter.setBrush(_GROUND)
    painter.drawRoundedRect(box, 6, 6)
    painter.setPen(_INK)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, name)
