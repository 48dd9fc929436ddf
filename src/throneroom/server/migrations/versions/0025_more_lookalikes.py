"""More letters that look alike."""

import sqlalchemy as sa
from alembic import op

from throneroom.server.names import skeleton

revision = "0025"
down_revision = "0024"


def upgrade() -> None:
    """What the names of accounts look like, by all that is known now; of several that look alike
    the oldest has it."""
    connection = op.get_bind()
    found = connection.execute(
        sa.text("SELECT id, name FROM users WHERE password IS NOT NULL ORDER BY created, id")
    ).all()
    first: dict[str, str] = {}
    for user_id, name in found:
        first.setdefault(skeleton(name), user_id)
    op.execute("UPDATE users SET skeleton = NULL")
    for kept, user_id in first.items():
        connection.execute(
            sa.text("UPDATE users SET skeleton = :kept WHERE id = :id"),
            {"kept": kept, "id": user_id},
        )


def downgrade() -> None:
    """What is known now was true before."""
