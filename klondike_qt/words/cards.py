"""The names of cards."""

from collections.abc import Sequence
from typing import assert_never

from klondike_qt.rules.cards import ACE, Card, Suit
from klondike_qt.words.translate import translate

_RANK = "The rank of a card. Heard in the name of a card, and in how far a foundation is built."
_CARD = "The name of a card. {rank}: its rank, such as seven."
_FITS = "A kind of card, said when it is the one that would fit in a column: needs a red seven."


def rank_name(rank: int) -> str:
    """Return the name of a rank from 1 (ace) to 13 (king)."""
    names = (
        translate("ace", _RANK),
        translate("two", _RANK),
        translate("three", _RANK),
        translate("four", _RANK),
        translate("five", _RANK),
        translate("six", _RANK),
        translate("seven", _RANK),
        translate("eight", _RANK),
        translate("nine", _RANK),
        translate("ten", _RANK),
        translate("jack", _RANK),
        translate("queen", _RANK),
        translate("king", _RANK),
    )
    return names[rank - 1]


def suit_name(suit: Suit) -> str:
    """Return the name of a suit that stands alone."""
    note = "A suit that stands alone: hearts to six."
    match suit:
        case Suit.CLUBS:
            return translate("clubs", note)
        case Suit.DIAMONDS:
            return translate("diamonds", note)
        case Suit.HEARTS:
            return translate("hearts", note)
        case Suit.SPADES:
            return translate("spades", note)
        case _:
            assert_never(suit)


def name(card: Card) -> str:
    """Return the name of a card, such as "seven of hearts"."""
    rank = rank_name(card.rank)
    match card.suit:
        case Suit.CLUBS:
            return translate("{rank} of clubs", _CARD, rank=rank)
        case Suit.DIAMONDS:
            return translate("{rank} of diamonds", _CARD, rank=rank)
        case Suit.HEARTS:
            return translate("{rank} of hearts", _CARD, rank=rank)
        case Suit.SPADES:
            return translate("{rank} of spades", _CARD, rank=rank)
        case _:
            assert_never(card.suit)


def names(cards: Sequence[Card]) -> tuple[str, ...]:
    """Return the names of several cards."""
    return tuple(name(card) for card in cards)


def headed(cards: Sequence[Card]) -> str:
    """Return what to call one card or a run (first card first): "nine of hearts and 2 more"."""
    head = name(cards[0])
    if len(cards) == 1:
        return head
    return translate(
        "{card} and {n} more",
        "Several cards that are held or move together. {card}: the first one; {n}: how many lie on it.",
        n=len(cards) - 1,
        card=head,
    )


def spanned(cards: Sequence[Card]) -> str:
    """Return what to call a run by both its ends: "king of hearts to nine of clubs"."""
    if len(cards) == 1:
        return name(cards[0])
    return translate(
        "{first} to {last}",
        "A run of face-up cards in a column, named by both its ends. {first}, {last}: names of cards.",
        first=name(cards[0]),
        last=name(cards[-1]),
    )


def fitting(rank: int, *, red: bool) -> str:
    """Return the kind of card of a rank and a colour: "a red seven"."""
    return _red_kinds()[rank - ACE] if red else _black_kinds()[rank - ACE]


def _red_kinds() -> tuple[str, ...]:
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


def _black_kinds() -> tuple[str, ...]:
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
