"""The longer sentences of the report, apart from the code that places them."""

from __future__ import annotations

_WORDS = {
    "header": """
        What {games} whole games between bots say about the game: who wins, with what, and why. Every figure has a 95 %
        interval; what stands out is found by tests that know how much was compared, not by eye.
    """,
    "seats": """
        Does it matter where one sits? Bots move on one seat with every game, so that no bot has a seat of its own. The
        dashed line is the fair share.
    """,
    "traits": """
        How much more (or less) often seats win with each of them than their fair share of the table, in percentage
        points. A triangle stands out after correction for the number of comparisons.
    """,
    "tables": """
        These are the same for everybody at a table, so they cannot favour a seat by themselves. They can make games
        longer, richer or closer, and favour those who were dealt something that goes with them.
    """,
    "players": """
        How the game changes with the table: {points}, length and closeness, as means with intervals.
    """,
    "components": """
        The lift says how those fared who had a component, not what it did for them: who is ahead can afford more, and
        whoever lasts longer meets more. Compare it with the pick rate before changing anything.
    """,
    "points": """
        What {points} come from, on average for one seat: winners and all others, whole games and their parts.
    """,
    "diversity": """
        A mix of sources (or of kinds of choices) counts as many parts as an even mix of the same entropy would have.
        What all winners have together, divided by what one of them has, tells how many ways to win that share nothing
        would be as diverse: near 1, everybody wins the same way.
    """,
    "bouts": """
        Parts of a game that end for themselves: how they ended, after how many turns of the players, with what and
        where they were fought. A share stands out if it differs from that of all together.
    """,
    "stages": """
        What has to be got through, one after the other: how many of all games got through it, how many of those that
        came so far, and what that depends on. A share stands out if it differs from that of all games.
    """,
    "picks": """
        A question offers some of them, and one can be picked: how seats fared that picked it the first time they were
        offered it, against seats that were offered it too and left it then. Whoever never met it counts for neither.
    """,
    "together": """
        Where seats win together, a seat is measured by how often all tables win: the dashed line. Bots move on one
        seat with every game.
    """,
    "course": """
        How long games are, how often the lead changes, how late they are decided, how closely they end.
    """,
    "lead": """
        The lead changes {leads} times a game; on average the winner is ahead for good after {decided} of the game and
        has been behind by up to {comeback}
    """,
    "rules": """
        Every line of the log and every question names a rule. This counts them: in how many games each was seen, and
        for every rule that was not, the reason, from the rules’ data and lessons.
    """,
    "bots": """
        Games between bots ({bots}), each with a seed of its own. What bots do is not what people do: a card may be weak
        here because the bot does not see what it is for. A figure says how seats fared that had something; it does not
        say that they fared so because of it.
    """,
    "intervals": """
        <strong>Intervals</strong> are of 95 %: Wilson’s for shares, the normal approximation for means, and the
        jackknife over {blocks} blocks of games for mixes. The <strong>fair share</strong> of a seat is one divided by
        the number of players (where all win together, what all tables win); the <strong>lift</strong> is the win rate
        above it, in percentage points (pp). A shared win counts in parts. Where several seats of one game count
        together, they cannot all win, and the interval is rather too wide than too narrow.
    """,
    "outliers": """
        <strong>What stands out</strong> does so after Holm’s correction: in each of the families below, the risk that
        anything at all is marked by chance alone is at most {risk}. What was seen fewer than {fewest} times is not
        judged.
    """,
    "footer": """
        Made by Rulewright {version} from the games themselves; content {content}. An unofficial fan project, not
        affiliated with or endorsed by the publishers or authors of the games.
    """,
}


def words(name: str, **values: str) -> str:
    """A sentence or two by name, with values that are safe to stand in HTML."""
    return " ".join(_WORDS[name].split()).format(**values)
