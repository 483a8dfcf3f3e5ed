"""Kinds of cards: a rank with its colour, in every form that a sentence needs."""

from klondike_qt.rules.cards import ACE
from klondike_qt.words.translate import translate

_FITS = "A kind of card, said when it is the one that would fit in a column: needs a red seven."
_SHORT = "A kind of card in few words, said when it is the one that would fit in a column: Needs red seven."
_WHOLE = "The name of a card with its colour, which some players want to hear. {suit}: such as hearts."


def fitting(rank: int, *, red: bool) -> str:
    """Return the kind of card of a rank and a colour: "a red seven"."""
    return (_red() if red else _black())[rank - ACE]


def short(rank: int, *, red: bool) -> str:
    """Return the kind of card in few words: "red seven"."""
    return (_short_red() if red else _short_black())[rank - ACE]


def coloured(rank: int, suit: str, *, red: bool) -> str:
    """Return the whole name of a card with its colour: "red seven of hearts"."""
    return (_whole_red(suit) if red else _whole_black(suit))[rank - ACE]


def _red() -> tuple[str, ...]:
    return (
        translate("a red ace", _FITS),
        translate("a red two", _FITS),
        translate("a red three", _FITS),
        translate("a red four", _FITS),
        translate("a red five", _FITS),
        translate("a red six", _FITS),
        translate("a red seven", _FITS),
        translate("a red eight", _FITS),
        translate("a red nine", _FITS),
        translate("a red ten", _FITS),
        translate("a red jack", _FITS),
        translate("a red queen", _FITS),
        translate("a red king", _FITS),
    )


def _black() -> tuple[str, ...]:
    return (
        translate("a black ace", _FITS),
        translate("a black two", _FITS),
        translate("a black three", _FITS),
        translate("a black four", _FITS),
        translate("a black five", _FITS),
        translate("a black six", _FITS),
        translate("a black seven", _FITS),
        translate("a black eight", _FITS),
        translate("a black nine", _FITS),
        translate("a black ten", _FITS),
        translate("a black jack", _FITS),
        translate("a black queen", _FITS),
        translate("a black king", _FITS),
    )


def _short_red() -> tuple[str, ...]:
    return (
        translate("red ace", _SHORT),
        translate("red two", _SHORT),
        translate("red three", _SHORT),
        translate("red four", _SHORT),
        translate("red five", _SHORT),
        translate("red six", _SHORT),
        translate("red seven", _SHORT),
        translate("red eight", _SHORT),
        translate("red nine", _SHORT),
        translate("red ten", _SHORT),
        translate("red jack", _SHORT),
        translate("red queen", _SHORT),
        translate("red king", _SHORT),
    )


def _short_black() -> tuple[str, ...]:
    return (
        translate("black ace", _SHORT),
        translate("black two", _SHORT),
        translate("black three", _SHORT),
        translate("black four", _SHORT),
        translate("black five", _SHORT),
        translate("black six", _SHORT),
        translate("black seven", _SHORT),
        translate("black eight", _SHORT),
        translate("black nine", _SHORT),
        translate("black ten", _SHORT),
        translate("black jack", _SHORT),
        translate("black queen", _SHORT),
        translate("black king", _SHORT),
    )


def _whole_red(suit: str) -> tuple[str, ...]:
    return (
        translate("red ace of {suit}", _WHOLE, suit=suit),
        translate("red two of {suit}", _WHOLE, suit=suit),
        translate("red three of {suit}", _WHOLE, suit=suit),
        translate("red four of {suit}", _WHOLE, suit=suit),
        translate("red five of {suit}", _WHOLE, suit=suit),
        translate("red six of {suit}", _WHOLE, suit=suit),
        translate("red seven of {suit}", _WHOLE, suit=suit),
        translate("red eight of {suit}", _WHOLE, suit=suit),
        translate("red nine of {suit}", _WHOLE, suit=suit),
        translate("red ten of {suit}", _WHOLE, suit=suit),
        translate("red jack of {suit}", _WHOLE, suit=suit),
        translate("red queen of {suit}", _WHOLE, suit=suit),
        translate("red king of {suit}", _WHOLE, suit=suit),
    )


def _whole_black(suit: str) -> tuple[str, ...]:
    return (
        translate("black ace of {suit}", _WHOLE, suit=suit),
        translate("black two of {suit}", _WHOLE, suit=suit),
        translate("black three of {suit}", _WHOLE, suit=suit),
        translate("black four of {suit}", _WHOLE, suit=suit),
        translate("black five of {suit}", _WHOLE, suit=suit),
        translate("black six of {suit}", _WHOLE, suit=suit),
        translate("black seven of {suit}", _WHOLE, suit=suit),
        translate("black eight of {suit}", _WHOLE, suit=suit),
        translate("black nine of {suit}", _WHOLE, suit=suit),
        translate("black ten of {suit}", _WHOLE, suit=suit),
        translate("black jack of {suit}", _WHOLE, suit=suit),
        translate("black queen of {suit}", _WHOLE, suit=suit),
        translate("black king of {suit}", _WHOLE, suit=suit),
    )
