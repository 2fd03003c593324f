"""Why something is refused in a campaign: options, Scripts of a map, Tests, cards of the World Map. Rulebook p.5-13."""

from __future__ import annotations

from typing import Any

from rulewright.core.record import Choice, Reason, Seat

from ...model.choices import story as story_choices
from ...model.state import DragonState
from ...model.steps import story as story_steps
from ..book import BOOK
from ..campaign.asking import why_closed
from ..campaign.before import open_scenarios, open_visits
from ..campaign.exploration import visible
from ..campaign.reading import listed
from ..campaign.testing import run_of, total
from .moment import open_step
from .run import among


@BOOK.refuses(story_choices.PickOption)
def refuse_option(state: DragonState, seat: Seat, choice: story_choices.PickOption) -> list[Reason]:
    """DRE-157, DRE-208."""
    step = open_step(state, seat)
    if not isinstance(step, story_steps.ChooseOne) or choice.number > len(listed(state, step).options):
        return among(state, seat, choice)
    return why_closed(state, step.source, step.path, step.at, choice.number)


@BOOK.refuses(story_choices.ReadScript)
def refuse_script(state: DragonState, seat: Seat, choice: story_choices.ReadScript) -> list[Reason]:
    """DRE-266, DRE-283, AMB-DRE-27: it is locked, covered, or not on this map."""
    if not isinstance(open_step(state, seat), story_steps.ReadPlace):
        return []
    found = []
    adventure = state.campaign.adventure if state.campaign is not None else None
    if adventure is not None and adventure.exploration is not None and choice.script in adventure.exploration.locked:
        found.append(Reason("DRE-283", "why-script-locked", {"script": choice.script}))
    if choice.script not in visible(state):
        found.append(Reason("DRE-266", "why-script-unseen", {"script": choice.script}))
    return found


@BOOK.refuses(story_choices.Reveal, story_choices.EndTest)
def refuse_test(state: DragonState, seat: Seat, choice: Choice) -> list[Reason]:
    """DRE-247, DRE-248: at least one card; none after the last range is reached."""
    if not isinstance(open_step(state, seat), story_steps.RunTest):
        return []
    if isinstance(choice, story_choices.EndTest):
        return [] if run_of(state).revealed else [Reason("DRE-247", "why-test-not-begun")]
    return [Reason("DRE-248", "why-test-last", {"total": total(state)})]


@BOOK.refuses(story_choices.BeginScenario, story_choices.VisitCard)
def refuse_card(state: DragonState, seat: Seat, choice: Any) -> list[Reason]:
    """DRE-061, DRE-086, DRE-089, DRE-092: it does not lie there, or was played or visited already."""
    visiting = isinstance(choice, story_choices.VisitCard)
    asked = story_steps.ChooseVisit if visiting else story_steps.ChooseScenario
    if state.campaign is None or not isinstance(open_step(state, seat), asked):
        return []
    if all(one.card != choice.card for one in state.campaign.worldmap):
        return [Reason("DRE-086", "why-card-absent", {"card": choice.card})]
    if choice.card in (open_visits(state) if visiting else open_scenarios(state)):
        return []
    return [Reason("DRE-092" if visiting else "DRE-089", "why-card-closed", {"card": choice.card})]


@BOOK.refuses(story_choices.Nudge, story_choices.Settle, story_choices.TakeCard, story_choices.UseSecret)
def refuse_others(state: DragonState, seat: Seat, choice: Choice) -> list[Reason]:
    return among(state, seat, choice)
