"""`python -m throneroom` is the `throneroom` command."""

from throneroom.cli.main import main

if __name__ == "__main__":
    main()
