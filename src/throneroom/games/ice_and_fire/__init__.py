"""A Song of Ice & Fire: the miniatures battle game, on a field measured in thousandths of an inch.

The modules follow the chapters of docs/rules/ice_and_fire.md: geometry (F6, F7), content and names
(the cards and what things are called), army, army_rules, army_text and army_random (F16, F17),
layout (the fields of F22 to F31).
"""
