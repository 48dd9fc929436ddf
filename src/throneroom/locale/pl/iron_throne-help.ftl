# Części planszy: dla pomocy i strony „Jak grać”.

iron_throne-part-houses = Inne rody
    .text = Ich postacie, władza, wpływ i zakładnicy. Ręce i zakładnicy są ukryci, reszta jest jawna.
iron_throne-part-influence = Wpływ
    .text = Ile z twoich pięciu żetonów jest rozprzestrzenionych. Gdy są to wszystkie pięć, gra się kończy i wygrywa ten, kto ma ich najwięcej.
iron_throne-part-characters = Twoje postacie
    .text = Liczba to władza postaci: liczy się w starciu. Postać bez władzy ginie.
iron_throne-part-sheet = Arkusz lidera
    .text = Władza w rezerwie. Nie liczy się w starciu.
iron_throne-part-hand = Twoja ręka
    .text = Karty wrogości, rozejmu i postaci. We własnym starciu zagrywa się jedną zakrytą.
iron_throne-part-hostages = Twoi zakładnicy
    .text = Karty innych rodów. Na początku tury można je uwolnić lub torturować.
iron_throne-part-arena = Starcie
    .text = Po lewej atakujący, po prawej obrońca, ze wspierającymi, kartami i sumami.
iron_throne-part-event = Karta wydarzenia
    .text = Wskazuje obrońcę w tej turze.
iron_throne-part-truce = Targi
    .text = Po dwóch kartach rozejmu: co ma dostać każda strona. Wiąże tylko to, co tu uzgodniono.
iron_throne-part-piles = Stosy
    .text = Karty na ręce, w talii i odrzucone. Stos kart odrzuconych można otworzyć.

# Dlaczego podpowiedź jest dobra.
iron_throne-reason-influence = Rozprzestrzeniony wpływ: { $after } z 5.
iron_throne-reason-rivals = Najlepszy z pozostałych zostaje przy wpływie { $after }.
iron_throne-reason-living = O jedną żywą postać więcej ({ $after }).
iron_throne-reason-power = Twoje postacie zyskują władzę: { $after } zamiast { $before }.
iron_throne-reason-reserve = Zachowuje władzę na arkuszu lidera: { $after }.
iron_throne-reason-hostages = Więcej zakładników w twoich rękach: { $after }.
iron_throne-reason-cards = Zostaje ci więcej kart: { $after }.
iron_throne-reason-lead = Twoja strona zyskuje w starciu: przewaga { $after } zamiast { $before }.

# Co znaczą liczby i żetony.
iron_throne-means-sheet = Władza w rezerwie, do przenoszenia na postacie. Nie liczy się w starciu (I2.9, I8.6).
iron_throne-means-spread = Gdy ktoś rozprzestrzeni wszystkie pięć, gra się kończy i wygrywa ten, kto ma ich najwięcej (I15.3, I15.5).
iron_throne-means-influence = Kwadraty to własne żetony rodu, które chce rozprzestrzenić; okrągłe umieścili tu inni (I3.2, I15.1).
iron_throne-means-character = Władza: { $n }. Liczy się w starciu; postać bez władzy ginie (I8.1, I13.1).
iron_throne-means-total = Karta, władza wszystkich postaci tej strony i to, co zostało dodane. Wygrywa wyższa suma; przy równych obie strony przegrywają (I8.1, I8.4).
iron_throne-means-event = Karta wydarzenia wskazuje obrońcę. Gdy talia się skończy, tasuje się odrzucone karty (I5.2, I5.6).
iron_throne-means-box = Władza odłożona do pudełka nie wraca już do gry (I1.7).
iron_throne-means-hostility = Liczy się jej wartość, jeśli obie karty to wrogość. Przeciw rozejmowi jest zdradą i wygrywa (I7.12, I8.5).
iron_throne-means-truce = Jeśli obie strony zagrają rozejm, negocjują. Przeciw wrogości przegrywa (I7.12, I8.5).
iron_throne-means-back = Karta zakryta. Widać tylko jej ród (I11.1).
iron_throne-means-deck = Stąd dobiera się karty. Gdy talia się skończy, stos kart odrzuconych tasuje się w nową (I14.1, I14.2).
iron_throne-means-discard = Stos kart odrzuconych może obejrzeć każdy (I14.7).

# What the pictures of “How to play” show.
iron_throne-how-1 = Postacie stoją w rzędzie obok kart na ręce. W każdej turze karta wydarzenia wskazuje obrońcę i obie strony wystawiają postać.
    .title = Twój ród
iron_throne-how-2 = Atakujący i obrońca kładą po zakrytej karcie. Dwie karty wrogości to walka, dwie karty rozejmu to dyskusja, a po jednej z każdych to zdrada.
    .title = Starcie
iron_throne-how-3 = Przed tobą leżą karty zabrane innym rodom. Przed każdą turą można je uwolnić albo torturować.
    .title = Zakładnicy
iron_throne-how-4 = Przy każdym rodzie widać, ile wpływu rozprzestrzenił. Piąty żeton kończy grę i wygrywa ten, kto rozprzestrzenił najwięcej.
    .title = Ostatni krok
