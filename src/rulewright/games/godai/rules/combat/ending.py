"""How rounds and combats end: waking, Soul Shields, what fades, rewards, Wandering. p.100, 103, 108-110."""

from __future__ import annotations

from msgspec.structs import replace

from rulewright.core.dice import tell_dice, throw
from rulewright.core.record import Seat, Step

from ...content.components import Boss
from ...effects import DrawPowerUps, GainGold, HarvestFor, Pick, Store
from ...model.combat import Combat
from ...model.events.combat import CombatEnded
from ...model.events.visits import EscortLost
from ...model.state import GodaiState
from ...model.steps.combat import EndCombat, EndDeclaration, PutIntoCity, SettleDeaths
from ...model.steps.gains import GiveSingles, HeroDies, Perform, PickResource
from ...model.steps.land import Wander
from ...model.vocabulary import CONDITIONS, LASTING, Condition, Stat, Until
from ..book import BOOK, living
from ..decks import discard_commission
from ..map_verbs import put_hex_token
from ..rewards import close_portal, is_single
from ..starting import roll_city
from ..tiles import arrive
from . import who as at
from .conditions import end_of
from .difficulty import HIGHEST
from .favored import afflict_noted, apply_noted
from .hits import Sheet
from .netting import apply
from .testing import BORNE, combat_test


@BOOK.resolves(EndDeclaration)
def end_declaration(state: GodaiState, step: EndDeclaration, choice: None) -> None:
    """GOD-869, GOD-889, GOD-1086, GOD-1090, AMB-GOD-159: Favored effects, the Charmed who chose not to obey, then
    deaths.
    """
    from .powers import drop_unsustained

    apply_noted(state)
    afflict_noted(state)
    for seat in at.standing(state):
        fighter = at.fighter_of(state, seat)
        if at.bears(state, seat, Condition.CHARMED):
            if fighter.action != "charmed":
                apply(state, seat, Sheet(energy=fighter.charmer), "GOD-889")
            end_of(state, seat, Condition.CHARMED)
    drop_unsustained(state)
    state.then(SettleDeaths("declaration"))


# -- the end of a round --------------------------------------------------------------------------------


def close_round(state: GodaiState) -> None:
    """GOD-843, GOD-881, GOD-950, GOD-953, GOD-955: Soul Shields grow, sleepers may wake, what lasts a round ends."""
    from .rounds import fade_wards

    soul_shields(state)
    for who in (*at.standing(state), *at.foes(state)):
        sleep(state, who)
    for seat in at.standing(state):
        hero = state.heroes[seat]
        if at.bears(state, seat, Condition.BERSERK):
            # A hero's Berserk ends with the round; its Ability may Sustain it.
            end_of(state, seat, Condition.BERSERK)
        hero.boosts = tuple([boost for boost in hero.boosts if boost.until != Until.ROUND])
    for who in (*at.members(state), *at.foes(state)):
        fade_wards(state, who)


def soul_shields(state: GodaiState) -> None:
    """GOD-950: a Soul Shield of all current Vitals of the bearer; one that is there is Raised by as much."""
    for who in at.foes(state):
        opponent = at.opponent_at(state, who)
        if opponent.laced in at.standing(state) and at.bears(state, opponent.laced, Condition.SOUL_LACED):
            hero = state.heroes[opponent.laced]
            at.alter(state, who, shield=opponent.shield + max(0, hero.health) + max(0, hero.energy))


def sleep(state: GodaiState, who: int) -> None:
    """GOD-953, GOD-955, AMB-GOD-194: a Hex die wakes on 6, in every later round on one number more; then the
    Abilities are lower.
    """
    hero = at.is_hero(who)
    if hero and at.fighter_of(state, who).waking:
        at.change(state, who, waking=False)
    if not at.bears(state, who, Condition.UNCONSCIOUS):
        return
    slept = at.fighter_of(state, who).asleep if hero else at.opponent_at(state, who).asleep
    dice = throw(state, (6,), stream="unconscious")
    rolled = tell_dice(state, "GOD-953", who if hero else None, "unconscious", dice, need=max(1, 6 - slept))
    if rolled.passed:
        end_of(state, who, Condition.UNCONSCIOUS)
        if hero:
            at.change(state, who, waking=True)
    elif hero:
        at.change(state, who, asleep=slept + 1)
    else:
        at.alter(state, who, asleep=slept + 1)


