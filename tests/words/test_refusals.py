"""Each reason has a telling sentence of its own, and the held cards are kept."""

import pytest
from support.games import laid, session_on

from klondike_qt.game.commands import (
    CarryCards,
    Command,
    Finish,
    PickUp,
    PressStock,
    PutDown,
    Resize,
    SendSafe,
    SendToBest,
)
from klondike_qt.rules.position import Place, Position
from klondike_qt.rules.variant import VEGAS
from klondike_qt.words.manner import BRIEF, Manner
from klondike_qt.words.steps import told

ONE, TWO, THREE = Place.COLUMN_1, Place.COLUMN_2, Place.COLUMN_3
TABLE = laid("QS", "8C", "AD | 6C", "", "7S", "4H", "KD", stock="9C", waste="2S 5D", foundations=(0, 0, 2, 0))

REFUSED: list[tuple[Position, Command, str]] = [
    (TABLE, CarryCards(ONE, TWO), "Needs a red seven; queen is too high"),
    (TABLE, CarryCards(THREE, TWO), "Needs a red seven; six is too low"),
    (laid("AC", "2D"), CarryCards(TWO, ONE), "Nothing can go on an ace in a column"),
    (TABLE, CarryCards(Place.COLUMN_5, TWO), "Same colour; needs a red seven"),
    (TABLE, CarryCards(TWO, Place.COLUMN_4), "Only a king can go to an empty column"),
    (TABLE, CarryCards(Place.COLUMN_6, Place.HEARTS), "Four of hearts: foundation needs the three of hearts"),
    (TABLE, CarryCards(TWO, Place.CLUBS), "Eight of clubs: empty foundation needs the ace of clubs"),
    (laid("9H 8S"), CarryCards(ONE, Place.SPADES, 2), "Only one card at a time to a foundation"),
    (TABLE, CarryCards(THREE, TWO, 2), "Face-down cards cannot be moved"),
    (TABLE, CarryCards(Place.STOCK, TWO), "The stock is face down; draw instead"),
    (TABLE, CarryCards(Place.WASTE, TWO, 2), "Only the top waste card can be moved"),
    (TABLE, CarryCards(ONE, Place.STOCK), "Cannot put a card on the stock"),
    (TABLE, CarryCards(ONE, Place.WASTE), "Cannot put a card on the waste"),
    (laid("AC", "2C", foundations=(0, 0, 13, 0)), CarryCards(ONE, Place.HEARTS), "Hearts foundation is full"),
    (TABLE, CarryCards(ONE, ONE), "That is where it came from"),
    (TABLE, CarryCards(Place.COLUMN_4, ONE), "Nothing to pick up here, column four is empty"),
    (TABLE, CarryCards(ONE, TWO, 3), "There are not that many cards to move"),
    (laid("AC"), PressStock(), "Stock and waste are empty"),
    (laid("AC", waste="2C", variant=VEGAS), PressStock(), "No passes left; the waste stays as it is"),
    (TABLE, Finish(), "Cannot finish yet; stock, waste or face-down cards remain"),
    (TABLE, SendToBest(THREE), "No place for six of clubs; needs a red seven"),
    (TABLE, SendToBest(Place.COLUMN_7), "No place for king of diamonds; needs an empty column"),
    (TABLE, SendSafe(), "No card is safe to send up yet"),
]


@pytest.mark.parametrize(("position", "command", "text"), REFUSED)
def test_the_reason_is_told(position: Position, command: Command, text: str) -> None:
    assert told(session_on(position).handle(command, 0.0)) == text


def test_what_is_held_is_told_after_the_reason() -> None:
    session = session_on(TABLE)
    session.handle(PickUp(THREE, 1), 0.0)
    text = "Needs a red seven; six is too low. Holding six of clubs"
    assert told(session.handle(PutDown(TWO), 0.0)) == text


def test_a_column_held_as_a_whole_is_told_by_its_name() -> None:
    session = session_on(laid("9H 8S", "7C"))
    session.handle(PickUp(ONE), 0.0)
    text = "Needs a red six; eight is too high. Holding column one"
    assert told(session.handle(PutDown(TWO), 0.0)) == text


def test_a_held_run_is_told_with_how_many_cards_lie_on_its_first() -> None:
    session = session_on(laid("9H 8S 7D", "7C"))
    session.handle(PickUp(ONE, 2), 0.0)
    update = session.handle(PutDown(TWO), 0.0)
    assert told(update) == "Needs a red six; eight is too high. Holding eight of spades and 1 more"
    assert told(update, BRIEF) == "Needs red six. Holding 2 cards"
    update = session.handle(SendToBest(ONE, 2), 0.0)
    assert told(update) == "No place for eight of spades; needs a red nine. Holding 2 cards"


def test_no_more_cards_can_be_held_than_lie_face_up_and_no_fewer_than_one() -> None:
    for position in (laid("KC | 9H 8S", "7C"), laid("9H 8S", "7C")):
        session = session_on(position)
        session.handle(PickUp(ONE, 1), 0.0)
        fewer = session.handle(Resize(-1), 0.0)
        assert told(fewer) == "Only one card is held. Holding eight of spades"
        assert told(fewer, BRIEF) == "Only one. Holding eight spades"
        assert told(session.handle(Resize(1), 0.0)) == "Holding nine of hearts and 1 more"
        more = session.handle(Resize(1), 0.0)
        assert told(more) == "No more cards can be held. Holding nine of hearts and 1 more"
        assert told(more, BRIEF) == "No more. Holding 2 cards"


@pytest.mark.parametrize("place", [Place.WASTE, Place.HEARTS])
def test_one_card_is_all_that_can_be_held_of_a_pile(place: Place) -> None:
    session = session_on(TABLE)
    session.handle(PickUp(place), 0.0)
    for by, text in ((1, "No more cards can be held. "), (-1, "Only one card is held. ")):
        assert told(session.handle(Resize(by), 0.0)).startswith(text + "Holding ")


def test_with_no_safe_card_the_key_is_told_that_sends_one_anyway() -> None:
    update = session_on(TABLE).handle(SendSafe(), 0.0)
    assert told(update, Manner(foundation_key="F")) == "No card is safe yet; F sends one anyway"
    assert told(update) == "No card is safe to send up yet"
