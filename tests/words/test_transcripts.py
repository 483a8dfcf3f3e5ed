"""Whole games told from the first to the last move: nothing too long, nothing hidden, nothing untranslated."""

import random
import re
from collections.abc import Iterator
from itertools import product

import pytest
from support.games import LINES, command_of, dealt, session_on
from support.pseudo import is_pseudo
from support.transcript import LEVELS

from klondike_qt.game.commands import (
    Activate,
    Automatic,
    CarryCards,
    Command,
    FocusOn,
    PickUp,
    PressStock,
    PutBack,
    PutDown,
    Redo,
    Resize,
    Restart,
    SendSafe,
    SendToBest,
    SendToFoundation,
    Undo,
)
from klondike_qt.game.cursor import Focus
from klondike_qt.game.hint import Basis, Hint, HintReason
from klondike_qt.game.session import Session
from klondike_qt.game.updates import Change, Standing, Update
from klondike_qt.rules.cards import KING, PACK, Card, Suit
from klondike_qt.rules.legal import legal_moves
from klondike_qt.rules.moves import Carry, Draw, Move, Redeal
from klondike_qt.rules.position import COLUMN_PLACES, Place, Position
from klondike_qt.rules.variant import VARIANTS, Variant
from klondike_qt.ui.asking import ANSWERS
from klondike_qt.words import cards, choices, finding, hints, overview
from klondike_qt.words.grammar import followed
from klondike_qt.words.manner import Manner
from klondike_qt.words.steps import told

MOST_WORDS = {"brief": 6, "normal": 16, "verbose": 35}
GLYPH_OR_CODE = re.compile(r"[♠♥♦♣]|\b(?:[A23456789TJQK]|10)[CDHS]\b")
NAMES = {level: {cards.plain(card, manner): card for card in PACK} for level, manner in LEVELS.items()}
LISTS = re.compile(r"Automatic: \d+ cards to|New game, |Turned [^.]+, (?!can go)")
"""Messages that list what may be many: no budget of words holds for them."""
QUESTIONS = ("tell-details", "tell-stock", "tell-score")
"""Questions whose answers are no lists."""
SAFE = Automatic(safe_cards=True)
SILENT = {Change.NOTHING, Change.CLOCK}


def _updates(seed: int, variant: Variant, length: int = 200) -> Iterator[Update]:
    """Play a wild game: any command, many of them refused, most of them on the way to somewhere."""
    chance = random.Random(seed)
    session = session_on(dealt(seed + 1, variant))
    for _ in range(length):
        yield session.handle(_any_command(chance, session), 0.0, SAFE if chance.random() < 0.1 else Automatic())


def _any_command(chance: random.Random, session: Session) -> Command:
    places = list(Place)
    place, other = chance.choice(places), chance.choice(places)
    moves = choices.offered_moves(session.standing.position)
    move = chance.choice(moves) if moves else None
    sensible: Command = PressStock()
    if isinstance(move, Carry):
        sensible = CarryCards(move.source, move.destination, move.count)
    wild: list[Command] = [
        CarryCards(place, other, chance.choice((None, 1, 2, 3))),
        FocusOn(Focus(place, chance.choice((0, 0, 1, 2, None)) if place.is_column else 0)),
        PickUp(place, chance.choice((None, 1, 2))),
        PutDown(place),
        PutBack(),
        Resize(chance.choice((1, -1))),
        Activate(),
        SendToBest(place),
        SendToFoundation(place),
        SendSafe(),
        Undo(),
        Redo(),
    ]
    return Restart() if chance.random() < 0.005 else chance.choice((sensible, sensible, chance.choice(wild)))


def _seen(position: Position) -> set[Card]:
    """Return the cards that the player can see or has seen go by at this moment."""
    up = {card for card in PACK if card.rank <= position.foundations[card.suit]}
    return up.union(position.waste, *(column.run for column in position.columns))


def _answers(update: Update, manner: Manner) -> list[str]:
    standing = update.after
    position = standing.position
    return [
        told(update, manner),
        *_spots(standing, manner),
        *overview.board(position),
        *choices.moves_list(position, manner),
        *(choices.place_text(standing, place, manner) for place in choices.fitting_places(standing)),
        *(answer(standing, 1.0, manner) for answer in ANSWERS.values()),
        overview.read_out(position, standing.focus.place, manner, reverse=True),
    ]


