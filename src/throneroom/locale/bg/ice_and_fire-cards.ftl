# The names of cards and abilities. English is written by scripts/card_names.py from the data; in
# other languages lines are added by hand and put in order by the same script.


