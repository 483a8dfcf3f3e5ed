"""What assistive technology may expect of every window, and what is wrong with one."""

import re
from collections import Counter
from collections.abc import Iterator

from support.atspi import Node

WITHOUT_NAME = {"panel", "filler", "scroll pane", "viewport", "scroll bar", "separator", "layered pane", "popup menu",
                "menu bar", "label", "table", "page tab list", "split pane"}  # fmt: skip
"""What may go without a name as long as it cannot have the focus."""
IN_MENUS = {"menu item", "check menu item", "radio menu item", "popup menu", "menu"}
"""What is told of before it is seen."""
VIEWS = {"list", "table", "tree"}
VALUED = {"combo box"}
"""What has its value for a name, and so needs a label."""
SYMBOLS = re.compile(r"[♠♥♦♣]|\b(?:[2-9AJQKT]|10)[SHDC]\b")
"""Cards as signs or codes instead of words."""


def faults_of(tree: Node) -> list[str]:
    """Return everything that is wrong below a node, each with the node that it is wrong with."""
    heard = [*tree.shown(), *(node for node in tree.of_role(*IN_MENUS) if not node.is_shown)]
    return [f"{node.role} {node.name!r} ({node.id}): {fault}" for node in heard for fault in _faults(node)]


def _faults(node: Node) -> Iterator[str]:
    yield from node.faults
    if not node.name.strip() and (node.role not in WITHOUT_NAME or "focusable" in node.states):
        yield "has no name"
    if node.name != node.name.strip() or "&" in node.name or "<" in node.name:
        yield "has a name that is no plain text"
    if SYMBOLS.search(node.name + " " + node.description):
        yield "shows a sign where a word should be"
    if node.role in {"unknown", "invalid", "redundant object"}:
        yield "has no role"
    if "showing" in node.states and node.box is not None and node.box.width <= 0:
        yield "is said to show, but is nowhere"
    if node.role in VALUED and not node.label.strip():
        yield "has no label"
    if node.role == "popup menu":
        yield from _twice(node)


def _twice(menu: Node) -> Iterator[str]:
    names = Counter(entry.name for entry in menu.children if entry.role != "separator")
    yield from (f"has {name!r} {count} times" for name, count in names.items() if count > 1)


def faults_of_dialog(dialog: Node) -> list[str]:
    """Return what is wrong with a dialog that has just been opened."""
    nodes = list(dialog.below())
    defaults = [node.name for node in nodes if "is-default" in node.states]
    focused = [node.name for node in focused_in(dialog)]
    found = faults_of(dialog)
    if len(defaults) != 1:
        found.append(f"{len(defaults)} buttons are the default: {defaults}")
    if len(focused) != 1:
        found.append(f"{len(focused)} parts have the focus: {focused}")
    return found


def focused_in(tree: Node) -> list[Node]:
    """Return what has the focus; a list and its chosen entry, or a field and its inner part, count as one.

    The current entry of a list or table says that it has the focus although the whole has not.
    """
    idle = [view for view in tree.shown() if view.role in VIEWS and "focused" not in view.states]
    entries = [entry for view in idle for entry in view.children]
    focused = [node for node in tree.shown() if "focused" in node.states and not any(node is one for one in entries)]
    return [node for node in focused if not any(other in node.below() for other in focused if other is not node)]
