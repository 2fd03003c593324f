"""The Journal as a book: what lies open since the last answer, with pictures and the voice of the guide."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rulewright.core.display import Book, Leaf
from rulewright.core.record import Choice, Decision

from ..art.pictures import picture_for
from ..content.story import Journal, Script
from ..instructions import (
    Again,
    Choose,
    Combat,
    Continue,
    Explore,
    Finish,
    First,
    Go,
    Leave,
    Prepare,
    RandomCombat,
    Reconsider,
    Starter,
    SwapStarter,
    Tell,
    Test,
    Visit,
    line,
)
from ..model import steps
from ..model.campaign import Adventure, Campaign
from ..model.choices import PICK
from ..model.choices import story as story_choices
from ..model.state import DragonState
from ..model.steps import story as story_steps
from ..model.story_words import SecretKind
from .story_texts import prose

if TYPE_CHECKING:
    from .texts import DragonTexts

LYING = ("told", "script-read")
"""Events whose words lie open in the book."""
GUIDE = 1
"""The rules card with which the guide's voice is heard."""
LEADING = (
    Tell, First, Choose, Go, Continue, Again, Leave, Visit, Finish, Prepare, Reconsider, Combat, Test, Explore, Starter,
    SwapStarter, RandomCombat,
)  # fmt: skip
"""Instructions that only lead on, or whose text stands elsewhere."""


def has_book(state: DragonState) -> bool:
    """Whether the Journal lies open: from a Scenario's first Script to its end, except while fighting and building."""
    campaign = state.campaign
    if campaign is None or campaign.adventure is None or state.over:
        return False
    if state.agenda and isinstance(state.agenda[-1], steps.BuildDeck | steps.BuildTogether):
        return False
    return state.combat is None or not state.combat.begun


def open_book(state: DragonState, texts: DragonTexts, theme: str) -> Book | None:
    """The page as a book."""
    campaign = state.campaign
    if campaign is None or campaign.adventure is None or not has_book(state):
        return None
    adventure = campaign.adventure
    leaves = [_leaf(campaign, adventure, texts, theme, block) for block in _blocks(_lying(state, adventure, texts))]
    if not leaves and adventure.exploration is not None:
        where = texts.say.name("location", str(adventure.exploration.map))
        leaves = [Leaf("", (texts.say("book-on-the-map"),), where)]
    return Book(book_title(adventure, texts), tuple(leaves)) if leaves else None


def _lying(state: DragonState, adventure: Adventure, texts: DragonTexts) -> Sequence[str]:
    """What was told since the last answer; while something is asked in the middle of a Script, that Script."""
    if adventure.page or not adventure.script or isinstance(state.agenda[-1], story_steps.ReadPlace):
        return adventure.page
    message = f"script-{adventure.script.lower()}"
    return (message,) if texts.say.journal.has(message) else ()


def book_title(adventure: Adventure, texts: DragonTexts) -> str:
    """The Scenario, or the place that is visited."""
    say = texts.say
    if adventure.letter in texts.content.journal.scenarios:
        return say("book-scenario", letter=adventure.letter, scenario=adventure.letter)
    place = visited(adventure, texts)
    return say.name("worldmap", place) if place else say("book-visit")


def visited(adventure: Adventure, texts: DragonTexts) -> str:
    """The Worldmap card whose Z Script was read."""
    read = {one.script for one in adventure.read}
    return next((card.id for card in texts.content.journal.worldmap.values() if card.explored in read), "")


def _blocks(page: Sequence[str]) -> list[list[str]]:
    """Messages that belong to one Script, Secret or outcome stand together."""
    found: list[list[str]] = []
    for message in page:
        name = message.partition(".")[0]
        if found and found[-1][0].partition(".")[0] == name:
            found[-1].append(message)
        else:
            found.append([message])
    return found


def _leaf(campaign: Campaign, adventure: Adventure, texts: DragonTexts, theme: str, block: list[str]) -> Leaf:
    """One passage."""
    journal = texts.content.journal
    kind, _, rest = block[0].partition(".")[0].partition("-")
    words = tuple([part for message in block for part in prose(texts, message).split("\n\n")])
    if kind == "secret":
        name = texts.say.name("secret", rest)
        if journal.secrets[int(rest)].kind is SecretKind.EVENT:
            return Leaf("", words, name)
        # A card that comes into play stands aside of the story.
        return Leaf("", (), aside=f"{name}. {' '.join(words)}")
    if kind != "script":
        return Leaf("", words)
    mark = rest.upper()
    script = journal.scripts.get(mark)
    title = ""
    if any(scenario.start == mark for scenario in journal.scenarios.values()):
        title = texts.say.name("scenario", adventure.letter)
    picture = picture_for(journal, mark, theme)
    shows = texts.say.name("picture", picture[0]) if picture else ""
    return Leaf(
        mark,
        words,
        title,
        picture[1] if picture else "",
        shows,
        _effect(script, texts) if script is not None else "",
        _guide(campaign, texts, rest),
    )


def _effect(script: Script, texts: DragonTexts) -> str:
    """What the Script does by itself, in the words of its instructions."""
    done = tuple([step for step in script.steps if not isinstance(step, LEADING)])
    return texts.say.sentence(line(done, texts.say)) if done else ""


def _guide(campaign: Campaign, texts: DragonTexts, script: str) -> str:
    """DRE-068: the guide of the first Scenario, as long as its card lies there."""
    message = f"script-{script}.guide"
    return prose(texts, message) if GUIDE in campaign.secrets and texts.say.journal.has(message) else ""


def search(choice: Choice, state: DragonState, texts: DragonTexts) -> str:
    """DRE-266: a number that stands in the picture itself: what a search finds, until it was read once."""
    campaign = state.campaign
    if not isinstance(choice, story_choices.ReadScript) or campaign is None or campaign.adventure is None:
        return ""
    here = campaign.adventure.exploration
    if here is None or any(one.script == choice.script for one in campaign.adventure.read):
        return ""
    spots = texts.content.journal.locations[here.map].places
    if not any(spot.hidden and spot.script == choice.script for spot in spots):
        return ""
    told = f"location-{here.map}.told"
    return prose(texts, told) if texts.say.journal.has(told) else texts.say("book-search", script=choice.script)


def closed_options(decision: Decision, journal: Journal) -> tuple[str, ...]:
    """DRE-157, DRE-759: options of the list whose requirement is not met or whose price cannot be paid."""
    about = decision.about
    if "source" not in about:
        return ()
    found = journal.block(about["source"], tuple(about["path"]))[about["at"]]
    if not isinstance(found, Choose):
        return ()
    offered = {one.number for one in decision.choices if isinstance(one, story_choices.PickOption)}
    if not offered:
        # The answer was given and is only confirmed.
        return ()
    return tuple([str(PICK[at]) for at in range(len(found.options)) if at + 1 not in offered])
