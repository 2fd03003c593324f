"""The Skill phase: Navigate, Explore, Survival, Starving, Critical Successes. Rulebook p.56 to 58, placard."""

from __future__ import annotations

from rulewright.core.record import Choice, Decision, Seat, Step

from ..effects import Modified, Pick, Store
from ..model.choices import common as choices
from ..model.events.group import NavigationFailed, PhaseSkipped
from ..model.state import NOWHERE, GodaiState
from ..model.steps import gains
from ..model.steps import turn as steps
from ..model.steps.combat import DrawEncounters
from ..model.steps.land import Wander
from ..model.vocabulary import Movement, Place, Stat
from . import land
from .book import BOOK, ask_group, living
from .commissions import help_of_escorts
from .death import join_new, turn_up
from .heroes import eat_from_backpack, eaten, food_need, gain_food, gain_gold, hand_over, set_starving
from .rewards import kept_for, use_kept
from .skill_rolls import is_careful, judged
from .stat_tests import Tested
from .turn import begin_phase

EXPLORE_GOLD = 2
"""GOD-419."""
CRITICAL_GOLD = 3
"""GOD-969."""
ENCOUNTER_GOLD = 2
"""GOD-976."""
PRIZES = ("tier-2", "tier-3", "basic-element", "power-up")
"""GOD-973: what three Critical Successes of one hero give, by choice."""


@BOOK.resolves(steps.SkillPhase)
def begin_skill_phase(state: GodaiState, step: steps.SkillPhase, choice: None) -> None:
    """GOD-411, GOD-1056: there is none in a City-State that stands, nor for the dead."""
    begin_phase(state, "skill")
    if not living(state):
        return
    if state.at != NOWHERE and land.place_at(state, state.at) is Place.CITY_STATE:
        state.emit(PhaseSkipped(rule="GOD-411", phase="skill"))
        state.then(steps.EndSkills())
    elif state.movement == Movement.RECKLESS:
        state.then(steps.ChooseSkill(), steps.EndSkills())
    else:
        state.then(steps.PrepareSkills(), steps.EndSkills())
    turn_up(state)


@BOOK.resolves(steps.EndSkills)
def end_skill_phase(state: GodaiState, step: steps.EndSkills, choice: None) -> None:
    """GOD-799: after the Skill phase new heroes may join."""
    join_new(state)


@BOOK.asks(steps.ChooseSkill)
def ask_skill(state: GodaiState, step: steps.ChooseSkill) -> tuple[Decision, ...]:
    """GOD-964: after a Reckless move each hero rolls Explore or Survival, by own choice."""
    offered = (choices.PickStat(str(Stat.EXPLORE)), choices.PickStat(str(Stat.SURVIVAL)))
    return tuple([Decision(seat, "prompt-reckless-skill", "GOD-964", offered, together=True) for seat in living(state)])


@BOOK.gathers(steps.ChooseSkill, confirm=False)
def take_skill(state: GodaiState, step: steps.ChooseSkill, picks: dict[Seat, choices.PickStat]) -> None:
    """GOD-964: the Skill that is not rolled fails."""
    explorers = tuple([seat for seat, pick in picks.items() if pick.stat == Stat.EXPLORE])
    state.then(steps.PrepareSkills(explorers))


