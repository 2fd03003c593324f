"""The Event phase: its order, forced Events, and everything that the place allows as one list. Rulebook p.59 to 64."""

from __future__ import annotations

from rulewright.core.record import Choice, Decision, Step

from ..model import geometry
from ..model.choices import common as choices
from ..model.choices import visits as answers
from ..model.events.visits import LairStirs
from ..model.state import NOWHERE, GodaiState
from ..model.steps import visits as steps
from ..model.steps.combat import DrawEncounters, MeetBoss
from ..model.steps.defenders import Enhance
from ..model.steps.land import Teleport
from ..model.steps.siege import FaceSiege
from ..model.steps.turn import EventPhase
from ..model.vocabulary import Place, Resource, Stage
from . import land
from .any_time import asides
from .arrival import TEMPLES
from .book import BOOK, ask_group, living
from .commissions import AT_SITE, attemptable, deliver, deliverable, forget_attempts
from .death import turn_up
from .dedicating import no_dedication
from .dedications import usable as usable_dedications
from .gains import held
from .items import arrival_steps, event_uses
from .shopping import buy, buy_gear, fuse_gear, purchases, trade
from .temples import VISITED, temple_offers
from .tokens import take_treasure
from .turn import begin_phase


@BOOK.resolves(EventPhase)
def begin_events(state: GodaiState, step: EventPhase, choice: None) -> None:
    """GOD-1053: Harvesting, Events, Enhancing. GOD-1054: in a Siege strikes, hits and Jaethi come first.

    GOD-137: only in the Harvest Stage Resources are gathered.
    """
    begin_phase(state, "event")
    if not living(state) or state.at == NOWHERE:
        return
    forget_attempts(state)
    first: Step = steps.Harvest() if state.stage == Stage.HARVEST else FaceSiege()
    state.then(first, *arrival_steps(), steps.ChooseEvent())
    turn_up(state)


# -- forced Events ---------------------------------------------------------------------------------------------


def boss_here(state: GodaiState) -> int:
    """GOD-469, GOD-474: the Boss that is met here; none under a Hex Token, none that the group is Dedicated to."""
    if state.at == NOWHERE or f"lair-{state.at}" in state.used:
        return 0
    if land.place_at(state, state.at) is not Place.BOSS_LAIR:
        return 0
    boss = land.boss_at(state, state.at)
    return 0 if boss in state.dedicated else boss


@BOOK.asks(steps.ForcedEvents)
def fight_or_dedicate(state: GodaiState, step: steps.ForcedEvents) -> Decision | None:
    """GOD-470, GOD-685: before the combat begins the group may Dedicate itself to the Boss."""
    boss = boss_here(state) if living(state) else 0
    if not boss or no_dedication(state, boss) is not None:
        return None
    offered = (answers.FightBoss(), answers.DedicateHere())
    return ask_group(state, "prompt-boss", "GOD-470", offered, {"card": f"boss-{boss}"})


@BOOK.resolves(steps.ForcedEvents)
def force_events(state: GodaiState, step: steps.ForcedEvents, choice: Choice | None) -> None:
    """GOD-469, GOD-472, AMB-GOD-221: combat with the Boss of the lair, or an Encounter if it has none."""
    if not living(state) or state.at == NOWHERE:
        return
    boss = boss_here(state)
    if isinstance(choice, answers.DedicateHere):
        state.then(steps.Dedicate(boss))
        return
    token = f"lair-{state.at}"
    if boss:
        state.used = tuple(sorted({*state.used, token}))
        state.then(MeetBoss(boss), steps.AfterCombat(state.at))
    elif is_empty_lair(state) and token not in state.used:
        state.used = tuple(sorted({*state.used, token}))
        state.emit(LairStirs(rule="GOD-472", hex=geometry.NAMES[state.at]))
        state.then(DrawEncounters(1), steps.AfterCombat(state.at))


def is_empty_lair(state: GodaiState) -> bool:
    """GOD-472, AMB-GOD-63: a lair without Boss token, and without Hex Token."""
    return land.place_at(state, state.at) is Place.BOSS_LAIR and not land.boss_at(state, state.at)


@BOOK.resolves(steps.AfterCombat)
def after_combat(state: GodaiState, step: steps.AfterCombat, choice: None) -> None:
    """GOD-405: a group that fled to another place has the Event of that place."""
    if living(state) and state.at not in (NOWHERE, step.hex):
        state.then(steps.Arrive(), steps.ForcedEvents())


# -- everything else -------------------------------------------------------------------------------------------


