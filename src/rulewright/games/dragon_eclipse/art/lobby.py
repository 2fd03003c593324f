"""What the table shows outside of Combats: shelves of pictures to choose from, the deck builder, the camp, the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rulewright.core.record import Decision
from rulewright.core.seen import UNKNOWN
from rulewright.svg.elements import at, group, rect, title
from rulewright.svg.icons import icon

from ..model import steps
from ..model.choices import PickArena, PickEnemy, PickMap, PickMystling
from ..model.state import DragonState, fight
from . import atlas, builder, camp, shelves, story, table, trails
from .brush import Brush
from .leaves import heading, leaf
from .tickets import back, big_size, big_ticket

if TYPE_CHECKING:
    from ..game import DragonEclipse


def step_of(state: DragonState) -> steps.AnyStep | None:
    """What the table is waiting for."""
    return state.agenda[-1] if state.agenda else None


def figures_in(brush: Brush) -> set[str]:
    """The creatures whose pictures are shown now."""
    content, state = brush.content, brush.state
    step = step_of(state)
    if isinstance(step, steps.ChooseMystling):
        return set(content.mystlings)
    if isinstance(step, steps.ChooseEnemy):
        return set(content.figure_of.values())
    found = {member.mystling for player in state.players for member in player.party}
    if isinstance(step, steps.ChooseTrail):
        named = [space.enemy for trail in content.trails.values() for space in trail.bosses if space.enemy]
        return found | {content.figure_of[enemy] for enemy in named}
    if state.campaign is not None:
        found |= {member.mystling for member in state.campaign.camp}
        asked = () if state.over else state.decisions
        offered = asked[0].choices if asked else ()
        found |= {one.mystling for one in offered if isinstance(one, PickMystling)}
        found |= {content.figure_of[one.enemy] for one in offered if isinstance(one, PickEnemy)}
    run = state.run
    if run is not None and not isinstance(step, steps.BuildDeck):
        if isinstance(step, steps.Spend | steps.FreeMystling):
            return set(content.mystlings)
        met = (*run.awaiting, *[bout.enemy for bout in run.bouts])
        return found | {content.figure_of[enemy] for enemy in met}
    if isinstance(step, steps.BuildDeck | steps.BuildTogether):
        return found
    return found | {content.figure_of[enemy] for enemy in state.met}


def shelf(brush: Brush, game: DragonEclipse, drawn: dict[str, list[str]]) -> None:
    """One page for whatever is asked before, between and after Combats."""
    _lie(brush, game, drawn)
    wide, high = brush.size
    drawn["ground"].append(
        table.page(brush.theme, 14 if wide == table.WIDTH else 2, wide, high + (10 if brush.narrow else 0))
    )


def _lie(brush: Brush, game: DragonEclipse, drawn: dict[str, list[str]]) -> None:
    state = brush.state
    decisions = () if state.over else state.decisions
    asked = decisions[0] if decisions else None
    if asked is not None and isinstance(step_of(state), steps.BuildDeck | steps.BuildTogether):
        drawn["locations"] += builder.workshop(brush, state, asked)
        return
    if state.campaign is not None and not state.over:
        drawn["locations"] += story.page(brush, state, state.campaign, asked)
        return
    show = _shelf_for(asked) if asked is None else atlas.PAGES.get(asked.prompt, _shelf_for(asked))
    if asked is not None and show is not None:
        drawn["locations"] += show(brush, state, asked)
    elif state.run is not None and state.run.trail and state.run.letters:
        drawn["locations"] += trails.page(brush, state, state.run, asked)
    else:
        drawn["locations"] += camp.camp(brush, state)
    # A phone has the question right below.
    if asked is not None and not brush.narrow:
        drawn["labels"].append(_question(brush, asked))


def _shelf_for(asked: Decision | None) -> shelves.Shelf | None:
    """What the answers are pictures of."""
    if asked is None:
        return None
    kinds = {type(choice) for choice in asked.choices}
    if PickMystling in kinds:
        return camp.fighters if asked.prompt in ("prompt-fighter", "prompt-deck") else shelves.mystlings
    for kind, show in ((PickEnemy, shelves.enemies), (PickArena, shelves.arenas), (PickMap, shelves.maps)):
        if kind in kinds:
            return show
    return None


def _question(brush: Brush, asked: Decision) -> str:
    """What is asked, written over the page."""
    words = brush.texts.prompt(asked).rstrip(".")
    room = table.WIDTH - 240
    return heading(table.WIDTH / 2, 60, words, room, brush.scene, 30, "middle") + _crest(brush, asked)


def _crest(brush: Brush, asked: Decision) -> str:
    from .pieces import crest

    return crest(brush.scene.seats[asked.seat], 66, 52, 40) if brush.state.seats == 2 else ""


# -- cards that lie on the table for a moment ----------------------------------------------------------


def tray(brush: Brush) -> list[str]:
    """Cards to choose from in the middle of a Combat: those of a Search, or two Upgrades of which one stays."""
    step = step_of(brush.state)
    cards: Sequence[str]
    if isinstance(step, steps.PutOnTop | steps.PutUnder):
        cards, mark = fight(brush.state).sheets[step.seat].looking, "search"
    elif isinstance(step, steps.KeepUpgrade):
        cards = [card for card in (fight(brush.state).sheets[step.seat].upgrade, step.card) if card]
        mark = "upgrade"
    else:
        return []
    count = len(cards)
    w, h = big_size(brush, [card for card in cards if card != UNKNOWN])
    gap = 14 if brush.narrow else 16
    columns = min(count, 2) if brush.narrow else count
    wide, high = columns * (w + gap) + gap, -(-count // max(1, columns)) * (h + gap) - gap
    x, first = (brush.size[0] - wide) / 2, 200 if brush.narrow else table.HEIGHT - high - 70
    if brush.narrow:
        brush.size = (brush.size[0], max(brush.size[1], round(first + high + 30)))
    parts = [
        rect(x - 6, first - 52, wide + 12, high + 78, "#000000", r=14, opacity="0.35"),
        leaf(x, first - 46, wide, high + 66, brush.theme),
        icon(mark, x + wide / 2, first - 22, 30, brush.scene.chrome.soft),
    ]
    for n in range(count):
        left, y = x + gap + n % columns * (w + gap), first + n // columns * (h + gap)
        if cards[n] == UNKNOWN:
            parts.append(at(left, y, back(w, h)))
            continue
        id_ = f"pick-{cards[n]}"
        brush.glow_box(id_, left - 2, y - 2, w + 4, h + 4, 12)
        parts.append(
            group(title(" ".join(brush.told(cards[n]).lines())), at(left, y, big_ticket(brush, cards[n], w, h)),
                  id=id_)
        )  # fmt: skip
    return [group(*parts, id="tray")]
