"""The windows that open over the table; each is brought in when it is first wanted, which keeps the start quick.

``from klondike_qt.ui import dialogs`` and ``dialogs.AboutDialog(…)`` are the way to them.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from klondike_qt.ui.dialogs.about import AboutDialog as AboutDialog
    from klondike_qt.ui.dialogs.calendar import CalendarDialog as CalendarDialog
    from klondike_qt.ui.dialogs.choose_deal import ChooseDealDialog as ChooseDealDialog
    from klondike_qt.ui.dialogs.help_content import chapters_for as chapters_for
    from klondike_qt.ui.dialogs.help_content import web_page as web_page
    from klondike_qt.ui.dialogs.help_picture import table_picture as table_picture
    from klondike_qt.ui.dialogs.how_to_play import HowToPlayDialog as HowToPlayDialog
    from klondike_qt.ui.dialogs.keys import KeysDialog as KeysDialog
    from klondike_qt.ui.dialogs.large_menu import LargeMenuDialog as LargeMenuDialog
    from klondike_qt.ui.dialogs.leave import LeaveDialog as LeaveDialog
    from klondike_qt.ui.dialogs.measure import MeasureDialog as MeasureDialog
    from klondike_qt.ui.dialogs.messages import MessagesDialog as MessagesDialog
    from klondike_qt.ui.dialogs.moves_list import MovesDialog as MovesDialog
    from klondike_qt.ui.dialogs.moves_played import MovesPlayedDialog as MovesPlayedDialog
    from klondike_qt.ui.dialogs.new_deal import NewDealDialog as NewDealDialog
    from klondike_qt.ui.dialogs.own_rules import OwnRulesDialog as OwnRulesDialog
    from klondike_qt.ui.dialogs.palette import PaletteDialog as PaletteDialog
    from klondike_qt.ui.dialogs.palette import entries_of as entries_of
    from klondike_qt.ui.dialogs.preferences import PreferencesDialog as PreferencesDialog
    from klondike_qt.ui.dialogs.setup import SetupDialog as SetupDialog
    from klondike_qt.ui.dialogs.setup_questions import suggested as suggested
    from klondike_qt.ui.dialogs.statistics import StatisticsDialog as StatisticsDialog
    from klondike_qt.ui.dialogs.tutorial_way import TutorialWayDialog as TutorialWayDialog
    from klondike_qt.ui.dialogs.unseen import UnseenDialog as UnseenDialog

_HOMES = {
    "AboutDialog": "about",
    "CalendarDialog": "calendar",
    "ChooseDealDialog": "choose_deal",
    "HowToPlayDialog": "how_to_play",
    "KeysDialog": "keys",
    "LargeMenuDialog": "large_menu",
    "LeaveDialog": "leave",
    "MeasureDialog": "measure",
    "MessagesDialog": "messages",
    "MovesDialog": "moves_list",
    "MovesPlayedDialog": "moves_played",
    "NewDealDialog": "new_deal",
    "OwnRulesDialog": "own_rules",
    "PaletteDialog": "palette",
    "PreferencesDialog": "preferences",
    "SetupDialog": "setup",
    "StatisticsDialog": "statistics",
    "TutorialWayDialog": "tutorial_way",
    "UnseenDialog": "unseen",
    "chapters_for": "help_content",
    "entries_of": "palette",
    "suggested": "setup_questions",
    "table_picture": "help_picture",
    "web_page": "help_content",
}
"""The module of each dialog, and of what is asked for before one is opened."""


def __getattr__(name: str) -> object:
    """Bring in what has this name."""
    if name in _HOMES:
        return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
    msg = f"there is no {name} among the dialogs"
    raise AttributeError(msg)
