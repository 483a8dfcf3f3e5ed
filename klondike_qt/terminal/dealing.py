"""The commands that need nothing but the rules: ``deal`` and ``replay``."""

from argparse import Namespace

from klondike_qt.game.replay import Replayed, replay
from klondike_qt.rules.cards import Card
from klondike_qt.rules.deal_text import deal_text
from klondike_qt.rules.deck import opening
from klondike_qt.rules.legal import is_stuck
from klondike_qt.rules.notation import read_tokens
from klondike_qt.rules.position_text import position_text
from klondike_qt.rules.variant import KLONDIKE, VARIANTS
from klondike_qt.terminal.answers import Answer, Exit, Say
from klondike_qt.terminal.sources import read_found_deal, read_text, read_wanted, start_of
from klondike_qt.words import printed, refusals

FIRST_DEAL = "1"


def show_deal(arguments: Namespace, say: Say) -> Exit:
    """Answer how a deal begins: columns, stock and the 104 characters."""
    found = read_found_deal(arguments.wanted)
    variant = VARIANTS.get(arguments.variant, KLONDIKE)
    start = opening(found.deal, variant)
    columns = [[*map(_code, (*column.hidden, *column.run))] for column in start.columns]
    stock = [*map(_code, start.stock)]
    text = deal_text(found.deal)
    values = {"deal": found.number, "columns": columns, "stock": stock, "text": text}
    say(Answer(values, printed.opening_lines(variant, found.number, columns, stock, text)))
    return Exit.DONE


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
