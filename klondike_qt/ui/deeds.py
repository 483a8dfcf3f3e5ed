"""What the actions without a game command do, by their ids: one table for each subject."""

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, qVersion

from klondike_qt import __version__
from klondike_qt.preferences.screens import measured
from klondike_qt.preferences.stepping import four_coloured, more_said, next_theme, of_usual_size
from klondike_qt.ui import dialogs
from klondike_qt.ui.looking_back import look_back
from klondike_qt.ui.memory import show_moves, show_unseen
from klondike_qt.ui.screens import screen_name
from klondike_qt.ui.setting_up import set_up
from klondike_qt.ui.tutorial.course import lesson_for
from klondike_qt.ui.tutorial.joining import likely_way
from klondike_qt.ui.wanted import of_new_games
from klondike_qt.words import keyboard as words
from klondike_qt.words import measuring, preferences
from klondike_qt.words.menu_choices import chosen_text

if TYPE_CHECKING:
    from klondike_qt.ui.window import Window

Deed = Callable[[], object]


def own_deeds(window: "Window") -> dict[str, Deed]:
    """Return the deed of each action that the window carries out by itself."""
    kinds = (of_new_games, _of_the_game, _of_hearing, _switches, _of_the_look, _of_help)
    return {name: deed for kind in kinds for name, deed in kind(window).items()}


def _of_the_game(window: "Window") -> dict[str, Deed]:
    return {
        "calendar": window.dailies.open,
        "quit": window.close,
        "finish": window.finish,
        "hint": window.insight.hinting.step,
        "moves": window.list_moves,
        "rescue": window.insight.rescue.go_back,
        "statistics": lambda: look_back(window),
        "moves-played": lambda: show_moves(window),
        "unseen": lambda: show_unseen(window),
        "pause": window.keyboard.pause.begin,
        "demo": lambda: window.demo.start_any(window.choices.now.variant),
    }


def _of_hearing(window: "Window") -> dict[str, Deed]:
    return {
        "next-zone": lambda: window.zones.turn(forwards=True),
        "previous-zone": lambda: window.zones.turn(forwards=False),
        "find": window.keyboard.find.begin,
        "tell-again": window.recall.last,
        "tell-before": window.recall.before,
        "move-log": lambda: _show_messages(window),
    }


def _show_messages(window: "Window") -> None:
    window.open_dialog(dialogs.MessagesDialog([past.text for past in window.announcer.past], window))


def _switches(window: "Window") -> dict[str, Deed]:
    choices = window.choices

    def verbosity() -> None:
        choices.set(more_said(choices.now))
        window.say(words.how_much(choices.now.verbosity))

    def speech() -> None:
        now = replace(choices.now, speech=not choices.now.speech)
        window.say(words.voice(on=now.speech))
        choices.set(now)  # the voice may have something to add

    def mute() -> None:
        choices.set(replace(choices.now, sounds=not choices.now.sounds))
        window.say(words.sounds(on=choices.now.sounds))

    return {"verbosity": verbosity, "speech": speech, "mute": mute}


def _of_the_look(window: "Window") -> dict[str, Deed]:
    choices = window.choices

    def usual_size() -> None:
        usual = of_usual_size(choices.now)
        window.say(chosen_text("size", usual.size))
        choices.set(usual)  # the look may have something to add

    def lens() -> None:
        window.lens.toggle()
        window.say(words.lens(on=window.lens.is_open))

    def full_screen() -> None:
        state = window.windowState() ^ Qt.WindowState.WindowFullScreen
        window.setWindowState(state)
        window.say(words.full_screen(on=bool(state & Qt.WindowState.WindowFullScreen)))

    return {
        "bigger": lambda: window.resize_cards(1),
        "smaller": lambda: window.resize_cards(-1),
        "usual-size": usual_size,
        "measure": lambda: _measure(window),
        "four-colour": lambda: choices.set(four_coloured(choices.now)),
        "next-theme": lambda: choices.set(next_theme(choices.now)),
        "preferences": lambda: _open_preferences(window),
        "setup": lambda: set_up(window),
        "lens": lens,
        "full-screen": full_screen,
    }


def _of_help(window: "Window") -> dict[str, Deed]:
    about = (__version__, qVersion(), window.data_place)
    return {
        "open-menu": window.bar.open_menus,
        "how-to-play": window.helping.open,
        "tutorial": lambda: _ask_for_way(window),
        "large-menu": window.hands.open_menu,
        "palette": lambda: _open_palette(window),
        "keys": lambda: _open_keys(window),
        "about": lambda: window.open_dialog(dialogs.AboutDialog(*about, window)),
    }


def _ask_for_way(window: "Window") -> None:
    dialog = dialogs.TutorialWayDialog(likely_way(window), window)
    dialog.chosen.connect(lambda way: window.tutorial.start(lesson_for(way), way))
    window.open_dialog(dialog)


def _open_palette(window: "Window") -> None:
    dialog = dialogs.PaletteDialog(dialogs.entries_of(window.bar.menu_bar), window.announcer.remark, window)
    dialog.chosen.connect(lambda action: action.trigger())
    window.open_dialog(dialog)


def _measure(window: "Window") -> None:
    name, choices = screen_name(window.screen()), window.choices

    def take(width: int | None) -> None:
        choices.set(replace(choices.now, screens=measured(choices.now.screens, name, width)))
        window.say(measuring.forgotten() if width is None else measuring.done())

    dialog = dialogs.MeasureDialog(dict(choices.now.screens).get(name), window)
    dialog.measured.connect(take)
    window.open_dialog(dialog)


def _open_keys(window: "Window") -> None:
    window.open_dialog(dialogs.KeysDialog(window.choices, window.announcer.remark, window))


def _open_preferences(window: "Window") -> None:
    aloud = window.aloud
    listen = aloud.previews(preferences.sample) if aloud else {}
    remark = window.announcer.remark
    dialog = dialogs.PreferencesDialog(window.choices, window, listen=listen, system=window.system.now, tell=remark)
    dialog.keys_wanted.connect(lambda: _open_keys(window))
    if aloud:
        aloud.voice.found.connect(dialog.offer_voices)
        dialog.voices_wanted.connect(aloud.voice.find_voices)
    window.open_dialog(dialog)
