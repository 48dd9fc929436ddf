"""Armies that people keep."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """What each is called, whose it is, and the list itself."""
    owner = sa.ForeignKey("users.id", ondelete="CASCADE")
    op.create_table(
        "armies",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("user_id", sa.String(24), owner, nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
    )
    op.create_index("ix_armies_user_id", "armies", ["user_id"])


def downgrade() -> None:
    """Forget them."""
    op.drop_index("ix_armies_user_id", "armies")
    op.drop_table("armies")
