"""Four heroes before an opponent of the game, so that every one of its actions, passives and rewards can be seen alone.

The first hero, a Samurai, Attacks and has the least Health; the second, a Sage, has the most Health and the least
Energy; the third, a Magician, has the most Energy and Gold; the fourth, a Spear Master, is Entangled. All but the first
Defend. Target dice fall in the order of the seats.
"""

from __future__ import annotations

from typing import Any

from rulewright.games.godai.model.combat import FIRST_OPPONENT, Opponent
from rulewright.games.godai.model.hero import NO_CONDITIONS
from rulewright.games.godai.model.state import GodaiState
from rulewright.games.godai.model.steps.combat import BeginCombat, DeclareActions, EndRound
from rulewright.games.godai.model.vocabulary import CONDITIONS, Condition
from rulewright.games.godai.rules.combat import who as at
from rulewright.games.godai.rules.combat.damage import land
from rulewright.games.godai.rules.combat.hits import Attack, Hit, Tally
from rulewright.games.godai.rules.combat.netting import settle
from rulewright.games.godai.rules.combat.opponents import choose_action
from rulewright.games.godai.rules.combat.resolution import afflict_all, opponent_acts, outlast_moves
from rulewright.games.godai.rules.combat.work import Work

from .changes import changes, told
from .positions import BOOK, faces, position, take_until

FOE = FIRST_OPPONENT
HEROES = (("samurai", "nagual"), ("sage", "nagual"), ("magician", "nagual"), ("spear-master", "nagual"))
HEALTH, ENERGY, GOLD = (50, 60, 55, 55), (40, 30, 60, 45), (10, 10, 20, 10)
TARGET_DICE = (10, 7, 4, 1)
FAILED = [9] * 40
"""Every test of a hero shows 10."""
JOINS = "encounter-quarry-runaways"
"""A card of Level 1 that can be summoned."""


def brawl(card: str, heroes: int = 4, **fields: Any) -> GodaiState:
    """The first round of a combat with this opponent at Easy, before anybody declares; everybody is as said above."""
    blank: dict[str, Any] = {"encounters": (JOINS,) if card != JOINS else ("encounter-graveler",)}
    state = position(*HEROES[:heroes], steps=[BeginCombat((card,))], **{**blank, **fields})
    for hero in state.heroes:
        hero.ranks = (60, 60, 4, 2, 3, 3, 5, 5, 5)
        hero.health = hero.energy = 60
    take_until(state, DeclareActions)
    for seat, hero in enumerate(state.heroes):
        hero.health, hero.energy, hero.gold, hero.food = HEALTH[seat], ENERGY[seat], GOLD[seat], 9
        hero.conditions, hero.wounds = NO_CONDITIONS, 0
        at.change(state, seat, action="defend" if seat else "attack")
    if heroes == 4:
        entangle(state, 3)
    state.events = []
    return state


def entangle(state: GodaiState, seat: int) -> None:
    state.heroes[seat].conditions = tuple([int(one is Condition.ENTANGLED) for one in CONDITIONS])


def foe(state: GodaiState) -> Opponent:
    return at.opponent_at(state, FOE)


def hurt_foe(state: GodaiState) -> None:
    """It has lost something that can be mended: 6 of each Health, and 10 Energy if it has so much."""
    one = foe(state)
    at.alter(state, FOE, health=tuple([n - 6 for n in one.health]))


def acted(state: GodaiState, face: int, dice: list[int] = FAILED) -> dict[str, Any]:
    """Everything that the action of this face of the Hex die changes, for the heroes and for the opponent."""
    before, was = told(state), of_foe(state)
    state.script = faces(face, *TARGET_DICE)
    choose_action(state, FOE)
    state.script = list(dice)
    work = Work()
    opponent_acts(state, FOE, work)
    tally = Tally()
    land(state, work.attacks, tally)
    settle(state, tally, work.healings)
    outlast_moves(state, work)
    afflict_all(state, work)
    state.script = None
    return gathered(state, before, was)


def closed(state: GodaiState, round: int) -> dict[str, Any]:
    """Everything that the end of this round changes; tests fail."""
    combat = at.combat_of(state)
    combat.round = round
    before, was = told(state), of_foe(state)
    state.script = list(FAILED)
    BOOK.resolving[EndRound](state, EndRound(), None)
    state.script = None
    return gathered(state, before, was)


def gathered(state: GodaiState, before: dict[str, Any], was: dict[str, int]) -> dict[str, Any]:
    found = {word: value for word, value in changes(before, state).items() if word != "combat"}
    now = of_foe(state)
    for word in {**was, **now}:
        if was.get(word, 0) != now.get(word, 0):
            found[f"foe {word}"] = now.get(word, 0) - was.get(word, 0)
    return found


def of_foe(state: GodaiState) -> dict[str, int]:
    """The numbers of the opponent, its defences, and how many opponents there are."""
    one = foe(state)
    found = {"energy": one.energy, "influence": one.influence, "outlast": one.outlast, "enraged": one.enraged}
    found["confusing"] = one.confusing
    found.update({f"health-{number}": n for number, n in enumerate(one.health, 1)})
    for ward in one.wards:
        found[f"{ward.what} {ward.only}".strip()] = found.get(ward.what, 0) + max(1, ward.n)
    found["side"] = len(at.foes(state))
    return found


def struck(state: GodaiState, n: int = 10, vital: str = "health", *dice: int, elements: Any = ()) -> tuple[int, int]:
    """The Samurai deals so much damage to the opponent; what each of them loses of Health."""
    mine, its = state.heroes[0].health, sum(foe(state).health)
    state.script = faces(*dice) if dice else list(FAILED)
    tally = Tally()
    land(state, [Attack(0, FOE, [Hit(n, vital, elements=elements)])], tally)
    settle(state, tally, [])
    state.script = None
    return its - sum(foe(state).health), mine - state.heroes[0].health


# -- words for what is lost and suffered ----------------------------------------------------------------------

ONE, TWO, THREE, ALL = (1,), (1, 2), (1, 2, 3), (1, 2, 3, 4)
WEAK, STRONG, TIRED, FRESH, RICH, BOUND = 1, 2, 2, 3, 3, 4
"""Who has the least Health, the most Health, the least Energy, the most Energy, the most Gold, and is Entangled."""
Found = dict[str, Any]


def h(n: int, *seats: int) -> Found:
    return {f"{seat} health": -n for seat in seats or ONE}


def e(n: int, *seats: int) -> Found:
    return {f"{seat} energy": -n for seat in seats or ONE}


def c(condition: str, *seats: int, n: int = 1) -> Found:
    return {f"{seat} {condition}": n for seat in seats or ONE}


def lost(what: str, n: int, *seats: int) -> Found:
    return {f"{seat} {what}": -n for seat in seats or ONE}


def pays(n: int) -> Found:
    return {"foe energy": -n}


def its(**changed: int) -> Found:
    return {f"foe {word.replace('_', '-')}": n for word, n in changed.items()}
