"""The text game: everything can be done in words, and the same game is kept as in the window."""

import re
from pathlib import Path

import pytest
from support.games import LINES
from support.program import Run

from klondike_qt.preferences.schema import AutoComplete, Preferences
from klondike_qt.rules.variant import VARIANTS, variant_id
from klondike_qt.store.places import places_below
from klondike_qt.store.preferences_file import PreferencesFile
from klondike_qt.store.store import Store
from klondike_qt.terminal.vocabulary import WORDS

KEYS = ["command", "ok", "reason_id", "messages", "score", "moves", "pass", "won", "stuck", "settled"]
START = 12
"""Lines before the first answer: the game, ten of the board, the invitation."""
TOPS = "five of clubs, nine of hearts, ace of clubs, eight of clubs, seven of diamonds, six of spades, king of hearts"
GOODBYE = "The game is kept. Goodbye"


def answers(run: Run, text: str, *arguments: object) -> list[str]:
    """Play deal 24 and return what was answered, without greeting and goodbye."""
    ran = run("text", "--deal", 24, *arguments, stdin=text)
    assert (ran.code, ran.err) == (0, "")
    assert ran.lines[-1] == GOODBYE
    return ran.lines[START:-1]


def test_the_game_greets_with_the_whole_table(run: Run) -> None:
    lines = run("text", "--deal", 24).lines
    assert lines == [
        f"New game, Klondike, deal 24. Columns: {TOPS}",
        "Waste empty",
        "Stock, 24 cards",
        "Foundations empty",
        "Column one: five of clubs",
        "Column two: 1 face-down card, nine of hearts",
        "Column three: 2 face-down cards, ace of clubs",
        "Column four: 3 face-down cards, eight of clubs",
        "Column five: 4 face-down cards, seven of diamonds",
        "Column six: 5 face-down cards, six of spades",
        "Column seven: 6 face-down cards, king of hearts",
        "Type help for the words, quit to leave",
        GOODBYE,
    ]


SAID = [
    ("3C", ["Ace of clubs to foundation. Turned over nine of spades"]),
    ("3c\r\n", ["Ace of clubs to foundation. Turned over nine of spades"]),
    ("3C d u u y", [
        "Ace of clubs to foundation. Turned over nine of spades",
        "Ten of clubs, 23 left",
        "Undone: draw. Waste empty, 24 left",
        "Undone: ace of clubs back to column three",
        "Redone: ace of clubs to foundation. Turned over nine of spades",
    ]),
    ("d 71 d", ["Ten of clubs, 23 left", "Needs a red four; king is too high"]),
    ("r", ["The stock still has cards; draw them first"]),
    ("=", ["Cannot finish yet; stock, waste or face-down cards remain"]),
    ("DRAW", ["Ten of clubs, 23 left"]),
    ("draw\nundo\nredo", [
        "Ten of clubs, 23 left", "Undone: draw. Waste empty, 24 left", "Redone: draw. Ten of clubs, 23 left",
    ]),
    ("restart", ["At the start of the deal; nothing was played yet"]),
    ("d\nrestart\nundo", [
        "Ten of clubs, 23 left", "Restarted, same deal; undo brings the game back", "Undone: restart",
    ]),
    ("best 3", ["Ace of clubs to foundation. Turned over nine of spades"]),
    ("best column four", ["Eight of clubs on nine of hearts, column two. Turned over five of spades"]),
    ("best 1", ["No place for five of clubs; needs a red six"]),
    ("best here", ['There is no place "here"; say 1 to 7, W, C, D, H or S']),
    ("safe", ["Automatic: ace of clubs to foundation. Turned over nine of spades in column three"]),
    ("finish", ["Cannot finish yet; stock, waste or face-down cards remain"]),
    ("score", ["Score 0, 0 moves, 52 cards to go, 0 seconds"]),
    ("column 4", ["Column four: 3 face-down cards, eight of clubs"]),
    ("column four", ["Column four: 3 face-down cards, eight of clubs"]),
    ("column 8", ['There is no place "8"; say 1 to 7, W, C, D, H or S']),
    ("column", ['There is no place ""; say 1 to 7, W, C, D, H or S']),
    ("waste", ["Waste empty"]),
    ("stock", ["Stock 24. Waste empty. Pass 1"]),
    ("foundations", ["Foundations empty"]),
    ("hidden", ["Face down: column two 1, column three 2, column four 3, column five 4, column six 5, column seven 6"]),
    ("find 7D", ["Seven of diamonds: column five, on top"]),
    ("where seven of diamonds", ["Seven of diamonds: column five, on top"]),
    ("find ten spades", ["Ten of spades: still face down or in the stock"]),
    ("find 10h", ["Ten of hearts: still face down or in the stock"]),
    ("find 1H", ['There is no card "1H"; say 7H or seven of hearts']),
    ("previous", ["A game that was left comes back only before the first move of the new one"]),
    ("score\nagain", ["Score 0, 0 moves, 52 cards to go, 0 seconds"] * 2),
    ("moves", [
        "5 moves can be played",
        "1: Ace of clubs, column three to foundation",
        "2: Eight of clubs, column four to column two",
        "3: Seven of diamonds, column five to column four",
        "4: Six of spades, column six to column five",
        "5: Draw",
    ]),
    ("play 5", ["Ten of clubs, 23 left"]),
    ("play 6", ["The list of moves goes from 1 to 5"]),
    ("play x", ["The list of moves goes from 1 to 5"]),
    ("play 99999999999", ["The list of moves goes from 1 to 5"]),
    ("1", ["Type moves first, then a number"]),
    ("hint", ["That is not a move or a word that I know", "Type help for the words"]),
    ("éàü ☃", ["That is not a move or a word that I know", "Type help for the words"]),
    ("new hello", ['"hello" is not a deal: type a number, 104 characters or a board']),
    ("new @/etc/passwd", ["That is not a move or a word that I know"]),
    ("# nothing\n\n   \n", []),
    ("quit\nd", []),
    ("exit\nd", []),
]  # fmt: skip


