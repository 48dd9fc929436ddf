"""A Song of Ice & Fire: the miniatures battle game, on a field measured in thousandths of an inch.

The modules follow the chapters of docs/rules/ice_and_fire.md: strength (F3), geometry (F6, F7),
attack_numbers (F10 to F12), army, army_rules, army_text and army_random (F16, F17), terrain (F18),
place_terrain and deploy (F19), layout (the fields of F22 to F31); content and names have the cards
and what things are called.
"""
