"""What a caravan is made of: steps, choices, events and the state."""

from __future__ import annotations

from typing import Annotated, Union

from msgspec import Struct

from rulewright.core.markers import Counted, Hidden, PerSeat, Public
from rulewright.core.record import Choice, Confirm, Event, Seat, State, Step

ROADS = ("plains", "hills")
DEEDS = ("march", "forage", "rest")
GOAL = 12
LAST_DAY = 9
WEATHER = ("sun", "sun", "sun", "rain", "rain", "wind")


class BeginDay(Step, frozen=True):
    """A card of the weather is turned up; too late a day ends the journey."""


class ChooseRoad(Step, frozen=True):
    """The party decides where to go."""


class Declare(Step, frozen=True):
    """Everybody says in the open what they will do."""


class Guard(Step, frozen=True):
    """Somebody stands guard: whoever says so first."""


class Fare(Step, frozen=True):
    """A traveller does what was declared."""

    seat: Seat
    deed: str


AnyStep = Union[BeginDay, ChooseRoad, Declare, Guard, Fare]


class TakeRoad(Choice, frozen=True):
    road: str


class Do(Choice, frozen=True):
    deed: str


class StandGuard(Choice, frozen=True):
    """I stand guard."""


AnyChoice = Union[TakeRoad, Do, StandGuard, Confirm]


class DayBegan(Event, frozen=True, kw_only=True):
    day: Annotated[int, Public]
    weather: Annotated[str, Public]


class RoadTaken(Event, frozen=True, kw_only=True):
    road: Annotated[str, Public]


class Fared(Event, frozen=True, kw_only=True):
    deed: Annotated[str, Public]
    miles: Annotated[int, Public] = 0
    food: Annotated[int, Public] = 0


class GuardStood(Event, frozen=True, kw_only=True):
    wounds: Annotated[int, Public]


class Traveller(Struct):
    food: Annotated[int, Public] = 2
    wounds: Annotated[int, Public] = 0


class CaravanState(State, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    agenda: Annotated[list[AnyStep], Public]
    picks: Annotated[dict[int, Do], Hidden]
    travellers: Annotated[list[Traveller], PerSeat]
    road: Annotated[str, Public]
    weather: Annotated[str, Public]
    day: Annotated[int, Public] = 0
    miles: Annotated[int, Public] = 0
    deck: Annotated[tuple[str, ...], Counted] = WEATHER
    seen: Annotated[tuple[str, ...], Public] = ()

    @property
    def seats(self) -> int:
        return len(self.travellers)
