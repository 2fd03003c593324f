"""How the verbs of components are carried out, one atomic effect after the other. Rulebook p.18-20, p.36."""

from __future__ import annotations

from rulewright.core.record import Decision

from .. import effects as verbs
from ..conditions import InterruptTrack
from ..model import choices, events, steps
from ..model.choices import ENEMY
from ..model.state import NO_CONDITIONS, ROW, DragonState, fight
from ..model.vocabulary import CONDITIONS, Toward, Vain
from . import afflictions, cards, damage, movement, power, tokens
from .book import BOOK, ask, foe_of, main_opponent, sheet_of
from .enemy import resolving_slots
from .in_vain import in_vain
from .stats import count_per, moves
from .taming import note

performs = BOOK.performs
performs(verbs.Attack)(damage.perform_attack)
performs(verbs.Deal)(damage.perform_deal)
performs(verbs.Inflict)(damage.perform_inflict)
_PERFORM = BOOK.performing


@BOOK.resolves(steps.Perform)
def perform(state: DragonState, step: steps.Perform, choice: None) -> None:
    """DRE-391, DRE-392, DRE-781: the first effect now, the others after it; what is impossible does nothing."""
    effects = step.effects
    if len(effects) > 1:
        state.agenda.append(steps.Perform(step.body, effects[1:], step.rule, step.slot, step.card))
    first = effects[0]
    _PERFORM[type(first)](state, first, step)


# -- one's own sheet -----------------------------------------------------------------------------------


@performs(verbs.Suffer)
def perform_suffer(state: DragonState, effect: verbs.Suffer, step: steps.Perform) -> None:
    damage.suffer(state, step.body, effect.n, "DRE-801")


@performs(verbs.SufferBurn)
def perform_burn(state: DragonState, effect: verbs.SufferBurn, step: steps.Perform) -> None:
    """DRE-733."""
    afflictions.burn(state, step.body)


@performs(verbs.GainCondition)
def perform_gain_condition(state: DragonState, effect: verbs.GainCondition, step: steps.Perform) -> None:
    for condition, n in effect.conditions.items():
        if not afflictions.give(state, step.body, condition, n, "DRE-799"):
            in_vain(state, step.rule, step.body, Vain.HELD, "DRE-730", condition)


@performs(verbs.Heal)
def perform_heal(state: DragonState, effect: verbs.Heal, step: steps.Perform) -> None:
    times = 1 if effect.per is None else count_per(state, step.body, effect.per, effect.within)
    if not damage.heal(state, step.body, effect.n * times, "DRE-802"):
        in_vain(state, step.rule, step.body, Vain.UNHURT if times else Vain.UNCOUNTED, "DRE-802")


@performs(verbs.Cleanse)
def perform_cleanse(state: DragonState, effect: verbs.Cleanse, step: steps.Perform) -> None:
    """DRE-788, DRE-789, AMB-DRE-103: this many tokens, any or of one type."""
    held = sheet_of(state, step.body).conditions
    if effect.condition is not None:
        if not held[CONDITIONS.index(effect.condition)]:
            in_vain(state, step.rule, step.body, Vain.NOT_HELD, "DRE-789", effect.condition)
        afflictions.take(state, step.body, effect.condition, effect.n, "DRE-789")
    elif held == NO_CONDITIONS:
        in_vain(state, step.rule, step.body, Vain.NO_CONDITIONS, "DRE-788")
    else:
        state.agenda.append(steps.CleanseTokens(step.body, effect.n, "DRE-788"))


@performs(verbs.Boost)
def perform_boost(state: DragonState, effect: verbs.Boost, step: steps.Perform) -> None:
    """DRE-313: for a while."""
    sheet = sheet_of(state, step.body)
    row = list(sheet.boost)
    for stat, n in effect.stats.items():
        row[ROW.index(stat)] += n
    sheet.boost = tuple(row)
    told = {str(stat): n for stat, n in effect.stats.items()}
    state.emit(events.Boosted(rule="DRE-313", body=step.body, stats=told))


