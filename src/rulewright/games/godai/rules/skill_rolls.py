"""The dice of the Skill phase: which are rolled, what is added before, what is rolled again after. Rulebook p.56."""

from __future__ import annotations

from msgspec.structs import replace

from rulewright.core.record import Choice, Decision, Seat

from ..model.choices import common as choices
from ..model.choices.heroes import AddBonus
from ..model.state import GodaiState
from ..model.steps import turn as steps
from ..model.steps.turn import Bonus, SkillRoll
from ..model.vocabulary import CONDITIONS, SKILLS, Condition, Movement, Stat
from ..passives import RerollDie
from .book import BOOK, content_of, living
from .heroes import lose_item
from .rewards import kept_for, use_kept
from .stat_tests import Tested, cannot_roll, judge, roll_test

HELPERS = ("hairpin-of-intellect", "snail-tonic")
"""Items that give -3: the Hairpin once per Game Turn, the Tonic once."""
HELP = -3
REROLLED = "reroll-die"
_DISORIENTED = CONDITIONS.index(Condition.DISORIENTED)


def is_careful(state: GodaiState) -> bool:
    """GOD-401, GOD-418, GOD-957, GOD-961, AMB-GOD-53: for who Camps or Moves Cautiously Navigate succeeds unrolled."""
    return state.cautious or state.movement in (Movement.CAMP, Movement.CAUTIOUS)


def rolled_by(state: GodaiState, seat: Seat, explorers: tuple[Seat, ...]) -> tuple[Stat, ...]:
    """GOD-386, GOD-413, GOD-957, GOD-961, GOD-962, GOD-964: the Skills that the movement type calls for."""
    if state.movement == Movement.RECKLESS:
        return (Stat.NAVIGATE, Stat.EXPLORE if seat in explorers else Stat.SURVIVAL)
    return SKILLS[1:] if is_careful(state) else SKILLS


def declines(state: GodaiState, seat: Seat, skill: Stat) -> bool:
    """GOD-081: whether a hero has said that it will not roll."""
    return f"declines-{skill}" in state.heroes[seat].used


# -- before the rolls ------------------------------------------------------------------------------------------


def helpers(state: GodaiState, seat: Seat, bonuses: tuple[Bonus, ...]) -> list[str]:
    """Items of a hero that can still help this turn."""
    hero = state.heroes[seat]
    taken = [one.item for one in bonuses if one.seat == seat]
    found = []
    for item in HELPERS:
        once = item == "hairpin-of-intellect"
        if hero.items.count(item) > taken.count(item) and not (once and (item in hero.used or item in taken)):
            found.append(item)
    return found


@BOOK.asks(steps.PrepareSkills)
def ask_bonuses(state: GodaiState, step: steps.PrepareSkills) -> tuple[Decision, ...] | None:
    """GOD-1060, AMB-GOD-202: who wants to change an own roll says so before it; only those are asked who can."""
    asked = []
    for seat in living(state):
        items = [] if seat in step.ready else helpers(state, seat, step.bonuses)
        skills = [one for one in rolled_by(state, seat, step.explorers) if not cannot_roll(state, seat, one)]
        if items and skills:
            offered = [AddBonus(item, str(skill)) for item in items for skill in skills]
            asked.append(
                Decision(seat, "prompt-skill-bonus", "GOD-1060", (*offered, choices.Done()), together=True)
            )  # fmt: skip
    return tuple(asked) or None


@BOOK.gathers(steps.PrepareSkills, confirm=False)
def take_bonuses(state: GodaiState, step: steps.PrepareSkills, picks: dict[Seat, Choice]) -> None:
    """GOD-1060: asked again as long as somebody adds something."""
    found = step.bonuses
    ready = step.ready
    for seat, pick in picks.items():
        if isinstance(pick, AddBonus):
            found = (*found, Bonus(seat, Stat(pick.stat), pick.item))
        else:
            ready = (*ready, seat)
    if len(found) > len(step.bonuses):
        state.then(replace(step, bonuses=found, ready=ready))
    else:
        state.then(steps.RollSkills(step.explorers, found))


