"""The Declaration phase: what each hero does this round, paid when all have confirmed. p.98-101."""

from __future__ import annotations

from rulewright.core.record import Choice, Decision, Seat

from ...hero_abilities import Ability
from ...model.choices.combat import NONE, Declare, UsePower
from ...model.combat import Opponent
from ...model.events.combat import ActionDeclared, FleeAttempted
from ...model.state import GodaiState
from ...model.steps.combat import DeclareActions, TestsToFlee
from ...model.vocabulary import MASTERIES, Condition, Element, Keyword, Stat, Vital
from ..book import BOOK
from ..stat_tests import rank
from . import who as at
from .aims import usable as aimable
from .conditions import allowed_to_spend
from .powers import powers_of, use_power
from .testing import combat_test

FLEE_BONUS = -2
MOST_UNASKED = 6
"""Rounds that may go by with nothing to decide: a longer fight in which nobody can hurt anybody stops for a look."""


# -- what a hero may declare ---------------------------------------------------------------------------


def usable(state: GodaiState, seat: Seat, stat: Stat) -> bool:
    """GOD-077, GOD-894: a rank above 0, and not locked."""
    return rank(state, seat, stat) > 0 and stat not in state.heroes[seat].locked


def cost_of(state: GodaiState, seat: Seat, ability: Ability | None, times: int = 1) -> int:
    """GOD-095, GOD-102: the Energy of an action; Air on Masteries makes the first one cheaper, not below 1."""
    if ability is None or not ability.cost:
        return 0
    cost = ability.cost * times
    if ability.slot in MASTERIES and at.tier(state, seat, Element.AIR) >= 3:
        cost = max(1, cost - 1)
    return cost


def vitals_hit(state: GodaiState, ability: Ability | None) -> list[str]:
    """GOD-090, GOD-720, GOD-722: Vitals that an Attack can damage and that some opponent has; Outlast up or down."""
    opponents = [at.opponent_at(state, who) for who in at.foes(state)]
    found: list[str] = []
    for vital in ability.vitals if ability is not None and ability.vitals else (Vital.HEALTH,):
        if vital is Vital.OUTLAST:
            if any(one.outlast for one in opponents):
                found += ["outlast-down", "outlast-up"]
        elif any(exists(one, vital) for one in opponents):
            found.append(vital)
    return found


def exists(opponent: Opponent, vital: str) -> bool:
    """GOD-642: whether an opponent has a Vital."""
    if vital == Vital.HEALTH:
        return bool(opponent.health)
    if vital == Vital.ENERGY:
        return opponent.most[0] > 0 or bool(opponent.health)
    return opponent.influence > 0 if vital == Vital.INFLUENCE else opponent.outlast > 0


def actions(state: GodaiState, seat: Seat) -> list[Declare]:
    """GOD-088, GOD-718, GOD-757, GOD-780, GOD-785 and the bars of Conditions: every action that a hero may take."""
    fighter = at.fighter_of(state, seat)
    bars = fighter.bars
    if "no-action" in bars:
        return [Declare(NONE)]
    if fighter.shell:
        # GOD-938: inside a shell there is only the shell.
        return [Declare("shell")]
    found: list[Declare] = []
    hero = state.heroes[seat]
    energy = at.usable_energy(state, seat)
    only_defend = "defend" in bars
    if not only_defend:
        attack = at.ability(state, hero.role, "attack")
        if usable(state, seat, Stat.ATTACK) and cost_of(state, seat, attack) <= energy:
            if at.bears(state, seat, Condition.BRAINWASHED):
                found.append(Declare(str(Stat.ATTACK), str(Vital.HEALTH)))
            else:
                found += [Declare(str(Stat.ATTACK), str(vital)) for vital in vitals_hit(state, attack)]
    if usable(state, seat, Stat.DEFEND) and not no_defend(state):
        found.append(Declare(str(Stat.DEFEND)))
    if only_defend:
        return found or [Declare(NONE)]
    if "attack-defend" not in bars:
        for stat in MASTERIES:
            ability = at.ability(state, hero.role, stat)
            if ability is None or not usable(state, seat, stat) or not aimable(state, seat, ability):
                continue
            most = ability.most + (1 if ability.twice_from and rank(state, seat, stat) >= ability.twice_from else 0)
            for times in range(1, most + 1):
                if cost_of(state, seat, ability, times) <= energy:
                    found.append(Declare(str(stat), NONE, times))
        # Whoever Ambushes, before the first round, strikes: tests and flight belong to the rounds.
        ambush = not at.combat_of(state).round
        found += [Declare("outlast", str(stat)) for stat in outlast_tests(state) if not ambush]
        if may_flee(state) and not ambush:
            found.append(Declare("flee"))
    if at.bears(state, seat, Condition.CHARMED) and len(at.members(state)) > 1:
        found.append(Declare("charmed"))
    return found or [Declare(NONE)]


