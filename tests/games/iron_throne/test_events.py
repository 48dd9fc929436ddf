"""What everybody is told: each event names the rule that it carries out."""

import pytest
from tests.games.iron_throne.table import GAME

from throneroom.text import load_rulebook


@pytest.mark.parametrize("kind", GAME.events)
def test_an_event_names_a_rule_and_not_a_chapter(kind: str) -> None:
    rule = GAME.events[kind].rule
    assert rule in load_rulebook("iron_throne").rules
    assert "." in rule or rule.startswith("IR")
