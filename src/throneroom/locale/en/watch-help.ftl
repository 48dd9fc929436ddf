# The parts of the board, for the help and for “How to play”.

watch-part-score = The players
    .text = Points, cards in hand, road, patrols and guards of everybody. Ten points in an own turn win.
watch-part-dice = The dice
    .text = Two dice say which hexes yield. The blue one moves a wildling.
watch-part-actions = End your turn
    .text = When nothing is left to trade or to build.
watch-part-map = The board
    .text = Below the Gift with its hexes, roads and settlements, above it the Wall, and beyond it the wildlings. What is lit can be chosen.
watch-part-threat = Breaches
    .text = How often the Wall was breached. After the third time the game ends, and the most guards win.
watch-part-gift = Wildlings in the Gift
    .text = With the eighth the game ends in the same way. Where one stands, nothing grows.
watch-part-hand = Your hand
    .text = Your resources and development cards. With more than seven resources a seven costs you half of them.
watch-part-costs = Costs
    .text = What each thing costs, and how many are left. Tap one to see where it can be built.
watch-part-trade = Trade
    .text = Cards for cards: with the other players, or with the supply at the rates shown.
watch-part-heroes = Heroes
    .text = Everybody has one hero, to be used once in a turn. Afterwards it is turned over or exchanged.
