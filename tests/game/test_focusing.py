from support.games import cards, dealt, laid, play_tokens, session_on

from klondike_qt.game.commands import FocusOn, PressStock, Restart, Undo
from klondike_qt.game.cursor import START, Focus
from klondike_qt.game.focusing import fitted, focused_card, focused_count, followed
from klondike_qt.game.session import Session
from klondike_qt.game.updates import Change
from klondike_qt.rules.position import Place


def focused(session: Session, place: Place, depth: int | None = 0) -> Session:
    session.handle(FocusOn(Focus(place, depth)), 0.0)
    return session


def test_a_game_begins_on_the_last_card_of_column_one() -> None:
    assert session_on(dealt(24)).standing.focus == START == Focus(Place.COLUMN_1, 0)


def test_a_depth_beyond_the_column_is_its_last_card() -> None:
    position = laid("2C | 9S 8D", "TD")
    assert fitted(position, Focus(Place.COLUMN_1, 2)) == Focus(Place.COLUMN_1, 2)
    for focus in (Focus(Place.COLUMN_1, 3), Focus(Place.COLUMN_1, -1)):
        assert fitted(position, focus) == Focus(Place.COLUMN_1)
    assert fitted(position, Focus(Place.COLUMN_2, 1)) == Focus(Place.COLUMN_2)
    assert fitted(position, Focus(Place.COLUMN_3, 1)) == Focus(Place.COLUMN_3)
    assert fitted(position, Focus(Place.COLUMN_3, None)) == Focus(Place.COLUMN_3, None)


def test_other_places_are_one_spot() -> None:
    position = dealt(24)
    for place in (Place.STOCK, Place.WASTE, Place.CLUBS):
        for depth in (None, 0, 5, -1):
            assert fitted(position, Focus(place, depth)) == Focus(place)


def test_a_focus_that_a_stored_game_no_longer_has_is_fitted() -> None:
    record = session_on(dealt(24)).standing.record
    assert Session(record, focus=Focus(Place.COLUMN_3, 9)).standing.focus == Focus(Place.COLUMN_3)


def test_focusing_the_focused_spot_again_counts_so_that_it_is_said_again() -> None:
    session = session_on(dealt(24))
    assert session.handle(FocusOn(START), 0.0).change is Change.FOCUS


def test_the_focus_stays_on_its_card_when_cards_come_on_it() -> None:
    session = focused(session_on(laid("9S", "4C | 8D 7C")), Place.COLUMN_1)
    play_tokens(session, "21")
    assert session.standing.focus == Focus(Place.COLUMN_1, 2)
    assert focused_card(session.standing.position, session.standing.focus) == cards("9S")[0]


def test_the_focus_stays_on_its_card_when_cards_on_it_go() -> None:
    session = focused(session_on(laid("9S", "4C | TD 9C 8D")), Place.COLUMN_2, 2)
    play_tokens(session, "21")
    assert session.standing.focus == Focus(Place.COLUMN_2, 1)


def test_the_focus_goes_to_the_new_last_card_when_its_card_leaves() -> None:
    session = focused(session_on(laid("TH", "4C | JC TD 9C 8D")), Place.COLUMN_2, 1)
    play_tokens(session, "21")
    assert session.standing.focus == Focus(Place.COLUMN_2, 0)
    assert focused_card(session.standing.position, session.standing.focus) == cards("TD")[0]


def test_the_focus_goes_to_the_card_turned_over_under_it() -> None:
    session = focused(session_on(laid("9S", "2C 4C | 8D 7C")), Place.COLUMN_2, 1)
    play_tokens(session, "21")
    assert session.standing.focus == Focus(Place.COLUMN_2, 0)
    assert focused_card(session.standing.position, session.standing.focus) == cards("4C")[0]


def test_the_focus_goes_to_the_empty_place_when_nothing_is_left() -> None:
    session = focused(session_on(laid("9S", "8D 7C")), Place.COLUMN_2, 1)
    play_tokens(session, "21")
    assert session.standing.focus == Focus(Place.COLUMN_2, 0)
    assert focused_card(session.standing.position, session.standing.focus) is None


