# What is told of a game that is over.

iron_throne-story-moments = Decisive encounters
iron_throne-story-luck = Luck of the draw
iron_throne-story-luck-text = Values of the cards drawn, against the average of the house's cards.
iron_throne-measure-influence = Influence spread
iron_throne-measure-power = Power
iron_throne-measure-characters = Living characters
iron_throne-measure-hostages = Hostages held
iron_throne-award-gaoler = Keeper of the black cells
    .text = Hostages taken: { $n }.
iron_throne-award-merciful = A kind heart
    .text = Hostages freed: { $n }.
iron_throne-award-torturer = Sharp questions
    .text = Hostages tortured: { $n }.
iron_throne-award-peacemaker = Peace in our time
    .text = Truces agreed to: { $n }.
iron_throne-award-iron = A will of iron
    .text = Truces refused: { $n }.
iron_throne-award-friend = Everybody's friend
    .text = Support offered: { $n }.
iron_throne-award-aloof = Not my war
    .text = Encounters stayed out of: { $n }.
iron_throne-award-cautious = Discretion is valour
    .text = Withdrawals: { $n }.
iron_throne-award-mourner = A house in mourning
    .text = Characters lost: { $n }.
