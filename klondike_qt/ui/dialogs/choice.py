"""A list of values of which one is chosen: it takes several lines rather than cutting a value off."""

from PySide6.QtCore import QEvent, QPointF, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QPaintEvent, QPalette, QWheelEvent
from PySide6.QtWidgets import QComboBox, QLabel, QListView, QStyle, QStyleOptionComboBox, QStylePainter, QWidget

from klondike_qt.ui.dialogs.flow import let_grow
from klondike_qt.ui.dialogs.prose import Flowed, line_step
from klondike_qt.ui.dialogs.rows import RowPainter

LEAST_LETTERS = 12


class Choice(QComboBox):
    """Shows the value whole; the wheel does not change it by accident."""

    entered = Signal()
    """The keyboard came to it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(LEAST_LETTERS)
        self.currentTextChanged.connect(lambda _: self.updateGeometry())
        view = QListView()
        view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setView(view)
        view.setItemDelegate(RowPainter(view))
        let_grow(self)
        self._unseen: QLabel | None = None

    def name(self, name: str) -> None:
        """Give it a name without a label beside it that is seen.

        On Linux assistive technology is told the value in place of the name; there only a label is heard beside it.
        """
        self.setAccessibleName(name)
        self._unseen = QLabel(name)
        self._unseen.setBuddy(self)
        self._stay_beside()

    def _stay_beside(self) -> None:
        """Keep the label that is not seen where it is taken for one."""
        if self._unseen:
            self._unseen.setParent(self.parentWidget())
            self._unseen.hide()

    def changeEvent(self, event: QEvent) -> None:
        """Take the label along into a layout."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.ParentChange:
            self._stay_beside()

    def _room(self, width: int) -> QRect:
        """Return where the text stands in a control of a width."""
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        option.rect = QRect(0, 0, width, self.height())
        field = QStyle.SubControl.SC_ComboBoxEditField
        return self.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, field, self)

    def flowed(self, width: int) -> Flowed:
        """Return the value as it is broken for a width of the control."""
        return Flowed(self.currentText(), self.font(), self._room(width).width())

    def heightForWidth(self, width: int) -> int:
        """Return the height with as many lines as the value needs."""
        height: int = self.sizeHint().height()
        return round(height + self.flowed(width).height - line_step(self.font()))

    def minimumSizeHint(self) -> QSize:
        """Return the room of a few letters in one line."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw the control with the value in lines."""
        painter, option = QStylePainter(self), QStyleOptionComboBox()
        self.initStyleOption(option)
        option.currentText = ""
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        painter.setPen(option.palette.color(QPalette.ColorRole.ButtonText))
        room, flowed = self._room(self.width()), self.flowed(self.width())
        flowed.paint(painter, QPointF(room.left(), room.top() + (room.height() - flowed.height) / 2))
        painter.end()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tell that the player looks at it."""
        super().focusInEvent(event)
        self.entered.emit()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the page."""
        event.ignore()
