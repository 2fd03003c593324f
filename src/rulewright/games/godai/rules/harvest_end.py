"""The nine steps that end a Harvest Stage and begin a Siege. Rulebook p.70 and p.71."""

from __future__ import annotations

from rulewright.core.record import Choice, Decision, Step

from ..effects import Die, Store
from ..model import geometry
from ..model.choices import common as choices
from ..model.events.siege import (
    DiscoveryLost,
    HarvestEnded,
    HexTokenFlipped,
    ImbalanceTokensCleared,
    ResourceCardKept,
    SiegeBegan,
    TreasureLost,
)
from ..model.state import NO_STORES, GodaiState, Token
from ..model.steps import villain as steps
from ..model.steps.defenders import StrengthenDefender
from ..model.steps.gains import Perform, RollForElement
from ..model.steps.land import PlaceBanner, PlaceJaethi
from ..model.steps.siege import MiniatureAppears, SiegeTurn
from ..model.vocabulary import ELEMENTS, RESOURCES, DefenderStat, Resource, Stage, Until
from ..passives import DefenderRallies, DefendersRally, ElementEachStage, LairFeeds
from . import slots
from .book import BOOK, ask_group, content_of
from .defenders import lairs, standing
from .equips import frames
from .gains import gain, held
from .miniatures import raise_temple
from .siege_damage import strengthen
from .siege_opponents import JAETHI
from .turn import end_stage_modifiers, take_bonus

TOKEN_BACKS = (5, 5, 5, 5, 3)
"""GAP-GOD-24: how many Imbalance tokens there are of each Element."""
PASSIVE_GROUP = 4
"""AMB-GOD-134: full groups of this many Resources of Tier II."""
ESSENCE, SKY_METAL, SPECIALIST = 4, 2, 5
"""GOD-165, GOD-167, GOD-169: Resilience, Power and Platinum for each group."""
MANIFEST = 6
"""GOD-528, AMB-GOD-68: the Calendar from which on Jaethi Manifests."""
CARD = "end-of-harvest"


@BOOK.resolves(steps.EndHarvest)
def end_harvest(state: GodaiState, step: steps.EndHarvest, choice: None) -> None:
    """GOD-515 to GOD-529, AMB-GOD-73, AMB-GOD-74: the nine steps in the order of p.70."""
    if step.step < len(_STEPS):
        state.then(steps.EndHarvest(step.step + 1))
    _STEPS[step.step - 1](state)


def _end_effects(state: GodaiState) -> None:
    """GOD-138, GOD-371, GOD-515: step 1, the End of Stage Effects in the order in which the cards were drawn."""
    state.emit(HarvestEnded(rule="GOD-138", wave=state.wave))
    cards = content_of(state).harvests
    state.then(*[Perform(cards[card].end, card) for card in state.played if cards[card].end])


def _gather(state: GodaiState) -> None:
    """GOD-516 to GOD-520: step 2, the Yield is moved, Elements are rolled, factories yield, bonuses are taken.

    GOD-149, GOD-178: from now on the Yield can be spent, and an Element that was not specified is.

    GOD-176, AMB-GOD-19: a factory gives its Resource as often as the Calendar counts, Elements without a roll.
    """
    content = content_of(state)
    harvested, state.harvested = state.harvested, NO_STORES
    for resource, n in zip(RESOURCES, harvested, strict=True):
        if n and resource is not Resource.ELEMENT:
            gain(state, resource, n, Store.STOCKPILE, "GOD-517" if resource is Resource.PLATINUM else "GOD-516")
    rolls: list[Step] = [RollForElement(Die.CHOICE)] * harvested[RESOURCES.index(Resource.ELEMENT)]
    for factory in state.factories:
        gain(state, Resource(factory), state.calendar, Store.STOCKPILE, "GOD-519")
    for card in state.discoveries:
        more = [frame for frame in content.jaethi[card].frames if isinstance(frame, ElementEachStage)]
        rolls += [RollForElement(Die.CHOICE)] * len(more)
    for boss, _ in lairs(state):
        rolls += [
            Perform(frame.effects, f"boss-{boss}")
            for frame in content.bosses[f"boss-{boss}"].lair
            if isinstance(frame, LairFeeds)
        ]
    state.then(*rolls, steps.TakeBonuses(_sort_played(state)))


def _sort_played(state: GodaiState) -> tuple[str, ...]:
    """GOD-374: Resource cards have a bonus now; the other Harvest cards of the Stage are done."""
    cards = content_of(state).harvests
    state.harvest_discards += tuple([card for card in state.played if cards[card].ribbon != "resource"])
    found = tuple([card for card in state.played if cards[card].ribbon == "resource"])
    state.played = ()
    return found


@BOOK.asks(steps.TakeBonuses)
def offer_bonuses(state: GodaiState, step: steps.TakeBonuses) -> Decision | None:
    """GOD-375, GOD-520: which bonuses the group takes now; the other cards are kept."""
    if not step.left:
        return None
    offered = [*[choices.PickCard(card) for card in step.left], choices.Done()]
    return ask_group(state, "prompt-bonuses", "GOD-375", offered, {"n": len(step.left)})


@BOOK.resolves(steps.TakeBonuses)
def take_bonuses(state: GodaiState, step: steps.TakeBonuses, choice: Choice | None) -> None:
    """GOD-375, GOD-377: a bonus goes to the Stockpile."""
    if isinstance(choice, choices.PickCard):
        left = list(step.left)
        left.remove(choice.card)
        state.then(steps.TakeBonuses(tuple(left)))
        take_bonus(state, choice.card)
        return
    for card in step.left:
        state.emit(ResourceCardKept(rule="GOD-375", card=card))
    state.resource_cards = tuple(sorted([*state.resource_cards, *step.left]))


