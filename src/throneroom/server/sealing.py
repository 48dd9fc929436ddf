"""What web push asks of a sender: messages that only one browser can read (RFC 8291), and a
signature that says from which server they come (RFC 8292)."""

import base64
import json
import os

from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    ECDSA,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    derive_private_key,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = SECP256R1()
AUTH_BYTES = 16
RECORD_BYTES = 4096  # all that a push service must take; ours are shorter, so there is one record
END = b"\x02"  # after what is said, in the last record (RFC 8188)


def to_text(data: bytes) -> str:
    """As browsers write keys: base64 for addresses, without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def from_text(text: str) -> bytes:
    """The reverse; `ValueError` for anything else."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def new_key() -> str:
    """A private key, as it is kept."""
    number = generate_private_key(CURVE).private_numbers().private_value
    return to_text(number.to_bytes(32, "big"))


def read_key(kept: str) -> EllipticCurvePrivateKey:
    """The key that is kept so."""
    return derive_private_key(int.from_bytes(from_text(kept), "big"), CURVE)


def public_part(key: EllipticCurvePrivateKey) -> bytes:
    """What everybody may know of a key."""
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def seal(
    said: bytes,
    public: bytes,
    auth: bytes,
    sender: EllipticCurvePrivateKey | None = None,
    salt: bytes = b"",
) -> bytes:
    """A message for the one browser that has the private part of this public key. `sender` and
    `salt` are new for each message. `ValueError` if the key is none."""
    reader = EllipticCurvePublicKey.from_encoded_point(CURVE, public)
    sender = sender or generate_private_key(CURVE)
    salt = salt or os.urandom(16)
    own = public_part(sender)
    shared = _derived(sender.exchange(ECDH(), reader), auth, b"WebPush: info\0" + public + own, 32)
    key = _derived(shared, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(shared, salt, b"Content-Encoding: nonce\0", 12)
    sealed = AESGCM(key).encrypt(nonce, said + END, None)
    return salt + RECORD_BYTES.to_bytes(4, "big") + bytes([len(own)]) + own + sealed


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def authorization(key: EllipticCurvePrivateKey, service: str, until: int, contact: str) -> str:
    """The header that tells a push service who is sending, and whom to ask about it."""
    claims = {"aud": service, "exp": until, **({"sub": contact} if contact else {})}
    parts = ({"typ": "JWT", "alg": "ES256"}, claims)
    signed = ".".join(to_text(json.dumps(part).encode()) for part in parts)
    r, s = decode_dss_signature(key.sign(signed.encode(), ECDSA(SHA256())))
    signature = to_text(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
    return f"vapid t={signed}.{signature}, k={to_text(public_part(key))}"
