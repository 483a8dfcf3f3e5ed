"""Every card shows its whole index in its strip, as large as was asked for, and nothing else ever crosses it."""

import pytest
from PySide6.QtGui import QPixmap
from support.eyesight import Grey, blurred, darkness, flattened, greys, normal, recognised

from klondike_qt.preferences.schema import Surface, Theme
from klondike_qt.rules.cards import CARD_BY_CODE, JACK, PACK, Card, Suit
from klondike_qt.ui.look.palettes import PALETTES
from klondike_qt.ui.table.artwork import Artwork
from klondike_qt.ui.table.faces import Blank, border_width, clear_span, index_width

pytestmark = pytest.mark.usefixtures("qapp")

SIZES = [(96, 24), (132, 36), (168, 48), (200, 60), (320, 120)]
RATIOS = [1.0, 1.25, 1.5, 2.0]
RANK_OF_EACH = [Card(rank, Suit.SPADES) for rank in range(1, 14)]
INK = 128
"""Half dark on a white face."""


def _ink(picture: QPixmap, *, right: float, top: int, bottom: int, left: int = 0) -> list[tuple[int, int]]:
    """Find the dark pixels of a black index on white, without the border."""
    rows = greys(flattened(picture))
    return [(x, y) for y in range(top, bottom) for x in range(left, round(right)) if rows[y][x] < INK]


@pytest.mark.parametrize("ratio", RATIOS)
@pytest.mark.parametrize(("width", "cap"), SIZES)
def test_v_01_the_rank_is_as_high_as_the_cap_that_was_asked_for(width: int, cap: int, ratio: float) -> None:
    art = Artwork(Theme.CLASSIC, Surface.FELT)
    for card in RANK_OF_EACH:
        picture = art.face(card, width, 1.3 * width, cap, ratio, covered=True)
        rank_ends = max(7, 0.065 * width) * ratio + (index_width(card) - 0.94 - 0.08) * cap * ratio
        dark = _ink(
            picture,
            left=int(max(7, 0.065 * width) * ratio) - 1,
            right=rank_ends,
            top=round(3 * ratio),
            bottom=round(1.2 * width),
        )
        height = max(y for _, y in dark) - min(y for _, y in dark) + 1
        assert abs(height - cap * ratio) <= 1, card.code


@pytest.mark.parametrize("ratio", RATIOS)
@pytest.mark.parametrize(("width", "cap"), SIZES)
def test_v_03_the_strip_of_a_covered_card_clips_no_glyph(width: int, cap: int, ratio: float) -> None:
    art = Artwork(Theme.HIGH_CONTRAST_WHITE, Surface.FELT)
    strip = int((cap + 8) * ratio)
    edge = int(max(7, 0.065 * width) * ratio) - 1
    for card in (card for card in PACK if card.suit in {Suit.CLUBS, Suit.HEARTS}):
        rows = greys(flattened(art.face(card, width, cap + 8 + 0.13 * width, cap, ratio, covered=True)))
        inner = [row[edge:-edge] for row in rows]
        free_above = inner[round(2 * ratio) + 1 : int(4 * ratio)]
        free_below = inner[strip - int(4 * ratio) + 1 : len(rows) - edge]
        assert all(min(row) > 250 for row in free_above + free_below), card.code
        assert min(min(row) for row in inner[int(4 * ratio) : strip]) < INK


@pytest.mark.parametrize("cap", [24, 32, 36, 49, 60, 68, 84, 106, 120])
@pytest.mark.parametrize("ratio", [1.0, 2.0])
def test_the_narrowest_card_keeps_index_and_double_bar_apart(cap: int, ratio: float) -> None:
    palette = PALETTES[Theme.HIGH_CONTRAST_BLACK]
    width = int((2.3 * cap + 16) * ratio)
    blank = Blank(width, width, round(cap * ratio), ratio, border_width(width, ratio, palette, light_cloth=True))
    for card in PACK:
        start, end = clear_span(card, blank, palette)
        assert end - start >= 0.09 * cap * ratio, card.code


