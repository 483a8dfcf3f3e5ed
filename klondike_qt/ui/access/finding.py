"""Finding a card by two keys: its rank, then its suit."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from klondike_qt.rules.cards import Card, Suit
from klondike_qt.ui.access.announcer import Announcer, Urgency
from klondike_qt.ui.access.key_forms import character
from klondike_qt.words import keyboard as words

_TENS = {"0", "1"}
_TEN = 10


class FindCard:
    """Asks for rank and suit, then tells where the card is; it waits as long as the player likes."""

    def __init__(self, announcer: Announcer, whereabouts: Callable[[Card], str]) -> None:
        self._announcer = announcer
        self._whereabouts = whereabouts
        self.is_on = False
        self._rank: int | None = None

    def begin(self) -> None:
        """Ask for the rank."""
        self.is_on, self._rank = True, None
        self._announcer.say(words.which_rank())

    def leave(self) -> None:
        """Ask for nothing any more, without a word."""
        self.is_on = False

    def press(self, event: QKeyEvent) -> None:
        """Take a key: the rank, then the suit; Esc leaves, any other key is told to be none."""
        if event.key() == Qt.Key.Key_Escape:
            self.leave()
            self._announcer.say(words.search_left())
        elif self._rank is None:
            self._take_rank(character(event))
        else:
            self._take_suit(self._rank, character(event))

    def _take_rank(self, letter: str) -> None:
        letters = words.rank_letters()
        if letter in _TENS:
            self._rank = _TEN
        elif letter in letters:
            self._rank = letters.index(letter) + 1
        else:
            self._announcer.say(words.no_rank(), Urgency.ASSERTIVE)
            return
        self._announcer.say(words.which_suit(self._rank))

    def _take_suit(self, rank: int, letter: str) -> None:
        letters = words.suit_letters()
        if letter not in letters:
            self._announcer.say(words.no_suit(), Urgency.ASSERTIVE)
            return
        self.leave()
        self._announcer.say(self._whereabouts(Card(rank, Suit(letters.index(letter)))), Urgency.ASSERTIVE)
