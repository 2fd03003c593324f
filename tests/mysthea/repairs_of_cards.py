"""Repairs of what is wrong with cards, Attunements, Encounters and Monsters, and before the game."""

from __future__ import annotations

from typing import Any

from rulewright.core.record import Seat
from rulewright.games.mysthea.model import choices, steps
from rulewright.games.mysthea.model.state import MystheaState
from rulewright.games.mysthea.model.vocabulary import Colour

from ..repairing import Never, Values, claim
from .repairs import mends
from .setting import change, nearest, rulings

SPARE = "C026"
"""A card to put where there is none."""


@mends("why-empty-hand")
def a_card_in_hand(state: MystheaState, seat: Seat, choice: Any, said: Values) -> None:
    claim(not state.boards[seat].hand)
    state.boards[seat].hand = (SPARE,)


@mends("why-not-in-hand", "why-own-cost")
def this_card_in_hand(state: MystheaState, seat: Seat, choice: Any, said: Values) -> None:
    board = state.boards[seat]
    claim(said.card == choice.card and said.card not in board.hand)
    if said.rule == "MYS-450":
        claim(nearest(state, seat, steps.ChooseUse).card == said.card)
    board.hand = tuple(sorted((*board.hand, said.card)))


@mends("why-not-on-board")
def this_card_on_the_board(state: MystheaState, seat: Seat, choice: Any, said: Values) -> None:
    board = state.boards[seat]
    claim(said.card == choice.card and said.card not in board.accessories)
    most = state.game.content.numbers.accessories
    board.accessories = (*board.accessories[: most - 1], said.card)


@mends("why-not-face-up")
def this_card_face_up(state: MystheaState, seat: Seat, choice: Any, said: Values) -> None:
    claim(said.card == choice.card)
    if isinstance(choice, choices.DraftCard):
        claim(said.card not in state.draft)
        state.draft = (*state.draft, said.card)
    else:
        claim(said.card not in state.display)
        state.display = (*state.display, said.card)


@mends("why-wrong-type")
def a_price_of_this_type(state: MystheaState, seat: Seat, choice: Any, said: Values) -> None:
    step = nearest(state, seat, steps.PayWithCards)
    kind = state.game.content.type[choice.card]
    claim(said.card == choice.card and step.types[0] == said.type != kind)
    change(state, step, types=(kind, *step.types[1:]))


@mends("why-room-left")
def a_full_board(state: MystheaState, seat: Seat, choice: Any, said: Values) -> None:
    board = state.boards[seat]
    claim(len(board.accessories) == said.have < said.most == state.game.content.numbers.accessories)
    cards = state.game.content.cards
    free = [card for card in sorted(cards) if cards[card].type == "accessory" and card not in board.accessories]
    board.accessories = (*board.accessories, *free[: said.most - said.have])


@mends("why-use-done")
def a_use_that_is_left(state: MystheaState, seat: Seat, choice: Any, said: Values) -> None:
    step = nearest(state, seat, steps.ChooseUse)
    done = "spent" if isinstance(choice, choices.SpendPoints) else "used"
    claim(step.card == said.card and getattr(step, done))
    change(state, step, **{done: False})


@mends("why-no-cards-left")
def a_card_to_buy(state: MystheaState, seat: Seat, choice: Any, said: Values) -> None:
    claim(not (state.display or state.deck or state.bottom))
    state.display = (SPARE,)


@mends("why-deck-empty")
def a_card_to_draw(state: MystheaState, seat: Seat, choice: Any, said: Values) -> None:
    claim(not (state.deck or state.bottom))
    state.deck = (SPARE,)


@mends("why-nothing-face-up")
def a_card_on_display(state: MystheaState, seat: Seat, choice: Any, said: Values) -> None:
    claim(not state.display)
    state.display = (SPARE,)


@mends("why-must-buy")
def enough_bought(state: MystheaState, seat: Seat, choice: Any, said: Values) -> None:
    step = nearest(state, seat, steps.BuyCards)
    claim(step.bought < said.need)
    change(state, step, bought=said.need)


@mends("why-most-bought")
def fewer_bought(state: MystheaState, seat: Seat, choice: Any, said: Values) -> None:
    step = nearest(state, seat, steps.BuyCards)
    claim(step.bought == said.most)
    change(state, step, bought=said.most - 1)


@mends("why-empty-discard")
def a_discarded_card(state: MystheaState, seat: Seat, choice: Any, said: Values) -> None:
    claim(not state.boards[seat].discard)
    state.boards[seat].discard = (SPARE,)


# -- Attunements, Encounters, Monsters -------------------------------------------------------------------


@mends("why-other-side")
def this_side_in_use(state: MystheaState, seat: Seat, choice: Any, said: Values) -> None:
    claim(said.attunement == choice.attunement and said.attunement not in state.attunements)
    state.attunements = (said.attunement, *state.attunements[1:])


@mends("why-attunement-claimed")
def an_attunement_that_is_free(state: MystheaState, seat: Seat, choice: Any, said: Values) -> None:
    claim(said.attunement == choice.attunement and said.seat != seat)
    claim(state.boards[said.seat].attunement == said.attunement)
    state.boards[said.seat].attunement = ""


