"""The Siege Effects of Dedications: area, damage, and those of Bosses 2 to 5 and 8. Temple placard."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from rulewright.core.record import Choice, Decision, Step

from ..content.components import Boss
from ..effects import GearKind, Store
from ..model.choices import common as choices
from ..model.choices.defenders import SendBanner
from ..model.events.defenders import BannerSent, DamageTakenOver, DedicationUsed
from ..model.geometry import BY_NAME, NAMES, TILE_HEXES, within
from ..model.state import NOWHERE, GodaiState, Modifier
from ..model.steps import defenders as steps
from ..model.steps.gains import GainGearTogether
from ..model.steps.siege import HitSiegeOpponent
from ..model.steps.visits import UseDedication
from ..model.vocabulary import Resource, Until, Vital
from . import land
from .book import BOOK, ask_group, content_of, living
from .building import closed_to_towers, next_tower
from .dedicating import (
    DEDICATION_USED,
    GIANT,
    GIANT_PRICES,
    end_dedication,
    no_use,
    payments,
)
from .dedication_areas import centers, opponents_in
from .dedication_shifts import exchange, meteor
from .dedication_storm import storm
from .defenders import SPARED
from .defending import harm
from .gains import pay
from .miniatures import arrive, remove_amplifiers
from .siege_opponents import JAETHI
from .slots import changed
from .tiles import reveals
from .vitals import heal, kill, maximum
from .wandering import hindrance

BUTTERFLY, GUARD = 2, 4
GEAR = 5
"""GOD-995: Gear Upgrades for each hero."""
RAISED = 10
"""GOD-1001: Health and Energy for each opponent that was damaged."""


def boss_of(state: GodaiState, boss: int) -> Boss:
    return content_of(state).bosses[f"boss-{boss}"]


def usable(state: GodaiState) -> list[int]:
    """The Dedications whose Siege Effect can be used now."""
    return [boss for boss in state.dedicated if no_use(state, boss) is None and centers(state, boss)]


# -- use -------------------------------------------------------------------------------------------------------


@BOOK.asks(UseDedication)
def choose_area(state: GodaiState, step: UseDedication) -> Decision | None:
    """GOD-990, AMB-GOD-185: the group chooses the center of the Effect Area, then what the fifth Dedication costs."""
    if no_use(state, step.boss) is not None:
        return None
    found = centers(state, step.boss)
    if step.center < 0 and len(found) > 1:
        offered = [choices.PickHex(NAMES[hex]) for hex in found]
        return ask_group(state, "prompt-dedication-area", "GOD-990", offered, {"boss": step.boss})
    prices = payments(state, GIANT_PRICES)
    if step.boss == GIANT and len(prices) > 1:
        picks = [choices.PickResource(str(what)) for what, _ in prices]
        return ask_group(state, "prompt-dedication-price", "GOD-995", picks, {"boss": step.boss})
    return None


@BOOK.resolves(UseDedication)
def use_dedication(state: GodaiState, step: UseDedication, choice: Choice | None) -> None:
    """GOD-988 to GOD-990: the damage first, then the effect; the Dedication ends by it, but not the fifth (GOD-996)."""
    found = centers(state, step.boss)
    if no_use(state, step.boss) is not None or not found:
        return
    if isinstance(choice, choices.PickHex):
        state.then(replace(step, center=BY_NAME[choice.hex]))
        return
    center = found[0] if step.center < 0 else step.center
    if step.boss == GIANT:
        prices = dict(payments(state, GIANT_PRICES))
        what = Resource(choice.resource) if isinstance(choice, choices.PickResource) else next(iter(prices))
        pay(state, what, prices[what], Store.STOCKPILE, "GOD-995")
    else:
        end_dedication(state, step.boss)
    state.used = (*state.used, DEDICATION_USED)
    name = NAMES[center] if center >= 0 else ""
    state.emit(DedicationUsed(rule="GOD-990", boss=step.boss, hex=name, everywhere=int(center < 0)))
    n = boss_of(state, step.boss).damage
    slots = opponents_in(state, step.boss, center)
    if step.boss == BUTTERFLY:
        slots = [slot for slot in slots if slot != JAETHI]
    hits = [HitSiegeOpponent(slot, n) for slot in slots]
    struck = sum([harm(state, hit) > 0 for hit in hits])
    state.then(*hits, steps.PlayDedication(step.boss, center, struck))


@BOOK.resolves(steps.PlayDedication)
def play(state: GodaiState, step: steps.PlayDedication, choice: None) -> None:
    """GOD-991 to GOD-1007: the effect of each Boss."""
    _EFFECTS[step.boss](state, step)


# -- 2: the heroes' lives --------------------------------------------------------------------------------------


def _sacrifice(state: GodaiState, step: steps.PlayDedication) -> None:
    """GOD-991, GOD-992: the highest Health rank as damage to the Banners in the area; then all heroes die."""
    slots = tuple([slot for slot in opponents_in(state, step.boss, step.center) if slot != JAETHI])
    n = max([maximum(state, seat, Vital.HEALTH) for seat in living(state)], default=0)
    state.then(steps.DivideDamage(slots, n), steps.HeroesPerish())


@BOOK.asks(steps.DivideDamage)
def choose_part(state: GodaiState, step: steps.DivideDamage) -> Decision | None:
    """GOD-991, AMB-GOD-186: point by point as the group likes; the last Banner gets what is left."""
    if len(step.slots) < 2 or step.left < 1:
        return None
    about = {"slot": step.slots[0] + 1, "left": step.left}
    offered = [choices.PickNumber(n) for n in range(step.left, -1, -1)]
    return ask_group(state, "prompt-divide-damage", "GOD-991", offered, about)


@BOOK.resolves(steps.DivideDamage)
def divide(state: GodaiState, step: steps.DivideDamage, choice: choices.PickNumber | None) -> None:
    """GOD-991: each Banner suffers its part at once."""
    if not step.slots or step.left < 1:
        return
    n = step.left if choice is None else choice.number
    more: list[Step] = [HitSiegeOpponent(step.slots[0], n)] if n else []
    if len(step.slots) > 1 and step.left > n:
        more.append(steps.DivideDamage(step.slots[1:], step.left - n))
    state.then(*more)


@BOOK.resolves(steps.HeroesPerish)
def perish(state: GodaiState, step: steps.HeroesPerish, choice: None) -> None:
    """GOD-992: all heroes die, and Revive as usual."""
    for seat in living(state):
        kill(state, seat)


# -- 3: Banners are carried ------------------------------------------------------------------------------------


def _carry(state: GodaiState, step: steps.PlayDedication) -> None:
    """GOD-993: any number of Banners, wherever they are; not Jaethi."""
    state.then(steps.SendBanners(step.center))


def sendings(state: GodaiState, step: steps.SendBanners) -> list[SendBanner]:
    """Where each Banner that was not sent yet can be put: hexes of the area on which it may stand, without another."""
    taken = {*state.banners, *state.jaethi}
    hexes = [hex for hex in within(step.center, boss_of(state, 3).area) if hex not in taken and hex < TILE_HEXES]
    return [
        SendBanner(slot + 1, NAMES[hex])
        for slot, at in enumerate(state.banners)
        if at != NOWHERE and slot not in step.sent
        for hex in hexes
        if land.is_revealed(state, hex) and not hindrance(state, hex, slot)
    ]


@BOOK.asks(steps.SendBanners)
def choose_sent(state: GodaiState, step: steps.SendBanners) -> Decision | None:
    """GOD-993: one after the other, or no more."""
    found = sendings(state, step)
    return ask_group(state, "prompt-send-banners", "GOD-993", [*found, choices.Done()]) if found else None


@BOOK.resolves(steps.SendBanners)
def send(state: GodaiState, step: steps.SendBanners, choice: Choice | None) -> None:
    """GOD-993, GOD-1023, AMB-GOD-207: it is there, and tokens, Amplifiers and Settlements suffer from it."""
    if not isinstance(choice, SendBanner):
        return
    slot = choice.slot - 1
    hex = BY_NAME[choice.hex]
    state.banners = changed(state.banners, slot, hex)
    state.emit(BannerSent(rule="GOD-993", slot=choice.slot, hex=choice.hex))
    arrive(state, slot)
    remove_amplifiers(state, slot)
    state.then(*reveals(state, hex), replace(step, sent=(*step.sent, slot)))


# -- 4, 5 and 8 ------------------------------------------------------------------------------------------------


def _take_over(state: GodaiState, step: steps.PlayDedication) -> None:
    """GOD-994: Defenders in the area suffer no Siege damage this Game Turn; what is taken over is gone."""
    area = boss_of(state, step.boss).area
    shield = Modifier(SPARED, step.center, str(Until.TURN), only=str(area), card=f"boss-{step.boss}")
    state.modifiers = (*state.modifiers, shield)
    state.emit(DamageTakenOver(rule="GOD-994", hex=NAMES[step.center]))


def _arm(state: GodaiState, step: steps.PlayDedication) -> None:
    """GOD-995, AMB-GOD-186: 5 Gear Upgrades of own choice for each hero, and a new Tower in the area."""
    gear: list[Step] = [GainGearTogether(GearKind.ANY)] * GEAR
    if next_tower(state):
        area = [hex for hex in within(step.center, boss_of(state, step.boss).area) if hex < TILE_HEXES]
        gear.append(steps.PlaceTower(tuple([hex for hex in area if closed_to_towers(state, hex) is None])))
    state.then(*gear)


def _raise_group(state: GodaiState, step: steps.PlayDedication) -> None:
    """GOD-1001: for each Siege Opponent that was damaged, 10 Health and 10 Energy, also beyond the maximum."""
    n = RAISED * step.struck
    for seat in living(state):
        heal(state, seat, n, n, raising=True, rule="GOD-1001")


_EFFECTS: dict[int, Callable[[GodaiState, steps.PlayDedication], None]] = {
    BUTTERFLY: _sacrifice,
    3: _carry,
    GUARD: _take_over,
    GIANT: _arm,
    6: exchange,
    7: meteor,
    8: _raise_group,
    9: storm,
}
