"""The grammar of the command line."""

import argparse
import re
from argparse import ArgumentTypeError
from collections.abc import Iterable, Sequence
from itertools import takewhile
from math import inf
from typing import Any, NoReturn

from klondike_qt import __version__
from klondike_qt.options import WindowOptions
from klondike_qt.preferences.schema import Size, Theme
from klondike_qt.preferences.worn import Preset
from klondike_qt.rules.faults import excerpt
from klondike_qt.rules.variant import VARIANTS
from klondike_qt.solver.port import MOST_NODES, Limits
from klondike_qt.terminal.answers import Complaint
from klondike_qt.terminal.daily import TODAY, found_daily, read_day
from klondike_qt.terminal.showing import demonstration
from klondike_qt.terminal.sources import read_playable
from klondike_qt.words import arguments as words
from klondike_qt.words import complaints, troubles

PROGRAM = "klondike-qt"
LOG_LEVELS = ("debug", "info", "warning", "error")
COMMANDS = ("deal", "solve", "replay", "text", "stats", "export", "import", "doctor", "help")
ANYWHERE = ("data-dir", "lang", "log-level", "version", "help")
_GAMES = ("deal", "variant", "daily", "new", "demo")
WINDOW_ONLY = (*_GAMES, "preset", "size", "theme", "speech", "screenshot", "size_window")
_SIZE = re.compile(r"([0-9]{1,5})x([0-9]{1,5})")
_DIGITS = re.compile(r"[0-9]{1,4000}")  # Python reads no number that is much longer
_SECONDS = re.compile(r"[0-9]+(\.[0-9]*)?|\.[0-9]+")
UNLIMITED = "unlimited"
MOST_JOBS = 256
LEAST_SIDE, MOST_SIDE = 100, 16_384


class _Formatter(argparse.HelpFormatter):
    """Writes help with words that can be translated."""

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        """Head the usage in the player's language."""
        super().add_usage(usage, actions, groups, f"{words.usage()} " if prefix is None else prefix)


class Parser(argparse.ArgumentParser):
    """A parser that complains in one line, and whose ``--help`` is in the player's language."""

    def __init__(self, *, add_help: bool = True, **named: Any) -> None:  # noqa: ANN401 # whatever argparse takes
        super().__init__(add_help=False, formatter_class=_Formatter, **named)
        self._positionals.title, self._optionals.title = words.arguments_group(), words.options_group()
        if add_help:
            self.add_argument("-h", "--help", action="help", help=words.help_option())

    def error(self, message: str) -> NoReturn:
        """Raise the message as a Complaint."""
        raise Complaint(" ".join(message.split()))


def read_arguments(arguments: Sequence[str]) -> argparse.Namespace:
    """Return the parsed arguments; Complaint if they make no sense, SystemExit after --help and --version."""
    _refuse_unknown_option(arguments)
    parsed = whole_parser().parse_args(arguments)
    if parsed.command:
        given = [name for name in WINDOW_ONLY if getattr(parsed, f"window_{name}") not in (None, False)]
        if given:
            option = "--" + given[0].replace("_", "-")
            raise Complaint(complaints.window_only(option, parsed.command))
    return parsed


def window_options(parsed: argparse.Namespace) -> WindowOptions:
    """Return what is asked of the window; Complaint for a deal or a size that cannot be."""
    screenshot = parsed.window_screenshot
    if screenshot is not None and not screenshot.lower().endswith(".png"):
        raise Complaint(complaints.not_png(screenshot))
    variant = VARIANTS.get(parsed.window_variant)
    deal = None if parsed.window_deal is None else read_playable(parsed.window_deal, variant)
    day = None if parsed.window_daily is None else read_day(parsed.window_daily)
    if day and deal:
        raise Complaint(complaints.daily_and_deal())
    daily = found_daily(day, variant) if day else None
    return WindowOptions(
        deal=deal,
        variant=variant,
        daily=day,
        new=parsed.window_new,
        demo=demonstration(daily or deal, variant) if parsed.window_demo else None,
        size=parsed.window_size and Size(parsed.window_size),
        theme=parsed.window_theme and Theme(parsed.window_theme),
        presets=_presets(parsed.window_preset or ()),
        speech=None if parsed.window_speech is None else parsed.window_speech == "on",
        screenshot=screenshot,
        window_size=None if parsed.window_size_window is None else _window_size(parsed.window_size_window),
        data_dir=parsed.data_dir,
        lang=parsed.lang,
    )


