"""The Combats of a Run: who comes, what Darkness and the road add, what the end means. Rulebook p.29-31."""

from __future__ import annotations

from ...content.components import Bonus
from ...model import events, steps
from ...model.run import Bout, Quarry, Trophy
from ...model.state import NO_CONDITIONS, ROW, Combat, DragonState, Sheet, fight
from ...model.vocabulary import Result, Special, Stat
from ..book import BOOK, content, foe_of
from . import achievements, artifacts, sheet
from .piles import run_of
from .trail import end_run


@BOOK.resolves(steps.Confront)
def confront(state: DragonState, step: steps.Confront, choice: None) -> None:
    """DRE-600, DRE-666, DRE-671: a Combat by the normal rules, in the Arena of the Tier card.

    DRE-672: for a Boss the Corruption cards are shuffled.
    """
    run = run_of(state)
    quarry = run.quarry
    assert quarry is not None
    state.duel += 1
    state.met = (*state.met, quarry.enemy)
    nature = content(state).nature_of[quarry.enemy]
    pool = tuple(sorted([one.id for one in content(state).corruptions.values() if not one.letter]))
    state.combat = Combat(
        map=nature.map,
        arena=nature.arena,
        sheets=[Sheet(active=0) for _ in state.players],
        boss=quarry.boss,
        corruption=pool,
    )
    state.agenda.append(steps.SetUpCombat())


def is_tameable(state: DragonState, enemy: str) -> bool:
    """DRE-618, DRE-629, DRE-667, DRE-673, DRE-871: with perk 4, never a Boss, never who is unlocked already."""
    mystling = content(state).enemies[enemy].mystling
    save = sheet.sheet_of_run(state)
    return (
        sheet.has_perk(state, sheet.TAMING)
        and not fight(state).boss
        and enemy in content(state).taming_of
        and mystling not in save.mystlings
    )


def marker(state: DragonState, slot: int) -> int:
    """DRE-648: with Darkness 10 the Special marker lies one slot further left, at least on slot 1."""
    return max(1, slot - 1) if run_of(state).darkness >= 10 else slot


def arm(state: DragonState) -> None:
    """DRE-643, DRE-715, DRE-873, AMB-DRE-131: at the start Darkness 5 corrupts a Boss, the road anybody."""
    run = run_of(state)
    first = int(fight(state).boss and run.darkness >= 5)
    for _ in range(first + run.taint):
        corrupt(state)
    run.taint = 0


def corrupt(state: DragonState) -> None:
    """DRE-672, DRE-873, AMB-DRE-41: a random Corruption card of those that are left; with none, nothing."""
    from ..combat import attach

    combat = fight(state)
    if combat.corruption:
        at = state.roll("corruption", len(combat.corruption))
        card = combat.corruption[at]
        combat.corruption = combat.corruption[:at] + combat.corruption[at + 1 :]
        attach(state, card, "DRE-672")


def deck_ran_out(state: DragonState) -> None:
    """DRE-672: each time the Boss's deck is reshuffled it gets a Corruption card."""
    if fight(state).boss:
        corrupt(state)


def equip(state: DragonState, seat: int) -> None:
    """What the road left for this Combat: grown Health, other statistics, a card for slot 4."""
    run = run_of(state)
    mine = fight(state).sheets[seat]
    mine.health += run.grown
    if run.ahead_stats:
        more = dict.fromkeys(ROW, 0)
        for stat, n in run.ahead_stats:
            more[Stat(stat)] += n
        mine.base = tuple([max(0, n + more[stat]) for n, stat in zip(mine.base, ROW, strict=True)])
    card = run.primed[seat]
    if card and card in mine.deck:
        at = mine.deck.index(card)
        mine.deck = mine.deck[:at] + mine.deck[at + 1 :]
        mine.top = (card,)
    run.primed = (*run.primed[:seat], "", *run.primed[seat + 1 :])


