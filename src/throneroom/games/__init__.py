"""The games. Each folder is one game; a game imports the kernel and nothing else of the project."""
