"""The list of keys as a web page that can be read, printed or put into Braille."""

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QIODevice, QSaveFile

from klondike_qt.words import dialogs
from klondike_qt.words import keyboard as words


def key_sheet(rows: Sequence[tuple[str, str]], language: str) -> str:
    """Return the page; each row says what is done and with which keys."""
    title = escape(words.sheet_title())
    head = "".join(f'<th scope="col">{escape(text)}</th>' for text in (dialogs.keys_what(), dialogs.keys_which()))
    lines = "\n".join(f'<tr><th scope="row">{escape(what)}</th><td>{escape(keys)}</td></tr>' for what, keys in rows)
    return (
        f'<!DOCTYPE html>\n<html lang="{escape(language)}">\n<head>\n<meta charset="utf-8">\n<title>{title}</title>\n'
        "<style>body { font: 1.2em/1.5 sans-serif; margin: 2em } th, td { text-align: left; padding: .2em 1em } "
        "tbody th { font-weight: normal }</style>\n</head>\n"
        f"<body>\n<h1>{title}</h1>\n<table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{lines}\n</tbody>\n</table>\n"
        "</body>\n</html>\n"
    )


def save(page: str, file: str) -> str:
    """Write the page whole or not at all, and say how it went."""
    written = QSaveFile(file)
    if written.open(QIODevice.OpenModeFlag.WriteOnly):
        written.write(page.encode())
        if written.commit():
            return words.saved(file)
    return words.not_saved(file, written.errorString())
