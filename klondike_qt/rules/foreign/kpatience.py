"""Saved games of KPatience, of both its formats: the arrangement in which they were left.

The files are read with the parser of the standard library; whatever declares a kind of document of its own, from which
small files can grow huge, is refused.
"""

from xml.parsers import expat

from klondike_qt.rules.cards import KING, Card, Suit
from klondike_qt.rules.faults import Fault, FaultKind, InvalidSetup, excerpt
from klondike_qt.rules.foreign.foundations import foundation_heights
from klondike_qt.rules.position import COLUMN_PLACES, Column, Place
from klondike_qt.rules.setup import Setup
from klondike_qt.rules.variant import DRAW_THREE, KLONDIKE, Variant

LONGEST = 5_000_000
"""Characters of the longest file that is read."""
_STOCK, _WASTE = "talon", "pile"
_COLUMN, _FOUNDATION = "play", "target"
_SUITS = {suit.name.lower(): suit for suit in Suit}
_RANKS = ("ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king")
_OLD_PILES = {0: _STOCK, 13: _WASTE}
_OLD_PILES |= {index: f"{_FOUNDATION}{index - 1}" for index in range(1, 5)}
_OLD_PILES |= {index: f"{_COLUMN}{index - 5}" for index in range(5, 12)}
_OLD_GAMES = {"0", "13", "10000"}
_KIND = "klondike"
_DECLARED = ("<!DOCTYPE",)
_BEFORE = "\ufeff \t\r\n"
Attributes = dict[str, str]


def is_kpatience(text: str) -> bool:
    """Tell whether a text is meant as XML."""
    return text.lstrip(_BEFORE).startswith(("<?xml", "<!", "<kpat", "<dealer"))


def read_kpatience(text: str, variant: Variant) -> Setup:
    """Read the arrangement of a saved Klondike; raises InvalidSetup.

    It is played by the rules of ``variant``, unless the file tells that another number of cards is drawn.
    """
    if len(text) > LONGEST:
        raise InvalidSetup([Fault(FaultKind.TOO_LONG, number=LONGEST)])
    return _Reader().read(text.lstrip(_BEFORE), variant)


