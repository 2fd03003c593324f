"""Why not? For every kind of choice the rules that forbid it now, with the values that fail them."""

from __future__ import annotations

from rulewright.core.record import Choice, Reason, Seat

from ..model import choices, steps
from ..model.choices import ENEMY, SUMMON
from ..model.state import DragonState
from .book import BOOK, content, ground, space_of
from .cards import free_slots
from .choosing import able_members, fit_members, gauntlet_tier
from .decks import broken, can_leave_room, subtype_now, suggest
from .effects import can_trigger
from .movement import closed
from .turn import bonus_actions, is_silenced


@BOOK.refuses(choices.PlayCard)
def refuse_card(state: DragonState, seat: Seat, choice: choices.PlayCard) -> list[Reason]:
    """DRE-388, DRE-389: a slot with a card, once per turn."""
    if not state.fighting:
        return []
    if not state.sheets[seat].slots[choice.slot - 1]:
        return [Reason("DRE-388", "why-empty-slot", {"slot": choice.slot})]
    if asks(state, steps.ActAfter, seat):
        return [Reason("DRE-389", "why-one-card")]
    return []


def asks(state: DragonState, kind: type, seat: Seat) -> bool:
    """Whether the open question is of this kind and for this seat."""
    top = state.agenda[-1] if state.agenda else None
    return isinstance(top, kind) and getattr(top, "seat", seat) == seat


def acting(state: DragonState, seat: Seat, rule: str, message: str) -> list[Reason]:
    """In the middle of a turn: only cards and Bonus Actions do such a thing."""
    if asks(state, steps.Act, seat) or asks(state, steps.ActAfter, seat):
        return [Reason(rule, message)]
    return []


@BOOK.refuses(choices.CleanseToken)
def refuse_cleanse(state: DragonState, seat: Seat, choice: choices.CleanseToken) -> list[Reason]:
    """DRE-421, DRE-788: Conditions leave at the end of the turn, or by an effect."""
    return acting(state, seat, "DRE-421", "why-cleanse-by-effect") if state.fighting else []


@BOOK.refuses(choices.PickEnemy)
def refuse_enemy(state: DragonState, seat: Seat, choice: choices.PickEnemy) -> list[Reason]:
    """DRE-324: whoever is in the party is no Enemy; a gauntlet goes up Tier by Tier."""
    if not asks(state, steps.ChooseEnemy, seat):
        return []
    everything = content(state)
    mystling = everything.enemies[choice.enemy].mystling
    if any(member.mystling == mystling for sheet in state.sheets for member in sheet.party):
        return [Reason("DRE-324", "why-own-enemy", {"mystling": mystling})]
    if choice.enemy in state.met:
        return [Reason("DRE-324", "why-met", {"enemy": choice.enemy})]
    return [Reason("DRE-324", "why-other-tier", {"tier": str(gauntlet_tier(state))})]


@BOOK.refuses(choices.PickArena)
def refuse_arena(state: DragonState, seat: Seat, choice: choices.PickArena) -> list[Reason]:
    """DRE-533: PvP needs a PvP side."""
    if asks(state, steps.ChooseArena, seat):
        return [Reason("DRE-533", "why-no-pvp-side", {"arena": choice.arena})]
    return []


@BOOK.refuses(choices.UseBonus)
def refuse_bonus(state: DragonState, seat: Seat, choice: choices.UseBonus) -> list[Reason]:
    """DRE-395, DRE-396, DRE-403, DRE-738, AMB-DRE-47."""
    if not state.fighting:
        return []
    sheet = state.sheets[seat]
    bonus = content(state).bonuses[choice.bonus]
    if choice.bonus not in bonus_actions(state, seat):
        return [Reason("DRE-398", "why-no-such-bonus", {"bonus": choice.bonus})]
    found = []
    if choice.bonus in sheet.used:
        found.append(Reason("DRE-396", "why-bonus-used", {"bonus": choice.bonus}))
    if bonus.power > sheet.power:
        found.append(Reason("DRE-395", "why-no-power", {"need": bonus.power, "have": sheet.power}))
    if is_silenced(state, seat, choice.bonus):
        found.append(Reason("DRE-738", "why-silenced"))
    if choice.bonus in content(state).triggers and not can_trigger(state, seat):
        used = Reason("DRE-379", "why-triggered") if sheet.triggered else Reason("DRE-380", "why-no-other-card")
        found.append(used)
    return found


