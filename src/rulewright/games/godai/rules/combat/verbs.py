"""Heroes' verbs: what each does when its Ability is used in combat. The verbs themselves are in hero_abilities.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from msgspec.structs import replace

from rulewright.core.record import Seat

from ...combat_effects import ALL
from ...hero_abilities import (
    Ability,
    Attunes,
    Bends,
    ByAugment,
    Cancels,
    Coats,
    Cure,
    Curse,
    Deal,
    Drinks,
    Favors,
    Harden,
    Lasts,
    Lift,
    Match,
    Mirrors,
    Mode,
    MoveOutlast,
    Negates,
    RaisesTiers,
    Ready,
    Rescues,
    SharesRegen,
    Shield,
    Slip,
    TakeOver,
    TakeStance,
    To,
    TurnsForm,
    Verb,
    Weaken,
)
from ...model.choices.combat import HELP
from ...model.combat import Ward
from ...model.hero import RAISED_TIERS
from ...model.state import GodaiState
from ...model.vocabulary import CONDITIONS, MASTERIES, SKILLS, Condition, Element, Keyword, Stat
from ..stat_tests import rank
from . import who as at
from .conditions import NEVER_NEGATED, end_of
from .hits import Affliction, Attack, Healing, Hit
from .honing import coated, scepter, with_sudden_strength
from .rounds import boost, turn_form
from .work import Work, best_of, damage_bonus, improvements, overflows, reckon, stances


class Use(NamedTuple):
    """One use of an Ability: whose, which mode, at whom, and what it brings about."""

    state: GodaiState
    seat: Seat
    ability: Ability
    mode: Mode
    target: int
    vital: str
    work: Work
    times: int = 1

    def reckon(self, formula: str, damage: bool = False) -> int:
        return reckon(self.state, self.seat, formula, damage)

    def whom(self, to: To) -> list[int]:
        """Whom a verb is for; a Brainwashed hero helps the opponents (GOD-885)."""
        if at.is_brainwashed(self.state, self.seat):
            if to is To.GROUP:
                return at.foes(self.state)
            return [self.target if at.is_foe(self.target) else helped(self.state, self.seat)]
        if to is To.GROUP:
            return at.members(self.state)
        return [self.seat] if to is To.SELF or self.target < 0 else [self.target]


def helped(state: GodaiState, seat: Seat) -> int:
    """GOD-885: whom a hero's own defence is for: itself, but of a Brainwashed one the opponent that it has chosen."""
    foes = at.foes(state)
    if not at.is_brainwashed(state, seat) or not foes:
        return seat
    chosen = next((one.target for one in at.fighter_of(state, seat).aims if one.mode == HELP), foes[0])
    return chosen if chosen in foes else foes[0]


def enact(use: Use) -> None:
    """The verbs of a mode in reading order, those whose rank, stance or last action is there."""
    for verb in use.mode.verbs:
        if applies(use, verb):
            VERBS[type(verb)](use, verb)


def applies(use: Use, verb: Verb) -> bool:
    """GOD-097: what a verb depends on."""
    state, seat = use.state, use.seat
    if verb.rank and use.ability.slot in MASTERIES and rank(state, seat, Stat(use.ability.slot)) < verb.rank:
        return False
    last = at.fighter_of(state, seat).last if state.combat is not None else ""
    if verb.after and (last == Stat.FIRST if verb.after == "-" else last != verb.after):
        return False
    taken = stances(state, seat)
    if verb.stance == "-":
        return not taken
    return not verb.stance or verb.stance in taken


