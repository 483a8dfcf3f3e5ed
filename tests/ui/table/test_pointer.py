"""What the pointer means, told without a window."""

from dataclasses import dataclass, field

import pytest
from support.games import cards, command_of, dealt, laid, play_tokens, session_on
from support.lines import winning_line

from klondike_qt.game.commands import CarryCards, Command, FocusOn, PickUp, PressStock, PutBack, PutDown, SendToBest
from klondike_qt.game.cursor import Focus
from klondike_qt.game.session import Session
from klondike_qt.preferences.presets import with_presets
from klondike_qt.preferences.schema import Preferences
from klondike_qt.preferences.worn import Preset
from klondike_qt.rules.cards import CARD_BY_CODE
from klondike_qt.rules.legal import legal_moves
from klondike_qt.rules.moves import Carry, Reason
from klondike_qt.rules.position import Place, Position
from klondike_qt.rules.variant import DRAW_THREE
from klondike_qt.ui.table.held import cards_at, raised_by
from klondike_qt.ui.table.layout import Frame, Picture, lay_out
from klondike_qt.ui.table.pointer import Manners, Pointer, Sight

Point = tuple[float, float]
REACH, TWICE = Manners().reach, Manners().accident
C1, C2, C3, C4, C5, C6, C7 = (place for place in Place if place.is_column)
BARE_CLOTH = (450.0, 30.0)
HELD_RUN = laid("QS | KH QC JD TS", "| JC", "| 9H", "5D | 9C", foundations=(8, 0, 0, 0))


@dataclass
class Hand:
    """A hand on the pointer; what it asks for is done."""

    session: Session
    manners: Manners = field(default_factory=Manners)
    now: float = 10_000.0
    asked: list[Command] = field(default_factory=list)
    reasons: list[Reason] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.pointer = Pointer(lambda: Sight(self.picture, self.session.standing, self.manners))

    @property
    def picture(self) -> Picture:
        standing = self.session.standing
        return lay_out(standing.position, Frame(1280, 700), standing.focus)

    def card(self, code: str) -> Point:
        return self.picture.cards[CARD_BY_CODE[code]].shown.centre

    def empty(self, place: Place) -> Point:
        return self.picture.places[place].centre

    def release(self, point: Point) -> tuple[Command, ...]:
        commands = self.pointer.release(*point, self.now)
        self.asked += commands
        for command in commands:
            refusal = self.session.handle(command, 0).refusal
            self.reasons += [refusal.reason] if refusal else []
        return commands

    def click(self, point: Point, *, after: float = 1000, double: bool = False) -> tuple[Command, ...]:
        self.now += after
        self.pointer.press(*point, double=double)
        return self.release(point)

    def drag(self, start: Point, *way: Point) -> tuple[Command, ...]:
        self.now += 1000
        self.pointer.press(*start)
        for point in way:
            self.pointer.move(*point)
        return self.release(way[-1])


def hand_on(position: Position | None = None, *, autoplay: bool = True) -> Hand:
    return Hand(session_on(position or dealt(24)), Manners(sends=autoplay))


def shifted(point: Point, dx: float, dy: float = 0) -> Point:
    return point[0] + dx, point[1] + dy


def test_m_03_a_press_alone_does_nothing() -> None:
    hand = hand_on()
    hand.pointer.press(*hand.card("AC"))
    assert hand.session.standing.moves == 0
    assert hand.pointer.drag is None


def test_a_click_with_autoplay_goes_to_the_card_and_sends_it() -> None:
    hand = hand_on()
    assert hand.click(hand.card("6S")) == (FocusOn(Focus(C6)), SendToBest(C6, 1))
    assert hand.click(hand.card("7D")) == (FocusOn(Focus(C5, 1)), SendToBest(C5, 2))


