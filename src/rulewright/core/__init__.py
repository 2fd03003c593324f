"""The protocol: records, rule books, chance, views, replays. See README.md for the law of this folder."""
