"""Keys in their three forms: the text in which they are kept, Qt's number, and a press as it comes in."""

from functools import lru_cache

from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence

from klondike_qt.ui.access.key_places import digit_at, letter_at

SHIFT = Qt.KeyboardModifier.ShiftModifier
_CHORD = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
_OWN = SHIFT | _CHORD
"""The modifiers that tell keys apart; the numeric keypad and other groups of the layout do not."""
_FIRST_SPECIAL = 0x01000000
_LAST_LATIN = 0xFF
_ON_THE_TABLE = {
    Qt.Key.Key_Space,
    Qt.Key.Key_Return,
    Qt.Key.Key_Enter,
    Qt.Key.Key_Escape,
    Qt.Key.Key_Backspace,
    Qt.Key.Key_Delete,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_PageDown,
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
}
"""Keys without a character that mean something to the widget that has the keyboard."""


@lru_cache(maxsize=1024)
def combination(text: str) -> QKeyCombination | None:
    """Return the key that a portable text stands for, or None if it is no single key of every keyboard."""
    sequence = QKeySequence(text, QKeySequence.SequenceFormat.PortableText)
    if sequence.count() != 1:
        return None
    found: QKeyCombination = sequence[0]  # type: ignore[index] # PySide's types do not know of it
    is_on_keypad = bool(found.keyboardModifiers() & Qt.KeyboardModifier.KeypadModifier)
    return None if found.key() is Qt.Key.Key_unknown or is_on_keypad else found


def portable(key: QKeyCombination) -> str:
    """Return the text in which a key is kept."""
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.PortableText)


def shown(text: str) -> str:
    """Return a key as this system writes it."""
    return QKeySequence(text).toString(QKeySequence.SequenceFormat.NativeText)


def is_function_key(key: Qt.Key) -> bool:
    """Tell whether this is one of F1 to F35."""
    return Qt.Key.Key_F1.value <= key.value <= Qt.Key.Key_F35.value


def is_character(key: QKeyCombination) -> bool:
    """Tell whether this is a letter, digit or sign alone, as one types them."""
    return not key.keyboardModifiers() & _CHORD and Qt.Key.Key_Space.value < key.key().value < _FIRST_SPECIAL


def acts_anywhere(key: QKeyCombination) -> bool:
    """Tell whether a key may act wherever the keyboard is in the window: nothing else there needs it."""
    if key.keyboardModifiers() & _CHORD:
        return True
    return not is_character(key) and key.key() not in _ON_THE_TABLE


def readings(event: QKeyEvent) -> tuple[QKeyCombination, ...]:
    """Return what a press may stand for, the likeliest first.

    The keys of the row of digits are digits whatever is written on them, and letters of other alphabets stand for
    the Latin ones that lie there, so that the same hand plays on every layout.
    """
    modifiers, key = event.modifiers() & _OWN, Qt.Key(event.key())
    plain = combine(modifiers, key)
    if modifiers & _CHORD:
        return (plain,)
    system = QGuiApplication.platformName()
    digit = digit_at(event.nativeScanCode(), event.nativeVirtualKey(), system)
    if digit is not None and not modifiers:
        return (combine(modifiers, Qt.Key(Qt.Key.Key_0.value + digit)),)
    found = [plain]
    is_letter = Qt.Key.Key_A.value <= key.value <= Qt.Key.Key_Z.value
    if modifiers & SHIFT and is_character(plain) and not is_letter:
        found.append(combine(modifiers & ~SHIFT, key))
    if _LAST_LATIN < key.value < _FIRST_SPECIAL:
        letter = letter_at(event.nativeScanCode(), system)
        found += [combine(modifiers, Qt.Key(ord(letter)))] if letter else []
    return tuple(found)


def combine(modifiers: Qt.KeyboardModifier, key: Qt.Key) -> QKeyCombination:
    """Return a key with its modifiers as one value."""
    return QKeyCombination(modifiers, key)


def character(event: QKeyEvent) -> str:
    """Return the letter, digit or sign that a press stands for, letters large; nothing for other keys."""
    last = readings(event)[-1]
    if not is_character(last):
        return ""
    return chr(last.key().value).upper()


def named(event: QKeyEvent) -> str:
    """Return the text in which a pressed key is kept: signs without the Shift that types them."""
    found = readings(event)
    is_sign = found[0].keyboardModifiers() & SHIFT and len(found) > 1
    return portable(found[1] if is_sign and is_character(found[1]) else found[0])
