"""SQLite's write-ahead log as a file: what was committed to it is brought to the disk. A quick disk
is waited for: to ask a thread would take longer. For a slow one a thread waits, which needs nothing
of the interpreter meanwhile."""

import asyncio
import os
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field

from sqlalchemy import Connection

# Only what is in the file counts, and how long it is; not every system knows the difference.
reach_disk = getattr(os, "fdatasync", os.fsync)
QUICK_SECONDS = 0.001
LOOK_AGAIN = 16  # times after which a slow disk may have become a quick one


@dataclass(slots=True)
class DiskLog:
    """The open log of one connection, whose commits do not wait for the disk any more."""

    file: int
    _thread: ThreadPoolExecutor = field(default_factory=lambda: ThreadPoolExecutor(1, "disk"))
    _left: int = 0
    """How many times more the disk is taken for a slow one."""

    @staticmethod
    def beside(connection: Connection) -> "DiskLog | None":
        """The log of a connection that has written to it; from now on `sync` is what waits for the
        disk. None, and everything is as it was, if there is no such file.

        A commit then writes the same as before and returns without `fsync`, which is all that
        SQLite's `synchronous=NORMAL` leaves out; a log that begins anew is synced by SQLite still.
        """
        names = connection.exec_driver_sql("PRAGMA database_list").all()
        connection.rollback()
        try:
            file = os.open(f"{names[0][2]}-wal", os.O_RDWR)
        except OSError:
            return None
        connection.exec_driver_sql("PRAGMA synchronous=NORMAL")
        connection.rollback()
        return DiskLog(file)

    async def sync(self) -> None:
        """Wait until all that is in the log is on the disk."""
        if self._left:
            self._left -= 1
            await asyncio.get_running_loop().run_in_executor(self._thread, reach_disk, self.file)
            return
        # Timed only here: how long it takes until a thread is heard tells how busy we are.
        began = time.perf_counter()
        reach_disk(self.file)
        if time.perf_counter() - began > QUICK_SECONDS:
            self._left = LOOK_AGAIN

    def close(self) -> None:
        """Close the file; the connection beside it is to be closed, too."""
        self._thread.shutdown(wait=True)
        os.close(self.file)
