"""What can be wrong with the bar above the table."""

from dataclasses import replace
from itertools import combinations

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication, QToolButton, QWidget

from klondike_qt.preferences.schema import TextSize
from klondike_qt.ui.window import Window

SIZES = [TextSize.USUAL, TextSize.LARGE, TextSize.LARGER, TextSize.LARGEST]
WIDTHS = [(640, 400), (800, 600), (960, 540), (1280, 800), (1920, 1080)]


def sized(window: Window, size: tuple[int, int], text: TextSize) -> None:
    """Give a window a size, and its text another."""
    window.choices.set(replace(window.choices.now, text_size=text))
    window.resize(*size)
    QApplication.processEvents()


def buttons(window: Window) -> list[QToolButton]:
    """Return the buttons that are seen."""
    return [button for button in window.bar.findChildren(QToolButton) if button.isVisible()]


def faults(window: Window) -> list[str]:
    """Return what of the bar is cut off, or lies over something else."""
    menus, figures = window.bar.menu_bar, window.figures
    parts = [menus, *buttons(window), figures]
    places = [_in_bar(window, part) for part in parts]
    found = [f"{part} is outside" for part, place in zip(parts, places, strict=True) if not _in_it(window, place)]
    found += [f"{one} over {other}" for one, other in combinations(places, 2) if one.intersects(other)]
    found += [f"{part} is cut off" for part in parts[:-1] if part.width() < part.sizeHint().width()]
    titles = menus.actions()
    found += [f"{title.text()}" for title in titles if not menus.rect().contains(menus.actionGeometry(title))]
    found += [
        f"{button.text()} is small"
        for button in buttons(window)
        if button.height() < max(44, button.fontMetrics().height())
    ]
    shown = figures.shown_texts
    if sum(map(figures.fontMetrics().horizontalAdvance, shown)) > figures.width():
        found.append(f"no room for {shown}")
    return found


def _in_it(window: Window, place: QRect) -> bool:
    return window.bar.rect().contains(place) or place.isEmpty()


def _in_bar(window: Window, part: QWidget) -> QRect:
    return QRect(part.mapTo(window.bar, part.rect().topLeft()), part.size())
