"""Opening the window with the records over the table."""

from typing import TYPE_CHECKING

from klondike_qt.dealing import today
from klondike_qt.store.exchange import write_export
from klondike_qt.store.store import Store
from klondike_qt.ui import dialogs

if TYPE_CHECKING:
    from klondike_qt.ui.window import Window


def look_back(window: "Window") -> None:
    """Show what the games played come to; where nothing is kept, that is nothing."""
    store = window.store or Store.in_memory()

    def export(file: str) -> None:
        write_export(store.gather(window.choices.now), file, force=True)

    dialog = dialogs.StatisticsDialog(store.records, today(), export, window.announcer.remark, window)
    dialog.replayed.connect(window.games.deal_past)
    if store is not window.store:
        dialog.destroyed.connect(store.close)
    window.open_dialog(dialog)