@BOOK.refuses(choices.EndTurn)
def refuse_end(state: DragonState, seat: Seat, choice: Choice) -> list[Reason]:
    """DRE-389: the Action card cannot be skipped."""
    if asks(state, steps.Act, seat) and any(state.sheets[seat].slots):
        return [Reason("DRE-389", "why-card-first")]
    return []


@BOOK.refuses(choices.TriggerCard)
def refuse_trigger(state: DragonState, seat: Seat, choice: choices.TriggerCard) -> list[Reason]:
    """DRE-379, DRE-380, DRE-808."""
    sheet = state.sheets[seat]
    if not state.fighting:
        return []
    if sheet.triggered and not asks(state, steps.TriggerCard, seat):
        return [Reason("DRE-379", "why-triggered")]
    if choice.slot in sheet.resolving:
        return [Reason("DRE-808", "why-resolving", {"slot": choice.slot})]
    if not sheet.slots[choice.slot - 1]:
        return [Reason("DRE-380", "why-empty-slot", {"slot": choice.slot})]
    return []


@BOOK.refuses(choices.DiscardSlot)
def refuse_discard(state: DragonState, seat: Seat, choice: choices.DiscardSlot) -> list[Reason]:
    sheet = state.sheets[seat]
    if asks(state, steps.DiscardCards, seat) and choice.slot not in free_slots(sheet):
        if choice.slot in sheet.resolving:
            return [Reason("DRE-808", "why-resolving", {"slot": choice.slot})]
        return [Reason("DRE-388", "why-empty-slot", {"slot": choice.slot})]
    return []


@BOOK.refuses(choices.GoTo)
def refuse_space(state: DragonState, seat: Seat, choice: choices.GoTo) -> list[Reason]:
    """DRE-355, DRE-373, DRE-443, DRE-743, DRE-784: closed, too far, or not among the best for the Enemy."""
    if not state.fighting:
        return []
    top = state.agenda[-1]
    if not isinstance(top, (steps.MoveMystling, steps.BlinkTo, steps.EnemyMoves)):
        return acting(state, seat, "DRE-373", "why-move-by-effect")
    arena = ground(state)
    if choice.space >= arena.spaces:
        return [Reason("DRE-294", "why-no-space")]
    if choice.space in arena.holes:
        return [Reason("DRE-743", "why-hole")]
    body = top.seat if isinstance(top, steps.MoveMystling) else top.body
    if choice.space in closed(state, body):
        return [Reason("DRE-355", "why-closed", {"space": choice.space})]
    if isinstance(top, steps.EnemyMoves):
        return [Reason("DRE-440" if top.away else "DRE-443", "why-not-best", {"space": choice.space})]
    if isinstance(top, steps.BlinkTo):
        if body >= ENEMY:
            return [Reason("DRE-787", "why-not-best", {"space": choice.space})]
        far = arena.range[space_of(state, body)][choice.space]
        return [Reason("DRE-784", "why-out-of-range", {"need": far, "have": top.range})]
    return [Reason("DRE-757" if top.line else "DRE-373", "why-too-far", {"have": top.left, "space": choice.space})]


