"""The state of a game of Dragon Eclipse: what lasts, and inside it the Combat that is being set up or fought.

Design. The state itself keeps what lasts between Combats: the players with their parties and decks, what they have won,
whom they have met. A `Combat` holds everything else that lies on the table: map and Arena card, one Mystling sheet for
each seat, the Enemy. It is opened for each duel (`rules/combat.py`) and, when it is over, hands damage and Fatigue back
to the parties in one place (`rules/ending.py`) and is gone; so nothing of one Combat can reach the next.

A *body* is whatever stands in the Arena and can be aimed at: 0 and 1 are the seats' Mystlings, `ENEMY` is the
Enemy, `SUMMON + space` a Summon, `TERRAIN + space` attackable Terrain. Everything that a sheet holds is a number, a
word or a tuple, so copying a sheet is one shallow copy. Face-down decks are sets: `deck` holds the cards whose order
nobody knows, `top` and `bottom` those that a Search has put there; a draw takes from `top`, then one of `deck` at
random, then from `bottom`. Slots, discard piles and deck lists lie open, so only the order of decks is secret.
Statistics are kept as a row in the order of `ROW`.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Struct

from rulewright.core.markers import Counted, Hidden, Nested, OwnerOnly, PerSeat, Public
from rulewright.core.record import State

from .campaign import Campaign
from .choices import AnyChoice
from .member import Member as Member
from .run import Run, SaveSheet
from .steps import AnyStep
from .vocabulary import Stat

Num: TypeAlias = Annotated[int, Public]
Flag: TypeAlias = Annotated[bool, Public]
Word: TypeAlias = Annotated[str, Public]
Nums: TypeAlias = Annotated[tuple[int, ...], Public]
Cards: TypeAlias = Annotated[tuple[str, ...], Public]

ROW = (Stat.WILLPOWER, Stat.DEFENSE, Stat.STRENGTH, Stat.SWIFTNESS)
"""The order of statistics in `base` and `boost`; Health is kept apart."""
PVP_MODES = ("pvp_quick", "pvp_challenge")
"""The modes in which the seats fight each other."""
# Of any length, as far as types go: compiled code would make a new tuple of a fixed one, and a save leaves out only the
# very object that is the default.
NO_CONDITIONS: Nums = (0, 0, 0, 0)
EMPTY_SLOTS: Cards = ("", "", "", "")
EMPTY_TRACK: Cards = ("", "", "", "", "")


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What the table agrees on before the game."""

    mystling: Annotated[str, Public] = "choose"
    """The first player's Mystling: `choose`, `draw` (at random) or an id."""
    partner: Annotated[str, Public] = "choose"
    """The second player's Mystling, or the second one of a solo gauntlet."""
    deck: Annotated[str, Public] = "ready"
    """`ready` decks, or `build` them."""
    cards: Annotated[str, Public] = "all"
    """What decks are built from: `starting`, `advanced` or `all` cards."""
    enemy: Annotated[str, Public] = "choose"
    arena: Annotated[str, Public] = "usual"
    """The Arena card: `usual` (the one on the Tier card), `draw`, `choose` or an id."""
    map: Annotated[str, Public] = "usual"
    taming: Annotated[bool, Public] = True
    """Whether the Enemy brings its Taming card (DRE-350)."""
    corruption: Annotated[bool, Public] = False
    unpredictable: Annotated[bool, Public] = False
    steel: Annotated[bool, Public] = False
    switching: Annotated[bool, Public] = False
    """Whether hard modes may be taken up and given up between the duels of a gauntlet (DRE-517, DRE-518)."""
    trading: Annotated[bool, Public] = False
    """Whether the players of PvP trade Neutral cards, so that both copies lie in one pile (DRE-541)."""
    duels: Annotated[int, Public] = 3
    """How many duels a gauntlet has."""
    lives: Annotated[int, Public] = 2
    """How many lost duels end a gauntlet."""
    conceding: Annotated[bool, Public] = False
    """Whether a Combat may be conceded at every question (DRE-475)."""
    start: Annotated[str, Public] = "first"
    """Campaign: the Scenario that it begins with, by its letter; `first` is the beginning of the story."""
    strict: Annotated[bool, Public] = False
    """Campaign: whether it is saved only after a finished Scenario (DRE-509)."""
    sheet: Annotated[str, Public] = "new"
    """Roguelite: the Save sheet that the Run begins with: `new`, `standard`, `complete`, `ladder`, or a written one."""
    trail: Annotated[str, Public] = "choose"
    """Roguelite: the map, `choose`, or `draw` (one of those that are unlocked)."""
    printed_save: Annotated[bool, Public] = False
    """Roguelite: whether a Camp offers the printed save (AMB-DRE-115)."""


