"""Putting rules together: each field of a variant, and what follows for records and daily deals."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QWidget

from klondike_qt.dealing import daily_variant
from klondike_qt.rules.variant import Scoring, Variant
from klondike_qt.ui.dialogs.boxes import Tick
from klondike_qt.ui.dialogs.choosers import Combo, together
from klondike_qt.ui.dialogs.number import Number
from klondike_qt.ui.dialogs.paged import PagedDialog
from klondike_qt.ui.dialogs.prose import Prose
from klondike_qt.words import choosing, dialogs
from klondike_qt.words import new_deal as words

if TYPE_CHECKING:
    from klondike_qt.ui.dialogs.flow import Button

MOST_PASSES = 9
HIGHEST_PENALTY = 1000


class OwnRulesDialog(PagedDialog):
    """Every rule of the next games, beginning with those in force."""

    chosen = Signal(object)
    """Carries the ``Variant`` of which a game is wanted."""

    def __init__(self, variant: Variant, parent: QWidget | None = None) -> None:
        super().__init__(words.rules_title(), parent, size=QSize(640, 680))
        self._deal: Button | None = None
        self._draw = Combo(words.draw_label(), {draw: words.draw_text(draw) for draw in (1, 3)}, self._tell)
        passes = (None, *range(1, max(MOST_PASSES, variant.passes or 1) + 1))
        self._passes = Combo(words.passes_label(), {count: words.passes_text(count) for count in passes}, self._tell)
        self._scoring = Combo(words.scoring_label(), {way: words.scoring_text(way) for way in Scoring}, self._tell)
        self._penalty = Number()
        self._penalty.setAccessibleName(words.penalty_label())
        self._penalty.setRange(0, max(HIGHEST_PENALTY, variant.redeal_penalty))
        self._penalty.setSingleStep(5)
        self._worry_back = Tick(words.worry_back_label())
        self._bonus = Tick(words.bonus_label())
        self._meaning = Prose()
        self._meaning.setObjectName("meaning")
        self._fill(variant)
        rules: tuple[QWidget, ...] = (self._draw, self._passes, self._scoring, self._penalty)
        labels = [Prose(part.accessibleName()) for part in rules]
        for label, part in zip(labels, rules, strict=True):
            label.setBuddy(part)
            self.page.addLayout(together(label, part))
        self._in_points: tuple[QWidget, ...] = (labels[-1], self._penalty, self._bonus)
        """What means nothing where dollars are counted."""
        for below in (self._worry_back, self._bonus, self._meaning):
            self.page.addWidget(below)
        self.page.addStretch(1)
        self._deal = self.add_button(choosing.deal_button(), self._take, is_default=True)
        self.add_button(dialogs.cancel_button(), self.reject)
        self._penalty.valueChanged.connect(lambda *_: self._tell())
        for tick in (self._worry_back, self._bonus):
            tick.toggled.connect(lambda *_: self._tell())
        self._tell()
        self.begin_at(self._draw)

    def _fill(self, variant: Variant) -> None:
        self._draw.choose(variant.draw)
        self._passes.choose(variant.passes)
        self._scoring.choose(variant.scoring)
        self._penalty.setValue(variant.redeal_penalty)
        self._worry_back.setChecked(variant.worry_back)
        self._bonus.setChecked(variant.time_bonus)

    @property
    def variant(self) -> Variant:
        """The rules as they are put together; what means nothing in dollars is left out there."""
        in_points = self._scoring.value is Scoring.STANDARD
        return Variant(
            draw=self._draw.value,
            passes=self._passes.value,
            scoring=self._scoring.value,
            redeal_penalty=self._penalty.value() if in_points else 0,
            worry_back=self._worry_back.isChecked(),
            time_bonus=in_points and self._bonus.isChecked(),
        )

    def _tell(self) -> None:
        """Say what follows from the rules."""
        if self._deal is None:
            return  # not all rules are there yet
        for one in self._in_points:
            one.setVisible(self._scoring.value is Scoring.STANDARD)
        variant = self.variant
        meaning = words.rules_meaning(variant, daily_variant(variant))
        self._meaning.setText(meaning)
        self._deal.setAccessibleDescription(meaning)

    def _take(self) -> None:
        variant = self.variant
        self.accept()  # first, so that the question that may follow is alone on the window
        self.chosen.emit(variant)
