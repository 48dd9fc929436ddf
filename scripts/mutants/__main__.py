from scripts.mutants.command import main

if __name__ == "__main__":
    main()
