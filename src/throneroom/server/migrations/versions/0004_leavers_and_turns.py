"""Whoever leaves a running game is still rated for it; lists of tables tell whose turn it is."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Who has left a seat to a bot for good, and the seats that are awaited."""
    op.add_column("seats", sa.Column("left_by", sa.String(24), nullable=True))
    op.add_column("tables", sa.Column("awaited", sa.String(20), nullable=False, server_default=""))


def downgrade() -> None:
    """Forget both again."""
    op.drop_column("tables", "awaited")
    op.drop_column("seats", "left_by")
