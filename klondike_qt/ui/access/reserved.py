"""Keys that no action may have, because the system, a screen reader or the window itself needs them, and why."""

from enum import Enum

from PySide6.QtCore import Qt

from klondike_qt.ui.access.key_forms import SHIFT, combination, is_function_key

_CTRL = Qt.KeyboardModifier.ControlModifier
_ALT = Qt.KeyboardModifier.AltModifier
_META = Qt.KeyboardModifier.MetaModifier
_NONE = Qt.KeyboardModifier.NoModifier


class Taken(Enum):
    """Why a key cannot be had."""

    UNREADABLE = "unreadable"
    """No key is written like this."""
    MODIFIER = "modifier"
    """Shift, Ctrl, Alt and their like alone."""
    READER = "reader"
    """Screen readers have it as their own key."""
    ZONES = "zones"
    """Tab goes from part to part."""
    LEAVING = "leaving"
    """Esc puts back and leads out of everything."""
    MENUS = "menus"
    """F10 and Alt open the menus."""
    SYSTEM = "system"
    """The desktop has it: the Windows or Command key, Alt and Ctrl together, Ctrl with a function key."""
    MAC = "mac"
    """On a Mac it is a command of the system."""


LONE = {
    Qt.Key.Key_Shift,
    Qt.Key.Key_Control,
    Qt.Key.Key_Alt,
    Qt.Key.Key_AltGr,
    Qt.Key.Key_Meta,
    Qt.Key.Key_Super_L,
    Qt.Key.Key_Super_R,
    Qt.Key.Key_Hyper_L,
    Qt.Key.Key_Hyper_R,
    Qt.Key.Key_NumLock,
    Qt.Key.Key_ScrollLock,
}
_READERS = {Qt.Key.Key_Insert, Qt.Key.Key_CapsLock}
_DESKTOP = {Qt.Key.Key_Print, Qt.Key.Key_SysReq, Qt.Key.Key_PowerOff, Qt.Key.Key_Sleep}
_MAC_CHORDS = {Qt.Key.Key_H, Qt.Key.Key_M, Qt.Key.Key_W, Qt.Key.Key_Space, Qt.Key.Key_QuoteLeft}
_OF_ONE_ACTION = {
    (_CTRL, Qt.Key.Key_Q): "quit",
    (_CTRL, Qt.Key.Key_Comma): "preferences",
    (_NONE, Qt.Key.Key_Escape): "put-back",
    (_NONE, Qt.Key.Key_F10): "open-menu",
}
"""Keys with one meaning everywhere, and the action that has it."""


def taken(key: str, action: str) -> Taken | None:
    """Return why a key (in its text form) cannot be one of an action, or None if it can."""
    found = combination(key)
    if found is None:
        return Taken.UNREADABLE
    own, modifiers = found.key(), found.keyboardModifiers()
    if _OF_ONE_ACTION.get((modifiers, own)) == action:
        return None
    if own in LONE:
        return Taken.MODIFIER
    if own in _READERS:
        return Taken.READER
    if own in {Qt.Key.Key_Tab, Qt.Key.Key_Backtab}:
        return Taken.MAC if modifiers & _CTRL else Taken.ZONES
    if own is Qt.Key.Key_Escape:
        return Taken.SYSTEM if modifiers & ~SHIFT else Taken.LEAVING
    return _of_chords(own, modifiers)


def _of_chords(own: Qt.Key, modifiers: Qt.KeyboardModifier) -> Taken | None:
    if modifiers & _META or own in _DESKTOP or (modifiers & _ALT and modifiers & _CTRL):
        return Taken.SYSTEM
    if modifiers & _ALT or own is Qt.Key.Key_Menu or (own is Qt.Key.Key_F10):
        return Taken.MENUS
    if modifiers & _CTRL:
        if is_function_key(own):
            return Taken.SYSTEM
        if own in _MAC_CHORDS or (modifiers, own) in _OF_ONE_ACTION:
            return Taken.MAC
    return None