@BOOK.resolves(steps.SettleSkills)
def settle_skills(state: GodaiState, step: steps.SettleSkills, choice: None) -> None:
    """GOD-414, GOD-968, GOD-971: what the rolls mean; each Critical Success brings the group a Tier I Resource.

    GOD-100: Navigate finds the way, Explore what lies about, Survival what there is to eat.
    """
    seats = living(state)
    rolls: dict[Seat, dict[Stat, Tested]] = {seat: {} for seat in seats}
    for one in step.rolls:
        rolls[one.seat][one.stat] = judged(state, one)
    for seat in seats:
        _explore(state, seat, rolls[seat].get(Stat.EXPLORE))
    hungry = [seat for seat in seats if not _survived(state, seat, rolls[seat].get(Stat.SURVIVAL))]
    starved = [seat for seat in hungry if missing_food(state, seat) or not eat_from_backpack(state, seat)]
    criticals = {seat: sum(one.critical for one in rolls[seat].values()) for seat in seats}
    total = sum(criticals.values())
    lost = not is_careful(state) and _lost_the_way(state, [rolls[seat][Stat.NAVIGATE] for seat in seats])
    found: list[Step] = []
    if total:
        found += [gains.PickResource(Pick.TIER_1, total, Store.STOCKPILE), *_extras(criticals)]
    # AMB-GOD-54, AMB-GOD-183: at the end of the phase Encounters for Critical Successes, then the Wander.
    if total:
        found.append(steps.OfferEncounters(total))
    if lost:
        found.append(steps.RiskWander())
    # GOD-424: a level of Starving is gained after the phase, so not before what still belongs to it.
    state.then(*found, *[steps.ShareFood(seat) for seat in starved])


def _extras(criticals: dict[Seat, int]) -> list[gains.PickResource | steps.TakeCriticals]:
    """GOD-972, GOD-973: a hero with two Critical Successes brings a Tier II Resource, one with three a prize."""
    found: list[gains.PickResource | steps.TakeCriticals] = []
    for seat, count in criticals.items():
        if count == 2:
            found.append(gains.PickResource(Pick.TIER_2, 1, Store.STOCKPILE))
        elif count >= 3:
            found.append(steps.TakeCriticals(seat, count))
    return found


def _explore(state: GodaiState, seat: Seat, tested: Tested | None) -> None:
    """GOD-419, GOD-420, GOD-969: 2 Gold for a success, 3 more for a Critical Success (AMB-GOD-182)."""
    if tested is None or not tested.success:
        return
    gain_gold(state, seat, EXPLORE_GOLD, "GOD-419")
    if tested.critical:
        gain_gold(state, seat, CRITICAL_GOLD, "GOD-969")


def _survived(state: GodaiState, seat: Seat, tested: Tested | None) -> bool:
    """GOD-421 to GOD-423, GOD-970: who succeeds eats nothing, and finds 1 Food with a Critical Success.

    AMB-GOD-56: so a success takes no Starving level away; only a full meal does.
    """
    if tested is None or not tested.success:
        return food_need(state, seat) == 0
    if tested.critical:
        gain_food(state, seat, 1, "GOD-970")
    return True


def _lost_the_way(state: GodaiState, rolls: list[Tested]) -> bool:
    """GOD-415 to GOD-417, AMB-GOD-118: half of the heroes, rounded up, or one Critical Success find the way.

    GOD-634, AMB-GOD-95: where they do not, Escorts who know the way help.
    """
    if any(one.what == Modified.NO_WANDER for one in state.modifiers):
        return False
    successes = sum(one.success for one in rolls)
    needed = (len(rolls) + 1) // 2
    if successes >= needed or any(one.critical for one in rolls):
        return False
    if state.carried:
        successes += help_of_escorts(state, Stat.NAVIGATE)
        if successes >= needed:
            return False
    state.emit(NavigationFailed(rule="GOD-417", successes=successes, needed=needed))
    return True


# -- Food ------------------------------------------------------------------------------------------------------


def missing_food(state: GodaiState, seat: Seat) -> int:
    """What a hero lacks of a full meal, with what it carries."""
    hero = state.heroes[seat]
    return max(0, food_need(state, seat) - eaten(hero) - hero.food)


def donors(state: GodaiState, seat: Seat) -> list[Seat]:
    """GOD-1059: heroes who have Food to give, if together they have enough."""
    others = [one for one in living(state) if one != seat and state.heroes[one].food]
    total = sum(state.heroes[one].food for one in others)
    return others if total >= missing_food(state, seat) > 0 else []


