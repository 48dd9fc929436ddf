"""Full tables drawn from what a seat knows: hidden are the hands and decks of others (F16.8), but
not of team-mates (F32.11), the order of decks, and the dice to come."""

from collections import Counter
from typing import Final

from throneroom.games.ice_and_fire.content import FACTION_CARDS
from throneroom.games.ice_and_fire.hooks import STORM_OF_SWORDS, WINDS_OF_WINTER
from throneroom.games.ice_and_fire.known import known_to
from throneroom.games.ice_and_fire.lasting import is_face_down
from throneroom.games.ice_and_fire.modes.winds_of_winter import ALWAYS, OPEN_TO_CHOICE
from throneroom.games.ice_and_fire.programs import named_cards
from throneroom.games.ice_and_fire.siege_cards import ATTACKERS, DEFENDERS
from throneroom.games.ice_and_fire.state import Battle
from throneroom.games.ice_and_fire.walls import defends
from throneroom.kernel import Chance

OF_FACTIONS: Final = frozenset(card for cards in FACTION_CARDS for card in cards)


def imagine(t: Battle, seat: int, chance: Chance) -> Battle:
    """Armies and discard piles are open, so what hand and deck of a seat hold together is known.
    A card that was named for something stays where it is: it is about to be shown."""
    other = t.copy()
    other.flow.chance = chance
    for player in range(len(t.points)):
        mates = t.side[player] == t.side[seat]
        known = t.hand[player] if mates else known_to(t, player, t.side[seat])
        named = named_cards(t, player, "hand")
        sure = (*known, *(named - Counter(known)).elements()) if named else known
        searched = named_cards(t, player, "deck")
        pool = sorted((*t.hand[player], *t.deck[player]))
        for card in (*sure, *searched.elements()):
            if card in pool:
                pool.remove(card)
        if not mates:
            pool = _put_aside(other, player, pool, chance)
        chance.shuffle(pool)
        if not mates:
            held = len(t.hand[player]) - len(sure)
            other.hand[player], pool = (*sure, *pool[:held]), pool[held:]
        if searched:
            pool += searched.elements()
            chance.shuffle(pool)
        other.deck[player] = tuple(pool)
    if t.mode == WINDS_OF_WINTER:
        _missions(other, seat, chance)
    if t.mode == STORM_OF_SWORDS:
        _siege_cards(other, seat, chance)
    if t.mission_deck:
        deck = sorted(t.mission_deck)
        chance.shuffle(deck)
        other.mission_deck = tuple(deck)
    return other


def _put_aside(t: Battle, player: int, pool: list[int], chance: Chance) -> list[int]:
    """A card that lies face down: any of the Commander's that may be there (F38.6). It is drawn
    before the hand, in which the one that is really there may as well be."""
    for place, row in enumerate(t.lasting):
        if row.seat == player and is_face_down(row):
            pool = sorted((*pool, row.card))
            chance.shuffle(pool)
            card = next(one for one in pool if one not in OF_FACTIONS)
            pool.remove(card)
            t.lasting[place] = row._replace(card=card)
    return pool


def _siege_cards(t: Battle, seat: int, chance: Chance) -> None:
    """The siege cards of the other side: any that it has not played (F24.7)."""
    hands = list(t.siege_hands)
    for other, hand in enumerate(t.siege_hands):
        if t.side[other] != t.side[seat] and hand:
            cards = DEFENDERS if defends(t, other) else ATTACKERS
            pool = [card for card in cards if not t.siege_played >> card & 1]
            chance.shuffle(pool)
            hands[other] = tuple(sorted(pool[: len(hand)]))
    t.siege_hands = tuple(hands)


def _missions(t: Battle, seat: int, chance: Chance) -> None:
    """The mission hands of other sides: two cards that everybody takes, and four of the others,
    less what has been shown (F27.2)."""
    hands = list(t.missions)
    for side, hand in enumerate(t.missions):
        if side != t.side[seat] and hand:
            sure = [mission for mission in ALWAYS if mission not in t.shown[side]]
            others = [mission for mission in OPEN_TO_CHOICE if mission not in t.shown[side]]
            chance.shuffle(others)
            hands[side] = (*sorted(others[: len(hand) - len(sure)]), *sure)
    t.missions = tuple(hands)
