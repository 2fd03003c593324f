"""What is still to be hoped for: how far a taming has come, how well a game goes if it is won, how much is to come."""

from __future__ import annotations

from random import Random

from rulewright.core.record import Choice, Decision

from .. import conditions as asked
from ..content.components import Content
from ..model import choices
from ..model.campaign import Campaign
from ..model.state import DragonState, Foe, Sheet, fight

DAMAGE = 4.0
"""Damage that a Mystling deals in a turn, roughly."""
PATIENCE = 0.2
"""How much each turn that a taming still takes speaks against it."""
BY_FORCE = 0.6
"""What a win is worth before points are counted; the points bring the rest."""
HOPED = 1.3
"""Points that a Combat which is still to come brings, roughly."""
STANDSTILL = 60
"""Rounds after which two sides that keep away from each other will go on so for ever; Combats take about ten."""
_STEPS = 16
"""`remaining` goes in this many steps, so that weights are mixed only a few times."""


def turns_left(state: DragonState, foe: Foe, wanted: tuple[asked.AnyAsked, ...]) -> float:
    """How many turns a taming still takes, roughly."""
    total = 0.0
    for number in range(foe.tamed, len(wanted)):
        current = number == foe.tamed
        total += _turns(state, foe, wanted[number], foe.progress if current else 0, current)
    return total


def _turns(state: DragonState, foe: Foe, wanted: asked.AnyAsked, progress: int, current: bool) -> float:
    """The turns that one condition takes; half a turn less if what is asked for holds right now."""
    combat = fight(state)
    sheet = combat.sheets[combat.turn if 0 <= combat.turn < len(state.players) else 0]
    match wanted:
        case asked.EnemyHealth():
            return max(0.0, foe.health - foe.damage - wanted.at_most) / DAMAGE
        case asked.DealNothing():
            return max(0.0, wanted.times - progress) - (0.5 if current and not sheet.dealt else 0.0)
        case asked.EndTurnInRange():
            near = current and _range(state, sheet, foe) <= wanted.range
            return max(0.0, wanted.times - progress) - (0.5 if near else 0.0)
        case asked.EndTurnOutOfRange():
            far = current and _range(state, sheet, foe) > wanted.range
            return max(0.0, wanted.times - progress) - (0.5 if far else 0.0)
        case asked.SurviveSpecial():
            first = foe.marker - _nearest(foe) if current else foe.marker
            return first + foe.marker * (wanted.times - progress - 1)
        case asked.SpendPower():
            return max(0.0, wanted.n - progress - (sheet.power if current else 0) * 0.7) / 2.5
        case asked.HasPower():
            return max(0.0, wanted.n - sheet.power) / 2.5
        case asked.OwnHealth():
            return max(0.0, sheet.health - sheet.damage - wanted.at_most) / DAMAGE
        case asked.UseSpecial():
            return 2.5 * (wanted.times - progress) - (0.1 * sheet.power if current else 0.0)
        case asked.DealAtOnce():
            return 2.0
        case asked.ResolveSlot() | asked.Block() | asked.EndTurnOnMark():
            return 1.5 * (wanted.times - progress)
        case _:
            needed: int = getattr(wanted, "n", 1)
            return 0.7 * max(0, needed - progress)


def _range(state: DragonState, sheet: Sheet, foe: Foe) -> int:
    if sheet.space < 0:
        return 0
    content: Content = state.game.content
    return content.grounds[fight(state).map, len(state.players) == 2].range[sheet.space][foe.space]


def _nearest(foe: Foe) -> int:
    """How far the first card of the track has come towards the marker; 0 if none lies before it."""
    for at in range(foe.marker - 1, -1, -1):
        if foe.track[at]:
            return at + 1
    return 0


def taming(state: DragonState) -> float:
    """How near a taming is: 1 is done, 0 is out of reach."""
    foe = state.combat.foe if state.combat is not None else None
    if foe is None or not foe.tameable:
        return 0.0
    content: Content = state.game.content
    return 1 / (1 + PATIENCE * turns_left(state, foe, content.taming_of[foe.enemy].conditions))


def success(state: DragonState) -> float:
    """How well a duel or gauntlet goes if it is won from here: taming brings the most."""
    if state.run is not None:
        return BY_FORCE + (1 - BY_FORCE) * min(1.0, state.run.bosses / 3)
    if state.campaign is not None:
        return 1.0  # no Scenario can be lost; what it brings is counted (`campaign_value.py`)
    duels = state.options.duels if state.mode == "gauntlet" else 1
    most = (2 if state.options.taming else 1) * duels
    points: float = state.points
    if state.outcome is None:
        to_come = duels - state.duel
        if state.combat is not None and state.combat.foe is not None:
            points += 1 + taming(state)
        else:
            to_come += 1 if state.duel else 0
        points += to_come * (HOPED if state.options.taming else 1)
    return BY_FORCE + (1 - BY_FORCE) * min(1.0, points / most)


def remaining(state: DragonState) -> float:
    """How much of the game is still to come: 1 at its beginning, 0 at its end."""
    left = 1.0
    if state.combat is not None:
        bodies: list[Sheet | Foe] = [*state.combat.sheets]
        if state.combat.foe is not None:
            bodies.append(state.combat.foe)
        left = min([left, *[(body.health - body.damage) / body.health for body in bodies if body.health]])
    if state.run is not None:
        left = (3 - state.run.bosses) / 3
    elif state.mode == "gauntlet":
        left = (state.options.duels - max(1, state.duel) + left) / state.options.duels
    elif state.mode == "pvp_challenge":
        won = max([player.wins for player in state.players])
        left = (1 - won + left) / 2
    return max(0, int(left * _STEPS)) / _STEPS


def turn(state: DragonState) -> tuple[object, ...]:
    """Names the turn; before a Combat every question is a turn of its own."""
    combat = state.combat
    if combat is not None and combat.begun:
        return state.duel, combat.round, combat.turn
    step = type(state.agenda[-1]) if state.agenda else None
    built = tuple([len(deck) for deck in state.drafts])
    if state.run is not None:
        return len(state.run.path), step, len(state.run.artifacts), sum([len(one.party) for one in state.players])
    if state.campaign is not None:
        return state.duel, -1, step, built, len(state.agenda), story_turn(state.campaign)
    return state.duel, -1, step, built, sum([len(player.party) for player in state.players])


def story_turn(campaign: Campaign) -> tuple[object, ...]:
    """In the Journal every answer is a turn of its own: whoever waits sees no further than who reads."""
    adventure = campaign.adventure
    if adventure is None:
        return len(campaign.finished), len(campaign.visited)
    here, test = adventure.exploration, adventure.test
    return (
        adventure.script,
        sum([one.times for one in adventure.read]),
        None if here is None else (here.event, here.time),
        None if test is None else (len(test.revealed), test.shift),
        campaign.silver,
        adventure.page,
    )


def gives_up(state: DragonState, decision: Decision) -> Choice | None:
    """Concede a Combat that has come to a standstill; where that is not on offer, play at random until it is lost."""
    combat = state.combat
    if combat is None or combat.round < STANDSTILL:
        return None
    if choices.CONCEDE in decision.aside:
        return choices.CONCEDE
    position = repr((combat.round, decision.prompt, combat.sheets))
    return Random(position).choice(decision.choices)
