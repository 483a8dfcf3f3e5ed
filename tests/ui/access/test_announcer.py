"""One message for each action: gathered, merged, remembered, told to whoever listens."""

import pytest

from klondike_qt.ui.access.announcer import REMEMBERED, Announcer, Message, Urgency
from klondike_qt.ui.access.recall import Recall


class Ear:
    """Hears everything that an announcer tells, in order."""

    def __init__(self, announcer: Announcer) -> None:
        self.heard: list[Message | str | None] = []
        self.said: list[Message] = []
        announcer.said.connect(self.heard.append)
        announcer.said.connect(self.said.append)
        announcer.shown.connect(self.heard.append)
        announcer.settled.connect(lambda: self.heard.append(None))

    @property
    def texts(self) -> list[str]:
        return [message.text for message in self.said]


@pytest.fixture
def announcer() -> Announcer:
    return Announcer()


@pytest.fixture
def ear(announcer: Announcer) -> Ear:
    return Ear(announcer)


def test_outside_of_an_action_a_message_is_said_at_once(announcer: Announcer, ear: Ear) -> None:
    announcer.say("Nine of diamonds, 20 left")
    assert ear.heard == ["Nine of diamonds, 20 left", Message("Nine of diamonds, 20 left"), None]


def test_s_06_an_action_has_one_message_the_last_one(announcer: Announcer, ear: Ear) -> None:
    with announcer.action():
        announcer.say("Queen of spades, column four", Urgency.FOCUS)
        with announcer.action():
            announcer.say("Holding queen of spades")
        assert ear.heard == []
        announcer.say("")
    assert ear.said == [Message("Holding queen of spades")]


def test_what_is_added_within_an_action_is_part_of_its_message(announcer: Announcer, ear: Ear) -> None:
    with announcer.action():
        announcer.say("New game")
        announcer.add("It may not be winnable")
    assert ear.texts == ["New game. It may not be winnable"]
    assert announcer.line == "New game. It may not be winnable"


def test_what_is_added_later_is_heard_alone_and_shown_behind(announcer: Announcer, ear: Ear) -> None:
    announcer.say("Draw")
    announcer.add("The game can no longer be won")
    assert ear.texts == ["Draw", "The game can no longer be won"]
    assert announcer.line == "Draw. The game can no longer be won"
    announcer.add("The game can no longer be won")
    assert announcer.line == "The game can no longer be won"


def test_s_11_what_nobody_asked_for_is_shown_and_not_said(announcer: Announcer, ear: Ear) -> None:
    announcer.say("New game")
    announcer.add("An easy deal", Urgency.SEEN)
    assert ear.texts == ["New game"]
    assert ear.heard[-2:] == ["New game. An easy deal", None]


def test_s_11_what_nobody_asked_for_is_not_said_with_the_message_before_it(announcer: Announcer, ear: Ear) -> None:
    with announcer.action():
        announcer.say("New game")
        announcer.add("An easy deal", Urgency.SEEN)
    assert ear.texts == ["New game"]
    assert announcer.line == "New game. An easy deal"


def test_the_same_message_twice_is_said_twice(announcer: Announcer, ear: Ear) -> None:
    announcer.say("Only a king can go to an empty column", Urgency.ASSERTIVE)
    announcer.say("Only a king can go to an empty column", Urgency.ASSERTIVE)
    assert len(ear.said) == 2


@pytest.mark.parametrize(
    ("first", "second", "together"),
    [
        (Urgency.FOCUS, Urgency.POLITE, Urgency.POLITE),
        (Urgency.POLITE, Urgency.ASSERTIVE, Urgency.ASSERTIVE),
        (Urgency.ASSERTIVE, Urgency.POLITE, Urgency.ASSERTIVE),
        (Urgency.POLITE, Urgency.POLITE, Urgency.POLITE),
    ],
)
def test_s_08_two_sentences_are_as_urgent_as_the_more_urgent_one(
    announcer: Announcer, ear: Ear, first: Urgency, second: Urgency, together: Urgency
) -> None:
    with announcer.action():
        announcer.say("one", first)
        announcer.add("two", second)
    assert ear.said == [Message("one. two", together)]


def test_an_action_without_a_message_settles_all_the_same(announcer: Announcer, ear: Ear) -> None:
    with announcer.action():
        pass
    assert ear.heard == [None]


def test_an_action_that_fails_still_says_what_it_had_to_say(announcer: Announcer, ear: Ear) -> None:
    def fails() -> None:
        with announcer.action():
            announcer.say("Draw")
            msg = "disk full"
            raise RuntimeError(msg)

    with pytest.raises(RuntimeError, match="disk full"):
        fails()
    assert ear.texts == ["Draw"]
    announcer.say("Undone: draw")
    assert ear.texts[-1] == "Undone: draw"


def test_a_02_the_last_message_and_older_ones_are_heard_again(announcer: Announcer, ear: Ear) -> None:
    recall = Recall(announcer)
    for number in range(60):
        announcer.say(f"message {number}")
    announcer.say("Six of clubs, column four", Urgency.FOCUS)
    ear.said.clear()
    recall.last()
    for _ in range(55):
        recall.before()
    assert ear.texts == [f"message {number}" for number in range(59, 3, -1)]
    assert announcer.past[-1] == Message("message 59")


def test_a_02_a_new_message_brings_the_way_back_to_its_end(announcer: Announcer, ear: Ear) -> None:
    recall = Recall(announcer)
    for text in ("one", "two", "three"):
        announcer.say(text)
    recall.before()
    recall.before()
    announcer.say("four")
    recall.before()
    assert ear.texts[3:] == ["two", "one", "four", "three"]


def test_a_02_at_the_oldest_message_that_one_is_heard_again(announcer: Announcer, ear: Ear) -> None:
    recall = Recall(announcer)
    announcer.say("one")
    recall.before()
    recall.before()
    assert ear.texts == ["one", "one", "one"]


def test_a_02_before_any_message_that_is_said(announcer: Announcer, ear: Ear) -> None:
    recall = Recall(announcer)
    recall.last()
    assert ear.texts == ["Nothing was said yet"]


def test_messages_that_are_long_ago_are_forgotten(announcer: Announcer) -> None:
    for number in range(REMEMBERED + 5):
        announcer.say(str(number))
    assert [message.text for message in announcer.past] == [str(number) for number in range(5, REMEMBERED + 5)]
