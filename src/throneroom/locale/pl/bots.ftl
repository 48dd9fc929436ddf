# Boty jako osoby, ich tempo i pasowanie z góry.

bots-names = Maester Quill, Ser Dunn, Stara Marra, Garbarz Wat, Lady Orlaith, Septon Brusk, Tom Łojówka, Nan znad Brodu, Ser Odo, Młody Pell, Czarny Harrin, Wdowa Senna
bots-random = Bot (początkujący)
bots-greedy = Bot (wprawny)
bots-easy = Giermek (łatwy)
bots-medium = Rycerz (średni)
bots-hard = Lord dowódca (trudny)
bots-cautious = Ostrożny lord (trudny)
bots-raider = Łupieżca (trudny)
bots-add = Posadź bota na miejscu { $n }
bots-choose = Bot …
bots-level = Bot, poziom { $n } z 3
bots-pace = Tempo pokazywania ruchów
bots-pace-0 = od razu
bots-pace-400 = szybko
bots-pace-1000 = spokojnie
bots-pace-2200 = powoli
bots-pause = Wstrzymaj
bots-go-on = Wznów
bots-step = Pokaż następny ruch
bots-catch-up = Nadrób ({ $n })
premove = Pasowanie z góry
premove-once = Następnym razem pas
premove-until = Pasuj, dopóki nic mnie nie dotyczy
premove-offers = Oferty: odpowiedź z góry
premove-refuse-impossible = Odrzucaj oferty, których nie mogę przyjąć
premove-refuse-all = Odrzucaj wszystkie oferty
