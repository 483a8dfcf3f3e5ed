"""A voice of the speech server that says nothing and writes down what it was to say.

The speech server starts it by the line ``AddModule "silent" "<python> <this file>" ...`` of its configuration; each
text goes as one line into the file that the environment names ``SPOKEN``. A text counts as said at once.
"""

import html
import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path

TAGS = re.compile(r"<[^>]*>")
ANSWERS = {
    "INIT": "299-silent\n299 OK LOADED SUCCESSFULLY",
    "LIST VOICES": "200-silent\ten\tnone\n200 OK VOICE LIST SENT",
    "QUIT": "210 OK QUIT",
}
BLOCKS = {
    "AUDIO": ("207 OK RECEIVING AUDIO SETTINGS", "203 OK AUDIO INITIALIZED"),
    "LOGLEVEL": ("207 OK RECEIVING LOGLEVEL SETTINGS", "203 OK LOG LEVEL SET"),
    "SET": ("203 OK RECEIVING SETTINGS", "203 OK SETTINGS RECEIVED"),
}
TEXTS = ("SPEAK", "CHAR", "KEY", "SOUND_ICON")


def main() -> None:
    """Answer the speech server until it says that this is enough."""
    spoken = Path(os.environ["SPOKEN"])
    lines = iter(sys.stdin.readline, "")
    for line in lines:
        command = line.strip()
        if command in BLOCKS:
            _say(BLOCKS[command][0])
            _block(lines)
            _say(BLOCKS[command][1])
        elif command in TEXTS:
            _say("202 OK RECEIVING MESSAGE")
            text = html.unescape(TAGS.sub("", _block(lines)))
            with spoken.open("a") as file:
                file.write(" ".join(text.split()) + "\n")
            _say("200 OK SPEAKING")
            _say("701 BEGIN")
            _say("702 END")
        elif command in ANSWERS:
            _say(ANSWERS[command])
            if command == "QUIT":
                return


def _block(lines: Iterator[str]) -> str:
    """Return the lines up to the one that holds a full stop only."""
    found = []
    for line in lines:
        if line.strip() == ".":
            break
        found.append(line.removeprefix(".") if line.startswith("..") else line)
    return "".join(found)


def _say(answer: str) -> None:
    sys.stdout.write(answer + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
