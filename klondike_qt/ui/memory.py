"""What helps to remember the game so far: the moves that were played, and the cards not seen yet."""

from typing import TYPE_CHECKING

from klondike_qt.game.commands import TakeBack
from klondike_qt.rules.cards import PACK
from klondike_qt.solver.fair import seen_cards
from klondike_qt.ui import dialogs
from klondike_qt.ui.asking import manner_of
from klondike_qt.words import moves_played as words

if TYPE_CHECKING:
    from klondike_qt.ui.window import Window


def show_moves(window: "Window") -> None:
    """List the moves that stand; the game goes back to before a chosen one."""
    desk, manner = window.desk, manner_of(window.choices.now)
    record, trail = desk.standing.record, desk.trail
    lines = [words.line(n + 1, trail[n], turn, manner) for n, turn in enumerate(record.turns[: record.cursor])]
    dialog = dialogs.MovesPlayedDialog(lines, window, is_over=desk.standing.position.is_won)
    dialog.chosen.connect(lambda turns: desk.do(TakeBack(turns)))
    window.open_dialog(dialog)


def show_unseen(window: "Window") -> None:
    """Show which cards did not lie face up in any position of the game so far."""
    window.open_dialog(dialogs.UnseenDialog(frozenset(PACK) - seen_cards(window.desk.trail), window))
