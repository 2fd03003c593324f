"""The state of a game of Godai: the group, its land, its Defenders, Jaethi's advance, and inside it a combat.

Design. Nothing is secret between players but what lies face down, and that need not be decided before it is turned up.
A Siege card in a Slot is its Element until it is shown, a Hex Token has no back until it is flipped, and the next card
of Jaethi's deck is found when it is drawn: from all cards that nobody has seen, with the chance that a shuffled pile
gives to a SIEGE! card. So a position holds no secret order; only the Power Ups of dead heroes are cards of their own.

Hexes are numbers (model/geometry.py). Everything is a number, a word or a tuple, so copying the state copies the heroes
and the combat and shares the rest; `Defender` records are frozen and replaced. Rows of Resources follow `RESOURCES`,
rows of Elements `ELEMENTS`. What follows from the tiles (terrain, roads, places) is worked out once and kept in
`ground`, which is no part of the position.
"""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from msgspec import Struct

from rulewright.core.markers import Hidden, Nested, PerSeat, Public, Transient
from rulewright.core.record import Event, State

from .choices import AnyChoice
from .combat import Combat
from .hero import Hero
from .naming import renamed
from .steps import AnyStep
from .vocabulary import Element, Place

Num: TypeAlias = Annotated[int, Public]
Flag: TypeAlias = Annotated[bool, Public]
Word: TypeAlias = Annotated[str, Public]
Nums: TypeAlias = Annotated[tuple[int, ...], Public]
Words: TypeAlias = Annotated[tuple[str, ...], Public]

SLOTS = 4
"""Siege Slots (GOD-530); a game uses as many as it has waves (AMB-GOD-70)."""
NOWHERE = -1
NO_STORES = (0,) * 15
NO_ELEMENTS = (0,) * 5
NO_HEXES = (NOWHERE,) * SLOTS
NO_CARDS = ("",) * SLOTS
NO_NUMBERS = (0,) * SLOTS


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What the table agrees on before the game."""

    deck: Annotated[str, Public] = "medium"
    """Length of Jaethi's deck: `short`, `medium` or `long` (GOD-338)."""
    waves: Annotated[int, Public] = 3
    difficulty: Annotated[str, Public] = "easy"
    west: Annotated[str, Public] = "caprakan"
    """The Empire of the western side (GOD-325)."""
    east: Annotated[str, Public] = "ishidan"
    heroes: Annotated[str, Public] = "choose"
    """`choose` Roles and Races, or `roll` them (GOD-073, GOD-074)."""
    harvest: Annotated[str, Public] = "hexes"
    """`hexes`: one hex at a time; `bundle`: the variant that takes a ready bundle."""
    single_rewards: Annotated[str, Public] = "dice"
    """Who gets a Single Reward: Target `dice` or the group's `choice` (GOD-820)."""


class Rulings(Struct, frozen=True, forbid_unknown_fields=True):
    """The switchable answers to questions that the rulebook leaves open; each names its AMB id."""

    factory_in_harvest: Annotated[bool, Public] = False
    """AMB-GOD-18: whether a factory may be made in the Harvest Stage, too."""
    platinum_counts: Annotated[bool, Public] = False
    """AMB-GOD-31: whether Platinum counts against the limit of a Siege turn."""
    nether_rerolls: Annotated[bool, Public] = True
    """AMB-GOD-37: whether a SkyTile rolled onto a Nether tile is rolled again, or lost."""
    flip_shakes: Annotated[bool, Public] = False
    """AMB-GOD-38: whether flipping a SkyTile to Nether costs every Defender 1 Resilience."""
    camp_adds_up: Annotated[bool, Public] = False
    """AMB-GOD-52: whether Camp gives -4 to Harvest rolls at once, instead of -2 for each turn."""
    all_slots_active: Annotated[bool, Public] = False
    """AMB-GOD-69: whether every Slot with a card takes part in a Siege."""
    dangerous_power_up: Annotated[bool, Public] = False
    """AMB-GOD-101: whether a Dangerous opponent gives a Power Up instead of a Resource."""
    siege_difficulty: Annotated[bool, Public] = False
    """AMB-GOD-130: whether the Difficulty changes Siege Opponents."""
    hazard_in_defender: Annotated[bool, Public] = False
    """AMB-GOD-135: whether Hazardous Terrain works inside Defenders."""
    relocating: Annotated[bool, Public] = False
    """AMB-GOD-140: whether Towers and Fortresses may be moved for 1 Platinum."""
    build_power_up: Annotated[bool, Public] = True
    """AMB-GOD-142: whether each hero draws a Power Up when a Tower is Built."""
    sold_outside: Annotated[bool, Public] = True
    """AMB-GOD-143: whether Items up to 4 Gold are sold in Settlements, Towers and Fortresses."""
    mismatch_choice: Annotated[bool, Public] = False
    """AMB-GOD-147: whether the group chooses between Jaethi's Encounter and a loss."""
    hits_together: Annotated[bool, Public] = False
    """AMB-GOD-200: whether heroes killed by a Banner's hit in the Event phase still strike."""
    gear_once: Annotated[bool, Public] = True
    """AMB-GOD-215: whether a Tower yields its Gear Upgrade only once per turn."""
    discard_any: Annotated[bool, Public] = True
    """AMB-GOD-219: whether any number of Encounters of a Cautious turn may be discarded, or one."""
    basic_dice_only: Annotated[bool, Public] = False
    """AMB-GOD-220: whether a generic Element is rolled with a basic die only."""


