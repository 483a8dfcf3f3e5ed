"""What is said and shown of a pause."""

from klondike_qt.words.translate import translate


def paused() -> str:
    """Say that the clock stands until a key is pressed."""
    return translate("Paused; any key goes on", "Heard when the game is paused: the clock stands.")


def paused_title() -> str:
    """Say that the game is paused."""
    return translate("Paused", "Large words on the panel that covers the table during a pause.")


def paused_and_hidden(key: str) -> str:
    """Say what ends a pause in which the cards are covered."""
    return translate(
        "Paused. Press {key} to go on",
        "Heard and shown when the cards are covered during a pause. {key}: such as F9.",
        key=key,
    )


def press_to_go_on(key: str) -> str:
    """Say which key ends the pause."""
    return translate("Press {key} to go on", "On the panel that covers the table during a pause. {key}: F9.", key=key)


def paused_behind() -> str:
    """Say that the game is paused where no key ends that but those of the button."""
    return translate("Paused. Press Space to go on", "The same where the player has taken the key of the pause away.")


def go_on() -> str:
    """Name the button that ends a pause."""
    return translate("Go &on", "Button on the panel that covers the table during a pause.")


def goes_on() -> str:
    """Say that the clock runs again."""
    return translate("The game goes on", "Heard when a key ends the pause.")
