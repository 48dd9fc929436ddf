# Co wybiera się jednym kliknięciem dla nowego stołu.

presets = Sposób gry
presets-quick = Szybko
    .text = Dwoje lub troje graczy, wprawne boty na pozostałych miejscach, minuta na ruch.
presets-printed = Jak w pudełku
    .text = Zasady jak w pudełku, ludzie na wszystkich miejscach, bez zegara.
presets-mail = Powoli, korespondencyjnie
    .text = Dzień na ruch; kto chce, dostaje wiadomość, gdy przyjdzie jego kolej.
presets-more = Więcej możliwości
