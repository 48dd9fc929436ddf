# Studies: what can be learned from many games of bots.

help-study = Learn from many games of bots.
help-study-fit = Fit the weights of a game's judge on games that bots play against themselves.
help-study-games = How many games for every number of seats and variant.
help-study-bots = Who plays: a bot, and the one that chooses now and then instead of it. “hasty” is greedy in haste.
help-study-stray = Of a hundred choices, how many the other bot makes at most; each seat draws its own share.
help-study-ceiling = How well anybody could tell at half of a game who wins: the positions there are played on many times by players as strong as those of the game.
help-study-trees = Estimate with boosted trees what could be reached at best.
help-study-tries = How often each position is played on.
help-study-redraw = Draw anew for every try how often each seat strays, as for a judge who cannot know how strong players are.
help-study-keep-tries = Keep what was tried in this folder. What is in it is not tried again, so that an interrupted study goes on.
help-study-measure = Fit nothing: measure the weights that the game has. Take another seed than theirs, so that they were fitted on none of these games.
help-study-keep = Keep the games in this folder. Those that are in it are not played again, so that an interrupted study goes on, and weights can be fitted anew after a change of what is counted.
help-study-out = Write the weights into this file; otherwise into the data of the game.

study-kind = Kind of game
study-games = Games
study-positions = Positions
study-auc = AUC at half
study-error = Calibration error
study-best = Best judged wins
study-ceiling = AUC of trees
study-least = Ceiling at least
study-about = Ceiling, about
study-most = Ceiling at most
study-error-at-half = Calibration error at half

bad-input-study-not-installed = To fit a judge takes more libraries ({ $library } is missing): pip install 'throneroom[study]'
bad-input-no-features = The judge of “{ $game }” has no weights to fit.

# `throneroom arena`: bots against each other, with ratings.

help-arena = Let bots play against each other and rate them.
help-arena-bots = The bots, separated by commas, two or more: random, greedy, easy, medium, hard, cautious, raider, search, or line:COMMAND for a program.
help-league = A league: bots meet those nearest to them in rating, round by round. Otherwise everybody meets everybody.
help-cluster = Play on the machines of a Ray cluster: HOST:PORT of its head, auto for the one this machine belongs to, or local for a small one of its own.
help-journal = Write every game into this file as soon as it is over. What stands in it is not played again. Otherwise a file named after the series, in this folder.
help-plots = Write plots of the ratings, the victories by seat and the length of games into this folder, as SVG.

arena-place = Place
arena-bot = Bot
arena-rating = Rating
arena-interval = 95 % interval
arena-games = Games
arena-share = Share of victories
arena-seat = Seat
arena-by-seat = Victories by seat
arena-ended = { $finished } of { $games } games came to an end.
arena-length = Length of a game: { $least_rounds } to { $most_rounds } rounds, half of them at most { $middle_rounds }; { $least_decisions } to { $most_decisions } decisions, half of them at most { $middle_decisions }.
arena-file = All games stand in { $file }. The same command with more games goes on from there.
journal-goes-on = { $count } of { $games } games were played before: { $file }

plot-rating = Rating (openskill), with 95 % intervals
plot-fair = fair share
plot-length = Length of games
plot-rounds = Rounds or turns

bad-input-arena-bots = Name two bots or more, each of them once.
bad-input-journal-strange = { $file } is no file of games of ours. Name another with --file.
bad-input-journal-damaged = { $file }: line { $line } is damaged. Remove that line to have its game played again, or name another file with --file.
bad-input-journal-other-series =
    { $file } holds games of another series: { $field ->
        [game] another game
        [rules] other rules
        [version] another version of Throneroom
        [seats] another number of players
        [seed] another seed
        [bots] other bots
        [options] other options of the game
       *[other] a round robin instead of a league, or the other way round
    } ({ $found } there, { $wanted } here). Name another file with --file.
bad-input-journal-other-results = { $file }: other bots met in these games than those who should have. They were played by other bots of the same names; name another file with --file.
bad-input-cluster-not-installed = To play on a cluster takes Ray: pip install 'throneroom[cluster]'
bad-input-cluster-address = “{ $address }” is not the address of a cluster, such as 10.0.0.1:6379, auto or local.
bad-input-cluster-unreachable = There is no Ray cluster at { $address } that this machine is part of.
bad-input-cluster-empty = The cluster has no processors left to play on.
bad-input-cluster-lost = The cluster was lost: { $reason }
bad-input-cluster-other-version = A machine of the cluster has Throneroom { $found } instead of { $wanted }.

# `throneroom study SLUG`: who wins, and with what.

help-study-survey = Who wins, and with what: shares of victories in many games of bots, as a page with plots. `throneroom study SLUG` is the same.
help-survey-bots = The bots, separated by commas; they move on by one seat from game to game.
help-survey-out = Write the page and its plots into this folder.
help-survey-vary-openings = Draw that many first choices of each seat among those that the judge of the game likes best, so that not every game opens alike.

survey-title = { $game }: a study
survey-about =
    { $games ->
        [one] One game
       *[other] { $games } games
    } of { $seats } players each, played by { $bots }.
survey-intervals = The intervals are Wilson’s, of 95 %: among twenty of them one will be wrong by chance.
survey-made-by = Version { $rules } of the rules; the same again with
survey-by-bot = Victories by bot
survey-name = Which
survey-of = Seats played
survey-above = more than fair
survey-below = less than fair
survey-ending = How it ended
survey-endings = Endings
survey-part = Part
survey-least = Least
survey-low = A quarter at most
survey-middle = Half at most
survey-high = Three quarters at most
survey-most = Most
survey-mean = Mean
survey-cards = Cards that decide
survey-cards-about = How much more often those won who used a card than those who could have and did not. To have used a card often means to have been ahead, so that this alone does not prove that the card wins. The { $most } with the largest difference, the sure ones first.
survey-card = Card
survey-used = Used by
survey-with = Won with it
survey-without = Won without it
survey-difference = Difference
survey-sure = sure
survey-unsure = may be chance
survey-no-cards = No card was used often enough to tell.
survey-written = The study is in { $file }.
