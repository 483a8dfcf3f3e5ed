"""What the command line cannot do, in one line each."""

from klondike_qt.words.translate import translate

_ERROR = "An error of the command line. "


def unreadable_file(name: str, why: str) -> str:
    """Say that a file could not be read; ``why`` comes from the system."""
    return translate(
        "Cannot read {name}: {why}", _ERROR + "{name}: a file; {why}: the system's reason.", name=name, why=why
    )


def unwritable_file(name: str, why: str) -> str:
    """Say that a file could not be written; ``why`` comes from the system."""
    return translate(
        "Cannot write {name}: {why}", _ERROR + "{name}: a file; {why}: the system's reason.", name=name, why=why
    )


def output_closed() -> str:
    """Say that there is nowhere to write answers to."""
    return translate("Cannot write: the output is closed", _ERROR)


def too_long(name: str) -> str:
    """Say that a file is far longer than anything useful."""
    return translate("{name} is too long to be read", _ERROR + "{name}: a file.", name=name)


def not_text(name: str, byte: int) -> str:
    """Say that a file is not text."""
    return translate(
        "{name} is not text in UTF-8; it goes wrong at byte {byte}", _ERROR + "{name}: a file.", name=name, byte=byte
    )


def position_is_no_deal() -> str:
    """Say that a position was given where only a deal will do."""
    return translate("This is the middle of a game, not a deal", _ERROR + "A position was given as a deal.")


def rules_twice() -> str:
    """Say that a position has rules of its own."""
    return translate("What you named brings its own rules; leave --variant out", _ERROR)


def no_game() -> str:
    """Say that there is no game to write."""
    return translate("No game is kept yet, so there is none to write", _ERROR)


def game_is_dealt(file: str) -> str:
    """Say how a file with one game is opened."""
    return translate(
        "{file} holds one game; open it with --deal @{file}", _ERROR + "--deal @ stands as it is.", file=file
    )


def no_display() -> str:
    """Say that there is no screen to show the window on."""
    return translate(
        "There is no display for the window. Try: klondike-qt text", _ERROR + "The last two words are a command."
    )


def no_such_language(code: str) -> str:
    """Say that there is no translation."""
    return translate("There are no texts in the language {code}", _ERROR + "{code}: such as de.", code=code)


def window_only(option: str, command: str) -> str:
    """Say that an option is in the wrong place."""
    return translate(
        "{option} stands before {command}, but goes with the window only",
        _ERROR + "{option}: such as --size; {command}: a word such as text.",
        option=option,
        command=command,
    )


def unknown_option(option: str) -> str:
    """Say that an option is not known."""
    return translate(
        "There is no option {option}; --help lists them", _ERROR + "{option}: what was typed.", option=option
    )


def no_such_preset(name: str, presets: str) -> str:
    """Say that there is no preset of a name."""
    return translate(
        "There is no preset {name}; there are {presets}",
        _ERROR + "{name}: what was typed; {presets}: a list of fixed words.",
        name=name,
        presets=presets,
    )


def bad_window_size(text: str) -> str:
    """Say that a window size cannot be used."""
    return translate(
        '"{text}" is not a size such as 1280x800',
        _ERROR + "{text}: what was typed; x stands between two numbers.",
        text=text,
    )


def not_png(name: str) -> str:
    """Say that a picture must be a PNG file."""
    return translate("The picture {name} must end in .png", _ERROR + "{name}: a file.", name=name)


def file_exists(name: str) -> str:
    """Say that a file is not written over."""
    return translate("{name} is there already; --force writes over it", _ERROR + "{name}: a file.", name=name)


def not_whole(text: str, least: int, most: int) -> str:
    """Say that a number cannot be used."""
    return translate(
        '"{text}" is not a whole number from {least} to {most}',
        _ERROR + "{text}: what was typed; {least} and {most}: numbers.",
        text=text,
        least=least,
        most=most,
    )


def not_seconds(text: str) -> str:
    """Say that a time cannot be used."""
    return translate('"{text}" is not a number of seconds above 0', _ERROR + "{text}: what was typed.", text=text)


def not_passes(text: str) -> str:
    """Say that a limit of trips through the stock cannot be used."""
    return translate(
        '"{text}" is neither unlimited nor a whole number from 1',
        _ERROR + "{text}: what was typed; unlimited is a word to type, and stays as it is.",
        text=text,
    )


def no_deal_named() -> str:
    """Say that nothing was asked about."""
    return translate("Name at least one deal, or a file with --file", _ERROR + "--file stays as it is.")


def deals_twice() -> str:
    """Say that deals may come from one side only."""
    return translate("Deals are named either here or in the file, not both", _ERROR)


def no_solver() -> str:
    """Say that the part that searches for wins is missing."""
    return translate(
        "The solver is missing here; klondike-qt doctor tells more", _ERROR + "klondike-qt doctor stays as it is."
    )


def not_a_day(text: str) -> str:
    """Say that a day was not written as it has to be."""
    return translate(
        '"{text}" is not a day such as 2026-11-30', _ERROR + "{text}: what was typed; year, month, day.", text=text
    )


def day_to_come(text: str) -> str:
    """Say that a daily deal cannot be played ahead of its day."""
    return translate("The daily deal of {day} is still to come", _ERROR + "{day}: such as 2026-11-30.", day=text)


def no_daily_deals() -> str:
    """Say that this kind of game has no daily deals."""
    return translate("This kind of game has no daily deals; klondike and draw-three have", _ERROR + "Two fixed words.")


def daily_and_deal() -> str:
    """Say that two deals were asked for at once."""
    return translate("Ask for --daily or for a deal, not for both", _ERROR)


def no_deal() -> str:
    """Say that no deal was asked for."""
    return translate("Which deal? Give a number, a text, or --daily", _ERROR)


def not_winnable(*, is_known: bool) -> str:
    """Say that a deal cannot be shown being won."""
    if is_known:
        return translate("This deal is unwinnable, so there is no win to show", _ERROR)
    return translate("It is not known whether this deal can be won, so there is no win to show", _ERROR)


def nothing_to_show() -> str:
    """Say that no winnable deal of this kind was found."""
    return translate("No winnable deal of this kind was found", _ERROR)
