"""The command ``doctor``: versions, places, and what a window would lack here."""

import ctypes
import os
import platform
import sys
from argparse import Namespace
from importlib import metadata

from klondike_qt import __version__
from klondike_qt.solver.native import is_kernel_there, kernel_path
from klondike_qt.store.places import places_below, usual_places
from klondike_qt.terminal.answers import Answer, Exit, Say
from klondike_qt.terminal.display import is_display_there, platform_name
from klondike_qt.words import health

QT = "PySide6-Essentials"
LIBRARIES = (
    "libEGL.so.1",
    "libGL.so.1",
    "libdbus-1.so.3",
    "libfontconfig.so.1",
    "libglib-2.0.so.0",
    "libxcb-cursor.so.0",
    "libxcb-icccm.so.4",
    "libxcb-image.so.0",
    "libxcb-keysyms.so.1",
    "libxcb-render-util.so.0",
    "libxcb-shape.so.0",
    "libxcb-xinerama.so.0",
    "libxkbcommon-x11.so.0",
    "libxkbcommon.so.0",
)
"""What Qt needs of a Linux system beyond what Python has."""
BUSES = ("AT_SPI_BUS_ADDRESS", "DBUS_SESSION_BUS_ADDRESS")


def examine(arguments: Namespace, say: Say) -> Exit:
    """Answer once: how the program is set up here."""
    places = places_below(arguments.data_dir) if arguments.data_dir else usual_places()
    qt = _version(QT)
    named = platform_name(os.environ)
    is_there = is_display_there(os.environ)
    bus = next((os.environ[name] for name in BUSES if os.environ.get(name)), None)
    lacking = [name for name in LIBRARIES if not _loads(name)] if sys.platform == "linux" else []
    kernel = str(kernel_path()) if is_kernel_there() else None
    values: dict[str, object] = {
        "program": __version__,
        "python": platform.python_version(),
        "pyside6": qt,
        "system": platform.platform(),
        "preferences": str(places.preferences),
        "data": str(places.database),
        "qt_platform": named,
        "display": is_there,
        "accessibility_bus": bus,
        "solver": kernel,
        "missing": [*([QT] if qt is None else []), *([kernel_path().name] if kernel is None else []), *lacking],
    }
    lines = (
        health.versions(__version__, platform.python_version(), qt),
        health.preferences(str(places.preferences)),
        health.games(str(places.database)),
        health.display(named, is_there=is_there),
        health.accessibility(bus),
        health.solver(kernel),
        health.lacking(lacking),
    )
    say(Answer(values, lines))
    return Exit.DONE


def _version(package: str) -> str | None:
    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return None


def _loads(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True
