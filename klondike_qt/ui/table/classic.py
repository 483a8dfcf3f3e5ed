"""The Classic face: suits in their rows, and courts.

While the index leaves room beside it a card is the same from both ends: courts have two heads, the hat of the upper
one stands in the strip at the right of the index, and a second index stands on its head in the lower corner. Beside a
larger index only a smaller head has room, which a covered court shows: then the card is read from one end, and all else
that it shows begins below the strip.
"""

from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from klondike_qt.preferences.schema import Theme
from klondike_qt.rules.cards import ACE, JACK, Card
from klondike_qt.ui.look.dress import dress
from klondike_qt.ui.look.palettes import PALETTES
from klondike_qt.ui.look.pips import PIPS, pip_side
from klondike_qt.ui.look.plates import plate
from klondike_qt.ui.look.suits import suit_figure
from klondike_qt.ui.table.court import Court, turn
from klondike_qt.ui.table.faces import WIDEST, Blank, paint_blank, paint_index

_BESIDE = 0.225
"""The largest index that leaves room beside it, in card widths."""
_PEEK = 0.5
"""A covered card that shows up to this part of its width shows the hat of its court."""


_COVERED = (1.4, 0.2)
"""A higher one shows nothing beside a larger index: in heights of its strip, and what lies under the next card."""


def is_double(blank: Blank) -> bool:
    """Tell whether the card is the same from both ends."""
    return blank.cap <= _BESIDE * blank.width


def paint_classic(
    painter: QPainter, card: Card, blank: Blank, theme: Theme, *, covered: bool, hat: bool = True
) -> None:
    """Paint a face into (0, 0, width, height); PlatesTrouble without plates.

    ``covered``: index and hat alone, ``hat``: unless it has no room.
    """
    palette = PALETTES[theme]
    paint_blank(painter, blank, palette)
    if card.rank >= JACK and (hat or not covered):
        _paint_court(painter, card, blank, theme, covered=covered)
    elif card.rank < JACK and not covered:
        _paint_suits(painter, card, blank, theme)
    paint_index(painter, card, blank, palette)
    if is_double(blank) and not covered and blank.is_whole:
        turn(painter, blank)
        paint_index(painter, card, blank, palette, bars=False)
        painter.resetTransform()


def _paint_suits(painter: QPainter, card: Card, blank: Blank, theme: Theme) -> None:
    """Paint the suits of a number card; a single one if it is cut short, none if that has no room."""
    palette, width = PALETTES[theme], blank.width
    ink = QColor(palette.inks[card.suit])
    suit = suit_figure(card.suit, outlined=palette.family)
    double = is_double(blank)
    room = blank.height - blank.strip - 0.05 * width
    if not blank.is_whole:
        if room >= 0.36 * width:
            side = min(0.5 * width, 0.84 * room)
            painter.fillPath(_set(suit, width / 2, blank.strip + room / 2, side), ink)
        return
    below = blank.strip if double else 0.065 * width
    if card.rank == ACE:
        side = min(0.60 * width, 0.7 * room)
        middle = (blank.strip + blank.height - below) / 2
        painter.fillPath(_set(suit, width / 2, middle, side), ink)
        if not palette.family:  # where a hollow suit means red, none has a line within
            inlay = plate(card)["inlay"][0].path
            painter.fillPath(_set(inlay, width / 2, middle, side), QColor(dress(theme, card.suit).large["gold"]))
        return
    side = pip_side(card.rank) * width
    first = blank.strip + 0.035 * width + side / 2
    last = blank.height - below - 0.035 * width - side / 2
    for x, y in PIPS[card.rank]:
        painter.fillPath(_set(suit, x * width, first + y * (last - first), side, turned=y > 1 / 2), ink)


def _set(suit: QPainterPath, x: float, y: float, side: float, *, turned: bool = False) -> QPainterPath:
    scale = -side / 100 if turned else side / 100
    return QTransform(scale, 0, 0, scale, x - 50 * scale, y - 50 * scale).map(suit)


def _paint_court(painter: QPainter, card: Card, blank: Blank, theme: Theme, *, covered: bool) -> None:
    court = Court(painter, card, blank, theme)
    if is_double(blank):
        if covered:
            if blank.height <= _PEEK * blank.width:
                court.paint_hat()
        elif blank.is_whole:
            court.paint_both()
        else:
            court.paint_cut_short()
    elif not covered:
        court.paint_one()
    elif blank.height <= _COVERED[0] * blank.strip + _COVERED[1] * blank.width:
        right = blank.mark_left if PALETTES[theme].family else blank.width
        court.paint_head_within(blank.left + WIDEST * blank.cap, right)
