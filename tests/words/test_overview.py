"""What each spot says when the focus comes to it, and the longer answers about the table."""

from dataclasses import replace

import pytest
from support.games import cards, dealt, laid, session_on

from klondike_qt.game.commands import FocusOn, PickUp
from klondike_qt.game.cursor import Focus
from klondike_qt.rules.position import Place, Position
from klondike_qt.rules.variant import DRAW_THREE, VEGAS, VEGAS_THREE
from klondike_qt.words import choices, finding, overview, reports, status
from klondike_qt.words.manner import BRIEF, VERBOSE

RICH = laid("5C | 9H 8S", "TS", "3H 2S | 6C", "KS | 7D", "4D", stock="2C 3C 4C 5D", waste="2H 9C JC QD AH",
            foundations=(1, 0, 0, 0), variant=DRAW_THREE)  # fmt: skip

SPOTS = [
    (RICH, Focus(Place.STOCK), "Stock, 4 cards"),
    (laid(stock="AC"), Focus(Place.STOCK), "Stock, 1 card"),
    (laid(waste="AC"), Focus(Place.STOCK), "Stock empty, Enter turns the waste over"),
    (laid(waste="AC", variant=VEGAS), Focus(Place.STOCK), "Stock finished, no more passes"),
    (laid("AC"), Focus(Place.STOCK), "Stock empty, waste empty"),
    (laid(waste="5S"), Focus(Place.WASTE), "Five of spades, waste"),
    (laid(waste="4C 5S"), Focus(Place.WASTE), "Five of spades, waste"),
    (RICH, Focus(Place.WASTE), "Ace of hearts, waste; under it queen of diamonds, jack of clubs"),
    (laid(waste="4C 5S", variant=DRAW_THREE), Focus(Place.WASTE), "Five of spades, waste; under it four of clubs"),
    (laid("AC"), Focus(Place.WASTE), "Waste empty"),
    (RICH, Focus(Place.CLUBS), "Clubs foundation, ace of clubs"),
    (RICH, Focus(Place.HEARTS), "Empty foundation, hearts"),
    (RICH, Focus(Place.COLUMN_3), "Six of clubs, column three, 2 face-down"),
    (RICH, Focus(Place.COLUMN_2), "Ten of spades, column two"),
    (RICH, Focus(Place.COLUMN_1, 1), "Nine of hearts, with 1 card on it"),
    (RICH, Focus(Place.COLUMN_1, 2), "1 face-down card"),
    (RICH, Focus(Place.COLUMN_3, 1), "2 face-down cards"),
    (RICH, Focus(Place.COLUMN_2, 1), "Ten of spades, column two"),
    (RICH, Focus(Place.COLUMN_6), "Column six, empty"),
    (RICH, Focus(Place.COLUMN_6, None), "Column six, empty"),
    (RICH, Focus(Place.COLUMN_1, None), "Column one: nine of hearts to eight of spades, 1 face-down"),
    (RICH, Focus(Place.COLUMN_3, None), "Column three: six of clubs, 2 face-down"),
]


@pytest.mark.parametrize(("position", "focus", "text"), SPOTS)
def test_each_spot_says_what_lies_there(position: Position, focus: Focus, text: str) -> None:
    assert overview.spot_text(session_on(position).standing, focus) == text


def test_a_covered_card_counts_those_that_go_with_it() -> None:
    position = laid("KH QS JD")
    assert (
        overview.spot_text(session_on(position).standing, Focus(Place.COLUMN_1, 2))
        == "King of hearts, with 2 cards on it"
    )


def test_the_focus_says_its_spot() -> None:
    session = session_on(RICH)
    session.handle(FocusOn(Focus(Place.COLUMN_2)), 0.0)
    assert overview.focus_text(session.standing) == "Ten of spades, column two"


def test_the_whole_table_is_read_in_one_message() -> None:
    assert overview.table(session_on(RICH).standing) == (
        "Ace of hearts, waste; under it queen of diamonds, jack of clubs. Stock, 4 cards. "
        "Foundations: clubs to ace, others empty. "
        "Column one: nine of hearts to eight of spades, 1 face-down. Column two: ten of spades. "
        "Column three: six of clubs, 2 face-down. Column four: seven of diamonds, 1 face-down. "
        "Column five: four of diamonds. Column six, empty. Column seven, empty"
    )


def test_the_board_has_a_line_for_each_place_and_one_for_the_foundations() -> None:
    assert len(overview.board(dealt(24))) == 10
    assert overview.board(RICH)[3] == "Column one: 1 face-down card, nine of hearts, eight of spades"


@pytest.mark.parametrize(
    ("heights", "text"),
    [
        ((0, 0, 0, 0), "Foundations empty"),
        ((0, 0, 3, 0), "Foundations: hearts to three, others empty"),
        ((2, 1, 13, 11), "Foundations: clubs to two, diamonds to ace, hearts to king, spades to jack"),
    ],
)
def test_foundations_say_how_far_they_are(heights: tuple[int, int, int, int], text: str) -> None:
    assert overview.foundations(laid(foundations=heights)) == text


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("AC", "Ace of clubs: clubs foundation"),
        ("AH", "Ace of hearts: waste, on top"),
        ("QD", "Queen of diamonds: waste, second from top"),
        ("9C", "Nine of clubs: waste, fourth from top"),
        ("9H", "Nine of hearts: column one, under eight of spades"),
        ("8S", "Eight of spades: column one, on top"),
        ("5C", "Five of clubs: still face down or in the stock"),
        ("2C", "Two of clubs: still face down or in the stock"),
    ],
)
def test_a_card_is_found_only_where_it_can_be_seen(code: str, text: str) -> None:
    assert finding.whereabouts(RICH, cards(code)[0]) == text


