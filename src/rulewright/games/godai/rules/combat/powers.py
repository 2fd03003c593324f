"""What a hero can do besides its action: Racial Abilities, Specials, Sustaining, Items of before the combat. p.14,
99.
"""

from __future__ import annotations

from msgspec.structs import replace

from rulewright.core.record import Seat

from ...hero_abilities import Ability, Aim, Mode
from ...model.choices.combat import UsePower
from ...model.combat import Ward
from ...model.events.combat import EffectSustained, ItemUsed, PowerUsed
from ...model.state import GodaiState
from ...model.vocabulary import CONDITIONS, MASTERIES, Condition, Stat
from ...passives import TakeCondition
from ..rewards import kept_for, use_kept
from ..stat_tests import rank
from . import who as at
from .aims import item_modes, mode_meant, mode_open, targets_of
from .conditions import NEVER_NEGATED, afflict, allowed_to_spend, end_of
from .hits import Affliction, Sheet, Tally
from .honing import ONE_HIT
from .netting import apply, settle
from .rounds import boost
from .verbs import Use, enact
from .work import Work

SUSTAIN = "sustain"
HAIRPIN = "hairpin-of-intellect"
MOST_SUSTAINED = {"tengu": 3}
"""Rounds that an effect can be Sustained, where it has a limit."""


def own_powers(state: GodaiState, seat: Seat) -> list[Ability]:
    """GOD-726: the Racial Ability, the Special, and in the first round Items that are used before the combat."""
    hero = state.heroes[seat]
    found = [at.ability(state, hero.race, "racial"), at.ability(state, hero.role, "special")]
    if state.combat is not None and state.combat.round == 1:
        for item in dict.fromkeys(hero.items):
            one = at.ability(state, item, "item")
            if one is not None and one.before:
                found.append(one)
    return [one for one in found if one is not None]


def left_of(state: GodaiState, seat: Seat, ability: Ability) -> bool:
    """GOD-067: whether it may still be used this Game Turn, or in this combat."""
    if ability.per == "combat":
        return state.combat is not None and at.fighter_of(state, seat).used.count(ability.owner) < ability.limit
    return state.heroes[seat].used.count(token_of(ability)) < ability.limit


def token_of(ability: Ability) -> str:
    """How it stands among what a hero has used this Game Turn; Racial Abilities share their word with all chapters."""
    return "racial" if ability.slot == "racial" else ability.owner


def payable(state: GodaiState, seat: Seat, ability: Ability) -> bool:
    """GOD-066, GOD-102: its cost can be paid; nobody pays the last Health."""
    hero = state.heroes[seat]
    if ability.cost and at.usable_energy(state, seat) < ability.cost:
        return False
    drained = max(0, ability.drains - hero.energy)
    return hero.health > ability.health + drained if ability.health or drained else True


def powers_of(state: GodaiState, seat: Seat) -> list[UsePower]:
    """GOD-726, GOD-869: every power that a hero can use now; GOD-885: the Brainwashed none that helps the group."""
    fighter = at.fighter_of(state, seat)
    if at.is_brainwashed(state, seat):
        return []
    if "no-action" in fighter.bars and at.bears(state, seat, Condition.UNCONSCIOUS):
        return []
    found = []
    known: dict[Aim, list[int]] = {}
    for ability in own_powers(state, seat):
        if left_of(state, seat, ability) and payable(state, seat, ability):
            for mode in ability.modes:
                if mode.aim not in known:
                    known[mode.aim] = targets_of(state, seat, mode.aim)
                if mode_open(state, seat, ability, mode):
                    found += [UsePower(ability.id, mode.id, target) for target in known[mode.aim]]
            found += conjured(state, seat, ability, known)
    return [*found, *sustainable(state, seat), *by_items(state, seat)]


