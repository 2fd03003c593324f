"""What refusals of a campaign claim, and what would make them untrue: options, Scripts, Tests, the World Map."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from rulewright.core.record import Seat
from rulewright.games.dragon_eclipse.model.campaign import Placed
from rulewright.games.dragon_eclipse.model.choices import story as story_choices
from rulewright.games.dragon_eclipse.model.state import DragonState
from rulewright.games.dragon_eclipse.model.steps import story as story_steps

from ..repairing import Never, Repairs, Values, claim


def known_to(repairs: Repairs) -> None:
    """Register the repairs of campaigns."""
    mends = repairs.mends

    def asked(state: DragonState, seat: Seat, kind: type) -> Any:
        claim(state.decision_for(seat) is not None)
        claim(isinstance(state.agenda[-1], kind), type(state.agenda[-1]).__name__)
        return state.agenda[-1]

    def option(state: DragonState, seat: Seat, choice: Any, said: Values) -> Any:
        step = asked(state, seat, story_steps.ChooseOne)
        claim((step.source, step.path, step.at, choice.number) == (said.source, said.path, said.at, said.number))
        return state.game.content.journal.block(step.source, step.path)[step.at].options[choice.number - 1]

    @mends("why-option-needs")
    def needs(state: DragonState, seat: Seat, choice: Any, said: Values) -> None:
        found = option(state, seat, choice, said)
        claim(found.needs is not None)
        wanted = found.needs
        campaign = state.campaign
        if wanted.status:
            claim(wanted.status not in campaign.statuses)
            campaign.statuses = (*campaign.statuses, wanted.status)
        elif wanted.no_secret:
            claim(wanted.no_secret in campaign.secrets)
            campaign.secrets = tuple(one for one in campaign.secrets if one != wanted.no_secret)
        else:
            raise Never("what it asks for follows from the course of the story")

    @mends("why-option-price")
    def price(state: DragonState, seat: Seat, choice: Any, said: Values) -> None:
        found = option(state, seat, choice, said)
        campaign, bag = state.campaign, state.bag
        claim(found.pay is not None)
        pay = found.pay
        short = campaign.silver < max(pay.silver, pay.all_silver) or campaign.essence < pay.essence
        cards = len(bag.items) < pay.item or len(bag.equipment) < pay.equipment or pay.symbol is not None
        claim(short or cards, "all of it is there")
        if cards:
            raise Never("cards come by the story")
        campaign.silver, campaign.essence = 10, 6

    @mends("why-script-locked")
    def locked(state: DragonState, seat: Seat, choice: Any, said: Values) -> None:
        asked(state, seat, story_steps.ReadPlace)
        here = state.campaign.adventure.exploration
        claim(said.script == choice.script in here.locked)
        here.locked = tuple(one for one in here.locked if one != choice.script)

    @mends("why-script-unseen")
    def unseen(state: DragonState, seat: Seat, choice: Any, said: Values) -> None:
        asked(state, seat, story_steps.ReadPlace)
        here = state.campaign.adventure.exploration
        journal = state.game.content.journal
        overlays = [journal.secrets[one] for one in here.overlays]
        printed = {spot.script for spot in journal.locations[here.map].places}
        printed.update(script for overlay in overlays for script in overlay.scripts)
        covered = {script for overlay in overlays for script in overlay.covers}
        claim(said.script == choice.script and (choice.script not in printed or choice.script in covered))
        if choice.script not in printed:
            raise Never("it is not printed there")
        here.overlays = tuple(one for one in here.overlays if choice.script not in journal.secrets[one].covers)

    @mends("why-test-not-begun")
    def not_begun(state: DragonState, seat: Seat, choice: Any, said: Values) -> None:
        asked(state, seat, story_steps.RunTest)
        claim(isinstance(choice, story_choices.EndTest) and not state.campaign.adventure.test.revealed)
        raise Never("the first card is revealed by the Test")

    @mends("why-test-last")
    def last(state: DragonState, seat: Seat, choice: Any, said: Values) -> None:
        asked(state, seat, story_steps.RunTest)
        run = state.campaign.adventure.test
        content = state.game.content
        total = sum(content.items[item].value for item in run.revealed) + run.shift
        claim(said.total == total >= content.journal.tests[run.test].last)
        run.shift -= total

    @mends("why-not-in-test")
    def not_in_test(state: DragonState, seat: Seat, choice: Any, said: Values) -> None:
        asked(state, seat, story_steps.RunTest)
        raise Never("that is what is printed on it, or nothing is revealed yet")

    @mends("why-card-absent")
    def absent(state: DragonState, seat: Seat, choice: Any, said: Values) -> None:
        claim(all(one.card != choice.card for one in state.campaign.worldmap))
        explored = isinstance(choice, story_choices.VisitCard)
        state.campaign.worldmap = (*state.campaign.worldmap, Placed(choice.card, 15, explored))

    @mends("why-card-closed")
    def closed(state: DragonState, seat: Seat, choice: Any, said: Values) -> None:
        campaign, journal = state.campaign, state.game.content.journal
        lies = [one for one in campaign.worldmap if one.card == choice.card]
        claim(lies)
        visiting = isinstance(choice, story_choices.VisitCard)
        card = journal.worldmap[choice.card]
        script = card.explored if visiting else card.unexplored
        if script not in journal.scripts:
            raise Never("no Script is written for this side")
        letter = journal.scripts[script].letter
        claim(
            lies[0].explored is not visiting
            or (choice.card in campaign.visited if visiting else letter in campaign.finished)
        )
        campaign.worldmap = tuple(
            replace(one, explored=visiting) if one.card == choice.card else one for one in campaign.worldmap
        )
        campaign.visited = tuple(one for one in campaign.visited if one != choice.card)
        campaign.finished = tuple(one for one in campaign.finished if one != letter)