def _presets(names: Sequence[str]) -> tuple[Preset, ...]:
    """Return the presets that were named, each once; Complaint for another name."""
    known = {preset.value for preset in Preset}
    for name in names:
        if name not in known:
            raise Complaint(complaints.no_such_preset(excerpt(name), ", ".join(preset.value for preset in Preset)))
    return tuple(preset for preset in Preset if preset.value in names)


def _refuse_unknown_option(arguments: Sequence[str]) -> None:
    """Name an unknown option before the command, for which argparse would blame the word behind it."""
    known = {f"--{name}".replace("_", "-") for name in (*ANYWHERE, *WINDOW_ONLY)}
    for word in takewhile(lambda word: word not in COMMANDS, arguments):
        if word.startswith("--") and word.partition("=")[0] not in known:
            raise Complaint(complaints.unknown_option(word))


def _window_size(text: str) -> tuple[int, int]:
    found = _SIZE.fullmatch(text)
    if found:
        width, height = map(int, found.groups())
        if LEAST_SIDE <= width <= MOST_SIDE and LEAST_SIDE <= height <= MOST_SIDE:
            return width, height
    raise Complaint(complaints.bad_window_size(excerpt(text)))


def whole_parser() -> Parser:
    """Return the whole grammar."""
    anywhere = _anywhere(None)
    parser = Parser(
        prog=PROGRAM, description=words.program(), parents=[anywhere], allow_abbrev=False, epilog=words.exit_codes()
    )
    parser.add_argument("--version", action="version", version=f"{PROGRAM} {__version__}", help=words.version_option())
    window = parser.add_argument_group(words.window_group())
    window.add_argument("--deal", dest="window_deal", metavar="N|TEXT", help=words.deal_option())
    _add_variant(window, "window_variant")
    _add_daily(window, "window_daily")
    window.add_argument("--new", dest="window_new", action="store_true", help=words.new_option())
    window.add_argument("--demo", dest="window_demo", action="store_true", help=words.demo_option())
    window.add_argument("--size", dest="window_size", choices=[size.value for size in Size], help=words.size_option())
    window.add_argument(
        "--theme", dest="window_theme", choices=[theme.value for theme in Theme], help=words.theme_option()
    )
    presets = ", ".join(preset.value for preset in Preset)
    window.add_argument(
        "--preset",
        dest="window_preset",
        metavar="NAME[,NAME…]",
        action="extend",
        type=_names,
        help=words.preset_option(presets),
    )
    window.add_argument("--speech", dest="window_speech", choices=["on", "off"], help=words.speech_option())
    window.add_argument(
        "--screenshot", dest="window_screenshot", metavar="FILE.png", type=_named, help=words.screenshot_option()
    )
    window.add_argument("--size-window", dest="window_size_window", metavar="WxH", help=words.size_window_option())
    commands = parser.add_subparsers(
        dest="command", title=words.commands_group(), metavar="COMMAND", parser_class=Parser
    )
    _add_commands(commands, _anywhere(argparse.SUPPRESS))
    return parser


def _anywhere(default: str | None) -> Parser:
    """Return the options that may stand before or after a command (there they default to what stood before)."""
    parent = Parser(add_help=False)
    group = parent.add_argument_group(words.anywhere_group())
    group.add_argument("--data-dir", metavar="DIR", type=_named, default=default, help=words.data_dir_option())
    group.add_argument("--lang", metavar="CODE", type=_named, default=default, help=words.lang_option())
    level = "warning" if default is None else default
    group.add_argument("--log-level", choices=LOG_LEVELS, default=level, help=words.log_level_option())
    return parent


