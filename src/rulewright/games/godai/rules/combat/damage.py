"""From attacks to losses: the defences of a target in their order, then netting (GOD-739, GOD-740, GOD-836)."""

from __future__ import annotations

from collections.abc import Iterable

from rulewright.core.dice import tell_dice, throw

from ...combat_effects import TakesOver
from ...model.state import GodaiState
from ...model.vocabulary import OPPOSES, Condition, Element, Keyword
from . import who as at
from .hits import Attack, Hit, Tally
from .testing import explode


def land(state: GodaiState, attacks: Iterable[Attack], tally: Tally) -> None:
    """GOD-739, GOD-836: all reductions: Evasion, Immune, Negate, Reflect for each attack; Block and Defend; at last
    Counterattacks.

    GOD-849, GOD-863: what a Counterattack or a Reflect sends back lands after the attacks that caused it, and causes
    nothing of the kind again.
    """
    batch = list(attacks)
    while batch:
        reached = []
        sent: list[Attack] = []
        for attack in batch:
            if evades(state, attack):
                attack.missed = attack.dodged = True
                continue
            meet(state, attack)
            if attack.missed:
                continue
            negate(state, attack)
            back = reflect(state, attack)
            if back is not None:
                sent.append(back)
            reached.append(attack)
        soften(state, reached, tally)
        for attack in reached:
            answer = counterattack(state, attack)
            if answer is not None:
                sent.append(answer)
        batch = sent


# -- attack by attack ----------------------------------------------------------------------------------


def evasion_of(state: GodaiState, who: int) -> int:
    """GOD-852, GOD-853: the value of all Evasions together; 0 for none. A further one that is not better adds 1."""
    values = [ward.n for ward in at.active(state, who, Keyword.EVASION)]
    if not at.bears(state, who, Condition.SLOWED):
        values += [trait.n for trait in at.has(state, who, Keyword.EVASION)]
    best = 0
    for value in values:
        best = value if not best or value < best else best - 1
    return max(1, best) if best else 0


def evades(state: GodaiState, attack: Attack) -> bool:
    """GOD-852: a Core die of at least X; what was sent back to its own source is not evaded."""
    if attack.kind == "reflected":
        return False
    value = evasion_of(state, attack.target)
    if not value:
        return False
    shift = at.total(state, attack.target, "bend")
    dice = throw(state, (10,), stream="evasion")
    seat = attack.target if at.is_hero(attack.target) else None
    added = (("genjutsu", shift),) if shift else ()
    rolled = tell_dice(state, "GOD-852", seat, "evasion", dice, added, need=value)
    return rolled.passed


def immune(state: GodaiState, target: int, hit: Hit) -> bool:
    """GOD-679, GOD-857: Immune to the Vital that is hit, or to every Element of the damage."""
    kinds = {ward.only for ward in at.active(state, target, Keyword.IMMUNE)}
    kinds.update(str(trait.element) for trait in at.has(state, target, Keyword.IMMUNE))
    vital = "health" if hit.vital.startswith("health") else hit.vital
    if vital in kinds or "all" in kinds:
        return True
    if not hit.elements:
        return False
    own = at.state_element(state, target)
    return all(
        element in kinds or element == own or at.tier(state, target, element) > 0 for element in hit.elements
    )  # fmt: skip


def weak_points(state: GodaiState, target: int, hit: Hit) -> int:
    """GOD-681, GOD-872, AMB-GOD-103, AMB-GOD-109: dice of Weakness: for a hero one for each Element that opposes an
    Augment.
    """
    if at.is_foe(target):
        found = 0
        for trait in at.has(state, target, Keyword.WEAKNESS):
            fits = (trait.corrosive and hit.corrosive) or (trait.element is not None and trait.element in hit.elements)
            if fits or Element.VOID in hit.elements:
                found += 1
        return found
    found = 0
    for element in hit.elements:
        if any(at.tier(state, target, opposed) for opposed in OPPOSES[element]):
            found += 1
    return found


def meet(state: GodaiState, attack: Attack) -> None:
    """GOD-680, GOD-682, GOD-837, GOD-838, GOD-915: Immunity and Aegis; what is not met is raised by Weakness and
    Vulnerable.
    """
    target = attack.target
    left = []
    for hit in attack.hits:
        if immune(state, target, hit) or not pierces_aegis(state, attack.source, target, hit.vital):
            continue
        vulnerable = at.bears(state, target, Condition.VULNERABLE)
        if vulnerable and hit.n > 0:
            hit.n += vulnerable
        for _ in range(weak_points(state, target, hit)):
            hit.fixed += weakness_die(state, target)
        left.append(hit)
    if attack.hits and not left:
        attack.missed = True
    attack.hits = left


def weakness_die(state: GodaiState, target: int) -> int:
    """GOD-873, GOD-874: damage that nothing reduces; the die may explode only against opponents."""
    dice = explode(state, "weakness") if at.is_foe(target) else throw(state, (6,), stream="weakness")
    seat = target if at.is_hero(target) else None
    return tell_dice(state, "GOD-682", seat, "weakness", dice).result


def pierces_aegis(state: GodaiState, source: int, target: int, vital: str) -> bool:
    """GOD-837 to GOD-839: with Aegis X only heroes with half of X Attack Gear Upgrades take Health."""
    if not at.is_foe(target) or not vital.startswith("health"):
        return True
    for trait in at.has(state, target, Keyword.AEGIS):
        need = trait.n or at.level_of(state, target)
        gear = state.heroes[source].attack_gear if at.is_hero(source) else 0
        if at.opponent_at(state, target).energy > 0 and 2 * gear < need:
            return False
    return True


