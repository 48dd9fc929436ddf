"""I18.3 and I18.4 Selectors: the players and characters that an operation works on."""

from collections.abc import Callable
from typing import Final, NamedTuple

from throneroom.games.iron_throne.conditions import Context
from throneroom.games.iron_throne.content import HOSTILITY
from throneroom.games.iron_throne.power import living
from throneroom.games.iron_throne.sides import (
    around,
    fighters_of,
    opposing_active,
    players_of,
    supporters_of,
    winning_side,
)
from throneroom.games.iron_throne.state import ATTACKING, DEFENDING, NO_CARD, Table

Find = Callable[[Table, int, Context], list[int]]


class Selector(NamedTuple):
    """Whom an operation works on: all that are found, or one of them that the user chooses.

    `asks` is the question by which one is chosen. With `of_player` a player is chosen, and meant is
    the character that participates for that player.
    """

    find: Find
    asks: str = ""
    of_player: bool = False


# Players [I18.3]


def _self(t: Table, seat: int, ctx: Context) -> list[int]:
    return [seat]


def _opposing_active(t: Table, seat: int, ctx: Context) -> list[int]:
    return [opposing_active(t, seat)]


def _offer_target(t: Table, seat: int, ctx: Context) -> list[int]:
    return [t.attacker if t.offer_side == ATTACKING else t.defender]


def _deciding_player(t: Table, seat: int, ctx: Context) -> list[int]:
    return [ctx[0]]


def _winners(t: Table, seat: int, ctx: Context) -> list[int]:
    return players_of(t, winning_side(t))


def _losers(t: Table, seat: int, ctx: Context) -> list[int]:
    return players_of(t, ATTACKING + DEFENDING - winning_side(t))


def _opposing_supporters(t: Table, seat: int, ctx: Context) -> list[int]:
    return supporters_of(t, other_side(t, seat))


def _own_side(t: Table, seat: int, ctx: Context) -> list[int]:
    return players_of(t, t.side[seat])


def _other_own_supporters(t: Table, seat: int, ctx: Context) -> list[int]:
    return [s for s in supporters_of(t, t.side[seat]) if s != seat]


def _others_holding_hostages(t: Table, seat: int, ctx: Context) -> list[int]:
    return [s for s in around(t) if s != seat and t.hostages[s]]


def _with_revealed_hostility(t: Table, seat: int, ctx: Context) -> list[int]:  # IR35
    return [
        s
        for s in (t.attacker, t.defender)
        if t.encounter_card[s] != NO_CARD and t.card_type[s] == HOSTILITY
    ]


def other_side(t: Table, seat: int) -> int:
    """The side opposite to the player's."""
    return ATTACKING + DEFENDING - t.side[seat]


PLAYERS: Final[dict[str, Find]] = {
    "self": _self,
    "opposing_active": _opposing_active,
    "offer_target": _offer_target,
    "deciding_player": _deciding_player,
    "winning_side_players": _winners,
    "losing_side_players": _losers,
    "each_losing_side_player": _losers,
    "choose_losing_side_player": _losers,
    "opposing_supporters": _opposing_supporters,
    "choose_opposing_supporter": _opposing_supporters,
    "choose_own_side_player": _own_side,
    "choose_other_own_side_supporter": _other_own_supporters,
    "choose_other_player_holding_hostages": _others_holding_hostages,
    "choose_player_with_revealed_hostility": _with_revealed_hostility,
}


# Characters [I18.4]: only living ones are ever found.


def _own_participating(t: Table, seat: int, ctx: Context) -> list[int]:
    return [t.fighter[seat]] if t.fighter[seat] >= 0 else []


def _other_own_living(t: Table, seat: int, ctx: Context) -> list[int]:
    return [c for c in living(t, seat) if c != t.fighter[seat]]


def _on_opposing_side(t: Table, seat: int, ctx: Context) -> list[int]:
    return fighters_of(t, other_side(t, seat))


def _of_other_players(t: Table, seat: int, ctx: Context) -> list[int]:
    both = fighters_of(t, ATTACKING) + fighters_of(t, DEFENDING)
    return [c for c in both if c != t.fighter[seat]]


def _of_handled_house(t: Table, seat: int, ctx: Context) -> list[int]:
    return living(t, t.seat_of[t.handled_house])


CHARACTERS: Final[dict[str, Find]] = {
    "own_participating_character": _own_participating,
    "choose_other_own_living_character": _other_own_living,
    "choose_participating_character_on:opposing_side": _on_opposing_side,
    "choose_participating_character_of:other_player": _of_other_players,
    "choose_living_character_of:handled_card_house": _of_handled_house,
}


def _living_of(players: Find) -> Find:
    def find(t: Table, seat: int, ctx: Context) -> list[int]:
        return [c for s in players(t, seat, ctx) for c in living(t, s)]

    return find


def _participating_of(players: Find) -> Find:
    def find(t: Table, seat: int, ctx: Context) -> list[int]:
        return [t.fighter[s] for s in players(t, seat, ctx) if t.fighter[s] >= 0]

    return find


def _with_participating(players: Find) -> Find:
    def find(t: Table, seat: int, ctx: Context) -> list[int]:
        return [s for s in players(t, seat, ctx) if t.fighter[s] >= 0]

    return find


def selector(name: str) -> Selector:
    """What a selector of the data stands for; one that begins with `choose_` is a choice."""
    if name in PLAYERS:
        return Selector(PLAYERS[name], "choose_player" if name.startswith("choose_") else "")
    if name in CHARACTERS:
        return Selector(CHARACTERS[name], "choose_character" if name.startswith("choose_") else "")
    kind, _, whose = name.partition(":")
    players = PLAYERS[whose]
    if kind == "choose_living_character_of":
        return Selector(_living_of(players), "choose_character")
    if kind != "participating_character_of":
        raise KeyError(name)
    if whose.startswith("choose_"):
        return Selector(_with_participating(players), "choose_player", of_player=True)
    return Selector(_participating_of(players))
