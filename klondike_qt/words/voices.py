"""What is said about the program's own voice and its sounds."""

from enum import Enum
from typing import assert_never

from klondike_qt.words.translate import translate

SEEN = "Seen in the message line when the program should speak with its own voice and cannot. "


class Failure(Enum):
    """Why nothing is spoken, or not as it was wished."""

    NO_PARTS = "no parts"
    """The packages that speech needs are missing or do not load."""
    NO_ENGINE = "no engine"
    """The system has nothing that speaks, or lost it."""
    NO_LANGUAGE = "no language"
    """No voice speaks the language."""
    NO_VOICE = "no voice"
    """The voice that was wished is not there; another one speaks."""
    SILENCE = "silence"
    """The engine does not answer any more."""


def reader_speaks() -> str:
    """Return that the own voice makes room for a screen reader."""
    return translate(
        "A screen reader is running, so the voice of the game is silent",
        "Heard through the screen reader when it is started while the program speaks with its own voice, or when that"
        " voice is switched on beside it.",
    )


def failure(what: Failure) -> str:
    """Return why nothing is spoken, or not as it was wished."""
    match what:
        case Failure.NO_PARTS:
            return translate(
                "The game cannot speak: the package PySide6-Addons is missing or does not load",
                SEEN + "PySide6-Addons is the name of a package.",
            )
        case Failure.NO_ENGINE:
            return translate(
                "The game cannot speak: no speech service answers. On Linux, install speech-dispatcher and espeak-ng",
                SEEN + "speech-dispatcher and espeak-ng are the names of programs.",
            )
        case Failure.NO_LANGUAGE:
            return translate("The game cannot speak: no voice of this computer knows its language", SEEN)
        case Failure.NO_VOICE:
            return translate(
                "The voice that was chosen is not on this computer, another one speaks",
                "Seen in the message line when the voice that the player once chose has gone.",
            )
        case Failure.SILENCE:
            return translate(
                "The voice does not answer and stays silent. Switch speech off and on to try again",
                SEEN + "The speech service of the system hangs.",
            )
        case _:
            assert_never(what)
