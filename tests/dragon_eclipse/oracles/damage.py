"""Damage from the printed numbers: Attack, Deal, Pierce, Weak, Burn, Drain, one reduction. p.18-19, p.32, p.36."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.core.record import Choice, Event, Step
from rulewright.games.dragon_eclipse.model import events, steps
from rulewright.games.dragon_eclipse.model.state import DragonState

from .effects import first_effect
from .figures import BURN, ENEMY, SUMMON, TERRAIN, WEAK, count, left, now, sheet, total, worth
from .raw import Row
from .watching import Oracle


@dataclass
class Claim:
    """What an Attack or Deal was reckoned to, while its targets are still being chosen."""

    place: int
    """Where its step lies on the agenda."""
    body: int
    effect: Row
    amounts: dict[int, int]
    pierce: int


def reckon(state: DragonState, body: int, effect: Row, target: int) -> int:
    """The plus of an Attack, or the damage of a Deal with what is added to it."""
    attack = effect["do"] == "attack"
    n = int(effect.get("plus", 0) if attack else effect["n"])
    if effect.get("per"):
        n *= count(state, body, effect["per"], effect.get("within", 0), effect.get("around", "self"), target)
    if not attack and (n or not effect.get("per")):
        n += total(state, body, "empower", "plus")
    return n


class Damage(Oracle):
    """Every number of damage that anybody deals, gains or drains."""

    def begins(self) -> None:
        self.claims: list[Claim] = []

    def resolved(self, before: DragonState, step: Step, choice: Choice | None, after: DragonState) -> None:
        if isinstance(step, steps.Strike):
            self.struck(before, step, after)
            return
        effect = first_effect(before, step)
        if isinstance(step, steps.LoseConditions) and not step.burnt:
            self.burnt(before, step.body)
        elif effect is not None and isinstance(step, steps.Perform):
            if effect["do"] in ("attack", "deal"):
                self.struck_at_once(before, step, effect, after)
            elif effect["do"] == "suffer-burn":
                self.burnt(before, step.body)
            elif effect["do"] == "suffer":
                self.hurt(effect["n"], now(before, step.body, "willpower"))

    # -- dealt ------------------------------------------------------------------------------------

    def struck_at_once(self, before: DragonState, step: steps.Perform, effect: Row, after: DragonState) -> None:
        pierce = effect.get("pierce", 0)
        if effect["do"] == "attack":
            pierce += total(before, step.body, "sharpen", "pierce")
        place = next((at for at, one in enumerate(after.agenda) if _is_new(one, at, before)), -1)
        if place >= 0:
            pending = after.agenda[place]
            assert isinstance(pending, steps.Strike)
            amounts = {target: reckon(before, step.body, effect, target) for target in pending.targets}
            self.claims.append(Claim(place, step.body, effect, amounts, pierce))
            return
        dealt = self.first(events.DamageDealt)
        if dealt is not None:
            amounts = {dealt.body: reckon(before, step.body, effect, dealt.body)}
            self.compare(before, Claim(-1, step.body, effect, amounts, pierce), dealt)

    def struck(self, before: DragonState, step: steps.Strike, after: DragonState) -> None:
        place = len(before.agenda) - 1
        claim = next((one for one in reversed(self.claims) if one.place == place), None)
        if claim is None:
            return
        more = place < len(after.agenda) and isinstance(after.agenda[place], steps.Strike)
        if not more or len(after.agenda[place].targets) >= len(step.targets):  # type: ignore[union-attr]
            self.claims.remove(claim)
        dealt = self.first(events.DamageDealt)
        if dealt is not None and step.damage:
            self.compare(before, claim, dealt)

    def compare(self, before: DragonState, claim: Claim, dealt: events.DamageDealt) -> None:
        attack = claim.effect["do"] == "attack"
        amount = claim.amounts[dealt.body]
        if attack:
            amount = worth(before, claim.body, "strength", amount, WEAK)
        guard = 0 if dealt.body >= TERRAIN else now(before, dealt.body, "defense" if attack else "willpower")
        done = max(0, amount - max(0, guard - claim.pierce))
        what = f"{claim.effect['do']} by {claim.body} on {dealt.body}"
        self.expect(what, (dealt.by, dealt.n, dealt.prevented), (claim.body, done, amount - done))
        if claim.effect.get("drain") and dealt.body < TERRAIN and claim.body < SUMMON:
            healed = min(done, left(before, dealt.body), sheet(before, claim.body).damage)
            told = next((event.n for event in self.events if isinstance(event, events.Healed)), 0)
            self.expect(f"Drain of {claim.body}", told, healed)

    # -- gained -----------------------------------------------------------------------------------

    def burnt(self, before: DragonState, body: int) -> None:
        burning = sheet(before, body).conditions[BURN]
        kept = now(before, body, "willpower") if before.rulings.burn_reduced_by_willpower else 0
        if burning:
            self.hurt(burning, kept)

    def hurt(self, n: int, kept: int) -> None:
        dealt = self.first(events.DamageDealt)
        assert dealt is not None
        self.expect("damage gained", (dealt.n, dealt.prevented), (max(0, n - kept), min(n, kept)))

    def first(self, kind: type[events.DamageDealt]) -> events.DamageDealt | None:
        found: list[Event] = [event for event in self.events if isinstance(event, kind)]
        return found[0] if found else None  # type: ignore[return-value]


def _is_new(one: Step, at: int, before: DragonState) -> bool:
    """Whether a step was put on the agenda, in the place of the one that was carried out or above it."""
    return isinstance(one, steps.Strike) and at >= len(before.agenda) - 1


__all__ = ["ENEMY", "Damage"]
