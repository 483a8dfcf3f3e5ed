"""The hint in its three steps: where to look, the whole move, and playing it."""

from collections.abc import Callable
from enum import IntEnum
from functools import partial

from PySide6.QtCore import QObject, Signal

from klondike_qt.game.commands import CarryCards, Command, PressStock
from klondike_qt.game.hint import Hint, NoHint
from klondike_qt.game.updates import Update
from klondike_qt.preferences.schema import Preferences
from klondike_qt.rules.moves import Carry, Move
from klondike_qt.solver.book import Book
from klondike_qt.solver.hints import hint
from klondike_qt.solver.native import is_kernel_there
from klondike_qt.ui.asking import manner_of
from klondike_qt.ui.desk import Choices, GameDesk
from klondike_qt.ui.inquiry import Inquiry
from klondike_qt.ui.table.hinted import Pointer
from klondike_qt.words import hints as words
from klondike_qt.words import outlook
from klondike_qt.words.grammar import followed
from klondike_qt.words.manner import Manner

Say = Callable[[str], None]
Point = Callable[[Pointer | None], None]


class Shown(IntEnum):
    """How much of a hint the player knows."""

    NOTHING = 0
    PLACE = 1
    """Where to look."""
    WHOLE = 2


def command_for(move: Move) -> Command:
    """Return what asks the game for a move."""
    return CarryCards(move.source, move.destination, move.count) if isinstance(move, Carry) else PressStock()


class Hinting(QObject):
    """Finds a hint when it is asked for and shows it step by step, through ``say`` and ``point``."""

    answered = Signal()
    """A hint was asked for and told for the first time, or that there is none."""

    def __init__(
        self, desk: GameDesk, choices: Choices, inquiry: Inquiry, book: Book, *, say: Say, point: Point
    ) -> None:
        super().__init__(inquiry)
        self._desk = desk
        self._choices = choices
        self._inquiry = inquiry
        self._tell = say
        self._first = ""
        self._point = point
        self._wanted = self._shown = Shown.NOTHING
        self._hint: Hint | None = None
        self._book = book
        self._is_explained = False
        self.instead: Callable[[], bool] = bool
        """Helps in another way where that is due, and answers whether it did."""
        inquiry.goes_on.connect(lambda: self._say(words.looking()))
        desk.updated.connect(self._hear)
        choices.changed.connect(self._choose)

    @property
    def is_waiting(self) -> bool:
        """Tell whether a hint is being looked for."""
        return self._inquiry.is_open

    def step(self) -> None:
        """Go one step on: where to look, the whole move, playing it; the last one is never done unseen."""
        if self.instead():
            return
        if self._inquiry.is_open:
            self._wanted = Shown.WHOLE
        elif self._hint is None:
            self._ask(Shown.WHOLE if self._choices.now.whole_hint else Shown.PLACE)
        elif self._shown is Shown.PLACE:
            self._show(self._hint, Shown.WHOLE)
        else:
            self._desk.do(command_for(self._hint.move))

    def tell(self) -> None:
        """Show the whole hint at once, again if it is shown already."""
        if self.instead():
            return
        if self._inquiry.is_open:
            self._wanted = Shown.WHOLE
        elif self._hint is None:
            self._ask(Shown.WHOLE)
        else:
            self._show(self._hint, Shown.WHOLE)

    def begin_with(self, text: str) -> None:
        """Tell something else before the answer that is waited for, as one thing."""
        self._first = text

    def leave(self) -> bool:
        """Take a hint off the table and stop looking for one; answer whether there was any."""
        was_there = self._hint is not None or self._inquiry.is_open
        self._forget()
        return was_there

    def _ask(self, wanted: Shown) -> None:
        self._wanted = wanted
        position, trail = self._desk.standing.position, self._desk.trail
        job = partial(hint, position, trail, fair=self._choices.now.fair_hints, book=self._book)
        self._inquiry.ask(job, self._answer)

    def _answer(self, found: Hint | NoHint) -> None:
        if isinstance(found, NoHint):
            self._say(words.none(found.reason, manner_of(self._choices.now)))
        else:
            self._show(found, self._wanted)
        self.answered.emit()

    def _show(self, found: Hint, shown: Shown) -> None:
        is_place_known = self._shown is Shown.PLACE
        self._hint, self._shown = found, shown
        whole, manner = shown is Shown.WHOLE, manner_of(self._choices.now)
        self._point(Pointer(found.move, whole))
        if whole:
            missing = "" if is_kernel_there() else outlook.solver_is_missing(manner)
            text = words.whole(self._desk.standing.position, found, manner, sourced=not is_place_known)
            self._say(followed(text, missing, words.plays_it(manner)))
        else:
            self._say(followed(words.where_to_look(found), self._next_presses(manner)))

    def _next_presses(self, manner: Manner) -> str:
        """Tell what the next presses do: with the first hint, and with each where everything is said."""
        was_explained, self._is_explained = self._is_explained, True
        return "" if was_explained and not manner.is_verbose else words.press_again(manner)

    def _say(self, text: str) -> None:
        first, self._first = self._first, ""
        self._tell(followed(first, text))

    def _forget(self) -> None:
        self._inquiry.drop()
        self._first = ""
        self._hint, self._shown = None, Shown.NOTHING
        self._point(None)

    def _hear(self, update: Update) -> None:
        if not update.is_quiet:
            self._forget()

    def _choose(self, old: Preferences, now: Preferences) -> None:
        if old.fair_hints != now.fair_hints:
            self._forget()
