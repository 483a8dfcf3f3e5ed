"""Writes the manual page klondike-qt.1 from what the command line says of itself.

``.venv/bin/python packaging/man/make.py``; the wheel puts it where ``man`` looks.
"""

from collections.abc import Iterable, Iterator
from pathlib import Path

from klondike_qt.rules.deck import LARGEST_DEAL_NUMBER
from klondike_qt.terminal.arguments import PROGRAM, whole_parser
from klondike_qt.terminal.manual import Offer, Row, offers
from klondike_qt.words import arguments as words

PAGE = Path(__file__).with_name(f"{PROGRAM}.1")
ENVIRONMENT = (
    ("QT_QPA_PLATFORM", "where Qt opens its windows; without it and without a display the window is refused"),
    ("QT_LINUX_ACCESSIBILITY_ALWAYS_ON", "with 1, screen readers are served although none was found"),
)
FILES = (
    ("~/.local/share/klondike-qt/klondike.sqlite3", "games and results"),
    ("~/.config/klondike-qt/preferences.json", "the choices of the player"),
)
EXAMPLES = (
    (f"{PROGRAM} --daily", "play the deal of today"),
    (f"{PROGRAM} --deal 24 --variant draw-three", f"play deal 24, of 1 to {LARGEST_DEAL_NUMBER}"),
    (f"{PROGRAM} text", "play in the terminal, in words"),
    (f"{PROGRAM} help --html how-to-play.html", "keep the whole help as a web page"),
)


def page() -> str:
    """Return the manual page in the language of man."""
    whole, *commands = offers(whole_parser())
    return "\n".join(_lines(whole, commands)) + "\n"


def _lines(whole: Offer, commands: Iterable[Offer]) -> Iterator[str]:
    yield f'.TH {_plain(PROGRAM).upper()} 1 "" "" "User Commands"'
    yield from (".SH NAME", f"{_plain(PROGRAM)} \\- Klondike solitaire for everybody")
    yield from (".SH SYNOPSIS", f".B {_plain(PROGRAM)}", _plain("[options] [command ...]"))
    yield from (".SH DESCRIPTION", _plain(whole.text))
    yield from (".SH OPTIONS", *_rows(whole.options))
    yield ".SH COMMANDS"
    for command in commands:
        yield from (f".SS {_plain(command.name)}", _plain(_sentence(command.text)))
        yield from (".PP", f".B {_plain(PROGRAM)} {_plain(command.name)}", _plain(_without_name(command)))
        yield from _rows((*command.arguments, *command.options))
    yield from (".SH EXIT STATUS", _plain(words.exit_codes()))
    yield from (".SH ENVIRONMENT", *_rows(ENVIRONMENT))
    yield from (".SH FILES", *_rows(FILES))
    yield from (".SH EXAMPLES", *_rows(EXAMPLES))


def _rows(rows: Iterable[Row]) -> Iterator[str]:
    for name, text in rows:
        yield from (".TP", f".B {_plain(name)}", _plain(_sentence(text)))


def _without_name(command: Offer) -> str:
    return command.usage.removeprefix(command.name).strip()


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:] + ("" if text.endswith(".") else ".")


def _plain(text: str) -> str:
    """Return a text in which nothing is a command: hyphens to be copied, no dot or quote at the beginning of a line."""
    safe = text.replace("\\", "\\e").replace("-", "\\-").replace("…", "...")
    return "\\&" + safe if safe.startswith((".", "'")) else safe


def main() -> None:
    """Write the page."""
    PAGE.write_text(page(), "utf-8")
    print(PAGE)


if __name__ == "__main__":
    main()
