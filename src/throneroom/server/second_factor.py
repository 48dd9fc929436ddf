"""A second factor: besides the password an account asks for the code that a program shows at the
moment (TOTP, RFC 6238), or for one of ten codes on paper, each good for once."""

import base64
import hashlib
import hmac
import re
import secrets
from typing import Any, NamedTuple
from urllib.parse import quote

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from sqlalchemy import Connection, case, delete, func, insert, or_, select, update

from throneroom.server import schema
from throneroom.server.errors import Refused

STEP_SECONDS = 30
DIGITS = 6
SECRET_BYTES = 20
NONCE_BYTES = 12
WINDOW = 1  # steps by which a clock may be slow or fast
CODES = 10
CODE_BYTES = 10
# Whoever has the password has five guesses in a quarter of an hour, at whatever workers: one in
# seven hundred is right in a day.
MOST_TRIES = 5
PAUSE_SECONDS = 900.0
ISSUER = "Throneroom"


class Shared(NamedTuple):
    """The secret that a program is to be told, as people type it and as it reads it itself."""

    secret: str
    address: str


class Standing(NamedTuple):
    """Whether an account has a second factor, and how many codes on paper are left."""

    on: bool
    codes: int


def code_at(secret: bytes, step: int) -> str:
    """What a program shows (RFC 4226, 5.3)."""
    mac = hmac.digest(secret, step.to_bytes(8, "big"), "sha1")
    start = mac[-1] & 15
    number = int.from_bytes(mac[start : start + 4], "big") & 0x7FFFFFFF
    return str(number % 10**DIGITS).zfill(DIGITS)


def _step(now: float) -> int:
    return int(now // STEP_SECONDS)


# Secrets are encrypted: a copy of the database alone does not show codes, if the host keeps the
# server's secret elsewhere.


def _cipher(server_secret: str) -> AESGCM:
    return AESGCM(hashlib.blake2b(server_secret.encode(), digest_size=32, person=b"totp").digest())


def _lock(server_secret: str, user_id: str, secret: bytes) -> str:
    nonce = secrets.token_bytes(NONCE_BYTES)
    locked = _cipher(server_secret).encrypt(nonce, secret, user_id.encode())
    return base64.b64encode(nonce + locked).decode()


def _unlock(server_secret: str, user_id: str, locked: str) -> bytes | None:
    """None if the server has another secret by now: then no code fits but those on paper."""
    try:
        whole = base64.b64decode(locked)
        nonce, rest = whole[:NONCE_BYTES], whole[NONCE_BYTES:]
        return _cipher(server_secret).decrypt(nonce, rest, user_id.encode())
    except (ValueError, InvalidTag):
        return None


def standing(connection: Connection, user_id: str) -> Standing:
    """How an account has it."""
    factors, codes = schema.second_factors, schema.recovery_codes
    since = select(factors.c.since).where(factors.c.user_id == user_id)
    left = select(func.count()).select_from(codes).where(codes.c.user_id == user_id)
    on = connection.execute(since).scalar() is not None
    return Standing(on, connection.execute(left).scalar_one() if on else 0)


def prepare(connection: Connection, server_secret: str, user_id: str, name: str) -> Shared:
    """A new secret, which counts once a code has confirmed it."""
    factors = schema.second_factors
    pending = delete(factors).where(factors.c.user_id == user_id, factors.c.since.is_(None))
    connection.execute(pending)
    if standing(connection, user_id).on:
        raise Refused(409, "second-factor-is-on")
    secret = secrets.token_bytes(SECRET_BYTES)
    row = {"user_id": user_id, "secret": _lock(server_secret, user_id, secret), "since": None}
    connection.execute(insert(factors).values(**row, step=0, tries=0, tried=0.0))
    text = base64.b32encode(secret).decode()
    label = f"{ISSUER}:{quote(name)}"
    return Shared(text, f"otpauth://totp/{label}?secret={text}&issuer={ISSUER}")


def confirm(
    connection: Connection, server_secret: str, user_id: str, code: str, now: float
) -> list[str] | Refused:
    """The first code puts it on; returns the codes for paper, or as `check` does the refusal."""
    factors = schema.second_factors
    pending = select(factors).where(factors.c.user_id == user_id, factors.c.since.is_(None))
    if connection.execute(pending).first() is None:
        raise Refused(409, "second-factor-not-begun")
    refusal = check(connection, server_secret, user_id, code, now)
    if refusal is not None:
        return refusal
    connection.execute(update(factors).where(factors.c.user_id == user_id).values(since=now))
    return new_codes(connection, user_id)


def new_codes(connection: Connection, user_id: str) -> list[str]:
    """Ten new codes for paper; older ones are good for nothing any more."""
    codes = schema.recovery_codes
    connection.execute(delete(codes).where(codes.c.user_id == user_id))
    found = [
        base64.b32encode(secrets.token_bytes(CODE_BYTES)).decode().lower() for _ in range(CODES)
    ]
    rows = [{"user_id": user_id, "code": _code_hash(user_id, code)} for code in found]
    connection.execute(insert(codes), rows)
    return ["-".join(re.findall("....", code)) for code in found]


def _code_hash(user_id: str, code: str) -> str:
    return hashlib.sha256(f"{user_id} {code}".encode()).hexdigest()


def check(
    connection: Connection, server_secret: str, user_id: str, code: str, now: float
) -> Refused | None:
    """Why a code is not taken; None if it is, and then never again. The refusal is returned, not
    raised: that it was tried must be committed."""
    factors = schema.second_factors
    mine = factors.c.user_id == user_id
    rested = factors.c.tried < now - PAUSE_SECONDS
    # The try is counted before the code is looked at: nobody has more of them by being quick.
    counted = connection.execute(
        update(factors)
        .where(mine, or_(factors.c.tries < MOST_TRIES, rested))
        .values(tries=case((rested, 1), else_=factors.c.tries + 1), tried=now)
    )
    row = connection.execute(select(factors).where(mine)).first()
    if row is None:
        return Refused(409, "second-factor-is-off")
    if not counted.rowcount:
        return Refused(429, "too-often", seconds=int(row.tried + PAUSE_SECONDS - now) + 1)
    if not _take(connection, server_secret, row, re.sub(r"[\s-]", "", code).lower(), now):
        return Refused(403, "wrong-code")
    connection.execute(update(factors).where(mine).values(tries=0))
    return None


def _take(connection: Connection, server_secret: str, row: Any, code: str, now: float) -> bool:
    """Whether a code is right and has not been used."""
    factors, codes = schema.second_factors, schema.recovery_codes
    if re.fullmatch(f"[0-9]{{{DIGITS}}}", code) is None:
        hashed = _code_hash(row.user_id, code)
        this = (codes.c.user_id == row.user_id) & (codes.c.code == hashed)
        return bool(connection.execute(delete(codes).where(this)).rowcount)
    secret = _unlock(server_secret, row.user_id, row.secret)
    if secret is None:
        return False
    steps = range(_step(now) - WINDOW, _step(now) + WINDOW + 1)
    fitting = [step for step in steps if hmac.compare_digest(code_at(secret, step), code)]
    if not fitting:
        return False
    newer = update(factors).where(factors.c.user_id == row.user_id, factors.c.step < fitting[-1])
    return bool(connection.execute(newer.values(step=fitting[-1])).rowcount)


def switch_off(connection: Connection, user_id: str) -> None:
    """The password is enough again."""
    for table in (schema.recovery_codes, schema.second_factors):
        connection.execute(delete(table).where(table.c.user_id == user_id))
