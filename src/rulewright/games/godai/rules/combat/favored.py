"""Favored Opponents: an effect each round besides the action, now or in the Resolution phase. p.88."""

from __future__ import annotations

from rulewright.core.dice import tell_dice
from rulewright.core.record import Choice, Decision, Seat

from ...model.choices.combat import Favor
from ...model.combat import FIRST_OPPONENT
from ...model.events.combat import OpponentChanged
from ...model.state import GodaiState
from ...model.steps.combat import UseFavored, UseFavoredNow
from ...model.vocabulary import CONDITIONS, Condition
from ...passives import FavoredAlso
from ..book import BOOK
from . import who as at
from .conditions import afflict, can_bear
from .damage import pierces_aegis, spare
from .hits import Affliction, Hit, Tally
from .testing import explode

LATER = Favor(0)


def matches(state: GodaiState, seat: Seat, who: int) -> int:
    """GOD-656, GOD-662, GOD-665, GOD-666, AMB-GOD-99: how many of an opponent's types and subtypes are Favored, each
    once, with those that were gained on the way; Elementals by their Element, too.
    """
    hero = state.heroes[seat]
    kinds = at.kinds_of(state, who)
    found = len([kind for kind in set(hero.favored) if kind in kinds])
    gained = [ward.only for ward in at.active(state, seat, "favored")]
    if gained or hero.favored_elements:
        elements = {*hero.favored_elements, *gained}
        found += len([element for element in at.elements_of(state, who) if str(element) in elements])
        found += gained.count(str(who))
    return found


def open_effects(state: GodaiState, seat: Seat) -> int:
    """GOD-656, AMB-GOD-110: how many effects a hero has left this round, over all opponents; GOD-885: the Brainwashed
    have none.
    """
    if (
        at.fighter_of(state, seat).shell
        or at.bears(state, seat, Condition.UNCONSCIOUS)
        or at.is_brainwashed(state, seat)
    ):
        return 0
    return sum(matches(state, seat, who) for who in at.foes(state)) - at.fighter_of(state, seat).favored


def used_on(state: GodaiState, seat: Seat, who: int) -> int:
    return sum(1 for target, _ in at.fighter_of(state, seat).rolled if target == who)


def effects(state: GodaiState, seat: Seat) -> list[Favor]:
    """GOD-658 to GOD-660, GOD-663, AMB-GOD-111: what it can change, one Vital of an opponent that it is Favored
    against.
    """
    found = []
    for who in at.foes(state):
        if matches(state, seat, who) <= used_on(state, seat, who):
            continue
        opponent = at.opponent_at(state, who)
        number = who - FIRST_OPPONENT + 1
        if opponent.health and pierces_aegis(state, seat, who, "health"):
            found += [Favor(number, "health" if n == 0 else "health-2") for n, v in enumerate(opponent.health) if v > 0]
        if opponent.influence:
            found.append(Favor(number, "influence"))
        if opponent.energy:
            found.append(Favor(number, "energy"))
        if opponent.outlast:
            found += [Favor(number, "outlast-down"), Favor(number, "outlast-up")]
        found += [Favor(number, one) for one in further_options(state, seat) if can_bear(state, who, Condition(one))]
    return found


def further_options(state: GodaiState, seat: Seat) -> list[str]:
    """GOD-661: Conditions that what the hero carries adds to its options."""
    held = at.table(state, "harvests")
    cards = [held[item] for item in state.heroes[seat].items if item in held]
    return [str(frame.condition) for card in cards for frame in card.treasure if isinstance(frame, FavoredAlso)]


def questions(state: GodaiState, later: bool) -> tuple[Decision, ...] | None:
    asked = []
    for seat in at.standing(state):
        if open_effects(state, seat) <= 0:
            continue
        offered: list[Choice] = list(effects(state, seat))
        if later and offered:
            offered.append(LATER)
        if len(offered) > 1:
            rule = "GOD-657" if later else "GOD-742"
            asked.append(
                Decision(seat, "prompt-favored-now" if later else "prompt-favored", rule, tuple(offered), together=True)
            )
    return tuple(asked) or None


