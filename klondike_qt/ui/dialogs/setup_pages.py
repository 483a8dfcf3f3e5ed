"""The pages of the set-up: one for each question, and the last one, which tells what came of all."""

from itertools import pairwise

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGroupBox, QVBoxLayout, QWidget

from klondike_qt.preferences.schema import Preferences
from klondike_qt.ui.dialogs.setup_answers import AnswerButton, Lines
from klondike_qt.ui.dialogs.setup_questions import Question
from klondike_qt.ui.system import System
from klondike_qt.words import setup as words

GAP = 8
"""Lpx between answers."""


class Page(QGroupBox):
    """A group of answers; its name is heard when the keyboard comes into it."""

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

    @property
    def answer(self) -> str:
        """The answer that is marked, or nothing."""
        return next((name for name, button in self.answers.items() if button.isChecked()), "")

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


def question_page(question: Question, number: int, count: int, marked: str) -> Page:
    """Return the page of a question of which an answer is ``marked``."""
    text = words.questions()[question.id]
    how = words.how_to_try() if question.is_tried else words.how_to_answer()
    told = how if question.is_tried or number == 1 else ""
    page = Page(words.heard(number, count, text, len(question.answers), told))
    for place, name in enumerate(question.answers, 1):
        texts = words.answers()[question.id][name]
        answer = AnswerButton(place, words.numbered(place, texts.name), texts.name, texts.more)
        answer.setChecked(name == marked)
        page.add_answer(name, answer)
    page.lines.addWidget(Lines(how))
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
    for about, name in answers.items():
        page.lines.addWidget(Lines(words.chosen(about, name)))
    page.lines.addWidget(Lines(end, bold=True))
    page.lines.addStretch(1)
    return page
