"""A deal is typed, pasted, opened or dropped; its board and what is known of it are seen before it is dealt."""

import pickle
from dataclasses import replace
from pathlib import Path
from typing import Any

import PySide6
import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QLabel, QPlainTextEdit
from pytestqt.qtbot import QtBot
from support.foreign_texts import solvitaire_text
from support.windows import Opened

from klondike_qt.dealing import chosen_game
from klondike_qt.game.commands import PressStock, Undo
from klondike_qt.rules.code import code_of
from klondike_qt.rules.deal_text import deal_text
from klondike_qt.rules.deck import deal_of_number, opening
from klondike_qt.rules.foreign.shuffles import kpatience
from klondike_qt.rules.position_text import position_text
from klondike_qt.rules.variant import DRAW_THREE, KLONDIKE, VEGAS
from klondike_qt.store.game_file import game_text
from klondike_qt.ui.choosing import found_in
from klondike_qt.ui.dialogs.board_picture import BoardPicture
from klondike_qt.ui.dialogs.choose_deal import ChooseDealDialog
from klondike_qt.ui.dialogs.leave import LeaveDialog
from klondike_qt.ui.dialogs.rows import Rows
from klondike_qt.ui.found_game import FoundGame
from klondike_qt.ui.window import Window

DEAL = deal_of_number(24)


def only(window: Window, kind: type[QDialog]) -> QDialog:
    (dialog,) = (dialog for dialog in window.findChildren(kind) if dialog.isVisible())
    return dialog


def choosing(window: Window, text: str = "") -> ChooseDealDialog:
    """Open the dialog and type a text."""
    window.menus.entries["choose-deal"].trigger()
    dialog = only(window, ChooseDealDialog)
    assert isinstance(dialog, ChooseDealDialog)
    field(dialog).setPlainText(text)
    return dialog


def field(dialog: QDialog) -> QPlainTextEdit:
    found = dialog.findChild(QPlainTextEdit)
    assert isinstance(found, QPlainTextEdit)
    return found


def text_of(dialog: QDialog, name: str) -> str:
    label = dialog.findChild(QLabel, name)
    assert isinstance(label, QLabel)
    return label.text()


def rows(dialog: QDialog) -> list[str]:
    found = dialog.findChild(Rows)
    assert isinstance(found, Rows)
    return [found.item(row).text() for row in range(found.count())] if found.isVisibleTo(dialog) else []


def enter(dialog: QDialog) -> None:
    QTest.keyClick(field(dialog), Qt.Key.Key_Return)


def with_file(path: Path) -> QMimeData:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    return data


def test_the_board_is_seen_and_read_before_it_is_dealt(open_window: Opened) -> None:
    window = open_window()
    dialog = choosing(window, "kpat 24")
    assert text_of(dialog, "source") == "Deal 24 of KPatience, Klondike"
    assert field(dialog).accessibleDescription() == "Deal 24 of KPatience, Klondike"
    assert rows(dialog)[:2] == ["Column one: four of clubs", "Column two: 1 face-down card, seven of spades"]
    assert len(rows(dialog)) == 10
    picture = dialog.findChild(BoardPicture)
    assert isinstance(picture, BoardPicture)
    assert picture.isVisibleTo(dialog)
    assert window.desk.standing.record.origin.deal_number == 24
    enter(dialog)
    assert window.desk.standing.position == opening(kpatience(24), KLONDIKE)
    assert window.view.hasFocus()


def test_no_card_that_lies_face_down_is_told(open_window: Opened) -> None:
    dialog = choosing(open_window(), "24")
    assert "seven of hearts" not in " ".join(rows(dialog))
    dialog.close()


def test_what_cannot_be_read_shows_no_board_and_is_told_when_it_is_wanted(open_window: Opened) -> None:
    window = open_window()
    dialog = choosing(window, "24")
    field(dialog).setPlainText("24 queens")
    assert (rows(dialog), text_of(dialog, "source"), text_of(dialog, "fault")) == ([], "", "")
    enter(dialog)
    assert text_of(dialog, "fault") == '"24 queens" is not a deal: type a number, 104 characters or a board'
    assert window.stage.message.text() == text_of(dialog, "fault")
    field(dialog).setPlainText("25")
    assert text_of(dialog, "fault") == ""
    dialog.close()


@pytest.mark.parametrize(("number", "known"), [("24", "This deal is winnable, "), ("12", "This deal is unwinnable")])
def test_whether_it_can_be_won_is_told_after_a_moment(
    open_window: Opened, qtbot: QtBot, number: str, known: str
) -> None:
    dialog = choosing(open_window(), number)
    qtbot.waitUntil(lambda: known in text_of(dialog, "source"))
    assert text_of(dialog, "source").startswith(f"Deal {number}, Klondike. ")
    dialog.close()


