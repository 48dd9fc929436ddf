# Co to za gra, dla zaproszonych.

iron_throne-about = Rody spotykają się w starciach: jeden atakuje, drugi się broni, pozostali oferują wsparcie, komu chcą. Potem obie strony odkrywają kartę i dochodzi do wrogości, rozejmu albo zdrady. Bierz zakładników, negocjuj, blefuj i rozprzestrzeń pięć żetonów wpływu, by wygrać. Około godziny.
