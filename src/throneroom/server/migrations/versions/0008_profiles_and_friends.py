"""What people have played, how their ratings went, and who is friends with whom."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Ratings after each game, friends, the houses played, and when somebody was last here."""
    op.create_table(
        "rating_history",
        sa.Column("user_id", sa.String(24), sa.ForeignKey("users.id"), primary_key=True),
        sa.Column("table_id", sa.String(24), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
    )
    users = sa.ForeignKey("users.id", ondelete="CASCADE")
    others = sa.ForeignKey("users.id", ondelete="CASCADE")
    op.create_table(
        "friends",
        sa.Column("user_id", sa.String(24), users, primary_key=True),
        sa.Column("friend_id", sa.String(24), others, primary_key=True),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_index("ix_friends_friend_id", "friends", ["friend_id"])
    op.add_column("users", sa.Column("seen", sa.Float, nullable=True))
    op.add_column("seats", sa.Column("played_as", sa.String(40), nullable=True))


def downgrade() -> None:
    """Forget all of it again."""
    op.drop_column("seats", "played_as")
    op.drop_column("users", "seen")
    op.drop_index("ix_friends_friend_id", "friends")
    op.drop_table("friends")
    op.drop_table("rating_history")
