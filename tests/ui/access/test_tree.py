"""What a screen reader walks is the table, at every moment, and nothing else."""

import random
from collections.abc import Callable
from itertools import product

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QApplication
from shiboken6 import Shiboken
from support.listening import Event, Listener, Text, below, expected, node, nodes_of, table_of, walked
from support.walks import longest_column
from support.windows import Opened

from klondike_qt.dealing import chosen_game
from klondike_qt.game.commands import Command, FocusOn, PickUp, PressStock, Restart, SendToBest, TakeBack, Undo
from klondike_qt.game.cursor import Focus
from klondike_qt.preferences.schema import Preferences, Size, Switch, TableLayout, Verbosity
from klondike_qt.rules.cards import PACK
from klondike_qt.rules.deck import deal_of_number
from klondike_qt.rules.legal import legal_moves
from klondike_qt.rules.moves import Carry
from klondike_qt.rules.position import COLUMN_PLACES, Place
from klondike_qt.rules.position_text import position_text
from klondike_qt.rules.variant import KLONDIKE
from klondike_qt.ui.access.factory import calls
from klondike_qt.ui.access.nodes import Kind
from klondike_qt.ui.asking import manner_of
from klondike_qt.ui.hinting import command_for
from klondike_qt.ui.window import Window
from klondike_qt.words import cards

HeardWindow = Callable[..., tuple[Window, Listener]]
STILL = Preferences(reduced_motion=Switch.ON)
RUN = position_text(longest_column(2))
"""Six cards face down and a run of thirteen on them."""


def some_command(window: Window, chance: random.Random) -> Command:
    """Return something that a player may ask for, mostly moves."""
    standing = window.desk.standing
    moves = legal_moves(standing.position)
    kind = chance.random()
    if moves and kind < 0.5:
        carries = [move for move in moves if isinstance(move, Carry)]
        return command_for(chance.choice(carries or moves))
    place = chance.choice(list(Place))
    if kind < 0.6:
        return PressStock()
    if kind < 0.7:
        return PickUp(place, chance.choice([None, 1, 2]))
    if kind < 0.85:
        return FocusOn(Focus(place, chance.choice([None, 0, 1, 2, 3]) if place.is_column else 0))
    others: list[Command] = [Undo(), SendToBest(place, 1), TakeBack(3), Restart()]
    return chance.choice(others)


def play(window: Window, chance: random.Random) -> None:
    """Do something, as the window does."""
    window._do_all((some_command(window, chance),))


def test_the_table_holds_its_thirteen_places_and_their_cards(heard_window: HeardWindow) -> None:
    window, _ = heard_window()
    table = table_of(window)
    assert table.text(Text.Name) == "Card table"
    assert below(window) == expected(window.desk.standing, manner_of(window.choices.now))
    assert len([line for line in below(window) if line[0] == 1]) == 13
    assert (2, "card-9H", "Nine of hearts, column two, 1 face-down") in below(window)


def test_it_follows_every_move(heard_window: HeardWindow) -> None:
    window, listener = heard_window()
    chance = random.Random(7)
    for number in range(12):
        for _ in range(60):
            play(window, chance)
            listener.news()
            assert below(window) == expected(window.desk.standing, manner_of(window.choices.now))
        with window.announcer.action():
            window.desk.do(chosen_game(KLONDIKE, deal_of_number(number + 1), number + 1))


def test_it_follows_the_choice_of_words(heard_window: HeardWindow) -> None:
    window, listener = heard_window()
    below(window)
    window.choices.set(Preferences(reduced_motion=Switch.ON, verbosity=Verbosity.BRIEF))
    changed = {heard.id for heard in listener.news()}
    assert below(window) == expected(window.desk.standing, manner_of(window.choices.now))
    assert "card-9H" in changed
    assert "card-5C" not in changed  # the focus is there, and a screen reader would speak it
    assert "News" not in changed


def test_it_follows_the_demo_and_comes_back(heard_window: HeardWindow) -> None:
    window, listener = heard_window()
    window.demo.start_any(KLONDIKE)
    listener.news()
    assert below(window) == expected(window.scene.standing, manner_of(window.choices.now))
    assert window.scene.standing is not window.desk.standing
    window.demo.stop()
    listener.news()
    assert below(window) == expected(window.desk.standing, manner_of(window.choices.now))


@pytest.mark.thorough
def test_nothing_hidden_is_ever_named(heard_window: HeardWindow) -> None:
    window, listener = heard_window(preferences=Preferences(reduced_motion=Switch.ON, verbosity=Verbosity.VERBOSE))
    chance = random.Random(3)
    for number in range(1000):
        if number % 100 == 0:
            with window.announcer.action():
                window.desk.do(chosen_game(KLONDIKE, deal_of_number(number + 1), number + 1))
        play(window, chance)
        nodes = [event for event in listener.news() if event.kind != Event.Announcement]
        heard = [text for event in nodes for text in (event.id, event.text)]
        kinds = [Text.Name, Text.Description, Text.Identifier, Text.Value, Text.Help]
        said = [interface.text(kind) for _, interface in walked(table_of(window)) for kind in kinds]
        hung_down = [each for each in nodes_of(window) if each.place is None]
        said += [_interface(each).text(kind) for each in hung_down for kind in kinds]
        all_told = "\n".join(text for text in (*heard, *said) if "needs" not in text).casefold()
        position = window.desk.standing.position
        hidden = [*position.stock, *(card for column in position.columns for card in column.hidden)]
        told = [card.code for card in hidden if f"card-{card.code}".casefold() in all_told]
        named = [card.code for card in hidden if cards.name(card).casefold() in all_told]
        assert (told, named) == ([], [])


