"""The Classic face: the same index as in large print, whole suits, and courts that keep out of its way."""

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from support.eyesight import Grey, blurred, darkness, flattened, greys, normal, recognised
from support.windows import Opened

from klondike_qt.preferences.schema import Face, Preferences, Surface, Switch, Theme
from klondike_qt.rules.cards import ACE, CARD_BY_CODE, JACK, KING, PACK, Card, Suit
from klondike_qt.ui.look import plates
from klondike_qt.ui.look.contrast import contrast
from klondike_qt.ui.look.palettes import PALETTES
from klondike_qt.ui.look.plates import plate
from klondike_qt.ui.table import marks
from klondike_qt.ui.table.artwork import Artwork
from klondike_qt.ui.table.faces import Blank, index_width

pytestmark = pytest.mark.usefixtures("qapp")

SINGLE, DOUBLE = (96, 24), (131, 28)
"""Width and cap of a card that is read from one end, and of one that is the same from both."""
SIZES = [SINGLE, (107, 24), DOUBLE, (132, 36), (200, 60), (320, 120), (400, 88)]
COURTS = [card for card in PACK if card.rank >= JACK]
NUMBERS = [card for card in PACK if card.rank < JACK]


def _art(theme: Theme = Theme.CLASSIC, face: Face = Face.CLASSIC) -> Artwork:
    return Artwork(theme, Surface.FELT, face=face)


def _picture(
    art: Artwork, card: Card, width: int, cap: int, *, height: float = 0, ratio: float = 1, covered: bool = False
) -> QImage:
    return flattened(art.face(card, width, height or round(1.4 * width), cap, ratio, covered=covered))


def _blank(width: int, cap: int, ratio: float = 1) -> Blank:
    return Blank(round(width * ratio), round(1.4 * width * ratio), round(cap * ratio), ratio, 1)


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 1.75, 2.0])
@pytest.mark.parametrize("theme", Theme)
def test_v_03_v_06_the_index_is_that_of_large_print_pixel_by_pixel(theme: Theme, ratio: float) -> None:
    classic, large = _art(theme), _art(theme, Face.LARGE_PRINT)
    for width, cap in SIZES[:5]:
        blank = _blank(width, cap, ratio)
        for card in PACK[card_step(width) :: card_step(width)]:
            right = round(blank.left + (index_width(card) + 0.06) * blank.cap)
            for covered, height in ((False, 1.4 * width), (True, cap + 8 + 0.13 * width), (True, 1.4 * width)):
                area = (0, 0, right, int(min(blank.strip, height * ratio)))
                one, other = (
                    _picture(art, card, width, cap, height=height, ratio=ratio, covered=covered).copy(*area)
                    for art in (classic, large)
                )
                assert one == other, (card.code, width, covered)


def card_step(width: int) -> int:
    """Return how many cards to go on: all at the floor size, some at the others."""
    return 1 if width == SINGLE[0] else 3


@pytest.mark.parametrize("theme", Theme)
@pytest.mark.parametrize("size", [SINGLE, (107, 24), DOUBLE, (168, 37)])
def test_v_12_nothing_touches_the_double_bar(theme: Theme, size: tuple[int, int]) -> None:
    width, cap = size
    for card in PACK:
        if not card.is_red:
            continue
        one, other = (
            greys(
                _picture(_art(theme, face), card, width, cap, height=cap + 8, covered=True).copy(0, 3, width, cap + 3)
            )
            for face in Face
        )
        bars = round(0.85 * width) if PALETTES[theme].family else width - 4
        assert [row[bars:] for row in one] == [row[bars:] for row in other], card.code


@pytest.mark.parametrize("face", Face)
@pytest.mark.parametrize("theme", Theme)
def test_v_08_the_painted_index_has_seven_to_one(theme: Theme, face: Face) -> None:
    art = _art(theme, face)
    for card in PACK:
        index = _picture(art, card, *SINGLE).copy(6, 4, 50, 24)
        seen = {index.pixelColor(x, y).name() for x in range(index.width()) for y in range(index.height())}
        best = max(contrast(PALETTES[theme].face, colour) for colour in seen)
        assert best >= 7, card.code


