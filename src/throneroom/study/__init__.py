"""Studies of games that bots play: the weights of the judges are fitted here."""

from throneroom.study.positions import BOTS, Seen, look_at, play_one

__all__ = ["BOTS", "Seen", "look_at", "play_one"]
