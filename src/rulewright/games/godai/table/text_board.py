"""The table in words: everything that the drawing shows, in reading order. For terminals and screen readers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rulewright.content.loader import Tables
from rulewright.core.display import Score

from ..art.pieces import numbers
from ..art.scene import SEATS
from ..art.tokens import token_parts
from ..model.combat import Combat
from ..model.geometry import HEXES, NAMES, SLOTS
from ..model.hero import Hero
from ..model.state import NOWHERE, GodaiState
from ..model.vocabulary import CONDITIONS, DIFFICULTIES, ELEMENTS, STATS, Element, Place
from ..rules import land
from ..rules.book import living
from ..rules.ending import survived
from ..rules.harvesting import acquire_amount
from .land_shown import top_shown
from .opponent_texts import actions_of, target
from .spots import open_cards, shown_slots
from .texts import GodaiTexts

BUBBLES = 11


def describe(state: GodaiState, tables: Tables, texts: GodaiTexts, full: bool) -> list[str]:
    """Short: time, where the group is, who attacks, what one owns. Full: the map and everything that lies open."""
    lines = [headline(state, texts), *time_lines(state, texts), *group_lines(state, tables, texts)]
    lines += mat_lines(state, texts)
    if state.combat is not None:
        lines += combat_lines(state, state.combat, tables, texts)
    lines += siege_lines(state, texts)
    lines += defender_lines(state, texts)
    lines += store_lines(state, texts)
    for seat, hero in enumerate(state.heroes):
        lines += hero_lines(seat, hero, texts, full)
    if full:
        lines += [*card_lines(state, texts), *token_lines(state, texts), *map_lines(state, tables, texts)]
    return lines


def headline(state: GodaiState, texts: GodaiTexts) -> str:
    """How far the game has come, in a few words."""
    say = texts.say
    if state.outcome is not None:
        return say("table-over")
    if not state.turn:
        return say("table-setup")
    stage, phase = say.name("stage", state.stage), say.name("phase", state.phase)
    return say("table-headline", wave=state.wave, of=state.options.waves, stage=stage, turn=state.turn, phase=phase)


def time_lines(state: GodaiState, texts: GodaiTexts) -> Iterator[str]:
    say = texts.say
    yield say(
        "table-calendar",
        n=state.calendar,
        of=BUBBLES,
        difficulty=say.name("difficulty", DIFFICULTIES[state.difficulty]),
    )
    told = [f"{say.name('element', one)} {n}" for one, n in zip(ELEMENTS, state.imbalance, strict=True)]
    yield say("table-imbalance", imbalance=say.row(told), current=state.current or "none")


def group_lines(state: GodaiState, tables: Tables, texts: GodaiTexts) -> Iterator[str]:
    """Where the group is, and what is there."""
    say = texts.say
    if not 0 <= state.at < HEXES:
        yield say("table-nowhere")
        return
    shown = top_shown(state, tables).get(state.at)
    words = []
    if shown is not None:
        words.append(say.name("terrain", str(shown.land.terrain or "barren")))
        words += [say.name("place", str(shown.land.location))] if shown.land.location is not None else []
    inside = [texts.defender(one) for one in state.defenders if state.at in one.hexes and not one.fallen]
    yield say(
        "table-group", hex=NAMES[state.at], what=say.row([*words, *inside]) if words or inside else say("nothing")
    )
    if state.movement:
        yield "    " + say("table-movement", movement=say.name("movement", state.movement))


def mat_lines(state: GodaiState, texts: GodaiTexts) -> Iterator[str]:
    """GOD-693: what the Battle Mat tracks for the whole group; all else of it stands with what it belongs to."""
    if not state.turn or not living(state):
        return
    say = texts.say
    yield say(
        "table-mat",
        speed=land.speed(state),
        range=land.group_range(state),
        acquire=acquire_amount(state),
        soar="yes" if land.group_soars(state) else "no",
    )
    if state.items:
        names = Counter([say.name("item", id) for id in state.items])
        yield say("table-group-items", items=say.row([f"{one} × {n}" if n > 1 else one for one, n in names.items()]))
    for one in state.carried:
        if one.health:
            yield say("part-ally", card=say.name("card", one.card), n=one.health)


# -- combat and Siege ----------------------------------------------------------------------------------


def combat_lines(state: GodaiState, combat: Combat, tables: Tables, texts: GodaiTexts) -> Iterator[str]:
    say = texts.say
    yield say("table-combat", round=max(1, combat.round))
    for n, one in enumerate(combat.opponents):
        if n in combat.lost:
            continue
        record = tables["encounters"].get(one.card) or tables["bosses"].get(one.card)
        found = [say("vital-value", vital="health", n="/".join(map(str, one.health)))] if one.health else []
        found += [
            say("vital-value", vital=vital, n=getattr(one, vital))
            for vital in ("energy", "influence", "outlast")
            if getattr(one, vital)
        ]
        yield "    " + say("table-opponent", n=n + 1, card=say.name("card", one.card), vitals=say.row(found))
        worn = conditions(one.conditions, texts)
        if worn:
            yield "        " + worn
        for face, action in actions_of(record) if record is not None else ():  # type: ignore[arg-type]
            mark = "→ " if one.action == action.id else ""
            words = {
                "name": say.name("action", action.id),
                "target": target(texts, action),
                "deeds": texts.deeds(action.deeds),
            }
            yield f"        {mark}" + say("rule-action", face=face, cost=action.cost, **words)
    for fighter in combat.fighters:
        yield "    " + say(
            "table-declared",
            who=texts.seat(fighter.seat),
            what=declared(fighter.action, fighter.vital, fighter.fled, texts),
        )
    for ally in combat.allies:
        yield "    " + say("part-ally", card=say.name("card", ally.card), n=ally.health)


def declared(action: str, vital: str, fled: bool, texts: GodaiTexts) -> str:
    """What a hero does this round."""
    say = texts.say
    if fled or not action:
        return say("panel-fled" if fled else "panel-undecided")
    name = say.name("stat", action) if action in set(STATS) else say(f"declared-{action}")
    return f"{name} ({say.name('vital', vital)})" if vital and say.has(f"vital-{vital}") else name


def conditions(row: tuple[int, ...], texts: GodaiTexts) -> str:
    names = [
        f"{texts.say.name('condition', one)}{f' ×{n}' if n > 1 else ''}"
        for one, n in zip(CONDITIONS, row, strict=False)
        if n
    ]
    return texts.say("table-conditions", conditions=texts.say.row(names)) if names else ""


def siege_lines(state: GodaiState, texts: GodaiTexts) -> Iterator[str]:
    say = texts.say
    for n in range(shown_slots(state)):
        front, pile = state.fronts[n], state.slots[n]
        if not front and not pile:
            continue
        if front:
            line = say(
                "part-slot", n=n + 1, card=say.name("card", front), resilience=state.resilience[n], pile=len(pile)
            )
        else:
            line = say("part-slot-waiting", n=n + 1, pile=len(pile))
        backs = Counter([one for one in pile if one in set(Element)])
        told = say.row([f"{say.name('element', one)} × {count}" for one, count in backs.items()]) if backs else ""
        yield (
            line
            + (f" ({told})" if told else "")
            + ("" if state.banners[n] == NOWHERE else "; " + say("table-banner", hex=texts.hex(state.banners[n])))
        )
    if state.jaethi:
        yield say(
            "table-jaethi",
            hexes=texts.hexes([hex for hex in state.jaethi if 0 <= hex < HEXES]),
            n=state.jaethi_resilience,
        )


def defender_lines(state: GodaiState, texts: GodaiTexts) -> Iterator[str]:
    say = texts.say
    for one in state.defenders:
        if not one.hexes:
            continue
        name, where = texts.begun(texts.defender(one)), texts.hexes(one.hexes)
        if one.fallen:
            yield say("table-defender", name=name, hexes=where, what=say(f"fallen-{one.fallen}"))
            continue
        told = say.row([f"{say.name('defender-stat', stat)} {n}" for stat, n in numbers(one).items()])
        yield say("table-defender", name=name, hexes=where, what=told)


# -- what the group and the heroes have -----------------------------------------------------------------


def store_lines(state: GodaiState, texts: GodaiTexts) -> Iterator[str]:
    yield texts.say("table-stockpile", stores=texts.stores(state.stockpile))
    if any(state.harvested):
        yield texts.say("table-yield", stores=texts.stores(state.harvested))


def hero_lines(seat: int, hero: Hero, texts: GodaiTexts, full: bool) -> Iterator[str]:
    say = texts.say
    if not hero.role:
        yield say("table-no-hero", who=texts.seat(seat))
        return
    yield say(
        "table-hero", who=texts.seat(seat), role=say.name("role", hero.role), race=say.name("race", hero.race),
        health=hero.health, energy=hero.energy, gold=hero.gold, food=hero.food,
    )  # fmt: skip
    if hero.state != "living":
        yield "    " + texts.begun(say(f"panel-{hero.state}", turn=hero.revives))
    worn = conditions(hero.conditions, texts)
    if worn:
        yield "    " + worn
    if full:
        yield "    " + texts.begun(
            say.row([say("stat-value", stat=str(stat), n=n) for stat, n in zip(STATS, hero.ranks, strict=True)])
        )
    tiers = [
        f"{say.name('element', one)} {'I' * tier}" for one, tier in zip(ELEMENTS, hero.augments, strict=True) if tier
    ]
    if tiers:
        yield "    " + say("table-augments", augments=say.row(tiers))
    if hero.items:
        names = [say.name("item" if say.has(f"item-{id}") else "card", id) for id in hero.items]
        yield "    " + say(
            "table-items", items=say.row([f"{one} × {n}" if n > 1 else one for one, n in Counter(names).items()])
        )
    kept = [say.name("card", card) for card in hero.kept if card]
    if kept:
        yield "    " + say("table-kept", cards=say.row(kept))


# -- what lies open ------------------------------------------------------------------------------------


def card_lines(state: GodaiState, texts: GodaiTexts) -> Iterator[str]:
    for card in open_cards(state):
        told = texts.component(card)
        yield texts.say("table-card", name=told.name, line=told.line, rules=" ".join(told.rules))


def token_lines(state: GodaiState, texts: GodaiTexts) -> Iterator[str]:
    say = texts.say
    for kind, what, hex, n in token_parts(state):
        named = what
        if kind in ("imbalance", "elemental"):
            named = say.name("element", what)
        elif kind == "boss":
            named = say.name("card", f"boss-{what}")
        elif kind == "discovery":
            named = say.name("card", what)
        line = say(f"part-token-{kind}", hex=texts.hex(hex), what=named, n=n)
        yield line if n == 1 else f"{line} × {n}"


def map_lines(state: GodaiState, tables: Tables, texts: GodaiTexts) -> Iterator[str]:
    """Each tile that lies on the map, with the hexes of what is printed there."""
    say = texts.say
    top = top_shown(state, tables)
    for slot, tile in zip(SLOTS, state.tiles, strict=False):
        if tile is None:
            yield say("table-slot-unknown", slot=slot.name)
            continue
        spots = [
            f"{say.name('place', str(top[hex].land.location))} {NAMES[hex]}"
            for hex in slot.hexes
            if hex in top and top[hex].land.location not in (None, Place.CITY_STATE)
        ]
        name = say.name("side", f"{tile.id}-{tile.side}")
        yield say("table-tile", slot=slot.name, name=name, what=say.row(spots) if spots else say("nothing"))
    for floating in (*state.sky, *state.cataclysms):
        yield say("table-floating", name=say.name("tile", floating.id), hex=texts.hex(floating.center),
                  nature="nether" if floating.nether else "sky" if floating in state.sky else "cataclysm")  # fmt: skip


# -- at a glance ---------------------------------------------------------------------------------------


def scores(state: GodaiState, texts: GodaiTexts) -> list[Score]:
    """Every hero at a glance; the score is that of the group: the Sieges it has survived so far."""
    say = texts.say
    found = []
    for seat, hero in enumerate(state.heroes):
        row = (
            ("hero-health", texts.name_of("stat", "health"), str(hero.health)),
            ("hero-energy", texts.name_of("stat", "energy"), str(hero.energy)),
            ("gold", texts.begun(say.name("word", "gold")), str(hero.gold)),
        )
        points = state.outcome.scores[seat] if state.outcome is not None else survived(state)
        found.append(Score(points, SEATS[seat % len(SEATS)].crest, row))
    return found
