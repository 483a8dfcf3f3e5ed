"""The help of the command line."""

from klondike_qt.words.translate import translate

_HELP = "Seen in the help of the command line, --help. "


def program() -> str:
    """Say what the program is and what it does without a command."""
    return translate("Klondike solitaire for everybody. Without a command a window opens.", _HELP)


def exit_codes() -> str:
    """Say what the exit codes mean."""
    return translate(
        "Exit codes: 0 done, 1 a move was refused, 2 bad input, 3 no display, 4 a file made trouble.",
        _HELP + "Numbers with which the program ends.",
    )


def usage() -> str:
    """Head the line that shows how the program is written."""
    return translate("usage:", _HELP + "What can be typed follows.")


def arguments_group() -> str:
    """Head what has to be written by its place."""
    return translate("positional arguments", _HELP + "What is written behind a command without a name of its own.")


def options_group() -> str:
    """Head the options that belong to one command."""
    return translate("options", _HELP)


def window_group() -> str:
    """Head the options of the window."""
    return translate("options of the window", _HELP)


def anywhere_group() -> str:
    """Head the options that may stand before and after a command."""
    return translate("options before or after a command", _HELP)


def commands_group() -> str:
    """Head the commands."""
    return translate("commands that need no window", _HELP)


def help_option() -> str:
    """Explain ``--help``."""
    return translate("show this help and end", _HELP)


def version_option() -> str:
    """Explain ``--version``."""
    return translate("show the version of the program and end", _HELP)


def deal_option() -> str:
    """Explain how a deal is named."""
    return translate(
        "a deal by number, as 104 characters or as a code, or a file that holds a deal or a game: @FILE",
        _HELP + "@ stands as it is.",
    )


def variant_option() -> str:
    """Explain the choice of rules."""
    return translate("the kind of game, for this one game", _HELP)


def daily_option() -> str:
    """Explain the daily deal."""
    return translate("the daily deal, of today or of a day that has been", _HELP)


def demo_option() -> str:
    """Explain the demonstration."""
    return translate("watch a deal being won, and end; any key ends it too", _HELP)


def new_option() -> str:
    """Explain that the running game is left."""
    return translate("begin another game", _HELP)


def size_option() -> str:
    """Explain the card sizes."""
    return translate("how big the cards are", _HELP)


def theme_option() -> str:
    """Explain the themes."""
    return translate("the colours of the cards", _HELP)


def preset_option(presets: str) -> str:
    """Explain the presets, whose names are given."""
    return translate(
        "switch presets on and keep them, without any question: {presets}",
        _HELP + " {presets}: fixed words.",
        presets=presets,
    )


def speech_option() -> str:
    """Explain the voice of the program."""
    return translate("whether the program speaks, this time", _HELP)


def screenshot_option() -> str:
    """Explain the picture of the table."""
    return translate("save a picture of the table and end; needs no display", _HELP)


def size_window_option() -> str:
    """Explain the size of the window."""
    return translate("width and height of the window, such as 1280x800", _HELP)


def data_dir_option() -> str:
    """Explain where everything is kept."""
    return translate("the folder for everything that is kept", _HELP)


def lang_option() -> str:
    """Explain the language."""
    return translate("the language of the texts, such as en", _HELP)


def log_level_option() -> str:
    """Explain how much is logged."""
    return translate("how much to tell about what goes on inside", _HELP)


def json_option() -> str:
    """Explain the form for programs."""
    return translate("answer with one JSON object a line", _HELP)


def deal_command() -> str:
    """Explain the command deal."""
    return translate("show how a deal begins", _HELP)


def solve_command() -> str:
    """Explain the command solve."""
    return translate("tell whether deals can be won, and how", _HELP)


def solve_argument() -> str:
    """Explain the deals of the command solve."""
    return translate(
        "deal numbers, deals as 104 characters, or files that hold a deal or a position: @FILE",
        _HELP + "@ stands as it is.",
    )


def deals_file_option() -> str:
    """Explain the file with many deals."""
    return translate(
        "a file with one deal a line; - reads the input; empty lines and those that begin with # are passed over", _HELP
    )


def nodes_option(default: int) -> str:
    """Explain how much one search may look at."""
    return translate(
        "most positions to look at for each deal, {default} if not given",
        _HELP + "{default}: a number.",
        default=default,
    )


def seconds_option() -> str:
    """Explain how long one search may take."""
    return translate("most seconds for each deal, no limit if not given", _HELP)


def passes_option() -> str:
    """Explain the limit of trips through the stock."""
    return translate(
        "most trips through the stock, or unlimited, instead of those of the kind of game",
        _HELP + "unlimited is a word to type, and stays as it is.",
    )


def no_worry_back_option() -> str:
    """Explain that foundations give nothing back."""
    return translate("let no card come back from a foundation", _HELP)


def jobs_option() -> str:
    """Explain how many searches go on at once."""
    return translate("how many deals to work on at once; the answers keep their order", _HELP)


def replay_command() -> str:
    """Explain the command replay."""
    return translate("play moves from a file and tell where they lead", _HELP)


def tokens_argument() -> str:
    """Explain the file of moves."""
    return translate(
        "the moves: d draw, r redeal, 27 or W4 or 3H move, u undo, y redo, = finish; - reads the input",
        _HELP + "The single letters, digits and signs stay as they are.",
    )


def text_command() -> str:
    """Explain the command text."""
    return translate("play in the terminal, in words; the game is the same as in the window", _HELP)


def stats_command() -> str:
    """Explain the command stats."""
    return translate("tell the records of all kinds of games", _HELP)


def export_command() -> str:
    """Explain the command export."""
    return translate("write everything that is kept to one file", _HELP)


def export_argument() -> str:
    """Explain the file to export to."""
    return translate("the file to write", _HELP)


def force_option() -> str:
    """Explain that a file may be written over."""
    return translate("write over a file that is there", _HELP)


def game_option() -> str:
    """Explain that one game is written."""
    return translate("write the game that goes on, as a text; --deal @FILE opens it", _HELP + "--deal @FILE stays.")


def import_command() -> str:
    """Explain the command import."""
    return translate("add what another computer has exported", _HELP)


def import_argument() -> str:
    """Explain the file to import."""
    return translate("the file to read", _HELP)


def help_command() -> str:
    """Explain the command help."""
    return translate("tell how to play, all of it", _HELP)


def html_option() -> str:
    """Explain the file for the help."""
    return translate("write it to this file as a web page", _HELP)


def doctor_command() -> str:
    """Explain the command doctor."""
    return translate("tell versions, folders and what is missing", _HELP)
