"""Why a Defender cannot be Enhanced, a Temple action taken, a Dedication made now."""

from __future__ import annotations

from rulewright.core.record import Choice, Reason, Seat

from ...model.choices import defenders as answers
from ...model.choices.visits import CallDedication
from ...model.geometry import BY_NAME
from ...model.state import GodaiState
from ...model.steps.defenders import Enhance, PlaceTower
from ...model.steps.setup import PlaceFirstTower
from ...model.steps.visits import TempleAction
from ...model.vocabulary import ELEMENTS, Element, Resource
from ..aether import no_boost, no_ore
from ..augments import lacks
from ..book import BOOK
from ..building import closed_to_towers, no_build, no_rebuild, no_relocation, no_upgrade
from ..dedicating import no_dedication, no_use
from ..dedication_areas import centers
from ..defenders import defender, trackers
from ..enhancing import no_augment, no_equip
from ..factories import no_factory
from ..improving import no_assignment, no_improvement, no_promotion
from ..temple_fortress import no_fortress
from ..temples import (
    SUMMONED,
    TRAVELLED,
    VOID_PRICE,
    can_create_void,
    in_temple,
    no_augment_here,
    no_hero_augment,
    no_siphon,
    other_temples,
    portals,
)


def _enhancing(state: GodaiState) -> Enhance:
    """The step in which something would be done, with what was spent in it."""
    step = state.agenda[-1] if state.agenda else None
    return step if isinstance(step, Enhance) else Enhance()


def _told(reason: Reason | None) -> list[Reason]:
    return [] if reason is None else [reason]


def _outside(state: GodaiState) -> list[Reason]:
    """GOD-463: Temple actions are taken in Temples."""
    return [] if in_temple(state) else [Reason("GOD-463", "why-outside-temples", {})]


@BOOK.refuses(answers.BuildTower)
def why_not_build(state: GodaiState, seat: Seat, choice: answers.BuildTower) -> list[Reason]:
    """GOD-201 to GOD-206; GOD-352, GOD-995: a Tower that is placed and not Built costs nothing."""
    hex = BY_NAME.get(choice.hex)
    if hex is None:
        return []
    step = state.agenda[-1] if state.agenda else None
    if isinstance(step, PlaceFirstTower):
        return _told(closed_to_towers(state, hex))
    if isinstance(step, PlaceTower):
        barred = closed_to_towers(state, hex)
        return [barred or Reason("GOD-995", "why-outside-area", {"hex": choice.hex})]
    return _told(no_build(state, _enhancing(state), hex))


@BOOK.refuses(answers.UpgradeTower, answers.Rebuild, answers.Relocate)
def why_not_change(
    state: GodaiState, seat: Seat, choice: answers.UpgradeTower | answers.Rebuild | answers.Relocate
) -> list[Reason]:
    """GOD-207 to GOD-215, AMB-GOD-140."""
    step = _enhancing(state)
    if isinstance(choice, answers.UpgradeTower):
        return _told(no_upgrade(state, step, choice.defender))
    if isinstance(choice, answers.Rebuild):
        return _told(no_rebuild(state, step, choice.defender))
    return _told(no_relocation(state, step, choice.defender))


@BOOK.refuses(answers.Improve)
def why_not_improve(state: GodaiState, seat: Seat, choice: answers.Improve) -> list[Reason]:
    """GOD-217 to GOD-219, GOD-230, GOD-231."""
    return _told(no_improvement(state, _enhancing(state), choice))


@BOOK.refuses(answers.Assign)
def why_not_assign(state: GodaiState, seat: Seat, choice: answers.Assign) -> list[Reason]:
    """GOD-163, GOD-219."""
    return _told(no_assignment(state, _enhancing(state), choice))


@BOOK.refuses(answers.Promote)
def why_not_promote(state: GodaiState, seat: Seat, choice: answers.Promote) -> list[Reason]:
    """GOD-171."""
    return _told(no_promotion(state, _enhancing(state)))


@BOOK.refuses(answers.AttachEquip, answers.DetachEquip)
def why_not_equip(state: GodaiState, seat: Seat, choice: answers.AttachEquip | answers.DetachEquip) -> list[Reason]:
    """GOD-221, GOD-222, GOD-230."""
    return _told(no_equip(state, choice))


