# Studies: what can be learned from many games of bots.

help-study = Learn from many games of bots.
help-study-fit = Fit the weights of a game's judge on games that bots play against themselves.
help-study-games = How many games for every number of seats and variant.
help-study-bots = Who plays: a bot, and the one that chooses now and then instead of it. “hasty” is greedy in haste.
help-study-stray = Of a hundred choices, how many the other bot makes at most; each seat draws its own share.
help-study-ceiling = Estimate with boosted trees what could be reached at best.
help-study-out = Write the weights into this file; otherwise into the data of the game.

study-kind = Kind of game
study-games = Games
study-positions = Positions
study-auc = AUC at half
study-error = Calibration error
study-best = Best judged wins
study-ceiling = AUC of trees

bad-input-study-not-installed = To fit a judge takes more libraries ({ $library } is missing): pip install 'throneroom[study]'
bad-input-no-features = The judge of “{ $game }” has no weights to fit.
