"""What is true of every position: components are conserved, limits hold, pending steps make sense.

Tests ask it along random games; `restore` asks it of saves that come from strangers.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterable
from functools import cache
from operator import gt
from typing import TYPE_CHECKING, Any

from rulewright.core.doubted import unaskable
from rulewright.core.record import Step

from ..content.components import Content
from ..model.campaign import Campaign
from ..model.state import Combat, DragonState, Foe, Player, Sheet
from ..model.vocabulary import CONDITIONS, LIMITS
from .party import every_card

if TYPE_CHECKING:
    from ..game import DragonEclipse


def count_components(state: DragonState) -> dict[str, Any]:
    """Totals that never change: Fatigue, and by Combat the Action cards and Enemy Attack cards."""
    counts: dict[str, Any] = {"fatigue": fatigue_in_all(state), "attacks": attacks_are_there(state)}
    for seat in range(len(state.players)):
        counts[f"deck {seat}"] = misplaced(state, seat)
    return counts


def fatigue_in_all(state: DragonState) -> int:
    """The Fatigue cards in the stack and in all decks."""
    total = state.fatigue
    for player in state.players:
        for member in player.party:
            total += member.fatigue
    if state.combat is not None:
        fatigue = state.game.content.fatigue
        for sheet in state.combat.sheets:
            total += every_card(sheet).count(fatigue)
    return total


def attacks_are_there(state: DragonState) -> bool:
    """Whether every Enemy Attack card lies in one place, if there is an Enemy."""
    foe = state.combat.foe if state.combat is not None else None
    if foe is None:
        return True
    cards = [*foe.deck, *foe.box, *foe.discard, *[card for card in foe.track if card]]
    if foe.top:
        cards.append(foe.top)
    cards.sort()
    known: list[str] = state.game.content.attacks_for[len(state.players)]
    return cards == known


def misplaced(state: DragonState, seat: int) -> list[str]:
    """Cards of the fighting Mystling's deck that are missing or too many."""
    if state.combat is None:
        return []
    sheet = state.combat.sheets[seat]
    if sheet.active < 0 or not sheet.mystling:
        return []
    member = state.players[seat].party[sheet.active]
    fatigue = state.game.content.fatigue
    expected = sorted(member.cards)
    found = sorted([*[card for card in every_card(sheet) if card != fatigue], *sheet.removed, *member.removed])
    return [] if found == expected else [*set(expected) ^ set(found), "?"]


def impossible(state: DragonState, game: DragonEclipse) -> str | None:
    """The first thing that no real game could show, for saves that come from strangers."""
    content = game.content
    seats = len(state.players)
    if seats not in game.seats_by_mode.get(state.mode, ()):
        return f"mode {state.mode!r} with {seats} seats"
    if state.first not in (0, 1):
        return f"first: {state.first} is no seat of this table"
    for seat, player in enumerate(state.players):
        problem = impossible_player(player, content)
        if problem:
            return f"players[{seat}].{problem}"
    problem = impossible_run(state, content)
    if problem:
        return problem
    if state.combat is not None:
        problem = impossible_combat(state, state.combat, content)
        if problem:
            return f"combat.{problem}"
    if state.campaign is not None:
        problem = impossible_campaign(state.campaign, content)
        if problem:
            return f"campaign.{problem}"
    if state.fatigue < 0 or fatigue_in_all(state) != content.numbers.fatigue:
        return f"fatigue: {state.fatigue} left, expected {content.numbers.fatigue} in all"
    for seat in range(seats):
        if misplaced(state, seat):
            return f"combat.sheets[{seat}].deck: cards are missing or there twice"
    if not attacks_are_there(state):
        return "combat.foe.deck: Enemy Attack cards are missing or there twice"
    if not content.enemies.keys() >= set(state.met):
        return f"met: {list(state.met)}, expected known Enemies"
    if state.outcome is None and not state.agenda:
        return "agenda: nothing to do, and the game is not over"
    return impossible_question(state, game)


