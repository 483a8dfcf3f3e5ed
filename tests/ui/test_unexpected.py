"""An error that nobody expected is logged and told, and the game goes on."""

import logging
import sys

import pytest
from support.windows import Opened

from klondike_qt.app import _Teller
from klondike_qt.game.commands import PressStock


def _broken(_: object) -> None:
    msg = "no such picture"
    raise LookupError(msg)


@pytest.fixture
def told(open_window: Opened, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> Opened:
    """Open windows whose errors go where those of the program go."""
    caplog.set_level(logging.ERROR)

    def opened() -> object:
        window = open_window()
        monkeypatch.setattr(sys, "excepthook", _Teller(window))
        return window

    return opened  # type: ignore[return-value]


def test_a_listener_that_fails_is_told_and_the_others_hear(told: Opened, caplog: pytest.LogCaptureFixture) -> None:
    window = told()
    window.desk.updated.connect(_broken)
    window.desk.do(PressStock())
    window.desk.updated.disconnect(_broken)
    assert window.desk.standing.moves == 1
    assert "no such picture" in window.stage.message.text()
    assert [record.getMessage() for record in caplog.records] == ["unexpected error"]


def test_whoever_fails_to_show_messages_is_not_told_of_it_for_ever(
    told: Opened, caplog: pytest.LogCaptureFixture
) -> None:
    window = told()
    window.announcer.shown.connect(_broken)
    window.say("Draw")
    assert [record.getMessage() for record in caplog.records] == ["unexpected error", "unexpected error"]
    window.announcer.shown.disconnect(_broken)
    window.say("Undone: draw")
    assert window.stage.message.text() == "Undone: draw"
