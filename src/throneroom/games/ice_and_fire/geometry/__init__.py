"""Trays and terrain as rectangles in the plane: F6 and F7, without anything that is played.

Lengths are thousandths of an inch, headings thousandths of a degree, areas thousandths squared.
Poses are ints and come from ints alone; predicates may use floats, but nothing whose last bit is
left to a C library or to a version of Python: `+ - * /` and `math.sqrt` are rounded the same way
everywhere, so that a game gives the same digests on every machine. `tests` hold the modules to it.
"""
