"""Statistics and counts now: printed values, Corruption, boosts, frames in force. Rulebook p.15, p.18-19, p.32."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rulewright.games.dragon_eclipse.model.state import DragonState

from .hexes import Hexes, hexes
from .raw import Row, scene, stat_card, table

ENEMY, SUMMON, TERRAIN = 2, 100, 200
PLACE = {"willpower": 0, "defense": 1, "strength": 2, "swiftness": 3}
BURN, SLOW, WEAK, SILENCE = 0, 1, 2, 3
CONDITION = {"burn": BURN, "slow": SLOW, "weak": WEAK, "silence": SILENCE}


def pvp(state: DragonState) -> bool:
    return state.mode.startswith("pvp")


def board(state: DragonState) -> Hexes:
    return hexes(state.combat.map, len(state.players) == 2)


def summon_on(state: DragonState, space: int) -> Any:
    assert state.combat.foe is not None
    return next((minion for minion in state.combat.foe.minions if minion.space == space), None)


def sheet(state: DragonState, body: int) -> Any:
    return state.combat.foe if body == ENEMY else state.combat.sheets[body]


def space(state: DragonState, body: int) -> int:
    found: int = body - TERRAIN if body >= TERRAIN else body - SUMMON if body >= SUMMON else sheet(state, body).space
    return found


def opponent(state: DragonState, body: int) -> int:
    """The Enemy for players, whom it aims at for the Enemy, the other player in PvP."""
    if state.combat.foe is None:
        return 1 - body
    return ENEMY if body < ENEMY else state.combat.foe.target


def apart(state: DragonState, one: int, other: int) -> int:
    return board(state).far(space(state, one))[space(state, other)]


def mark(state: DragonState, body: int) -> str:
    return board(state).mark.get(space(state, body), "")


def card(state: DragonState, body: int) -> Row:
    """The Stat card of a Mystling or the Enemy."""
    if body == ENEMY:
        assert state.combat.foe is not None
        return stat_card(state.combat.foe.enemy)
    return table("mystling")[state.combat.sheets[body].mystling]


def elements(state: DragonState, body: int) -> set[str]:
    if body >= SUMMON:
        return {table("summon")[summon_on(state, body - SUMMON).summon]["element"]}
    row = card(state, body)
    return {row["element"], *([row["subtype"]] if "subtype" in row else [])}


_ROAD: Counter[str] = Counter()
"""What Mysteries and Items of a Run have added to each statistic for the next Combat."""


def remember_the_road(state: DragonState) -> None:
    """To be called between any two steps: what lies ahead is wiped off when a Combat begins."""
    if state.run is not None and state.combat is None:
        _ROAD.clear()
        for stat, n in state.run.ahead_stats:
            _ROAD[stat.value] += n


def printed(state: DragonState, body: int, stat: str) -> int:
    """The Stat card, with what Corruption or an Exalted form adds for good."""
    if body >= TERRAIN:
        return 0
    if body >= SUMMON:
        return int(table("summon")[summon_on(state, body - SUMMON).summon]["stats"].get(stat, 0))
    if body == ENEMY:
        assert state.combat.foe is not None
        more = [table("corruption")[one]["stats"].get(stat, 0) for one in state.combat.foe.corruptions]
        return int(card(state, body)["stats"].get(stat, 0)) + sum(more)
    own = state.combat.sheets[body]
    value = int(card(state, body)["pvp" if pvp(state) else "stats"].get(stat, 0))
    if state.run is not None:
        return value + state.run.grown if stat == "health" else max(0, value + _ROAD[stat])
    if state.players[body].party[own.active].exalted:
        quest = next(row for row in table("quest").values() if row["mystling"] == own.mystling)
        value += quest.get("stats", {}).get(stat, 0)
    return value


def frames(state: DragonState, body: int) -> list[Row]:
    """What lasts: the Arena for everybody, an Enemy's Passive, the top of a discard pile, an Upgrade."""
    if body >= SUMMON:
        return []
    found = list(scene(state.combat.arena, pvp(state)).get("rules", ()))
    if body == ENEMY:
        assert state.combat.foe is not None
        return [*found, *table("enemy")[state.combat.foe.enemy].get("passive", ())]
    own = state.combat.sheets[body]
    if own.discard:
        found.extend(table("card")[own.discard[-1]].get("passive", ()))
    if own.upgrade:
        found.extend(table("card")[own.upgrade].get("upgrade", ()))
    return found


