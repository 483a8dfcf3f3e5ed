"""The window with the records: its parts, its buttons, and what they answer."""

from klondike_qt.words.translate import translate

_PART = "A part of the window with the records."


def title() -> str:
    """Name the window."""
    return translate("Statistics", "Title of the window with records, games played and charts.")


def part_names() -> dict[str, str]:
    """Name the parts of the window."""
    return {
        "records": translate("Records", _PART),
        "history": translate("Games", _PART + " All games one by one."),
        "charts": translate("Charts", _PART),
    }


def game_label() -> str:
    """Name the choice of the kind of game."""
    return translate("Game", "Label of a choice: of which kind of game the records are shown.")


def deals_label() -> str:
    """Name the choice of the kind of deal."""
    return translate("Deals", "Label of a choice: of which kind of deal the records are shown.")


def figure_heads() -> tuple[str, str]:
    """Head the columns of the records."""
    return (
        translate("Record", "Column head in the table of records."),
        translate("Figure", "Column head in the table of records: the numbers."),
    )


def history_help() -> str:
    """Explain the list of games."""
    return translate("Enter plays the deal of the chosen game again.", "Explains the list of games that were played.")


def replay_button() -> str:
    """Name the button that deals a game of the list again."""
    return translate("&Play this deal again", "Button: deals the cards of the game that is chosen in the list.")


def no_cards() -> str:
    """Say that a game cannot be dealt again."""
    return translate(
        "The cards of this game were not kept, so it cannot be dealt again",
        "Seen and heard when an old game of a pasted deal is wanted again.",
    )


def table_button() -> str:
    """Name the button that saves the games as a table."""
    return translate("Save as &table", "Button: saves all games played for a spreadsheet, as CSV.")


def export_button() -> str:
    """Name the button that saves everything."""
    return translate("Save &everything", "Button: saves games, records and preferences in one file, as JSON.")


def table_title() -> str:
    """Name the window that asks where to save the table."""
    return translate("Save the games as a table", "Title of the window that asks for a file.")


def export_title() -> str:
    """Name the window that asks where to save everything."""
    return translate("Save everything in one file", "Title of the window that asks for a file.")


def saved(file: str) -> str:
    """Say that the file is written."""
    return translate("Saved as {file}", "Seen and heard after games were saved. {file}: a file.", file=file)


def not_saved(file: str, why: str) -> str:
    """Say that the file could not be written, and what to do."""
    return translate(
        "{file} could not be written: {why}. Choose another place",
        "Seen and heard when games could not be saved. {file}: a file; {why}: the reason of the system.",
        file=file,
        why=why,
    )


def reset_button() -> str:
    """Name the button that begins the figures anew."""
    return translate("&Reset these records", "Button: puts the shown records aside, after a question.")


def undo_button() -> str:
    """Name the button that brings records back."""
    return translate("&Undo reset", "Button: brings the records back that were put aside last.")


def reset_title() -> str:
    """Name the question whether records are to be put aside."""
    return translate("Reset records?", "Title of the question before records are put aside.")


def reset_question(games: str) -> str:
    """Ask whether records are to be put aside."""
    return translate(
        "{games}: the records begin anew. You can bring them back with Undo reset. Days in the calendar stay marked.",
        "The question before records are put aside. {games}: Klondike, winnable deals.",
        games=games,
    )


def reset_confirm() -> str:
    """Name the button that puts records aside."""
    return translate("&Reset", "Button: puts records aside.")


def keep_button() -> str:
    """Name the button that leaves records as they are."""
    return translate("&Keep the records", "Button: leaves records as they are. It is the safe choice.")


def reset_done(games: int) -> str:
    """Say how many games were put aside."""
    return translate(
        "{n} games put aside. Undo reset brings them back",
        "Heard and seen after records were put aside.",
        n=games,
        one="{n} game put aside. Undo reset brings it back",
    )


def undo_done(games: int) -> str:
    """Say how many games count again."""
    return translate(
        "{n} games count again", "Heard and seen after records were brought back.", n=games, one="{n} game counts again"
    )


def nothing_to_reset() -> str:
    """Say that there are no records to put aside."""
    return translate("There are no records to reset here", "Heard and seen in place of putting records aside.")


def unwritable(why: str) -> str:
    """Say that the records could not be changed."""
    return translate(
        "The records could not be changed: {why}. Try again",
        "Heard and seen when the disk is full or damaged. {why}: the reason of the system.",
        why=why,
    )
