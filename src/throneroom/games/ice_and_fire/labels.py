"""What the options of texts are called, for whoever chooses among them.

Each has the message `ice_and_fire-choice-<name>`; texts share them.
"""

from typing import Final

from throneroom.kernel import Names

LABELS: Final = Names(
    "choice",
    (
        # Keywords and dice of an attack.
        "critical_blow", "precision", "sundering", "vicious", "highest", "to_hit", "reroll",
        "more_dice", "more_hits", "more_wounds", "block", "defense",
        # Conditions and abilities.
        "panicked", "vulnerable", "weakened", "lose_abilities", "not_targeted",
        # What a unit does or gets.
        "attack", "charge", "maneuver", "march", "retreat", "restore", "hits", "wounds", "test",
        "speed", "shift", "yes", "no", "draw", "token", "first_player", "snipe", "poison",
        "token_leaves", "poison_leaves",
        "restore_again", "search", "attach",
        # Where a card comes from.
        "from_deck", "from_discard",
        # What an enemy gets.
        "condition",
        "bear", "eagle", "wolf", "top_card", "second_card", "neither", "swap", "move",
        "left_flank", "right_flank", "rear", "edge", "beside", "rank_more", "rank_fewer",
        "look_at_hand", "returns",
        "move_ncu", "swap_ncu",
        # What an enemy must show.
        "look",
        # What Ironborn do.
        "spend_pillage", "pillage", "use_zone", "two_zones", "one_zone",
    ),
)  # fmt: skip