@performs(verbs.GainPower)
def perform_gain_power(state: DragonState, effect: verbs.GainPower, step: steps.Perform) -> None:
    if step.body < ENEMY:
        times = 1 if effect.per is None else count_per(state, step.body, effect.per, effect.within)
        if not power.gain(state, step.body, effect.n * times, "DRE-407"):
            why, rule = (Vain.FULL_POWER, "DRE-045") if times else (Vain.UNCOUNTED, "DRE-407")
            in_vain(state, step.rule, step.body, why, rule)


@performs(verbs.DiscardPower)
def perform_discard_power(state: DragonState, effect: verbs.DiscardPower, step: steps.Perform) -> None:
    """DRE-409; the Enemy has none, so only players can lose it."""
    body = main_opponent(state, step.body) if effect.opponent else step.body
    if body >= ENEMY or not power.lose(state, body, effect.n, "DRE-409"):
        in_vain(state, step.rule, body, Vain.NO_POWER, "DRE-409")


# -- movement ------------------------------------------------------------------------------------------


@performs(verbs.Move)
def perform_move(state: DragonState, effect: verbs.Move, step: steps.Perform) -> None:
    """DRE-373, DRE-374."""
    if state.run is not None:
        from .roguelite.achievements import moved

        moved(state, step.body)
    state.agenda.append(steps.MoveMystling(step.body, moves(state, step.body, effect.plus), "DRE-373", effect.line))


@performs(verbs.Blink)
def perform_blink(state: DragonState, effect: verbs.Blink, step: steps.Perform) -> None:
    state.agenda.append(steps.BlinkTo(step.body, effect.range, "DRE-784", effect.toward is Toward.AWAY))


@performs(verbs.Rush)
def perform_rush(state: DragonState, effect: verbs.Rush, step: steps.Perform) -> None:
    """DRE-443, DRE-439, DRE-812, AMB-DRE-11: the Enemy's Move toward its opponent."""
    left = moves(state, step.body, effect.plus)
    movement.set_out(state, steps.EnemyMoves(step.body, left, "DRE-443", False, effect.line))


@performs(verbs.Retreat)
def perform_retreat(state: DragonState, effect: verbs.Retreat, step: steps.Perform) -> None:
    """DRE-440, DRE-439, DRE-809: the Enemy's Move away from it."""
    movement.set_out(state, steps.EnemyMoves(step.body, moves(state, step.body, effect.plus), "DRE-440", True))


# -- cards and slots -----------------------------------------------------------------------------------


@performs(verbs.Draw)
def perform_draw(state: DragonState, effect: verbs.Draw, step: steps.Perform) -> None:
    for _ in range(effect.n):
        if not cards.draw_one(state, step.body, "DRE-413"):
            cannot_draw(state, step.body, step.rule)
            return


def can_draw(state: DragonState, seat: int) -> bool:
    """AMB-DRE-43, AMB-DRE-45: an empty slot, and a card to put there."""
    sheet = (state.combat or fight(state)).sheets[seat]
    return "" in sheet.slots and bool(cards.deck_size(sheet) or sheet.discard or sheet.upgrade)


def cannot_draw(state: DragonState, seat: int, cause: str) -> None:
    if "" in fight(state).sheets[seat].slots:
        in_vain(state, cause, seat, Vain.NO_CARDS, "DRE-414")
    else:
        in_vain(state, cause, seat, Vain.NO_SLOT, "DRE-413")


@performs(verbs.DiscardCard)
def perform_discard_card(state: DragonState, effect: verbs.DiscardCard, step: steps.Perform) -> None:
    if cards.free_slots((state.combat or fight(state)).sheets[step.body]):
        state.agenda.append(steps.DiscardCards(step.body, effect.n, "DRE-793"))
    else:
        in_vain(state, step.rule, step.body, Vain.NO_CARD, "DRE-793")


@performs(verbs.DiscardTop)
def perform_discard_top(state: DragonState, effect: verbs.DiscardTop, step: steps.Perform) -> None:
    if not cards.deck_size(fight(state).sheets[step.body]):
        in_vain(state, step.rule, step.body, Vain.NO_DECK, "DRE-793")
    cards.discard_top(state, step.body, effect.n, "DRE-795")