class Rulings(Struct, frozen=True, forbid_unknown_fields=True):
    """The switchable answers to questions that the rulebook leaves open; each names its AMB id."""

    slot_power: Annotated[str, Public] = "1223"
    """AMB-DRE-01: the Power of slots 1 to 4."""
    burn_reduced_by_willpower: Annotated[bool, Public] = True
    """AMB-DRE-08: whether Willpower reduces the damage of Burn."""
    pass_action: Annotated[bool, Public] = False
    """AMB-DRE-42: whether the Action card may be left."""
    upgrade_by_trigger: Annotated[bool, Public] = True
    """AMB-DRE-49: whether a triggered Upgrade is attached, or discarded."""
    own_turn_conditions: Annotated[bool, Public] = True
    """AMB-DRE-53: whether a Condition gained in one's own turn may leave at its end."""
    burn_last: Annotated[bool, Public] = False
    """AMB-DRE-54: whether Burn hurts after all other end-of-turn effects, or in the player's order."""
    enemy_only_target: Annotated[bool, Public] = False
    """AMB-DRE-56: whether "the opponent" is always the Enemy itself."""
    summons_fall: Annotated[bool, Public] = True
    """AMB-DRE-67: whether Summons are removed by damage."""
    summons_count: Annotated[bool, Public] = True
    """AMB-DRE-68: whether Summons count against the token limit."""
    tame_in_chain: Annotated[bool, Public] = True
    """AMB-DRE-71: whether one effect may fulfil several Taming conditions."""
    special_at_taunt: Annotated[bool, Public] = False
    """AMB-DRE-76: whether the Special Ability aims at the Taunt player instead of the card's target."""
    one_white_token: Annotated[bool, Public] = True
    """AMB-DRE-79: whether both players together have one token in a space."""
    reuse_cards: Annotated[bool, Public] = False
    """AMB-DRE-82: whether a card may be in several of a player's three Challenge decks."""
    pvp_rounds: Annotated[int, Public] = 30
    """AMB-DRE-83: after how many rounds the higher share of Health wins a battle between players; 0 is no limit."""
    mirror: Annotated[bool, Public] = False
    """AMB-DRE-86: whether both players may have the same Mystling."""
    purse: Annotated[str, Public] = "lost"
    """AMB-DRE-116: whether unspent Silver and Essence are `lost` or `kept`."""