def wellsprings(state: GodaiState) -> tuple[int, ...]:
    """GOD-467, AMB-GOD-177: the other Wellspring Portals in play.

    Each is left once in a turn: so the group may come back to where it was, and every journey ends.
    """
    if land.place_at(state, state.at) is not Place.WELLSPRING_PORTAL or f"wellspring-{state.at}" in state.used:
        return ()
    return tuple([hex for hex in land.places(state, Place.WELLSPRING_PORTAL) if hex != state.at])


def possible_events(state: GodaiState) -> list[Choice]:
    """GOD-457 to GOD-459, GOD-465: what the place, the Siege and the Items of the group allow now."""
    found: list[Choice] = [answers.Deliver(one.card) for one in deliverable(state)]
    found += [answers.Attempt(card) for card in attemptable(state)]
    place = land.place_at(state, state.at)
    if place is Place.ANTIQUITY_SITE and AT_SITE not in state.used:
        found += [answers.TakeTreasure(card, seat + 1) for card in state.treasures for seat in living(state)]
    if wellsprings(state):
        found.append(answers.UseWellspring())
    if place in TEMPLES and f"{VISITED}{state.at}" not in state.used and temple_offers(state):
        found.append(answers.VisitTemple())
    found += [answers.CallDedication(boss) for boss in usable_dedications(state)]
    found += purchases(state)
    found += event_uses(state)
    return found


@BOOK.asks(steps.ChooseEvent)
def choose_event(state: GodaiState, step: steps.ChooseEvent) -> Decision | None:
    """GOD-459, AMB-GOD-221: nothing here is forced, and there is no limit but those of single Events."""
    if not living(state) or state.at == NOWHERE:
        return None
    found = possible_events(state)
    if not found:
        return None
    place = land.place_at(state, state.at)
    about = {"place": str(place) if place is not None else "none"}
    return ask_group(state, "prompt-event", "GOD-459", [choices.Done(), *found], about, asides(state))


@BOOK.resolves(steps.ChooseEvent)
def do_event(state: GodaiState, step: steps.ChooseEvent, choice: Choice | None) -> None:
    """GOD-460: one Event after the other; when the group is done, it may Enhance."""
    if choice is None or isinstance(choice, choices.Done):
        if living(state):
            state.then(enhancing(state))
        return
    state.then(step)
    if not isinstance(choice, answers.VisitTemple):
        _reopen_temples(state)
    if isinstance(choice, answers.Buy):
        buy(state, choice.item, choice.hero - 1)
    elif isinstance(choice, answers.BuyTogether):
        buy(state, choice.item, -1)
    elif isinstance(choice, answers.BuyGear):
        buy_gear(state, choice)
    elif isinstance(choice, answers.FuseGear):
        fuse_gear(state, choice)
    elif isinstance(choice, answers.Trade):
        trade(state, choice)
    elif isinstance(choice, answers.Attempt):
        state.then(steps.AttemptCommission(choice.card))
    elif isinstance(choice, answers.Deliver):
        deliver(state, choice.card)
    elif isinstance(choice, answers.TakeTreasure):
        state.used = tuple(sorted({*state.used, AT_SITE}))
        take_treasure(state, choice.card, choice.hero - 1)
    else:
        _go(state, choice)


def _reopen_temples(state: GodaiState) -> None:
    """GOD-978: after another Event there may be more to do in a Temple that was visited before."""
    state.used = tuple([one for one in state.used if not one.startswith(VISITED)])


def _go(state: GodaiState, choice: Choice) -> None:
    """GOD-463, GOD-467, GOD-990: what leads to another chapter."""
    if isinstance(choice, answers.UseWellspring):
        goals = wellsprings(state)
        state.used = tuple(sorted({*state.used, f"wellspring-{state.at}"}))
        state.then(Teleport(goals, optional=False), *arrival_steps())
    elif isinstance(choice, answers.VisitTemple):
        state.used = tuple(sorted({*state.used, f"{VISITED}{state.at}"}))
        state.then(steps.TempleAction())
    elif isinstance(choice, answers.CallDedication):
        state.then(steps.UseDedication(choice.boss))


def enhancing(state: GodaiState) -> Enhance:
    """GOD-229, GOD-231, GOD-1025: in a Siege as many units as there are Recruits, unless the group has meditated."""
    if state.stage != Stage.SIEGE or "cosmic-meditation" in state.used:
        return Enhance()
    return Enhance(limit=held(state, Resource.RECRUIT))
