"""Racial Abilities outside combat. Rulebook p.14, Race cards."""

from __future__ import annotations

from rulewright.core.record import Choice, Decision, Seat, Step

from ..model.choices import common as choices
from ..model.choices.heroes import BrewItem, UseRacial
from ..model.events.heroes import PowerUpPutBack, RacialUsed
from ..model.hero import RAISED_TIERS, Boost
from ..model.state import GodaiState
from ..model.steps import gains as steps
from ..model.vocabulary import ABILITIES, MASTERIES, SKILLS, Stat, Vital
from .book import BOOK, content_of, living
from .decks import draw_power_up
from .stat_tests import rank
from .vitals import can_use_energy, heal, hurt, use_energy

USED = "racial"
"""Among what a hero `used` this Game Turn (AMB-GOD-226)."""
JADEMAR_BONUS = 2
CAT_HEALS = 4


def can_use_racial(state: GodaiState, seat: Seat, race: str) -> bool:
    """GOD-066, GOD-067: once per Game Turn, if its price can be paid; nobody pays with the last Health."""
    hero = state.heroes[seat]
    if hero.race != race or USED in hero.used or hero.state != "living":
        return False
    card = content_of(state).races[race]
    return hero.health > card.cost if card.vital is Vital.HEALTH else can_use_energy(state, seat, card.cost)


def racial_uses(state: GodaiState) -> list[Choice]:
    """GOD-067: what Racial Abilities can be used beside a question now, outside combat."""
    found: list[Choice] = []
    for seat in living(state):
        race = state.heroes[seat].race
        if not can_use_racial(state, seat, race):
            continue
        if race == "nagual" or (race == "kobold" and any(state.heroes[seat].augments)):
            found.append(UseRacial(seat + 1))
        elif race == "jademar":
            found += [UseRacial(seat + 1, str(stat)) for stat in (*ABILITIES, *SKILLS)]
        elif race == "nakaharan":
            for kind in (ABILITIES, SKILLS):
                ranks = [rank(state, seat, stat) for stat in kind]
                best = max(ranks)
                found += [UseRacial(seat + 1, str(stat)) for stat, n in zip(kind, ranks, strict=True) if n < best]
    return found


def brews(state: GodaiState) -> list[Choice]:
    """GOD-067: Tanuki make an Item that costs at most the lowest Mastery rank, and use it at once."""
    from .items import is_usable

    found: list[Choice] = []
    for seat in living(state):
        if not can_use_racial(state, seat, "tanuki"):
            continue
        most = min(rank(state, seat, stat) for stat in MASTERIES)
        for item, ways in content_of(state).beside.items():
            card = content_of(state).items[item]
            if card.kind == "used" and 0 < card.gold <= most:
                found += [BrewItem(seat + 1, item, way) for way, effect in ways if is_usable(state, seat, item, effect)]
    return found


@BOOK.replaces(BrewItem)
def brew(state: GodaiState, step: Step, choice: BrewItem) -> None:
    """GOD-066, GOD-067: paid for, made and used; then what was asked is asked again."""
    from .items import use_up

    seat = choice.hero - 1
    hero = state.heroes[seat]
    state.then(step)
    hero.used = (*hero.used, USED)
    state.emit(RacialUsed(rule="GOD-067", seat=seat, race=hero.race))
    if use_energy(state, seat, content_of(state).races[hero.race].cost, "GOD-066"):
        hero.items = tuple(sorted([*hero.items, choice.item]))
        use_up(state, seat, choice.item, choice.way)


def _lift(state: GodaiState, seat: Seat, stat: Stat) -> int:
    """How much a stat lacks of the hero's best of its kind."""
    kind = SKILLS if stat in SKILLS else ABILITIES
    return max([rank(state, seat, one) for one in kind]) - rank(state, seat, stat)


@BOOK.replaces(UseRacial)
def use_racial(state: GodaiState, step: Step, choice: UseRacial) -> None:
    """GOD-066, GOD-067: the price is paid, and then comes what it is paid for; the question is asked again.

    Kobold: Augment Tiers are 1 higher this turn (GOD-1106). Nakaharan: a stat equals the best of its kind this phase.
    Jademar: a stat is 2 higher this phase, and an ally's rank may be borrowed. Nagual: another form, and Heal 4.
    """
    seat = choice.hero - 1
    hero = state.heroes[seat]
    state.then(step)
    hero.used = (*hero.used, USED)
    state.emit(RacialUsed(rule="GOD-067", seat=seat, race=hero.race))
    if not use_energy(state, seat, content_of(state).races[hero.race].cost, "GOD-066"):
        return
    if hero.race == "kobold":
        hero.used = (*hero.used, RAISED_TIERS)
    elif hero.race == "nagual":
        hero.form = "" if hero.form else "cat"
        heal(state, seat, CAT_HEALS, rule="GOD-067")
    else:
        stat = Stat(choice.stat)
        more = JADEMAR_BONUS if hero.race == "jademar" else _lift(state, seat, stat)
        hero.boosts = (*hero.boosts, Boost(stat, more, "phase"))
        if hero.race == "jademar":
            state.then(steps.BorrowRank(seat))


