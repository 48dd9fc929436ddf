"""House Lannister: NCUs."""

from throneroom.games.ice_and_fire.factions.lannister_cards import COUNTERPLOT
from throneroom.games.ice_and_fire.vocabulary import (
    ATTACK_DICE,
    CARD_PLAYED,
    CONTROLS,
    CROWN,
    HAND_LIMIT,
    HIGH_LOW,
    HIGHEST,
    IT,
    LONG,
    ME,
    NCU_ACTIVATES,
    ONCE_A_GAME,
    P1,
    P2,
    P3,
    P4,
    P5,
    PANIC_WOUNDS,
    PANICKED,
    RE_ROLL,
    REFILL,
    ROUND,
    TEST_FAILED,
    THIS_NCU,
    TURN,
    TURN_START,
    VULNERABLE,
    WEAKENED,
    WEALTH,
    ZONE_CLAIMED,
    ZONE_RESOLVED,
    about_the_same,
    always,
    any_,
    aura,
    by_me,
    by_this_ncu,
    claimed_picked,
    clear_all,
    controls,
    enemy,
    enemys,
    fetch,
    friend,
    gain,
    give,
    influence,
    lasting,
    lose_abilities,
    may,
    on,
    on_board,
    panic,
    panic_test,
    pick,
    pick_zone,
    play_from_deck,
    put,
    restore,
    same,
    shift,
    take_hits,
    test_wounds,
    when,
    within,
)

# 30101 Tywin: The Rains of Castamere. Once per game, at the start of any turn, distribute these
# over enemy Combat Units (repeats allowed): one becomes Panicked; one becomes Vulnerable; one takes
# 4 hits; one makes a panic test; one loses all abilities until the round ends.
may(
    "ncu_30101_the_rains_of_castamere",
    TURN_START,
    any_,
    *(pick(enemy) for _ in range(5)),
    gain(P1, PANICKED),
    gain(P2, VULNERABLE),
    take_hits(P3, 4),
    panic_test(P4),
    lose_abilities(P5, ROUND),
)

# 30102 Pycelle: Manipulation and Deception. Starts with 3 Order tokens. When Pycelle activates you
# may remove 1 token: one enemy Combat Unit becomes Weakened.
may(
    "ncu_30102_manipulation_and_deception",
    NCU_ACTIVATES,
    by_this_ncu,
    put(-1),
    pick(enemy),
    gain(P1, WEAKENED),
)

# 30103 The High Sparrow: Fealty to The Seven. Influence (enemy). Each time the influenced enemy
# takes wounds from a failed panic test, one friendly unit within long range of it restores that
# many wounds (maximum 3).
influence(
    "ncu_30103_fealty_to_the_seven",
    enemy,
    on(
        TEST_FAILED,
        by_me & panic & (test_wounds >= 1),
        pick(friend, within(LONG, ME, IT)),
        restore(P1, test_wounds.at_most(3)),
    ),
)

# 30104 Tyrion: Tactical Mastermind. Tactics hand limit +1, opening hand 4, refill to 4. Once per
# game, when an opponent plays a tactics card, before it is resolved, you may take a Counterplot
# from your deck or discard pile and play it; shuffle the deck.
aura("ncu_30104_tactical_mastermind", HAND_LIMIT, 1, always)
aura("ncu_30104_tactical_mastermind", REFILL, 1, always)
may(
    "ncu_30104_tactical_mastermind",
    CARD_PLAYED,
    enemys,
    play_from_deck(40105),
    COUNTERPLOT,
    once=ONCE_A_GAME,
)

# 30105 Cersei: Playing The Game. Starts with 2 Order tokens. When Cersei claims a zone you may
# remove 1 token. If so: while you control the Crown zone take a Hear Me Roar! from deck or discard
# pile into hand; while you control the Wealth zone take a Subjugation of Power likewise. Shuffle
# the deck.
# 30109 Tommen: Queen's Influence. The same with Intrigue and Subterfuge, and Bribery.
for _ability, _crown, _wealth in (
    ("ncu_30105_playing_the_game", 40103, 40107),
    ("ncu_30109_queens_influence", 40101, 40104),
):
    may(
        _ability,
        ZONE_CLAIMED,
        by_this_ncu,
        put(-1),
        when(controls(CROWN), fetch(_crown)),
        when(controls(WEALTH), fetch(_wealth)),
    )

# 30106 Joffrey: Might of The Iron Throne. While Joffrey is on the tactics board you count as
# controlling the Crown zone. Influence: an influenced enemy takes +1 wound from failed panic tests.
aura("ncu_30106_might_of_the_iron_throne", CONTROLS, 1 << CROWN, on_board)
influence("ncu_30106_might_of_the_iron_throne", enemy, give(PANIC_WOUNDS, 1))

# 30107 Kevan: Unbiased Justice. Once per game, at the start of any turn, distribute these over
# friendly Combat Units (repeats allowed): one restores 2 wounds; one removes all condition tokens;
# one shifts 2"; one, until the round ends, attacks with its highest attack dice value and may
# re-roll any attack dice.
may(
    "ncu_30107_unbiased_justice",
    TURN_START,
    any_,
    *(pick(friend) for _ in range(4)),
    restore(P1, 2),
    clear_all(P2),
    shift(P3, 2),
    lasting(ROUND, P4, give(HIGH_LOW, HIGHEST), give(RE_ROLL, ATTACK_DICE)),
)

# 30108 Qyburn: Little Doves. Starts with 3 Order tokens. When an enemy NCU activates you may remove
# 1 token and name 2 zones: if it claims either this turn, after the zone's effect up to 2 enemy
# Combat Units become Vulnerable.
may(
    "ncu_30108_little_doves",
    NCU_ACTIVATES,
    enemys,
    put(-1),
    pick_zone(),
    pick_zone(),
    lasting(
        TURN,
        THIS_NCU,
        on(
            ZONE_RESOLVED,
            about_the_same & claimed_picked(1, 2),
            pick(enemy, optional=True),
            pick(enemy, ~same(IT, P3), optional=True),
            gain(P3, VULNERABLE),
            gain(P4, VULNERABLE),
        ),
    ),
)
