"""Asking for a new game: which kind, which deals, and how hard they are to win."""

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QWidget

from klondike_qt.preferences.schema import Deals, Preferences, WishedDifficulty
from klondike_qt.rules.variant import VARIANTS, Variant, kind_id
from klondike_qt.ui.dialogs.choosers import Combo, together
from klondike_qt.ui.dialogs.flow import Button, Flow
from klondike_qt.ui.dialogs.paged import PagedDialog
from klondike_qt.ui.dialogs.prose import Prose, Sentence
from klondike_qt.words import choosing, dialogs
from klondike_qt.words import new_deal as words
from klondike_qt.words.grammar import capital
from klondike_qt.words.menu_choices import choice_texts
from klondike_qt.words.menus import plain
from klondike_qt.words.own_rules import game_name


class NewDealDialog(PagedDialog):
    """Three choices, as they are in force; they stay so for later games."""

    chosen = Signal(object)
    """Carries the ``Preferences`` with which a game is wanted."""
    rules_wanted = Signal()
    """The window for rules of the player's own is to take the place of this one."""

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(words.title(), parent, size=QSize(560, 540))
        self._before = preferences
        kinds: dict[Variant, str] = {VARIANTS[name]: text for name, text in _texts("variant").items()}
        if kind_id(preferences.variant) is None:
            kinds[preferences.variant] = capital(game_name(preferences.variant))
        self._kind = Combo(words.kind_label(), kinds, lambda: None)
        deals = {Deals(value): text for value, text in _texts("deals").items()}
        self._deals = Combo(words.deals_label(), deals, self._deals_chosen)
        levels = {WishedDifficulty(value): text for value, text in _texts("difficulty").items()}
        self._difficulty = Combo(words.difficulty_label(), levels, self._difficulty_chosen)
        self._kind.choose(preferences.variant)
        self._deals.choose(preferences.deals)
        self._difficulty.choose(preferences.difficulty)
        for combo in (self._kind, self._deals, self._difficulty):
            label = Prose(combo.accessibleName())
            label.setBuddy(combo)
            self.page.addLayout(together(label, combo))
        self._difficulty.setAccessibleDescription(words.kept())
        self.page.addWidget(Sentence(words.kept()))
        row = Flow(leading=True)
        row.add(Button(words.rules_button(), self._leave_for_rules))
        self.page.addWidget(row)
        self.page.addStretch(1)
        self.add_button(choosing.deal_button(), self._deal, is_default=True)
        self.add_button(dialogs.cancel_button(), self.reject)
        self.begin_at(self._kind)

    def _deals_chosen(self) -> None:
        """Let plain shuffles be as hard as they are."""
        if self._deals.value is Deals.ANY:
            self._difficulty.choose(WishedDifficulty.ANY)

    def _difficulty_chosen(self) -> None:
        """Only of winnable deals is it known how hard they are."""
        if self._difficulty.value is not WishedDifficulty.ANY:
            self._deals.choose(Deals.WINNABLE)

    def _deal(self) -> None:
        wanted = replace(
            self._before, variant=self._kind.value, deals=self._deals.value, difficulty=self._difficulty.value
        )
        self.accept()  # first, so that the question that may follow is alone on the window
        self.chosen.emit(wanted)

    def _leave_for_rules(self) -> None:
        self.reject()
        self.rules_wanted.emit()


def _texts(field: str) -> Mapping[str, str]:
    return {value: plain(text) for value, text in choice_texts()[field].items()}
