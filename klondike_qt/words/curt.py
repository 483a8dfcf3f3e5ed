"""Why something was refused, in at most three words, for players who want little speech."""

from collections.abc import Callable, Mapping

from klondike_qt.rules.cards import ACE, Card
from klondike_qt.rules.moves import Reason, Refusal
from klondike_qt.rules.position import Place
from klondike_qt.words import cards, kinds, prospects
from klondike_qt.words.manner import BRIEF
from klondike_qt.words.translate import translate

_HEARD = "Heard when a move is refused, for players who want little speech: three words at most. "


def reason_text(refusal: Refusal) -> str:
    """Return the reason in few words: "Needs red seven"."""
    return _SENTENCES[refusal.reason](refusal)


def no_place() -> str:
    """Return that no place takes what was to be moved."""
    return translate("No place", _HEARD)


def no_place_for(card: Card) -> str:
    """Return that no place takes a card, and what it needs: "No place; needs red seven"."""
    return translate(
        "No place; needs {wanted}",
        "Heard when a move is refused, and when no place takes a card. {wanted}: red seven, empty column.",
        wanted=prospects.needs(card, BRIEF),
    )


def _wrong_rank(refusal: Refusal) -> str:
    under = refusal.needed
    if under is None:
        return translate("Wrong rank", _HEARD + "The rank of the card does not fit.")
    if under.rank == ACE:
        return translate("Ace accepts nothing", _HEARD + "The ace is the lowest card.")
    return translate(
        "Needs {wanted}",
        _HEARD + "{wanted}: red seven.",
        wanted=kinds.short(under.rank - 1, red=not under.is_red),
    )


def _foundation_needs(refusal: Refusal) -> str:
    needed = refusal.needed
    if needed is None:
        return translate("Needs another card", _HEARD)
    return translate(
        "Needs {wanted}",
        _HEARD + "{wanted}: red seven; or for a foundation the very card, such as four hearts.",
        wanted=cards.plain(needed, BRIEF),
    )


def _cannot_put_there(refusal: Refusal) -> str:
    if refusal.place is not None and refusal.place.is_foundation:
        return translate("Foundation is full", _HEARD)
    if refusal.place is Place.WASTE:
        return translate("Not on waste", _HEARD + "Cards were to be put there.")
    return translate("Not on stock", _HEARD + "Cards were to be put there.")


def _face_down(refusal: Refusal) -> str:
    if refusal.place is Place.STOCK:
        return translate("Stock; draw instead", _HEARD + "A stock card was to move.")
    return translate("Face down", _HEARD)


def _no_place(refusal: Refusal) -> str:
    return no_place_for(refusal.card) if refusal.card else no_place()


_SENTENCES: Mapping[Reason, Callable[[Refusal], str]] = {
    Reason.WRONG_RANK: _wrong_rank,
    Reason.SAME_COLOUR: lambda _: translate("Same colour", _HEARD + "Cards in a column must change colour."),
    Reason.ONLY_KING: lambda _: translate("Only a king", _HEARD + "The column is empty."),
    Reason.FOUNDATION_NEEDS: _foundation_needs,
    Reason.FOUNDATION_NEEDS_ACE: lambda _: translate("Needs an ace", _HEARD + "The foundation is empty."),
    Reason.ONE_CARD: lambda _: translate("Only one card", _HEARD + "To a foundation."),
    Reason.FACE_DOWN: _face_down,
    Reason.ONLY_TOP_OF_WASTE: lambda _: translate("Only top card", _HEARD + "Of the waste."),
    Reason.CANNOT_PUT_THERE: _cannot_put_there,
    Reason.SAME_PLACE: lambda _: translate("Came from there", _HEARD),
    Reason.FOUNDATION_LOCKED: lambda _: translate("Foundations are locked", _HEARD),
    Reason.NOTHING_HERE: lambda _: translate("Nothing here", _HEARD),
    Reason.WRONG_COUNT: lambda _: translate("Not that many", _HEARD),
    Reason.STOCK_EMPTY: lambda _: translate("Stock empty", _HEARD + "A draw was asked for."),
    Reason.STOCK_NOT_EMPTY: lambda _: translate("Draw first", _HEARD + "The stock still has cards."),
    Reason.NOTHING_TO_DRAW: lambda _: translate("Nothing to draw", _HEARD + "Stock and waste are empty."),
    Reason.NO_PASSES_LEFT: lambda _: translate("No passes left", _HEARD),
    Reason.NOTHING_TO_UNDO: lambda _: translate("At the start", _HEARD + "There is nothing to undo."),
    Reason.NOTHING_TO_REDO: lambda _: translate("Nothing to redo", _HEARD),
    Reason.NOT_SETTLED: lambda _: translate("Cannot finish yet", _HEARD),
    Reason.NO_PLACE: _no_place,
    Reason.NOTHING_SAFE: lambda _: translate("No safe card", _HEARD + "None can go up by itself."),
    Reason.NO_PREVIOUS_GAME: lambda _: translate("No previous game", _HEARD),
    Reason.ALREADY_WON: lambda _: translate("Game is won", _HEARD),
    Reason.UNREADABLE: lambda _: translate("Not understood", _HEARD),
}
