# Wiadomości o kolejce pocztą, na stronie.

mail-title = Wiadomości o kolejce e-mailem
mail-text = W wolnych grach list powie ci, że przyszła twoja kolej, o ile nie masz otwartego stołu. W każdym liście jest link, który to kończy.
mail-address = Adres e-mail
mail-sent = List jest w drodze na { $address }. Otwórz link w nim, by potwierdzić adres.
mail-is-confirmed = Wiadomości idą na { $address }.
mail-daily = Najwyżej jeden list dziennie
mail-confirmed = Adres potwierdzony. Wiadomości będą przychodzić.
mail-ended = Nie dostaniesz od nas więcej poczty.