def test_the_next_board_has_nothing_of_the_verdict_before(open_window: Opened, qtbot: QtBot) -> None:
    dialog = choosing(open_window(), "24")
    qtbot.waitUntil(lambda: "winnable" in text_of(dialog, "source"))
    field(dialog).setPlainText("12")
    assert text_of(dialog, "source") == "Deal 12, Klondike"
    dialog.close()


@pytest.mark.usefixtures("no_kernel")
def test_without_a_solver_that_is_said(open_window: Opened, qtbot: QtBot) -> None:
    dialog = choosing(open_window(), "24")
    qtbot.waitUntil(lambda: "Without the solver" in text_of(dialog, "source"))
    dialog.close()


def test_a_code_brings_its_rules(open_window: Opened) -> None:
    window = open_window()
    dialog = choosing(window, code_of(VEGAS, DEAL, None))
    assert text_of(dialog, "source") == "A deal from a code, Las Vegas"
    enter(dialog)
    assert window.desk.standing.position == opening(DEAL, VEGAS)
    assert window.choices.now.variant == KLONDIKE


def test_a_code_of_own_rules_says_what_they_are() -> None:
    found = found_in(code_of(replace(VEGAS, passes=2, worry_back=False), DEAL, 24), KLONDIKE)
    assert isinstance(found, FoundGame)
    rules = "own rules, draw 1, 2 passes, score in dollars, no card back from a foundation"
    assert found.source == f"A deal from a code, {rules}"


def test_every_form_says_where_it_comes_from() -> None:
    start = opening(DEAL, KLONDIKE)
    texts = (
        "24",
        deal_text(DEAL),
        solvitaire_text(DEAL),
        position_text(start),
        "pysol 32000",
        code_of(VEGAS, DEAL, 24),
    )
    sources = [found.source for text in texts if isinstance(found := found_in(text, DRAW_THREE), FoundGame)]
    assert sources == [
        "Deal 24, Draw Three",
        "A deal as 104 characters, Draw Three",
        "A board of Solvitaire, Draw Three",
        "The middle of a game, Klondike",
        ("Deal 32000 of PySolFC. PySol has two deals with this number; the other one is pysol-cards 32000, Draw Three"),
        "A deal from a code, Las Vegas",
    ]


def test_a_whole_game_goes_on_where_it_was_left(open_window: Opened, tmp_path: Path) -> None:
    window = open_window()
    for command in (PressStock(), PressStock(), Undo()):
        window.desk.do(command)
    record = window.desk.standing.record
    file = tmp_path / "my.klondike"
    file.write_text(game_text(record, 7), encoding="utf-8")
    window.games.lay(window.games._dealer.new_game(KLONDIKE, window.choices.now.deals))
    only(window, LeaveDialog).accept()
    window.choosing.take_file(str(file))
    dialog = only(window, ChooseDealDialog)
    assert text_of(dialog, "source") == "A whole game, as it was left, 1 move, Klondike"
    enter(dialog)
    assert window.desk.standing.record.turns == record.turns
    assert window.desk.standing.record.cursor == record.cursor
    assert window.stage.message.text().startswith("Game opened, Klondike, deal 24, 1 move. Columns: five of clubs")
    window.desk.do(Undo())
    assert window.desk.standing.position == opening(DEAL, KLONDIKE)


def test_a_game_with_moves_is_left_for_a_deal_only_after_the_question(open_window: Opened) -> None:
    window = open_window()
    window.desk.do(PressStock())
    enter(choosing(window, "7"))
    only(window, LeaveDialog).reject()
    assert window.desk.standing.record.origin.deal_number == 24
    enter(choosing(window, "7"))
    only(window, LeaveDialog).accept()
    assert window.desk.standing.record.origin.deal_number == 7
    window.menus.entries["previous-game"].trigger()
    assert window.stage.message.text().startswith("Previous game back, Klondike, deal 24")


def test_a_file_is_chosen_from_the_dialog_and_read_into_it(open_window: Opened, tmp_path: Path, qtbot: QtBot) -> None:
    window = open_window()
    (tmp_path / "deal.txt").write_text("kpat 24\n", encoding="utf-8")
    dialog = choosing(window)
    dialog.file_wanted.emit()
    asking = dialog.findChild(QFileDialog)
    assert isinstance(asking, QFileDialog)
    asking.fileSelected.emit(str(tmp_path / "deal.txt"))
    asking.close()
    assert text_of(dialog, "source") == "Deal 24 of KPatience, Klondike"
    dialog.close()
    qtbot.waitUntil(lambda: not window.findChildren(QFileDialog))


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (pickle.dumps([1]), "A saved game of PySol could do harm"),
        (b"\xff\xfe\x00", "The file is no text from byte 1 on"),
        (b"x" * 9_000_000, "The file is too large"),
        (None, "cannot be read: No such file or directory"),
    ],
)
def test_a_file_that_cannot_be_opened_is_told_and_changes_nothing(
    open_window: Opened, tmp_path: Path, content: bytes | None, told: str
) -> None:
    window = open_window()
    file = tmp_path / "game"
    if content is not None:
        file.write_bytes(content)
    before = window.desk.standing
    window.choosing.take_file(str(file))
    assert told in window.stage.message.text()
    assert not [dialog for dialog in window.findChildren(QDialog) if dialog.isVisible()]
    assert window.desk.standing == before


