"""A sound little journal of three Scenarios, to be spoiled by tests: a map, an event, a Test, a Combat, a status."""

from __future__ import annotations

from rulewright.games.dragon_eclipse.content.story_checks import StoryChecks

from .story import alone

EVENINGS = """
[[plan]]
id = "A"
events = [2]
objects = [3]
rules = [1]
maps = [1]

[[plan]]
id = "B"
after = ["A"]

[[plan]]
id = "C"
after = ["B"]

[[status]]
id = "fame"
set = ["A"]
read = ["BC"]

[[worldmap]]
id = "W02"
unexplored = "B1"

[[worldmap]]
id = "W03"
unexplored = "C1"

[[scenario]]
id = "A"
start = "A1"

[[scenario]]
id = "B"
start = "B1"
fit = { party = ["young-iceling", "prowler"] }

[[scenario]]
id = "C"
start = "C1"
fit = { party = ["young-iceling", "prowler"] }

[[location]]
id = "1"
places = [{ script = "A30" }, { script = "A31" }]
slots = [{ slot = "I", beside = "A31" }]
track = 3

[[secret]]
id = "1"
kind = "rules"

[[secret]]
id = "2"
kind = "event"
steps = [{ do = "go", to = "A80" }]

[[secret]]
id = "3"
kind = "object"

[[script]]
id = "A1"
steps = [{ do = "starter" }, { do = "go", to = "A10" }]

[[script]]
id = "A10"
steps = [
  { do = "status", gain = "fame" },
  { do = "secret", gain = 1 },
  { do = "explore", map = 1, event = 2, colour = "red", at = 2 },
]

[[script]]
id = "A30"
steps = [{ do = "choose", options = [
  { id = "dig", steps = [{ do = "time" }, { do = "gain", silver = 1 }, { do = "continue" }] },
  { id = "leave", steps = [{ do = "continue" }] },
] }]

[[script]]
id = "A31"
steps = [
  { do = "first", lines = [{ when = { slot = ["I", "A"] }, steps = [{ do = "continue" }] }] },
  { do = "choose", options = [
    { id = "try", needs = { no-secret = 3 }, steps = [{ do = "go", to = "A60" }] },
    { id = "leave", steps = [{ do = "continue" }] },
  ] },
]

[[script]]
id = "A60"
steps = [{ do = "test", use = "T-A1" }]

[[test]]
id = "T-A1"
misfortune = { at = 2, steps = [{ do = "gain", damage = 1 }] }
rows = [
  { upto = 4, tone = "grey", steps = [{ do = "continue" }] },
  { upto = 6, tone = "good", steps = [
    { do = "slot", slot = "I", token = "A" }, { do = "secret", gain = 3 }, { do = "continue" } ] },
  { tone = "bad", steps = [{ do = "gain", damage = 1 }, { do = "continue" }] },
]

[[script]]
id = "A80"
steps = [{ do = "end-exploration" }, { do = "combat", use = "A-1", corruption = 1 }]

[[combat]]
id = "A-1"
enemy = "wild-firple"
arena = "moss-ring"
map = "map-1"
mods = [{ when = { status = "fame" }, corruption = 1 }]
lose = "A100"
tame = "A101"
win = "A102"
instead = "A103"

[[script]]
id = "A100"
steps = [{ do = "go", to = "A105" }]

[[script]]
id = "A101"
steps = [{ do = "go", to = "A105" }]

[[script]]
id = "A102"
steps = [{ do = "go", to = "A105" }]

[[script]]
id = "A103"
steps = [{ do = "go", to = "A105" }]

[[script]]
id = "A105"
steps = [
  { do = "first", lines = [{ when = { pair = false }, steps = [{ do = "go", to = "A109" }] }] },
  { do = "go", to = "A150" },
]

[[script]]
id = "A109"
steps = [{ do = "join", mystling = "prowler" }, { do = "go", to = "A150" }]

[[script]]
id = "A150"
steps = [
  { do = "first", lines = [{ when = { secret = 3 }, steps = [{ do = "heal", n = 1 }] }] },
  { do = "go", to = "A190" },
]

[[script]]
id = "A190"
steps = [
  { do = "return-secret", secret = 1 },
  { do = "worldmap", put = "W02", place = 2, side = "unexplored" },
  { do = "tier", add = ["firple", "prowler"] },
  { do = "finish" },
]

[[script]]
id = "B1"
steps = [
  { do = "first", lines = [{ when = { players = 1 }, steps = [{ do = "swap-starter" }] }] },
  { do = "go", to = "B2" },
]

[[script]]
id = "B2"
steps = [
  { do = "first", lines = [{ when = { pair = false }, steps = [{ do = "join", mystling = "prowler" }] }] },
  { do = "prepare" },
  { do = "go", to = "B150" },
]

[[script]]
id = "B150"
steps = [
  { do = "first", lines = [{ when = { status = "fame" }, steps = [{ do = "gain", silver = 1 }] }] },
  { do = "go", to = "B190" },
]

[[script]]
id = "B190"
steps = [{ do = "worldmap", put = "W03", place = 3, side = "unexplored" }, { do = "finish" }]

[[script]]
id = "C1"
steps = [{ do = "reconsider" }, { do = "prepare" }, { do = "go", to = "C150" }]

[[script]]
id = "C150"
steps = [
  { do = "first", lines = [{ when = { no-status = "fame" }, steps = [{ do = "gain", silver = 1 }] }] },
  { do = "go", to = "C190" },
]

[[script]]
id = "C190"
steps = [{ do = "finish", end = true }]
"""


def spoiled(*changes: tuple[str, str], more: str = "") -> str:
    """The journal with these changes."""
    text = EVENINGS
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new)
    return text + more


def mistakes(text: str) -> list[str]:
    return [str(one) for one in StoryChecks(alone(text).content).mistakes()]


def waiting(text: str) -> list[str]:
    return [str(one) for one in StoryChecks(alone(text).content).waiting()]
