# The page of a game that is over.

story-title = The story of this game
story-winner =
    { $count ->
        [one] Victory: { $names }
       *[other] A shared victory: { $names }
    }
story-to-table = To the table
story-turned = The turning point
story-turned-text = With move { $move } of { $moves } the lead passed to { $name } for good: from { $before } to { $after } % of the prospects, as a bot sees it.
story-watch-it = Watch it
story-share = Copy a link to this moment
story-charts = How it went
story-chart = A chart of “{ $title }” by seat and time; the same as a table follows.
story-standing = Who was ahead
story-standing-text = Shares of the prospects of winning, as the bots judge a table.
story-as-table = As a table
story-end = End
story-awards = Awards
story-award-lucky = Fortune's favourite
    .text = { $n } % of what was to be expected.
story-award-unlucky = The dice owe you one
    .text = { $n } % of what was to be expected.
story-award-comeback = Back from the dead
    .text = Won with prospects that had fallen to { $n } %.
story-got = came
story-expected = to be expected
story-faces-text = How often each number came, and how often that was to be expected.
story-rematch = Play again
story-rematch-join = Join the rematch
story-rematch-watch = They play again: watch
story-held = held for { $name }
