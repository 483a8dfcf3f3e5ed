"""Pages of text that the player asks for: the help."""

from pathlib import Path

from klondike_qt.store.text_files import write_text_file


def write_page(file: str, text: str, *, force: bool) -> None:
    """Write a file that is not there yet, or any with ``force``; OSError (FileExistsError) if that cannot be."""
    if force:
        write_text_file(file, text)
        return
    with Path(file).open("x", encoding="utf-8", newline="\n") as page:
        page.write(text)