def impossible_run(state: DragonState, content: Content) -> str | None:
    """What a Run, its Save sheet and the bag may name."""
    run, save, bag = state.run, state.save, state.bag
    if (run is None) != (state.mode != "roguelite") or (save is None) != (run is None):
        return "run: only the Roguelite mode has one, with a Save sheet"
    if bag is not None:
        items = (*bag.items, *bag.item_deck, *bag.item_top, *bag.item_under, *bag.item_discard)
        equipment = (*bag.equipment, *bag.equipment_deck, *bag.equipment_under)
        if any(one not in content.items for one in items) or len(set(items)) < len(items):
            return "bag: Items that are unknown or there twice"
        if any(one not in content.equipment for one in equipment) or len(set(equipment)) < len(equipment):
            return "bag: Equipment that is unknown or there twice"
    if run is None or save is None:
        return None
    from .roguelite.sheet import impossible_sheet as impossible_save

    problem = impossible_save(content, save)
    if problem:
        return f"save.{problem}"
    if run.trail and run.trail not in content.trails:
        return f"run.trail: {run.trail!r} is unknown"
    places = content.trails[run.trail].space if run.trail else {}
    if any(place not in places for place in (*run.path, *filter(None, (run.space,)))):
        return "run.space: not on this map"
    met = (*run.awaiting, *[one.enemy for one in run.trophies], *([run.quarry.enemy] if run.quarry else ()))
    if any(enemy not in content.enemies for enemy in met):
        return "run: an unknown Enemy"
    if not 0 <= run.scored <= len(run.trophies) or run.bosses not in range(4) or run.grown < 0 or run.taint < 0:
        return "run: scored, bosses, grown or taint out of range"
    if any(one and one not in content.artifacts for one in (*run.artifacts, *run.locked, *run.aside, *run.exhausted)):
        return "run: an unknown Artifact"
    if any(one not in content.mysteries for one in (*run.letters, *run.resolved)):
        return "run: an unknown Mystery card"
    if run.piles:
        known: dict[str, Container[str]] = {
            "mystery": content.mysteries,
            **{f"tier-{tier}": content.enemies for tier in range(1, 6)},
        }
        for name, pile in run.piles.items():
            if any(card not in known.get(name, content.cards) for card in (*pile.deck, *pile.top, *pile.under)):
                return f"run.piles: an unknown card in {name}"
    seats = len(state.players)
    if any(len(row) not in (0, seats) for row in (run.locked, run.primed)) or not 0 <= run.silver <= 10:
        return "run: locked, primed or silver"
    return None


def impossible_campaign(campaign: Campaign, content: Content) -> str | None:
    """What no campaign could have: boxes, cards, Secrets or Scripts that do not exist, more than the pools hold."""
    journal = content.journal
    adventure = campaign.adventure
    known: list[tuple[str, Iterable[Any], Container[Any]]] = [
        ("statuses", campaign.statuses, journal.boxes),
        ("finished", campaign.finished, journal.scenarios),
        ("worldmap", [one.card for one in campaign.worldmap], journal.worldmap),
        ("secrets", campaign.secrets, journal.secrets),
        ("camp", [one.mystling for one in campaign.camp], content.mystlings),
        ("tiers", campaign.tiers, content.mystlings),
        ("unlocked", campaign.unlocked, content.cards),
        ("boosters", campaign.boosters, content.boosters),
        ("advancement", (*campaign.advancement_a, *campaign.advancement_b), content.cards),
    ]
    if adventure is not None:
        known.append(("adventure.script", [adventure.script] if adventure.script else (), journal.scripts))
        here, test = adventure.exploration, adventure.test
        if here is not None:
            known.append(("adventure.exploration.map", (here.map,), journal.locations))
            known.append(("adventure.exploration.event", (here.event,), {0, *journal.secrets}))
            known.append(("adventure.exploration.overlays", here.overlays, journal.secrets))
        if test is not None:
            known.append(("adventure.test", (test.test,), journal.tests))
            known.append(("adventure.test.revealed", test.revealed, content.items))
    for name, found, table in known:
        unknown = [one for one in found if one not in table]
        if unknown:
            return f"{name}: {unknown[0]!r} is unknown"
    if not 0 <= campaign.silver <= 10 or not 0 <= campaign.essence <= 6 or campaign.holder not in (0, 1):
        return f"silver {campaign.silver}, essence {campaign.essence}, holder {campaign.holder}: out of range"
    return None


def impossible_player(player: Player, content: Content) -> str | None:
    for member in player.party:
        if member.mystling not in content.mystlings or not content.cards.keys() >= set(member.cards):
            return f"party: {member.mystling!r} or a card of its deck is unknown"
        if member.exalted and member.mystling not in content.quest_of:
            return f"party: {member.mystling!r} has no Exalted form"
        if member.removed and Counter(member.removed) - Counter(member.cards):
            return "party: a card has left a deck that it was not in"
        if member.damage < 0 or member.fatigue < 0:
            return "party: fewer than no damage or Fatigue"
        if not 0 <= member.power <= content.numbers.most_power:
            return f"party: {member.power} Power in a pocket, expected at most {content.numbers.most_power}"
    return None


