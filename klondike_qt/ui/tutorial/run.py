"""The tutorial at work: it lends small games to the table, waits for each step, and gives the own game back."""

from PySide6.QtCore import QObject, QTimer, Signal

from klondike_qt.game.updates import Change, Update
from klondike_qt.ui.access.announcer import Announcer, Urgency
from klondike_qt.ui.desk import Choices, GameDesk
from klondike_qt.ui.pausing import ClockKeeper
from klondike_qt.ui.tutorial import telling
from klondike_qt.ui.tutorial.lesson import Lesson, Step, Way, allows, is_done
from klondike_qt.ui.tutorial.panel import TutorialPanel
from klondike_qt.words import tutorial as words
from klondike_qt.words.grammar import followed


class TutorialRun(QObject):
    """Whatever the player does by keys, clicks or a screen reader goes through the desk, which asks here first."""

    begins = Signal()
    """Whatever goes on in the player's game has to end."""
    returned = Signal()
    """The player is done and went back to the own game."""
    ended = Signal()

    def __init__(
        self,
        desk: GameDesk,
        choices: Choices,
        announcer: Announcer,
        clock_keeper: ClockKeeper,
        panel: TutorialPanel,
    ) -> None:
        super().__init__(panel)
        self._desk = desk
        self._choices = choices
        self._announcer = announcer
        self._clock_keeper = clock_keeper
        self._panel = panel
        self._lesson: Lesson | None = None
        self._way = Way.KEYS
        self._number = 0
        self._is_denied = False
        for pressed, deed in (
            (panel.how, self.tell_how),
            (panel.skip, self.skip),
            (panel.again, self.again),
            (panel.leave, self.go_back),
        ):
            pressed.connect(deed)
        desk.updated.connect(self._hear)

    @property
    def is_running(self) -> bool:
        """Tell whether the game on the table is one to practise on."""
        return self._lesson is not None

    @property
    def step(self) -> Step | None:
        """The step that is to be done now; None when there is none, or all are done."""
        lesson = self._lesson
        return lesson.steps[self._number] if lesson and self._number < len(lesson.steps) else None

    def start(self, lesson: Lesson, way: Way) -> None:
        """Begin a lesson, in place of another one if need be."""
        with self._announcer.action():
            if not self.is_running:
                self.begins.emit()
                self._clock_keeper.hold("tutorial")
            self._lesson, self._way = lesson, way
            self._go_to(lesson.begins)

    def again(self) -> None:
        """Begin the same lesson once more."""
        if self._lesson:
            self.start(self._lesson, self._way)

    def skip(self) -> None:
        """Go on as if the step had been done."""
        if self.step:
            with self._announcer.action():
                self._go_to(self._number + 1)

    def tell_how(self) -> None:
        """Tell again what is to be done and how."""
        self._announcer.say(self._told(in_full=True), Urgency.ASSERTIVE)

    def go_back(self) -> None:
        """Leave because the player is done with it."""
        if self.is_running:
            self.leave()
            self.returned.emit()

    def leave(self) -> None:
        """Lay the player's own game on the table again."""
        if self.is_running:
            with self._announcer.action():
                self._lesson = None
                self._panel.hide()
                self._desk.take_back()
                self._clock_keeper.release("tutorial")
                self._announcer.say(words.back())
            self.ended.emit()

    def ran(self, action: str) -> None:
        """Hear which action was carried out: some steps ask for one."""
        step = self.step
        if step and step.asks == action:
            self._go_on()

    def _go_to(self, number: int) -> None:
        """Lay the table for a step, and tell it; behind the last one there is nothing more to do."""
        lesson = self._lesson
        if lesson is None:
            return
        self._number = number
        self._desk.lend(lesson.session(number), self._judge)
        self._announcer.say(self._shown())

    def _go_on(self) -> None:
        """Tell the next step: the table lies as it has to."""
        self._number += 1
        praise = "" if self._panel.is_cramped else words.well_done()
        self._announcer.add(followed(praise, self._shown()))

    def _shown(self) -> str:
        """Let the panel show the step, and return what there is to tell of it."""
        if self._lesson:
            text = telling.shown(self._lesson, self._number, self._desk.standing.position)
            self._panel.tell(text, telling.numbered(self._lesson, self._number), is_over=self.step is None)
        return self._told()

    def _told(self, *, in_full: bool = False) -> str:
        """Return what is to be done; in a small window, where a long message hides the table, only the task."""
        lesson, step = self._lesson, self.step
        if lesson is None or step is None:
            return telling.ended(lesson) if lesson else ""
        tell = telling.short if self._panel.is_cramped and not in_full else telling.whole
        return tell(step, self._desk.standing.position, self._choices.now, self._way)

    def _judge(self, update: Update) -> bool:
        """Let happen what belongs to the step; after the last one, whatever the rules allow."""
        step = self.step
        self._is_denied = step is not None and not allows(step, update)
        return not self._is_denied

    def _hear(self, update: Update) -> None:
        step = self.step
        if not self.is_running:
            return
        if not self._desk.is_lent:
            self._make_room()
        elif self._is_denied and step:
            self._is_denied = False
            task = telling.task(step, self._desk.standing.position)
            self._announcer.say(words.not_now(task), Urgency.ASSERTIVE)
        elif update.change is not Change.DEALT and step and is_done(step, update):
            self._go_on()
        elif update.change is Change.PLAYED and step and step.is_free:
            self._announcer.add(telling.how(step, update.after.position, self._choices.now, self._way))

    def _make_room(self) -> None:
        """End: another game was asked for."""
        self._lesson = None
        self._panel.hide()
        self.ended.emit()
        # A command of its own, after everybody has heard of this one.
        QTimer.singleShot(0, self, self._release_clock)

    def _release_clock(self) -> None:
        if not self.is_running:
            self._clock_keeper.release("tutorial")
