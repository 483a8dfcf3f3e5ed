"""What is said while the program plays before the player's eyes."""

from klondike_qt.rules.variant import Variant
from klondike_qt.words import deals, status
from klondike_qt.words.translate import translate


def sign() -> str:
    """Name what is shown in place of the player's game."""
    return translate("Demo", "Shown in the status line while the program plays by itself.")


def begins(variant: Variant, number: int | None) -> str:
    """Say which deal is played, and how to end it."""
    return translate(
        "Demo: {game}. Any key or click ends it",
        "Heard when the program begins to play by itself. {game}: Klondike, deal 24.",
        game=deals.game_name(variant, number),
    )


def won(moves: int) -> str:
    """Say that the program has won."""
    return translate(
        "Demo won, {moves}",
        "Heard when the program has won by itself. {moves}: 98 moves.",
        moves=status.moves_text(moves),
    )


def back() -> str:
    """Say that the player's own game lies on the table again."""
    return translate("Demo over; your game lies on the table", "Heard when the program no longer plays by itself.")


def cannot_begin(*, has_solver: bool) -> str:
    """Say why there is nothing to be shown."""
    if not has_solver:
        return translate("The solver is missing, so there is no demo", "Heard when the player asks for a demo.")
    return translate("No winnable deal was found for a demo", "Heard when the player asks for a demo.")
