"""Steps of the keyboard focus over the picture of the table.

Sideways and downwards a column is entered at its last card, upwards from there to the head of its run, then its
face-down cards as one item, then the row above. A column as a whole is left downwards to its last card, upwards to
the head of its run. Nothing wraps unless it is wished.
"""

from dataclasses import dataclass
from typing import Literal, assert_never

from klondike_qt.game.commands import Arrangement, Direction
from klondike_qt.game.cursor import Focus
from klondike_qt.game.focusing import deepest_depth
from klondike_qt.rules.position import COLUMN_PLACES, FOUNDATION_PLACES, Place, Position

Along = Literal[-1, 1]

BESIDE = (Place.STOCK, Place.WASTE, *FOUNDATION_PLACES)
"""The places beside the columns, in reading order."""
ZONES = ((Place.STOCK, Place.WASTE), FOUNDATION_PLACES, COLUMN_PLACES)
"""The stops of the Tab key in the table, in order."""
TOP_ROWS: dict[Arrangement, tuple[Place | None, ...]] = {
    Arrangement.TOP_ROW: (Place.STOCK, Place.WASTE, None, *FOUNDATION_PLACES),
    Arrangement.TOP_ROW_MIRRORED: (*FOUNDATION_PLACES, None, Place.WASTE, Place.STOCK),
}
"""The place above each of the seven columns; None is the gap."""


@dataclass(frozen=True, slots=True)
class Trail:
    """Where the focus was last, among the columns and beside them."""

    column: Place = Place.COLUMN_1
    beside: Place = Place.STOCK

    def after(self, focus: Focus) -> "Trail":
        """Return the trail once the focus has been on a spot."""
        if focus.place.is_column:
            return Trail(focus.place, self.beside)
        return Trail(self.column, focus.place)


NO_TRAIL = Trail()


def stepped(
    position: Position, focus: Focus, direction: Direction, arrangement: Arrangement, trail: Trail
) -> Focus | None:
    """Return the focus one step on, or None at an edge."""
    match direction:
        case Direction.LEFT:
            return _sideways(focus.place, -1, arrangement, trail)
        case Direction.RIGHT:
            return _sideways(focus.place, 1, arrangement, trail)
        case Direction.UP | Direction.DOWN:
            along: Along = -1 if direction is Direction.UP else 1
            return _in_column(position, focus, along) or _across(focus.place, along, arrangement)
        case Direction.ROW_START:
            return Focus(_row(focus.place)[0])
        case Direction.ROW_END:
            return Focus(_row(focus.place)[-1])
        case Direction.DEEPEST:
            return _head(position, focus.place)
        case Direction.LAST:
            return Focus(focus.place)
        case Direction.NEXT_ZONE:
            return _zone(focus.place, 1, trail)
        case Direction.PREVIOUS_ZONE:
            return _zone(focus.place, -1, trail)
        case _:
            assert_never(direction)


def other_end(place: Place, direction: Direction, arrangement: Arrangement, trail: Trail) -> Focus | None:
    """Return where an arrow goes on that met the edge of a row (or of the side rail), or None for other steps."""
    top_row = TOP_ROWS.get(arrangement)
    rail = () if top_row else BESIDE
    match direction:
        case Direction.UP | Direction.DOWN if place in rail:
            return Focus(rail[0 if direction is Direction.DOWN else -1])
        case Direction.LEFT | Direction.RIGHT if top_row:
            row = COLUMN_PLACES if place.is_column else [each for each in top_row if each is not None]
            return Focus(row[0 if direction is Direction.RIGHT else -1])
        case Direction.LEFT | Direction.RIGHT:
            return Focus(trail.beside) if place.is_column else Focus(_farthest_from_rail(arrangement))
        case _:
            return None


def leaves_table(focus: Focus, direction: Direction) -> bool:
    """Tell whether a zone key leads from this spot out of the table, to the widget before or after it."""
    first_or_last = {Direction.NEXT_ZONE: ZONES[-1], Direction.PREVIOUS_ZONE: ZONES[0]}
    return focus.place in first_or_last.get(direction, ())


def _row(place: Place) -> tuple[Place, ...]:
    return COLUMN_PLACES if place.is_column else BESIDE


def _neighbour(row: tuple[Place | None, ...], place: Place, along: Along) -> Focus | None:
    places = [each for each in row if each is not None]
    index = places.index(place) + along
    return Focus(places[index]) if 0 <= index < len(places) else None


def _sideways(place: Place, along: Along, arrangement: Arrangement, trail: Trail) -> Focus | None:
    top_row = TOP_ROWS.get(arrangement)
    if place.is_column:
        beyond = _neighbour(COLUMN_PLACES, place, along)
        towards_rail = top_row is None and along == _rail_side(arrangement)
        return beyond or (Focus(trail.beside) if towards_rail else None)
    if top_row:
        return _neighbour(top_row, place, along)
    if along == _rail_side(arrangement):
        return None
    return Focus(COLUMN_PLACES[0 if along == 1 else -1])


def _farthest_from_rail(arrangement: Arrangement) -> Place:
    return COLUMN_PLACES[-1 if _rail_side(arrangement) == -1 else 0]


def _rail_side(arrangement: Arrangement) -> Along:
    return -1 if arrangement is Arrangement.RAIL_LEFT else 1


def _in_column(position: Position, focus: Focus, along: Along) -> Focus | None:
    if not focus.place.is_column or not len(position.column(focus.place)):
        return None
    if focus.depth is None and along == 1:
        return Focus(focus.place)
    depth = (focus.depth or 0) - along
    return Focus(focus.place, depth) if 0 <= depth <= deepest_depth(position, focus) else None


def _across(place: Place, along: Along, arrangement: Arrangement) -> Focus | None:
    """Step between the top row and the columns; in a side rail, along the rail."""
    top_row = TOP_ROWS.get(arrangement)
    if top_row is None:
        return None if place.is_column else _neighbour(BESIDE, place, along)
    if place.is_column:
        return _above(top_row, place.index) if along == -1 else None
    return Focus(COLUMN_PLACES[top_row.index(place)]) if along == 1 else None


def _above(top_row: tuple[Place | None, ...], index: int) -> Focus:
    """Return the place above a column; above the one under the gap lies the waste, the nearest to play from."""
    place = top_row[index]
    return Focus(Place.WASTE if place is None else place)


def _head(position: Position, place: Place) -> Focus:
    run = position.column(place).run if place.is_column else ()
    return Focus(place, max(0, len(run) - 1))


def _zone(place: Place, along: Along, trail: Trail) -> Focus | None:
    number = next(index for index, zone in enumerate(ZONES) if place in zone) + along
    if not 0 <= number < len(ZONES):
        return None
    return Focus(trail.column) if ZONES[number] is COLUMN_PLACES else Focus(ZONES[number][0])
