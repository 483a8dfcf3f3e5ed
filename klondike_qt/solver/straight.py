"""A winning line without its detours."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from klondike_qt.rules.moves import Carry, Move
from klondike_qt.rules.play import play
from klondike_qt.rules.position import COLUMN_PLACES, Place, Position
from klondike_qt.solver.thumb import arrangement


def straightened(position: Position, line: Sequence[Move]) -> tuple[Move, ...]:
    """Return a line to the same end that never comes back to an arrangement; IllegalMove if the line cannot be played.

    Columns may have changed their places at the end: two arrangements are the same whichever column is where.
    """
    way = _Way(position)
    theirs = position
    names = {place: place for place in COLUMN_PLACES}
    for move in line:
        theirs = play(theirs, move).after
        if way.go(_renamed(move, names)):
            names = _names(theirs, way.positions[-1])
    return tuple(way.moves)


class _Way:
    """A way that is cut short whenever it comes back to an arrangement."""

    def __init__(self, position: Position) -> None:
        self.positions = [position]
        self.moves: list[Move] = []
        self._visits = {arrangement(position): 0}
        """When each arrangement came up first."""

    def go(self, move: Move) -> bool:
        """Play a move; tell whether the way was cut, after which columns may stand elsewhere."""
        self.moves.append(move)
        self.positions.append(play(self.positions[-1], move).after)
        first = self._visits.setdefault(arrangement(self.positions[-1]), len(self.moves))
        if first == len(self.moves):
            return False
        presses = [move for move in self.moves[first:] if not isinstance(move, Carry)]
        is_cut = len(presses) < len(self.moves) - first
        if is_cut:
            self._turn_back(first, presses)
        self._skip_round(first)
        return is_cut

    def _turn_back(self, first: int, presses: Iterable[Move]) -> None:
        """Go on from an earlier visit with presses of the stock alone: the same cards are in it."""
        del self.moves[first:], self.positions[first + 1 :]
        self._visits = {key: index for key, index in self._visits.items() if index <= first}
        for press in presses:
            self.moves.append(press)
            self.positions.append(play(self.positions[-1], press).after)

    def _skip_round(self, first: int) -> None:
        """Leave out presses that lead once round the stock."""
        waste = len(self.positions[-1].waste)
        same = next(index for index in range(first, len(self.positions)) if len(self.positions[index].waste) == waste)
        del self.moves[same:], self.positions[same + 1 :]


def _renamed(move: Move, names: dict[Place, Place]) -> Move:
    if not isinstance(move, Carry):
        return move
    source, destination = (names.get(place, place) for place in (move.source, move.destination))
    return replace(move, source=source, destination=destination)


def _names(theirs: Position, ours: Position) -> dict[Place, Place]:
    """Return where each column of one position stands in another of the same arrangement."""
    left = list(COLUMN_PLACES)
    names = {}
    for place in COLUMN_PLACES:
        names[place] = next(other for other in left if ours.column(other) == theirs.column(place))
        left.remove(names[place])
    return names
