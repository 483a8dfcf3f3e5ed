"""How soon a key is heard and seen: the real program, on a display of its own, with a client on the real bus.

``python tests/benchmarks/bench_events.py [ROUNDS]`` prints the milliseconds from the press of a key to the event that a
screen reader speaks, and to the first pixel that changes: with nobody but the one who measures, and with a client that
walks through the whole program without a pause. It asserts nothing. What a client needs to hear of an event is in it.
"""

import statistics
import sys
from contextlib import ExitStack
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
sys.path.insert(0, str(Path(__file__).parents[2]))

from support.atspi import Reader
from support.desktop import Desktop, Game
from support.x_display import Box, XDisplay

KEYS = ("Right", "Right", "Left", "n", "u", "t", "7", "Up", "Home", "l")
"""Steps, moves, questions; each says one thing."""
SEEN = ("Right", "Left", "n", "u")
"""What changes the picture of the table."""
ROUNDS = 30


def main() -> None:
    """Measure."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS
    with Desktop() as desktop, ExitStack() as stack:
        data = str(desktop.folder / "game")
        game = stack.enter_context(Game(desktop, "--data-dir", data, "--deal", "24"))
        reader = Reader(desktop, game)
        desktop.activate("Klondike Qt")
        reader.quiet()
        display = XDisplay(desktop.environment["DISPLAY"])
        table, walker = _table(reader), None
        for who in ("one client that listens", "and one that walks without a pause"):
            if walker is None and who.startswith("and"):
                walker = Reader(desktop, game)
                walker.ask("walk")
            print(who)
            for key in KEYS:
                heard(reader, display, key)  # the first time is not like the others
            report("key to event", [heard(reader, display, key) for _ in range(rounds) for key in KEYS])
            report("key to pixel", [seen(reader, display, key, table) for _ in range(rounds) for key in SEEN])


def heard(reader: Reader, display: XDisplay, key: str) -> float:
    """Return the milliseconds until something is said to a key."""
    since = reader.count()
    pressed = display.press(key)
    assert reader.ask("heard", since=since, seconds=30)
    told = next(event.time for event in reader.events(since) if event.spoken)
    reader.ask("fence")
    return (told - pressed) * 1000


def seen(reader: Reader, display: XDisplay, key: str, box: Box) -> float:
    """Return the milliseconds until a key changes the picture of the table."""
    reader.quiet(0.3)  # whatever moves has come to rest
    before = display.picture(box)
    pressed = display.press(key)
    changed = display.changed(box, before, 30)
    assert changed
    return (changed - pressed) * 1000


def _table(reader: Reader) -> Box:
    """Return where the upper half of the table is on the screen."""
    box = reader.shown().find("TableView").box
    assert box
    return box.x, box.y, box.width, box.height // 2


def report(name: str, times: list[float]) -> None:
    """Print the median, the 95th percentile and the most."""
    late = statistics.quantiles(times, n=20)[-1]
    print(
        f"  {name:14} p50 {statistics.median(times):6.1f}  p95 {late:6.1f}  most {max(times):6.1f} ms  ({len(times)})"
    )


if __name__ == "__main__":
    main()
