"""Finds what a test left running in Qt."""

import shiboken6
from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QEvent, QThread, QTimer
from PySide6.QtWidgets import QWidget


def left_running() -> list[object]:
    """Return the running timers, animations and threads and the open windows, after due deletions."""
    if QCoreApplication.instance() is None:
        return []
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    return [thing for thing in shiboken6.getAllValidWrappers() if _runs(thing)]


def _runs(thing: object) -> bool:
    match thing:
        case QTimer():
            return thing.isActive()
        case QAbstractAnimation():
            return thing.state() is not QAbstractAnimation.State.Stopped
        case QThread():
            return thing.isRunning() and thing is not QThread.currentThread()
        case QWidget():
            return thing.isWindow() and thing.isVisible()
        case _:
            return False
