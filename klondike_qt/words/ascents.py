"""Cards that went up to the foundations by themselves, many in one message."""

from collections.abc import Sequence

from klondike_qt.rules.cards import Card
from klondike_qt.rules.moves import Step
from klondike_qt.words import cards, overview, uncovering
from klondike_qt.words.grammar import followed, listed
from klondike_qt.words.manner import NORMAL, Manner
from klondike_qt.words.translate import translate

_HEARD = "Heard after a move. Cards went up by themselves. "


def told(steps: Sequence[Step], manner: Manner = NORMAL, *, short: bool = False) -> str:
    """Return which cards went up when nothing else was done: "Automatic: ace of hearts to foundation"."""
    text = _one(steps[0].moved[0], manner, short=short) if len(steps) == 1 else _many(steps, manner, short=short)
    return text if short else followed(text, uncovering.told(steps, manner, with_place=True))


def counted(count: int, manner: Manner = NORMAL) -> str:
    """Return how many cards went up after the move that was just told."""
    if manner.is_brief:
        return translate("{n} automatic", _HEARD + "Very short, for players who want little speech.", n=count)
    return translate("Then {n} cards to foundations", _HEARD, n=count, one="Then {n} card to foundation")


def _one(card: Card, manner: Manner, *, short: bool) -> str:
    if short or manner.is_brief:
        return translate("Automatic: {card}", _HEARD + "{card}: the only one.", card=cards.name(card, manner))
    return translate(
        "Automatic: {card} to foundation",
        _HEARD + "{card}: it went up by itself.",
        card=cards.name(card, manner),
    )


def _many(steps: Sequence[Step], manner: Manner, *, short: bool) -> str:
    if manner.is_brief:
        return translate("Automatic: {n} cards", _HEARD, n=len(steps), one="Automatic: {n} card")
    if short or not manner.automatic:
        return translate(
            "Automatic: {n} cards to foundations", _HEARD, n=len(steps), one="Automatic: {n} card to foundation"
        )
    suits = dict.fromkeys(step.moved[-1].suit for step in steps)
    after = steps[-1].after
    return translate(
        "Automatic: {n} cards to foundations, {list}",
        _HEARD + "{list}: how far foundations are built: hearts to six.",
        n=len(steps),
        one="Automatic: {n} card to foundation, {list}",
        list=listed(overview.built_to(Card(after.foundations[suit], suit)) for suit in suits),
    )
