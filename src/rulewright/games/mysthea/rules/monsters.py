"""Monsters: attack, rewards, behaviours, moves. Rulebook p.13, p.16-17."""

from __future__ import annotations

from rulewright.core.record import Choice, Decision, Seat

from ..abilities import (
    AttackAgain,
    Collect,
    DoubleReward,
    FightStrength,
    IgnoreFortifications,
    PunishAbsent,
    StayUndefeated,
    StrongerOn,
    SwapIslands,
)
from ..effects import FaceEncounter, Gain
from ..model import choices, events, steps
from ..model.geography import ON_ISLAND, TERRAIN, clockwise, island_of
from ..model.state import MystheaState
from ..model.vocabulary import Rank, Unit
from .book import BOOK, ability_of, content, lose_glory
from .control import is_present, strength_in, unit_strength
from .losses import remove_unit, wound

# -- who, where, how strong ------------------------------------------------------------------------------


def lair(state: MystheaState, monster: str) -> int:
    """MYS-028: the Island of a Monster, which stands in no region; -1 while it waits or has left the game."""
    return state.lairs[state.monsters.index(monster)]


def settle(state: MystheaState, monster: str, island: int) -> None:
    at = state.monsters.index(monster)
    state.lairs = (*state.lairs[:at], island, *state.lairs[at + 1 :])


def behaviour_of(state: MystheaState, monster: str):  # type: ignore[no-untyped-def]
    """MYS-065, MYS-066: how a Monster behaves, if behaviours are used."""
    return content(state).monsters[monster].behaviour if state.options.behaviours else None


def provokable(state: MystheaState) -> list[str]:
    """MYS-295, MYS-334, AMB-MYS-61, AMB-MYS-62: Monsters whose card lies face up on the Events Path."""
    return [
        monster
        for monster in state.monsters
        if monster in state.path and monster not in state.face_down and lair(state, monster) >= 0
    ]


def fighters(state: MystheaState, island: int) -> list[Seat]:
    """AMB-MYS-51: everybody with a unit on the Island, in order of play."""
    return [seat for seat in state.order if any(is_present(state.boards[seat], region) for region in ON_ISLAND[island])]


def fight_strength(state: MystheaState, seat: Seat, island: int, monster: str) -> int:
    """MYS-279, MYS-313, MYS-338, AMB-MYS-45: Strength on the Island, by this Monster's terms."""
    board = state.boards[seat]
    total = sum(strength_in(state, seat, region) for region in ON_ISLAND[island])
    if isinstance(behaviour_of(state, monster), IgnoreFortifications):
        forts = sum(1 for region in board.fortifications if island_of(region) == island)
        total -= forts * unit_strength(state, board, Unit.FORTIFICATION)
    ability = ability_of(state, seat)
    if isinstance(ability, FightStrength) and island_of(board.at) == island:
        total += ability.plus
    return total


def monster_strength(state: MystheaState, monster: str, island: int) -> int:
    """MYS-316, MYS-502: some are stronger on some Islands; AMB-MYS-66: a Mirage does not hide a region's type."""
    strength = content(state).monsters[monster].strength
    behaviour = behaviour_of(state, monster)
    if isinstance(behaviour, StrongerOn) and any(TERRAIN[r] is behaviour.terrain for r in ON_ISLAND[island]):
        strength += behaviour.plus
    return strength


# -- the attack ------------------------------------------------------------------------------------------


@BOOK.asks(steps.ChooseMonster)
def offer_monsters(state: MystheaState, step: steps.ChooseMonster) -> Decision | None:
    """MYS-295: a Monster whose event card was placed this Era. AMB-MYS-80: or none, although it is paid for."""
    found = provokable(state)
    if not found:
        return None
    offered: list[Choice] = [choices.MONSTER[monster] for monster in found]
    offered.append(choices.DONE)
    return Decision(step.seat, "prompt-monster", "MYS-295", tuple(offered))


