"""What programs send to the API, and what they are answered. The API's description is made from these."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel, ConfigDict, Field

from rulewright.bots import DEFAULT_LEVEL, LEVELS

from .live_table import PERSON
from .parties import WAYS

# -- what is sent ------------------------------------------------------------------------------------------------


class Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class SeatWanted(Strict):
    kind: str = Field(default=PERSON, pattern="^(person|bot)$")
    name: str = Field(default="", max_length=40, description="a seat for a person without a name waits for `sit`")
    bot: str = Field(default=DEFAULT_LEVEL, max_length=60, description=f"one of {', '.join(LEVELS)}")


class NewTable(Strict):
    """A table to be made."""

    game: str = Field(max_length=40)
    seats: list[SeatWanted] = Field(min_length=1, max_length=8)
    seed: int | None = Field(
        default=None,
        ge=-(2**53),
        le=2**53,
        description="the same seed deals the same game; everybody at the table is told that it was chosen",
    )
    mode: str = Field(default="", max_length=40)
    options: dict[str, bool | int | str] = Field(default_factory=dict, max_length=40)
    rulings: dict[str, bool | int | str] = Field(default_factory=dict, max_length=60)
    listed: bool = False
    deciding: str = Field(
        default="",
        max_length=20,
        description=f"who decides for a party, in modes that have one: {', '.join(WAYS)}",
    )
    host: int | None = Field(default=None, ge=0, le=7, description="the seat of who makes the table")


class ForkWanted(Strict):
    """A moment of a table to go on from at a table of its own."""

    at: int | None = Field(default=None, ge=0, le=1_000_000, description="after this many choices; the newest moment")
    seats: list[SeatWanted] = Field(
        default_factory=list,
        max_length=8,
        description="as for a new table; without them, you keep your seat, and bots play the others",
    )
    hidden: str = Field(
        default="kept",
        pattern="^(kept|dealt)$",
        description="of a game that is over: hidden cards as they were, or dealt anew. While a game runs, what you "
        "cannot see is always dealt anew",
    )


class ChoiceMade(Strict):
    """An answer to the open decision."""

    choice: str = Field(max_length=200)
    revision: str = Field(
        default="", max_length=40, description="what the answer was given to; 409 if it is not the newest"
    )
    client: str = Field(default="", max_length=40, description="an id of your own: a choice sent twice counts once")
    question: str = Field(
        default="",
        max_length=40,
        description="the question of the decision: where seats answer together, others' answers make it no older",
    )


class UndoWanted(Strict):
    count: int = Field(default=1, ge=1, le=10_000)
    revision: str = Field(default="", max_length=40)
    client: str = Field(default="", max_length=40)


class Called(Strict):
    name: str = Field(default="", max_length=40)
    key: str = Field(
        default="",
        max_length=120,
        description="a secret of your own, 24 characters or more of A-Z a-z 0-9 _ -: it becomes the seat's token, "
        "so that a request sent twice seats you once; without it the server draws one",
    )


class SeatTaken(Called):
    seat: int = Field(ge=0, le=7)


class Agreed(Strict):
    agree: bool


class ProposalAnswered(Strict):
    """A word on what is proposed to the party."""

    choice: str = Field(max_length=200, description="what was proposed; 409 if it is something else by now")
    agree: bool


class SeatMeant(Strict):
    seat: int = Field(ge=0, le=7)


class Spoken(Strict):
    text: str = Field(min_length=1, max_length=500)


class Hushed(Strict):
    quiet: bool


# -- what is answered --------------------------------------------------------------------------------------------


class Problem(BaseModel):
    """What went wrong, in a sentence."""

    error: str
    message: str


class Made(BaseModel):
    id: str
    tokens: list[str]
    """By seat; empty for bots."""


class ForkShown(BaseModel):
    """A table in the tree of forks; `id` is empty for one that the bearer is not led to."""

    id: str
    status: str
    """`playing`, `over`, `file` for a replay that somebody brought, `gone` for what is not kept any more."""
    here: bool
    names: list[str]
    at: int | None
    """It goes on from after this many choices of the one above it."""
    maker: str
    forks: list[ForkShown]


class SeatShown(BaseModel):
    name: str
    kind: str
    bot: str


class DecisionShown(BaseModel):
    prompt: str
    rule: str
    sealed: bool
    choices: list[str]
    party: list[int]
    """All the seats that the question belongs to; empty if it is one seat's alone."""
    together: bool
    """Whether several seats answer in the open, and confirm."""
    question: str
    """Names the question, where seats answer together."""


class LuckShown(BaseModel):
    """Where the luck of a table comes from."""

    commitment: str
    """SHA-256 of `rulewright luck ` and the secret; empty where somebody chose a seed, and so may know all luck."""
    secret: str
    """In hexadecimal; empty before the game is over."""
    seed: int | None
    """The chosen seed, when the game is over."""


class TableShown(BaseModel):
    """A table as one seat (or, without one, a spectator) may see it."""

    id: str
    game: str
    seat: int | None
    revision: str
    luck: LuckShown
    seats: list[SeatShown]
    waiting: list[int]
    view: dict[str, Any]
    decision: DecisionShown | None
    deciding: str
    """Who decides for the party: anyone, leader, host, all; empty where there is no party."""
    proposal: dict[str, Any] | None
    """What somebody has proposed where all must agree: seat, choice, who has agreed, who has objected."""
    log_start: int
    """The number of the first line in `log`: forget what you have from there on, and append."""
    log: list[dict[str, Any]]
    request: dict[str, Any] | None
    undo: int
    """How many of its last choices the seat may take back without asking."""
    outcome: dict[str, Any] | None


class ChatLine(BaseModel):
    """A line of chat."""

    n: int
    name: str
    seat: int | None
    """The player's seat; none for an onlooker."""
    onlooker: bool
    mistakable: bool
    """Whether this is an onlooker whose name can be taken for a player's."""
    text: str
    at: float


class Talk(BaseModel):
    quiet: bool
    """Whether the players have muted onlookers; their lines are then left out."""
    lines: list[ChatLine]


class Seated(TableShown):
    """A table as the one who has sat down sees it."""

    token: str
    """Opens the seat from now on."""