class Player(Struct, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """What one seat keeps between Combats."""

    party: Annotated[tuple[Member, ...], Public] = ()
    wins: Num = 0
    """Challenge: won rounds."""


class Sheet(Struct, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """What lies before one seat in a Combat: the Mystling sheet with its deck, slots and tokens."""

    active: Num = -1
    """Which member of the party fights; -1 until it is chosen."""
    mystling: Word = ""
    health: Num = 0
    base: Nums = (0, 0, 0, 0)
    space: Num = -1
    damage: Num = 0
    power: Num = 0
    conditions: Nums = NO_CONDITIONS
    fresh: Nums = NO_CONDITIONS
    """Conditions gained in one's own turn, only where they stay for the next one (AMB-DRE-53)."""
    boost: Nums = (0, 0, 0, 0)
    """Until one's own next turn begins."""
    tokens: Nums = ()
    """Spaces of one's own Elemental tokens in the Arena, in order."""
    held: Num = 0
    """Elemental tokens on the sheet."""

    deck: Annotated[tuple[str, ...], OwnerOnly] = ()
    top: Annotated[tuple[str, ...], OwnerOnly] = ()
    """Next one first."""
    bottom: Annotated[tuple[str, ...], OwnerOnly] = ()
    """Next one first, after everything else."""
    looking: Annotated[tuple[str, ...], OwnerOnly] = ()
    """The cards that a Search looks at."""
    slots: Cards = EMPTY_SLOTS
    discard: Cards = ()
    """The last one is on top."""
    upgrade: Word = ""
    resolving: Nums = ()
    """Slots whose cards are being resolved (DRE-808)."""
    outside: Cards = ()
    """Cards being resolved from outside the slots (DRE-815)."""
    removed: Cards = ()
    """Cards that have left the deck in this Combat, for the rest of the game (DRE-810)."""

    used: Cards = ()
    """Bonus Actions of this turn (DRE-396)."""
    triggered: Flag = False
    dealt: Flag = False
    """Whether it dealt damage to the opponent this turn."""
    moves: Num = 0
    """Runs: Moves in this Combat, Dashes among them."""
    bonuses: Num = 0
    """Runs: how often the Elemental Bonus Action was used in this Combat."""
    harm: Num = 0
    """Runs: damage dealt to the Enemy in this turn."""
    reshuffled: Flag = False
    """Runs: whether the own deck was reshuffled in this Combat."""
    questing: Flag = False
    """Its Combat Quest can still be fulfilled."""
    quest_fact: Flag = False
    """Its current condition is looked at after every effect: it asks for a fact, or its deeds have added up."""
    quest: Num = 0
    """Fulfilled conditions of its Combat Quest."""
    quest_progress: Num = 0


class Minion(Struct, frozen=True, forbid_unknown_fields=True):
    """A Summon in the Arena."""

    summon: Word
    space: Num
    damage: Num = 0


class Foe(Struct, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """The Enemy sheet, its deck and its track."""

    enemy: Word
    health: Num
    base: Nums
    space: Num = -1
    damage: Num = 0
    conditions: Nums = NO_CONDITIONS
    fresh: Nums = NO_CONDITIONS
    boost: Nums = (0, 0, 0, 0)
    tokens: Nums = ()
    held: Num = 0
    minions: Annotated[tuple[Minion, ...], Public] = ()
    corruptions: Cards = ()

    marker: Num = 3
    """The slot of the Special marker."""
    top: Word = ""
    """The visible top card of the Enemy deck; empty in unpredictable mode (DRE-525)."""
    deck: Annotated[tuple[str, ...], Counted] = ()
    """What lies below it, in no order."""
    box: Annotated[tuple[str, ...], Counted] = ()
    """Enemy Attack cards that are not in this Combat; with two players nobody knows which (DRE-839)."""
    track: Cards = EMPTY_TRACK
    discard: Cards = ()
    target: Num = 0
    """The seat that the Enemy aims at: the card's target in its own turn, else whoever is taking a turn."""
    triggered: Flag = False

    tameable: Flag = False
    tamed: Num = 0
    """Fulfilled Taming conditions."""
    progress: Num = 0
    """What has added up for the current one."""
    fact: Flag = False
    """The current one is looked at after every effect: it asks for a fact, or its deeds have added up."""


class Combat(Struct, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """One Combat, from the choice of its map until it is cleared away."""

    sheets: Annotated[list[Sheet], PerSeat]
    boss: Flag = False
    """Runs: the Enemy is a Boss (DRE-671)."""
    corruption: Cards = ()
    """Runs: Corruption cards that are left (DRE-672)."""
    foe: Annotated[Foe | None, Nested] = None
    """The Enemy; there is none in PvP, nor before everything is laid out."""

    map: Word
    arena: Word = ""
    """The Arena card; empty until it is chosen."""
    boons: Nums = ()
    """Spaces of Terrain with the BOON side up."""
    banes: Nums = ()
    terrain_damage: Nums = ()
    """Damage on attackable Terrain, in pairs: space, damage."""

    begun: Flag = False
    """The setup is over, and the Combat is not: LOSE, TAME and WIN are checked at every moment."""
    round: Num = 0
    turn: Num = -1
    """The seat whose turn it is; 2 is the Enemy, -1 nobody."""
    taunt: Num = 0
    """The seat with the Taunt token (two players)."""


class Bag(Struct, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """What the party carries, and the decks it comes from.

    Everybody knows which cards a deck holds; only their order is unknown, so a deck is a set and a draw takes one of it
    at random. What lies on top or under it in a known order stands beside it.
    """

    items: Cards = ()
    """Held, in the order in which they came (DRE-232)."""
    equipment: Cards = ()
    spent: Cards = ()
    """Held Equipment whose ability has been used (AMB-DRE-110)."""
    item_deck: Cards = ()
    item_top: Cards = ()
    """Next one first."""
    item_under: Cards = ()
    """Next one first, after everything else."""
    item_discard: Cards = ()
    """The last one is on top."""
    equipment_deck: Cards = ()
    equipment_under: Cards = ()


class DragonState(State, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A game of Dragon Eclipse at one moment."""

    agenda: Annotated[list[AnyStep], Public]
    picks: Annotated[dict[int, AnyChoice], Hidden]

    mode: Word
    options: Annotated[Options, Public]
    rulings: Annotated[Rulings, Public]
    players: Annotated[list[Player], PerSeat]
    combat: Annotated[Combat | None, Nested] = None
    """The Combat that is being set up or fought."""
    run: Annotated[Run | None, Nested] = None
    """Roguelite: the Run, from its setup to its Resolution."""
    save: Annotated[SaveSheet | None, Public] = None
    """Roguelite: the Save sheet; at the end of the game what it has become."""
    bag: Annotated[Bag | None, Nested] = None
    """Items and Equipment, in the modes that have them."""

    duel: Num = 0
    """Which Combat of a gauntlet or Challenge this is, from 1."""
    first: Num = 0
    """PvP: the first player."""
    result: Word = ""
    """How the last Combat ended; in PvP the winner's seat is `winner`."""
    winner: Num = -1
    points: Num = 0
    """Duels and gauntlets: 1 for each win, 2 for each taming."""
    lost: Num = 0
    """Lost duels of a gauntlet."""
    met: Cards = ()
    """Enemies of this gauntlet, in order."""
    fatigue: Num = 5
    """Fatigue cards that are left (DRE-050)."""
    campaign: Annotated[Campaign | None, Nested] = None
    """The campaign: what lasts over its Scenarios, and inside it the Scenario that is being played."""
    drafts: Annotated[tuple[tuple[str, ...], tuple[str, ...]], Public] = ((), ())
    """Decks that are being built."""

    @property
    def seats(self) -> int:
        return len(self.players)

    @property
    def pvp(self) -> bool:
        """Whether the seats fight each other."""
        return self.mode in PVP_MODES

    @property
    def fighting(self) -> bool:
        """Whether a Combat is running: it is set up, and nobody has lost, tamed or won."""
        return self.combat is not None and self.combat.begun


def fight(state: DragonState) -> Combat:
    """The Combat that is on the table; a rule that needs one is never asked without it.

    Where every move of a playout passes, `state.combat or fight(state)` saves the call.
    """
    combat = state.combat
    if combat is None:
        raise LookupError(f"no Combat is on the table (agenda: {[type(step).__name__ for step in state.agenda]})")
    return combat
