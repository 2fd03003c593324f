"""Signs of life of each seat, a count of the settings' changes, and an index to find old tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("changes", sa.Integer, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("seen", sa.Float, nullable=False, server_default="0"))
    op.create_index("ix_tables_touched", "tables", ["touched"])


def downgrade() -> None:
    op.drop_index("ix_tables_touched", "tables")
    op.drop_column("seats", "seen")
    op.drop_column("tables", "changes")
