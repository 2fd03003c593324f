"""Battle: secret reactions, carried out in order of play, then Strength and losses. Rulebook p.10-11."""

from __future__ import annotations

from rulewright.core.record import Choice, Decision, Seat

from ..abilities import DrawFirst, FightStrength, GloryPerLoss
from ..model import choices, events, steps
from ..model.state import Battle, MystheaState
from ..model.vocabulary import CardType, Unit
from .book import BOOK, ability_of, content, deck_left, discharge, draw_to_hand, gain, leave_hand
from .control import is_present, presence, strength_in, units_in
from .losses import remove_unit, wound
from .points import fresh, routes, travel

# -- where ---------------------------------------------------------------------------------------------


def battle_regions(state: MystheaState, seat: Seat) -> list[int]:
    """MYS-198: regions with an own unit and a unit of another player."""
    own = presence(state.boards[seat])
    shared: set[int] = set()
    for other, board in enumerate(state.boards):
        if other != seat:
            shared |= own & presence(board)
    return sorted(shared)


def remote_regions(state: MystheaState, seat: Seat) -> list[int]:
    """MYS-242, MYS-243, AMB-MYS-36: any region where an opponent has a unit."""
    if state.rulings.remote_needs_unit is True:
        return battle_regions(state, seat)
    found: set[int] = set()
    for other, board in enumerate(state.boards):
        if other != seat:
            found |= presence(board)
    return sorted(found)


def needs_artefact(state: MystheaState, from_encounter: bool) -> bool:
    """MYS-244, AMB-MYS-35: a Battle from an Encounter follows the normal Artefact rule, unless switched."""
    return from_encounter and state.rulings.encounter_battle_discharges


def can_start_remote(state: MystheaState, seat: Seat, from_encounter: bool) -> bool:
    if needs_artefact(state, from_encounter) and not state.boards[seat].charged:
        return False
    return bool(remote_regions(state, seat))


def draws_before_region(state: MystheaState, seat: Seat) -> bool:
    """MYS-345, AMB-MYS-79: Sanya's card comes first, before the region is chosen, if there is one to draw."""
    if not state.rulings.draw_before_region or not isinstance(ability_of(state, seat), DrawFirst):
        return False
    return deck_left(state) > 0


@BOOK.asks(steps.ChooseBattle)
def offer_battles(state: MystheaState, step: steps.ChooseBattle) -> Decision | None:
    """MYS-240, MYS-242, AMB-MYS-80: choose where, or let it be."""
    if not can_start_remote(state, step.seat, step.discharge):
        return None
    offered: list[Choice] = [choices.BEGIN_BATTLE]
    if not draws_before_region(state, step.seat):
        offered = [choices.BATTLE_IN[region] for region in remote_regions(state, step.seat)]
    offered.append(choices.DONE)
    about = {"strength": step.strength, "discharge": int(needs_artefact(state, step.discharge))}
    return Decision(step.seat, "prompt-remote-battle", step.rule, tuple(offered), about)


@BOOK.resolves(steps.ChooseBattle)
def choose_battle(state: MystheaState, step: steps.ChooseBattle, choice: Choice | None) -> None:
    """MYS-240, MYS-244: a Tactic's Battle leaves the Artefact alone, an Encounter's discharges it first."""
    if choice is None or choice is choices.DONE:
        return
    if needs_artefact(state, step.discharge):
        discharge(state, step.seat, "MYS-244")
    if isinstance(choice, choices.StartBattle):
        state.agenda.append(steps.OpenBattle(step.seat, choice.region, step.strength))
    else:
        begin_battle(state, steps.LocateBattle(step.seat, step.strength, True, step.rule))


def begin_battle(state: MystheaState, then: steps.LocateBattle) -> None:
    """MYS-345, AMB-MYS-79: first the card, then the region; from here on the Battle cannot be dropped."""
    state.then(steps.DrawFirst(then.seat), then)


@BOOK.asks(steps.LocateBattle)
def offer_places(state: MystheaState, step: steps.LocateBattle) -> Decision:
    """MYS-198, MYS-242: the region of a Battle that has begun."""
    found = remote_regions(state, step.seat) if step.remote else battle_regions(state, step.seat)
    offered = tuple([choices.BATTLE_IN[region] for region in found])
    return Decision(step.seat, "prompt-battle-region", step.rule, offered, {"strength": step.strength})