def no_defend(state: GodaiState) -> bool:
    """GAP-GOD-07: nobody Defends in the first round on Jaethi's Battlefield of Air."""
    combat = at.combat_of(state)
    return combat.battlefield == "air" and combat.round == 1


def outlast_tests(state: GodaiState) -> list[Stat]:
    """GOD-780: the stats that may be tested against an opponent's Outlast."""
    found: list[Stat] = []
    for who in at.foes(state):
        if at.opponent_at(state, who).outlast > 0:
            found += [stat for stat in at.card_of(state, who).tests if stat not in found]
    return found


def may_flee(state: GodaiState) -> bool:
    """GOD-649: not from a Tenacious opponent."""
    return not any(at.has(state, who, Keyword.TENACIOUS) for who in at.foes(state))


@BOOK.asks(DeclareActions)
def ask_actions(state: GodaiState, step: DeclareActions) -> tuple[Decision, ...] | None:
    """GOD-718, GOD-719, GOD-1091: all declare in the open; whoever has one answer only is not asked."""
    asked = []
    combat = at.combat_of(state)
    for seat in step.seats:
        offered: list[Choice] = [*actions(state, seat), *powers_of(state, seat)]
        if len(offered) > 1 or combat.unasked > MOST_UNASKED:
            about = {"round": combat.round}
            asked.append(Decision(seat, "prompt-declare", "GOD-718", tuple(offered), about, together=True))
    return tuple(asked) or None


@BOOK.gathers(DeclareActions)
def declare(state: GodaiState, step: DeclareActions, picks: dict[Seat, Choice]) -> None:
    """GOD-718, GOD-1091, GOD-1092: tests to Flee come first, and then the others declare again; powers come before
    actions.
    """
    if picks:
        at.combat_of(state).unasked = 0
    answers = {seat: picks.get(seat) or actions(state, seat)[0] for seat in step.seats}
    fleeing = [seat for seat, answer in answers.items() if isinstance(answer, Declare) and answer.action == "flee"]
    if fleeing:
        state.then(TestsToFlee(tuple(fleeing), step.seats))
        return
    again = []
    for seat, answer in answers.items():
        if isinstance(answer, UsePower):
            use_power(state, seat, answer)
            again.append(seat)
        elif isinstance(answer, Declare) and not pay_and_note(state, seat, answer):
            again.append(seat)
    if again:
        state.then(DeclareActions(tuple(again)))


@BOOK.resolves(TestsToFlee)
def tests_to_flee(state: GodaiState, step: TestsToFlee, choice: None) -> None:
    """GOD-1092, AMB-GOD-213: all of them before anybody else declares; those who are left know who is gone."""
    for seat in step.seats:
        flee(state, seat)
    left = tuple([seat for seat in step.declaring if not at.fighter_of(state, seat).fled])
    if left:
        state.then(DeclareActions(left))


def pay_and_note(state: GodaiState, seat: Seat, answer: Declare) -> bool:
    """GOD-102, GOD-895, GOD-907: Energy is paid; whoever cannot use it this round declares again."""
    hero = state.heroes[seat]
    slot = answer.action if answer.action in (Stat.ATTACK, *MASTERIES) else ""
    ability = at.ability(state, hero.role, slot) if slot else None
    cost = cost_of(state, seat, ability, answer.times)
    if cost and not allowed_to_spend(state, seat):
        return False
    hero.energy -= cost
    vital = "" if answer.vital == NONE else answer.vital
    at.change(state, seat, action=answer.action, vital=vital, times=answer.times)
    state.emit(
        ActionDeclared(
            rule="GOD-718", seat=seat, action=answer.action, vital=vital, times=answer.times, energy=cost,
            damage=stated_damage(state, seat, answer),
        )
    )  # fmt: skip
    return True


def stated_damage(state: GodaiState, seat: Seat, answer: Declare) -> int:
    """GOD-731: whoever Attacks states its damage now, as it stands; all else is reckoned in the Resolution phase."""
    if answer.action != Stat.ATTACK or answer.vital.startswith(str(Vital.OUTLAST)):
        return 0
    from .acting import attack_hit

    return attack_hit(state, seat, answer.vital).n


def flee(state: GodaiState, seat: Seat) -> None:
    """GOD-757 to GOD-761: a Navigate test, easier by 2 with every round of trying; whoever fails may only Defend."""
    fighter = at.fighter_of(state, seat)
    tries = fighter.tries + 1
    tested = combat_test(state, seat, Stat.NAVIGATE, "GOD-757", "flee", (("flee", FLEE_BONUS * tries),))
    state.emit(FleeAttempted(rule="GOD-759" if tested.success else "GOD-760", seat=seat, escaped=tested.success))
    if tested.success:
        at.change(state, seat, fled=True, tries=tries, action="flee")
        at.combat_of(state).fled = True
    else:
        at.change(state, seat, tries=tries, bars=(*fighter.bars, "defend"))
