"""Setup: seats and options become the first State; what the players decide waits on the agenda."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.core.errors import SetupError
from rulewright.core.game import refused_value
from rulewright.core.record import Luck, bind

from .components import Content
from .model import steps
from .model.state import DragonState, Options, Rulings, Sheet

if TYPE_CHECKING:
    from rulewright.core.game import Fortune, Game


def first_state(game: Game, mode: str, seats: int, fortune: Fortune, options: Options, rulings: Rulings) -> DragonState:
    """Who sits there and who begins; nothing else is decided yet."""
    content: Content = game.content
    state = DragonState(
        agenda=[],
        picks={},
        luck=Luck(fortune.seed, {}),
        mode=mode,
        options=options,
        rulings=rulings,
        sheets=[Sheet() for _ in range(seats)],
        fatigue=content.numbers.fatigue,
    )
    bind(state, game, fortune)
    if state.pvp:
        # DRE-538, DRE-556: chance names the first player; in a Challenge the host, who drafts and builds first.
        state.first = state.roll("first-player", 2)
    state.then(*plan(state))
    return state


def plan(state: DragonState) -> list[steps.AnyStep]:
    """Mystlings, decks, then the first Combat."""
    first, second = state.first, 1 - state.first
    found: list[steps.AnyStep]
    if state.mode == "pvp_challenge":
        # DRE-557: the host one, the other two, the host two, the other one.
        found = [steps.ChooseMystling(seat) for seat in (first, second, second, first, first, second)]
    elif state.pvp:
        found = [steps.ChooseMystling(first), steps.ChooseMystling(second)]
    elif len(state.sheets) == 1 and state.mode == "gauntlet":
        found = [steps.ChooseMystling(0), steps.ChooseMystling(0)]
    else:
        found = [steps.ChooseMystling(seat) for seat in range(len(state.sheets))]
    if state.options.deck == "build":
        found.extend(deck_plan(state))
    return [*found, steps.NextDuel()]


def deck_plan(state: DragonState) -> list[steps.AnyStep]:
    """DRE-119, DRE-540, DRE-561: a deck for every Mystling."""
    if state.mode == "pvp_challenge":
        return [steps.BuildTogether(state.first, (at, at)) for at in range(3)]
    if state.pvp:
        return [steps.BuildTogether(state.first, (0, 0))]
    if len(state.sheets) == 1:
        return [steps.BuildDeck(0, at) for at in range(2 if state.mode == "gauntlet" else 1)]
    return [steps.BuildDeck(seat, 0) for seat in range(2)]


def read_options(content: Content, mode: str, players: int, options: dict[str, Any], rulings: Rulings) -> Options:
    """Check what the table asks for; the message says what is allowed."""
    _known("mystling", options["mystling"], ("choose", "draw"), content.mystlings)
    _known("partner", options["partner"], ("choose", "draw"), content.mystlings)
    _known("enemy", options["enemy"], ("choose", "draw", "random-combat"), content.enemies)
    _known("arena", options["arena"], ("usual", "choose", "draw"), content.arenas)
    _known("map", options["map"], ("usual", "choose", "draw"), content.maps)
    one, other = content.mystlings.get(options["mystling"]), content.mystlings.get(options["partner"])
    together = players == 2 or mode == "gauntlet"
    allies = together and not mode.startswith("pvp")
    if one is not None and other is not None and allies and one.element is other.element:
        raise SetupError(
            f"options mystling and partner are {one.id!r} and {other.id!r}, both of {one.element}; "
            "Mystlings that go together must have different main Elements (DRE-105)",
            "setup-same-element",
            mystling=one.id,
            partner=other.id,
            element=one.element,
        )
    if one is not None and one is other and mode == "pvp_quick" and not rulings.mirror:
        raise SetupError(
            f"options mystling and partner are both {one.id!r}; one set of its cards exists (AMB-DRE-86), "
            "so choose another one or switch the ruling mirror on",
            "setup-same-mystling",
            mystling=one.id,
        )
    arena = content.arenas.get(options["arena"])
    if arena is not None and arena.pvp is None and mode.startswith("pvp"):
        sentence = f"option arena is {arena.id!r}, which has no side for PvP (DRE-533)"
        raise SetupError(sentence, "setup-arena", arena=arena.id)
    return Options(**options)


def _known(name: str, value: object, words: tuple[str, ...], table: dict[str, Any]) -> None:
    if value not in words and value not in table:
        raise refused_value("option", name, value, ", ".join((*words, *table)))
