"""A tree as text: one line for each thing, its role and name, what it is and what can be done with it."""

from support.atspi import Node

STATES = ("focusable", "focused", "selected", "checked", "expanded", "collapsed", "is-default", "selectable", "modal",
          "multi-line", "editable")  # fmt: skip
"""The states that a player hears of; the others follow from the role."""
USUAL = "SetFocus"
"""Everything that can have the focus has this action."""
SPELT = {"Set Focus": "SetFocus", "Show Menu": "ShowMenu"}
"""How Qt writes actions since 6.12, and before."""


def dumped(node: Node, depth: int = 0) -> str:
    """Return the lines of a node and of everything below it that shows."""
    own = [node.role]
    if node.name:
        own.append(f'"{node.name}"')
    if node.label:
        own.append(f"labelled {node.label!r}")
    if node.description and node.role != "application":  # which Qt describes by the path of Python
        own.append(f"described {node.description!r}")
    if identity := _identity(node):
        own.append(f"#{identity}")
    told = [state for state in STATES if state in node.states]
    if "enabled" not in node.states:
        told.append("off")
    actions = (SPELT.get(action, action) for action in node.actions)
    told += [action for action in actions if action != USUAL]
    line = "    " * depth + " ".join(own) + (f"  ({', '.join(told)})" if told else "")
    return "\n".join([line, *(dumped(child, depth + 1) for child in node.children if child.is_shown)])


def _identity(node: Node) -> str:
    """Return the id if somebody gave it one; those that Qt makes up are the names of classes."""
    return "" if node.short_id[:1].isupper() or node.short_id.startswith("_") else node.short_id
