"""A Game of Thrones: The Board Game, second edition (T1-T34)."""