@BOOK.resolves(steps.ChooseMonster)
def provoke(state: MystheaState, step: steps.ChooseMonster, choice: Choice | None) -> None:
    """MYS-293, MYS-294, AMB-MYS-62, AMB-MYS-63: the whole attack at once; its card still resolves in Phase 3."""
    if isinstance(choice, choices.ChooseMonster):
        state.agenda.append(steps.MonsterAttack(choice.monster))


@BOOK.resolves(steps.MonsterAttack)
def attack(state: MystheaState, step: steps.MonsterAttack, choice: None) -> None:
    """MYS-277, AMB-MYS-54, MYS-513: what happens "when it attacks" comes before the comparison."""
    monster = step.monster
    island = lair(state, monster)
    card = content(state).monsters[monster]
    state.events.append(events.MonsterAttacked(rule="MYS-277", monster=monster, island=island))
    behaviour = behaviour_of(state, monster)
    state.rooted = tuple(other for other in state.rooted if other != monster)
    state.agenda.append(steps.CompareMonster(monster, step.again))
    if isinstance(behaviour, PunishAbsent):
        present = fighters(state, island)
        for seat in state.order:
            if seat not in present:
                lose_glory(state, seat, card.behaviour_rule, behaviour.glory)
    elif isinstance(behaviour, Collect):
        state.then(*[steps.CollectCard(seat, monster, behaviour.glory) for seat in state.order])


_CARD_OR_GLORY = (choices.LOSE_CARD, choices.LOSE_GLORY)


@BOOK.asks(steps.CollectCard)
def offer_ransom(state: MystheaState, step: steps.CollectCard) -> Decision | None:
    """MYS-320, AMB-MYS-52: Glory instead of the card, decided before it is drawn; an empty pile loses nothing.

    AMB-MYS-53: also with less Glory than that.
    """
    if not state.boards[step.seat].discard:
        return None
    about = {"monster": step.monster, "glory": step.glory}
    return Decision(step.seat, "prompt-collect", "MYS-320", _CARD_OR_GLORY, about)


@BOOK.resolves(steps.CollectCard)
def collect(state: MystheaState, step: steps.CollectCard, choice: Choice | None) -> None:
    """MYS-319: a random card of the discard pile leaves the game."""
    if choice is choices.LOSE_GLORY:
        lose_glory(state, step.seat, "MYS-320", step.glory)
    elif choice is choices.LOSE_CARD:
        board = state.boards[step.seat]
        at = state.roll("collect", len(board.discard))
        card = board.discard[at]
        board.discard = board.discard[:at] + board.discard[at + 1 :]
        state.removed = (*state.removed, card)
        state.events.append(events.CardTrashed(rule="MYS-319", seat=step.seat, card=card))


@BOOK.resolves(steps.CompareMonster)
def compare(state: MystheaState, step: steps.CompareMonster, choice: None) -> None:
    """MYS-279, MYS-280, MYS-286: everybody's Strength together against the Monster's; equal is enough.

    MYS-287 to MYS-289, MYS-504: Gold, Silver, Bronze to one player each, in a tie to the lower Artefact number.
    MYS-292: an empty Island has Strength 0.
    """
    monster = step.monster
    island = lair(state, monster)
    strength = monster_strength(state, monster, island)
    present = fighters(state, island)
    totals = {seat: fight_strength(state, seat, island, monster) for seat in present}
    against = sum(totals.values())
    defeated = strength <= against
    state.events.append(
        events.MonsterCompared(
            rule="MYS-286" if defeated else "MYS-280",
            monster=monster,
            island=island,
            strength=strength,
            against=against,
            defeated=defeated,
        )
    )
    leave = steps.LeaveIsland(monster, defeated, step.again)
    if not defeated:
        state.then(*[steps.ClearRegion(seat, monster, island) for seat in present], leave)
        return
    state.defeated = (*state.defeated, monster)
    # MYS-287, MYS-288: one player each; `present` is in order of play, so ties go to the lower Artefact.
    ranked = sorted(present, key=lambda seat: -totals[seat])[: len(Rank)]
    rewards = [
        steps.GiveReward(seat, monster, rank, doubles(state, seat, island))
        for seat, rank in zip(ranked, Rank, strict=False)
    ]
    state.then(*rewards, leave)


