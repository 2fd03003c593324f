"""The campaign in words, for terminals and screen readers: the page, the map, the Test, and what the party has."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ..art.story_test import odds, spans
from ..model.campaign import Adventure, Campaign, Exploration
from ..model.state import DragonState
from ..rules.campaign.exploration import readable, visible
from ..rules.campaign.testing import misfortune, total
from .book import GUIDE, has_book
from .eclipse import progress_line
from .story_texts import prose

if TYPE_CHECKING:
    from .texts import DragonTexts


def story_heading(state: DragonState, campaign: Campaign, texts: DragonTexts) -> str:
    """Which Scenario, which Script."""
    adventure = campaign.adventure
    if adventure is None:
        return texts.say("table-between", n=len(campaign.finished))
    if adventure.letter in texts.content.journal.scenarios:
        where = texts.say("table-scenario", scenario=adventure.letter, script=adventure.script)
        return f"{progress_line(campaign, texts)} · {where}"
    return texts.say("table-visit", script=adventure.script)


def story_lines(state: DragonState, texts: DragonTexts, full: bool) -> Iterator[str]:
    """What lies open of the campaign; nothing in other modes, little during a Combat."""
    campaign = state.campaign
    if campaign is None:
        return
    adventure = campaign.adventure
    if adventure is not None and has_book(state):
        yield from _page(campaign, adventure, texts)
    if adventure is not None and state.combat is None:
        if adventure.exploration is not None:
            yield from _map(state, adventure.exploration, texts)
        if adventure.test is not None:
            yield from _test(state, adventure, texts)
    yield from _belongings(state, campaign, texts)
    if full:
        yield from _sheet(campaign, texts)


def _page(campaign: Campaign, adventure: Adventure, texts: DragonTexts) -> Iterator[str]:
    """What lies open, Script by Script; DRE-068: with the guide of the first Scenario while its card lies there."""
    last = ""
    for message in adventure.page:
        name = message.partition(".")[0]
        script = name.removeprefix("script-")
        if name.startswith("script-") and name != last:
            yield f"— {script.upper()} —"
        last = name
        yield from prose(texts, message).split("\n\n")
        guide = f"{message}.guide"
        if GUIDE in campaign.secrets and message == name and texts.say.journal.has(guide):
            yield texts.say("table-guide", text=prose(texts, guide))


def _map(state: DragonState, here: Exploration, texts: DragonTexts) -> Iterator[str]:
    say = texts.say
    places = readable(state)
    shut = [script for script in visible(state) if script not in places]
    yield say("table-map", location=say.name("location", str(here.map)), places=", ".join(places) or "–")
    if shut:
        yield say("table-locked", places=", ".join(shut))
    if here.slots:
        yield say("table-map-slots", slots=", ".join([f"{one.slot}: {say(f'laid-{one.token}')}" for one in here.slots]))
    if here.time >= 0:
        yield say("table-time", colour=here.colour, now=here.time)


def _test(state: DragonState, adventure: Adventure, texts: DragonTexts) -> Iterator[str]:
    """DRE-242: the table may be read at any time."""
    say, run = texts.say, adventure.test
    assert run is not None
    items = say.row([say.name("item", item) for item in run.revealed]) if run.revealed else "–"
    yield say("table-test", items=items, total=total(state), misfortune=misfortune(state))
    rows = texts.content.journal.tests[run.test].rows
    for at, (span, row) in enumerate(zip(spans(rows), rows, strict=True)):
        what = prose(texts, f"test-{run.test.lower().removeprefix('t-')}.row-{at + 1}")
        yield "    " + say("table-row", span=span, tone=str(row.tone), what=what)


def odds_lines(state: DragonState, texts: DragonTexts) -> Iterator[str]:
    """DRE-242: where the next card of a Test leads, from what everybody has seen."""
    adventure = state.campaign.adventure if state.campaign is not None else None
    if adventure is None or adventure.test is None or state.combat is not None:
        return
    likely, bad = odds(state)
    if not likely:
        return
    rows = texts.content.journal.tests[adventure.test.test].rows
    shares = [
        texts.say("table-odds-row", span=span, percent=round(100 * likely.get(at, 0.0)))
        for at, span in enumerate(spans(rows))
    ]
    yield texts.say("table-odds", rows="; ".join(shares), percent=round(100 * bad))


def _belongings(state: DragonState, campaign: Campaign, texts: DragonTexts) -> Iterator[str]:
    say, bag = texts.say, state.bag
    yield say("table-purse", silver=campaign.silver, essence=campaign.essence)
    if bag is not None and (bag.items or bag.equipment):
        held = [say.name("item", one) for one in bag.items] + [say.name("equipment", one) for one in bag.equipment]
        yield say("table-carried", things=say.row(held))
    if campaign.secrets:
        yield say("table-secrets", things=say.row([say.name("secret", str(one)) for one in campaign.secrets]))
    if campaign.adventure is not None and campaign.adventure.front:
        yield say("table-front", tokens=say.row([say(f"laid-{one}") for one in campaign.adventure.front]))
    if campaign.camp:
        yield say("table-camp", mystlings=say.row([say.name("mystling", one.mystling) for one in campaign.camp]))


def _sheet(campaign: Campaign, texts: DragonTexts) -> Iterator[str]:
    say = texts.say
    if campaign.statuses:
        named = [
            say("status-part", status=name, part=part) if part else say("status-whole", status=name)
            for name, _, part in [box.partition(".") for box in campaign.statuses]
        ]
        yield say("table-statuses", statuses=say.row(named))
    if campaign.worldmap:
        places = [
            say("table-place", card=one.card, place=one.place, explored=int(one.explored)) for one in campaign.worldmap
        ]
        yield say("table-worldmap", places=say.row(places))
    if campaign.tiers:
        yield say("table-random", mystlings=say.row([say.name("mystling", one) for one in campaign.tiers]))
    if campaign.portraits:
        yield say("table-encyclopedia", mystlings=say.row([say.name("mystling", one) for one in campaign.portraits]))
    yield say("table-unlocked", cards=len(campaign.unlocked), boosters=len(campaign.boosters))
