# Turn notices by e-mail, on the page.

mail-title = Turn notices by e-mail
mail-text = In slow games a letter tells you that it is your turn, unless you have the table open. Every letter has a link that ends it.
mail-address = E-mail address
mail-sent = A letter is on its way to { $address }. Open the link in it to confirm the address.
mail-is-confirmed = Notices go to { $address }.
mail-daily = One letter a day at most
mail-confirmed = The address is confirmed. Turn notices will come.
mail-ended = You will get no more mail from us.