def test_a_click_on_the_stock_presses_it() -> None:
    hand = hand_on()
    assert hand.click(hand.empty(Place.STOCK)) == (FocusOn(Focus(Place.STOCK)), PressStock())
    assert hand.click(hand.empty(Place.WASTE)) == (FocusOn(Focus(Place.WASTE)), SendToBest(Place.WASTE, 1))


def test_a_click_on_a_fanned_card_means_the_top_of_the_waste() -> None:
    hand = Hand(session_on(dealt(24, DRAW_THREE)))
    hand.click(hand.empty(Place.STOCK))
    below = hand.session.standing.position.waste[0].code
    assert hand.click(hand.card(below)) == (FocusOn(Focus(Place.WASTE)), SendToBest(Place.WASTE, 1))


def test_m_05_a_click_on_a_face_down_card_means_the_run_on_it() -> None:
    hand = hand_on()
    hidden = hand.session.standing.position.column(C7).hidden[0].code
    assert hand.click(hand.card(hidden)) == (FocusOn(Focus(C7)), SendToBest(C7, 1))


def test_fault_23_a_click_on_a_foundation_never_takes_its_card_back() -> None:
    hand = hand_on()
    hand.click(hand.card("AC"))
    assert hand.click(hand.card("AC")) == (FocusOn(Focus(Place.CLUBS)),)
    assert hand.session.standing.position.foundations == (1, 0, 0, 0)


def test_a_foundation_card_is_picked_up_by_a_click_without_autoplay_or_dragged() -> None:
    hand = hand_on(laid("2D", "| 3D", foundations=(2, 1, 0, 0)), autoplay=False)
    assert hand.click(hand.card("2C")) == (FocusOn(Focus(Place.CLUBS)), PickUp(Place.CLUBS, 1))
    hand.click(hand.card("3D"))
    assert hand.session.standing.position.foundations == (1, 1, 0, 0)
    hand.session.handle(command_of("C2"), 0)
    dragging = hand_on(laid("2D", "| 3D", foundations=(2, 1, 0, 0)))
    assert dragging.drag(dragging.card("2C"), dragging.card("3D")) == (CarryCards(Place.CLUBS, C2, 1),)


@pytest.mark.parametrize("place", [Place.WASTE, Place.HEARTS])
def test_a_click_on_an_empty_place_only_goes_there(place: Place) -> None:
    hand = hand_on()
    assert hand.click(hand.empty(place)) == (FocusOn(Focus(place)),)


def test_a_click_on_the_bare_cloth_does_nothing() -> None:
    hand = hand_on()
    assert hand.click(BARE_CLOTH) == ()


def test_m_06_a_second_click_on_the_same_card_within_300_ms_is_ignored() -> None:
    hand = hand_on()
    hand.click(hand.card("KH"))
    assert hand.click(hand.card("KH"), after=TWICE - 1) == ()
    assert hand.click(hand.card("KH"), after=2)


def test_a_second_click_at_the_same_spot_does_not_send_the_card_that_came_to_light() -> None:
    hand = hand_on()
    spot = hand.card("AC")
    hand.click(spot)
    assert hand.click(spot, after=TWICE - 1, double=True) == ()
    assert hand.session.standing.moves == 1


def test_fault_1_a_hail_of_clicks_at_one_spot_plays_at_most_one_move_in_300_ms() -> None:
    hand = hand_on()
    spot = hand.empty(Place.STOCK)
    for n in range(20):
        hand.click(spot, after=100, double=n % 2 == 1)
    assert hand.session.standing.moves == 7


def test_clicks_elsewhere_and_clicks_at_an_unknown_time_are_never_taken_for_an_accident() -> None:
    hand = hand_on()
    hand.click(hand.card("6S"))
    assert hand.click(hand.card("8C"), after=10)
    for _ in range(2):
        hand.pointer.press(*hand.empty(Place.STOCK))
        assert hand.pointer.release(*hand.empty(Place.STOCK))


