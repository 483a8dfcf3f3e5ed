"""The panel above the table that shows the step, with buttons to hear more, go on and leave."""

from itertools import pairwise

from PySide6.QtCore import Qt, Signal, SignalInstance
from PySide6.QtGui import QFontInfo, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QVBoxLayout, QWidget

from klondike_qt.ui.dialogs.flow import GAP, Button, Flow
from klondike_qt.ui.dialogs.prose import Prose
from klondike_qt.ui.roving import Roving
from klondike_qt.words import tutorial as words

_LOW, _LOW_FOR_TEXT = 420, 5
"""Lpx of a window in which there is little room for words, and how much more in heights of its text."""
_MOST = 0.2
"""The part of the height that the panel may take with its text; else the message line alone tells the task."""
_MOST_ALONE = 0.3
"""The same where only the number of the step stands there, in a window that is not low."""
_EDGES = (1, 4)
"""Lpx above and below: of buttons alone, and where there is room for text."""
_SHARE = 0.5
"""The part of the width that the buttons may take beside the text; else they stand below it."""


class TutorialPanel(QFrame):
    """Takes its room from the table, so that it covers no card; Tab comes to its buttons as to one."""

    how = Signal()
    skip = Signal()
    again = Signal()
    leave = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("practice")
        self.setAccessibleName(words.panel_name())
        self._text = Prose()
        self._whole = self._alone = ""
        self._roving = Roving(self)
        self._flow = Flow()
        self._how = self._button(words.how_button(), self.how)
        self._skip = self._button(words.skip_button(), self.skip)
        self._again = self._button(words.again_button(), self.again)
        self._leave = self._button(words.leave_button(), self.leave)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(16, _EDGES[True], 8, _EDGES[True])
        self._row.setSpacing(12)
        self._row.addWidget(self._text, 1, Qt.AlignmentFlag.AlignVCenter)
        self._row.addWidget(self._flow)
        self.hide()

    def _button(self, text: str, pressed: SignalInstance) -> Button:
        button = Button(text, pressed.emit)
        button.setAutoDefault(False)
        self._flow.add(button)
        self._roving.add(button)
        return button

    @property
    def stop(self) -> QWidget:
        """The button that the Tab key comes to; arrows lead to the others."""
        return self._roving.stop

    def above(self, below: QWidget) -> QWidget:
        """Return both in one, the panel over the other part, which has all the room that is left."""
        whole = QWidget()
        column = QVBoxLayout(whole)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self)
        column.addWidget(below, 1)
        return whole

    def come_behind(self, before: QWidget) -> None:
        """Let Tab go from ``before`` through the buttons."""
        with self._roving.spread():  # Qt orders only what the Tab key comes to
            for one, following in pairwise((before, *self.buttons)):
                QWidget.setTabOrder(one, following)

    @property
    def buttons(self) -> tuple[Button, ...]:
        """All buttons, in their order."""
        return (self._how, self._skip, self._again, self._leave)

    @property
    def is_cramped(self) -> bool:
        """Tell whether the window is so low that a long message would hide much of the table."""
        return self.window().height() < _LOW + _LOW_FOR_TEXT * QFontInfo(self._how.font()).pixelSize()

    def text(self) -> str:
        """Return what is shown."""
        return self._whole

    def tell(self, text: str, alone: str, *, is_over: bool) -> None:
        """Show a step, of which ``alone`` is the number, or that there is nothing more to do."""
        had_keyboard = any(button.hasFocus() for button in self.buttons)
        self._whole, self._alone = text, alone
        for button in (self._how, self._skip):
            button.setVisible(not is_over)
        self._again.setVisible(is_over)
        self._flow.updateGeometry()
        self._roving.refresh()
        self.show()
        self._fit()
        if had_keyboard:
            self.stop.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the buttons where there is room for them."""
        super().resizeEvent(event)
        self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        """Take up the room that is needed."""
        super().showEvent(event)
        self._fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave with Esc."""
        if event.key() == Qt.Key.Key_Escape:
            self.leave.emit()
        else:
            super().keyPressEvent(event)

    def _fit(self) -> None:
        seen = [button for button in self.buttons if not button.isHidden()]
        wanted = sum(button.sizeHint().width() + GAP for button in seen)
        beside = wanted <= self.width() * _SHARE
        direction = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        self._row.setDirection(direction)
        self._flow.setMaximumWidth(wanted if beside else self.maximumWidth())
        room = self.width() - self._row.contentsMargins().left() - self._row.contentsMargins().right()
        width = max(1, room - (wanted + self._row.spacing() if beside else 0))
        below = 0 if beside else self._flow.sizeHint().height() + self._row.spacing()
        fits, most_alone = False, _MOST if self.is_cramped else _MOST_ALONE
        for text, most in ((self._whole, _MOST), (self._alone, most_alone)):
            if fits or not text:
                break
            if text != self._text.text():
                self._text.setText(text)
            fits = self._text.heightForWidth(width) + below <= self.window().height() * most
        self._text.setVisible(fits)
        edge = _EDGES[fits]
        self._row.setContentsMargins(16, edge, 8, edge)
