"""What the solver does for the player of the window: hints, the way back, and whether the game can be won."""

from PySide6.QtCore import QObject

from klondike_qt.solver.book import Book
from klondike_qt.ui.access.announcer import Announcer, Urgency
from klondike_qt.ui.desk import Choices, GameDesk
from klondike_qt.ui.hinting import Hinting, Point
from klondike_qt.ui.inquiry import Inquiry
from klondike_qt.ui.outlook import Outlook
from klondike_qt.ui.rescue import Rescue
from klondike_qt.ui.solver_desk import SolverDesk


class Insight(QObject):
    """Joins them: they share what was found out, and the player's questions go before looking at the game."""

    def __init__(
        self, desk: GameDesk, choices: Choices, solver: SolverDesk, announcer: Announcer, point: Point
    ) -> None:
        """Make them; ``announcer`` says what they found, ``point`` hears what a hint points at."""
        super().__init__(solver)
        self._announcer = announcer
        self.book = book = Book()  # only jobs of the one worker open it while there are any
        inquiries = [Inquiry(desk, solver, announcer.action) for _ in range(2)]

        def say(text: str) -> None:
            announcer.say(text, Urgency.ASSERTIVE)

        self.hinting = Hinting(desk, choices, inquiries[0], book, say=say, point=point)
        self.rescue = Rescue(desk, inquiries[1], book, say)
        self.outlook = Outlook(desk, choices, solver, book)
        self._closing = (*(inquiry.drop for inquiry in inquiries), self.outlook.rest)
        for inquiry in inquiries:
            inquiry.begins.connect(self.outlook.make_room)

    def add(self, text: str) -> None:
        """Tell something behind what was said, or before a hint that is still looked for."""
        (self.hinting.begin_with if self.hinting.is_waiting else self._announcer.add)(text)

    def close(self) -> None:
        """Look for nothing any more."""
        for end in self._closing:
            end()
