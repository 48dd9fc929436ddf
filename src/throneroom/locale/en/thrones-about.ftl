# What the game is, for whoever is invited.

thrones-about = Great Houses fight for the castles of Westeros. Everybody places orders in secret, then armies march, raid and support each other; alliances bind nobody. Seven castles and strongholds win at once, or the most after ten rounds. About three hours; much less with bots.
