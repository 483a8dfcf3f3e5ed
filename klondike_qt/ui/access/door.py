"""The one door through which events go to assistive technology."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent

from klondike_qt.ui.access.announcer import Urgency

if TYPE_CHECKING:
    from collections.abc import Callable

Level = QAccessible.AnnouncementPoliteness


class Door:
    """Sends events; ``through`` may be set to whoever wants to see them instead."""

    def __init__(self) -> None:
        self.through: Callable[[QAccessibleEvent], object] = QAccessible.updateAccessibility

    def send(self, thing: QObject, kind: QAccessible.Event) -> None:
        """Tell that something happened to a thing."""
        self.through(QAccessibleEvent(thing, kind))

    def announce(self, thing: QObject, text: str, urgency: Urgency) -> None:
        """Let a text be spoken; it belongs to a thing."""
        event = QAccessibleAnnouncementEvent(thing, text)
        event.setPoliteness(Level.Assertive if urgency is Urgency.ASSERTIVE else Level.Polite)
        self.through(event)
