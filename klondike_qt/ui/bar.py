"""The bar above the table: menus, the few buttons that fit, and the figures.

Where it is too narrow for all menus, the most needed buttons and the most important figures, the menus go into one.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from itertools import pairwise

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QToolButton, QWidget

from klondike_qt.ui.look.icons import tool_icon, tool_size
from klondike_qt.ui.look.text_size import USUAL_TEXT
from klondike_qt.ui.menu_bar import MenuBar
from klondike_qt.ui.roving import Roving
from klondike_qt.ui.status import Figures
from klondike_qt.words import dialogs as words
from klondike_qt.words.menus import button_texts

BUTTONS = ("new-game", "undo", "redo", "draw", "hint", "finish")
"""The actions that have a button, from left to right."""
FIRST_TO_STAY = ("finish", "undo", "hint", "new-game", "draw", "redo")
"""Which of them stay when the window grows narrow; all of them are in the menus too."""
_WITH_ICON, _WORD = Qt.ToolButtonStyle.ToolButtonTextBesideIcon, Qt.ToolButtonStyle.ToolButtonTextOnly
_END = 8
"""Lpx that are free behind the figures."""
NEEDED = ("undo", "hint")
"""Buttons that are worth more than menus that stand side by side."""
YIELDS_TO = {"finish": 1, "undo": 1, "hint": 2, "new-game": 4}
"""How many of the figures a button leaves their room to; the others leave it to all of them.

