"""Names that look alike, and guests marked as such in the chat."""

import sqlalchemy as sa
from alembic import op

from throneroom.server.names import skeleton

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """What the names of accounts look like; of several that look alike the oldest has it."""
    op.add_column("users", sa.Column("skeleton", sa.String(120), nullable=True))
    connection = op.get_bind()
    found = connection.execute(
        sa.text("SELECT id, name FROM users WHERE password IS NOT NULL ORDER BY created, id")
    ).all()
    first: dict[str, str] = {}
    for user_id, name in found:
        first.setdefault(skeleton(name), user_id)
    for kept, user_id in first.items():
        connection.execute(
            sa.text("UPDATE users SET skeleton = :kept WHERE id = :id"),
            {"kept": kept, "id": user_id},
        )
    op.create_index("uq_users_skeleton", "users", ["skeleton"], unique=True)
    flag = sa.Column("guest", sa.Boolean, nullable=False, server_default=sa.true())
    op.add_column("chat", flag)
    accounts = "SELECT id FROM users WHERE password IS NOT NULL"
    false = "false" if connection.dialect.name == "postgresql" else "0"
    op.execute(f"UPDATE chat SET guest = {false} WHERE user_id IN ({accounts})")


def downgrade() -> None:
    """Forget it again."""
    op.drop_column("chat", "guest")
    op.drop_index("uq_users_skeleton", "users")
    op.drop_column("users", "skeleton")
