"""People who are muted at a table, reported to the host, and banned."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Mutes, reports and bans."""
    op.create_table(
        "mutes",
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("user_id", sa.String(24), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "user_id", name="pk_mutes"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_mutes_table_id", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["user_id"], ["users.id"], name="fk_mutes_user_id", ondelete="CASCADE"
        ),
    )
    op.create_table(
        "reports",
        sa.Column(
            "id",
            sa.BigInteger().with_variant(sa.Integer, "sqlite"),
            autoincrement=True,
            nullable=False,
        ),
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("by", sa.String(24), nullable=False),
        sa.Column("about", sa.String(24), nullable=False),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("address", sa.String(60), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
        sa.ForeignKeyConstraint(["by"], ["users.id"], name="fk_reports_by", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(
            ["about"], ["users.id"], name="fk_reports_about", ondelete="CASCADE"
        ),
    )
    op.create_table(
        "bans",
        sa.Column("address", sa.String(60), nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("address", name="pk_bans"),
    )
    op.add_column("users", sa.Column("banned", sa.Float, nullable=True))


def downgrade() -> None:
    """Forget it again."""
    op.drop_column("users", "banned")
    for name in ("bans", "reports", "mutes"):
        op.drop_table(name)
