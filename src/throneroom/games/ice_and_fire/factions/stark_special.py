"""House Stark: texts that change how units move, survive and are placed."""

from throneroom.games.ice_and_fire.factions.shared_attacks import ride_by_attack, taunt
from throneroom.games.ice_and_fire.factions.shared_commands import marshal
from throneroom.games.ice_and_fire.vocabulary import (
    ACTION_DONE,
    ATTACK_DICE,
    ATTACK_DICE_NEXT,
    ATTACKS,
    CAVALRY,
    CHARGE_MADE,
    CHARGES,
    DEPLOYED,
    FLANK,
    FLANK_EDGES,
    GAME,
    IT,
    LONG,
    MANEUVER,
    ME,
    NOT_ACTIVATED,
    ONCE_A_GAME,
    OTHER,
    P1,
    PANICKED,
    REAR,
    RETREAT_ROLLED,
    ROUND,
    ROUND_START,
    SUBJECT,
    THIS_NCU,
    TO_HIT,
    TURN_START,
    VULNERABLE,
    WOULD_BE_DESTROYED,
    ZONE_CLAIMED,
    act,
    action,
    activate_ncu,
    any_,
    attach,
    bearer,
    by_me,
    by_this_ncu,
    can_charge,
    card,
    charged_in,
    claimed,
    destroy_ncu,
    detach,
    die_counts_as,
    enemys,
    friend,
    gain,
    give,
    highest,
    house,
    how_many,
    in_reserve,
    instead_of_attack,
    keeps_abilities,
    kind,
    lasting,
    lose_abilities,
    lose_own_abilities,
    may,
    may_on,
    may_re_roll,
    melee,
    mine,
    named,
    on,
    pick,
    pick_ncu,
    place_unit,
    ranks,
    reserve,
    survive,
    take_hits,
    was_engaged,
    when,
    within,
    without_this_card,
)

# 30208 Eddard: Price of Honor. At the start of any turn you may destroy Eddard: one enemy NCU
# cannot activate and loses all abilities until the round ends.
may(
    "ncu_30208_price_of_honor",
    TURN_START,
    any_,
    pick_ncu(),
    destroy_ncu(THIS_NCU),
    lasting(ROUND, bearer(P1), give(NOT_ACTIVATED)),
    lose_abilities(bearer(P1), ROUND),
)

# 40226 Ride-by Attack. As its action the unit may pivot and then march, even while engaged and
# through enemies; enemies it leaves may not pivot. Afterwards one enemy it moved through takes 1
# wound plus 1 per that enemy's remaining rank.
ride_by_attack(40226)
# 40227 Ride Them Down! One friendly cavalry unit within long range that can charge that enemy
# performs 1 Charge action on it. If successful, instead of a melee attack the enemy becomes
# Panicked and takes 2 hits per remaining rank of the charger.
card(
    40227,
    ACTION_DONE,
    enemys & action("maneuver", "march", "retreat"),
    pick(friend, kind(IT, CAVALRY), within(LONG, IT, SUBJECT), can_charge(IT, SUBJECT)),
    act(
        P1,
        CHARGES,
        on(
            CHARGE_MADE,
            by_me,
            instead_of_attack(),
            gain(OTHER, PANICKED),
            take_hits(OTHER, 2 * ranks(ME)),
        ),
        at=SUBJECT,
    ),
)
# 40228 Marshal. Once this turn, in place of a Maneuver action, the unit may restore 3 wounds and
# remove 1 condition token.
marshal(40228)
# 40229 Taunt. Pick a friendly unit within long range of it. If the enemy could attack or charge
# that unit but declares any other action this turn, it first becomes Vulnerable and Weakened.
taunt(40229)
# 40230 A Need for Vengeance. One friendly Combat Unit performs 1 Attack action (a House Karstark
# unit has +1 to hit); afterwards the opponent may activate 1 NCU.
card(
    40230,
    ROUND_START,
    any_,
    pick(friend),
    act(P1, ATTACKS, give(TO_HIT, 1, house(ME, "House Karstark"))),
    activate_ncu(opponent=True),
)
# 40232 Here We Stand! Attach to a friendly Combat Unit for the rest of the game: when it would be
# destroyed you may discard this card; it then stays with 1 wound.
card(
    40232,
    TURN_START,
    mine,
    pick(friend, without_this_card(IT)),
    attach(P1, GAME, may_on(WOULD_BE_DESTROYED, by_me, detach(), survive(ME))),
)
# 40234 Sustained Assault. An attacker already engaged with the defender when the turn began uses
# its highest attack dice value; Maege Mormont's unit may re-roll any attack dice as well.
card(
    40234,
    ATTACK_DICE_NEXT,
    mine & melee & was_engaged(SUBJECT, OTHER),
    highest(),
    when(named(SUBJECT, "Maege Mormont"), may_re_roll(ATTACK_DICE)),
)

# 30210 Robb: Wolf's Cunning. After deployment you may take one friendly Combat Unit off the
# battlefield into reserve. Once per game, when Robb claims the Maneuver zone its effect may be
# replaced by: place that unit fully within short range of a flank table edge and attach this card
# to it for the rest of the game; enemies it then successfully charges in the flank or rear become
# Panicked and Vulnerable.
may(
    "ncu_30210_wolfs_cunning",
    DEPLOYED,
    how_many(friend) > 1,
    pick(friend),
    reserve(P1),
    lasting(
        GAME,
        THIS_NCU,
        may_on(
            ZONE_CLAIMED,
            by_this_ncu & claimed(MANEUVER) & in_reserve(P1) & keeps_abilities,
            place_unit(P1, FLANK_EDGES),
            lasting(
                GAME,
                P1,
                on(
                    CHARGE_MADE,
                    by_me & charged_in(FLANK, REAR),
                    gain(OTHER, PANICKED, VULNERABLE),
                ),
            ),
            replaces=True,
        ),
    ),
    once=ONCE_A_GAME,
)

# Hodor (escape). Once per game: after rolling retreat distance every die may count as 6; this
# attachment then loses all abilities for the rest of the game.
may(
    "hodor_escape",
    RETREAT_ROLLED,
    by_me,
    die_counts_as(6),
    lose_own_abilities(GAME),
)
