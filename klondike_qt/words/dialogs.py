"""The texts of the small windows over the table."""

from klondike_qt.words.translate import translate


def close_button() -> str:
    """Name the button that closes a window."""
    return translate("&Close", "Button that closes a window.")


def cancel_button() -> str:
    """Name the button that leaves everything as it is."""
    return translate("&Cancel", "Button: leaves everything as it is.")


def search() -> str:
    """Label a field to search in where there is no room for more."""
    return translate("Search", "Stands in a field that searches a list, where the window is too narrow for more.")


def keys_title() -> str:
    """Name the list of keys."""
    return translate("Keys", "Title of the window with the list of all keys.")


def keys_search() -> str:
    """Label the field that searches the list of keys."""
    return translate("Search the keys", "Label of the field above the list of keys.")


def keys_what() -> str:
    """Head the column that says what is done."""
    return translate("What it does", "Column head in the list of keys.")


def keys_which() -> str:
    """Head the column that says with which keys."""
    return translate("Keys to press", "Column head in the list of keys.")


def key_list(keys: list[str]) -> str:
    """Join several keys for one thing."""
    return translate(" or ", "Between the keys that do the same, as in: U or Backspace.").join(keys)


def deal_button() -> str:
    """Name the button that deals."""
    return translate("&Deal", "Button: deals the wanted cards.")


def moves_title() -> str:
    """Name the list of moves."""
    return translate("Moves", "Title of the window with all moves that can be played.")


def play_button() -> str:
    """Name the button that plays the chosen move."""
    return translate("&Play", "Button: plays the move that is chosen in the list.")


def leave_title() -> str:
    """Name the question whether a game may be left."""
    return translate("Leave this game?", "Title of the question before a game with moves is left.")


def leave_question() -> str:
    """Ask whether a game with moves may be left."""
    return translate(
        "Your game is kept. As long as the new one has no move, Previous game back in the menu brings it back.",
        "The question before a game with moves is left. The next two texts are its buttons.",
    )


def leave_button() -> str:
    """Name the button that deals a new game."""
    return translate("&New game", "Button: leaves the game and deals a new one.")


def stay_button() -> str:
    """Name the button that goes on with the game."""
    return translate("&Keep playing", "Button: goes on with the game. It is the safe choice.")


def about_title() -> str:
    """Name the window about the program."""
    return translate("About Klondike Qt", "Title of the window about the program.")


def about_text(version: str, qt: str, data: str) -> str:
    """Say which program this is, and where its files are."""
    return translate(
        "Klondike Qt {version}, with Qt {qt}.\n\nA solitaire for everybody: large print, every move by key, plain "
        "words. Free software under the MIT licence; Qt is used under the LGPL.\n\nYour games are kept in {data}",
        "Text about the program. {version} and {qt} are version numbers, {data} is a folder.",
        version=version,
        qt=qt,
        data=data,
    )


def won_title() -> str:
    """Say that the game is won."""
    return translate("You won", "Large words on the panel after a win.")


def won_new() -> str:
    """Name the button for the next game."""
    return translate("&New game", "Button on the panel after a win.")


def won_again() -> str:
    """Name the button that deals the same cards again."""
    return translate("&Play again", "Button on the panel after a win: the same deal as a new game.")


def won_days() -> str:
    """Name the button that opens the calendar of the daily deals."""
    return translate("&Daily deals …", "Button on the panel after the win of a daily deal: opens the calendar.")


def won_statistics() -> str:
    """Name the button that opens the records."""
    return translate("S&tatistics …", "Button on the panel after a win: records, games played and charts.")


def won_share() -> str:
    """Name the button that gives the deal or the game away."""
    return translate("Sha&re …", "Button on the panel after a win: opens a menu with number, cards, code and file.")


def won_look() -> str:
    """Name the button that leaves the table in view."""
    return translate("&Look at the table", "Button on the panel after a win: only closes the panel.")


def window_title() -> str:
    """Name the program's window."""
    return translate("Klondike Qt", "Title of the window. A name: leave it as it is.")


def toolbar_name() -> str:
    """Name the tool bar for a screen reader."""
    return translate("Tool bar", "Name of the tool bar, for screen readers.")


def table_name() -> str:
    """Name the table for a screen reader."""
    return translate("Card table", "Name of the table, for screen readers.")


def messages_title() -> str:
    """Name the list of messages."""
    return translate("Messages", "Title of the window that lists what was said.")


def messages_label() -> str:
    """Explain the list of messages."""
    return translate("What was said, the newest last", "Stands above the list of messages.")


def nothing_said_yet() -> str:
    """Say that no message can be heard again."""
    return translate("Nothing was said yet", "Heard when the last message is wanted and there was none.")


def copied() -> str:
    """Say that the deal lies on the clipboard."""
    return translate("The deal is on the clipboard.", "Heard after the deal was copied.")


def unexpected(error: str) -> str:
    """Say that something went wrong that nobody expected."""
    return translate(
        "Something went wrong: {error}. The game is kept; please report this.",
        "Seen when the program has an error of its own. {error}: what it says, in English.",
        error=error,
    )


def picture_not_saved(file: str) -> str:
    """Say that a picture of the table could not be written."""
    return translate("The picture could not be saved as {file}", "Printed on the command line.", file=file)


def no_classic_faces() -> str:
    """Say that the drawings of the Classic cards are gone."""
    return translate(
        "The drawings of the Classic cards are missing or damaged; the cards have large print",
        "Seen and heard once when files of the program are missing.",
    )


def size_does_not_fit() -> str:
    """Say that the cards are smaller than was chosen."""
    return translate(
        "Cards of this size do not fit this window; they are as large as they can be",
        "Seen and heard once when the window is too narrow for the chosen card size.",
    )


def no_room_beside() -> str:
    """Say that stock, waste and foundations stay above the columns."""
    return translate(
        "There is no room for the stock beside the columns",
        "Seen and heard when the player wants the stock there, and the window is too narrow for the card size.",
    )
