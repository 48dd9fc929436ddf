"""Words for people: every message in English, Polish and Bulgarian, and the numbered rules."""

from throneroom.text.bundles import LANGUAGES, check_language, preferred_language
from throneroom.text.glossary import Term, load_glossary
from throneroom.text.rulebook import Rule, Rulebook, load_rulebook, rules_folder
from throneroom.text.translator import Translator, tables_of, translator_about

__all__ = [
    "LANGUAGES",
    "Rule",
    "Rulebook",
    "Term",
    "Translator",
    "check_language",
    "load_glossary",
    "load_rulebook",
    "preferred_language",
    "rules_folder",
    "tables_of",
    "translator_about",
]
