# What the game is, for whoever is invited.

iron_throne-about = Houses meet in encounters: one attacks, one defends, the others offer support to whom they like. Then both reveal a card, and it comes to hostility, truce or betrayal. Take hostages, talk, bluff, and spread five tokens of influence to win. About an hour.
