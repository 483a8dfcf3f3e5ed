"""What players with little sight need of the whole window: sizes, themes, the least window, the focus, its marks."""

from dataclasses import replace
from itertools import cycle, islice, pairwise

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from support.eyesight import greys
from support.fingers import Keys
from support.laws_of_layout import check
from support.lines import winning_line
from support.positions import long_column
from support.tables import LaidTable, Table, painted
from support.walks import walk
from support.windows import Opened

from klondike_qt.dealing import position_game
from klondike_qt.game.commands import FocusOn, PickUp, PutBack
from klondike_qt.game.cursor import Focus
from klondike_qt.preferences.schema import Face, Preferences, Size, Surface, Switch, TextSize, Theme, WindowLook
from klondike_qt.rules.legal import legal_moves
from klondike_qt.rules.moves import Carry
from klondike_qt.rules.position import COLUMN_PLACES, Place
from klondike_qt.rules.position_text import read_position
from klondike_qt.ui.look.contrast import contrast
from klondike_qt.ui.look.palettes import PALETTES
from klondike_qt.ui.table.badge_item import BadgeItem
from klondike_qt.ui.table.faces import index_width
from klondike_qt.ui.table.held import cards_at
from klondike_qt.ui.table.hinted import Pointer
from klondike_qt.ui.table.marked import marked
from klondike_qt.ui.table.marks_item import MarksItem
from klondike_qt.ui.table.rects import Rect
from klondike_qt.ui.table.sizes import MEASURES
from klondike_qt.ui.window import Window
from klondike_qt.words.tags import out_of_sight

CONTROL = Qt.KeyboardModifier.ControlModifier
STILL = Preferences(reduced_motion=Switch.ON)
LEAST = (640, 400)


def test_v_01_each_press_is_the_next_of_five_sizes_and_is_seen_at_once(open_window: Opened) -> None:
    window = open_window(before=lambda window: window.resize(1920, 1080))
    caps = [window.scene.picture.cap]
    for _ in range(4):
        QTest.keyClick(window.view, Qt.Key.Key_Plus, CONTROL)
        caps.append(window.scene.picture.cap)
    assert all(smaller < larger for smaller, larger in pairwise(caps))
    least = [MEASURES[size].cap for size in Size]
    assert [cap >= wanted for cap, wanted in zip(caps, least, strict=True)] == [True, True, True, True, False]
    assert window.stage.message.text().endswith("they are as large as they can be")  # seven of the largest: 2270 lpx
    for cap in reversed(caps[:-1]):
        QTest.keyClick(window.view, Qt.Key.Key_Minus, CONTROL)
        assert window.scene.picture.cap == cap


def test_v_15_one_press_on_the_table_changes_the_theme_and_six_come_round(open_window: Opened) -> None:
    window = open_window()
    seen = []
    for _ in Theme:
        seen.append(window.scene.artwork.theme)
        QTest.keyClick(window.view, Qt.Key.Key_T, CONTROL)
    assert set(seen) == set(Theme)
    assert window.scene.artwork.theme is seen[0]


def test_v_15_there_are_light_dark_dim_and_two_themes_of_high_contrast() -> None:
    lights = {theme: luminance(PALETTES[theme].face) for theme in Theme}
    assert lights[Theme.CLASSIC] == lights[Theme.HIGH_CONTRAST_WHITE] == 1
    assert lights[Theme.DARK] < 0.02
    assert lights[Theme.HIGH_CONTRAST_BLACK] == 0
    assert 0.5 < lights[Theme.LOW_GLARE] <= 0.8


def luminance(colour: str) -> float:
    """Return how light a colour is, from 0 to 1."""
    return contrast(colour, "#000000") * 0.05 - 0.05


@pytest.mark.thorough
@pytest.mark.parametrize("text", [TextSize.LARGER, TextSize.LARGEST])
def test_v_17_a_game_is_won_by_keys_in_the_least_window_in_large_text(open_window: Opened, text: TextSize) -> None:
    line = winning_line("draw-three")
    choices = replace(STILL, text_size=text)
    window = open_window(line.deal, line.variant, choices, before=lambda window: window.resize(*LEAST))
    keys = Keys(window)
    for token in line.tokens:
        keys.by_address(token)
        assert not faults(window), token
    assert window.desk.standing.position.is_won


@pytest.mark.parametrize("size", [Size.S, Size.MAX])
@pytest.mark.parametrize("face", Face)
def test_v_17_a_game_is_won_by_keys_in_the_least_window(open_window: Opened, size: Size, face: Face) -> None:
    line = winning_line("draw-three")
    choices = replace(STILL, size=size, face=face)
    window = open_window(line.deal, line.variant, choices, before=lambda window: window.resize(*LEAST))
    keys = Keys(window)
    for token in line.tokens:
        keys.by_address(token)
        assert not faults(window), token
    assert window.desk.standing.position.is_won


