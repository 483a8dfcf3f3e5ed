"""What assistive technology can do with a card or a place: the names of these actions, and what they do.

The keys are the names that programs use for the actions, the first two those of Qt.
"""

from collections.abc import Callable

from klondike_qt.words.translate import translate

_NOTE = "Name of what a screen reader, voice control or a switch can do with a card or a place."
_MORE = "Tells what such an action does. Read out by some screen readers."


def action_name(action: str) -> str:
    """Name an action; one that is not known keeps its own name."""
    name = _NAMES.get(_spelt(action))
    return name() if name else action


def action_description(action: str) -> str:
    """Tell what an action does; nothing for one that is not known."""
    description = _DESCRIPTIONS.get(_spelt(action))
    return description() if description else ""


def _spelt(action: str) -> str:
    """Return the name of an action as Qt spelt it before 6.12, which says "Set Focus"."""
    return action.replace("Set Focus", "SetFocus")


def notice_name() -> str:
    """Name the part of the window in which screen readers find news."""
    return translate("News", "Name of an unseen part of the window. Screen readers find the last message in it.")


_NAMES: dict[str, Callable[[], str]] = {
    "Press": lambda: translate("Press", _NOTE),
    "SetFocus": lambda: translate("Go here", _NOTE),
    "Pick up": lambda: translate("Pick up", _NOTE),
    "Send": lambda: translate("Send to its best place", _NOTE),
}
_DESCRIPTIONS: dict[str, Callable[[], str]] = {
    "Press": lambda: translate("Picks up, puts down or draws, as Enter does", _MORE),
    "SetFocus": lambda: translate("Brings the keyboard here", _MORE),
    "Pick up": lambda: translate("Picks the card up, with the cards on it", _MORE),
    "Send": lambda: translate("Moves the card, with the cards on it, to where it is needed most", _MORE),
}
