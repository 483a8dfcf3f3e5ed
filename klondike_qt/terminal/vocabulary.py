"""What can be said to the text game: move tokens and whole words."""

from collections.abc import Callable, Iterator, Mapping

from klondike_qt.game.commands import (
    CarryCards,
    Finish,
    PressStock,
    PreviousGame,
    Redo,
    Restart,
    SendSafe,
    SendToBest,
    Undo,
)
from klondike_qt.rules.code import code_of
from klondike_qt.rules.found import deal_of
from klondike_qt.rules.moves import Carry, Draw, Move, Reason, Redeal, Refusal
from klondike_qt.rules.notation import Attempt, FinishAll, PlayAgain, TakeBack, Token, Unreadable, read_token
from klondike_qt.rules.play import refusal
from klondike_qt.rules.variant import VARIANTS
from klondike_qt.terminal.answers import Complaint
from klondike_qt.terminal.game import Reply, TextGame
from klondike_qt.terminal.naming import read_card, read_place, upright
from klondike_qt.terminal.sources import FILE_MARK, read_wanted
from klondike_qt.words import choices, finding, overview, refusals, reports, sharing
from klondike_qt.words import help as guide

Word = Callable[[TextGame, str], Reply]


def replies(game: TextGame, line: str) -> Iterator[tuple[str, Reply]]:
    """Carry out one line and yield each command in it with its reply; what follows a refused one is left alone."""
    line = line.partition("#")[0].strip()
    if not line:
        return
    listed, game.listed = game.listed, ()
    word, _, rest = line.partition(" ")
    meaning = WORDS.get(word.lower())
    if meaning:
        yield line, _noted(game, word, meaning(game, rest.strip()))
    elif line.isdecimal() and (listed or len(line) == 1):
        yield line, _noted(game, word, _play_number(game, line) if listed else _refused(guide.list_first()))
    else:
        for token in line.split():
            reply = _noted(game, token, _play_token(game, read_token(upright(token))))
            yield token, reply
            if reply.reason:
                return


def _noted(game: TextGame, word: str, reply: Reply) -> Reply:
    if word.lower() != "again":
        game.last = reply.messages
    return reply


def _refused(*messages: str, reason: Reason = Reason.UNREADABLE) -> Reply:
    return Reply(messages, reason)


def _play_token(game: TextGame, token: Token) -> Reply:
    match token:
        case Draw() | Redeal():
            return _press_stock(game, token)
        case Attempt(source, destination, count):
            return game.do(CarryCards(source, destination, count))
        case FinishAll():
            return game.do(Finish())
        case TakeBack():
            return game.do(Undo())
        case PlayAgain():
            return game.do(Redo())
        case Unreadable():
            return _refused(refusals.reason_text(Refusal(Reason.UNREADABLE)), guide.try_help())


def _press_stock(game: TextGame, move: Draw | Redeal) -> Reply:
    """Draw or redeal, but never the one for the other."""
    refused = None if game.position.is_won else refusal(game.position, move)
    if refused:
        return Reply((refusals.told(refused, game.standing),), refused.reason)
    return game.do(PressStock())


def _play(game: TextGame, move: Move) -> Reply:
    if isinstance(move, Carry):
        return game.do(CarryCards(move.source, move.destination, move.count))
    return game.do(PressStock())


def _play_number(game: TextGame, text: str) -> Reply:
    moves = choices.offered_moves(game.position)
    if not text.isdecimal() or len(text) > len("52") or not 1 <= int(text) <= len(moves):
        return _refused(guide.no_such_number(len(moves)))
    return _play(game, moves[int(text) - 1])


def _list_moves(game: TextGame, _: str) -> Reply:
    game.listed = choices.offered_moves(game.position)
    entries = enumerate(choices.moves_list(game.position), 1)
    return Reply(
        (choices.moves_heading(game.position), *(choices.numbered(number, entry) for number, entry in entries))
    )


def _send_to_best(game: TextGame, text: str) -> Reply:
    place = read_place(text)
    if place is None:
        return _refused(guide.no_such_place(text))
    return game.do(SendToBest(place))


def _read_place_out(game: TextGame, text: str) -> Reply:
    place = read_place(text)
    if place is None:
        return _refused(guide.no_such_place(text))
    return Reply((overview.read_out(game.position, place),))


def _find(game: TextGame, text: str) -> Reply:
    card = read_card(text)
    if card is None:
        return _refused(guide.no_such_card(text))
    return Reply((finding.whereabouts(game.position, card),))


def _begin_new(game: TextGame, text: str) -> Reply:
    """Begin a new game; a kind of game and a deal may follow, in any order."""
    words = text.split()
    kind = next((word for word in words if word.lower() in VARIANTS), None)
    wanted = " ".join(word for word in words if word is not kind)
    if wanted.startswith(FILE_MARK):
        return _refused(refusals.reason_text(Refusal(Reason.UNREADABLE)))
    try:
        game_wanted = game.wanted_game(
            read_wanted(wanted) if wanted else None, VARIANTS[kind.lower()] if kind else None
        )
    except Complaint as complaint:
        return _refused(str(complaint))
    return game.do(game_wanted)


def _share(game: TextGame, _: str) -> Reply:
    """Tell the code of the deal."""
    record = game.standing.record
    deal = deal_of(record.start)
    if deal is None:
        return _refused(sharing.no_code())
    return Reply((code_of(record.start.variant, deal, record.origin.deal_number),))


def _read_help(game: TextGame, _: str) -> Reply:  # noqa: ARG001
    texts = guide.word_texts()
    return Reply((*guide.moves_help(), *(guide.word_help(usage, text) for usage, text in texts.items())))


def _quit(game: TextGame, _: str) -> Reply:  # noqa: ARG001
    return Reply((), ends=True)


WORDS: Mapping[str, Word] = {
    "draw": lambda game, _: game.do(PressStock()),
    "redeal": lambda game, _: _press_stock(game, Redeal()),
    "best": _send_to_best,
    "safe": lambda game, _: game.do(SendSafe()),
    "finish": lambda game, _: game.do(Finish()),
    "undo": lambda game, _: game.do(Undo()),
    "redo": lambda game, _: game.do(Redo()),
    "moves": _list_moves,
    "play": _play_number,
    "new": _begin_new,
    "same": lambda game, _: game.do(game.same_game()),
    "restart": lambda game, _: game.do(Restart()),
    "previous": lambda game, _: game.do(PreviousGame()),
    "share": _share,
    "quit": _quit,
    "exit": _quit,
    "table": lambda game, _: Reply(overview.board(game.position)),
    "column": _read_place_out,
    "waste": lambda game, _: _read_place_out(game, "waste"),
    "stock": lambda game, _: Reply((reports.stock(game.position),)),
    "foundations": lambda game, _: Reply((overview.foundations(game.position),)),
    "hidden": lambda game, _: Reply((reports.hidden_cards(game.position),)),
    "find": _find,
    "where": _find,
    "score": lambda game, _: Reply((game.score(),)),
    "again": lambda game, _: Reply(game.last),
    "help": _read_help,
    "?": _read_help,
}
"""What each word does; it gets the rest of its line."""
