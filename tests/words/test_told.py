"""The golden list: what each event says, in normal verbosity."""

from dataclasses import dataclass, replace

import pytest
from support.games import dealt, laid, origin, play_tokens, session_on

from klondike_qt.game.commands import (
    Activate,
    Automatic,
    CarryCards,
    Command,
    Finish,
    FocusOn,
    MoveFocus,
    NewGame,
    PickUp,
    PressStock,
    PreviousGame,
    PutBack,
    PutDown,
    Redo,
    Resize,
    Restart,
    SendSafe,
    SendToBest,
    SendToFoundation,
    StopClock,
    Undo,
)
from klondike_qt.game.commands import Direction as Way
from klondike_qt.game.cursor import Focus
from klondike_qt.game.record import DealKind, Origin
from klondike_qt.game.session import Session
from klondike_qt.rules.position import Place, Position
from klondike_qt.rules.variant import DRAW_THREE, KLONDIKE, VEGAS, VEGAS_THREE
from klondike_qt.words.manner import Manner
from klondike_qt.words.steps import told

ONE, TWO, THREE, FOUR = Place.COLUMN_1, Place.COLUMN_2, Place.COLUMN_3, Place.COLUMN_4
WASTE, HEARTS = Place.WASTE, Place.HEARTS
RICH = laid(
    "5C | 9H 8S", "TS", "3H | 6C", "KS | 7D", "2H", stock="2C 3C 4C 5D", waste="9C JC QD AH", variant=DRAW_THREE
)
"""Something of everything: a run, face-down cards, a waste fan and two empty columns."""
MORE = "Nothing can be played any more. Undo, restart or new game"


@dataclass(frozen=True)
class Event:
    """A position, what is done before, the command, and its one message."""

    position: Position
    command: Command
    text: str
    first: tuple[Command, ...] = ()