def by_items(state: GodaiState, seat: Seat) -> list[UsePower]:
    """GOD-381, GOD-830, GOD-1060: a Hairpin for the next Stat Test, once per Game Turn; a Power Up that was kept for
    one hit; Treasures that take a Condition of an ally over, once per combat.
    """
    hero = state.heroes[seat]
    found = []
    if HAIRPIN in hero.items and HAIRPIN not in hero.used:
        found.append(UsePower(HAIRPIN, "test"))
    sudden = kept_for(state, seat, "damage") if hero.kept else None
    if sudden is not None:
        found.append(UsePower(sudden, "damage"))
    for item in hero.items:
        card = at.table(state, "harvests").get(item)
        takes = card is not None and any(isinstance(frame, TakeCondition) for frame in card.treasure)
        if not takes or item in at.fighter_of(state, seat).used:
            continue
        for other in at.standing(state):
            if other != seat and at.same_field(state, seat, other):
                borne = [one for one in CONDITIONS if one not in NEVER_NEGATED and at.bears(state, other, one)]
                found += [UsePower(item, f"take.{one}", other) for one in borne]
    return found


def use_by_item(state: GodaiState, seat: Seat, choice: UsePower) -> None:
    """GOD-381, GOD-830, GOD-1060: the Hairpin waits for the next test, a Power Up for the next hit; a Condition goes
    over as often as it is borne.
    """
    hero = state.heroes[seat]
    if choice.power in hero.kept:
        use_kept(state, seat, choice.power)
        card = at.table(state, "powerups")[choice.power]
        at.give(state, seat, Ward(ONE_HIT, card.n, source=card.id))
        return
    state.emit(ItemUsed(rule="GOD-1060" if choice.power == HAIRPIN else "GOD-381", seat=seat, item=choice.power))
    if choice.power == HAIRPIN:
        hero.used = tuple(sorted((*hero.used, HAIRPIN, f"next-{HAIRPIN}")))
        return
    condition = Condition(choice.mode.partition(".")[2])
    n = at.bears(state, choice.target, condition)
    at.change(state, seat, used=(*at.fighter_of(state, seat).used, choice.power))
    end_of(state, choice.target, condition)
    afflict(state, seat, Affliction(condition, n))


def conjured(state: GodaiState, seat: Seat, ability: Ability, known: dict[Aim, list[int]]) -> list[UsePower]:
    """Tanuki: a combat Item that costs at most the lowest Mastery rank, used at once; `known` are the targets."""
    if ability.owner != "tanuki":
        return []
    most = min([rank(state, seat, stat) for stat in MASTERIES])
    found = []
    for item in at.abilities(state).conjurable:
        if item.price <= most:
            for mode in item.modes:
                if mode.aim not in known:
                    known[mode.aim] = targets_of(state, seat, mode.aim)
                whom = [seat] if item.own or mode.aim is Aim.NOBODY else known[mode.aim]
                found += [
                    UsePower(ability.id, f"{item.owner}.{how}", target)
                    for target in whom
                    for how in item_modes(state, mode, target)
                ]
    return found


def sustainable(state: GodaiState, seat: Seat) -> list[UsePower]:
    """GOD-869, GOD-870: one effect of the last round can be kept for 1 Energy, the Dragoon's Berserk for 1 Health."""
    fighter = at.fighter_of(state, seat)
    if SUSTAIN in fighter.bars:
        return []
    if not any(ward.left < 0 for who in at.members(state) for ward in at.wards_of(state, who)):
        return []
    hero = state.heroes[seat]
    found = []
    for source in sorted({ward.source for ward in everybodys(state, seat) if ward.left < 0}):
        by_health = source == "blood-fury"
        able = hero.health > 1 if by_health else at.usable_energy(state, seat) >= 1
        if able and fighter.used.count(f"kept-{source}") < MOST_SUSTAINED.get(source.partition("-")[0], 99) - 1:
            found.append(UsePower(SUSTAIN, source))
    return found


def everybodys(state: GodaiState, seat: Seat) -> list[Ward]:
    """What this hero's own Abilities have given to anybody."""
    own = {one.id for one in own_abilities(state, seat)} | {"stance"}
    return [ward for who in at.members(state) for ward in at.wards_of(state, who) if ward.source in own]