@BOOK.asks(steps.ShareFood)
def ask_food(state: GodaiState, step: steps.ShareFood) -> Decision | None:
    """GOD-1059: asked only if the hero would gain a Starving level and the others could prevent it."""
    if state.heroes[step.seat].state != "living":
        return None
    others = donors(state, step.seat)
    if not others:
        return None
    offered: list[Choice] = [choices.PickHero(one + 1) for one in others]
    about = {"hero": step.seat + 1, "n": missing_food(state, step.seat)}
    return ask_group(state, "prompt-share-food", "GOD-1059", [*offered, choices.Decline()], about)


@BOOK.resolves(steps.ShareFood)
def feed(state: GodaiState, step: steps.ShareFood, choice: Choice | None) -> None:
    """GOD-422, GOD-424, GOD-425: the hero eats, or gains one Starving level."""
    hero = state.heroes[step.seat]
    if hero.state != "living":
        return
    if isinstance(choice, choices.PickHero):
        giver = choice.hero - 1
        n = min(missing_food(state, step.seat), state.heroes[giver].food)
        state.then(step)
        hand_over(state, giver, step.seat, "food", n, "GOD-1059")
        return
    if not eat_from_backpack(state, step.seat):
        set_starving(state, step.seat, hero.starving + 1, "GOD-424")


# -- Critical Successes ----------------------------------------------------------------------------------------


@BOOK.asks(steps.TakeCriticals)
def choose_prize(state: GodaiState, step: steps.TakeCriticals) -> Decision:
    """GOD-973: one of four."""
    offered = [choices.TakeOption(number) for number in range(1, len(PRIZES) + 1)]
    return ask_group(state, "prompt-criticals", "GOD-973", offered, {"hero": step.seat + 1})


@BOOK.resolves(steps.TakeCriticals)
def take_prize(state: GodaiState, step: steps.TakeCriticals, choice: choices.TakeOption) -> None:
    """GOD-973, AMB-GOD-182: a Resource, an Element, or a Power Up for the hero."""
    prize = PRIZES[choice.number - 1]
    if prize == "power-up":
        state.then(gains.DrawPowerUp(step.seat))
    else:
        state.then(gains.PickResource(Pick(prize), 1, Store.STOCKPILE))


@BOOK.asks(steps.OfferEncounters)
def ask_encounters(state: GodaiState, step: steps.OfferEncounters) -> Decision | None:
    """GOD-974: one Encounter may be drawn for each Critical Success."""
    if not living(state) or not (state.encounters or state.encounter_discards):
        return None
    offered = [choices.PickNumber(number) for number in range(step.count + 1)]
    return ask_group(state, "prompt-critical-encounters", "GOD-974", offered, {"n": step.count})


@BOOK.resolves(steps.OfferEncounters)
def meet_encounters(state: GodaiState, step: steps.OfferEncounters, choice: choices.PickNumber | None) -> None:
    """GOD-975, GOD-976: all are drawn, then the group chooses which it fights; 2 Gold for each that is defeated."""
    if choice is not None and choice.number:
        state.then(DrawEncounters(choice.number, optional=True, gold=ENCOUNTER_GOLD))


# -- Wandering -------------------------------------------------------------------------------------------------


@BOOK.asks(steps.RiskWander)
def offer_help(state: GodaiState, step: steps.RiskWander) -> Decision | None:
    """GOD-830: a Power Up that is kept for this may keep the group on its way."""
    seats = [seat for seat in living(state) if kept_for(state, seat, "wander")]
    if not seats:
        return None
    offered: list[Choice] = [choices.PickHero(seat + 1) for seat in seats]
    return ask_group(state, "prompt-stop-wander", "GOD-830", [*offered, choices.Decline()])


@BOOK.resolves(steps.RiskWander)
def wander(state: GodaiState, step: steps.RiskWander, choice: Choice | None) -> None:
    """GOD-417, AMB-GOD-54: the group Wanders at the end of the Skill phase."""
    if isinstance(choice, choices.PickHero):
        card = kept_for(state, choice.hero - 1, "wander")
        if card is not None:
            use_kept(state, choice.hero - 1, card)
        return
    if living(state):
        state.then(Wander())
