"""Play for hours against one server that is restarted and killed meanwhile.

People and bots play at many tables. Now and then the server is told to begin anew (SIGHUP), a
worker is killed, or all of it is (kill -9) and started again. Whatever was acknowledged must be
there in the end, once; every game must go on; and memory and latency are written down meanwhile.

    python -m bench.host_soak --minutes 120
    python -m bench.host_soak --minutes 3 --database postgresql --workers 2 --json soak.json
"""
