"""Everybody in a combat by number, what they bear and what protects them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from msgspec.structs import replace

from rulewright.core.record import Seat

from ...combat_effects import AnyTrait, Has, Imbalanced, OnBattlefield, Strike
from ...content.components import Action, Boss, Encounter
from ...hero_abilities import Ability
from ...model.combat import FIRST_ALLY, FIRST_OPPONENT, Ally, Combat, Fighter, Opponent, Ward
from ...model.hero import MOST_TIERS, RAISED_TIERS
from ...model.state import GodaiState
from ...model.vocabulary import (
    DEFENSIVE,
    DIFFICULTIES,
    ELEMENTS,
    Condition,
    Difficulty,
    Element,
    Keyword,
    Kind,
    RoleType,
    Stat,
)
from ..stat_tests import rank
from .testing import BORNE

STARTER = DIFFICULTIES.index(Difficulty.STARTER)
HARD = DIFFICULTIES.index(Difficulty.DIFFICULT)


def combat_of(state: GodaiState) -> Combat:
    combat = state.combat
    assert combat is not None
    return combat


def table(state: GodaiState, name: str) -> dict[str, Any]:
    """A table of the content."""
    found: dict[str, Any] = state.game.content.tables.get(name, {})
    return found


# -- heroes --------------------------------------------------------------------------------------------


def fighter_of(state: GodaiState, seat: Seat) -> Fighter:
    for fighter in (state.combat or combat_of(state)).fighters:
        if fighter.seat == seat:
            return fighter
    raise LookupError(seat)


def change(state: GodaiState, seat: Seat, **fields: Any) -> Fighter:
    """A fighter with other values, in its place."""
    combat = state.combat or combat_of(state)
    fighters = combat.fighters
    for at, fighter in enumerate(fighters):
        if fighter.seat == seat:
            new = replace(fighter, **fields)
            combat.fighters = (*fighters[:at], new, *fighters[at + 1 :])
            return new
    raise LookupError(seat)


def standing(state: GodaiState) -> list[Seat]:
    """GOD-747: heroes who are alive and in the fight."""
    heroes = state.heroes
    fighters = (state.combat or combat_of(state)).fighters
    return [one.seat for one in fighters if not one.fled and heroes[one.seat].state == "living"]


def allies(state: GodaiState) -> list[int]:
    """Numbers of the members of the group that are no heroes."""
    found = (state.combat or combat_of(state)).allies
    return [FIRST_ALLY + at for at, ally in enumerate(found) if ally.health > 0] if found else []


def members(state: GodaiState) -> list[int]:
    """GOD-746: the group, heroes and allies."""
    return standing(state) + allies(state)


def is_hero(who: int) -> bool:
    return 0 <= who < FIRST_ALLY


class Abilities(NamedTuple):
    """A table of Abilities, and what is looked for in it."""

    table: dict[str, Ability]
    by_slot: dict[tuple[str, str], Ability]
    """By owner and slot."""
    conjurable: tuple[Ability, ...]
    """Combat Items that are used up: what a Tanuki can conjure."""


def abilities(state: GodaiState) -> Abilities:
    found = table(state, "abilities")
    known = _INDEXES.get(id(found))
    if known is None or known.table is not found:
        by_slot = {(one.owner, str(one.slot)): one for one in found.values()}
        items = [one for one in found.values() if one.slot == "item" and not one.kept and not one.before]
        known = _INDEXES[id(found)] = Abilities(found, by_slot, tuple(items))
    return known


def ability(state: GodaiState, owner: str, slot: str) -> Ability | None:
    """The Ability of a Role, Race or Item in a slot."""
    return abilities(state).by_slot.get((owner, slot))


_INDEXES: dict[int, Abilities] = {}
"""For each table that was asked: looking through all of it takes too long."""


def usable_energy(state: GodaiState, seat: Seat) -> int:
    """GOD-102, GOD-426, GOD-895: the Energy that a hero can use now; none if it Starves or failed a test for it."""
    hero = state.heroes[seat]
    if hero.starving or (state.combat is not None and "no-energy" in fighter_of(state, seat).bars):
        return 0
    return hero.energy


def role_types(state: GodaiState, who: int) -> tuple[RoleType, ...]:
    """GOD-061, GOD-062: the types of a hero's Role."""
    if not is_hero(who):
        return ()
    attack = ability(state, state.heroes[who].role, "attack")
    return attack.types if attack else ()


