"""The Opponent phase: action dice, costs and defaults, Target dice. p.89-91, 102."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.core.dice import Die, tell_dice, throw

from ...combat_effects import Aim
from ...content.components import Action, Boss
from ...hero_abilities import Ability, Ready
from ...model.events.combat import OpponentActs, OpponentIdle
from ...model.state import GodaiState
from ...model.steps.combat import ChooseAims, GuideAllies, OpponentPhase, ResolveRound, UseFavored
from ...model.vocabulary import MASTERIES, Condition, Element, Keyword, Stat, Targeting
from ..book import BOOK
from ..stat_tests import rank
from . import who as at
from .work import reckon

SECOND_MASTERY = 3
COUNTS = {Targeting.SINGLE: 1, Targeting.DUAL: 2, Targeting.TRIPLE: 3}
MOST_REROLLS = 50


@BOOK.resolves(OpponentPhase)
def opponent_phase(state: GodaiState, step: OpponentPhase, choice: None) -> None:
    """GOD-734 to GOD-736: each opponent's action and its targets; then the Resolution phase."""
    at.combat_of(state).phase = "opponent"
    for who in at.foes(state):
        choose_action(state, who)
    state.then(ChooseAims(), GuideAllies(), UseFavored(), ResolveRound())


def idle(state: GodaiState, who: int) -> bool:
    """GOD-938, GOD-953: no action while Unconscious; an Encased opponent strikes its shell."""
    return at.bears(state, who, Condition.UNCONSCIOUS) > 0 or at.bears(state, who, Condition.ENCASED) > 0


def choose_action(state: GodaiState, who: int, ambush: bool = False) -> None:
    """GOD-669, GOD-672, GOD-673, GOD-686 to GOD-688, GOD-735: the Hex die finds the action; its Energy is paid at
    once.
    """
    card = at.card_of(state, who)
    opponent = at.opponent_at(state, who)
    if idle(state, who):
        state.emit(OpponentIdle(rule="GOD-953", card=card.id))
        at.alter(state, who, action="", targets=())
        return
    dice = throw(state, (6,), stream="action")
    face = tell_dice(state, "GOD-669", None, "action", dice).result
    action = at.actions_of(card)[face - 1]
    halved = False
    if action.cost and opponent.most[0]:
        if opponent.energy >= action.cost:
            opponent = at.alter(state, who, energy=opponent.energy - action.cost)
        else:
            action, halved = default_of(card, face), True
    targets, rolled = aim(state, who, action, ambush)
    at.alter(state, who, rolled=face, action=action.id, halved=halved, targets=targets, dice=rolled)
    seats = tuple([one for one in targets if at.is_hero(one)])
    state.emit(OpponentActs(rule="GOD-734", card=card.id, action=action.id, halved=halved, targets=seats))


def default_of(card: object, face: int) -> Action:
    """GOD-675, GOD-689, AMB-GOD-104, AMB-GOD-105, AMB-GOD-125: Attack, for a Boss's Second Mastery its Defend, with
    its own targets.
    """
    if isinstance(card, Boss):
        return card.actions[1 if face - 1 == SECOND_MASTERY else 0]
    return card.attack  # type: ignore[attr-defined,no-any-return]


def action_named(state: GodaiState, who: int) -> Action | None:
    """The action that an opponent takes this round."""
    card = at.card_of(state, who)
    wanted = at.opponent_at(state, who).action
    return next((one for one in at.actions_of(card) if one.id == wanted), None)


# -- targets -------------------------------------------------------------------------------------------


def within_reach(state: GodaiState, who: int) -> list[int]:
    """GOD-759, GOD-885, GOD-937: whom an opponent can target; a Brainwashed one has its own side for targets."""
    if at.bears(state, who, Condition.BRAINWASHED):
        return [other for other in at.foes(state) if other != who]
    return [one for one in at.members(state) if not hidden(state, one)]


def hidden(state: GodaiState, who: int) -> bool:
    """GOD-937, GOD-940: shells keep the other side away; so does Quantum Leap."""
    if at.bears(state, who, Condition.ENCASED) or at.bears(state, who, Condition.SWALLOWED):
        return True
    return bool(at.active(state, who, "hidden"))


def aim(
    state: GodaiState, who: int, action: Action, ambush: bool
) -> tuple[tuple[int, ...], tuple[tuple[int, int], ...]]:
    """GOD-749 to GOD-753, GOD-840, GOD-871, GOD-1085: the targets of an action, and the dice that found them."""
    reach = within_reach(state, who)
    if action.targeting is Targeting.SELF or not reach:
        return (), ()
    if not ambush and action.targeting is Targeting.GROUP:
        return tuple(reach), ()
    if not ambush and action.targeting is Targeting.MULTI:
        return tuple(multi(state, reach, action)), ()
    count = 1 if ambush else COUNTS.get(action.targeting, 1)
    if len(reach) <= count:
        found = tuple(reach)
        if at.has(state, who, Keyword.UNYIELDING):
            found = tuple([reach[n % len(reach)] for n in range(count)])
        return found, ()
    rolled = target_dice(state, who, reach)
    return highest(state, rolled, count), rolled


