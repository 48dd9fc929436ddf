"""What a mode puts on the field before the players do: F19.2, F22.2, F22.3, F25.2, F30.2."""

from typing import Final

from throneroom.games.ice_and_fire.content import OBJECTIVES
from throneroom.games.ice_and_fire.layout import layout
from throneroom.games.ice_and_fire.state import Battle

NO_CARD: Final = -1


def put_pieces(t: Battle) -> None:
    """The pieces of terrain that belong to the mode."""
    t.terrain += [(piece.kind, *piece.pose) for piece in layout(t.mode, t.width).pieces]


def put_tokens(t: Battle) -> None:
    """The tokens of the mode, each with a random objective card (F22.3, F25.5, F26.2)."""
    put_pieces(t)
    cards = list(range(len(OBJECTIVES.ids)))
    t.flow.chance.shuffle(cards)
    _put(t, cards)


def put_bare_tokens(t: Battle) -> None:
    """The tokens of the mode, without cards (F23.2, F27.1, F29.1, F30.1)."""
    put_pieces(t)
    _put(t, [NO_CARD] * len(OBJECTIVES.ids))


def _put(t: Battle, cards: list[int]) -> None:
    field = layout(t.mode, t.width)
    for token, card in zip(field.tokens, cards, strict=False):
        t.tokens.append((token.x, token.y, token.radius, card))
        linked = [i for i, piece in enumerate(field.pieces) if piece.tokens == (token.name,)]
        t.piles += (linked[0] if linked else -1,)  # F25.7
        t.carriers += (-1,)


def draw_objective(t: Battle) -> int:
    """A random objective card that no token has yet (F25.5)."""
    used = {card for _, _, _, card in t.tokens}
    left = [card for card in range(len(OBJECTIVES.ids)) if card not in used]
    return left[t.flow.chance.below(len(left))]
