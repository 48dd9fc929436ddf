"""Where people at a table come from, as marks."""

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"


def upgrade() -> None:
    """Marks of those who sit and speak at a table, and from where nobody new may speak."""
    for name in ("seats", "chat"):
        op.add_column(name, sa.Column("whence", sa.String(32), nullable=True))
    op.create_table(
        "hushed",
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("user_id", sa.String(24), nullable=False),
        sa.Column("whence", sa.String(32), nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "user_id", "whence", name="pk_hushed"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_hushed_table_id", ondelete="CASCADE"
        ),
    )


def downgrade() -> None:
    """Forget it again."""
    op.drop_table("hushed")
    for name in ("seats", "chat"):
        op.drop_column(name, "whence")
