# The e-mail address, on the page.

mail-title = E-mail
mail-text = In slow games a letter tells you that it is your turn, unless you have the table open. Every such letter has a link that ends it.
mail-text-account = If you forget your password, a letter can set a new one. In slow games a letter tells you that it is your turn, unless you have the table open.
mail-notices = Letters when it is my turn
mail-address = E-mail address
mail-sent = A letter is on its way to { $address }. Open the link in it to confirm the address.
mail-is-confirmed = Letters go to { $address }.
mail-daily = One letter a day at most
mail-confirmed = The address is confirmed.
mail-ended = You will get no more turn notices by mail.
