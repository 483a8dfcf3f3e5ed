"""Whole games told from the first to the last move: nothing too long, nothing hidden, nothing untranslated."""

import random
import re
from collections.abc import Iterator

import pytest
from support.games import LINES, command_of, dealt, session_on
from support.pseudo import is_pseudo

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
from klondike_qt.game.session import Session
from klondike_qt.game.updates import Change, Update
from klondike_qt.rules.cards import PACK, Card
from klondike_qt.rules.moves import Carry
from klondike_qt.rules.position import Place, Position
from klondike_qt.rules.variant import VARIANTS, Variant
from klondike_qt.words import cards, choices, overview, reports, status
from klondike_qt.words.steps import told

MOST_WORDS = 16
GLYPH_OR_CODE = re.compile(r"[♠♥♦♣]|\b(?:[A23456789TJQK]|10)[CDHS]\b")
NAMES = {cards.name(card): card for card in PACK}
CARD_NAME = re.compile("|".join(NAMES), re.IGNORECASE)
LISTS = re.compile(r"Automatic:|New game|Turned over [^.]+,")
"""Messages that list what may be many: no budget of words holds for them."""
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


def _answers(update: Update) -> list[str]:
    standing = update.after
    position = standing.position
    return [
        told(update),
        overview.focus_text(standing),
        overview.table(standing),
        *overview.board(position),
        *choices.moves_list(position),
        choices.places_text(standing),
        reports.hidden_cards(position),
        reports.stock(position),
        status.report(standing, 1.0),
    ]


@pytest.mark.parametrize("variant", VARIANTS)
def test_no_message_is_too_long_and_none_is_missing(variant: str) -> None:
    for seed in range(3):
        for update in _updates(seed, VARIANTS[variant]):
            text = told(update)
            assert text or update.change in SILENT
            assert not GLYPH_OR_CODE.search(text)
            if not LISTS.search(text):
                assert len(text.split()) <= MOST_WORDS, text


@pytest.mark.parametrize("index", range(0, len(LINES), 16))
def test_a_won_game_is_told_to_its_end(index: int) -> None:
    deal, variant, tokens = LINES[index]
    session = session_on(dealt(deal, variant))
    texts = [told(session.handle(command_of(token), float(now))) for now, token in enumerate(tokens)]
    assert all(texts)
    assert [text for text in texts if text.startswith("You won: ")] == texts[-1:]
    assert all(len(text.split()) <= MOST_WORDS for text in texts)


@pytest.mark.parametrize("variant", ["klondike", "vegas-three"])
def test_no_face_down_card_is_ever_named(variant: str) -> None:
    for seed in range(2):
        for update in _updates(seed, VARIANTS[variant], 150):
            known = _seen(update.after.position) | _seen(update.before.position)
            for text in _answers(update):
                named = {NAMES[found.lower()] for found in CARD_NAME.findall(text)}
                wished = {update.refusal.needed} if update.refusal else set()
                assert named - known - wished == set(), text
            for card in set(PACK) - _seen(update.after.position):
                assert overview.whereabouts(update.after.position, card).endswith("still face down or in the stock")


@pytest.mark.usefixtures("pseudo")
def test_every_word_goes_through_the_translator_and_no_sentence_is_pieced_together() -> None:
    for seed in range(2):
        for update in _updates(seed, VARIANTS["draw-three"], 120):
            for text in _answers(update):
                assert is_pseudo(text), text
