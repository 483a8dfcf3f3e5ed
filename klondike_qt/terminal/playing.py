"""The command ``text``: a whole game on standard input and output."""

import signal
import sys
import time
from argparse import Namespace
from types import FrameType
from typing import Self

from klondike_qt.rules.legal import is_stuck
from klondike_qt.rules.variant import VARIANTS
from klondike_qt.store.places import places_below, usual_places
from klondike_qt.store.preferences_file import PreferencesFile
from klondike_qt.store.store import Store
from klondike_qt.terminal.answers import Answer, Exit, Say
from klondike_qt.terminal.game import Reply, TextGame
from klondike_qt.terminal.sources import read_playable
from klondike_qt.terminal.vocabulary import replies
from klondike_qt.words import help as guide
from klondike_qt.words import troubles

LONGEST_LINE = 20_000
ENDINGS = (signal.SIGINT, signal.SIGTERM)
START, END = "start", "quit"
"""What stands for the command in the first and the last JSON object."""


class Ended(Exception):
    """A signal has asked for the end."""


class Lines:
    """The lines of the standard input until it ends or a signal comes; a command is never cut short by one."""

    def __init__(self) -> None:
        self._waits = False
        self._asked = False
        self._before: dict[signal.Signals, object] = {}

    def __enter__(self) -> Self:
        """Take the signals over."""
        self._before = {number: signal.signal(number, self._ask) for number in ENDINGS}
        return self

    def __exit__(self, *_: object) -> None:
        """Give the signals back."""
        for number, handler in self._before.items():
            signal.signal(number, handler)  # type: ignore[arg-type]  # it came from there

    def read(self) -> str | None:
        """Return the next line; None at the end of the input or when a signal has come."""
        if sys.stdin is None:
            return None
        if sys.stdin.isatty() and sys.stdout.isatty():
            sys.stdout.write("> ")
            sys.stdout.flush()
        try:
            self._waits = True
            if self._asked:
                return None
            line = sys.stdin.buffer.readline(LONGEST_LINE)
        except Ended:
            return None
        finally:
            self._waits = False
        return line.decode("utf-8", "replace") if line else None

    def _ask(self, number: int, frame: FrameType | None) -> None:  # noqa: ARG002
        self._asked = True
        if self._waits:
            raise Ended


def play_text(arguments: Namespace, say: Say) -> Exit:
    """Play until the input ends, ``quit`` or a signal; the game is kept whatever happens."""
    variant = VARIANTS.get(arguments.variant)
    wanted = None if arguments.deal is None else read_playable(arguments.deal, variant)
    places = places_below(arguments.data_dir) if arguments.data_dir else usual_places()
    loaded = PreferencesFile(places).load()
    store = Store.open(places)
    game = TextGame(store, loaded.preferences, time.monotonic)
    asked = wanted is not None or variant is not None or arguments.new
    try:
        greeting = game.begin(game.wanted_game(wanted, variant) if asked else None)
        news = [troubles.told(t.kind, t.path, t.set_aside_as) for t in (*loaded.troubles, *store.troubles)]
        say(_answer(game, START, Reply((*news, *greeting.messages, guide.invitation()))))
        _play(game, say)
    finally:
        last = game.close()
    say(_answer(game, END, Reply((*last, guide.goodbye() if game.is_kept else guide.goodbye_unkept()))))
    return Exit.DONE


def _play(game: TextGame, say: Say) -> None:
    with Lines() as lines:
        while (line := lines.read()) is not None:
            for command, reply in replies(game, line):
                if reply.ends:
                    return
                say(_answer(game, command, reply))


def _answer(game: TextGame, command: str, reply: Reply) -> Answer:
    standing, position = game.standing, game.position
    values = {
        "command": command,
        "ok": reply.reason is None,
        "reason_id": reply.reason.value if reply.reason else None,
        "messages": [*reply.messages],
        "score": standing.score,
        "moves": standing.moves,
        "pass": position.pass_number,
        "won": position.is_won,
        "stuck": is_stuck(position),
        "settled": position.is_settled,
    }
    return Answer(values, reply.messages)