def tier(state: GodaiState, who: int, element: Element) -> int:
    """GOD-1105, GOD-1106: the Augment Tier of a hero, with what it has for a while."""
    if not is_hero(who):
        return 0
    hero = state.heroes[who]
    found = hero.augments[ELEMENTS.index(element)]
    if found and RAISED_TIERS in hero.used:
        found = min(MOST_TIERS, found + 1)
    if state.combat is not None:
        for ward in wards_of(state, who):
            if ward.what == "augment" and ward.only == element and not ward.wait and ward.left >= 0:
                found = max(found, ward.n)
    return found


# -- opponents -----------------------------------------------------------------------------------------


def foes(state: GodaiState) -> list[int]:
    """GOD-655: numbers of the opponents that are not vanquished; a Titanic one is a single opponent."""
    combat = state.combat or combat_of(state)
    everybody = range(FIRST_OPPONENT, FIRST_OPPONENT + len(combat.opponents))
    return [who for who in everybody if who - FIRST_OPPONENT not in combat.lost] if combat.lost else [*everybody]


def opponent_at(state: GodaiState, who: int) -> Opponent:
    return (state.combat or combat_of(state)).opponents[who - FIRST_OPPONENT]


def alter(state: GodaiState, who: int, **fields: Any) -> Opponent:
    """An opponent with other values, in its place."""
    combat = combat_of(state)
    at = who - FIRST_OPPONENT
    new = replace(combat.opponents[at], **fields)
    combat.opponents = (*combat.opponents[:at], new, *combat.opponents[at + 1 :])
    return new


def ally_at(state: GodaiState, who: int) -> Ally:
    return combat_of(state).allies[who - FIRST_ALLY]


def alter_ally(state: GodaiState, who: int, **fields: Any) -> Ally:
    combat = combat_of(state)
    at = who - FIRST_ALLY
    new = replace(combat.allies[at], **fields)
    combat.allies = (*combat.allies[:at], new, *combat.allies[at + 1 :])
    return new


def card_of(state: GodaiState, who: int) -> Encounter | Boss:
    """The card or placard of an opponent."""
    return card(state, opponent_at(state, who).card)


def card(state: GodaiState, id: str) -> Encounter | Boss:
    """GOD-637, GOD-638, GOD-640: Encounters and Bosses are fought, and Jaethi as the Boss that she is; nobody else."""
    found: Encounter | Boss = table(state, "bosses" if id.startswith("boss-") else "encounters")[id]
    return found


def actions_of(card: Encounter | Boss) -> tuple[Action, ...]:
    """GOD-669, GOD-671, GOD-686: the actions by the faces of the Hex die: three of an Encounter, six of a Boss."""
    if isinstance(card, Boss):
        return card.actions
    three = (card.attack, card.mastery, card.special)
    return tuple([three[int(face) - 1] for face in card.key])


def kinds_of(state: GodaiState, who: int) -> tuple[Kind, ...]:
    return card_of(state, who).kinds


def elements_of(state: GodaiState, who: int) -> tuple[Element, ...]:
    """The Elements of an opponent; one that swaps them has the last one that it took."""
    taken = opponent_at(state, who).element
    if taken:
        return (Element(taken),)
    if state.current and any(isinstance(trait, Imbalanced) for trait in traits_of(state, who)):
        return (Element(state.current),)
    return card_of(state, who).elements


def traits_of(state: GodaiState, who: int) -> tuple[AnyTrait, ...]:
    """GOD-690, GOD-710: Passives, and from Difficult on a Boss's further one."""
    found = card_of(state, who)
    if isinstance(found, Boss) and opponent_at(state, who).difficulty >= HARD:
        return (*found.traits, *found.difficult)
    return found.traits


def has(state: GodaiState, who: int, keyword: Keyword) -> Sequence[Has]:
    """GOD-702: the Passives of an opponent with this Keyword; at Starter it gains no defences."""
    if who < FIRST_OPPONENT:
        return []
    opponent = opponent_at(state, who)
    if opponent.difficulty == STARTER and keyword in DEFENSIVE:
        return []
    wards = opponent.wards
    if wards and keyword in [ward.only for ward in wards if ward.what == "cancelled" and not ward.wait]:
        return []
    known: dict[tuple[str, bool, Keyword], Sequence[Has]] = state.game.content.keyworded
    key = (opponent.card, opponent.difficulty >= HARD, keyword)
    if key not in known:
        known[key] = [one for one in traits_of(state, who) if isinstance(one, Has) and one.keyword is keyword]
    return known[key]


