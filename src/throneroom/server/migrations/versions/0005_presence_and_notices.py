"""Workers tell each other who is here; and nobody is told of the same turn twice."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """The workers, who has a page open with them, and of which decision a person was told."""
    op.create_table(
        "workers",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "presence",
        sa.Column("table_id", sa.String(24), primary_key=True),
        sa.Column("user_id", sa.String(24), primary_key=True),
        sa.Column("worker", sa.String(16), primary_key=True),
    )
    op.add_column("seats", sa.Column("noticed", sa.String(16), nullable=True))


def downgrade() -> None:
    """Forget all of it again."""
    op.drop_column("seats", "noticed")
    op.drop_table("presence")
    op.drop_table("workers")
