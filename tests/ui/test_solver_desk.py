"""The desk that takes questions to the solver."""

import logging
import threading
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QThread
from pytestqt.qtbot import QtBot

from klondike_qt.solver.port import Cancel
from klondike_qt.ui import solver_desk
from klondike_qt.ui.solver_desk import SolverDesk

Job = Callable[[Cancel], object]


@pytest.fixture
def desk(qtbot: QtBot) -> Iterator[SolverDesk]:
    """Open a desk, and close it after the test."""
    del qtbot
    desk = SolverDesk()
    yield desk
    desk.close()


class Gate:
    """A job that runs until it is called off or let through, and can be waited for."""

    def __init__(self) -> None:
        self.begun = threading.Semaphore(0)
        self.open = threading.Event()
        self.runs = 0

    def __call__(self, cancel: Cancel) -> str:
        """Run until then."""
        self.runs += 1
        self.begun.release()
        while not cancel.is_set and not self.open.wait(0.001):
            pass
        return "called off" if cancel.is_set else "let through"


def test_an_answer_comes_to_the_thread_of_the_window(desk: SolverDesk, qtbot: QtBot) -> None:
    here = QThread.currentThread()
    answers: list[object] = []
    desk.ask(
        lambda _: QThread.currentThread() is here, lambda answer: answers.append((answer, QThread.currentThread()))
    )
    qtbot.waitUntil(lambda: answers == [(False, here)])


def test_questions_are_answered_in_their_order_and_background_jobs_after_them(desk: SolverDesk, qtbot: QtBot) -> None:
    answers: list[object] = []
    gate = Gate()
    desk.ask(gate, answers.append)
    desk.ask(lambda _: "behind", answers.append, background=True)
    desk.ask(lambda _: "first", answers.append)
    desk.ask(lambda _: "second", answers.append)
    gate.open.set()
    qtbot.waitUntil(lambda: answers == ["let through", "first", "second", "behind"])


def test_a_background_job_makes_room_and_is_carried_out_anew(desk: SolverDesk, qtbot: QtBot) -> None:
    answers: list[object] = []
    gate = Gate()
    desk.ask(gate, answers.append, background=True)
    gate.begun.acquire()
    desk.ask(lambda _: "asked", answers.append)
    qtbot.waitUntil(lambda: answers == ["asked"])
    gate.begun.acquire()
    gate.open.set()
    qtbot.waitUntil(lambda: answers == ["asked", "let through"])
    assert gate.runs == 2


def test_a_background_job_does_not_disturb_another(desk: SolverDesk, qtbot: QtBot) -> None:
    answers: list[object] = []
    gate = Gate()
    desk.ask(gate, answers.append, background=True)
    desk.ask(lambda _: "second", answers.append, background=True)
    gate.open.set()
    qtbot.waitUntil(lambda: answers == ["let through", "second"])
    assert gate.runs == 1


@pytest.mark.parametrize("background", [False, True])
def test_a_dropped_question_is_never_answered(desk: SolverDesk, qtbot: QtBot, background: bool) -> None:
    answers: list[object] = []
    gate = Gate()
    running = desk.ask(gate, answers.append, background=background)
    waiting = desk.ask(lambda _: "waiting", answers.append, background=background)
    gate.begun.acquire()
    desk.drop(waiting)
    desk.drop(running)
    last = desk.ask(lambda _: "last", answers.append, background=background)
    qtbot.waitUntil(lambda: answers == ["last"])
    desk.drop(last)
    desk.drop(None)
    assert gate.runs == 1


def test_a_question_may_be_asked_from_an_answer(desk: SolverDesk, qtbot: QtBot) -> None:
    answers: list[object] = []
    desk.ask(lambda _: "one", lambda one: desk.ask(lambda _: (one, "two"), answers.append))
    qtbot.waitUntil(lambda: answers == [("one", "two")])


def test_what_a_job_raises_is_raised_in_the_thread_of_the_window_and_the_next_is_carried_out(
    desk: SolverDesk, qtbot: QtBot
) -> None:
    def fail(_: Cancel) -> str:
        msg = "a job that fails"
        raise OSError(msg)

    answers: list[object] = []
    with qtbot.captureExceptions() as raised:
        desk.ask(fail, answers.append)
        desk.ask(lambda _: "next", answers.append)
        qtbot.waitUntil(lambda: answers == ["next"])
    assert [str(error) for _, error, _ in raised] == ["a job that fails"]


def test_closing_calls_the_running_job_off_and_nothing_is_answered_any_more(desk: SolverDesk, qtbot: QtBot) -> None:
    answers: list[object] = []
    gate = Gate()
    desk.ask(gate, answers.append)
    desk.ask(lambda _: "waiting", answers.append)
    gate.begun.acquire()
    desk.close()
    desk.close()
    desk.ask(lambda _: "too late", answers.append)
    qtbot.wait(1)
    assert not answers


def test_a_job_that_does_not_end_is_left_alone(
    desk: SolverDesk, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(solver_desk, "PATIENCE", 10)
    go_on = threading.Event()
    desk.ask(lambda _: go_on.wait(), lambda _: None)
    with caplog.at_level(logging.ERROR):
        desk.close()
    assert [record.message for record in caplog.records] == ["a question to the solver does not end"]
    go_on.set()
    solver_desk._left.pop().wait()


def test_a_desk_that_is_not_asked_has_no_thread(desk: SolverDesk) -> None:
    desk.close()
    assert not desk.children()


def test_a_job_that_fails_is_told_by_its_ticket(desk: SolverDesk, qtbot: QtBot) -> None:
    failed: list[int] = []
    desk.failed.connect(failed.append)
    with qtbot.captureExceptions() as raised:
        ticket = desk.ask(lambda _: 1 // 0, lambda _: None)
        qtbot.waitUntil(lambda: bool(raised))
    assert failed == [ticket]
