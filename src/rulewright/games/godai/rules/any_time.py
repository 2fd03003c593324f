"""What the group may do beside an open question, outside combat: share, take a kept bonus, raise the Difficulty."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence

from rulewright.core.asides import Asides
from rulewright.core.record import Choice, Step

from ..model.choices.heroes import (
    PARTS,
    DeclineRolls,
    GiveFood,
    GiveGold,
    GiveItem,
    RaiseDifficulty,
    ReplaceHero,
    TakeBonus,
)
from ..model.state import GodaiState
from ..model.vocabulary import DIFFICULTIES, SKILLS
from .abilities import power_asides
from .aether import ore_asides
from .book import BOOK, living
from .death import replaceable
from .decks import raise_difficulty
from .heroes import can_hold, food_limit, gold_limit, hand_over
from .items import usable
from .races import brews, racial_uses
from .rewards import usable_kept

_SEATS = range(4)
_GOLD = {(one, other): [GiveGold(one + 1, other + 1, n) for n in PARTS] for one in _SEATS for other in _SEATS}
_FOOD = {(one, other): [GiveFood(one + 1, other + 1, n) for n in PARTS] for one in _SEATS for other in _SEATS}
_DECLINED = [[DeclineRolls(seat + 1, str(skill)) for skill in SKILLS] for seat in _SEATS]


def asides(state: GodaiState) -> Sequence[Choice]:
    """What may be done beside any question of the group outside combat (AMB-GOD-223), listed when somebody looks."""
    return Asides(state, listed)


def listed(state: GodaiState) -> tuple[Choice, ...]:
    """GOD-696, AMB-GOD-223: a higher Difficulty, Resource cards, Power Ups, Racial Abilities, Items, Ore and gifts."""
    found: list[Choice] = [RaiseDifficulty()] if state.difficulty + 1 < len(DIFFICULTIES) else []
    found += [TakeBonus(card) for card in sorted(set(state.resource_cards))]
    found += usable_kept(state)
    found += racial_uses(state)
    found += brews(state)
    found += power_asides(state)
    found += usable(state)
    found += ore_asides(state)
    return (*found, *gifts(state))


def between_turns(state: GodaiState) -> Sequence[Choice]:
    """GOD-795: what belongs between two Game Turns, offered beside the first question of a turn."""
    return Asides(state, listed_between_turns)


def listed_between_turns(state: GodaiState) -> tuple[Choice, ...]:
    """GOD-795: new heroes, and Skills that are not rolled (GOD-081), besides all else."""
    found: list[Choice] = [ReplaceHero(seat + 1) for seat in replaceable(state)]
    for seat in living(state):
        found += _DECLINED[seat]
    return (*found, *listed(state))


@BOOK.replaces(RaiseDifficulty)
def make_harder(state: GodaiState, step: Step, choice: RaiseDifficulty) -> None:
    """GOD-696: the players may raise the Difficulty; then what was asked is asked again."""
    raise_difficulty(state, "GOD-696")
    state.then(step)


@BOOK.replaces(DeclineRolls)
def decline_rolls(state: GodaiState, step: Step, choice: DeclineRolls) -> None:
    """GOD-081: this turn the hero declines to roll a Skill, or takes that back."""
    hero = state.heroes[choice.hero - 1]
    token = f"declines-{choice.stat}"
    if token in hero.used:
        hero.used = tuple([one for one in hero.used if one != token])
    else:
        hero.used = tuple(sorted([*hero.used, token]))
    state.then(step)


# -- sharing ---------------------------------------------------------------------------------------------------


def gifts(state: GodaiState) -> list[Choice]:
    """GOD-112, GOD-130, GOD-790, AMB-GOD-124: all but Gear goes from hero to hero; the dead give to the living.

    GOD-1011: of some Items a hero takes no more.
    """
    takers = living(state)
    found: list[Choice] = []
    for giver, one in enumerate(state.heroes):
        if one.state not in ("living", "dead"):
            continue
        for taker in takers:
            if taker == giver:
                continue
            other = state.heroes[taker]
            gold = min(one.gold, gold_limit(other) - other.gold)
            food = min(one.food, food_limit(other) - other.food)
            if gold > 0:
                found += _GOLD[giver, taker][: bisect_right(PARTS, gold)]
            if food > 0:
                found += _FOOD[giver, taker][: bisect_right(PARTS, food)]
            items = [item for item in sorted(set(one.items)) if can_hold(state, taker, item)]
            found += [GiveItem(giver + 1, taker + 1, item) for item in items]
    return found


@BOOK.replaces(GiveGold)
def give_gold(state: GodaiState, step: Step, choice: GiveGold) -> None:
    """GOD-130, GOD-790: Gold changes hands."""
    hand_over(state, choice.hero - 1, choice.to - 1, "gold", choice.n, _rule(state, choice.hero))
    state.then(step)


@BOOK.replaces(GiveFood)
def give_food(state: GodaiState, step: Step, choice: GiveFood) -> None:
    """GOD-130, GOD-790: Food changes hands."""
    state.then(step)
    hand_over(state, choice.hero - 1, choice.to - 1, "food", choice.n, _rule(state, choice.hero))


@BOOK.replaces(GiveItem)
def give_item(state: GodaiState, step: Step, choice: GiveItem) -> None:
    """GOD-130, GOD-790: an Item changes hands."""
    hand_over(state, choice.hero - 1, choice.to - 1, choice.item, 1, _rule(state, choice.hero))
    state.then(step)


def _rule(state: GodaiState, hero: int) -> str:
    return "GOD-790" if state.heroes[hero - 1].state == "dead" else "GOD-130"
