"""The numbers on the places, for voice control and for everybody who forgets a key."""

import pytest
from support.games import dealt, laid, session_on
from support.tables import LaidTable

from klondike_qt.game.commands import PickUp
from klondike_qt.game.session import Session
from klondike_qt.preferences.schema import Preferences, Size, Switch
from klondike_qt.rules.moves import Carry, Draw
from klondike_qt.rules.position import COLUMN_PLACES, Place
from klondike_qt.ui.table.hinted import Pointer
from klondike_qt.ui.table.layout import lay_out
from klondike_qt.ui.table.marked import marked
from klondike_qt.ui.table.numbers import Numbered, number_of, numbered
from klondike_qt.ui.table.picture import Frame

NUMBERS = Preferences(numbers=True, reduced_motion=Switch.ON)


def shown(session: Session, pointer: Pointer | None = None, size: Size = Size.S) -> tuple[Numbered, ...]:
    standing = session.standing
    picture = lay_out(standing.position, Frame(1280, 700, size), standing.focus)
    return numbered(standing, picture, marked(standing, picture, focus=True, rings=True, pointer=pointer))


def test_m_11_every_place_has_the_number_of_its_key() -> None:
    numbers = [one.number for one in shown(session_on(dealt(24)))]
    assert numbers == ["0", "9", "8", "8", "8", "8", "1", "2", "3", "4", "5", "6", "7"]
    assert [number_of(place) for place in COLUMN_PLACES] == list("1234567")


@pytest.mark.parametrize("size", Size)
def test_m_11_numbers_lie_apart_on_the_table(size: Size) -> None:
    found = shown(session_on(dealt(24)), size=size)
    corners = {(one.rect.x, one.rect.bottom) for one in found}
    assert len(corners) == len(found)
    assert all(one.rect.x >= 0 and one.rect.bottom <= 700 for one in found)


def test_a_place_has_one_tag_at_a_time() -> None:
    session = session_on(dealt(24))
    session.handle(PickUp(Place.COLUMN_6, 1), 0)
    numbers = [one.number for one in shown(session)]
    assert "6" not in numbers, "it says HELD"
    assert "5" not in numbers, "it says 5 as a legal place"
    session = session_on(dealt(24))
    whole = Pointer(Carry(Place.COLUMN_6, Place.COLUMN_5), whole=True)
    assert not {"5", "6"} & {one.number for one in shown(session, whole)}
    assert "0" not in {one.number for one in shown(session, Pointer(Draw(), whole=True))}


def test_m_11_numbers_are_seen_only_if_they_are_wanted(lay_table: LaidTable) -> None:
    tables = lay_table(preferences=NUMBERS), lay_table()
    pictures = [table.view.grab().toImage() for table in tables]
    assert pictures[0] != pictures[1]
    tables[1].apply(NUMBERS)
    assert tables[1].view.grab().toImage() == pictures[0]
    assert tables[1].faults() == []


def test_an_empty_place_has_its_number_in_the_corner_of_its_outline() -> None:
    session = session_on(laid("", "| KH", foundations=(0, 0, 0, 0)))
    picture = lay_out(session.standing.position, Frame(1280, 700), session.standing.focus)
    corner = next(one.rect for one in shown(session) if one.number == "1")
    assert corner == picture.places[Place.COLUMN_1]
