"""The engine: records, rule books, chance, views, replays. README.md lists the rules that hold in this folder."""
