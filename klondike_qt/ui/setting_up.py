"""Opening the set-up over the window, before the first game or whenever the player asks for it."""

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QDialog, QWidget

from klondike_qt.preferences.schema import Preferences
from klondike_qt.ui import dialogs
from klondike_qt.ui.access.announcer import Announcer
from klondike_qt.ui.access.bindings import bindings_of
from klondike_qt.ui.access.key_forms import shown
from klondike_qt.ui.access.readers import ReaderWatch
from klondike_qt.ui.desk import Choices, GameDesk
from klondike_qt.ui.games import Games
from klondike_qt.ui.system import SystemWatch
from klondike_qt.words import setup as words
from klondike_qt.words.grammar import followed

if TYPE_CHECKING:
    from klondike_qt.ui.access.aloud import Aloud

LATE = 200
"""Milliseconds between two looks at who listens: at its start a program is not told at once."""


class Settable(Protocol):
    """What is set up: the window."""

    desk: GameDesk
    choices: Choices
    games: Games
    announcer: Announcer
    readers: ReaderWatch
    system: SystemWatch
    aloud: "Aloud | None"

    def open_dialog(self, dialog: QDialog) -> None:
        """Show a dialog over the table."""


def set_up(
    window: Settable, done: Callable[[], object] | None = None, *, now: Callable[[], float] = time.monotonic
) -> "dialogs.SetupDialog":
    """Ask the questions; before the first game, which is dealt when they are answered, with ``done`` just before it.

    ``now`` is a clock in seconds.
    """
    assert isinstance(window, QWidget)  # noqa: S101 - whatever is set up is a widget, too
    is_first = done is not None
    choices, system = window.choices, window.system.now
    before = choices.now
    key = next(map(shown, bindings_of(before).anywhere("setup")), "")

    def starts(has_reader: bool) -> Preferences:  # noqa: FBT001 - the one thing that it depends on
        return dialogs.suggested(before, system, has_reader=has_reader) if is_first else before

    reader = window.readers.now
    dialog = dialogs.SetupDialog(choices, starts, system, window, reader=reader, key=key, deals=is_first, now=now)

    def end(code: int) -> None:
        news = "" if code else words.left_out(key)
        if done:
            done()
        with window.announcer.action():
            if is_first:
                window.games.deal_new()
                window.announcer.add(news)
            else:
                window.announcer.say(followed(news, words.ended()) if code else news)

    _look_again(dialog, window)
    dialog.finished.connect(end)
    window.open_dialog(dialog)
    return dialog


def _look_again(dialog: "dialogs.SetupDialog", window: Settable) -> None:
    """Look who listens, and whether anything can speak, as long as the question for a voice stands."""
    readers = window.readers
    timer = QTimer(dialog, interval=LATE)

    def look() -> None:
        if dialog.question is None or dialog.question.id != "voice":
            timer.stop()
        else:
            is_mute = window.aloud and window.choices.now.speech and not window.aloud.voice.may_speak
            dialog.hear(readers.now, has_voice=not is_mute)

    readers.listen()
    timer.timeout.connect(look)
    dialog.finished.connect(timer.stop)
    timer.start()
