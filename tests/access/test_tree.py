"""The table as assistive technology sees it: each place and card by name, where it lies, and nothing that is hidden."""

from collections.abc import Callable

import pytest
from support.access_lint import faults_of, focused_in
from support.atspi import Box, Node, Opened, Reader
from support.desktop import Desktop, until
from support.dump import dumped
from support.lines import winning_line
from support.shadow import NAMES, Shadow, keys_of

from klondike_qt.rules.cards import CARD_BY_CODE

pytestmark = pytest.mark.display

TOKENS = winning_line("klondike").tokens
SOME = 12
"""Moves after which there are runs, a waste, an empty place."""


def table_of(reader: Reader) -> Node:
    """Return the table as it is now."""
    return Node.of(reader.ask("tree", node="QApplication.Window.QWidget.Stage.TableView"))


def play(desktop: Desktop, reader: Reader, shadow: Shadow, tokens: tuple[str, ...]) -> None:
    """Play moves by keys, in the program and beside it."""
    for token in tokens:
        reader.press(*keys_of([token]))
        shadow.play(token)
    desktop.press("1")
    reader.quiet()


def test_s_01_the_whole_window_is_as_it_was_read(open_game: Opened, compare: Callable[[str, str], None]) -> None:
    _, reader = open_game()
    until("what is known of the deal", lambda: any("winnable" in node.name for node in reader.shown().below()))
    reader.press("Right", "Left")  # until there is something else to hear, the greeting is a part of the first name
    compare("deal-24.txt", dumped(reader.tree()) + "\n")


@pytest.mark.thorough
def test_s_01_the_table_in_mid_game_is_as_it_was_read(
    desktop: Desktop, open_game: Opened, compare: Callable[[str, str], None]
) -> None:
    _, reader = open_game()
    play(desktop, reader, Shadow(), TOKENS[:SOME])
    compare("deal-24-mid-game.txt", dumped(table_of(reader)) + "\n")


@pytest.mark.thorough
def test_s_01_the_table_holds_the_thirteen_places_in_order_and_the_cards_of_the_columns(open_game: Opened) -> None:
    _, reader = open_game()
    table = table_of(reader)
    assert table.name == "Card table"
    assert [place.short_id for place in table.children] == [f"place-{name}" for name in NAMES]
    assert [node.short_id for node in table.below()][1:] == Shadow().nodes()
    assert faults_of(table) == []


@pytest.mark.thorough
def test_s_02_cards_are_named_in_words(open_game: Opened) -> None:
    _, reader = open_game()
    reader.press("Right", "Left")
    cards = [node for node in table_of(reader).below() if node.short_id.startswith("card-")]
    assert [node.name for node in cards][:2] == ["Five of clubs, column one", "Nine of hearts, column two, 1 face-down"]
    assert all(" of " in node.name for node in cards)


def exposed(node: Node) -> tuple[int, int]:
    """Return a point of a node of the table that no other one covers."""
    assert node.box
    return node.box.x + node.box.width // 2, node.box.y + 4


def differ(told: Box, x: float, y: float, width: float, height: float) -> float:
    """Return by how much a rectangle differs from what was told."""
    pairs = ((told.x, x), (told.y, y), (told.x + told.width, x + width), (told.y + told.height, y + height))
    return max(abs(one - other) for one, other in pairs)


@pytest.mark.thorough
def test_s_03_everything_on_the_table_is_where_it_is_said_to_be_and_is_found_there(
    desktop: Desktop, open_game: Opened
) -> None:
    _, reader = open_game()
    shadow = Shadow()
    play(desktop, reader, shadow, TOKENS[:SOME])
    table = table_of(reader)
    assert table.box
    assert [node.short_id for node in focused_in(table)] == ["place-column-1"]
    picture = shadow.picture(table.box.width, table.box.height)
    nodes = [node for node in table.below() if node is not table and not node.children]
    assert [reader.hit(*exposed(node)) for node in nodes] == [node.id for node in nodes]
    for node in nodes:
        kind, _, name = node.short_id.partition("-")
        if kind == "hidden":
            continue
        rect = picture.cards[CARD_BY_CODE[name]].shown if kind == "card" else shadow.rect(picture, name)
        assert node.box
        assert differ(node.box, table.box.x + rect.x, table.box.y + rect.y, rect.width, rect.height) <= 2


@pytest.mark.thorough
def test_s_03_held_cards_are_selected_and_one_thing_has_the_focus(open_game: Opened) -> None:
    _, reader = open_game()
    reader.press("5", "space")
    table = table_of(reader)
    assert [node.short_id for node in table.below() if "selected" in node.states] == ["card-7D"]
    assert len(focused_in(table)) == 1
    reader.press("Escape")
    assert [node.short_id for node in table_of(reader).below() if "selected" in node.states] == []


def look_for_secrets(desktop: Desktop, reader: Reader, tokens: tuple[str, ...], every: int) -> None:
    """Play, and look through everything that is told for what nobody can know."""
    shadow = Shadow()
    for number, token in enumerate(tokens):
        reader.press(*keys_of([token]))
        shadow.play(token)
        if number % every == 0:
            desktop.press("1")  # what was said of a card that went back under the stock is said no more
            reader.quiet(0.1)
            table = table_of(reader)
            assert [node.short_id for node in table.below()][1:] == shadow.nodes()
            texts = "\n".join(table.texts()).lower()
            assert [secret for secret in shadow.secrets() if secret in texts] == []


@pytest.mark.thorough
def test_s_05_no_card_that_is_hidden_is_told_of(desktop: Desktop, open_game: Opened) -> None:
    _, reader = open_game()
    look_for_secrets(desktop, reader, TOKENS[:SOME], 3)


@pytest.mark.slow
def test_s_05_no_card_that_is_hidden_is_told_of_in_a_whole_game(desktop: Desktop, open_game: Opened) -> None:
    _, reader = open_game()
    look_for_secrets(desktop, reader, TOKENS, 5)


@pytest.mark.thorough
def test_s_01_a_client_that_believes_what_it_was_told_sees_the_same_as_one_that_asks_anew(
    desktop: Desktop, open_game: Opened
) -> None:
    game, reader = open_game()
    trusting = Reader(desktop, game, trusting=True)
    table_of(trusting)
    play(desktop, reader, Shadow(), TOKENS[:SOME])
    trusting.quiet()
    assert dumped(table_of(trusting)) == dumped(table_of(reader))
