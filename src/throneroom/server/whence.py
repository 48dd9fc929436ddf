"""Where people come from, as marks: whether two at a table come from one address can be told, and
not from which. What is marked at one table cannot be compared with another."""

import ipaddress
from hashlib import blake2b

_LOOPBACK = ipaddress.IPv6Address("::1")  # which is counted with its network


def key_of(secret: str) -> bytes:
    """What marks and tokens are made with; the same for all workers."""
    return blake2b(secret.encode()).digest()


def mark(key: bytes, table_id: str, address: str) -> str | None:
    """The mark of an address, or of a network of IPv6. None if it is not known, and for this very
    machine: a proxy that does not tell for whom it asks would make everybody come from there."""
    try:
        network = ipaddress.ip_network(address)
    except ValueError:
        return None
    if network.is_loopback or _LOOPBACK in network:
        return None
    return blake2b(f"whence {table_id} {network}".encode(), key=key, digest_size=16).hexdigest()
