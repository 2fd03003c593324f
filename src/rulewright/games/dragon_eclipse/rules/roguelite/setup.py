"""Run Setup: map, Darkness, decks, Artifacts, Mystlings, perks, shortcuts. Rulebook p.30-31."""

from __future__ import annotations

from typing import Any

from rulewright.core.record import Choice, Decision, Seat

from ...model import choices, events, steps
from ...model.run import Pile
from ...model.state import DragonState
from ...model.steps.road import OURS
from ...model.vocabulary import PERKS, Element, Kept, Perk, Rarity
from ...model.vocabulary import Pile as Origin
from .. import belongings, road
from ..book import BOOK, content, own, together
from ..party import change_member
from . import piles, sheet
from .artifacts import spent_souls
from .deck import can_add, can_cut, change_deck
from .piles import run_of
from .tiers import draw_bosses, leave_bosses, tier_deck

DRAW = "draw"


def plan(state: DragonState) -> list[steps.AnyStep]:
    """DRE-579, DRE-654 to DRE-664, DRE-867: Run Setup; each player does the fourth step for the own Mystling."""
    seats = range(len(state.players))
    found: list[steps.AnyStep] = [steps.ChooseTrail(), steps.ChooseDarkness(), steps.DealRun(), steps.FillSlots()]
    found.extend([steps.ChooseMystling(seat) for seat in seats])
    found.extend([steps.PrepareRun(), steps.ChooseShortcut()])
    return found


# -- the map and Darkness ------------------------------------------------------------------------------


@BOOK.asks(steps.ChooseTrail)
def offer_trails(state: DragonState, step: steps.ChooseTrail) -> Decision | None:
    """DRE-634, DRE-654: an unlocked map."""
    maps = sheet.sheet_of_run(state).maps
    if len(maps) < 2 or state.options.trail in (*maps, DRAW):
        return None
    return together(state, "prompt-trail", "DRE-654", [choices.PICK_TRAIL[map] for map in maps])


@BOOK.hears(steps.ChooseTrail)
def take_trail(state: DragonState, step: steps.ChooseTrail, seat: Seat, choice: Any) -> None:
    """DRE-578, DRE-580, DRE-650, DRE-651, DRE-654: the position is the first space, a Camp without its steps."""
    maps = sheet.sheet_of_run(state).maps
    wish = state.options.trail
    run = run_of(state)
    drawn = maps[state.roll("trail", len(maps))] if wish == DRAW and len(maps) > 1 else maps[0]
    run.trail = choice.trail if choice is not None else wish if wish in maps else drawn
    run.space = content(state).trails[run.trail].camps[0]


def on_ladder(state: DragonState) -> bool:
    """Whether the table has agreed that chance decides: Darkness is in force, and Artifacts are drawn."""
    return state.options.sheet == sheet.LADDER


def darkness_on_offer(state: DragonState) -> int:
    """DRE-620, AMB-DRE-90: the marked steps, once the Artifact Perk is there."""
    return sheet.sheet_of_run(state).darkness if sheet.has_perk(state, sheet.DARKNESS) else 0


@BOOK.asks(steps.ChooseDarkness)
def offer_darkness(state: DragonState, step: steps.ChooseDarkness) -> Decision | None:
    """DRE-620, DRE-638, AMB-DRE-90: all marked steps or none, once the Artifact Perk is there."""
    marked = darkness_on_offer(state)
    if not marked or on_ladder(state):
        return None
    return together(state, "prompt-darkness", "DRE-638", (choices.ACCEPT, choices.DECLINE), {"n": marked})


@BOOK.hears(steps.ChooseDarkness)
def take_darkness(state: DragonState, step: steps.ChooseDarkness, seat: Seat, choice: Choice | None) -> None:
    run = run_of(state)
    if choice is choices.ACCEPT or on_ladder(state):
        run.darkness = darkness_on_offer(state)
    state.emit(events.TrailChosen(rule="DRE-654", trail=run.trail, darkness=run.darkness))


# -- decks beside the map ------------------------------------------------------------------------------