@mends("why-claim-used")
def no_attunement_yet(state: MystheaState, seat: Seat, choice: Any, said: Values) -> None:
    claim(state.boards[seat].attunement == said.attunement != "")
    state.boards[seat].attunement = ""


@mends("why-attunement-elsewhere")
def its_island_lifted(state: MystheaState, seat: Seat, choice: Any, said: Values) -> None:
    step = nearest(state, seat, steps.ClaimAttunement)
    claim(said.attunement == choice.attunement and step.island == said.island)
    claim(state.attunements[said.island] != said.attunement)
    change(state, step, island=state.attunements.index(said.attunement))


@mends("why-same-neighbours")
def another_neighbourhood(state: MystheaState, seat: Seat, choice: Any, said: Values) -> None:
    step = nearest(state, seat, steps.SetDownIsland)
    place = state.ring.index(step.island)
    claim(said.island == choice.island == state.ring[place - 1] and not state.rulings.null_island_move)
    rulings(state, null_island_move=True)


@mends("why-lifted-island")
def the_lifted_island(state: MystheaState, seat: Seat, choice: Any, said: Values) -> None:
    step = nearest(state, seat, steps.SetDownIsland)
    claim(said.island == choice.island == step.island)
    change(state, step, island=(step.island + 1) % 5)


@mends("why-no-such-approach")
def an_encounter_with_this_approach(state: MystheaState, seat: Seat, choice: Any, said: Values) -> None:
    step = nearest(state, seat, steps.ChooseApproach)
    encounters = state.game.content.encounters
    ways = {id: [option.approach for option in card.options] for id, card in encounters.items()}
    claim(step.encounter == said.encounter and choice.approach == said.approach not in ways[step.encounter])
    change(state, step, encounter=next(id for id in sorted(ways) if said.approach in ways[id]))


def call(state: MystheaState, monster: str) -> None:
    """A Monster of this game lies face up on the Events Path and stands on an Island."""
    state.path = state.path if monster in state.path else (*state.path, monster)
    state.face_down = tuple(card for card in state.face_down if card != monster)
    at = state.monsters.index(monster)
    if state.lairs[at] < 0:
        state.lairs = (*state.lairs[:at], 0, *state.lairs[at + 1 :])


@mends("why-no-monster")
def a_monster_to_provoke(state: MystheaState, seat: Seat, choice: Any, said: Values) -> None:
    ready = [
        monster
        for monster, lair in zip(state.monsters, state.lairs, strict=True)
        if monster in state.path and monster not in state.face_down and lair >= 0
    ]
    claim(not ready)
    call(state, state.monsters[0])


@mends("why-monster-not-in-game")
def a_monster_of_this_game(state: MystheaState, seat: Seat, choice: Any, said: Values) -> None:
    claim(said.monster == choice.monster and said.monster not in state.monsters)
    state.monsters = (said.monster, *state.monsters[1:])


@mends("why-monster-not-placed")
def a_monster_on_the_path(state: MystheaState, seat: Seat, choice: Any, said: Values) -> None:
    claim(said.monster == choice.monster and said.monster not in state.path)
    call(state, said.monster)


@mends("why-monster-face-down")
def a_monster_face_up(state: MystheaState, seat: Seat, choice: Any, said: Values) -> None:
    claim(said.monster == choice.monster and said.monster in state.face_down)
    call(state, said.monster)


# -- before the game -------------------------------------------------------------------------------------


@mends("why-colour-taken")
def a_colour_that_is_free(state: MystheaState, seat: Seat, choice: Any, said: Values) -> None:
    claim(said.colour == choice.colour and said.seat < seat and state.boards[said.seat].colour == said.colour)
    taken = {board.colour for board in state.boards}
    state.boards[said.seat].colour = next((one for one in Colour if one not in taken), state.boards[seat].colour)
    if state.boards[seat].colour is state.boards[said.seat].colour:
        state.boards[seat].colour = choice.colour


@mends("why-kind-held")
def no_card_of_this_kind(state: MystheaState, seat: Seat, choice: Any, said: Values) -> None:
    board = state.boards[seat]
    content = state.game.content
    claim(said.card == choice.card)
    if said.type == "champion":
        claim(board.champion and said.card in content.champions)
        board.champion = ""
        return
    held = [card for card in board.hand if content.type[card] == said.type]
    claim(held and content.type[said.card] == said.type)
    board.hand = tuple(card for card in board.hand if card not in held)


@mends("why-island-occupied")
def an_island_that_is_free(state: MystheaState, seat: Seat, choice: Any, said: Values) -> None:
    board = state.boards[said.seat]
    claim(board.at >= 0 and board.at // 3 == said.island == choice.region // 3)
    board.at = -1


@mends("why-own-island")
def a_champion_elsewhere(state: MystheaState, seat: Seat, choice: Any, said: Values) -> None:
    board = state.boards[seat]
    claim(board.at // 3 == said.island == choice.island)
    board.at = (board.at + 3) % 15


__all__ = ["Never"]