def modifier(state: GodaiState, who: int, member: int) -> int:
    """GOD-854, GOD-914: what a member adds to its Target die against an opponent."""
    found = 2 * at.bears(state, member, Condition.VULNERABLE) + at.total(state, member, "target-die")
    if at.is_hero(member):
        found += declared_lure(state, member)
        types = at.role_types(state, member)
        found += 2 * sum(1 for trait in at.has(state, who, Keyword.HATRED) if trait.role_type in types)
        special: Ability | None = at.ability(state, state.heroes[member].role, "special")
        if special is not None and special.target_die_per:
            found += rank(state, member, Stat.DEFEND) // special.target_die_per
        found += sum(m.n for m in state.modifiers if m.what == "target-die" and member == richest(state))
    elif not at.is_foe(member):
        found += at.ally_at(state, member).target_die
    for foe in at.foes(state):
        if member in at.opponent_at(state, foe).confused:
            found += at.opponent_at(state, foe).confusing
    return found


def declared_lure(state: GodaiState, seat: int) -> int:
    """Leap: whoever declares it draws the attacks of this very round."""
    action = at.fighter_of(state, seat).action
    ability = at.ability(state, state.heroes[seat].role, action) if action in MASTERIES else None
    if ability is None or len(ability.modes) > 1:
        return 0
    verbs = ability.modes[0].verbs
    return sum([reckon(state, seat, one.n) for one in verbs if isinstance(one, Ready) and one.what == "target-die"])


def richest(state: GodaiState) -> int:
    return max(at.standing(state), key=lambda seat: (state.heroes[seat].gold, -seat), default=-1)


def target_dice(state: GodaiState, who: int, reach: Sequence[int]) -> tuple[tuple[int, int], ...]:
    """GOD-754: every member rolls a Core die with its own modifiers."""
    found = []
    dice: list[Die] = []
    added = []
    for member in reach:
        (die,) = throw(state, (10,), stream="target")
        more = modifier(state, who, member)
        dice.append(die)
        if more:
            added.append(("target", more))
        found.append((member, die.face + more))
    tell_dice(state, "GOD-754", None, "target", tuple(dice), tuple(added))
    return tuple(found)


def highest(state: GodaiState, rolled: Sequence[tuple[int, int]], count: int) -> tuple[int, ...]:
    """GOD-750, GOD-755, GOD-756: the highest results; who is tied about the last places rolls again without
    modifiers.
    """
    order = sorted(rolled, key=lambda one: -one[1])
    if len(order) <= count:
        return tuple([who for who, _ in order])
    cut = order[count - 1][1]
    sure = [who for who, value in order if value > cut]
    tied = [who for who, value in order if value == cut]
    places = count - len(sure)
    if len(tied) > places:
        tied = list(highest(state, [(who, throw(state, (10,), stream="target")[0].face) for who in tied], places))
    return tuple(sorted([*sure, *tied]))


def multi(state: GodaiState, reach: Sequence[int], action: Action) -> list[int]:
    """GOD-751: all members who share the extreme, or whom the action names."""
    heroes = [who for who in reach if at.is_hero(who)]
    how = action.aim
    if how is Aim.BEARERS:
        return [who for who in reach if action.condition and at.bears(state, who, action.condition)]
    if how is Aim.ROLE_TYPE:
        return [who for who in heroes if action.role_type in at.role_types(state, who)]
    if how is Aim.AUGMENTED:
        return [who for who in heroes if any(at.tier(state, who, element) for element in Element)]
    if how is Aim.NOT_DEFENDING:
        return [who for who in heroes if at.fighter_of(state, who).action != Stat.DEFEND]
    if how is Aim.ATTACKERS:
        return [who for who in heroes if deals_damage(state, who)]

    def value(who: int) -> int:
        if not at.is_hero(who):
            return at.ally_at(state, who).health
        hero = state.heroes[who]
        if how in (Aim.LOWEST_HEALTH, Aim.HIGHEST_HEALTH):
            return hero.health
        return hero.gold if how is Aim.RICHEST else hero.energy

    among = list(reach) if how in (Aim.LOWEST_HEALTH, Aim.HIGHEST_HEALTH) else heroes
    if not among:
        return []
    best = min if how in (Aim.LOWEST_HEALTH, Aim.LOWEST_ENERGY) else max
    extreme = best(value(who) for who in among)
    return [who for who in among if value(who) == extreme]


def deals_damage(state: GodaiState, seat: int) -> bool:
    """Whether a hero declared Attack or a Mastery that deals damage."""
    from ...hero_abilities import Deal

    action = at.fighter_of(state, seat).action
    if action == Stat.ATTACK:
        return True
    found = at.ability(state, state.heroes[seat].role, action) if action in (Stat.FIRST, Stat.SECOND) else None
    return found is not None and any(isinstance(verb, Deal) for mode in found.modes for verb in mode.verbs)