@BOOK.resolves(steps.DealRun)
def deal_run(state: DragonState, step: steps.DealRun, choice: None) -> None:
    """DRE-587 to DRE-594, DRE-655 to DRE-657: everything that a Run needs; Items and Equipment with the mark only.

    DRE-617, DRE-627, DRE-628, AMB-DRE-129: Advancement A, with B after perk 3, B alone after perk 7.
    """
    everything = content(state)
    origins = {Origin.ADVANCEMENT_A}
    if sheet.has_perk(state, sheet.BOTH_ADVANCEMENTS):
        origins.add(Origin.ADVANCEMENT_B)
    if sheet.has_perk(state, sheet.ONLY_B):
        origins.discard(Origin.ADVANCEMENT_A)
    run = run_of(state)
    advancement = [one.id for one in everything.cards.values() for _ in range(2) if one.pile in origins]
    run.piles = {
        "mystery": Pile(tuple(sorted(everything.mysteries))),
        "advancement": Pile(tuple(sorted(advancement))),
        **{f"tier-{tier}": Pile(tier_deck(everything, tier)) for tier in range(1, 6)},
        **{str(element): Pile(()) for element in Element},
    }
    belongings.fill_bag(state, roguelite=True)
    deal_letters(state)


def deal_letters(state: DragonState) -> None:
    """DRE-653, DRE-657: a Mystery card on each lettered slot, face up; the others are the deck."""
    run = run_of(state)
    letters = content(state).trails[run.trail].letters
    run.letters = tuple([piles.draw(state, "mystery") for _ in letters])
    state.emit(events.MysteriesDealt(rule="DRE-657", mysteries=run.letters))


# -- Artifacts -------------------------------------------------------------------------------------------


def free_artifacts(state: DragonState) -> list[str]:
    """DRE-625, DRE-658: the unlocked ones that are not in use yet, while there is a slot for them; no spent soul."""
    run = run_of(state)
    if len(run.artifacts) >= sheet.slots(state):
        return []
    out = (*run.artifacts, *spent_souls(state))
    return [one for one in sheet.sheet_of_run(state).artifacts if one not in out]


@BOOK.asks(steps.FillSlots)
def offer_slots(state: DragonState, step: steps.FillSlots) -> Decision | None:
    """DRE-625, DRE-658, DRE-864: the players together fill their slots with unlocked Artifacts."""
    run = run_of(state)
    free = free_artifacts(state)
    if not free or on_ladder(state):
        return None
    offered: list[Choice] = [choices.TAKE_ARTIFACT[one] for one in free]
    return together(state, "prompt-slots", "DRE-658", offered, {"n": sheet.slots(state) - len(run.artifacts)})


@BOOK.hears(steps.FillSlots)
def fill_slots(state: DragonState, step: steps.FillSlots, seat: Seat, choice: Any) -> None:
    free = free_artifacts(state)
    if not free:
        return
    found = free[state.roll("artifact", len(free))] if choice is None else choice.artifact
    run = run_of(state)
    run.artifacts = (*run.artifacts, found)
    state.emit(events.ArtifactTaken(rule="DRE-658", artifact=found))
    state.agenda.append(steps.FillSlots())


# -- Mystlings, their decks, the Bosses ------------------------------------------------------------------


@BOOK.resolves(steps.PrepareRun)
def prepare_run(state: DragonState, step: steps.PrepareRun, choice: None) -> None:
    """DRE-589, DRE-590, DRE-660, DRE-662, AMB-DRE-97: Tier cards leave; the decks of their Elements are laid out."""
    everything = content(state)
    for player in state.players:
        record = everything.mystlings[player.party[0].mystling]
        enemy = everything.enemy_of.get(record.id, "")
        piles.take(state, f"tier-{record.tier}", enemy)
        for element in (record.element, record.subtype):
            if element is not None and not piles.size(state, element):
                cards = [
                    one.id
                    for one in everything.cards.values()
                    for _ in range(everything.copies(one.id))
                    if one.pile is Origin.ELEMENTAL and one.element is element
                ]
                piles.set_pile(state, str(element), Pile(tuple(sorted(cards))))
    run = run_of(state)
    run.locked = ("",) * len(state.players)
    run.primed = ("",) * len(state.players)
    draw_bosses(state)


# -- shortcuts -------------------------------------------------------------------------------------------


