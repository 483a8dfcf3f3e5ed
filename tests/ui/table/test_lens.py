"""The lens shows one card very large, and is in nobody's way."""

from collections.abc import Iterator
from itertools import product

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from support.games import command_of, dealt, laid
from support.positions import long_column
from support.tables import NO_BUTTON, RIGHT, LaidTable, Table, whole
from support.windows import Opened

from klondike_qt.dealing import position_game
from klondike_qt.game.commands import FocusOn, PickUp, PressStock
from klondike_qt.game.cursor import EMPTY, Focus
from klondike_qt.preferences.schema import Preferences, Size, Switch, TableLayout
from klondike_qt.rules.cards import CARD_BY_CODE
from klondike_qt.rules.position import COLUMN_PLACES, FOUNDATION_PLACES, Place
from klondike_qt.rules.position_text import read_position
from klondike_qt.ui.table.boxes import area_of
from klondike_qt.ui.table.lens import Lens
from klondike_qt.ui.table.magnified import TIMES, Looked, at_focus, at_point, beside
from klondike_qt.ui.table.picture import BadgeKind
from klondike_qt.ui.table.signs import Sign
from klondike_qt.ui.window import Window

C1, C2, C3, C4, C5, C6, C7 = COLUMN_PLACES
SIX, ACE = CARD_BY_CODE["6S"], CARD_BY_CODE["AC"]
SCREENS = ((640, 300), (960, 452), (1280, 700), (1920, 980))
LOOKS = [
    (screen, size, layout)
    for screen, size, layout in product(SCREENS, Size, (TableLayout.TOP_ROW, TableLayout.SIDE_RAIL))
]


@pytest.fixture
def table(lay_table: LaidTable) -> Table:
    return lay_table()


@pytest.fixture
def lens(table: Table) -> Iterator[Lens]:
    lens = Lens(table.view)
    yield lens
    lens.close()


def hover(table: Table, point: tuple[float, float]) -> None:
    table.mouse(QEvent.Type.MouseMove, *point, NO_BUTTON, NO_BUTTON)


def shown(table: Table) -> QImage:
    return table.view.viewport().grab().toImage()


def looked(lens: Lens) -> Looked:
    assert lens.looked is not None
    return lens.looked


@pytest.mark.parametrize(("screen", "size", "layout"), LOOKS)
def test_v_20_a_card_in_the_lens_is_four_times_as_large_or_a_third_of_the_window(
    lay_table: LaidTable, screen: tuple[int, int], size: Size, layout: TableLayout
) -> None:
    table = lay_table(preferences=Preferences(size=size, layout=layout), size=screen)
    picture, whole_window = table.scene.picture, screen[1] + 100
    for spot in [spot for spot in picture.cards.values() if spot.visible]:
        found = beside(spot.shown, picture)
        assert found.cap >= TIMES * picture.cap or found.rect.height >= whole_window / 3
        assert found.cap >= 2 * min(picture.cap, 48)


@pytest.mark.parametrize(("screen", "size", "layout"), LOOKS)
def test_v_20_the_lens_lies_inside_the_table_beside_what_it_shows(
    lay_table: LaidTable, screen: tuple[int, int], size: Size, layout: TableLayout
) -> None:
    table = lay_table(preferences=Preferences(size=size, layout=layout), size=screen)
    lens, inside = Lens(table.view), table.scene.sceneRect()
    for place in Place:
        table.do(FocusOn(Focus(place, None if place.is_column else 0)))
        lens.toggle()
        assert inside.contains(lens.area)
        assert not lens.area.intersects(area_of(looked(lens).rect))
        lens.close()


def test_v_20_it_opens_on_the_focused_card_and_follows_the_focus(table: Table, lens: Lens) -> None:
    table.do(FocusOn(Focus(C6, 0)))
    before = shown(table)
    lens.toggle()
    assert looked(lens).card == SIX
    assert shown(table) != before
    table.do(FocusOn(Focus(C3, 0)))
    assert looked(lens).card == ACE
    table.do(command_of("3C"))
    assert looked(lens) == at_focus(table.session.standing, table.scene.picture)
    lens.toggle()
    table.do(FocusOn(Focus(C6, 0)))
    assert not lens.is_open


