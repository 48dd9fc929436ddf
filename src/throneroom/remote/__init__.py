"""A seat at a table of a server, for programs: by its address and a bot's token."""

from throneroom.remote.program import Played, play_program
from throneroom.remote.seat import RemoteSeat, ServerRefused

__all__ = ["Played", "RemoteSeat", "ServerRefused", "play_program"]
