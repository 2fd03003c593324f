"""What stands beside a choice: the land of a hex, the name of an Ability, whom a long list is for."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.content.loader import Tables
from rulewright.core.record import Choice, Decision, Seat

from ..art.hexes import DrawnHex
from ..art.pieces import numbers
from ..art.tokens import token_parts
from ..content.items import Item
from ..model.choices.combat import Declare
from ..model.choices.defenders import Improve
from ..model.choices.visits import Buy, BuyGear, BuyTogether, FuseGear
from ..model.combat import FIRST_ALLY, FIRST_OPPONENT
from ..model.geometry import BY_NAME, HEXES, PORTAL_NUMBERS
from ..model.state import GodaiState
from ..model.vocabulary import Resource, Stat
from ..rules import gear
from ..rules.improving import gained
from ..rules.land import portal_at
from ..rules.shopping import fusing_price, price
from .land_shown import top_shown
from .language import GodaiLanguage
from .spots import owner_of
from .texts import GodaiTexts

BY_STAT = {"attack": "attack", "defend": "defend", "first-mastery": "first", "second-mastery": "second"}
"""Under which name a Role has the Ability of a stat."""
FIELDS = ("role", "race", "item", "power", "card")
"""The fields of choices that name a component."""


def ability_of(stat: str, seat: Seat, state: GodaiState, tables: Tables) -> str:
    """The Ability that a hero has for a stat, if any."""
    role = tables["roles"].get(state.heroes[seat].role) if seat < len(state.heroes) else None
    return str(getattr(role, BY_STAT[stat], "")) if role is not None and stat in BY_STAT else ""


def component_of(choice: Choice, seat: Seat, state: GodaiState, tables: Tables) -> str:
    """What a choice is about: the Role, Item or card that it names, the Ability that it uses."""
    if isinstance(choice, Declare):
        return ability_of(choice.action, seat, state, tables)
    for name in FIELDS:
        value = getattr(choice, name, "")
        if isinstance(value, str) and any(value in rows for rows in tables.values()):
            return value
    return ""


def asked_about(decision: Decision, tables: Tables) -> str:
    """The card that a question is about: an Encounter that stands in the way, an offer to accept."""
    card = decision.about.get("card", "")
    return card if isinstance(card, str) and any(card in rows for rows in tables.values()) else ""


def remark(choice: Choice, seat: Seat, state: GodaiState, tables: Tables, texts: GodaiTexts) -> str:
    """What a short label leaves out: what a hex is, what an Ability is called, a Role's type."""
    say = texts.say
    if isinstance(choice, Declare):
        found = ability_of(choice.action, seat, state, tables)
        return say.name("ability", found) if found else ""
    fields = choice.__struct_fields__
    if "target" in fields:
        return target_remark(getattr(choice, "target", -1), state, texts)
    if isinstance(choice, Improve):
        return improvement(choice, state, texts)
    if "defender" in fields:
        # City-States are numbered in the rules, and called by their names at the table.
        named = [one for one in state.defenders if one.id == getattr(choice, "defender", "") and one.name]
        return texts.defender(named[0]) if named else price_remark(choice, state, tables, texts)
    if fields == ("hex",):
        return hex_remark(texts, state, tables, getattr(choice, "hex", ""))
    if fields == ("role",):
        role = tables["roles"].get(getattr(choice, "role", ""))
        return say.name("role-type", str(getattr(role, "type", ""))) if role is not None else ""
    return price_remark(choice, state, tables, texts)


def improvement(choice: Improve, state: GodaiState, texts: GodaiTexts) -> str:
    """What a Defender gains from Resources, and the name of a City-State."""
    named = [texts.defender(one) for one in state.defenders if one.id == choice.defender and one.name]
    return texts.say.row([*named, f"+{gained(Resource(choice.resource), choice.n)}"])


def target_remark(target: int, state: GodaiState, texts: GodaiTexts) -> str:
    """The name of an opponent or ally that is meant by its number, where there are several."""
    fight = state.combat
    if fight is None or target < FIRST_ALLY:
        return ""
    row, at = (fight.opponents, FIRST_OPPONENT) if target >= FIRST_OPPONENT else (fight.allies, FIRST_ALLY)
    return texts.say.name("card", row[target - at].card) if len(row) > 1 and target - at < len(row) else ""


