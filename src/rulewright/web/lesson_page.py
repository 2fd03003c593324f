"""Scenes: a position of a lesson or of the guided game as a page shows it, without a table and without secrets to keep.

A scene is seen from one seat; what is asked may be asked of another (a lesson plays all seats).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec
from markupsafe import Markup

from rulewright.core.game import Drawing, Game
from rulewright.core.record import Choice, Decision, Event, Seat, State
from rulewright.core.text import ComponentText, Texts

from .component_texts import component_text
from .position import Position
from .visitor import Visitor

_CARD = re.compile(r'<g [^>]*class="card"[^>]*>')
_ID = re.compile(r' id="([^"]+)"')


class SceneChoice(msgspec.Struct, frozen=True):
    """A choice as a button and on the board."""

    text: str
    label: str
    spots: tuple[str, ...]
    suggested: bool


class SceneLine(msgspec.Struct, frozen=True):
    """Something that happened."""

    text: str
    rule: str
    seat: Seat | None


class Note(msgspec.Struct, frozen=True):
    """A rule as its chip shows it."""

    id: str
    text: str
    page: int
    """0 for what the rulebook does not print."""
    lesson: bool
    """Whether there is something to show."""


class Scene(msgspec.Struct, frozen=True):
    """Everything that a page needs of a position."""

    position: Position
    drawing: Drawing
    names: tuple[str, ...]
    prompt: str
    rule: str
    asked: Seat | None
    choices: tuple[SceneChoice, ...]
    cards: tuple[tuple[str, ComponentText], ...]
    """What every card on the table says, by the id of its drawing."""

    @property
    def suggestion(self) -> SceneChoice | None:
        return next((choice for choice in self.choices if choice.suggested), None)

    @property
    def ratio(self) -> float:
        """How much wider than high the table is drawn."""
        _, _, w, h = self.drawing.box
        return round(w / h, 4)

    def board(self) -> Markup:
        """The table itself, with the definitions that the mats use, too."""
        drawing = self.drawing
        # Our own drawing: every text in it is escaped where it is drawn.
        return Markup(f"{drawing.opening}<defs>{drawing.definitions}</defs>{''.join(drawing.layers.values())}</svg>")

    def mats(self) -> list[Markup]:
        return [Markup(mat) for mat in self.drawing.mats]


def scene(
    game: Game,
    state: State,
    seat: Seat,
    texts: Texts,
    visitor: Visitor,
    decision: Decision | None,
    suggested: str = "",
    look: Sequence[str] = (),
) -> Scene:
    """A position from a seat, with what is asked; the suggested choice glows on the board."""
    position = Position(game, state, state.view(seat), texts)
    choices: tuple[SceneChoice, ...] = ()
    if decision is not None:
        aside = [one for one in decision.aside if str(one) == suggested]
        offered = (*decision.choices, *aside)
        choices = tuple(_choice(game, one, decision, position.view, texts, suggested) for one in offered)
    glow = set(look)
    for choice in choices:
        if choice.suggested:
            glow.update(choice.spots)
        elif not suggested and choice.spots:
            glow.add(choice.spots[0])
    drawing = position.draw(visitor.theme, sorted(glow), visitor.narrow)
    return Scene(
        position=position,
        drawing=drawing,
        names=tuple(texts.seat(number) for number in range(state.seats)),
        prompt=texts.prompt(decision) if decision is not None else "",
        rule=decision.rule if decision is not None else "",
        asked=decision.seat if decision is not None else None,
        choices=choices,
        cards=tuple(cards_of(game, drawing, position.view, texts)),
    )


def cards_of(game: Game, drawing: Drawing, view: dict[str, Any], texts: Texts) -> Iterator[tuple[str, ComponentText]]:
    """What can be read on the table: every drawn card whose front the viewer sees."""
    for card in _CARD.findall("".join((*drawing.layers.values(), *drawing.mats))):
        named = _ID.search(card)
        id = game.table.component_at(named[1], view) if named is not None else ""
        told = component_text(game.name, texts.language, id) if id else None
        if named is not None and told is not None:
            yield named[1], told


def _choice(
    game: Game, choice: Choice, decision: Decision, view: dict[str, Any], texts: Texts, suggested: str
) -> SceneChoice:
    text = str(choice)
    spots = game.table.spots(choice, decision.seat, view)
    return SceneChoice(text, texts.choice(choice, decision), spots, text == suggested)


def lines(game: Game, events: Iterable[Event], seat: Seat, texts: Texts) -> list[SceneLine]:
    """What happened, as a seat reads it."""
    return [SceneLine(texts.event(event), event["rule"], event["seat"]) for event in game.log(events, seat)]


def cover(game: Game, state: State, seat: Seat, texts: Texts, visitor: Visitor) -> Markup:
    """A position as a picture to look at, not to read."""
    # Our own drawing: every text in it is escaped where it is drawn.
    return Markup(game.table.scene(state.view(seat), texts, visitor.theme))


class Notes:
    """Rules by id, for chips."""

    def __init__(self, game: Game, language: str) -> None:
        self.register: Any = game.register()
        self.lessons: Any = game.lessons()
        self.language = language

    def __call__(self, rule: str) -> Note | None:
        """What a chip tells; None for an id that the register does not know."""
        known = rule in self.register.rules or rule in self.register.rulings or rule in self.register.gaps
        if not known:
            return None
        page = self.register.rules[rule].page if rule in self.register.rules else 0
        shown = self.lessons is not None and rule in self.lessons.by_rule
        return Note(rule, self.register.text(rule, self.language), page, shown)