def begin(state: DragonState) -> None:
    """What happens when the Combat begins."""
    run = run_of(state)
    run.ahead_stats = ()
    if run.ahead:
        state.agenda.append(steps.Perform(0, run.ahead, "DRE-601"))
        run.ahead = ()


def surcharge(state: DragonState, bonus: str) -> int:
    """DRE-645, DRE-646: Darkness 7 and 8 make Elemental Bonus Actions and Special Abilities dearer, up to 10."""
    run = run_of(state)
    everything = content(state)
    dearer = (run.darkness >= 7 and bonus in everything.elemental.values()) or (
        run.darkness >= 8 and bonus in everything.special_abilities
    )
    return 1 if dearer and everything.bonuses[bonus].power < 10 else 0


def dearer(state: DragonState, found: tuple[Bonus, ...]) -> tuple[Bonus, ...]:
    """DRE-645, DRE-646: the Bonus Actions with what they cost in this Run."""
    if run_of(state).darkness < 7:
        return found
    return tuple([Bonus(one.id, one.power + surcharge(state, one.id), one.effects) for one in found])


def dimmed(state: DragonState, slot: int) -> int:
    """DRE-647: with Darkness 9 slot 2 gives 1 Power."""
    return 1 if slot == 2 and run_of(state).darkness >= 9 and int(state.rulings.slot_power[1]) > 1 else 0


def stand(state: DragonState, seat: int) -> bool:
    """DRE-597: a Spare Soul instead of falling: 1 Health left, no Condition; True if it was there."""
    soul = artifacts.ready_special(state, Special.LAST_STAND)
    if not soul:
        return False
    artifacts.exhaust(state, soul, seat)
    mine = fight(state).sheets[seat]
    mine.damage = mine.health - 1
    mine.conditions = mine.fresh = NO_CONDITIONS
    state.emit(events.SoulSpent(rule="DRE-597", seat=seat, mystling=mine.mystling))
    return True


def before_hand_back(state: DragonState) -> None:
    """AMB-DRE-128: what an Achievement asks of a win is looked at while the sheets still lie there."""
    run = run_of(state)
    assert run.quarry is not None
    write_down(state, run.quarry)
    if state.result == Result.LOSE:
        return
    for seat, mine in enumerate(fight(state).sheets):
        achievements.won_combat(state, seat, mine, run.quarry.tier, run.quarry.boss)


def write_down(state: DragonState, quarry: Quarry) -> None:
    """The Combat joins the story of the Run."""
    run, combat = run_of(state), fight(state)
    members = [player.party[0] for player in state.players]
    bout = Bout(
        space=run.space,
        enemy=quarry.enemy,
        tier=quarry.tier,
        boss=quarry.boss,
        result=str(state.result),
        rounds=combat.round,
        damage=tuple([mine.damage - one.damage for mine, one in zip(combat.sheets, members, strict=True)]),
        deck=tuple([len(one.cards) - len(one.removed) for one in members]),
    )
    run.bouts = (*run.bouts, bout)


def after_combat(state: DragonState) -> None:
    """DRE-583 to DRE-585, DRE-668 to DRE-670: a trophy and the next space, or the end of the Run.

    No Script is read and nobody heals. AMB-DRE-95: a tamed Mystling is a win, and joins the sheet at the Resolution.
    """
    run = run_of(state)
    quarry, run.quarry = run.quarry, None
    assert quarry is not None
    if state.result == Result.LOSE:
        end_run(state, "lost")
        return
    state.points += 2 if state.result == Result.TAME else 1
    run.trophies = (*run.trophies, Trophy(quarry.enemy, quarry.tier))
    state.emit(events.TrophyWon(rule="DRE-668", enemy=quarry.enemy, tier=quarry.tier))
    if state.result == Result.TAME:
        run.tamed = (*run.tamed, content(state).enemies[quarry.enemy].mystling)
    if quarry.boss:
        run.bosses += 1
        if run.bosses == len(content(state).trails[run.trail].bosses):
            end_run(state, "won")
            return
    state.agenda.append(steps.OnTrail())


__all__ = ["foe_of"]
