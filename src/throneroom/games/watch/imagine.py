"""W25: full tables drawn from what a seat knows."""

from throneroom.games.watch.actions import FIVE
from throneroom.games.watch.content import TARGET, VICTORY_POINT
from throneroom.games.watch.heroes_build import LOOKED_AT
from throneroom.games.watch.state import Table, hand_size
from throneroom.games.watch.victory import victory_is_checked
from throneroom.kernel import Chance


def imagine(t: Table, seat: int, chance: Chance) -> Table:
    """A table on which everything that the seat does not know is drawn anew."""
    other = t.copy()
    other.flow.chance = chance
    _imagine_hands(t, other, seat, chance)
    _imagine_cards(t, other, seat, chance)
    _imagine_tokens(other, chance)
    if t.drafts:
        _imagine_drafts(t, other, seat, chance)
    return other


def _imagine_hands(t: Table, other: Table, seat: int, chance: Chance) -> None:
    """What the others hold together is known from the supply; how it is shared is not: W25.1.

    Cards that the open offer or an answer to it promises are known to be there.
    """
    if t.flow.kind == "take_from_leader" and t.flow.awaited == (seat,):
        known = {seat, t.flow.args[0]}  # W25.6
    else:
        known = {seat}
    hidden = [player for player in range(t.seats) if player not in known]
    promised: dict[int, tuple[int, ...]] = dict.fromkeys(hidden, ())
    if t.offer:
        if t.active in promised:
            promised[t.active] = t.offer[0]
        for player, answer in enumerate(t.offer[2]):
            if len(answer) == 3 and player in promised:
                promised[player] = answer[1]
    cards = [r for r in FIVE for player in hidden for _ in range(t.hand[player * 5 + r])]
    for player in hidden:
        for resource in promised[player]:
            cards.remove(resource)
    chance.shuffle(cards)
    for player in hidden:
        dealt = [0] * 5
        for resource in promised[player]:
            dealt[resource] += 1
        for _ in range(hand_size(t, player) - len(promised[player])):
            dealt[cards.pop()] += 1
        other.hand[player * 5 : player * 5 + 5] = dealt


def _imagine_cards(t: Table, other: Table, seat: int, chance: Chance) -> None:
    """Deck and the others' development cards: W25.2-W25.4, W25.7.

    An opponent whose turn it is cannot have enough points once victory has been checked, or the
    game would be over.
    """
    kept = LOOKED_AT if t.flow.kind == "keep_card" and t.flow.awaited == (seat,) else 0
    top = t.deck[len(t.deck) - min(kept, len(t.deck)) :]
    hidden = [player for player in range(t.seats) if player != seat]
    pool = sorted(t.deck[: len(t.deck) - len(top)])
    for player in hidden:
        for card in FIVE:
            pool += [card] * t.cards[player * 5 + card]
    pool.sort()
    room = len(pool)
    active = t.active
    if active != seat and t.flow.outcome is None and victory_is_checked(t):
        room = TARGET - 1 - t.points[active]
    for _ in range(64):
        chance.shuffle(pool)
        cards = pool[:]
        for player in hidden:
            dealt = [0] * 5
            for _ in range(sum(t.cards[player * 5 : player * 5 + 5])):
                dealt[cards.pop()] += 1
            other.cards[player * 5 : player * 5 + 5] = dealt
        if other.cards[active * 5 + VICTORY_POINT] <= room or active == seat:
            break
    other.deck = cards + top
    if active != seat:
        mine = [card for card in FIVE for _ in range(other.cards[active * 5 + card])]
        chance.shuffle(mine)
        other.bought = [0] * 5
        for card in mine[: sum(t.bought)]:
            other.bought[card] += 1


def _imagine_tokens(other: Table, chance: Chance) -> None:
    """Nobody knows any token that lies face down: W19.9, W25.4."""
    if not other.brotherhood:
        return
    tokens = other.pool[:]
    for seat in range(other.seats):
        tokens += [token for token in other.under_settlements[seat] if token >= 0]
        tokens += other.under_keeps[seat]
    tokens.sort()
    chance.shuffle(tokens)
    for seat in range(other.seats):
        other.under_settlements[seat] = tuple(
            tokens.pop() if token >= 0 else -1 for token in other.under_settlements[seat]
        )
        other.under_keeps[seat] = tuple(tokens.pop() for _ in other.under_keeps[seat])
    other.pool = tokens


def _imagine_drafts(t: Table, other: Table, seat: int, chance: Chance) -> None:
    """What others are about to return is secret until all are ready: WR59."""
    drafts = list(t.drafts)
    for player in range(t.seats):
        if player != seat:
            drafts[player] = ()
            if player in t.flow.asked and player not in t.flow.awaited:
                hand = [r for r in FIVE for _ in range(other.hand[player * 5 + r])]
                chance.shuffle(hand)
                drafts[player] = tuple(sorted(hand[: len(hand) // 2]))
    other.drafts = tuple(drafts)
