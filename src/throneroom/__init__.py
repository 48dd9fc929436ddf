"""A digital table for the tabletop games of Westeros."""

from throneroom.kernel import load, slugs

__version__ = "0.1.0"

__all__ = ["__version__", "load", "slugs"]