# -- rewards -------------------------------------------------------------------------------------------


def reward_for(
    state: GodaiState, id: str, by: str, dangerous: int, double: bool, gold: int, without: tuple[Seat, ...]
) -> list[Step]:
    """GOD-670, GOD-677, GOD-762, GOD-774, GOD-828, GOD-829, GOD-1089: what a vanquished opponent gives, and where its
    card goes.

    AMB-GOD-122: a Boss gives what its placard shows.
    AMB-GOD-101: Harvest rolls of a Dangerous one are as easy as at the Difficulty at which it was fought.
    """
    card = at.card(state, id)
    found: list[Step] = []
    if isinstance(card, Boss):
        vanquish_boss(state, card)
        if card.group_reward:
            found.append(Perform(card.group_reward, id, without=without))
        if card.single_rewards:
            found.append(GiveSingles(card.single_rewards, id, without=without))
        return found + for_danger(state, id, dangerous, without)
    if by == "influence" and card.equip is not None:
        state.equips = (*state.equips, id)
    elif not card.placard:
        state.encounter_discards = (*state.encounter_discards, id)
    row = min(HIGHEST, state.difficulty + dangerous) if dangerous else -1
    times = 2 if double else 1
    group = tuple([one for one in card.reward if not is_single(one)])
    single = tuple([one for one in card.reward if is_single(one)])
    if group:
        found.append(Perform(group, id, times=times, difficulty=row, without=without))
    if single:
        found.append(GiveSingles(single * times, id, without=without))
    if gold:
        found.append(Perform((GainGold(n=gold),), id, without=without))
    if any(isinstance(one, HarvestFor) for one in card.reward) and not state.rulings.dangerous_power_up:
        return found
    return found + for_danger(state, id, dangerous, without)


def for_danger(state: GodaiState, id: str, dangerous: int, without: tuple[Seat, ...]) -> list[Step]:
    """GOD-648, AMB-GOD-101: a Tier I Resource of choice for each Dangerous, or by the switch a Power Up for each
    hero.
    """
    if not dangerous:
        return []
    if state.rulings.dangerous_power_up:
        return [Perform((DrawPowerUps(n=dangerous),), id, without=without)]
    return [PickResource(Pick.TIER_1, dangerous, Store.STOCKPILE)]


def vanquish_boss(state: GodaiState, boss: Boss) -> None:
    """GOD-475, GOD-684, GOD-818: a Hex Token clears its lair, its Siege Portal is destroyed, no Dedication is left.

    GOD-026: seven Bosses have a Siege Portal of their own, and there are as many Destroyed Portal tokens.
    """
    state.vanquished = tuple(sorted({*state.vanquished, boss.level}))
    for token in [one for one in state.bosses if one.what == str(boss.level)]:
        put_hex_token(state, token.hex, "GOD-475")
    state.bosses = tuple([token for token in state.bosses if token.what != str(boss.level)])
    state.dedicated = tuple([one for one in state.dedicated if one != boss.level])
    close_portal(state, boss.portal)


# -- the end of the combat -----------------------------------------------------------------------------


