"""Positions: the Wall and what lies beyond it, which only the Brotherhood variant has."""

from collections.abc import Sequence

from throneroom.games.watch.content import (
    CAMPS,
    CLANS,
    FIGURES,
    FIRST_HEROES,
    GIFT_LIMIT,
    GUARD_SPACES,
    GUARDS,
    HEROES,
    KEEPS,
    KINDS,
    LAST_BREACH,
    SETTLEMENTS,
    SIDES,
    TOKEN_COUNTS,
    TOKENS,
    WILDLINGS_ON_HEX,
)
from throneroom.games.watch.geometry import BREACH_LINES, HEXES
from throneroom.games.watch.state import Table
from throneroom.kernel import Reader


def read_north(t: Table, reader: Reader, players: list[Reader], begin: str) -> None:
    """Guards, wildlings, tokens and heroes."""
    _read_wall(t, reader)
    _read_wildlings(t, reader)
    _read_tokens(t, reader, players)
    if begin == "placement":  # no token is dealt yet: W4.19
        for seat in range(t.seats):
            t.pool += [token for token in t.under_settlements[seat] if token >= 0]
            t.pool += t.under_keeps[seat]
            t.under_settlements[seat] = t.under_keeps[seat] = ()
    _read_heroes(t, reader, players)


def _read_wall(t: Table, reader: Reader) -> None:
    """The guards of each section, seats from space 1 on: W13.3, W13.6."""
    sections = reader.items("wall", [[], [], [], []])
    wall = Reader({str(i): section for i, section in enumerate(sections)}, reader.place("wall"))
    if len(sections) != 4:
        raise reader.complain("watch-position-length", "wall", count=4)
    for i in range(4):
        section = wall.number_list(str(i), 0, t.seats - 1)
        if len(section) > GUARD_SPACES:
            raise wall.complain("watch-position-too-many", str(i))
        t.guards[i] = tuple(section)
        for seat in section:
            t.guards_of[seat] += 1
    if max(t.guards_of) > GUARDS:
        raise reader.complain("watch-position-too-many", "wall")


def _read_wildlings(t: Table, reader: Reader) -> None:
    """Camps, clearings and the Gift; all other figures are in the Frostfangs: W3.19."""
    camps = reader.child("camps", {})
    for clan, name in enumerate(CLANS.ids):
        t.camps[clan] = tuple(camps.name_list(name, KINDS, []))
        if len(t.camps[clan]) >= CAMPS:
            raise camps.complain("watch-position-too-many", name)
    camps.done()
    t.clearings = reader.number_list("clearings", 0, GUARD_SPACES, [0] * 4)
    if len(t.clearings) != 4 or any(
        there > len(guards) for there, guards in zip(t.clearings, t.guards, strict=True)
    ):  # W20.11
        raise reader.complain("watch-position-too-many", "clearings")
    lines = {tile for line in BREACH_LINES for tile in line}
    gift = reader.child("gift", {})
    for name in gift.keys():  # noqa: SIM118
        kinds = tuple(gift.name_list(name, KINDS))
        tile = HEXES.index.get(name, -1)
        if tile not in lines or len(kinds) > WILDLINGS_ON_HEX:  # W22.5
            raise gift.complain("watch-position-place", name)
        t.gift[tile] = kinds
        t.in_gift += len(kinds)
    if t.in_gift > GIFT_LIMIT:
        raise reader.complain("watch-position-too-many", "gift")
    t.breaches = reader.number("breaches", 0, LAST_BREACH, 0)
    standing = [kind for figures in (*t.camps, *t.gift) for kind in figures]
    standing += [0] * sum(t.clearings)
    t.frostfangs = [count - standing.count(kind) for kind, count in enumerate(FIGURES)]
    if min(t.frostfangs) < 0:
        raise reader.complain("watch-position-too-many", "camps")