@performs(verbs.Search)
def perform_search(state: DragonState, effect: verbs.Search, step: steps.Perform) -> None:
    if not cards.search(state, step.body, effect.n):
        in_vain(state, step.rule, step.body, Vain.NO_DECK, "DRE-814")


@performs(verbs.Slide)
def perform_slide(state: DragonState, effect: verbs.Slide, step: steps.Perform) -> None:
    """DRE-402: whether a card is drawn or not."""
    cards.slide((state.combat or fight(state)).sheets[step.body])


@performs(verbs.Reshuffle)
def perform_reshuffle(state: DragonState, effect: verbs.Reshuffle, step: steps.Perform) -> None:
    cards.reshuffle(state, step.body, "DRE-416")


@performs(verbs.Shuffle)
def perform_shuffle(state: DragonState, effect: verbs.Shuffle, step: steps.Perform) -> None:
    cards.shuffle(state, step.body, "DRE-419")


@performs(verbs.Interrupt)
def perform_interrupt(state: DragonState, effect: verbs.Interrupt, step: steps.Perform) -> None:
    """DRE-817 to DRE-819, DRE-535: the highest occupied slots of the opponent's track; in PvP never slot 1.

    DRE-808: cards that are being resolved stay.
    """
    combat = fight(state)
    other = main_opponent(state, step.body)
    for number in range(effect.n):
        track = foe_of(state).track if other == ENEMY else combat.sheets[other].slots
        held = [at + 1 for at, card in enumerate(track) if card]
        resolving = resolving_slots(state) if other == ENEMY else combat.sheets[other].resolving
        held = [slot for slot in held if slot not in resolving and not (combat.foe is None and slot == 1)]
        if not held:
            if not number:
                in_vain(state, step.rule, other, Vain.NO_TRACK, "DRE-817")
            return
        slot = held[-1]
        state.emit(events.TrackInterrupted(rule="DRE-817", body=other, slot=slot))
        if other == ENEMY:
            foe = foe_of(state)
            foe.discard = (*foe.discard, track[slot - 1])
            foe.track = (*track[: slot - 1], "", *track[slot:])
        else:
            cards.discard(state, other, cards.empty_slot(combat.sheets[other], slot), "DRE-819")
        if step.body < ENEMY:
            note(state, step.body, InterruptTrack)


@performs(verbs.Trigger)
def perform_trigger(state: DragonState, effect: verbs.Trigger, step: steps.Perform) -> None:
    """DRE-379, DRE-821, DRE-823: once per turn for each side."""
    if step.body < ENEMY:
        if can_trigger(state, step.body):
            fight(state).sheets[step.body].triggered = True
            state.agenda.append(steps.TriggerCard(step.body))
        else:
            cannot_trigger(state, step.body, step.rule)
        return
    foe = foe_of(state)
    if foe.triggered:
        in_vain(state, step.rule, ENEMY, Vain.TRIGGERED, "DRE-823")
        return
    foe.triggered = True
    state.then(steps.EnemyDraws(), steps.EnemyResolves())


def can_trigger(state: DragonState, seat: int) -> bool:
    """DRE-379, AMB-DRE-47: not used yet, and another card lies in a slot."""
    sheet = fight(state).sheets[seat]
    return not sheet.triggered and bool(cards.free_slots(sheet))


def cannot_trigger(state: DragonState, seat: int, cause: str) -> None:
    if fight(state).sheets[seat].triggered:
        in_vain(state, cause, seat, Vain.TRIGGERED, "DRE-379")
    else:
        in_vain(state, cause, seat, Vain.NO_CARD, "DRE-380")


@BOOK.asks(steps.TriggerCard)
def choose_triggered(state: DragonState, step: steps.TriggerCard) -> Decision | None:
    """DRE-380: another card of the slots."""
    sheet = fight(state).sheets[step.seat]
    free = cards.free_slots(sheet)
    if len(free) < 2:
        return None
    offered = [choices.TRIGGER[slot - 1] for slot in free]
    return ask(state, step.seat, "prompt-trigger", "DRE-380", offered, {"slots": sheet.slots})


