"""The caravan as a `Game`."""

from __future__ import annotations

from collections.abc import Collection, MutableSequence, Sequence
from pathlib import Path
from typing import Any

from rulewright.content.rules import Register
from rulewright.content.sentences import GameTexts, Printed
from rulewright.content.texts import Language
from rulewright.core.game import Fortune, Game, Mode, Score
from rulewright.core.record import CONFIRM, Choice, Luck, Seat, State, bind
from rulewright.core.text import Texts
from rulewright.core.thinking import Observer
from rulewright.svg.elements import esc

from .model import GOAL, LAST_DAY, WEATHER, BeginDay, CaravanState, Traveller
from .rules import ALL_DEEDS, ALL_ROADS, BOOK, GUARD

FOLDER = Path(__file__).parent
COLOURS = ("red", "blue", "yellow", "green")
INK = "#2a2438"
PAINT = {"red": "#c2463f", "blue": "#3b74b8", "yellow": "#d9a520", "green": "#4d8f4a"}


class CaravanLanguage(Language):
    kinds = ("road", "deed", "weather", "dice", "modifier", "word")


class CaravanTexts(GameTexts):
    def __init__(self, language: str, names: Sequence[str]) -> None:
        super().__init__(CaravanLanguage(language, (FOLDER / "locale",)), names, Caravan.name, {})

    def printed(self) -> list[Printed]:
        return []


class CaravanObserver:
    """Everything there is to see, as numbers."""

    def __init__(self, players: int) -> None:
        self.names = (
            "day", "miles", "hills", "rain",
            *(f"{what}-{seat}" for seat in range(players) for what in ("food", "wounds", "answered", "confirmed")),
        )  # fmt: skip

    def read(self, state: State, seat: Seat) -> list[float]:
        row = [0.0] * len(self.names)
        self.write(state, seat, row)
        return row

    def write(self, state: State, seat: Seat, row: MutableSequence[float]) -> None:
        assert isinstance(state, CaravanState)
        row[:4] = _row(state, seat, (state.day / LAST_DAY, state.miles / GOAL))
        for at in range(state.seats):
            who = (seat + at) % state.seats
            one = state.travellers[who]
            numbers = (min(one.food, 10) / 10, min(one.wounds, 5) / 5, who in state.picks, who in state.confirmed)
            row[4 + 4 * at : 8 + 4 * at] = _row(state, seat, numbers)


def _row(state: CaravanState, seat: Seat, numbers: tuple[float, ...]) -> Any:
    from array import array

    whole = (*numbers, float(state.road == "hills"), float(state.weather == "rain")) if len(numbers) == 2 else numbers
    return array("f", [float(number) for number in whole])


