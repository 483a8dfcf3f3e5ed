"""What the keyboard itself says: what was switched by a key, and what goes on between two keys."""

from collections.abc import Sequence

from klondike_qt.words.cards import rank_name
from klondike_qt.words.grammar import capital, listed
from klondike_qt.words.translate import translate

_SWITCHED = "Heard when a key switches this."
_WRONG = "Heard when a card is looked for and a wrong key is pressed. Esc is a key."


def how_much(verbosity: str) -> str:
    """Return how much is said from now on, by the value of the choice."""
    changed = "Heard when a key changes how much is said."
    texts = {
        "brief": translate("Says it briefly", changed),
        "normal": translate("Says it normally", changed),
        "verbose": translate("Says everything", changed),
    }
    return texts[verbosity]


def voice(*, on: bool) -> str:
    """Return whether the program speaks from now on."""
    return translate("Voice on", _SWITCHED) if on else translate("Voice off", _SWITCHED)


def sounds(*, on: bool) -> str:
    """Return whether sounds are played from now on."""
    return translate("Sounds on", _SWITCHED) if on else translate("Sounds off", _SWITCHED)


def lens(*, on: bool) -> str:
    """Return whether one card is shown very large from now on."""
    return translate("Lens on", _SWITCHED) if on else translate("Lens off", _SWITCHED)


def full_screen(*, on: bool) -> str:
    """Return whether the window fills the screen from now on."""
    return translate("Full screen", _SWITCHED) if on else translate("Window", _SWITCHED + " The screen is not filled.")


def where_to(place: str) -> str:
    """Ask for the second of two digits."""
    return translate(
        "From {place}; where to?",
        "Heard in quick moves after the first digit. {place}: what lies there, as it is heard at the focus.",
        place=place,
    )


def quick_left() -> str:
    """Say that the next digit is a first one again."""
    return translate("No move", "Heard in quick moves when Esc is pressed between the two digits.")


def enter_goes_there(place: str) -> str:
    """Name one of the places that a card can go to, and how it gets there."""
    return translate(
        "{place}; Enter sends it there",
        "Heard when the places for a card are gone through. {place}: column two on seven of hearts. Enter is the key.",
        place=place,
    )


def place_left() -> str:
    """Say that no place is chosen any more."""
    return translate("No place chosen", "Heard when Esc is pressed while the places for a card are gone through.")


def rank_letters() -> tuple[str, ...]:
    """Return the key of each rank from ace to king."""
    letters = translate(
        "A 2 3 4 5 6 7 8 9 0 J Q K",
        "Keys for ace to king when a card is looked for: 13 different letters or digits, as on the cards of your "
        "country, with blanks between them. Ten has one digit.",
    ).split()
    return _different(letters, "A234567890JQK")


def suit_letters() -> tuple[str, ...]:
    """Return the key of each suit: clubs, diamonds, hearts, spades."""
    letters = translate(
        "C D H S",
        "Keys for clubs, diamonds, hearts, spades when a card is looked for: 4 different letters, with blanks.",
    ).split()
    return _different(letters, "CDHS")


def which_rank() -> str:
    """Ask for the rank of the card that is looked for."""
    return translate(
        "Which rank? {keys}",
        "Heard when a card is looked for. {keys}: the keys to choose from.",
        keys=listed(rank_letters()),
    )


def which_suit(rank: int) -> str:
    """Ask for the suit of the card that is looked for."""
    return translate(
        "{rank}; which suit? {keys}",
        "Heard after the rank of a card that is looked for. {rank}: such as seven; {keys}: the keys to choose from.",
        rank=capital(rank_name(rank)),
        keys=listed(suit_letters()),
    )


def no_rank() -> str:
    """Say that a key stands for no rank."""
    return translate("That key is no rank; Esc ends the search", _WRONG)


def no_suit() -> str:
    """Say that a key stands for no suit."""
    return translate("That key is no suit; Esc ends the search", _WRONG)


def search_left() -> str:
    """Say that no card is looked for any more."""
    return translate("Search ended", "Heard when Esc ends looking for a card.")


def no_key() -> str:
    """Return what stands in place of the keys of an action that has none."""
    return translate("no key", "In the list of keys: this can only be chosen in menus.")


def change_button() -> str:
    """Name the button that gives an action other keys."""
    return translate("C&hange …", "Button in the list of keys: asks for a key for the chosen row.")