def price_remark(choice: Choice, state: GodaiState, tables: Tables, texts: GodaiTexts) -> str:
    """What something costs now."""
    say = texts.say
    if isinstance(choice, (Buy, BuyTogether)):
        item = tables["items"].get(choice.item)
        if isinstance(item, Item):
            return say.name("held", "platinum", str(item.platinum)) if item.platinum else gold(say, price(state, item))
    if isinstance(choice, BuyGear):
        return gold(say, gear.price(state, choice.hero - 1, Stat(choice.stat)) or 0)
    if isinstance(choice, FuseGear):
        return gold(say, fusing_price(state, choice.hero - 1, choice.kind))
    return ""


def gold(say: GodaiLanguage, n: int) -> str:
    return say("remark-gold", n=n) if n else ""


def hex_remark(texts: GodaiTexts, state: GodaiState, tables: Tables, name: str) -> str:
    hex = BY_NAME.get(name)
    if hex is None or not 0 <= hex < HEXES:
        return ""
    city = next((one for one in state.defenders if hex in one.hexes and one.name and not one.fallen), None)
    if city is not None:
        # Its name says all that the ground could.
        return texts.defender(city)
    return texts.say.row(
        [hex_told(texts, state, hex, top_shown(state, tables).get(hex)), *standing_on(texts, state, hex)]
    )


def standing_on(texts: GodaiTexts, state: GodaiState, hex: int) -> Iterator[str]:
    """Who stands on a hex: Defenders that were built there, the group."""
    for one in state.defenders:
        if hex in one.hexes and not one.fallen:
            yield texts.defender(one)
    if state.at == hex:
        yield texts.say.name("word", "group")


def heading(choice: Choice, seat: Seat, state: GodaiState, texts: GodaiTexts) -> str:
    """In a long list: whose hero a choice is for; the rest is for the group."""
    whose, said = owner_of(choice, seat, state)
    if said:
        return texts.seat(whose)
    return texts.name_of("word", "group") if choice.__struct_fields__ else ""


def hex_told(texts: GodaiTexts, state: GodaiState, hex: int, shown: DrawnHex | None) -> str:
    """What a hex is: terrain, Road or River, what is printed there."""
    say = texts.say
    if hex in PORTAL_NUMBERS:
        number = portal_at(state, hex)
        return say("part-portal-closed" if number in state.closed_portals else "part-portal", n=number)
    if shown is None:
        return say.name("nature", "unknown")
    land = shown.land
    words = [say.name("terrain", str(land.terrain or "barren"))]
    words += [say.name("terrain", "road")] if land.road else []
    words += [say.name("terrain", "river")] if land.river else []
    words += [say.name("place", str(land.location))] if land.location is not None else []
    words += [say.name("nature", shown.style)] if shown.style in ("sky", "nether") else []
    return say.row(words)


def told_at(spot: str, state: GodaiState, tables: Tables, texts: GodaiTexts) -> tuple[str, ...]:
    """A hex that is pointed at: what it is, who stands there, what lies there."""
    name = spot.removeprefix("hex-")
    hex = BY_NAME.get(name) if spot.startswith("hex-") else None
    if hex is None or not 0 <= hex < HEXES:
        return ()
    say = texts.say
    what = texts.begun(hex_told(texts, state, hex, top_shown(state, tables).get(hex)))
    lines = [say("part-hex", hex=name, what=what)]
    for one in state.defenders:
        if hex in one.hexes and not one.fallen:
            row = [f"{say.name('defender-stat', stat)} {n}" for stat, n in numbers(one).items()]
            lines.append(f"{texts.begun(texts.defender(one))}: {say.row(row)}")
    for kind, named, at, n in token_parts(state):
        if at == hex:
            lines.append(token_told(texts, kind, named, name, n))
    return tuple(lines)


def token_told(texts: GodaiTexts, kind: str, what: str, hex: str, n: int) -> str:
    """A token and where it lies."""
    say, named = texts.say, what
    if kind in ("imbalance", "elemental"):
        named = say.name("element", what)
    elif kind == "boss":
        named = say.name("card", f"boss-{what}")
    elif kind == "discovery":
        named = say.name("card", what)
    line = say(f"part-token-{kind}", hex=hex, what=named, n=n)
    return line if n == 1 else f"{line} × {n}"
