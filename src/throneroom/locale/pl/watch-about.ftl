# Co to za gra, dla zaproszonych.

watch-about = Bracia Nocnej Straży zasiedlają Dar: rzucają po surowce, handlują, budują drogi, osady i twierdze. Tymczasem za Murem zbierają się dzicy, a powstrzymują ich wystawieni strażnicy. Dziesięć punktów daje zwycięstwo, chyba że wcześniej padnie Mur. Około półtorej godziny.