def _interface(thing: object) -> QAccessibleInterface:
    return QAccessible.queryAccessibleInterface(thing)  # type: ignore[arg-type]


def test_each_object_is_made_once(heard_window: HeardWindow) -> None:
    window, listener = heard_window()
    first = [QAccessible.uniqueId(_interface(each)) for each in nodes_of(window)]
    before = calls()
    for number in range(1, 500):
        with window.announcer.action():
            window.desk.do(chosen_game(KLONDIKE, deal_of_number(number), number))
        listener.news()
    assert [QAccessible.uniqueId(_interface(each)) for each in nodes_of(window)] == first
    assert len(set(first)) == 13 + 7 + 52
    assert calls() == before


@pytest.mark.parametrize("kind", QAccessible.InterfaceType)
def test_every_kind_of_interface_can_be_asked_for(kind: QAccessible.InterfaceType, heard_window: HeardWindow) -> None:
    window, _ = heard_window()
    things = [window.view, window.stage.message, window.stage.win, window, *nodes_of(window)]
    notice = window.access.notice
    own = [*nodes_of(window), notice.notification, notice.label]
    for thing in (*things, notice, *own):
        found = _interface(thing).interface_cast(kind)
        if thing in own:
            assert found is not None
        if thing in nodes_of(window) and kind == QAccessible.InterfaceType.ActionInterface:
            assert _interface(thing).actionInterface() is not None


@pytest.mark.parametrize("kind", [name for name in dir(QAccessibleInterface) if name.endswith("Interface")])
def test_qt_can_ask_for_every_kind_of_interface(kind: str, heard_window: HeardWindow) -> None:
    window, _ = heard_window()
    notice = window.access.notice
    others = (window.view, window.stage.message, window.stage.win, notice, notice.notification, notice.label)
    answers = [getattr(_interface(thing), kind)() for thing in (*nodes_of(window), *others)]
    there = [answer for answer in answers if answer is not None]
    assert len(there) >= len(nodes_of(window)) if kind == "actionInterface" else not there[len(others) :]


def test_exactly_one_node_has_the_focus(heard_window: HeardWindow) -> None:
    window, listener = heard_window()
    chance = random.Random(11)
    for _ in range(150):
        play(window, chance)
        listener.news()
        focused = [interface for _, interface in walked(table_of(window)) if interface.state().focused]
        assert len(focused) == 1
        assert focused[0] is table_of(window).focusChild()
        assert focused[0].focusChild() is focused[0]
        assert focused[0].state().focusable
    window.stage.message.setFocus()
    assert not [interface for _, interface in walked(table_of(window)) if interface.state().focused]
    assert table_of(window).focusChild() is None


def test_held_cards_are_selected(heard_window: HeardWindow) -> None:
    window, _ = heard_window(position=RUN)
    window._do_all((PickUp(Place.COLUMN_3, 3),))
    run = window.desk.standing.position.column(Place.COLUMN_3).run
    selected = [each.text(Text.Identifier) for _, each in walked(table_of(window)) if each.state().selected]
    assert selected == [f"card-{card.code}" for card in run[-3:]]


LOOKS = list(product(Size, (TableLayout.TOP_ROW, TableLayout.SIDE_RAIL), (False, True)))


@pytest.mark.parametrize(("size", "layout", "left_handed"), LOOKS)
def test_everything_is_where_it_is_seen(
    size: Size, layout: TableLayout, left_handed: bool, heard_window: HeardWindow
) -> None:
    look = Preferences(reduced_motion=Switch.ON, size=size, layout=layout, left_handed=left_handed)
    for position, focus in ((None, 0), (RUN, 0), (RUN, 9), (RUN, 13)):
        window, _ = heard_window(preferences=look, position=position)
        window._do_all((FocusOn(Focus(Place.COLUMN_3, focus)),))
        corner = window.view.viewport().mapToGlobal(QPoint(0, 0))
        for card, spot in window.scene.picture.cards.items():
            if not (spot.face_up and spot.place.is_column):
                continue
            interface = node(window, f"card-{card.code}")
            told = interface.rect()
            if not spot.visible:
                assert told.isEmpty()
                assert interface.state().offscreen
                continue
            shown = spot.shown
            seen = QRect(round(shown.x), round(shown.y), round(shown.width), round(shown.height))
            seen = seen.translated(corner) & window.view.rect().translated(window.view.mapToGlobal(QPoint(0, 0)))
            assert differ(told, seen) <= 2
            assert not interface.state().offscreen


