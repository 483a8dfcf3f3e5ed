"""What assistive technology sees of a program: answers lines of JSON, each with a line of JSON.

Runs on the system's own Python, which has the bindings (python3-gi, gir1.2-atspi-2.0). Each question names what to
``do``; see the methods of ``Client``. Nothing is remembered of what the program said of itself, unless the client is
started with ``--trusting``: then it believes what it was told and the events about it, as screen readers do.
"""

import json
import os
import sys
import time
import warnings
from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

warnings.simplefilter("ignore")

import gi  # type: ignore[import-not-found, unused-ignore]  # noqa: E402  # of the system

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # type: ignore[import-not-found, unused-ignore]  # noqa: E402  # as above

EVENTS = (
    "focus:",
    "object:active-descendant-changed",
    "object:announcement",
    "object:attributes-changed",
    "object:bounds-changed",
    "object:children-changed",
    "object:link-selected",
    "object:model-changed",
    "object:property-change",
    "object:selection-changed",
    "object:state-changed",
    "object:text-caret-moved",
    "object:text-changed",
    "object:value-changed",
    "object:visible-data-changed",
    "window:activate",
    "window:create",
    "window:deactivate",
    "window:destroy",
)
SCREEN = Atspi.CoordType.SCREEN
SLICE = 0.01
DIALOGS = ("dialog", "alert")
TRIES = 20
"""How often a tree is told anew that changes meanwhile."""
Accessible: TypeAlias = Any
"""What the bindings know has no types."""
Told: TypeAlias = dict[str, Any]


