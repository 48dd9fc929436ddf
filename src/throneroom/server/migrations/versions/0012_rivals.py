"""Whom somebody has been rated against: a rating counts in full after some different opponents."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """The opponents in each game, found anew from the public tables that are still there."""
    op.create_table(
        "rivals",
        sa.Column("user_id", sa.String(24), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rival_id", sa.String(24), nullable=False),
        sa.PrimaryKeyConstraint("user_id", "game", "rival_id", name="pk_rivals"),
        sa.ForeignKeyConstraint(
            ["user_id"], ["users.id"], name="fk_rivals_user_id", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["rival_id"], ["users.id"], name="fk_rivals_rival_id", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_rivals_rival_id", "rivals", ["rival_id"])
    op.add_column("rating_history", sa.Column("rivals", sa.Integer, nullable=True))
    op.execute(
        "INSERT INTO rivals (user_id, game, rival_id)"
        " SELECT DISTINCT one.user_id, tables.game, other.user_id FROM tables"
        " JOIN seats AS one ON one.table_id = tables.id"
        " JOIN seats AS other ON other.table_id = tables.id AND other.user_id <> one.user_id"
        " JOIN users AS first ON first.id = one.user_id AND first.password IS NOT NULL"
        " JOIN users AS second ON second.id = other.user_id AND second.password IS NOT NULL"
        " WHERE tables.status = 'finished' AND tables.public"
    )


def downgrade() -> None:
    """Forget it again."""
    op.drop_column("rating_history", "rivals")
    op.drop_table("rivals")
