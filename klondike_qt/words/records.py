"""The records of one kind of game, line by line and in one breath."""

from typing import Protocol

from klondike_qt.game.record import DealKind
from klondike_qt.rules.variant import Variant
from klondike_qt.words import deals, status
from klondike_qt.words.grammar import followed, listed
from klondike_qt.words.translate import translate

_LINE = "The name of a figure in the records of games; the figure stands beside it. "
_FIGURE = "A figure in the records of games. "


class Counts(Protocol):
    """What some games come to; what there is none of is None."""

    @property
    def dealt(self) -> int:
        """Games that had a move."""

    @property
    def won(self) -> int:
        """Games that were won."""

    @property
    def abandoned(self) -> int:
        """Games that were left for another one."""

    @property
    def best_score(self) -> int | None:
        """Points or dollars."""

    @property
    def fastest_seconds(self) -> int | None:
        """Of a win."""

    @property
    def fewest_moves(self) -> int | None:
        """Of a win."""

    @property
    def streak(self) -> int:
        """Wins in a row now."""

    @property
    def longest_streak(self) -> int:
        """Most wins in a row."""


def lines(variant: Variant, kind: DealKind, figures: Counts) -> tuple[str, ...]:
    """Return the records of a variant and a kind of deal, as they are printed."""
    return (heading(variant, kind), *(line(*row) for row in rows(variant, figures)))


def heading(variant: Variant | None, kind: DealKind | None) -> str:
    """Return which games are told of: "Klondike, shuffled deals", "All games, all deals"."""
    return translate(
        "{variant}, {kind}",
        "Heads the records of one kind of game. {variant}: Klondike; {kind}: shuffled deals.",
        variant=deals.variant_name(variant) if variant else all_games(),
        kind=kind_name(kind) if kind else all_kinds(),
    )


def all_games() -> str:
    """Return what all kinds of game together are called."""
    return translate("All games", "A choice: the records of all kinds of game together.")


def all_deals() -> str:
    """Return what all kinds of deal together are called."""
    return translate("All deals", "A choice: the records of winnable, shuffled and chosen deals together.")


def all_kinds() -> str:
    """Return what all kinds of deal together are called behind the kind of game."""
    return translate("all deals", "Winnable, shuffled and chosen deals together; stands behind the kind of game.")


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


def line(name: str, figure: str) -> str:
    """Return a figure with its name: "Won: 12 of 20, 60 percent"."""
    return translate("{name}: {figure}", "A line of the records. {name}: Won; {figure}: 12.", name=name, figure=figure)


def rows(variant: Variant | None, figures: Counts, balance: int | None = None) -> tuple[tuple[str, str], ...]:
    """Return the names and figures of all records; ``balance`` is that of a Las Vegas game over all its deals."""
    playing = figures.dealt - figures.won - figures.abandoned
    counts: list[tuple[str, str | None]] = [
        (translate("Dealt", _LINE + "Games that had a move."), str(figures.dealt)),
        (won_name(), _won(figures)),
        (translate("Left for another game", _LINE), str(figures.abandoned)),
        (translate("Still being played", _LINE), str(playing) if playing else None),
        (translate("Wins in a row now", _LINE), str(figures.streak)),
        (translate("Most wins in a row", _LINE), str(figures.longest_streak)),
    ]
    counted = tuple((name, figure) for name, figure in counts if figure is not None)
    return (*counted, *_bests(variant, figures, balance))


def _bests(variant: Variant | None, figures: Counts, balance: int | None) -> tuple[tuple[str, str], ...]:
    """Return the names and figures of what was reached at best, as far as there is any."""
    score, seconds, moves = figures.best_score, figures.fastest_seconds, figures.fewest_moves
    found = [
        (translate("Best score", _LINE), None if score is None or not variant else status.points(score, variant)),
        (translate("Fastest win", _LINE), None if seconds is None else status.time_text(seconds)),
        (translate("Fewest moves", _LINE + "Of a win."), None if moves is None else status.moves_text(moves)),
        (balance_name(), None if balance is None else status.money(balance)),
    ]
    return tuple((name, figure) for name, figure in found if figure is not None)


def won_name() -> str:
    """Return what the games that were won are called."""
    return translate("Won", _LINE + "Games that were won.")


def balance_name() -> str:
    """Return what the dollars of all deals together are called."""
    return translate("Balance", "The dollars of all deals of a Las Vegas game together; a figure follows.")


def carried(dollars: int) -> str:
    """Return the balance as the status line shows it: "Balance 312 dollars"."""
    return translate(
        "Balance {dollars}",
        "Shown in the status line and heard when the score is asked for. {dollars}: minus 52 dollars.",
        dollars=status.money(dollars),
    )


def summary(variant: Variant | None, kind: DealKind | None, figures: Counts, balance: int | None = None) -> str:
    """Return all records in one breath: "Klondike, winnable deals: 12 of 20 won, 60 percent. 3 wins in a row now…"."""
    if not figures.dealt:
        return listed((heading(variant, kind), nothing_yet()))
    first = translate(
        "{games}: {won} won",
        "Begins what is heard of the records. {games}: Klondike, winnable deals; {won}: 12 of 20, 60 percent.",
        games=heading(variant, kind),
        won=_won(figures),
    )
    streak = translate(
        "{n} wins in a row now, {most} at most",
        "Heard of the records. {n}: games won one after the other up to now; {most}: ever.",
        n=figures.streak,
        one="{n} win in a row now, {most} at most",
        most=figures.longest_streak,
    )
    best = listed(
        translate(
            "{name} {figure}",
            "Heard of the records. {name}: Fastest win; {figure}: 5 minutes.",
            name=name,
            figure=figure,
        )
        for name, figure in _bests(variant, figures, balance)
    )
    return followed(first, streak, best)


def nothing_yet() -> str:
    """Say that no game of the kind was played."""
    return translate("no game yet", "In place of figures: nothing of this kind was played, or all was reset.")


def percent(part: int, whole: int) -> int:
    """Return how many of a hundred, rounded."""
    return (200 * part + whole) // (2 * whole) if whole else 0


def percent_text(number: int) -> str:
    """Return a share: "60 percent"."""
    return translate("{n} percent", _FIGURE + "How many of a hundred games were won.", n=number, one="{n} percent")


def _won(figures: Counts) -> str:
    if not figures.dealt:
        return "0"
    return translate(
        "{won} of {dealt}, {percent}",
        _FIGURE + "{won}: games won; {dealt}: games dealt; {percent}: 60 percent.",
        won=figures.won,
        dealt=figures.dealt,
        percent=percent_text(percent(figures.won, figures.dealt)),
    )
