"""The drawings that come with the program are those that the script draws."""

from itertools import pairwise

import pytest
from plates.make import FILE, plates
from plates.pen import slimmed

from klondike_qt.rules.cards import ACE, JACK, PACK
from klondike_qt.ui.look.paths import outline


def _area(text: str) -> float:
    points = [point for part in outline(text).toSubpathPolygons() for point in part.toList()]
    return sum(p.x() * q.y() - q.x() * p.y() for p, q in pairwise(points)) / 2


def _edges(text: str) -> list[float]:
    box = outline(text).boundingRect()
    return [box.left(), box.top(), box.right(), box.bottom()]


def test_the_script_draws_the_plates_that_come_with_the_program() -> None:
    """Another version of Qt may round otherwise, but no shape is another."""
    ready, drawn = FILE.read_text(encoding="ascii").splitlines(), plates().splitlines()
    assert [line.split()[:4] for line in ready] == [line.split()[:4] for line in drawn]
    for one, other in zip(ready, drawn, strict=True):
        if one == other:
            continue
        first, second = (line.split(" ", 4)[4] for line in (one, other))
        assert _edges(first) == pytest.approx(_edges(second), abs=0.05)
        assert _area(first) == pytest.approx(_area(second), rel=0.01, abs=0.5)


def test_there_is_a_plate_for_each_court_and_ace() -> None:
    codes = [line.split()[1] for line in plates().splitlines() if line.startswith("plate ")]
    assert sorted(codes) == sorted(card.code for card in PACK if card.rank == ACE or card.rank >= JACK)


def test_points_within_a_hair_of_a_line_are_left_out() -> None:
    line = [(0.0, 0.0), (1.0, 0.01), (2.0, 0.0), (3.0, 1.0)]
    assert slimmed(line, 0.02) == [(0.0, 0.0), (2.0, 0.0), (3.0, 1.0)]
    assert slimmed(line, 0.005) == line