class Client:
    """One client of the accessibility bus, looking at one program."""

    def __init__(self) -> None:
        self._app: Accessible = None
        self._known: dict[str, Any] = {}
        self._centre: list[Accessible] = []
        self._events: list[Told] = []
        self._listener = Atspi.EventListener.new(self._heard)
        self._walker: Iterator[None] | None = None
        self._walks = {"walks": 0, "nodes": 0, "errors": 0}

    def app(self, pid: int, seconds: float) -> bool:
        """Wait until the program with this number shows a window."""
        return self._spin(lambda: self._find_app(pid), seconds)

    def _find_app(self, pid: int) -> bool:
        try:
            desk = Atspi.get_desktop(0)
            desk.clear_cache()
            for index in range(desk.get_child_count()):
                app = desk.get_child_at_index(index)
                if app and app.get_process_id() == pid and app.get_child_count():
                    self._app = app
                    return True
        except GLib.Error:
            pass
        return False

    def listen(self) -> bool:
        """Take note of events from now on."""
        registered = [self._listener.register(kind) for kind in EVENTS]
        return all(registered)

    def _heard(self, event: Accessible) -> None:
        heard = {
            "time": time.monotonic(),
            "kind": event.type,
            "detail": event.detail1,
            "id": "",
            "role": "",
            "name": "",
        }
        heard["text"] = event.any_data if isinstance(event.any_data, str) else ""
        if self._walker is not None:
            self._events.append(heard | {"spoken": ""})  # who is busy walking asks nothing more
            return
        try:
            source = event.source
            if self._app is None or source.get_process_id() != self._app.get_process_id():
                return
            heard |= {"id": source.get_accessible_id(), "role": source.get_role_name(), "name": source.get_name()}
            if heard["role"] == "notification" and not heard["name"]:
                parts = [source.get_child_at_index(index) for index in range(source.get_child_count())]
                heard["name"] = " ".join(part.get_name() for part in parts)
        except GLib.Error as error:
            heard["name"] = f"<{error.message}>"
        self._events.append(heard | {"spoken": _spoken(heard)})

    def count(self) -> int:
        """Return how many events there were."""
        return len(self._events)

    def events(self, since: int) -> list[Told]:
        """Return the events from a number on."""
        return self._events[since:]

    def heard(self, since: int, seconds: float) -> bool:
        """Wait until something is said, from a number on."""
        return self._spin(lambda: any(event["spoken"] for event in self._events[since:]), seconds)

    def arrives(self, since: int, seconds: float) -> bool:
        """Wait for any event, from a number on."""
        return self._spin(lambda: len(self._events) > since, seconds)

    def fence(self) -> str:
        """Ask the program something: what it told before the answer has been heard afterwards."""
        name = str(self._app.get_name())
        self._spin(lambda: not GLib.MainContext.default().pending(), 1)
        return name

    def quiet(self, seconds: float, limit: float) -> bool:
        """Wait until nothing has been heard for some time, though the program had nothing else to do."""
        start = [len(self._events), time.monotonic()]

        def is_quiet() -> bool:
            if len(self._events) == start[0] and time.monotonic() - start[1] >= seconds:
                self.fence()  # who is busy answers late;
                self.fence()  # a key that came together with the first question has been dealt with before the second
                if len(self._events) == start[0]:
                    return True
            if len(self._events) != start[0]:
                start[:] = [len(self._events), time.monotonic()]
            return False

        return self._spin(is_quiet, limit)

    def dialogs(self) -> list[str]:
        """Return the ids of the dialogs that show."""
        tops = [self._app.get_child_at_index(index) for index in range(self._app.get_child_count())]
        shown = [top for top in tops if top is not None and _is_shown(top) and top.get_role_name() in DIALOGS]
        self._known |= {top.get_accessible_id(): top for top in shown}
        return [top.get_accessible_id() for top in shown]

    def tree(self, node: str = "", *, shown: bool = False) -> Told | None:
        """Return everything below a node, the whole program if none is named; of what does not show only the top."""
        for _ in range(TRIES):
            try:
                start = self._found(node) if node else self._app
                self._known.clear()
                return self._told(start, shown=shown) if start else None
            except GLib.Error:  # what was just there has gone
                self._spin(lambda: False, SLICE * 10)
        raise LookupError(node)

    def _told(self, node: Accessible, *, shown: bool) -> Told:
        told: Told = {
            "role": node.get_role_name(),
            "name": node.get_name(),
            "description": node.get_description(),
            "id": node.get_accessible_id(),
            "states": sorted(state.value_nick for state in node.get_state_set().get_states()),
            "attributes": dict(node.get_attributes() or {}),
            "actions": [],
            "box": None,
        }
        self._known[told["id"]] = node
        if component := node.get_component_iface():
            box = component.get_extents(SCREEN)
            told["box"] = [box.x, box.y, box.width, box.height]
        if action := node.get_action_iface():
            told["actions"] = [action.get_action_name(index) for index in range(action.get_n_actions())]
        told["label"] = _label(node)
        told["interfaces"] = sorted(node.get_interfaces())
        if "Text" in told["interfaces"]:
            told["text"] = node.get_text_iface().get_text(0, -1)
        is_whole = not shown or node == self._app or "showing" in told["states"]
        count = node.get_child_count() if is_whole else 0
        children = [node.get_child_at_index(index) for index in range(count)]
        told["faults"] = [
            f"child {index} is none" if child is None else f"child {index} has another parent or place"
            for index, child in enumerate(children)
            if child is None or child.get_parent() != node or child.get_index_in_parent() != index
        ]
        told["children"] = [self._told(child, shown=shown) for child in children if child is not None]
        return told

    def _found(self, node: str) -> Accessible:
        """Return the node with an id, where it was last or wherever it is now."""
        try:
            if self._known[node].get_accessible_id() == node:
                return self._known[node]
        except (GLib.Error, KeyError):
            pass
        for start in (*self._centre, self._app):
            for found in _below(start):
                if found.get_accessible_id() == node:
                    self._known[node] = found
                    return found
        raise LookupError(node)

    def centre(self, node: str) -> bool:
        """Look for nodes below this one first, from now on."""
        self._centre = [self._found(node)]
        return True

    def act(self, node: str, action: str) -> bool:
        """Do an action of a node by its name."""
        iface = self._found(node).get_action_iface()
        names = [iface.get_action_name(index) for index in range(iface.get_n_actions())]
        return bool(iface.do_action(names.index(action)))

    def focus(self, node: str) -> bool:
        """Give a node the focus."""
        return bool(self._found(node).get_component_iface().grab_focus())

    def name(self, node: str) -> str:
        """Return the name of a node."""
        return str(self._found(node).get_name())

    def hit(self, x: int, y: int) -> str:
        """Return the id of the deepest node at a point of the screen."""
        node = None
        for index in range(self._app.get_child_count()):
            window = self._app.get_child_at_index(index)
            if window.get_component_iface().contains(x, y, SCREEN):
                node = window
        while node is not None and node.get_component_iface():
            deeper = node.get_component_iface().get_accessible_at_point(x, y, SCREEN)
            if deeper is None or deeper == node:
                break
            node = deeper
        return str(node.get_accessible_id()) if node is not None else ""

    def walk(self) -> bool:
        """Begin to walk through the whole program again and again, without a pause."""
        self._walker = self._walk()
        GLib.idle_add(self._step)
        return True

    def walked(self) -> dict[str, int]:
        """Return how often the whole program was walked, how many nodes were seen, and how many were gone."""
        return self._walks

    def _step(self) -> bool:
        if self._walker:
            next(self._walker)
        return self._walker is not None

    def _walk(self) -> Iterator[None]:
        while True:
            try:
                for node in _below(self._app):
                    self._look_at(node)
                    self._walks["nodes"] += 1
                    yield
                self._walks["walks"] += 1
            except GLib.Error:
                self._walks["errors"] += 1
                yield

    def _look_at(self, node: Accessible) -> None:
        """Ask everything that clients ask."""
        node.get_name(), node.get_role_name(), node.get_description(), node.get_accessible_id()
        node.get_state_set().get_states(), node.get_attributes(), node.get_index_in_parent(), node.get_parent()
        if component := node.get_component_iface():
            box = component.get_extents(SCREEN)
            component.get_accessible_at_point(box.x + 5, box.y + 5, SCREEN)
        if action := node.get_action_iface():
            [action.get_action_name(index) for index in range(action.get_n_actions())]

    def _spin(self, is_enough: Callable[[], bool], seconds: float) -> bool:
        """Let events in until something holds."""
        context, end = GLib.MainContext.default(), time.monotonic() + seconds
        while True:
            while context.pending() and time.monotonic() < end:
                context.iteration(False)
            if is_enough():
                return True
            if time.monotonic() >= end:
                return False
            time.sleep(SLICE)


