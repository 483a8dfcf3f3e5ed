"""Every dialog speaks the player's language."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QAbstractButton, QDialog, QLabel
from pytestqt.qtbot import QtBot
from support.pseudo import untranslated_texts

from klondike_qt.preferences.schema import Preferences, Theme
from klondike_qt.ui.access.bindings import bindings_of
from klondike_qt.ui.desk import Choices
from klondike_qt.ui.dialogs.about import AboutDialog
from klondike_qt.ui.dialogs.choose_deal import ChooseDealDialog
from klondike_qt.ui.dialogs.key_press import KeyPressDialog
from klondike_qt.ui.dialogs.keys import KeysDialog
from klondike_qt.ui.dialogs.leave import LeaveDialog
from klondike_qt.ui.dialogs.new_deal import NewDealDialog
from klondike_qt.ui.dialogs.own_rules import OwnRulesDialog
from klondike_qt.ui.dialogs.palette import PaletteDialog
from klondike_qt.ui.table.artwork import artwork_for

DIALOGS: dict[str, Callable[[], QDialog]] = {
    "about": lambda: AboutDialog("1", "6", "here"),
    "choose_deal": lambda: ChooseDealDialog(lambda text: text, artwork_for(Preferences(), Theme.CLASSIC)),
    "key_press": lambda: KeyPressDialog("undo", bindings_of(Preferences()), str),
    "keys": lambda: KeysDialog(Choices(Preferences()), str),
    "leave": LeaveDialog,
    "new_deal": lambda: NewDealDialog(Preferences()),
    "own_rules": lambda: OwnRulesDialog(Preferences().variant),
    "palette": lambda: PaletteDialog((), str),
}


def dialog(qtbot: QtBot, name: str) -> QDialog:
    """Make a dialog that goes with the test."""
    made = DIALOGS[name]()
    qtbot.addWidget(made)
    return made


@pytest.mark.usefixtures("pseudo")
@pytest.mark.parametrize("name", DIALOGS)
def test_no_text_of_a_dialog_misses_the_translator(qtbot: QtBot, name: str) -> None:
    assert untranslated_texts(dialog(qtbot, name)) == []


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize("name", DIALOGS)
def test_no_access_key_of_a_german_dialog_is_given_twice(qtbot: QtBot, name: str) -> None:
    made = dialog(qtbot, name)
    shown = [button.text() for button in made.findChildren(QAbstractButton)]
    shown += [label.text() for label in made.findChildren(QLabel)]
    keys = [text.partition("&")[2][:1].lower() for text in shown if "&" in text]
    assert len(keys) == len(set(keys))
