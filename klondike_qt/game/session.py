"""One player's game in time: every command goes in here, and what it did comes out."""

from typing import assert_never, get_args

from klondike_qt.game.commands import (
    BY_HAND,
    Activate,
    Automatic,
    CarryCards,
    Command,
    Dealing,
    Finish,
    FocusOn,
    MoveFocus,
    NewGame,
    PickUp,
    Playing,
    PressStock,
    PreviousGame,
    PutBack,
    PutDown,
    Redo,
    Resize,
    Restart,
    RunClock,
    SendSafe,
    SendToBest,
    SendToFoundation,
    StopClock,
    TakeBack,
    Turning,
    Undo,
)
from klondike_qt.game.cursor import START, Focus
from klondike_qt.game.handling import handle_cards
from klondike_qt.game.navigating import navigate
from klondike_qt.game.playing import play_command
from klondike_qt.game.record import Kept, Record
from klondike_qt.game.table import Outcome, Table, laid_out, refused
from klondike_qt.game.timing import keep_time
from klondike_qt.game.turning import turn_game
from klondike_qt.game.updates import Change, Standing, Update
from klondike_qt.rules.moves import Reason, Refusal
from klondike_qt.rules.position import Position

ENDED_BY_WIN = (PickUp, PutDown, Resize, Activate, *get_args(Playing), *get_args(Turning))
"""Commands that a won game refuses."""


class Session:
    """The game on the table and the one before it; the same commands always lead to the same game.

    The record, the seconds gathered and the focus are all that is kept of a game: a session made from them goes on
    where the old one was, with an empty hand. Raises InvalidRecord for a record that nobody can have played.
    """

    def __init__(
        self,
        record: Record,
        *,
        elapsed: float = 0.0,
        focus: Focus = START,
        previous: Kept | tuple[Record, float] | None = None,
    ) -> None:
        self._table = laid_out(Kept(record, elapsed, focus))
        self._previous: Table | None = None
        if previous and not self._table.history.has_begun:
            table = laid_out(Kept(*previous))
            self._previous = table if table.may_go_on else None
        self._standing = self._table.standing(previous=self._previous is not None)

    @property
    def standing(self) -> Standing:
        """The game on the table at this instant."""
        return self._standing

    @property
    def previous(self) -> Kept | None:
        """The game that PreviousGame brings back, as it has to be stored."""
        return self._previous.kept if self._previous else None

    @property
    def trail(self) -> tuple[Position, ...]:
        """The positions after each turn that stands, from the opening to the present one."""
        history = self._table.history
        return tuple(mark.position for mark in history.marks[: history.record.cursor + 1])

    def handle(self, command: Command, now: float, automatic: Automatic = BY_HAND) -> Update:
        """Carry out one command at ``now`` (seconds of a monotonic clock) and return what it did.

        ``automatic`` is what happens by itself after a move. A refused command changes nothing.
        """
        before = self._standing
        outcome = self._outcome(command, now, automatic)
        self._table = outcome.table
        if outcome.change is Change.PLAYED:
            self._previous = None
        if outcome.change is not Change.NOTHING:
            self._standing = self._table.standing(previous=self._previous is not None)
        return Update(
            command=command,
            change=outcome.change,
            before=before,
            after=self._standing,
            steps=outcome.steps,
            automatic=outcome.automatic,
            refusal=outcome.refusal,
            bonus=self._table.bonus if outcome.change is Change.PLAYED else 0,
        )

    def _outcome(self, command: Command, now: float, automatic: Automatic) -> Outcome:
        if self._table.position.is_won and isinstance(command, ENDED_BY_WIN):
            return refused(self._table, Refusal(Reason.ALREADY_WON))
        match command:
            case MoveFocus() | FocusOn():
                return navigate(self._table, command)
            case PickUp() | PutDown() | PutBack() | Resize() | Activate():
                return handle_cards(self._table, command, now, automatic)
            case CarryCards() | PressStock() | SendToBest() | SendToFoundation() | SendSafe() | Finish():
                return play_command(self._table, command, now, automatic)
            case Undo() | TakeBack() | Redo() | Restart():
                return turn_game(self._table, command)
            case NewGame() | PreviousGame():
                return self._deal(command, now)
            case StopClock() | RunClock():
                return keep_time(self._table, command, now)
            case _:
                assert_never(command)

    def _deal(self, command: Dealing, now: float) -> Outcome:
        """Lay another game out; a game that was begun and not won is kept until the new one has a move."""
        match command:
            case NewGame():
                left = self._table
                table = laid_out(command.kept)
                if table.may_go_on:
                    table = table.timed(table.clock.started(now))
                if left.history.has_begun:
                    self._previous = left.put_aside(now) if left.may_go_on else None
            case PreviousGame():
                if self._previous is None:
                    return refused(self._table, Refusal(Reason.NO_PREVIOUS_GAME))
                table, self._previous = self._previous.timed(self._previous.clock.started(now)), None
            case _:
                assert_never(command)
        return Outcome(table, Change.DEALT)
