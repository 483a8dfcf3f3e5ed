"""Check boxes and radio buttons that take several lines rather than cutting their text off."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QCheckBox,
    QRadioButton,
    QStyle,
    QStyleOptionButton,
    QStylePainter,
    QWidget,
)

from klondike_qt.ui.dialogs.flow import broken, let_grow, spared, written


def _lines(button: QAbstractButton, width: int) -> list[str]:
    """Return the text, broken between words for a width of the box with its text in lpx."""
    metrics = button.fontMetrics()
    return broken(button.text(), metrics, width - button.sizeHint().width() + written(button.text(), metrics))


def _least(button: QAbstractButton) -> QSize:
    hint = button.sizeHint()
    return QSize(hint.width() - spared(button.text(), button.fontMetrics()), hint.height())


def _height(button: QAbstractButton, width: int) -> int:
    metrics, hint = button.fontMetrics(), button.sizeHint()
    return max(hint.height(), len(_lines(button, width)) * metrics.lineSpacing() + hint.height() - metrics.height())


def _paint(button: QCheckBox | QRadioButton, element: QStyle.ControlElement) -> None:
    painter, option = QStylePainter(button), QStyleOptionButton()
    button.initStyleOption(option)
    option.text = "\n".join(_lines(button, button.width()))
    painter.drawControl(element, option)
    painter.end()


class Tick(QCheckBox):
    """A check box."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        let_grow(self)

    @property
    def indent(self) -> int:
        """How far from the side the text begins, in lpx."""
        hint: int = self.sizeHint().width()
        return hint - written(self.text(), self.fontMetrics())

    def minimumSizeHint(self) -> QSize:
        """Return the room of the longest word."""
        return _least(self)

    def heightForWidth(self, width: int) -> int:
        """Return the height with as many lines as the text needs."""
        return _height(self, width)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw the box with its text in lines."""
        _paint(self, QStyle.ControlElement.CE_CheckBox)


class Dot(QRadioButton):
    """A radio button."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        let_grow(self)

    def minimumSizeHint(self) -> QSize:
        """Return the room of the longest word."""
        return _least(self)

    def heightForWidth(self, width: int) -> int:
        """Return the height with as many lines as the text needs."""
        return _height(self, width)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw the button with its text in lines."""
        _paint(self, QStyle.ControlElement.CE_RadioButton)
