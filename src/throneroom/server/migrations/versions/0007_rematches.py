"""The same people play again."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Where they do, and for whom a seat is held until then."""
    op.add_column("tables", sa.Column("rematch", sa.String(24), nullable=True))
    op.add_column("seats", sa.Column("held_for", sa.String(24), nullable=True))


def downgrade() -> None:
    """Forget it again."""
    op.drop_column("seats", "held_for")
    op.drop_column("tables", "rematch")
