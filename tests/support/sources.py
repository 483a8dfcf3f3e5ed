"""The program's own source, read for the tests of its architecture."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
Definition = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True, slots=True)
class Source:
    """One module: where it lies, its text and its syntax tree."""

    path: Path
    text: str
    tree: ast.Module

    @property
    def name(self) -> str:
        """The dotted name of the module."""
        return ".".join(self.path.relative_to(ROOT).with_suffix("").parts)

    @property
    def lines(self) -> int:
        return len(self.text.splitlines())

    def functions(self) -> Iterator[Definition]:
        return (node for node in ast.walk(self.tree) if isinstance(node, Definition))

    def classes(self) -> Iterator[ast.ClassDef]:
        return (node for node in ast.walk(self.tree) if isinstance(node, ast.ClassDef))


@cache
def sources(folder: str = "klondike_qt") -> tuple[Source, ...]:
    """Return the modules below ``folder``, sorted by path."""
    paths = sorted((ROOT / folder).rglob("*.py"))
    texts = ((path, path.read_text("utf-8")) for path in paths)
    return tuple(Source(path, text, ast.parse(text, str(path))) for path, text in texts)


def length(node: Definition | ast.ClassDef) -> int:
    """Return how many lines a definition takes, its docstring not counted."""
    assert node.end_lineno is not None
    lines = node.end_lineno - node.lineno + 1
    match node.body[0]:
        case ast.Expr(value=ast.Constant(value=str()), lineno=first, end_lineno=int(last)):
            return lines - (last - first + 1)
    return lines


def methods(node: ast.ClassDef) -> list[Definition]:
    """Return the methods of a class; properties and the special ones between double underscores are none."""
    return [item for item in node.body if isinstance(item, Definition) and not _is_quiet(item)]


def _is_quiet(item: Definition) -> bool:
    special = item.name.startswith("__") and item.name.endswith("__")
    return special or any(
        getattr(d, "id", getattr(d, "attr", "")) in {"property", "setter"} for d in item.decorator_list
    )
