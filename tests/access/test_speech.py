"""What is told by itself: one thing for each key, nothing that nobody asked for, and that at once."""

import itertools
from collections.abc import Callable, Sequence
from functools import partial

import pytest
from support.atspi import Opened, Reader
from support.desktop import Desktop, until
from support.lines import winning_line
from support.shadow import keys_of
from support.speech_server import SpeechServer

pytestmark = [pytest.mark.display, pytest.mark.thorough]

TOKENS = winning_line("klondike").tokens
SCRIPT = (
    # the ways about the table
    "Right", "Right", "Left", "Up", "Down", "Home", "End", "8", "8", "9", "1", "7",
    # what can be asked
    "t", "c", "x", "s", "a", "p", "l", "i", "r", "shift+r",
    # picking up, growing, shrinking, putting back, putting down
    "5", "space", "l", "Escape", "5", "space", "4", "4", "Prior", "Next", "2", "space", "3",
    # drawing, foundations, taking back and doing again
    "n", "n", "3", "f", "u", "u", "y", "ctrl+z", "ctrl+y",
    # what is refused
    "1", "space", "7", "6", "f", "8", "space", "Home",
    # hints, other cards, other words
    "Escape", "h", "h", "h", "v", "v", "v", "q", "q", "o", "g",
)  # fmt: skip
"""Each key here says one thing."""
IDLE = 6.0
"""Seconds in the ordinary check; a timer that ticks, a verdict that comes late and a blinking mark are all quicker."""
LONG_IDLE = 60.0
ROUTES = ("announcement", "notification", "self-voice")


def heard(reader: Reader, keys: Sequence[str]) -> list[tuple[str, list[str]]]:
    """Press keys and return what was said to each; nothing may come later."""
    start = reader.count()
    said = [(key, reader.press(key)) for key in keys]
    reader.quiet(1)
    assert reader.spoken(start) == list(itertools.chain.from_iterable(texts for _, texts in said))
    return said


def more_or_less(said: list[tuple[str, list[str]]]) -> list[tuple[str, list[str]]]:
    """Return the keys that did not say exactly one thing."""
    return [(key, texts) for key, texts in said if len(texts) != 1 or not texts[0].strip()]


def test_s_06_each_key_says_exactly_one_thing(open_game: Opened, compare: Callable[[str, str], None]) -> None:
    _, reader = open_game(show_timer=False)
    said = heard(reader, SCRIPT)
    assert more_or_less(said) == []
    compare("spoken.txt", "".join(f"{key:9} {' / '.join(texts)}\n" for key, texts in said))


@pytest.mark.slow
def test_s_06_each_key_of_a_whole_game_says_exactly_one_thing(open_game: Opened) -> None:
    _, reader = open_game()
    said = heard(reader, tuple(keys_of(TOKENS)))
    assert more_or_less(said[:-1]) == []
    assert "You won" in " ".join(said[-1][1])  # and the keyboard goes to a button


def test_s_06_the_end_of_the_row_says_nothing(open_game: Opened) -> None:
    _, reader = open_game()
    reader.press("End")
    assert reader.press_quietly("Right") == []


def idle(desktop: Desktop, open_game: Opened, seconds: float) -> None:
    """Play a little, do nothing, and hear nothing."""
    game, reader = open_game()
    reader.press("n", "n", "3", "f")
    desktop.run("xdotool", "mousemove", "700", "500")
    reader.quiet(2)
    start = reader.count()
    assert not reader.ask("arrives", since=start, seconds=seconds), reader.events(start)
    assert game.lives()


def test_s_11_nothing_is_told_while_nothing_is_done(desktop: Desktop, open_game: Opened) -> None:
    idle(desktop, open_game, IDLE)


@pytest.mark.slow
def test_s_11_nothing_is_told_in_a_minute_in_which_nothing_is_done(desktop: Desktop, open_game: Opened) -> None:
    idle(desktop, open_game, LONG_IDLE)


def test_s_08_refusals_and_answers_come_first_and_news_in_their_turn(open_game: Opened) -> None:
    _, reader = open_game(speech_route="announcement")
    urgencies = {}
    for key in ("n", "t", "1", "space", "7", "Escape", "u"):
        start = reader.count()
        reader.press(key)
        told = [event.detail for event in reader.events(start) if event.kind.startswith("object:announcement")]
        urgencies[key] = told
    polite, assertive = [1], [2]
    focus: list[int] = []
    assert urgencies == {
        "n": polite, "t": assertive, "1": focus, "space": polite, "7": assertive, "Escape": polite, "u": polite
    }  # fmt: skip


@pytest.mark.parametrize("route", ROUTES)
def test_s_09_each_way_of_speaking_is_the_only_one(desktop: Desktop, open_game: Opened, route: str) -> None:
    server = SpeechServer(desktop)
    _, reader = open_game(speech_route=route)
    start = reader.count()

    def heard() -> list[list[str]]:
        """Return what was said by each way."""
        spoken = [event for event in reader.events(start) if event.spoken]
        announced = [event.spoken for event in spoken if event.kind.startswith("object:announcement")]
        notified = [event.spoken for event in spoken if event.kind.startswith("object:state-changed:showing")]
        return [announced, notified, server.lines()[-1:] if route == "self-voice" else server.lines()]

    def arrived(text: str) -> bool:
        """Return whether a text was the last to be said by any way."""
        return any(said and said[-1].startswith(text) for said in heard())

    for key, text in (("n", "Ten of clubs, 23 left"), ("x", "Face down: column two 1, column three 2, ")):
        desktop.press(key)
        until(f"{text} is heard", partial(arrived, text))
    reader.quiet()
    assert [bool(said) for said in heard()] == [name == route for name in ROUTES]