def test_without_autoplay_a_click_picks_up_and_a_click_on_a_place_puts_down() -> None:
    hand = hand_on(autoplay=False)
    assert hand.click(hand.card("6S")) == (FocusOn(Focus(C6)), PickUp(C6, 1))
    assert hand.click(hand.card("7D")) == (FocusOn(Focus(C5)), PutDown(C5))
    assert hand.session.standing.moves == 1


def test_without_autoplay_a_double_click_sends() -> None:
    hand = hand_on(autoplay=False)
    hand.click(hand.card("AC"))
    assert hand.click(hand.card("AC"), after=150, double=True)[1:] == (SendToBest(C3, 1),)
    assert hand.session.standing.position.foundations[0] == 1


def test_a_double_click_on_a_place_that_took_the_cards_sends_nothing_on() -> None:
    hand = hand_on(autoplay=False)
    hand.click(hand.card("6S"))
    spot = hand.card("7D")
    hand.click(spot)
    assert hand.click(spot, after=150, double=True) == ()


def test_a_click_on_held_cards_or_their_column_puts_them_back() -> None:
    hand = hand_on(HELD_RUN, autoplay=False)
    for code in ("JD", "TS", "KH"):
        hand.session.handle(PickUp(C1, 2), 0)
        assert hand.click(hand.card(code))[1:] == (PutBack(),)


def test_held_cards_are_clicked_and_dragged_where_they_are_seen() -> None:
    hand = hand_on(dealt(24), autoplay=False)
    hand.session.handle(PickUp(C7, 1), 0)
    spot = hand.picture.cards[CARD_BY_CODE["KH"]].shown
    dx, dy = raised_by(hand.picture, hand.session.standing.position, hand.session.standing.hand)
    raised = (spot.x + dx + 1, spot.y + dy + 1)
    assert dy < 0
    hand.pointer.press(*raised)
    hand.pointer.move(*shifted(raised, -200))
    assert hand.pointer.drag
    assert (hand.pointer.drag.source, hand.pointer.drag.count) == (C7, 1)
    hand.pointer.cancel()
    assert hand.click(raised)[1:] == (PutBack(),)


def test_a_single_held_card_put_down_on_any_foundation_means_its_own() -> None:
    hand = hand_on()
    hand.session.handle(PickUp(C3, 1), 0)
    assert hand.click(hand.empty(Place.SPADES))[1:] == (PutDown(Place.CLUBS),)


def test_a_held_card_on_the_stock_is_refused_and_still_held() -> None:
    hand = hand_on()
    hand.session.handle(PickUp(C3, 1), 0)
    assert hand.click(hand.empty(Place.STOCK))[1:] == (PutDown(Place.STOCK),)
    assert hand.reasons == [Reason.CANNOT_PUT_THERE]


def test_m_03_the_second_button_puts_held_cards_back_and_does_nothing_else() -> None:
    hand = hand_on()
    assert hand.pointer.second_button() == ()
    hand.session.handle(PickUp(C3, 1), 0)
    assert hand.pointer.second_button() == (PutBack(),)


@pytest.mark.parametrize(("reach", "dx"), [(12, -12), (12, 12), (40, -40), (40, 40), (60, 60)])
def test_m_02_a_trembling_click_is_a_click(reach: int, dx: float) -> None:
    hand = Hand(session_on(dealt(24)), Manners(reach=reach))
    spot = hand.card("AC")
    assert hand.drag(spot, shifted(spot, dx), shifted(spot, 0, dx))[1:] == (SendToBest(C3, 1),)
    assert hand.pointer.drag is None


def test_m_02_the_tremor_preset_takes_40_lpx_for_trembling() -> None:
    now = with_presets(Preferences(), {Preset.TREMOR})
    assert (now.reach, now.drag, now.double_click, now.autoplay) == (40, False, False, False)


