# Co to za gra, dla zaproszonych.

thrones-about = Wielkie Rody walczą o Zamki Westeros. Każdy w tajemnicy kładzie rozkazy, potem wojska maszerują, najeżdżają i wspierają się nawzajem, a sojusze nikogo nie wiążą. Siedem Zamków i Twierdz daje zwycięstwo od razu, inaczej wygrywa ten, kto ma ich najwięcej po dziesięciu rundach. Około trzech godzin, z botami o wiele krócej.