@BOOK.asks(UseFavoredNow)
def ask_now(state: GodaiState, step: UseFavoredNow) -> tuple[Decision, ...] | None:
    """GOD-657: in this phase, or kept for the Resolution phase."""
    return questions(state, later=True)


@BOOK.gathers(UseFavoredNow, confirm=False)
def now(state: GodaiState, step: UseFavoredNow, picks: dict[Seat, Favor]) -> None:
    """GOD-1086: noted now; it takes effect at the end of the phase. Whoever matches twice is asked again."""
    again = False
    for seat, choice in picks.items():
        if choice != LATER:
            note(state, seat, choice)
            again = again or open_effects(state, seat) > 0
    if again and questions(state, later=True):
        state.then(UseFavoredNow())


@BOOK.asks(UseFavored)
def ask_effect(state: GodaiState, step: UseFavored) -> tuple[Decision, ...] | None:
    """GOD-742: what is left of the round's Favored effects; asked only where there is a choice."""
    return questions(state, later=False)


@BOOK.gathers(UseFavored, confirm=False)
def use(state: GodaiState, step: UseFavored, picks: dict[Seat, Favor]) -> None:
    """GOD-658 to GOD-660: every hero has its effect, asked or not."""
    again = False
    for seat in at.standing(state):
        if open_effects(state, seat) > 0:
            offered = effects(state, seat)
            if offered:
                note(state, seat, picks.get(seat) or offered[0])
                again = again or open_effects(state, seat) > 0
    if again and any(effects(state, seat) for seat in at.standing(state)):
        state.then(UseFavored())


def note(state: GodaiState, seat: Seat, choice: Favor) -> None:
    fighter = at.fighter_of(state, seat)
    entry = (choice.opponent - 1 + FIRST_OPPONENT, choice.vital)
    at.change(state, seat, favored=fighter.favored + 1, rolled=(*fighter.rolled, entry))


def apply_noted(state: GodaiState) -> None:
    """GOD-658 to GOD-660, GOD-664, GOD-667, GOD-1086, AMB-GOD-210: what was noted takes effect; nothing reduces it."""
    for seat in at.standing(state):
        fighter = at.fighter_of(state, seat)
        if not fighter.rolled:
            continue
        for who, vital in fighter.rolled:
            if vital and vital not in CONDITIONS and who in at.foes(state):
                strike(state, seat, who, vital)
        left = tuple([(who, vital if vital in CONDITIONS else "") for who, vital in fighter.rolled])
        at.change(state, seat, rolled=left)


def afflict_noted(state: GodaiState) -> None:
    """GOD-661, GOD-741: Conditions among Favored effects come last, as all Conditions do."""
    for seat in at.standing(state):
        fighter = at.fighter_of(state, seat)
        if not fighter.rolled:
            continue
        for who, vital in fighter.rolled:
            if vital and who in at.foes(state):
                afflict(state, who, Affliction(Condition(vital)), seat)
        at.change(state, seat, rolled=tuple([(who, "") for who, _ in fighter.rolled]))


def strike(state: GodaiState, seat: Seat, who: int, vital: str) -> None:
    """GOD-658 to GOD-660, GOD-664, GOD-667: a Hex die that explodes, doubled on Energy; Outlast moves by 1.

    Nothing reduces it, but what the opponent bears works: Soulless and Dissonant, Bound, a Soul Shield.
    """
    from .netting import settle
    from .resolution import soul_shields_struck

    opponent = at.opponent_at(state, who)
    changed = {"outlast": 0}
    if vital.startswith("outlast"):
        n = 1 if vital == "outlast-up" else -1
        at.alter(state, who, outlast=max(0, opponent.outlast + n))
        changed["outlast"] = n
    else:
        dice = explode(state, "favored")
        n = tell_dice(state, "GOD-658", seat, "favored", dice).result
        tally = Tally()
        hit = Hit(2 * n if vital == "energy" else n, vital)
        tally.sheet(who).suffer(hit, spare(state, who, hit, hit.n, tally))
        settle(state, tally, [], "GOD-664")
        soul_shields_struck(state, tally)
        return
    state.emit(OpponentChanged(rule="GOD-664", card=opponent.card, seat=seat, **changed))
