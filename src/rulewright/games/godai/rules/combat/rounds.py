"""The frame of a combat: its beginning, the start of each round, Ambush, and deaths at the end of a phase. p.87,
97, 103.
"""

from __future__ import annotations

from msgspec.structs import replace

from ...combat_effects import OnBattlefield, Regains, StartsWith
from ...content.components import Escort
from ...model.combat import FIRST_OPPONENT, NOBODY, Ally
from ...model.events.combat import AllyFell, CombatBegan, FoeVanquished, HeroFell, RoundBegan
from ...model.hero import NO_CONDITIONS, Boost
from ...model.state import GodaiState
from ...model.steps.combat import (
    Ambush,
    BeginCombat,
    BeginRound,
    ChooseAims,
    DeclareActions,
    EndCombat,
    EndDeclaration,
    HeroesAmbush,
    OpponentPhase,
    ResolveAmbush,
    SettleDeaths,
    UseFavoredNow,
)
from ...model.steps.gains import HeroDies
from ...model.vocabulary import Condition, Keyword, Kind, Stat, Until
from ..book import BOOK
from ..ending import win
from . import who as at
from .conditions import afflict, end_of, losses_of, roll_for_conditions
from .difficulty import scaled
from .hits import Affliction, Healing, Tally
from .meeting import enter
from .netting import settle
from .sheltered import shelter_fighters
from .testing import combat_test

JAETHI = "boss-10"
MOST_ROUNDS = 100
"""AMB-GOD-230: a fight in which nobody can hurt anybody any more ends here, as if the group had Fled."""


@BOOK.resolves(BeginCombat)
def begin_combat(state: GodaiState, step: BeginCombat, choice: None) -> None:
    """GOD-639, GOD-646, GOD-668, GOD-1093, GOD-1094: in whatever phase, opponents are scaled, Passives count, then
    Ambush, then the first round.
    """
    state.combat = enter(state, step)
    combat = state.combat
    for id in step.cards:
        add_opponent(state, id, step.dangerous)
    combat.allies = tuple(escorts(state))
    for seat in at.standing(state):
        if state.heroes[seat].form == "cat":
            turn_form(state, seat)
    shelter_fighters(state)
    state.emit(CombatBegan(rule="GOD-641", cards=step.cards, battlefield=step.battlefield))
    set_battlefields(state)
    ambushes = [Ambush(who) for who in at.foes(state) if at.has(state, who, Keyword.AMBUSH)]
    own = [HeroesAmbush()] if step.ambush else []
    state.then(*own, *ambushes, BeginRound())


def add_opponent(state: GodaiState, id: str, dangerous: int) -> int:
    """GOD-646, GOD-647: a card joins the combat, at its own Difficulty; returns its number."""
    combat = at.combat_of(state)
    card = at.card(state, id)
    printed = [trait for trait in card.traits if getattr(trait, "keyword", None) is Keyword.DANGEROUS]
    more = dangerous + sum(max(1, getattr(trait, "n", 0)) for trait in printed)
    combat.opponents = (*combat.opponents, scaled(card, state.difficulty, combat.heroes, more))
    return FIRST_OPPONENT + len(combat.opponents) - 1


def escorts(state: GodaiState) -> list[Ally]:
    """GOD-631, GOD-632, GOD-636, GOD-714: Escorts on their way fight with the group, whatever the Difficulty."""
    found = []
    for carried in state.carried:
        commission = at.table(state, "commissions").get(carried.card)
        if commission is None or not commission.escort or carried.health <= 0:
            continue
        escort: Escort = at.table(state, "escorts")[commission.escort]
        found.append(
            Ally(
                card=escort.id,
                health=carried.health,
                most=escort.health,
                target_die=escort.target_die,
                conditions=NO_CONDITIONS,
            )
        )
    return found


def turn_form(state: GodaiState, seat: int) -> None:
    """GOD-1107, AMB-GOD-216: a Nagual changes form, and with it the modifiers of Attack and Defend."""
    hero = state.heroes[seat]
    hero.form = "" if hero.form == "cat" else "cat"


def set_battlefields(state: GodaiState) -> None:
    """GOD-692, GAP-GOD-07: where everybody begins, and what Jaethi's Battlefield of an Element does to all."""
    combat = at.combat_of(state)
    everybody = [*at.members(state), *at.foes(state)]
    for who in at.foes(state):
        for trait in at.traits_of(state, who):
            if isinstance(trait, OnBattlefield) and trait.first:
                for seat in at.standing(state):
                    at.change(state, seat, field=trait.id, next_field=trait.id)
            if isinstance(trait, StartsWith):
                for seat in at.standing(state):
                    afflict(state, seat, Affliction(trait.condition), who)
    begins = {"earth": Condition.SLOWED, "fire": Condition.BURNED, "void": Condition.DISSONANT}
    if combat.battlefield == "water":
        for seat in at.standing(state):
            state.heroes[seat].energy = 0
        for who in at.foes(state):
            at.alter(state, who, energy=0)
    elif combat.battlefield in begins:
        for who in everybody:
            afflict(state, who, Affliction(begins[combat.battlefield]))