def test_v_20_closed_it_leaves_no_trace(table: Table, lens: Lens) -> None:
    table.do(FocusOn(Focus(C6, 0)))
    before = shown(table)
    lens.toggle()
    assert lens.close()
    assert not lens.close()
    assert shown(table) == before
    assert not table.faults()


def test_v_20_it_opens_on_the_card_under_the_pointer_if_that_was_used_last(table: Table, lens: Lens) -> None:
    table.do(FocusOn(Focus(C6, 0)))
    hover(table, table.at(ACE))
    QTest.keyClick(table.view, Qt.Key.Key_Z)
    lens.toggle()
    assert looked(lens).card == ACE
    lens.toggle()
    QTest.keyClick(table.view, Qt.Key.Key_Up)
    QTest.keyClick(table.view, Qt.Key.Key_Z)
    lens.toggle()
    assert looked(lens).card == SIX


def test_v_20_on_bare_cloth_it_opens_on_the_focus(table: Table, lens: Lens) -> None:
    table.do(FocusOn(Focus(C6, 0)))
    hover(table, (450, 30))
    lens.toggle()
    assert looked(lens).card == SIX


def test_v_20_the_pointer_can_move_over_it(table: Table, lens: Lens) -> None:
    hover(table, table.at(ACE))
    lens.toggle()
    area = lens.area
    for x, y in ((0.1, 0.1), (0.5, 0.5), (0.9, 0.9)):
        hover(table, (area.x() + x * area.width(), area.y() + y * area.height()))
        assert (looked(lens).card, lens.area) == (ACE, area)
    hover(table, table.at(CARD_BY_CODE["5C"]))
    assert looked(lens).card == CARD_BY_CODE["5C"]


def test_v_20_a_press_on_it_closes_it_and_does_nothing_under_it(table: Table, lens: Lens) -> None:
    table.do(FocusOn(Focus(C1, 0)))
    lens.toggle()
    centre = lens.area.center()
    table.click(centre.x(), centre.y())
    assert not lens.is_open
    assert table.asked == []


def test_the_other_button_opens_it_where_nothing_is_held(table: Table, lens: Lens) -> None:
    table.click(*table.at(ACE), RIGHT)
    assert looked(lens).card == ACE
    table.click(*table.at(SIX), RIGHT)
    assert looked(lens).card == SIX
    table.click(*table.at(SIX), RIGHT)
    assert not lens.is_open
    assert table.asked == []


def test_the_other_button_puts_held_cards_back_instead(table: Table, lens: Lens) -> None:
    table.do(PickUp(C6, 1))
    table.click(*table.at(ACE), RIGHT)
    assert table.session.standing.hand == EMPTY
    assert not lens.is_open


def test_it_never_shows_what_lies_face_down(lay_table: LaidTable) -> None:
    for size, screen in ((Size.S, (1280, 700)), (Size.XXL, (640, 300))):
        table = lay_table(preferences=Preferences(size=size), size=screen)
        position, picture = table.session.standing.position, table.scene.picture
        hidden = {*position.stock, *(card for column in position.columns for card in column.hidden)}
        for x, y in product(range(0, screen[0], 7), range(0, screen[1], 5)):
            found = at_point(table.session.standing, picture, x, y)
            assert found is None or found.card not in hidden
        for place, depth in product(Place, (None, 0, 1, 5)):
            table.do(FocusOn(Focus(place, depth)))
            assert at_focus(table.session.standing, table.scene.picture).card not in hidden