class Caravan(Game):
    name = "caravan"
    modes = (Mode("journey", (2, 3, 4), cooperative=True, open=True),)
    options = ()
    rulings = ()
    book = BOOK
    state_type = CaravanState
    content_hash = "caravan-1"
    undo_rule = "CAR-003"
    features = ("miles", "wounds")

    def start(self, mode: str, players: int, luck: Fortune, options: dict[str, Any], rulings: dict[str, Any]) -> State:
        travellers = [Traveller() for _ in range(players)]
        state = CaravanState(
            agenda=[BeginDay()], picks={}, luck=Luck(luck.seed, {}), travellers=travellers, road="plains", weather="sun"
        )
        return bind(state, self, luck)

    def hide_and_seek(self, state: State, seat: Seat | None, seed: int, keep: tuple[Seat, ...]) -> None:
        """A face-down deck is the set of its cards: there is nothing to deal anew."""

    def universe(self) -> tuple[Choice, ...]:
        return (*ALL_ROADS, *ALL_DEEDS, GUARD, CONFIRM)

    def register(self) -> Register:
        return _REGISTER

    def components(self, state: State) -> dict[str, Any]:
        assert isinstance(state, CaravanState)
        return {"weather": sorted([*state.deck, *state.seen]) or sorted(WEATHER), "travellers": state.seats}

    def check(self, state: State) -> str | None:
        assert isinstance(state, CaravanState)
        if not 1 <= state.seats <= 4 or any(one.food < 0 or one.wounds < 0 for one in state.travellers):
            return "travellers: impossible"
        return self.book.unaskable(state, state.seats)

    def texts(self, language: str = "en", names: Sequence[str] = ()) -> Texts:
        return CaravanTexts(language, names)

    # -- for bots ------------------------------------------------------------------------------------------

    def measure(self, state: State) -> Sequence[Sequence[float]]:
        assert isinstance(state, CaravanState)
        return [(state.miles / GOAL, -sum(one.wounds for one in state.travellers) / 4)] * state.seats

    def remaining(self, state: State) -> float:
        assert isinstance(state, CaravanState)
        return 1 - state.day / LAST_DAY

    def turn(self, state: State) -> int:
        assert isinstance(state, CaravanState)
        return state.day

    def observer(self, players: int) -> Observer:
        return CaravanObserver(players)

    def standing(self, state: State) -> Sequence[float]:
        assert isinstance(state, CaravanState)
        return [state.miles] * state.seats

    # -- for people ----------------------------------------------------------------------------------------

    def about(self, texts: Texts) -> tuple[str, str]:
        assert isinstance(texts, CaravanTexts)
        return texts.say("about-title"), texts.say("about-sentence")

    def headline(self, view: dict[str, Any], texts: Texts) -> str:
        assert isinstance(texts, CaravanTexts)
        return texts.say("headline", day=view["day"], miles=view["miles"], goal=GOAL)

    def scores(self, view: dict[str, Any], texts: Texts) -> list[Score]:
        food, wounds = texts.name("word", "food"), texts.name("word", "wounds")
        found = []
        for colour, one in zip(COLOURS, view["travellers"], strict=False):
            numbers = (("hand", food, str(one["food"])), ("clock", wounds, str(one["wounds"])))
            found.append(Score(view["miles"], colour, numbers))
        return found

    def describe(self, view: dict[str, Any], texts: Texts, full: bool = False) -> list[str]:
        assert isinstance(texts, CaravanTexts)
        found = [self.headline(view, texts), texts.say("weather-today", weather=view["weather"])]
        for seat, one in enumerate(view["travellers"]):
            found.append(texts.say("traveller", who=texts.seat(seat), food=one["food"], wounds=one["wounds"]))
        for seat, answer in view.get("answers", {}).items():
            told = texts.choice(self.parse(answer))
            found.append(texts.say("declared", who=texts.seat(int(seat)), deed=told))
        return found

    def draw(self, view: dict[str, Any], texts: Texts, theme: str = "dark", highlights: Collection[str] = ()) -> str:
        ground = {"sun": "#d8c48a", "rain": "#8aa0a8", "wind": "#b7b08f"}[view["weather"]]
        pieces = []
        for seat, colour in zip(range(len(view["travellers"])), COLOURS, strict=False):
            x, name = 120 + 180 * seat, esc(texts.seat(seat))
            body = f'<circle cx="{x}" cy="330" r="46" fill="{PAINT[colour]}" stroke="{INK}" stroke-width="5"/>'
            label = f'<text x="{x}" y="410" text-anchor="middle" font-size="26" fill="{INK}">{name}</text>'
            pieces.append(f'<g id="traveller-{seat}"><title>{name}</title>{body}{label}</g>')
        way = "".join(
            f'<rect x="{60 + 58 * mile}" y="170" width="46" height="46" rx="8" '
            f'fill="{"#5d3b1c" if mile < view["miles"] else "#f7efdc"}" stroke="{INK}" stroke-width="3"/>'
            for mile in range(GOAL)
        )
        glow = "".join(f'<g id="glow-{spot}"/>' for spot in highlights)
        title = f'<text x="60" y="120" font-size="30" fill="{INK}">{esc(self.headline(view, texts))}</text>'
        return (
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 450" role="img">'
            f'<g id="layer-ground"><rect width="800" height="450" fill="{ground}"/></g>'
            f'<g id="layer-regions">{title}{way}</g><g id="layer-pieces">{"".join(pieces)}{glow}</g></svg>'
        )

    def picture(self, id: str, texts: Texts, theme: str = "dark", back: bool = False) -> str:
        raise LookupError(id)

    def exhibits(self, texts: Texts) -> list[Any]:
        return []


_REGISTER = Register(FOLDER / "content")
