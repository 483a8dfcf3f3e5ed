"""What the help tells in this window, and the web page of it."""

from base64 import b64encode
from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QIODevice, QLocale
from PySide6.QtGui import QImage

from klondike_qt.ui.access.bindings import bindings_of
from klondike_qt.ui.dialogs.help_view import TABLE
from klondike_qt.ui.dialogs.keys import key_rows
from klondike_qt.words.handbook.blocks import Chapter
from klondike_qt.words.handbook.chapters import chapters
from klondike_qt.words.handbook.page import whole_page

if TYPE_CHECKING:
    from klondike_qt.ui.window import Window


def chapters_for(window: "Window") -> tuple[Chapter, ...]:
    """Return the chapters with the player's own keys and places."""
    keys, known = key_rows(bindings_of(window.choices.now)), window.facts()
    games = known.games or window.data_place
    return chapters(known._replace(keys=keys, games=games, preferences=known.preferences or games))


def web_page(content: Sequence[Chapter], picture: QImage) -> str:
    """Return the whole help as one page, the picture of the table in it."""
    return whole_page(content, QLocale().bcp47Name(), {TABLE: _address(picture)})


def _address(image: QImage) -> str:
    """Return a picture as an address that holds all of it."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload] # PySide's types want bytes for the format
    return "data:image/png;base64," + b64encode(buffer.data().data()).decode()
