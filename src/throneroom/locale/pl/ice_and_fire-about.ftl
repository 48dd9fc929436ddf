# Co to za gra, dla zaproszonych.

ice_and_fire-about = Bitwa armii wybranych przez graczy na otwartym polu: jednostki maszerują, szarżują i strzelają, dowódcy zagrywają karty taktyki, a na dworze trwają intrygi. Po sześciu rundach rozstrzygają punkty zwycięstwa za misję i zniszczone jednostki. Około dwóch godzin.
