"""The set-up: a few questions, one at a time, beside the table on which each answer is seen at once."""

import time
from collections.abc import Callable

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QStyle, QWidget

from klondike_qt.preferences.schema import Preferences, Scanning
from klondike_qt.ui.access.key_forms import character
from klondike_qt.ui.access.readers import NOBODY, Reader
from klondike_qt.ui.desk import Choices
from klondike_qt.ui.dialogs.paged import FRAME, PagedDialog
from klondike_qt.ui.dialogs.setup_pages import Head, Page, answered, last_page, question_page
from klondike_qt.ui.dialogs.setup_questions import Question, questions_for
from klondike_qt.ui.system import System
from klondike_qt.words import setup as words

PATIENCE = 0.4
"""Seconds after a page was turned in which a click is taken for the second one of a double click."""
LOOK = 0.8
"""Seconds after a number turned the page in which Enter, or the same number, is taken for the end of that answer."""
LETTERS = 40
"""Mean letters in a line of the window."""
SWITCH_PRESSES = 4
"""So often in a row, at a question where that does nothing, Space is pressed by nobody who has any other key."""
BESIDE = 0.85
"""The largest part of the table that the window may cover from the side; else it lies over all of it."""


class SetupDialog(PagedDialog):
    """Asks the questions; what is answered is in force at once, what is only tried when it is left is not.

    ``starts`` tells what is in force when nothing is answered, beside a screen reader (True) or without one; ``key``
    opens the set-up again, ``deals`` tells whether the first game is dealt afterwards, ``now`` is a clock in seconds.
    Accepted: all was answered.
    """

    def __init__(
        self,
        choices: Choices,
        starts: Callable[[bool], Preferences],
        system: System,
        parent: QWidget | None = None,
        *,
        reader: Reader = NOBODY,
        key: str = "",
        deals: bool = False,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(words.title(), parent)
        self._choices = choices
        self._starts, self._base = starts, starts(reader.is_screen_reader)
        self._system = system
        self._is_first = deals
        self.questions = questions_for(reader)
        self._ending = words.summary_end(key, deals=deals)
        self._begin = words.deal_button() if deals else words.play_button()
        self._now = now
        self._turned = 0.0
        self._came_by: str | None = None
        """The number that turned the page, nothing if it turned by itself; None if the player asked for it."""
        self._spaces = 0
        self._index = 0
        self._shown: Page | None = None
        self._head = Head()
        self.add_heading(self._head)
        self.set_free()
        self._back = self.add_button(words.back_button(), lambda: self._turn(self._index - 1))
        self._skip = self.add_button(words.skip_button(), self.reject)
        self._next = self.add_button(words.next_button(), lambda: self._go_on(by_enter=True), is_default=True)
        self._turn(0)
        self._turned -= PATIENCE

    @property
    def question(self) -> Question | None:
        """The question that stands, None at the end."""
        return self.questions[self._index] if self._index < len(self.questions) else None

    def hear(self, reader: Reader, *, has_voice: bool = True) -> None:
        """Leave out the question for a voice when a screen reader shows itself late, or nothing turns out to speak."""
        if (reader.is_active or not has_voice) and self.question and self.question.id == "voice":
            self._base = self._starts(reader.is_screen_reader)
            self.questions = questions_for(reader, has_voice=has_voice)
            self._turn(0)
            self._came_by = ""

    def _turn(self, index: int) -> None:
        """Show a question, or what came of all."""
        self._index, self._turned, self._spaces, self._came_by = index, self._now(), 0, None
        question, number, count = self.question, index + 1, len(self.questions)
        told = ""
        if question:
            text = words.questions(is_first=self._is_first)[question.id]
            is_known = any(before.is_tried == question.is_tried for before in self.questions[:index])
            marked = question.marked(self._base, self._system)
            page = question_page(question, text, number, count, marked, is_known=is_known)
            line, hows = words.in_one_line(number, count, text), words.hows(is_tried=question.is_tried)
            self._head.show_texts(words.progress(number, count), text, line, *hows, is_known=is_known)
        else:
            lines = answered(self.questions, self._base, self._system)
            page, told = last_page(lines, self._ending), words.summary(lines, self._ending)
            self._head.show_texts("", words.summary_heading(), words.summary_heading())
        self._back.setVisible(index > 0)
        self._skip.setVisible(question is not None)
        self._next.setText(words.next_button() if question else self._begin)
        self._next.setAccessibleDescription(told)
        self._replace(page)

    def _replace(self, page: Page) -> None:
        """Let a page take the place of the one before, with the keyboard on its marked answer."""
        if self._shown:
            self._shown.hide()
            self.page.removeWidget(self._shown)
            self._shown.deleteLater()
        self._shown = page
        self.page.addWidget(page, 1)
        page.marked.connect(lambda _: self._show())
        page.picked.connect(self._pick)
        page.show()
        page.lead_to([self._back, self._skip, self._next])
        self._show()
        _forget_bar(self, self._head)
        self.begin_at(page.answers.get(page.answer) or next(iter(page.answers.values()), self._next))

    def _pick(self, name: str, again: bool) -> None:  # noqa: FBT001 - sent by a signal
        """Take an answer that was clicked, unless it is the second click of a double one."""
        if self._now() - self._turned >= PATIENCE:
            self._take(name, again=again)

    def _take(self, name: str, *, again: bool) -> None:
        """Take an answer that was clicked or typed, or show it first."""
        if self._shown and self.question:
            self._shown.answers[name].setChecked(True)
            self._shown.answers[name].setFocus()
            if again or not self.question.is_tried:
                self._go_on()

    def _go_on(self, *, by_enter: bool = False) -> None:
        """Take the marked answer, and show the next question; at the end, begin. An early Enter does nothing."""
        if by_enter and self._is_early:
            return
        question = self.question
        if question is None:
            self.accept()
            return
        if self._shown and self._shown.answer:
            self._base = question.answers[self._shown.answer](self._base, self._system)
        self._turn(self._index + 1)

    @property
    def _is_early(self) -> bool:
        """Tell whether the page turned just now, and not by Enter, so that nobody can have read it."""
        return self._came_by is not None and self._now() - self._turned < LOOK

    def _show(self) -> None:
        """Show on the table what is marked; whoever marks another answer has seen the question."""
        self._came_by = None
        question, shown = self.question, self._base
        if question and question.meanwhile and self._is_first:
            shown = question.meanwhile(shown, self._system)
        elif question and self._shown and self._shown.answer:
            shown = question.answers[self._shown.answer](shown, self._system)
        self._choices.set(shown)
        self._place()

    def reject(self) -> None:
        """Leave the other questions out."""
        self._choices.set(self._base)
        super().reject()

    def event(self, event: QEvent) -> bool:
        """Count the presses of Space in a row, to let a player begin who has one switch and nothing else."""
        is_first = event.type() is QEvent.Type.ShortcutOverride
        if is_first and isinstance(event, QKeyEvent) and not event.isAutoRepeat():
            self._spaces = self._spaces + 1 if event.key() == Qt.Key.Key_Space else 0
            if self._spaces == SWITCH_PRESSES:
                play = next(question for question in self.questions if question.id == "play")
                self._base = play.answers[Scanning.ONE_SWITCH](self._base, self._system)
                QTimer.singleShot(0, self, lambda: self._turn(self._index))  # the press is to choose nothing yet
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the answer with the number that was typed."""
        sign = character(event)
        page = self._shown
        names = list(page.answers) if page else []
        if self._is_early and sign == self._came_by:
            return
        if page and sign.isdecimal() and 1 <= int(sign) <= len(names):
            name, before = names[int(sign) - 1], self._index
            self._take(name, again=name == page.answer)
            self._came_by = sign if self._index != before else self._came_by
        else:
            super().keyPressEvent(event)

    def minimumSizeHint(self) -> QSize:
        """Return the room of the buttons and of a line or two; all else is scrolled."""
        width = super().minimumSizeHint().width()
        return QSize(width, self.buttons.heightForWidth(self.width()) + 3 * self.fontMetrics().lineSpacing())

    def showEvent(self, event: QShowEvent) -> None:
        """Come beside the table."""
        super().showEvent(event)
        self._place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the question in view if it leaves room for the answers; else it is scrolled with them."""
        super().resizeEvent(event)
        self._fit_head()

    def _fit_head(self) -> None:
        layout = self.layout()
        if self._shown and layout:
            around = layout.contentsMargins()
            width = self.width() - around.left() - around.right()
            below = self._shown.height_of_answers(width) + self.buttons.heightForWidth(width)
            below += around.top() + around.bottom() + 2 * layout.spacing()
            has_question, has_how = self._head.fit(self.size(), below)
            self._shown.heading.setVisible(not has_question)
            self._shown.how.setVisible(bool(self._shown.how.text) and not has_how)

    def _place(self) -> None:
        """Lie at the far side of the window, or over all of it where it is narrow."""
        parent = self.parentWidget()
        if parent is None or not self.isVisible():
            return
        around = QRect(parent.mapToGlobal(QPoint(0, 0)), parent.size())
        room = around.size() - FRAME
        width = self.fontMetrics().averageCharWidth() * LETTERS
        self.resize(QSize(width if width <= BESIDE * room.width() else room.width(), room.height()))
        self._fit_head()
        size = self.frameGeometry().size()
        far = QRect(around.bottomRight() - QPoint(size.width() - 1, size.height() - 1), size)
        self.move(QStyle.visualRect(self.layoutDirection(), around, far).topLeft())


def _forget_bar(dialog: PagedDialog, head: Head) -> None:
    """Let a page be as wide as can be: the bar of a longer one before it would make room for itself, and so stay."""
    dialog.area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    for layout in (head.layout(), dialog.layout(), dialog.page):
        if layout:
            layout.activate()
    dialog.area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