@pytest.mark.parametrize("theme", Theme)
@pytest.mark.parametrize(("size", "covered"), [(SINGLE, False), (SINGLE, True), (DOUBLE, False), (DOUBLE, True)])
def test_v_13_greyscale_and_blurred_sight_tell_52_of_52_strips(
    theme: Theme, size: tuple[int, int], *, covered: bool
) -> None:
    width, cap = size
    art = _art(theme)
    seen: dict[str, Grey] = {}
    for card in PACK:
        strip = _picture(art, card, width, cap, covered=covered).copy(3, 3, width - 8, cap + 10)
        seen[card.code] = blurred(darkness(strip), 0.12 * cap / 2)
    templates = {code: [normal(picture)] for code, picture in seen.items()}
    for code, picture in seen.items():
        sample = [
            [value + (0.04 if (3 * x + 7 * y) % 5 < 2 else -0.04) for x, value in enumerate(row)]
            for y, row in enumerate(picture)
        ]
        assert recognised(sample, templates) == code


@pytest.mark.parametrize("theme", Theme)
def test_v_12_greyscale_tells_the_families_where_colour_may_not(theme: Theme) -> None:
    art = _art(theme)
    for card in PACK:
        rows = greys(_picture(art, card, *SINGLE))
        bars = sum(abs(rows[16][x] - rows[30][5]) > 60 for x in range(80, 93))
        assert bars == (6 if card.is_red and PALETTES[theme].family else 0), card.code


def _islands(picture: QImage, area: tuple[int, int, int, int]) -> list[set[tuple[int, int]]]:
    """Return the separate dark spots of an area."""
    rows = greys(picture)
    left, top, right, bottom = area
    free = {(x, y) for y in range(top, bottom) for x in range(left, right) if rows[y][x] < 160}
    found = []
    while free:
        island, edge = set(), [free.pop()]
        while edge:
            x, y = edge.pop()
            island.add((x, y))
            near = {(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)} & free
            free -= near
            edge += near
        found.append(island)
    return found


def _pips(card: Card, width: int, cap: int) -> list[set[tuple[int, int]]]:
    picture = _picture(_art(), card, width, cap)
    bottom = picture.height() - (cap + 8 if (width, cap) == DOUBLE else 4)
    edge = round(0.08 * width)
    return _islands(picture, (edge, cap + 8, width - edge, bottom))


@pytest.mark.parametrize("size", [SINGLE, DOUBLE, (320, 120)])
def test_a_number_card_has_as_many_suits_as_its_rank_says_and_they_do_not_touch(size: tuple[int, int]) -> None:
    for card in NUMBERS:
        islands = _pips(card, *size)
        if card.rank > ACE:
            sizes = sorted(len(island) for island in islands)
            assert len(sizes) == card.rank, card.code
            assert sizes[-1] <= 1.15 * sizes[0], card.code


def _shape(island: Iterable[tuple[int, int]], *, turned: bool = False) -> set[tuple[int, int]]:
    spots = [(-x, -y) for x, y in island] if turned else list(island)
    left, top = min(x for x, _ in spots), min(y for _, y in spots)
    return {(x - left, y - top) for x, y in spots}


@pytest.mark.parametrize("suit", [Suit.CLUBS, Suit.HEARTS, Suit.SPADES])
def test_suits_in_the_lower_half_are_turned(suit: Suit) -> None:
    upper, lower = sorted(_pips(Card(2, suit), *DOUBLE), key=lambda island: min(y for _, y in island))
    one, turned, upright = _shape(upper), _shape(lower, turned=True), _shape(lower)
    assert len(one ^ turned) <= 0.12 * len(one)
    assert len(one ^ upright) > 2 * len(one ^ turned)