# -- a round -------------------------------------------------------------------------------------------


@BOOK.resolves(BeginRound)
def begin_round(state: GodaiState, step: BeginRound, choice: None) -> None:
    """GOD-717, GOD-864, GOD-865, GOD-1048, GOD-1090, AMB-GOD-230: losses and Regen first, then the tests of Conditions,
    then actions; there are at most 100 rounds.
    """
    if state.combat is None:
        return
    combat = state.combat
    if combat.round == MOST_ROUNDS:
        part(state)
        return
    combat.round += 1
    combat.unasked += 1
    combat.phase = "declaration"
    state.emit(RoundBegan(rule="GOD-717", round=combat.round))
    for fighter in combat.fighters:
        at.change(
            state, fighter.seat,
            last=fighter.action, action="", vital="", times=1, tested="", aims=(), bars=(), favored=0, rolled=(),
            item="",
            field=fighter.next_field,
        )  # fmt: skip
    for who in at.foes(state):
        at.alter(state, who, rolled=0, action="", halved=False, targets=(), dice=(), taken=0)
    for who in at.allies(state):
        at.alter_ally(state, who, aimed=NOBODY)
    start_losses(state)
    for seat in at.standing(state):
        bars = roll_for_conditions(state, seat)
        if bars != at.fighter_of(state, seat).bars:
            at.change(state, seat, bars=bars)
    seats = tuple(at.standing(state))
    state.then(DeclareActions(seats), UseFavoredNow(), EndDeclaration())


def part(state: GodaiState) -> None:
    """AMB-GOD-230: both sides let go; nobody is vanquished, and the group Wanders as after a Flee."""
    combat = at.combat_of(state)
    for fighter in combat.fighters:
        at.change(state, fighter.seat, fled=True)
    combat.fled = True
    state.then(EndCombat())


def start_losses(state: GodaiState) -> None:
    """GOD-105, GOD-864, GOD-882 to GOD-911, AMB-GOD-12: what Conditions take and Regen gives at the start of a
    Declaration phase.
    """
    tally = Tally()
    healings = []
    for who in (*at.members(state), *at.foes(state)):
        tally.sheets[who] = losses_of(state, who)
        health = at.total(state, who, "regen-health")
        energy = at.total(state, who, "regen-energy")
        if at.is_foe(who):
            health += sum(trait.n for trait in at.has(state, who, Keyword.REGEN))
            for trait in at.traits_of(state, who):
                if isinstance(trait, Regains):
                    health += trait.health
                    energy += trait.energy
        if health or energy:
            healings.append(Healing(who, health, energy, by_group=False))
        lift = at.total(state, who, "later-raise")
        if lift:
            healings.append(Healing(who, lift, raising=True))
    settle(state, tally, healings, "GOD-864")


@BOOK.resolves(Ambush)
def ambush(state: GodaiState, step: Ambush, choice: None) -> None:
    """GOD-840, AMB-GOD-155: one action before the first round, at one target whatever its own targeting."""
    from .opponents import choose_action
    from .resolution import opponents_strike

    if state.combat is None or step.opponent not in at.foes(state):
        return
    choose_action(state, step.opponent, ambush=True)
    opponents_strike(state, [step.opponent])
    state.then(SettleDeaths("ambush"))


@BOOK.resolves(HeroesAmbush)
def heroes_ambush(state: GodaiState, step: HeroesAmbush, choice: None) -> None:
    """GOD-1046, AMB-GOD-155: Target dice name the hero; the opponents only have their passive defences."""
    from .opponents import highest, target_dice

    seats = at.standing(state)
    seat = seats[0] if len(seats) == 1 else highest(state, target_dice(state, at.foes(state)[0], seats), 1)[0]
    state.then(DeclareActions((seat,)), ChooseAims(), ResolveAmbush(seat))


@BOOK.resolves(ResolveAmbush)
def resolve_ambush(state: GodaiState, step: ResolveAmbush, choice: None) -> None:
    """GOD-1046: one hero's action by itself."""
    from .resolution import strike_alone

    strike_alone(state, step.seat)
    state.then(SettleDeaths("ambush"))


def fade_wards(state: GodaiState, who: int) -> None:
    """GOD-843, GOD-869: what lasts a round less; what can be Sustained waits for its Energy."""
    wards = at.wards_of(state, who)
    if not wards:
        return
    kept = []
    for ward in wards:
        if ward.wait:
            kept.append(replace(ward, wait=ward.wait - 1))
        elif ward.left == 0 or ward.left > 1:
            kept.append(replace(ward, left=max(0, ward.left - 1)))
        elif ward.sustained and ward.left == 1:
            kept.append(replace(ward, left=-1))
    at.set_wards(state, who, tuple(kept))


