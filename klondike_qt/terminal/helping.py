"""The command ``help``: the whole help as text, or as a web page in a file."""

from argparse import ArgumentParser, Namespace

from klondike_qt.store.pages import write_page
from klondike_qt.store.places import places_below, usual_places
from klondike_qt.terminal.answers import Answer, Complaint, Exit, Say
from klondike_qt.terminal.languages import is_source_language
from klondike_qt.terminal.manual import command_rows, offers, option_rows
from klondike_qt.terminal.sources import refuse_empty
from klondike_qt.ui.actions import ACTIONS
from klondike_qt.words import complaints, dialogs, help_window, key_names, keyboard, menus, troubles
from klondike_qt.words.handbook.chapters import chapters
from klondike_qt.words.handbook.facts import Facts
from klondike_qt.words.handbook.page import whole_page
from klondike_qt.words.handbook.plain import plain_lines


def show_help(arguments: Namespace, say: Say, parser: ArgumentParser) -> Exit:
    """Answer once for each chapter, or write all of them to a file."""
    found = chapters(facts(arguments, parser))
    if arguments.html is None:
        for number, chapter in enumerate(found):
            lines = tuple(plain_lines([chapter]))
            values = {"chapter": chapter.id, "title": chapter.title, "lines": list(lines[1:])}
            say(Answer(values, (*([""] if number else []), *lines)))
        return Exit.DONE
    refuse_empty(arguments.html, complaints.unwritable_file)
    language = "en" if arguments.lang is None or is_source_language(arguments.lang) else arguments.lang
    page = whole_page(found, language.replace("_", "-"), {})
    try:
        write_page(arguments.html, page, force=arguments.force)
    except FileExistsError as error:
        raise Complaint(complaints.file_exists(arguments.html), Exit.FILE_TROUBLE) from error
    except OSError as error:
        why = troubles.why_unwritten(error.errno, error.strerror or str(error))
        raise Complaint(complaints.unwritable_file(arguments.html, why), Exit.FILE_TROUBLE) from error
    say(Answer({"file": arguments.html}, (help_window.saved(arguments.html),)))
    return Exit.DONE


def facts(arguments: Namespace, parser: ArgumentParser) -> Facts:
    """Return what the help has to be told, with the keys that actions come with."""
    places = places_below(arguments.data_dir) if arguments.data_dir else usual_places()
    offered = offers(parser)
    return Facts(
        keys=usual_keys(),
        commands=command_rows(offered),
        options=option_rows(offered),
        games=str(places.database),
        preferences=str(places.preferences),
    )


def usual_keys() -> tuple[tuple[str, str], ...]:
    """Return what each action does and the keys that it comes with."""
    texts = menus.action_texts()
    return tuple(
        (
            menus.plain(texts[action.id]),
            dialogs.key_list([key_names.written(key) for key in (*action.keys, *action.chords)]) or keyboard.no_key(),
        )
        for action in ACTIONS
    )
