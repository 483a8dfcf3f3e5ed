"""A made-up language: every text twice as long and set between right-to-left marks.

What a window shows without the marks never went through the translator; what is cut off would be cut off in German.
"""

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QGroupBox, QLabel, QLineEdit, QTabWidget, QWidget

OPEN, CLOSE = "\u202e", "\u202c"
"""Right-to-left override and its end: a real right-to-left text brings such marks along."""


def pseudo_text(source: str, n: int | None = None) -> str:  # noqa: ARG001
    """Return ``source`` twice as long between marks, its placeholders and its access key still once."""
    padding = "".join("~" if letter.isspace() else "ö" for letter in source)
    return f"{OPEN}{source}{padding}{CLOSE}"


def is_pseudo(text: str) -> bool:
    """Tell whether all letters of ``text`` stand between marks."""
    depth = 0
    for letter in text:
        depth += (letter == OPEN) - (letter == CLOSE)
        if depth == 0 and letter.isalpha():
            return False
    return True


def untranslated_texts(window: QWidget) -> list[str]:
    """Return all texts of a window that hold letters which never went through the translator."""
    return [text for text in texts(window) if not is_pseudo(text)]


def texts(window: QWidget) -> list[str]:
    """Return what a window and all its parts show or tell a screen reader, one text for each property."""
    found: list[str] = []
    for part in [window, *window.findChildren(QWidget)]:
        found += [part.windowTitle(), part.toolTip(), part.statusTip(), part.whatsThis()]
        found += [part.accessibleName(), part.accessibleDescription(), *_own_texts(part)]
    for action in window.findChildren(QAction):
        found += [action.text(), action.iconText(), action.toolTip(), action.statusTip()]
    return [text for text in found if text]


def _own_texts(part: QWidget) -> list[str]:
    match part:
        case QLabel() | QAbstractButton():
            return [part.text()]
        case QGroupBox():
            return [part.title()]
        case QLineEdit():
            return [part.placeholderText()]
        case QTabWidget():
            return [part.tabText(index) for index in range(part.count())]
        case _:
            return []
