"""What lists and sweeps need of a running table, without replaying it."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """The turn that a table has come to, and whether a bot is to move there."""
    with op.batch_alter_table("tables") as table:
        table.add_column(sa.Column("turn", sa.Integer, nullable=False, server_default="0"))
        # Tables from before count as waiting: a sweep looks at them once and knows better.
        table.add_column(
            sa.Column("bots_due", sa.Boolean, nullable=False, server_default=sa.true())
        )


def downgrade() -> None:
    """Forget both again."""
    with op.batch_alter_table("tables") as table:
        table.drop_column("bots_due")
        table.drop_column("turn")
