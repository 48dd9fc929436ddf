# Powiadomienia o kolejce w przeglądarce, na stronie.

push-title = Powiadomienia o kolejce w tej przeglądarce
push-text = W wolnych grach ta przeglądarka powie ci, że przyszła twoja kolej, nawet gdy strona jest zamknięta. W każdym powiadomieniu jest przycisk, który to kończy.
push-switch = Powiadomienia w tej przeglądarce
push-daily = Najwyżej jedno powiadomienie dziennie
push-cannot = Ta przeglądarka nie może pokazywać powiadomień, gdy strona jest zamknięta. Potrzebna jest współczesna przeglądarka i bezpieczne połączenie (https).
push-denied = Przeglądarka nie pozwala tej stronie pokazywać powiadomień. Można to zmienić w ustawieniach przeglądarki.
push-failed = Nie udało się zapisać tej przeglądarki na powiadomienia. Być może nie ma połączenia ze swoją usługą powiadomień; spróbuj później.