def _spots(standing: Standing, manner: Manner) -> list[str]:
    """Return what every spot of the table says."""
    spots = [Focus(place) for place in Place]
    spots += [Focus(place, None) for place in COLUMN_PLACES]
    spots += [
        Focus(place, depth)
        for place in COLUMN_PLACES
        for depth in range(1, len(standing.position.column(place).run) + 1)
    ]
    return [overview.spot_text(standing, spot, manner) for spot in spots]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("variant", VARIANTS)
def test_no_message_is_too_long_and_none_is_missing(variant: str, level: str) -> None:
    manner = LEVELS[level]
    for seed in range(3):
        for update in _updates(seed, VARIANTS[variant]):
            text = told(update, manner)
            assert text or update.change in SILENT
            assert not GLYPH_OR_CODE.search(text)
            if not LISTS.search(text):
                assert len(text.split()) <= MOST_WORDS[level], text


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("variant", VARIANTS)
def test_no_spot_and_no_short_answer_is_too_long(variant: str, level: str) -> None:
    manner = LEVELS[level]
    for update in _updates(7, VARIANTS[variant], 300):
        standing = update.after
        answers = [ANSWERS[question](standing, 4000.0, manner) for question in QUESTIONS]
        found = [finding.whereabouts(standing.position, card, manner) for card in PACK]
        for text in (*_spots(standing, manner), *answers, *found):
            assert len(text.split()) <= MOST_WORDS[level], text


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("index", range(0, len(LINES), 16))
def test_a_won_game_is_told_to_its_end(index: int, level: str) -> None:
    deal, variant, tokens = LINES[index]
    session = session_on(dealt(deal, variant))
    texts = [told(session.handle(command_of(token), float(now)), LEVELS[level]) for now, token in enumerate(tokens)]
    assert all(texts)
    assert [text for text in texts if text.startswith("You won: ")] == texts[-1:]
    assert [text for text in texts if len(text.split()) > MOST_WORDS[level]] == []


def _reasons(position: Position, move: Move) -> Iterator[HintReason]:
    """Return the reasons that a move can have."""
    is_up = isinstance(move, Carry) and move.destination.is_foundation
    is_to_empty = isinstance(move, Carry) and position.top_card(move.destination) is None
    bound = {
        HintReason.GOES_UP: is_up,
        HintReason.KING_TO_EMPTY: is_to_empty,
        HintReason.REDEALS: isinstance(move, Redeal),
        HintReason.DRAWS_CARD: isinstance(move, Draw),
    }
    for reason in HintReason:
        if bound.get(reason, True):
            yield reason


@pytest.mark.parametrize("level", LEVELS)
def test_no_hint_is_too_long(level: str) -> None:
    session = session_on(dealt(*LINES[0][:2]))
    for token in LINES[0][2]:
        position = session.standing.position
        for move in legal_moves(position):
            cases = product(_reasons(position, move), Basis, PACK[::26], (False, True))
            for reason, basis, card, sourced in cases:
                hint = Hint(move, reason, basis, card)
                whole = hints.whole(position, hint, LEVELS[level], sourced=sourced)
                text = followed(whole, hints.plays_it(LEVELS[level]))
                assert len(text.split()) <= MOST_WORDS[level], text
        session.handle(command_of(token), 0.0)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("variant", ["klondike", "vegas-three"])
def test_no_face_down_card_is_ever_named(variant: str, level: str) -> None:
    name = re.compile(r"(?:black |red )?(" + "|".join(NAMES[level]) + ")", re.IGNORECASE)
    for update in _updates(1, VARIANTS[variant], 150):
        known = _seen(update.after.position) | _seen(update.before.position)
        for text in _answers(update, LEVELS[level]):
            named = {NAMES[level][found.lower()] for found in name.findall(text)}
            wished = _wished(update)
            assert named - known - wished == set(), text
        for card in set(PACK) - _seen(update.after.position):
            text = finding.whereabouts(update.after.position, card, LEVELS[level])
            assert text.endswith(("still face down or in the stock", "not seen yet"))


def _wished(update: Update) -> set[Card | None]:
    """Return cards that are named because something waits for them, wherever they are."""
    heights = update.after.position.foundations
    next_up = {Card(height + 1, Suit(suit)) for suit, height in enumerate(heights) if height < KING}
    below = {Card(card.rank - 1, card.suit) for card in _seen(update.after.position) if card.rank > 1}
    return {update.refusal.needed if update.refusal else None, *next_up, *below}


@pytest.mark.usefixtures("pseudo")
def test_every_word_goes_through_the_translator_and_no_sentence_is_pieced_together() -> None:
    for seed, manner in enumerate(LEVELS.values()):
        for update in _updates(seed, VARIANTS["draw-three"], 80):
            for text in _answers(update, manner):
                assert is_pseudo(text), text
