"""For every sentence of Mysthea's refusals: what it claims about a position, and what would make it untrue.

The claims are read off the boards and the table, not asked of the rules. How units, cards and steps are put where a
repair wants them is in `setting.py`.
"""

from __future__ import annotations

from typing import Any

from rulewright.core.record import Seat, kebab
from rulewright.games.mysthea.model import choices, steps
from rulewright.games.mysthea.model.state import MystheaState
from rulewright.games.mysthea.model.vocabulary import Unit

from ..repairing import Never, Repairs, Values, claim
from .setting import change, nearest, options, rulings

REPAIRS = Repairs(choices.TakeOption, choices.ChooseRegion)
mends = REPAIRS.mends

# -- another question is open ----------------------------------------------------------------------------


@mends("why-not-now")
def another_moment(state: MystheaState, seat: Seat, choice: Any, said: Values) -> None:
    decision = state.decision_for(seat)
    claim(decision is not None and decision.prompt == said.prompt, "another question is open")
    claim(kebab(type(state.agenda[-1]).__name__) != said.when, "it is this moment")
    raise Never("what is asked follows from the course of the game")


@mends("why-must-choose")
def a_question_with_answers_of_its_own(state: MystheaState, seat: Seat, choice: Any, said: Values) -> None:
    decision = state.decision_for(seat)
    claim(decision is not None and decision.prompt == said.prompt and not decision.allows(choice))
    raise Never("some questions cannot be left")


@mends("why-variant-off")
def another_variant(state: MystheaState, seat: Seat, choice: Any, said: Values) -> None:
    claim(getattr(state.options, said.variant) is False)
    options(state, **{said.variant: True})


@mends("why-game-over")
def the_end(state: MystheaState, seat: Seat, choice: Any, said: Values) -> None:
    claim(state.over)
    raise Never("an ended game stays ended")


@mends("why-not-asked")
def somebody_else(state: MystheaState, seat: Seat, choice: Any, said: Values) -> None:
    claim(state.decision_for(seat) is None, "this seat is asked")
    asked = {decision.seat for decision in state.decisions}
    claim(asked <= set(said.seats) and seat not in said.seats, f"asked are {asked}")
    raise Never("whose turn it is follows from the course of the game")


# -- the turn --------------------------------------------------------------------------------------------


@mends("why-standard-owed")
def the_standard_action(state: MystheaState, seat: Seat, choice: Any, said: Values) -> None:
    turn = nearest(state, seat, steps.ChooseAction)
    claim(not turn.standard)
    change(state, turn, standard=True)


@mends("why-standard-done")
def no_standard_action_yet(state: MystheaState, seat: Seat, choice: Any, said: Values) -> None:
    turn = nearest(state, seat, steps.ChooseAction)
    claim(turn.standard)
    change(state, turn, standard=False)


@mends("why-special-done")
def no_special_action_yet(state: MystheaState, seat: Seat, choice: Any, said: Values) -> None:
    turn = nearest(state, seat, steps.ChooseAction)
    claim(turn.special or turn.used)
    change(state, turn, special=False, used=())


@mends("why-discharged")
def a_charged_artefact(state: MystheaState, seat: Seat, choice: Any, said: Values) -> None:
    claim(not state.boards[seat].charged)
    state.boards[seat].charged = True


@mends("why-accessory-used")
def an_unused_accessory(state: MystheaState, seat: Seat, choice: Any, said: Values) -> None:
    turn = nearest(state, seat, steps.ChooseAction)
    claim(said.card in turn.used and said.card == choice.card)
    change(state, turn, used=tuple(card for card in turn.used if card != said.card))


