"""Keys for, and pictures of, an X display, so quick that they can be measured with: by the libraries of X itself."""

import ctypes
import os
import time


class _Image(ctypes.Structure):
    """The beginning of what X calls XImage."""

    _fields_ = (
        ("width", ctypes.c_int),
        ("height", ctypes.c_int),
        ("xoffset", ctypes.c_int),
        ("format", ctypes.c_int),
        ("data", ctypes.c_void_p),
        ("byte_order", ctypes.c_int),
        ("bitmap_unit", ctypes.c_int),
        ("bitmap_bit_order", ctypes.c_int),
        ("bitmap_pad", ctypes.c_int),
        ("depth", ctypes.c_int),
        ("bytes_per_line", ctypes.c_int),
    )


Box = tuple[int, int, int, int]
ALL_PLANES = 0xFFFFFFFF
Z_PIXMAP = 2


class XDisplay:
    """A connection to an X display."""

    def __init__(self, name: str) -> None:
        self._x = ctypes.CDLL("libX11.so.6")
        self._test = ctypes.CDLL("libXtst.so.6")
        self._x.XOpenDisplay.restype = ctypes.c_void_p
        self._x.XDefaultRootWindow.restype = self._x.XStringToKeysym.restype = ctypes.c_ulong
        self._x.XGetImage.restype = ctypes.POINTER(_Image)
        opened = self._x.XOpenDisplay(os.fsencode(name))
        assert opened, f"no display {name}"
        self._display = ctypes.c_void_p(opened)
        self._root = ctypes.c_ulong(self._x.XDefaultRootWindow(self._display))

    def press(self, key: str) -> float:
        """Press and let go a key without a modifier, and return when."""
        keysym = ctypes.c_ulong(self._x.XStringToKeysym(key.encode()))
        code = self._x.XKeysymToKeycode(self._display, keysym)
        now = time.monotonic()
        for is_down in (1, 0):
            self._test.XTestFakeKeyEvent(self._display, code, is_down, ctypes.c_ulong(0))
        self._x.XSync(self._display, 0)
        return now

    def picture(self, box: Box) -> bytes:
        """Return the pixels of a part of the screen."""
        image = self._x.XGetImage(self._display, self._root, *box, ctypes.c_ulong(ALL_PLANES), Z_PIXMAP)
        pixels = ctypes.string_at(image.contents.data, image.contents.bytes_per_line * image.contents.height)
        self._x.XFree(ctypes.c_void_p(image.contents.data))
        self._x.XFree(image)
        return pixels

    def changed(self, box: Box, before: bytes, seconds: float) -> float | None:
        """Wait until a part of the screen is another one, and return when; None if it stays as it is."""
        end = time.monotonic() + seconds
        while (now := time.monotonic()) < end:
            if self.picture(box) != before:
                return now
        return None
