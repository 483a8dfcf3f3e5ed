"""The menus in the bar, side by side, or all of them in one where the bar is too narrow."""

from collections.abc import Collection, Sequence
from functools import partial

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QFont, QFontInfo, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QMenu, QMenuBar, QStyle, QStyleOptionMenuItem, QWidget

from klondike_qt.ui.look.text_size import USUAL_TEXT
from klondike_qt.words import menus as words


class MenuBar(QMenuBar):
    """The menus: whoever comes to them by a key goes back to the table with Esc, or with what is chosen.

    The menu that takes all the others has no letter of its own: Alt and their letters open the others as ever.
    """

    left = Signal()
    """The keyboard has nothing more to do here."""

    def __init__(self) -> None:
        super().__init__()
        self.setNativeMenuBar(False)
        self.whole = QMenu(words.whole_menu_title(), self)
        self.whole.setObjectName("whole")
        self.whole.aboutToShow.connect(partial(fit_screen, self.whole))
        self._letters: list[QShortcut] = []
        self.triggered.connect(lambda: QTimer.singleShot(0, self._leave))

    @property
    def is_gathered(self) -> bool:
        """Whether all menus stand in one."""
        return bool(self.whole.actions())

    @property
    def parts(self) -> list[QAction]:
        """The titles of all menus but the one that takes the others."""
        return (self.whole if self.is_gathered else self).actions()

    def show_only(self, names: Collection[str]) -> None:
        """Show the menus of these names alone; of none, all."""
        for part in self.parts:
            part.setVisible(not names or part.objectName() in names)

    def gather(self, wanted: bool) -> None:  # noqa: FBT001
        """Put all menus into one, or side by side again; not while one of them is open."""
        if wanted == self.is_gathered or isinstance(QApplication.activePopupWidget(), QMenu):
            return
        for letter in self._letters:
            letter.deleteLater()
        self._letters = []
        parts = self.parts
        if wanted:
            _move(parts, self, self.whole)
            self.addAction(self.whole.menuAction())
            self._letters = [self._letter(part) for part in parts]
        else:
            self.removeAction(self.whole.menuAction())
            _move(parts, self.whole, self)
        self.updateGeometry()

    def _letter(self, part: QAction) -> QShortcut:
        """Let the letter of a menu open it inside the one that has them all."""
        letter = QShortcut(QKeySequence.mnemonic(part.text()), self)
        letter.activated.connect(partial(self._open, part))
        return letter

    def _open(self, part: QAction) -> None:
        self.open_first()
        self.whole.setActiveAction(part)

    def open_first(self) -> None:
        """Open the first menu, as the key for menus does."""
        self.setFocus(Qt.FocusReason.MenuBarFocusReason)
        self.setActiveAction(next(title for title in self.actions() if title.isVisible()))

    def sizeHint(self) -> QSize:
        """Return the room that the menus take, which Qt gets wrong where reading begins at the right."""
        return QSize(self._width_of(self.actions()), super().sizeHint().height())

    def spread_width(self) -> int:
        """Return the width that all menus take side by side."""
        return self._width_of(self.parts)

    def _width_of(self, titles: Sequence[QAction]) -> int:
        style, metric = self.style(), QStyle.PixelMetric
        edge = style.pixelMetric(metric.PM_MenuBarHMargin, None, self)
        edge += style.pixelMetric(metric.PM_MenuBarPanelWidth, None, self)
        gaps = style.pixelMetric(metric.PM_MenuBarItemSpacing, None, self) * (len(titles) + 1)
        return sum(self._title_width(title) for title in titles if title.isVisible()) + gaps + 2 * edge

    def _title_width(self, title: QAction) -> int:
        option = QStyleOptionMenuItem()
        self.initStyleOption(option, title)
        text = self.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, title.text())
        return self.style().sizeFromContents(QStyle.ContentsType.CT_MenuBarItem, option, text, self).width()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave with the second Esc, the first one closes the menu."""
        super().keyPressEvent(event)
        self._leave()

    def _leave(self) -> None:
        if self.window().focusWidget() is self and self.activeAction() is None:
            self.left.emit()


def fit_screen(menu: QMenu) -> None:
    """Write a menu as large as all other text, or smaller where an entry would not be seen whole on the screen."""
    menu.setFont(QFont())
    font, room = menu.font(), menu.screen().availableGeometry().width()
    for pixels in range(QFontInfo(font).pixelSize(), USUAL_TEXT - 1, -2):
        font.setPixelSize(pixels)
        menu.setFont(font)
        if menu.sizeHint().width() <= room:
            return


def _move(actions: Sequence[QAction], old: QWidget, new: QWidget) -> None:
    for action in actions:  # clear() would leave Python without them
        old.removeAction(action)
        new.addAction(action)
