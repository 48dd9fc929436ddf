"""Break the code in small ways, one at a time, and see whether the tests notice: `make mutants`.

Which tests execute which line is found out once and kept; a breakage is then tried with the tests
that execute its line, the fastest first, in a copy of the tree and in memory alone. What changes
nothing that could be noticed is listed in equal.toml, with the reason why.
"""
