"""The day and the deal that ``--daily`` asks for."""

from datetime import date

from klondike_qt.dealing import daily_variant, today
from klondike_qt.rules.deck import deal_of_number
from klondike_qt.rules.faults import excerpt
from klondike_qt.rules.found import FoundDeal
from klondike_qt.rules.variant import KLONDIKE, Variant
from klondike_qt.store.daily import DailyTableTrouble, daily_number
from klondike_qt.terminal.answers import Complaint, Exit
from klondike_qt.words import complaints, deals

TODAY = "\0"
"""Stands for a day that was not named; nobody can type it."""


def read_day(text: str) -> date:
    """Return the day that YYYY-MM-DD (or TODAY) names; Complaint for no day, and for one still to come."""
    if text == TODAY:
        return today()
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise Complaint(complaints.not_a_day(excerpt(text))) from None
    if day.isoformat() != text:
        raise Complaint(complaints.not_a_day(excerpt(text)))
    if day > today():
        raise Complaint(complaints.day_to_come(text))
    return day


def daily_rules(variant: Variant | None) -> Variant:
    """Return the rules of a daily deal, draw one if none are asked for; Complaint for rules without daily deals."""
    rules = variant or KLONDIKE
    if daily_variant(rules) != rules:
        raise Complaint(complaints.no_daily_deals())
    return rules


def found_daily(day: date, variant: Variant | None) -> FoundDeal:
    """Return the deal of a day; Complaint for rules without daily deals, and if the table is not to be trusted."""
    rules = daily_rules(variant)
    try:
        number = daily_number(day, rules.draw)
    except DailyTableTrouble:
        raise Complaint(deals.no_daily_table(), Exit.FILE_TROUBLE) from None
    return FoundDeal(deal_of_number(number), number)
