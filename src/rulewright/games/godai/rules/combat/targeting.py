"""Whom an opponent's action reaches in the end, and what answers whoever is targeted. p.99, 102."""

from __future__ import annotations

from rulewright.core.dice import tell_dice, throw
from rulewright.core.record import Seat

from ...content.components import Action
from ...model.state import GodaiState
from ...model.vocabulary import Condition
from . import who as at
from .hits import Affliction, Attack, Hit
from .opponents import highest
from .work import Work


def final_targets(state: GodaiState, who: int, action: Action) -> tuple[int, ...]:
    """GOD-782: successes on the stat that the action shows; Sōjutsu takes an attack over, Genjutsu bends Target
    dice, Quantum Leap takes a target away.
    """
    opponent = at.opponent_at(state, who)
    targets = list(unhidden(state, who))
    bent = {one: at.total(state, one, "bend") for one in at.members(state) if at.active(state, one, "bend")}
    if opponent.dice and any(bent.values()):
        rolled = tuple([(one, value + bent.get(one, 0)) for one, value in opponent.dice if not hidden(state, one)])
        targets = list(highest(state, rolled, len(targets)))
    found = []
    for target in targets:
        if at.is_hero(target) and action.counter is not None:
            fighter = at.fighter_of(state, target)
            if (
                fighter.action == "outlast"
                and fighter.vital == action.counter
                and fighter.tested in ("success", "critical")
            ):
                continue
        if len(targets) == 1:
            target = next((s for s in at.standing(state) if takes_over(state, s, target)), target)
        if not (at.is_hero(target) and state.heroes[target].state != "living"):
            found.append(target)
    return tuple(found)


def unhidden(state: GodaiState, who: int) -> tuple[int, ...]:
    """Quantum Leap: whom it takes away this round cannot be targeted; the next Target die takes the place."""
    opponent = at.opponent_at(state, who)
    if not any(hidden(state, one) for one in opponent.targets):
        return opponent.targets
    if opponent.dice:
        left = [(one, value) for one, value in opponent.dice if not hidden(state, one)]
        return highest(state, left, len(opponent.targets))
    return tuple([one for one in opponent.targets if not hidden(state, one)])


def hidden(state: GodaiState, who: int) -> bool:
    return not at.is_foe(who) and bool(at.active(state, who, "hidden"))


def takes_over(state: GodaiState, seat: Seat, target: int) -> bool:
    return any(ward.only == str(target) for ward in at.active(state, seat, "take-over"))


def targeted(state: GodaiState, attack: Attack, work: Work) -> None:
    """What answers an attack that is aimed at somebody: Reflections, Genjutsu, Sōjutsu, Vipers."""
    target, source = attack.target, attack.source
    for ward in at.active(state, target, "mirror"):
        if ward.only == "outlast":
            work.move_outlast(source, -1)
        else:
            work.attacks.append(Attack(target, source, [Hit(ward.n, "energy", drain=True)], kind="effect"))
    if at.active(state, target, "viper"):
        work.afflictions.append((source, Affliction(Condition.VULNERABLE), target))
    if at.is_hero(target) and at.active(state, target, "take-over"):
        work.attacks.append(Attack(target, source, [Hit(at.own_attack(state, target))], kind="effect"))
    bends = [ward for ward in at.active(state, target, "bend") if ward.n < 0]
    if bends:
        opponent = at.opponent_at(state, source)
        rolled = dict(opponent.dice).get(target)
        if rolled is None:
            (die,) = throw(state, (10,), stream="target")
            tell_dice(state, "GOD-754", target if at.is_hero(target) else None, "target", (die,))
            rolled = die.face
        if rolled + sum(ward.n for ward in bends) <= 0:
            attack.missed = True
            attack.hits, attack.afflictions, attack.afterwards = [], [], []
            ninja = next((s for s in at.standing(state) if state.heroes[s].role == "ninja"), target)
            n = at.own_attack(state, ninja) if bends[0].only == "veil-counter" else -2 * bends[0].n
            drain = bends[0].only == "veil-drain"
            work.attacks.append(Attack(ninja, source, [Hit(n, "energy" if drain else "health", drain)], kind="counter"))
