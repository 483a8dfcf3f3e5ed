"""Every mark is whole: inside the table at all its ends, below no card, wherever it is needed."""

from dataclasses import replace
from itertools import islice

import pytest
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem
from support.positions import long_column
from support.tables import LaidTable, Table
from support.walks import walk

from klondike_qt.dealing import position_game
from klondike_qt.game.commands import CarryCards, FocusOn, PickUp, PutBack
from klondike_qt.game.cursor import Focus
from klondike_qt.preferences.schema import Preferences, Size, Switch, TableLayout
from klondike_qt.rules.legal import legal_moves
from klondike_qt.rules.moves import Carry
from klondike_qt.rules.position import Place, Position
from klondike_qt.rules.position_text import read_position
from klondike_qt.ui.table.card_item import CardItem
from klondike_qt.ui.table.hinted import Pointer
from klondike_qt.ui.table.marks_item import MarksItem

ROUND = 24
"""Lpx round the table that are looked at."""
FAINT = 40
"""What a round corner may leave of its edge in the next pixel, of 255."""
WINDOWS = ((640, 312), (960, 452), (1280, 712), (1920, 992))
"""Tables in the windows of 640 × 400, 960 × 540, 1280 × 800 and 1920 × 1080 lpx."""
STILL = Preferences(reduced_motion=Switch.ON, numbers=True)


def positions() -> list[Position]:
    """Return a table with a column that scrolls in nearly every window, and two of the middle of games."""
    return [position_game(read_position(long_column())).start, *islice(walk(3), 35, 60, 20)]


def cut_off(table: Table) -> list[str]:
    """Return at which ends of the table something of a mark is outside."""
    marks = next(item for item in table.scene.items() if isinstance(item, MarksItem))
    width, height = round(table.scene.width()), round(table.scene.height())
    image = QImage(width + 2 * ROUND, height + 2 * ROUND, QImage.Format.Format_Alpha8)
    image.fill(0)
    painter = QPainter(image)
    painter.translate(ROUND, ROUND)
    marks.paint(painter, QStyleOptionGraphicsItem())
    painter.end()
    data, step = bytes(image.constBits()), image.bytesPerLine()
    rows = [data[y * step : y * step + image.width()] for y in range(image.height())]
    ends = {
        "left": [row[:ROUND] for row in rows],
        "top": rows[:ROUND],
        "right": [row[ROUND + width :] for row in rows],
        "bottom": rows[ROUND + height :],
    }
    return [end for end, strip in ends.items() if max(map(max, strip)) > FAINT]


def below_a_card(table: Table) -> list[str]:
    """Return the cards that lie above the marks."""
    marks = next(item for item in table.scene.items() if isinstance(item, MarksItem))
    cards = (item for item in table.scene.items() if isinstance(item, CardItem) and item.isVisible())
    return [item.card.code for item in cards if item.zValue() >= marks.zValue()]


@pytest.mark.parametrize("size", Size)
@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize(
    ("layout", "left_handed"),
    [(TableLayout.TOP_ROW, False), (TableLayout.TOP_ROW, True), (TableLayout.SIDE_RAIL, False)],
)
@pytest.mark.thorough
def test_v_18_no_mark_is_cut_off_or_covered(
    lay_table: LaidTable, window: tuple[int, int], size: Size, layout: TableLayout, *, left_handed: bool
) -> None:
    choices = replace(STILL, size=size, layout=layout, left_handed=left_handed)
    for position in positions():
        table = lay_table(position, choices, window, still=True)
        table.apply(choices)
        for place in Place:
            table.do(FocusOn(Focus(place)))
            assert not cut_off(table), place
        table.scene.show_focus(False)
        moves = legal_moves(position)
        for move in moves:
            table.scene.point_at(Pointer(move, whole=True))
            assert not cut_off(table), move
            assert not below_a_card(table), move
        table.scene.point_at(None)
        table.scene.show_focus(True)
        for move in [move for move in moves if isinstance(move, Carry)][:6]:
            table.do(PickUp(move.source, move.count))
            assert not cut_off(table), move
            assert not below_a_card(table), move
            table.do(PutBack())


@pytest.mark.parametrize("window", WINDOWS)
def test_the_mark_of_the_last_move_is_whole_at_every_size(lay_table: LaidTable, window: tuple[int, int]) -> None:
    position = next(islice(walk(3), 35, 36))
    move = next(move for move in legal_moves(position) if isinstance(move, Carry))
    for size in Size:
        choices = replace(STILL, size=size)
        table = lay_table(position, choices, window, still=True)
        table.apply(choices)
        table.do(CarryCards(move.source, move.destination, move.count))
        assert table.scene.marked.last_moved
        assert not cut_off(table)
        assert not below_a_card(table)
