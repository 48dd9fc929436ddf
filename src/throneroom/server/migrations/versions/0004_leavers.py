"""Whoever leaves a running game is still rated for it."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Who has left a seat to a bot for good."""
    with op.batch_alter_table("seats") as table:
        table.add_column(sa.Column("left_by", sa.String(24), nullable=True))


def downgrade() -> None:
    """Forget it again."""
    with op.batch_alter_table("seats") as table:
        table.drop_column("left_by")
