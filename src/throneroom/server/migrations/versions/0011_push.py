"""Turn notices by web push."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """The browsers that want them, how many are wanted, and when the last went."""
    op.create_table(
        "pushes",
        sa.Column("session", sa.String(64), nullable=False),
        sa.Column("endpoint", sa.String(500), nullable=False),
        sa.Column("public", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.PrimaryKeyConstraint("session", name="pk_pushes"),
        sa.ForeignKeyConstraint(
            ["session"], ["sessions.token"], name="fk_pushes_session", ondelete="CASCADE"
        ),
        sa.UniqueConstraint("endpoint", name="uq_pushes_endpoint"),
    )
    flag = sa.Column("push_daily", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("users", flag)
    op.add_column("users", sa.Column("push_sent", sa.Float, nullable=True))


def downgrade() -> None:
    """Forget it again."""
    for name in ("push_sent", "push_daily"):
        op.drop_column("users", name)
    op.drop_table("pushes")
