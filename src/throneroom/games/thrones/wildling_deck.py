"""T29, T31.3: the wildling deck: the card in play, and what each House knows of the others."""

from throneroom.games.thrones.content import WILDLINGS
from throneroom.games.thrones.state import PUBLIC, Table


def drawn_wildling(t: Table) -> str | None:
    """The wildling card that is being carried out, already under the deck. T29.8, T29.9"""
    if any(step[0] == "end_attack" for step in t.flow.agenda):
        return WILDLINGS.ids[t.wildling_deck[-1]]
    return None


def known_wildlings(t: Table, viewer: int) -> list[str | None]:
    """The deck from its top, as far as a House (-1: a spectator) knows it. TR31.3, T34.2, T34.3"""
    mine = PUBLIC | (1 << viewer if viewer >= 0 else 0)
    return [
        WILDLINGS.ids[card] if mask & mine else None
        for card, mask in zip(t.wildling_deck, t.wildling_known, strict=True)
    ]
