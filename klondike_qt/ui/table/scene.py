"""The picture of the table: never the state, only its latest likeness.

It receives standings and updates, moves its cards to where the layout puts them, and can be cut short or rebuilt at
any instant without a difference.
"""

from collections.abc import Mapping

from PySide6.QtCore import QObject, QRect, QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene

from klondike_qt.game.commands import Finish
from klondike_qt.game.updates import Change, Standing, Update
from klondike_qt.preferences.schema import Preferences
from klondike_qt.rules.cards import Card
from klondike_qt.rules.position import Place
from klondike_qt.ui.system import System, is_wanted, worn_theme
from klondike_qt.ui.table.artwork import Artwork, artwork_for
from klondike_qt.ui.table.drawing import Drawing
from klondike_qt.ui.table.dressing import Dressing
from klondike_qt.ui.table.fitting import LEAST_SIZE, Fitting
from klondike_qt.ui.table.held import cards_at
from klondike_qt.ui.table.hinted import Pointer
from klondike_qt.ui.table.layout import lay_out
from klondike_qt.ui.table.marked import Marked, marked
from klondike_qt.ui.table.motion import Motion
from klondike_qt.ui.table.numbers import numbered
from klondike_qt.ui.table.pack import Pack
from klondike_qt.ui.table.picture import Picture
from klondike_qt.ui.table.pointer import Drag
from klondike_qt.ui.table.rects import Rect
from klondike_qt.ui.table.tempo import TEMPOS
from klondike_qt.ui.table.transition import back_pace, is_deal, paces, usual_pace

_UNMOVED = {Change.NOTHING, Change.FOCUS, Change.CLOCK}
"""Changes that move no card."""


