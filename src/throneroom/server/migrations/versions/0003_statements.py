"""Things said that everybody reads in the own language."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """The verb and the named arguments of a statement; free text has none."""
    with op.batch_alter_table("chat") as table:
        table.add_column(sa.Column("statement", sa.JSON, nullable=True))


def downgrade() -> None:
    """Forget them again: what was said aloud to a seat is then kept as if it had been private."""
    with op.batch_alter_table("chat") as table:
        table.drop_column("statement")
