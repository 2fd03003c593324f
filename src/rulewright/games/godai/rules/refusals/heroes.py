"""Why heroes cannot do something: Roles that are taken, gifts that do not fit, abilities that were used."""

from __future__ import annotations

from rulewright.core.record import Reason, Seat

from ...model.choices.heroes import (
    GiveFood,
    GiveGold,
    GiveItem,
    PickRole,
    RaiseDifficulty,
    ReplaceHero,
    TakeBonus,
    UsePowerUp,
    UseRacial,
)
from ...model.state import GodaiState
from ...model.vocabulary import DIFFICULTIES, Vital
from ..book import BOOK, content_of
from ..heroes import can_hold, food_limit, gold_limit
from ..races import USED
from ..vitals import no_energy


def in_combat(state: GodaiState) -> list[Reason]:
    """GOD-130: sharing and the like belong outside combat."""
    return [Reason("GOD-130", "why-in-combat")] if state.combat is not None else []


@BOOK.refuses(PickRole)
def refuse_role(state: GodaiState, seat: Seat, choice: PickRole) -> list[Reason]:
    """GOD-057, AMB-GOD-05: each Role once."""
    for other, hero in enumerate(state.heroes):
        if other != seat and hero.role == choice.role:
            return [Reason("GOD-057", "why-role-taken", {"role": choice.role, "hero": other + 1})]
    return []


@BOOK.refuses(RaiseDifficulty)
def refuse_difficulty(state: GodaiState, seat: Seat, choice: RaiseDifficulty) -> list[Reason]:
    """GOD-696, GOD-698: outside combat, and not beyond Epic."""
    if state.difficulty + 1 >= len(DIFFICULTIES):
        return [Reason("GOD-698", "why-epic")]
    return [Reason("GOD-696", "why-in-combat")] if state.combat is not None else []


@BOOK.refuses(GiveGold, GiveFood)
def refuse_gift(state: GodaiState, seat: Seat, choice: GiveGold | GiveFood) -> list[Reason]:
    """GOD-119, GOD-125, GOD-130: who has too little cannot give it, and who has no room cannot take it."""
    reasons = in_combat(state) or _wrong_pair(state, choice.hero, choice.to)
    if reasons:
        return reasons
    giver, taker = state.heroes[choice.hero - 1], state.heroes[choice.to - 1]
    gold = isinstance(choice, GiveGold)
    held, room = (giver.gold, gold_limit(taker) - taker.gold) if gold else (giver.food, food_limit(taker) - taker.food)
    if held < choice.n:
        reasons.append(Reason("GOD-130", "why-too-little", {"hero": choice.hero, "n": choice.n, "held": held}))
    if room < choice.n:
        rule = "GOD-119" if gold else "GOD-125"
        reasons.append(Reason(rule, "why-no-room", {"hero": choice.to, "n": choice.n, "room": max(0, room)}))
    return reasons


@BOOK.refuses(GiveItem)
def refuse_item(state: GodaiState, seat: Seat, choice: GiveItem) -> list[Reason]:
    """GOD-130, GOD-1011: only what a hero carries, and no more of it than the other may hold."""
    reasons = in_combat(state) or _wrong_pair(state, choice.hero, choice.to)
    if reasons:
        return reasons
    if choice.item not in state.heroes[choice.hero - 1].items:
        return [Reason("GOD-130", "why-not-carried", {"hero": choice.hero, "item": choice.item})]
    if not can_hold(state, choice.to - 1, choice.item):
        most = content_of(state).items[choice.item].per_hero
        return [Reason("GOD-1011", "why-item-limit", {"item": choice.item, "limit": "hero", "most": most})]
    return []


def _wrong_pair(state: GodaiState, giver: int, taker: int) -> list[Reason]:
    """GOD-130, GOD-790, GOD-1101: from the living and the dead to the living, and not to oneself."""
    if not (1 <= giver <= len(state.heroes) and 1 <= taker <= len(state.heroes)) or giver == taker:
        return [Reason("GOD-130", "why-no-such-hero")]
    if state.heroes[taker - 1].state != "living":
        return [Reason("GOD-790", "why-not-with-group", {"hero": taker})]
    if state.heroes[giver - 1].state not in ("living", "dead"):
        return [Reason("GOD-1101", "why-not-with-group", {"hero": giver})]
    return []


@BOOK.refuses(TakeBonus)
def refuse_bonus(state: GodaiState, seat: Seat, choice: TakeBonus) -> list[Reason]:
    """GOD-376: only of a Resource card that the group keeps."""
    if choice.card not in state.resource_cards:
        return [Reason("GOD-376", "why-card-not-kept", {"card": choice.card})]
    return in_combat(state)


@BOOK.refuses(ReplaceHero)
def refuse_new_hero(state: GodaiState, seat: Seat, choice: ReplaceHero) -> list[Reason]:
    """GOD-795, GOD-1102: only for a dead hero, between two Game Turns."""
    if not 1 <= choice.hero <= len(state.heroes):
        return [Reason("GOD-795", "why-no-such-hero")]
    if state.heroes[choice.hero - 1].state != "dead":
        return [Reason("GOD-795", "why-not-dead", {"hero": choice.hero})]
    return []


@BOOK.refuses(UsePowerUp)
def refuse_power_up(state: GodaiState, seat: Seat, choice: UsePowerUp) -> list[Reason]:
    """GOD-830: only a Power Up that the hero keeps."""
    if not 1 <= choice.hero <= len(state.heroes):
        return [Reason("GOD-830", "why-no-such-hero")]
    if choice.card not in state.heroes[choice.hero - 1].kept:
        return [Reason("GOD-830", "why-card-not-kept", {"card": choice.card})]
    return []


@BOOK.refuses(UseRacial)
def refuse_racial(state: GodaiState, seat: Seat, choice: UseRacial) -> list[Reason]:
    """GOD-066, GOD-067, GOD-426: once per Game Turn, and for its price."""
    if not 1 <= choice.hero <= len(state.heroes):
        return [Reason("GOD-067", "why-no-such-hero")]
    hero = state.heroes[choice.hero - 1]
    about = {"hero": choice.hero}
    if hero.state != "living" or not hero.race:
        return [Reason("GOD-067", "why-not-with-group", about)]
    if USED in hero.used:
        return [Reason("GOD-067", "why-racial-used", about)]
    card = content_of(state).races[hero.race]
    if card.vital is Vital.HEALTH:
        if hero.health <= card.cost:
            return [Reason("GOD-066", "why-last-health", {"need": card.cost + 1, "have": hero.health})]
    elif (found := no_energy(state, choice.hero - 1, card.cost, "GOD-066")) is not None:
        return [found]
    return [Reason("GOD-067", "why-racial-idle", about)]
