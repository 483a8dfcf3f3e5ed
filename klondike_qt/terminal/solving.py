"""The command ``solve``: whether deals can be won, and how."""

import sys
from argparse import Namespace
from collections.abc import Iterator
from dataclasses import dataclass, replace

from klondike_qt.rules.faults import InvalidSetup
from klondike_qt.rules.found import FoundDeal
from klondike_qt.rules.notation import move_token
from klondike_qt.rules.position import Position
from klondike_qt.rules.setup import Setup, arranged
from klondike_qt.rules.variant import VARIANTS, Variant
from klondike_qt.solver.native import KernelTrouble, is_kernel_there, solve
from klondike_qt.solver.port import Cancel, Limits
from klondike_qt.solver.verdict import Outcome, Verdict
from klondike_qt.terminal.answers import Answer, Complaint, Exit, Say
from klondike_qt.terminal.arguments import UNLIMITED
from klondike_qt.terminal.in_order import work_in_order
from klondike_qt.terminal.progress import Progress
from klondike_qt.terminal.sources import read_lines, read_wanted, start_of
from klondike_qt.words import complaints, faults, solutions

COMMENT = "#"
REPLACEMENT = "\N{REPLACEMENT CHARACTER}"
MOST_SHOWN = 200
"""Characters of a line that are repeated in its answer."""


@dataclass(frozen=True, slots=True)
class Question:
    """One deal that was asked about, or why there is none."""

    deal: int | str
    """Its number, else what was typed."""
    start: Position | Complaint


@dataclass(frozen=True, slots=True)
class Solved:
    """A question with its answer, if there is one."""

    question: Question
    verdict: Verdict | None


def solve_deals(arguments: Namespace, say: Say) -> Exit:
    """Answer for each deal whether it can be won; Complaint at the end if some could not be read."""
    texts = _texts(arguments)
    if not is_kernel_there():
        raise Complaint(complaints.no_solver(), Exit.FILE_TROUBLE)
    limits, cancel = Limits(nodes=arguments.nodes, seconds=arguments.seconds), Cancel()
    progress = Progress(sys.stderr)
    tally = Tally(say, progress)

    def solved(question: Question) -> Solved:
        start = question.start
        return Solved(question, solve(start, limits, cancel) if isinstance(start, Position) else None)

    questions = (_question(text, arguments) for text in texts)
    try:
        work_in_order(questions, solved, tally.take, jobs=arguments.jobs, stop=cancel.set)
    except KernelTrouble as trouble:
        raise Complaint(str(trouble), Exit.FILE_TROUBLE) from trouble
    finally:
        progress.wipe()
    return tally.result()


class Tally:
    """Says the answers and counts them."""

    def __init__(self, say: Say, progress: Progress) -> None:
        self._say = say
        self._progress = progress
        self._answered = 0
        self._not_known = 0
        self._bad: list[Exit] = []
        progress.tell(self._told)

    def take(self, solved: Solved) -> None:
        """Say one answer."""
        self._progress.wipe()
        start = solved.question.start
        if isinstance(start, Complaint):
            self._bad.append(start.code)
            self._say(_refused(solved.question.deal, str(start)))
        elif solved.verdict:
            self._not_known += solved.verdict.outcome is Outcome.UNKNOWN
            self._say(_answer(solved.question.deal, start.variant, solved.verdict))
        self._answered += 1
        self._progress.tell(self._told)

    def result(self) -> Exit:
        """Return the exit code; Complaint if some deals could not be read."""
        if not self._bad:
            return Exit.DONE
        reason = solutions.some_unreadable(len(self._bad), self._answered)
        raise Complaint(reason, Exit.BAD_INPUT if Exit.BAD_INPUT in self._bad else Exit.FILE_TROUBLE)

    def _told(self) -> str:
        return solutions.progress(self._answered, self._not_known)


def _texts(arguments: Namespace) -> Iterator[str]:
    """Return what names the deals, one after the other."""
    if arguments.file is None:
        if not arguments.deals:
            raise Complaint(complaints.no_deal_named())
        return iter(arguments.deals)
    if arguments.deals:
        raise Complaint(complaints.deals_twice())
    return (line for line in read_lines(arguments.file) if line and not line.startswith(COMMENT))


def _question(text: str, arguments: Namespace) -> Question:
    deal: int | str = text if len(text) <= MOST_SHOWN else text[:MOST_SHOWN] + "…"
    try:
        wanted = read_wanted(text)
        start = _changed(start_of(wanted, VARIANTS.get(arguments.variant)), arguments)
    except Complaint as complaint:
        return Question(deal, complaint)
    number = wanted.number if isinstance(wanted, FoundDeal) else None
    return Question(number or deal, start)


def _changed(start: Position, arguments: Namespace) -> Position:
    """Return the position with the rules that were asked for; Complaint if more passes were made than they allow."""
    variant = start.variant
    if arguments.passes is not None:
        variant = replace(variant, passes=None if arguments.passes == UNLIMITED else arguments.passes)
    if arguments.no_worry_back:
        variant = replace(variant, worry_back=False)
    try:
        return arranged(Setup(variant, start.stock, start.waste, start.foundations, start.columns, start.pass_number))
    except InvalidSetup as invalid:
        raise Complaint(faults.told(invalid.faults)) from invalid


def _answer(deal: int | str, variant: Variant, verdict: Verdict) -> Answer:
    tokens = [move_token(move) for move in verdict.line]
    line = " ".join(tokens)
    is_won = verdict.outcome is Outcome.WINNABLE
    values = {
        "deal": deal,
        "variant": _name(variant),
        "verdict": verdict.outcome.value,
        "line": line if is_won else None,
        "moves": len(tokens) if is_won else None,
        "nodes": verdict.nodes,
        "seconds": round(verdict.seconds, 6),
    }
    shown = deal if isinstance(deal, int) else _one_line(deal)
    match verdict.outcome:
        case Outcome.WINNABLE:
            lines = [solutions.winnable(variant, shown, len(tokens)), *([line] if line else [])]
        case Outcome.UNWINNABLE:
            lines = [solutions.unwinnable(variant, shown)]
        case _:
            lines = [solutions.unknown(variant, shown, verdict.nodes)]
    return Answer(values, tuple(lines))


def _refused(deal: int | str, why: str) -> Answer:
    return Answer({"deal": deal, "error": why}, (solutions.unreadable(_one_line(str(deal)), why),))


def _name(variant: Variant) -> str:
    """Return the id of the named variant whose draw and scoring these rules have."""
    return next(
        name for name, value in VARIANTS.items() if (value.draw, value.scoring) == (variant.draw, variant.scoring)
    )


def _one_line(text: str) -> str:
    """Return what was typed as a terminal can show it: a file may hold what would steer the terminal."""
    return "".join(char if char.isprintable() else REPLACEMENT for char in " ".join(text.split()))
