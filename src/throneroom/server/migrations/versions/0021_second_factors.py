"""Codes that accounts ask for besides the password."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    """Shared secrets, and codes for whoever has lost them."""
    op.create_table(
        "second_factors",
        sa.Column("user_id", sa.String(24), nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("since", sa.Float, nullable=True),
        sa.Column("step", sa.BigInteger, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("tried", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("user_id", name="pk_second_factors"),
        sa.ForeignKeyConstraint(
            ["user_id"], ["users.id"], name="fk_second_factors_user_id", ondelete="CASCADE"
        ),
    )
    op.create_table(
        "recovery_codes",
        sa.Column("user_id", sa.String(24), nullable=False),
        sa.Column("code", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("user_id", "code", name="pk_recovery_codes"),
        sa.ForeignKeyConstraint(
            ["user_id"], ["users.id"], name="fk_recovery_codes_user_id", ondelete="CASCADE"
        ),
    )


def downgrade() -> None:
    """Forget it again: accounts ask for the password alone."""
    op.drop_table("recovery_codes")
    op.drop_table("second_factors")
