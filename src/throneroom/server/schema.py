"""The database's tables. Times are seconds since 1970, in UTC."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
    true,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
    }
)

settings = Table(
    "settings",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

users = Table(
    "users",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("folded_name", String(80), nullable=True, unique=True),  # accounts only
    Column("password", Text, nullable=True),  # None for a guest
    Column("webhook", Text, nullable=True),
    Column("created", Float, nullable=False),
    Column("language", String(5), nullable=True),  # of notices; None: nobody has said
    Column("seen", Float, nullable=True),  # when the person last used the page
    Column("email", String(200), nullable=True),
    Column("email_confirmed", Boolean, nullable=False, server_default=false()),
    Column("email_daily", Boolean, nullable=False, server_default=false()),  # one a day at most
    Column("email_sent", Float, nullable=True),  # when the last notice went there
    Column("push_daily", Boolean, nullable=False, server_default=false()),  # one a day at most
    Column("push_sent", Float, nullable=True),  # when the last notice went to a browser
    Column(
        "skeleton", String(120), nullable=True, unique=True
    ),  # what an account's name looks like
    Column("banned", Float, nullable=True),  # since when the host lets the person in no more
    Column("email_notices", Boolean, nullable=False, server_default=true()),  # of turns
    Column("bot_of", String(24), nullable=True),  # whose bot it is, if it is one
)

sessions = Table(
    "sessions",
    metadata,
    Column("token", String(64), primary_key=True),  # a hash: a stolen database opens no session
    Column("user_id", String(24), ForeignKey("users.id"), nullable=False, index=True),
    Column("expires", Float, nullable=False),
)

# Letters by which people who have forgotten their password can set a new one.
recoveries = Table(
    "recoveries",
    metadata,
    Column("token", String(64), primary_key=True),  # a hash: a stolen database opens no account
    Column(
        "user_id",
        String(24),
        ForeignKey("users.id", ondelete="CASCADE"),
        nullable=False,
        index=True,
    ),
    Column("expires", Float, nullable=False),
)

# What accounts ask for besides the password: codes of a program that shares a secret with us.
second_factors = Table(
    "second_factors",
    metadata,
    Column("user_id", String(24), ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("secret", Text, nullable=False),  # encrypted, with a key made of the server's secret
    Column("since", Float, nullable=True),  # None: no code has confirmed it yet
    Column("step", BigInteger, nullable=False),  # of the last code that was taken
    Column("tries", Integer, nullable=False),  # that failed, one after the other
    Column("tried", Float, nullable=False),  # when the last of them did
)

# Codes for whoever has lost that program, each good for once.
recovery_codes = Table(
    "recovery_codes",
    metadata,
    Column("user_id", String(24), ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("code", String(64), primary_key=True),  # a hash
)

# Browsers that want notices by web push, as long as their sessions go on.
pushes = Table(
    "pushes",
    metadata,
    Column(
        "session", String(64), ForeignKey("sessions.token", ondelete="CASCADE"), primary_key=True
    ),
    Column("endpoint", String(500), nullable=False, unique=True),
    Column("public", String(100), nullable=False),  # the browser's key
    Column("auth", String(40), nullable=False),  # a secret of browser and server
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", String(20), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("status", String(10), nullable=False, index=True),
    Column("public", Boolean, nullable=False),
    Column("key", String(24), nullable=False),  # the invitation
    Column("pace", JSON, nullable=True),
    Column("on_timeout", String(10), nullable=False),
    Column("owner", String(24), nullable=False),
    Column("seed", String(64), nullable=False),
    Column("created", Float, nullable=False),
    Column("moved", Float, nullable=False),
    Column("deadline", Float, nullable=True, index=True),
    Column("result", JSON, nullable=True),
    Column("turn", Integer, nullable=False, server_default="0"),
    Column("bots_due", Boolean, nullable=False, server_default=true()),  # a bot is to move
    Column("awaited", String(20), nullable=False, server_default=""),  # seats, such as "0,3"
    Column("rematch", String(24), nullable=True),  # the table where the same people play again
    Column("secret", String(64), nullable=True),  # the host's part of a seed that came from all
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("user_id", String(24), ForeignKey("users.id"), nullable=True, index=True),
    Column("bot", String(40), nullable=True),  # with a user: the bot that stands in
    Column("note", Text, nullable=False, default=""),
    Column("left_by", String(24), nullable=True),  # who left a running game, and is rated for it
    Column("noticed", String(16), nullable=True),  # the decision of which the person has been told
    Column("held_for", String(24), nullable=True),  # who may sit down here, before the game
    Column("played_as", String(40), nullable=True),  # the house or colour, when the game is over
    Column("face", String(32), nullable=True),  # TABLE/SEAT where a bot of a rematch first sat
    Column("whence", String(32), nullable=True),  # a mark of where the person was, until the end
)

# What people add to the seed. Without a commitment that page was not there at the start; without a
# number it has not been revealed.
dice = Table(
    "dice",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("commitment", String(64), nullable=True),
    Column("number", String(64), nullable=True),
)

actions = Table(
    "actions",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("text", String(400), nullable=False),  # an action, or "undo N"
    Column("forced", Boolean, nullable=False),
    Column("digest", String(32), nullable=False),
    Column("at", Float, nullable=False),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("moves", Integer, nullable=False),
    Column("position", JSON, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column(
        "id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True
    ),
    Column("table_id", String(24), ForeignKey("tables.id"), nullable=False),
    Column("user_id", String(24), nullable=False),
    Column("name", String(40), nullable=False),
    Column("seat", Integer, nullable=True),
    Column("to_seat", Integer, nullable=True),
    Column("text", String(500), nullable=False),
    Column("at", Float, nullable=False),
    Column("statement", JSON(none_as_null=True), nullable=True),  # its verb and named arguments
    Column("guest", Boolean, nullable=False, server_default=true()),  # whether the speaker was one
    Column("whence", String(32), nullable=True),  # a mark of where the speaker was
    Index("ix_chat_table", "table_id", "id"),
)

# Who may say nothing at a table, because its owner wants it so.
mutes = Table(
    "mutes",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("user_id", String(24), ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
)

# From where nobody new may say anything at a table, since somebody who is muted has spoken there.
hushed = Table(
    "hushed",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("user_id", String(24), primary_key=True),  # who is muted, and may be gone
    Column("whence", String(32), primary_key=True),
    Column("since", Float, nullable=False),
)

# What people complain about to the host.
reports = Table(
    "reports",
    metadata,
    Column(
        "id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True
    ),
    Column("table_id", String(24), nullable=False),  # which may be pruned meanwhile
    Column("by", String(24), ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("about", String(24), ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("text", String(500), nullable=False),
    Column("address", String(60), nullable=False),  # of the person it is about, or empty
    Column("at", Float, nullable=False),
)

# Addresses from which nobody is let in.
bans = Table(
    "bans",
    metadata,
    Column("address", String(60), primary_key=True),
    Column("since", Float, nullable=False),
    Column("user_id", String(24), nullable=True),  # for whose sake: reports may be gone meanwhile
)

# What hosts have done. Tables may be pruned meanwhile, and people may be gone.
audit = Table(
    "audit",
    metadata,
    Column(
        "id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True
    ),
    Column("at", Float, nullable=False),
    Column("who", String(120), nullable=False),
    Column("what", String(40), nullable=False),
    Column("table_id", String(24), nullable=False),
    Column("user_id", String(24), nullable=False),
    Column("counts", JSON, nullable=False),
)

ratings = Table(
    "ratings",
    metadata,
    Column("user_id", String(24), ForeignKey("users.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

rating_history = Table(
    "rating_history",
    metadata,
    Column("user_id", String(24), ForeignKey("users.id"), primary_key=True),
    Column("table_id", String(24), primary_key=True),  # which may be pruned meanwhile
    Column("game", String(40), nullable=False),
    Column("at", Float, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("rivals", Integer, nullable=True),  # how many different ones then; None: not counted yet
)

# Whom somebody has been rated against.
rivals = Table(
    "rivals",
    metadata,
    Column("user_id", String(24), ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column(
        "rival_id",
        String(24),
        ForeignKey("users.id", ondelete="CASCADE"),
        primary_key=True,
        index=True,
    ),
)

# Who wants to be whose friend. They are friends when both want it.
friends = Table(
    "friends",
    metadata,
    Column("user_id", String(24), ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column(
        "friend_id",
        String(24),
        ForeignKey("users.id", ondelete="CASCADE"),
        primary_key=True,
        index=True,
    ),
    Column("since", Float, nullable=False),
)

# Lists that people keep and share; what they mean is up to the game.
armies = Table(
    "armies",
    metadata,
    Column("id", String(24), primary_key=True),
    Column(
        "user_id",
        String(24),
        ForeignKey("users.id", ondelete="CASCADE"),
        nullable=False,
        index=True,
    ),
    Column("game", String(40), nullable=False),
    Column("name", String(60), nullable=False),
    Column("text", Text, nullable=False),
    Column("changed", Float, nullable=False),
)

# What holds only while workers run; it is in no backup.

workers = Table(
    "workers",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("until", Float, nullable=False),  # by then it says that it is still there
)

presence = Table(
    "presence",
    metadata,
    Column("table_id", String(24), primary_key=True),
    Column("user_id", String(24), primary_key=True),  # who has a page open
    Column("worker", String(16), primary_key=True),  # at this worker
)
