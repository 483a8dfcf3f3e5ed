"""The command line: ``klondike-qt``, the same as ``python -m klondike_qt``.

Without a command the window opens; Qt is loaded only then.
"""

import json
import logging
import os
import signal
import sys
from argparse import Namespace
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from klondike_qt.terminal.answers import Answer, Complaint, Exit, Say
from klondike_qt.terminal.arguments import PROGRAM, read_arguments, whole_parser, window_options
from klondike_qt.terminal.display import is_display_there
from klondike_qt.words import complaints

if TYPE_CHECKING:
    from klondike_qt.words.handbook.facts import Facts

Command = Callable[[Namespace, Say], Exit]
INTERRUPTED = 130
"""What shells expect of a program that was ended by Ctrl+C."""
WRITERS = {"text", "export", "import"}
"""The commands that have something to put in order when they are interrupted; the system ends the others at once."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program with ``arguments`` (None: those of the process) and return the exit code."""
    try:
        return _run(sys.argv[1:] if arguments is None else arguments)
    except Complaint as complaint:
        _complain(str(complaint))
        return complaint.code
    except SystemExit as ended:
        return Exit.DONE if ended.code is None else int(ended.code)
    except BrokenPipeError:
        _drop_output()
        return Exit.DONE
    except KeyboardInterrupt:
        return INTERRUPTED


def _run(arguments: Sequence[str]) -> int:
    _translate_help(arguments)
    parsed = read_arguments(arguments)
    logging.basicConfig(level=parsed.log_level.upper(), format="%(levelname)s %(name)s: %(message)s")
    if parsed.lang is not None:
        _choose_language(parsed)
    if parsed.command is None:
        return _open_window(parsed)
    if sys.stdout is None:
        raise Complaint(complaints.output_closed(), Exit.FILE_TROUBLE)
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        # Python hears an interrupt only between two steps: one that comes just before a wait for input would be lost.
        signal.signal(signal.SIGINT, _interrupt if parsed.command in WRITERS else signal.SIG_DFL)
    try:
        code = _commands()[parsed.command](parsed, _say_json if parsed.json else _say_lines)
        sys.stdout.flush()
    except BrokenPipeError:
        raise
    except OSError as error:
        _drop_output()
        raise Complaint(
            complaints.unwritable_file("stdout", error.strerror or str(error)), Exit.FILE_TROUBLE
        ) from error
    return code


def _translate_help(arguments: Sequence[str]) -> None:
    """Let ``--help``, which is answered while arguments are read, speak the player's language."""
    if "-h" not in arguments and "--help" not in arguments:
        return
    from klondike_qt.terminal.languages import language_of_help

    code = language_of_help(arguments, os.environ)
    if code is not None:
        from klondike_qt.ui.language import install_language

        install_language(code)


def _choose_language(parsed: Namespace) -> None:
    """Refuse a language without texts; let a command speak any other (the window does so by itself)."""
    from klondike_qt.terminal.languages import is_language_there, is_source_language

    if not is_language_there(parsed.lang):
        raise Complaint(complaints.no_such_language(parsed.lang))
    if parsed.command is not None and not is_source_language(parsed.lang):
        from klondike_qt.ui.language import install_language

        install_language(parsed.lang)


def _open_window(parsed: Namespace) -> int:
    options = window_options(parsed)
    if options.screenshot:
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    elif not is_display_there(os.environ):
        raise Complaint(complaints.no_display(), Exit.NO_DISPLAY)
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, _leave_early)
    from klondike_qt.app import run_window

    return run_window(options, facts=lambda: _facts(parsed))


def _facts(parsed: Namespace) -> "Facts":
    """Return what the help tells of the command line and of files."""
    from klondike_qt.terminal.helping import facts

    return facts(parsed, whole_parser())


def _leave_early(*_: object) -> None:
    """End at once while the window is being made: nothing has been played yet that could be lost."""
    os._exit(Exit.DONE)


def _interrupt(*_: object) -> None:
    """End a command; impatient repetitions do not cut short what it still has to put in order."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    raise KeyboardInterrupt


def _commands() -> Mapping[str, Command]:
    """Return the commands by their names; each brings in what it needs."""
    return {
        "deal": _deal,
        "solve": _solve,
        "replay": _replay,
        "text": _text,
        "stats": _stats,
        "export": _export,
        "import": _import,
        "doctor": _doctor,
        "help": _help,
    }


def _deal(parsed: Namespace, say: Say) -> Exit:
    from klondike_qt.terminal.dealing import show_deal

    return show_deal(parsed, say)


def _solve(parsed: Namespace, say: Say) -> Exit:
    from klondike_qt.terminal.solving import solve_deals

    return solve_deals(parsed, say)


def _replay(parsed: Namespace, say: Say) -> Exit:
    from klondike_qt.terminal.dealing import replay_tokens

    return replay_tokens(parsed, say)


def _text(parsed: Namespace, say: Say) -> Exit:
    from klondike_qt.terminal.playing import play_text

    return play_text(parsed, say)


def _stats(parsed: Namespace, say: Say) -> Exit:
    from klondike_qt.terminal.records import show_records

    return show_records(parsed, say)


def _export(parsed: Namespace, say: Say) -> Exit:
    from klondike_qt.terminal.transfer import export_all

    return export_all(parsed, say)


def _import(parsed: Namespace, say: Say) -> Exit:
    from klondike_qt.terminal.transfer import import_all

    return import_all(parsed, say)


def _doctor(parsed: Namespace, say: Say) -> Exit:
    from klondike_qt.terminal.doctor import examine

    return examine(parsed, say)


def _help(parsed: Namespace, say: Say) -> Exit:
    from klondike_qt.terminal.helping import show_help

    return show_help(parsed, say, whole_parser())


def _say_json(answer: Answer) -> None:
    _write(json.dumps(answer.values) + "\n")


def _say_lines(answer: Answer) -> None:
    _write("".join(_printable(line) + "\n" for line in answer.lines))


def _write(text: str) -> None:
    """Write an answer at one stroke: whoever ends the program between two finds whole ones."""
    sys.stdout.write(text)
    sys.stdout.flush()


def _printable(line: str) -> str:
    """Return a line that the terminal can show, whatever its encoding."""
    encoding = sys.stdout.encoding or "utf-8"
    return line.encode(encoding, "replace").decode(encoding)


def _complain(reason: str) -> None:
    """Print one line on stderr, if there is one."""
    if sys.stderr is not None:
        print(f"{PROGRAM}: {' '.join(reason.split())}".encode("utf-8", "replace").decode(), file=sys.stderr)


def _drop_output() -> None:
    """Let nothing more be written to an output that nobody reads, not even at the end of the process."""
    null = os.open(os.devnull, os.O_WRONLY)
    os.dup2(null, sys.stdout.fileno())
    os.close(null)


if __name__ == "__main__":
    raise SystemExit(main())
