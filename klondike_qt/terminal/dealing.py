"""The commands that need nothing but the rules: ``deal`` and ``replay``."""

from argparse import Namespace

from klondike_qt.game.replay import Replayed, replay
from klondike_qt.rules.cards import Card
from klondike_qt.rules.deal_text import deal_text
from klondike_qt.rules.deck import opening
from klondike_qt.rules.found import FoundDeal
from klondike_qt.rules.legal import is_stuck
from klondike_qt.rules.notation import read_tokens
from klondike_qt.rules.position_text import position_text
from klondike_qt.rules.variant import KLONDIKE, VARIANTS, Variant
from klondike_qt.terminal.answers import Answer, Complaint, Exit, Say
from klondike_qt.terminal.daily import found_daily, read_day
from klondike_qt.terminal.sources import read_found_deal, read_text, read_wanted, start_of
from klondike_qt.words import complaints, printed, refusals

FIRST_DEAL = "1"


def show_deal(arguments: Namespace, say: Say) -> Exit:
    """Answer how a deal begins: columns, stock and the 104 characters."""
    variant = VARIANTS.get(arguments.variant, KLONDIKE)
    found = _found(arguments.wanted, arguments.daily, variant)
    start = opening(found.deal, variant)
    columns = [[*map(_code, (*column.hidden, *column.run))] for column in start.columns]
    stock = [*map(_code, start.stock)]
    text = deal_text(found.deal)
    values = {"deal": found.number, "columns": columns, "stock": stock, "text": text}
    say(Answer(values, printed.opening_lines(variant, found.number, columns, stock, text)))
    return Exit.DONE


def _found(wanted: str | None, day: str | None, variant: Variant) -> FoundDeal:
    """Return the wanted deal or that of a day; Complaint for both and for neither."""
    if wanted is not None and day is not None:
        raise Complaint(complaints.daily_and_deal())
    if day is not None:
        return found_daily(read_day(day), variant)
    if wanted is None:
        raise Complaint(complaints.no_deal())
    return read_found_deal(wanted)


def replay_tokens(arguments: Namespace, say: Say) -> Exit:
    """Answer where the tokens of a file lead; the code tells whether all were accepted."""
    start = start_of(read_wanted(arguments.deal or FIRST_DEAL), VARIANTS.get(arguments.variant))
    done = replay(start, read_tokens(read_text(arguments.file)))
    say(_replayed(done))
    return Exit.NO if done.refusal else Exit.DONE


def _replayed(done: Replayed) -> Answer:
    moment, position = done.moment, done.moment.position
    reason = refusals.reason_text(done.refusal) if done.refusal else None
    values = {
        "ok": done.refusal is None,
        "refused_at": done.refused_at,
        "reason": reason,
        "reason_id": done.refusal.reason.value if done.refusal else None,
        "score": moment.score,
        "moves": moment.moves,
        "pass": position.pass_number,
        "won": position.is_won,
        "stuck": is_stuck(position),
        "settled": position.is_settled,
        "position": position_text(position),
    }
    lines = printed.replayed(position, moment.score, moment.moves, done.refused_at, reason)
    return Answer(values, lines)


def _code(card: Card) -> str:
    return card.code
