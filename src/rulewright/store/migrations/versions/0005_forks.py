"""Forks: the table, or the replay, that a table goes on from, after which choice, and who wanted it.

The parent may be forgotten before its forks, so this is no foreign key.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("parent", sa.String(48), nullable=True))
    op.add_column("tables", sa.Column("forked_at", sa.Integer, nullable=True))
    op.add_column("tables", sa.Column("forked_by", sa.String(60), nullable=True))
    op.create_index("ix_tables_parent", "tables", ["parent"])


def downgrade() -> None:
    op.drop_index("ix_tables_parent", "tables")
    op.drop_column("tables", "forked_by")
    op.drop_column("tables", "forked_at")
    op.drop_column("tables", "parent")
