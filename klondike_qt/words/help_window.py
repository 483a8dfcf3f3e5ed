"""The texts of the window with the help, besides the help itself."""

from klondike_qt.words.translate import translate


def search_label() -> str:
    """Label the field that searches the help."""
    return translate("Search the help", "Label of the field above the text of the help.")


def search_hint() -> str:
    """Tell how the search goes on."""
    return translate("Enter goes to the next place.", "About the field that searches the help. Enter is a key.")


def found_in(chapter: str, line: str) -> str:
    """Tell in which chapter something was found, and the sentence."""
    return translate(
        "{chapter}: {line}",
        "Heard when something is found in the help. Both are texts of it.",
        chapter=chapter,
        line=line,
    )


def not_found(wanted: str) -> str:
    """Tell that something does not occur."""
    return translate("The help has no {wanted}", "Heard when a search fails. {wanted}: what was typed.", wanted=wanted)


def examples_label() -> str:
    """Name the list of examples."""
    return translate("Example to try", "Name of a list in the help: small games that show one move each.")


def try_button() -> str:
    """Name the button that lays an example on the table."""
    return translate("&Try it on the table", "Button in the help: lays a small game on the table.")


def save_button() -> str:
    """Name the button that writes the help into a file."""
    return translate("&Save as web page …", "Button in the list of keys: writes the list into a file.")


def save_title() -> str:
    """Name the window that asks for the file."""
    return translate("Save the help as a web page", "Title of the window that asks for a file.")


def saved(file: str) -> str:
    """Say where the help lies now."""
    return translate("The help is in {file}", "Seen after it was saved. {file}: a file.", file=file)
