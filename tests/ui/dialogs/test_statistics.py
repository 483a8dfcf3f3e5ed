"""The window with the records: by keyboard alone, by ear, at every size, whatever lies in the data."""

import json
from collections.abc import Callable, Iterator
from dataclasses import astuple, replace
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QPushButton, QWidget
from support.long_life import lived_long
from support.player import WINS, Player
from support.pseudo import pseudo_text
from support.real_keys import CTRL, strike
from support.room import complaints
from support.windows import Opened

from klondike_qt.game.commands import NewGame, PressStock
from klondike_qt.game.record import DealKind, Origin
from klondike_qt.preferences.schema import Preferences, Switch, TextSize
from klondike_qt.rules.variant import DRAW_THREE, KLONDIKE, VEGAS
from klondike_qt.store.places import places_below
from klondike_qt.store.selection import ALL, Selection
from klondike_qt.store.store import Store
from klondike_qt.ui.access.cells import WHOLE_ROW
from klondike_qt.ui.access.control_text import described
from klondike_qt.ui.dialogs.leave import LeaveDialog
from klondike_qt.ui.dialogs.reset import ResetDialog
from klondike_qt.ui.dialogs.rows import Cells
from klondike_qt.ui.dialogs.statistics import StatisticsDialog
from klondike_qt.ui.window import Window
from klondike_qt.words import charts, translate
from klondike_qt.words.records import lines

Key = Qt.Key
Looked = Callable[..., tuple[Window, StatisticsDialog]]
Kind = TypeVar("Kind", bound=QWidget)
QUICK = Preferences(reduced_motion=Switch.ON)


@pytest.fixture
def player(tmp_path: Path) -> Iterator[Player]:
    """Somebody who won and left some games of several kinds."""
    player = Player(tmp_path / "data")
    player.win(kind=DealKind.VETTED)
    player.win(kind=DealKind.VETTED)
    player.win(VEGAS)
    player.deal(7, DRAW_THREE)
    player.play("d")
    player.do(NewGame(Origin("pasted", DealKind.CHOSEN), replace(player.session.standing.position, variant=KLONDIKE)))
    player.do(PressStock())
    yield player
    player.store.close()


@pytest.fixture
def look(open_window: Opened, player: Player) -> Looked:
    """Open the window with the records over the table."""

    def looked(store: Store | None = None, wishes: Preferences = QUICK) -> tuple[Window, StatisticsDialog]:
        def keep(window: Window) -> None:
            window.store = store or player.store

        window = open_window(before=keep, preferences=wishes)
        strike("i", CTRL)
        return window, seen(window, StatisticsDialog)

    return looked


def seen(window: Window, kind: type[Kind]) -> Kind:
    """Return the one dialog of a kind that is seen."""
    (found,) = (dialog for dialog in window.findChildren(kind) if dialog.isVisible())
    QApplication.processEvents()
    return found


def texts(table: Cells) -> list[tuple[str, ...]]:
    return [
        tuple(item.text() if (item := table.item(row, column)) else "" for column in range(table.columnCount()))
        for row in range(table.rowCount())
    ]


def heard(table: Cells) -> list[tuple[str, ...]]:
    """Return what assistive technology is told of each cell."""
    return [
        tuple(
            str(item.data(Qt.ItemDataRole.AccessibleTextRole)) if (item := table.item(row, column)) else ""
            for column in range(table.columnCount())
        )
        for row in range(table.rowCount())
    ]


def figures(dialog: StatisticsDialog) -> dict[str, str]:
    return {row[0]: row[1] for row in texts(dialog.records.table)}


def news(dialog: StatisticsDialog) -> str:
    label = dialog.findChild(QLabel, "news")
    assert label is not None
    return label.text() if label.isVisible() else ""


def press_until(
    widget: QWidget, key: Key | str, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
) -> None:
    """Press a key until a widget has the keyboard."""
    for _ in range(30):
        if QApplication.focusWidget() is widget:
            return
        strike(key, modifiers)
    raise AssertionError(widget)


