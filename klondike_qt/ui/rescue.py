"""The way back to the last moment when the game could be won."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject

from klondike_qt.game.commands import TakeBack
from klondike_qt.game.cursor import EMPTY
from klondike_qt.rules.position import Position
from klondike_qt.solver.book import Book
from klondike_qt.solver.native import is_kernel_there
from klondike_qt.solver.port import Cancel
from klondike_qt.solver.rescue import RESCUE_LIMITS, last_winnable
from klondike_qt.solver.verdict import Outcome
from klondike_qt.ui.asking import manner_of
from klondike_qt.ui.desk import GameDesk
from klondike_qt.ui.inquiry import Inquiry
from klondike_qt.words import outlook as words
from klondike_qt.words.grammar import followed
from klondike_qt.words.hands import put_back
from klondike_qt.words.manner import Manner

Found = tuple[int | None, Outcome]
"""The index of the last position that can be won, and what is known of the first one."""


def searched_back(positions: Sequence[Position], book: Book, cancel: Cancel) -> Found:
    """Find the last position that can be won."""
    found = last_winnable(positions, cancel, book=book)
    return found, Outcome.WINNABLE if found is not None else book.solve(positions[0], RESCUE_LIMITS, cancel).outcome


class Rescue(QObject):
    """Takes back what lost the game, in one go; redo plays it again."""

    def __init__(self, desk: GameDesk, inquiry: Inquiry, book: Book, say: Callable[[str], None]) -> None:
        super().__init__(inquiry)
        self._desk = desk
        self._inquiry = inquiry
        self._say = say
        self._book = book
        inquiry.goes_on.connect(lambda: self._say(words.looking_back(self._manner)))

    @property
    def is_waiting(self) -> bool:
        """Tell whether the way back is being looked for."""
        return self._inquiry.is_open

    @property
    def _manner(self) -> Manner:
        return manner_of(self._desk.preferences)

    def go_back(self) -> None:
        """Go back to the last position that can be won, or say why not."""
        if self._desk.standing.position.is_won:
            self._desk.do(TakeBack(1))  # which says that the game is won
        elif not is_kernel_there():
            self._say(words.solver_is_missing(self._manner))
        else:
            positions = self._desk.trail
            self._inquiry.ask(partial(searched_back, positions, self._book), partial(self._answer, len(positions)))

    def _answer(self, positions: int, found: Found) -> None:
        index, start = found
        if index is None:
            lost = start is Outcome.UNWINNABLE
            self._say(words.lost_from_the_start(self._manner) if lost else words.no_way_back(self._manner))
        elif index == positions - 1:
            self._say(words.still_winnable(self._manner))
        else:
            turns = positions - 1 - index
            was_held = self._desk.standing.hand != EMPTY
            self._desk.do(TakeBack(turns))
            self._say(followed(put_back() if was_held else "", words.went_back(turns, self._manner)))
