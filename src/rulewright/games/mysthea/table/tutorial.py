"""The guided first game: two players, without Monster behaviours and Champion abilities, through all of Era I.

The seed deals what the script needs; `tests/test_lessons.py` plays it through. The words of the guide are in
`locale/*/tutorial.ftl`.
"""

from __future__ import annotations

from rulewright.content.tutorial import Chapter, Stage, Tutorial
from rulewright.core.record import Seat
from rulewright.core.replay import Setup

YOU, MIRA = 0, 1


def mira(*texts: str) -> tuple[tuple[Seat, str], ...]:
    """What the opponent does."""
    return tuple((MIRA, text) for text in texts)


PLACING = Chapter(
    "placing",
    (
        Stage("hello", rules=("MYS-083", "MYS-086")),
        Stage("champion", "place-champion shard.crystal", ("MYS-059", "MYS-499")),
        Stage("token", "place-token sphere", ("MYS-060",)),
    ),
)
TURN = Chapter(
    "turn",
    (
        Stage("round", rules=("MYS-107", "MYS-110", "MYS-114"), look=("event-river",)),
        Stage("act", "act", ("MYS-115", "MYS-116", "MYS-120")),
    ),
)
POINTS = Chapter(
    "points",
    (
        Stage("first-card", "play-card C012", ("MYS-125", "MYS-126")),
        Stage("spend", "spend-points", ("MYS-145", "MYS-146")),
        Stage("deploy", "deploy troop", ("MYS-150", "MYS-152")),
        Stage("travel", "travel troop shard.crystal shard.river", ("MYS-155", "MYS-158")),
        Stage("save-energy", "done", ("MYS-126", "MYS-130")),
        Stage(
            "end-turn",
            "done",
            ("MYS-117", "MYS-119"),
            then=mira("act", "play-card C020", "spend-points", "deploy troop", "deploy troop", "done", "done"),
        ),
    ),
)
EFFECTS = Chapter(
    "effects",
    (
        Stage("act-again", "act", ("MYS-125",)),
        Stage("upgrade", "play-card C017", ("MYS-137", "MYS-138")),
        Stage("place-card", "use-card", ("MYS-126", "MYS-127", "MYS-129")),
        Stage("spend-too", "spend-points", ("MYS-126", "MYS-127")),
        Stage("construct", "construct troop", ("MYS-148", "MYS-376")),
        Stage("energy", "gain-energy", ("MYS-147", "MYS-081")),
        Stage("end-second", "done", ("MYS-116", "MYS-117"), then=mira("meditate", "construct troop", "done")),
    ),
)
MEDITATE = Chapter(
    "meditate",
    (
        Stage("meditate", "meditate", ("MYS-176", "MYS-177", "MYS-181")),
        Stage("crystal", "deploy troop", ("MYS-184", "MYS-186")),
        Stage(
            "end-third",
            "done",
            ("MYS-187",),
            then=mira(
                "act",
                "play-card C006",
                "spend-points",
                "travel troop volcano.crystal shard.crystal",
                "travel troop volcano.crystal shard.crystal",
                "done",
                "done",
            ),
        ),
    ),
)
EVENTS = Chapter(
    "events",
    (
        Stage(
            "path",
            rules=("MYS-110", "MYS-111", "MYS-273"),
            look=("event-river", "event-mountain", "event-boulron", "event-forest"),
        ),
        Stage("control", rules=("MYS-161", "MYS-298", "MYS-299"), look=("region-shard.crystal",)),
    ),
)
BATTLE = Chapter(
    "battle",
    (
        Stage("start-battle", "start-battle shard.crystal", ("MYS-194", "MYS-198", "MYS-199")),
        Stage(
            "commit",
            "commit-card C004",
            ("MYS-200", "MYS-204", "MYS-212"),
            then=mira("commit-card C014"),
        ),
    ),
)
DEVELOP = Chapter(
    "develop",
    (
        Stage("develop", "develop", ("MYS-222", "MYS-235", "MYS-165")),
        Stage("reveal", "reveal-one", ("MYS-166", "MYS-167")),
        Stage("buy", "buy-card C034", ("MYS-168", "MYS-170")),
        Stage(
            "buy-no-more",
            "done",
            ("MYS-168", "MYS-171"),
            then=mira("develop", "reveal-one", "buy-card C024", "buy-card C022", "done", "done"),
        ),
    ),
)
ENCOUNTER = Chapter(
    "encounter",
    (
        Stage("plan", "act", ("MYS-257", "MYS-258"), look=("token-0",)),
        Stage("objective", "play-card C008", ("MYS-133", "MYS-367")),
        Stage("walk", "spend-points", ("MYS-127", "MYS-157")),
        Stage("walk-river", "travel champion shard.crystal shard.river", ("MYS-155", "MYS-157")),
        Stage("walk-sphere", "travel champion shard.river sphere.river", ("MYS-155", "MYS-156")),
        Stage("claim-rivers", "use-card", ("MYS-298", "MYS-367")),
        Stage("face", "face-encounter", ("MYS-257", "MYS-258", "MYS-261")),
        Stage("approach", "choose-approach chest", ("MYS-262", "MYS-266")),
        Stage(
            "reward",
            "accept",
            ("MYS-263", "MYS-264"),
            then=mira(
                "act",
                "play-card C024",
                "spend-points",
                "deploy troop",
                "travel champion volcano.crystal volcano.forest",
                "deploy troop",
                "done",
                "done",
            ),
        ),
    ),
)
ISLAND = Chapter(
    "island",
    (
        Stage("recharge", "accept", ("MYS-112", "MYS-122")),
        Stage("last-act", "act", ("MYS-118", "MYS-122")),
        Stage("beacon", "play-card C034", ("MYS-134",)),
        Stage("beacon-points", "spend-points", ("MYS-128", "MYS-145")),
        Stage("last-troop", "deploy troop", ("MYS-150", "MYS-152")),
        Stage("to-myst", "travel champion sphere.river sphere.myst", ("MYS-155", "MYS-273")),
        Stage("last-energy", "gain-energy", ("MYS-128", "MYS-147")),
        Stage("accessory", "use-card", ("MYS-128", "MYS-134", "MYS-189")),
        Stage("lift", "move-island", ("MYS-194", "MYS-245")),
        Stage("attunement", "claim-attunement A04", ("MYS-249", "MYS-250", "MYS-251")),
        Stage(
            "set-down",
            "set-down-after shard",
            ("MYS-247", "MYS-248"),
            then=mira("move-island", "claim-attunement A05", "set-down-after tree", "meditate", "done"),
        ),
    ),
)
END = Chapter(
    "end",
    (
        Stage("scoring", rules=("MYS-271", "MYS-273", "MYS-277", "MYS-280")),
        Stage("new-era", rules=("MYS-092", "MYS-101", "MYS-104", "MYS-107")),
    ),
)
WINNING = Chapter("winning", (Stage("win", rules=("MYS-085", "MYS-086", "MYS-087", "MYS-514")),))

TUTORIAL = Tutorial(
    setup=Setup("mysthea", 2, 426, options={"abilities": False, "behaviours": False}),
    seat=YOU,
    opening=mira("place-champion volcano.crystal", "place-token tree"),
    chapters=(
        PLACING, TURN, POINTS, EFFECTS, MEDITATE, EVENTS, BATTLE, DEVELOP, ENCOUNTER, ISLAND, END, WINNING,
    ),
)  # fmt: skip
