"""The text game: one session that is kept after every command, as the window keeps it."""

from collections.abc import Callable
from dataclasses import dataclass

from klondike_qt.dealing import Dealer, found_game, position_game, same_deal_again, wished_difficulty
from klondike_qt.game.commands import Automatic, Command, Finish, NewGame, RunClock
from klondike_qt.game.record import DealKind, new_record
from klondike_qt.game.session import Session
from klondike_qt.game.updates import Standing, Update
from klondike_qt.options import Wanted
from klondike_qt.preferences.schema import AutoComplete, Deals, Preferences
from klondike_qt.rules.moves import Move, Reason
from klondike_qt.rules.position import Position
from klondike_qt.rules.variant import Variant
from klondike_qt.solver.native import is_kernel_there
from klondike_qt.store.store import Store
from klondike_qt.store.trouble import Trouble
from klondike_qt.words import deals, endings, overview, status, steps, troubles
from klondike_qt.words import help as guide
from klondike_qt.words.grammar import followed
from klondike_qt.words.manner import Manner


@dataclass(frozen=True, slots=True)
class Reply:
    """What one command of the text game answers."""

    messages: tuple[str, ...]
    """Whole sentences, one line each."""
    reason: Reason | None = None
    """Why it was refused."""
    ends: bool = False
    """Whether the game is to be left."""


class TextGame:
    """Plays commands and keeps what they did; ``now`` is a monotonic clock in seconds."""

    def __init__(self, store: Store, preferences: Preferences, now: Callable[[], float]) -> None:
        self.preferences = preferences
        self._store = store
        self._dealer = Dealer(store.prepared)
        self._now = now
        self._manner = Manner(
            score=preferences.show_score,
            timer=preferences.show_timer,
            offer_finish=preferences.auto_complete is AutoComplete.ASK,
        )
        left = store.load()
        self._is_new = left.current is None
        if left.current:
            self._session = Session(
                left.current.record, elapsed=left.current.elapsed, focus=left.current.focus, previous=left.previous
            )
        else:
            game = self._fresh(preferences.rules)
            self._session = Session(new_record(game.origin, game.start))
        self.listed: tuple[Move, ...] = ()
        """The moves that were listed by the last command, if it did."""
        self.last: tuple[str, ...] = ()
        """The last answer."""

    @property
    def standing(self) -> Standing:
        """The game as it stands."""
        return self._session.standing

    @property
    def position(self) -> Position:
        """Where every card lies."""
        return self.standing.position

    @property
    def is_kept(self) -> bool:
        """Tell whether the game outlives the program."""
        return self._store.is_lasting

    def begin(self, game: NewGame | None) -> Reply:
        """Go on with the last game, or begin ``game``; a won one is followed by a new one."""
        if game is None and not self._is_new and self.position.is_won:
            game = self._fresh(self.preferences.rules)
        if game is None or self._is_new:
            if game:
                self._session = Session(game.kept.record, elapsed=game.elapsed)
            self._session.handle(RunClock(), self._now())
            news = deals.dealt(self.standing, is_new=True) if self._is_new else deals.resumed(self.standing)
            found = self._store.begin(self.standing, self._seconds)
            news = followed(news, self._unvetted() if self._is_new else "")
            news = followed(news, endings.present(self.position, self._manner))
            return Reply((news, *_told(found), *overview.board(self.position)))
        reply = self.do(game)
        return Reply((*reply.messages, *overview.board(self.position)))

    def do(self, command: Command) -> Reply:
        """Carry out one command, keep what it did, and answer; a settled game finishes itself if that is wished."""
        update = self._session.handle(command, self._now(), Automatic(safe_cards=self.preferences.safe_cards))
        found = self._store.keep(update, self._seconds, self._session.previous)
        unvetted = self._unvetted() if isinstance(command, NewGame) else ""
        messages = [followed(steps.told(update, self._manner), unvetted), *_told(found)]
        if update.won:
            messages.append(guide.after_win())
        elif self._finishes_itself(update):
            messages += self.do(Finish()).messages
        return Reply(tuple(filter(None, messages)), update.refusal.reason if update.refusal else None)

    def wanted_game(self, wanted: Wanted | None, variant: Variant | None) -> NewGame:
        """Return a new game of what was asked for; by the preferred rules unless others are asked for."""
        rules = variant or self.preferences.rules
        match wanted:
            case None:
                return self._fresh(rules)
            case Position():
                return position_game(wanted)
            case NewGame():
                return wanted
            case found:
                return found_game(rules, found)

    def same_game(self) -> NewGame:
        """Return a new game of the same deal."""
        record = self.standing.record
        return same_deal_again(record.origin, record.start)

    def score(self) -> str:
        """Return score, moves, cards to go and time."""
        return status.report(self.standing, self._seconds, self._manner)

    def close(self) -> tuple[str, ...]:
        """Keep everything, time included, and let go of the files."""
        found = _told(self._store.settle(self.standing, self._seconds))
        self._store.close()
        return found

    def _fresh(self, variant: Variant) -> NewGame:
        return self._dealer.new_game(variant, self.preferences.deals, wished_difficulty(self.preferences))

    def _unvetted(self) -> str:
        """Return what is said of a plain shuffle where winnable deals are wished; nothing of other deals."""
        is_plain = self.standing.record.origin.kind is DealKind.SHUFFLED
        if is_plain and self.preferences.deals is Deals.WINNABLE:
            return deals.not_vetted(has_solver=is_kernel_there())
        return ""

    def _kept(self, update: Update) -> tuple[Trouble, ...]:
        return self._store.keep(update, self._seconds, self._session.previous)

    @property
    def _seconds(self) -> float:
        return self.standing.clock.seconds(self._now())

    def _finishes_itself(self, update: Update) -> bool:
        wished = self.preferences.auto_complete is AutoComplete.ON and not isinstance(update.command, Finish)
        return wished and bool(update.steps) and self.position.is_settled and not self.position.is_won


def _told(found: tuple[Trouble, ...]) -> tuple[str, ...]:
    return tuple(troubles.told(trouble.kind, trouble.path, trouble.set_aside_as) for trouble in found)