@BOOK.refuses(choices.PlaceToken)
def refuse_token(state: DragonState, seat: Seat, choice: choices.PlaceToken) -> list[Reason]:
    """DRE-455 to DRE-459, DRE-744."""
    if not state.fighting:
        return []
    if not isinstance(state.agenda[-1], steps.PlaceTokens):
        return acting(state, seat, "DRE-455", "why-token-by-effect")
    step = state.agenda[-1]
    arena = ground(state)
    if choice.space >= arena.spaces:
        return [Reason("DRE-294", "why-no-space")]
    if choice.space in arena.holes:
        return [Reason("DRE-744", "why-hole")]
    if choice.space in (*state.boons, *state.banes):
        return [Reason("DRE-458", "why-terrain", {"space": choice.space})]
    far = arena.range[space_of(state, step.body)][choice.space]
    if step.range and far > step.range:
        return [Reason("DRE-455", "why-out-of-range", {"need": far, "have": step.range})]
    if step.body >= ENEMY:
        return [Reason("DRE-456", "why-not-nearest", {"space": choice.space})]
    return [Reason("DRE-459", "why-token-there", {"space": choice.space})]


@BOOK.refuses(choices.TakeToken)
def refuse_lift(state: DragonState, seat: Seat, choice: choices.TakeToken) -> list[Reason]:
    if state.fighting and isinstance(state.agenda[-1], (steps.PlaceTokens, steps.DiscardTokens)):
        return [Reason("DRE-462", "why-no-token", {"space": choice.space})]
    return []


@BOOK.refuses(choices.AimAt)
def refuse_target(state: DragonState, seat: Seat, choice: choices.AimAt) -> list[Reason]:
    """DRE-375, DRE-376: not there, or out of range."""
    if not state.fighting:
        return []
    if not isinstance(state.agenda[-1], steps.Strike):
        return acting(state, seat, "DRE-375", "why-hit-by-effect")
    if choice.target >= SUMMON and choice.target % SUMMON >= ground(state).spaces:
        return [Reason("DRE-294", "why-no-space")]
    return [Reason("DRE-370", "why-no-target", {"target": choice.target})]


@BOOK.refuses(choices.AddCard)
def refuse_add(state: DragonState, seat: Seat, choice: choices.AddCard) -> list[Reason]:
    """DRE-120 to DRE-130: every broken rule of deck construction."""
    top = state.agenda[-1] if state.agenda else None
    if isinstance(top, steps.BuildDeck) and top.seat == seat:
        return with_suggestion(state, top, top.member, choice.card)
    if isinstance(top, steps.BuildTogether) and top.seat == seat:
        found = with_suggestion(state, top, top.members[seat], choice.card)
        return found or [Reason("DRE-544", "why-subtype-later")]
    return [Reason("DRE-119", "why-no-building")] if state.fighting else []


def with_suggestion(
    state: DragonState, step: steps.BuildDeck | steps.BuildTogether, at: int, card: str
) -> list[Reason]:
    """Every rule that keeps a card out of the deck; the last one also names a card that would fit."""
    deck = state.drafts[step.seat]
    found = broken(state, step.seat, at, deck, card)
    fitting = suggest(state, step.seat, at, deck, subtype_now(state, step))[:1] if found else []
    if fitting:
        last = found[-1]
        found[-1] = Reason(last.rule, last.message, {**last.values, "suggested": fitting[0]})
    return found


@BOOK.refuses(choices.TakeOut)
def refuse_take_out(state: DragonState, seat: Seat, choice: choices.TakeOut) -> list[Reason]:
    """DRE-131, AMB-DRE-101: only what is in the deck that is being built, and only so often."""
    top = state.agenda[-1] if state.agenda else None
    if not isinstance(top, (steps.BuildDeck, steps.BuildTogether)) or top.seat != seat:
        return []
    if choice.card not in state.drafts[seat]:
        return [Reason("DRE-131", "why-not-in-deck", {"card": choice.card})]
    return [Reason("AMB-DRE-101", "why-taken-out-enough", {"n": content(state).numbers.take_outs})]


