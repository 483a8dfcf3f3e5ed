"""The texts of the window that measures the screen with a bank card."""

from klondike_qt.words.translate import translate


def title() -> str:
    """Name the window."""
    return translate("Measure the screen", "Title of the window that measures the screen with a bank card.")


def explanation() -> str:
    """Say what is to be done."""
    return translate(
        "Hold a bank card to the screen. Make the frame as wide as the card, with the arrow keys or the slider: "
        "then the card sizes are true in millimetres on this screen.",
        "Stands above the frame that is to become as wide as a bank card.",
    )


def slider() -> str:
    """Name the slider."""
    return translate("Width of the bank card, in pixels", "Name of the slider that makes the frame wider.")


def card() -> str:
    """Return what stands in the frame."""
    return translate("bank card", "Stands in the frame that is to become as wide as a bank card.")


def accept() -> str:
    """Name the button that takes the width."""
    return translate("It &fits", "Button: the frame is as wide as the bank card.")


def forget() -> str:
    """Name the button that forgets the measure of this screen."""
    return translate("&Forget the measure", "Button: sizes on this screen are no longer measured.")


def done() -> str:
    """Say that sizes are true now."""
    return translate("Sizes on this screen are true in millimetres", "Heard after the screen was measured.")


def forgotten() -> str:
    """Say that the screen is not measured any more."""
    return translate("This screen is not measured", "Heard after the measure of the screen was forgotten.")
