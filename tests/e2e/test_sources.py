"""The page knows no rules: its sources name none, and take from the games only what is printed."""

import re
from pathlib import Path

SOURCES = Path(__file__).resolve().parents[2] / "web" / "src"
TEXTS = {
    str(path.relative_to(SOURCES)): path.read_text("utf-8")
    for path in sorted(SOURCES.rglob("*"))
    if path.suffix in (".ts", ".svelte")
}
# Faces of pieces, and where they lie. Limits, costs and tables of the rules are not among them.
PRINTED = {
    "thrones": {
        "map",
        "house_cards",
        "orders",
        "tides_of_battle",
        "westeros_cards",
        "wildling_track",
    },
    "ice_and_fire": {"tactics_board", "terrain", "trays"},
    "watch": {"board", "costs", "island", "layouts", "trails"},
}
FROM_GAMES = re.compile(r'import \{?([^"]*?)\}? from "[./]*/src/throneroom/games/(\w+)/data/(\w+)')
WATCH_NAMES = {
    "costs": {"supply_trade_rate", "resources"},
    "layouts": {"red_numbers"},
    "trails": {"clan_areas_west_to_east", "die_to_trail"},
}
RULE = re.compile(r"[\"'`(\s](T|TR|I|IR|W|WR|F|FR|K)\d+\.\d+\b")
TEXT_FORM = re.compile(r"\b(act|why|judge|choose|play)\??\.?\(\s*[`\"']")


def test_the_sources_are_found() -> None:
    assert "boards/thrones/Board.svelte" in TEXTS
    assert sum(len(FROM_GAMES.findall(text)) for text in TEXTS.values()) > 5


def test_only_printed_facts_come_from_the_games() -> None:
    for name, text in TEXTS.items():
        for wanted, slug, file in FROM_GAMES.findall(text):
            assert file in PRINTED[slug], name
            names = {word.strip() for word in wanted.split(",")}
            assert names <= WATCH_NAMES.get(file, names), name


def test_no_rule_is_named() -> None:
    named = {name: match[0] for name, text in TEXTS.items() if (match := RULE.search(text))}
    assert named == {}


def test_nothing_is_sent_in_a_text_form_of_the_pages_own() -> None:
    written = {name: match[0] for name, text in TEXTS.items() if (match := TEXT_FORM.search(text))}
    assert written == {}