def press(letter: str) -> None:
    """Go on to the button with a letter, and press it."""
    for _ in range(30):
        here = QApplication.focusWidget()
        if isinstance(here, QPushButton) and f"&{letter}" in here.text().lower():
            break
        strike(Key.Key_Tab)
    strike(" ")


def test_the_first_thing_is_the_records_of_all_games(look: Looked) -> None:
    _, dialog = look()
    assert QApplication.focusWidget() is dialog.records.table
    rows = figures(dialog)
    assert rows["Dealt"] == "5"
    assert rows["Won"] == "3 of 5, 60 percent"
    assert rows["Left for another game"] == "1"
    assert rows["Still being played"] == "1"
    assert rows["Wins in a row now"] == "0"
    assert rows["Most wins in a row"] == "3"
    assert "Best score" not in rows
    dialog.reject()


def test_the_figures_are_those_that_the_terminal_prints(look: Looked, player: Player) -> None:
    _, dialog = look()
    for row in player.store.statistics():
        dialog._game.choose(row.variant)
        dialog._deals.choose(row.kind)
        shown = [f"{name}: {figure}" for name, figure in texts(dialog.records.table)]
        assert tuple(shown) == lines(row.variant, row.kind, row)[1:]
    dialog.reject()


def test_the_records_end_with_their_last_row(look: Looked) -> None:
    _, dialog = look()
    table = dialog.records.table
    assert table.height() == table.maximumHeight()
    assert table.rowViewportPosition(table.rowCount() - 1) + table.rowHeight(table.rowCount() - 1) == (
        table.viewport().height()
    )


def test_las_vegas_has_its_balance(look: Looked, player: Player) -> None:
    _, dialog = look()
    dialog._game.choose(VEGAS)
    assert figures(dialog)["Balance"] == f"{player.store.balance(VEGAS)} dollars"
    dialog._deals.choose(DealKind.SHUFFLED)
    assert "Balance" not in figures(dialog)
    dialog.reject()


def rows_aloud(table: Cells) -> list[str]:
    """Return what the own voice is told of each row."""
    firsts = (table.item(row, 0) for row in range(table.rowCount()))
    return [first.data(WHOLE_ROW) for first in firsts if first]


def test_every_cell_says_itself_and_the_first_one_has_a_whole_sentence_for_the_own_voice(look: Looked) -> None:
    _, dialog = look()
    table = dialog.records.table
    assert table.accessibleName() == "Records"
    assert table.accessibleDescription().startswith("All games, all deals: 3 of 5, 60 percent won. 0 wins in a row now")
    assert heard(table)[:2] == [("Dealt", "5"), ("Won", "3 of 5, 60 percent")]
    assert rows_aloud(table)[:2] == ["Dealt: 5", "Won: 3 of 5, 60 percent"]
    dialog.turn_to("history")
    dialog.setMaximumSize(2000, 2000)
    dialog.resize(1400, 700)
    QApplication.processEvents()
    first = heard(dialog.games.table)[0]
    assert first[:5] == ("1 March 2026", "Klondike", "chosen deal", "in play", "none")
    assert rows_aloud(dialog.games.table)[0] == "1 March 2026, Klondike, chosen deal, in play"
    dialog.turn_to("charts")
    assert all(", Played: " in row for row in rows_aloud(dialog.charts.table))
    dialog.reject()


def test_the_own_voice_reads_a_row(look: Looked) -> None:
    _, dialog = look()
    assert described().content == "Dealt: 5, 1 of 8"
    strike(Key.Key_Down)
    assert described().content == "Won: 3 of 5, 60 percent, 2 of 8"
    dialog.reject()


