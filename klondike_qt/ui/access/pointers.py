"""Interfaces as Qt takes them: the one that a thing has, None, or a null pointer."""

from typing import Any

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible
from shiboken6 import Shiboken

NULL: Any = Shiboken.VoidPtr(0)
"""What ``interface_cast`` returns if there is nothing: None, False or 0 would end the program."""


def interface_of(thing: QObject | None) -> Any:  # noqa: ANN401  # Qt takes None for no interface, the stubs do not
    """Return the interface of a thing, or None."""
    return QAccessible.queryAccessibleInterface(thing) if thing is not None else None
