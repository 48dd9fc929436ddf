# Części planszy: dla pomocy i strony „Jak grać”.

iron_throne-part-houses = Inne rody
    .text = Ich postacie, władza, wpływ i zakładnicy. Ręce i zakładnicy są ukryci, reszta jest jawna.
iron_throne-part-influence = Wpływ
    .text = Ile z twoich pięciu żetonów jest rozprzestrzenionych. Wszystkie pięć kończy grę, a wygrywa najwięcej.
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
