"""The table online: HTTP and WebSocket, people, tables, clocks and storage.

The server knows games only through the kernel's contract.
"""
