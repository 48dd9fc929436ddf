"""The steps and the questions of the game, by name."""

from collections.abc import Callable
from typing import Final

from throneroom.games.watch import (
    development,
    hero_cards,
    heroes,
    heroes_build,
    heroes_trade,
    production,
    setup,
    seven,
    tormund,
    trade,
    turn,
    wildlings,
)
from throneroom.kernel import Question

STEPS: Final[dict[str, Callable[..., None]]] = {
    "place_settlement": setup.ask_settlement,
    "place_guard": setup.ask_guard,
    "deal_tokens": setup.deal_tokens,
    "begin_turn": turn.begin_turn,
    "go_on": turn.go_on,
    "drama": heroes.drama,
    "produce": production.produce,
    "samwell": hero_cards.ask_samwell,
    "discard": seven.discard,
    "return_cards": seven.return_cards,
    "ask_tormund": seven.ask_tormund,
    "advance": wildlings.advance,
    "settle_offer": trade.settle_offer,
    "patrol_ridden": development.patrol_ridden,
    "ask_give_back": heroes_trade.ask_give_back,
    "after_use": heroes.after_use,
}

QUESTIONS: Final[dict[str, Question]] = {
    "place_settlement": Question(
        frozenset({"settlement"}),
        setup.legal_settlement,
        setup.check_settlement,
        setup.take_settlement,
    ),
    "place_road": Question(
        frozenset({"road"}), setup.legal_road, setup.check_road, setup.take_road
    ),
    "place_guard": Question(
        frozenset({"guard"}), setup.legal_guard, setup.check_guard, setup.take_guard
    ),
    "before_roll": Question(
        turn.TURN_VERBS,
        turn.legal_before_roll,
        turn.check_before_roll,
        turn.take_before_roll,
        always=True,  # to roll at once would tell that no hidden card can be played: W25.2
    ),
    "act": Question(
        turn.TURN_VERBS,
        turn.legal_act,
        turn.check_act,
        turn.take_act,
        always=True,  # more offers may be made than are listed: W9.4
    ),
    "drama": Question(
        frozenset({"remove_hero"}), heroes.legal_drama, heroes.check_drama, heroes.take_drama
    ),
    "samwell": Question(
        frozenset({"samwell_tarly", "decline"}),
        heroes_trade.legal_samwell,
        heroes_trade.check_samwell,
        heroes.take_samwell,
    ),
    "discard": Question(
        frozenset({"discard", "recall"}),
        seven.legal_discard,
        seven.check_discard,
        seven.take_discard,
        take_back=True,
    ),
    "move_tormund": Question(
        frozenset({"tormund"}), tormund.legal_tormund, tormund.check_tormund, tormund.take_tormund
    ),
    "steal": Question(
        frozenset({"steal", "steal_nothing"}),
        tormund.legal_steal,
        tormund.check_steal,
        tormund.take_steal,
    ),
    "answer_offer": Question(
        frozenset({"accept", "refuse", "counter", "deal", "no_deal"}),
        trade.legal_answer,
        trade.check_answer,
        trade.take_answer,
        take_back=True,
        refuse=trade.refuse_more,
    ),
    "settle_offer": Question(
        frozenset({"deal", "no_deal"}),
        trade.legal_settle,
        trade.check_settle,
        trade.take_settle,
        always=True,  # a counter-offer must not find out what the hand lacks: W25.1
        refuse=trade.refuse_more,
    ),
    "free_road": Question(
        frozenset({"road", "stop"}),
        development.legal_free_road,
        development.check_free_road,
        development.take_free_road,
    ),
    "give_back": Question(
        frozenset({"give_back"}),
        heroes_trade.legal_give_back,
        heroes_trade.check_give_back,
        heroes_trade.take_give_back,
        always=True,  # W25.9
    ),
    "take_from_leader": Question(
        frozenset({"take_card", "take_nothing"}),
        heroes_trade.legal_take,
        heroes_trade.check_take,
        heroes_trade.take_take,
    ),
    "rebuild_road": Question(
        frozenset({"road"}),
        heroes_build.legal_rebuild,
        heroes_build.check_rebuild,
        heroes_build.take_rebuild,
    ),
    "keep_card": Question(
        frozenset({"keep_card"}),
        heroes_build.legal_keep_card,
        heroes_build.check_keep_card,
        heroes_build.take_keep_card,
        always=True,  # W25.7
    ),
    "after_use": Question(
        frozenset({"turn_over", "swap"}),
        heroes.legal_after_use,
        heroes.check_after_use,
        heroes.take_after_use,
    ),
}