def reset_button() -> str:
    """Name the button that gives an action its usual keys."""
    return translate(
        "&Reset this row", "Button in the list of keys: what is chosen there has the keys that it came with."
    )


def reset_all_button() -> str:
    """Name the button that gives all actions their usual keys."""
    return translate("Reset &all", "Button in the list of keys: everything has the keys that it came with.")


def save_button() -> str:
    """Name the button that writes the list of keys into a file."""
    return translate("&Save the list …", "Button in the list of keys: writes the list into a file, as a web page.")


def keys_of(what: str, keys: str) -> str:
    """Return which keys something has: "Undo: U or Backspace"."""
    return translate(
        "{what}: {keys}", "Keys of an action. {what}: such as Undo; {keys}: U or Backspace.", what=what, keys=keys
    )


def all_usual() -> str:
    """Say that everything has its usual keys."""
    return translate("All keys are as they came", "Seen in the list of keys after all were given back.")


def sheet_title() -> str:
    """Head the list of keys in a file."""
    return translate("Keys of Klondike Qt", "Title of the web page with the list of keys, and name of its file.")


def saved(file: str) -> str:
    """Say where the list of keys lies now."""
    return translate("The list of keys is in {file}", "Seen after it was saved. {file}: a file.", file=file)


def not_saved(file: str, reason: str) -> str:
    """Say that the list of keys could not be written."""
    return translate(
        "{file} could not be written: {reason}", "{file}: a file; {reason}: from the system.", file=file, reason=reason
    )


def press_title() -> str:
    """Name the window that asks for a key."""
    return translate("Press a key", "Title of the window that asks for a key.")


def press_prompt(what: str) -> str:
    """Ask for the key of an action."""
    return translate(
        "Press the key for {what}. Tab goes on to the buttons, Esc leaves all as it is.",
        "Stands in the window that asks for a key. {what}: such as Undo. Tab and Esc are keys.",
        what=what,
    )


def press_label() -> str:
    """Name the field in which the pressed key is shown."""
    return translate("The key", "Name of the field in which a pressed key is shown.")


def instead_button() -> str:
    """Name the button that takes a key in place of the others."""
    return translate("Use this key &only", "Button: the key takes the place of all keys that there were.")


def too_button() -> str:
    """Name the button that takes a key beside the others."""
    return translate("Use it &as well", "Button: the key is added to those that there are.")


def none_button() -> str:
    """Name the button that takes all keys away."""
    return translate("No &key", "Button: it can only be chosen in menus from now on.")


def key_is_free(key: str) -> str:
    """Say that a key has no meaning yet."""
    return translate("{key} is free", "Heard after a key was pressed. {key}: such as Ctrl+K.", key=key)


def key_is_its_own(key: str) -> str:
    """Say that a key has this meaning already."""
    return translate("{key} does this already", "Heard after a key was pressed. {key}: such as Ctrl+K.", key=key)


def key_has_meaning(key: str, what: str) -> str:
    """Name the action that would lose a key."""
    return translate(
        "{key} is a key of {what}, which would lose it",
        "Heard after a key was pressed, before anything is changed. {key}: such as U; {what}: such as Undo.",
        key=key,
        what=what,
    )


def key_is_taken(key: str, reason: str) -> str:
    """Say why a key cannot be used; ``reason`` is one of the closed list."""
    unusable = "Heard after a key was pressed that cannot be used. {key}: such as Ctrl+H."
    texts = {
        "unreadable": translate("{key} is no key that can be used", unusable, key=key),
        "modifier": translate("{key} alone cannot be used: it only goes with others", unusable, key=key),
        "reader": translate("{key} cannot be used: screen readers need it", unusable, key=key),
        "zones": translate("{key} cannot be used: it goes from part to part", unusable, key=key),
        "leaving": translate("{key} cannot be used: it leads out of everything", unusable, key=key),
        "menus": translate("{key} cannot be used: it opens menus", unusable, key=key),
        "system": translate("{key} cannot be used: the system has it", unusable, key=key),
        "mac": translate("{key} cannot be used: on a Mac the system has it", unusable, key=key),
    }
    return texts[reason]


def _different(letters: Sequence[str], usual: str) -> tuple[str, ...]:
    """Return the letters of a translation, large, or the usual ones if they do not fit."""
    found = tuple(letter.upper() for letter in letters)
    fits = len(set(found)) == len(usual) == len(found) and all(len(letter) == 1 for letter in found)
    return found if fits else tuple(usual)