EVENTS = {
    "pick up a card": Event(RICH, PickUp(THREE, 1), "Holding six of clubs"),
    "pick up a run": Event(RICH, PickUp(ONE, 2), "Holding nine of hearts and 1 more"),
    "pick up a column": Event(RICH, PickUp(ONE), "Holding column one, nine of hearts to eight of spades"),
    "pick up a column of one": Event(RICH, PickUp(TWO), "Holding ten of spades"),
    "hold one more": Event(RICH, Resize(1), "Holding nine of hearts and 1 more", (PickUp(ONE, 1),)),
    "hold more than there are": Event(RICH, Resize(1), "Holding ten of spades", (PickUp(TWO, 1),)),
    "narrow a column": Event(
        RICH, MoveFocus(Way.UP), "Holding nine of hearts and 1 more", (FocusOn(Focus(ONE)), PickUp(ONE))
    ),
    "put back": Event(RICH, PutBack(), "Put back, six of clubs, column three", (PickUp(THREE, 1),)),
    "put back where it came from": Event(RICH, PutDown(THREE), "Put back, six of clubs, column three",
                                         (PickUp(THREE),)),
    "put back nothing": Event(RICH, PutBack(), "Nothing is held"),
    "put down nothing": Event(RICH, PutDown(ONE), "Nothing is held"),
    "place": Event(RICH, PutDown(FOUR), "On seven of diamonds, column four. "
                   "Turned over three of hearts in column three", (PickUp(THREE),)),
    "place a run": Event(RICH, PutDown(TWO), "On ten of spades, column two. Turned over five of clubs in column one",
                         (PickUp(ONE),)),
    "place by Enter": Event(RICH, Activate(), "On ten of spades, column two. Turned over five of clubs in column one",
                            (PickUp(ONE), FocusOn(Focus(TWO)))),
    "carry at once": Event(RICH, CarryCards(THREE, FOUR), "Six of clubs on seven of diamonds, column four. "
                           "Turned over three of hearts"),
    "carry a run at once": Event(RICH, CarryCards(ONE, TWO), "Nine of hearts and 1 more to column two. "
                                 "Turned over five of clubs"),
    "empty a column": Event(laid("6C", "7D", stock="AC"), PutDown(TWO), "On seven of diamonds, column two. "
                            "Column one is empty", (PickUp(ONE),)),
    "fill a column": Event(laid("AC | KD", "", stock="2C"), PutDown(TWO), "In column two. Turned over ace of clubs in "
                           "column one", (PickUp(ONE),)),
    "fill a column at once": Event(laid("AC | KD", "", stock="2C"), CarryCards(ONE, TWO),
                                   "King of diamonds to column two. Turned over ace of clubs"),
    "to foundation": Event(laid("JC | 2H", foundations=(0, 0, 1, 0), stock="AC"), SendToFoundation(ONE),
                           "Two of hearts to foundation. Turned over jack of clubs"),
    "to foundation from the hand": Event(laid("JC | 2H", foundations=(0, 0, 1, 0), stock="AC"), PutDown(HEARTS),
                                         "Two of hearts to foundation. Turned over jack of clubs in column one",
                                         (PickUp(ONE),)),
    "to the best place": Event(RICH, SendToBest(WASTE), "Ace of hearts to foundation"),
    "worry back": Event(laid("4C", foundations=(0, 0, 3, 0), stock="AC"), CarryCards(HEARTS, ONE),
                        "Three of hearts on four of clubs, column one"),
    "draw one": Event(dealt(24), PressStock(), "Ten of clubs, 23 left"),
    "draw three": Event(dealt(24, DRAW_THREE), PressStock(),
                        "Ace of diamonds on top, then ten of spades, ten of clubs, 21 left"),
    "draw the last": Event(laid("QC", "KH", stock="9D"), PressStock(), "Nine of diamonds, stock empty"),
    "draw the last two": Event(laid("QC", "KH", stock="9D 4C", variant=DRAW_THREE), PressStock(),
                               "Four of clubs on top, then nine of diamonds, stock empty"),
    "redeal": Event(laid("QC", "KH", waste="9D 4C"), PressStock(), "Waste turned over, 2 cards, pass 2"),
    "redeal one card": Event(laid("QC", "KH", waste="9D"), PressStock(), "Waste turned over, 1 card, pass 2"),
    "last pass": Event(laid("QC", "KH", waste="9D 4C", variant=VEGAS_THREE, pass_number=2), PressStock(),
                       "Waste turned over, 2 cards, pass 3, last pass"),
    "safe card": Event(laid("AH", "5C | 7D", "8S", stock="QC"), SendSafe(), "Automatic: ace of hearts to foundation"),
    "safe cards": Event(laid("5C | AH", "AC", "2C", "7D", "8S", stock="QC"), SendSafe(),
                        "Automatic: 3 cards to foundations, hearts to ace, clubs to two. "
                        "Turned over five of clubs in column one"),
    "undo a carry": Event(RICH, Undo(), "Undone: six of clubs back to column three", (CarryCards(THREE, FOUR),)),
    "undo a run": Event(RICH, Undo(), "Undone: nine of hearts and 1 more back to column one", (CarryCards(ONE, TWO),)),
    "undo from the waste": Event(RICH, Undo(), "Undone: ace of hearts back to waste", (SendToFoundation(WASTE),)),
    "undo a draw": Event(RICH, Undo(), "Undone: draw", (PressStock(),)),
    "undo a redeal": Event(laid("QC", "KH", waste="9D"), Undo(), "Undone: waste turned over", (PressStock(),)),
    "undo safe cards": Event(laid("AH", "AC", "2C", "7D", "8S", stock="QC"), Undo(),
                             "Undone: 3 automatic moves", (SendSafe(),)),
    "undo a safe card": Event(laid("AH", "7D", "8S", stock="QC"), Undo(), "Undone: 1 automatic move", (SendSafe(),)),
    "undo nothing": Event(RICH, Undo(), "At the start of the deal; nothing to undo"),
    "redo a carry": Event(RICH, Redo(), "Redone: six of clubs to column four. Turned over three of hearts",
                          (CarryCards(THREE, FOUR), Undo())),
    "redo a draw": Event(RICH, Redo(), "Redone: draw. Four of clubs on top, then three of clubs, two of clubs, 1 left",
                         (PressStock(), Undo())),
    "redo safe cards": Event(laid("AH", "AC", "2C", "7D", "8S", stock="QC"), Redo(), "Redone: 3 automatic moves",
                             (SendSafe(), Undo())),
    "redo nothing": Event(RICH, Redo(), "Nothing to redo"),
    "restart": Event(RICH, Restart(), "Restarted, same deal; undo brings the game back", (PressStock(),)),
    "restart at the start": Event(RICH, Restart(), "At the start of the deal; nothing was played yet"),
    "undo a restart": Event(RICH, Undo(), "Undone: restart", (PressStock(), Restart())),
    "redo a restart": Event(RICH, Redo(), "Redone: restart", (PressStock(), Restart(), Undo())),
    "new game": Event(RICH, NewGame(Origin("b", DealKind.CHOSEN, 24), dealt(24)),
                      "New game, Klondike, deal 24. Columns: five of clubs, nine of hearts, ace of clubs, "
                      "eight of clubs, seven of diamonds, six of spades, king of hearts"),
    "new winnable game": Event(RICH, NewGame(Origin("b", DealKind.VETTED, 24),
                                             laid("KC", "9D", stock="QD", variant=VEGAS)),
                               "New game, Las Vegas, deal 24, winnable. Columns: king of clubs, nine of diamonds, "
                               "empty, empty, empty, empty, empty"),
    "previous game": Event(RICH, PreviousGame(), "Previous game back, Draw Three, 1 move",
                           (PressStock(), NewGame(origin("b"), dealt(24)))),
    "no previous game": Event(RICH, PreviousGame(), "There is no previous game to bring back"),
    "settled": Event(laid("AC | QC", "KH"), PutDown(TWO),
                     "Turned over ace of clubs. All cards are face up. Finish plays the rest", (PickUp(ONE, 1),)),
    "stuck by a draw": Event(laid("6C", "6S", "QC", "8C", "TC", "TS", "QS", stock="2C", waste="7H", variant=VEGAS),
                             PressStock(),
                             f"Two of clubs, stock empty. {MORE}"),
    "clock": Event(RICH, StopClock(), ""),
    "edge of the table": Event(RICH, MoveFocus(Way.LEFT), "", (FocusOn(Focus(ONE)),)),
}  # fmt: skip


