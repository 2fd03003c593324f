"""The balance report: what thousands of games between bots say about a game, on one page."""