@BOOK.resolves(steps.LocateBattle)
def locate_battle(state: MystheaState, step: steps.LocateBattle, choice: Choice) -> None:
    assert isinstance(choice, choices.StartBattle)
    state.agenda.append(steps.OpenBattle(step.seat, choice.region, step.strength, drawn=True))


# -- the course ----------------------------------------------------------------------------------------


@BOOK.resolves(steps.OpenBattle)
def open_battle(state: MystheaState, step: steps.OpenBattle, choice: None) -> None:
    """MYS-199, MYS-243, MYS-241, MYS-345: everybody with a unit there takes part, and the starter in any case."""
    sides = tuple([seat for seat in state.order if seat == step.seat or is_present(state.boards[seat], step.region)])
    none = (0,) * len(sides)
    # MYS-241: the starting card's Strength is the starter's alone.
    bonus = tuple([step.strength if seat == step.seat else 0 for seat in sides])
    ability = ability_of(state, step.seat)
    state.battle = Battle(
        starter=step.seat,
        region=step.region,
        sides=sides,
        bonus=bonus,
        cards=("",) * len(sides),
        retreated=none,
        lost=none,
        loss_glory=ability.glory if isinstance(ability, GloryPerLoss) else 0,
    )
    state.events.append(events.BattleBegan(rule="MYS-199", seat=step.seat, region=step.region, sides=sides))
    state.agenda.append(steps.CommitCards())
    if isinstance(ability, DrawFirst) and not step.drawn:
        state.agenda.append(steps.DrawFirst(step.seat))


_DRAW_FIRST = (choices.DRAW_CARD, choices.DECLINE)


@BOOK.asks(steps.DrawFirst)
def offer_draw_first(state: MystheaState, step: steps.DrawFirst) -> Decision | None:
    """MYS-345, MYS-346, AMB-MYS-46: before anything else, the top card of the Era Deck may be taken for free."""
    if deck_left(state) == 0:
        return None
    return Decision(step.seat, "prompt-draw-first", "MYS-345", _DRAW_FIRST)


@BOOK.resolves(steps.DrawFirst)
def draw_first(state: MystheaState, step: steps.DrawFirst, choice: Choice | None) -> None:
    if choice is choices.DRAW_CARD:
        draw_to_hand(state, step.seat, "MYS-345")


@BOOK.asks(steps.CommitCards)
def commit_in_secret(state: MystheaState, step: steps.CommitCards) -> tuple[Decision, ...]:
    """MYS-200, AMB-MYS-47: each side secretly chooses a card or none; an empty hand chooses nothing."""
    battle = state.battle
    assert battle is not None
    about = {"region": battle.region}
    return tuple(
        [
            Decision(
                seat,
                "prompt-commit",
                "MYS-200",
                (*[choices.COMMIT[card] for card in state.boards[seat].hand], choices.COMMIT_NOTHING),
                about,
                True,
            )
            for seat in battle.sides
            if state.boards[seat].hand and may_react(state, seat)
        ]
    )


def may_react(state: MystheaState, seat: Seat) -> bool:
    """AMB-MYS-34: a starter without a unit there chooses a card too, unless the table plays it otherwise."""
    assert state.battle is not None
    return state.rulings.remote_needs_unit != "no-card" or is_present(state.boards[seat], state.battle.region)


@BOOK.reveals(steps.CommitCards)
def reveal_together(state: MystheaState, step: steps.CommitCards, picks: dict[Seat, Choice]) -> None:
    """MYS-201 to MYS-203, MYS-215: revealed together, carried out in order of play, then discarded."""
    battle = state.battle
    assert battle is not None
    shown = []
    for seat in battle.sides:
        pick = picks.get(seat)
        card = pick.card if isinstance(pick, choices.CommitCard) else ""
        shown.append(card)
        if card:
            leave_hand(state, state.boards[seat], card)
        state.events.append(events.CardRevealed(rule="MYS-201", seat=seat, card=card))
    battle.cards = tuple(shown)
    reactions = [steps.React(seat) for seat, card in zip(battle.sides, shown, strict=True) if card]
    state.then(*reactions, steps.CompareStrength())