def impossible_combat(state: DragonState, combat: Combat, content: Content) -> str | None:
    seats = len(state.players)
    if len(combat.sheets) != seats:
        return f"sheets: {len(combat.sheets)} of them for {seats} seats"
    if combat.turn not in (-1, 0, 1, 2) or combat.taunt not in (0, 1):
        return f"turn {combat.turn}, taunt {combat.taunt}: not seats of this table"
    if combat.map not in content.maps:
        return f"map: {combat.map!r} is unknown"
    if combat.arena and combat.arena not in content.arenas:
        return f"arena: {combat.arena!r} is unknown"
    spaces = content.ground(combat.map, seats == 2).spaces
    if not are_spaces((*combat.boons, *combat.banes), spaces):
        return "boons or banes: a space that does not exist"
    for seat, sheet in enumerate(combat.sheets):
        problem = impossible_sheet(sheet, state.players[seat], content, spaces)
        if problem:
            return f"sheets[{seat}].{problem}"
    if combat.foe is not None:
        problem = impossible_foe(state, combat.foe, content, spaces)
        if problem:
            return f"foe.{problem}"
    if combat.begun and (not combat.arena or min([sheet.space for sheet in combat.sheets]) < 0):
        return "begun: a Combat without an Arena or without Mystlings in it"
    return None


def impossible_sheet(sheet: Sheet, player: Player, content: Content, spaces: int) -> str | None:
    if sheet.active not in range(-1, len(player.party)):
        return f"active: {sheet.active}, expected a member of the party"
    if not content.cards.keys() >= set(every_card(sheet)):
        return "deck: an unknown card"
    if sheet.mystling and sheet.mystling not in content.mystlings:
        return f"mystling: {sheet.mystling!r} is unknown"
    if not 0 <= sheet.power <= content.numbers.most_power or sheet.damage < 0 or sheet.held < 0:
        return f"power {sheet.power}, damage {sheet.damage}, held {sheet.held}: out of range"
    if len(sheet.slots) != 4 or len(sheet.base) != 4 or len(sheet.boost) != 4:
        return "slots: expected four, and four statistics"
    if sheet.resolving and not {1, 2, 3, 4} >= set(sheet.resolving):
        return f"resolving: {list(sheet.resolving)}, expected slots 1 to 4"
    return impossible_body(sheet.space, sheet.tokens, sheet.conditions, spaces)


def impossible_body(space: int, tokens: tuple[int, ...], conditions: tuple[int, ...], spaces: int) -> str | None:
    if not -1 <= space < spaces or not are_spaces(tokens, spaces):
        return "space or tokens: a space that does not exist"
    if len(conditions) != 4 or any(map(gt, conditions, _MOST_OF_EACH)) or min(conditions) < 0:
        return f"conditions: {list(conditions)}, expected at most 5 Burn and 1 of each other"
    return None


def are_spaces(found: tuple[int, ...], spaces: int) -> bool:
    return not found or (min(found) >= 0 and max(found) < spaces)


_MOST_OF_EACH = tuple([LIMITS[condition] for condition in CONDITIONS])


def impossible_foe(state: DragonState, foe: Foe, content: Content, spaces: int) -> str | None:
    """DRE-472: among others, more conditions fulfilled than the Taming card has."""
    if foe.enemy not in content.enemies or state.pvp:
        return f"enemy: {foe.enemy!r} is unknown or not expected here"
    if len(foe.track) != 5 or not 1 <= foe.marker <= 5 or not 0 <= foe.target < len(state.players):
        return "track, marker or target: out of range"
    if (foe.tameable or foe.fact) and foe.enemy not in content.taming_of:
        return "tameable: there is no Taming card"
    if (foe.tameable or foe.fact) and foe.tamed not in range(len(content.taming_of[foe.enemy].conditions)):
        return f"tamed: {foe.tamed}, expected a condition of the Taming card that is still open"
    if foe.damage < 0 or foe.held < 0 or len(foe.base) != 4 or len(foe.boost) != 4:
        return "damage or held: out of range"
    for minion in foe.minions:
        if minion.summon not in content.summons or not 0 <= minion.space < spaces:
            return "minions: an unknown Summon or space"
    return impossible_body(foe.space, foe.tokens, foe.conditions, spaces)


def impossible_question(state: DragonState, game: DragonEclipse) -> str | None:
    """Pending steps name seats, bodies and cards that exist; the top one must ask what can be answered."""
    content = game.content
    known: dict[str, Container[Any]] = {
        "seat": range(len(state.players)),
        "body": range(400),
        "slot": range(5),
        "card": content.cards_or_none,
        "summon": content.summons,
    }
    for step in state.agenda:
        for field in _named_by(type(step)):
            if getattr(step, field) not in known[field]:
                return f"agenda: {type(step).__struct_config__.tag}.{field} is {getattr(step, field)!r}"
    return unaskable(game.book, state, len(state.players))


@cache
def _named_by(kind: type[Step]) -> tuple[str, ...]:
    """The fields of a step that are checked, in their order."""
    return tuple([field for field in kind.__struct_fields__ if field in ("seat", "body", "slot", "card", "summon")])
