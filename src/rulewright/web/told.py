"""Refusals in the visitor's language: what our own checks say, translated by the sentence.

Programs and logs read the English sentence, as it stands where it is raised. A test finds every such sentence in the
source, so that none can be forgotten here. What a game's setup refuses is said by the game's own texts; what comes from
deeper down (a broken file) stays English.
"""

from __future__ import annotations

import re
from functools import cache

from rulewright.core.errors import SetupError
from rulewright.core.game import Game

from .render import language

TOLD = {
    "the seed must lie between {low} and {high}": "seed-range",
    "the game is not over": "not-over",
    "nothing is asked of seat {seat} now": "not-asked-seat",
    "nothing is asked of you now": "not-asked",
    "a bot plays for this seat; take it back first": "bot-plays",
    "the table has changed since this page was shown": "page-old",
    "there are {standing} choices to take back, not {count}": "undo-count",
    "a bot plays there already": "bot-there",
    "nothing is asked of the table any more": "no-request",
    "somebody else was faster": "too-late",
    "this link opens no seat at this table": "no-such-link",
    "this seat is taken; its link was for sitting down once": "link-used",
    "the token opens no seat at this table": "no-such-token",
    "there is no seat {seat}": "no-seat",
    "this seat is not free": "not-free",
    "this seat was always a bot's": "always-bot",
    "too many lines of chat; wait a moment": "chat-fast",
    "the players of this table have muted onlookers": "hushed",
    "a seat is for a person or a bot, not {kind}": "seat-kind",
    "you are not seated at this table": "not-seated",
    "this seat is not yours": "not-your-seat",
    "there is no bot {bot} at a table; bots: {known}": "no-bot",
    "bot {bot}: there is no parameter {name}; known: {known}": "no-parameter",
    "bot {bot}: at a table {name} is a whole number from {low} to {high}": "thinking-range",
    "there is no table {table}": "no-table",
    "table {table} is gone": "table-gone",
    "the replay of a running game would tell its secrets; it is here when the game is over": "replay-closed",
    "this game was begun with other rules and has no replay: {drift}": "no-replay",
    "the record of table {table} is damaged and cannot be read": "damaged",
    "the record of table {table} has a gap: choice {n} is missing": "gap",
    "the database is damaged; whoever runs this server has to repair it": "database-damaged",
    "table {table} changes faster than it can be read": "changing",
    "table {table} was played with other rules ({drift})": "other-rules",
    "table {table} was played with other rules or content: {drift}": "other-content",
    "not asked any more": "not-asked-any-more",
    "there is no rule {rule}": "no-rule",
    "{choice} is not offered here": "not-offered",
    "this replay is not here, or not any more; bring the file again": "replay-gone",
    "there is no such report, or not any more": "report-gone",
    "this position is only there to be looked at; no game can go on from it": "only-to-look",
    "the game takes more than {seconds} seconds to play again": "takes-too-long",
    "with entry {number} of this file the rules never come to an end": "endless-file",
    "the rules go round in circles: after {steps} steps still at {step}": "endless",
    "files that came from your address are still being read; wait a moment": "still-reading",
    "too many files are being read just now; wait a moment": "too-many-files",
    "too many messages; wait a moment": "too-many",
    "this is not a message that a table understands": "no-message",
    "the message is too long": "too-long",
    "the server is busy and has done nothing; try again in a moment": "busy",
    "too many requests; wait a moment": "too-many-requests",
    "too many new tables; wait a moment": "too-many-tables",
    "this request comes from another site": "other-site",
    "too many headers; the most are {most} with {bytes} bytes in all": "headers",
    "a request needs exactly one Host header": "one-host",
    "the Host header is no name of a server": "no-host",
    "this server does not go by that name": "other-name",
    "the address is too long; the most is {most} characters": "long-address",
    "the body is too large; the most is {most} bytes": "large-body",
    "the body did not come in": "slow-body",
    "the table cannot be reached just now; try again in a moment": "unreachable",
    "something broke here; what you did before is safe": "broken",
}
"""Every sentence, with a name for each value in it; and the message `told-…` that says the same in any language."""


def told(sentence: str, code: str) -> str:
    """A sentence of our own in a language; any other as it is."""
    for pattern, message in _patterns():
        found = pattern.fullmatch(sentence)
        if found:
            return language(code)(f"told-{message}", **found.groupdict())
    return sentence


def refusal(game: Game, error: SetupError, code: str) -> str:
    """Why a table cannot be made, in a language: by the game's texts if they know, else as any other refusal."""
    return game.texts(code).refusal(error) if error.message else told(str(error), code)


@cache
def _patterns() -> tuple[tuple[re.Pattern[str], str], ...]:
    """Each sentence as a pattern; the ones with fewer open places go first."""
    known = sorted(TOLD, key=lambda sentence: (sentence.count("{"), -len(sentence)))
    return tuple((_pattern(sentence), TOLD[sentence]) for sentence in known)


def _pattern(sentence: str) -> re.Pattern[str]:
    parts = re.split(r"{(\w+)}", sentence)
    made = [re.escape(part) if n % 2 == 0 else f"(?P<{part}>.+?)" for n, part in enumerate(parts)]
    return re.compile("".join(made), re.DOTALL)
