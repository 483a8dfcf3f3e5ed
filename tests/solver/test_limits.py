"""Limits only ever turn an answer into ``unknown``, a search can be called off, and chance plays no part."""

from concurrent.futures import ThreadPoolExecutor
from threading import Event

import pytest
from support.judged_deals import JudgedDeal, handed_deals

from klondike_qt.rules.position import Position
from klondike_qt.solver.native import solve
from klondike_qt.solver.port import Cancel, Limits
from klondike_qt.solver.verdict import Outcome, Verdict

LONG = 60
"""Seconds after which a thread counts as hanging."""
THREADS = 4


def small_deals() -> tuple[JudgedDeal, ...]:
    return handed_deals(1)[:30] + handed_deals(3)[:30]


def told(verdict: Verdict) -> tuple[object, ...]:
    """Return what must be the same on every machine and run."""
    return verdict.outcome, verdict.line, verdict.nodes


@pytest.mark.parametrize("nodes", [1, 2, 3, 10, 100, 999, 1000, 1001, 1100, 5000])
def test_few_nodes_give_the_right_answer_or_none(nodes: int) -> None:
    for deal in small_deals():
        verdict = solve(deal.position, Limits(nodes=nodes, polish=0))
        assert verdict.outcome in {deal.outcome, Outcome.UNKNOWN}, deal.name


@pytest.mark.parametrize("draw", [1, 3])
def test_more_nodes_never_lose_an_answer(draw: int) -> None:
    for deal in handed_deals(draw)[:30]:
        needed = solve(deal.position, Limits(wants_line=False)).nodes
        decided = [
            solve(deal.position, Limits(nodes=nodes, wants_line=False)).is_decided
            for nodes in (1, needed // 3 + 1, needed // 2 + 1, needed + 1, 2 * needed + 1)
        ]
        assert decided == sorted(decided), deal.name
        assert decided[-2:] == [True, True], deal.name


@pytest.mark.thorough
@pytest.mark.parametrize("memory", [2**16, 2**18, 2**20, 2**23])
def test_little_memory_gives_the_right_answer_or_none(memory: int) -> None:
    for deal in handed_deals(1) + handed_deals(3):
        verdict = solve(deal.position, Limits(nodes=200_000, memory=memory, polish=0))
        assert verdict.outcome in {deal.outcome, Outcome.UNKNOWN}, deal.name


@pytest.mark.thorough
def test_eight_mib_decide_nearly_every_deal() -> None:
    deals = handed_deals(1) + handed_deals(3)
    verdicts = [solve(deal.position, Limits(memory=8 * 2**20, polish=0)) for deal in deals]
    wrong = [
        deal.name
        for deal, verdict in zip(deals, verdicts, strict=True)
        if verdict.outcome not in {deal.outcome, Outcome.UNKNOWN}
    ]
    assert wrong == []
    assert sum(verdict.is_decided for verdict in verdicts) >= len(deals) * 0.97


@pytest.mark.parametrize("seconds", [1e-9, 1e-4, 0.01, 1e6])
def test_little_time_gives_the_right_answer_or_none(seconds: float) -> None:
    for deal in small_deals():
        verdict = solve(deal.position, Limits(seconds=seconds, polish=0))
        assert verdict.outcome in {deal.outcome, Outcome.UNKNOWN}, deal.name


@pytest.mark.thorough
def test_the_same_question_gets_the_same_answer() -> None:
    first = [told(solve(deal.position)) for deal in small_deals()]
    again = [told(solve(deal.position)) for deal in reversed(small_deals())]
    assert first == again[::-1]


@pytest.mark.thorough
def test_several_threads_get_the_same_answers_at_once() -> None:
    positions = [deal.position for deal in small_deals()]
    alone = [told(solve(position)) for position in positions]
    with ThreadPoolExecutor(THREADS) as threads:
        rounds = [threads.submit(lambda: [told(solve(position)) for position in positions]) for _ in range(THREADS)]
        mixed = list(threads.map(told, threads.map(solve, positions * 2)))
    assert [each.result() for each in rounds] == [alone] * THREADS
    assert mixed == alone * 2


@pytest.mark.parametrize("draw", [1, 3])
def test_another_thread_calls_a_search_off(draw: int) -> None:
    hard = max(handed_deals(draw), key=lambda deal: solve(deal.position, Limits(polish=0)).nodes).position
    cancel, begun = Cancel(), Event()
    with ThreadPoolExecutor(1) as threads:
        search = threads.submit(search_until_called_off, hard, cancel, begun)
        assert begun.wait(LONG)
        cancel.set()
        assert search.result(LONG) is Outcome.CANCELLED
    assert cancel.is_set


def search_until_called_off(position: Position, cancel: Cancel, begun: Event) -> Outcome:
    """Search one position again and again until that ends with anything but its answer."""
    outcome = answer = solve(position, Limits(polish=0)).outcome
    begun.set()
    while outcome is answer:
        outcome = solve(position, Limits(polish=0), cancel).outcome
    return outcome


@pytest.mark.parametrize("nodes", [0, -1, 2**63, 2**64])
def test_so_many_nodes_cannot_be_asked_for(nodes: int) -> None:
    with pytest.raises(ValueError, match="nodes must be from 1"):
        Limits(nodes=nodes)


@pytest.mark.parametrize("seconds", [0.0, -1.0, float("inf"), float("nan")])
def test_so_much_time_cannot_be_asked_for(seconds: float) -> None:
    with pytest.raises(ValueError, match="seconds must be more than 0"):
        Limits(seconds=seconds)


@pytest.mark.parametrize("memory", [0, -1, 2**16 - 1])
def test_so_little_memory_cannot_be_asked_for(memory: int) -> None:
    with pytest.raises(ValueError, match="memory must be at least"):
        Limits(memory=memory)


def test_polish_cannot_be_negative() -> None:
    with pytest.raises(ValueError, match="polish must not be negative"):
        Limits(polish=-1)


def test_the_most_that_can_be_asked_for_is_taken() -> None:
    deal = handed_deals(1)[0]
    assert solve(deal.position, Limits(nodes=2**63 - 1, seconds=1e300)).outcome is deal.outcome
