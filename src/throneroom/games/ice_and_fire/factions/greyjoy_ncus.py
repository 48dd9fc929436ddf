"""House Greyjoy: NCUs."""

from throneroom.games.ice_and_fire.vocabulary import (
    ACTION_DECLARED,
    ATTACK_DONE,
    DEFENSE_DICE_DONE,
    INFLUENCE_SET,
    IT,
    ME,
    MORALE,
    P1,
    P3,
    P4,
    RE_ROLL,
    TEST_DICE,
    TEST_PASSED,
    TURN_START,
    WEALTH,
    ZONE_CLAIMED,
    ability,
    any_,
    block,
    by_me,
    by_this_ncu,
    choose,
    claimed,
    clear_one,
    draw,
    enemys,
    engaged,
    engaged_with,
    friend,
    friendly,
    give,
    give_pillage,
    has_ability,
    house,
    influence,
    lost_ranks,
    may,
    melee,
    mine,
    on,
    on_me,
    option,
    pick,
    pillage,
    put,
    ranks_destroyed,
    restore,
    shift,
    take_hits,
    there_is,
)

_HOUSE = "House Greyjoy"
_ours = friend & house(IT, _HOUSE)

# 30802 Aeron: Rise Again, Harder and Stronger. May influence only Greyjoy units. Influence: before
# each of its actions the unit restores 1 wound, and it restores 1 wound each time it destroys an
# enemy rank with a melee attack.
influence(
    "ncu_30802_rise_again_harder_and_stronger",
    _ours,
    on(ACTION_DECLARED, by_me, restore(ME, 1)),
    on(ATTACK_DONE, by_me & melee & (ranks_destroyed >= 1), restore(ME, ranks_destroyed)),
)

# 30804 Wendamyr: Raven Tending. When Wendamyr claims a zone its effect may be replaced by placing 1
# Order token on him. At the start of a friendly turn you may remove 1 token and choose one: draw 1
# tactics card and one friendly Combat Unit restores 2 wounds; or one friendly Combat Unit shifts
# 3".
may("ncu_30804_raven_tending", ZONE_CLAIMED, by_this_ncu, put(1), replaces=True)
_can_shift = (friend, ~engaged(IT))
may(
    "ncu_30804_raven_tending",
    TURN_START,
    mine,
    put(-1),
    choose(
        1,
        option("draw", pick(friend), draw(1), restore(P3, 2)),
        option("shift", pick(*_can_shift), shift(P4, 3), possible=there_is(*_can_shift)),
    ),
)

# 30805 Erik: Gifts of Iron, Gold, and Steel. Starts with 1 Pillage token; gains 1 whenever Erik or
# an enemy NCU claims the Wealth zone. When he claims another zone you may move 1 of his Pillage
# tokens to a friendly Greyjoy unit.
ability(
    "ncu_30805_gifts_of_iron_gold_and_steel",
    ZONE_CLAIMED,
    (by_this_ncu | enemys) & claimed(WEALTH),
    put(1),
)
may(
    "ncu_30805_gifts_of_iron_gold_and_steel",
    ZONE_CLAIMED,
    by_this_ncu & ~claimed(WEALTH),
    put(-1),
    pick(_ours, pillage(IT) < 2),
    give_pillage(P1),
)

# 30808 Beron: Zeal of the Drowned God. May influence only Greyjoy units. Influence: the unit may
# re-roll morale test dice and has Hardened (when attacked, after defense dice, blocks 1 extra hit
# per its destroyed rank).
influence(
    "ncu_30808_zeal_of_the_drowned_god",
    _ours,
    give(RE_ROLL, TEST_DICE),
    on(
        DEFENSE_DICE_DONE,
        on_me & (lost_ranks(ME) >= 1) & ~has_ability(ME, "hardened"),
        block(lost_ranks(ME)),
    ),
)

# 30809 Asha: Queen's Promises. Influence. When attached, remove 1 condition token from the unit. A
# friendly influenced unit has +1 to morale test rolls per Pillage token on it; each morale test it
# passes deals 1 hit per Pillage token to one enemy engaged with it.
influence(
    "ncu_30809_queens_promises",
    any_,
    on(INFLUENCE_SET, by_me, clear_one(ME)),
    give(MORALE, pillage(ME), friendly(ME)),
    on(
        TEST_PASSED,
        by_me & friendly(ME) & (pillage(ME) >= 1) & engaged(ME),
        pick(engaged_with(ME, IT)),
        take_hits(P1, pillage(ME)),
    ),
)
