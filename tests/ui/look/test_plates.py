"""The plates are read when they are wanted, whole or not at all, and every part of them has a colour."""

from pathlib import Path

import pytest

from klondike_qt.preferences.schema import Theme
from klondike_qt.rules.cards import ACE, CARD_BY_CODE, JACK, PACK, Suit
from klondike_qt.ui.look import plates
from klondike_qt.ui.look.contrast import contrast
from klondike_qt.ui.look.dress import dress
from klondike_qt.ui.look.palettes import PALETTES
from klondike_qt.ui.look.plates import PlatesTrouble, is_sound, plate, plates_file

COURTS = [card for card in PACK if card.rank >= JACK]
FIGURE = ("attribute", "back", "robe", "cut", "head", "arm", "sash", "ledge", "ends")


def test_a_court_has_all_its_layers() -> None:
    for card in COURTS:
        layers = plate(card)
        assert tuple(layers) == FIGURE, card.code
        assert all(layers.values()), card.code


def test_an_ace_has_a_line_within_its_suit() -> None:
    for suit in Suit:
        (inlay,) = plate(next(card for card in PACK if card.rank == ACE and card.suit is suit))["inlay"]
        edges = inlay.path.boundingRect()
        assert edges.left() > 7
        assert edges.right() < 93


@pytest.mark.parametrize("theme", Theme)
def test_every_part_of_a_plate_has_a_colour_in_every_theme(theme: Theme) -> None:
    for card in COURTS:
        worn = dress(theme, card.suit)
        holds = "fs" if PALETTES[theme].stark else "fc"
        shapes = [shape for layer in plate(card).values() for shape in layer if set(shape.when) <= set(holds)]
        assert {shape.colour for shape in shapes} <= worn.large.keys() & worn.small.keys(), card.code


@pytest.mark.parametrize("theme", Theme)
def test_hair_is_told_from_the_face_it_grows_in_and_from_the_card_behind_it(theme: Theme) -> None:
    for card in COURTS:
        worn = dress(theme, card.suit).small
        hair = {shape.colour for name in ("back", "head") for shape in plate(card)[name] if "hair" in shape.colour}
        for part in hair:
            fair = part in {"hair-white", "hair-blond"} and not PALETTES[theme].stark
            assert fair or contrast(worn[part], worn["skin"]) >= 1.3, (card.code, part)
            assert not PALETTES[theme].dark or contrast(worn[part], PALETTES[theme].face) >= 2.5, (card.code, part)


@pytest.mark.parametrize("theme", [Theme.HIGH_CONTRAST_BLACK, Theme.HIGH_CONTRAST_WHITE])
def test_high_contrast_has_black_white_the_inks_and_one_grey(theme: Theme) -> None:
    for suit in Suit:
        seen = set(dress(theme, suit).large.values()) | set(dress(theme, suit).small.values())
        assert seen - {"#000000", "#FFFFFF", PALETTES[theme].inks[suit]} <= {"#7A7A7A"}
    assert min(contrast("#7A7A7A", other) for other in ("#000000", "#FFFFFF")) >= 4


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Let the plates lie in a file that is not there yet."""
    plates._texts.cache_clear()
    plate.cache_clear()
    file = tmp_path / "plates.txt"
    monkeypatch.setattr(plates, "plates_file", lambda: file)
    return file


def test_missing_plates_are_told(elsewhere: Path) -> None:
    assert not elsewhere.exists()
    assert not is_sound()
    with pytest.raises(PlatesTrouble):
        plate(CARD_BY_CODE["KS"])


@pytest.mark.parametrize("damage", [b"", b"plate KS\nlayer back\n", None])
def test_damaged_plates_are_told(elsewhere: Path, damage: bytes | None) -> None:
    whole = plates_file().read_bytes()
    elsewhere.write_bytes(whole[:-1] + b"?" if damage is None else damage)
    assert not is_sound()
    with pytest.raises(PlatesTrouble):
        plate(CARD_BY_CODE["KS"])


def test_ends_of_lines_do_not_matter(elsewhere: Path) -> None:
    elsewhere.write_bytes(plates_file().read_bytes().replace(b"\n", b"\r\n"))
    assert is_sound()
    assert tuple(plate(CARD_BY_CODE["QD"])) == FIGURE


def test_a_plate_is_read_once() -> None:
    assert plate(CARD_BY_CODE["JC"]) is plate(CARD_BY_CODE["JC"])