# -- Jademar ---------------------------------------------------------------------------------------------------


def borrowed(state: GodaiState, seat: Seat) -> dict[Stat, int]:
    """Stats in which an ally is better, and by how much the best one is."""
    allies = [one for one in living(state) if one != seat]
    found = {}
    for stat in (*ABILITIES, *SKILLS):
        best = max([rank(state, one, stat) for one in allies], default=0)
        if best > rank(state, seat, stat):
            found[stat] = best - rank(state, seat, stat)
    return found


@BOOK.asks(steps.BorrowRank)
def choose_borrowed(state: GodaiState, step: steps.BorrowRank) -> Decision | None:
    """GOD-067: the Jademar chooses the stat; of the allies the best one is taken."""
    found = borrowed(state, step.seat)
    if not found:
        return None
    offered = (*[choices.PickStat(str(stat)) for stat in found], choices.Decline())
    return Decision(step.seat, "prompt-borrow-rank", "GOD-067", offered)


@BOOK.resolves(steps.BorrowRank)
def borrow(state: GodaiState, step: steps.BorrowRank, choice: Choice | None) -> None:
    """GOD-067, GOD-843: until the phase ends."""
    if isinstance(choice, choices.PickStat):
        stat = Stat(choice.stat)
        more = borrowed(state, step.seat)[stat]
        hero = state.heroes[step.seat]
        hero.boosts = (*hero.boosts, Boost(stat, more, "phase"))


# -- Xumucane --------------------------------------------------------------------------------------------------


@BOOK.asks(steps.OfferSecondCard)
def offer_second(state: GodaiState, step: steps.OfferSecondCard) -> Decision:
    """GOD-067: after drawing a Power Up a Xumucane may pay 2 Health for a second one."""
    offered = (choices.Accept(), choices.Decline())
    return Decision(step.seat, "prompt-second-card", "GOD-067", offered, {"card": step.card})


@BOOK.resolves(steps.OfferSecondCard)
def draw_second(state: GodaiState, step: steps.OfferSecondCard, choice: Choice) -> None:
    """GOD-067: two cards, of which one is kept."""
    if isinstance(choice, choices.Accept):
        hero = state.heroes[step.seat]
        hero.used = (*hero.used, USED)
        hurt(state, step.seat, content_of(state).races["xumucane"].cost, rule="GOD-066")
        state.emit(RacialUsed(rule="GOD-067", seat=step.seat, race="xumucane"))
        second = draw_power_up(state)
        if second is not None:
            state.then(steps.KeepOneCard(step.seat, (step.card, second)))
            return
    state.then(steps.ReadPowerUp(step.seat, step.card))


@BOOK.asks(steps.KeepOneCard)
def choose_kept(state: GodaiState, step: steps.KeepOneCard) -> Decision:
    """GOD-067: one of the two."""
    offered = tuple([choices.PickCard(card) for card in step.cards])
    return Decision(step.seat, "prompt-keep-card", "GOD-067", offered)


@BOOK.resolves(steps.KeepOneCard)
def keep_one(state: GodaiState, step: steps.KeepOneCard, choice: choices.PickCard) -> None:
    """GOD-067: the one that is kept works; the other goes back."""
    other = step.cards[0] if choice.card == step.cards[1] else step.cards[1]
    state.then(steps.PutCardBack(step.seat, other), steps.ReadPowerUp(step.seat, choice.card))


@BOOK.asks(steps.PutCardBack)
def choose_place(state: GodaiState, step: steps.PutCardBack) -> Decision:
    """GOD-067: on top of the deck or under it."""
    offered = (choices.TakeOption(1), choices.TakeOption(2))
    return Decision(step.seat, "prompt-put-back", "GOD-067", offered, {"card": step.card})


@BOOK.resolves(steps.PutCardBack)
def put_back(state: GodaiState, step: steps.PutCardBack, choice: choices.TakeOption) -> None:
    """GOD-067: everybody knows where it lies."""
    top = choice.number == 1
    if top:
        state.power_up_top = (step.card, *state.power_up_top)
    else:
        state.power_up_bottom = (*state.power_up_bottom, step.card)
    state.emit(PowerUpPutBack(rule="GOD-067", seat=step.seat, card=step.card, top=top))
