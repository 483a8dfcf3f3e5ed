"""Walks that were played once and looked right: what they came to is written down and must never change unnoticed."""

import json
import zlib
from pathlib import Path

import pytest

from klondike_qt.game.replay import replay
from klondike_qt.rules.notation import read_tokens
from klondike_qt.rules.position_text import position_text, read_position

WALKS = [
    json.loads(line)
    for line in (Path(__file__).parents[1] / "data" / "pinned_walks.jsonl").read_text(encoding="utf-8").splitlines()
]


@pytest.mark.parametrize("index", range(len(WALKS)))
def test_a_walk_comes_to_the_same_end_by_the_same_positions(index: int) -> None:
    walk = WALKS[index]
    start = read_position(walk["start"])
    tokens = read_tokens(walk["tokens"])
    end = replay(start, tokens)
    assert end.refusal is None
    assert position_text(end.moment.position) == walk["end"]
    assert (end.moment.score, end.moment.moves) == (walk["score"], walk["moves"])
    texts = [position_text(replay(start, tokens[:count]).moment.position) for count in range(0, len(tokens) + 1, 8)]
    assert zlib.crc32("".join(texts).encode()) == walk["checksum"]