@pytest.mark.parametrize(("text", "expected"), SAID)
def test_each_word_is_answered(run: Run, text: str, expected: list[str]) -> None:
    assert answers(run, text) == expected


def test_a_number_right_after_the_list_plays_from_it(run: Run) -> None:
    assert answers(run, "moves\n2\n")[6:] == [
        "Eight of clubs on nine of hearts, column two. Turned over five of spades"
    ]
    assert answers(run, "moves\n9\n")[6:] == ["The list of moves goes from 1 to 5"]
    assert answers(run, "moves\nscore\n2\n")[7:] == ["Type moves first, then a number"]
    assert answers(run, "moves\n54\n")[6:] == ["The list of moves goes from 1 to 5"]


def test_help_explains_every_word(run: Run) -> None:
    lines = answers(run, "help")
    explained = {line.partition(":")[0].split()[0] for line in lines}
    assert set(WORDS) - explained == {"?", "exit", "where", "waste"}
    assert answers(run, "?") == lines


def test_another_game_can_be_begun_and_taken_back(run: Run) -> None:
    lines = answers(run, "3C\nnew 25\nprevious\nnew vegas-three\nscore\nnew draw-three 26\nd\nprevious\nsame\n")
    assert lines[1].startswith("New game, Klondike, deal 25. Columns: ")
    assert lines[2] == "Previous game back, Klondike, deal 24, 1 move"
    assert lines[3].startswith("New game, Las Vegas Draw Three, deal ")
    assert lines[4].startswith("Minus 52 dollars, 0 moves, 52 cards to go")
    assert lines[5].startswith("New game, Draw Three, deal 26. ")
    assert "on top, then" in lines[6]
    assert lines[7] == "A game that was left comes back only before the first move of the new one"
    assert lines[8].startswith("New game, Draw Three, deal 26. ")


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_whole_game_is_won_and_counted(run: Run, variant: str) -> None:
    deal, _, tokens = next(line for line in LINES if variant_id(line[1]) == variant)
    ran = run("text", "--deal", deal, "--variant", variant, stdin="\n".join(tokens) + "\nd\nnew 24\n")
    won = next(number for number, line in enumerate(ran.lines) if line.startswith("You won: "))
    assert ran.lines[won + 1] == "Type new for a new game"
    assert ran.lines[won + 2] == "This game is won; start a new one"
    assert ran.lines[won + 3].startswith("New game, Klondike, deal 24")
    (told,) = run("stats", "--json").objects
    assert (told["variant"], told["won"], told["fewest_moves"]) == (variant, 1, len(tokens))


def test_a_settled_game_is_finished_by_a_word(run: Run) -> None:
    deal, _, tokens = LINES[0]
    texts = "\n".join((*tokens, "finish", "undo"))
    lines = run("text", "--deal", deal, stdin=texts).lines
    settled = next(number for number, line in enumerate(lines) if "Finish plays the rest" in line)
    played = settled - START + 1
    again = run("text", "--deal", deal, stdin="\n".join((*tokens[:played], "finish", "undo"))).lines
    assert again[settled + 1].startswith("You won: ")
    assert again[settled + 3] == "This game is won; start a new one"