def own_abilities(state: GodaiState, seat: Seat) -> list[Ability]:
    hero = state.heroes[seat]
    return [one for one in at.table(state, "abilities").values() if one.owner in (hero.role, hero.race)]


def use_power(state: GodaiState, seat: Seat, choice: UsePower) -> None:
    """GOD-066, GOD-726, GOD-895: the cost is paid, the power works at once and the action is still to come."""
    if choice.power == SUSTAIN:
        sustain(state, seat, choice.mode)
        return
    if choice.power not in at.table(state, "abilities"):
        use_by_item(state, seat, choice)
        return
    ability: Ability = at.table(state, "abilities")[choice.power]
    if ability.cost and not allowed_to_spend(state, seat):
        return
    pay_for(state, seat, ability)
    state.emit(PowerUsed(rule="GOD-726", seat=seat, power=ability.id, mode=choice.mode))
    name, dot, of_item = choice.mode.partition(".")
    if dot:
        item = at.ability(state, name, "item")
        assert item is not None
        use_now(state, seat, item, mode_meant(item, of_item), choice.target)
        return
    use_now(state, seat, ability, mode_meant(ability, choice.mode), choice.target)


def pay_for(state: GodaiState, seat: Seat, ability: Ability) -> None:
    """GOD-066, GOD-067: Energy or Health; and it is noted that it was used."""
    hero = state.heroes[seat]
    hero.energy -= ability.cost
    hero.health -= ability.health
    if ability.drains:
        apply(state, seat, Sheet(drain=ability.drains), "GOD-851")
    if ability.slot == "item" and not ability.kept:
        items = list(hero.items)
        items.remove(ability.owner)
        hero.items = tuple(items)
    if ability.per == "combat":
        fighter = at.fighter_of(state, seat)
        at.change(state, seat, used=(*fighter.used, ability.owner))
    elif ability.per:
        hero.used = tuple(sorted((*hero.used, token_of(ability))))


def use_now(state: GodaiState, seat: Seat, ability: Ability, mode: Mode, target: int) -> None:
    """What it does is settled at once."""
    work = Work()
    enact(Use(state, seat, ability, mode, target, "none", work))
    if work.healings:
        settle(state, Tally(), work.healings, "GOD-726")
    for who, affliction, source in work.afflictions:
        afflict(state, who, affliction, source)
    for who, n in work.outlast.items():
        at.alter(state, who, outlast=max(0, at.opponent_at(state, who).outlast + n))


def sustain(state: GodaiState, seat: Seat, source: str) -> None:
    """GOD-869: the effect lasts one round longer."""
    hero = state.heroes[seat]
    if source == "blood-fury":
        hero.health -= 1
    elif allowed_to_spend(state, seat):
        hero.energy -= 1
    else:
        return
    fighter = at.fighter_of(state, seat)
    at.change(state, seat, bars=(*fighter.bars, SUSTAIN), used=(*fighter.used, f"kept-{source}"))
    for who in at.members(state):
        kept = []
        for ward in at.wards_of(state, who):
            if ward.source == source and ward.left < 0:
                ward = replace(ward, left=1)
                if ward.what == "lift":
                    boost(state, seat, Stat(ward.only), ward.n)
                elif ward.what == "berserk":
                    afflict(state, seat, Affliction(Condition.BERSERK, max(1, ward.n)))
            kept.append(ward)
        at.set_wards(state, who, tuple(kept))
    state.emit(EffectSustained(rule="GOD-869", seat=seat, power=source))


def drop_unsustained(state: GodaiState) -> None:
    """GOD-869: what nobody has paid for ends with the Declaration phase."""
    for who in (*at.members(state), *at.foes(state)):
        wards = at.wards_of(state, who)
        kept = tuple([ward for ward in wards if ward.left >= 0])
        if len(kept) < len(wards):
            at.set_wards(state, who, kept)