def _add_commands(commands: "argparse._SubParsersAction[Parser]", anywhere: Parser) -> None:
    def add(name: str, text: str) -> Parser:
        parser = commands.add_parser(name, help=text, description=text, parents=[anywhere], allow_abbrev=False)
        parser.add_argument("--json", action="store_true", help=words.json_option())
        return parser

    deal = add("deal", words.deal_command())
    deal.add_argument("wanted", metavar="N|TEXT", nargs="?", help=words.deal_option())
    _add_daily(deal)
    _add_variant(deal)
    _add_solve(add("solve", words.solve_command()))
    replay = add("replay", words.replay_command())
    replay.add_argument("file", metavar="FILE", help=words.tokens_argument())
    replay.add_argument("--deal", metavar="N|TEXT", help=words.deal_option())
    _add_variant(replay)
    text = add("text", words.text_command())
    text.add_argument("--deal", metavar="N|TEXT", help=words.deal_option())
    _add_variant(text)
    text.add_argument("--new", action="store_true", help=words.new_option())
    add("stats", words.stats_command())
    export = add("export", words.export_command())
    export.add_argument("file", metavar="FILE", help=words.export_argument())
    export.add_argument("--force", action="store_true", help=words.force_option())
    export.add_argument("--game", action="store_true", help=words.game_option())
    add("import", words.import_command()).add_argument("file", metavar="FILE", help=words.import_argument())
    add("doctor", words.doctor_command())
    text = add("help", words.help_command())
    text.add_argument("--html", metavar="FILE", help=words.html_option())
    text.add_argument("--force", action="store_true", help=words.force_option())


def _add_solve(solve: Parser) -> None:
    solve.add_argument("deals", metavar="DEAL", nargs="*", help=words.solve_argument())
    solve.add_argument("--file", metavar="F", help=words.deals_file_option())
    _add_variant(solve)
    nodes = Limits().nodes
    solve.add_argument("--nodes", metavar="N", type=_nodes, default=nodes, help=words.nodes_option(nodes))
    solve.add_argument("--seconds", metavar="S", type=_seconds, help=words.seconds_option())
    solve.add_argument("--passes", metavar="P", type=_passes, help=words.passes_option())
    solve.add_argument("--no-worry-back", action="store_true", help=words.no_worry_back_option())
    solve.add_argument("--jobs", metavar="J", type=_jobs, default=1, help=words.jobs_option())


def _named(text: str) -> str:
    """Return a name; ArgumentTypeError if it is empty, for an empty one would stand for what is usual."""
    if text:
        return text
    raise ArgumentTypeError(troubles.no_name())


def _names(text: str) -> list[str]:
    return [_named(name.strip()) for name in text.split(",")]


def _nodes(text: str) -> int:
    return _whole(text, MOST_NODES)


def _jobs(text: str) -> int:
    return _whole(text, MOST_JOBS)


def _whole(text: str, most: int) -> int:
    if _is_whole(text, most):
        return int(text)
    raise ArgumentTypeError(complaints.not_whole(excerpt(text), 1, most))


def _passes(text: str) -> int | str:
    if text == UNLIMITED:
        return text
    if _is_whole(text, inf):
        return int(text)
    raise ArgumentTypeError(complaints.not_passes(excerpt(text)))


def _is_whole(text: str, most: float) -> bool:
    return _DIGITS.fullmatch(text) is not None and 1 <= int(text) <= most


def _seconds(text: str) -> float:
    if _SECONDS.fullmatch(text) and 0 < float(text) < inf:
        return float(text)
    raise ArgumentTypeError(complaints.not_seconds(excerpt(text)))


def _add_daily(parser: argparse._ActionsContainer, dest: str = "daily") -> None:
    parser.add_argument("--daily", dest=dest, nargs="?", const=TODAY, metavar="YYYY-MM-DD", help=words.daily_option())


def _add_variant(parser: argparse._ActionsContainer, dest: str = "variant") -> None:
    parser.add_argument("--variant", dest=dest, choices=[*VARIANTS], help=words.variant_option())
