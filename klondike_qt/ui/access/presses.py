"""What assistive technology can do with a node: the same as the keys do there."""

from PySide6.QtGui import QAccessibleActionInterface

from klondike_qt.game.commands import Activate, Command, FocusOn, PickUp, SendToBest
from klondike_qt.game.focusing import focused_card, focused_count
from klondike_qt.ui.access.nodes import Node, focus_of
from klondike_qt.ui.access.tree import TableTree
from klondike_qt.words import handles as words

PRESS = QAccessibleActionInterface.pressAction()
SET_FOCUS = QAccessibleActionInterface.setFocusAction()
PICK_UP = "Pick up"
SEND = "Send"
"""The names of the last two for programs; people are told those of ``words.handles``."""


class NodeActions(QAccessibleActionInterface):
    """The actions of one node."""

    def __init__(self, node: Node, tree: TableTree) -> None:
        super().__init__()
        self._node = node
        self._tree = tree

    def actionNames(self) -> list[str]:
        """Return what can be done here, what is done most first."""
        position = self._tree.standing.position
        focus = focus_of(self._node, position)
        if focus is None:
            return []
        movable = [PICK_UP, SEND] if focused_card(position, focus) else []
        return [PRESS, SET_FOCUS, *movable]

    def doAction(self, name: str) -> None:
        """Do what the keys do on this spot."""
        focus = focus_of(self._node, self._tree.standing.position)
        if focus is None or name not in self.actionNames():
            return
        count = focused_count(focus)
        deeds: dict[str, tuple[Command, ...]] = {
            PRESS: (Activate(),),
            PICK_UP: (PickUp(focus.place, count),),
            SEND: (SendToBest(focus.place, count),),
        }
        self._tree.act((FocusOn(focus), *deeds.get(name, ())), takes_keyboard=name == SET_FOCUS)

    def keyBindingsForAction(self, name: str) -> list[str]:  # noqa: ARG002
        """Return no keys: they can be chosen, and the list of keys tells them."""
        return []

    def localizedActionName(self, name: str) -> str:
        """Return what an action is called in the player's language."""
        return words.action_name(name)

    def localizedActionDescription(self, name: str) -> str:
        """Return what an action does."""
        return words.action_description(name)