def _is_shown(node: Accessible) -> bool:
    return bool(node.get_state_set().contains(Atspi.StateType.SHOWING))


def _label(node: Accessible) -> str:
    """Return the name of what labels a node."""
    for relation in node.get_relation_set():
        if relation.get_relation_type() == Atspi.RelationType.LABELLED_BY:
            return " ".join(relation.get_target(index).get_name() for index in range(relation.get_n_targets()))
    return ""


def _spoken(event: Told) -> str:
    """Return what a screen reader says because of an event."""
    kind, detail = event["kind"], event["detail"]
    if kind.startswith("object:announcement"):
        return str(event["text"])
    shows = kind.startswith("object:state-changed:showing") and event["role"] == "notification"
    return str(event["name"]) if detail and (shows or kind.startswith("object:state-changed:focused")) else ""


def _below(node: Accessible) -> Iterator[Accessible]:
    yield node
    for index in range(node.get_child_count()):
        child = node.get_child_at_index(index)
        if child is not None:
            yield from _below(child)


def main() -> None:
    """Answer until the questions end."""
    Atspi.init()
    if "--trusting" not in sys.argv:
        Atspi.get_desktop(0).set_cache_mask(Atspi.Cache.NONE)
    client, loop, rest = Client(), GLib.MainLoop(), bytearray()

    def read(*_: object) -> bool:
        more = os.read(0, 1 << 16)
        rest.extend(more)
        while b"\n" in rest:
            end = rest.index(b"\n") + 1
            line = bytes(rest[:end])
            del rest[:end]
            question = json.loads(line)
            try:
                answer = {"answer": getattr(client, question.pop("do"))(**question)}
            except (GLib.Error, LookupError, ValueError, AttributeError) as error:
                answer = {"error": f"{type(error).__name__}: {error}"}
            print(json.dumps(answer), flush=True)
        if not more:
            loop.quit()
        return bool(more)

    GLib.io_add_watch(0, GLib.PRIORITY_HIGH, GLib.IOCondition.IN | GLib.IOCondition.HUP, read)
    loop.run()


if __name__ == "__main__":
    main()
