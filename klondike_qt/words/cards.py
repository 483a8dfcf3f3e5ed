"""The names of cards."""

from collections.abc import Sequence
from typing import assert_never

from klondike_qt.rules.cards import Card, Suit
from klondike_qt.words import kinds
from klondike_qt.words.manner import NORMAL, Manner
from klondike_qt.words.translate import translate

_RANK = "The rank of a card. Heard in the name of a card, and in how far a foundation is built."
_CARD = "The name of a card. {rank}: its rank, such as seven."
_BRIEF = "The name of a card in as few words as can be, for players who want little speech. {rank}: such as seven."


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


def name(card: Card, manner: Manner = NORMAL) -> str:
    """Return the name of the card that a sentence is about: "seven of hearts", "red seven of hearts"."""
    if manner.colours:
        return kinds.coloured(card.rank, suit_name(card.suit), red=card.is_red)
    return plain(card, manner)


def plain(card: Card, manner: Manner = NORMAL) -> str:
    """Return the name of any other card of a sentence, which goes without its colour: "seven hearts" in brief."""
    rank = rank_name(card.rank)
    return _brief(card.suit, rank) if manner.is_brief else _full(card.suit, rank)


def _full(suit: Suit, rank: str) -> str:
    match suit:
        case Suit.CLUBS:
            return translate("{rank} of clubs", _CARD, rank=rank)
        case Suit.DIAMONDS:
            return translate("{rank} of diamonds", _CARD, rank=rank)
        case Suit.HEARTS:
            return translate("{rank} of hearts", _CARD, rank=rank)
        case Suit.SPADES:
            return translate("{rank} of spades", _CARD, rank=rank)
        case _:
            assert_never(suit)


def _brief(suit: Suit, rank: str) -> str:
    match suit:
        case Suit.CLUBS:
            return translate("{rank} clubs", _BRIEF, rank=rank)
        case Suit.DIAMONDS:
            return translate("{rank} diamonds", _BRIEF, rank=rank)
        case Suit.HEARTS:
            return translate("{rank} hearts", _BRIEF, rank=rank)
        case Suit.SPADES:
            return translate("{rank} spades", _BRIEF, rank=rank)
        case _:
            assert_never(suit)


def names(cards: Sequence[Card], manner: Manner = NORMAL) -> tuple[str, ...]:
    """Return the names of several cards."""
    return tuple(plain(card, manner) for card in cards)


def headed(cards: Sequence[Card], manner: Manner = NORMAL) -> str:
    """Return what to call one card or a run (first card first): "nine of hearts and 2 more"."""
    head = name(cards[0], manner)
    if len(cards) == 1:
        return head
    return translate(
        "{card} and {n} more",
        "Several cards that are held or move together. {card}: the first one; {n}: how many lie on it.",
        n=len(cards) - 1,
        card=head,
    )


def spanned(cards: Sequence[Card], manner: Manner = NORMAL) -> str:
    """Return what to call a run by both its ends: "king of hearts to nine of clubs"."""
    if len(cards) == 1:
        return name(cards[0], manner)
    return translate(
        "{first} to {last}",
        "A run of face-up cards in a column, named by both its ends. {first}, {last}: names of cards.",
        first=plain(cards[0], manner),
        last=plain(cards[-1], manner),
    )
