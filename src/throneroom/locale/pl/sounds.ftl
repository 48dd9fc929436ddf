# Dźwięki stołu.

sounds-volume = Głośność
