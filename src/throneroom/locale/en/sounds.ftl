# Sounds of the table.

sounds-volume = Volume
