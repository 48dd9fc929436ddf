"""What hosts have done."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0014"


def upgrade() -> None:
    """A line for everything that a host does."""
    op.create_table(
        "audit",
        sa.Column(
            "id",
            sa.BigInteger().with_variant(sa.Integer, "sqlite"),
            autoincrement=True,
            nullable=False,
        ),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("who", sa.String(120), nullable=False),
        sa.Column("what", sa.String(40), nullable=False),
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("user_id", sa.String(24), nullable=False),
        sa.Column("counts", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_audit"),
    )


def downgrade() -> None:
    """Forget it again."""
    op.drop_table("audit")
