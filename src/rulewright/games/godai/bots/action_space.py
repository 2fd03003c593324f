"""Every choice that any position can offer: the action space, and what "why not?" can be asked about.

Each kind of choice is the product of the domains of its fields (`DOMAINS`), in the order of the model's unions, except
for the choices of a combat, where only what an Ability can do is listed. Sizes, with the content of the box:

- hexes of the map: 312 with the Siege Portals; a tile in the sky has 6 turns on each, Jaethi 2 sides
- heroes: 4; in a combat members 0 to 3, allies from 10 on, opponents from 20 on (`ALLIES`, `OPPONENTS`)
- Defenders: 2 City-States, 5 Temples, 4 Towers or Fortresses, the Temple Fortress, and `temples` for all Temples
- numbers: 0 to 99, Slots 1 to 5 (5 is Jaethi), lines of a card 1 to 40
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import product
from typing import Any, get_args

from rulewright.core.record import Choice

from ..content.content import Content
from ..hero_abilities import Ability, Aim, ByAugment, Deal, Mode, MoveOutlast, Negates
from ..model import choices
from ..model.choices import combat, common, defenders, heroes, land, siege, visits
from ..model.choices.combat import IMPROVE, MORE, STANCES
from ..model.geometry import HEXES, NAMES, TURNS
from ..model.vocabulary import (
    CONDITIONS,
    ELEMENTS,
    MASTERIES,
    RESOURCES,
    SKILLS,
    STATS,
    DefenderStat,
    Empire,
    Movement,
    Stat,
    Vital,
)
from ..passives import FavoredAlso, TakeCondition

SEATS = range(4)
HEROES = range(1, 5)
ALLIES = range(10, 16)
OPPONENTS = range(20, 32)
"""Numbers of a combat (model/combat.py). Opponents that were vanquished keep theirs."""
SLOTS = range(1, 5)
LINES = range(1, 41)
NUMBERS = range(100)
DICE = range(1, 13)
"""Dice of one step that somebody can change (rules/fate.py)."""
USES = range(1, 5)
"""How often an action is taken in a round; ways to use an Item."""
PLACES_IN_SLOT = range(1, 11)
DEFENDERS = (
    "city-1", "city-2", *[f"temple-{n}" for n in range(1, 6)], *[f"tower-{n}" for n in range(1, 5)], "temple-fortress",
    "temples",
)  # fmt: skip
LINES_OF = {
    Vital.HEALTH: ("health", "health-2"),
    Vital.ENERGY: ("energy",),
    Vital.INFLUENCE: ("influence",),
    Vital.OUTLAST: ("outlast-down", "outlast-up"),
}
"""What damage to a Vital changes: Titanic opponents have two lines of Health, and Outlast goes down or up."""
CHANGES = tuple([line for lines in LINES_OF.values() for line in lines])
_NONE = combat.NONE
_SUSTAIN = "sustain"


def all_choices(content: Content) -> Iterator[Choice]:
    """Every choice that any position can offer, in a fixed order."""
    domains = _domains(content)
    for kind in get_args(choices.AnyChoice):
        if kind in COMBAT:
            yield from COMBAT[kind](content)
        else:
            fields = domains.get(kind, ())
            yield from [kind(*values) for values in product(*[tuple(values) for values in fields])]


def _domains(content: Content) -> dict[type[Choice], tuple[Iterable[Any], ...]]:
    """What each field of a choice can be; kinds without an entry have no fields."""
    hexes = NAMES[:HEXES]
    stats, skills = _words(STATS), _words(SKILLS)
    elements, resources = _words(ELEMENTS), _words(RESOURCES)
    items = tuple(content.items)
    treasures = tuple([card.id for card in content.harvests.values() if card.ribbon == "treasure"])
    discoveries = tuple([card.id for card in content.jaethi.values() if card.kind == "discovery"])
    won = [card.id for card in content.encounters.values() if card.equip]
    equips = (*won, *[card.id for card in content.commissions.values() if card.equip])
    cards = (
        *content.encounters, *content.commissions, *content.harvests, *content.jaethi, *content.powerups,
        *content.siege, *content.bosses, *content.tiles, *content.augments,
    )  # fmt: skip
    bosses = range(1, 10)
    found: dict[type[Choice], tuple[Iterable[Any], ...]] = {
        common.TakeOption: (LINES,),
        common.PickHex: (hexes,),
        common.PickHero: (range(5),),
        common.PickStat: (stats,),
        common.PickResource: (resources,),
        common.PickElement: (elements,),
        common.PickDefender: (DEFENDERS,),
        common.PickCard: (dict.fromkeys(cards),),
        common.PickItem: ((*items, *treasures),),
        common.PickOpponent: (range(1, 13),),
        common.PickNumber: (NUMBERS,),
        heroes.PickRole: (content.roles,),
        heroes.PickRace: (content.races,),
        heroes.PickCondition: (_words(CONDITIONS),),
        heroes.GiveGold: (HEROES, HEROES, heroes.PARTS),
        heroes.GiveFood: (HEROES, HEROES, heroes.PARTS),
        heroes.GiveItem: (HEROES, HEROES, (*items, *treasures)),
        heroes.TakeBonus: (content.harvests,),
        heroes.ReplaceHero: (HEROES,),
        heroes.DeclineRolls: (HEROES, skills),
        heroes.UsePowerUp: (HEROES, [card.id for card in content.powerups.values() if card.keep]),
        heroes.UseRacial: (HEROES, (_NONE, *stats)),
        heroes.AddBonus: ((*items, *treasures), skills),
        heroes.BrewItem: (HEROES, items, USES),
        heroes.ShiftDie: (DICE, range(1, 11)),
        heroes.RollAgain: (DICE,),
        land.PlaceTile: (_words(Empire), range(TURNS)),
        land.LayTile: (hexes, range(TURNS)),
        land.StandJaethi: (hexes, ("east", "west")),
        land.ChooseMovementType: (_words(Movement),),
        siege.BolsterWith: (skills,),
        siege.UseOre: (DEFENDERS,),
        siege.PickSiegeCard: (SLOTS, PLACES_IN_SLOT),
        defenders.BuildTower: (hexes,),
        defenders.UpgradeTower: (DEFENDERS,),
        defenders.Rebuild: (DEFENDERS,),
        defenders.Improve: (DEFENDERS, resources, range(1, 13)),
        defenders.Assign: (DEFENDERS, ("recruit", "specialist")),
        defenders.AttachEquip: (equips, DEFENDERS),
        defenders.DetachEquip: (equips, DEFENDERS),
        defenders.PlaceTempleFortress: (hexes,),
        defenders.Relocate: (DEFENDERS,),
        defenders.MakeFactory: (resources,),
        defenders.AugmentDefender: (elements, DEFENDERS),
        defenders.AugmentHero: (elements, HEROES),
        defenders.StripDefender: (elements, DEFENDERS),
        defenders.StripHero: (elements, HEROES),
        defenders.SiphonEssence: (elements,),
        defenders.VisitOther: (DEFENDERS,),
        defenders.DedicateTo: (bosses,),
        defenders.NegateCondition: (HEROES, _words(CONDITIONS)),
        defenders.FuseTwo: (HEROES, stats),
        defenders.CallBack: (HEROES,),
        defenders.BoostDefender: (DEFENDERS, _words(DefenderStat)),
        defenders.SendBanner: (SLOTS, hexes),
        defenders.PassDamage: (DEFENDERS, DEFENDERS, (0, 1)),
        visits.HarvestAs: ([id.removeprefix("aid-") for id in content.aid],),
        visits.HarvestMost: ([id.removeprefix("aid-") for id in content.aid], (*_words(ELEMENTS), "none")),
        visits.Buy: (range(5), items),
        visits.BuyTogether: (items,),
        visits.BuyGear: (HEROES, stats),
        visits.FuseGear: (HEROES, ("vitals", "abilities", "skills")),
        visits.Trade: ((*resources, "mixed", "gold"),),
        visits.ApplyItem: (HEROES, (*items, *treasures), USES),
        visits.ApplyTogether: (items,),
        visits.TakeTreasure: (treasures, HEROES),
        visits.SecureDiscovery: (discoveries,),
        visits.Attempt: (content.commissions,),
        visits.Deliver: (content.commissions,),
        visits.CallDedication: (bosses,),
        visits.PickMountain: (content.sky_tiles,),
        visits.Reassign: (("recruit", "specialist"), DEFENDERS, ("stockpile", *DEFENDERS)),
    }
    return found


def _words(values: Iterable[Any]) -> tuple[str, ...]:
    return tuple([str(value) for value in values])


# -- combat ------------------------------------------------------------------------------------------------------


def _abilities(content: Content) -> Iterable[Ability]:
    return content.tables.get("abilities", {}).values()  # type: ignore[return-value]


def _targets(aim: Aim) -> tuple[int, ...]:
    """The numbers that a mode can be aimed at."""
    match aim:
        case Aim.NOBODY:
            return (-1,)
        case Aim.OPPONENT:
            return tuple(OPPONENTS)
        case Aim.HERO:
            return tuple(SEATS)
        case Aim.ALLY | Aim.MEMBER:
            return (*SEATS, *ALLIES)
    return (*SEATS, *ALLIES, *OPPONENTS)


def _swapped(aim: Aim) -> tuple[int, ...]:
    """Further numbers for a Brainwashed hero: it helps opponents, and Target dice say whom it hurts (GOD-885)."""
    return (-1,) if aim is Aim.OPPONENT else () if aim is Aim.NOBODY else tuple(OPPONENTS)


def _vitals(mode: Mode) -> tuple[str, ...]:
    """What a mode can be told to change, of an opponent or of a member of the group."""
    found: list[str] = []
    for verb in mode.verbs:
        if isinstance(verb, Deal) and not verb.drain:
            for vital in (Vital.HEALTH, Vital.ENERGY) if verb.either else (verb.vital,):
                found += [str(vital), *LINES_OF[vital]]
        elif isinstance(verb, MoveOutlast) and verb.either:
            found += LINES_OF[Vital.OUTLAST]
    return tuple(dict.fromkeys(found)) or (_NONE,)


def _meetings(content: Content) -> list[Choice]:
    return [combat.Meet(answer) for answer in ("fight", "discard", "vanquish", "bribe")]


def _declarations(content: Content) -> list[Choice]:
    found: list[Choice] = [combat.Declare(action) for action in (_NONE, "shell", "flee", "charmed", str(Stat.DEFEND))]
    lines = dict.fromkeys((*_words(Vital), *CHANGES))
    found += [combat.Declare(str(Stat.ATTACK), line) for line in lines]
    found += [combat.Declare(str(stat), _NONE, n) for stat in (Stat.FIRST, Stat.SECOND) for n in USES]
    found += [combat.Declare("outlast", str(stat)) for stat in STATS]
    return found


def _powers(content: Content) -> list[Choice]:
    """Racial Abilities, Specials, kept Items and Masteries outside combat; Tanuki borrow combat Items."""
    abilities = tuple(_abilities(content))
    found: list[Choice] = []
    for ability in abilities:
        modes: dict[tuple[str, int], None] = {}
        for mode in (*ability.modes, *ability.outside):
            aims = (-1, *SEATS) if mode in ability.outside else ()
            modes.update(dict.fromkeys([(mode.id, target) for target in (*_targets(mode.aim), *aims)]))
        found += [combat.UsePower(ability.id, mode, target) for mode, target in modes]
        if ability.owner == "tanuki" and ability.slot == "racial":
            borrowed = [(one.owner, mode) for one in abilities if one.slot == "item" for mode in one.modes]
            found += [
                combat.UsePower(ability.id, f"{owner}.{how}", target)
                for owner, mode in dict.fromkeys(borrowed)
                for how in _item_modes(mode)
                for target in (*SEATS, *ALLIES, *OPPONENTS)
            ]
    found.append(combat.UsePower("hairpin-of-intellect", "test"))
    found += [combat.UsePower(card.id, "damage") for card in content.powerups.values() if card.keep == "damage"]
    for card in content.harvests.values():
        if any(isinstance(frame, TakeCondition) for frame in card.treasure):
            taken = product((card.id,), [f"take.{one}" for one in CONDITIONS], SEATS)
            found += [combat.UsePower(*values) for values in taken]
    return [*found, *[combat.UsePower(_SUSTAIN, source) for source in (*[one.id for one in abilities], "stance")]]


def _item_modes(mode: Mode) -> list[str]:
    """A mode of an Item; one that Negates names the Condition."""
    if not any(isinstance(verb, (Negates, ByAugment)) for verb in mode.verbs):
        return [mode.id]
    return [mode.id, *[f"{mode.id}.{one}" for one in CONDITIONS]]


def _aims(content: Content) -> list[Choice]:
    """Attacks, what Allies do for each other, and every mode of an Ability with all that it can hit."""
    found: dict[Choice, None] = dict.fromkeys([combat.AimAt(mode) for mode in ("no", "miss", "orb")])
    found.update(dict.fromkeys([combat.AimAt("wake", seat) for seat in SEATS]))
    found.update(dict.fromkeys([combat.AimAt(f"{IMPROVE}{stance}") for stance in STANCES]))
    everybody = (*SEATS, *ALLIES, *OPPONENTS)
    found.update(dict.fromkeys([combat.AimAt(mode, one) for mode in ("mend", "guard") for one in everybody]))
    found.update(dict.fromkeys([combat.AimAt(mode, one) for mode in (combat.HELP, "outlast") for one in OPPONENTS]))
    own = product(("scepter", "draught"), (-1,), ("health", "energy"))
    found.update(dict.fromkeys([combat.AimAt(*values) for values in own]))
    found.update(dict.fromkeys([combat.AimAt("shell", seat, "health") for seat in SEATS]))
    attacks = product(("attack",), (*SEATS, *ALLIES, *OPPONENTS), CHANGES)
    found.update(dict.fromkeys([combat.AimAt(*values) for values in attacks]))
    for ability in _abilities(content):
        for mode in ability.modes:
            lines = dict.fromkeys((_NONE, *_vitals(mode)))
            brainwashed = _swapped(mode.aim) if ability.slot in MASTERIES else ()
            aims = product((mode.id,), (*_targets(mode.aim), *brainwashed), lines)
            found.update(dict.fromkeys([combat.AimAt(*values) for values in aims]))
    return list(found)


def _further(content: Content) -> list[Choice]:
    """One more action (Xocolatl Elixir): every Attack and every mode of a Mastery, and Defend."""
    found: dict[Choice, None] = {combat.AimAt(f"{MORE}defend"): None}
    attacks = product((f"{MORE}attack",), OPPONENTS, CHANGES)
    found.update(dict.fromkeys([combat.AimAt(*values) for values in attacks]))
    found.update(dict.fromkeys([combat.AimAt(f"{MORE}shell", seat, "health") for seat in SEATS]))
    for ability in _abilities(content):
        if ability.slot in MASTERIES:
            for mode in ability.modes:
                lines = dict.fromkeys((_NONE, *_vitals(mode)))
                aims = product((f"{MORE}{mode.id}",), _targets(mode.aim), lines)
                found.update(dict.fromkeys([combat.AimAt(*values) for values in aims]))
    return list(found)


def _favors(content: Content) -> list[Choice]:
    numbers = range(1, len(OPPONENTS) + 1)
    frames = [frame for card in content.harvests.values() for frame in card.treasure]
    favored = [str(frame.condition) for frame in frames if isinstance(frame, FavoredAlso)]
    return [combat.Favor(0), *[combat.Favor(number, line) for number in numbers for line in (*CHANGES, *favored)]]


def _item_uses(content: Content) -> list[Choice]:
    found: dict[Choice, None] = dict.fromkeys([combat.UseItem("food", "eat", seat) for seat in SEATS])
    for ability in _abilities(content):
        if ability.slot == "item":
            for mode in ability.modes:
                targets = dict.fromkeys((*_targets(mode.aim), *(SEATS if ability.own else ())))
                uses = product((ability.owner,), _item_modes(mode), targets)
                found.update(dict.fromkeys([combat.UseItem(*values) for values in uses]))
    return list(found)


def _gifts(content: Content) -> list[Choice]:
    treasures = [card.id for card in content.harvests.values() if card.ribbon == "treasure"]
    return [combat.HandItem(item, seat + 1) for item in (*content.items, *treasures) for seat in SEATS]


COMBAT: dict[type[Choice], Callable[[Content], list[Choice]]] = {
    combat.Meet: _meetings,
    combat.Declare: _declarations,
    combat.UsePower: _powers,
    combat.AimAt: lambda content: [*_aims(content), *_further(content)],
    combat.Favor: _favors,
    combat.UseItem: _item_uses,
    combat.HandItem: _gifts,
    combat.TakeFromDead: lambda content: [combat.TakeFromDead(seat + 1) for seat in SEATS],
}
"""Choices of a combat, by their kind."""