@BOOK.resolves(steps.React)
def react(state: MystheaState, step: steps.React, choice: None) -> None:
    """MYS-204 to MYS-214: the colour of the card is the reaction; it gives neither effect nor points."""
    battle = state.battle
    assert battle is not None
    seat = step.seat
    at = battle.sides.index(seat)
    card = battle.cards[at]
    points = content(state).points[card]
    kind = content(state).type[card]
    board = state.boards[seat]
    units = units_in(board, battle.region)
    if kind is CardType.OBJECTIVE:
        state.agenda.append(steps.Retreat(seat, points, units))
    elif kind is CardType.UPGRADE:
        gain(state, seat, "MYS-209", glory=points + units)
    elif kind is CardType.ACCESSORY:
        gain(state, seat, "MYS-210", energy=points + units)
    else:
        battle.bonus = (*battle.bonus[:at], battle.bonus[at] + points, *battle.bonus[at + 1 :])


@BOOK.asks(steps.Retreat)
def offer_retreat(state: MystheaState, step: steps.Retreat) -> Decision | None:
    """MYS-206 to MYS-208, AMB-MYS-37: up to as many moves as points, for own units of the battle region.

    AMB-MYS-32: not for those that have travelled in this turn. MYS-501: never into a Mirage.
    """
    battle = state.battle
    assert battle is not None
    if step.moves <= 0:
        return None
    board = state.boards[step.seat]
    ways = routes(state)
    offered: list[Choice] = []
    if board.at == battle.region or step.roaming:
        offered.extend(ways[Unit.CHAMPION][board.at])
    if battle.region in fresh(board.troops, board.tired_troops):
        offered.extend(ways[Unit.TROOP][battle.region])
    if battle.region in fresh(board.golems, board.tired_golems):
        offered.extend(ways[Unit.GOLEM][battle.region])
    if not offered:
        return None
    offered.append(choices.DONE)
    return Decision(step.seat, "prompt-retreat", "MYS-206", tuple(offered), {"points": step.moves})


@BOOK.resolves(steps.Retreat)
def retreat(state: MystheaState, step: steps.Retreat, choice: Choice | None) -> None:
    """AMB-MYS-38: a unit has retreated, once, if it ends in another region; carried ones count."""
    battle = state.battle
    assert battle is not None
    if isinstance(choice, choices.Travel):
        # MYS-208: a Champion that stood there may go on, whether it walked out or was carried.
        roaming = step.roaming or state.boards[step.seat].at == battle.region
        state.agenda.append(steps.Retreat(step.seat, step.moves - 1, step.before, roaming))
        # MYS-206: only units of the battle region retreat, so a Champion further on carries nobody.
        travel(state, step.seat, choice, "MYS-206", carry=choice.origin == battle.region)
        return
    gone = max(0, step.before - units_in(state.boards[step.seat], battle.region))
    at = battle.sides.index(step.seat)
    battle.retreated = (*battle.retreated[:at], gone, *battle.retreated[at + 1 :])


@BOOK.resolves(steps.CompareStrength)
def compare_strength(state: MystheaState, step: steps.CompareStrength, choice: None) -> None:
    """MYS-215, MYS-216, MYS-222, AMB-MYS-42: totals of the units still there; losses follow in order of play.

    MYS-221, MYS-238: what has retreated no longer counts, and nothing else is added.
    MYS-225, AMB-MYS-39: whoever ties for the highest total loses nothing.
    MYS-337, MYS-339: Anuth counts more in a Battle that his own player starts, while he stands there himself.
    """
    battle = state.battle
    assert battle is not None
    for seat, card in zip(battle.sides, battle.cards, strict=True):
        if card:
            board = state.boards[seat]
            board.discard = (*board.discard, card)
    ability = ability_of(state, battle.starter)
    if isinstance(ability, FightStrength) and state.boards[battle.starter].at == battle.region:
        at = battle.sides.index(battle.starter)
        battle.bonus = (*battle.bonus[:at], battle.bonus[at] + ability.plus, *battle.bonus[at + 1 :])
    battle.totals = tuple(
        [strength_in(state, seat, battle.region) + battle.bonus[at] for at, seat in enumerate(battle.sides)]
    )
    state.events.append(events.StrengthCompared(rule="MYS-216", seat=None, sides=battle.sides, totals=battle.totals))
    highest = max(battle.totals)
    losses = [
        steps.LoseUnits(seat, highest - battle.totals[at])
        for at, seat in enumerate(battle.sides)
        if battle.totals[at] < highest
    ]
    state.then(*losses, steps.EndBattle())


