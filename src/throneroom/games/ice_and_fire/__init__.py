"""A Song of Ice & Fire: the miniatures battle game, on a field measured in thousandths of an inch.

The modules follow the chapters of docs/rules/ice_and_fire.md. Without a table: strength (F3),
geometry (F6, F7), attack_numbers (F10 to F12), army, army_rules, army_text and army_random (F16,
F17), terrain (F18), place_terrain and deploy (F19), layout (the fields of F22 to F31); content and
names have the cards and what things are called, builder and army_odds tell of armies before there
is a battle. With it: setup, mustering and sending (F17), terrain_setup and deployment (F19), rounds
and turns (F2), declare, movement, ways, move_options, retreat, travel and shooting (F8, F18),
charge, align and push (F9), attack, fight_numbers and rolls (F10, F12), morale, wounds, attachments
and conditions (F3, F4, F11, F13), board and influence (F15), cards (F16), tokens and victory (F20
to F22), snaps (F34); prints has the cards that the rulebook prints otherwise (FR1).

Modes: hooks says when a mode does something of its own, modes has one module for each (F22 to F31);
preparation, tokens, carrying, scoring, objectives, rewards and missions are what they share (F21);
walls, siege, siege_cards and reserve are the siege (F24); confrontation is for several players
(F33), free_terrain for pieces that players define, new_pieces for those of
cards (F18.18, F18.19). What some factions bring besides (F36 to F38) is where it belongs: lasting,
deployment, turns, declare, shooting and windows.

What cards and abilities do (F14): moments and windows (when), frames, texts and programs (what a
text is and how it is resolved), muster (who can listen), queries and lasting (what is always on, or
for a while); vocabulary has the words that texts are made of, factions the texts.
"""

from throneroom.games.ice_and_fire import (
    align,
    attachments,
    attack,
    board,
    cards,
    carrying,
    charge,
    conditions,
    confrontation,
    declare,
    deployment,
    hits,
    influence,
    lasting,
    modes,
    morale,
    move_options,
    movement,
    mustering,
    new_pieces,
    programs,
    push,
    reserve,
    retreat,
    rewards,
    riding,
    rolls,
    rounds,
    scoring,
    sending,
    shifts,
    shooting,
    siege,
    siege_cards,
    terrain_setup,
    travel,
    turns,
    victory,
    windows,
    wounds,
)
from throneroom.games.ice_and_fire import factions as factions  # registers their texts
from throneroom.games.ice_and_fire.actions import VERBS
from throneroom.games.ice_and_fire.builder import BUILDER
from throneroom.games.ice_and_fire.events import EVENTS
from throneroom.games.ice_and_fire.features import FEATURES
from throneroom.games.ice_and_fire.groups import GROUPS
from throneroom.games.ice_and_fire.imagine import imagine
from throneroom.games.ice_and_fire.judge import judge
from throneroom.games.ice_and_fire.map_svg import picture
from throneroom.games.ice_and_fire.position import from_json, to_json
from throneroom.games.ice_and_fire.position_faults import check_position
from throneroom.games.ice_and_fire.preview import preview
from throneroom.games.ice_and_fire.reasons import reasons
from throneroom.games.ice_and_fire.setup import OPTIONS, set_up
from throneroom.games.ice_and_fire.story import STORY
from throneroom.games.ice_and_fire.terminal import draw
from throneroom.games.ice_and_fire.view import aliases, seat_names, view
from throneroom.kernel import Game, merged

_CHAPTERS = (
    mustering,
    terrain_setup,
    deployment,
    attachments,
    sending,
    rounds,
    turns,
    declare,
    board,
    conditions,
    movement,
    move_options,
    retreat,
    charge,
    align,
    push,
    attack,
    rolls,
    morale,
    wounds,
    windows,
    programs,
    lasting,
    cards,
    influence,
    hits,
    shifts,
    shooting,
    travel,
    new_pieces,
    victory,
    riding,
    rewards,
    scoring,
    carrying,
    confrontation,
    reserve,
    siege,
    siege_cards,
    modes,
    *modes.CHAPTERS,
)

GAME = Game(
    slug="ice_and_fire",
    version="2",
    seats=range(2, 5),
    usual=2,
    options=OPTIONS,
    steps=merged(_CHAPTERS, "STEPS"),
    questions=merged(_CHAPTERS, "QUESTIONS"),
    verbs=VERBS,
    events=EVENTS,
    set_up=set_up,
    view=view,
    to_json=to_json,
    from_json=from_json,
    imagine=imagine,
    check_position=check_position,
    endings=victory.ENDINGS,
    judge=judge,
    features=FEATURES,
    reasons=reasons,
    rounds=lambda t: t.round,
    seat_names=seat_names,
    aliases=aliases,
    preview=preview,
    draw=draw,
    svg=picture,
    weight=16,
    builder=BUILDER,
    story=STORY,
    groups=GROUPS,
    title="A Song of Ice & Fire",
)

__all__ = ["GAME"]
