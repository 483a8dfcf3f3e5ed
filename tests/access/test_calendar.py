"""The calendar of the daily deals, as a screen reader has it."""

from datetime import timedelta

import pytest
from support.atspi import Node, Opened, Reader
from support.desktop import Desktop, until

from klondike_qt.dealing import today
from klondike_qt.words import calendar

pytestmark = [pytest.mark.display, pytest.mark.thorough]

ONE = timedelta(days=1)


def opened(desktop: Desktop, reader: Reader) -> Node:
    """Open the calendar by its keys."""
    desktop.press("ctrl+shift+d")
    return reader.opened("the calendar")


def test_s_14_the_calendar_is_walked_by_arrows_and_each_day_is_read_whole(desktop: Desktop, open_game: Opened) -> None:
    _, reader = open_game()
    opened(desktop, reader)
    day = today()
    for key, days in (("Left", 1), ("Up", 8), ("Right", 7), ("Down", 0)):
        when, is_today = day - days * ONE, days == 0
        assert reader.press(key) == [calendar.day(when, 1, calendar.not_played(), is_today=is_today)]
    (heard,) = reader.press("Prior")
    assert heard.endswith(", draw one, not played")


def test_s_14_every_day_of_the_month_is_there_with_its_name_and_can_be_pressed(
    desktop: Desktop, open_game: Opened
) -> None:
    _, reader = open_game()
    dialog = opened(desktop, reader)
    first = today().replace(day=1)
    days = [node for node in dialog.below() if node.short_id.startswith(f"{first:%Y-%m}")]
    assert [node.short_id for node in days] == [(first + number * ONE).isoformat() for number in range(len(days))]
    assert len(days) >= 28
    assert {"Press"} <= set.intersection(*(set(node.actions) for node in days))
    reader.act(days[0].id)
    until("it is dealt", lambda: not reader.dialogs())
    until("it is told", lambda: any(f"daily deal of {first.day} " in text for text in reader.shown().texts()))
