"""The commands ``export`` and ``import``: everything that is kept, in one file."""

from argparse import Namespace

from klondike_qt.preferences.schema import Preferences
from klondike_qt.rules.faults import InvalidSetup
from klondike_qt.store.exchange import ImportRefused, read_export, write_export
from klondike_qt.store.game_file import game_text, is_game_text
from klondike_qt.store.places import Places, places_below, usual_places
from klondike_qt.store.preferences_file import PreferencesFile
from klondike_qt.store.saves import Role
from klondike_qt.store.store import Store
from klondike_qt.store.text_files import read_text_file, write_text_file
from klondike_qt.terminal.answers import Answer, Complaint, Exit, Say
from klondike_qt.terminal.records import complain
from klondike_qt.terminal.sources import refuse_empty
from klondike_qt.words import complaints, sharing, transfers
from klondike_qt.words.troubles import why, why_unwritten


def export_all(arguments: Namespace, say: Say) -> Exit:
    """Write everything to a file that is not there yet, or over one with ``--force``; with ``--game`` one game."""
    refuse_empty(arguments.file, complaints.unwritable_file)
    if arguments.game:
        return _export_game(arguments, say)
    places = _places(arguments)
    store = Store.look(places)
    try:
        complain(store.troubles)
        loaded = PreferencesFile(places).load()
        complain(loaded.troubles)
        content = store.gather(loaded.preferences)
        write_export(content, arguments.file, force=arguments.force)
    except FileExistsError as error:
        raise Complaint(complaints.file_exists(arguments.file), Exit.FILE_TROUBLE) from error
    except OSError as error:
        raise Complaint(
            complaints.unwritable_file(arguments.file, why_unwritten(error.errno, error.strerror or str(error))),
            Exit.FILE_TROUBLE,
        ) from error
    finally:
        store.close()
    results, games = len(content.results), len(content.games)
    values = {"file": arguments.file, "results": results, "games": games}
    say(Answer(values, (transfers.exported(arguments.file, results, games),)))
    return Exit.DONE


def _export_game(arguments: Namespace, say: Say) -> Exit:
    """Write the game that goes on as a text that opens again."""
    file = arguments.file
    store = Store.look(_places(arguments))
    try:
        complain(store.troubles)
        games = store.gather(Preferences()).games
    finally:
        store.close()
    kept = next((entry.kept for _, role, entry in games if role is Role.CURRENT), None)
    if kept is None:
        raise Complaint(complaints.no_game(), Exit.FILE_TROUBLE)
    try:
        write_text_file(file, game_text(kept.record, kept.elapsed), force=arguments.force)
    except FileExistsError as error:
        raise Complaint(complaints.file_exists(file), Exit.FILE_TROUBLE) from error
    except OSError as error:
        reason = why_unwritten(error.errno, error.strerror or str(error))
        raise Complaint(complaints.unwritable_file(file, reason), Exit.FILE_TROUBLE) from error
    say(Answer({"file": file, "results": 0, "games": 1}, (sharing.saved(file),)))
    return Exit.DONE


def import_all(arguments: Namespace, say: Say) -> Exit:
    """Take a file in: results by game id, preferences whole, games where none is lost by it."""
    refuse_empty(arguments.file, complaints.unreadable_file)
    places = _places(arguments)
    try:
        content = read_export(arguments.file)
    except ImportRefused as refused:
        if _is_game(arguments.file):
            raise Complaint(complaints.game_is_dealt(arguments.file)) from refused
        raise Complaint(transfers.refused(arguments.file, "; ".join(refused.reasons))) from refused
    except OSError as error:
        raise Complaint(
            complaints.unreadable_file(arguments.file, why(error.errno, error.strerror or str(error))),
            Exit.FILE_TROUBLE,
        ) from error
    store = Store.look(places)
    try:
        complain(store.troubles)
        if not store.is_lasting:
            return Exit.FILE_TROUBLE
        done = store.take_in(content)
        file = PreferencesFile(places)
        held = file.load()  # so that values of a newer version stay
        troubles = (*held.troubles, *file.save(content.preferences))
    finally:
        store.close()
    complain(troubles)
    values = {
        "file": arguments.file,
        "new_results": done.new_results,
        "changed_results": done.changed_results,
        "games": done.games,
        "kept_games": done.kept_games,
    }
    say(Answer(values, (transfers.imported(done.new_results, done.games),)))
    return Exit.FILE_TROUBLE if troubles else Exit.DONE


def _is_game(file: str) -> bool:
    """Tell whether a file holds one game."""
    try:
        return is_game_text(read_text_file(file))
    except (InvalidSetup, OSError):
        return False


def _places(arguments: Namespace) -> Places:
    return places_below(arguments.data_dir) if arguments.data_dir else usual_places()
