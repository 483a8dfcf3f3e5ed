"""New games with choices: the kind of game, which deals, how hard, and rules of the player's own."""

from klondike_qt.game.record import Difficulty
from klondike_qt.rules.variant import Scoring, Variant, variant_id
from klondike_qt.words.deals import difficulty_name, variant_name
from klondike_qt.words.translate import translate

_RULE = "A rule in the window for rules of the player’s own."


def title() -> str:
    """Name the window for a new game with choices."""
    return translate("New game", "Title of the window that asks which new game is wanted.")


def kind_label() -> str:
    """Name the choice of the kind of game."""
    return translate("Kind of game", "Name of a choice in the window for a new game.")


def deals_label() -> str:
    """Name the choice of the deals."""
    return translate("Deals", "Name of a choice in the window for a new game: winnable ones, or any.")


def difficulty_label() -> str:
    """Name the choice of the difficulty."""
    return translate("How hard to win", "Name of a choice in the window for a new game.")


def kept() -> str:
    """Say that the choices hold for later games too."""
    return translate("The next games are like this too", "Stands below the choices for a new game.")


def rules_button() -> str:
    """Name the button that opens the rules of the player's own."""
    return translate("Own &rules …", "Button in the window for a new game: opens another one with all rules.")


def rules_title() -> str:
    """Name the window for rules of the player's own."""
    return translate("Own rules", "Title of the window in which the player puts rules together.")


def draw_label() -> str:
    """Name the rule how many cards are drawn."""
    return translate("Cards drawn at a time", _RULE)


def draw_text(draw: int) -> str:
    """Return a number of cards that are drawn."""
    return translate("{n} cards", "A value: how many cards are drawn at a time.", n=draw, one="{n} card")


def passes_label() -> str:
    """Name the rule how often the stock can be gone through."""
    return translate("Passes through the stock", _RULE)


def passes_text(passes: int | None) -> str:
    """Return a number of passes."""
    if passes is None:
        return translate("Any number", "A value: how often the stock can be gone through.")
    note = "A value: how often the stock can be gone through."
    return translate("{n} passes", note, n=passes, one="{n} pass")


def scoring_label() -> str:
    """Name the rule how the score is kept."""
    return translate("Score", _RULE)


def scoring_text(scoring: Scoring) -> str:
    """Return a way of keeping the score."""
    if scoring is Scoring.VEGAS:
        return translate("Las Vegas, in dollars", "A value: how the score is kept.")
    return translate("Points", "A value: how the score is kept.")


def penalty_label() -> str:
    """Name the rule what turning the waste over costs."""
    return translate("Points lost when the waste is turned over", _RULE)


def worry_back_label() -> str:
    """Name the rule whether cards come back from the foundations."""
    return translate("Cards may come &back from the foundations", _RULE)


def bonus_label() -> str:
    """Name the rule whether a fast win earns points."""
    return translate("A &fast win earns points", _RULE)


def rules_meaning(variant: Variant, daily: Variant) -> str:
    """Return what follows from rules: where their records are, and by which rules the daily deal is played."""
    if variant_id(variant):
        return translate(
            "These are the rules of {name}: games count in its records.",
            "Stands below the rules that the player puts together. {name}: Klondike.",
            name=variant_name(variant),
        )
    if daily == variant:
        return translate(
            "Games by these rules have records of their own. Daily deals are played by them too.",
            "Stands below the rules that the player puts together.",
        )
    return translate(
        "Games by these rules have records of their own. Daily deals keep to the rules of {daily}.",
        "Stands below the rules that the player puts together. {daily}: Klondike.",
        daily=variant_name(daily),
    )


def looking_for(difficulty: Difficulty) -> str:
    """Say that a deal is being looked for."""
    return translate(
        "Looking for a deal to win: {level}",
        "Heard while a new deal is looked for, for a few seconds. {level}: easy, medium, hard, very hard.",
        level=difficulty_name(difficulty),
    )


def given_up() -> str:
    """Say that no deal is looked for any more, because the player went on with the game."""
    return translate("No new deal is looked for any more", "Heard when the player goes on while a deal is looked for.")


def not_found(wished: Difficulty, found: Difficulty) -> str:
    """Say that a deal is not as hard as wished."""
    return translate(
        "No deal with the difficulty {wished} was found in time; this one is {found}",
        "Heard after dealing. {wished} and {found}: easy, medium, hard, very hard.",
        wished=difficulty_name(wished),
        found=difficulty_name(found),
    )