@pytest.mark.parametrize("name", EVENTS)
def test_each_event_says_its_message(name: str) -> None:
    event = EVENTS[name]
    session = session_on(event.position)
    for command in event.first:
        assert session.handle(command, 0.0).refusal is None
    assert told(session.handle(event.command, 0.0)) == event.text


def _last_card(variant: object = KLONDIKE) -> Position:
    return laid("KS", foundations=(13, 13, 13, 12), variant=variant)  # type: ignore[arg-type]


def test_a_win_tells_points_moves_and_time() -> None:
    session = session_on(laid("QS", "KS", foundations=(13, 13, 13, 11)))
    play_tokens(session, "1S", now=100.0)
    assert told(session.handle(SendToFoundation(TWO), 407.0)) == "You won: 2300 points, 2 moves, 5 minutes, 7 seconds"


def test_a_win_in_las_vegas_tells_dollars() -> None:
    update = session_on(_last_card(VEGAS)).handle(SendToFoundation(ONE), 0.0)
    assert told(update) == "You won: minus 47 dollars, 1 move, 0 seconds"


def test_a_win_keeps_quiet_about_what_is_not_shown() -> None:
    update = session_on(_last_card()).handle(SendToFoundation(ONE), 0.0)
    assert told(update, Manner(score=False, timer=False)) == "You won: 1 move"


def test_finishing_tells_the_win_and_no_single_card_on_the_way() -> None:
    start = laid("KS", "QS", foundations=(13, 13, 13, 11))
    assert told(session_on(start).handle(Finish(most=1), 0.0)) == ""
    assert told(session_on(start).handle(Finish(), 0.0)).startswith("You won: ")


def test_safe_cards_after_a_move_are_told_with_it() -> None:
    update = session_on(RICH).handle(SendToFoundation(WASTE), 0.0, Automatic(safe_cards=True))
    assert told(update) == "Ace of hearts to foundation. Then 1 card to foundation"
    start = laid("AC | 6C", "7D", "AH", "QH", stock="KC")
    update = session_on(start).handle(CarryCards(ONE, TWO), 0.0, Automatic(safe_cards=True))
    assert told(update) == "On seven of diamonds, column two. Then 2 cards to foundations"


def test_a_settled_game_offers_nothing_to_who_does_not_want_it() -> None:
    event = EVENTS["settled"]
    session = session_on(event.position)
    session.handle(PickUp(ONE, 1), 0.0)
    text = told(session.handle(event.command, 0.0), Manner(offer_finish=False))
    assert text == "On king of hearts, column two. Turned over ace of clubs in column one"


def test_a_game_that_stays_stuck_says_so_only_once() -> None:
    session = session_on(laid("6C", "6S", "QC", "8C", "TC", "TS", "QS", stock="2C 2S 4C", waste="7H", variant=VEGAS))
    first, second = (told(session.handle(PressStock(), 0.0)) for _ in range(2))
    assert MORE in first
    assert MORE not in second


def test_a_new_game_that_is_stuck_from_the_start_says_so() -> None:
    start = laid("6C", "6S", "QC", "8C", "TC", "TS", "QS", stock="2C", variant=VEGAS)
    assert told(session_on(RICH).handle(NewGame(origin("b"), start), 0.0)).endswith(MORE)


def test_an_undone_stuck_move_does_not_cry_again() -> None:
    session = session_on(laid("6C", "6S", "QC", "8C", "TC", "TS", "QS", stock="2C", waste="7H", variant=VEGAS))
    assert MORE in told(session.handle(PressStock(), 0.0))
    assert told(session.handle(Undo(), 0.0)) == "Undone: draw"


def test_locked_foundations_are_told_at_the_pick_up() -> None:
    start = laid("4C", foundations=(0, 0, 3, 0), stock="AC", variant=replace(KLONDIKE, worry_back=False))
    session = Session(session_on(start).standing.record)
    assert told(session.handle(PickUp(HEARTS, 1), 0.0)) == "Foundation cards are locked in this game"
