"""The cards and boards of Godai as read from the files in `content/`. Tiles are in map_parts.py."""

from __future__ import annotations

from msgspec import Struct

from rulewright.content.source import Component

from ..combat_effects import Aim, AnyDeed, AnyTrait
from ..effects import AnyEffect, Die
from ..model.vocabulary import (
    Condition,
    Element,
    Empire,
    Kind,
    Place,
    RoleType,
    SiegeKeyword,
    Stat,
    Targeting,
)
from ..passives import AnyFrame

# -- the Siege -----------------------------------------------------------------------------------------


class SiegeAbility(Struct, frozen=True, forbid_unknown_fields=True):
    """A Siege Keyword with its number; Consume names what is lost, Immune an Element."""

    keyword: SiegeKeyword
    n: int = 0
    tier: int = 0
    """Consume: Resources of this Tier (1 to 3)."""
    element: Element | None = None


class SiegeCard(Component, frozen=True, kw_only=True):
    """GOD-570: a Siege Opponent."""

    element: Element
    resilience: int
    power: int
    range: int = 1
    soar: bool = False
    abilities: tuple[SiegeAbility, ...] = ()
    power_ups: int = 1
    """GOD-579: for each hero."""
    roll: bool = False
    """Its reward also is one roll of its Element's die."""
    rule: str = "GOD-570"


# -- opponents -----------------------------------------------------------------------------------------