def test_v_17_every_command_is_in_the_menus_of_the_least_window(open_window: Opened) -> None:
    window = open_window(before=lambda window: window.resize(*LEAST))
    menus = window.bar.menu_bar
    assert all(menus.rect().contains(menus.actionGeometry(action)) for action in menus.actions())
    assert menus.mapTo(window, menus.rect().bottomRight()).x() < window.width()


def faults(window: Window) -> list[str]:
    """Return what does not hold in a window of any size."""
    view, standing, picture = window.view, window.desk.standing, window.scene.picture
    check(standing.position, picture.frame, standing.focus, picture)
    found = []
    if view.horizontalScrollBar().isVisible() or view.verticalScrollBar().isVisible():
        found.append("scroll bars")
    line = window.stage.message
    if not QRect(0, 0, window.stage.width(), window.stage.height()).contains(line.geometry()):
        found.append("the message line is cut off")
    if line.heightForWidth(line.width()) > line.height():
        found.append(f"no room for: {line.text()}")
    over = line.geometry().translated(-view.pos())
    said_over = [
        spot.card.code for spot in picture.cards.values() if spot.visible and area(spot.shown).intersects(over)
    ]
    if said_over:
        found.append(f"the message lies over {said_over}")
    focus = window.scene.marked.focus
    table = QRect(0, 0, view.viewport().width(), view.viewport().height())
    if focus and not table.contains(area(focus.rect)):
        found.append("the focus is outside")
    return found


def area(rect: Rect) -> QRect:
    """Return the whole pixels of a rectangle."""
    return QRect(round(rect.x), round(rect.y), round(rect.width), round(rect.height))


@pytest.mark.parametrize("surface", Surface)
@pytest.mark.parametrize("theme", [Theme.CLASSIC, Theme.DARK, Theme.HIGH_CONTRAST_BLACK])
@pytest.mark.parametrize("size", [(1280, 700), (640, 312)])
def test_v_18_the_focus_changes_a_perimeter_of_two_pixels_by_three_to_one(
    lay_table: LaidTable, surface: Surface, theme: Theme, size: tuple[int, int]
) -> None:
    table = lay_table(preferences=replace(STILL, surface=surface, theme=theme), size=size, still=True)
    for place, depth in ((Place.STOCK, None), (Place.CLUBS, None), (COLUMN_PLACES[0], 0), (COLUMN_PLACES[6], 1)):
        table.do(FocusOn(Focus(place, depth)))
        focus = table.scene.marked.focus
        assert focus
        perimeter = 2 * (focus.rect.width + focus.rect.height)
        assert changed(table) >= 2 * perimeter, place


def changed(table: Table) -> int:
    """Count the pixels that the focus changes by 3:1."""
    with_focus = painted(table.scene)
    table.scene.show_focus(False)
    without = painted(table.scene)
    table.scene.show_focus(True)
    return sum(contrast(*pair) >= 3 for pair in differing(with_focus, without))


def differing(one: QImage, other: QImage) -> list[tuple[str, str]]:
    """Return the colours of the pixels that differ."""
    width, step = one.width(), 4
    rows = zip(bytes_of(one), bytes_of(other), strict=True)
    return [
        (QColor(*reversed(a[x : x + 3])).name(), QColor(*reversed(b[x : x + 3])).name())
        for a, b in rows
        if a != b
        for x in range(0, width * step, step)
        if a[x : x + 3] != b[x : x + 3]
    ]


def bytes_of(image: QImage) -> list[bytes]:
    """Return the rows of a picture, blue, green, red and nothing for each pixel."""
    data, step = bytes(image.constBits()), image.bytesPerLine()
    return [data[row * step : (row + 1) * step] for row in range(image.height())]


@pytest.mark.parametrize("ratio", [0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 3.0])
def test_the_table_is_drawn_for_every_screen_that_the_window_is_moved_to(lay_table: LaidTable, ratio: float) -> None:
    table = lay_table(still=True)
    for now in (ratio, 1.0, ratio):
        table.scene.fit(1280, 700, now)
        assert not table.faults()
        assert {item.pixmap().devicePixelRatio() for item in table.scene._pack.items.values() if item.isVisible()} == {
            now
        }


def test_fifty_themes_in_the_middle_of_a_drag_leave_a_whole_table(lay_table: LaidTable) -> None:
    table = lay_table(preferences=STILL, still=True)
    themes = list(Theme)
    for step in range(50):
        table.press(*table.place(COLUMN_PLACES[step % 7]))
        table.move(400 + step, 300)
        table.apply(replace(table.preferences, theme=themes[step % len(themes)]))
        table.move(500, 320)
    table.release(500, 320)
    assert not table.faults()