def removable(state: MystheaState, seat: Seat, region: int) -> list[Unit]:
    """MYS-224, MYS-230, AMB-MYS-41: own units there; an already wounded Champion cannot be named."""
    board = state.boards[seat]
    found = []
    if region in board.troops:
        found.append(Unit.TROOP)
    if region in board.golems:
        found.append(Unit.GOLEM)
    if region in board.fortifications:
        found.append(Unit.FORTIFICATION)
    if board.at == region and not board.wounded:
        found.append(Unit.CHAMPION)
    return found


@BOOK.asks(steps.LoseUnits)
def offer_losses(state: MystheaState, step: steps.LoseUnits) -> Decision | None:
    """MYS-222 to MYS-224: the owner chooses what is lost, one unit for each point of difference.

    MYS-234: whoever loses everything that can be lost has nothing to choose.
    """
    battle = state.battle
    assert battle is not None
    kinds = removable(state, step.seat, battle.region)
    if len(kinds) < 2 or step.count <= 0:
        return None
    board = state.boards[step.seat]
    spared = int(board.at == battle.region and board.wounded)
    if step.count >= units_in(board, battle.region) - spared:
        return None
    offered = tuple([choices.REMOVE[unit] for unit in kinds])
    return Decision(step.seat, "prompt-lose-unit", "MYS-224", offered, {"count": step.count})


@BOOK.resolves(steps.LoseUnits)
def lose_unit(state: MystheaState, step: steps.LoseUnits, choice: Choice | None) -> None:
    """MYS-228, MYS-234: a Champion is wounded instead; what cannot be removed is ignored."""
    battle = state.battle
    assert battle is not None
    kinds = removable(state, step.seat, battle.region)
    if not kinds or step.count <= 0:
        return
    unit = choice.unit if isinstance(choice, choices.RemoveUnit) else kinds[0]
    if unit is Unit.CHAMPION:
        wound(state, step.seat, "MYS-228")
    else:
        remove_unit(state, step.seat, unit, battle.region, "MYS-222")
    at = battle.sides.index(step.seat)
    battle.lost = (*battle.lost[:at], battle.lost[at] + 1, *battle.lost[at + 1 :])
    if step.count > 1:
        state.agenda.append(steps.LoseUnits(step.seat, step.count - 1))


@BOOK.resolves(steps.EndBattle)
def end_battle(state: MystheaState, step: steps.EndBattle, choice: None) -> None:
    """MYS-235, MYS-236, AMB-MYS-40: the strongest gain 2 Glory for each enemy unit lost or retreated.

    MYS-237, MYS-238, AMB-MYS-39: whoever started it, and all of them in a tie.
    MYS-343, MYS-344, AMB-MYS-44: Leheir's player gains for every loss in a Battle that they start, wherever he is.
    """
    battle = state.battle
    assert battle is not None
    highest = max(battle.totals)
    each = content(state).numbers.battle_glory
    gone = [lost + fled for lost, fled in zip(battle.lost, battle.retreated, strict=True)]
    strongest = []
    for at, seat in enumerate(battle.sides):
        if battle.totals[at] == highest:
            strongest.append(seat)
            gain(state, seat, "MYS-235", glory=each * (sum(gone) - gone[at]))
    if battle.loss_glory:
        gain(state, battle.starter, "MYS-343", glory=battle.loss_glory * sum(gone))
    state.events.append(events.BattleEnded(rule="MYS-236", seat=None, region=battle.region, strongest=tuple(strongest)))
    state.battle = None
