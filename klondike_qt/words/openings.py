"""What is said when the program cannot do what it was started for, or meets an error that nobody expected."""

from klondike_qt.words.translate import translate


def picture_not_saved(file: str) -> str:
    """Say that the picture of the table could not be written."""
    return translate("The picture could not be saved as {file}", "An error of the command line.", file=file)


def unexpected(why: str) -> str:
    """Say that the program made a mistake; ``why`` is technical."""
    return translate(
        "Something went wrong in the program: {why}. You can play on",
        "Seen when the program has a mistake. {why}: technical words in English.",
        why=why,
    )
