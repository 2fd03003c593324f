"""The rules of the caravan."""

from __future__ import annotations

from rulewright.core.dice import tell_dice, throw
from rulewright.core.record import CONFIRM, Choice, Decision, Outcome, Reason, Seat
from rulewright.core.rulebook import RuleBook

from .model import (
    DEEDS,
    GOAL,
    LAST_DAY,
    ROADS,
    BeginDay,
    CaravanState,
    ChooseRoad,
    DayBegan,
    Declare,
    Do,
    Fare,
    Fared,
    Guard,
    GuardStood,
    RoadTaken,
    StandGuard,
    TakeRoad,
)

BOOK = RuleBook()
ALL_ROADS = tuple(TakeRoad(road) for road in ROADS)
ALL_DEEDS = tuple(Do(deed) for deed in DEEDS)
GUARD = StandGuard()


@BOOK.resolves(BeginDay)
def begin_day(state: CaravanState, step: BeginDay, choice: None) -> None:
    """CAR-001: a new day, a new card of the weather. CAR-006: after the last day the journey has failed."""
    if state.day == LAST_DAY:
        end(state, won=False)
        return
    state.day += 1
    card = state.deck[state.roll("weather", len(state.deck))]
    rest = list(state.deck)
    rest.remove(card)
    state.weather = card
    state.seen = (*state.seen, card)
    state.deck = tuple(rest)
    if not state.deck:
        state.deck, state.seen = tuple(sorted(state.seen)), ()
    state.emit(DayBegan(rule="CAR-001", day=state.day, weather=card))
    state.then(ChooseRoad(), Declare(), Guard(), BeginDay())


@BOOK.asks(ChooseRoad)
def ask_road(state: CaravanState, step: ChooseRoad) -> Decision:
    """CAR-002: the party decides; any of them may answer for it."""
    seats = tuple(range(state.seats))
    return Decision(state.day % state.seats, "prompt-road", "CAR-002", ALL_ROADS, party=seats)


@BOOK.hears(ChooseRoad)
def take_road(state: CaravanState, step: ChooseRoad, seat: Seat, choice: TakeRoad) -> None:
    """CAR-002: it is told who decided."""
    state.road = choice.road
    state.emit(RoadTaken(rule="CAR-002", seat=seat, road=choice.road))


def deeds_of(state: CaravanState, seat: Seat) -> tuple[Do, ...]:
    """CAR-003: nobody forages in the hills."""
    return tuple(deed for deed in ALL_DEEDS if deed.deed != "forage" or state.road != "hills")


@BOOK.asks(Declare)
def ask_deeds(state: CaravanState, step: Declare) -> tuple[Decision, ...]:
    """CAR-003: all declare in the open and may change their minds until all have confirmed."""
    return tuple(
        Decision(seat, "prompt-deed", "CAR-003", deeds_of(state, seat), together=True) for seat in range(state.seats)
    )


@BOOK.gathers(Declare)
def declare(state: CaravanState, step: Declare, deeds: dict[Seat, Do]) -> None:
    """CAR-003: carried out in the order of the seats."""
    state.then(*(Fare(seat, deed.deed) for seat, deed in deeds.items()))


@BOOK.resolves(Fare)
def fare(state: CaravanState, step: Fare, choice: None) -> None:
    """CAR-004: who marches throws a die for the way, two in the plains; sixes explode, rain takes one off."""
    traveller = state.travellers[step.seat]
    if step.deed == "march":
        dice = throw(state, (6,) * (2 if state.road == "plains" else 1), explodes=True)
        modifiers = (("rain", -1),) if state.weather == "rain" else ()
        need = 5 if state.road == "plains" else 4
        rolled = tell_dice(state, "CAR-004", step.seat, "march", dice, modifiers, need)
        miles = (1 if state.road == "plains" else 2) if rolled.passed else 0
        state.miles += miles
        state.emit(Fared(rule="CAR-004", seat=step.seat, deed="march", miles=miles))
        if state.miles >= GOAL:
            end(state, won=True)
    elif step.deed == "forage":
        traveller.food += 1
        state.emit(Fared(rule="CAR-004", seat=step.seat, deed="forage", food=1))
    else:
        traveller.wounds = max(0, traveller.wounds - 1)
        state.emit(Fared(rule="CAR-004", seat=step.seat, deed="rest"))


@BOOK.asks(Guard)
def ask_guard(state: CaravanState, step: Guard) -> tuple[Decision, ...] | None:
    """CAR-005: whoever has fewer than two wounds may offer; nobody need if nobody can."""
    able = [seat for seat, traveller in enumerate(state.travellers) if traveller.wounds < 2]
    return tuple(Decision(seat, "prompt-guard", "CAR-005", (GUARD,)) for seat in able) or None


@BOOK.hears(Guard)
def stand_guard(state: CaravanState, step: Guard, seat: Seat, choice: StandGuard | None) -> None:
    """CAR-005: the first who offers stands guard and throws a die: a one or a two is a wound."""
    if choice is None:
        return
    (die,) = throw(state, (6,))
    rolled = tell_dice(state, "CAR-005", seat, "guard", (die,), need=3)
    wounds = 0 if rolled.passed else 1
    state.travellers[seat].wounds += wounds
    state.emit(GuardStood(rule="CAR-005", seat=seat, wounds=wounds))


def end(state: CaravanState, won: bool) -> None:
    """CAR-006: the party wins or loses together."""
    everybody = tuple(range(state.seats))
    state.outcome = Outcome((state.miles,) * state.seats, everybody, everybody if won else (), "CAR-006")


@BOOK.refuses(TakeRoad, Do, StandGuard, type(CONFIRM))
def refuse(state: CaravanState, seat: Seat, choice: Choice) -> list[Reason]:
    """Only a deed can be refused for a reason of its own."""
    if isinstance(choice, Do) and choice.deed == "forage" and state.road == "hills":
        return [Reason("CAR-003", "why-hills")]
    return []


BOOK.idle = lambda state, seat: Reason("CAR-003", "why-not-asked", {"seats": [d.seat for d in state.decisions]})