def _read_tokens(t: Table, reader: Reader, players: list[Reader]) -> None:
    """Tokens under pieces, in the pool from the next one on, and used. Those not given are dealt
    in the order of the box: first under the pieces, the rest into the pool, then used."""
    left = list(TOKEN_COUNTS)

    def take(tokens: Sequence[int], where: Reader, name: str) -> None:
        for token in tokens:
            if token >= 0:
                left[token] -= 1
                if left[token] < 0:
                    raise where.complain("watch-position-too-many", name)

    given_pool = reader.name_list("pool", TOKENS, []) if reader.has("pool") else None
    t.used = reader.name_list("used", TOKENS, [])
    take(t.used, reader, "used")
    take(given_pool or [], reader, "pool")
    for seat, player in enumerate(players):
        if player.has("under_settlements"):
            tokens = player.name_list("under_settlements", TOKENS, nulls=True)
            here = SETTLEMENTS - t.settlements[seat].bit_count()
            dealt = tokens or t.turn  # no token lies under a piece before the first turn
            if dealt and (len(tokens) != SETTLEMENTS or sum(x >= 0 for x in tokens) != here):
                raise player.complain("watch-position-length", "under_settlements", count=5)
            take(tokens, player, "under_settlements")
            t.under_settlements[seat] = tuple(tokens)
        if player.has("under_keeps"):
            tokens = player.name_list("under_keeps", TOKENS)
            here = KEEPS - t.keeps[seat].bit_count()
            if (tokens or t.turn) and len(tokens) != 2 * here:
                raise player.complain("watch-position-length", "under_keeps", count=8)
            take(tokens, player, "under_keeps")
            t.under_keeps[seat] = tuple(tokens)
    rest = [token for token, count in enumerate(left) for _ in range(count)]

    def deal(count: int) -> tuple[int, ...]:
        if count > len(rest):
            raise reader.complain("watch-position-too-many", "used")
        return tuple(rest.pop() for _ in range(count))

    for seat, player in enumerate(players):
        if not player.has("under_settlements"):
            on_board = t.settlements[seat].bit_count()
            t.under_settlements[seat] = (-1,) * on_board + deal(SETTLEMENTS - on_board)
        if not player.has("under_keeps"):
            t.under_keeps[seat] = deal(2 * (KEEPS - t.keeps[seat].bit_count()))
    if given_pool is None:
        t.pool = rest
    else:
        t.pool = given_pool[::-1]
        if not reader.has("used"):
            t.used = rest
    if not t.pool and not t.used:  # WR12
        raise reader.complain("watch-position-length", "pool", count=1)


def _read_heroes(t: Table, reader: Reader, players: list[Reader]) -> None:
    """Everybody's hero (W17.1), and the pool: all others, unless some left the game."""
    for seat, player in enumerate(players):
        first = FIRST_HEROES[t.seats][(seat - t.first) % t.seats]
        t.heroes[seat] = player.name("hero", HEROES, HEROES.ids[first])
        t.sides[seat] = player.name("side", SIDES, "a")
        if t.heroes[seat] < 0 or t.sides[seat] < 0:
            raise player.complain("position-missing", "hero")
    if len(set(t.heroes)) != t.seats:
        raise reader.complain("watch-position-too-many", "players")
    others = [hero for hero in range(len(HEROES.ids)) if hero not in t.heroes]
    pool = reader.name_list("hero_pool", HEROES, [HEROES.ids[hero] for hero in others])
    if not set(pool) <= set(others):
        raise reader.complain("watch-position-too-many", "hero_pool")
    t.hero_pool = sum(1 << hero for hero in set(pool))
    t.hero_used = seat_set(reader, "hero_used", t.seats)
    t.hero_new = seat_set(reader, "hero_new", t.seats)


def seat_set(reader: Reader, name: str, seats: int) -> int:
    """Seats in a list, as a set of bits."""
    return sum(1 << seat for seat in set(reader.number_list(name, 0, seats - 1, [])))