def test_preferences_are_those_of_the_window(run: Run, folder: Path) -> None:
    deal, _, tokens = LINES[0]
    wishes = Preferences(auto_complete=AutoComplete.ON, show_timer=False, variant=VARIANTS["draw-three"])
    assert PreferencesFile(places_below(str(folder))).save(wishes) == ()
    assert run("text").lines[0].startswith("New game, Draw Three, deal ")
    lines = run("text", "--deal", deal, "--variant", "klondike", stdin="\n".join(tokens)).lines
    won = next(line for line in lines if line.startswith("You won: "))
    assert won.endswith(f"points, {len(tokens)} moves")
    assert not [line for line in lines if "Finish plays the rest" in line]
    wishes = Preferences(safe_cards=True)
    assert PreferencesFile(places_below(str(folder))).save(wishes) == ()
    assert answers(run, "42")[0] == (
        "On nine of hearts, column two. Turned over five of spades, nine of spades. Then 1 card to foundation"
    )


def test_the_game_goes_on_where_it_was(run: Run, folder: Path) -> None:
    answers(run, "3C d d u")
    ran = run("text", stdin="y\nu\nu\nu\nu")
    assert ran.lines[0] == "Your game goes on, Klondike, deal 24, 2 moves"
    assert ran.lines[1] == "Ten of clubs, waste"
    assert ran.lines[START : START + 4] == [
        "Redone: draw. Ten of spades, 22 left",
        "Undone: draw. Waste ten of clubs, 23 left",
        "Undone: draw. Waste empty, 24 left",
        "Undone: ace of clubs back to column three",
    ]
    store = Store.open(places_below(str(folder)))
    kept = store.load().current
    store.close()
    assert kept is not None
    assert (len(kept.record.turns), kept.record.cursor) == (3, 0)


def test_options_begin_another_game_and_the_last_one_can_come_back(run: Run) -> None:
    answers(run, "3C")
    ran = run("text", "--new", stdin="previous")
    assert ran.lines[0].startswith("New game, Klondike, deal ")
    assert ran.lines[START] == "Previous game back, Klondike, deal 24, 1 move"
    assert run("text", "--variant", "vegas").lines[0].startswith("New game, Las Vegas, deal ")
    assert run("text").lines[0].startswith("Your game goes on, Las Vegas, deal ")


def test_a_won_game_is_followed_by_a_new_one(run: Run) -> None:
    deal, _, tokens = LINES[0]
    run("text", "--deal", deal, stdin=" ".join(tokens))
    ran = run("text", stdin="score")
    assert ran.lines[0].startswith("New game, Klondike, deal ")
    assert ran.lines[START].startswith("Score 0, 0 moves")


def test_a_position_can_be_played(run: Run) -> None:
    position = run("replay", "-", "--deal", 24, "--json", stdin="3C d").objects[0]["position"]
    ran = run("text", "--deal", position, stdin="score")
    assert ran.lines[0].startswith("New game, Klondike. Columns: five of clubs, nine of hearts, nine of spades")
    assert run("text", "--deal", position, "--variant", "vegas").code == 2


def test_a_program_gets_one_object_for_each_command(run: Run) -> None:
    ran = run("text", "--deal", 24, "--json", stdin="3C d\nmoves\nzz\nscore")
    assert ran.code == 0
    assert [list(item) for item in ran.objects] == [KEYS] * 7
    assert [item["command"] for item in ran.objects] == ["start", "3C", "d", "moves", "zz", "score", "quit"]
    assert [item["ok"] for item in ran.objects] == [True, True, True, True, False, True, True]
    assert [item["moves"] for item in ran.objects] == [0, 1, 2, 2, 2, 2, 2]
    assert ran.objects[4]["reason_id"] == "unreadable"
    assert ran.objects[1]["messages"] == ["Ace of clubs to foundation. Turned over nine of spades"]


def test_no_line_names_what_is_face_down(run: Run) -> None:
    hidden = re.compile("queen of hearts|five of spades|two of diamonds|four of clubs|ace of spades")
    words = "table\nmoves\nhidden\nstock\nfoundations\nscore\ncolumn 4\nsafe\nhelp\nwaste\n"
    assert not [line for line in answers(run, words) if hidden.search(line)]


def test_a_second_game_on_the_same_data_says_so(run: Run, folder: Path) -> None:
    store = Store.open(places_below(str(folder)))
    ran = run("text", "--deal", 24, stdin="d")
    store.close()
    assert ran.lines[0] == "Klondike is open in another window; this one has a game of its own"
    assert "Ten of clubs, 23 left" in ran.lines


def test_words_that_nobody_can_read_do_no_harm(run: Run) -> None:
    ran = run("text", "--deal", 24, stdin=b"\xff\xfe\x00 d\n" + b"z" * 50_000 + b"\nd")
    assert ran.code == 0
    assert ran.lines[-2] == "Ten of clubs, 23 left"
