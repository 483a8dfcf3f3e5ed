"""Passes on to assistive technology what was said and where the keyboard is: one of them for each thing that is done.

What lies at the focus is told by the focus itself, everything else by one announcement or notification; news that
come with the keyboard to the table, as when a window is closed, by the focus too, which says them first. They go out
when control is back in the event loop, so that they come behind whatever Qt tells of a focus that moved meanwhile; and
where the keyboard came to the table, before anything is painted, so that nobody hears of the table as such first.
"""

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QWidget

from klondike_qt.ui.access.announcer import Announcer, Message, Urgency
from klondike_qt.ui.access.notice import Notice
from klondike_qt.ui.access.readers import ReaderWatch
from klondike_qt.ui.access.routes import Route, focus_is_told, route_of
from klondike_qt.ui.access.tree import TableTree
from klondike_qt.ui.desk import Choices
from klondike_qt.ui.status import MessageLine
from klondike_qt.words.grammar import followed

_HEARD_BY_READERS = {Route.ANNOUNCEMENT, Route.NOTIFICATION}
MOST_WAITING = 2
"""How many messages wait until the window is there; newer ones take the place of the oldest."""


class Reporter(QObject):
    """Does nothing while nobody listens."""

    _arrived = Signal()

    def __init__(
        self, tree: TableTree, announcer: Announcer, choices: Choices, readers: ReaderWatch, notice: Notice
    ) -> None:
        super().__init__(tree)
        self._tree = tree
        self._choices = choices
        self._readers = readers
        self._notice = notice
        self._news: list[Message] = []
        self._focus: Message | None = None
        self._arrives = False
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self.report)
        self._arrived.connect(self.report, Qt.ConnectionType.QueuedConnection)
        announcer.said.connect(self._hear)
        announcer.settled.connect(self._wake)
        choices.changed.connect(self._wake)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._keyboard_moved)

    def report(self) -> None:
        """Tell now what there is to tell, and let the tree follow the table."""
        self._soon.stop()
        if not QAccessible.isActive() or QApplication.activeWindow() is None:
            return
        if self._news or self._focus:
            self._tree.forget_news()
        if self._arrives or self._focus:
            self.follow()
            self._tell_focus()
        self._tell_news()
        self.follow()

    def follow(self) -> None:
        """Let the tree follow the table."""
        if self._tree.is_made:
            self._tree.follow()

    def tell(self, text: str) -> None:
        """Tell a screen reader, and nobody else."""
        if self._route in _HEARD_BY_READERS:
            self._hear(Message(text))

    def _hear(self, message: Message) -> None:
        """Keep what was said until control is back in the event loop, and the window is there."""
        if not QAccessible.isActive():
            is_early = QApplication.activeWindow() is None  # the screen reader may be there when the window is
            self._news, self._focus = [message] if is_early else [], None
            return
        if message.urgency is Urgency.FOCUS:
            self._focus = message
        else:
            self._news = [*self._news, message][-MOST_WAITING:]
        self._soon.start()

    def _wake(self, *_: object) -> None:
        if QAccessible.isActive():
            self._soon.start()

    def _keyboard_moved(self, old: QWidget | None, new: QWidget | None) -> None:
        if not QAccessible.isActive():
            self._arrives = False
            return
        if new is self._tree.view:
            self._arrives = True
            self._arrived.emit()
        elif old is self._tree.view:
            self._arrives = False
            self._tree.leave()
        if isinstance(new, MessageLine):
            self._tree.door.send(new, QAccessible.Event.NameChanged)  # before Qt tells that the keyboard is there
        self._soon.start()

    def _tell_focus(self) -> None:
        """Tell of the focus; if that would not be heard, or is not all there is to hear, it is news."""
        message, self._focus = self._focus, None
        arrives, self._arrives = self._arrives, False
        tree, is_told = self._tree, focus_is_told(self._choices.now, self._readers.now)
        has_moved = arrives or tree.focus is not tree.told_focus
        is_all = message is None or message.text == tree.name(tree.focus)
        tells = is_told and has_moved and tree.view.hasFocus()
        if message and not (tells and is_all):
            self._news.append(Message(message.text))
        if tells and arrives:
            tree.tell_focus(self._taken_along())
        elif tells and is_all:
            tree.tell_focus()

    def _taken_along(self) -> str:
        """Take the news that are heard with the focus; not those that the own voice says."""
        news, self._news = self._news, []
        return followed(*(one.text for one in news)) if self._route in _HEARD_BY_READERS else ""

    def _tell_news(self) -> None:
        news, self._news = self._news, []
        if not news:
            return
        text = followed(*(message.text for message in news))
        is_urgent = any(message.urgency is Urgency.ASSERTIVE for message in news)
        match self._route:
            case Route.ANNOUNCEMENT:
                self._tree.door.announce(self._tree.view, text, Urgency.ASSERTIVE if is_urgent else Urgency.POLITE)
            case Route.NOTIFICATION:
                self._notice.tell(text)
            case Route.SELF_VOICE | Route.NOTHING:
                pass

    @property
    def _route(self) -> Route:
        return route_of(self._choices.now, self._readers.now)
