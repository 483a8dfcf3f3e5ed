"""The composition root: builds every room of the window and joins them."""

import logging
import os
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from types import TracebackType

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from klondike_qt.dealing import Dealer, daily_game, daily_variant, found_game, position_game
from klondike_qt.game.commands import NewGame
from klondike_qt.game.record import DealKind, Origin, new_record
from klondike_qt.game.session import Session
from klondike_qt.options import Demonstration, WindowOptions
from klondike_qt.preferences.schema import Deals, Preferences, SpeechRoute
from klondike_qt.rules.position import Position
from klondike_qt.solver.native import is_kernel_there
from klondike_qt.store.places import places_below, usual_places
from klondike_qt.store.plain_files import takes_a_file
from klondike_qt.store.preferences_file import PreferencesFile
from klondike_qt.store.store import Store
from klondike_qt.ui.asking import manner_of
from klondike_qt.ui.autosave import Autosave, trouble_text
from klondike_qt.ui.carried import CarriedBalance
from klondike_qt.ui.desk import Choices, GameDesk
from klondike_qt.ui.interrupts import Interrupts
from klondike_qt.ui.keeping import PreferencesKeeper
from klondike_qt.ui.language import damaged_texts, install_language, language_in_force
from klondike_qt.ui.look.icons import app_icon
from klondike_qt.ui.look.theme import application_font
from klondike_qt.ui.prepared import Preparing
from klondike_qt.ui.setting_up import set_up
from klondike_qt.ui.system import System, SystemWatch
from klondike_qt.ui.waking import WakingClock
from klondike_qt.ui.wearing import wearing
from klondike_qt.ui.window import Window
from klondike_qt.words import deals, dialogs, endings
from klondike_qt.words.grammar import followed
from klondike_qt.words.handbook.facts import Facts
from klondike_qt.words.troubles import texts_damaged

_log = logging.getLogger(__name__)

USUAL_SIZE = (1280, 800)
FIRST_MOMENT = 250
"""Milliseconds that belong to the first picture alone."""
FRAME = (8, 40)
"""Room in lpx for the frame that the system puts round the window."""


def run_window(
    options: WindowOptions,
    shown: Callable[[Window], object] | None = None,
    *,
    facts: Callable[[], Facts] = Facts,
) -> int:
    """Open the window, play until it is closed, and return the exit code.

    ``shown`` is called once it can be seen; ``facts`` tells the help about the command line and files.
    """
    if options.screenshot:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    application = QApplication(sys.argv[:1])
    application.setApplicationName("klondike-qt")
    application.setApplicationDisplayName("Klondike Qt")
    application.setFont(application_font())
    application.setWindowIcon(app_icon())
    install_language(options.lang, application)
    if options.screenshot:
        return _save_picture(options, options.screenshot)
    if options.demo:
        return _show_demo(application, options, options.demo, shown)
    return _play(application, options, shown, facts)


def _play(
    application: QApplication,
    options: WindowOptions,
    shown: Callable[[Window], object] | None,
    facts: Callable[[], Facts],
) -> int:
    places = places_below(options.data_dir) if options.data_dir else usual_places()
    file = PreferencesFile(places)
    loaded = file.load()
    system = SystemWatch(application.styleHints())
    stored = _with_presets(loaded.preferences, options, system.now)
    choices = Choices(_with_options(stored, options))
    store = Store.open(places)
    dealer = Dealer(store.prepared)
    awake = WakingClock()
    desk, greeting = _desk(store, choices, dealer, options, awake)
    window = Window(desk, choices, system, str(places.data), dealer=dealer)
    window.facts = facts
    window.store = store
    is_first = loaded.is_new and _asks_for_no_game(options) and not desk.standing.record.turns
    _bring_voice_and_sounds(window, language_in_force(options.lang), at_once=is_first)
    preparing = Preparing(store.prepared, desk, choices, window.solver)
    window.judging.look_if_new(desk.standing)
    sys.excepthook = _Teller(window)
    window.say("" if is_first else followed(greeting, endings.present(desk.standing.position, manner_of(choices.now))))
    autosave = Autosave(desk, store, window.say)
    CarriedBalance(desk, choices, store.records, window.scoreboard)
    window.say(followed(*map(trouble_text, (*loaded.troubles, *store.troubles)), _language_trouble(options.lang)))
    keep = partial(PreferencesKeeper(loaded.preferences, stored, file, window).begin, is_first=is_first)
    interrupts = Interrupts(window.close)
    _open(window, _window_size(application, options), keep, is_first=is_first)
    if shown:
        shown(window)
    awake.start(until=application.aboutToQuit)
    code = application.exec()
    for end in (interrupts.close, window.aloud.close if window.aloud else int, preparing.close, autosave.settle):
        end()
    store.close()
    return code


def _language_trouble(code: str | None) -> str:
    """Return the message that the texts of a language are damaged, or nothing."""
    path = damaged_texts(code)
    return texts_damaged(path) if path else ""


def _open(window: Window, size: tuple[int, int], keep: Callable[[], None], *, is_first: bool) -> None:
    """Show the window, at the very first start with the set-up over it; ``keep`` what is chosen from then on."""
    window.resize(*size)
    window.show()
    if is_first:
        set_up(window, keep)
    else:
        keep()


def _bring_voice_and_sounds(window: Window, language: str, *, at_once: bool) -> None:
    """Let the window be heard: ``at_once`` or where the program speaks, else a moment after its first picture."""

    def bring() -> None:
        from klondike_qt.ui.access.aloud import Aloud

        window.aloud = Aloud(window, window.view, window.keyboard.strikes.struck, language)

    now = window.choices.now
    if at_once or now.speech or now.speech_route is SpeechRoute.SELF_VOICE:
        bring()
    else:
        QTimer.singleShot(FIRST_MOMENT, window, bring)