def test_m_03_a_release_elsewhere_does_nothing_where_cards_are_not_dragged() -> None:
    hand = Hand(session_on(dealt(24)), Manners(drags=False))
    for card in ("AC", "6S", "KH"):
        assert hand.drag(hand.card(card), BARE_CLOTH) == ()
        assert hand.drag(hand.card(card), hand.card("7D")) == ()
    assert hand.session.standing.moves == 0


def test_m_01_each_way_to_move_a_card_can_be_turned_off_alone() -> None:
    def moved(manners: Manners) -> list[bool]:
        """Tell whether a click, a click and another, a double click and a drag move a card."""
        hands = [Hand(session_on(dealt(24)), manners) for _ in range(4)]
        hands[0].click(hands[0].card("6S"))
        hands[1].session.handle(PickUp(C6, 1), 0)
        hands[1].click(hands[1].card("7D"))
        hands[2].click(hands[2].card("6S"))
        hands[2].click(hands[2].card("6S"), after=100, double=True)
        hands[3].drag(hands[3].card("6S"), hands[3].card("7D"))
        return [bool(hand.session.standing.moves) for hand in hands]

    assert moved(Manners()) == [True, True, True, True]
    assert moved(Manners(sends=False)) == [False, True, True, True]
    assert moved(Manners(sends=False, doubles=False)) == [False, True, False, True]
    assert moved(Manners(sends=False, drags=False)) == [False, True, True, False]
    assert moved(Manners(sends=False, picks=False, doubles=False)) == [False, False, False, True]


def test_m_01_a_game_is_won_by_clicks_without_any_drag() -> None:
    line = winning_line("klondike")
    hand = Hand(session_on(dealt(line.deal)), Manners(sends=False, doubles=False, drags=False))
    for token in line.tokens:
        command = command_of(token)
        if not isinstance(command, CarryCards):
            hand.click(hand.empty(Place.STOCK))
            continue
        position = hand.session.standing.position
        move = next(
            move
            for move in legal_moves(position)
            if isinstance(move, Carry)
            and (move.source, move.destination) == (command.source, command.destination)
            and command.count in {None, move.count}
        )
        hand.click(hand.card(cards_at(position, move.source, move.count)[0].code))
        onto = cards_at(position, move.destination, 1)
        hand.click(hand.card(onto[0].code) if onto else hand.empty(move.destination))
    assert hand.session.standing.position.is_won
    assert not hand.reasons


@pytest.mark.parametrize("accident", [0, 300, 1500])
def test_m_06_how_soon_a_second_click_is_an_accident_is_the_players_choice(accident: int) -> None:
    hand = Hand(session_on(dealt(24)), Manners(accident=accident))
    spot = hand.empty(Place.STOCK)
    hand.click(spot)
    if accident:
        assert hand.click(spot, after=accident - 1) == ()
    hand.click(spot, after=1)
    assert hand.session.standing.moves == 2


def test_m_02_a_press_that_ends_on_the_same_pile_is_a_click_and_no_failed_drag() -> None:
    hand = hand_on()
    spot = hand.card("KH")
    assert hand.drag(spot, shifted(spot, 40), shifted(spot, 30, 30))[1:] == (SendToBest(C7, 1),)


def test_cards_that_come_back_from_afar_are_left_where_they_were() -> None:
    hand = hand_on()
    spot = hand.card("AC")
    assert hand.drag(spot, shifted(spot, 300, 200), shifted(spot, 5)) == ()


def test_a_drag_carries_the_run_from_the_grabbed_card_on() -> None:
    hand = hand_on()
    play_tokens(hand.session, "65")
    assert hand.drag(hand.card("7D"), hand.card("8C")) == (CarryCards(C5, C4, 2),)
    assert hand.session.standing.moves == 2


