"""Setup: seats and options become the first State; what the players decide waits on the agenda."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.core.errors import SetupError
from rulewright.core.game import refused_value
from rulewright.core.record import Luck, bind

from .content.components import Content
from .model import steps
from .model.run import Run
from .model.state import PVP_MODES, DragonState, Options, Player, Rulings
from .rules.campaign.before import begin_campaign
from .rules.roguelite import setup as run_setup
from .rules.roguelite import sheet as sheets

if TYPE_CHECKING:
    from rulewright.core.game import StartLuck

    from .game import DragonEclipse


def first_state(
    game: DragonEclipse, mode: str, seats: int, luck: StartLuck, options: Options, rulings: Rulings
) -> DragonState:
    """DRE-538, DRE-556: who sits there and who begins; nothing else is decided yet."""
    content: Content = game.content
    state = DragonState(
        agenda=[],
        picks={},
        luck=Luck(luck.seed, {}),
        mode=mode,
        options=options,
        rulings=rulings,
        players=[Player() for _ in range(seats)],
        fatigue=content.numbers.fatigue,
    )
    bind(state, game, luck)
    if mode == "roguelite":
        state.save = sheets.read_sheet(content, options.sheet)
        if options.sheet == sheets.LADDER:
            state.save = sheets.on_ladder(state.save, state.roll("ladder", sheets.MOST_DARKNESS + 1))
        state.run = Run(piles={})
    if state.pvp:
        # DRE-538, DRE-556: chance names the first player; in a Challenge the host, who drafts and builds first.
        state.first = state.roll("first-player", 2)
    if mode == "campaign":
        state.events, state.rolls = [], []
        begin_campaign(state)
    else:
        state.then(*plan(state))
    return state


def plan(state: DragonState) -> list[steps.AnyStep]:
    """Mystlings, decks, then the first Combat."""
    first, second = state.first, 1 - state.first
    found: list[steps.AnyStep]
    if state.run is not None:
        return run_setup.plan(state)
    if state.mode == "pvp_challenge":
        # DRE-557: the host one, the other two, the host two, the other one.
        found = [steps.ChooseMystling(seat) for seat in (first, second, second, first, first, second)]
    elif state.pvp:
        found = [steps.ChooseMystling(first), steps.ChooseMystling(second)]
    elif len(state.players) == 1 and state.mode == "gauntlet":
        found = [steps.ChooseMystling(0), steps.ChooseMystling(0)]
    else:
        found = [steps.ChooseMystling(seat) for seat in range(len(state.players))]
    if state.options.deck == "build":
        found.extend(deck_plan(state))
    return [*found, steps.NextDuel()]


def deck_plan(state: DragonState) -> list[steps.AnyStep]:
    """DRE-119, DRE-540, DRE-561: a deck for every Mystling."""
    if state.mode == "pvp_challenge":
        return [steps.ChooseDeck(state.first)] * 3
    if state.pvp:
        return [steps.BuildTogether(state.first, (0, 0))]
    if len(state.players) == 1:
        return [steps.BuildDeck(0, at) for at in range(2 if state.mode == "gauntlet" else 1)]
    return [steps.BuildDeck(seat, 0) for seat in range(2)]


def read_options(content: Content, mode: str, players: int, options: dict[str, Any], rulings: Rulings) -> Options:
    """The options of a table, checked."""
    made = Options(**options)
    check_options(content, mode, players, made, rulings)
    return made


def check_options(content: Content, mode: str, players: int, options: Options, rulings: Rulings) -> None:
    """DRE-104, DRE-106, DRE-516: check what the table asks for; the message says what is allowed."""
    _known("mystling", options.mystling, ("choose", "draw"), content.mystlings)
    _known("partner", options.partner, ("choose", "draw"), content.mystlings)
    _known("enemy", options.enemy, ("choose", "draw", "random-combat"), content.enemies)
    _known("arena", options.arena, ("usual", "choose", "draw"), content.arenas)
    _known("map", options.map, ("usual", "choose", "draw"), content.maps)
    _known("start", options.start, ("first",), content.journal.scenarios)
    _known("trail", options.trail, ("choose", "draw"), content.trails)
    if mode == "roguelite":
        sheets.read_sheet(content, options.sheet)
    one, other = content.mystlings.get(options.mystling), content.mystlings.get(options.partner)
    together = players == 2 or mode == "gauntlet"
    allies = together and mode not in PVP_MODES
    if one is not None and other is not None and allies and one.element is other.element:
        raise SetupError(
            "setup-same-element",
            mystling=one.id,
            partner=other.id,
            element=one.element,
        )
    if one is not None and one is other and mode == "pvp_quick" and not rulings.mirror:
        raise SetupError(
            "setup-same-mystling",
            mystling=one.id,
        )
    if options.unpredictable and players == 2 and mode not in PVP_MODES:
        raise SetupError("setup-unpredictable")
    arena = content.arenas.get(options.arena)
    if arena is not None and arena.pvp is None and mode in PVP_MODES:
        raise SetupError("setup-arena", arena=arena.id)


def _known(name: str, value: object, words: tuple[str, ...], table: dict[str, Any]) -> None:
    if value not in words and value not in table:
        raise refused_value("option", name, value, ", ".join((*words, *table)))


def impossible_options(content: Content, state: DragonState) -> str | None:
    """Options of a saved state that the setup would not have let through."""
    try:
        check_options(content, state.mode, len(state.players), state.options, state.rulings)
    except SetupError as error:
        return f"options: {error}"
    return None