def doubles(state: MystheaState, seat: Seat, island: int) -> bool:
    """MYS-342, AMB-MYS-56, MYS-341: an unwounded Celethe on the Island where the Monster is defeated."""
    return isinstance(ability_of(state, seat), DoubleReward) and island_of(state.boards[seat].at) == island


@BOOK.asks(steps.ClearRegion)
def offer_regions(state: MystheaState, step: steps.ClearRegion) -> Decision | None:
    """MYS-280, MYS-285, AMB-MYS-59: one region of the Island with own units, the owner's choice."""
    board = state.boards[step.seat]
    held = [region for region in ON_ISLAND[step.island] if is_present(board, region)]
    if len(held) < 2:
        return None
    offered = tuple([choices.CLEAR[region] for region in held])
    return Decision(step.seat, "prompt-clear-region", "MYS-280", offered, {"monster": step.monster})


@BOOK.resolves(steps.ClearRegion)
def clear_region(state: MystheaState, step: steps.ClearRegion, choice: Choice | None) -> None:
    """MYS-280 to MYS-284: all own units of that region are removed, the Champion is wounded; no Glory."""
    board = state.boards[step.seat]
    if isinstance(choice, choices.ClearRegion):
        region = choice.region
    else:
        held = [region for region in ON_ISLAND[step.island] if is_present(board, region)]
        if not held:
            return
        region = held[0]
    for unit, places in (
        (Unit.TROOP, board.troops),
        (Unit.GOLEM, board.golems),
        (Unit.FORTIFICATION, board.fortifications),
    ):
        for _ in range(places.count(region)):
            remove_unit(state, step.seat, unit, region, "MYS-281")
    if board.at == region:
        wound(state, step.seat, "MYS-282")


# -- rewards ----------------------------------------------------------------------------------------------


@BOOK.resolves(steps.GiveReward)
def give_reward(state: MystheaState, step: steps.GiveReward, choice: None) -> None:
    """MYS-287, MYS-335, AMB-MYS-57, AMB-MYS-32: by rank, each player finishes before the next."""
    seat = step.seat
    card = content(state).monsters[step.monster]
    state.events.append(events.RewardGiven(rule="MYS-287", seat=seat, monster=step.monster, rank=step.rank))
    if state.phase == 3:
        rest_units(state)
    reward = card.rewards[step.rank]
    if step.double:
        reward = doubled(state, reward)
    # Only an Encounter may be left (p.16: "You can also"); everything else is simply given.
    given = tuple(effect for effect in reward if not isinstance(effect, FaceEncounter))
    offered = tuple(effect for effect in reward if isinstance(effect, FaceEncounter))
    if offered:
        state.agenda.append(steps.Perform(seat, offered, card.reward_rule, offered=True))
    if given:
        state.agenda.append(steps.Perform(seat, given, card.reward_rule))


def rest_units(state: MystheaState) -> None:
    """AMB-MYS-32: in Phase 3 each reward is a turn of its own for the once-per-turn limit of Travel."""
    for board in state.boards:
        board.travelled = False
        board.tired_troops = ()
        board.tired_golems = ()
        board.tired_fortifications = ()


def doubled(state: MystheaState, reward: tuple) -> tuple:  # type: ignore[type-arg]
    """MYS-342, AMB-MYS-55: every part twice, or (switched) only the numbers."""
    twice: list[object] = []
    for effect in reward:
        if isinstance(effect, Gain):
            twice.append(
                Gain(
                    energy=effect.energy * 2,
                    experience=effect.experience * 2,
                    glory=effect.glory * 2,
                    points=effect.points * 2,
                    per=effect.per,
                )
            )
        else:
            twice.extend([effect, effect] if state.rulings.double_everything else [effect])
    return tuple(twice)