class Action(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One action of an opponent (GOD-674). Its name is `action-<id>` in the language files."""

    id: str
    targeting: Targeting
    deeds: tuple[AnyDeed, ...]
    cost: int = 0
    """Energy."""
    aim: Aim | None = None
    """How a Multi action finds its targets."""
    condition: Condition | None = None
    role_type: RoleType | None = None
    counter: Stat | None = None
    """Swarms and Hordes: the test stat whose success makes a hero immune to it (GOD-782)."""


class EquipCard(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a card does when it is attached to a Defender."""

    frames: tuple[AnyFrame, ...]


class Encounter(Component, frozen=True, kw_only=True):
    """GOD-671: a card of the Encounter deck."""

    placard: bool = False
    """Printed on a placard, no card of the deck (GOD-670)."""
    level: int
    kinds: tuple[Kind, ...]
    """Types, then subtypes."""
    elements: tuple[Element, ...] = ()
    """Of an Elemental, and of whatever its Immunity and damage are."""
    health: tuple[int, ...] = ()
    """Two values: Titanic."""
    energy: int = 0
    influence: int = 0
    outlast: int = 0
    tests: tuple[Stat, ...] = ()
    """Stats that may be tested against its Outlast (GOD-780)."""
    bribe: int = 0
    """Gold per hero; 0 if it cannot be Bribed."""
    key: str = "112233"
    """The six faces of the Hex die: 1 Attack, 2 Mastery, 3 Special."""
    attack: Action
    mastery: Action
    special: Action
    traits: tuple[AnyTrait, ...] = ()
    reward: tuple[AnyEffect, ...]
    equip: EquipCard | None = None
    """Only by Influence (GOD-677)."""
    rule: str = "GOD-671"


class Boss(Component, frozen=True, kw_only=True):
    """GOD-691: a Boss placard; its id is `boss-<level>`, Jaethi's is `boss-10`."""

    level: int
    kinds: tuple[Kind, ...]
    elements: tuple[Element, ...] = ()
    health: tuple[int, ...]
    energy: int
    influence: int = 0
    outlast: int = 0
    tests: tuple[Stat, ...] = ()
    actions: tuple[Action, ...]
    """Six, by the faces of the Hex die (GOD-686)."""
    traits: tuple[AnyTrait, ...] = ()
    difficult: tuple[AnyTrait, ...] = ()
    """From Difficult on (GOD-690)."""
    group_reward: tuple[AnyEffect, ...] = ()
    portal: int = 0
    """The Siege Portal that is destroyed with it (GOD-818)."""
    single_rewards: tuple[AnyEffect, ...] = ()
    """In the order of Target dice (GOD-827)."""
    terrain: str = "keep"
    """What its token makes of the hex of its lair (GOD-273): `keep` or a terrain."""
    empire: Empire | None = None
    lair: tuple[AnyFrame, ...] = ()
    """Its Lair Effect, while the group is Dedicated to it."""
    damage: int = 0
    """Siege damage of its Dedication."""
    area: int = 0
    """Range of its Dedication's Effect Area: 1, 2, or 4 for the whole map."""
    rule: str = "GOD-691"


class Escort(Component, frozen=True, kw_only=True):
    """GOD-632: an Ally that must be kept alive."""

    health: int
    action: Action
    tests: tuple[Stat, ...]
    ranks: tuple[int, ...]
    """For the tests; 0 is the current Health."""
    target_die: int = 0
    rule: str = "GOD-632"


# -- decks of the group --------------------------------------------------------------------------------


class Commission(Component, frozen=True, kw_only=True):
    """GOD-617."""

    empire: Empire
    type: str
    """`heroic`, `aid`, `skill`, `dual` or `all`."""
    place: Place
    """Where it is attempted; of an Aid Commission, where it is picked up."""
    to: Place | None = None
    """Aid: where it is delivered."""
    role: str = ""
    """Heroic: whose it is."""
    tests: tuple[Stat, ...] = ()
    mod: int = 0
    escort: str = ""
    camp_first: bool = False
    """The group must have Camped there."""
    soar_only: bool = False
    """Only heroes with Soar roll."""
    before: tuple[AnyEffect, ...] = ()
    """What happens before the rolls."""
    failure: tuple[AnyEffect, ...] = ()
    """What happens if the successes of the turn do not complete it."""
    reward: tuple[AnyEffect, ...]
    """Of a Heroic one for its hero, as `before` and `failure` are; `who` is left out."""
    equip: EquipCard | None = None
    rule: str = "GOD-617"


class HarvestCard(Component, frozen=True, kw_only=True):
    """GOD-369: a card of the Harvest deck; with a Treasure Ribbon it has neither Immediate nor End of Stage Effect."""

    ribbon: str = ""
    """`resource`, `treasure` or none."""
    immediate: tuple[AnyEffect, ...] = ()
    end: tuple[AnyEffect, ...] = ()
    bonus: tuple[AnyEffect, ...] = ()
    """The Resource Bonus."""
    wielder: tuple[AnyFrame, ...] = ()
    """Wielder Bonus."""
    treasure: tuple[AnyFrame, ...] = ()
    """Treasure Effect."""
    rule: str = "GOD-369"


class JaethiCard(Component, frozen=True, kw_only=True):
    """GOD-483."""

    kind: str
    """`siege`, `cataclysm`, `discovery`, `affliction` or `plain`."""
    die: Die
    calendar: int = 1
    encounter: bool = False
    element: Element | None = None
    """Of a SIEGE! card or a Cataclysm."""
    effects: tuple[AnyEffect, ...] = ()
    place: str = ""
    """Discovery: where its token goes: `antiquity-site`, `great-tree`, `peak`, `wellspring-portal` or `city-tile`."""
    frames: tuple[AnyFrame, ...] = ()
    """Discovery: what it gives once it is Secured."""
    rule: str = "GOD-483"


class PowerUp(Component, frozen=True, kw_only=True):
    """GOD-830."""

    ribbon: str = ""
    """`elemental`, `resource` or none."""
    effects: tuple[AnyEffect, ...] = ()
    """For the hero who draws it; `who` is left out."""
    keep: str = ""
    """What a kept card can be discarded for: `reroll`, `negate`, `damage`, `wander` or `recall`."""
    n: int = 0
    rule: str = "GOD-830"


class Augment(Component, frozen=True, kw_only=True):
    """GOD-1105: an Element Augment card with its three Tiers; what they do is told by `augment-<element>-<tier>`."""

    element: Element
    numbers: tuple[int, ...]
    """The numbers of the three Tiers, in the order of the texts."""
    rule: str = "GOD-1105"


class Tracker(Component, frozen=True, kw_only=True):
    """GOD-195, GOD-196: what a Defender starts with, or what an upgrade adds."""

    kind: Place
    empire: Empire | None = None
    number: int = 0
    """Of a City-State: 1 or 2."""
    potential: int = 0
    power: int = 0
    range: int = 0
    resilience: int = 0
    cost: int = 0
    """Platinum to Build or Upgrade."""
    rebuild: int = 0
    revival: str = ""
    """The kind of Gear Upgrade that a Revived hero gains here (GOD-804)."""
    rule: str = "GOD-195"
