"""A guest that makes no sound, and remembers what it was told."""

from PySide6.QtCore import QObject, Signal


class QuietGuest(QObject):
    """Hears and leaves when a test says so."""

    heard = Signal(object)
    left = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.told: list[tuple[object, ...]] = []
        self.is_dismissed = False

    def tell(self, *words: object) -> None:
        self.told.append(words)

    def dismiss(self) -> None:
        self.is_dismissed = True
