"""Finds what a test left running in Qt."""

import shiboken6
from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QEvent, Qt, QThread, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget


def left_running() -> list[object]:
    """Return the running timers, animations and threads, the open windows and held buttons, after due deletions."""
    if QCoreApplication.instance() is None:
        return []
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    held = [QGuiApplication.mouseButtons()] if QGuiApplication.mouseButtons() != Qt.MouseButton.NoButton else []
    return [*(thing for thing in shiboken6.getAllValidWrappers() if _runs(thing)), *held]


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
