"""The caravan as a `Game`."""

from __future__ import annotations

from collections.abc import Collection, MutableSequence, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

from rulewright.content.rules import Register
from rulewright.content.sentences import GameTexts, Printed
from rulewright.content.texts import Language
from rulewright.core.display import BoxFace, Score, TableFace
from rulewright.core.doubted import unaskable
from rulewright.core.drawing import Drawing, Pieces
from rulewright.core.evaluation import BotFace, Observer
from rulewright.core.game import Game, Mode, StartLuck
from rulewright.core.record import CONFIRM, Choice, Luck, Seat, State, bind
from rulewright.svg.elements import esc

from .model import GOAL, LAST_DAY, WEATHER, BeginDay, CaravanState, Traveller
from .rules import ALL_DEEDS, ALL_ROADS, BOOK, GUARD

FOLDER = Path(__file__).parent
COLOURS = ("red", "blue", "yellow", "white")
INK = "#2a2438"
PAINT = {"red": "#c2463f", "blue": "#3b74b8", "yellow": "#d9a520", "white": "#efebe0"}


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


class CaravanBots(BotFace[CaravanState]):
    def measure(self, state: CaravanState) -> Sequence[Sequence[float]]:
        return [(state.miles / GOAL, -sum(one.wounds for one in state.travellers) / 4)] * state.seats

    def remaining(self, state: CaravanState) -> float:
        return 1 - state.day / LAST_DAY

    def turn(self, state: CaravanState) -> int:
        return state.day

    def observer(self, players: int) -> Observer:
        return CaravanObserver(players)

    def standing(self, state: CaravanState) -> Sequence[float]:
        return [state.miles] * state.seats


class CaravanTable(TableFace[CaravanState, CaravanTexts]):
    def about(self, texts: CaravanTexts) -> tuple[str, str]:
        return texts.say("about-title"), texts.say("about-sentence")

    def headline(self, view: dict[str, Any], texts: CaravanTexts) -> str:
        return texts.say("headline", day=view["day"], miles=view["miles"], goal=GOAL)

    def scores(self, view: dict[str, Any], texts: CaravanTexts) -> list[Score]:
        food, wounds = texts.name("word", "food"), texts.name("word", "wounds")
        found = []
        for colour, one in zip(COLOURS, view["travellers"], strict=False):
            numbers = (("hand", food, str(one["food"])), ("clock", wounds, str(one["wounds"])))
            found.append(Score(view["miles"], colour, numbers))
        return found

    def describe(self, view: dict[str, Any], texts: CaravanTexts, full: bool = False) -> list[str]:
        found = [self.headline(view, texts), texts.say("weather-today", weather=view["weather"])]
        for seat, one in enumerate(view["travellers"]):
            found.append(texts.say("traveller", who=texts.seat(seat), food=one["food"], wounds=one["wounds"]))
        for seat, answer in view.get("answers", {}).items():
            told = texts.choice(self.game.parse(answer))
            found.append(texts.say("declared", who=texts.seat(int(seat)), deed=told))
        return found

    def draw(
        self, view: dict[str, Any], texts: CaravanTexts, theme: str = "dark", highlights: Collection[str] = ()
    ) -> str:
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
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 450" role="group" '
            f'aria-label="{esc(self.headline(view, texts))}">'
            f'<g id="layer-ground"><rect width="800" height="450" fill="{ground}"/></g>'
            f'<g id="layer-regions">{title}{way}</g><g id="layer-pieces">{"".join(pieces)}{glow}</g></svg>'
        )

    def draw_parts(
        self,
        view: dict[str, Any],
        texts: CaravanTexts,
        theme: str = "dark",
        highlights: Collection[str] = (),
        narrow: bool = False,
        pieces: Pieces | None = None,
    ) -> Drawing:
        whole = super().draw_parts(view, texts, theme, highlights, narrow, pieces)
        mats = tuple(self._pack(seat, one, texts) for seat, one in enumerate(view["travellers"]))
        return Drawing(whole.definitions, whole.opening, whole.layers, mats)

    def _pack(self, seat: Seat, one: dict[str, Any], texts: CaravanTexts) -> str:
        """What a traveller carries: a loaf for each food, a cross for each wound."""
        loaf = f'rx="12" ry="9" fill="#d9a520" stroke="{INK}" stroke-width="3"'
        food = "".join(f'<ellipse cx="{34 + 32 * n}" cy="40" {loaf}/>' for n in range(min(one["food"], 8)))
        cross = 'fill="none" stroke="#c2463f" stroke-width="6"'
        hurt = "".join(
            f'<path d="M{300 + 32 * n} 30l20 20m0-20l-20 20" {cross}/>' for n in range(min(one["wounds"], 4))
        )
        told = esc(texts.say("traveller", who=texts.seat(seat), food=one["food"], wounds=one["wounds"]))
        frame = f'<rect x="2" y="2" width="436" height="76" rx="12" fill="#efe3c8" stroke="{INK}" stroke-width="3"/>'
        return (
            '<svg xmlns="http://www.w3.org/2000/svg" class="mat" viewBox="0 0 440 80" role="group" '
            f'aria-label="{told}">'
            f'<g id="pack-{seat}"><title>{told}</title>{frame}{food}{hurt}</g></svg>'
        )


class CaravanBox(BoxFace[CaravanState, CaravanTexts]):
    def picture(self, id: str, texts: CaravanTexts, theme: str = "dark", back: bool = False) -> str:
        raise LookupError(id)

    def exhibits(self, texts: CaravanTexts) -> list[Any]:
        return []


class Caravan(Game[CaravanState, CaravanTexts]):
    name = "caravan"
    modes = (Mode("journey", (2, 3, 4), cooperative=True, open=True, party=True),)
    options = ()
    rulings = ()
    book = BOOK
    state_type = CaravanState
    content_hash = "caravan-1"
    undo_rule = "CAR-003"
    features = ("miles", "wounds")

    @cached_property
    def table(self) -> CaravanTable:
        return CaravanTable(self)

    @cached_property
    def box(self) -> CaravanBox:
        return CaravanBox(self)

    @cached_property
    def bots(self) -> CaravanBots:
        return CaravanBots(self)

    def start(
        self, mode: str, players: int, luck: StartLuck, options: dict[str, Any], rulings: dict[str, Any]
    ) -> CaravanState:
        travellers = [Traveller() for _ in range(players)]
        state = CaravanState(
            agenda=[BeginDay()], picks={}, luck=Luck(luck.seed, {}), travellers=travellers, road="plains", weather="sun"
        )
        return bind(state, self, luck)

    def redeal_unseen(self, state: CaravanState, seat: Seat | None, seed: int, keep: tuple[Seat, ...]) -> None:
        """A face-down deck is the set of its cards: there is nothing to deal anew."""

    def action_space(self) -> tuple[Choice, ...]:
        return (*ALL_ROADS, *ALL_DEEDS, GUARD, CONFIRM)

    def register(self) -> Register:
        return _REGISTER

    def components(self, state: CaravanState) -> dict[str, Any]:
        return {"weather": sorted([*state.deck, *state.seen]) or sorted(WEATHER), "travellers": state.seats}

    def check(self, state: CaravanState) -> str | None:
        if not 1 <= state.seats <= 4 or any(one.food < 0 or one.wounds < 0 for one in state.travellers):
            return "travellers: impossible"
        return unaskable(self.book, state, state.seats)

    def texts(self, language: str = "en", names: Sequence[str] = ()) -> CaravanTexts:
        return CaravanTexts(language, names)


_REGISTER = Register(FOLDER / "content")
