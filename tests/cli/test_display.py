"""Whether there is a display is known before Qt is loaded."""

import socket
import tempfile
from pathlib import Path

import pytest

from klondike_qt.terminal.display import is_display_there, platform_name

NONE: list[dict[str, str]] = [
    {},
    {"QT_QPA_PLATFORM": "", "DISPLAY": "", "WAYLAND_DISPLAY": ""},
    {"DISPLAY": ":987"},
    {"DISPLAY": "nonsense"},
    {"DISPLAY": "256.256.256.256:1"},
    {"WAYLAND_DISPLAY": "wayland-987", "XDG_RUNTIME_DIR": "/nowhere"},
    {"WAYLAND_DISPLAY": "wayland-0"},
    {"WAYLAND_DISPLAY": "x" * 500},
    {"QT_QPA_PLATFORM": "xcb"},
    {"QT_QPA_PLATFORM": "xcb", "DISPLAY": ":987"},
    {"QT_QPA_PLATFORM": "wayland;xcb"},
    {"QT_QPA_PLATFORM": "wayland-egl"},
]


@pytest.mark.parametrize("environment", NONE)
def test_no_display_is_found_where_none_is_named_or_reached(environment: dict[str, str]) -> None:
    assert not is_display_there(environment)


@pytest.mark.parametrize("platform", ["offscreen", "minimal", "vnc:size=800x600", "xcb;offscreen", "linuxfb"])
def test_platforms_without_a_display_need_none(platform: str) -> None:
    assert is_display_there({"QT_QPA_PLATFORM": platform})


def test_a_wayland_display_is_found() -> None:
    with tempfile.TemporaryDirectory() as folder, socket.socket(socket.AF_UNIX) as server:
        server.bind(str(Path(folder) / "wayland-7"))
        server.listen()
        environment = {"WAYLAND_DISPLAY": "wayland-7", "XDG_RUNTIME_DIR": folder}
        assert is_display_there(environment)
        assert platform_name(environment) == "wayland"
        assert is_display_there({**environment, "QT_QPA_PLATFORM": "wayland"})
        assert is_display_there({"WAYLAND_DISPLAY": f"{folder}/wayland-7"})


def test_the_platform_is_told() -> None:
    assert platform_name({}) == "none"
    assert platform_name({"QT_QPA_PLATFORM": "offscreen"}) == "offscreen"
