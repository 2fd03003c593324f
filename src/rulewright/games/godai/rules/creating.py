"""Creating heroes: Role and Race by choice or by dice. Rulebook p.12 to 15 and p.20."""

from __future__ import annotations

from rulewright.core.dice import tell_dice, throw
from rulewright.core.record import Decision, Seat

from ..model.choices import common as choices
from ..model.choices.heroes import PickRace, PickRole
from ..model.events.heroes import BirthElementChosen, HeroCreated, RaceChosen, RoleChosen
from ..model.hero import Hero
from ..model.state import GodaiState
from ..model.steps import setup as steps
from ..model.vocabulary import Element
from .book import BOOK, content_of
from .heroes import birth_elements, create, nobody, take_birth_element
from .stat_tests import CORE


def free_roles(state: GodaiState, seat: Seat) -> list[str]:
    """AMB-GOD-05: Roles that nobody else has."""
    taken = {hero.role for other, hero in enumerate(state.heroes) if other != seat}
    return [role for role in content_of(state).roles if role not in taken]


@BOOK.asks(steps.ChooseRole)
def choose_role(state: GodaiState, step: steps.ChooseRole) -> Decision:
    """GOD-057, GOD-058, AMB-GOD-05: a Role, in seat order, each of them once."""
    offered = tuple([PickRole(role) for role in free_roles(state, step.seat)])
    return Decision(step.seat, "prompt-choose-role", "GOD-057", offered)


@BOOK.resolves(steps.ChooseRole)
def take_role(state: GodaiState, step: steps.ChooseRole, choice: PickRole) -> None:
    """GOD-057: the Role is known; the hero comes to be with its Race."""
    hero = state.heroes[step.seat]
    if hero.state == "dead":
        # AMB-GOD-117: the old hero leaves the game. When the group returns is no matter of who is in it.
        state.heroes[step.seat] = hero = _successor(hero.revives)
    hero.role = choice.role
    state.emit(RoleChosen(rule="GOD-057", seat=step.seat, role=choice.role))


def _successor(revives: int) -> Hero:
    found = nobody()
    found.revives = revives
    return found


@BOOK.asks(steps.ChooseRace)
def choose_race(state: GodaiState, step: steps.ChooseRace) -> Decision:
    """GOD-059: several heroes may have the same Race."""
    offered = tuple([PickRace(race) for race in content_of(state).races])
    return Decision(step.seat, "prompt-choose-race", "GOD-059", offered)


@BOOK.resolves(steps.ChooseRace)
def take_race(state: GodaiState, step: steps.ChooseRace, choice: PickRace) -> None:
    """GOD-063: Role and Race make the hero."""
    form_hero(state, step.seat, state.heroes[step.seat].role, choice.race)


def form_hero(state: GodaiState, seat: Seat, role: str, race: str) -> None:
    """GOD-063, GOD-072, GOD-324: a hero with its first Gold and Food.

    GOD-796, GOD-797: one that comes later has 10 Gold and Food for three meals.
    """
    content = content_of(state)
    revives = state.heroes[seat].revives
    if state.phase == "setup":
        hero = create(content, role, race)
    else:
        hero = create(content, role, race, food=3 * content.races[race].food)
        hero.state = "new"
        hero.revives = revives
        state.emit(HeroCreated(rule="GOD-795", seat=seat))
    state.heroes[seat] = hero
    state.emit(RaceChosen(rule="GOD-063", seat=seat, role=role, race=race))
    if content.races[race].chooses:
        state.then(steps.ChooseBirthElement(seat))


@BOOK.resolves(steps.RollHero)
def roll_hero(state: GodaiState, step: steps.RollHero, choice: None) -> None:
    """GOD-073, GOD-074: one Core die for the Role and one for the Race; a 10, and a Role that is taken, is rerolled."""
    content = content_of(state)
    free = free_roles(state, step.seat)
    role = _rolled(state, step.seat, "role", content.rolled_roles, free)
    race = _rolled(state, step.seat, "race", content.rolled_races, list(content.races))
    state.emit(RoleChosen(rule="GOD-073", seat=step.seat, role=role))
    form_hero(state, step.seat, role, race)


def _rolled(state: GodaiState, seat: Seat, purpose: str, table: dict[int, str], free: list[str]) -> str:
    rule = "GOD-073" if purpose == "role" else "GOD-074"
    while True:
        dice = tell_dice(state, rule, seat, purpose, throw(state, (CORE,), stream=purpose))
        found = table.get(dice.result)
        if found in free and found is not None:
            return found


@BOOK.asks(steps.ChooseBirthElement)
def choose_element(state: GodaiState, step: steps.ChooseBirthElement) -> Decision:
    """GOD-065: a Kobold's own Element, a Voldwari's Immunity."""
    race = state.heroes[step.seat].race
    offered = tuple([choices.PickElement(str(one)) for one in birth_elements()])
    return Decision(step.seat, "prompt-birth-element", "GOD-065", offered, {"race": race})


@BOOK.resolves(steps.ChooseBirthElement)
def take_element(state: GodaiState, step: steps.ChooseBirthElement, choice: choices.PickElement) -> None:
    """GOD-065: the Element is the hero's for the whole game."""
    take_birth_element(state.heroes[step.seat], Element(choice.element))
    state.emit(BirthElementChosen(rule="GOD-065", seat=step.seat, element=choice.element))