def _desk(
    store: Store, choices: Choices, dealer: Dealer, options: WindowOptions, now: Callable[[], float]
) -> tuple[GameDesk, str]:
    """Return the desk with the game to go on with, or with a new one, and the first sentences about it."""
    loaded = store.load()
    left = loaded.current
    session = Session(left.record, elapsed=left.elapsed, focus=left.focus, previous=loaded.previous) if left else None
    goes_on = session if session and not session.standing.position.is_won else None
    wanted = _wanted(options, choices.now, dealer, goes_on.standing.record.origin if goes_on else None)
    if goes_on and not wanted:
        return GameDesk(goes_on, choices, now), deals.resumed(goes_on.standing, manner_of(choices.now))
    game = wanted or dealer.game_at_once(choices.now.rules, choices.now)
    if session:
        session.handle(game, now())
    else:
        session = Session(game.kept.record, elapsed=game.elapsed)
    return GameDesk(session, choices, now), _dealt(session, choices.now)


def _dealt(session: Session, preferences: Preferences) -> str:
    """Return which game was dealt, and if it is a plain shuffle although winnable deals are wished."""
    manner = manner_of(preferences)
    text = deals.dealt(session.standing, manner, is_new=True)
    if preferences.deals is Deals.WINNABLE and session.standing.record.origin.kind is DealKind.SHUFFLED:
        return followed(text, deals.not_vetted(manner, has_solver=is_kernel_there()))
    return text


def _wanted(options: WindowOptions, preferences: Preferences, dealer: Dealer, current: Origin | None) -> NewGame | None:
    """Return the game that the command line asks for, or None to go on with the ``current`` one."""
    variant = options.variant or preferences.rules
    if options.daily:
        game = daily_game(daily_variant(variant), options.daily)
        origin = game.origin
        is_here = current and (current.daily, current.deal_number) == (origin.daily, origin.deal_number)
        return None if is_here and not options.new else game
    match options.deal:
        case None:
            return dealer.game_at_once(variant, preferences) if options.new or options.variant else None
        case Position() as position:
            return position_game(position)
        case NewGame() as game:
            return game
        case found:
            return found_game(variant, found)


def _asks_for_no_game(options: WindowOptions) -> bool:
    """Tell whether the command line leaves it to the set-up how the first game is played."""
    return not (options.presets or options.deal or options.daily or options.variant or options.new)


def _with_presets(preferences: Preferences, options: WindowOptions, system: System) -> Preferences:
    """Switch the presets of the command line on, as the player could."""
    return wearing(preferences, {*preferences.presets.presets, *options.presets}, system)


def _with_options(preferences: Preferences, options: WindowOptions) -> Preferences:
    """Put size, theme and speech of the command line in force; they are not remembered."""
    return replace(
        preferences,
        size=options.size or preferences.size,
        theme=options.theme or preferences.theme,
        speech=preferences.speech if options.speech is None else options.speech,
    )


def _window_size(application: QApplication, options: WindowOptions) -> tuple[int, int]:
    if options.window_size:
        return options.window_size
    room = application.primaryScreen().availableSize()
    return min(USUAL_SIZE[0], room.width() - FRAME[0]), min(USUAL_SIZE[1], room.height() - FRAME[1])


def _save_picture(options: WindowOptions, file: str) -> int:
    """Render the table after the deal into a PNG file; the player's own data is left alone."""
    system = SystemWatch(QApplication.styleHints())
    choices = Choices(_with_options(_with_presets(Preferences(), options, system.now), options))
    dealer = Dealer()
    game = _wanted(options, choices.now, dealer, None) or dealer.game_at_once(choices.now.rules, choices.now)
    session = Session(game.kept.record, elapsed=game.elapsed)
    desk = GameDesk(session, choices, time.monotonic)
    window = Window(desk, choices, system, "", still=True)
    window.say(deals.dealt(session.standing, is_new=True))
    window.resize(*(options.window_size or USUAL_SIZE))
    window.show()
    QApplication.processEvents()
    saved = takes_a_file(file) and window.grab().save(file, "PNG")
    window.close()
    if not saved:
        sys.stderr.write(dialogs.picture_not_saved(file) + "\n")
    return 0 if saved else 4


def _show_demo(
    application: QApplication,
    options: WindowOptions,
    demo: Demonstration,
    shown: Callable[[Window], object] | None,
) -> int:
    """Play a game to its win and end; the player's own data is left alone."""
    system = SystemWatch(application.styleHints())
    choices = Choices(_with_options(_with_presets(Preferences(), options, system.now), options))
    session = Session(new_record(Origin("demo", DealKind.CHOSEN, demo.number), demo.start))
    window = Window(GameDesk(session, choices, time.monotonic), choices, system, "")
    interrupts = Interrupts(window.close)
    window.resize(*_window_size(application, options))
    window.show()
    window.demo.ended.connect(window.close)
    window.demo.start(demo)
    if shown:
        shown(window)
    code = application.exec()
    interrupts.close()
    return code


class _Teller:
    """Logs an error that nobody expected and tells it in the message line; the game goes on."""

    def __init__(self, window: Window) -> None:
        self._window = window
        self._is_telling = False

    def __call__(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        _log.error("unexpected error", exc_info=(kind, error, trace))
        if self._is_telling:
            return  # whoever shows or speaks messages has failed
        self._is_telling = True
        try:
            self._window.say(dialogs.unexpected(str(error)))
        finally:
            self._is_telling = False
