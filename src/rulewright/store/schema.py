"""The database: what is kept of a table. Everything else is computed from its choices."""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData()

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("setup", sa.JSON, nullable=False),
    sa.Column("secret", sa.String(64), nullable=False),  # what luck and bots are keyed with; read by `Store.read` alone
    sa.Column("opening", sa.JSON, nullable=False),
    sa.Column("start", sa.String(32), nullable=False),
    sa.Column("engine", sa.String(80), nullable=False),
    sa.Column("content", sa.String(40), nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("status", sa.String(12), nullable=False),
    sa.Column("settings", sa.JSON, nullable=False),
    sa.Column("changes", sa.Integer, nullable=False, server_default="0"),  # counts the changes of `settings`
    sa.Column("rematch", sa.String(16), nullable=True),
    sa.Column("parent", sa.String(48), nullable=True, index=True),  # what a fork goes on from; it may be gone by now
    sa.Column("forked_at", sa.Integer, nullable=True),  # after this many of the parent's choices
    sa.Column("forked_by", sa.String(60), nullable=True),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("touched", sa.Float, nullable=False, index=True),
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(10), nullable=False),
    sa.Column("name", sa.String(60), nullable=False),
    sa.Column("bot", sa.String(60), nullable=False),
    sa.Column("token", sa.String(64), nullable=False, index=True),
    sa.Column("claimed", sa.Boolean, nullable=False),
    sa.Column("seen", sa.Float, nullable=False, server_default="0"),  # the person's last sign of life
)

entries = sa.Table(
    "entries",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("body", sa.JSON, nullable=False),
    sa.Column("client", sa.String(40), nullable=False),
)

snapshots = sa.Table(
    "snapshots",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("n", sa.Integer, nullable=False),
    sa.Column("state", sa.Text, nullable=False),
)

checkpoints = sa.Table(
    "checkpoints",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("body", sa.Text, nullable=False),
)

chat = sa.Table(
    "chat",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("name", sa.String(60), nullable=False),
    sa.Column("seat", sa.Integer, nullable=True),
    sa.Column("text", sa.String(500), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

profiles = sa.Table(
    "profiles",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("key", sa.String(64), nullable=False, unique=True),  # the hash of the secret that opens it
    sa.Column("name", sa.String(60), nullable=False),
    sa.Column("passphrase", sa.String(120), nullable=False, server_default=""),  # salt and hash; empty if it has none
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("touched", sa.Float, nullable=False),
)

profile_records = sa.Table(
    "profile_records",
    metadata,
    sa.Column("profile_id", sa.String(16), sa.ForeignKey("profiles.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("kind", sa.String(16), primary_key=True),
    sa.Column("key", sa.String(80), primary_key=True),
    sa.Column("body", sa.JSON, nullable=False),
    sa.Column("changed", sa.Float, nullable=False),
)

daily_games = sa.Table(
    "daily_games",
    metadata,
    sa.Column("table_id", sa.String(16), primary_key=True),  # no foreign key: results outlive their tables
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("day", sa.String(10), nullable=False),
    sa.Column("profile_id", sa.String(16), nullable=False),
    sa.Column("name", sa.String(60), nullable=False),
    sa.Column("begun", sa.Float, nullable=False),
    sa.Column("score", sa.Integer, nullable=True),  # until the game is over there is none
    sa.Column("won", sa.Boolean, nullable=True),
    sa.Column("notes", sa.JSON, nullable=True),
    sa.Index("daily_games_by_day", "game", "day"),
)
