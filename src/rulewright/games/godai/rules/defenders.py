"""Defenders: which stand, what their trackers say with all that counts now, and Siege damage to them. p.25 to 29."""

from __future__ import annotations

from msgspec.structs import replace

from rulewright.core.record import Reason

from ..effects import Modified
from ..model import geometry
from ..model.events.siege import DefenderHit, DefenderStrengthened, DefenderUnharmed
from ..model.state import Defender, GodaiState, Token
from ..model.steps.defenders import DefenderFalls, PassBlow
from ..model.vocabulary import DefenderStat, Element, Place, Until
from ..passives import DefenderBulwark, DefenderHas, LairShelters
from .book import content_of
from .equips import frames
from .ground import ground

MOST_POTENTIAL = 9
"""GOD-185."""
AUGMENT_BULWARK = 2
"""GAP-GOD-32."""
TEMPLES = "temples"
"""What all Temples together are called in choices: they share a tracker (GOD-192, GOD-218)."""
SPARED = "siege-damage-taken-over"
"""A `Modifier` for an area in which Defenders suffer no Siege damage this turn (GOD-994): `n` is its center, `only` its
Range."""
SHIFTABLE = "siege-damage-shiftable"
"""A `Modifier` for an area whose Defenders may pass Siege damage on this turn (GOD-998), told like `SPARED`."""
_SHARED = (
    "potential", "power", "range", "recruits", "specialists", "augments", "equips", "siege_power", "turn", "changed",
)  # fmt: skip
"""GOD-192: what all Temples have in common."""
_ROW = {DefenderStat.POTENTIAL: 0, DefenderStat.POWER: 1, DefenderStat.RANGE: 2}


def standing(state: GodaiState) -> tuple[Defender, ...]:
    """GOD-179: Defenders that are neither destroyed nor covered (AMB-GOD-35)."""
    return ground(state).standing(state)


def defender(state: GodaiState, id: str) -> Defender:
    """The Defender with an id; of all Temples the first that stands, for what they share (GOD-192)."""
    if id == TEMPLES:
        return next(one for one in standing(state) if one.kind is Place.TEMPLE)
    for one in state.defenders:
        if one.id == id:
            return one
    raise LookupError(id)


def temples(state: GodaiState) -> list[Defender]:
    """The Temples that are revealed and stand."""
    return [one for one in standing(state) if one.kind is Place.TEMPLE]


def trackers(state: GodaiState) -> list[str]:
    """GOD-190, GOD-218: the tracker of every Defender that stands; Temples have one together."""
    everything = standing(state)
    found = [one.id for one in everything if one.kind is not Place.TEMPLE]
    if len(found) < len(everything):
        found.append(TEMPLES)
    return found


def absent(state: GodaiState, id: str, rule: str) -> Reason:
    """Why nothing can be done for what is no tracker: it does not stand, or Temples are named in another way.

    GOD-192, GOD-218: Temples have all but Resilience in common, so what is not about that is done for all together.
    """
    if id == TEMPLES and temples(state):
        return Reason("GOD-192", "why-one-temple")
    if any(one.id == id for one in temples(state)):
        return Reason("GOD-218", "why-all-temples")
    return Reason(rule, "why-not-standing", {"defender": id})


def hexes_of(state: GodaiState, id: str) -> tuple[int, ...]:
    """Where a Defender is; of all Temples, where any of them is."""
    if id == TEMPLES:
        return tuple([hex for one in temples(state) for hex in one.hexes])
    return defender(state, id).hexes


def add(state: GodaiState, one: Defender) -> None:
    """A Defender comes into play."""
    state.defenders = (*state.defenders, one)


def remove(state: GodaiState, id: str) -> None:
    """A Defender leaves the map with its tracker."""
    state.defenders = tuple([one for one in state.defenders if one.id != id])


def put(state: GodaiState, one: Defender) -> None:
    """A tracker changes; what Temples share changes for all of them (GOD-192)."""
    shared = {name: getattr(one, name) for name in _SHARED} if one.kind is Place.TEMPLE else {}
    rows = []
    for other in state.defenders:
        if other.id == one.id:
            rows.append(one)
        else:
            rows.append(replace(other, **shared) if shared and other.kind is Place.TEMPLE else other)
    state.defenders = tuple(rows)
    if shared and state.temple_tracker is not None:
        state.temple_tracker = replace(state.temple_tracker, **shared)


# -- stats -----------------------------------------------------------------------------------------------------


def _more(state: GodaiState, one: Defender, stat: DefenderStat) -> int:
    """What Equip cards and this Game Turn add."""
    found = one.turn[_ROW[stat]] if one.turn else 0
    for frame in frames(state, one):
        if isinstance(frame, DefenderHas) and frame.stat is stat:
            found += frame.n
    return found


def potential_of(state: GodaiState, one: Defender) -> int:
    """GOD-185, GOD-934: from 1 to 9 dice."""
    return min(MOST_POTENTIAL, max(1, one.potential + _more(state, one, DefenderStat.POTENTIAL)))


def power_of(state: GodaiState, one: Defender) -> int:
    """GOD-186: a rank without maximum."""
    found = one.power + one.siege_power + _more(state, one, DefenderStat.POWER)
    found += sum(two.n for two in state.modifiers if two.what == Modified.DEFENDER_POWER)
    return max(1, found)