def boost(state: GodaiState, seat: int, stat: Stat, n: int, until: Until = Until.ROUND) -> None:
    """GOD-843: ranks for a while."""
    hero = state.heroes[seat]
    hero.boosts = (*hero.boosts, Boost(stat, n, until))


# -- deaths --------------------------------------------------------------------------------------------


def how_vanquished(state: GodaiState, who: int) -> str:
    """GOD-650, GOD-773, GOD-778, GOD-912, GOD-1095, AMB-GOD-121: by which Vital an opponent is down, or nothing."""
    opponent = at.opponent_at(state, who)
    card = at.card_of(state, who)
    if card.influence and opponent.influence <= 0:
        return "influence"
    if opponent.health and all(value <= 0 for value in opponent.health):
        return "health"
    no_energy = opponent.most[0] > 0 and opponent.energy <= 0
    if no_energy and (not opponent.health or at.bears(state, who, Condition.TETHERED)):
        # A Battlefield of Water empties Energy without killing anybody of it.
        return (
            ""
            if at.combat_of(state).battlefield == "water" and not at.bears(state, who, Condition.TETHERED)
            else "energy"
        )
    crowd = Kind.SWARM in card.kinds or Kind.HORDE in card.kinds
    if card.outlast and opponent.outlast <= 0 and (crowd or not (opponent.health or card.influence)):
        return "outlast"
    return ""


@BOOK.resolves(SettleDeaths)
def settle_deaths(state: GodaiState, step: SettleDeaths, choice: None) -> None:
    """GOD-786 to GOD-789, GOD-1088: at the end of a phase the dead die, negative Vitals become 0, and a won combat
    ends. Whoever Fled in this phase with no Health left has not escaped death either.

    GOD-001: with Jaethi herself vanquished the game is won at this moment, whoever fell beside her.
    """
    combat = at.combat_of(state)
    dead = []
    standing = at.standing(state)
    for seat in [one.seat for one in combat.fighters if state.heroes[one.seat].state == "living"]:
        hero = state.heroes[seat]
        tethered = at.bears(state, seat, Condition.TETHERED) and hero.energy <= 0
        if (hero.health <= 0 or tethered) and not saved(state, seat):
            state.emit(HeroFell(rule="GOD-786", seat=seat))
            # The Tethered die with Health left (GOD-912).
            hero.health = min(0, hero.health)
            dead.append(HeroDies(seat))
        hero.health, hero.energy = max(0, hero.health), max(0, hero.energy)
    for who in at.foes(state):
        by = how_vanquished(state, who)
        if by:
            opponent = at.opponent_at(state, who)
            combat.lost = (*combat.lost, who - FIRST_OPPONENT)
            combat.vanquished = (*combat.vanquished, (opponent.card, by, opponent.dangerous))
            state.emit(FoeVanquished(rule="GOD-786", card=opponent.card, by=by))
            if opponent.card == JAETHI:
                win(state, "GOD-001")
                return
            release(state, who)
        else:
            health = at.opponent_at(state, who).health
            if min(health, default=0) < 0:
                at.alter(state, who, health=tuple([max(0, value) for value in health]))
    for number, ally in enumerate(combat.allies):
        if ally.health <= 0 and ally.most:
            combat.allies = (*combat.allies[:number], replace(ally, health=0, most=0), *combat.allies[number + 1 :])
            state.emit(AllyFell(rule="GOD-635", card=ally.card))
    fallen = len([one for one in dead if one.seat in standing])
    state.then(*dead, *after(state, step.phase, fallen))


def after(state: GodaiState, phase: str, dead: int) -> list[OpponentPhase | EndCombat | BeginRound]:
    """GOD-743, GOD-763, GOD-1088: what follows a phase: the next one, or the end of the combat."""
    if not at.foes(state) or len(at.standing(state)) - dead <= 0:
        return [EndCombat()]
    if phase == "declaration":
        return [OpponentPhase()]
    return [BeginRound()] if phase == "resolution" else []


def saved(state: GodaiState, seat: int) -> bool:
    """Nexus Arc from rank 7 on: a Critical Success on Defend leaves 1 Health, and it cannot be Sustained next round."""
    found = [ward for ward in at.wards_of(state, seat) if ward.what == "rescue"]
    if not found or state.heroes[seat].health > 0:
        return False
    at.set_wards(state, seat, tuple([ward for ward in at.wards_of(state, seat) if ward.source != found[0].source]))
    if not combat_test(state, seat, Stat.DEFEND, "GOD-096", "rescue").critical:
        return False
    state.heroes[seat].health = 1
    return True


def release(state: GodaiState, who: int) -> None:
    """AMB-GOD-195: with the opponent's end Swallowed and Soul Laced end."""
    for seat in at.standing(state):
        if at.fighter_of(state, seat).inside == who:
            end_of(state, seat, Condition.SWALLOWED)
        if at.opponent_at(state, who).laced == seat:
            end_of(state, seat, Condition.SOUL_LACED)
