"""Windows with assistive technology in the same process."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtGui import QAccessible
from support.listening import Listener
from support.windows import Opened

from klondike_qt.ui.window import Window

HeardWindow = Callable[..., tuple[Window, Listener]]


@pytest.fixture
def listening(qapp: object) -> Iterator[None]:  # noqa: ARG001  # Qt has to be there
    """Let assistive technology be there as long as the test lasts."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


@pytest.fixture
def heard_window(open_window: Opened, listening: None) -> HeardWindow:  # noqa: ARG001
    """Return a maker of windows with somebody who listens."""

    def opened(*arguments: object, **options: object) -> tuple[Window, Listener]:
        window = open_window(*arguments, **options)
        listener = Listener(window)
        listener.news()
        return window, listener

    return opened