def test_fifty_looks_and_sizes_in_the_middle_of_a_drag_leave_a_window_like_a_new_one(open_window: Opened) -> None:
    looks = [
        {"theme": theme, "surface": surface, "size": size, "text_size": text, "face": face, "window_look": look}
        for theme, surface, size, text, face, look in islice(
            zip(*map(cycle, (Theme, Surface, Size, TextSize, Face, WindowLook)), strict=False), 49
        )
    ]
    window = open_window(preferences=STILL)
    window.resize(900, 600)
    port = window.view.viewport()
    QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=middle_of(window, Place.COLUMN_7))
    QTest.mouseMove(port, QPoint(400, 300))
    for step, look in enumerate([*looks, {"text_size": TextSize.LARGE, "surface": Surface.BLUE}]):
        window.choices.set(replace(STILL, **look))
        QTest.mouseMove(port, QPoint(400 + step, 300))
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=QPoint(500, 320))
    window.say("Draw")
    fresh = open_window(preferences=window.choices.now)
    fresh.resize(900, 600)
    fresh.say("Draw")
    QApplication.processEvents()
    assert window.desk.standing.position == fresh.desk.standing.position
    assert window.scene.picture == fresh.scene.picture
    assert window.scene.places_now() == fresh.scene.places_now()
    assert window.styleSheet() == fresh.styleSheet()
    for part, other in ((window.bar, fresh.bar), (window.stage.message, fresh.stage.message)):
        assert part.geometry() == other.geometry()
        assert part.grab().toImage() == other.grab().toImage()


def middle_of(window: Window, place: Place) -> QPoint:
    """Return where the last card of a column is on the view."""
    card = cards_at(window.desk.standing.position, place, 1)[0]
    return area(window.scene.picture.cards[card].rect).center()


@pytest.mark.parametrize("face", Face)
def test_the_longest_column_at_the_largest_size_in_the_least_window(open_window: Opened, face: Face) -> None:
    choices = replace(STILL, size=Size.MAX, face=face)
    window = open_window(preferences=choices, position=long_column(), before=lambda window: window.resize(*LEAST))
    keys = Keys(window)
    keys.press("7")
    for key in (Qt.Key.Key_PageUp, *(Qt.Key.Key_Down,) * 14, *(Qt.Key.Key_Up,) * 14):
        keys.press(key)
        assert not faults(window)


def test_v_04_a_bar_is_explained_once_beside_the_table_and_wherever_the_pointer_rests_on_it(
    open_window: Opened,
) -> None:
    choices = replace(STILL, size=Size.MAX)
    window = open_window(preferences=choices, position=long_column(), before=lambda window: window.resize(960, 540))
    heard: list[str] = []
    window.announcer.said.connect(lambda told: heard.append(told.text))
    keys = Keys(window)
    keys.press("n")
    assert window.stage.message.text().endswith(". " + out_of_sight(upwards=True))
    keys.press("n")
    assert "out of sight" not in window.stage.message.text()
    assert not any("out of sight" in text for text in heard)
    bars = [item for item in window.scene.items() if isinstance(item, BadgeItem) and item.toolTip()]
    assert [item.toolTip() for item in bars] == [out_of_sight(upwards=True)]
    bar, before = bars[0].sceneBoundingRect().center().toPoint(), window.scene.picture
    QTest.mouseClick(window.view.viewport(), Qt.MouseButton.LeftButton, pos=bar)
    was_seen, is_seen = ({c for c, spot in p.cards.items() if spot.visible} for p in (before, window.scene.picture))
    assert is_seen - was_seen
    assert not faults(window)


def test_v_22_who_reads_from_the_right_has_the_stock_at_the_right_and_columns_like_their_keys(
    open_window: Opened,
) -> None:
    window = open_window()
    window.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    QApplication.processEvents()
    places = window.scene.picture.places
    assert places[Place.STOCK].x > places[Place.WASTE].x > places[Place.SPADES].x
    assert [places[place].x for place in COLUMN_PLACES] == sorted(places[place].x for place in COLUMN_PLACES)
    assert not faults(window)
    window.choices.set(replace(window.choices.now, left_handed=True))
    assert window.scene.picture.places[Place.STOCK].x < window.scene.picture.places[Place.WASTE].x


