# What the game is, for whoever is invited.

watch-about = Brothers of the Night's Watch settle the Gift: roll dice for resources, trade, build roads, settlements and keeps. Meanwhile wildlings gather beyond the Wall, and whoever posts guards keeps them out. Ten points win, unless the Wall falls first. About an hour and a half.