@pytest.mark.parametrize("theme", [Theme.CLASSIC, Theme.LOW_GLARE])
def test_a_card_whose_index_leaves_room_beside_it_is_the_same_from_both_ends(theme: Theme) -> None:
    for card in PACK:
        if card.rank in {ACE, 3, 5, 6, 7, 8, 9}:  # suits in the middle stand upright
            continue
        rows = greys(_picture(_art(theme), card, *DOUBLE))
        turned = [row[::-1] for row in reversed(rows)]
        pairs = [abs(a - b) for row, other in zip(rows, turned, strict=True) for a, b in zip(row, other, strict=True)]
        unlike = sum(pair > 60 for pair in pairs) / len(pairs)
        assert unlike <= 0.005, card.code


@pytest.mark.parametrize(("width", "cap"), [SINGLE, DOUBLE, (132, 36), (320, 120)])
def test_a_card_cut_short_shows_whole_suits_or_none(width: int, cap: int) -> None:
    for height in range(cap + 8 + round(0.1 * width), round(1.4 * width), 7):
        for code in ("2H", "7S", "TC", "AD"):
            picture = _picture(_art(), CARD_BY_CODE[code], width, cap, height=height)
            edge = round(0.08 * width)
            if height < 0.8 * 1.4 * width:
                below = greys(picture)[height - round(0.045 * width) : height - 4]
                assert all(min(row[edge:-edge]) > 250 for row in below), (code, height)
                number = len(_islands(picture, (edge, cap + 8, width - edge, height - 5)))
                assert number <= 1, (code, height)


