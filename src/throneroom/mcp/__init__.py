"""An assistant at a table, by the Model Context Protocol. It needs the extra `throneroom[mcp]`."""

from throneroom.mcp.chairs import Chair, LocalChair, Picture, RemoteChair
from throneroom.mcp.tools import serve

__all__ = ["Chair", "LocalChair", "Picture", "RemoteChair", "serve"]
