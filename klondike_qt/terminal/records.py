"""The command ``stats``: the records of every kind of game."""

import sys
from argparse import Namespace
from dataclasses import asdict

from klondike_qt.rules.variant import variant_id
from klondike_qt.store.places import places_below, usual_places
from klondike_qt.store.statistics import Statistics
from klondike_qt.store.store import Store
from klondike_qt.store.trouble import Trouble, TroubleKind
from klondike_qt.terminal.answers import Answer, Exit, Say
from klondike_qt.words import records, troubles

CUSTOM = "custom"
_UNREAD = {TroubleKind.NEWER, TroubleKind.UNWRITABLE}


def show_records(arguments: Namespace, say: Say) -> Exit:
    """Answer once for each variant and kind of deal that was played."""
    store = Store.look(places_below(arguments.data_dir) if arguments.data_dir else usual_places())
    try:
        found = store.statistics()
        complain(store.troubles)
        unread = any(trouble.kind in _UNREAD for trouble in store.troubles)
    finally:
        store.close()
    for statistics in found:
        say(_answer(statistics))
    return Exit.FILE_TROUBLE if unread and not found else Exit.DONE


def complain(found: tuple[Trouble, ...]) -> None:
    """Write what is wrong with files to the standard error output."""
    if sys.stderr is not None:
        sys.stderr.writelines(f"{troubles.told(t.kind, t.path, t.set_aside_as)}\n" for t in found)


def _answer(statistics: Statistics) -> Answer:
    name = variant_id(statistics.variant)
    named = {"variant": name or CUSTOM, "kind": statistics.kind.value}
    values = named | asdict(statistics) | named
    if name is None:
        values["rules"] = asdict(statistics.variant)
    return Answer(values, records.lines(statistics.variant, statistics.kind, statistics))
