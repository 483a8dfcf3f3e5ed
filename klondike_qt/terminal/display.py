"""Whether there is a screen for a window: asked before Qt, which would abort the process."""

import ctypes
import os
import socket
import sys
from collections.abc import Mapping

_WITH_X = "xcb"
_WITH_WAYLAND = "wayland"


def is_display_there(environment: Mapping[str, str]) -> bool:
    """Tell whether Qt will find a display; always true where displays have no name (Windows, macOS)."""
    if not _needs_name():
        return True
    platforms = [part.partition(":")[0] for part in environment.get("QT_QPA_PLATFORM", "").split(";") if part]
    if not platforms:
        return _is_wayland_there(environment) or _is_x_there(environment)
    return any(_works(platform, environment) for platform in platforms)


def platform_name(environment: Mapping[str, str]) -> str:
    """Return the platform that Qt will take, as far as the environment tells."""
    named = environment.get("QT_QPA_PLATFORM")
    if named or not _needs_name():
        return named or sys.platform
    if _is_wayland_there(environment) and (
        environment.get("XDG_SESSION_TYPE") == _WITH_WAYLAND or not _is_x_there(environment)
    ):
        return _WITH_WAYLAND
    return _WITH_X if _is_x_there(environment) else "none"


def _needs_name() -> bool:
    return sys.platform not in {"win32", "darwin"}


def _works(platform: str, environment: Mapping[str, str]) -> bool:
    if platform == _WITH_X:
        return _is_x_there(environment)
    return not platform.startswith(_WITH_WAYLAND) or _is_wayland_there(environment)


def _is_wayland_there(environment: Mapping[str, str]) -> bool:
    name = environment.get("WAYLAND_DISPLAY")
    if not name:
        return False
    address = os.path.join(environment.get("XDG_RUNTIME_DIR", ""), name)  # noqa: PTH118 - paths are the store's business
    with socket.socket(socket.AF_UNIX) as line:
        try:
            line.connect(address)
        except (OSError, ValueError):
            return False
    return True


def _is_x_there(environment: Mapping[str, str]) -> bool:
    """Open and close a connection with the library that Qt uses; without it, believe the name."""
    name = environment.get("DISPLAY")
    if not name:
        return False
    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:
        return True
    xcb.xcb_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(xcb.xcb_connect(os.fsencode(name), None))
    works = not xcb.xcb_connection_has_error(connection)
    xcb.xcb_disconnect(connection)
    return works