def negate(state: GodaiState, attack: Attack) -> None:
    """GOD-858: a Negate takes off what it names, here this many points of damage; then it is used up."""
    for ward in at.active(state, attack.target, Keyword.NEGATE):
        if ward.only or not attack.hits:
            continue
        left = ward.n
        for hit in attack.hits:
            taken = min(left, hit.n)
            hit.n -= taken
            left -= taken
        if left < ward.n:
            wards = list(at.wards_of(state, attack.target))
            wards.remove(ward)
            at.set_wards(state, attack.target, tuple(wards))


def reflect_of(state: GodaiState, who: int, source: int) -> int:
    """GOD-862: how much is sent back; -1 for all. GOD-692: some only against targets on a Battlefield."""
    values = [ward.n for ward in at.active(state, who, Keyword.REFLECT)]
    if not at.bears(state, who, Condition.SLOWED):
        values += [trait.n for trait in at.has(state, who, Keyword.REFLECT)]
        if at.is_foe(who) and at.is_hero(source) and at.opponent_at(state, who).difficulty != at.STARTER:
            values += at.field_reflects(state, who, source)
    return -1 if any(value < 0 for value in values) else sum(values)


def reflect(state: GodaiState, attack: Attack) -> Attack | None:
    """GOD-862, GOD-863: up to X points go back to where they come from, once."""
    if attack.kind in ("reflected", "effect"):
        return None
    left = reflect_of(state, attack.target, attack.source)
    if not left:
        return None
    back = []
    for hit in attack.hits:
        taken = hit.n if left < 0 else min(left, hit.n)
        if not taken:
            continue
        hit.n -= taken
        left -= taken if left > 0 else 0
        vital = "health" if hit.vital.startswith("health") else hit.vital
        vital = "energy" if vital == "influence" else vital
        back.append(
            Hit(
                taken,
                vital,
                hit.drain,
                min(hit.piercing, taken),
                hit.elements,
                hit.corrosive,
                hit.critical,
                hit.nonlethal,
            )
        )
        if not left:
            break
    return Attack(attack.target, attack.source, back, kind="reflected") if back else None


# -- Block, Defend, Counterattack ----------------------------------------------------------------------


def block_of(state: GodaiState, who: int) -> int:
    """GOD-841, AMB-GOD-150: Block from all sources adds up."""
    found = at.total(state, who, Keyword.BLOCK)
    if not at.bears(state, who, Condition.SLOWED):
        found += sum(trait.n for trait in at.has(state, who, Keyword.BLOCK))
    return max(0, found - at.total(state, who, "less-defence"))


def defend_of(state: GodaiState, who: int) -> int:
    """GOD-091: what Defend takes off every single hit."""
    found = at.total(state, who, Keyword.DEFEND)
    if not at.bears(state, who, Condition.SLOWED):
        found += sum(trait.n for trait in at.has(state, who, Keyword.DEFEND))
    return max(0, found - at.total(state, who, "less-defence"))


def soften(state: GodaiState, attacks: list[Attack], tally: Tally) -> None:
    """GOD-694, GOD-841, GOD-842, GOD-860: Block off the total, Energy first; then Defend off every hit; Piercing
    ignores both.
    """
    for energy in (True, False):
        for attack in attacks:
            target = attack.target
            for hit in attack.hits:
                if (hit.drain or hit.vital == "energy") != energy:
                    continue
                block = tally.blocks.get(target)
                if block is None:
                    block = tally.blocks[target] = block_of(state, target)
                soft = hit.n - hit.hard
                taken = min(block, soft)
                tally.blocks[target] = block - taken
                soft -= min(soft, taken + defend_of(state, target)) if soft > taken else soft
                left = hit.hard + max(0, soft) + hit.fixed
                shielded = spare(state, target, hit, left, tally)
                tally.sheet(target).suffer(hit, shielded)
                attack.suffered += left
                if left and attack.kind == "action":
                    tally.hurt.add((attack.source, target))


def spare(state: GodaiState, target: int, hit: Hit, n: int, tally: Tally) -> int:
    """GOD-951, AMB-GOD-195: a Soul Shield suffers damage before the Vitals; then GOD-859 and the rest as usual."""
    if not at.is_foe(target):
        return n
    n -= taken_over(state, target, hit, n, tally)
    opponent = at.opponent_at(state, target)
    if not opponent.shield or hit.vital == "influence":
        return n
    taken = min(opponent.shield, n)
    if taken:
        at.alter(state, target, shield=opponent.shield - taken)
        tally.struck.add(target)
    return n - taken


def taken_over(state: GodaiState, target: int, hit: Hit, n: int, tally: Tally) -> int:
    """Some opponents take damage over that is meant for the others, up to a number each round."""
    taken = 0
    for other in at.foes(state):
        for trait in at.traits_of(state, other):
            if other != target and isinstance(trait, TakesOver):
                opponent = at.opponent_at(state, other)
                now = min(n - taken, max(0, trait.n - opponent.taken))
                if now > 0:
                    at.alter(state, other, taken=opponent.taken + now)
                    tally.sheet(other).suffer(hit, now)
                    taken += now
    return taken


def counterattack(state: GodaiState, attack: Attack) -> Attack | None:
    """GOD-848, GOD-849, GOD-1087: whoever suffers damage from an action strikes back once, with the value it names."""
    target = attack.target
    if attack.kind != "action" or attack.suffered <= 0 or attack.source == target:
        return None
    found = [(ward.n, ward.only or "health") for ward in at.active(state, target, Keyword.COUNTERATTACK)]
    if not at.bears(state, target, Condition.SLOWED):
        found += [(trait.n, "health") for trait in at.has(state, target, Keyword.COUNTERATTACK)]
    if not found:
        return None
    hits = [Hit(n or at.own_attack(state, target), vital) for n, vital in found]
    return Attack(target, attack.source, [hit for hit in hits if hit.n > 0], kind="counter")
