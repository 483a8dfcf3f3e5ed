"""The plan of the house holds: who may know whom, and how it is said."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from support.sources import ROOT, sources

LAZY = {"klondike_qt.cli", "klondike_qt.app"}
NOT_USED = re.compile(r"(?<![a-z])(talon|flip|flips|flipped|reveal|reveals|revealed|slot|target|targets)(?![a-z])")
QT_SLOT = {"Slot"}
WINDOWS_TEXT = {
    "QAction", "QCheckBox", "QGroupBox", "QLabel", "QMenu", "QPushButton", "QRadioButton", "addAction", "addMenu",
    "addTab", "setAccessibleDescription", "setAccessibleName", "setPlaceholderText", "setStatusTip", "setText",
    "setTitle", "setToolTip", "setWhatsThis", "setWindowTitle", "showMessage",
}  # fmt: skip
"""Qt's makers and setters of texts that a player sees or hears."""


def test_the_import_contracts_hold() -> None:
    command: list[str | Path] = [Path(sys.executable).with_name("lint-imports"), "--no-cache"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_our_own_modules_are_imported_at_the_top_save_in_the_two_that_start_the_program() -> None:
    found = [
        f"{source.name}:{node.lineno}"
        for source in sources()
        if source.name not in LAZY
        for function in source.functions()
        for node in ast.walk(function)
        if isinstance(node, ast.Import | ast.ImportFrom) and "klondike_qt" in ast.unparse(node)
    ]
    assert found == []


def test_nothing_is_global() -> None:
    found = [s.name for s in sources() for node in ast.walk(s.tree) if isinstance(node, ast.Global)]
    assert found == []


def test_names_are_the_words_of_the_trade() -> None:
    found = [
        f"{source.name}:{line} {name}"
        for source in sources()
        for line, name in _names(source.tree)
        if name not in QT_SLOT and NOT_USED.search(_words(name))
    ]
    assert found == []


def test_no_text_reaches_the_window_beside_the_translator() -> None:
    found = [
        f"{source.name}:{node.lineno} {ast.unparse(node)}"
        for source in sources("klondike_qt/ui")
        for node in ast.walk(source.tree)
        if isinstance(node, ast.Call) and _called(node) in WINDOWS_TEXT
        for argument in node.args
        for part in ast.walk(argument)
        if isinstance(part, ast.Constant) and isinstance(part.value, str) and re.search(r"[A-Za-z]{2}", part.value)
        if not _is_inner(argument, part)
    ]
    assert found == []


def _called(call: ast.Call) -> str:
    return getattr(call.func, "attr", getattr(call.func, "id", ""))


def _is_inner(argument: ast.expr, part: ast.Constant) -> bool:
    """Tell whether ``part`` is the argument of a further call, such as translate() itself, or a key."""
    for node in ast.walk(argument):
        match node:
            case ast.Call(args=args, keywords=keywords):
                inner: list[ast.AST] = [*args, *keywords]
            case ast.Subscript(slice=key):
                inner = [key]
            case _:
                continue
        if any(part in ast.walk(given) for given in inner):
            return True
    return False


def _names(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Yield the names that the module itself gives: of definitions, arguments, variables and attributes."""
    for node in ast.walk(tree):
        match node:
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                yield node.lineno, name
            case ast.Name(id=name, ctx=ast.Store()) | ast.Attribute(attr=name, ctx=ast.Store()):
                yield node.lineno, name
            case ast.arg(arg=name):
                yield node.lineno, name


def _words(name: str) -> str:
    """Return the words of a name in lower case, set apart."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()
