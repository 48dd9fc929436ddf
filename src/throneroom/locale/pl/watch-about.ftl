# Co to za gra, dla zaproszonych.

watch-about = Bracia Nocnej Straży zasiedlają Dar: rzucają po surowce, handlują, budują drogi, osady i twierdze. Tymczasem za Murem zbierają się dzicy, a powstrzymują ich wystawieni strażnicy. Wygrywa dziesięć punktów, chyba że wcześniej padnie Mur. Około półtorej godziny.
