"""Combats of the story and Random Combats: setup, modifiers, and what comes after. Rulebook p.13, p.16, p.25, p.32."""

from __future__ import annotations

from typing import Any

from rulewright.core.record import Decision, Seat

from ... import instructions as verbs
from ...content.story import RANDOM, Modifier, StoryCombat
from ...model import choices, events, steps
from ...model.events import story as story_events
from ...model.state import Combat, DragonState, Member, Sheet, fight
from ...model.steps import story as story_steps
from ...model.vocabulary import CONDITIONS, LIMITS, Condition, Result
from ...requirements import Needs
from ..book import BOOK, content, foe_of, together
from ..party import change_member
from .asking import holds
from .common import adventure_of, campaign_of, enter, in_party, instructs, journal_of, stop_reading, tray

RANDOMLY = "random"
"""What an adventure calls a Random Combat."""


def story_of(state: DragonState) -> StoryCombat | None:
    """The Combat of the story that is being fought; None if it is a Random Combat."""
    return journal_of(state).combats.get(adventure_of(state).combat)


# -- setting up ------------------------------------------------------------------------------------------------


@instructs(verbs.Combat)
def perform_combat(state: DragonState, verb: verbs.Combat, step: story_steps.Follow) -> None:
    """DRE-285, DRE-286, DRE-324, DRE-484: an open map stays as it is; one in the Party is never met as an Enemy."""
    stop_reading(state)
    story = journal_of(state).combats[verb.use]
    mystling = content(state).enemies[story.enemy].mystling
    if mystling and (in_party(state, mystling) or mystling in campaign_of(state).removed):
        enter(state, story.instead or story.win)
        return
    begin_combat(state, verb.use, story.enemy, story.map, story.arena, verb.corruption + story.corruption)


def begin_combat(state: DragonState, name: str, enemy: str, map: str, arena: str, corruption: int) -> None:
    """DRE-325, DRE-715: the Combat lies on the table; who fights is chosen (DRE-337, DRE-825)."""
    adventure = adventure_of(state)
    adventure.combat, adventure.corruption = name, corruption
    state.duel += 1
    state.met = (*state.met[-1:], enemy)
    state.combat = Combat(map=map, arena=arena, sheets=[Sheet() for _ in state.players])
    state.emit(story_events.StoryCombatBegan(rule="DRE-147", combat=name, enemy=enemy))
    state.then(*[steps.ChooseFighter(seat) for seat in range(len(state.players))], steps.SetUpCombat())


def may_tame(state: DragonState) -> bool:
    """DRE-350, DRE-471: whether the Taming card lies there."""
    if campaign_of(state).adventure is None:
        return True
    story = story_of(state)
    if story is None:
        return True
    return holds(state, story.taming) if isinstance(story.taming, Needs) else story.taming


def added_corruption(state: DragonState) -> int:
    """DRE-714, DRE-715: this many random Corruption cards that the Journal adds."""
    story = story_of(state)
    mods = story.mods if story is not None else ()
    return adventure_of(state).corruption + sum([mod.corruption for mod in mods if holds(state, mod.when)])


@BOOK.resolves(story_steps.ModifySetup)
def modify_setup(state: DragonState, step: story_steps.ModifySetup, choice: None) -> None:
    """DRE-344: every modifier whose condition holds; none changes a rule during the fight."""
    story = story_of(state)
    for mod in story.mods if story is not None else ():
        if holds(state, mod.when):
            apply_modifier(state, mod)
    foe, campaign = foe_of(state), campaign_of(state)
    if campaign.fallen == foe.enemy:
        # AMB-DRE-35: it keeps what it has suffered, and its track.
        foe.damage = campaign.fallen_damage
        deck = list(foe.deck)
        for card in campaign.fallen_track:
            if card in deck:
                deck.remove(card)
        foe.track = (*campaign.fallen_track, *foe.track)[: len(foe.track)]
        foe.deck = tuple(deck)
    campaign.fallen, campaign.fallen_damage, campaign.fallen_track = "", 0, ()


