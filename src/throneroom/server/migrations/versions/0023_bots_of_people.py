"""Bots that people bring, with tokens of their own."""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"


def upgrade() -> None:
    """Whose bot somebody is."""
    op.add_column("users", sa.Column("bot_of", sa.String(24), nullable=True))


def downgrade() -> None:
    """Forget it again, and let no token of a bot pass for somebody's session."""
    op.execute(
        "DELETE FROM sessions WHERE user_id IN (SELECT id FROM users WHERE bot_of IS NOT NULL)"
    )
    op.drop_column("users", "bot_of")
