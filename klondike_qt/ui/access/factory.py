"""Where Qt asks for the interfaces that are made here: once for each thing, and only if somebody listens."""

from types import SimpleNamespace

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget

from klondike_qt.ui.access.interfaces import NodeInterface, ViewInterface
from klondike_qt.ui.access.line import LineInterface
from klondike_qt.ui.access.nodes import Node
from klondike_qt.ui.access.notice import Notice, NoticeInterface, NoticePart, PartInterface
from klondike_qt.ui.access.tree import TableTree
from klondike_qt.ui.end_panel import EndPanel
from klondike_qt.ui.status import MessageLine
from klondike_qt.ui.table.view import TableView

_state = SimpleNamespace(is_installed=False, calls=0)


def made(_: str, thing: QObject) -> QAccessibleInterface | None:
    """Make the interface of a thing; None for whatever Qt knows better. Qt asks for every object and each class."""
    _state.calls += 1
    match thing:
        case Node():
            tree = thing.parent()
            return NodeInterface(thing, tree) if isinstance(tree, TableTree) else None
        case TableView():
            return ViewInterface(thing)
        case MessageLine():
            return LineInterface(thing)
        case Notice():
            return NoticeInterface(thing)
        case NoticePart():
            return PartInterface(thing)
        case EndPanel():
            return QAccessibleWidget(thing, QAccessible.Role.Section)  # whose name is not read before each button
        case _:
            return None


def calls() -> int:
    """Return how often Qt has asked so far."""
    count: int = _state.calls
    return count


def install() -> None:
    """Let Qt ask here, from now on; once is enough."""
    if not _state.is_installed:
        _state.is_installed = True
        QAccessible.installFactory(made)