def differ(one: QRect, other: QRect) -> int:
    """Return the largest difference between two edges."""
    first, second = ([each.left(), each.top(), each.right(), each.bottom()] for each in (one, other))
    return max(abs(a - b) for a, b in zip(first, second, strict=True))


@pytest.mark.parametrize("size", Size)
@pytest.mark.parametrize("held", [None, 4])
def test_what_lies_under_a_point_is_found(size: Size, held: int | None, heard_window: HeardWindow) -> None:
    window, _ = heard_window(preferences=Preferences(reduced_motion=Switch.ON, size=size), position=RUN)
    if held:
        window._do_all((PickUp(Place.COLUMN_3, held),))
    corner = window.view.viewport().mapToGlobal(QPoint(0, 0))
    table, found = table_of(window), set()
    for x, y in product(range(3, window.view.width(), 23), range(3, window.view.height(), 11)):
        under = _painted(window, x, y)
        got = table.childAt(corner.x() + x, corner.y() + y)
        if under:
            assert got is not None
            assert got.text(Text.Identifier) == under
            found.add(under)
    assert len(found) >= 10
    assert table.childAt(corner.x() - 3, corner.y() + 9) is None


def _painted(window: Window, x: int, y: int) -> str:
    """Return the id of the card that is painted at a point, on top of all others; nothing near an edge or a count."""
    now, picture = window.scene.places_now(), window.scene.picture
    if any(badge.rect.grown(2, 2).contains(x, y) for badge in picture.badges):
        return ""
    held = {card for card in PACK if now[card] != picture.cards[card].rect}
    there = [card for card in PACK if picture.cards[card].visible and now[card].contains(x, y)]
    if not there:
        return ""
    top = max(there, key=lambda card: (card in held, picture.cards[card].order))
    near = [card for card in PACK if now[card].grown(2, 2).contains(x, y) != now[card].grown(-2, -2).contains(x, y)]
    if near:
        return ""
    spot = picture.cards[top]
    name = f"column-{spot.place.index + 1}" if spot.place.is_column else spot.place.name.lower()
    if not spot.place.is_column:
        return f"place-{name}"
    return f"card-{top.code}" if spot.face_up else f"hidden-{name}"


def test_a_zoomed_view_is_told_as_it_is_seen(heard_window: HeardWindow) -> None:
    window, _ = heard_window()
    window.view.scale(1.5, 1.5)
    seen = node(window, "card-5C").rect()
    spot = window.scene.picture.cards[window.desk.standing.position.column(Place.COLUMN_1).run[0]].shown
    assert abs(seen.width() - spot.width * 1.5) <= 2
    middle = seen.center()
    assert table_of(window).childAt(middle.x(), middle.y()) is node(window, "card-5C")


def test_nothing_is_made_while_nobody_listens(open_window: Opened) -> None:
    window = open_window()
    before = calls()
    chance = random.Random(5)
    for _ in range(100):
        play(window, chance)
        QApplication.processEvents()
    assert calls() == before
    assert not window.access.tree.is_made


def test_who_begins_to_listen_finds_the_table_as_it_is(open_window: Opened, listening: None) -> None:  # noqa: ARG001
    window = open_window()
    below(window)
    QAccessible.setActive(False)
    chance = random.Random(6)
    for _ in range(40):
        play(window, chance)
    QAccessible.setActive(True)
    assert below(window) == expected(window.desk.standing, manner_of(window.choices.now))


@pytest.mark.parametrize("first", ["view", "tree", "scene", "notice", "window"])
def test_it_goes_in_any_order(first: str, heard_window: HeardWindow) -> None:
    window, _ = heard_window()
    below(window)
    kept = [_interface(each) for each in nodes_of(window)]
    assert all(interface.isValid() for interface in kept)
    thing = {
        "view": window.view,
        "tree": window.access.tree,
        "scene": window.scene,
        "notice": window.access.notice,
        "window": window.stage,
    }[first]
    ids = [QAccessible.uniqueId(interface) for interface in kept]
    window.close()
    if first == "scene":
        window.view.setScene(None)
    thing.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    if first in {"view", "tree", "window"}:
        assert not Shiboken.isValid(window.access.tree)
        assert [QAccessible.accessibleInterface(each) for each in ids] == [None] * len(ids)


def test_the_order_of_a_column_is_the_reading_order(heard_window: HeardWindow) -> None:
    window, _ = heard_window(position=RUN)
    kinds = [each.kind for each in nodes_of(window) if each.place is Place.COLUMN_3 and each.up]
    assert kinds.count(Kind.CARD) == 13
    column = [identity for depth, identity, _ in below(window) if depth == 2]
    run = window.desk.standing.position.column(Place.COLUMN_3).run
    start = column.index("hidden-column-3")
    assert column[start + 1 : start + 14] == [f"card-{card.code}" for card in run]
    assert len(COLUMN_PLACES) == 7