class _Reader:
    """Follows a file from state to state; the one that is marked as the current one is kept."""

    def __init__(self) -> None:
        self._piles: dict[str, list[Card]] = {}
        self._lies: dict[Card, list[Card]] = {}
        """The pile that each card lies on."""
        self._up: dict[Card, bool] = {}
        self._place: tuple[str, int] | None = None
        self._is_read = False
        self._is_past = False
        self._is_known = False
        self._options = ""
        self._parser = expat.ParserCreate("utf-8")  # as ``read`` hands it over, whatever the file says of itself
        self._parser.buffer_text = True
        self._parser.StartElementHandler = self._begin
        self._parser.EndElementHandler = self._end
        self._parser.StartDoctypeDeclHandler = self._declare
        self._parser.EntityDeclHandler = self._refuse_entity

    def read(self, text: str, variant: Variant) -> Setup:
        """Return the arrangement of a whole file."""
        try:
            self._parser.Parse(text.encode("utf-8", "replace"), True)  # noqa: FBT003
        except expat.ExpatError as error:
            raise InvalidSetup([Fault(FaultKind.BROKEN_XML, line=error.lineno, number=error.offset + 1)]) from error
        if not self._is_known:
            raise InvalidSetup([Fault(FaultKind.UNKNOWN_FORM, excerpt(text))])
        draw = {"1": KLONDIKE, "3": DRAW_THREE}.get(self._options)
        stock = tuple(reversed(self._piles.get(_STOCK, [])))
        return Setup(
            variant=draw if draw and draw.draw != variant.draw else variant,
            stock=stock,
            waste=tuple(self._piles.get(_WASTE, [])),
            foundations=foundation_heights(self._piles.get(f"{_FOUNDATION}{index}", []) for index in range(len(Suit))),
            columns=tuple(self._column(f"{_COLUMN}{place.index}", place) for place in COLUMN_PLACES),
        )

    def _begin(self, name: str, attributes: Attributes) -> None:
        known = {
            "kpat-game": self._begin_game,
            "dealer": self._begin_old_game,
            "state": self._begin_state,
            "move": self._begin_move,
            "pile": self._begin_old_pile,
            "card": self._lay,
        }
        deed = known.get(name)
        if deed is None or (not self._is_known and name not in {"kpat-game", "dealer"}):
            raise self._unreadable(name)
        deed(attributes)

    def _begin_game(self, attributes: Attributes) -> None:
        kind = attributes.get("game-type", "")
        if kind.lower() != _KIND:
            raise InvalidSetup([Fault(FaultKind.OTHER_GAME, excerpt(kind))])
        self._is_known = True
        self._options = attributes.get("game-type-options", "")

    def _begin_old_game(self, attributes: Attributes) -> None:
        kind = attributes.get("id", "")
        if kind not in _OLD_GAMES:
            raise InvalidSetup([Fault(FaultKind.OTHER_GAME, excerpt(kind))])
        self._is_known = True
        self._options = attributes.get("options", "")

    def _begin_state(self, attributes: Attributes) -> None:
        self._is_past = self._is_read
        self._is_read = self._is_read or attributes.get("current") == "true"

    def _begin_move(self, attributes: Attributes) -> None:
        self._place = attributes.get("pile", ""), self._number(attributes.get("position", ""))

    def _begin_old_pile(self, attributes: Attributes) -> None:
        index = self._number(attributes.get("index", ""))
        if index not in _OLD_PILES:
            raise self._unreadable(str(index))
        self._place = _OLD_PILES[index], 0

    def _lay(self, attributes: Attributes) -> None:
        """Take a card to where it goes, unless that was undone."""
        if self._is_past or self._place is None:
            return
        card = self._card(attributes)
        name, index = self._place
        if card in self._lies:
            self._lies[card].remove(card)
        pile = self._lies[card] = self._piles.setdefault(name, [])
        pile.insert(min(index, len(pile)), card)
        self._place = name, index + 1
        turn = attributes.get("turn") or {"1": "face-up", "0": "face-down"}.get(attributes.get("faceup", ""))
        if turn:
            self._up[card] = turn == "face-up"

    def _card(self, attributes: Attributes) -> Card:
        suit, rank = attributes.get("suit", ""), attributes.get("rank", attributes.get("value", ""))
        if suit in _SUITS and rank in _RANKS:
            return Card(_RANKS.index(rank) + 1, _SUITS[suit])
        if suit.isdecimal() and rank.isdecimal() and self._number(suit) < len(Suit) and 1 <= self._number(rank) <= KING:
            return Card(int(rank), Suit(int(suit)))
        raise self._unreadable(suit, rank)

    def _number(self, text: str) -> int:
        if text.isascii() and text.isdecimal() and len(text) <= len("999"):
            return int(text)
        raise self._unreadable(text)

    def _unreadable(self, *texts: str) -> InvalidSetup:
        text = excerpt(" ".join(texts))
        return InvalidSetup([Fault(FaultKind.UNREADABLE, text, self._parser.CurrentLineNumber)])

    def _end(self, name: str) -> None:
        if name in {"move", "pile"}:
            self._place = None

    def _declare(self, _name: str, _system: str | None, _public: str | None, has_inner: int) -> None:
        if has_inner:
            raise self._unreadable(*_DECLARED)

    def _refuse_entity(self, name: str, *_: object) -> None:
        raise self._unreadable(name)

    def _column(self, name: str, place: Place) -> Column:
        pile = self._piles.get(name, [])
        hidden = tuple(card for card in pile if not self._up.get(card, False))
        if tuple(pile[: len(hidden)]) != hidden:
            raise InvalidSetup([Fault(FaultKind.FACE_DOWN_ON_TOP, place=place)])
        return Column(hidden, tuple(pile[len(hidden) :]))
