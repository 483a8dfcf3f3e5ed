"""Cost of drawing cards: ``PYTHONPATH=. python tests/benchmarks/bench_faces.py``.

Prints CPU milliseconds for each kind of picture, at several widths and device pixel ratios. Rendered offscreen.
"""

import os
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeVar

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtGui import QGuiApplication

from klondike_qt.preferences.schema import Back, Face, Surface, Theme
from klondike_qt.rules.cards import JACK, PACK
from klondike_qt.ui.look import plates
from klondike_qt.ui.table.artwork import Artwork

Each = TypeVar("Each")
COURTS = [card for card in PACK if card.rank >= JACK]
NUMBERS = [card for card in PACK if card.rank < JACK]
SIZES = ((96, 24, 1.0), (131, 28, 1.0), (131, 28, 2.0), (200, 60, 1.0), (320, 120, 1.0), (400, 88, 1.0))


def cost(things: Sequence[Each], draw: Callable[[Each], object]) -> float:
    """Return the milliseconds that one of the things takes."""
    start = time.process_time()
    for each in things:
        draw(each)
    return (time.process_time() - start) * 1000 / len(things)


def main() -> None:
    """Print everything."""
    application = QGuiApplication([])
    print(f"read the plates       {cost([0], lambda _: plates.is_sound()):6.2f} ms, once")
    print(f"make a plate ready    {cost(COURTS, plates.plate):6.2f} ms, once for each court")
    for width, cap, ratio in SIZES:
        height = round(1.4 * width)
        for face in Face:
            art = Artwork(Theme.CLASSIC, Surface.FELT, face=face)
            for name, cards in (("court", COURTS), ("number", NUMBERS)):
                spent = cost(cards, partial(art.face, width=width, height=height, cap=cap, ratio=ratio))
                print(f"{face:12}{name:8}{width:4} lpx at {ratio:g} {spent:6.2f} ms")
    for back in Back:
        art = Artwork(Theme.CLASSIC, Surface.FELT, back=back)
        print(f"back {back:16}131 lpx at 1 {cost([1.0], partial(art.back, 131, 183)):6.2f} ms")
    application.quit()


if __name__ == "__main__":
    main()
