"""The draw step of a player, and the Enemy's track: slide, draw, reshuffle on need, Fatigue at once. p.20, p.22."""

from __future__ import annotations

from rulewright.core.record import Choice, Step
from rulewright.games.dragon_eclipse.model import events, steps
from rulewright.games.dragon_eclipse.model.state import DragonState, Sheet

from .figures import SILENCE
from .raw import table
from .watching import Oracle

FATIGUE = next(id for id, row in table("card").items() if row["pile"] == "fatigue")


def everything(sheet: Sheet) -> list[str]:
    """All cards of a deck, wherever they are."""
    cards = [*sheet.deck, *sheet.top, *sheet.bottom, *sheet.discard, sheet.upgrade, *sheet.slots]
    return sorted([card for card in cards if card])


class Drawing(Oracle):
    """Every draw step, and every draw of the Enemy with what it brings."""

    def resolved(self, before: DragonState, step: Step, choice: Choice | None, after: DragonState) -> None:
        if isinstance(step, steps.DrawUp):
            self.draws_up(before.combat.sheets[step.seat], after.combat.sheets[step.seat])
        elif isinstance(step, steps.EnemyDraws):
            self.enemy_draws(before, after)
        elif isinstance(step, steps.EnemySpecial):
            self.special(before)
        elif isinstance(step, steps.ClearTrack):
            assert before.combat.foe is not None
            assert after.combat.foe is not None
            self.expect("track", after.combat.foe.track, ("",) * 5)
            gone = [card for card in before.combat.foe.track if card]
            self.expect("Enemy discard pile", after.combat.foe.discard, (*before.combat.foe.discard, *gone))

    # -- players ----------------------------------------------------------------------------------

    def draws_up(self, before: Sheet, after: Sheet) -> None:
        """DRE-412 to DRE-418: cards slide right, then come from the left until all four slots are full."""
        held = [card for card in before.slots if card]
        size = len(before.deck) + len(before.top) + len(before.bottom)
        back = len(before.discard) + bool(before.upgrade)
        wanted: list[str] = []
        for _ in range(4 - len(held)):
            if not size and back:
                wanted.append("reshuffled")
                size, back = back, 0
            if not size:
                break
            wanted.append("drawn")
            size -= 1
        told = [one for one in self.events if isinstance(one, (events.CardsDrawn, events.DeckReshuffled))]
        named = ["drawn" if isinstance(one, events.CardsDrawn) else "reshuffled" for one in told]
        self.expect("draw step", named, wanted)
        cards = [one.cards[0] for one in told if isinstance(one, events.CardsDrawn)]
        slots = [*cards[::-1], *held]
        self.expect("slots", after.slots, (*[""] * (4 - len(slots)), *slots))
        if "reshuffled" in wanted:
            self.expect("after a reshuffle", (after.discard, after.upgrade), ((), ""))
        else:
            known = [*before.top, *sorted(before.deck), *before.bottom]
            self.expect("known cards come first", cards[: len(before.top)], known[: len(cards)][: len(before.top)])
            self.expect("discard pile", (after.discard, after.upgrade), (before.discard, before.upgrade))
        self.expect("cards", everything(after), everything(before))

    # -- the Enemy --------------------------------------------------------------------------------

    def enemy_draws(self, before: DragonState, after: DragonState) -> None:
        """DRE-425 to DRE-430, DRE-851, DRE-853."""
        old, new = before.combat.foe, after.combat.foe
        assert old is not None
        assert new is not None
        hidden = before.options.unpredictable and len(before.players) == 1
        card = new.track[0]
        self.expect("drawn card", card == old.top if old.top else card in (*old.deck, ""), True)
        rest = [one for one in (old.top, *old.deck) if one]
        if card:
            rest.remove(card)
        track = (card, *old.track[:4])
        discard = [*old.discard, *([old.track[4]] if old.track[4] else [])]
        if rest:
            self.expect("track", new.track, track)
            self.expect("Enemy discard pile", list(new.discard), discard)
            self.expect("Enemy deck", sorted([one for one in (new.top, *new.deck) if one]), sorted(rest))
            self.expect("nobody tires", self.fatigue(before, after), {})
        else:
            refill = discard or [one for one in track[1:] if one]
            self.expect("track", new.track, track if discard else (card, "", "", "", ""))
            self.expect("new Enemy deck", sorted([one for one in (new.top, *new.deck) if one]), sorted(refill))
            self.expect("Enemy discard pile", new.discard, ())
            tired = before.combat.taunt if len(before.players) == 2 else 0
            what = {tired: "card" if before.fatigue else "damage"} if card else {}
            self.expect("Fatigue", self.fatigue(before, after), what)
        self.expect("visible", bool(new.top), bool(new.top or new.deck) and not hidden)
        if len(before.players) == 2:
            aim = table("attack")[new.top].get("aim", "taunt") if new.top else "taunt"
            self.expect("target", new.target, before.combat.taunt if aim == "taunt" else 1 - before.combat.taunt)

    def fatigue(self, before: DragonState, after: DragonState) -> dict[int, str]:
        """Who got a Fatigue card on top of the discard pile, or 5 damage."""
        found = {}
        for seat, (old, new) in enumerate(zip(before.combat.sheets, after.combat.sheets, strict=True)):
            if new.discard == (*old.discard, FATIGUE):
                found[seat] = "card"
            elif new.damage == old.damage + 5:
                found[seat] = "damage"
        return found

    def special(self, before: DragonState) -> None:
        """DRE-433, DRE-434, DRE-739."""
        foe = before.combat.foe
        assert foe is not None
        # DRE-648: Darkness 10.
        earlier = int(before.run is not None and before.run.darkness >= 10)
        reached = bool(foe.track[max(1, table("enemy")[foe.enemy]["slot"] - earlier) - 1])
        silent = bool(foe.conditions[SILENCE])
        told = [
            type(one).__name__
            for one in self.events
            if isinstance(one, (events.SpecialResolved, events.SpecialSilenced))
        ]
        self.expect(
            "Special Ability", told, [] if not reached else ["SpecialSilenced" if silent else "SpecialResolved"]
        )
