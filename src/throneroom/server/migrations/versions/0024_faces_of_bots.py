"""Bots come along to a rematch by name."""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"


def upgrade() -> None:
    """Where a bot first sat: its name and face come from there."""
    op.add_column("seats", sa.Column("face", sa.String(32), nullable=True))


def downgrade() -> None:
    """Forget it again."""
    op.drop_column("seats", "face")
