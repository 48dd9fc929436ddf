"""Turn notices by e-mail."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Where they go, whether that was confirmed, how many are wanted, and when the last went."""
    op.add_column("users", sa.Column("email", sa.String(200), nullable=True))
    for name in ("email_confirmed", "email_daily"):
        flag = sa.Column(name, sa.Boolean, nullable=False, server_default=sa.false())
        op.add_column("users", flag)
    op.add_column("users", sa.Column("email_sent", sa.Float, nullable=True))


def downgrade() -> None:
    """Forget it again."""
    for name in ("email_sent", "email_daily", "email_confirmed", "email"):
        op.drop_column("users", name)