def _passives(state: GodaiState) -> None:
    """GOD-521, GOD-165 to GOD-169, AMB-GOD-134: step 3, Passives for every full 4 of a Tier II Resource.

    AMB-GOD-16: Resilience stays, Power lasts until the end of the Siege.
    """
    essence, metal, people = [
        held(state, one) // PASSIVE_GROUP for one in (Resource.ESSENCE, Resource.SKY_METAL, Resource.SPECIALIST)
    ]
    then: list[Step] = []
    if essence:
        then.append(StrengthenDefender(str(DefenderStat.RESILIENCE), ESSENCE * essence, str(Until.GAME)))
    if metal:
        then.append(StrengthenDefender(str(DefenderStat.POWER), SKY_METAL * metal, str(Until.SIEGE)))
    gain(state, Resource.PLATINUM, SPECIALIST * people, Store.STOCKPILE, "GOD-169")
    _rally(state)
    state.then(*then)


def _rally(state: GodaiState) -> None:
    """What Discoveries and Equip cards give to Defenders at each start of a Siege."""
    cards = content_of(state).jaethi
    found = [frame for card in state.discoveries for frame in cards[card].frames]
    for_all = sum(frame.n for frame in found if isinstance(frame, DefendersRally))
    for one in standing(state):
        n = for_all + sum(frame.n for frame in frames(state, one) if isinstance(frame, DefenderRallies))
        if n:
            strengthen(state, one.id, DefenderStat.RESILIENCE, n, "GOD-521")


def _mark_siege(state: GodaiState) -> None:
    """GOD-522: step 4, the number of the Siege is that of the wave."""
    state.emit(SiegeBegan(rule="GOD-522", siege=state.wave))


def _discard_unsecured(state: GodaiState) -> None:
    """GOD-494, GOD-523, GOD-382: step 5, what was not Secured is lost."""
    for token in state.discovery_tokens:
        state.emit(DiscoveryLost(rule="GOD-523", card=token.what))
    for card in state.treasures:
        state.emit(TreasureLost(rule="GOD-523", card=card))
    state.discovery_tokens = ()
    state.harvest_discards += state.treasures
    state.treasures = ()


def _turn_tokens(state: GodaiState) -> None:
    """GOD-524, GOD-525: step 6, Imbalance tokens leave the board, then Hex Tokens show their Imbalance sides.

    GAP-GOD-24: their backs are drawn without replacement.
    """
    cleared, state.imbalance_tokens = state.imbalance_tokens, ()
    if cleared:
        state.emit(ImbalanceTokensCleared(rule="GOD-524", n=len(cleared)))
    for token in cleared:
        raise_temple(state, token.hex)
    backs = [element for element, n in zip(ELEMENTS, TOKEN_BACKS, strict=True) for _ in range(n)]
    flipped = []
    for hex in state.hex_tokens[: len(backs)]:
        element = str(backs.pop(state.roll("hex-token", len(backs))))
        flipped.append(Token(hex, element))
        state.emit(HexTokenFlipped(rule="GOD-525", hex=geometry.NAMES[hex], element=element))
    state.hex_tokens = ()
    state.imbalance_tokens = tuple(flipped)


def _turn_up_cards(state: GodaiState) -> None:
    """GOD-526, AMB-GOD-69: step 7, the top card of each active Slot is turned face up."""
    for slot in slots.active(state):
        slots.turn_up(state, slot, "GOD-526")


def _place_miniatures(state: GodaiState) -> None:
    """GOD-139, GOD-527, GOD-528, GOD-536, GOD-1071, GOD-1072: step 8, Banners for the cards in play, in order, Jaethi.

    GOD-539: only now the Calendar is asked whether she Manifests.

    GOD-1027: a Siege Portal that Oracle's Guidance has named is used, unless it was destroyed since.
    """
    then: list[Step] = []
    for slot, card in enumerate(state.fronts):
        if card:
            portal = state.foretold[slot] if state.foretold else 0
            then.append(PlaceBanner(slot, 0 if portal in state.closed_portals else portal))
            then.append(MiniatureAppears(slot))
    if state.calendar >= MANIFEST:
        then += [PlaceJaethi(), MiniatureAppears(JAETHI)]
    # What was rolled for a Slot whose Siege has not begun is kept for it.
    kept = [0 if card else portal for card, portal in zip(state.fronts, state.foretold, strict=False)]
    state.foretold = tuple(kept) if any(kept) else ()
    state.then(*then)


def _besiege(state: GodaiState) -> None:
    """GOD-529, AMB-GOD-75: step 9, a whole Siege Villain phase follows at once.

    GOD-496: what lasts for the Harvest Stage ends.
    """
    state.stage = str(Stage.SIEGE)
    state.used_this_stage = ()
    end_stage_modifiers(state, Until.STAGE)
    for hero in state.heroes:
        hero.used_this_stage = ()
        if hero.boosts:
            hero.boosts = tuple([one for one in hero.boosts if one.until != Until.STAGE])
    state.then(SiegeTurn())


_STEPS = (
    _end_effects, _gather, _passives, _mark_siege, _discard_unsecured, _turn_tokens, _turn_up_cards, _place_miniatures,
    _besiege,
)  # fmt: skip
