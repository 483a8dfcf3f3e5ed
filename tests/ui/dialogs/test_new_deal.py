"""New games with choices: the kind, the deals, the difficulty, rules of the player's own."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import count

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QComboBox, QDialog, QLabel, QSpinBox
from pytestqt.qtbot import QtBot
from support.fingers import Keys
from support.windows import Opened

from klondike_qt.dealing import Dealer
from klondike_qt.game.commands import PressStock, PreviousGame
from klondike_qt.game.record import DealKind, Difficulty
from klondike_qt.preferences.schema import Deals, WishedDifficulty
from klondike_qt.rules.variant import DRAW_THREE, KLONDIKE, VEGAS, Scoring, Variant
from klondike_qt.solver.port import Cancel
from klondike_qt.solver.wished import find_wished
from klondike_qt.store.prepared import PreparedDeal
from klondike_qt.store.store import Store
from klondike_qt.ui.dialogs.boxes import Tick
from klondike_qt.ui.dialogs.choosers import Combo
from klondike_qt.ui.dialogs.leave import LeaveDialog
from klondike_qt.ui.dialogs.new_deal import NewDealDialog
from klondike_qt.ui.dialogs.own_rules import OwnRulesDialog
from klondike_qt.ui.dialogs.preferences import PreferencesDialog
from klondike_qt.ui.window import Window


@pytest.fixture
def store() -> Iterator[Store]:
    store = Store.in_memory()
    yield store
    store.close()


def opened(window: Window, action: str) -> QDialog:
    window.menus.entries[action].trigger()
    (dialog,) = (dialog for dialog in window.findChildren(QDialog) if dialog.isVisible())
    return dialog


def combo(dialog: QDialog, name: str) -> Combo[object]:
    (found,) = (part for part in dialog.findChildren(Combo) if part.accessibleName() == name)
    return found


def press(dialog: QDialog, text: str) -> None:
    button = next(button for button in dialog.findChildren(QAbstractButton) if button.text().replace("&", "") == text)
    button.click()


def message(window: Window) -> str:
    return window.stage.message.text()


def test_all_is_chosen_and_dealt_by_keys_alone(open_window: Opened) -> None:
    window = open_window()
    dialog = opened(window, "new-deal")
    assert isinstance(dialog, NewDealDialog)
    QTest.keyClick(combo(dialog, "Kind of game"), Qt.Key.Key_Down)
    QTest.keyClick(combo(dialog, "Deals"), Qt.Key.Key_Down)
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert window.desk.standing.position.variant == DRAW_THREE
    assert window.desk.standing.record.origin.kind is DealKind.SHUFFLED
    assert (window.choices.now.variant, window.choices.now.deals) == (DRAW_THREE, Deals.ANY)
    assert window.view.hasFocus()


def test_a_difficulty_means_winnable_deals_and_any_shuffle_means_any_difficulty(open_window: Opened) -> None:
    dialog = opened(open_window(), "new-deal")
    combo(dialog, "Deals").choose(Deals.ANY)
    combo(dialog, "How hard to win").choose(WishedDifficulty.HARD)
    assert combo(dialog, "Deals").value is Deals.WINNABLE
    combo(dialog, "Deals").choose(Deals.ANY)
    assert combo(dialog, "How hard to win").value is WishedDifficulty.ANY
    dialog.close()


def test_left_without_dealing_nothing_is_changed(open_window: Opened) -> None:
    window = open_window()
    before = window.choices.now
    dialog = opened(window, "new-deal")
    combo(dialog, "Kind of game").choose(VEGAS)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert window.choices.now == before
    assert window.desk.standing.record.origin.deal_number == 24


def test_a_waiting_deal_of_the_wished_difficulty_is_dealt_at_once(open_window: Opened, store: Store) -> None:
    window = open_window()
    store.prepared.add(KLONDIKE, PreparedDeal(7, Difficulty.EASY))
    store.prepared.add(KLONDIKE, PreparedDeal(8, Difficulty.HARD))
    window.games._dealer = Dealer(store.prepared)
    window.choices.set(replace(window.choices.now, difficulty=WishedDifficulty.HARD))
    Keys(window).press(Qt.Key.Key_F2)
    assert window.desk.standing.record.origin.deal_number == 8
    assert "winnable, hard" in message(window)


def test_a_deal_of_the_wished_difficulty_is_looked_for_beside_the_window(open_window: Opened, qtbot: QtBot) -> None:
    window = open_window()
    window.choices.set(replace(window.choices.now, difficulty=WishedDifficulty.MEDIUM))
    Keys(window).press(Qt.Key.Key_F2)
    assert message(window) == "Looking for a deal to win: medium"
    assert window.desk.standing.record.origin.deal_number == 24
    qtbot.waitUntil(lambda: not window.games.wishing.is_looking)
    origin = window.desk.standing.record.origin
    assert (origin.kind, origin.difficulty) == (DealKind.VETTED, Difficulty.MEDIUM)
    assert message(window).startswith("New game, ")


def test_a_move_calls_the_search_off(open_window: Opened) -> None:
    window = open_window()
    window.choices.set(replace(window.choices.now, difficulty=WishedDifficulty.VERY_HARD))
    window.games.deal_new()
    window.desk.do(PressStock())
    assert not window.games.wishing.is_looking
    assert message(window).endswith("No new deal is looked for any more")
    assert window.desk.standing.record.origin.deal_number == 24


def test_what_was_dealt_instead_is_said(open_window: Opened, qtbot: QtBot) -> None:
    window = open_window()
    window.games._dealer = Dealer(numbers=lambda: iter([24]))
    window.choices.set(replace(window.choices.now, difficulty=WishedDifficulty.VERY_HARD))
    window.games.deal_new()
    qtbot.waitUntil(lambda: not window.games.wishing.is_looking)
    level = window.desk.standing.record.origin.difficulty
    assert level
    assert message(window).endswith(
        f"No deal with the difficulty very hard was found in time; this one is {level.value}"
    )


def test_where_nothing_is_winnable_a_shuffle_is_dealt_and_that_is_said(open_window: Opened, qtbot: QtBot) -> None:
    window = open_window()
    numbers = iter([iter([12]), iter([3])])
    window.games._dealer = Dealer(numbers=lambda: next(numbers))
    window.choices.set(replace(window.choices.now, difficulty=WishedDifficulty.EASY))
    window.games.deal_new()
    qtbot.waitUntil(lambda: not window.games.wishing.is_looking)
    assert window.desk.standing.record.origin.kind is DealKind.SHUFFLED
    assert "plain shuffle" in message(window)


def test_a_search_finds_just_what_is_wished_or_the_nearest() -> None:
    found = find_wished(KLONDIKE, count(1), Difficulty.HARD)
    assert found
    assert found.difficulty is Difficulty.HARD
    nearest = find_wished(KLONDIKE, iter(range(1, 4)), Difficulty.VERY_HARD)
    assert nearest
    cancel = Cancel()
    cancel.set()
    assert find_wished(KLONDIKE, count(1), Difficulty.EASY, cancel) is None


def test_own_rules_are_put_together_and_dealt(open_window: Opened) -> None:
    window = open_window()
    dialog = opened(window, "own-rules")
    assert isinstance(dialog, OwnRulesDialog)
    combo(dialog, "Cards drawn at a time").choose(3)
    combo(dialog, "Passes through the stock").choose(2)
    spin = dialog.findChild(QSpinBox)
    assert isinstance(spin, QSpinBox)
    spin.setValue(15)
    for tick in dialog.findChildren(Tick):
        tick.setChecked(False)
    rules = Variant(3, 2, Scoring.STANDARD, redeal_penalty=15, worry_back=False, time_bonus=False)
    assert dialog.variant == rules
    press(dialog, "Deal")
    assert window.desk.standing.position.variant == rules
    assert window.choices.now.rules == rules
    assert not [entry for entry in window.menus.variants.values() if entry.isChecked()]
    assert "own rules" in message(window)


@pytest.mark.parametrize(
    ("change", "meaning"),
    [
        (None, "These are the rules of Klondike: games count in its records."),
        (
            ("Passes through the stock", 1),
            "Games by these rules have records of their own. Daily deals keep to the rules of Klondike.",
        ),
        (
            ("Cards drawn at a time", 3),
            "Games by these rules have records of their own. Daily deals are played by them too.",
        ),
    ],
)
def test_what_rules_mean_for_records_and_dailies_is_told(
    open_window: Opened, change: tuple[str, object] | None, meaning: str
) -> None:
    dialog = opened(open_window(), "own-rules")
    if change:
        combo(dialog, change[0]).choose(change[1])
    label = dialog.findChild(QLabel, "meaning")
    assert isinstance(label, QLabel)
    assert label.text() == meaning
    dialog.close()


def test_in_dollars_there_is_neither_penalty_nor_bonus(open_window: Opened) -> None:
    dialog = opened(open_window(), "own-rules")
    assert isinstance(dialog, OwnRulesDialog)
    combo(dialog, "Score").choose(Scoring.VEGAS)
    combo(dialog, "Passes through the stock").choose(1)
    assert dialog.variant == VEGAS
    spin = dialog.findChild(QSpinBox)
    assert isinstance(spin, QSpinBox)
    assert not spin.isVisible()
    combo(dialog, "Score").choose(Scoring.STANDARD)
    assert spin.isVisible()
    assert dialog.variant == replace(KLONDIKE, passes=1)
    dialog.close()


def test_own_rules_stay_a_choice_for_new_games(open_window: Opened) -> None:
    window = open_window()
    own = replace(VEGAS, passes=2)
    window.choices.set(replace(window.choices.now, variant=own))
    dialog = opened(window, "new-deal")
    assert combo(dialog, "Kind of game").value == own
    press(dialog, "Own rules …")
    (rules,) = (dialog for dialog in window.findChildren(OwnRulesDialog) if dialog.isVisible())
    assert rules.variant == own
    rules.close()


def test_this_deal_once_more_is_a_game_of_its_own_and_the_one_before_comes_back(open_window: Opened) -> None:
    window = open_window()
    window.desk.do(PressStock())
    first = window.desk.standing.record
    window.menus.entries["deal-again"].trigger()
    (dialog,) = (dialog for dialog in window.findChildren(LeaveDialog) if dialog.isVisible())
    dialog.accept()
    again = window.desk.standing.record
    assert (again.start, again.turns) == (first.start, ())
    assert again.origin.game_id != first.origin.game_id
    window.desk.do(PreviousGame())
    assert window.desk.standing.record == first


def test_own_rules_are_seen_in_the_preferences_and_stay_when_others_were_looked_at(open_window: Opened) -> None:
    window = open_window()
    own = replace(VEGAS, passes=2)
    window.choices.set(replace(window.choices.now, variant=own))
    dialog = opened(window, "preferences")
    assert isinstance(dialog, PreferencesDialog)
    dialog._sections.setCurrentRow(1)  # the game; before it stand the presets
    kinds = dialog.findChild(QComboBox, "variant")
    assert isinstance(kinds, QComboBox)
    assert kinds.currentText() == "Own rules, draw 1, 2 passes, score in dollars"
    kinds.setCurrentIndex(0)
    assert window.choices.now.variant == KLONDIKE
    kinds.setCurrentIndex(kinds.count() - 1)
    assert window.choices.now.variant == own
    dialog.close()
