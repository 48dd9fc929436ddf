"""Forgotten passwords, and an address that is there for nothing else."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    """Letters that set a new password; whether turn notices go to the address, too."""
    op.create_table(
        "recoveries",
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("user_id", sa.String(24), nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("token", name="pk_recoveries"),
        sa.ForeignKeyConstraint(
            ["user_id"], ["users.id"], name="fk_recoveries_user_id", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_recoveries_user_id", "recoveries", ["user_id"])
    wanted = sa.Column("email_notices", sa.Boolean, nullable=False, server_default=sa.true())
    op.add_column("users", wanted)


def downgrade() -> None:
    """Forget it again. Whoever wants no notices must get none from an older version either."""
    false = "false" if op.get_bind().dialect.name == "postgresql" else "0"
    op.execute(f"UPDATE users SET email = NULL WHERE email_notices = {false}")
    op.drop_column("users", "email_notices")
    op.drop_index("ix_recoveries_user_id", "recoveries")
    op.drop_table("recoveries")