def apply_modifier(state: DragonState, mod: Modifier) -> None:
    """DRE-344: damage, Power, Conditions, Fatigue, tokens and places before the first turn."""
    combat = fight(state)
    foe = foe_of(state)
    foe.damage = min(foe.health - 1, foe.damage + mod.enemy_damage)
    foe.conditions = with_conditions(foe.conditions, mod.enemy_conditions)
    most = content(state).numbers.most_power
    for sheet in combat.sheets:
        sheet.power = min(most, sheet.power + mod.power)
        sheet.damage = max(sheet.damage, min(sheet.health - 1, sheet.damage + mod.damage))
        sheet.conditions = with_conditions(sheet.conditions, mod.conditions)
        sheet.held += mod.tokens
        for _ in range(min(mod.fatigue, state.fatigue)):
            state.fatigue -= 1
            sheet.deck = tuple(sorted((*sheet.deck, content(state).fatigue)))
    if mod.swap:
        first = combat.sheets[0]
        first.space, foe.space = foe.space, first.space


def with_conditions(now: tuple[int, ...], more: dict[Condition, int]) -> tuple[int, ...]:
    """DRE-052 to DRE-055: up to the limit of each."""
    return tuple([min(LIMITS[one], n + more.get(one, 0)) for one, n in zip(CONDITIONS, now, strict=True)])


# -- Random Combats ----------------------------------------------------------------------------------------------


@instructs(verbs.RandomCombat)
def perform_random(state: DragonState, verb: verbs.RandomCombat, step: story_steps.Follow) -> None:
    """DRE-706 to DRE-708, AMB-DRE-31: two Tier cards or the only one, and the named one; with none it is skipped."""
    campaign = campaign_of(state)
    deck = [one for one in campaign.tiers if not in_party(state, one)]
    drawn = [deck.pop(state.roll("tiers", len(deck))) for _ in range(min(2, len(deck)))]
    if verb.add and verb.add not in drawn and not in_party(state, verb.add):
        drawn.append(verb.add)
    if not drawn:
        state.emit(story_events.CombatSkipped(rule="DRE-707"))
        return
    adventure_of(state).corruption = verb.corruption
    stop_reading(state)
    state.agenda.append(story_steps.PickTier(tuple(drawn)))


@BOOK.asks(story_steps.PickTier)
def offer_tiers(state: DragonState, step: story_steps.PickTier) -> Decision | None:
    """DRE-707: choose one."""
    if len(step.drawn) < 2:
        return None
    enemies = content(state).enemy_of
    return together(state, "prompt-enemy", "DRE-707", [choices.PICK_ENEMY[enemies[one]] for one in step.drawn])


@BOOK.hears(story_steps.PickTier)
def pick_tier(state: DragonState, step: story_steps.PickTier, seat: Seat, choice: Any) -> None:
    """DRE-707, DRE-711: set up with the components on its Tier card."""
    enemy = content(state).enemy_of[step.drawn[0]] if choice is None else choice.enemy
    nature = content(state).nature_of[enemy]
    begin_combat(state, RANDOMLY, enemy, nature.map, nature.arena, adventure_of(state).corruption)


# -- after a Combat ----------------------------------------------------------------------------------------------


def remember_enemy(state: DragonState) -> None:
    """DRE-477, AMB-DRE-35: if the Script after LOSE goes on with the Combat, the Enemy stays as it is."""
    story = story_of(state)
    lost = journal_of(state).scripts.get(story.lose) if story is not None else None
    if state.result != Result.LOSE or lost is None:
        return
    if any(isinstance(step, verbs.FightOn) for step in verbs.every_step(lost.steps)):
        foe, campaign = foe_of(state), campaign_of(state)
        campaign.fallen, campaign.fallen_damage = foe.enemy, min(foe.damage, foe.health - 1)
        campaign.fallen_track = tuple([card for card in foe.track if card])


@instructs(verbs.FightOn)
def perform_fight_on(state: DragonState, verb: verbs.FightOn, step: story_steps.Follow) -> None:
    """DRE-477, AMB-DRE-35: the other Mystling against the same Enemy; if nobody else can fight, it is lost."""
    stop_reading(state)
    adventure = adventure_of(state)
    story = journal_of(state).combats[adventure.combat]
    begin_combat(state, adventure.combat, story.enemy, story.map, story.arena, 0)