@BOOK.refuses(choices.LeaveRoom)
def refuse_room(state: DragonState, seat: Seat, choice: Choice) -> list[Reason]:
    top = state.agenda[-1] if state.agenda else None
    if isinstance(top, steps.BuildTogether) and not can_leave_room(state, top):
        return [Reason("DRE-544", "why-no-room")]
    return []


@BOOK.refuses(choices.TakeUpMode, choices.GiveUpMode)
def refuse_mode(state: DragonState, seat: Seat, choice: choices.TakeUpMode | choices.GiveUpMode) -> list[Reason]:
    """DRE-517, DRE-518, DRE-862, AMB-DRE-40: between Combats, where the table has agreed to it, and once each."""
    if choice.mode == "unpredictable" and len(state.sheets) == 2:
        return [Reason("DRE-862", "why-mode-alone")]
    if not state.options.switching:
        return [Reason("DRE-517", "why-no-switching")]
    if not asks(state, steps.SwitchModes, seat):
        return [Reason("DRE-517", "why-mode-later")]
    return [Reason("DRE-517", "why-mode-so", {"on": int(getattr(state.options, choice.mode))})]


@BOOK.refuses(choices.PickMystling)
def refuse_mystling(state: DragonState, seat: Seat, choice: choices.PickMystling) -> list[Reason]:
    """DRE-105, DRE-554, DRE-558, AMB-DRE-86."""
    everything = content(state).mystlings
    if asks(state, steps.ChooseMystling, seat):
        party = [member.mystling for sheet in state.sheets for member in sheet.party]
        own = [member.mystling for member in state.sheets[seat].party]
        together = own if state.pvp else party
        if any(everything[other].element is everything[choice.mystling].element for other in together):
            rule = "DRE-558" if state.pvp else "DRE-105"
            element = str(everything[choice.mystling].element)
            return [Reason(rule, "why-same-element", {"mystling": choice.mystling, "element": element})]
        return [Reason("DRE-539", "why-taken", {"mystling": choice.mystling})]
    if asks(state, steps.ChooseFighter, seat):
        party = state.sheets[seat].party  # type: ignore[assignment]
        names = [member.mystling for member in state.sheets[seat].party]
        if choice.mystling not in names:
            return [Reason("DRE-337", "why-not-in-party", {"mystling": choice.mystling})]
        at = names.index(choice.mystling)
        if at not in able_members(state, seat):
            return [Reason("DRE-554", "why-has-won", {"mystling": choice.mystling})]
        if at not in fit_members(state, seat):
            element = str(everything[choice.mystling].element)
            return [Reason("DRE-824", "why-same-element", {"mystling": choice.mystling, "element": element})]
    return []


@BOOK.refuses(choices.Accept)
def refuse_offer(state: DragonState, seat: Seat, choice: Choice) -> list[Reason]:
    """DRE-392: only where something is optional."""
    return [Reason("DRE-392", "why-nothing-offered")]


@BOOK.refuses(choices.Decline)
def refuse_decline(state: DragonState, seat: Seat, choice: Choice) -> list[Reason]:
    return [Reason("DRE-392", "why-nothing-offered")]


@BOOK.refuses(choices.Concede)
def refuse_concede(state: DragonState, seat: Seat, choice: Choice) -> list[Reason]:
    """DRE-475: only in a Combat, and where the table has agreed to it."""
    if state.fighting and not state.options.conceding:
        return [Reason("DRE-475", "why-no-conceding")]
    return [Reason("DRE-475", "why-no-combat")] if not state.fighting else []


@BOOK.refuses(choices.Mulligan, choices.KeepCards)
def refuse_mulligan(state: DragonState, seat: Seat, choice: Choice) -> list[Reason]:
    return [Reason("DRE-346", "why-no-mulligan")]


def idle(state: DragonState, seat: Seat) -> Reason:
    """Nothing is asked of this seat."""
    if state.over:
        return Reason("DRE-469", "why-game-over")
    return Reason("DRE-386", "why-not-asked", {"seats": [decision.seat for decision in state.decisions]})


BOOK.idle = idle
