"""How to play: chapters to read, to search and to keep as a web page; each move can be tried on the table."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QLabel, QListWidget, QVBoxLayout, QWidget

from klondike_qt.ui.dialogs.choice import Choice
from klondike_qt.ui.dialogs.flow import Button, Flow
from klondike_qt.ui.dialogs.help_view import Draw, HelpView
from klondike_qt.ui.dialogs.paged import PagedDialog
from klondike_qt.ui.dialogs.search_field import SearchField
from klondike_qt.words import dialogs
from klondike_qt.words import help_window as words
from klondike_qt.words.handbook.blocks import Chapter, Example
from klondike_qt.words.handbook.chapters import title
from klondike_qt.words.handbook.page import contents_name

WIDE = 60
"""Mean letters of room beside the list of chapters, from which on it is shown."""
LINES, FEW_LINES = 12, 9
"""Of text that are seen at once if there is room for them, and at least below chapters and search, which are scrolled
away for more in a lower window."""


class _Search(SearchField):
    """A field in which Enter goes on to the next place, and presses no button."""

    entered = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take Enter for itself."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.entered.emit()
        else:
            super().keyPressEvent(event)


class HowToPlayDialog(PagedDialog):
    """Shows one chapter at a time: they are listed beside the text, or above it where there is little room."""

    tried = Signal(str, str, bool)
    """Carries the lesson to try, the chapter that it belongs to, and whether the mouse asked for it."""
    saved = Signal(str)
    """Carries the file that the whole help is to be written to."""

    def __init__(
        self,
        chapters: Sequence[Chapter],
        draw: Draw,
        say: Callable[[str], object],
        parent: QWidget | None = None,
        *,
        begins: str = "",
    ) -> None:
        super().__init__(title(), parent, size=QSize(1080, 720))
        self._chapters = chapters
        self._say = say
        self._view = HelpView(draw)
        self._view.tried.connect(lambda lesson: self._try(lesson, by_mouse=True))
        self._build_lists()
        self._build_search()
        self._build_page()
        self.add_button(dialogs.close_button(), self.reject, is_default=True)
        self._open(next((n for n, chapter in enumerate(chapters) if chapter.id == begins), 0))
        self.begin_at(self._view)

    def _build_lists(self) -> None:
        """Make the list of chapters twice: beside the text, and as one line above it."""
        titles = [chapter.title for chapter in self._chapters]
        self._list = QListWidget()
        self._list.addItems(titles)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._line = Choice()
        self._line.addItems(titles)
        self._list.setAccessibleName(contents_name())
        self._line.name(contents_name())
        self._list.currentRowChanged.connect(self._open)
        self._line.currentIndexChanged.connect(self._open)

    def _build_search(self) -> None:
        self._search = _Search(words.search_label())
        self._search.setAccessibleDescription(words.search_hint())
        self._search.entered.connect(self._find)
        self._news = QLabel()
        self._news.setObjectName("news")
        self._news.setWordWrap(True)
        self._news.hide()

    def _build_page(self) -> None:
        self._examples = Choice()
        self._examples.name(words.examples_label())
        self._examples.currentIndexChanged.connect(lambda _: self._view.go_to_heading(self._examples.currentText()))
        self._button = Button(words.try_button(), lambda: self._try(self._examples.currentData(), by_mouse=False))
        row = Flow(leading=True)
        for part in (self._examples, self._button, Button(words.save_button(), self._ask_for_file)):
            row.add(part)
        beside = QHBoxLayout()
        beside.addWidget(self._list)
        text = QVBoxLayout()
        for above in (self._line, self._search, self._news):
            text.addWidget(above)
        text.addWidget(self._view, 1)
        text.addWidget(row)
        beside.addLayout(text, 1)
        self.page.addLayout(beside, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show the list of chapters where there is room for it."""
        super().resizeEvent(event)
        metrics = self.fontMetrics()
        wanted = max(map(metrics.horizontalAdvance, (chapter.title for chapter in self._chapters))) + 48
        is_wide = self.width() - wanted > WIDE * metrics.averageCharWidth()
        self._list.setFixedWidth(wanted)
        self._list.setVisible(is_wide)
        self._line.setVisible(not is_wide)
        room, line = self.area.viewport().height(), metrics.lineSpacing()
        rest = room - self._search.sizeHint().height() - self.page.spacing() * 2
        rest -= 0 if is_wide else self._line.sizeHint().height() + self.page.spacing()
        self._view.setMinimumHeight(min(LINES * line, rest if rest >= FEW_LINES * line else room))

    def _open(self, number: int) -> None:
        """Show a chapter, and its name in both lists."""
        if not 0 <= number < len(self._chapters):
            return
        for part, choose in ((self._list, self._list.setCurrentRow), (self._line, self._line.setCurrentIndex)):
            blocked = part.blockSignals(True)
            choose(number)
            part.blockSignals(blocked)
        chapter = self._chapters[number]
        self._view.show_chapter(chapter)
        blocked = self._examples.blockSignals(True)
        self._examples.clear()
        for block in chapter.blocks:
            if isinstance(block, Example):
                self._examples.addItem(block.text, block.lesson)
        self._examples.blockSignals(blocked)
        for trying in (self._examples, self._button):
            trying.setVisible(self._examples.count() > 0)

    @property
    def _number(self) -> int:
        return self._list.currentRow()

    def _find(self) -> None:
        """Go on to the next place of what was typed, in this chapter or one behind it."""
        wanted = self._search.text().strip()
        if not wanted:
            return
        here = self._number
        for step in range(len(self._chapters) + 1):
            number = (here + step) % len(self._chapters)
            if step:
                self._open(number)
            if self._view.seek(wanted):
                chapter, line = self._chapters[number].title, self._view.textCursor().block().text()
                self._tell(chapter if line == chapter else words.found_in(chapter, line))
                return
        self._open(here)
        self._tell(words.not_found(wanted))

    def _try(self, lesson: str, *, by_mouse: bool) -> None:
        chapter = self._chapters[self._number].id
        self.accept()  # first, so that the keyboard is back on the table
        self.tried.emit(lesson, chapter, by_mouse)

    def _ask_for_file(self) -> None:
        asking = QFileDialog(self, words.save_title())
        asking.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        asking.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        asking.setDefaultSuffix("html")
        asking.selectFile(f"{title()}.html")
        asking.fileSelected.connect(self.saved)
        asking.finished.connect(self.activateWindow)
        asking.open()

    def tell(self, text: str) -> None:
        """Show and say what became of the file."""
        self._tell(text)

    def _tell(self, text: str) -> None:
        self._news.setText(text)
        self._news.show()
        self._say(text)
