"""What the keyboard itself says: what was switched by a key, and what goes on between two keys."""

from collections.abc import Sequence

from klondike_qt.words.cards import rank_name
from klondike_qt.words.grammar import capital, listed
from klondike_qt.words.translate import translate

_SWITCHED = "Heard when a key switches this."


def how_much(verbosity: str) -> str:
    """Return how much is said from now on, by the value of the choice."""
    note = "Heard when a key changes how much is said."
    texts = {
        "brief": translate("Says the least", note),
        "normal": translate("Says the usual", note),
        "verbose": translate("Says everything", note),
    }
    return texts[verbosity]


def voice(*, on: bool) -> str:
    """Return whether the program speaks from now on."""
    return translate("Voice on", _SWITCHED) if on else translate("Voice off", _SWITCHED)


def sounds(*, on: bool) -> str:
    """Return whether sounds are played from now on."""
    return translate("Sounds on", _SWITCHED) if on else translate("Sounds off", _SWITCHED)


def paused() -> str:
    """Say that the clock stands until a key is pressed."""
    return translate("Paused; any key goes on", "Heard when the game is paused: the clock stands.")


def goes_on() -> str:
    """Say that the clock runs again."""
    return translate("The game goes on", "Heard when a key ends the pause.")


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
    return translate(
        "That key is no rank; press {keys}, or Esc",
        "Heard when a card is looked for. {keys}: the keys to choose from; Esc is a key.",
        keys=listed(rank_letters()),
    )


def no_suit(rank: int) -> str:
    """Say that a key stands for no suit."""
    return translate(
        "{rank}; that key is no suit; press {keys}, or Esc",
        "Heard when a card is looked for. {rank}: such as seven; {keys}: the keys to choose from; Esc is a key.",
        rank=capital(rank_name(rank)),
        keys=listed(suit_letters()),
    )


def search_left() -> str:
    """Say that no card is looked for any more."""
    return translate("No card is looked for", "Heard when Esc ends looking for a card.")


def _different(letters: Sequence[str], usual: str) -> tuple[str, ...]:
    """Return the letters of a translation, large, or the usual ones if they do not fit."""
    found = tuple(letter.upper() for letter in letters)
    fits = len(set(found)) == len(usual) == len(found) and all(len(letter) == 1 for letter in found)
    return found if fits else tuple(usual)
