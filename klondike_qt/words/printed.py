"""Deals and replayed games as the command line prints them."""

from collections.abc import Sequence

from klondike_qt.rules.legal import is_stuck
from klondike_qt.rules.position import COLUMN_PLACES, Place, Position
from klondike_qt.rules.variant import Variant
from klondike_qt.words import deals, endings, overview, piles, status
from klondike_qt.words.grammar import capital, listed
from klondike_qt.words.translate import translate


def opening_lines(
    variant: Variant, number: int | None, columns: Sequence[Sequence[str]], stock: Sequence[str], text: str
) -> tuple[str, ...]:
    """Return how a deal begins, its cards in two letters each."""
    return (
        capital(deals.game_name(variant, number)),
        *(_cards(place, codes) for place, codes in zip(COLUMN_PLACES, columns, strict=True)),
        _cards(Place.STOCK, stock),
        translate("As text: {text}", "Printed with a deal. {text}: the 104 characters of the deal.", text=text),
    )


def replayed(position: Position, score: int, moves: int, refused_at: int | None, reason: str | None) -> tuple[str, ...]:
    """Return where replayed moves have led, the refusal first."""
    parts = [status.points(score, position.variant), status.moves_text(moves), status.to_go_text(position)]
    found = [capital(listed(parts)), *overview.board(position)]
    if reason is not None and refused_at is not None:
        refused = translate(
            "Move {number} was refused: {reason}",
            "Printed when moves of a file are played. {number}: which one, from 1; {reason}: a sentence.",
            number=refused_at + 1,
            reason=reason,
        )
        found.insert(0, refused)
    if position.is_won:
        found.append(translate("The game is won", "Printed when moves of a file are played."))
    elif is_stuck(position):
        found.append(endings.stuck())
    return tuple(found)


def _cards(place: Place, codes: Sequence[str]) -> str:
    return translate(
        "{place}: {cards}",
        "Heard when a column is meant as a whole. {place}: which column; {cards}: its face-up cards.",
        place=capital(piles.name(place)),
        cards=" ".join(codes),
    )
