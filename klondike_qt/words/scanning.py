"""What is said while things are framed one after the other for players who have one or two switches."""

from klondike_qt.words.translate import translate

_ITEM = "Framed for a player with one or two switches, who chooses it with a press. "


def undo_first() -> str:
    """Name what is framed first after a move."""
    return translate("Undo this?", _ITEM + "Comes first after a move, for a slip of the switch.")


def undo() -> str:
    """Name taking back the last move."""
    return translate("Undo", _ITEM + "Takes the last move back.")


def hint() -> str:
    """Name asking for a hint."""
    return translate("Hint", _ITEM + "Tells what to play.")


def finish() -> str:
    """Name playing the rest of a settled game up."""
    return translate("Finish the game", _ITEM + "All cards lie face up; the rest is played by itself.")


def menu() -> str:
    """Name the menu of everything that is no move."""
    return translate("Menu", _ITEM + "Opens the list of everything that is no move: new game, help, quit.")


def menu_title() -> str:
    """Name the window with everything that is no move."""
    return translate("Menu", "Title of a window for players with switches: new game, help, quit.")


def menu_back() -> str:
    """Name the button that leaves the menu."""
    return translate("Back to the table", "Button of a window for players with switches.")


def group(first: str, last: str) -> str:
    """Name several things that are framed as one: "New game to Help"."""
    return translate(
        "{first} to {last}",
        _ITEM + "Stands for several controls in a row. {first} and {last}: the names of the first and the last one.",
        first=first,
        last=last,
    )


def back() -> str:
    """Name leaving what has been entered."""
    return translate("Back", _ITEM + "Leaves a control or a group of controls.")


def close() -> str:
    """Name closing a window or a menu."""
    return translate("Close", _ITEM + "Closes the window or menu.")


def next_value() -> str:
    """Name going on to the next value, row or page."""
    return translate("Next", _ITEM + "Goes to the next value, row or page.")


def previous_value() -> str:
    """Name going back to the value, row or page before."""
    return translate("The one before", _ITEM + "Goes to the value, row or page before.")


def more() -> str:
    """Name making a number larger."""
    return translate("More", _ITEM + "Makes a number larger.")


def much_more() -> str:
    """Name making a number much larger."""
    return translate("Much more", _ITEM + "Makes a number larger by ten steps.")


def less() -> str:
    """Name making a number smaller."""
    return translate("Less", _ITEM + "Makes a number smaller.")


def much_less() -> str:
    """Name making a number much smaller."""
    return translate("Much less", _ITEM + "Makes a number smaller by ten steps.")


def take() -> str:
    """Name taking the row that is marked in a list."""
    return translate("Take this one", _ITEM + "Takes the marked row of a list.")


def rests() -> str:
    """Tell that the frame rests."""
    return translate("Press the switch to go on", "The frame has gone round some times and rests.")


def scanning_begins() -> str:
    """Tell that the switches are in force."""
    return translate("Switches are on. Wait for the frame and press", "Heard when playing with one switch begins.")


def two_begin() -> str:
    """Tell that two switches are in force."""
    return translate(
        "Switches are on. The first goes on, the second chooses", "Heard when playing with two switches begins."
    )


def off_soon() -> str:
    """Tell how to keep the switches that were switched off with a switch."""
    return translate(
        "Switches are off. A press within ten seconds brings them back",
        "Heard when a player who has only a switch switches them off with it.",
    )
