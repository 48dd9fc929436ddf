"""`python -m throneroom` is the `throneroom` command."""

from throneroom.cli import command

if __name__ == "__main__":
    command()
