"""Notices are in the language of whom they are for."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """The language that a person reads."""
    op.add_column("users", sa.Column("language", sa.String(5), nullable=True))


def downgrade() -> None:
    """Forget it again."""
    op.drop_column("users", "language")
