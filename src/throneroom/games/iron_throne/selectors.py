"""I18.3 and I18.4 Selectors: the players and characters that an operation works on."""

from throneroom.games.iron_throne.conditions import Context
from throneroom.games.iron_throne.content import CARD_TYPE, CARD_VALUE, HOSTILITY, Op
from throneroom.games.iron_throne.power import living
from throneroom.games.iron_throne.sides import (
    around,
    fighters_of,
    may_lose_hostages,
    may_take_hostages,
    opposing_active,
    players_of,
    supporters_of,
    winning_side,
)
from throneroom.games.iron_throne.state import ATTACKING, DEFENDING, NO_CARD, Table


def is_choice(op: Op) -> bool:
    """Whether the ability's user chooses the target."""
    return "choose_" in op.who or op.name == "swap_participant"


def chooses_character(op: Op) -> bool:
    """Whether the target to choose is a character and not a player."""
    return op.name in ("swap_participant", "shift_power", "force_support") or (
        op.name == "remove_power" and not op.who.startswith("participating_character_of:choose_")
    )


def other_side(t: Table, seat: int) -> int:
    """The side opposite to the player's."""
    return ATTACKING + DEFENDING - t.side[seat]


def players(t: Table, seat: int, selector: str, ctx: Context) -> list[int]:  # I18.3
    """The players that a selector names; for a choice, those it may fall on."""
    if selector == "self":
        return [seat]
    if selector == "opposing_active":
        return [opposing_active(t, seat)]
    if selector == "offer_target":
        return [t.attacker if t.offer_side == ATTACKING else t.defender]
    if selector == "deciding_player":
        return [ctx[0]]
    if selector == "winning_side_players":
        return players_of(t, winning_side(t))
    if selector in ("losing_side_players", "each_losing_side_player", "choose_losing_side_player"):
        return players_of(t, ATTACKING + DEFENDING - winning_side(t))
    if selector in ("opposing_supporters", "choose_opposing_supporter"):
        return supporters_of(t, other_side(t, seat))
    if selector == "choose_own_side_player":
        return players_of(t, t.side[seat])
    if selector == "choose_other_own_side_supporter":
        return [s for s in supporters_of(t, t.side[seat]) if s != seat]
    if selector == "choose_other_player_holding_hostages":
        return [s for s in around(t) if s != seat and t.hostages[s]]
    if selector == "choose_player_with_revealed_hostility":
        return [
            s
            for s in (t.attacker, t.defender)
            if t.encounter_card[s] != NO_CARD and t.card_type[s] == HOSTILITY
        ]
    raise KeyError(selector)


def characters(t: Table, seat: int, selector: str, ctx: Context) -> list[int]:  # I18.4
    """The living characters that a selector names; for a choice, those it may fall on."""
    if selector == "own_participating_character":
        return [t.fighter[seat]] if t.fighter[seat] >= 0 else []
    if selector == "choose_other_own_living_character":
        return [c for c in living(t, seat) if c != t.fighter[seat]]
    if selector == "choose_participating_character_on:opposing_side":
        return fighters_of(t, other_side(t, seat))
    if selector == "choose_participating_character_of:other_player":
        both = fighters_of(t, ATTACKING) + fighters_of(t, DEFENDING)
        return [c for c in both if c != t.fighter[seat]]
    kind, _, whose = selector.partition(":")
    if kind == "choose_living_character_of":
        if whose == "handled_card_house":
            return living(t, t.seat_of[t.handled_house])
        return [c for s in players(t, seat, whose, ctx) for c in living(t, s)]
    if kind == "participating_character_of":
        return [t.fighter[s] for s in players(t, seat, whose, ctx) if t.fighter[s] >= 0]
    raise KeyError(selector)


def loss(op: Op, power: int) -> int:
    """How many of its tokens a character loses by a removal."""
    if "keep" in op.extra:
        return max(power - int(op.extra["keep"]), 0)
    if "half" in op.extra:
        return power // 2 if op.extra["half"] == "down" else (power + 1) // 2
    return min(op.n, power)


def candidates(t: Table, seat: int, op: Op, ctx: Context) -> list[int]:
    """The targets a choice may fall on. [I16.11, I18.12]

    Those for which something would change, as far as everybody can see: what may be chosen must not
    depend on a hidden hand. Political Sense may name anybody who has revealed hostility (IR35).
    """
    if op.name == "remove_power":
        if op.who == "participating_character_of:choose_losing_side_player":
            losers = players(t, seat, "choose_losing_side_player", ctx)
            return [s for s in losers if t.fighter[s] >= 0]
        found = characters(t, seat, op.who, ctx)
        return [c for c in found if loss(op, t.power[c]) > 0]  # IR38
    if op.name == "swap_participant":
        return [c for c in living(t, seat) if c != t.fighter[seat]]
    if op.name == "shift_power":
        leave = int(op.extra["leave"])
        return [c for c in characters(t, seat, op.who, ctx) if t.power[c] > leave]
    if op.name == "force_support":
        return characters(t, seat, op.who, ctx)
    found = players(t, seat, op.who, ctx)
    if op.name == "take_hostage":
        sources = op.extra["sources"]
        return [s for s in found if may_be_robbed(t, seat, s, sources)]
    if op.name == "deny_rewards":
        return [s for s in found if not t.no_rewards >> s & 1]
    if op.name == "deny_penalties":
        return [s for s in found if not t.no_penalties >> s & 1]
    return found


def may_be_robbed(t: Table, taker: int, victim: int, sources: list[str]) -> bool:
    """Whether a hostage can be taken from a player at all, from the listed sources. [I11.3]"""
    if not (may_take_hostages(t, taker) and may_lose_hostages(t, victim)):
        return False
    return bool(
        t.hostages[victim] or ("deck_top" in sources and (t.deck[victim] or t.hand[victim]))
    )


def higher_cards(t: Table, seat: int, value: int) -> list[int]:
    """The hostility cards in hand above a value."""
    return [card for card in t.hand[seat] if is_higher(card, value)]


def is_higher(card: int, value: int) -> bool:
    """Whether it is a hostility card above a value."""
    return CARD_TYPE[card] == HOSTILITY and CARD_VALUE[card] > value
