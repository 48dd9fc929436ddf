"""A module that breaks while it is imported."""

raise RuntimeError("sunk")