@BOOK.resolves(story_steps.AfterStory)
def after_story(state: DragonState, step: story_steps.AfterStory, choice: None) -> None:
    """DRE-153, DRE-469, DRE-470, DRE-709, DRE-710, GAP-DRE-39: Encyclopedia, cards, then the Script.

    DRE-285: an Exploration goes on after it.
    """
    adventure = adventure_of(state)
    enemy = state.met[-1]
    mystling = content(state).enemies[enemy].mystling
    tamed = state.result == Result.TAME
    if mystling:
        record(state, mystling, tamed)
    story = story_of(state)
    if story is None:
        enter(state, f"{adventure.letter}{RANDOM}")
    elif tamed:
        enter(state, story.tame or story.win)
    else:
        enter(state, story.lose if state.result == Result.LOSE else story.win)


def record(state: DragonState, mystling: str, tamed: bool) -> None:
    """DRE-478 to DRE-484, AMB-DRE-31: Portrait after the first Combat; who is tamed joins, others stay wild."""
    add_portrait(state, mystling)
    if tamed:
        join(state, mystling)
    else:
        add_tier(state, mystling)


def add_portrait(state: DragonState, mystling: str) -> None:
    """DRE-479, DRE-481: once; the places are ordered by number, here by name."""
    campaign = campaign_of(state)
    if mystling not in campaign.portraits:
        campaign.portraits = tuple(sorted((*campaign.portraits, mystling)))
        state.emit(story_events.PortraitAdded(rule="DRE-479", mystling=mystling))


def add_tier(state: DragonState, mystling: str) -> None:
    """DRE-482, DRE-483: one Tier card each; never of a Mystling in the Party."""
    campaign = campaign_of(state)
    if mystling not in campaign.tiers and not in_party(state, mystling) and mystling not in campaign.removed:
        campaign.tiers = tuple(sorted((*campaign.tiers, mystling)))
        state.emit(story_events.TierAdded(rule="DRE-482", mystling=mystling))


def join(state: DragonState, mystling: str) -> None:
    """DRE-474, DRE-480, DRE-484, AMB-DRE-30: into the Party with Trivia; its Enemy and Tier cards never come back."""
    campaign = campaign_of(state)
    if in_party(state, mystling):
        return
    campaign.camp = (*campaign.camp, Member(mystling))
    campaign.tiers = tuple([one for one in campaign.tiers if one != mystling])
    campaign.removed = tuple(sorted((*campaign.removed, mystling)))
    add_portrait(state, mystling)
    campaign.trivia = tuple(sorted((*campaign.trivia, mystling)))
    state.emit(events.MystlingJoined(rule="DRE-474", mystling=mystling))
    state.emit(story_events.TriviaAdded(rule="DRE-480", mystling=mystling))


@instructs(verbs.Join)
def perform_join(state: DragonState, verb: verbs.Join, step: story_steps.Follow) -> None:
    """GAP-DRE-40: without a Combat."""
    join(state, verb.mystling)


@instructs(verbs.Tier)
def perform_tier(state: DragonState, verb: verbs.Tier, step: story_steps.Follow) -> None:
    for mystling in verb.add:
        add_tier(state, mystling)


@instructs(verbs.Quest)
def perform_quest(state: DragonState, verb: verbs.Quest, step: story_steps.Follow) -> None:
    """DRE-112, DRE-115 to DRE-117: the Quest card is turned; from now on the Mystling is Exalted."""
    campaign = campaign_of(state)
    for seat, at, member in tray(state):
        if member.mystling == verb.mystling and not member.exalted:
            change_member(state, seat, at, exalted=True)
            state.emit(story_events.QuestTold(rule="DRE-115", mystling=verb.mystling))
    for at, member in enumerate(campaign.camp):
        if member.mystling == verb.mystling and not member.exalted:
            changed = Member(member.mystling, cards=member.cards, exalted=True)
            campaign.camp = (*campaign.camp[:at], changed, *campaign.camp[at + 1 :])
            state.emit(story_events.QuestTold(rule="DRE-115", mystling=verb.mystling))
