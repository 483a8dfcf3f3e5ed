"""Brings translations/klondike_*.ts up to date with the texts of the program.

``python packaging/translations/update.py`` keeps what is translated, adds new texts as unfinished and drops those that
are gone; with language codes behind it, files for new languages are begun.
"""

import ast
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from xml.etree import ElementTree as ET

from klondike_qt.words.translate import CONTEXT

ROOT = Path(__file__).parents[2]
FILES = ROOT / "translations"
FORMS = {"ar": 6, "cs": 3, "ja": 1, "ko": 1, "pl": 3, "ru": 3, "sl": 4, "uk": 3, "zh": 1}
"""How many plural forms a language has, where it is not two."""
Constants = Mapping[str, str | None]
"""Strings by their names."""


@dataclass(frozen=True, slots=True)
class Text:
    """The English, what the translator has to know of it, and whether a number decides its form."""

    source: str
    note: str
    plural: bool = False


class UnreadableError(ValueError):
    """A call of ``translate`` whose text or note cannot be read from the source."""


def gathered() -> dict[str, Text]:
    """Return the texts of the whole program by their English, in the order of modules and lines."""
    texts: dict[str, Text] = {}
    for path in sorted((ROOT / "klondike_qt").rglob("*.py")):
        for text in module_texts(ast.parse(path.read_text("utf-8"), path.name)):
            known = texts.setdefault(text.source, text)
            notes = dict.fromkeys([*known.note.split("\n"), *text.note.split("\n")])
            texts[text.source] = replace(known, note="\n".join(notes), plural=known.plural or text.plural)
    return texts


def module_texts(tree: ast.Module) -> Iterator[Text]:
    """Yield the texts of the calls ``translate(...)`` of one module."""
    calls = sorted(_calls(tree, {}), key=lambda found: (found[0].lineno, found[0].col_offset))
    for call, constants in calls:
        yield _text(call, constants)


def _calls(node: ast.AST, constants: Constants) -> Iterator[tuple[ast.Call, Constants]]:
    """Yield the calls within a node, each with the strings that have a name there."""
    if isinstance(node, ast.Module | ast.FunctionDef):
        constants = {**constants, **_constants(node, constants)}
    if isinstance(node, ast.Call) and getattr(node.func, "id", None) == "translate":
        yield node, constants
    for child in ast.iter_child_nodes(node):
        yield from _calls(child, constants)


def _constants(scope: ast.Module | ast.FunctionDef, outer: Constants) -> Constants:
    """Return the strings that names stand for in a module or function; None for a name that has stood for several."""
    own: dict[str, str | None] = {}
    for node in ast.walk(scope):
        match node:
            case ast.Assign(targets=[ast.Name(name)], value=value):
                found = _string(value, {**outer, **own})
                own[name] = found if own.get(name, found) == found else None
    return own


def _string(node: ast.expr | None, constants: Constants) -> str | None:
    """Return the string that ``node`` is whenever it runs, or None if that is not to be seen."""
    match node:
        case ast.Constant(str(value)):
            return value
        case ast.Name(name):
            return constants.get(name)
        case ast.BinOp(left, ast.Add(), right):
            start, end = _string(left, constants), _string(right, constants)
            return None if start is None or end is None else start + end
    return None


def _text(call: ast.Call, constants: Constants) -> Text:
    keywords = {keyword.arg: keyword.value for keyword in call.keywords}
    source, note = (_string(argument, constants) for argument in call.args)
    if source is None or note is None:
        msg = f"line {call.lineno}: text and note of translate() have to be plain strings: {ast.unparse(call)}"
        raise UnreadableError(msg)
    one = _string(keywords.get("one"), constants)
    return Text(source, f"{note.strip()}\nFor one: {one}" if one else note.strip(), "n" in keywords)


def read(path: Path) -> dict[str, ET.Element]:
    """Return the messages of a .ts file by their English."""
    if not path.exists():
        return {}
    return {message.findtext("source", ""): message for message in ET.parse(path).iter("message")}


def written(language: str, texts: dict[str, Text], known: dict[str, ET.Element]) -> str:
    """Return a .ts file of ``texts`` that keeps the translations of ``known``."""
    top = ET.Element("TS", version="2.1", language=language, sourcelanguage="en")
    context = ET.SubElement(top, "context")
    ET.SubElement(context, "name").text = CONTEXT
    for text in texts.values():
        message = ET.SubElement(context, "message", {"numerus": "yes"} if text.plural else {})
        ET.SubElement(message, "source").text = text.source
        ET.SubElement(message, "extracomment").text = text.note
        old = known.get(text.source)
        kept = None if old is None or ("numerus" in old.attrib) != text.plural else old.find("translation")
        message.append(_unfinished(language, text) if kept is None else kept)
    ET.indent(top, "    ")
    body = ET.tostring(top, "unicode", short_empty_elements=False)
    return f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{body}\n'


def _unfinished(language: str, text: Text) -> ET.Element:
    translation = ET.Element("translation", type="unfinished")
    for _ in range(FORMS.get(language[:2], 2) if text.plural else 0):
        ET.SubElement(translation, "numerusform")
    return translation


def main() -> None:
    """Rewrite the files of all languages and tell how far each is."""
    texts = gathered()
    begun = {FILES / f"klondike_{language}.ts" for language in sys.argv[1:]}
    for path in sorted(begun | set(FILES.glob("klondike_*.ts"))):
        path.write_text(written(path.stem.removeprefix("klondike_"), texts, read(path)), "utf-8")
        open_texts = [m for m in read(path).values() if m.find("translation[@type='unfinished']") is not None]
        print(f"{path.name}: {len(texts)} texts, {len(open_texts)} to translate")


if __name__ == "__main__":
    main()
