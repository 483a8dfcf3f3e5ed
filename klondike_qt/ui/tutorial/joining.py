"""Joining the tutorial with the rest of the window."""

from typing import TYPE_CHECKING

from klondike_qt.preferences.schema import Scanning
from klondike_qt.ui.actions import Action
from klondike_qt.ui.tutorial.lesson import Way
from klondike_qt.ui.tutorial.run import TutorialRun

if TYPE_CHECKING:
    from klondike_qt.ui.window import Window

OTHER_GAMES = {"game", "new", "share"}
"""The menus whose actions are about the player's own games, and end a lesson first."""
STAYS = {"pause", "quit"}
"""The actions in them that do not."""


def joined_tutorial(window: "Window") -> TutorialRun:
    """Return the tutorial of a window: what goes on there ends when it begins, and it ends for other games."""
    run = TutorialRun(window.desk, window.choices, window.announcer, window.clock_keeper, window.practice)
    ends = (window.demo.stop, window.winning.leave, window.finish_run.interrupt, window.insight.hinting.leave)
    for end in (*ends, window.view.cancel_drag, lambda: window.practice.come_behind(window.stage.message)):
        run.begins.connect(end)
    for other in (window.demo.begins, window.menus.variant_chosen):
        other.connect(run.leave)
    run.ended.connect(window.view.setFocus)
    window.insight.hinting.answered.connect(lambda: run.ran("hint"))
    window.insight.hinting.instead = lambda: _helps(run)
    return run


def _helps(run: TutorialRun) -> bool:
    """Tell how the step is done, in place of a hint at some other move."""
    if run.step is None or run.step.asks == "hint":
        return False
    run.tell_how()
    return True


def takes(run: TutorialRun, action: Action) -> bool:
    """Carry out an action that means something else in a lesson; make room for one that is about other games."""
    if run.is_running and action.id == "restart":
        run.again()
        return True
    if action.id == "demo" or (action.menu in OTHER_GAMES and action.id not in STAYS):
        run.leave()
    return False


def likely_way(window: "Window") -> Way:
    """Return by which way the player probably plays."""
    if window.choices.now.scanning is not Scanning.OFF:
        return Way.SWITCH
    hears = window.readers.now.is_screen_reader or window.choices.now.speech
    return Way.EAR if hears else Way.KEYS
