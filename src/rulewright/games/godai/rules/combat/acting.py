"""What heroes and Escorts do in the Resolution phase: Attack, Defend, Masteries, shells, Items. p.98-99."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.core.record import Choice, Seat

from ...combat_effects import Assist, Guard, Mend, Strike
from ...content.components import Escort
from ...hero_abilities import Ability, Aim
from ...model.choices.combat import MORE, AimAt
from ...model.choices.common import Done
from ...model.combat import Aimed, Ward
from ...model.state import GodaiState
from ...model.vocabulary import BASIC, MASTERIES, Condition, Element, Keyword, Stat, Targeting, Vital
from ..stat_tests import rank
from . import who as at
from .aims import SCROLL, attack_aims, mastery_aims, mode_meant, targets_of
from .backpack import TAKE, give_item, items_of, of_the_dead, spend, take_from, use_item
from .conditions import allowed_to_spend, combat_rank, end_of
from .extras import act_again, chosen, improvement_slot, is_side, side_slots
from .hits import Attack, Healing, Hit
from .honing import coated, scepter, with_sudden_strength
from .testing import combat_test
from .verbs import Use, enact, helped
from .work import Work, damage_bonus, reckon, stances

ORB_POINTS = 10
OUTLAST = "outlast"


# -- what is to be chosen ------------------------------------------------------------------------------


def slots(state: GodaiState, seat: Seat) -> Iterator[list[Choice]]:
    """GOD-725, GOD-727, GOD-728: the choices that a hero's action needs, in order; each is a list of what is
    possible.
    """
    fighter = at.fighter_of(state, seat)
    improved = improvement_slot(state, seat)
    if improved:
        yield improved
        return
    if fighter.action == Stat.ATTACK and not at.is_brainwashed(state, seat):
        aims: list[Choice] = list(attack_aims(state, seat, fighter.vital)) or [AimAt("miss")]
        for _ in range(attacks_of(state, seat)):
            yield aims
        yield from guarding(state, seat)
    elif fighter.action in MASTERIES:
        ability = at.ability(state, state.heroes[seat].role, fighter.action)
        if ability is not None:
            yield from mastery_slots(state, seat, ability)
    elif fighter.action == OUTLAST:
        yield [AimAt(OUTLAST, who) for who in outlasted_by(state, seat)] or [AimAt("miss")]
    elif fighter.action == Stat.DEFEND and not at.is_brainwashed(state, seat):
        offered = [*wakeable(state, seat), *items_of(state, seat)]
        if offered:
            yield [Done(), *offered]
        dead = of_the_dead(state, seat)
        if dead:
            yield [Done(), *dead]
    yield from side_slots(state, seat)


def outlasted_by(state: GodaiState, seat: Seat) -> list[int]:
    """GOD-780: the opponents whose Outlast the test of a hero is about."""
    stat = Stat(at.fighter_of(state, seat).vital)
    timed = [who for who in at.foes(state) if at.opponent_at(state, who).outlast]
    return [who for who in timed if stat in at.card_of(state, who).tests]


def attacks_of(state: GodaiState, seat: Seat) -> int:
    """How often a hero Attacks this round (Xocolatl Elixir, Black Jaguar Blood)."""
    jaguar = [ward for ward in at.active(state, seat, "more-actions") if ward.only == "0"]
    return 1 + sum(ward.n - 1 for ward in jaguar)


def guarding(state: GodaiState, seat: Seat) -> list[list[Choice]]:
    """Spear Master: with the basic Attack, 1 Energy gives a target Block D/2."""
    special = at.ability(state, state.heroes[seat].role, "special")
    if special is None or special.per != "attack" or at.usable_energy(state, seat) < special.cost:
        return []
    mode = special.modes[0]
    return [[AimAt("no"), *[AimAt(mode.id, target) for target in targets_of(state, seat, mode.aim)]]]


def mastery_slots(state: GodaiState, seat: Seat, ability: Ability) -> list[list[Choice]]:
    """Every use and every target of a Mastery; a second mode where the rank allows one and Energy is left."""
    fighter = at.fighter_of(state, seat)
    count = fighter.times * ability.targets
    if ability.again_in and ability.again_in in stances(state, seat):
        count += 1
    options: list[Choice] = list(mastery_aims(state, seat, ability)) or [AimAt("miss")]
    found = [options for _ in range(count)]
    second = ability.second and rank(state, seat, Stat(ability.slot)) >= ability.second
    if second and at.usable_energy(state, seat) >= ability.second_cost and fighter.aims:
        first = fighter.aims[0].mode
        others: list[Choice] = [one for one in options if isinstance(one, AimAt) and one.mode != first]
        found.append([AimAt("no"), *others])
    return found


def wakeable(state: GodaiState, seat: Seat) -> list[Choice]:
    """GOD-954: an ally who Defends without an Item may wake somebody."""
    return [
        AimAt("wake", one) for one in at.standing(state) if one != seat and at.bears(state, one, Condition.UNCONSCIOUS)
    ]


# -- what is done --------------------------------------------------------------------------------------


def act(state: GodaiState, seat: Seat, work: Work) -> None:
    """GOD-718: a hero does what it declared."""
    fighter = at.fighter_of(state, seat)
    if any(aimed.mode == "orb" for aimed in fighter.aims):
        state.heroes[seat].charges -= 1
        at.give(state, seat, Ward(Keyword.NEGATE, ORB_POINTS))
    if fighter.action == Stat.ATTACK:
        attack(state, seat, work)
    elif fighter.action == Stat.DEFEND:
        defend(state, seat, work)
    elif fighter.action in MASTERIES:
        master(state, seat, work)
    elif fighter.action == "shell":
        strike_shell(state, seat, seat)
    elif fighter.action == "charmed":
        strike_ally(state, seat, work)
    for aimed in fighter.aims:
        if aimed.mode.startswith(MORE):
            act_again(state, seat, aimed, work)


def attack(state: GodaiState, seat: Seat, work: Work) -> None:
    """GOD-089, GOD-721, GOD-722, GOD-881, GOD-885: Attack rank as damage, or 2 of Outlast; the Brainwashed hit
    allies.
    """
    if at.is_brainwashed(state, seat):
        strike_ally(state, seat, work)
        mended = chosen(state, seat, "mend")
        if mended is not None:
            work.healings.append(Healing(mended.target, 1, by_group=False))
        return
    role = state.heroes[seat].role
    special = at.ability(state, role, "special")
    for number, aimed in enumerate(at.fighter_of(state, seat).aims):
        if aimed.mode == "shell":
            strike_shell(state, aimed.target, seat)
        elif aimed.mode == "attack":
            strike_with(state, seat, aimed, work)
        elif special is not None and special.per == "attack" and aimed.mode == special.modes[0].id and number:
            if not allowed_to_spend(state, seat):
                continue
            state.heroes[seat].energy -= special.cost
            enact(Use(state, seat, special, special.modes[0], aimed.target, "", work))


def strike_with(state: GodaiState, seat: Seat, aimed: Aimed, work: Work) -> None:
    """GOD-721, GOD-722: one Attack at its aim."""
    if aimed.vital.startswith("outlast"):
        work.move_outlast(aimed.target, 2 if aimed.vital == "outlast-up" else -2)
        return
    one = Attack(seat, aimed.target, [attack_hit(state, seat, aimed.vital, aimed.target)])
    with_sudden_strength(state, seat, one.hits[0])
    augmented_attack(state, seat, one, work)
    scepter(state, seat, one)
    work.attacks.append(one)


def attack_hit(state: GodaiState, seat: Seat, vital: str, target: int = -1) -> Hit:
    """GOD-721, GOD-881: the Attack rank; Berserk adds Survival; some Roles drain."""
    role = at.ability(state, state.heroes[seat].role, "attack")
    n = reckon(state, seat, "A", damage=True)
    # A Bone Pendant makes Berserk against one opponent alone, Black Jaguar Blood against all.
    rage = any(ward.only in ("", str(target)) for ward in at.active(state, seat, "rage"))
    berserk = at.bears(state, seat, Condition.BERSERK) + (1 if rage else 0)
    n += berserk * rank(state, seat, Stat.SURVIVAL) + damage_bonus(state, seat, "attack")
    drain = role is not None and role.drain
    return coated(state, seat, Hit(n, "energy" if drain else vital or "health", drain))


def augmented_attack(state: GodaiState, seat: Seat, attack: Attack, work: Work) -> None:
    """GOD-1105: Tier 2 on Attack: Air pierces, Earth breaks defences, Fire and Water strike too, Void finds a
    Weakness.
    """
    hit = attack.hits[0]
    if at.tier(state, seat, Element.AIR) >= 2 and hit.piercing >= 0:
        hit.piercing = max(hit.piercing, 2)
    if at.tier(state, seat, Element.EARTH) >= 2:
        at.give(state, attack.target, Ward("less-defence", 2))
    if at.tier(state, seat, Element.FIRE) >= 2:
        attack.hits.append(Hit(2, hit.vital, elements=(Element.FIRE,)))
    if at.tier(state, seat, Element.WATER) >= 2:
        attack.hits.append(Hit(1, hit.vital, elements=(Element.WATER,)))
        mended = chosen(state, seat, "mend")
        if mended is not None:
            work.healings.append(Healing(mended.target, 1))
    if at.tier(state, seat, Element.VOID) >= 2:
        weak = [trait.element for trait in at.has(state, attack.target, Keyword.WEAKNESS) if trait.element in BASIC]
        if weak and weak[0] is not None:
            hit.elements = (weak[0],)


def defend(state: GodaiState, seat: Seat, work: Work) -> None:
    """GOD-091, GOD-723, GOD-729, GOD-936, GOD-947, AMB-GOD-194: Defend by rank and Augments, also with an Item;
    without one it also stands up, wakes and so on. GOD-885: the Brainwashed Defend an opponent.
    """
    n = reckon(state, seat, "D")
    if at.tier(state, seat, Element.EARTH):
        n += 2
    whom = helped(state, seat)
    at.give(state, whom, Ward(Keyword.DEFEND, n))
    if at.tier(state, seat, Element.AIR):
        at.give(state, whom, Ward(Keyword.EVASION, 9))
    if at.tier(state, seat, Element.FIRE):
        at.give(state, whom, Ward("thorns", 2, "damage fire"))
    if at.tier(state, seat, Element.WATER):
        draught = chosen(state, seat, "draught")
        energy = draught is not None and draught.vital == Vital.ENERGY
        work.healings.append(Healing(whom, 0 if energy else 2, 2 if energy else 0, by_group=whom == seat))
    aims = at.fighter_of(state, seat).aims
    for aimed in aims:
        if aimed.mode == TAKE:
            take_from(state, seat, aimed.target)
    first = aims[0] if aims else Aimed("no")
    if first.mode.startswith("item "):
        use_item(state, seat, first, work)
    elif first.mode.startswith("give "):
        give_item(state, seat, first)
    else:
        if first.mode == "wake":
            end_of(state, first.target, Condition.UNCONSCIOUS)
            at.change(state, first.target, waking=True)
        if at.bears(state, seat, Condition.KNOCKED_DOWN):
            work.at_end.append(lambda: end_of(state, seat, Condition.KNOCKED_DOWN))
    if (
        at.bears(state, seat, Condition.DISARMED)
        and combat_test(state, seat, Stat.ATTACK, "GOD-936", "disarmed").success
    ):
        end_of(state, seat, Condition.DISARMED)


def master(state: GodaiState, seat: Seat, work: Work) -> None:
    """GOD-094, GOD-724: the modes of a Mastery as they were aimed; Earth on Masteries gives an ally Block 2."""
    fighter = at.fighter_of(state, seat)
    ability = at.ability(state, state.heroes[seat].role, fighter.action)
    if ability is None:
        return
    usual = fighter.times * ability.targets
    for number, aimed in enumerate(fighter.aims):
        if is_side(aimed.mode):
            continue
        mode = mode_meant(ability, aimed.mode)
        extra = ability.second_cost if ability.second and number >= usual else 0
        hero = state.heroes[seat]
        if mode.cost + extra and not allowed_to_spend(state, seat):
            continue
        if hero.energy < mode.cost + extra or hero.items.count(SCROLL) < len(mode.scrolls):
            continue
        hero.energy -= mode.cost + extra
        for _ in mode.scrolls:
            spend(state, seat, SCROLL)
        target = aimed.target
        if mode.aim is Aim.OPPONENT and at.is_brainwashed(state, seat):
            target = random_ally(state, seat)
        if target >= 0 or mode.aim is Aim.NOBODY:
            enact(Use(state, seat, ability, mode, target, aimed.vital, work, number + 1))
    guarded = chosen(state, seat, "guard")
    if guarded is not None and at.tier(state, seat, Element.EARTH) >= 3:
        at.give(state, guarded.target, Ward(Keyword.BLOCK, 2))


def random_ally(state: GodaiState, seat: Seat) -> int:
    """GOD-754: a member of the group other than the hero, by Target dice."""
    from .opponents import highest, target_dice

    others = [who for who in at.members(state) if who != seat]
    if len(others) < 2:
        return others[0] if others else -1
    foe = at.foes(state)[0]
    return highest(state, target_dice(state, foe, others), 1)[0]


def strike_ally(state: GodaiState, seat: Seat, work: Work) -> None:
    """GOD-885, GOD-889: an Attack on a random ally."""
    target = random_ally(state, seat)
    if target >= 0:
        work.attacks.append(Attack(seat, target, [attack_hit(state, seat, "health")]))


def strike_shell(state: GodaiState, inside: Seat, seat: Seat) -> None:
    """GOD-938 to GOD-941: an Attack on a shell, which has no defences; hits of the Swallowed also hurt who
    swallowed it.
    """
    fighter = at.fighter_of(state, inside)
    n = combat_rank(state, seat, Stat.ATTACK, damage=True)
    swallower = fighter.inside
    if swallower in at.foes(state) and inside == seat:
        opponent = at.opponent_at(state, swallower)
        if opponent.health:
            at.alter(state, swallower, health=(opponent.health[0] - n, *opponent.health[1:]))
    left = fighter.shell - n
    if left > 0:
        at.change(state, inside, shell=left)
    else:
        end_of(state, inside, Condition.ENCASED)
        end_of(state, inside, Condition.SWALLOWED)


# -- Escorts -------------------------------------------------------------------------------------------


def escort_acts(state: GodaiState, who: int, escort: Escort, work: Work) -> None:
    """GOD-632: an Escort does what its card lists, every round: it guards itself, helps a hero, or strikes; whom, the
    group has chosen where that is open.
    """
    for deed in escort.action.deeds:
        if isinstance(deed, Guard):
            at.give(state, who, Ward(deed.keyword, deed.n))
        elif isinstance(deed, Assist):
            friends = assisted(state, who, escort)
            for friend in friends:
                if deed.health or deed.energy:
                    work.healings.append(Healing(friend, deed.health, deed.energy))
                if deed.keyword is not None:
                    at.give(state, friend, Ward(deed.keyword, deed.n))
        elif isinstance(deed, Mend):
            for friend in assisted(state, who, escort)[:1]:
                work.healings.append(Healing(friend, deed.health, deed.energy, deed.raising))
        elif isinstance(deed, Strike) and at.foes(state):
            hit = Hit(deed.n, "energy" if deed.drain else str(deed.vital), deed.drain, deed.piercing, deed.elements)
            wanted = at.ally_at(state, who).aimed
            work.attacks.append(Attack(who, wanted if wanted in at.foes(state) else at.foes(state)[0], [hit]))


def assisted(state: GodaiState, who: int, escort: Escort) -> list[int]:
    """GOD-632: whom an Escort helps: the group, those whom its action names, or the hero that the group has chosen."""
    from .opponents import multi

    heroes = at.standing(state)
    if escort.action.targeting is Targeting.GROUP:
        return at.members(state)
    if escort.action.targeting is Targeting.MULTI:
        return multi(state, heroes, escort.action)
    if escort.action.targeting is Targeting.SELF:
        return [who]
    wanted = at.ally_at(state, who).aimed
    return [wanted if wanted in heroes else heroes[0]] if heroes else []
