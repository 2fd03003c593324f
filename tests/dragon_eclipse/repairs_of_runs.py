"""What refusals of a Run claim, and what would make them untrue: ways, belongings, Artifacts, the Save sheet."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from rulewright.core.record import Seat
from rulewright.games.dragon_eclipse.model import choices, steps
from rulewright.games.dragon_eclipse.model.state import DragonState
from rulewright.games.dragon_eclipse.model.vocabulary import PERKS

from ..repairing import Never, Repairs, Values, claim


def known_to(repairs: Repairs) -> None:
    """Register the repairs of Runs."""
    mends = repairs.mends

    def asked(state: DragonState, seat: Seat, *kinds: type) -> Any:
        claim(state.decision_for(seat) is not None)
        claim(isinstance(state.agenda[-1], kinds), type(state.agenda[-1]).__name__)
        return state.agenda[-1]

    @mends("why-not-among")
    def not_among(state: DragonState, seat: Seat, choice: Any, said: Values) -> None:
        decision = state.decision_for(seat)
        claim(decision is not None and choice not in decision.choices)
        assert decision is not None
        claim(any(type(offered) is type(choice) for offered in decision.choices))
        raise Never("what there is to choose from follows from the course of the Run")

    @mends("why-no-arrow")
    def no_arrow(state: DragonState, seat: Seat, choice: Any, said: Values) -> None:
        asked(state, seat, steps.OnTrail)
        assert state.run is not None
        trail = state.game.content.trails[state.run.trail]
        claim(choice.place not in trail.space[state.run.space].to or state.run.leaping)
        before = [space.id for space in trail.spaces if choice.place in space.to]
        if not before:
            raise Never("no arrow of this map leads there")
        state.run.space, state.run.leaping = before[0], False

    @mends("why-locked-trail")
    def locked_trail(state: DragonState, seat: Seat, choice: Any, said: Values) -> None:
        asked(state, seat, steps.ChooseTrail)
        assert state.save is not None
        claim(said.trail == choice.trail not in state.save.maps)
        state.save = replace(state.save, maps=(*state.save.maps, choice.trail))

    @mends("why-few-boxes")
    def few_boxes(state: DragonState, seat: Seat, choice: Any, said: Values) -> None:
        asked(state, seat, steps.ChooseShortcut)
        assert state.save is not None
        boxes = state.save.boxes
        least = min(boxes.get(player.party[0].mystling, 0) for player in state.players)
        claim(least == said.have < choice.camp)
        marked = {player.party[0].mystling: said.need for player in state.players}
        state.save = replace(state.save, boxes={**boxes, **marked})

    @mends("why-perk-done")
    def perk_done(state: DragonState, seat: Seat, choice: Any, said: Values) -> None:
        asked(state, seat, steps.Spend)
        assert state.save is not None
        at = [str(perk) for perk in PERKS].index(choice.perk)
        claim(state.save.perks[at] == 3)
        state.save = replace(state.save, perks=(*state.save.perks[:at], 2, *state.save.perks[at + 1 :]))

    @mends("why-few-silver")
    def few_silver(state: DragonState, seat: Seat, choice: Any, said: Values) -> None:
        asked(state, seat, steps.Spend)
        assert state.run is not None
        claim(state.run.silver == said.have)
        assert state.save is not None
        at = [str(perk) for perk in PERKS].index(choice.perk)
        claim(state.save.perks[at] < 3 and (3, 6, 10)[state.save.perks[at]] > said.have)
        state.run.silver = said.need

    @mends("why-few-essence")
    def few_essence(state: DragonState, seat: Seat, choice: Any, said: Values) -> None:
        asked(state, seat, steps.Spend)
        assert state.run is not None
        claim(state.run.essence == said.have < state.game.content.mystlings[choice.mystling].essence)
        state.run.essence = said.need

    @mends("why-unlocked-already")
    def unlocked(state: DragonState, seat: Seat, choice: Any, said: Values) -> None:
        asked(state, seat, steps.Spend, steps.FreeMystling)
        assert state.save is not None
        claim(said.mystling == choice.mystling in state.save.mystlings)
        if state.game.content.mystlings[choice.mystling].tier == 1:
            raise Never("those of Tier I are unlocked from the start")
        left = tuple(one for one in state.save.mystlings if one != choice.mystling)
        state.save = replace(state.save, mystlings=left)

    @mends("why-joins-anyway")
    def joins_anyway(state: DragonState, seat: Seat, choice: Any, said: Values) -> None:
        asked(state, seat, steps.Spend)
        assert state.run is not None
        claim(said.mystling == choice.mystling in state.run.tamed)
        state.run.tamed = tuple(one for one in state.run.tamed if one != choice.mystling)

    @mends("why-locked-mystling")
    def locked_mystling(state: DragonState, seat: Seat, choice: Any, said: Values) -> None:
        asked(state, seat, steps.ChooseMystling)
        assert state.save is not None
        claim(said.mystling == choice.mystling not in state.save.mystlings)
        state.save = replace(state.save, mystlings=(*state.save.mystlings, choice.mystling))

    @mends("why-not-carried")
    def not_carried(state: DragonState, seat: Seat, choice: Any, said: Values) -> None:
        bag = state.bag
        assert bag is not None
        if isinstance(choice, choices.UseItem):
            claim(choice.item not in bag.items)
            bag.items = (*bag.items, choice.item)
        else:
            claim(choice.equipment not in bag.equipment)
            bag.equipment = (*bag.equipment, choice.equipment)

    def record(state: DragonState, choice: Any) -> Any:
        content = state.game.content
        return content.items[choice.item] if hasattr(choice, "item") else content.equipment[choice.equipment]

    @mends("why-not-in-combat")
    def not_in_combat(state: DragonState, seat: Seat, choice: Any, said: Values) -> None:
        claim(state.fighting and not record(state, choice).combat)
        raise Never("that is what is printed on it")

    @mends("why-not-on-road")
    def not_on_road(state: DragonState, seat: Seat, choice: Any, said: Values) -> None:
        claim(not state.fighting and not record(state, choice).road)
        raise Never("that is what is printed on it")

    @mends("why-ability-spent")
    def spent(state: DragonState, seat: Seat, choice: Any, said: Values) -> None:
        assert state.bag is not None
        claim(choice.equipment in state.bag.spent)
        state.bag.spent = ()

    @mends("why-not-in-use")
    def not_in_use(state: DragonState, seat: Seat, choice: Any, said: Values) -> None:
        assert state.run is not None
        claim(said.artifact == choice.artifact not in state.run.artifacts)
        state.run.artifacts = (*state.run.artifacts, choice.artifact)

    @mends("why-exhausted")
    def exhausted(state: DragonState, seat: Seat, choice: Any, said: Values) -> None:
        assert state.run is not None
        claim(said.artifact == choice.artifact in state.run.exhausted)
        state.run.exhausted = tuple(one for one in state.run.exhausted if one != choice.artifact)

    @mends("why-artifact-idle")
    def idle(state: DragonState, seat: Seat, choice: Any, said: Values) -> None:
        assert state.run is not None
        claim(choice.artifact in state.run.artifacts and choice.artifact not in state.run.exhausted)
        claim(state.decision_for(seat) is not None and choice not in state.decision_for(seat).choices)
        raise Never("it works at another moment, or with something to work on")
