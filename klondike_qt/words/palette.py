"""The list in which any command is found by its name."""

from klondike_qt.words.translate import translate


def palette_title() -> str:
    """Name the window in which a command is found by its name."""
    return translate("Commands", "Title of the window in which commands are found by typing.")


def palette_label() -> str:
    """Name the field in which the name of a command is typed."""
    return translate("Type a part of its name", "Label of the field in which a command is looked for.")


def run_button() -> str:
    """Name the button that carries out the chosen command."""
    return translate("&Do it", "Button: carries out the command that is chosen in the list.")


def with_keys(what: str, keys: str) -> str:
    """Return an entry with its keys: "Undo, U or Backspace"."""
    return translate(
        "{what}, {keys}", "A command with its keys. {what}: such as Undo; {keys}: such as U.", what=what, keys=keys
    )


def of_choice(choice: str, value: str) -> str:
    """Return one value of a choice: "Card size: Large"."""
    return translate(
        "{choice}: {value}",
        "Seen when another card size or colour is chosen. {choice}: the menu's title; {value}: the entry.",
        choice=choice,
        value=value,
    )


def is_on(what: str, *, on: bool) -> str:
    """Return a choice with its present value: "Show the time: on"."""
    shown = "A choice that is on or off, in the list of commands. {what}: such as Show the time."
    if on:
        return translate("{what}: on", shown, what=what)
    return translate("{what}: off", shown, what=what)


def found_first(first: str, count: int) -> str:
    """Say which command comes first and how many fit."""
    return translate(
        "{first}; {n} found", "Heard while a command is typed. {first}: the first one that fits.", n=count, first=first
    )


def nothing_found() -> str:
    """Say that no command fits what was typed."""
    return translate("Nothing has this name", "Heard while a command is typed.")
