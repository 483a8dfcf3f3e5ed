"""What the command solve answers to people."""

from klondike_qt.rules.variant import Variant
from klondike_qt.words import deals, status
from klondike_qt.words.grammar import capital, listed
from klondike_qt.words.translate import translate

_SOLVE = "Answer of the command solve. "


def winnable(variant: Variant, deal: int | str, moves: int) -> str:
    """Say that a deal can be won, and how long the way is that was found."""
    return translate(
        "{game}: can be won, in {moves}",
        _SOLVE + "{game}: Klondike, deal 24; {moves}: 120 moves.",
        game=_game(variant, deal),
        moves=status.moves_text(moves),
    )


def unwinnable(variant: Variant, deal: int | str) -> str:
    """Say that no way of playing wins a deal."""
    return translate(
        "{game}: cannot be won", _SOLVE + "It is proved. {game}: Klondike, deal 24.", game=_game(variant, deal)
    )


def unknown(variant: Variant, deal: int | str, nodes: int) -> str:
    """Say that the search has ended before anything was proved."""
    return translate(
        "{game}: not known after {nodes}",
        _SOLVE + "{game}: Klondike, deal 24; {nodes}: 1000 positions.",
        game=_game(variant, deal),
        nodes=translate("{n} positions", "Positions that a search has looked at.", n=nodes, one="{n} position"),
    )


def unreadable(text: str, why: str) -> str:
    """Say why a line names no deal."""
    return translate(
        "{text}: {why}", _SOLVE + "{text}: what was typed; {why}: one or more sentences.", text=text, why=why
    )


def some_unreadable(bad: int, total: int) -> str:
    """Say at the end how many were no deals."""
    return translate(
        "{bad} of {total} deals could not be read",
        "An error of the command solve, after all answers. {bad} and {total}: numbers.",
        bad=bad,
        total=total,
    )


def progress(answered: int, not_known: int) -> str:
    """Tell how far a long list of deals is."""
    text = translate("{n} deals answered", "Shown while the command solve works.", n=answered, one="{n} deal answered")
    if not not_known:
        return text
    return listed(
        (text, translate("{n} not known", "Shown while the command solve works.", n=not_known, one="{n} not known"))
    )


def _game(variant: Variant, deal: int | str) -> str:
    if isinstance(deal, int):
        return capital(deals.game_name(variant, deal))
    return capital(listed((deals.variant_name(variant), deal)))