def test_a_journey_by_keyboard_alone(look: Looked) -> None:
    window, dialog = look()
    press_until(dialog._segments.button("records"), Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    strike(Key.Key_Right)
    assert dialog.games.table.isVisible()
    press_until(dialog.games.table, Key.Key_Tab)
    assert dialog.games.table.rowCount() == 5
    press_until(dialog.games._order, Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    strike(Key.Key_Down)
    assert dialog.games._order.currentText() == "Oldest first"
    press_until(dialog.games.table, Key.Key_Tab)
    found = [row[0].split(", ") for row in texts(dialog.games.table)]
    assert ["won" in row for row in found] == [True, True, True, False, False]
    assert ["left" in row for row in found] == [False, False, False, True, False]
    press_until(dialog._segments.button("history"), Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    strike(Key.Key_Right)
    press_until(dialog.charts.table, Key.Key_Tab)
    strike(Key.Key_Escape)
    assert QApplication.focusWidget() is window.view


def test_enter_deals_a_game_of_the_list_again(look: Looked) -> None:
    window, dialog = look()
    dialog.turn_to("history")
    dialog.games._order.choose(("date", False))
    dialog.games.table.setFocus()
    strike(Key.Key_Return)
    origin = window.desk.standing.record.origin
    assert (origin.kind, origin.deal_number) == (DealKind.CHOSEN, WINS[KLONDIKE][0])
    assert window.desk.standing.position.variant == KLONDIKE
    assert QApplication.focusWidget() is window.view


def test_a_game_of_a_pasted_deal_is_dealt_again_with_its_cards(look: Looked, player: Player) -> None:
    window, dialog = look()
    dialog.turn_to("history")
    dialog.games.table.setFocus()
    press("p")
    assert window.desk.standing.record.start == player.session.standing.record.start


def test_the_game_on_the_table_is_left_only_after_the_question(look: Looked) -> None:
    window, dialog = look()
    dialog.reject()
    strike("0")
    before = window.desk.standing.record
    strike("i", CTRL)
    dialog = seen(window, StatisticsDialog)
    dialog.turn_to("history")
    dialog.games.table.setFocus()
    strike(Key.Key_Return)
    seen(window, LeaveDialog)
    strike(Key.Key_Escape)
    assert window.desk.standing.record == before


def test_an_old_game_whose_cards_were_not_kept_says_so(look: Looked, player: Player) -> None:
    player.store._writer.connection.execute("UPDATE results SET start = NULL")
    _, dialog = look()
    dialog.turn_to("history")
    dialog.games.table.setFocus()
    strike(Key.Key_Return)
    assert dialog.isVisible()
    assert news(dialog) == "The cards of this game were not kept, so it cannot be dealt again"
    dialog.reject()


def test_records_are_reset_after_a_question_and_come_back(look: Looked, player: Player) -> None:
    window, dialog = look()
    before = player.store.records.figures(ALL)
    press("r")
    question = seen(window, ResetDialog)
    assert QApplication.focusWidget() is question.focusWidget()
    strike(Key.Key_Return)  # keeps them
    assert player.store.records.figures(ALL) == before
    press("r")
    seen(window, ResetDialog)
    press("r")
    assert player.store.records.figures(ALL).dealt == 1
    assert news(dialog) == "4 games put aside. Undo reset brings them back"
    assert window.stage.message.text() == news(dialog)
    press("u")
    assert player.store.records.figures(ALL) == before
    assert news(dialog) == "4 games count again"
    assert QApplication.focusWidget() is dialog.records.table
    dialog.reject()


def test_only_what_is_shown_is_reset(look: Looked, player: Player) -> None:
    window, dialog = look()
    dialog._game.choose(KLONDIKE)
    dialog._deals.choose(DealKind.VETTED)
    press("r")
    label = seen(window, ResetDialog).findChild(QLabel)
    assert label is not None
    assert label.text().startswith("Klondike, winnable deals: the records begin anew.")
    press("r")
    assert player.store.records.figures(Selection(KLONDIKE, DealKind.VETTED)).dealt == 0
    assert player.store.records.figures(ALL).dealt == 3
    dialog.reject()


def test_there_is_nothing_to_reset_where_nothing_was_played(open_window: Opened) -> None:
    window = open_window(preferences=QUICK)
    window.menus.entries["statistics"].trigger()
    dialog = seen(window, StatisticsDialog)
    press("r")
    press("r")
    assert news(dialog) == "There are no records to reset here"
    for part in ("history", "charts", "records"):
        dialog.turn_to(part)
        QApplication.processEvents()
    dialog.reject()


def test_games_are_saved_as_a_table_and_everything_as_one_file(look: Looked, tmp_path: Path) -> None:
    window, dialog = look()
    dialog.turn_to("history")
    for letter, title in (("t", "Save the games as a table"), ("e", "Save everything in one file")):
        press(letter)
        asking = seen(window, QFileDialog)
        assert asking.windowTitle() == title
        asking.reject()
    dialog.save_table(str(tmp_path / "games.csv"))
    assert news(dialog) == f"Saved as {tmp_path / 'games.csv'}"
    assert len((tmp_path / "games.csv").read_text().splitlines()) > 5
    dialog.save_everything(str(tmp_path / "all.json"))
    assert len(json.loads((tmp_path / "all.json").read_text())["results"]) == 5
    dialog.reject()


def test_a_file_that_cannot_be_written_is_told_with_the_reason(look: Looked, tmp_path: Path) -> None:
    _, dialog = look()
    dialog.turn_to("history")
    for save in (dialog.save_table, dialog.save_everything):
        save(str(tmp_path / "none" / "file"))
        assert (
            news(dialog)
            == f"{tmp_path}/none/file could not be written: No such file or directory. Choose another place"
        )
    dialog.reject()


def test_the_only_kind_of_game_is_chosen_from_the_start(open_window: Opened, tmp_path: Path) -> None:
    player = Player(tmp_path)
    player.win()
    window = open_window(preferences=QUICK)
    window.store = player.store
    window.menus.entries["statistics"].trigger()
    dialog = seen(window, StatisticsDialog)
    assert dialog.selection == Selection(KLONDIKE)
    assert "Best score" in figures(dialog)
    dialog.reject()
    player.leave()


def test_rules_of_the_players_own_are_told_apart(look: Looked, player: Player) -> None:
    own = [replace(KLONDIKE, passes=passes, worry_back=False) for passes in (2, 3)]
    for variant in own:
        player.do(NewGame(Origin(f"own {variant.passes}", DealKind.CHOSEN), player.session.standing.record.start))
        player.do(PressStock())
        player.store._writer.connection.execute(
            "UPDATE results SET variant = replace(variant, '\"passes\":null', ?) WHERE game_id = ?",
            (f'"passes":{variant.passes}', f"own {variant.passes}"),
        )
    _, dialog = look()
    names = [dialog._game.itemText(number) for number in range(dialog._game.count())]
    assert len(names) == len(set(names)) == 7
    assert "Own rules, draw 1, 2 passes, minus 100 points for turning the waste over" in names
    dialog.reject()


@pytest.fixture
def long_life(tmp_path: Path) -> Iterator[Store]:
    places = places_below(str(tmp_path))
    lived_long(places.database, 300)
    store = Store.look(places)
    yield store
    store.close()


def test_games_are_fetched_as_one_comes_to_them(look: Looked, long_life: Store) -> None:
    _, dialog = look(long_life)
    dialog.turn_to("history")
    table = dialog.games.table
    first = table.rowCount()
    assert first < 200
    table.setFocus()
    for _ in range(30):
        strike(Key.Key_End, CTRL)
    assert table.rowCount() == 300
    assert len(set(texts(table))) > 290
    dialog.reject()


def test_a_head_sorts_and_sorts_the_other_way_round(look: Looked, long_life: Store) -> None:
    _, dialog = look(long_life)
    dialog.setMaximumSize(2000, 2000)
    dialog.resize(1400, 700)
    dialog.turn_to("history")
    moves = 6
    dialog.games.table.horizontalHeader().sectionClicked.emit(moves)
    found = [int(row[moves]) for row in texts(dialog.games.table)]
    assert found == sorted(found)
    dialog.games.table.horizontalHeader().sectionClicked.emit(moves)
    found = [int(row[moves]) for row in texts(dialog.games.table)]
    assert found == sorted(found, reverse=True)
    assert dialog.games._order.currentText() == "Most moves first"
    dialog.reject()


def test_the_own_voice_tells_a_cell_by_itself_behind_the_head_of_its_column(look: Looked) -> None:
    _, dialog = look()
    dialog.turn_to("history")
    dialog.setMaximumSize(2000, 2000)
    dialog.resize(1400, 700)
    QApplication.processEvents()
    table = dialog.games.table
    table.setFocus()
    for column, text in enumerate(
        ("1 March 2026, Klondike, chosen deal, in play", "Game: Klondike", "Deal: chosen deal")
    ):
        table.setCurrentCell(0, column)
        assert any(part.startswith(text) for part in astuple(described())), described()
    dialog.reject()


def test_a_narrow_window_tells_each_game_in_one_cell(look: Looked, long_life: Store) -> None:
    _, dialog = look(long_life)
    dialog.turn_to("history")
    table = dialog.games.table
    dialog.setMaximumSize(2000, 2000)
    dialog.resize(1200, 700)
    QApplication.processEvents()
    assert table.columnCount() == 8
    dialog.resize(600, 360)
    QApplication.processEvents()
    assert table.columnCount() == 1
    item = table.item(0, 0)
    assert item is not None
    assert item.text() == item.data(Qt.ItemDataRole.AccessibleTextRole)
    assert item.text().count(", ") > 3
    dialog.resize(1200, 700)
    QApplication.processEvents()
    assert texts(table)[0][0] == "30 Nov 2026"
    dialog.reject()


@pytest.fixture
def large_text(qapp: QApplication) -> Iterator[None]:
    """Give language and text back."""
    font = qapp.font()
    yield
    translate.install(translate.untranslated)
    qapp.setFont(font)


@pytest.mark.thorough
@pytest.mark.usefixtures("large_text")
@pytest.mark.parametrize("language", ["English", "twice as long"])
@pytest.mark.parametrize("size", [TextSize.USUAL, TextSize.LARGER, TextSize.LARGEST])
def test_v_16_every_part_is_usable_in_any_text_and_window(
    size: TextSize, language: str, look: Looked, long_life: Store
) -> None:
    if language != "English":
        translate.install(lambda source, n: pseudo_text(source, n).replace("~", " "))
    _, dialog = look(long_life, replace(QUICK, text_size=size))
    dialog.setMaximumSize(2000, 2000)
    found: list[str] = []
    for width, height in ((632, 360), (952, 500), (1272, 760)):
        dialog.resize(width, height)
        for part, chart in (("records", ""), ("history", ""), *(("charts", name) for name in charts.names())):
            dialog.turn_to(part)
            if chart:
                dialog.charts._combo.choose(chart)
            for _ in range(3):
                QApplication.processEvents()
            found += [f"{width}x{height} {part} {chart}: {complaint}" for complaint in complaints(dialog)]
    assert found == []
    dialog.reject()


def test_a_double_click_deals_a_game_again(look: Looked, long_life: Store) -> None:
    window, dialog = look(long_life)
    dialog.turn_to("history")
    table = dialog.games.table
    cell = table.visualRect(table.model().index(1, 0))
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=cell.center())
    chosen = table.chosen
    assert chosen is not None
    table.cellDoubleClicked.emit(1, 0)
    assert window.desk.standing.record.origin.deal_number == chosen.deal_number