@pytest.mark.parametrize(("width", "cap"), [SINGLE, DOUBLE, (132, 36), (320, 120)])
def test_a_court_cut_short_shows_a_whole_head_or_none(width: int, cap: int) -> None:
    """Below the head there is always the ledge, and below the ledge nothing."""
    for height in range(cap + 8 + round(0.1 * width), round(1.1 * width), 9):
        rows = greys(_picture(_art(), CARD_BY_CODE["KS"], width, cap, height=height))
        inset = round(0.045 * width)
        free = [row[2 * inset : width // 2] for row in rows[cap + 8 : height - 4]]
        assert all(min(row) > 250 for row in free[len(free) - inset + 5 :]), height
        if any(min(row) < 128 for row in free):
            ledge = rows[height - inset - round(0.04 * width)][inset + 3 : -inset - 3]
            assert sum(value < 230 for value in ledge) > 0.95 * len(ledge), height


@pytest.mark.parametrize("card", COURTS)
def test_a_covered_court_shows_its_hat_where_there_is_room_and_in_a_fan_its_index_alone(card: Card) -> None:
    width, cap = DOUBLE
    inner = (round(0.5 * width), 4, round(0.36 * width), cap)
    strip = greys(_picture(_art(), card, width, cap, height=54, covered=True).copy(*inner))
    assert sum(value < 200 for row in strip for value in row) > 0.15 * inner[2] * inner[3]
    fan = greys(_picture(_art(), card, width, cap, covered=True).copy(5, cap + 8, width - 10, width - cap))
    assert min(min(row) for row in fan) > 250
    width, cap = SINGLE
    single = greys(_picture(_art(), card, width, cap, height=44, covered=True).copy(60, 4, 30, 28))
    assert sum(value < 200 for row in single for value in row) > 0.2 * 30 * 28
    narrow = greys(_picture(_art(), card, 72, cap, height=44, covered=True).copy(57, 4, 12, 34))
    assert min(min(row) for row in narrow) > 250


@pytest.mark.parametrize("theme", Theme)
def test_courts_of_one_suit_and_of_one_rank_look_different_without_their_index(theme: Theme) -> None:
    art = _art(theme)
    seen = {}
    for card in COURTS:
        figure = _picture(art, card, *SINGLE).copy(4, 34, 88, 94)
        seen[card.code] = blurred(darkness(figure), 1.4)
    templates = {code: [normal(picture)] for code, picture in seen.items()}
    for code, picture in seen.items():
        sample = [
            [value + (0.05 if (5 * x + 3 * y) % 7 < 3 else -0.05) for x, value in enumerate(row)]
            for y, row in enumerate(picture)
        ]
        assert recognised(sample, templates) == code


def test_v_06_large_print_reads_no_drawings(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse() -> None:
        raise AssertionError

    monkeypatch.setattr(plates, "plates_file", refuse)
    plates._texts.cache_clear()
    assert Preferences().face is Face.LARGE_PRINT
    art = _art(face=Face.LARGE_PRINT)
    for card in PACK:
        art.face(card, 96, 134, 24, 1)
    assert not art.lacks_plates


@pytest.fixture
def _no_plates(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plates._texts.cache_clear()
    plate.cache_clear()
    monkeypatch.setattr(plates, "plates_file", lambda: tmp_path / "gone.txt")


@pytest.mark.usefixtures("_no_plates")
def test_without_drawings_every_card_has_large_print() -> None:
    classic, large = _art(), _art(face=Face.LARGE_PRINT)
    assert classic.lacks_plates
    for card in PACK:
        assert _picture(classic, card, *SINGLE) == _picture(large, card, *SINGLE)


@pytest.mark.usefixtures("_no_plates")
def test_missing_drawings_are_told_once(open_window: Opened) -> None:
    window = open_window()
    told: list[str] = []
    window.announcer.shown.connect(told.append)
    window.choices.set(replace(window.choices.now, face=Face.CLASSIC))
    window.choices.set(replace(window.choices.now, theme=Theme.DARK))
    assert [text for text in told if "drawings of the Classic cards" in text] == told[:1]
    assert told[0].startswith("Card faces: Classic. ")


@pytest.mark.usefixtures("_no_plates")
def test_missing_drawings_are_told_when_the_window_is_there(open_window: Opened) -> None:
    told: list[str] = []
    preferences = Preferences(face=Face.CLASSIC, reduced_motion=Switch.ON)
    open_window(preferences=preferences, before=lambda window: window.announcer.shown.connect(told.append))
    assert sum("drawings of the Classic cards" in text for text in told) == 1


def test_a_mark_may_hang_over_a_hat_but_not_over_index_and_bars() -> None:
    card = Card(KING, Suit.HEARTS)
    for width, cap in (SINGLE, DOUBLE):
        spans = {_art(Theme.FOUR_COLOUR, face).clear_span(card, width, cap) for face in Face}
        assert len(spans) == 1


def test_a_tag_covers_the_second_index_of_a_card_whole_or_not_at_all() -> None:
    (width, cap), large = DOUBLE, _art(face=Face.LARGE_PRINT)
    lower = _art().lower_index(width, cap)
    assert lower is not None
    assert large.lower_index(width, cap) is None
    assert _art().lower_index(*SINGLE) is None
    height = round(1.4 * width)
    for word, covers in (("HELD", True), ("2", False)):
        picture = _picture(_art(), Card(KING, Suit.CLUBS), width, cap)
        painter = QPainter(picture)
        area = marks.tag(painter, QRectF(0, 0, width, height), word, lower=lower)
        painter.end()
        index = QRectF(lower.left() + 1, height - 4 - cap, lower.width() - 2, cap)
        assert (area.left(), area.right()) == pytest.approx((7, lower.right()), abs=1) or not covers
        assert area.intersects(index) is covers
        assert not covers or (area.top() <= height - 4 - cap and area.bottom() >= height - 4)


def test_a_court_under_a_count_has_no_hat() -> None:
    width, cap = SINGLE
    art, card = _art(), Card(KING, Suit.CLUBS)
    plain = flattened(art.face(card, width, 44, cap, 1, covered=True, plain=True))
    assert plain == _picture(_art(face=Face.LARGE_PRINT), card, width, cap, height=44, covered=True)
    assert plain != _picture(art, card, width, cap, height=44, covered=True)
