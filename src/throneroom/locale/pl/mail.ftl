# Adres e-mail, na stronie.

mail-title = E-mail
mail-text = W wolnych grach list powie ci, że przyszła twoja kolej, o ile nie masz otwartego stołu. W każdym takim liście jest link, który to kończy.
mail-text-account = Jeśli zapomnisz hasła, list pozwoli ustawić nowe. W wolnych grach list powie ci, że przyszła twoja kolej, o ile nie masz otwartego stołu.
mail-notices = Listy, gdy przyjdzie moja kolej
mail-address = Adres e-mail
mail-sent = List jest w drodze na { $address }. Otwórz link w nim, by potwierdzić adres.
mail-is-confirmed = Listy idą na { $address }.
mail-daily = Najwyżej jeden list dziennie
mail-confirmed = Adres potwierdzony.
mail-ended = Nie dostaniesz więcej listów o kolejce.
