"""What the actions do that ask for another game, or give this one away."""

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from klondike_qt.dealing import Dealer
from klondike_qt.rules.variant import Variant
from klondike_qt.ui import dialogs
from klondike_qt.ui.choosing import Choosing
from klondike_qt.ui.games import Games
from klondike_qt.ui.sharing import Sharing

if TYPE_CHECKING:
    from klondike_qt.ui.window import Window

Deed = Callable[[], object]


def joined_games(window: "Window", dealer: Dealer) -> tuple[Games, Choosing, Sharing]:
    """Return what deals games in a window, what brings chosen ones, and what gives the one on the table away."""
    games = Games(
        window.desk,
        window.choices,
        dealer,
        window,
        window.open_dialog,
        solver=window.solver,
        action=window.announcer.action,
    )
    return games, Choosing(window), Sharing(window)


def of_new_games(window: "Window") -> dict[str, Deed]:
    """Return the deeds by the ids of their actions."""
    games, sharing = window.games, window.sharing
    return {
        "new-game": games.deal_new,
        "new-deal": lambda: _ask_for_new_deal(window),
        "own-rules": lambda: _ask_for_rules(window),
        "daily": games.deal_daily,
        "choose-deal": window.choosing.open,
        "open-game": window.choosing.open_file,
        "deal-again": games.deal_again,
        "copy-number": sharing.copy_number,
        "copy-deal": sharing.copy_deal,
        "copy-code": sharing.copy_code,
        "save-game": sharing.ask_for_file,
    }


def _ask_for_new_deal(window: "Window") -> None:
    dialog = dialogs.NewDealDialog(window.choices.now, window)
    dialog.chosen.connect(window.games.deal_with)
    dialog.rules_wanted.connect(lambda: _ask_for_rules(window))
    window.open_dialog(dialog)


def _ask_for_rules(window: "Window") -> None:
    def deal(variant: Variant) -> None:
        now = window.choices.now
        window.games.deal_with(replace(now, variant=variant, time_bonus=now.time_bonus or variant.time_bonus))

    dialog = dialogs.OwnRulesDialog(window.choices.now.rules, window)
    dialog.chosen.connect(deal)
    window.open_dialog(dialog)
