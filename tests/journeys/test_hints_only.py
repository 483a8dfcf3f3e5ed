"""A whole game by one key: every hint is followed, to the win."""

import pytest
from pytestqt.qtbot import QtBot
from support.asked import wait_for_calm
from support.fingers import Keys
from support.lines import winning_line
from support.windows import Opened

from klondike_qt.preferences.schema import Preferences, Switch
from klondike_qt.rules.variant import VARIANTS
from klondike_qt.solver.verdict import Outcome
from klondike_qt.ui.outlook import Known

MOST_MOVES = 300


@pytest.mark.thorough
@pytest.mark.parametrize("variant", ["klondike", "draw-three"])
def test_following_the_hints_wins(open_window: Opened, qtbot: QtBot, variant: str) -> None:
    wishes = Preferences(variant=VARIANTS[variant], reduced_motion=Switch.ON, whole_hint=True, show_state=True)
    window = open_window(winning_line(variant).deal, variant, wishes)
    keys = Keys(window)
    while not window.desk.standing.position.is_won:
        keys.press("h")
        wait_for_calm(qtbot, window)
        assert window.insight.outlook.state == Known(Outcome.WINNABLE)
        before = window.desk.standing.moves
        keys.press("h")
        assert window.desk.standing.moves == before + 1
        assert before < MOST_MOVES
    assert "You won" in window.stage.message.text()