def test_face_down_cards_are_counted_and_empty_places_say_what_they_take(lay_table: LaidTable) -> None:
    table = lay_table(dealt(24))
    standing, picture = table.session.standing, table.scene.picture
    stock = at_point(standing, picture, *table.place(Place.STOCK))
    assert stock is not None
    assert (stock.card, stock.hidden) == (None, 24)
    empty = at_point(standing, picture, *table.place(FOUNDATION_PLACES[2]))
    assert empty is not None
    assert (empty.card, empty.hidden, empty.sign) == (None, 0, Sign.HEARTS)
    table = lay_table(whole(laid("KH", "| 2C")))
    table.do(FocusOn(Focus(C3)))
    assert at_focus(table.session.standing, table.scene.picture).sign is Sign.KING


def test_every_kind_of_thing_can_be_painted(table: Table, lens: Lens) -> None:
    pictures = []
    for place in (Place.STOCK, Place.WASTE, Place.CLUBS, C1, C7):
        table.do(FocusOn(Focus(place)))
        lens.toggle()
        pictures.append(shown(table).copy(lens.area.toAlignedRect()))
        lens.close()
    assert len({bytes(picture.constBits()) for picture in pictures}) == len(pictures)


# In the window.


def press(window: Window, key: Qt.Key) -> None:
    QTest.keyClick(window.view, key)


def test_v_20_z_opens_and_closes_it_and_so_does_escape(open_window: Opened) -> None:
    window = open_window()
    for close in (Qt.Key.Key_Z, Qt.Key.Key_Escape):
        press(window, Qt.Key.Key_Z)
        assert window.lens.is_open
        assert window.stage.message.text() == "Lens on"
        assert window.view.hasFocus()
        press(window, close)
        assert window.stage.message.text() == "Lens off"
        assert not window.lens.is_open


def test_escape_closes_the_lens_before_it_puts_held_cards_back(open_window: Opened) -> None:
    window = open_window()
    window.desk.do(PickUp(C6, 1))
    press(window, Qt.Key.Key_Z)
    press(window, Qt.Key.Key_Escape)
    assert window.desk.standing.hand != EMPTY
    press(window, Qt.Key.Key_Escape)
    assert window.desk.standing.hand == EMPTY


def test_one_can_play_on_under_the_lens_and_change_the_window(open_window: Opened) -> None:
    window = open_window(preferences=Preferences(reduced_motion=Switch.OFF))
    press(window, Qt.Key.Key_Z)
    window.desk.do(PressStock())
    window.scene.cut()
    window.resize(800, 600)
    window.choices.set(Preferences(size=Size.XL))
    window.games.deal_new()
    assert window.lens.is_open
    assert window.lens.looked == at_focus(window.desk.standing, window.scene.picture)
    assert window.scene.sceneRect().contains(window.lens.area)


def test_the_point_of_a_pointer_is_forgotten_with_the_next_key(open_window: Opened) -> None:
    window = open_window()
    point = window.scene.picture.cards[ACE].shown.centre
    QTest.mouseMove(window.view.viewport(), QPoint(*map(round, point)))
    press(window, Qt.Key.Key_Z)
    assert window.lens.looked is not None
    assert window.lens.looked.card == ACE
    press(window, Qt.Key.Key_6)
    assert window.lens.looked.card == SIX
    assert window.lens._point is None or not window.lens.area.contains(QPointF(*point))


def test_on_a_bar_the_lens_shows_the_nearest_card_that_is_out_of_sight(lay_table: LaidTable) -> None:
    start = position_game(read_position(long_column())).start
    table = lay_table(start, Preferences(size=Size.MAX, reduced_motion=Switch.ON), (640, 312), still=True)
    table.do(FocusOn(Focus(C7, 6)))
    standing, picture = table.session.standing, table.scene.picture
    bars = {badge.kind: badge for badge in picture.badges if badge.place is C7}
    seen = [card for card in standing.position.column(C7).run[1:] if picture.cards[card].visible]
    for kind, beside_it, step in ((BadgeKind.MORE, seen[0], -1), (BadgeKind.BELOW, seen[-1], 1)):
        card = at_point(standing, picture, *bars[kind].rect.centre)
        assert card
        assert card.rect == bars[kind].rect
        run = standing.position.column(C7).run
        assert card.card == run[run.index(beside_it) + step]
