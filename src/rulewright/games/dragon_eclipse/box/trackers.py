"""The sheets of a Combat for a table with the box: damage, Power, tokens and Conditions. Rulebook p.15-22, p.27, p.32.

The statistics are those of the cards in the box, which only their owner can read: so the sheet asks for Health, and
keeps the others aside for whoever wants them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.core.tracker import Change, Counter, Crest, Group, Holding, Move, Note, Total, Tracker

from ..model.state import PVP_MODES
from ..model.vocabulary import CONDITIONS, LIMITS, Condition, Stat
from ..table.spots import COLOURS

if TYPE_CHECKING:
    from ..game import DragonEclipse
    from ..table.texts import DragonTexts

_USUAL = 20
"""Health from which an owner counts up or down to the printed one."""
_ASIDE = (Stat.STRENGTH, Stat.DEFENSE, Stat.WILLPOWER, Stat.SWIFTNESS)


def combat_sheet(game: DragonEclipse, texts: DragonTexts) -> Tracker:
    """One or two players against an Enemy."""
    say, most = texts.say, game.content.numbers.most_power
    taming = Counter("foe-taming", say("sheet-taming"), "taming")
    enemy = _fighter(texts, "foe", each=False, more=(taming,), empty=Note(say("sheet-win"), "DRE-465"), ends="DRE-437")
    own = _fighter(
        texts, "own", each=True, more=(_power(texts, most),), empty=Note(say("sheet-lose"), "DRE-464"), ends="DRE-421"
    )
    return Tracker(
        id="combat",
        name=say("sheet-combat"),
        icon="claw",
        players=(1, 2),
        crests=tuple(Crest(colour) for colour in COLOURS),
        sections=(enemy, own, Holding("taunt", say("sheet-taunt"), "taunt", Note(say("sheet-taunt.moves"), "DRE-847"))),
        modes=("duel", "gauntlet", "roguelite", "campaign"),
        seating=say("sheet-seats"),
        rounds=True,
    )


def battle_sheet(game: DragonEclipse, texts: DragonTexts) -> Tracker:
    """Two players against each other."""
    say, most = texts.say, game.content.numbers.most_power
    own = _fighter(
        texts, "own", each=True, more=(_power(texts, most),), empty=Note(say("sheet-beaten"), "DRE-532"), ends="DRE-421"
    )
    return Tracker(
        id="battle",
        name=say("sheet-battle"),
        icon="sword",
        players=(2,),
        crests=tuple(Crest(colour) for colour in COLOURS),
        sections=(own,),
        modes=PVP_MODES,
        seating=say("sheet-seats.battle"),
        rounds=True,
    )


def run_sheet(game: DragonEclipse, texts: DragonTexts) -> Tracker:
    """What a Run adds up to: Bosses, and in its Resolution Silver and Essence."""
    say = texts.say
    counters = (
        Counter("run-bosses", say("sheet-run-bosses"), "star", highest=3),
        Counter("run-silver", say("sheet-silver"), "power", highest=10),
        Counter("run-essence", say("sheet-essence"), "mark", highest=6),
    )
    return Tracker(
        id="run",
        name=say("sheet-run"),
        icon="flag",
        players=(1, 2),
        crests=tuple(Crest(colour) for colour in COLOURS),
        sections=(Group(id="run", name=say("sheet-run"), each=False, counters=counters, main="run-bosses"),),
        modes=("roguelite",),
        seating=say("sheet-seats"),
    )


def _power(texts: DragonTexts, most: int) -> Counter:
    return Counter("own-power", texts.name("word", "power"), "power", highest=most)


def _fighter(texts: DragonTexts, id: str, *, each: bool, more: tuple[Counter, ...], empty: Note, ends: str) -> Group:
    """What lies on the sheet of a Mystling or of the Enemy. `ends` is the rule about the end of its turn."""
    say = texts.say
    health = Counter(f"{id}-health", say("sheet-health"), "health", _USUAL, 1, steps=(-5, -1, 1, 5), asked=True)
    damage = Counter(f"{id}-damage", say("sheet-damage"), "wound", steps=(-5, -1, 1, 5))
    left = Total(f"{id}-left", say("sheet-left"), (health.id,), (damage.id,), "health", empty)
    conditions = tuple(
        Counter(f"{id}-{one}", texts.name("condition", one), one, highest=LIMITS[one]) for one in CONDITIONS
    )
    tokens = Counter(f"{id}-tokens", say("sheet-tokens"), "mark")
    burnt = Change(damage.id, plus=(f"{id}-{Condition.BURN}",), minus=(f"{id}-{Stat.WILLPOWER}",))
    end = Move(
        f"{id}-end",
        say("sheet-turn-ends"),
        (burnt, *(Change(condition.id, -1) for condition in conditions)),
        Note(say("sheet-turn-ends.what"), ends),
    )
    return Group(
        id=id,
        name=say("sheet-mystlings") if each else say("sheet-enemy"),
        each=each,
        counters=(damage, *more, *conditions, tokens),
        main=left.id,
        totals=(left,),
        moves=(end,),
        aside=say("sheet-statistics"),
        rare=(health, *(Counter(f"{id}-{stat}", texts.name("stat", stat), stat) for stat in _ASIDE)),
    )
