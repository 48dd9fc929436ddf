"""For whose sake an address is banned."""

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"


def upgrade() -> None:
    """Whom it was about is told by the reports, as far as they are still there."""
    op.add_column("bans", sa.Column("user_id", sa.String(24), nullable=True))
    op.execute(
        "UPDATE bans SET user_id = (SELECT MIN(reports.about) FROM reports JOIN users "
        "ON users.id = reports.about WHERE reports.address = bans.address "
        "AND users.banned IS NOT NULL)"
    )


def downgrade() -> None:
    """Forget it again."""
    op.drop_column("bans", "user_id")