# -- after the attack ---------------------------------------------------------------------------------


@BOOK.resolves(steps.LeaveIsland)
def leave_island(state: MystheaState, step: steps.LeaveIsland, choice: None) -> None:
    """MYS-290, MYS-291: it stays in play, on the next Island clockwise, unless the behaviour says otherwise.

    MYS-323: Obsidusa stays where it was not defeated. MYS-326, MYS-328, AMB-MYS-58: then Caerulas attacks again.
    MYS-333, AMB-MYS-60: a defeated Kodror leaves, if behaviours are used.
    """
    monster = step.monster
    island = lair(state, monster)
    if island < 0:
        return
    behaviour = behaviour_of(state, monster)
    rule = content(state).monsters[monster].behaviour_rule
    if isinstance(behaviour, SwapIslands) and step.defeated:
        leave_game(state, monster)
    elif isinstance(behaviour, StayUndefeated) and not step.defeated:
        state.events.append(events.MonsterStayed(rule=rule, monster=monster, island=island))
    elif isinstance(behaviour, AttackAgain) and step.again:
        stop_there(state, monster, island)
    else:
        move_on(state, monster, "MYS-290")
        if isinstance(behaviour, AttackAgain) and not step.defeated:
            state.agenda.append(steps.MonsterAttack(monster, again=True))


def stop_there(state: MystheaState, monster: str, island: int) -> None:
    """MYS-327: no third attack and no move of its own; AMB-MYS-78: the table says whether a Storm still moves it."""
    state.events.append(events.MonsterStayed(rule="MYS-327", monster=monster, island=island))
    if not state.rulings.storm_moves_all:
        state.rooted = (*state.rooted, monster)


def move_on(state: MystheaState, monster: str, rule: str) -> None:
    """One Island clockwise; MYS-332: Kodror takes its Island along and swaps it with the next."""
    island = lair(state, monster)
    if isinstance(behaviour_of(state, monster), SwapIslands):
        swap_clockwise(state, monster, island)
        return
    settle(state, monster, clockwise(state.ring, island))
    state.events.append(events.MonsterMoved(rule=rule, monster=monster, island=lair(state, monster)))


def swap_clockwise(state: MystheaState, monster: str, island: int) -> None:
    """MYS-332, AMB-MYS-50, MYS-032, MYS-503: the Island changes places with the next one clockwise, with all on it."""
    ring = list(state.ring)
    at = ring.index(island)
    after = (at + 1) % 5
    ring[at], ring[after] = ring[after], ring[at]
    state.ring = tuple(ring)
    state.events.append(events.IslandsSwapped(rule="MYS-332", monster=monster, island=island, ring=state.ring))


def leave_game(state: MystheaState, monster: str) -> None:
    """MYS-333: the miniature leaves the game and the event card is turned face down."""
    settle(state, monster, -1)
    state.face_down = (*state.face_down, monster)
    state.events.append(events.MonsterLeft(rule="MYS-333", monster=monster))


def storm(state: MystheaState) -> None:
    """MYS-276, MYS-331, AMB-MYS-49: all Monsters move at once; Kodror's swap comes after the others' moves.

    AMB-MYS-78: a Monster whose second attack is over stays until its next activation, if the table plays so.
    """
    ring = state.ring
    swappers = []
    for monster in state.monsters:
        island = lair(state, monster)
        if island < 0:
            continue
        if isinstance(behaviour_of(state, monster), SwapIslands):
            swappers.append(monster)
            continue
        if monster in state.rooted:
            state.events.append(events.MonsterStayed(rule="MYS-331", monster=monster, island=island))
            continue
        settle(state, monster, clockwise(ring, island))
        state.events.append(events.MonsterMoved(rule="MYS-276", monster=monster, island=lair(state, monster)))
    for monster in swappers:
        move_on(state, monster, "MYS-276")
