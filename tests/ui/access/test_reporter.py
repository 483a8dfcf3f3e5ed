"""One thing is heard for each thing that is done, once, and by one way."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from support.games import command_of
from support.lines import winning_line
from support.listening import SPOKEN, Event, Heard, Listener, below, node
from support.settled import SETTLED
from support.windows import Opened

from klondike_qt.dealing import chosen_game
from klondike_qt.game.commands import CarryCards
from klondike_qt.game.cursor import Holding
from klondike_qt.preferences.schema import Preferences, SpeechRoute, Switch
from klondike_qt.rules.deck import deal_of_number
from klondike_qt.rules.position import Place
from klondike_qt.rules.variant import KLONDIKE
from klondike_qt.ui.access.announcer import Message, Urgency
from klondike_qt.ui.access.readers import Reader, ReaderWatch
from klondike_qt.ui.dialogs.about import AboutDialog
from klondike_qt.ui.window import Window
from klondike_qt.words.handles import action_description, action_name

HeardWindow = Callable[..., tuple[Window, Listener]]
Level = QAccessible.AnnouncementPoliteness
PRESS, SET_FOCUS = QAccessibleActionInterface.pressAction(), QAccessibleActionInterface.setFocusAction()
STILL = Preferences(reduced_motion=Switch.ON)


def of(kind: QAccessible.Event, heard: list[Heard]) -> list[str]:
    """Return the ids of what an event of a kind came from."""
    return [each.id for each in heard if each.kind == kind]


def act(window: Window, identity: str, action: str = PRESS) -> None:
    """Do what assistive technology does."""
    actions = node(window, identity).actionInterface()
    assert actions is not None
    actions.doAction(action)


def press(window: Window, key: str) -> None:
    """Press a key on the table."""
    sequence: Any = QKeySequence(key)  # the stubs know of no index
    QTest.keyClick(window.view, sequence[0].key())


def route(window: Window, reader: Reader) -> None:
    """Let there be another reader."""
    watch = ReaderWatch(lambda: Known(reader), lambda: reader.is_active)
    window.access.reporter._readers = watch


class Known(ReaderWatch):
    """A bus that knows one reader."""

    def __init__(self, reader: Reader) -> None:
        super().__init__()
        self._reader = reader

    def is_reader_wanted(self) -> bool:
        return self._reader.is_screen_reader

    def is_new_reader_there(self) -> bool:
        return self._reader.hears_announcements


OLD_READER = Reader(is_active=True, is_screen_reader=True)
STEPS = ("Right", "Left", "Up", "Down", "Home", "End", "PgUp", "PgDown")
KEYS = (*STEPS, "Space", "Return", "Esc", "0", "F", "G", "+", "-", *"123456789", *"UYTCXSAPLIR")


@pytest.mark.thorough
def test_each_key_of_fifty_games_is_heard_once(heard_window: HeardWindow) -> None:
    window, listener = heard_window()
    said: list[Message] = []
    window.announcer.said.connect(said.append)
    chance = random.Random(1)
    for number in range(1, 51):
        with window.announcer.action():
            window.desk.do(chosen_game(KLONDIKE, deal_of_number(number), number))
        listener.news()
        for _ in range(30):
            said.clear()
            key = chance.choice(KEYS)
            press(window, key)
            heard = listener.spoken()
            assert len(said) <= 1, (key, said)
            assert heard == [message.text for message in said], key
            assert said or key in {*STEPS, "Esc"}, key


@pytest.mark.parametrize("route", [SpeechRoute.ANNOUNCEMENT, SpeechRoute.NOTIFICATION])
def test_each_move_of_a_whole_game_is_heard_once(route: SpeechRoute, heard_window: HeardWindow) -> None:
    line = winning_line("klondike")
    window, listener = heard_window(line.deal, preferences=Preferences(reduced_motion=Switch.ON, speech_route=route))
    for token in line.tokens:
        window._do_all((command_of(token),))
        assert len(listener.spoken()) == 1


def test_the_focus_tells_what_lies_there(heard_window: HeardWindow) -> None:
    window, listener = heard_window()
    press(window, "Right")
    assert listener.news() == [Heard(Event.Focus, "card-9H", "Nine of hearts, column two, 1 face-down")]
    press(window, "4")
    assert of(Event.Focus, listener.news()) == ["place-column-4"]


def test_the_same_spot_again_is_heard_again(heard_window: HeardWindow) -> None:
    window, listener = heard_window()
    press(window, "4")
    first = listener.spoken()
    press(window, "4")
    assert listener.all == []
    again = listener.news()
    assert of(Event.Focus, again) == []
    assert [heard.text for heard in again] == first


def test_the_same_news_again_are_heard_again(heard_window: HeardWindow) -> None:
    window, listener = heard_window()
    for _ in range(2):
        press(window, "T")
        assert len(listener.spoken()) == 1


def test_what_the_focus_does_not_tell_is_news(heard_window: HeardWindow) -> None:
    window, listener = heard_window()
    window.announcer.say("Something else", Urgency.FOCUS)
    assert listener.spoken() == ["Something else"]


def test_only_refusals_answers_and_the_end_are_urgent(heard_window: HeardWindow) -> None:
    window, listener = heard_window(position=SETTLED)
    urgent = {"T": True, "P": True, "Space": False, "Esc": False, "Right": None, "F": False, "U": False, "0": True}
    for key, is_urgent in urgent.items():
        press(window, key)
        levels = [heard.level for heard in listener.news() if heard.kind == Event.Announcement]
        wanted = [] if is_urgent is None else [Level.Assertive if is_urgent else Level.Polite]
        assert levels == wanted, key
    press(window, "O")
    won = [heard for heard in listener.news() if heard.kind in SPOKEN]
    assert [heard.level for heard in won] == [Level.Assertive]
    assert won[0].text.startswith("You won")


def test_an_older_reader_hears_news_by_a_notification(heard_window: HeardWindow) -> None:
    window, listener = heard_window()
    route(window, OLD_READER)
    press(window, "0")
    heard = listener.news()
    assert of(Event.Announcement, heard) == []
    assert [each.text for each in heard if each.kind == Event.ObjectShow] == ["Ten of clubs, 23 left"]
    press(window, "Right")
    assert of(Event.Focus, listener.news()) == ["card-9H"]


def test_beside_the_own_voice_a_reader_hears_nothing(heard_window: HeardWindow) -> None:
    look = Preferences(reduced_motion=Switch.ON, speech_route=SpeechRoute.SELF_VOICE)
    window, listener = heard_window(preferences=look)
    for key in ("Right", "0", "T"):
        press(window, key)
        assert listener.spoken() == []
    route(window, Reader(is_active=True))
    press(window, "Right")
    assert len(listener.spoken()) == 1  # a magnifier follows the focus


def test_names_change_only_for_those_who_asked(heard_window: HeardWindow) -> None:
    window, listener = heard_window()
    press(window, "0")
    assert of(Event.NameChanged, listener.news()) == []
    below(window)
    press(window, "0")
    assert of(Event.NameChanged, listener.news()) == ["place-stock", "place-waste"]
    press(window, "0")
    assert of(Event.NameChanged, listener.news()) == []


def test_the_node_with_the_focus_changes_its_name_only_when_it_is_left(heard_window: HeardWindow) -> None:
    window, listener = heard_window()
    act(window, "place-stock", SET_FOCUS)
    assert of(Event.Focus, listener.news()) == ["place-stock"]
    below(window)
    press(window, "0")
    assert of(Event.NameChanged, listener.news()) == ["place-waste"]
    press(window, "1")
    kinds = [(each.kind, each.id) for each in listener.news()]
    assert kinds == [(Event.Focus, "place-column-1"), (Event.NameChanged, "place-stock")]


def test_cards_that_change_their_column_leave_and_come(heard_window: HeardWindow) -> None:
    window, listener = heard_window()
    window._do_all((command_of("65"),))
    heard = listener.news()
    moved = window.desk.standing.position.column(Place.COLUMN_5).run[-1].code
    turned = window.desk.standing.position.column(Place.COLUMN_6).run[-1].code
    assert heard[0].kind == Event.Announcement
    assert [each.card for each in heard if each.kind == Event.ObjectDestroyed] == [moved]
    assert sorted(of(Event.ObjectCreated, heard)) == sorted([f"card-{moved}", f"card-{turned}"])


def test_held_cards_are_told_once_the_focus_has_gone_on(heard_window: HeardWindow) -> None:
    window, listener = heard_window()
    press(window, "Space")
    assert of(Event.SelectionAdd, listener.news()) == []
    press(window, "Right")
    heard = listener.news()
    assert heard[0].kind == Event.Focus
    assert of(Event.SelectionAdd, heard) == ["card-5C"]
    press(window, "Esc")
    assert of(Event.SelectionRemove, listener.news()) == ["card-5C"]


def test_to_press_is_to_press_enter_there(heard_window: HeardWindow) -> None:
    window, listener = heard_window()
    act(window, "card-6S")
    assert window.desk.standing.hand == Holding(Place.COLUMN_6, 1)
    assert len(listener.spoken()) == 1
    act(window, "card-7D")
    assert window.desk.standing.moves == 1
    assert len(listener.spoken()) == 1
    act(window, "place-stock")
    assert len(window.desk.standing.position.waste) == 1
    act(window, "hidden-column-7")
    assert window.desk.standing.moves == 2


def test_a_card_can_be_sent_picked_up_and_gone_to(heard_window: HeardWindow) -> None:
    window, listener = heard_window()
    actions = node(window, "card-AC").actionInterface()
    assert actions is not None
    names = actions.actionNames()
    assert names == [PRESS, SET_FOCUS, "Pick up", "Send"]
    told = [(actions.localizedActionName(name), actions.localizedActionDescription(name)) for name in names]
    assert told == [(action_name(name), action_description(name)) for name in names]
    assert all(name and description for name, description in told)
    assert [actions.keyBindingsForAction(name) for name in names] == [[]] * 4
    actions.doAction("Pick up")
    assert window.desk.standing.hand == Holding(Place.COLUMN_3, 1)
    actions.doAction("Send")
    assert window.desk.standing.position.foundations == (1, 0, 0, 0)
    assert actions.actionNames() == []
    before = window.desk.standing
    actions.doAction(PRESS)
    assert window.desk.standing is before
    empty = node(window, "place-waste").actionInterface()
    assert empty is not None
    assert empty.actionNames() == [PRESS, SET_FOCUS]
    listener.news()
    window.stage.message.setFocus()
    act(window, "card-KH", SET_FOCUS)
    assert window.view.hasFocus()
    assert listener.spoken() == ["King of hearts, column seven, 6 face-down"]


def test_a_whole_game_is_won_by_presses(heard_window: HeardWindow) -> None:
    line = winning_line("klondike")
    window, listener = heard_window(line.deal)
    for token in line.tokens:
        if token in {"d", "r"}:
            act(window, "place-stock")
            continue
        command = command_of(token)
        position = window.desk.standing.position
        assert isinstance(command, CarryCards)
        act(window, _head(window, command.source, command.count))
        _, target = _last(window, command.destination)
        assert len(listener.spoken()) == 1
        act(window, target)
        assert len(listener.spoken()) == 1
        assert window.desk.standing.position != position
    assert window.desk.standing.position.is_won


def _head(window: Window, place: Place, count: int | None) -> str:
    if not place.is_column:
        return _last(window, place)[1]
    run = window.desk.standing.position.column(place).run
    return f"card-{run[-(count or 1)].code}"


def _last(window: Window, place: Place) -> tuple[Place, str]:
    name = f"column-{place.index + 1}" if place.is_column else place.name.lower()
    column = window.desk.standing.position.column(place) if place.is_column else None
    return place, f"card-{column.run[-1].code}" if column and column.run else f"place-{name}"


def test_under_a_dialog_nothing_can_be_pressed(heard_window: HeardWindow) -> None:
    window, _ = heard_window()
    dialog = AboutDialog("1", "6", "here", window)
    window.open_dialog(dialog)
    act(window, "place-stock")
    assert window.desk.standing.moves == 0
    dialog.close()


def test_a_press_ends_the_demo_and_does_nothing_else(heard_window: HeardWindow) -> None:
    window, listener = heard_window()
    window.demo.start_any(KLONDIKE)
    listener.news()
    act(window, "place-stock")
    assert not window.demo.is_running
    assert window.desk.standing.moves == 0
    assert len(listener.spoken()) == 1


def test_who_comes_back_to_the_table_hears_where_it_is(heard_window: HeardWindow) -> None:
    window, listener = heard_window()
    press(window, "T")
    listener.news()
    window.stage.message.setFocus()
    assert listener.news() == [Heard(Event.NameChanged, "", window.stage.message.text())]
    window.view.setFocus()
    assert of(Event.Focus, listener.news()) == ["card-5C"]


def test_tab_into_the_table_is_heard_once(heard_window: HeardWindow) -> None:
    window, listener = heard_window()
    window.bar.stop.setFocus()
    listener.news()
    window.zones.turn(forwards=False)
    QApplication.processEvents()
    assert len(listener.spoken()) <= 1


def test_what_was_said_before_the_window_was_there_is_heard_then(open_window: Opened, listening: None) -> None:  # noqa: ARG001
    listeners: list[Listener] = []

    def greet(window: Window) -> None:
        QAccessible.setActive(False)
        window.say("New game")
        QAccessible.setActive(True)
        listeners.append(Listener(window))

    open_window(before=greet)
    assert listeners[0].spoken() == ["New game. Five of clubs, column one"]


def test_a_label_that_is_painted_makes_no_noise(heard_window: HeardWindow) -> None:
    window, _ = heard_window()
    press(window, "T")
    assert window.stage.message.text().startswith("Waste")
    assert QLabel.text(window.stage.message) == ""  # or Qt would tell of each change


def test_it_ends_with_the_window(heard_window: HeardWindow) -> None:
    window, _ = heard_window()
    window.access.reporter.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    window.say("Still there")
    assert window.stage.message.text() == "Still there"