def range_of(state: GodaiState, one: Defender) -> int:
    """GOD-187, GOD-188, GOD-934: at least 1; 4 and more is the whole map."""
    return max(1, one.range + _more(state, one, DefenderStat.RANGE))


def raise_stat(state: GodaiState, id: str, stat: DefenderStat, n: int, until: Until, rule: str) -> None:
    """A Defender gains of a stat. GOD-1082: Power may last for a Siege; AMB-GOD-20: other gains for a Game Turn.

    GOD-189, AMB-GOD-20: Resilience stays whatever the time. GOD-185: Potential never exceeds 9.
    """
    one = defender(state, id)
    if stat is DefenderStat.RESILIENCE or until is Until.GAME:
        now: int = getattr(one, str(stat)) + n
        if stat is DefenderStat.POTENTIAL:
            now = min(MOST_POTENTIAL, now)
        changed = {str(stat): now}
        put(state, replace(one, **changed))
    elif stat is DefenderStat.POWER and until is Until.SIEGE:
        put(state, replace(one, siege_power=one.siege_power + n))
    else:
        row = list(one.turn or (0, 0, 0))
        row[_ROW[stat]] += n
        put(state, replace(one, turn=tuple(row)))
    one = defender(state, id)
    now = one.resilience if stat is DefenderStat.RESILIENCE else _NOW[stat](state, one)
    state.emit(DefenderStrengthened(rule=rule, defender=id, stat=str(stat), n=n, now=now))


_NOW = {DefenderStat.POTENTIAL: potential_of, DefenderStat.POWER: power_of, DefenderStat.RANGE: range_of}


# -- lairs -----------------------------------------------------------------------------------------------------


def lairs(state: GodaiState) -> list[tuple[int, Token]]:
    """GOD-987: the Bosses that the group is Dedicated to, with their lairs."""
    if not state.dedicated:
        return []
    return [(int(token.what), token) for token in state.bosses if int(token.what) in state.dedicated]


def bulwark_of(state: GodaiState, one: Defender, element: Element | None) -> int:
    """GOD-177, GOD-919, AMB-GOD-148: by an Augment of the damage's Element (Void: any), by Equip cards, by lairs."""
    found = 0
    if one.augments and (element in one.augments or Element.VOID in one.augments):
        found = AUGMENT_BULWARK
    found += sum(frame.n for frame in frames(state, one) if isinstance(frame, DefenderBulwark))
    for boss, token in lairs(state):
        for frame in content_of(state).bosses[f"boss-{boss}"].lair:
            if isinstance(frame, LairShelters) and geometry.distance_from(one.hexes, token.hex) <= frame.within:
                found += frame.n
    return found


# -- damage ----------------------------------------------------------------------------------------------------


def is_spared(state: GodaiState, one: Defender) -> bool:
    """GOD-994: whether somebody takes over all Siege damage to a Defender this Game Turn."""
    return any(
        shield.what == SPARED and geometry.distance_from(one.hexes, shield.n) <= int(shield.only)
        for shield in state.modifiers
    )


def is_sheltered(state: GodaiState, one: Defender) -> bool:
    """GOD-998: whether a Defender is in an area whose damage may be passed on this Game Turn."""
    return any(
        area.what == SHIFTABLE and geometry.distance_from(one.hexes, area.n) <= int(area.only)
        for area in state.modifiers
    )


def passed_to(state: GodaiState) -> list[str]:
    """GOD-998: the Defenders outside such an area."""
    return [one.id for one in standing(state) if not is_sheltered(state, one)]


def siege_damage_to(
    state: GodaiState, id: str, n: int, element: Element | None = None, *, rule: str = "GOD-237", slot: int = 0
) -> int:
    """GOD-180, GOD-237, GOD-238: Siege damage lowers Resilience, never below 0; how much it is. Bulwark counts, and so
    does whoever takes it over (GOD-994) or may be given it (GOD-998).

    GOD-239, GOD-1077: at 0 a Defender is destroyed at once, but not in a Siege Villain phase (GOD-1076).
    """
    one = defender(state, id)
    suffered = 0 if is_spared(state, one) else max(0, n - bulwark_of(state, one, element))
    if not suffered:
        state.emit(DefenderUnharmed(rule="GOD-994" if is_spared(state, one) else "GOD-919", defender=id, slot=slot))
        return 0
    if is_sheltered(state, one) and passed_to(state):
        state.then(PassBlow(id, suffered, rule, falls_at_once(state)))
    else:
        lose_resilience(state, id, suffered, rule=rule, slot=slot)
    return suffered


def falls_at_once(state: GodaiState) -> bool:
    """GOD-239, GOD-1076: in a Siege Villain phase a Defender without Resilience stands until all have acted."""
    return not (state.stage == "siege" and state.phase == "villain")


def lose_resilience(
    state: GodaiState, id: str, n: int, *, rule: str, slot: int = 0, at_once: bool | None = None
) -> None:
    """GOD-237 to GOD-239: Resilience that nothing protects any more; `at_once` as it was when the blow fell."""
    one = defender(state, id)
    left = max(0, one.resilience - n)
    put(state, replace(one, resilience=left, hit=one.hit + n))
    state.emit(DefenderHit(rule=rule, defender=id, slot=slot, n=n, left=left))
    if not left and (falls_at_once(state) if at_once is None else at_once):
        state.then(DefenderFalls(id))
