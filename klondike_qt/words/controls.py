"""What the program's own voice says of menus, buttons and windows."""

from klondike_qt.words.grammar import listed
from klondike_qt.words.translate import translate

_HEARD = "Heard from the program's own voice when the keyboard comes to it. "


def window(title: str) -> str:
    """Return what is said of a window that opens."""
    return translate("{title}, window", _HEARD + "{title}: the title of a window.", title=title)


def menu(title: str) -> str:
    """Return what is said of a menu in the bar."""
    return translate("{title}, menu", _HEARD + "{title}: the title of a menu.", title=title)


def button(name: str) -> str:
    """Return what is said of a button."""
    return translate("{name}, button", _HEARD + "{name}: the text of a button.", name=name)


def check_mark(name: str, *, is_on: bool) -> str:
    """Return what is said of a choice that is on or off."""
    if is_on:
        return translate("{name}, switched on", _HEARD + "{name}: a choice that is on or off.", name=name)
    return translate("{name}, switched off", _HEARD + "{name}: a choice that is on or off.", name=name)


def switched(*, is_on: bool) -> str:
    """Return whether a choice is on, whose name was said before."""
    note = _HEARD + "Whether the choice just named is on."
    return translate("switched on", note) if is_on else translate("switched off", note)


def choice(name: str) -> str:
    """Return what is said of a choice of one value out of several; the value follows."""
    return translate("{name}, choice", _HEARD + "{name}: such as card size; its value follows.", name=name)


def number(name: str) -> str:
    """Return what is said of a number that can be changed; the number follows."""
    return translate("{name}, number", _HEARD + "{name}: such as volume of the voice; it follows.", name=name)


def line() -> str:
    """Return what is said of the message line; the message follows."""
    return translate("Message line", _HEARD + "The last message follows.")


def text_field(name: str) -> str:
    """Return what is said of a field to type in."""
    return translate("{name}, text", _HEARD + "{name}: the label of a field to type in.", name=name)


def entry(text: str, number: int, count: int) -> str:
    """Return what is said of an entry of a list."""
    return translate(
        "{text}, {number} of {count}",
        _HEARD + "{text}: an entry of a list; {number}: which one; {count}: how many there are.",
        text=text,
        number=number,
        count=count,
    )


def with_keys(text: str, keys: str) -> str:
    """Return an entry of a menu with its keys."""
    return listed((text, keys)) if keys else text
