# Części planszy: dla pomocy i strony „Jak grać”.

ice_and_fire-part-score = Runda i punkty
    .text = Runda, czyja jest tura, kto jest pierwszym graczem, oraz punkty zwycięstwa wszystkich i ile ich potrzeba. Do tego karty na ręce, talia i pozostałe pasy.
ice_and_fire-part-field = Pole bitwy
    .text = Jednostki na tackach, szereg za szeregiem; strzałka wskazuje przód, liczba to pozostałe rany. Dotknij jednostki, aby przeczytać jej kartę i zobaczyć, co może zrobić. Co świeci, można wybrać.
ice_and_fire-part-moves = Ruch
    .text = Gdy jednostka się rusza, jej cień podąża za palcem lub strzałkami klawiatury, a uchwyt ją obraca. Pasek pokazuje, ile ruchu zostało, co będzie widać i co będzie zagrażać; czerwień oznacza, że zabrania tego zasada, i mówi która. Dopóki nie potwierdzisz, nic się nie dzieje.
ice_and_fire-part-dice = Kości
    .text = Każdy rzut ataku lub testu: czego potrzebuje każda kość, co to zmienia i według której zasady, i które kości przerzucono.
ice_and_fire-part-tactics = Plansza Taktyk
    .text = Pięć stref. Aktywowany Stronnik zajmuje wolną strefę, od razu korzysta z jej efektu i trzyma ją do końca rundy.
ice_and_fire-part-hand = Twoje karty taktyki
    .text = Co robi każda karta i kiedy. W swoim momencie zgłosi się sama. Stosy kart odrzuconych są jawne.
ice_and_fire-part-mode = Cele
    .text = Za co są punkty w tym trybie. Od drugiej rundy każdy cel, który kontrolujesz na koniec rundy, daje punkt.
ice_and_fire-part-armies = Armie
    .text = Wszystkie jednostki z pozostałymi ranami, także te poza polem. Ptaszek oznacza: aktywowana w tej rundzie.

# Dlaczego podpowiedź jest dobra.
ice_and_fire-reason-points = Będziesz mieć punktów zwycięstwa: { $after }.
ice_and_fire-reason-rivals = Przeciwnik będzie miał mniej punktów zwycięstwa: { $after } zamiast { $before }.
ice_and_fire-reason-objectives = Kontrolujesz więcej celów: { $after } zamiast { $before }.
ice_and_fire-reason-way = Zbliża do celów: zostaje { $after }″ zamiast { $before }″.
ice_and_fire-reason-enemies = Mniej wrogich jednostek na polu: { $after }.
ice_and_fire-reason-their_wounds = Zadaje rany wrogowi: w jego armii zostaje ich { $after } zamiast { $before }.
ice_and_fire-reason-wounds = W twojej armii zostaje więcej ran: { $after } zamiast { $before }.
ice_and_fire-reason-attacks = Twoje następne ataki obiecują więcej: { $after } pkt wrogiej armii zamiast { $before }.
ice_and_fire-reason-danger = Mniejsze zagrożenie: następne ataki wroga obiecują mu { $after } pkt twojej armii zamiast { $before }.
ice_and_fire-reason-aside = Z flanki lub z tyłu walczysz z większą liczbą wrogów: { $after }.
ice_and_fire-reason-their_conditions = Więcej żetonów stanu na wrogach: { $after }.
ice_and_fire-reason-conditions = Mniej żetonów stanu na twoich jednostkach: { $after }.
ice_and_fire-reason-zones = Kontrolujesz więcej stref na Planszy Taktyk: { $after }.
ice_and_fire-reason-cards = Więcej kart taktyki na ręce: { $after }.

# What the pictures of “How to play” show.
ice_and_fire-how-1 = Dwie armie stoją naprzeciw siebie. Jednostki stoją na tackach i poruszają się o cale; żetony między nimi to cele, które dają punkty zwycięstwa.
    .title = Pole bitwy
ice_and_fire-how-2 = Jednostka, która szarżuje w bok albo na tyły wroga, rzuca większą liczbą kości i podkopuje jego morale.
    .title = Szarża
ice_and_fire-how-3 = Stronnicy nie walczą, lecz zajmują strefę na planszy: strefa działa od razu i jest zajęta do końca rundy.
    .title = Plansza Taktyk
ice_and_fire-how-4 = Punkty zwycięstwa liczy się na koniec każdej rundy, a liczą się też zniszczone jednostki. Pasek u góry pokazuje, kto prowadzi.
    .title = Ostatni cios
