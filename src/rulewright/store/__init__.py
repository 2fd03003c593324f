"""The store: tables, seats, choices and chat in SQLite or PostgreSQL. The list of choices is the record."""
