"""House Greyjoy: abilities of units and attachments; what they do with Pillage tokens: F36.14."""

from throneroom.games.ice_and_fire.content import ABILITIES, CARD
from throneroom.games.ice_and_fire.field import on_field
from throneroom.games.ice_and_fire.lasting import works
from throneroom.games.ice_and_fire.state import Battle, seat_of
from throneroom.games.ice_and_fire.vocabulary import (
    ACTION_DECLARED,
    ATTACK_BEGINS,
    ATTACK_DICE,
    ATTACK_DICE_NEXT,
    ATTACK_DONE,
    CRITICAL_BLOW,
    DEFENSE,
    FLANK,
    HALVES,
    INFANTRY,
    IT,
    KEYWORDS,
    LONG,
    ME,
    MORALE,
    OTHER,
    P1,
    P2,
    PANIC_CAP,
    PANIC_WOUNDS,
    PANICKED,
    PILLAGED,
    PRECISION,
    RE_ROLL,
    REAR,
    SHORT,
    SUBJECT,
    SUNDERING,
    TURN,
    TURN_START,
    UNIT_ACTIVATES,
    UNIT_PLACED,
    VICIOUS,
    VULNERABLE,
    WEAKENED,
    WEALTH,
    ZONE_CLAIMED,
    Frame,
    Guard,
    ability,
    amount,
    any_,
    aura,
    by_me,
    choose,
    claimed,
    clear_one,
    counter,
    counts_as,
    defense_die_shows,
    enemy,
    friend,
    friendly,
    from_,
    gain,
    gain_one,
    give,
    give_pillage,
    has_ability,
    highest,
    hostile,
    house,
    in_attack,
    is_there,
    kind,
    lasting,
    may,
    melee,
    mine,
    named,
    num,
    on,
    on_me,
    option,
    order,
    panic_wounds,
    pass_pillage,
    passive,
    pick,
    pick_amount,
    pillage,
    put,
    restore,
    same,
    sees,
    spend_pillage,
    take_wounds,
    there_is,
    when,
    within,
)

# Victarion's Vassal. Wherever a name matters this model is also Victarion Greyjoy.
counts_as("victarions_vassal", "Victarion Greyjoy")

HOUSE = "House Greyjoy"
_ours = (friend, house(IT, HOUSE))
_rich = pillage(ME) == 2

# Weapons

# Reaver Axes. Attack has Sundering; with 2 Pillage tokens it may re-roll any attack dice.
passive("reaver_axes", KEYWORDS, SUNDERING)
passive("reaver_axes", RE_ROLL, ATTACK_DICE, _rich)
# Ironborn Arrows. May re-roll attack dice against an enemy attacked in its flank or rear.
passive("ironborn_arrows", RE_ROLL, ATTACK_DICE, in_attack & from_(FLANK, REAR))
# Bardiche. Attack has Vicious.
passive("bardiche", KEYWORDS, VICIOUS)
# Great Hammer. Attack has Critical Blow. If any defense die of the defender shows 1, the defender
# becomes Weakened once the attack is finished.
passive("great_hammer", KEYWORDS, CRITICAL_BLOW)
ability("great_hammer", ATTACK_DONE, by_me & defense_die_shows(1), gain(OTHER, WEAKENED))
# Great Axe. Attack has Sundering; with 2 Pillage tokens on this unit the defender has a further -1
# to defense rolls.
passive("great_axe", KEYWORDS, SUNDERING)
aura("great_axe", DEFENSE, -1, in_attack & same(OTHER, ME) & _rich)
# Boarding Axe. Attack has Sundering; with 2 Pillage tokens the defender becomes Panicked before
# attack dice are rolled.
passive("boarding_axe", KEYWORDS, SUNDERING)
ability("boarding_axe", ATTACK_DICE_NEXT, by_me & _rich, gain(OTHER, PANICKED))

# Units

# Order: Divide the Spoils. One friendly House Greyjoy unit within short range may pass 1 Pillage
# token to another friendly House Greyjoy unit within short range of it.
order(
    "order_divide_the_spoils",
    TURN_START,
    any_,
    pick(*_ours, pillage(IT) >= 1, within(SHORT, ME, IT)),
    pick(*_ours, pillage(IT) < 2, ~same(IT, P1), within(SHORT, P1, IT)),
    pass_pillage(P1, P2),
)
# Reaper's Fervor. With 2 Pillage tokens: before melee attack dice the defender becomes Panicked,
# and it takes +1 wound if it fails the panic test of this attack.
ability(
    "reapers_fervor",
    ATTACK_DICE_NEXT,
    by_me & melee & _rich,
    gain(OTHER, PANICKED),
    panic_wounds(1),
)
# Raided Armaments. With 2 Pillage tokens: +1 to defense rolls.
passive("raided_armaments", DEFENSE, 1, _rich)
# Order: Trapper's Tools. One enemy within short range and line of sight becomes Vulnerable or
# Weakened; both if this unit holds 2 Pillage tokens.
order(
    "order_trappers_tools",
    TURN_START,
    any_,
    pick(enemy, within(SHORT, ME, IT), sees(ME, IT)),
    when(
        _rich,
        gain(P1, VULNERABLE, WEAKENED),
        otherwise=[gain_one(P1, VULNERABLE, WEAKENED)],
    ),
)
# First Claim. Each time a friendly NCU claims the Wealth zone, one Blacktyde Chosen unit gains 1
# Pillage token. While this unit holds 2 Pillage tokens, friendly units within short range have +1
# to morale tests and take 1 wound less from failed panic tests.
_CLAIM = ABILITIES.index["first_claim"]