@pytest.mark.parametrize("theme", [Theme.CLASSIC, Theme.FOUR_COLOUR])
@pytest.mark.parametrize("face", Face)
@pytest.mark.parametrize("size", [Size.S, Size.L, Size.MAX])
@pytest.mark.parametrize("window", [(640, 312), (960, 450), (1280, 712)])
def test_v_18_the_focus_ring_covers_no_index_and_no_double_bar_of_the_whole_table(
    lay_table: LaidTable, window: tuple[int, int], size: Size, face: Face, theme: Theme
) -> None:
    choices = replace(STILL, size=size, face=face, theme=theme, surface=Surface.SLATE)
    table = lay_table(position_game(read_position(long_column())).start, choices, window, still=True)
    table.apply(choices)
    table.scene.show_focus(False)
    for place in (Place.WASTE, *COLUMN_PLACES):
        for depth in (0, 1, 2):
            if place is Place.WASTE and depth:
                continue
            table.do(FocusOn(Focus(place, depth if place.is_column else None)))
            without = painted(table.scene)
            table.scene.show_focus(True)
            with_focus = painted(table.scene)
            table.scene.show_focus(False)
            for rect in to_be_read(table):
                assert with_focus.copy(rect) == without.copy(rect), (place, depth, rect)


def to_be_read(table: Table) -> list[QRect]:
    """Return where index and double bar of each card are painted."""
    picture, found = table.scene.picture, []
    for spot in picture.cards.values():
        if not spot.visible or not spot.face_up:
            continue
        left, cap = max(7.0, 0.065 * picture.card_width), picture.cap
        found.append(
            QRect(round(spot.rect.x + left), round(spot.rect.y + 4), int(index_width(spot.card) * cap), int(cap))
        )
        if spot.card.is_red and table.scene.artwork.palette.family and spot.shown.width > 0.9 * picture.card_width:
            start = table.scene.artwork.clear_span(spot.card, picture.card_width, cap)[1]
            thick = min(max(3, int(0.09 * cap)), int((picture.card_width - 4 - start) / 3))
            found.append(QRect(round(spot.rect.x + start), round(spot.rect.y + 4), 3 * thick, int(cap)))
    return found


@pytest.mark.parametrize("size", [Size.S, Size.L, Size.MAX])
@pytest.mark.parametrize("window", [(640, 312), (960, 450), (1280, 712)])
def test_places_and_hints_are_marked_without_covering_anything_that_is_read(
    lay_table: LaidTable, window: tuple[int, int], size: Size
) -> None:
    choices = replace(STILL, size=size, theme=Theme.FOUR_COLOUR, surface=Surface.SLATE)
    for seed in range(4):
        for position in islice(walk(seed), 5, 100, 30):
            table = lay_table(position, choices, window, still=True)
            table.apply(choices)
            table.scene.show_focus(False)
            moves = [move for move in legal_moves(position) if isinstance(move, Carry)]
            marks = next(item for item in table.scene.items() if isinstance(item, MarksItem))
            without = painted(table.scene)
            for move in moves[:3]:
                standing, picture, lifted = table.session.standing, table.scene.picture, (move.source, move.count)
                shown = marked(standing, picture, focus=False, rings=True, dragged=lifted)
                marks.show_marks(shown, picture.card_width, keys=True)
                assert_same(table, without, painted(table.scene))
                table.scene.point_at(Pointer(move, whole=True))
                assert_same(table, without, painted(table.scene))
                table.scene.point_at(None)


def assert_same(table: Table, one: QImage, other: QImage) -> None:
    """Assert that two pictures of a table show the same indices and double bars."""
    for rect in to_be_read(table):
        assert one.copy(rect) == other.copy(rect), rect


@pytest.mark.parametrize("size", [Size.S, Size.L, Size.MAX])
@pytest.mark.parametrize("window", [(640, 312), (960, 450), (1280, 712)])
def test_held_cards_and_their_ring_cover_no_index_of_another_card(
    lay_table: LaidTable, window: tuple[int, int], size: Size
) -> None:
    choices = replace(STILL, size=size, rings=False)
    for position in islice(walk(7), 5, 200, 20):
        table = lay_table(position, choices, window, still=True)
        table.scene.show_focus(False)
        without = painted(table.scene)
        for move in [move for move in legal_moves(position) if isinstance(move, Carry)][:3]:
            table.do(PickUp(move.source, move.count))
            held = [table.scene.picture.cards[card].rect for card in cards_at(position, move.source, move.count)]
            with_ring = painted(table.scene)
            for rect in to_be_read(table):
                if not any(area(own).contains(rect.center()) for own in held):
                    assert darkest_change(with_ring.copy(rect), without.copy(rect)) < 90, (move, rect)  # the shadow
            table.do(PutBack())


def darkest_change(one: QImage, other: QImage) -> int:
    """Return by how much the pixel of two pictures differs that differs most."""
    rows = zip(greys(one), greys(other), strict=True)
    return max(abs(a - b) for left, right in rows for a, b in zip(left, right, strict=True))
