"""The help as HTML: the whole of it as a web page, or one chapter for the window."""

from collections.abc import Mapping, Sequence
from html import escape
from typing import assert_never

from klondike_qt.words.handbook.blocks import Block, Chapter, Example, Grid, Heading, Picture, Points, Text
from klondike_qt.words.handbook.chapters import title
from klondike_qt.words.translate import translate

STYLE = (
    "body { font: 1.25em/1.5 sans-serif; margin: 2em auto; max-width: 38em; padding: 0 1em; "
    "color: #101418; background: #fff } img { max-width: 100%; height: auto } table { border-collapse: collapse } "
    "th, td { text-align: left; vertical-align: top; "
    "padding: .3em 1em .3em 0; border-bottom: 1px solid #767676 } tbody th { font-weight: normal } "
    "a { color: #0b3c8c } @media (prefers-color-scheme: dark) { body { color: #f6f2e7; background: #101418 } "
    "a { color: #9cc4ff } } @media print { body { max-width: none } }"
)


def whole_page(chapters: Sequence[Chapter], language: str, pictures: Mapping[str, str]) -> str:
    """Return the whole help as one web page; ``pictures`` are addresses by name, one that has none is told in words."""
    contents = "\n".join(f'<li><a href="#{part.id}">{escape(part.title)}</a></li>' for part in chapters)
    parts = "\n".join(_section(part, pictures) for part in chapters)
    name = escape(title())
    return (
        f'<!DOCTYPE html>\n<html lang="{escape(language)}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{name}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n<h1>{name}</h1>\n"
        f'<nav aria-label="{escape(contents_name())}">\n<ul>\n{contents}\n</ul>\n</nav>\n'
        f"{parts}\n</main>\n</body>\n</html>\n"
    )


def contents_name() -> str:
    """Name the list of chapters."""
    return translate("Chapters", "Name of the list of chapters of the help, for screen readers.")


def try_it(name: str) -> str:
    """Name the link that lays an example on the table."""
    return translate(
        "Try it: {name}", "Link in the help: lays a small game on the table. {name}: such as A hint.", name=name
    )


def shown_chapter(chapter: Chapter, pictures: Mapping[str, str]) -> str:
    """Return one chapter for the window, where examples can be tried."""
    body = "\n".join(_block(block, pictures, tries=True) for block in chapter.blocks)
    return f"<h1>{escape(chapter.title)}</h1>\n{body}"


def _section(chapter: Chapter, pictures: Mapping[str, str]) -> str:
    body = "\n".join(_block(block, pictures, tries=False) for block in chapter.blocks)
    return f'<section id="{chapter.id}">\n<h2>{escape(chapter.title)}</h2>\n{body}\n</section>'


def _block(block: Block, pictures: Mapping[str, str], *, tries: bool) -> str:
    level = 2 if tries else 3
    match block:
        case Heading(text):
            return f"<h{level}>{escape(text)}</h{level}>"
        case Text(text):
            return f"<p>{escape(text)}</p>"
        case Points(items):
            return "<ul>\n" + "\n".join(f"<li>{escape(item)}</li>" for item in items) + "\n</ul>"
        case Grid():
            return _table(block, "td" if tries else 'th scope="row"')
        case Picture(name, text):
            shown = pictures.get(name)
            return f'<div><img src="{escape(shown)}" alt="{escape(text)}"></div>' if shown else f"<p>{escape(text)}</p>"
        case Example(lesson, text):
            return f'<p><a href="try:{lesson}">{escape(try_it(text))}</a></p>' if tries else ""
        case _:
            assert_never(block)


def _table(grid: Grid, cell: str) -> str:
    """Return a table; ``cell`` begins the first one of a row (Qt would write heads in the middle, and bold)."""
    head = "".join(f'<th scope="col">{escape(text)}</th>' for text in grid.heads)
    rows = "\n".join(
        f"<tr><{cell}>{escape(row[0])}</{cell[:2]}>" + "".join(f"<td>{escape(text)}</td>" for text in row[1:]) + "</tr>"
        for row in grid.rows
    )
    return (
        f'<table aria-label="{escape(grid.caption)}">\n<thead><tr>{head}</tr></thead>\n'
        f"<tbody>\n{rows}\n</tbody>\n</table>"
    )
