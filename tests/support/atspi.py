"""What assistive technology sees of the program, in another process, over the real accessibility bus."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Self

from support.desktop import PATIENCE, Desktop, Game, until

CLIENT = Path(__file__).with_name("atspi_client.py")
SYSTEM_PYTHON = "/usr/bin/python3"
"""It has the bindings; those of the environment have not."""


@dataclass(frozen=True)
class Box:
    """A rectangle of the screen."""

    x: int
    y: int
    width: int
    height: int

    @property
    def middle(self) -> tuple[int, int]:
        """The point in its middle."""
        return self.x + self.width // 2, self.y + self.height // 2

    def holds(self, other: "Box", margin: int = 0) -> bool:
        """Return whether the other one lies within."""
        return (
            self.x - margin <= other.x
            and self.y - margin <= other.y
            and other.x + other.width <= self.x + self.width + margin
            and other.y + other.height <= self.y + self.height + margin
        )


@dataclass(frozen=True)
class Node:
    """A thing on the screen as it is told to assistive technology."""

    role: str
    name: str
    description: str
    id: str
    states: frozenset[str]
    attributes: dict[str, str]
    actions: tuple[str, ...]
    label: str
    """What it is labelled by; Qt gives combo boxes no other name than their value."""
    interfaces: frozenset[str]
    text: str
    box: Box | None
    faults: tuple[str, ...]
    """What does not fit together: children that have another parent or place."""
    children: tuple["Node", ...] = field(repr=False)

    @classmethod
    def of(cls, told: dict[str, Any]) -> Self:
        """Read what the client told."""
        return cls(
            told["role"],
            told["name"],
            told["description"],
            told["id"],
            frozenset(told["states"]),
            told["attributes"],
            tuple(told["actions"]),
            told["label"],
            frozenset(told["interfaces"]),
            told.get("text", ""),
            Box(*told["box"]) if told["box"] else None,
            tuple(told["faults"]),
            tuple(cls.of(child) for child in told["children"]),
        )

    @property
    def short_id(self) -> str:
        """The last part of its id."""
        return self.id.rpartition(".")[2]

    @property
    def is_shown(self) -> bool:
        """Whether it can be seen now."""
        return "showing" in self.states

    def below(self) -> Iterator["Node"]:
        """Yield it and everything below it, in order."""
        yield self
        for child in self.children:
            yield from child.below()

    def shown(self) -> Iterator["Node"]:
        """Yield it and everything below it that can be seen now, in order."""
        if self.is_shown:
            yield self
            for child in self.children:
                yield from child.shown()

    def find(self, short_id: str) -> "Node":
        """Return the one node below it with an id that ends so."""
        (found,) = (node for node in self.below() if node.short_id == short_id)
        return found

    def of_role(self, *roles: str) -> list["Node"]:
        """Return what has one of the roles."""
        return [node for node in self.below() if node.role in roles]

    def texts(self) -> Iterator[str]:
        """Yield everything that can be read of it and of what is below it."""
        for node in self.below():
            yield from (node.name, node.description, node.id, node.text, *node.attributes.values())


@dataclass(frozen=True)
class Event:
    """Something that the program told by itself; ``time`` in seconds of the machine's monotonic clock."""

    time: float
    kind: str
    detail: int
    id: str
    role: str
    name: str
    text: str
    spoken: str
    """What a screen reader says because of it; empty if nothing."""

    @property
    def short_id(self) -> str:
        """The last part of the id of what it is about."""
        return self.id.rpartition(".")[2]


class Reader:
    """A client of the accessibility bus that looks at one program and hears what it says."""

    def __init__(self, desktop: Desktop, game: Game, *, trusting: bool = False) -> None:
        trust = ("--trusting",) if trusting else ()
        self._pipe = desktop.client(SYSTEM_PYTHON, str(CLIENT), *trust)
        self._desktop = desktop
        self._game = game
        self.look()

    def look(self) -> None:
        """Wait until the program is there."""
        found = self.ask("app", pid=self._game.pid, seconds=PATIENCE)
        assert found, f"the program is not on the accessibility bus: {self._game.said}"
        self.ask("listen")

    def ask(self, do: str, **more: object) -> Any:  # noqa: ANN401  # the asker knows what it asks
        """Ask the client."""
        answer = self._pipe.ask({"do": do, **more}, 2 * PATIENCE)
        assert "answer" in answer, answer
        return answer["answer"]

    def tree(self, node: str = "") -> Node:
        """Return everything below the node with this id, the whole program if none is named."""
        return Node.of(self.ask("tree", node=node))

    def shown(self) -> Node:
        """Return the whole program without what is below things that do not show, such as closed menus: much faster."""
        return Node.of(self.ask("tree", shown=True))

    def dialogs(self) -> list[str]:
        """Return the ids of the dialogs that show."""
        return list(self.ask("dialogs"))

    def opened(self, what: str) -> Node:
        """Return the only dialog, once there is one and it is quiet."""
        until(f"a dialog: {what}", self.dialogs)
        self.quiet(0.2)
        (dialog,) = self.dialogs()
        return self.tree(dialog)

    def events(self, since: int = 0) -> list[Event]:
        """Return what was heard, from a number on."""
        return [Event(**event) for event in self.ask("events", since=since)]

    def spoken(self, since: int = 0) -> list[str]:
        """Return what a screen reader would have said, from a number of an event on."""
        return [event.spoken for event in self.events(since) if event.spoken]

    def count(self) -> int:
        """Return how many events there were."""
        return int(self.ask("count"))

    def press(self, *keys: str) -> list[str]:
        """Press keys one after the other, each when something was said to the one before; return all that was said."""
        return [text for key in keys for text in self.told_by(partial(self._desktop.press, key), key)]

    def told_by(self, deed: Callable[[], object], what: str) -> list[str]:
        """Do something, wait until something is said to it, and return that."""
        since = self.count()
        deed()
        assert self.ask("heard", since=since, seconds=PATIENCE), f"nothing was said to {what}: {self.events(since)}"
        self.ask("fence")
        return self.spoken(since)

    def press_quietly(self, *keys: str) -> list[str]:
        """Press keys and return what was said, if anything, once the program has dealt with them."""
        since = self.count()
        self._desktop.press(*keys)
        self.quiet()
        return self.spoken(since)

    def quiet(self, seconds: float = 0.5) -> None:
        """Wait until nothing is told any more."""
        assert self.ask("quiet", seconds=seconds, limit=PATIENCE), "it never became quiet"

    def act(self, node: str, action: str = "Press") -> None:
        """Do an action of the node with this id."""
        assert self.ask("act", node=node, action=action)

    def hit(self, x: int, y: int) -> str:
        """Return the id of what lies at a point of the screen."""
        return str(self.ask("hit", x=x, y=y))

    def close(self) -> None:
        """Go away."""
        self._pipe.close()


Opened = Callable[..., tuple[Game, Reader]]
"""Starts the program with options (deal 24 if there are none), and a client that looks at it."""
