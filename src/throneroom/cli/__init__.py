"""The `throneroom` command: one module for each of its commands."""
