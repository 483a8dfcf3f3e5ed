"""The table as Qt's accessibility asks for it; each rule here keeps the program from being ended by a wrong pointer.

* Every interface belongs to an object, so that Qt forgets it with that object.
* ``interface_cast`` returns an object that is kept, or a null pointer: never None, False or a number.
* The actions of a node are an object of their own, which its interface keeps.
"""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QRect
from PySide6.QtGui import QAccessible, QAccessibleInterface, QAccessibleObject, QWindow
from PySide6.QtWidgets import QAccessibleWidget

from klondike_qt.ui.access.nodes import Node, focus_of, ident_of
from klondike_qt.ui.access.pointers import NULL, interface_of
from klondike_qt.ui.access.presses import NodeActions
from klondike_qt.ui.access.tree import TableTree
from klondike_qt.ui.table.view import TableView

Role, Text = QAccessible.Role, QAccessible.Text
NODE_ROLE = Role.ListItem
"""Of places and cards alike: no screen reader adds a word for it, while a grouping is a "panel" at each step."""
VIEW_ROLE = Role.Grouping
"""Not read before each card either, since what it holds first is a list item."""


def index_among(things: Sequence[Node], interface: QAccessibleInterface | None) -> int:
    """Return the index of the node that an interface belongs to, -1 for none of them."""
    thing = interface.object() if interface is not None else None
    return next((index for index, node in enumerate(things) if node is thing), -1)


class NodeInterface(QAccessibleObject):
    """One place, one face-down group or one card."""

    def __init__(self, node: Node, tree: TableTree) -> None:
        super().__init__(node)
        self._node = node
        self._tree = tree
        self._actions = NodeActions(node, tree)

    def interface_cast(self, kind: QAccessible.InterfaceType) -> Any:  # noqa: ANN401  # an address in disguise
        """Return the actions, if it is they that are asked for."""
        return self._actions if kind == QAccessible.InterfaceType.ActionInterface else NULL

    def parent(self) -> QAccessibleInterface:
        """Return what it hangs below."""
        found: QAccessibleInterface = interface_of(self._node.up or self._tree.view)
        return found

    def childCount(self) -> int:
        """Count what hangs below it."""
        return len(self._kids)

    def child(self, index: int) -> QAccessibleInterface:
        """Return one of those, or None."""
        kids = self._kids
        found: QAccessibleInterface = interface_of(kids[index] if 0 <= index < len(kids) else None)
        return found

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Return which of those it is, -1 for none."""
        return index_among(self._kids, child)

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        """Return what lies under a point of the screen and hangs below it, or None."""
        under = self._tree.at(x, y)
        is_below = under is not None and under.up is self._node
        found: QAccessibleInterface = interface_of(under if is_below else None)
        return found

    def focusChild(self) -> QAccessibleInterface:
        """Return the node with the keyboard if it is this one or hangs below it, or None."""
        focus = self._tree.focus
        has_it = self._tree.view.hasFocus() and focus.is_within(self._node)
        found: QAccessibleInterface = interface_of(focus if has_it else None)
        return found

    def window(self) -> QWindow:
        """Return the window that it is in."""
        return self._tree.view.window().windowHandle()

    def role(self) -> QAccessible.Role:
        """Return what kind of thing it is."""
        return NODE_ROLE

    def text(self, kind: QAccessible.Text) -> str:
        """Return its name, or how programs call it."""
        if kind == Text.Identifier:
            return ident_of(self._node, self._tree.standing.position)
        if kind != Text.Name:
            return ""
        self._node.told_name = self._tree.name(self._node)
        return self._node.told_name

    def rect(self) -> QRect:
        """Return what is seen of it, on the screen."""
        return self._tree.rect(self._node)

    def state(self) -> QAccessible.State:
        """Return what is true of it at this moment."""
        tree, node, state = self._tree, self._node, QAccessible.State()
        is_there = focus_of(node, tree.standing.position) is not None
        is_seen = is_there and tree.view.isVisible()
        state.focusable = state.selectable = is_there
        state.focused = state.active = is_there and tree.is_focused(node)
        state.selected = is_there and tree.is_held(node)
        state.invisible = not is_seen
        state.offscreen = is_seen and self.rect().isEmpty()
        return state

    @property
    def _kids(self) -> list[Node]:
        self._tree.nodes  # noqa: B018  # hung up as the table stands
        return self._node.kids


class ViewInterface(QAccessibleWidget):
    """The card table: its thirteen places in reading order, in place of viewport and scroll bars."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view, VIEW_ROLE)
        self._view = view

    def childCount(self) -> int:
        """Count the places."""
        return len(self._places)

    def child(self, index: int) -> QAccessibleInterface:
        """Return a place, or None."""
        places = self._places
        found: QAccessibleInterface = interface_of(places[index] if 0 <= index < len(places) else None)
        return found

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Return which place it is, -1 for none."""
        return index_among(self._places, child)

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        """Return the card or place under a point of the screen, or None."""
        tree = self._tree
        found: QAccessibleInterface = interface_of(tree.at(x, y) if tree else None)
        return found

    def focusChild(self) -> QAccessibleInterface:
        """Return what the keyboard is on, or None if it is not on the table."""
        tree = self._tree if self._view.hasFocus() else None
        found: QAccessibleInterface = interface_of(tree.focus if tree else None)
        return found

    def state(self) -> QAccessible.State:
        """Return the state of a widget whose keyboard focus is on one of its children."""
        state = super().state()
        state.focused = False
        return state

    @property
    def _tree(self) -> TableTree | None:
        """The tree, once the table has one and shows a game: Qt can ask while the window is being built."""
        found = self._view.findChild(TableTree)
        return found if isinstance(found, TableTree) and self._view.table.shows_game else None

    @property
    def _places(self) -> Sequence[Node]:
        tree = None if self._view.isHidden() else self._tree  # it is hidden while a pause covers the cards
        return tree.nodes.places if tree else ()
