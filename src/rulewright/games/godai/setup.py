"""Setup: seats and options become the first State; what the players decide waits on the agenda. Rulebook p.40 to 47."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.core.record import Luck, Step, bind

from .content.content import Content
from .model import geometry
from .model.state import (
    NO_CARDS,
    NO_ELEMENTS,
    NO_HEXES,
    NO_NUMBERS,
    NO_STORES,
    GodaiState,
    Options,
    Rulings,
)
from .model.steps import defenders, land, setup, turn
from .model.vocabulary import DIFFICULTIES, Difficulty, Empire
from .rules.heroes import nobody

if TYPE_CHECKING:
    from rulewright.core.game import StartLuck

PILE = {"short": 3, "medium": 4, "long": 5}
"""GOD-338: cards in each pile of Jaethi's deck, without the SIEGE! card."""
PILES = 5
TOP = 2
"""GOD-342."""
RESILIENCE = 25
"""GOD-345: for each wave."""
BOSS_TOKENS = tuple(range(1, 9))


def first_state(game: Any, players: int, luck: StartLuck, options: Options, rulings: Rulings) -> GodaiState:
    """GOD-323: heroes, board, Jaethi's deck, starting place, then the first Game Turn.

    GOD-060: a seat is a hero, so who takes several seats leads several heroes.
    GOD-034, GOD-332: four Banners, Jaethi, Risers and the trackers of other Defenders are set aside.
    GOD-695: Easy unless chosen.
    """
    content: Content = game.content
    state = GodaiState(
        agenda=[],
        picks={},
        luck=Luck(luck.seed, {}),
        options=options,
        rulings=rulings,
        heroes=[nobody() for _ in range(players)],
        difficulty=DIFFICULTIES.index(Difficulty(options.difficulty)),
        stockpile=NO_STORES,
        harvested=NO_STORES,
        tiles=(None,) * len(geometry.SLOTS),
        hex_tiles=content.hex_tiles,
        sky_tiles=content.sky_tiles,
        boss_tokens=BOSS_TOKENS,
        encounters=tuple([id for id, one in content.encounters.items() if not one.placard]),
        power_ups=tuple(content.powerups),
        harvests=tuple(content.harvests),
        commissions=((), ()),
        offered=((), ()),
        commission_discards=((), ()),
        jaethi_cards=content.other_jaethi,
        siege_cards=content.siege_calls,
        piles=jaethi_piles(options),
        siege_decks=content.siege_ids,
        slots=((),) * len(NO_CARDS),
        fronts=NO_CARDS,
        resilience=NO_NUMBERS,
        front_power=NO_NUMBERS,
        banners=NO_HEXES,
        slowed=NO_NUMBERS,
        imbalance=NO_ELEMENTS,
        jaethi_resilience=RESILIENCE * options.waves,
    )
    bind(state, game, luck)
    state.commissions = commission_decks(state, content)
    state.then(*plan(state))
    return state


def jaethi_piles(options: Options) -> tuple[int, ...]:
    """GOD-135, GOD-337 to GOD-343: two cards on top, then as many piles as there are waves, each with its SIEGE! card.

    Which piles are left out, and what lies in them, need not be decided: nobody has seen any card (rules/decks.py).
    """
    return (TOP, *[PILE[options.deck] + 1] * options.waves)


def commission_decks(state: GodaiState, content: Content) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """GOD-251, GOD-333: each Empire's deck on its own side. GOD-334: that of a single Empire is halved by chance."""
    west, east = Empire(state.options.west), Empire(state.options.east)
    if west is not east:
        return content.commissions_of(west), content.commissions_of(east)
    left = list(content.commissions_of(west))
    half = []
    for _ in range(len(left) // 2):
        half.append(left.pop(state.roll("commissions", len(left))))
    return tuple(sorted(half)), tuple(left)


def plan(state: GodaiState) -> list[Step]:
    """GOD-323 to GOD-361, AMB-GOD-48: the steps of the setup, in order."""
    seats = range(len(state.heroes))
    found: list[Step] = []
    if state.options.heroes == "roll":
        found += [setup.RollHero(seat) for seat in seats]
    else:
        found += [step for seat in seats for step in (setup.ChooseRole(seat), setup.ChooseRace(seat))]
    found += [setup.TurnEmpireTile(slot) for slot in geometry.EMPIRE_SLOTS]
    found += [setup.TurnPortals(tile) for tile in range(len(geometry.PORTAL_TILES))]
    found += [land.RevealSlot(slot) for slot in geometry.FIRST_SLOTS]
    found += [land.PlaceSky(), setup.PlaceBossTokens(), setup.TurnUpCommissions()]
    found += [
        setup.StartInCity(),
        setup.PlaceFirstTower(),
        setup.RollFirstDice(),
        defenders.Enhance(),
        turn.BeginStage(),
        turn.BeginTurn(),
    ]
    return found
