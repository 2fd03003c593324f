"""The Game Turn: its four phases, what begins and ends with it, Harvest cards. Rulebook p.22, p.50 to 52."""

from __future__ import annotations

from msgspec.structs import replace

from rulewright.core.record import Choice, Decision, Seat, Step

from ..effects import Store
from ..model.choices import common as choices
from ..model.choices.heroes import TakeBonus
from ..model.events.group import (
    BonusTaken,
    EquipRegained,
    HarvestCardDrawn,
    ModifierEnded,
    PhaseSkipped,
    TurnBegan,
)
from ..model.state import GodaiState
from ..model.steps import gains
from ..model.steps import turn as steps
from ..model.vocabulary import Condition, Resource, Stage, Until
from .belongings import warm_cloaks
from .book import BOOK, ask_group, content_of, living
from .death import due_revivals, rejoin, return_alone, turn_up
from .decks import draw
from .ending import look
from .gains import held, pay
from .heroes import forget_meals, return_lent
from .movement import forget
from .vitals import cure, lose_surplus, suffer_at_movement


@BOOK.resolves(steps.BeginTurn)
def begin_turn(state: GodaiState, step: steps.BeginTurn, choice: None) -> None:
    """GOD-140 to GOD-142: Movement, Skill, Event, Villain; in the Harvest Stage a Harvest card comes first (GOD-372).

    GOD-793, GOD-794: while all heroes are dead only the Villain phase is played. GOD-807: a turn in which the group is
    Revived goes on with its Movement.
    """
    state.turn += 1
    begin_phase(state, "movement")
    forget(state)
    state.emit(TurnBegan(rule="GOD-140", turn=state.turn, wave=state.wave, stage=state.stage))
    revivals = due_revivals(state)
    if not living(state) and not any(isinstance(one, gains.ReviveGroup) for one in revivals):
        return_alone(state)
    if not living(state) and not any(isinstance(one, gains.ReviveGroup) for one in revivals):
        state.emit(PhaseSkipped(rule="GOD-793", phase="movement"))
        state.then(*revivals, steps.VillainPhase(), steps.EndTurn())
        return
    state.then(*revivals, steps.StartMovement())
    turn_up(state)


@BOOK.resolves(steps.StartMovement)
def start_movement(state: GodaiState, step: steps.StartMovement, choice: None) -> None:
    """GOD-140, GOD-373: the phases of a turn; what Conditions do comes at its very start (AMB-GOD-157).

    GOD-137: only in the Harvest Stage there are Harvest cards, and with them Treasures.
    """
    state.then(
        steps.ChooseMovement(),
        steps.EndMovement(),
        steps.SkillPhase(),
        steps.EventPhase(),
        steps.VillainPhase(),
        steps.EndTurn(),
    )
    if state.stage == Stage.HARVEST:
        state.then(steps.DrawHarvestCard())
    suffer_at_movement(state)
    warm_cloaks(state)


def begin_phase(state: GodaiState, phase: str) -> None:
    """GOD-843: Boosts of the last phase end. GOD-803, AMB-GOD-208: Revived heroes rejoin at the end of a phase; whoever
    begins a phase lets them turn up their Power Ups when its steps lie ready.
    """
    for hero in state.heroes:
        if hero.boosts:
            hero.boosts = tuple([one for one in hero.boosts if one.until != Until.PHASE])
        if hero.lent:
            return_lent(hero)
    if state.modifiers:
        state.modifiers = tuple([one for one in state.modifiers if one.until != Until.PHASE])
    rejoin(state)
    state.phase = phase


# -- the Harvest Stage -----------------------------------------------------------------------------------------


@BOOK.asks(steps.BeginStage)
def offer_equip(state: GodaiState, step: steps.BeginStage) -> Decision | None:
    """GOD-228, GOD-1062: one Damaged Equip card may be regained for 1 Platinum."""
    if not state.damaged or held(state, Resource.PLATINUM) < 1:
        return None
    offered = [*[choices.PickCard(card) for card in sorted(set(state.damaged))], choices.Decline()]
    return ask_group(state, "prompt-regain-equip", "GOD-228", offered)