@BOOK.resolves(steps.RollSkills)
def roll_skills(state: GodaiState, step: steps.RollSkills, choice: None) -> None:
    """GOD-412, GOD-413: all heroes roll at the same time, one die for each Skill that the movement calls for.

    GOD-050, GOD-052: each has three Core dice, the green one for Navigate, the yellow one for Explore, the blue one for
    Survival.
    """
    for one in step.bonuses:
        hero = state.heroes[one.seat]
        if one.item == "snail-tonic":
            lose_item(state, one.seat, one.item, "GOD-1008")
        else:
            hero.used = (*hero.used, one.item)
    rolls = []
    for seat in living(state):
        for skill in rolled_by(state, seat, step.explorers):
            added = tuple([("item", HELP) for one in step.bonuses if (one.seat, one.stat) == (seat, skill)])
            declined = declines(state, seat, skill)
            found = roll_test(state, seat, skill, "GOD-412", str(skill), added, declined=declined)
            # 0 stands for a die that was not rolled: a bonus can bring a result there, too, and 1 means the same.
            result = 0 if declined or cannot_roll(state, seat, skill) else max(1, found.result)
            rolls.append(SkillRoll(seat, skill, result, found.rank, sum([n for _, n in added])))
    state.then(steps.OfferRerolls(tuple(rolls)))


def judged(state: GodaiState, one: SkillRoll) -> Tested:
    """GOD-079, GOD-081: what a die of the Skill phase means; one that was not rolled is a Critical Failure."""
    if not one.result:
        return Tested(0, one.rank, success=False, failed_badly=True)
    return judge(one.result, one.rank, state.heroes[one.seat].conditions[_DISORIENTED])


# -- after the rolls -------------------------------------------------------------------------------------------


def treasure_rerolls(state: GodaiState, seat: Seat) -> bool:
    """Whether a Treasure lets the hero roll a die again this Game Turn."""
    hero = state.heroes[seat]
    if REROLLED in hero.used:
        return False
    cards = content_of(state).harvests
    frames = [frame for item in hero.items if item in cards for frame in cards[item].treasure]
    return any(isinstance(frame, RerollDie) for frame in frames)


@BOOK.asks(steps.OfferRerolls)
def ask_rerolls(state: GodaiState, step: steps.OfferRerolls) -> tuple[Decision, ...] | None:
    """GOD-830: a Treasure or a kept Power Up rolls one own die again; Critical Successes are left alone."""
    asked = []
    for seat in living(state):
        if seat in step.ready or not (treasure_rerolls(state, seat) or kept_for(state, seat, "reroll")):
            continue
        dice = [one for one in step.rolls if one.seat == seat and one.result and not judged(state, one).critical]
        if dice:
            offered = (*[choices.PickStat(str(one.stat)) for one in dice], choices.Decline())
            asked.append(Decision(seat, "prompt-reroll", "GOD-830", offered, together=True))
    return tuple(asked) or None


@BOOK.gathers(steps.OfferRerolls, confirm=False)
def reroll(state: GodaiState, step: steps.OfferRerolls, picks: dict[Seat, Choice]) -> None:
    """GOD-830: the new roll counts, whatever it is."""
    rolls = list(step.rolls)
    ready = step.ready
    again = False
    for seat, pick in picks.items():
        if not isinstance(pick, choices.PickStat):
            ready = (*ready, seat)
            continue
        again = True
        _pay_reroll(state, seat)
        stat = Stat(pick.stat)
        at = next(at for at, one in enumerate(rolls) if (one.seat, one.stat) == (seat, stat))
        added = (("item", rolls[at].bonus),) if rolls[at].bonus else ()
        found = roll_test(state, seat, stat, "GOD-830", str(stat), added)
        rolls[at] = replace(rolls[at], result=max(1, found.result), rank=found.rank)
    if again:
        state.then(steps.OfferRerolls(tuple(rolls), ready))
    else:
        state.then(steps.SettleSkills(tuple(rolls)))


def _pay_reroll(state: GodaiState, seat: Seat) -> None:
    hero = state.heroes[seat]
    if treasure_rerolls(state, seat):
        hero.used = (*hero.used, REROLLED)
        return
    card = kept_for(state, seat, "reroll")
    if card is not None:
        use_kept(state, seat, card)
