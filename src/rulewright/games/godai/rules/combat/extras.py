"""What a hero chooses beside its action: whom Augments help, what the Scepter burns, the Orb, one more action. p.99."""

from __future__ import annotations

from msgspec.structs import replace

from rulewright.core.record import Choice, Seat

from ...hero_abilities import Ability, Cure, Deal, Ready, Shield, To
from ...model.choices.combat import HELP, IMPROVE, MORE, NONE, STANCES, AimAt
from ...model.combat import Aimed, Ward
from ...model.state import GodaiState
from ...model.vocabulary import MASTERIES, Element, Keyword, Stat, Vital
from ..vitals import maximum
from . import who as at
from .aims import attack_aims, mastery_aims
from .aims import usable as aimable
from .conditions import allowed_to_spend
from .declaration import cost_of, no_defend, usable, vitals_hit
from .verbs import Use, enact
from .work import Work, improvements_due, reckon, stances

ORB = "absorbing-orb"
SCEPTER = "fireheart-scepter"
ELIXIR = "item xocolatl-elixir"
LESS = 3
SIDE = ("no", "miss", "orb", HELP, "mend", "guard", "scepter", "draught")


def is_side(mode: str) -> bool:
    """Whether an aim belongs beside the action."""
    return mode in SIDE or mode.startswith(MORE)


def chosen(state: GodaiState, seat: Seat, mode: str) -> Aimed | None:
    """What a hero has chosen of this beside its action."""
    return next((one for one in at.fighter_of(state, seat).aims if one.mode == mode), None)


def friends(state: GodaiState, seat: Seat) -> list[int]:
    """GOD-748, GOD-1047: other members of the group on the same Battlefield; GOD-885: of the Brainwashed, opponents."""
    if at.is_brainwashed(state, seat):
        return at.foes(state)
    return [one for one in at.members(state) if one != seat and at.same_field(state, seat, one)]


# -- what is to be chosen --------------------------------------------------------------------------------------


def side_slots(state: GodaiState, seat: Seat) -> list[list[Choice]]:
    """GOD-725, GOD-1105: every choice beside the action, in order; a single possibility is not asked for."""
    fighter = at.fighter_of(state, seat)
    found: list[list[Choice]] = []
    near = friends(state, seat)
    if at.is_brainwashed(state, seat) and helps_itself(state, seat):
        found.append([AimAt(HELP, one) for one in near])
    if fighter.action == Stat.ATTACK and near and at.tier(state, seat, Element.WATER) >= 2:
        found.append([AimAt("mend", one) for one in near])
    if fighter.action in MASTERIES and near and at.tier(state, seat, Element.EARTH) >= 3:
        found.append([AimAt("guard", one) for one in near])
    if fighter.action == Stat.DEFEND and at.tier(state, seat, Element.WATER):
        found.append([AimAt("draught", vital=str(vital)) for vital in missing(state, seat)])
    if SCEPTER in state.heroes[seat].items and burns(state, seat):
        found.append([AimAt("scepter", vital=str(vital)) for vital in (Vital.HEALTH, Vital.ENERGY)])
    if state.heroes[seat].charges and ORB in state.heroes[seat].items and is_targeted(state, seat):
        found.append([AimAt("no"), AimAt("orb")])
    for _ in range(more_actions(state, seat)):
        found.append([AimAt("no"), *further(state, seat)])
    return found


def helps_itself(state: GodaiState, seat: Seat) -> bool:
    """Whether the action of this round does something for the hero who takes it."""
    action = at.fighter_of(state, seat).action
    ability = at.ability(state, state.heroes[seat].role, action) if action in MASTERIES else None
    if ability is None:
        return action == Stat.DEFEND
    helping = [verb for mode in ability.modes for verb in mode.verbs if isinstance(verb, (Cure, Shield, Ready))]
    return any(verb.to is To.SELF for verb in helping)


def missing(state: GodaiState, seat: Seat) -> list[Vital]:
    """Which Vitals a hero lacks; where it lacks none, Health may still be netted against damage."""
    hero = state.heroes[seat]
    found = [Vital.HEALTH] if hero.health < maximum(state, seat, Vital.HEALTH) else []
    if hero.energy < maximum(state, seat, Vital.ENERGY):
        found.append(Vital.ENERGY)
    return found or [Vital.HEALTH]


def is_targeted(state: GodaiState, seat: Seat) -> bool:
    return any(seat in at.opponent_at(state, who).targets for who in at.foes(state))


