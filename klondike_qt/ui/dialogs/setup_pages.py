"""The pages of the set-up: one for each question, and the last one, which tells what came of all."""

from itertools import pairwise

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QGroupBox, QVBoxLayout, QWidget

from klondike_qt.preferences.schema import Preferences
from klondike_qt.ui.dialogs.setup_answers import AnswerButton, Lines
from klondike_qt.ui.dialogs.setup_questions import Question
from klondike_qt.ui.system import System
from klondike_qt.words import setup as words

GAP = 6
"""Lpx between answers."""
HEADING = 1.2
"""Height of a question, in heights of the usual text."""
LOW = 14
"""Lines of the usual text: a lower window tells in one line which question it is."""
MARGINS = 24
"""Lpx that the window keeps free at both sides together."""
PINNED, PINNED_WHOLE = 0.34, 0.45
"""The largest part of the height of the window that a question may take for itself, and with how it is answered."""


class Head(QWidget):
    """What stands above a page, and is not scrolled with it: which question it is, the question, and how to answer."""

    def __init__(self) -> None:
        super().__init__()
        self._progress, self._heading, self._how = Lines(), Lines("", HEADING, bold=True), Lines()
        self._text = self._line = ""
        self._hows: tuple[str, ...] = ()
        self._is_known = False
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._progress)
        layout.addWidget(self._heading)
        layout.addWidget(self._how)

    def show_texts(self, progress: str, text: str, line: str, *hows: str, is_known: bool = False) -> None:
        """Show a question; ``line`` has its number too, for a low window; of ``hows`` the first with room is shown.

        ``is_known``: how to answer was told before, and takes no room from the answers.
        """
        self._text, self._line, self._hows, self._is_known = text, line, hows, is_known
        self._progress.show_text(progress)
        self._heading.show_text(text)

    def fit(self, size: QSize, below: int) -> tuple[bool, bool]:
        """Be short in a low window of this size, or not there at all; return which it shows: question, and how.

        ``below``: the height that all else takes if nothing is scrolled.
        """
        is_low = size.height() < LOW * self.fontMetrics().height()
        self._progress.setVisible(bool(self._progress.text) and not is_low)
        self._heading.show_text(self._line if is_low else self._text)
        width = size.width() - MARGINS
        height = self._heading.heightForWidth(width)
        is_there = height <= PINNED * size.height()
        height += 0 if self._progress.isHidden() else self._progress.heightForWidth(width)
        room = PINNED_WHOLE * size.height() - height if is_there else 0
        heights = {how: self._how.height_of(how, width) for how in self._hows}
        how = next((how for how in heights if heights[how] <= min(room, size.height() - below - height)), "")
        if not how and not self._is_known:
            how = next((how for how in reversed(heights) if heights[how] <= room), "")
        self._how.show_text(how)
        self._how.setVisible(bool(how))
        self.setVisible(is_there)
        return is_there, bool(how)


class Page(QGroupBox):
    """Answers, below the question where it is not pinned; its name is heard when the keyboard comes into it."""

    marked = Signal(str)
    """Carries the answer that is marked now."""
    picked = Signal(str, bool)
    """Carries an answer that was clicked, and whether it was the marked one before."""

    def __init__(self, heard: str) -> None:
        super().__init__()
        self.setAccessibleName(heard)
        self.setObjectName("asked")
        self.setStyleSheet("#asked { border: none; margin: 0px; padding: 0px; }")
        self.answers: dict[str, AnswerButton] = {}
        self.lines = QVBoxLayout(self)
        self.lines.setContentsMargins(0, 0, 0, 0)
        self.lines.setSpacing(GAP)
        self.heading = Lines("", HEADING, bold=True)
        self.how = Lines()
        for line in (self.heading, self.how):
            line.hide()
            self.lines.addWidget(line)

    @property
    def answer(self) -> str:
        """The answer that is marked, or nothing."""
        return next((name for name, button in self.answers.items() if button.isChecked()), "")

    def height_of_answers(self, width: int) -> int:
        """Return the height that all answers take together."""
        heights = [answer.heightForWidth(width) for answer in self.answers.values()]
        return sum(heights) + GAP * (len(heights) - 1)

    def add_answer(self, name: str, answer: AnswerButton) -> None:
        """Add an answer below the others."""
        answer.toggled.connect(lambda on: self.marked.emit(name) if on else None)
        answer.clicked_anew.connect(lambda: self.picked.emit(name, False))
        answer.clicked_again.connect(lambda: self.picked.emit(name, True))
        self.lines.addWidget(answer)
        self.answers[name] = answer

    def lead_to(self, others: list[QWidget]) -> None:
        """Let Tab go from the answers to the other parts of the window."""
        for one, following in pairwise([*self.answers.values(), *others]):
            QWidget.setTabOrder(one, following)


def question_page(
    question: Question, text: str, number: int, count: int, marked: str, *, is_known: bool = False
) -> Page:
    """Return the page of a question, which has a ``text``, and of which an answer is ``marked``.

    ``is_known``: a question before it was answered in the same way.
    """
    how = words.how_to_try() if question.is_tried else words.how_to_answer()
    told = how if question.is_tried or number == 1 else ""
    page = Page(words.heard(number, count, text, len(question.answers), told))
    page.heading.show_text(words.in_one_line(number, count, text))
    for place, name in enumerate(question.answers, 1):
        texts = words.answers()[question.id][name]
        answer = AnswerButton(place, words.numbered(place, texts.name), texts.name, texts.more)
        answer.setChecked(name == marked)
        page.add_answer(name, answer)
    page.how.show_text("" if is_known else how)
    page.lines.addStretch(1)
    return page


def answered(questions: tuple[Question, ...], now: Preferences, system: System) -> dict[str, str]:
    """Return what was answered, in words, by question."""
    marked = ((question, question.marked(now, system)) for question in questions)
    return {
        question.id: words.answers()[question.id][name].name for question, name in marked if name in question.answers
    }


def last_page(answers: dict[str, str], end: str) -> Page:
    """Return the page that tells what came of all questions."""
    page = Page(words.summary_heading())
    page.heading.show_text(words.summary_heading())
    for about, name in answers.items():
        page.lines.addWidget(Lines(words.chosen(about, name)))
    page.lines.addWidget(Lines(end, bold=True))
    page.lines.addStretch(1)
    return page