def camps_open(state: DragonState) -> list[int]:
    """DRE-610, DRE-700, DRE-701, DRE-703, DRE-868, AMB-DRE-98: the lower number of boxes counts; no Darkness."""
    if run_of(state).darkness:
        return [0]
    boxes = sheet.sheet_of_run(state).boxes
    marked = min([boxes.get(player.party[0].mystling, 0) for player in state.players])
    return list(range(min(marked, 2) + 1))


@BOOK.asks(steps.ChooseShortcut)
def offer_shortcut(state: DragonState, step: steps.ChooseShortcut) -> Decision | None:
    open_camps = camps_open(state)
    if len(open_camps) < 2:
        return None
    return together(state, "prompt-shortcut", "DRE-700", [choices.START_AT[camp] for camp in open_camps])


@BOOK.hears(steps.ChooseShortcut)
def take_shortcut(state: DragonState, step: steps.ChooseShortcut, seat: Seat, choice: Any) -> None:
    """DRE-704: all other rules of Run Setup apply."""
    seats = range(len(state.players))
    found: list[steps.AnyStep] = []
    for one in seats:
        found.extend((steps.TakePerk(one, 0), steps.ChooseLocked(one)))
    state.then(*found, steps.StartRun(0 if choice is None else choice.camp))


# -- Starting Perks ----------------------------------------------------------------------------------------


def times(state: DragonState, seat: Seat, perk: Perk) -> int:
    """DRE-630, DRE-663, AMB-DRE-89, AMB-DRE-120: X; Items and Equipment once for both players."""
    if seat and perk in (Perk.ITEMS, Perk.EQUIPMENT):
        return 0
    return sheet.perk_step(state, perk)


def neutral_cards(state: DragonState) -> list[str]:
    """AMB-DRE-87: Neutral cards come from the Advancement deck beside the map."""
    return list(dict.fromkeys(piles.cards_in(state, "advancement")))


def elemental_cards(state: DragonState, seat: Seat) -> list[str]:
    """AMB-DRE-87: Elemental cards come from the decks beside the map that the Mystling may use."""
    record = content(state).mystlings[state.players[seat].party[0].mystling]
    found: list[str] = []
    for element in (record.element, record.subtype):
        if element is not None:
            found.extend(dict.fromkeys(piles.cards_in(state, element)))
    return [card for card in found if can_add(state, seat, card)]


@BOOK.asks(steps.TakePerk)
def offer_perk(state: DragonState, step: steps.TakePerk) -> Decision | None:
    """DRE-630, DRE-663: chosen cards, cards to remove, chosen Items; Power and Equipment come by themselves."""
    perk = PERKS[step.perk]
    if step.left < 1:
        return None
    offered: list[Choice] = []
    if perk is Perk.NEUTRAL:
        offered = [choices.ADD[card] for card in neutral_cards(state)]
    elif perk is Perk.ELEMENTAL:
        offered = [choices.ADD[card] for card in elemental_cards(state, step.seat)]
    elif perk is Perk.REMOVE:
        offered = [choices.TAKE_OUT[card] for card in can_cut(state, step.seat)]
    elif perk is Perk.ITEMS:
        offered = [choices.KEEP_ITEM[item] for item in sorted(belongings.bag_of(state).item_deck)]
    if not offered:
        return None
    about = {"perk": str(perk), "n": step.left}
    # DRE-828, DRE-835: Items belong to both players.
    who = OURS if perk is Perk.ITEMS else step.seat
    return own(state, who, "prompt-perk", "DRE-663", (*offered, choices.DECLINE), about)