class Tile(Struct, frozen=True, forbid_unknown_fields=True):
    """An Empire Tile or HexTile in its slot."""

    id: Word
    side: Word
    """An `Empire`."""
    rotation: Num


class Floating(Struct, frozen=True, forbid_unknown_fields=True):
    """A SkyTile or Cataclysm Tile on the map: seven hexes."""

    id: Word
    center: Num
    rotation: Num
    nether: Flag = False
    riser: Flag = False
    chained: Flag = False


class Token(Struct, frozen=True, forbid_unknown_fields=True):
    """A token on a hex."""

    hex: Num
    what: Word
    """An Element, the number of a Boss, or the id of a Discovery."""


class Defender(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A tracker: City-State, Temple, Tower, Fortress or Temple Fortress. Temples share all but Resilience (GOD-192)."""

    id: Word
    """`city-1`, `city-2`, `temple-1` … `temple-5`, `tower-1` … `tower-4` (also as a Fortress), `temple-fortress`."""
    kind: Annotated[Place, Public]
    name: Word = ""
    """Which City-State it is: `nimo-teptek`, `manchu-pakra`, `takagura` or `hirono`."""
    hexes: Nums = ()
    potential: Num = 1
    power: Num = 1
    range: Num = 1
    resilience: Num = 0
    recruits: Num = 0
    specialists: Num = 0
    augments: Annotated[tuple[Element, ...], Public] = ()
    equips: Words = ()
    fallen: Word = ""
    """`` while it stands, `flipped` (may be Rebuilt) or `destroyed`."""
    rebuilt: Flag = False
    siege_power: Num = 0
    """Power until the end of the Siege (Sky Metal, GOD-1082)."""
    turn: Nums = ()
    """Potential, Power and Range on top until the end of the Game Turn; empty if there is none."""
    hit: Num = 0
    """Siege damage that it suffered this Game Turn."""
    frozen: Flag = False
    """Its Equip cards have no effect this Game Turn (Freeze)."""
    changed: Flag = False
    """An Equip card was attached or detached this Game Turn (GOD-222)."""
    overpowered: Flag = False
    """No hero can Bolster it with the own highest Skill this Game Turn (GOD-928)."""


class Modifier(Struct, frozen=True, forbid_unknown_fields=True):
    """Something that a card changes for a while."""

    what: Word
    """A value of `Modified` (effects/modifiers.py)."""
    n: Num = 0
    until: Word = "turn"
    turns: Num = 0
    """Game Turns that are left, for `turns`."""
    only: Word = ""
    """A terrain, stat, Tier or Place that it is limited to."""
    card: Word = ""
    """What it comes from."""


class Carried(Struct, frozen=True, forbid_unknown_fields=True):
    """An Aid Commission on its way, and the Escort's Health (GOD-1097, GOD-636)."""

    card: Word
    deck: Num
    health: Num = 0


FATED = frozenset(
    {
        "action", "confused", "core", "debilitated", "direction", "evasion", "favored", "harvest", "hex", "portal",
        "potential", "retreat", "target", "unconscious", "wander", "weakness",
    }
)  # fmt: skip
"""The streams of Hex and Core dice: what Jade Omamori and an Augment of Void can change."""


class GodaiState(State, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """The whole truth of one game at one moment."""

    agenda: Annotated[list[AnyStep], Public]
    picks: Annotated[dict[int, AnyChoice], Hidden]
    options: Annotated[Options, Public]
    rulings: Annotated[Rulings, Public]
    heroes: Annotated[list[Hero], PerSeat]
    combat: Annotated[Combat | None, Nested] = None
    fate: Nums = ()
    """What somebody does to the dice of the next step (rules/fate.py): 0 until that step begins, 1 while it is carried
    out; then which of its dice, from 0, and the face that it is to show, 0 if it is rolled again.
    """
    thrown: Annotated[tuple[tuple[str, int, int], ...], Hidden] = ()
    """What chance has brought for the next step, while heroes look at its dice: stream, out of how many, what."""

    # -- time ---------------------------------------------------------------------------------------------
    wave: Num = 1
    stage: Word = "harvest"
    turn: Num = 0
    """Game Turns so far; 0 is the setup."""
    phase: Word = "setup"
    """`setup`, `movement`, `skill`, `event` or `villain`."""
    calendar: Num = 0
    difficulty: Num = 1
    """An index of `DIFFICULTIES`."""

    # -- the group ----------------------------------------------------------------------------------------
    at: Num = NOWHERE
    """The group's hex; `NOWHERE` while nobody is alive, and before it has started."""
    movement: Word = ""
    cautious: Flag = False
    """Whether this turn counts as Moved Cautiously or Camped (GOD-399)."""
    camps: Num = 0
    """Consecutive turns of Camping here (GOD-389)."""
    stays: Num = 0
    """Consecutive Cautious or Camping turns in the same place (AMB-GOD-52)."""
    entered: Flag = False
    """Whether the group came to its hex this turn (AMB-GOD-60)."""
    moved: Num = 0
    """Hexes moved in this Movement phase."""
    off_road: Flag = False
    """Whether a hex without Road or River was entered (GOD-400)."""
    stockpile: Nums
    """By `RESOURCES`; Platinum is the group's purse (AMB-GOD-13)."""
    harvested: Nums
    """The Harvest Yield."""
    items: Words = ()
    """Group Items (GOD-133)."""
    bought: Words = ()
    """Purchases that are limited per game."""
    factories: Words = ()
    equips: Words = ()
    """Equip cards that the group owns and has not attached."""
    damaged: Words = ()
    """Equip cards that were destroyed with a Defender and can be regained (GOD-228)."""
    discoveries: Words = ()
    """Secured Discoveries."""
    modifiers: Annotated[tuple[Modifier, ...], Public] = ()
    used: Words = ()
    """What the group did this Game Turn and may do once in it."""
    used_this_stage: Words = ()
    attempts: Annotated[tuple[tuple[str, tuple[int, ...]], ...], Public] = ()
    """Successes for Commissions, by card, in the order of `SKILLS`; a last 1 marks a Critical Success (GOD-624)."""
    carried: Annotated[tuple[Carried, ...], Public] = ()

    # -- the land -----------------------------------------------------------------------------------------
    tiles: Annotated[tuple[Tile | None, ...], Public] = ()
    """By slot (geometry.SLOTS)."""
    sky: Annotated[tuple[Floating, ...], Public] = ()
    cataclysms: Annotated[tuple[Floating, ...], Public] = ()
    hex_tiles: Words = ()
    """HexTiles that are left to draw."""
    sky_tiles: Words = ()
    boss_tokens: Nums = ()
    """Boss tokens that are left to draw."""
    hex_tokens: Nums = ()
    """Hexes with a Hex Token."""
    imbalance_tokens: Annotated[tuple[Token, ...], Public] = ()
    elemental_tokens: Annotated[tuple[Token, ...], Public] = ()
    bosses: Annotated[tuple[Token, ...], Public] = ()
    """Boss tokens on their lairs, and the lair of Boss 9 that is printed on a SkyTile."""
    vanquished: Nums = ()
    """Numbers of the Bosses that were vanquished."""
    dedicated: Nums = ()
    discovery_tokens: Annotated[tuple[Token, ...], Public] = ()
    """Unsecured ones."""
    amplifiers: Nums = ()
    closed_portals: Nums = ()
    turned_portals: Nums = ()
    """Which of geometry.PORTAL_TILES lie turned, with their two numbers swapped (GOD-266)."""
    foretold: Nums = ()
    """Siege Portals that Oracle's Guidance has rolled, by Slot; empty or 0 if not."""
    ground: Annotated[Any, Transient] = None
    """What follows from the tiles; made by rules/land.py, emptied whenever a tile changes."""

    # -- Defenders ----------------------------------------------------------------------------------------
    defenders: Annotated[tuple[Defender, ...], Public] = ()
    temple_tracker: Annotated[Defender | None, Public] = None
    """What Temples that are not revealed yet will have."""
    temple_fortress_built: Flag = False

    # -- decks --------------------------------------------------------------------------------------------
    encounters: Words = ()
    encounter_discards: Words = ()
    power_ups: Words = ()
    """Power Ups that nobody has seen, those face down with dead heroes included."""
    power_up_discards: Words = ()
    power_up_top: Words = ()
    """Power Ups on top of their deck that everybody knows, the next one first."""
    power_up_bottom: Words = ()
    """Those under the deck that everybody knows, the next one first."""
    harvests: Words = ()
    harvest_discards: Words = ()
    harvest_top: Words = ()
    """Cards on top of the Harvest deck that everybody knows, the next one first."""
    played: Words = ()
    """Harvest cards of this Stage, in the order drawn (GOD-370)."""
    resource_cards: Words = ()
    """Resource cards that the group keeps (GOD-375)."""
    treasures: Words = ()
    """Treasures that are revealed and not gained."""
    commissions: Annotated[tuple[tuple[str, ...], ...], Public]
    """Both Commission decks, unseen cards."""
    offered: Annotated[tuple[tuple[str, ...], ...], Public]
    """Their face-up cards."""
    commission_discards: Annotated[tuple[tuple[str, ...], ...], Public]
    jaethi_cards: Words = ()
    """All Jaethi cards but SIEGE! cards that nobody has seen, in the game or not."""
    siege_cards: Words = ()
    """SIEGE! cards that nobody has seen."""
    piles: Nums = ()
    """Cards left in each pile of Jaethi's deck, the next pile first; the two cards on top are a pile of their own."""
    siege_ahead: Flag = False
    """Whether the SIEGE! card of the pile in use is still in it."""
    jaethi_top: Words = ()
    """Cards on top of Jaethi's deck that everybody knows."""
    tops: Annotated[tuple[tuple[str, str], ...], Public] = ()
    """Cards on top of an Encounter, Commission or Siege deck that everybody knows, the next one first: deck and card.
    They are still among the cards of their deck.
    """
    jaethi_played: Words = ()
    afflictions: Words = ()
    cataclysm_drawn: Flag = False
    """Whether a Cataclysm took effect this Harvest Stage (GOD-498)."""
    siege_decks: Annotated[tuple[tuple[str, ...], ...], Public]
    """Siege cards by Element that nobody has seen, those face down in Slots included."""

    # -- the Siege ----------------------------------------------------------------------------------------
    slots: Annotated[tuple[tuple[str, ...], ...], Public]
    """Cards face down on each Slot, the top first: an Element, or the id of a card that everybody knows."""
    fronts: Words
    """The Siege Opponent that is in play in each Slot."""
    resilience: Nums
    front_power: Nums
    """Power that a Siege Opponent has gained (Cataclysms, GOD-514)."""
    banners: Nums
    slowed: Nums
    """Hexes that each Banner moves less in its next move."""
    imbalance: Nums
    current: Word = ""
    """The Element of the current Imbalance (GOD-492)."""
    sieges: Num = 0
    """SIEGE! cards played."""
    jaethi: Nums = ()
    """Jaethi's three hexes while she is Manifest."""
    jaethi_resilience: Num = 0
    jaethi_immune: Flag = False
    quelled: Flag = False
    """Whether Siege Opponents have no Keywords this Game Turn (GOD-1003)."""

    @property
    def seats(self) -> int:
        return len(self.heroes)

    def emit(self, event: Event) -> None:
        super().emit(renamed(event, self.defenders))

    def roll(self, stream: str, n: int) -> int:
        """Chance; a Hex or Core die may fall as somebody has settled it (GOD-1016, GOD-1105).

        What chance brought is recorded as it came: a replay settles the die again. What was thrown before somebody
        looked at it has been recorded then.
        """
        got = self._thrown(stream, n) if self.thrown and self.fate and self.fate[0] else None
        if got is None:
            got = super().roll(stream, n)
        if len(self.fate) < 3 or not self.fate[0] or stream not in FATED:
            return got
        die, face = self.fate[1:]
        if die:
            self.fate = (1, die - 1, face)
            return got
        self.fate = (1,)
        return min(face, n) - 1 if face else super().roll(stream, n)

    def _thrown(self, stream: str, n: int) -> int | None:
        """The next outcome of a stream among those that lie there."""
        for at, (named, of, got) in enumerate(self.thrown):
            if (named, of) == (stream, n):
                self.thrown = (*self.thrown[:at], *self.thrown[at + 1 :])
                return got
        return None
