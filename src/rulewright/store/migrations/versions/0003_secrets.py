"""A secret for every table: luck nobody can compute, and bots whose thinking does not follow from the table's luck.

Tables that are there already keep the luck of their seed; their secret is for their bots.
"""

from __future__ import annotations

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("secret", sa.String(64), nullable=False, server_default=""))
    tables = sa.table("tables", sa.column("id", sa.String), sa.column("secret", sa.String))
    connection = op.get_bind()
    for (table_id,) in connection.execute(sa.select(tables.c.id)).fetchall():
        given = tables.update().where(tables.c.id == table_id).values(secret=secrets.token_hex(32))
        connection.execute(given)


def downgrade() -> None:
    op.drop_column("tables", "secret")