@pytest.mark.parametrize("theme", Theme)
def test_the_clear_part_of_a_strip_is_clear(theme: Theme) -> None:
    art = Artwork(theme, Surface.FELT)
    for card in PACK:
        start, end = art.clear_span(card, 132, 36)
        rows = greys(flattened(art.face(card, 132, 60, 36, 1, covered=True)))
        span = {rows[y][x] for y in range(4, 44) for x in range(round(start) + 1, round(end) - 1)}
        assert len(span) == 1, card.code


@pytest.mark.parametrize("theme", Theme)
def test_v_12_greyscale_tells_the_families_where_colour_may_not(theme: Theme) -> None:
    art = Artwork(theme, Surface.FELT)
    for card in PACK:
        rows = greys(flattened(art.face(card, 96, 134, 24, 1)))
        face = rows[40][48] if card.rank < JACK else rows[30][48]
        bars = sum(abs(rows[16][x] - face) > 60 for x in range(80, 93))
        expected = 6 if card.is_red and PALETTES[theme].family else 0
        assert bars == expected, card.code


@pytest.mark.parametrize("theme", Theme)
def test_v_13_greyscale_and_blurred_sight_tell_all_52_indices_apart_at_the_floor(theme: Theme) -> None:
    art = Artwork(theme, Surface.SLATE)
    seen: dict[str, Grey] = {}
    for card in PACK:
        index = flattened(art.face(card, 96, 60, 24, 1, covered=True)).copy(3, 3, 88, 34)
        seen[card.code] = blurred(darkness(index), 0.12 * 24 / 2)
    templates = {code: [normal(picture)] for code, picture in seen.items()}
    for code, picture in seen.items():
        sample = [
            [value + (0.04 if (3 * x + 7 * y) % 5 < 2 else -0.04) for x, value in enumerate(row)]
            for y, row in enumerate(picture)
        ]
        assert recognised(sample, templates) == code


@pytest.mark.parametrize("code", ["7H", "QS"])
def test_a_card_cut_short_shows_its_symbol_whole_or_not_at_all(code: str) -> None:
    art = Artwork(Theme.CLASSIC, Surface.FELT)
    whole = greys(flattened(art.face(CARD_BY_CODE[code], 132, 120, 36, 1)))
    assert min(min(row[20:112]) for row in whole[50:112]) < INK
    assert all(min(row[20:112]) > 200 for row in whole[113:118])
    short = greys(flattened(art.face(CARD_BY_CODE[code], 132, 92, 36, 1)))
    assert all(min(row[20:112]) > 250 for row in short[46:90])


@pytest.mark.parametrize("theme", [Theme.CLASSIC, Theme.DARK, Theme.LOW_GLARE])
def test_a_court_card_is_told_from_a_number_by_its_panel(theme: Theme) -> None:
    art = Artwork(theme, Surface.FELT)
    number, court = (flattened(art.face(CARD_BY_CODE[code], 132, 185, 36, 1)) for code in ("TS", "KS"))
    assert number.pixelColor(14, 170).name().upper() == PALETTES[theme].face
    assert court.pixelColor(14, 170).name().upper() == PALETTES[theme].tint


@pytest.mark.parametrize("ratio", RATIOS)
@pytest.mark.parametrize("theme", Theme)
def test_the_border_begins_and_ends_on_whole_pixels(theme: Theme, ratio: float) -> None:
    palette = PALETTES[theme]
    picture = flattened(Artwork(theme, Surface.CREAM).face(CARD_BY_CODE["5C"], 96, 134, 24, ratio))
    column = [picture.pixelColor(picture.width() // 2, y).name().upper() for y in range(round(4 * ratio) - 1)]
    border = column.count(palette.edge)
    assert border == round(2 * ratio)
    assert column == [palette.edge] * border + [palette.face] * (len(column) - border)


def test_where_no_card_lies_on_it_the_index_may_have_air_above_and_below() -> None:
    close, airy = Blank(400, 560, 120, 1.0, 3), Blank(400, 560, 120, 1.0, 3, air=12)
    assert airy.top == close.top + 12
    assert airy.strip == close.strip + 24
    art = Artwork(Theme.CLASSIC, Surface.FELT)
    pictures = [art.face(CARD_BY_CODE["7S"], 400, 560, 120, 1, air=air) for air in (0, 12)]
    tops = [min(y for _, y in _ink(picture, right=200, top=4, bottom=160, left=20)) for picture in pictures]
    assert tops[1] - tops[0] == 12