@BOOK.refuses(answers.PlaceTempleFortress)
def why_no_fortress(state: GodaiState, seat: Seat, choice: answers.PlaceTempleFortress) -> list[Reason]:
    """GOD-233, GOD-234."""
    hex = BY_NAME.get(choice.hex)
    return [] if hex is None else _told(no_fortress(state, hex))


@BOOK.refuses(answers.MakeFactory)
def why_no_factory(state: GodaiState, seat: Seat, choice: answers.MakeFactory) -> list[Reason]:
    """GOD-174, GOD-175."""
    return _told(no_factory(state, Resource(choice.resource)))


@BOOK.refuses(answers.AugmentDefender)
def why_not_augment(state: GodaiState, seat: Seat, choice: answers.AugmentDefender) -> list[Reason]:
    """GOD-979 in a Temple, GOD-985 elsewhere."""
    if state.agenda and isinstance(state.agenda[-1], TempleAction):
        return _told(no_augment_here(state, choice))
    return _told(no_augment(state, _enhancing(state), choice))


@BOOK.refuses(answers.AugmentHero, answers.SiphonEssence)
def why_not_spend(state: GodaiState, seat: Seat, choice: answers.AugmentHero | answers.SiphonEssence) -> list[Reason]:
    """GOD-552, GOD-979."""
    if isinstance(choice, answers.AugmentHero):
        return _outside(state) or _told(no_hero_augment(state, choice))
    return _outside(state) or _told(no_siphon(state, choice))


@BOOK.refuses(answers.StripDefender, answers.StripHero)
def why_not_strip(state: GodaiState, seat: Seat, choice: answers.StripDefender | answers.StripHero) -> list[Reason]:
    """GOD-980: there must be an Augment."""
    element = Element(choice.element)
    if isinstance(choice, answers.StripHero):
        tiers = [hero.augments[ELEMENTS.index(element)] for hero in state.heroes]
        there = 0 < choice.hero <= len(tiers) and tiers[choice.hero - 1] > 0
    else:
        there = choice.defender in trackers(state) and not lacks(state, defender(state, choice.defender).id, element)
    return _outside(state) or ([] if there else [Reason("GOD-980", "why-no-augment", {"element": choice.element})])


@BOOK.refuses(answers.CreateVoid, answers.SummonEssence, answers.VisitOther)
def why_not_act(state: GodaiState, seat: Seat, choice: Choice) -> list[Reason]:
    """GOD-978, GOD-981 to GOD-983."""
    found = _outside(state)
    if found:
        return found
    if isinstance(choice, answers.CreateVoid):
        return [] if can_create_void(state) else [Reason("GOD-981", "why-no-void", {"need": VOID_PRICE})]
    if isinstance(choice, answers.SummonEssence):
        if SUMMONED in state.used:
            return [Reason("GOD-978", "why-once-a-visit", {})]
        return [] if portals(state) else [Reason("GOD-982", "why-no-empty-portal", {})]
    if TRAVELLED in state.used:
        return [Reason("GOD-978", "why-once-a-visit", {})]
    assert isinstance(choice, answers.VisitOther)
    there = choice.defender in other_temples(state)
    return [] if there else [Reason("GOD-983", "why-no-other-temple", {"defender": choice.defender})]


@BOOK.refuses(answers.DedicateTo)
def why_not_dedicate(state: GodaiState, seat: Seat, choice: answers.DedicateTo) -> list[Reason]:
    """GOD-473, GOD-986."""
    return _outside(state) or _told(no_dedication(state, choice.boss))


@BOOK.refuses(CallDedication)
def why_not_use(state: GodaiState, seat: Seat, choice: CallDedication) -> list[Reason]:
    """GOD-987, GOD-989, GOD-990, GOD-993, GOD-995: not Dedicated, not now, too dear, or nowhere to use it."""
    barred = no_use(state, choice.boss)
    if barred is None and not centers(state, choice.boss):
        barred = Reason("GOD-990", "why-no-area", {"boss": choice.boss})
    return _told(barred)


@BOOK.refuses(answers.BoostDefender, answers.TeleportByOre)
def why_no_ore(state: GodaiState, seat: Seat, choice: answers.BoostDefender | answers.TeleportByOre) -> list[Reason]:
    """GOD-172, GOD-173."""
    return _told(no_boost(state, choice) if isinstance(choice, answers.BoostDefender) else no_ore(state))
