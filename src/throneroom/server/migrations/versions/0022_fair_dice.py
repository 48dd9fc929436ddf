"""Numbers that people add to the dice."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    """What people add, and the host's own number where the seed came from more than that."""
    op.create_table(
        "dice",
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("commitment", sa.String(64), nullable=True),
        sa.Column("number", sa.String(64), nullable=True),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_dice"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_dice_table_id", ondelete="CASCADE"
        ),
    )
    op.add_column("tables", sa.Column("secret", sa.String(64), nullable=True))


def downgrade() -> None:
    """Games go on with the seeds they have. What was about to start is open again."""
    op.execute("UPDATE tables SET status = 'open', deadline = NULL WHERE status = 'starting'")
    op.drop_column("tables", "secret")
    op.drop_table("dice")