# -- everybody -----------------------------------------------------------------------------------------


def is_foe(who: int) -> bool:
    return who >= FIRST_OPPONENT


def bears(state: GodaiState, who: int, condition: Condition) -> int:
    """How often somebody bears a Condition."""
    at = BORNE[condition]
    if 0 <= who < FIRST_ALLY:
        return state.heroes[who].conditions[at]
    return (opponent_at(state, who) if who >= FIRST_OPPONENT else ally_at(state, who)).conditions[at]


def is_brainwashed(state: GodaiState, who: int) -> bool:
    """GOD-885: whether somebody acts for the other side."""
    return bool(bears(state, who, Condition.BRAINWASHED))


def is_unharmed(state: GodaiState, who: int) -> bool:
    """Whether somebody bears no Condition at all."""
    if is_hero(who):
        return not any(state.heroes[who].conditions)
    return not any((opponent_at(state, who) if is_foe(who) else ally_at(state, who)).conditions)


def wards_of(state: GodaiState, who: int) -> tuple[Ward, ...]:
    if 0 <= who < FIRST_ALLY:
        for fighter in (state.combat or combat_of(state)).fighters:
            if fighter.seat == who:
                return fighter.wards
        return ()
    return opponent_at(state, who).wards if who >= FIRST_OPPONENT else ally_at(state, who).wards


def set_wards(state: GodaiState, who: int, wards: tuple[Ward, ...]) -> None:
    if is_hero(who):
        change(state, who, wards=wards)
    elif is_foe(who):
        alter(state, who, wards=wards)
    else:
        alter_ally(state, who, wards=wards)


def give(state: GodaiState, who: int, ward: Ward) -> None:
    """Somebody gains something for a while."""
    since = combat_of(state).round
    set_wards(state, who, (*wards_of(state, who), replace(ward, since=since)))


def active(state: GodaiState, who: int, what: str) -> list[Ward]:
    """GOD-909: what somebody has of this now; the Slowed lose all defences but those of this round's own action."""
    wards = wards_of(state, who)
    if not wards:
        return []
    found = [ward for ward in wards if ward.what == what and not ward.wait and ward.left >= 0]
    if found and what in DEFENSIVE and what != Keyword.IMMUNE and bears(state, who, Condition.SLOWED):
        now = combat_of(state).round
        found = [ward for ward in found if ward.since == now]
    return found


def total(state: GodaiState, who: int, what: str) -> int:
    return sum([ward.n for ward in active(state, who, what)])


def level_of(state: GodaiState, who: int) -> int:
    return card_of(state, who).level


def same_field(state: GodaiState, one: int, other: int) -> bool:
    """GOD-1047: an ally can be reached only on the same Battlefield."""
    if one == other or not is_hero(one) or not is_hero(other):
        return True
    return fighter_of(state, one).field == fighter_of(state, other).field


def state_element(state: GodaiState, who: int) -> str:
    """The Element that an opponent has taken on, or a Voldwari's own: whoever has it is Immune to it."""
    if is_foe(who):
        taken = opponent_at(state, who).element
        if taken:
            return taken
        return ""
    return state.heroes[who].chosen if is_hero(who) and state.heroes[who].race == "voldwari" else ""


def field_reflects(state: GodaiState, who: int, source: int) -> list[int]:
    """AMB-GOD-123: what a Boss sends back to a hero on one of its Battlefields."""
    field = fighter_of(state, source).field
    return [
        trait.reflect for trait in traits_of(state, who)
        if isinstance(trait, OnBattlefield) and trait.id == field and trait.reflect
    ]  # fmt: skip


def own_attack(state: GodaiState, who: int) -> int:
    """GOD-848: what a Counterattack without a number deals: the Attack rank, or the number of the Attack action."""
    if is_hero(who):
        return rank(state, who, Stat.ATTACK)
    if is_foe(who):
        attack = actions_of(card_of(state, who))[0]
        return max([deed.n for deed in attack.deeds if isinstance(deed, Strike)], default=0)
    return 0