@BOOK.resolves(steps.TakePerk)
def take_perk(state: DragonState, step: steps.TakePerk, choice: Any) -> None:
    """DRE-663, AMB-DRE-10, AMB-DRE-120: one after the other; the third Equipment card is one too many."""
    seat, perk = step.seat, PERKS[step.perk]
    if step.left < 0:
        x = times(state, seat, perk)
        if perk is Perk.POWER and x:
            road.give(state, "power", seat, 0, x, "DRE-630")
        if perk is not Perk.POWER and x:
            state.agenda.append(steps.TakePerk(seat, step.perk, x))
            return
    elif choice is not None and choice is not choices.DECLINE:
        state.agenda.append(steps.TakePerk(seat, step.perk, step.left - 1))
        if isinstance(choice, choices.AddCard):
            pile = "advancement" if perk is Perk.NEUTRAL else str(content(state).cards[choice.card].element)
            piles.take(state, pile, choice.card)
            change_deck(state, seat, choice.card, "DRE-663")
        elif isinstance(choice, choices.TakeOut):
            change_deck(state, seat, choice.card, "DRE-663", out=True)
        else:
            bag = belongings.bag_of(state)
            bag.item_deck = tuple([item for item in bag.item_deck if item != choice.item])
            belongings.gain(state, Kept.ITEM, choice.item)
        return
    elif perk is Perk.EQUIPMENT and step.left:
        state.agenda.append(steps.TakePerk(seat, step.perk, step.left - 1))
        belongings.find(state, Kept.EQUIPMENT, 1, 1)
        return
    if step.perk + 1 < len(PERKS):
        state.agenda.append(steps.TakePerk(seat, step.perk + 1))


# -- the locked Artifact and the start ---------------------------------------------------------------------


def free_locked(state: DragonState) -> list[str]:
    """DRE-596, DRE-664, AMB-DRE-132: locked ones that no player tries and none has unlocked in this Run."""
    run = run_of(state)
    known = (*sheet.sheet_of_run(state).artifacts, *run.aside, *run.locked)
    return [one for one in content(state).artifacts if one not in known]


@BOOK.asks(steps.ChooseLocked)
def offer_locked(state: DragonState, step: steps.ChooseLocked) -> Decision | None:
    """DRE-664, DRE-681, DRE-867: a locked Artifact by its Achievement alone."""
    if run_of(state).locked[step.seat]:
        return None
    offered: list[Choice] = [choices.TAKE_ARTIFACT[one] for one in free_locked(state)]
    if not offered:
        return None
    if any(isinstance(pending, steps.LeaveCamp) for pending in state.agenda):
        # DRE-681: at a Camp one may be taken; at Run Setup and on resuming it is.
        offered.append(choices.DECLINE)
    return Decision(step.seat, "prompt-locked", "DRE-664", tuple(offered), {"locked": 1})


@BOOK.resolves(steps.ChooseLocked)
def take_locked(state: DragonState, step: steps.ChooseLocked, choice: Choice | None) -> None:
    if not isinstance(choice, choices.TakeArtifact):
        return
    run = run_of(state)
    run.locked = (*run.locked[: step.seat], choice.artifact, *run.locked[step.seat + 1 :])
    state.emit(events.ArtifactTried(rule="DRE-664", seat=step.seat, artifact=choice.artifact))


@BOOK.resolves(steps.StartRun)
def start_run(state: DragonState, step: steps.StartRun, choice: None) -> None:
    """DRE-649, DRE-699, DRE-702, DRE-703, AMB-DRE-98: Darkness of the start; a shortcut takes 3 or 6 Mystery cards."""
    run = run_of(state)
    trail = content(state).trails[run.trail]
    run.space = trail.camps[step.camp]
    run.path = (run.space,)
    run.bosses = step.camp
    leave_bosses(state)
    state.emit(events.RunBegan(rule="DRE-702" if step.camp else "DRE-654", camp=step.camp))
    darken(state)
    found: list[steps.AnyStep] = []
    for _ in range(3 * step.camp):
        found.append(steps.ResolveMystery("", bottom=False))
    state.then(*found, steps.OnTrail())


def darken(state: DragonState) -> None:
    """DRE-639 to DRE-641, DRE-649: Darkness 1 to 3 strike each Mystling at the start."""
    run = run_of(state)
    for seat, player in enumerate(state.players):
        if run.darkness >= 1:
            road.give(state, "damage", seat, 0, 5, "DRE-639")
        if run.darkness >= 2:
            member = player.party[0]
            gone = list(member.removed)
            own = []
            for card in member.cards:
                if card in gone:
                    gone.remove(card)
                elif content(state).cards[card].rarity is Rarity.SPECIFIC:
                    own.append(card)
            if own:
                change_deck(state, seat, own[state.roll("darkness", len(own))], "DRE-640", out=True)
        if run.darkness >= 3:
            road.tire(state, seat, 0, "DRE-641")


__all__ = ["change_member", "plan"]