def added(state: DragonState, body: int, stat: str) -> int:
    """Boosts until the next own turn, and what frames raise here and now."""
    if body >= SUMMON:
        return 0
    total = sheet(state, body).boost[PLACE[stat]]
    for frame in frames(state, body):
        if (
            frame["do"] == "raise"
            and stat in frame["stats"]
            and (not frame.get("on") or mark(state, body) in frame["on"])
        ):
            times = count(state, body, frame["per"], frame.get("within", 0)) if "per" in frame else 1
            total += frame["stats"][stat] * times
    return int(total)


def now(state: DragonState, body: int, stat: str) -> int:
    return max(0, printed(state, body, stat) + added(state, body, stat))


def worth(state: DragonState, body: int, stat: str, plus: int, condition: int) -> int:
    """The value of an Attack or of movement; Weak and Slow make it 1, which may be lowered but not raised."""
    value, more = printed(state, body, stat), added(state, body, stat) + plus
    if body < SUMMON and sheet(state, body).conditions[condition]:
        value, more = min(value, 1), min(more, 0)
    return max(0, value + more)


def total(state: DragonState, body: int, verb: str, field: str) -> int:
    """What frames of one kind give together."""
    return sum(frame.get(field, 1) for frame in frames(state, body) if frame["do"] == verb)


def count(state: DragonState, body: int, per: str, within: int, around: str = "self", target: int = -1) -> int:
    """How often "for each" counts."""
    owner = ENEMY if body >= SUMMON else body
    target = opponent(state, body) if target < 0 else target
    own = sheet(state, owner)
    if per == "token":
        lying = [*own.tokens, *([minion.space for minion in own.minions] if owner == ENEMY else [])]
        far = board(state).far(space(state, target if around == "target" else body))
        return sum(1 for one in lying if not within or far[one] <= within)
    if per == "held":
        return int(own.held)
    if per in ("burn", "condition"):
        if target >= SUMMON:
            return 0
        held = sheet(state, target).conditions
        return int(held[BURN]) if per == "burn" else sum(1 for n in held if n)
    if per == "space":
        return apart(state, body, target)
    if per == "summon":
        return len(state.combat.foe.minions) if state.combat.foe is not None else 0
    if per == "track":
        whose = target if target < SUMMON else opponent(state, body)
        return sum(
            1 for one in (sheet(state, whose).track if whose == ENEMY else state.combat.sheets[whose].slots) if one
        )
    if owner == ENEMY:
        return 0
    return len(own.discard) if per == "discard" else int(own.power)


def left(state: DragonState, body: int) -> int:
    """Remaining Health."""
    if body >= TERRAIN:
        at = body - TERRAIN
        terrain = scene(state.combat.arena, pvp(state))["boon" if at in state.combat.boons else "bane"]
        pairs = state.combat.terrain_damage
        hurt = next((pairs[n + 1] for n in range(0, len(pairs), 2) if pairs[n] == at), 0)
        return max(0, int(terrain["health"]) - hurt)
    if body >= SUMMON:
        minion = summon_on(state, body - SUMMON)
        return max(0, int(table("summon")[minion.summon]["stats"]["health"]) - minion.damage)
    return max(0, printed(state, body, "health") - sheet(state, body).damage)


def holds(state: DragonState, body: int, fact: Row) -> bool:
    """Whether a fact of a card or of a Taming condition is true for a body now."""
    kind, other = fact["is"], opponent(state, body)
    own = sheet(state, body)
    if kind == "enemy-health":
        return left(state, other) <= fact["at_most"]
    if kind == "own-health":
        return left(state, body) <= fact["at_most"]
    if kind in ("enemy-has", "you-have"):
        held = sheet(state, other if kind == "enemy-has" else body).conditions[CONDITION[fact["condition"]]]
        return bool(held >= fact.get("n", 1))
    if kind == "has-power":
        return bool(body < ENEMY and own.power >= fact["n"])
    if kind == "held-tokens":
        return bool(own.held >= fact["n"])
    if kind == "tokens-near":
        far = board(state).far(space(state, other))
        return sum(1 for one in own.tokens if far[one] <= fact["range"]) >= fact["n"]
    if kind == "in-range":
        return apart(state, body, other) <= fact["range"]
    if kind == "out-of-range":
        return apart(state, body, other) > fact["range"]
    if kind == "on-mark":
        return mark(state, body) == fact["mark"]
    assert kind == "opponent-is", kind
    return fact["element"] in elements(state, other)