def deal(use: Use, verb: Deal) -> None:
    """Damage of a Mastery; Fire on Masteries burns once per combat, Piercing and the like by what the hero carries."""
    state, seat = use.state, use.seat
    n = use.reckon(verb.n, damage=True) + damage_bonus(state, seat, use.ability.id)
    if verb.stance in stances(state, seat):
        n += improvements(state, seat, verb.stance)
    if verb.doubled and at.fighter_of(state, seat).evaded:
        n *= 2
    if verb.half:
        n = max(1, n // 2)
    vital = "energy" if verb.drain else use.vital if use.vital not in ("", "none") else str(verb.vital)
    hit = Hit(n, vital, verb.drain, ALL if verb.piercing else 0, verb.elements, verb.corrosive)
    attack = attack_of(use.work, seat, use.target)
    attack.hits.append(coated(state, seat, with_sudden_strength(state, seat, hit)))
    if at.tier(state, seat, Element.FIRE) >= 3 and "burns" not in at.fighter_of(state, seat).used:
        at.change(state, seat, used=(*at.fighter_of(state, seat).used, "burns"))
        attack.afflictions.append(Affliction(Condition.BURNED))
    scepter(state, seat, attack)


def attack_of(work: Work, seat: Seat, target: int) -> Attack:
    """The attack of a hero on a target in this round: what one action does to one target lands together."""
    for attack in work.attacks:
        if attack.source == seat and attack.target == target and attack.kind == "action":
            return attack
    attack = Attack(seat, target)
    work.attacks.append(attack)
    return attack


def cure(use: Use, verb: Cure) -> None:
    """GOD-861: Heals and Raises; Water on Masteries Heals 2 more."""
    state, seat = use.state, use.seat
    water = use.ability.slot in MASTERIES and at.tier(state, seat, Element.WATER) >= 3
    bonus = at.total(state, seat, "heal") + (2 if water else 0)
    health = use.reckon(verb.health) + bonus if verb.health else 0
    energy = use.reckon(verb.energy) + bonus if verb.energy else 0
    if verb.later:
        for who in use.whom(To.GROUP):
            at.give(state, who, Ward("later-raise", health, wait=1))
        return
    for who in use.whom(verb.to):
        raising = verb.raising or (water and overflows(state, seat, who, health, energy))
        own = not at.is_brainwashed(state, seat)
        use.work.healings.append(Healing(who, health, energy, raising, despite=verb.despite, by_group=own))


def shield(use: Use, verb: Shield) -> None:
    """A defence for some rounds. A Counterattack names the Vital that it hits."""
    n = use.reckon(verb.n)
    only = verb.immune_to or (str(verb.vital) if verb.what is Keyword.COUNTERATTACK else "")
    if verb.what is Keyword.IMMUNE and not verb.immune_to:
        only = use.mode.id
    for who in use.whom(verb.to):
        ward = Ward(verb.what, n, only, verb.rounds, source=use.ability.id, sustained=verb.sustain)
        if verb.sustain and len([one for one in at.wards_of(use.state, who) if same(one, ward)]) >= 3:
            continue
        at.give(use.state, who, ward)


def same(one: Ward, other: Ward) -> bool:
    return one.what == other.what and one.source == other.source


def ready(use: Use, verb: Ready) -> None:
    """A bonus now, or in the next round."""
    n = use.reckon(verb.n)
    n = -n if verb.what == "test" else n
    for who in use.whom(verb.to):
        if verb.what == "test" and at.active(use.state, who, "test"):
            continue
        wait = 1 if verb.next_round else 0
        left = 0 if verb.what == "test" else verb.rounds
        only = str(use.target) if verb.what == "rage" and at.is_foe(use.target) else ""
        at.give(use.state, who, Ward(verb.what, n, only, left=left, wait=wait, source=use.ability.id))


def lift(use: Use, verb: Lift) -> None:
    """GOD-843: a Boost of one stat, of the mode's stat, or of all Skills."""
    n = use.reckon(verb.n)
    if verb.stat == "skills":
        stats: tuple[Stat, ...] = SKILLS
    elif verb.stat == "mode":
        stats = (use.mode.stat,) if use.mode.stat else ()
    else:
        stats = (Stat(verb.stat),)
    for stat in stats:
        boost(use.state, use.seat, stat, n)
        if verb.sustain:
            at.give(use.state, use.seat, Ward("lift", n, stat, source=use.ability.id, sustained=True))


def match(use: Use, verb: Match) -> None:
    """Nakaharan and Jademar: a rank becomes as high as another one."""
    stat = use.mode.stat
    if stat is None:
        return
    other = (
        rank(use.state, use.target, stat)
        if verb.ally and at.is_hero(use.target)
        else best_of(use.state, use.seat, stat)
    )
    more = other - rank(use.state, use.seat, stat)
    if more > 0:
        boost(use.state, use.seat, stat, more)


def curse(use: Use, verb: Curse) -> None:
    """A Condition on the aim comes last, with its attack; one of the hero's own comes at once."""
    n = use.reckon(verb.n)
    if verb.to is To.SELF:
        from .conditions import afflict

        afflict(use.state, use.seat, Affliction(verb.condition, n))
        if verb.sustain:
            at.give(use.state, use.seat, Ward("berserk", n, source=use.ability.id, sustained=True))
        return
    attack_of(use.work, use.seat, use.target).afflictions.append(Affliction(verb.condition, n))


def weaken(use: Use, verb: Weaken) -> None:
    """An opponent deals less, and its Block and Defend are lower, this round."""
    n = use.reckon(verb.n)
    if verb.damage:
        at.give(use.state, use.target, Ward("less-damage", n))
    if verb.defences:
        at.give(use.state, use.target, Ward("less-defence", n))


def move_outlast(use: Use, verb: MoveOutlast) -> None:
    """GOD-722: Outlast goes up or down; nobody of the group has any (GOD-885)."""
    if not at.is_foe(use.target):
        return
    n = max(use.reckon(verb.n), use.reckon(verb.best) if verb.best else 0)
    use.work.move_outlast(use.target, n if verb.up or use.vital == "outlast-up" else -n)


def harden(use: Use, verb: Harden) -> None:
    """GOD-844, AMB-GOD-152: the damage of this Ability rises until the combat ends."""
    if not verb.third or use.times == 3:
        at.give(use.state, use.seat, Ward("hardened", use.reckon(verb.n), use.ability.id, left=0))


def take_stance(use: Use, verb: TakeStance) -> None:
    """Kenjutsu: a stance with its defence, for the combat or until the next one; each improvement adds 1, to
    Itto-ryu 2.
    """
    state, seat = use.state, use.seat
    if use.ability.slot == Stat.SECOND:
        # Aikido from rank 6 on: the stance changes at the end of the round.
        kenjutsu = at.ability(state, state.heroes[seat].role, Stat.FIRST)
        if kenjutsu is not None:
            use.work.at_end.append(lambda: take_stance(use._replace(ability=kenjutsu), verb))
        return
    if not verb.sustain:
        at.set_wards(state, seat, tuple([w for w in at.wards_of(state, seat) if w.source != "stance"]))
    better = improvements(state, seat, verb.id)
    if verb.id == "iaido":
        ward = Ward(Keyword.EVASION, 10 - better)
    elif verb.id == "itto-ryu":
        ward = Ward(Keyword.COUNTERATTACK, reckon(state, seat, "M1/2") + 2 * better, "health")
    else:
        ward = Ward(Keyword.BLOCK, reckon(state, seat, "D/2") + better)
    left = 1 if verb.sustain else 0
    for one in (ward, Ward("stance", only=verb.id)):
        at.give(state, seat, replace(one, left=left, source="stance", sustained=verb.sustain))


def negates(use: Use, verb: Negates) -> None:
    """GOD-858: the Condition that the mode names ends; some cannot be Negated."""
    for who in use.whom(To.AIM):
        wanted = Condition(use.mode.id) if use.mode.id in CONDITIONS else None
        for condition in [wanted] if wanted else CONDITIONS:
            if condition and condition not in NEVER_NEGATED and at.bears(use.state, who, condition):
                end_of(use.state, who, condition)
                if verb.immune:
                    at.give(use.state, who, Ward(Keyword.IMMUNE, 0, condition, 0))
                break


def by_augment(use: Use, verb: ByAugment) -> None:
    """Voidbane Tonic, AMB-GOD-191: Air Evasion 9, Earth Negate a Condition, Fire damage +1, Water Raise 3 Health."""
    state, who = use.state, use.whom(To.AIM)[0]
    if at.tier(state, who, Element.AIR):
        at.give(state, who, Ward(Keyword.EVASION, 9, left=0))
    if at.tier(state, who, Element.EARTH):
        negates(use, Negates())
    if at.tier(state, who, Element.FIRE):
        at.give(state, who, Ward("damage", 1, left=0))
    if at.tier(state, who, Element.WATER):
        use.work.healings.append(Healing(who, 3, raising=True))


def drinks(use: Use, verb: Drinks) -> None:
    """Xocolatl Elixir: one more action this round (rules/combat/extras.py); Black Jaguar Blood: three Attacks in the
    next round.
    """
    for who in use.whom(To.AIM):
        if verb.next_round:
            at.give(use.state, who, Ward("more-actions", verb.actions, "0", wait=1))
            at.give(use.state, who, Ward("rage", 1, wait=1))
        elif at.is_hero(who):
            at.give(use.state, who, Ward("more-action", verb.less))


def ward_on(what: str, rounds: int = 1, sustained: bool = False) -> Callable[[Use, Any], None]:
    """A verb that gives its aim a ward with the mode's Element, Keyword or name."""

    def act(use: Use, verb: Any) -> None:
        n = use.reckon(verb.n) if hasattr(verb, "n") else 0
        n = -n if getattr(verb, "down", False) else n
        only = str(use.mode.element or use.mode.keyword or (use.target if at.is_foe(use.target) else use.mode.id))
        whom = (
            use.seat
            if what == "favored" and at.is_foe(use.target)
            else use.target
            if what == "cancelled"
            else use.whom(To.AIM)[0]
        )
        at.give(use.state, whom,
                Ward(what, n, only, rounds, source=use.ability.id, sustained=sustained))  # fmt: skip

    return act


def shares_regen(use: Use, verb: SharesRegen) -> None:
    """Attune from rank 5 on: a Regen is doubled, and the group has it."""
    for what in ("regen-health", "regen-energy"):
        n = at.total(use.state, use.target, what)
        if n:
            at.give(use.state, use.target, Ward(what, n, left=0))
            for who in at.members(use.state):
                if who != use.target:
                    at.give(use.state, who, Ward(what, 2 * n, left=0))


def take_over(use: Use, verb: TakeOver) -> None:
    at.give(use.state, use.seat, Ward("take-over", only=str(use.target)))


def coats(use: Use, verb: Coats) -> None:
    at.give(use.state, use.seat, Ward("coating", only=use.mode.id, left=0))


def lasts(use: Use, verb: Lasts) -> None:
    at.give(use.state, use.whom(To.AIM)[0], Ward("viper", left=0))


def turns_form(use: Use, verb: TurnsForm) -> None:
    turn_form(use.state, use.seat)


def raises_tiers(use: Use, verb: RaisesTiers) -> None:
    """GOD-1106: noted among what the hero has used this Game Turn (rules/combat/who.py: `tier`)."""
    hero = use.state.heroes[use.seat]
    hero.used = tuple(sorted((*hero.used, RAISED_TIERS)))


VERBS: dict[type[Verb], Callable[[Use, Any], None]] = {
    Deal: deal, Cure: cure, Shield: shield, Ready: ready, Lift: lift, Match: match, Curse: curse, Weaken: weaken,
    Slip: ward_on("hidden"), TakeOver: take_over, MoveOutlast: move_outlast, Harden: harden, TakeStance: take_stance,
    Favors: ward_on("favored", 0), Attunes: ward_on("augment", 1, True), Cancels: ward_on("cancelled"),
    SharesRegen: shares_regen, Mirrors: ward_on("mirror", 1, True), Bends: ward_on("bend"),
    Rescues: ward_on("rescue", 1, True),
    Negates: negates, Drinks: drinks, ByAugment: by_augment, Coats: coats, TurnsForm: turns_form,
    RaisesTiers: raises_tiers, Lasts: lasts,
}  # fmt: skip
