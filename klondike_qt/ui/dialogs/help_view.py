"""The page of the help: text to read and to select, lines of a pleasant length, a picture drawn as wide as them."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QSize, Qt, QUrl, Signal
from PySide6.QtGui import QImage, QKeyEvent, QPalette, QResizeEvent, QTextCursor, QTextDocument, QTextOption
from PySide6.QtWidgets import QTextBrowser, QTextEdit, QWidget

from klondike_qt.ui.dialogs.prose import longest_line
from klondike_qt.words.handbook.blocks import Chapter
from klondike_qt.words.handbook.page import contents_name, shown_chapter

MARGIN = 16
"""Lpx round the text."""
TABLE = "table"
"""The name of the one picture."""
_STYLE = (
    "h1 {{ font-size: large; font-weight: bold }} h2 {{ font-size: medium; font-weight: bold; margin-top: 1.2em }} "
    "p, li {{ line-height: 150% }} td, th {{ padding: 4px 14px 4px 0; line-height: 130% }} a {{ color: {link} }} "
    "th {{ text-align: left }}"
)
Draw = Callable[[int, float], QImage]
"""Draws the table for a width in lpx and a device pixel ratio."""


class HelpView(QTextBrowser):
    """Shows one chapter; the keyboard moves and selects in the text."""

    tried = Signal(str)
    """Carries the id of the lesson that was clicked."""

    def __init__(self, draw: Draw, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._draw = draw
        self._chapter: Chapter | None = None
        self.setAccessibleName(contents_name())
        self.setOpenLinks(False)
        self.anchorClicked.connect(self._click)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
            | Qt.TextInteractionFlag.LinksAccessibleByMouse
        )
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)  # else lines would break twice
        self.setWordWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self.setLineWrapMode(QTextEdit.LineWrapMode.FixedPixelWidth)
        self.document().setDocumentMargin(MARGIN)

    def show_chapter(self, chapter: Chapter) -> None:
        """Show a chapter from its beginning."""
        self._chapter = chapter
        self.setAccessibleName(chapter.title)
        link = self.palette().color(QPalette.ColorRole.WindowText).name()
        self.document().setDefaultStyleSheet(_STYLE.format(link=link))
        self._fit()
        self._write()

    def seek(self, wanted: str) -> bool:
        """Go on to the next place of a text, and answer whether there is one."""
        return self.find(wanted)

    def go_to_heading(self, text: str) -> None:
        """Bring a heading to the top."""
        self.moveCursor(QTextCursor.MoveOperation.Start)
        if self.find(text):
            bar = self.verticalScrollBar()
            bar.setValue(bar.value() + self.cursorRect().top() - MARGIN)
            cursor = self.textCursor()
            cursor.clearSelection()
            self.setTextCursor(cursor)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Enter close nothing; turn whole pages, of which the last line stands at the top of the next one."""
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                event.accept()
            case Qt.Key.Key_PageDown if not event.modifiers():
                self._turn(self.cursorForPosition(self.viewport().rect().bottomLeft()))
            case _:
                super().keyPressEvent(event)

    def _turn(self, last: QTextCursor) -> None:
        """Bring the last line, which may be cut, to the top, with the cursor in it."""
        last.movePosition(QTextCursor.MoveOperation.StartOfLine)
        bar = self.verticalScrollBar()
        value = bar.value() + min(self.cursorRect(last).top(), self.viewport().height())
        self.setTextCursor(last)
        bar.setValue(value)

    def minimumSizeHint(self) -> QSize:
        """Return the room of a few lines."""
        metrics = self.fontMetrics()
        return QSize(metrics.averageCharWidth() * 12, metrics.lineSpacing() * 4)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the lines anew, and draw the picture as wide as they are."""
        super().resizeEvent(event)
        before = self.lineWrapColumnOrWidth()
        self._fit()
        if self._chapter and before != self.lineWrapColumnOrWidth():
            value = self.verticalScrollBar().value()
            self._write()
            self.verticalScrollBar().setValue(value)

    def _fit(self) -> None:
        room = self.viewport().width()
        self.setLineWrapColumnOrWidth(min(room, longest_line(self.font()) + 2 * MARGIN))

    def _write(self) -> None:
        if self._chapter is None:
            return
        width = max(1, self.lineWrapColumnOrWidth() - 2 * MARGIN)
        pictures: Mapping[str, str] = {}
        if any(getattr(block, "name", "") == TABLE for block in self._chapter.blocks):
            pictures = {TABLE: f"picture:{TABLE}"}
            image = self._draw(width, self.devicePixelRatioF())
            self.document().addResource(QTextDocument.ResourceType.ImageResource.value, QUrl(pictures[TABLE]), image)
        self.setHtml(shown_chapter(self._chapter, pictures))

    def _click(self, url: QUrl) -> None:
        if url.scheme() == "try":
            self.tried.emit(url.path())
