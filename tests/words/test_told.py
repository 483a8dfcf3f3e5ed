"""What single events say that the written list of all does not show."""

from dataclasses import replace

from support.events import EVENTS, FOUR, ONE, RICH, THREE, TWO, WASTE
from support.games import dealt, laid, origin, play_tokens, session_on
from support.transcript import LEVELS

from klondike_qt.game.commands import (
    Automatic,
    CarryCards,
    Finish,
    NewGame,
    PickUp,
    PressStock,
    PutDown,
    Redo,
    Resize,
    Restart,
    SendSafe,
    SendToBest,
    SendToFoundation,
    Undo,
)
from klondike_qt.game.session import Session
from klondike_qt.rules.position import Place, Position
from klondike_qt.rules.variant import KLONDIKE, VEGAS
from klondike_qt.words.manner import Manner
from klondike_qt.words.steps import told

MORE = "Nothing can be played any more. Undo, restart or new game"


def test_an_event_says_something_or_is_silent_in_every_verbosity() -> None:
    for name, event in EVENTS.items():
        texts = [told(event.update(), manner) for manner in LEVELS.values()]
        assert all(texts) or not any(texts), name


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
    assert told(session.handle(Undo(), 0.0)) == "Undone: draw. Waste seven of hearts, 1 left"


def test_locked_foundations_are_told_at_the_pick_up() -> None:
    start = laid("4C", foundations=(0, 0, 3, 0), stock="AC", variant=replace(KLONDIKE, worry_back=False))
    session = Session(session_on(start).standing.record)
    assert told(session.handle(PickUp(Place.HEARTS, 1), 0.0)) == "Foundation cards are locked in this game"


def test_cards_that_were_held_and_not_meant_are_put_back_aloud() -> None:
    for command, text in (
        (PressStock(), "Put back. Ten of spades, 22 left"),
        (Undo(), "Put back. Undone: draw. Waste empty, 24 left"),
        (CarryCards(Place.COLUMN_4, TWO), "Put back. Eight of clubs on nine of hearts, column two. Turned over"),
        (SendSafe(), "Put back. Automatic: ace of clubs to foundation"),
        (Restart(), "Put back. Restarted, same deal; undo brings the game back"),
    ):
        session = session_on(dealt(24))
        session.handle(PressStock(), 0.0)
        session.handle(PickUp(ONE, 1), 0.0)
        update = session.handle(command, 0.0)
        for manner in LEVELS.values():
            assert told(update, manner).startswith("Put back. ")
        assert told(update).startswith(text)


def test_a_command_about_the_held_cards_puts_nothing_back() -> None:
    for command in (CarryCards(THREE, FOUR), SendToBest(THREE, 1), PutDown(FOUR), Resize(1), PressStock()):
        session = session_on(replace(RICH, stock=(), waste=()))
        session.handle(PickUp(THREE, 1), 0.0)
        for manner in LEVELS.values():
            assert "Put back" not in told(session.handle(command, 0.0), manner)


def test_the_news_that_a_game_is_stuck_leaves_no_room_for_cards_put_back() -> None:
    for manner in LEVELS.values():
        assert "Put back" not in told(EVENTS["stuck by a draw while a card is held"].update(), manner)


def test_an_undone_draw_says_what_lies_on_the_waste_now() -> None:
    session = session_on(laid("QC", "KH", stock="9D 4C"))
    for command in (PressStock(), PressStock(), PressStock()):
        session.handle(command, 0.0)
    said = [told(session.handle(Undo(), 0.0)) for _ in range(3)]
    assert said == [
        "Undone: waste turned over. Waste four of clubs, stock empty",
        "Undone: draw. Waste nine of diamonds, 1 left",
        "Undone: draw. Waste empty, 2 left",
    ]
    assert told(session.handle(Redo(), 0.0)) == "Redone: draw. Nine of diamonds, 1 left"
    assert told(session.handle(Undo(), 0.0), replace(Manner(), left=False)) == "Undone: draw. Waste empty"


def test_the_last_card_that_is_turned_over_leaves_room_for_what_was_played() -> None:
    position = laid("KC | 9C", foundations=(8, 13, 13, 13))
    update = session_on(position).handle(SendToFoundation(ONE), 0.0)
    assert told(update, LEVELS["normal"]) == (
        "Nine of clubs to foundation. Turned over king of clubs. All face up, ready to finish"
    )
    assert told(update, LEVELS["brief"]) == "Turned king clubs. All face up"
    assert told(update, LEVELS["verbose"]).startswith("Black nine of clubs to foundation. Turned over black king")