def test_a_drop_half_a_card_beside_a_legal_place_goes_there() -> None:
    hand = hand_on()
    width = hand.picture.card_width
    assert hand.drag(hand.card("6S"), shifted(hand.card("7D"), -1.2 * width)) == (CarryCards(C6, C4, 1),)
    assert hand.drag(hand.card("6S"), shifted(hand.card("7D"), -0.9 * width)) == (CarryCards(C6, C5, 1),)


def test_fault_21_a_card_let_go_with_the_pointer_outside_lands_on_the_best_overlap() -> None:
    hand = hand_on()
    grabbed = hand.picture.cards[CARD_BY_CODE["6S"]].shown
    corner = (grabbed.right - 3, grabbed.bottom - 3)
    target = hand.picture.cards[CARD_BY_CODE["7D"]].shown
    assert hand.drag(corner, (target.right + 45, target.bottom + 60)) == (CarryCards(C6, C5, 1),)


def test_a_single_card_let_go_over_any_foundation_lands_on_its_own() -> None:
    hand = hand_on()
    assert hand.drag(hand.card("AC"), hand.empty(Place.SPADES)) == (CarryCards(C3, Place.CLUBS, 1),)


def test_a_drop_where_it_may_not_lie_is_carried_there_so_that_the_reason_is_said() -> None:
    hand = hand_on()
    assert hand.drag(hand.card("KH"), hand.card("5C")) == (CarryCards(C7, C1, 1),)
    assert hand.drag(hand.card("KH"), hand.empty(Place.CLUBS)) == (CarryCards(C7, Place.HEARTS, 1),)
    assert hand.reasons == [Reason.WRONG_RANK, Reason.FOUNDATION_NEEDS_ACE]


def test_a_drop_on_the_bare_cloth_says_nothing() -> None:
    hand = hand_on()
    assert hand.drag(hand.card("KH"), BARE_CLOTH) == ()


def test_fault_19_a_run_let_go_over_a_foundation_is_refused_and_stays_whole() -> None:
    hand = hand_on(laid("| 4H 3S", "| 9H", foundations=(0, 0, 3, 2)))
    before = hand.session.standing.position
    assert hand.drag(hand.card("4H"), hand.card("3H")) == (CarryCards(C1, Place.HEARTS, 2),)
    assert hand.reasons == [Reason.ONE_CARD]
    assert hand.session.standing.position == before


def test_fault_8_a_card_dragged_from_foundation_to_foundation_changes_nothing() -> None:
    hand = hand_on(laid("| 4H", foundations=(1, 0, 0, 0)))
    assert hand.drag(hand.card("AC"), hand.empty(Place.SPADES)) == ()


def test_stock_and_empty_places_cannot_be_dragged() -> None:
    hand = hand_on()
    for place in (Place.STOCK, Place.WASTE, Place.HEARTS):
        assert hand.drag(hand.empty(place), hand.card("KH")) == ()
    assert hand.drag(BARE_CLOTH, hand.card("KH")) == ()


def test_a_press_that_was_let_go_of_means_nothing_when_it_is_released() -> None:
    hand = hand_on()
    hand.pointer.press(*hand.card("6S"))
    hand.pointer.move(*hand.card("7D"))
    hand.pointer.cancel()
    hand.pointer.move(*hand.card("7D"))
    assert hand.pointer.drag is None
    assert hand.release(hand.card("7D")) == ()


def test_every_strip_of_a_squeezed_column_is_its_card() -> None:
    run = "KS QH JS TH 9S 8H 7S 6H 5S 4H 3S 2H AS"
    hand = hand_on(laid(f"KC QC JC TC 9C 8C | {run}"))
    for depth, card in enumerate(reversed(cards(run))):
        spot = hand.picture.cards[card]
        if not spot.visible:
            continue
        for y in (spot.shown.y + 0.5, spot.shown.bottom - 0.5):
            hand.pointer.press(spot.shown.x + 4, y)
            hand.pointer.move(spot.shown.x + 104, y)
            assert hand.pointer.drag
            assert hand.pointer.drag.count == depth + 1