def _is_first_with_claim(t: Battle, f: Frame) -> bool:
    """Several such units ask together which of them gets the token."""
    return f.me == next(
        unit
        for unit in on_field(t)
        if seat_of(unit) == f.seat
        and _CLAIM in CARD[t.card[unit]].abilities
        and works(t, unit, t.card[unit], False, _CLAIM)
    )


ability(
    "first_claim",
    ZONE_CLAIMED,
    mine & claimed(WEALTH) & Guard(_is_first_with_claim),
    pick(friend, has_ability(IT, "first_claim"), pillage(IT) < 2),
    give_pillage(P1),
)
aura("first_claim", MORALE, 1, friendly(IT) & _rich & within(SHORT, ME, IT))
aura("first_claim", PANIC_WOUNDS, -1, friendly(IT) & _rich & within(SHORT, ME, IT))
# The Silence's Infamy. With 2 Pillage tokens, enemies within short range have -1 to morale test
# rolls.
aura("the_silences_infamy", MORALE, -1, hostile(IT) & _rich & within(SHORT, ME, IT))
# Order: Drowned God's Blessing. One friendly Greyjoy infantry unit within short range, choose one:
# restore 2 wounds; re-roll any attack dice this turn; or enemies attacking it this turn become
# Vulnerable.
order(
    "order_drowned_gods_blessing",
    TURN_START,
    any_,
    pick(*_ours, kind(IT, INFANTRY), within(SHORT, ME, IT)),
    choose(
        1,
        option("restore", restore(P1, 2)),
        option("reroll", lasting(TURN, P1, give(RE_ROLL, ATTACK_DICE))),
        option(
            "vulnerable",
            lasting(TURN, P1, on(ATTACK_BEGINS, on_me, gain(SUBJECT, VULNERABLE))),
        ),
    ),
)
# Drowned God's Fanatics. 3 wounds. A failed panic test costs at most 1 wound. Only every second
# unblocked hit causes a wound, from attacks and from effects.
passive("drowned_gods_fanatics", PANIC_CAP, 1)
passive("drowned_gods_fanatics", HALVES)
# Order: Scavenge. After an enemy attacked this unit it gains 1 Pillage token.
order("order_scavenge", ATTACK_DONE, on_me & is_there(ME), give_pillage(ME))
# Abundant Promises. Attack has Precision. After a melee attack you may spend any number of this
# unit's Pillage tokens; each one restores 2 wounds.
passive("abundant_promises", KEYWORDS, PRECISION, melee)
may(
    "abundant_promises",
    ATTACK_DONE,
    by_me & melee & (pillage(ME) >= 1),
    pick_amount(pillage(ME), least=1),
    spend_pillage(ME, amount(1)),
    restore(ME, 2 * amount(1)),
)
# Who is placed a second time has its tokens already.
_comes_without = by_me & (pillage(ME) == 0)
# Captain's Men. Starts the game with 1 Pillage token when Victarion Greyjoy is part of the unit.
ability(
    "captains_men",
    UNIT_PLACED,
    _comes_without & named(ME, "Victarion Greyjoy"),
    give_pillage(ME),
)

# Heroes

# The Kraken's Dues. If attached to a House Greyjoy unit: when activated it may take 1 Pillage token
# from another friendly House Greyjoy unit, and may then spend 1 of its Pillage tokens to restore up
# to 2 wounds.
_others_with_spoils = (*_ours, ~same(IT, ME), pillage(IT) >= 1)
may(
    "the_krakens_dues",
    UNIT_ACTIVATES,
    by_me & house(ME, HOUSE) & ((pillage(ME) >= 1) | there_is(*_others_with_spoils)),
    pick(*_others_with_spoils, pillage(ME) < 2, optional=True),
    when(is_there(P1), pass_pillage(P1, ME)),
    choose(
        1,
        option(
            "restore",
            spend_pillage(ME, num(1)),
            restore(ME, 2),
            possible=(pillage(ME) >= 1) | is_there(P1),
        ),
        option("no"),
    ),
)
# Order: Strange Relics. This unit takes 1 wound; one enemy within long range gains a condition
# token of your choice.
order(
    "order_strange_relics",
    UNIT_ACTIVATES,
    by_me,
    pick(enemy, within(LONG, ME, IT)),
    take_wounds(ME, 1),
    gain_one(P1),
)
# Poisoned Gifts. If attached to a House Greyjoy unit it deploys with 2 Pillage tokens; it takes 1
# wound before each of its actions.
ability("poisoned_gifts", UNIT_PLACED, _comes_without & house(ME, HOUSE), give_pillage(ME, 2))
ability("poisoned_gifts", ACTION_DECLARED, by_me & house(ME, HOUSE), take_wounds(ME, 1))
# Gifts of Silver and Bronze. If attached to a House Greyjoy unit: it gains 1 Pillage token each
# time a friendly NCU claims the Wealth zone.
ability(
    "gifts_of_silver_and_bronze",
    ZONE_CLAIMED,
    mine & claimed(WEALTH) & house(ME, HOUSE),
    give_pillage(ME),
)
# Iron Credit. Put 1 Order token on this card each time a friendly unit within short range gains a
# Pillage token. Before this unit's melee attack you may spend up to 2: with 1 or more, remove a
# condition token from this unit; with 2, also use its highest attack dice value.
ability("iron_credit", PILLAGED, mine & within(SHORT, ME, SUBJECT), put(1))
may(
    "iron_credit",
    ATTACK_BEGINS,
    by_me & melee & (counter >= 1),
    pick_amount(counter.at_most(2), least=1),
    put(-amount(1)),
    clear_one(ME),
    when(amount(1) >= 2, highest()),
)