@BOOK.resolves(steps.BeginStage)
def begin_stage(state: GodaiState, step: steps.BeginStage, choice: Choice | None) -> None:
    """GOD-136, GOD-1062: a Harvest Stage begins."""
    state.stage = str(Stage.HARVEST)
    state.used_this_stage = ()
    state.cataclysm_drawn = False
    for hero in state.heroes:
        hero.used_this_stage = ()
    if isinstance(choice, choices.PickCard):
        pay(state, Resource.PLATINUM, 1, Store.STOCKPILE, "GOD-228")
        damaged = list(state.damaged)
        damaged.remove(choice.card)
        state.damaged = tuple(damaged)
        state.equips = tuple(sorted([*state.equips, choice.card]))
        state.emit(EquipRegained(rule="GOD-228", card=choice.card))


@BOOK.resolves(steps.DrawHarvestCard)
def draw_harvest_card(state: GodaiState, step: steps.DrawHarvestCard, choice: None) -> None:
    """GOD-369, GOD-370: one card each Harvest turn; its Immediate Effect happens and it stays until the Stage ends.

    GOD-378: a Treasure has none, and is only revealed.
    """
    card = draw(state, "harvests")
    if card is None:
        return
    found = content_of(state).harvests[card]
    state.emit(HarvestCardDrawn(rule=found.rule, card=card))
    if found.ribbon == "treasure":
        state.treasures = (*state.treasures, card)
        return
    state.played = (*state.played, card)
    if found.immediate:
        state.then(gains.Perform(found.immediate, card))


@BOOK.replaces(TakeBonus)
def take_kept_bonus(state: GodaiState, step: Step, choice: TakeBonus) -> None:
    """GOD-376, GOD-377: a kept Resource card is discarded for its bonus at any time; then comes the same question."""
    state.then(step)
    take_bonus(state, choice.card, kept=True)


def take_bonus(state: GodaiState, card: str, kept: bool = False) -> None:
    """GOD-374, GOD-376, GOD-377: the Resource Bonus of a card."""
    if kept:
        state.resource_cards = tuple([one for one in state.resource_cards if one != card])
    state.harvest_discards = (*state.harvest_discards, card)
    state.emit(BonusTaken(rule="GOD-376" if kept else "GOD-374", card=card))
    state.then(gains.Perform(content_of(state).harvests[card].bonus, card))


# -- the end of a turn -----------------------------------------------------------------------------------------


@BOOK.resolves(steps.EndTurn)
def end_turn(state: GodaiState, step: steps.EndTurn, choice: None) -> None:
    """GOD-1061: what lasts until the end of the Game Turn ends, the game is looked at, and the next turn begins."""
    begin_phase(state, state.phase)
    _end_modifiers(state)
    state.used = ()
    state.quelled = False
    for seat, hero in enumerate(state.heroes):
        hero.used = ()
        hero.soars = False
        if hero.boosts:
            hero.boosts = tuple([one for one in hero.boosts if one.until != Until.TURN])
        forget_meals(hero)
        free(state, seat)
        if hero.state == "living":
            lose_surplus(state, seat)
    _rest_defenders(state)
    look(state)
    if state.outcome is None:
        state.then(steps.BeginTurn())


def free(state: GodaiState, seat: Seat) -> None:
    """GOD-944: Imprisoned ends with the Game Turn."""
    cure(state, seat, Condition.IMPRISONED, "GOD-944")


def _end_modifiers(state: GodaiState) -> None:
    """GOD-496: cards that last for some Game Turns count them."""
    kept = []
    for one in state.modifiers:
        if one.until == Until.TURNS and one.turns > 1:
            kept.append(replace(one, turns=one.turns - 1))
        elif one.until in (Until.TURN, Until.PHASE, Until.TURNS):
            state.emit(ModifierEnded(rule="GOD-496", card=one.card))
        else:
            kept.append(one)
    state.modifiers = tuple(kept)


def end_stage_modifiers(state: GodaiState, until: Until) -> None:
    """GOD-496: cards that last for a Stage or a Siege end with it."""
    ended = [one for one in state.modifiers if one.until == until]
    state.modifiers = tuple([one for one in state.modifiers if one.until != until])
    for one in ended:
        state.emit(ModifierEnded(rule="GOD-496", card=one.card))


def _rest_defenders(state: GodaiState) -> None:
    """AMB-GOD-20: what Defenders have for one Game Turn is gone, and what happened to them in it is forgotten."""
    if any(one.turn or one.hit or one.frozen or one.changed or one.overpowered for one in state.defenders):
        calm = {"turn": (), "hit": 0, "frozen": False, "changed": False, "overpowered": False}
        state.defenders = tuple([replace(one, **calm) for one in state.defenders])
