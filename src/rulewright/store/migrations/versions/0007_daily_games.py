"""Games of the day: who has played the game that is the same for everybody, and how it went."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "daily_games",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("profile_id", sa.String(16), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("begun", sa.Float, nullable=False),
        sa.Column("score", sa.Integer, nullable=True),
        sa.Column("won", sa.Boolean, nullable=True),
        sa.Column("notes", sa.JSON, nullable=True),
    )
    op.create_index("daily_games_by_day", "daily_games", ["game", "day"])


def downgrade() -> None:
    op.drop_table("daily_games")