@BOOK.resolves(EndCombat)
def end_combat(state: GodaiState, step: EndCombat, choice: None) -> None:
    """GOD-743, GOD-762 to GOD-765, GOD-878, GOD-949, AMB-GOD-112: Conditions that do not last end, then rewards, then
    a group that Fled Wanders.
    """
    combat = at.combat_of(state)
    won = not at.foes(state)
    alive = [fighter for fighter in combat.fighters if state.heroes[fighter.seat].state == "living"]
    result = "won" if won else "fled" if combat.fled and alive else "lost"
    state.emit(CombatEnded(rule="GOD-743", result=result))
    bring_escorts_home(state, combat)
    unmoved = [
        id.card
        for number, id in enumerate(combat.opponents)
        if number not in combat.lost and not getattr(at.card(state, id.card), "placard", True)
    ]
    stone = settle_conditions(state, combat)
    state.combat = None
    steps: list[Step] = [HeroDies(seat) for seat in stone]
    fled = tuple([fighter.seat for fighter in combat.fighters if fighter.fled])
    state.encounter_discards = (*state.encounter_discards, *unmoved)
    if living(state):
        for card, by, dangerous in combat.vanquished:
            gold = 0 if card.startswith("boss") else combat.gold
            steps += reward_for(state, card, by, dangerous, combat.double, gold, fled)
        if combat.fled:
            steps.append(Wander())
        if any(state.heroes[seat].conditions[BORNE[Condition.IMPRISONED]] for seat in living(state)):
            steps.append(PutIntoCity())
    else:
        put_away_vanquished(state, combat)
    state.then(*steps)


def put_away_vanquished(state: GodaiState, combat: Combat) -> None:
    """GOD-684, GOD-828: what fell together with the last hero is vanquished all the same, and gives nothing."""
    for card, _, _ in combat.vanquished:
        found = at.card(state, card)
        if isinstance(found, Boss):
            vanquish_boss(state, found)
        else:
            state.encounter_discards = (*state.encounter_discards, card)


@BOOK.resolves(PutIntoCity)
def put_into_city(state: GodaiState, step: PutIntoCity, choice: None) -> None:
    """GOD-346, GOD-944: a random City-State; the group arrives on its first hex."""
    arrive(state, roll_city(state).hexes[0])


def settle_conditions(state: GodaiState, combat: Combat) -> list[Seat]:
    """GOD-878, GOD-944, GOD-949, AMB-GOD-194: what outlasts the combat; returns those whom Petrified has turned to
    stone.
    """
    stone = []
    for fighter in combat.fighters:
        seat = fighter.seat
        hero = state.heroes[seat]
        petrified = hero.state == "living" and hero.conditions[BORNE[Condition.PETRIFIED]]
        if petrified and not combat_test(state, seat, Stat.SURVIVAL, "GOD-949", Condition.PETRIFIED).success:
            stone.append(seat)
            hero.health = 0
        kept = [
            n if condition in LASTING or condition is Condition.IMPRISONED else 0
            for condition, n in zip(CONDITIONS, hero.conditions, strict=True)
        ]
        if combat.battlefield == "void":
            kept[BORNE[Condition.DISSONANT]] = max(0, kept[BORNE[Condition.DISSONANT]] - 1)
        hero.conditions = tuple(kept)
        hero.progress = tuple(
            [(name, n) for name, n in hero.progress if name not in CONDITIONS or kept[BORNE[Condition(name)]]]
        )
        hero.locked = ()
        hero.boosts = tuple([one for one in hero.boosts if one.until not in (Until.ROUND, Until.COMBAT)])
    return stone


def bring_escorts_home(state: GodaiState, combat: Combat) -> None:
    """GOD-635, GOD-636, GOD-1099: Escorts keep the Health that they have left; the Commission of a dead one is
    discarded, and replaced if its row is empty.
    """
    from ..commissions import replace_if_empty

    left = {ally.card: ally.health for ally in combat.allies}
    if not left:
        return
    carried = []
    lost = []
    for one in state.carried:
        commission = at.table(state, "commissions").get(one.card)
        escort = commission.escort if commission is not None else ""
        if escort in left:
            if left[escort] <= 0:
                lost.append(one)
                continue
            one = replace(one, health=left[escort])
        carried.append(one)
    state.carried = tuple(carried)
    for one in lost:
        state.emit(EscortLost(rule="GOD-635", card=one.card))
        discard_commission(state, one.deck, one.card)
        replace_if_empty(state, one.deck)
