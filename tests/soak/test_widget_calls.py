"""Calls into Qt may not wear Python out.

Some releases of PySide6 give one reference to None away on every call that returns nothing; on Python 3.11 the
interpreter aborts after some thousands of them. From 3.12 on None is immortal.
"""

import sys

from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

ROUNDS = 60
CALLS = 1000


def test_sixty_thousand_calls_cost_no_reference_to_none(qtbot: QtBot) -> None:
    label = QLabel()
    qtbot.addWidget(label)
    before = sys.getrefcount(None)
    for _ in range(ROUNDS):
        for number in range(CALLS // 2):
            label.setText(str(number))
            label.setEnabled(number % 2 == 0)
        assert abs(sys.getrefcount(None) - before) < CALLS // 2
    assert label.text() == "499"