@BOOK.resolves(steps.TriggerCard)
def trigger(state: DragonState, step: steps.TriggerCard, choice: choices.TriggerCard | None) -> None:
    """DRE-380, DRE-383: resolved in its slot without the slot's Power.

    DRE-381: it is discarded before the first card.
    """
    sheet = fight(state).sheets[step.seat]
    free = cards.free_slots(sheet)
    if not free:
        return
    slot = free[0] if choice is None else choice.slot
    card = sheet.slots[slot - 1]
    state.emit(events.CardTriggered(rule="DRE-380", seat=step.seat, card=card, slot=slot))
    cards.resolve_card(state, step.seat, slot, card, "DRE-380", triggered=True)


@performs(verbs.ResolveTop)
def perform_resolve_top(state: DragonState, effect: verbs.ResolveTop, step: steps.Perform) -> None:
    """DRE-405, DRE-815: from outside the slots, so its slot value is 0."""
    sheet = fight(state).sheets[step.body]
    if not cards.deck_size(sheet):
        cards.reshuffle(state, step.body, "DRE-414")
    card = cards.take_top(state, step.body)
    if card:
        state.emit(events.CardPlayed(rule="DRE-405", seat=step.body, card=card, slot=0))
        cards.resolve_card(state, step.body, 0, card, "DRE-405")
    else:
        in_vain(state, step.rule, step.body, Vain.NO_CARDS, "DRE-405")


@performs(verbs.RemoveThis)
def perform_remove_this(state: DragonState, effect: verbs.RemoveThis, step: steps.Perform) -> None:
    """DRE-810, DRE-352: the card that is being resolved leaves the deck when it is finished."""
    for at in range(len(state.agenda) - 1, -1, -1):
        pending = state.agenda[at]
        if isinstance(pending, steps.FinishCard) and pending.card == step.card and pending.slot == step.slot:
            state.agenda[at] = steps.FinishCard(pending.seat, pending.slot, pending.card, pending.triggered, True)
            return


# -- tokens and Summons --------------------------------------------------------------------------------


@performs(verbs.Place)
def perform_place(state: DragonState, effect: verbs.Place, step: steps.Perform) -> None:
    state.agenda.append(steps.PlaceTokens(step.body, effect.n, effect.range, "DRE-455"))


@performs(verbs.GainToken)
def perform_gain_token(state: DragonState, effect: verbs.GainToken, step: steps.Perform) -> None:
    if tokens.gain_tokens(state, step.body, effect.n, "DRE-454") < 1:
        why = Vain.NO_SUPPLY if tokens.in_use(state, step.body) < tokens.limit(state, step.body) else Vain.TOKEN_LIMIT
        in_vain(state, step.rule, step.body, why, "DRE-461")


@performs(verbs.DiscardToken)
def perform_discard_token(state: DragonState, effect: verbs.DiscardToken, step: steps.Perform) -> None:
    arena = steps.DiscardTokens(step.body, effect.n, effect.range, "DRE-793")
    if not (tokens.tokens_in_range(state, arena) if effect.arena else sheet_of(state, step.body).held):
        in_vain(state, step.rule, step.body, Vain.NO_TOKENS_HERE, "DRE-793")
    elif effect.arena:
        state.agenda.append(arena)
    else:
        tokens.spend_held(state, step.body, effect.n, "DRE-793")


@performs(verbs.SummonUp)
def perform_summon(state: DragonState, effect: verbs.SummonUp, step: steps.Perform) -> None:
    """DRE-720: only Enemies summon; a player's Mystling places an ordinary token instead."""
    if step.body < ENEMY:
        state.agenda.append(steps.PlaceTokens(step.body, 1, effect.range, "DRE-720"))
    else:
        state.agenda.append(steps.PlaceSummon(effect.summon, effect.range, "DRE-726"))


@performs(verbs.SummonsAct)
def perform_summons_act(state: DragonState, effect: verbs.SummonsAct, step: steps.Perform) -> None:
    spaces = tuple([minion.space for minion in foe_of(state).minions]) if fight(state).foe is not None else ()
    if spaces:
        state.agenda.append(steps.SummonsAct(spaces, effect.effects, "DRE-725"))
    else:
        in_vain(state, step.rule, step.body, Vain.NO_SUMMONS, "DRE-725")
