"""Every ink is legible on its face, and the four colours stay apart for colour-blind eyes."""

from itertools import combinations

import pytest
from support.colour_vision import EYES, distance

from klondike_qt.preferences.schema import Surface, Theme
from klondike_qt.rules.cards import Suit
from klondike_qt.ui.look.contrast import contrast, luminance
from klondike_qt.ui.look.palettes import PALETTES
from klondike_qt.ui.look.surfaces import CLOTHS


@pytest.mark.parametrize("theme", Theme)
def test_v_08_every_ink_has_seven_to_one_on_its_face(theme: Theme) -> None:
    palette = PALETTES[theme]
    assert {suit: contrast(ink, palette.face) >= 7 for suit, ink in palette.inks.items()} == dict.fromkeys(Suit, True)


@pytest.mark.parametrize("theme", Theme)
def test_every_ink_is_clear_on_the_panel_of_a_court_card(theme: Theme) -> None:
    palette = PALETTES[theme]
    assert all(contrast(ink, palette.tint) >= 5.5 for ink in palette.inks.values())


@pytest.mark.parametrize("theme", Theme)
@pytest.mark.parametrize("surface", Surface)
def test_v_09_a_card_stands_out_from_every_cloth(theme: Theme, surface: Surface) -> None:
    palette, cloth = PALETTES[theme], CLOTHS[surface].colour
    assert max(contrast(palette.face, cloth), contrast(palette.edge, cloth)) >= 3


@pytest.mark.parametrize("theme", [Theme.FOUR_COLOUR, Theme.DARK])
@pytest.mark.parametrize("eyes", EYES)
def test_v_11_four_colours_stay_four_for_colour_blind_eyes(theme: Theme, eyes: str) -> None:
    inks = PALETTES[theme].inks.values()
    assert min(distance(one, other, EYES[eyes]) for one, other in combinations(inks, 2)) >= 25


@pytest.mark.parametrize("theme", Theme)
def test_v_12_families_of_one_lightness_are_told_by_shape(theme: Theme) -> None:
    palette = PALETTES[theme]
    two_colours = palette.inks[Suit.HEARTS] == palette.inks[Suit.DIAMONDS] != palette.inks[Suit.SPADES]
    assert palette.family or two_colours


def test_v_15_low_glare_is_no_brighter_than_four_fifths() -> None:
    assert luminance(PALETTES[Theme.LOW_GLARE].face) <= 0.80
