"""Asking for a deal by its number, as a pasted text or out of a file; its board is shown before it is dealt."""

from collections.abc import Callable

from PySide6.QtCore import QMimeData, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPlainTextEdit, QSizePolicy, QWidget

from klondike_qt.rules.faults import LONGEST_TEXT
from klondike_qt.rules.position import COLUMNS, Position
from klondike_qt.ui.dialogs.board_picture import BoardPicture
from klondike_qt.ui.dialogs.flow import Button, Flow
from klondike_qt.ui.dialogs.paged import PagedDialog
from klondike_qt.ui.dialogs.prose import Prose
from klondike_qt.ui.dialogs.rows import Rows
from klondike_qt.ui.found_game import FoundGame, file_in
from klondike_qt.ui.table.artwork import Artwork
from klondike_qt.words import choosing as words
from klondike_qt.words import dialogs
from klondike_qt.words.grammar import followed
from klondike_qt.words.overview import board

_SHIFT = Qt.KeyboardModifier.ShiftModifier
CALM = 300
"""Milliseconds without typing after which the solver looks at a board."""
_LINES = 3
"""Lines for which the field has room at least."""


Read = Callable[[str], FoundGame | str]
"""From a text to the game that it stands for, or to the sentence that says why there is none."""


class _DealField(QPlainTextEdit):
    """Takes a number or a text of several lines, or a file that is dropped; Enter alone is done with it."""

    entered = Signal()
    dropped = Signal(str)
    """Carries the path of a file."""
    flooded = Signal(str)
    """Carries a text that would make it longer than what is read; it would take minutes to lay out."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Be done with Enter; Shift+Enter begins a line."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and not event.modifiers() & _SHIFT:
            self.entered.emit()
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        """Return the room of a few lines; without a board there may be more."""
        return QSize(super().sizeHint().width(), self.minimumHeight())

    def canInsertFromMimeData(self, source: QMimeData) -> bool:
        """Take files besides text."""
        return bool(file_in(source)) or super().canInsertFromMimeData(source)

    def insertFromMimeData(self, source: QMimeData) -> None:
        """Read a file that is dropped or pasted, rather than writing its name; take no more text than can be read."""
        if path := file_in(source):
            self.dropped.emit(path)
        elif len(flood := self.toPlainText() + source.text()) > LONGEST_TEXT:
            self.flooded.emit(flood)
        else:
            super().insertFromMimeData(source)


class ChooseDealDialog(PagedDialog):
    """Takes a number or a text; what cannot be read is told in the dialog and nothing else changes."""

    chosen = Signal(object)
    """Carries the ``NewGame`` that was asked for."""
    refused = Signal(str)
    """Carries the sentence that says why a text cannot be dealt."""
    file_wanted = Signal()
    """A file is to be chosen."""
    file_dropped = Signal(str)
    """Carries the path of a file that is to be read."""
    found = Signal(object)
    """Carries the ``FoundGame`` about which more is to be found out, or None if it is of no interest any more."""

    def __init__(self, read: Read, artwork: Artwork, parent: QWidget | None = None) -> None:
        super().__init__(words.title(), parent, size=QSize(760, 640))
        self._read = read
        self._known = read("")
        """What the text in the field stands for."""
        self._shown: FoundGame | None = None
        label = Prose(words.label())
        self._text = _DealField(self)
        self._text.setTabChangesFocus(True)
        self._text.setAccessibleName(words.title())
        self._text.setMinimumHeight(_LINES * self._text.fontMetrics().lineSpacing() + 2 * self._text.frameWidth() + 8)
        self._text.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        label.setBuddy(self._text)
        self._text.textChanged.connect(self._look)
        self._text.entered.connect(self._take)
        self._text.dropped.connect(self.file_dropped)
        self._text.flooded.connect(self.put)
        self._fault = Prose()
        self._fault.setObjectName("fault")
        self._source = Prose()
        self._source.setObjectName("source")
        self._picture = BoardPicture(artwork)
        self._rows = Rows()
        self._rows.setAccessibleName(words.board_name())
        row = Flow(leading=True)
        row.add(Button(words.open_button(), self.file_wanted.emit))
        for part in (label, self._text, row, self._fault, self._source, self._picture, self._rows):
            self.page.addWidget(part)
        self.add_button(words.deal_button(), self._take, is_default=True)
        self.add_button(dialogs.cancel_button(), self.reject)
        self._calm = QTimer(self, interval=CALM, singleShot=True)
        self._calm.timeout.connect(lambda: self.found.emit(self._shown))
        self.finished.connect(self._leave)
        self._show(None)
        self.begin_at(self._text)

    def put(self, text: str) -> None:
        """Take the text of a file; if it cannot be read, that is told at once, and only a short one is shown."""
        text = text.strip()
        known = self._read(text)
        if len(text) <= LONGEST_TEXT or not isinstance(known, str):
            self._text.setPlainText(text)
        if isinstance(known, str):
            self.tell(known)

    def tell(self, fault: str) -> None:
        """Show and say why something cannot be dealt."""
        self._fault.setText(fault)
        self._text.setAccessibleDescription(fault)
        self._text.setFocus()
        self.show_part(self._fault)
        self.refused.emit(fault)

    def judge(self, verdict: str) -> None:
        """Show what was found out about the board."""
        if self._shown:
            self._source.setText(followed(self._shown.source, verdict))

    def _look(self) -> None:
        """Show the board of what stands in the field, as soon as it can be read."""
        self._fault.setText("")
        self._known = self._read(self._text.toPlainText())
        self._show(None if isinstance(self._known, str) else self._known)

    def _show(self, found: FoundGame | None) -> None:
        self._shown = found
        self._source.setText(found.source if found else "")
        self._text.setAccessibleDescription(self._source.text())
        self._picture.show_position(found.position if found else None)
        self._rows.clear()
        self._rows.addItems(_rows(found.position) if found else [])
        self._rows.setCurrentRow(0)
        self._rows.setVisible(found is not None)
        tall = QSizePolicy.Policy.Minimum if found else QSizePolicy.Policy.Expanding
        self._text.setSizePolicy(QSizePolicy.Policy.Expanding, tall)
        self.found.emit(None)
        if found:
            self._calm.start()
        else:
            self._calm.stop()

    def _take(self) -> None:
        known = self._known
        if isinstance(known, str):
            self.tell(known)
        else:
            self.accept()  # first, so that the question that may follow is alone on the window
            self.chosen.emit(known.game)

    def _leave(self) -> None:
        self._calm.stop()
        self.found.emit(None)


def _rows(position: Position) -> list[str]:
    """Return what lies where, line by line, the columns first: they tell which deal it is."""
    lines = board(position)
    return [*lines[-COLUMNS:], *lines[:-COLUMNS]]
