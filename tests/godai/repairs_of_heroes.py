"""What refusals about heroes claim, and what would make them untrue: Roles, gifts, kept cards, Racial Abilities."""

from __future__ import annotations

from typing import Any

from rulewright.core.record import Seat
from rulewright.games.godai.model.choices.heroes import GiveFood, GiveGold, TakeBonus
from rulewright.games.godai.model.hero import Hero
from rulewright.games.godai.model.state import NOWHERE, GodaiState

from ..repairing import Never, Repairs, Values, claim
from .setting import content, living, ready

CHAPTER = Repairs()
mends = CHAPTER.mends


@mends("why-in-combat")
def a_fight(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    claim(state.combat is not None)
    raise Never("a combat ends by being fought")


@mends("why-role-taken")
def a_free_role(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    claim(said.role == choice.role == state.heroes[said.hero - 1].role and said.hero - 1 != seat)
    taken = {hero.role for hero in state.heroes}
    state.heroes[said.hero - 1].role = next(role for role in content(state).roles if role not in taken)


@mends("why-epic")
def below_epic(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    claim(state.difficulty == 5)
    state.difficulty = 4


def limit(hero: Hero, gold: bool) -> int:
    """p.18 and p.19: what a Backpack holds of Gold, and of Food."""
    first = max(1, hero.first_food_rating)
    return 100 * first if gold else 5 * first + 5 * max(0, hero.food_rating - hero.first_food_rating)


@mends("why-too-little")
def enough_to_give(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    assert isinstance(choice, (GiveGold, GiveFood))
    giver = state.heroes[said.hero - 1]
    gold = isinstance(choice, GiveGold)
    claim(said.hero == choice.hero and said.n == choice.n > said.held)
    claim(said.held == (giver.gold if gold else giver.food))
    if gold:
        giver.gold = said.n
    else:
        giver.food = said.n


@mends("why-no-room")
def room_to_take(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    gold = isinstance(choice, GiveGold)
    taker = state.heroes[said.hero - 1]
    most = limit(taker, gold)
    claim(said.hero == choice.to and said.n == choice.n > said.room)
    claim(said.room == max(0, most - (taker.gold if gold else taker.food)))
    if most < said.n:
        raise Never("so much never fits")
    if gold:
        taker.gold = most - said.n
    else:
        taker.food = most - said.n


@mends("why-not-carried")
def an_item_to_give(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    giver = state.heroes[said.hero - 1]
    claim(said.hero == choice.hero and said.item == choice.item not in giver.items)
    giver.items = tuple(sorted([*giver.items, said.item]))


@mends("why-no-such-hero")
def no_such_hero(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    named = [choice.hero, getattr(choice, "to", choice.hero)]
    wrong = any(not 1 <= hero <= len(state.heroes) for hero in named)
    claim(wrong or (hasattr(choice, "to") and choice.hero == choice.to))
    raise Never("so many heroes play, and nobody gives to oneself")


@mends("why-not-with-group")
def with_the_group(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    hero = state.heroes[said.hero - 1]
    claim(said.hero in (choice.hero, getattr(choice, "to", 0)) and hero.state != "living")
    join(state, hero)


def join(state: GodaiState, hero: Hero) -> None:
    """A hero lives and is with the group."""
    if not hero.role or not hero.race or state.at == NOWHERE:
        raise Never("a hero who is not made yet, or no group to be with")
    hero.state, hero.health = "living", max(1, hero.health)


@mends("why-card-not-kept")
def a_kept_card(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    claim(said.card == choice.card)
    if isinstance(choice, TakeBonus):
        claim(said.card not in state.resource_cards)
        state.resource_cards = (*state.resource_cards, said.card)
        return
    hero = state.heroes[choice.hero - 1]
    claim(said.card not in hero.kept)
    hero.kept = (*hero.kept, said.card)


@mends("why-not-dead")
def a_dead_hero(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    hero = state.heroes[said.hero - 1]
    claim(said.hero == choice.hero and hero.state != "dead")
    if state.combat is not None or [one for one in living(state) if one is not hero] == []:
        raise Never("nobody would be left, or a combat goes on")
    hero.state, hero.health = "dead", 0


@mends("why-racial-used")
def a_racial_ability_to_use(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    hero = state.heroes[said.hero - 1]
    claim(said.hero == choice.hero and "racial" in hero.used)
    ready(hero, "racial")


@mends("why-racial-idle")
def an_idle_racial_ability(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    decision = state.decision_for(seat)
    claim(said.hero == choice.hero and (decision is None or not decision.allows(choice)))
    raise Never("what it does and when is printed on the Race")
