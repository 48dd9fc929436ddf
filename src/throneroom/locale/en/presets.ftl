# What is chosen with one click for a new table.

presets = How to play
presets-quick = Quick
    .text = Two or three players, skilled bots on the other seats, a minute for each action.
presets-printed = As printed
    .text = The rules as they are in the box, people on every seat, no clock.
presets-mail = Slow, by mail
    .text = A day for each action; whoever wants is told when it is their turn.
presets-more = More choices