@mends("why-token-elsewhere")
def the_token_where_the_champion_is(state: MystheaState, seat: Seat, choice: Any, said: Values) -> None:
    board = state.boards[seat]
    claim(board.at // 3 == said.island != said.token == board.token)
    board.token = said.island


@mends("why-most-encounters")
def fewer_encounters(state: MystheaState, seat: Seat, choice: Any, said: Values) -> None:
    board = state.boards[seat]
    claim(len(board.faced) == said.most)
    board.faced = board.faced[1:]


@mends("why-no-encounter-left")
def another_encounter(state: MystheaState, seat: Seat, choice: Any, said: Values) -> None:
    claim(not state.next_encounter and not state.encounters)
    state.next_encounter = "EN26"


# -- prices ----------------------------------------------------------------------------------------------


@mends("why-not-enough-energy")
def energy(state: MystheaState, seat: Seat, choice: Any, said: Values) -> None:
    claim(state.boards[seat].energy == said.have)
    state.boards[seat].energy = said.need


@mends("why-not-enough-experience")
def experience(state: MystheaState, seat: Seat, choice: Any, said: Values) -> None:
    claim(state.boards[seat].experience == said.have)
    state.boards[seat].experience = said.need


@mends("why-not-enough-points")
def points(state: MystheaState, seat: Seat, choice: Any, said: Values) -> None:
    step = nearest(state, seat, steps.SpendPoints)
    claim(step.points == said.have)
    change(state, step, points=said.need)


@mends("why-not-enough-cards")
def cards_to_pay_with(state: MystheaState, seat: Seat, choice: Any, said: Values) -> None:
    board = state.boards[seat]
    kinds = state.game.content.type
    fitting = [card for card in sorted(state.game.content.cards) if said.type in ("any", kinds[card])]
    claim(sum(1 for card in board.hand if card in fitting) == said.have)
    free = [card for card in fitting if card not in board.hand]
    board.hand = tuple(sorted((*board.hand, *free[: said.need - said.have])))


@mends("why-crystal-points")
def points_of_a_card(state: MystheaState, seat: Seat, choice: Any, said: Values) -> None:
    step = nearest(state, seat, steps.SpendPoints)
    claim(step.crystal and isinstance(choice, (choices.GainEnergy, choices.Travel)))
    change(state, step, crystal=False)


# -- effects with options --------------------------------------------------------------------------------


@mends("why-no-such-option")
def no_such_option(state: MystheaState, seat: Seat, choice: Any, said: Values) -> None:
    step = nearest(state, seat, steps.ChooseOption)
    claim(len(step.options) == said.most < said.option == choice.number)
    raise Never("a component has the options that are printed on it")


@mends("why-option-taken")
def an_option_that_is_left(state: MystheaState, seat: Seat, choice: Any, said: Values) -> None:
    step = nearest(state, seat, steps.ChooseOption)
    claim(said.option == choice.number and said.option - 1 in step.taken)
    change(state, step, taken=tuple(one for one in step.taken if one != said.option - 1))


# -- Battle ----------------------------------------------------------------------------------------------


@mends("why-begin-first")
def nothing_drawn_before_the_region(state: MystheaState, seat: Seat, choice: Any, said: Values) -> None:
    champion = state.game.content.champions[state.boards[seat].champion]
    claim(champion.ability is not None and kebab(type(champion.ability).__name__) == "draw-first")
    claim(state.options.abilities and state.rulings.draw_before_region and not state.boards[seat].wounded)
    rulings(state, draw_before_region=False)


@mends("why-nothing-drawn-first")
def a_champion_who_draws_first(state: MystheaState, seat: Seat, choice: Any, said: Values) -> None:
    board = state.boards[seat]
    drawing = [
        id
        for id, champion in state.game.content.champions.items()
        if kebab(type(champion.ability).__name__) == "draw-first"
    ]
    ready = state.options.abilities and state.rulings.draw_before_region and not board.wounded
    claim(not (ready and board.champion in drawing and (state.deck or state.bottom)))
    options(state, abilities=True)
    rulings(state, draw_before_region=True)
    board.champion, board.wounded = drawing[0], False
    state.deck = state.deck or ("C026",)


@mends("why-only-from-battle")
def a_battle_here(state: MystheaState, seat: Seat, choice: Any, said: Values) -> None:
    claim(state.battle is not None and state.battle.region == said.region != choice.origin)
    assert state.battle is not None
    state.battle.region = choice.origin


@mends("why-no-part")
def a_side_of_the_battle(state: MystheaState, seat: Seat, choice: Any, said: Values) -> None:
    battle = state.battle
    claim(battle is not None and battle.region == said.region and seat not in battle.sides)
    assert battle is not None
    battle.sides = (*battle.sides, seat)


@mends("why-already-committed")
def no_reaction_yet(state: MystheaState, seat: Seat, choice: Any, said: Values) -> None:
    claim(seat in state.picks)
    del state.picks[seat]


@mends("why-already-wounded")
def a_healthy_champion(state: MystheaState, seat: Seat, choice: Any, said: Values) -> None:
    if isinstance(choice, choices.RemoveUnit):
        struck = [state.boards[seat]]
        claim(choice.unit is Unit.CHAMPION)
    else:
        struck = [board for other, board in enumerate(state.boards) if other != seat and board.at == said.region]
    claim(struck and all(board.at == said.region and board.wounded for board in struck))
    for board in struck:
        board.wounded = False


from . import repairs_of_cards, repairs_of_places  # noqa: E402  the sentences about cards, units and places

__all__ = ["REPAIRS", "repairs_of_cards", "repairs_of_places"]
