"""`python -m throneroom` is the `throneroom` command."""

from throneroom.cli import main

if __name__ == "__main__":
    main()