def test_a_card_deep_in_the_waste_is_counted_from_the_top() -> None:
    position = laid(waste="AC AD 2C 2D 3C 3D 4C 4D 5C 5D 6C")
    assert finding.whereabouts(position, cards("AC")[0]) == "Ace of clubs: waste, 11 from top"
    assert finding.whereabouts(position, cards("2C")[0]) == "Two of clubs: waste, ninth from top"


def test_moves_are_listed_with_the_pointless_ones_last() -> None:
    position = laid("KS", "", "4C", "6D", "5C", waste="AD", foundations=(0, 0, 3, 0))
    entries = choices.moves_list(position)
    assert entries[:3] == (
        "Ace of diamonds, waste to foundation",
        "Five of clubs, column five to column four",
        "Turn the waste over",
    )
    assert entries[3] == "Three of hearts, foundation to column three"
    assert entries[4].startswith("King of spades, column one to column two")
    assert choices.moves_heading(position) == f"{len(entries)} moves can be played"
    assert choices.numbered(3, entries[2]) == "3: Turn the waste over"


def test_a_list_without_moves_says_so() -> None:
    assert choices.moves_heading(laid("KS 3H", waste="", foundations=(13, 13, 13, 13))) == "No moves can be played"
    assert choices.moves_heading(laid("6C", "6S", "QC", "8C", "TC", "TS", "QS", stock="2C")) == "1 move can be played"


def test_places_for_the_card_at_the_focus_and_in_the_hand_are_told() -> None:
    session = session_on(laid("6C", "7H", "7D", "KS QH", foundations=(5, 0, 0, 0), stock="AS"))
    text = "3 places: foundation, column two on seven of hearts, column three on seven of diamonds"
    assert choices.places_text(session.standing) == text
    session.handle(PickUp(Place.COLUMN_1), 0.0)
    assert choices.places_text(session.standing) == text
    session.handle(FocusOn(Focus(Place.COLUMN_4, 1)), 0.0)
    session = session_on(laid("KS QH", "6C", "", "AH"))
    session.handle(FocusOn(Focus(Place.COLUMN_1, 1)), 0.0)
    assert choices.places_text(session.standing).startswith("4 places: column three, column five")
    session.handle(FocusOn(Focus(Place.COLUMN_2)), 0.0)
    assert choices.places_text(session.standing) == "No place for six of clubs; needs a red seven"
    session.handle(FocusOn(Focus(Place.WASTE)), 0.0)
    assert choices.places_text(session.standing) == "Nothing to pick up here"
    session.handle(FocusOn(Focus(Place.STOCK)), 0.0)
    assert choices.places_text(session.standing) == "Nothing to pick up here"


def test_face_down_cards_and_empty_columns_are_counted() -> None:
    assert reports.hidden_cards(RICH) == (
        "Face down: column one 1, column three 2, column four 1. Empty: column six, column seven"
    )
    assert reports.hidden_cards(laid("AC", "AD", "AH", "AS", "2C", "2D", "2H")) == "No card is face down"


def test_stock_waste_and_pass_are_told_together() -> None:
    position = replace(RICH, variant=VEGAS_THREE, pass_number=2)
    assert reports.stock(position) == "Stock 4, waste 5, top ace of hearts. Pass 2 of 3"
    assert reports.stock(position, BRIEF) == "Stock 4, waste 5. Pass 2"
    assert reports.stock(RICH, BRIEF) == "Stock 4, waste 5, ace hearts"
    assert reports.stock(RICH, VERBOSE).startswith("Stock 4, waste 5. Ace of hearts, waste; under it ")
    assert reports.stock(laid(waste="9C KC", variant=VEGAS)) == "Stock finished, waste 2, top king of clubs"
    assert reports.stock(laid(waste="9C KC", variant=VEGAS), BRIEF) == "Stock finished, waste 2, king clubs"
    assert reports.stock(dealt(24)) == reports.stock(dealt(24), BRIEF) == "Stock 24. Waste empty. Pass 1"
    assert status.pass_text(RICH) == "Pass 1"


def test_keys_are_named_only_where_they_work() -> None:
    position = laid("KH", waste="AC")
    assert "Enter" in overview.spot_text(session_on(position).standing, Focus(Place.STOCK))
    assert overview.board(position)[1] == "Stock empty, the waste can be turned over"
    assert "Enter" not in overview.table(session_on(position).standing) + reports.stock(position)


def test_the_score_line_tells_what_the_player_wants_to_see() -> None:
    standing = session_on(laid("KS", foundations=(13, 13, 13, 12))).standing
    assert status.report(standing, 307.9) == "Score 0, 0 moves, 1 card to go, 5 minutes, 7 seconds"
    vegas = session_on(dealt(24, VEGAS)).standing
    assert status.score_text(vegas) == "Minus 52 dollars"
    assert status.money(-1) == "minus 1 dollar"
    assert status.points(1, standing.position.variant) == "1 point"


@pytest.mark.parametrize(
    ("seconds", "shown", "heard"),
    [
        (0, "0:00", "0 seconds"),
        (1.9, "0:01", "1 second"),
        (60, "1:00", "1 minute"),
        (3600, "1:00:00", "1 hour"),
        (7322, "2:02:02", "2 hours, 2 minutes, 2 seconds"),
    ],
)
def test_time_is_shown_in_figures_and_heard_in_words(seconds: float, shown: str, heard: str) -> None:
    assert status.clock_text(seconds) == shown
    assert status.time_text(seconds) == heard


def test_the_stock_of_the_status_line_is_short() -> None:
    assert status.stock_text(dealt(24)) == "Stock 24"
