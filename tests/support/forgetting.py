"""Ending a window so that its memory comes back: signals keep Python's functions, which keep the window."""

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QWidget


def forget(window: QWidget, scene: QObject) -> None:
    """Close a window over a scene, delete all that it consists of, and cut what its parts know of each other.

    A program has one window and ends with it. Tests make a thousand, of which each holds ten megabytes of pictures.
    """
    parts: list[QObject] = [window, scene, *window.findChildren(QObject)]
    window.close()
    delete(window)
    for part in parts:
        vars(part).clear()


def delete(widget: QWidget) -> None:
    """Delete a widget now."""
    widget.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
