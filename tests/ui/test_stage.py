"""The message line below the table, above it, or not shown."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from support.fingers import Keys
from support.lines import winning_line
from support.positions import long_column
from support.transcript import FILE
from support.windows import Opened

from klondike_qt.dealing import chosen_game
from klondike_qt.game.commands import NewGame, Restart
from klondike_qt.preferences.schema import MessagePlace, Preferences, Size, Switch, TextSize
from klondike_qt.rules.deck import deal_of_number
from klondike_qt.rules.variant import VARIANTS
from klondike_qt.ui.dialogs.messages import MessagesDialog
from klondike_qt.ui.window import Window

USUAL = {"At the focus", "Events", "Refusals", "Where can it go (L)", "Find (K)", "Hints", "Winnable or not"}
"""The chapters of the transcript whose messages move nothing: all but answers that list the table."""
LONG = "All cards are face up. Finish plays the rest. " * 4


def place(window: Window, wanted: MessagePlace) -> None:
    window.choices.set(replace(window.choices.now, message_line=wanted))


@pytest.mark.parametrize("wanted", [MessagePlace.BOTTOM, MessagePlace.TOP])
def test_a_05_one_line_covers_nothing_of_the_table_and_stays(open_window: Opened, wanted: MessagePlace) -> None:
    window = open_window()
    place(window, wanted)
    window.say("Draw")
    line, table = window.stage.message.geometry(), window.view.geometry()
    assert not line.intersects(table)
    assert line.height() + table.height() == window.stage.height()
    assert (line.top() == 0) is (wanted is MessagePlace.TOP)
    assert window.stage.message.font().pixelSize() >= 24


@pytest.mark.parametrize("wanted", [MessagePlace.BOTTOM, MessagePlace.TOP])
def test_a_05_a_long_message_is_shown_whole(open_window: Opened, wanted: MessagePlace) -> None:
    window = open_window()
    place(window, wanted)
    window.say(LONG)
    line = window.stage.message
    assert line.height() >= line.heightForWidth(line.width())
    assert window.stage.rect().contains(line.geometry())


@pytest.mark.parametrize("wanted", [MessagePlace.BOTTOM, MessagePlace.TOP])
@pytest.mark.parametrize("size", [(640, 400), (960, 540), (1280, 800)])
def test_a_05_a_long_message_covers_no_card(open_window: Opened, size: tuple[int, int], wanted: MessagePlace) -> None:
    window = open_window(position=long_column())
    window.resize(*size)
    place(window, wanted)
    whole = window.view.height()
    for message in (LONG[: len(LONG) // 2], LONG[: len(LONG) // 4], "Draw"):
        window.say(message)
        line, table = window.stage.message.geometry(), window.view.geometry()
        assert window.stage.rect().contains(table)
        for spot in window.scene.picture.cards.values():
            seen = QRect(*map(round, (spot.rect.x, spot.rect.y, spot.rect.width, spot.rect.height)))
            assert not spot.visible or not seen.translated(table.topLeft()).intersects(line)
    assert window.view.height() == whole


def test_a_05_a_long_message_over_bare_cloth_moves_nothing(open_window: Opened) -> None:
    window = open_window()
    before = window.scene.places_now()
    window.say(LONG * 2)
    assert window.stage.message.height() > window.stage.message.line_height
    assert window.scene.places_now() == before


def test_v_16_a_message_too_long_for_its_own_height_is_as_high_as_the_bare_cloth_allows(open_window: Opened) -> None:
    choices = Preferences(reduced_motion=Switch.ON, text_size=TextSize.LARGEST)
    window = open_window(preferences=choices, before=lambda window: window.resize(1280, 800))
    message, laid = window.stage.message, window.view.geometry()
    bare = window.stage.height() - max(spot.rect.bottom for spot in window.scene.picture.cards.values())
    window.say(LONG * 2)
    assert 32 <= message.font().pixelSize() < message.wanted_height
    assert message.line_height < message.height() <= bare
    assert window.view.geometry() == laid


def test_v_16_a_hint_in_two_lines_over_a_full_table_has_seven_tenths_of_its_height(open_window: Opened) -> None:
    choices = Preferences(reduced_motion=Switch.ON, text_size=TextSize.LARGEST)
    window = open_window(preferences=choices, position=long_column(), before=lambda window: window.resize(1280, 800))
    message, laid = window.stage.message, window.view.geometry()
    window.say("Four of diamonds, foundation, to five of clubs: makes place for another. This wins")
    assert message.font().pixelSize() >= 0.7 * message.wanted_height
    assert window.view.geometry() == laid
    assert not message.geometry().intersects(laid)


@pytest.mark.parametrize("text", TextSize)
def test_v_17_messages_in_the_least_window_are_whole_readable_and_beside_the_cards(
    open_window: Opened, text: TextSize
) -> None:
    window = open_window(position=long_column())
    window.resize(640, 400)
    window.choices.set(replace(window.choices.now, text_size=text))
    line = window.stage.message
    for message in ("Draw", "Nine of hearts and 2 more, on ten of spades, column five", LONG[: len(LONG) // 2], "Draw"):
        window.say(message)
        assert line.heightForWidth(line.width()) <= line.height()
        assert line.font().pixelSize() >= 20
        assert window.stage.rect().contains(line.geometry())
        assert not line.geometry().intersects(window.view.geometry())


def test_v_17_what_covers_cards_in_the_least_window_is_folded_by_touching_the_table_or_the_text(
    open_window: Opened,
) -> None:
    window = open_window(position=long_column())
    window.resize(640, 400)
    window.choices.set(replace(window.choices.now, text_size=TextSize.LARGEST))
    line, table = window.stage.message, window.view
    window.say(LONG * 2)
    covering, laid = line.height(), table.geometry()
    assert line.geometry().intersects(laid)
    QTest.mouseClick(table.viewport(), Qt.MouseButton.RightButton, pos=QPoint(320, 5))
    assert not line.geometry().intersects(table.geometry())
    assert table.geometry() == laid
    QTest.mouseClick(line, Qt.MouseButton.LeftButton)
    assert line.height() == covering
    QTest.mouseClick(line, Qt.MouseButton.LeftButton)
    assert not line.geometry().intersects(table.geometry())
    window.say(LONG * 2)
    assert line.height() == covering
    assert line.text() == LONG * 2


@pytest.mark.thorough
@pytest.mark.parametrize("text", [TextSize.USUAL, TextSize.LARGE, TextSize.LARGER, TextSize.LARGEST])
@pytest.mark.parametrize("size", [(640, 400), (960, 540), (1280, 800)])
@pytest.mark.parametrize("cards", [Size.S, Size.MAX])
def test_a_05_the_table_stays_as_it_is_for_all_that_is_said_in_a_game(
    open_window: Opened, size: tuple[int, int], text: TextSize, cards: Size
) -> None:
    line = winning_line("draw-three")
    variant = VARIANTS[line.variant]
    choices = Preferences(variant=variant, reduced_motion=Switch.ON, text_size=text, size=cards)
    window = open_window(line.deal, line.variant, choices, before=lambda window: window.resize(*size))
    keys, message = Keys(window), window.stage.message
    laid, moved, pixels = window.view.geometry(), [], []

    def look() -> None:
        if window.view.geometry() != laid:
            moved.append(message.text())
        pixels.append(message.font().pixelSize())

    message.told.connect(look)
    window.desk.do(Restart())
    for number, token in enumerate(line.tokens):
        keys.by_address(token)
        if number % 9 == 4:
            for key in ("f", "u", Qt.Key.Key_Space, "1", Qt.Key.Key_Escape):  # refusals, and what was taken back
                keys.press(key)
            keys.by_address(token)
    assert moved == []
    assert len(pixels) > 200
    assert min(pixels) >= (24 if size[0] >= 960 else 20)


ORDERS = (("Draw", LONG, "Column one"), (LONG * 2, LONG, "Draw"), (LONG, "Column one", LONG * 2, "Draw"))


@pytest.mark.parametrize("text", [TextSize.USUAL, TextSize.LARGEST])
@pytest.mark.parametrize("size", [(640, 400), (960, 540), (1280, 800)])
def test_a_05_what_was_said_before_changes_nothing_of_how_a_message_lies(
    open_window: Opened, size: tuple[int, int], text: TextSize
) -> None:
    window = open_window(position=long_column(), before=lambda window: window.resize(*size))
    window.choices.set(replace(window.choices.now, text_size=text))
    message = window.stage.message
    lies: dict[str, tuple[object, ...]] = {}
    for order in ORDERS:
        for said in order:
            window.say(said)
            here = message.geometry(), message.font().pixelSize(), window.view.geometry(), window.scene.picture
            assert lies.setdefault(said, here) == here


def test_a_05_of_a_new_game_the_line_shows_what_the_table_does_not(open_window: Opened) -> None:
    window = open_window()
    message, heard = window.stage.message, []
    window.announcer.said.connect(lambda told: heard.append(told.text))
    game = chosen_game(VARIANTS["klondike"], deal_of_number(31), 31)
    window.desk.do(NewGame(game.origin, game.start))
    assert message.for_the_eye(message.text()) == "New game, Klondike, deal 31"
    assert heard[-1] == message.text()
    assert "Columns: " in heard[-1]


def test_a_05_a_hidden_message_line_leaves_the_room_to_the_table(open_window: Opened) -> None:
    window = open_window()
    place(window, MessagePlace.HIDDEN)
    assert window.view.geometry() == window.stage.rect()
    assert not window.stage.message.isVisible()
    place(window, MessagePlace.BOTTOM)
    assert window.stage.message.isVisible()


def test_s_15_the_messages_of_late_are_a_list_to_read_in(open_window: Opened) -> None:
    window = open_window()
    for number in range(60):
        window.say(f"message {number}")
    window._deeds["move-log"]()
    dialog = next(dialog for dialog in window.findChildren(MessagesDialog) if dialog.isVisible())
    texts = [dialog._list.item(row).text() for row in range(dialog._list.count())]
    assert texts[-60:] == [f"message {number}" for number in range(60)]
    assert dialog._list.currentItem().text() == "message 59"
    assert dialog.focusWidget() is dialog._list
    dialog.reject()
    assert window.view.hasFocus()


@pytest.mark.parametrize("text", [TextSize.USUAL, TextSize.LARGE, TextSize.LARGER])
def test_a_05_nothing_that_is_usually_said_moves_a_full_table(open_window: Opened, text: TextSize) -> None:
    choices = Preferences(reduced_motion=Switch.ON, text_size=text, size=Size.MAX)
    window = open_window(preferences=choices, position=long_column(), before=lambda window: window.resize(960, 540))
    message, laid = window.stage.message, window.view.geometry()
    moved, usual = [], usually_said()
    assert len(usual) > 150
    for said in usual:
        window.say(said)
        if window.view.geometry() != laid or message.geometry().intersects(laid):
            moved.append(said)
    assert moved == []


def usually_said() -> list[str]:
    """Return what the transcript has in the middle one of three verbosities, but answers to questions."""
    found, heading = [], ""
    for line in FILE.read_text(encoding="utf-8").splitlines():
        heading = line.removeprefix("## ") if line.startswith("## ") else heading
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if heading in USUAL and len(cells) == 4 and cells[1] != "brief" and not cells[1].startswith("-"):
            found.append(cells[2])
    return found
