# Badania: czego można się nauczyć z wielu gier botów.

help-study = Ucz się z wielu gier botów.
help-study-fit = Dopasuj wagi sędziego gry do gier, które boty rozgrywają same ze sobą.
help-study-games = Ile gier dla każdej liczby graczy i każdego wariantu.
help-study-bots = Kto gra: bot oraz ten, który czasem wybiera za niego. „hasty” to greedy w pośpiechu.
help-study-stray = Ile najwyżej ze stu wyborów podejmuje drugi bot; każde miejsce losuje swój udział.
help-study-ceiling = Oszacuj drzewami wzmacnianymi, ile dałoby się najwyżej osiągnąć.
help-study-out = Zapisz wagi do tego pliku; inaczej do danych gry.

study-kind = Rodzaj gry
study-games = Gry
study-positions = Pozycje
study-auc = AUC w połowie
study-error = Błąd kalibracji
study-best = Wygrywa najwyżej oceniony
study-ceiling = AUC drzew

bad-input-study-not-installed = Dopasowanie sędziego wymaga dodatkowych bibliotek (brakuje { $library }): pip install 'throneroom[study]'
bad-input-no-features = Sędzia gry „{ $game }” nie ma wag do dopasowania.
