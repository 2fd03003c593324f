"""The guided first duel: a Young Iceling meets a Wild Firple, and leaves as its friend.

The seed deals what the script needs; `tests/test_lessons.py` plays it through, and
`tests/dragon_eclipse/test_tutorial.py` looks at what happens on the way. The words of the guide are in
`locale/*/tutorial.ftl`.
"""

from __future__ import annotations

from rulewright.content.tutorial import Chapter, Stage, Tutorial
from rulewright.core.replay import Setup

YOU = 0

MEETING = Chapter(
    "meeting",
    (
        Stage("hello", rules=("DRE-292", "DRE-348")),
        Stage("mystling", "pick-mystling young-iceling", ("DRE-307", "DRE-131")),
        Stage("enemy", "pick-enemy wild-firple", ("DRE-318", "DRE-325")),
        Stage("keep", "keep-cards", ("DRE-341", "DRE-346"), look=("slot-1-1", "slot-1-2", "slot-1-3", "slot-1-4")),
    ),
)
TABLE = Chapter(
    "table",
    (
        Stage("numbers", rules=("DRE-307", "DRE-308", "DRE-309"), look=("mystling-1",)),
        Stage("next-attack", rules=("DRE-333", "DRE-424"), look=("enemy-deck",)),
        Stage("goal", rules=("DRE-464", "DRE-465", "DRE-467", "DRE-472"), look=("taming",)),
    ),
)
CARDS = Chapter(
    "cards",
    (
        Stage("first-card", "play-card 4", ("DRE-388", "DRE-390")),
        Stage("passive", rules=("DRE-359", "DRE-360"), look=("discard-1",)),
        Stage("end-first", "end-turn", ("DRE-397", "DRE-412")),
    ),
)
TRIGGER = Chapter(
    "trigger",
    (
        Stage("track", rules=("DRE-425", "DRE-431"), look=("enemy-track-1",)),
        Stage("opening", "play-card 3", ("DRE-389", "DRE-390")),
        Stage("pay", "accept", ("DRE-379", "DRE-410")),
        Stage("triggered", "trigger-card 4", ("DRE-380", "DRE-383")),
        Stage("end-second", "end-turn", ("DRE-381", "DRE-412")),
    ),
)
STRIKE = Chapter(
    "strike",
    (
        Stage("dash", "use-bonus dash", ("DRE-395", "DRE-396", "DRE-400")),
        Stage("near", "go-to 11", ("DRE-370", "DRE-373")),
        Stage("sip", "play-card 4", ("DRE-376", "DRE-308")),
        Stage("freeze", "use-bonus deep-freeze", ("DRE-406", "DRE-735")),
        Stage("end-third", "end-turn", ("DRE-443", "DRE-309")),
    ),
)
ATTACK = Chapter(
    "attack",
    (
        Stage("hit-back", rules=("DRE-375", "DRE-309", "DRE-732"), look=("enemy",)),
        Stage("nip", "play-card 1", ("DRE-375", "DRE-796")),
        Stage("first-condition", rules=("DRE-472", "DRE-473"), look=("taming",)),
        Stage("special-comes", "end-turn", ("DRE-433", "DRE-434")),
    ),
)
PATIENCE = Chapter(
    "patience",
    (
        Stage("peace", "play-card 2", ("DRE-467", "DRE-450", "DRE-729")),
        Stage("end-fifth", "end-turn", ("DRE-731", "DRE-732")),
        Stage("choose-for-it", "go-to 5", ("DRE-354", "DRE-440", "DRE-442")),
        Stage("burn", rules=("DRE-733",), look=("condition-1-burn",)),
        Stage("walk-away", "play-card 1", ("DRE-382", "DRE-373")),
        Stage("far", "go-to 18", ("DRE-370", "DRE-373")),
        Stage("end-sixth", "end-turn", ("DRE-421", "DRE-733")),
        Stage("choose-again", "go-to 2", ("DRE-442",)),
        Stage("fatigue", rules=("DRE-427", "DRE-430"), look=("discard-1",)),
    ),
)
TAMING = Chapter(
    "taming",
    (
        Stage("heal", "use-bonus soothing-tide", ("DRE-403", "DRE-802")),
        Stage("prepare", "use-bonus prepare", ("DRE-401",)),
        Stage("discard", "discard-slot 3", ("DRE-401", "DRE-362")),
        Stage("draw", "accept", ("DRE-401", "DRE-413")),
        Stage("spit", "play-card 4", ("DRE-376", "DRE-388")),
        Stage("end-last", "end-turn", ("DRE-467", "DRE-472")),
    ),
)
END = Chapter("end", (Stage("tamed", rules=("DRE-467", "DRE-474", "DRE-350")),))

TUTORIAL = Tutorial(
    setup=Setup("dragon_eclipse", 1, 149, "duel"),
    seat=YOU,
    opening=(),
    chapters=(MEETING, TABLE, CARDS, TRIGGER, STRIKE, ATTACK, PATIENCE, TAMING, END),
)
