"""Pictures are sharp at every ratio, drawn once, and not kept for ever."""

from itertools import combinations

import pytest
from support.eyesight import flattened, greys

from klondike_qt.preferences.schema import Preferences, Surface, Theme
from klondike_qt.rules.cards import CARD_BY_CODE, PACK
from klondike_qt.ui.look.contrast import contrast
from klondike_qt.ui.look.surfaces import CLOTHS
from klondike_qt.ui.table import artwork
from klondike_qt.ui.table.artwork import Artwork, artwork_for
from klondike_qt.ui.table.signs import Sign

pytestmark = pytest.mark.usefixtures("qapp")

SEVEN = CARD_BY_CODE["7H"]


@pytest.fixture
def art() -> Artwork:
    return Artwork(Theme.CLASSIC, Surface.FELT)


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 1.75, 2.0, 3.0])
def test_pictures_have_whole_pixels_and_carry_their_ratio(art: Artwork, ratio: float) -> None:
    pictures = [
        art.face(SEVEN, 97.3, 136.2, 24, ratio),
        art.back(97.3, 136.2, ratio),
        art.place(Sign.KING, 97.3, 136.2, ratio),
    ]
    for picture in pictures:
        assert (picture.width(), picture.height()) == (round(97.3 * ratio), round(136.2 * ratio))
        assert picture.devicePixelRatio() == ratio
    assert art.badge("24", ratio).devicePixelRatio() == ratio
    ground = art.ground(301, 201, ratio)
    assert (ground.width(), ground.height()) == (round(301 * ratio), round(201 * ratio))
    assert ground.devicePixelRatio() == ratio


def test_a_picture_is_drawn_once(art: Artwork) -> None:
    once = art.face(SEVEN, 96, 134, 24, 1)
    assert art.face(SEVEN, 96, 134, 24, 1).cacheKey() == once.cacheKey()
    assert art.ground(200, 100, 1).cacheKey() == art.ground(200, 100, 1).cacheKey()


@pytest.mark.parametrize(
    ("width", "height", "cap", "ratio", "covered"),
    [
        (97, 134, 24, 1, False),
        (96, 133, 24, 1, False),
        (96, 134, 25, 1, False),
        (96, 134, 24, 2, False),
        (96, 134, 24, 1, True),
    ],
)
def test_whatever_changes_a_picture_makes_another(
    art: Artwork, width: float, height: float, cap: float, ratio: float, *, covered: bool
) -> None:
    once = art.face(SEVEN, 96, 134, 24, 1)
    assert art.face(SEVEN, width, height, cap, ratio, covered=covered).cacheKey() != once.cacheKey()


def test_the_longest_unused_pictures_go_when_they_weigh_too_much(art: Artwork, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(artwork, "CACHE_BYTES", 5 * 96 * 134 * 4)
    first = art.face(SEVEN, 96, 134, 24, 1).cacheKey()
    for card in PACK[:4]:
        art.face(card, 96, 134, 24, 1)
        assert art.face(SEVEN, 96, 134, 24, 1).cacheKey() == first
    for card in PACK[4:10]:
        art.face(card, 96, 134, 24, 1)
    assert art.weight <= 5 * 96 * 134 * 4
    assert art.face(SEVEN, 96, 134, 24, 1).cacheKey() != first


def test_every_picture_can_be_forgotten(art: Artwork) -> None:
    once = art.face(SEVEN, 96, 134, 24, 1).cacheKey()
    ground = art.ground(100, 100, 1).cacheKey()
    art.clear()
    assert art.weight == 0
    assert art.face(SEVEN, 96, 134, 24, 1).cacheKey() != once
    assert art.ground(100, 100, 1).cacheKey() != ground


def test_every_sign_looks_different(art: Artwork) -> None:
    seen = {sign: greys(flattened(art.place(sign, 96, 134, 1), "#000000")) for sign in Sign}
    for one, other in combinations(Sign, 2):
        pixels = zip(b"".join(seen[one]), b"".join(seen[other]), strict=True)
        assert sum(abs(a - b) > 60 for a, b in pixels) > 25, (one, other)


@pytest.mark.parametrize("surface", Surface)
def test_an_empty_place_is_drawn_in_the_line_of_its_cloth(surface: Surface) -> None:
    cloth = CLOTHS[surface]
    picture = flattened(Artwork(Theme.CLASSIC, surface).place(Sign.NONE, 96, 134, 1), cloth.colour)
    column = [picture.pixelColor(48, y).name().upper() for y in range(4)]
    assert column[:2] == [cloth.line, cloth.line]
    assert cloth.line not in column[2:]


@pytest.mark.parametrize("surface", Surface)
@pytest.mark.parametrize("theme", [Theme.HIGH_CONTRAST_BLACK, Theme.HIGH_CONTRAST_WHITE])
def test_in_high_contrast_an_empty_place_has_seven_to_one(surface: Surface, theme: Theme) -> None:
    assert contrast(Artwork(theme, surface).line, CLOTHS[surface].colour) >= 7


def test_the_digits_of_a_count_are_large(art: Artwork) -> None:
    for text in ("1", "24", "▲3"):
        badge = art.badge(text, 1)
        rows = greys(flattened(badge, "#808080"))
        middle = [row[badge.width() // 4 : -badge.width() // 4] for row in rows]
        lit = [y for y, row in enumerate(middle) if max(row) > 200 and 4 < y < len(rows) - 5]
        assert max(lit) - min(lit) + 1 >= (24 if text != "▲3" else 18)


def test_v_10_a_plain_or_stark_table_is_flat() -> None:
    for theme, plain in ((Theme.CLASSIC, True), (Theme.HIGH_CONTRAST_WHITE, False)):
        rows = greys(flattened(artwork_for(Preferences(plain_cloth=plain), theme).ground(200, 150, 1)))
        assert len({value for row in rows for value in row}) == 1
