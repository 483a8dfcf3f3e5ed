"""How one of several things is chosen: from a list with its name beside it, or by a row of buttons."""

from collections.abc import Callable, Mapping
from typing import Generic, TypeVar

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QComboBox, QLabel, QVBoxLayout, QWidget

from klondike_qt.ui.dialogs.choice import LEAST_LETTERS, Choice
from klondike_qt.ui.dialogs.flow import GAP, Button, Flow

_PRESSED = "QPushButton:checked { background: palette(highlight); color: palette(highlighted-text); }"


Value = TypeVar("Value")


class Combo(Choice, Generic[Value]):
    """A list of values by their texts; ``choose`` is called when another one is chosen."""

    def __init__(self, name: str, texts: Mapping[Value, str], choose: Callable[[], object]) -> None:
        super().__init__()
        self._values: list[Value] = list(texts)
        self.setAccessibleName(name)
        self.addItems(list(texts.values()))
        self.currentIndexChanged.connect(lambda *_: choose())

    def sizeHint(self) -> QSize:
        """Return the room of the longest text."""
        hint, write = super().sizeHint(), self.fontMetrics().horizontalAdvance
        longest = max(write(self.itemText(number)) for number in range(self.count()))
        return QSize(hint.width() + max(0, longest - LEAST_LETTERS * write("X")), hint.height())

    def minimumSizeHint(self) -> QSize:
        """Return the room of a few letters."""
        return super().sizeHint()

    @property
    def value(self) -> Value:
        """The value that is chosen."""
        return self._values[max(0, self.currentIndex())]

    def choose(self, value: Value) -> None:
        """Choose a value, if it is one of them."""
        if value in self._values:
            self.setCurrentIndex(self._values.index(value))


class Labelled(Flow):
    """A list of values behind its name, or below it where there is no room."""

    def __init__(self, combo: QComboBox) -> None:
        super().__init__(leading=True)
        label = QLabel(combo.accessibleName())
        label.setBuddy(combo)
        self.add(label)
        self.add(combo)


def together(label: QLabel, control: QWidget) -> QVBoxLayout:
    """Put a name close above its control, and both apart from what follows."""
    both = QVBoxLayout()
    both.setContentsMargins(0, 0, 0, GAP)
    both.setSpacing(GAP // 4)
    both.addWidget(label)
    both.addWidget(control)
    return both


class Segments(Flow):
    """Buttons of which one is pressed: the arrows go from one to the next; ``choose`` is told which."""

    def __init__(self, texts: Mapping[str, str], choose: Callable[[str], object]) -> None:
        super().__init__(leading=True)
        self._buttons: dict[str, Button] = {}
        for name, text in texts.items():
            button = Button(text, _press(choose, name))
            button.setCheckable(True)
            button.setAutoExclusive(True)
            button.setStyleSheet(_PRESSED)
            self._buttons[name] = button
            self.add(button)

    def press(self, name: str) -> None:
        """Press one of the buttons; Tab leads to it alone."""
        self._buttons[name].setChecked(True)
        for other, button in self._buttons.items():
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if other == name else Qt.FocusPolicy.ClickFocus)

    def button(self, name: str) -> Button:
        """Return one of the buttons."""
        return self._buttons[name]


def _press(choose: Callable[[str], object], name: str) -> Callable[[], object]:
    return lambda: choose(name)
