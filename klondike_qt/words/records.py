"""The records of one kind of game."""

from collections.abc import Mapping

from klondike_qt.game.record import DealKind
from klondike_qt.rules.variant import Variant
from klondike_qt.words import deals, status
from klondike_qt.words.grammar import listed
from klondike_qt.words.translate import translate

_RECORD = "Printed with the records of one kind of game. "


def lines(variant: Variant, kind: DealKind, figures: Mapping[str, object]) -> tuple[str, ...]:
    """Return the records of a variant and a kind of deal; ``figures`` are those of the statistics by their names."""
    heading = translate(
        "{variant}, {kind}",
        _RECORD + "{variant}: Klondike; {kind}: shuffled deals.",
        variant=deals.variant_name(variant),
        kind=kind_name(kind),
    )
    counts = translate(
        "Dealt {dealt}, won {won}, left {abandoned}",
        _RECORD + "Three numbers: games begun, won, and left for another one.",
        dealt=figures["dealt"],
        won=figures["won"],
        abandoned=figures["abandoned"],
    )
    streaks = translate(
        "Won in a row: {streak} now, {longest} at most",
        _RECORD + "Two numbers of games.",
        streak=figures["streak"],
        longest=figures["longest_streak"],
    )
    best = listed(_best(variant, figures))
    return (heading, counts, streaks, *([best] if best else []))


def kind_name(kind: DealKind) -> str:
    """Return what a kind of deal is called: "shuffled deals"."""
    note = "How deals were come by; their records are kept apart."
    match kind:
        case DealKind.VETTED:
            return translate("winnable deals", note)
        case DealKind.SHUFFLED:
            return translate("shuffled deals", note)
        case DealKind.CHOSEN:
            return translate("chosen deals", note)


def _best(variant: Variant, figures: Mapping[str, object]) -> list[str]:
    score, seconds, moves = (figures[name] for name in ("best_score", "fastest_seconds", "fewest_moves"))
    best = []
    if isinstance(score, int):
        best.append(
            translate("Best: {score}", _RECORD + "{score}: points or dollars.", score=status.points(score, variant))
        )
    if isinstance(seconds, int):
        best.append(
            translate("fastest: {time}", _RECORD + "{time}: of the fastest win.", time=status.time_text(seconds))
        )
    if isinstance(moves, int):
        best.append(
            translate("fewest: {moves}", _RECORD + "{moves}: of the shortest win.", moves=status.moves_text(moves))
        )
    return best
