"""A digital table for the tabletop games of Westeros."""

__version__ = "0.1.0"