class TableScene(QGraphicsScene):
    """All cards, places, counts and marks of one table, in lpx from its upper left corner.

    ``still``: nothing ever moves by itself, whatever the preferences say. Nothing is drawn before a view has made it
    ``fit``, and there is nothing to draw before ``reset``.
    """

    laid = Signal()
    """What lies where, or what is marked, may be something else now."""

    def __init__(
        self,
        artwork: Artwork,
        preferences: Preferences,
        system: System | None = None,
        *,
        still: bool = False,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.setSceneRect(0, 0, *LEAST_SIZE)
        # A few dozen items, most of them moving: looking through all of them is cheaper than an index.
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self._preferences = preferences
        self._system = system or System()
        self._still = still
        self._drawing = Drawing(artwork)
        self._fitting = Fitting()
        self._standing: Standing | None = None
        self._picture: Picture | None = None
        self._drag: Drag | None = None
        self._shows_focus = False
        self._pointer: Pointer | None = None
        self._motion = Motion(self)
        self._pack = Pack(self._drawing, self._motion)
        for item in self._pack.items.values():
            self.addItem(item)
        self._dressing = Dressing(self, self._drawing, self._pack)
        self._motion.arrived.connect(self._arrived)
        self._motion.stepped.connect(self._dressing.cast_shadows)

    @property
    def shows_game(self) -> bool:
        """Tell whether there has been a ``reset``."""
        return self._standing is not None

    @property
    def standing(self) -> Standing:
        """What is shown; RuntimeError before the first ``reset``."""
        if self._standing is None:
            msg = "the table shows no game yet"
            raise RuntimeError(msg)
        return self._standing

    @property
    def picture(self) -> Picture:
        """Where everything lies once nothing moves; RuntimeError before the first ``reset``."""
        if self._picture is None:
            msg = "the table shows no game yet"
            raise RuntimeError(msg)
        return self._picture

    @property
    def pointer(self) -> Pointer | None:
        """The hint that is shown."""
        return self._pointer

    @property
    def marked(self) -> Marked:
        """What is marked at this instant."""
        return self._dressing.marked

    @property
    def artwork(self) -> Artwork:
        """The drawings of the cards and the table."""
        return self._drawing.artwork

    @property
    def preferences(self) -> Preferences:
        """The choices that it is drawn by."""
        return self._preferences

    @property
    def motion(self) -> Motion:
        """The clock of all motion."""
        return self._motion

    def reset(self, standing: Standing) -> None:
        """Show a standing from scratch, without motion."""
        self.cut()
        self._standing = standing
        self._pointer = None
        self._end_drag()
        self._lay(None)

    def show(self, update: Update) -> None:
        """Show what an update did, from what is shown now on; dragged cards are let go if any card moves."""
        if not isinstance(update.command, Finish):
            self.cut()
        self._standing = update.after
        if not update.is_quiet:
            self._pointer = None
        if update.change is Change.CLOCK:
            return
        if update.change not in _UNMOVED:
            self._end_drag()
        self._lay(update)

    def cut(self) -> None:
        """End all motion at once; cards that follow the pointer go on doing so."""
        self._motion.cut()

    def apply(self, preferences: Preferences, system: System | None = None) -> None:
        """Show the table by other choices, at once; dragged cards are let go."""
        self._preferences = preferences
        self._system = system or self._system
        wanted = artwork_for(preferences, worn_theme(preferences, self._system))
        if wanted.choice != self._drawing.artwork.choice:
            self._drawing.artwork = wanted
            self.update()
        if not self.may_move:
            self.cut()
        self._relay()

    def fit(self, width: float, height: float, ratio: float, screen: str = "", *, from_right: bool = False) -> None:
        """Show the table at a size in lpx and a device pixel ratio, on the screen of a name.

        ``from_right``: for readers who begin at the right, so that the stock lies there, or at the left for their left
        hand. Dragged cards are let go, others go on.
        """
        is_new = self._fitting.ask(width, height, screen, from_right=from_right)
        if is_new or ratio != self._drawing.ratio:
            self._drawing.ratio = ratio
            self.setSceneRect(0, 0, *self._fitting.size)
            self._relay()

    def show_focus(self, shows: bool) -> None:  # noqa: FBT001
        """Show the focus, or not because the keyboard is somewhere else."""
        if shows != self._shows_focus:
            self._shows_focus = shows
            if self._picture:
                self._mark()

    def point_at(self, pointer: Pointer | None) -> None:
        """Show a hint until the next move, or show it no more."""
        if pointer != self._pointer:
            self._pointer = pointer
            self._mark()

    def carry(self, drag: Drag) -> None:
        """Let cards follow the pointer."""
        if self._drag is not drag:
            self.cut()
            self._drag = drag
            self._aim()
            self._pack.settle_idle()
        self._pack.follow(cards_at(self.standing.position, drag.source, drag.count), drag.x, drag.y)
        self._dress()

    def let_go(self) -> None:
        """Let cards that still follow the pointer slide back to where they belong."""
        if self._drag is None:
            return
        self._end_drag()
        self._aim()
        if self.may_move:
            self._pack.set_out(lambda _: back_pace(TEMPOS[self._preferences.motion_speed]))
        else:
            self._pack.settle()
        self._dress()

    def places_now(self) -> Mapping[Card, Rect]:
        """Return where each of the 52 cards is drawn at this instant, held ones raised."""
        return {card: item.here for card, item in self._pack.items.items()}

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Paint the cloth and the band of the side rail."""
        rail = self._picture.rail if self._picture else None
        self._dressing.paint_ground(painter, QRectF(rect).intersected(self.sceneRect()), rail)

    @property
    def may_move(self) -> bool:
        """Tell whether cards are seen to move."""
        return not (self._still or is_wanted(self._preferences.reduced_motion, self._system.reduced_motion))

    def _relay(self) -> None:
        """Lay the same standing out anew; what is on its way goes on to where it belongs now."""
        if self._standing is None:
            return
        self._end_drag()
        self._aim()
        if not self._fitting.is_known:
            return
        self._pack.settle_idle()
        self._dress()

    def _lay(self, update: Update | None) -> None:
        """Lay the standing out, and let the cards go there at the pace of the update."""
        self._aim()
        if not self._fitting.is_known:
            return
        if update is None or update.change in _UNMOVED or not self.may_move:
            self._pack.settle_idle()
        else:
            if is_deal(update):
                self._pack.gather(self.picture.places[Place.STOCK])
            tempo = TEMPOS[self._preferences.motion_speed]
            special, usual = paces(update, tempo), usual_pace(update, tempo)
            self._pack.set_out(lambda card: special.get(card, usual))
        self._dress()

    def _aim(self) -> None:
        """Find out where everything belongs."""
        standing = self.standing
        rail = self._picture.rail if self._picture else None
        self._picture = picture = lay_out(standing.position, self._fitting.frame(self._preferences), standing.focus)
        if picture.rail != rail:
            self.update()  # the band of the rail is part of the ground
        drawing = self._drawing
        drawing.width, drawing.cap = picture.card_width, picture.cap
        self._pack.aim(picture, standing, self._dragged)

    def _arrived(self) -> None:
        if self._picture is None:
            return
        if not self._motion.is_moving:
            self._pack.settle_idle()
            self._mark()
        self._dressing.cover_piles(self._picture, self.standing.position)

    def _dress(self) -> None:
        """Show everything that is no card."""
        self._dressing.dress(self.picture, self.standing)
        self._mark()

    @property
    def _dragged(self) -> tuple[Place, int] | None:
        return (self._drag.source, self._drag.count) if self._drag else None

    def _mark(self) -> None:
        drag = self._dragged
        shown = marked(
            self.standing,
            self.picture,
            focus=self._shows_focus,
            rings=self._preferences.rings,
            dragged=drag,
            pointer=self._pointer,
            under_way=self._pack.under_way(),
            double_bars=self.artwork.palette.family,
        )
        numbers = numbered(self.standing, self.picture, shown) if self._preferences.numbers else ()
        self._dressing.mark(shown, keys=drag is None, numbers=numbers)
        self.laid.emit()

    def _end_drag(self) -> None:
        """Leave the cards that follow the pointer where they are."""
        self._drag = None
        self._pack.drop()
