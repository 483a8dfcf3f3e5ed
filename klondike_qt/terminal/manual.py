"""What the command line offers, read from its own definitions: for the help and the manual page."""

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

Row = tuple[str, str]


@dataclass(frozen=True, slots=True)
class Offer:
    """One command, or the program without one."""

    name: str
    """Empty for the program without a command."""
    text: str
    """What it does."""
    usage: str
    """How it is written, without the name of the program."""
    arguments: tuple[Row, ...]
    """What has to stand there by its place, and what it means."""
    options: tuple[Row, ...]
    """How each option is written, and what it does."""


def offers(parser: argparse.ArgumentParser) -> tuple[Offer, ...]:
    """Return the program without a command, then each command in order."""
    found = [_offer("", parser.description or "", parser)]
    for action in _actions(parser):
        if isinstance(action, argparse._SubParsersAction):  # noqa: SLF001 # argparse offers no other way to look
            texts = {choice.dest: choice.help or "" for choice in action._choices_actions}  # noqa: SLF001
            found += [_offer(name, texts[name], below) for name, below in action.choices.items()]
    return tuple(found)


def command_rows(offered: Sequence[Offer]) -> tuple[Row, ...]:
    """Return how each command is written, and what it does."""
    return tuple(
        (" ".join([offer.name, *(name for name, _ in offer.arguments)]), offer.text) for offer in offered if offer.name
    )


def option_rows(offered: Sequence[Offer]) -> tuple[Row, ...]:
    """Return each option once, those of a single command behind its name."""
    common = dict(offered[0].options)
    rows = list(offered[0].options)
    own = [(offer.name, written, text) for offer in offered[1:] for written, text in offer.options]
    everywhere = [row for row in offered[1].options if all(row in offer.options for offer in offered[1:])]
    rows += [row for row in everywhere if row[0] not in common]
    known = {*common, *(written for written, _ in everywhere)}
    rows += [(f"{name} {written}", text) for name, written, text in own if written not in known]
    return tuple(rows)


def _offer(name: str, text: str, parser: argparse.ArgumentParser) -> Offer:
    usage = " ".join(parser.format_usage().split()).partition(parser.prog)[2].strip()
    options, arguments = [], []
    for action in _actions(parser):
        if isinstance(action, argparse._SubParsersAction):  # noqa: SLF001
            continue
        if action.option_strings:
            options.append((_written(action), action.help or ""))
        else:
            arguments.append((str(action.metavar or action.dest), action.help or ""))
    return Offer(name, text, usage, tuple(arguments), tuple(options))


def _actions(parser: argparse.ArgumentParser) -> Iterator[argparse.Action]:
    yield from parser._actions  # noqa: SLF001 # argparse offers no other way to look


def _written(action: argparse.Action) -> str:
    """Return an option with its value: "--size {S,L,XL,XXL,MAX}"."""
    value = action.metavar or (f"{{{','.join(map(str, action.choices))}}}" if action.choices else action.dest.upper())
    names = ", ".join(action.option_strings)
    if action.nargs == 0:
        return names
    return f"{names} [{value}]" if action.nargs == "?" else f"{names} {value}"