def test_the_focus_on_an_empty_place_goes_to_the_last_card_that_comes() -> None:
    session = focused(session_on(laid("", "2C | KD QS JD")), Place.COLUMN_1)
    play_tokens(session, "21")
    assert session.standing.focus == Focus(Place.COLUMN_1, 0)


def test_the_focus_stays_on_the_face_down_item_while_there_is_one() -> None:
    session = focused(session_on(laid("9S", "2C 4C | 8D 7C")), Place.COLUMN_2, 2)
    play_tokens(session, "21")
    assert session.standing.focus == Focus(Place.COLUMN_2, 1)


def test_the_last_face_down_card_keeps_the_focus_when_it_is_turned() -> None:
    session = focused(session_on(laid("9S", "4C | 8D 7C")), Place.COLUMN_2, 2)
    play_tokens(session, "21")
    assert session.standing.focus == Focus(Place.COLUMN_2, 0)
    assert focused_card(session.standing.position, session.standing.focus) == cards("4C")[0]


def test_a_card_that_undo_turns_face_down_keeps_the_focus_in_the_face_down_item() -> None:
    session = focused(session_on(laid("9S", "2C 4C | 8D 7C")), Place.COLUMN_2, 0)
    play_tokens(session, "21")
    session.handle(Undo(), 0.0)
    assert session.standing.focus == Focus(Place.COLUMN_2, 2)
    assert focused_card(session.standing.position, session.standing.focus) is None


def test_a_column_focused_as_a_whole_stays_so() -> None:
    session = focused(session_on(laid("9S", "8D 7C")), Place.COLUMN_2, None)
    play_tokens(session, "21")
    assert session.standing.focus == Focus(Place.COLUMN_2, None)


def test_moves_elsewhere_leave_the_focus_alone() -> None:
    session = focused(session_on(laid("9S", "8D 7C", "2C | TD 9C", stock="5C")), Place.COLUMN_3, 2)
    play_tokens(session, "21")
    session.handle(PressStock(), 0.0)
    assert session.standing.focus == Focus(Place.COLUMN_3, 2)


def test_stock_waste_and_foundations_keep_the_focus_whatever_comes_and_goes() -> None:
    for place in (Place.STOCK, Place.WASTE, Place.HEARTS):
        session = focused(session_on(laid("9C", stock="AH", waste="8D")), place)
        play_tokens(session, "W1 d WH")
        assert session.standing.focus == Focus(place)


def test_restart_keeps_the_focus_by_the_same_rule() -> None:
    session = focused(session_on(laid("9S", "2C 4C | 8D 7C")), Place.COLUMN_1, 0)
    play_tokens(session, "21")
    assert session.standing.focus == Focus(Place.COLUMN_1, 2)
    session.handle(Restart(), 0.0)
    assert session.standing.focus == Focus(Place.COLUMN_1, 0)


def test_what_moves_with_the_focused_card_is_counted() -> None:
    assert focused_count(Focus(Place.COLUMN_1, 2)) == 3
    assert focused_count(Focus(Place.WASTE)) == 1
    assert focused_count(Focus(Place.COLUMN_1, None)) is None


def test_the_focused_card_of_a_whole_column_is_its_last() -> None:
    position = laid("9S 8D", foundations=(0, 3, 0, 0), waste="5C", stock="6C")
    assert focused_card(position, Focus(Place.COLUMN_1, None)) == cards("8D")[0]
    assert focused_card(position, Focus(Place.DIAMONDS)) == cards("3D")[0]
    assert focused_card(position, Focus(Place.WASTE)) == cards("5C")[0]
    assert focused_card(position, Focus(Place.STOCK)) is None


def test_nothing_changed_nothing_follows() -> None:
    position = dealt(24)
    for depth in (0, 1):
        assert followed(position, position, Focus(Place.COLUMN_4, depth)) == Focus(Place.COLUMN_4, depth)
