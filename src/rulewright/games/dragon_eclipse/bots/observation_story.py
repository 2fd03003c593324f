"""The campaign as numbers: statuses, Secrets, the Script, the map and the clock, the Test, belongings, the Party.

Only games whose journal has a Scenario have these places, so the rows of the others stay as they are.
"""

from __future__ import annotations

from rulewright.core.observation import Layout, Row

from ..content.components import Content
from ..model.campaign import Campaign
from ..model.state import DragonState
from ..model.story_words import Token

NUMBERS = (
    "silver / 10", "essence / 6", "finished scenarios / 12", "time / 5", "the event is next", "red", "revealed / 5",
    "total / 10", "holder",
)  # fmt: skip


class StoryPlaces:
    """Where the campaign stands in the row."""

    def __init__(self, layout: Layout, content: Content) -> None:
        journal = content.journal
        self.content = content
        self.numbers = layout.start("campaign", NUMBERS)
        self.status = layout.add("campaign, status", list(journal.boxes))
        self.secret = layout.add("campaign, secret", [str(number) for number in journal.secrets])
        self.script = layout.add("campaign, script", list(journal.scripts))
        self.locked = layout.add("campaign, locked", list(journal.scripts))
        self.front = layout.add("campaign, token in front", list(Token))
        self.card = layout.add("campaign, world map (1 unexplored, 2 explored) / 2", list(journal.worldmap))
        self.camp = layout.add("campaign, in camp", list(content.mystlings))
        self.wild = layout.add("campaign, random combats", list(content.mystlings))
        self.held = layout.add("campaign, held", [*content.items, *content.equipment])

    def write(self, row: Row, state: DragonState, campaign: Campaign, seat: int) -> None:
        at = self.numbers
        row[at] = campaign.silver / 10
        row[at + 1] = campaign.essence / 6
        row[at + 2] = len(campaign.finished) / 12
        row[at + 8] = float(campaign.holder == seat)
        for box in campaign.statuses:
            row[self.status[box]] = 1.0
        for number in campaign.secrets:
            row[self.secret[str(number)]] = 1.0
        for placed in campaign.worldmap:
            row[self.card[placed.card]] = 1.0 if placed.explored else 0.5
        for member in campaign.camp:
            row[self.camp[member.mystling]] = 1.0
        for mystling in campaign.tiers:
            row[self.wild[mystling]] = 1.0
        if state.bag is not None:
            for thing in (*state.bag.items, *state.bag.equipment):
                row[self.held[thing]] = 1.0
        self._write_adventure(row, campaign)

    def _write_adventure(self, row: Row, campaign: Campaign) -> None:
        adventure, at = campaign.adventure, self.numbers
        if adventure is None:
            return
        if adventure.script:
            row[self.script[adventure.script]] = 1.0
        for token in adventure.front:
            row[self.front[Token(token)]] = 1.0
        here, test = adventure.exploration, adventure.test
        if here is not None:
            row[at + 3] = max(0, here.time) / 5
            row[at + 4] = float(here.time == 0)
            row[at + 5] = float(here.colour == "red")
            for script in here.locked:
                row[self.locked[script]] = 1.0
        if test is not None:
            values = self.content.items
            row[at + 6] = len(test.revealed) / 5
            row[at + 7] = (sum([values[item].value for item in test.revealed]) + test.shift) / 10