def test_a_file_that_holds_no_deal_is_told_in_the_dialog(open_window: Opened, tmp_path: Path) -> None:
    window = open_window()
    (tmp_path / "letter.txt").write_text("Dear player", encoding="utf-8")
    window.choosing.take_file(str(tmp_path / "letter.txt"))
    dialog = only(window, ChooseDealDialog)
    assert '"Dear player" is not a deal' in text_of(dialog, "fault")
    dialog.close()


def entering_at(at: QPoint, data: QMimeData) -> QDragEnterEvent:
    """Return what a window is told when something is dragged over it."""
    point: Any = at if PySide6.__version_info__ < (6, 12) else QPointF(at)
    return QDragEnterEvent(
        point, Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    )


def test_a_text_that_is_dropped_on_the_window_is_left_alone(open_window: Opened) -> None:
    window = open_window()
    text = QMimeData()
    text.setText("24")
    entering = entering_at(QPoint(300, 300), text)
    QApplication.sendEvent(window.windowHandle(), entering)
    assert not entering.isAccepted()


@given(
    st.sampled_from([game_text(chosen_game(KLONDIKE, DEAL, 24).kept.record, 3), "kpat 24", "{", "<?xml"]),
    st.text(max_size=30),
)
def test_any_text_is_a_game_or_has_a_sentence_that_says_why_not(begun: str, rest: str) -> None:
    for text in (rest, begun + rest, begun[: len(begun) // 2] + rest):
        found = found_in(text, DRAW_THREE)
        assert isinstance(found, FoundGame) or found.strip()


def test_a_file_is_dropped_on_the_window(open_window: Opened, tmp_path: Path) -> None:
    window = open_window()
    (tmp_path / "deal.txt").write_text("kpat 24", encoding="utf-8")
    data = with_file(tmp_path / "deal.txt")
    at, copy = QPoint(300, 300), Qt.DropAction.CopyAction
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    assert window.childAt(at) is window.view.viewport()
    entering = entering_at(at, data)
    QApplication.sendEvent(window.windowHandle(), entering)
    assert entering.isAccepted()
    QApplication.sendEvent(window.windowHandle(), QDropEvent(QPointF(at), copy, data, left, none))
    dialog = only(window, ChooseDealDialog)
    assert text_of(dialog, "source").startswith("Deal 24 of KPatience")
    dialog.close()


def test_a_file_is_dropped_or_pasted_into_the_field(open_window: Opened, tmp_path: Path) -> None:
    window = open_window()
    (tmp_path / "deal.txt").write_text("kpat 24", encoding="utf-8")
    dialog = choosing(window)
    assert field(dialog).canInsertFromMimeData(with_file(tmp_path / "deal.txt"))
    field(dialog).insertFromMimeData(with_file(tmp_path / "deal.txt"))
    assert field(dialog).toPlainText() == "kpat 24"
    text = QMimeData()
    text.setText("1")
    field(dialog).selectAll()
    field(dialog).insertFromMimeData(text)
    assert field(dialog).toPlainText() == "1"
    field(dialog).insertFromMimeData(with_file(tmp_path / "nothing.txt"))
    assert "nothing.txt cannot be read" in text_of(dialog, "fault")
    dialog.close()


def test_shift_enter_begins_a_line(open_window: Opened) -> None:
    dialog = choosing(open_window(), "24")
    QTest.keyClick(field(dialog), Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert dialog.isVisible()
    dialog.close()


@pytest.mark.parametrize("flood", ["A" * 3_000_000, "AS 2D\n" * 500_000, " " * 400_000 + "x"], ids=("A", "cards", "x"))
def test_a_flood_of_text_is_refused_without_being_laid_out(open_window: Opened, flood: str) -> None:
    dialog = choosing(open_window(), "24")
    source = QMimeData()
    source.setText(flood)
    field(dialog).insertFromMimeData(source)
    for _ in range(2):
        assert text_of(dialog, "fault")
        assert field(dialog).toPlainText() == "24"
        assert "24" in text_of(dialog, "source")
        dialog.tell("")
        dialog.put(flood + "A" * 20_001)
    dialog.reject()


def test_blanks_without_end_do_no_harm(open_window: Opened) -> None:
    dialog = choosing(open_window())
    dialog.put(" " * 400_000 + "24" + "\n" * 400_000)
    assert field(dialog).toPlainText() == "24"
    assert "24" in text_of(dialog, "source")
    dialog.reject()