def burns(state: GodaiState, seat: Seat) -> bool:
    """Whether the hero deals damage this round, to somebody who has Health and Energy to lose."""
    fighter = at.fighter_of(state, seat)
    if not any(at.opponent_at(state, who).health and at.opponent_at(state, who).most[0] for who in at.foes(state)):
        return False
    if fighter.action == Stat.ATTACK:
        return not fighter.vital.startswith(str(Vital.OUTLAST))
    ability = at.ability(state, state.heroes[seat].role, fighter.action) if fighter.action in MASTERIES else None
    return ability is not None and any(isinstance(verb, Deal) for mode in ability.modes for verb in mode.verbs)


def improvement_slot(state: GodaiState, seat: Seat) -> list[Choice]:
    """Kenjutsu: a stance that is improved for good, asked when its rank first counts (AMB-GOD-107)."""
    action = at.fighter_of(state, seat).action
    counts = action == Stat.FIRST or (action == Stat.SECOND and stances(state, seat))
    if counts and improvements_due(state, seat):
        return [AimAt(f"{IMPROVE}{stance}") for stance in STANCES]
    return []


# -- one more action -------------------------------------------------------------------------------------------


def more_actions(state: GodaiState, seat: Seat) -> int:
    """How many Xocolatl Elixirs the hero drinks this round: own ones, or of Defending allies."""
    given = sum(
        1
        for one in at.standing(state)
        for aimed in at.fighter_of(state, one).aims
        if aimed.target == seat and aimed.mode.startswith(ELIXIR)
    )
    return given + len(at.active(state, seat, "more-action"))


def further(state: GodaiState, seat: Seat) -> list[Choice]:
    """Attack, Defend or a Mastery: whatever the hero could declare, with all that it can be aimed at."""
    fighter = at.fighter_of(state, seat)
    if "no-action" in fighter.bars or fighter.shell or at.is_brainwashed(state, seat):
        return []
    found: list[AimAt] = []
    if usable(state, seat, Stat.DEFEND) and not no_defend(state):
        found.append(AimAt(str(Stat.DEFEND)))
    if "defend" not in fighter.bars:
        role = state.heroes[seat].role
        attack = at.ability(state, role, "attack")
        if usable(state, seat, Stat.ATTACK) and cost_of(state, seat, attack) <= at.usable_energy(state, seat):
            for vital in vitals_hit(state, attack):
                found += attack_aims(state, seat, vital)
        if "attack-defend" not in fighter.bars:
            for stat in MASTERIES:
                ability = at.ability(state, role, stat)
                if ability is not None and usable(state, seat, stat) and affordable(state, seat, ability):
                    found += mastery_aims(state, seat, ability)
    return [replace(one, mode=f"{MORE}{one.mode}") for one in dict.fromkeys(found)]


def affordable(state: GodaiState, seat: Seat, ability: Ability) -> bool:
    return aimable(state, seat, ability) and cost_of(state, seat, ability) <= at.usable_energy(state, seat)


def act_again(state: GodaiState, seat: Seat, aimed: Aimed, work: Work) -> None:
    """Xocolatl Elixir: one more action of this round with ranks 3 lower, at least 1; its Energy is paid now."""
    from .acting import strike_with

    bars = at.fighter_of(state, seat).bars
    at.change(state, seat, bars=(*bars, f"again-{LESS}"))
    own = Work()
    name = aimed.mode.removeprefix(MORE)
    if name == Stat.DEFEND:
        at.give(state, seat, Ward(Keyword.DEFEND, reckon(state, seat, "D")))
    elif name == "attack":
        if paid(state, seat, at.ability(state, state.heroes[seat].role, "attack"), 0):
            strike_with(state, seat, aimed, own)
    else:
        for stat in MASTERIES:
            ability = at.ability(state, state.heroes[seat].role, stat)
            mode = next((one for one in ability.modes if one.id == name), None) if ability is not None else None
            if ability is not None and mode is not None and paid(state, seat, ability, mode.cost):
                enact(Use(state, seat, ability, mode, aimed.target, aimed.vital or NONE, own))
    # What happened in between may have barred something more: only the lower ranks go.
    at.change(state, seat, bars=tuple([one for one in at.fighter_of(state, seat).bars if one != f"again-{LESS}"]))
    work.attacks += own.attacks
    work.healings += own.healings
    work.afflictions += own.afflictions
    work.at_end += own.at_end
    for who, n in own.outlast.items():
        work.move_outlast(who, n)


def paid(state: GodaiState, seat: Seat, ability: Ability | None, more: int) -> bool:
    """GOD-102, GOD-895: the Energy of one more action."""
    cost = cost_of(state, seat, ability) + more
    if not cost:
        return True
    if cost > at.usable_energy(state, seat) or not allowed_to_spend(state, seat):
        return False
    state.heroes[seat].energy -= cost
    return True