The first of two is the score, or the state of the game and the score; four are all but what the table shows itself.
"""
WAYS: tuple[tuple[bool, dict[str, int]], ...] = (
    (True, {}),
    (False, {}),
    (False, {"hint": 1}),
    (False, dict.fromkeys(NEEDED, 0)),
)
"""Whether buttons have icons, and what the needed ones leave to figures instead: the first way that has all of them."""
_ICON_GAP = 4
"""Lpx between icon and word."""

SIMPLE = {"new-game", "undo", "draw", "hint", "finish"}
"""The buttons of the simple window; *Finish* takes the place of *Draw* when nothing is left to be drawn."""
SIMPLE_MENUS = {"menu-settings", "menu-help"}


class TopBar(QWidget):
    """One row, so that the table keeps the height: menus at the left, buttons, figures at the right."""

    left = Signal()
    """The player wants to go back to the table."""

    def __init__(self, menu_bar: MenuBar, figures: Figures) -> None:
        super().__init__()
        self.setObjectName("bar")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.menu_bar = menu_bar
        self._figures = figures
        self._buttons: dict[str, QToolButton] = {}
        self._worn = "#000000", USUAL_TEXT
        self._roving = Roving(self)
        self._offered: set[str] = set(BUTTONS) - {"finish"}
        self._is_simple = False
        figures.changed.connect(self._fit)
        menu_bar.left.connect(self.left)
        menu_bar.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        self._tools = QWidget()
        self._tools.setObjectName("tools")
        self._tools.setAccessibleName(words.toolbar_name())
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(0)
        self._row.addWidget(menu_bar)
        self._row.addWidget(self._tools)
        self._row.addWidget(figures, 1)
        self._row.addSpacing(_END)
        self._tool_row = QHBoxLayout(self._tools)
        self._tool_row.setContentsMargins(0, 0, 0, 0)
        self._tool_row.setSpacing(0)

    def add_buttons(self, entries: Mapping[str, QAction], own: Mapping[str, Callable[[], object]]) -> None:
        """Make the buttons; those without a deed of their ``own`` do what the menu entries of the same id do."""
        texts = button_texts()
        for name in BUTTONS:
            button = QToolButton(self._tools)
            button.setText(texts[name])
            button.setAccessibleName(texts[name])
            button.setToolButtonStyle(_WITH_ICON)
            button.clicked.connect(partial(_press, own.get(name, entries[name].trigger)))
            self._tool_row.addWidget(button)
            self._buttons[name] = button
            self._roving.add(button)
        self._fit()

    def wear(self, colour: str, text: int) -> None:
        """Put icons on the buttons, in the colour of the text and as large as it asks for."""
        self._worn = colour, text
        for name, button in self._buttons.items():
            button.setIconSize(tool_size(text))
            button.setIcon(tool_icon(name, colour, text, self.devicePixelRatioF()))
        self._fit()

    @property
    def stop(self) -> QWidget:
        """The button that the Tab key comes to; arrows lead to the others."""
        return self._roving.stop

    def come_between(self, before: QWidget, after: QWidget) -> None:
        """Let Tab go from ``before`` through the buttons to ``after``."""
        chain = [before, *self._buttons.values(), after]
        with self._roving.spread():  # Qt orders only what the Tab key comes to
            for one, following in pairwise(chain):
                QWidget.setTabOrder(one, following)

    def button(self, name: str) -> QWidget | None:
        """Return the button of an action, if it has one."""
        return self._buttons.get(name)

    def offered(self, name: str) -> bool:
        """Tell whether a button is offered where there is room for it."""
        return name in self._offered

    def offer_finish(self, *, offered: bool) -> None:
        """Show the button that finishes the game, or take it away."""
        if offered != ("finish" in self._offered):
            self._offered ^= {"finish"}
            self._fit()

    def simplify(self, *, wanted: bool) -> None:
        """Show the few controls that are needed most, or all again."""
        if wanted != self._is_simple:
            self._is_simple = wanted
            self._fit()

    @property
    def _wanted(self) -> set[str]:
        """The buttons that are to be seen where there is room."""
        if not self._is_simple:
            return self._offered
        return self._offered & (SIMPLE - {"draw"} if "finish" in self._offered else SIMPLE)

    def _width_of(self, names: Iterable[str]) -> int:
        return sum(_width(self._buttons[name], icon=True) for name in names if name in self._buttons)

    def open_menus(self) -> None:
        """Go to the first menu, as the key for menus does."""
        self.menu_bar.open_first()

    def event(self, event: QEvent) -> bool:
        """Draw the icons anew on another screen."""
        if event.type() is QEvent.Type.DevicePixelRatioChange:
            self.wear(*self._worn)
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Choose anew which buttons fit."""
        super().resizeEvent(event)
        self._fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back to the table with Esc."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Choose anew when the text grows."""
        super().changeEvent(event)
        if event.type() in {QEvent.Type.FontChange, QEvent.Type.StyleChange}:
            self._fit()

    def _fit_menus(self, room: int) -> None:
        """Show the menus side by side or in one; in the simple window two of them, or all in one."""
        self.menu_bar.show_only(SIMPLE_MENUS if self._is_simple else ())
        if not self._is_simple:
            needed = self._width_of(NEEDED) + self._figures.room_of(2)
        else:
            needed = self._width_of(self._wanted)
        is_narrow = self.menu_bar.spread_width() + needed > room
        if is_narrow and self._is_simple:
            self.menu_bar.show_only(())  # what has no button is found there
        self.menu_bar.gather(is_narrow)

    def _fit(self) -> None:
        """Show the menus, and the buttons for which there is room; the last ones leave it to the figures."""
        room = self.width() - _END
        self._fit_menus(room)
        left = room - self.menu_bar.sizeHint().width()
        wanted = self._wanted & self._buttons.keys()
        offered = {name: self._buttons[name] for name in FIRST_TO_STAY if name in wanted}
        shown, icon = set[str](), True
        for icon, yields in WAYS:
            shown = _fitting(offered, left, self._figures, YIELDS_TO | yields, icon=icon)
            if shown >= offered.keys() & set(NEEDED):
                break
        for name, button in self._buttons.items():
            button.setToolButtonStyle(_WITH_ICON if icon else _WORD)
            button.setVisible(name in shown)
        self._roving.refresh()
        for row in (self._tool_row, self._row):  # at once: the menus need the room that a button leaves
            row.invalidate()
            row.activate()


def _fitting(
    offered: Mapping[str, QToolButton], left: int, figures: Figures, yields: Mapping[str, int], *, icon: bool
) -> set[str]:
    """Return the buttons for which there is room beside what each leaves to figures."""
    shown = set()
    for name, button in offered.items():
        number, width = yields.get(name), _width(button, icon=icon)
        if left - width >= figures.room_of(number):
            shown.add(name)
            left -= width
    return shown


def _width(button: QToolButton, *, icon: bool) -> int:
    """Return the width of a button with its icon or without."""
    more = int(icon) - int(button.toolButtonStyle() is _WITH_ICON)
    return button.sizeHint().width() + more * (button.iconSize().width() + _ICON_GAP)


def _press(deed: Callable[[], object], *_: object) -> None:
    deed()
