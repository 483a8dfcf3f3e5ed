"""The texts of the presets, and of taking all preferences to another computer or back to the beginning."""

from collections.abc import Mapping, Sequence

from klondike_qt.words.grammar import followed, listed
from klondike_qt.words.hand_choices import amount
from klondike_qt.words.menu_choices import switched_text
from klondike_qt.words.preferences import names, values
from klondike_qt.words.translate import translate

_NAME = "Name of a preset: choices that go together, switched on as one."
_FOR = "Tells in a few words for whom a preset is; what it changes follows."
_FILE = "Told after a file of preferences was chosen. {file}: its name and place."


def title() -> str:
    """Name the section of the presets."""
    return translate("Presets", "Title of a section of the preferences: choices that go together.")


def all_title() -> str:
    """Name the section that has to do with all preferences."""
    return translate("All preferences", "Title of a section of the preferences: saving, opening, resetting all.")


def preset_names() -> dict[str, str]:
    """Return the name of each preset by its id."""
    return {
        "low-vision": translate("Low vision", _NAME),
        "screen-reader": translate("Screen reader", _NAME),
        "tremor": translate("Tremor", _NAME),
        "switch": translate("Switch", _NAME),
        "colour": translate("Colour", _NAME),
        "calm": translate("Calm", _NAME),
        "keyboard": translate("Keyboard", _NAME),
    }


def _purposes() -> dict[str, str]:
    return {
        "low-vision": translate("Large cards, large text, nothing that distracts the eye", _FOR),
        "screen-reader": translate("All that happens is said, in your own time", _FOR),
        "tremor": translate("Larger cards; nothing happens by a slip of the hand", _FOR),
        "switch": translate("For one or two switches, in your own time", _FOR),
        "colour": translate("Each suit has a colour of its own, and colours are said", _FOR),
        "calm": translate("Nothing counts, nothing hurries, nothing moves", _FOR),
        "keyboard": translate("Fast play with few keys", _FOR),
    }


def explanation(preset: str, changes: Mapping[str, object]) -> str:
    """Tell for whom a preset is and what it changes: fields of the preferences with their plain values."""
    return followed(_purposes()[preset], listed(_change(field, value) for field, value in changes.items())) + "."


def _change(field: str, value: object) -> str:
    name = names()[field]
    if isinstance(value, bool):
        return switched_text(name, on=value)
    if isinstance(value, int):
        return amount(field, name, value)
    return translate(
        "{choice}: {value}",
        "Seen when another card size or colour is chosen. {choice}: the menu's title; {value}: the entry.",
        choice=name,
        value=values()[field][str(value)],
    )


def save_button() -> str:
    """Name the button that saves all preferences in a file."""
    return translate("Sa&ve in a file …", "Button in the preferences: saves all of them for another computer.")


def open_button() -> str:
    """Name the button that takes preferences from a file."""
    return translate("&Open a file …", "Button in the preferences: takes all of them from a file.")


def reset_button() -> str:
    """Name the button that gives all preferences their first values."""
    return translate("&All as it was at first", "Button in the preferences: every choice as the program came.")


def undo_button() -> str:
    """Name the button that takes back what the buttons beside it did."""
    return translate("&Undo", "Button in the preferences: takes back that a file was opened, or all was reset.")


def undo_change_button() -> str:
    """Name the button that takes the last change back."""
    return translate("Undo change", "Button in the preferences: takes back what was changed last, again and again.")


def undo_change_explained() -> str:
    """Explain that button."""
    return translate("Takes the last change back, as Ctrl+Z does.", "Heard of the button Undo change.")


def nothing_to_undo() -> str:
    """Tell that nothing was changed."""
    return translate("Nothing was changed here", "Told in the preferences, after Ctrl+Z.")


def file_kind() -> str:
    """Name the kind of file in the window that asks for one."""
    return translate("Preferences", "A kind of file, in the window that asks for a file.")


def was_reset() -> str:
    """Tell that all is as it was at first."""
    return translate("All choices are as they were at first. Undo brings yours back.", "Told in the preferences.")


def was_undone() -> str:
    """Tell that the choices from before are in force again."""
    return translate("Your choices are back.", "Told in the preferences, after Undo.")


def saved(file: str) -> str:
    """Tell where the preferences were saved."""
    return translate("Saved in {file}.", _FILE, file=file)


def not_saved(file: str, why: str) -> str:
    """Tell that the preferences could not be saved there."""
    return translate(
        "Nothing was saved in {file}: {why}. Choose another place.",
        _FILE + " {why}: words of the system.",
        file=file,
        why=why,
    )


def not_read(file: str, why: str) -> str:
    """Tell that a file could not be read."""
    return translate(
        "{file} cannot be read: {why}. Nothing was changed.", _FILE + " {why}: words of the system.", file=file, why=why
    )


def no_preferences(file: str) -> str:
    """Tell that there are no preferences in a file."""
    return translate(
        "There are no preferences in {file}. Choose a file that was saved here; nothing was changed.", _FILE, file=file
    )


def opened(file: str, damaged: Sequence[str], unknown: int) -> str:
    """Tell what came of a file: the ``damaged`` choices are as they were at first, ``unknown`` ones were left out."""
    text = translate("The choices of {file} are in force.", _FILE, file=file)
    if damaged:
        known = names()
        text += " " + translate(
            "Not readable, so as at first: {list}.",
            "Told after a file of preferences was opened. {list}: names of choices.",
            list=listed(known.get(field, field) for field in damaged),
        )
    if unknown:
        text += " " + translate(
            "{n} choices of another version were left out.",
            "Told after a file of preferences was opened.",
            n=unknown,
            one="One choice of another version was left out.",
        )
    return text
