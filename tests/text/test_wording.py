"""Polish and Bulgarian say what the rulebooks say, in their terms, and names stand where they fit.

A name is handed to a message in the nominative. So no word that asks for another case may stand
before it in Polish, and in Bulgarian no name that follows a preposition has the full article.
"""

import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pkgutil import iter_modules

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.serializer import serialize_pattern
from tests.test_locale import LOCALE, NAMES

from throneroom.kernel import Names, load, slugs
from throneroom.kernel.registry import module_of
from throneroom.text import LANGUAGES, Translator

# The texts of Ice and Fire are another rulebook's.
BATTLE = tuple(name for name in NAMES if name.startswith(("ice_and_fire", "armies")))
FILES = tuple(name for name in NAMES if name not in BATTLE)
BOARD_GAME, IRON_THRONE, WATCH = "thrones", "iron_throne", "watch"
EVERYWHERE = ""

# Where, what must not be said there, how it was said once, and what is said instead.
POLISH = [
    (BOARD_GAME, "macierzyst", "Mój obszar macierzysty", "obszar rodzinny"),
    (BOARD_GAME, "[Ss]ił[ay] bojow", "Siła bojowa", "siła armii"),
    (BOARD_GAME, r"\b[Bb]ecz(ka|ki|ek|kę)", "beczki posiadane teraz", "symbole Zaopatrzenia"),
    (BOARD_GAME, r"\b[Kk]oron[aęyo]", "za korony", "symbol władzy"),
    (BOARD_GAME, r"\bzam(ek|ki|ku|k[óa])", "w swoich zamkach", "Zamek"),
    (BOARD_GAME, r"\btwierdz", "siedem twierdz", "Twierdza"),
    (BOARD_GAME, r"\bzaopatrzeni", "znacznik zaopatrzenia", "Zaopatrzenie"),
    (BOARD_GAME, r"Los(y|ów) bitwy", "Losy bitwy", "Losy Bitwy"),
    (BOARD_GAME, r"tor\w* wpływów", "tor wpływów", "tor Wpływów"),
    (BOARD_GAME, r"żeton\w* rozkaz", "żetony rozkazów", "żeton Rozkazu"),
    (BOARD_GAME, "Gra o tron:", "Gra o tron: gra planszowa", "Gra o Tron"),
    (BOARD_GAME, "zużyt", "zużyte", "użyte"),
    (IRON_THRONE, "rozszerz", "Wpływy rozszerzone", "rozprzestrzenić wpływ"),
    (IRON_THRONE, "najwięcej wpływów", "rozprzestrzenił najwięcej wpływów", "wpływu"),
    (IRON_THRONE, "Usłysz", "Usłysz mój ryk!", "Słuchajcie mojego ryku!"),
    (IRON_THRONE, "oboje", "Zagrajmy oboje rozejm.", "ty i ja"),
    (IRON_THRONE, "do domu", "Postacie wracają do domu", "do swoich wyjściowych pozycji"),
    (IRON_THRONE, "Decyduje największy", "Decyduje największy wpływ.", "Wygrywa ród, który"),
    (WATCH, "Dramatyczny koniec", "Dramatyczny koniec: ośmiu", "dramatyczne zwycięstwo"),
    (WATCH, "do Mroźnych Kłów|odeślij", "odeślij do Mroźnych Kłów", "cofnij na Mroźne Kły"),
    (EVERYWHERE, "[Ww]yłom", "Wyłomy", "przełamanie obrony"),
    (EVERYWHERE, r"[Kk]urs\w* wymiany", "Kursy wymiany", "stosunek wymiany"),
    (EVERYWHERE, "^Ustawienie$", "Ustawienie", "Przygotowanie"),
    (EVERYWHERE, "odnośnik", "kto ma odnośnik", "link"),
    (EVERYWHERE, "silnik zasad", "fanowski silnik zasad", "program do gry według zasad"),
    (EVERYWHERE, "ich pudełka", "Kupujcie ich pudełka!", "Kupujcie ich gry!"),
    (EVERYWHERE, "[Zz]apytani", "To zapytanie", "żądanie"),
    (EVERYWHERE, r"\b(Państwo|Państwa|Proszę pana)\b", "Państwa kolej", "ty"),
]
BULGARIAN = [
    (BOARD_GAME, "родна(та)? област", "Моята родна област", "седалище"),
    (BOARD_GAME, "[Бб]ъчв", "Бъчва", "символ на продоволствие"),
    (BOARD_GAME, "укреплен", "мечове, укрепления или череп", "кули"),
    (BOARD_GAME, "[Тт]очки за набиране", "Точки за набиране", "наборни точки"),
    (BOARD_GAME, "[Зз]аплаха", "Заплаха от диваците", "сила на диваците"),
    (BOARD_GAME, "[Нн]ай-(висок|нисък) залог", "Най-висок залог", "най-високо заложилият"),
    (BOARD_GAME, "[Ии]зхвърл", "Изхвърлена е картата", "махам"),
    (BOARD_GAME, r"(\d|\}) сила\b", "от 0 до { $power } сила", "гербове на сила"),
    (BOARD_GAME, r"^[Сс]ила( \{|$| /| –)", "Сила – налична / в купчината", "гербове на сила"),
    (
        BOARD_GAME,
        r"(губи|вземи|имаш|налична|получава|цялата) сила\b",
        "губи сила: 2",
        "герб на сила",
    ),
    (BOARD_GAME, r"\+1 сила", "+1 сила и меч", "+1 бойна сила"),
    (BOARD_GAME, r"\b(повече|донесат) сила\b", "Остава ти повече сила", "гербове на сила"),
    (BOARD_GAME, r"(: |^)[Сс]ила \d", "Сила 1; струва 1 точка", "бойна сила"),
    (BOARD_GAME, r"^Сила, ", "Сила, събрана със заповеди", "гербове на сила"),
    (BOARD_GAME, "набезва", "войските набезват", "правят набези"),
    (EVERYWHERE, r"\b[Рр]од(ове(те)?|а)\b", "Велики родове", "домове"),
    (BOARD_GAME, "настолната", "настолната игра", "Настолна игра"),
    (BOARD_GAME, "Непреклонени|непречупени", "Непреклонени, непревити", "Непреклонни"),
    (BOARD_GAME, r"(: |^)[Дд]а [а-я]+ ли\b", "Кръпката: да махнеш ли карта?", "ще махнеш ли"),
    (IRON_THRONE, r"(^|\. )Да се [а-я]+ ли\b", "Да се използва ли", "Ще използваш ли"),
    (IRON_THRONE, "разпростран", "е разпространил", "е разпрострял"),
    (IRON_THRONE, "[Сс]крита", "скритата карта", "закритата карта"),
    (IRON_THRONE, "гневът", "Наш е гневът", "Наша е яростта"),
    (IRON_THRONE, "Съгласие", "Съгласие.", "Дадено."),
    (IRON_THRONE, "се води от", "се води от Аря", "Лидер на"),
    (EVERYWHERE, "най-многото", "Решават най-многото стражи", "Печели играчът с най-много"),
    (WATCH, "Драматичен край", "Драматичен край: трети пробив", "драматична победа"),
    (WATCH, r"Зимата иде\b", "Зимата иде: руда", "Зимата идва"),
    (WATCH, r"\bСер\b", "Сер Алисър Торн", "Сир"),
    (WATCH, r"(Подредба|\bса) на полето|Широко поле", "Подредба на полето", "дъската"),
    (EVERYWHERE, r"с лице(то)? на(долу|горе)", "с лицето надолу", "закрита"),
    (EVERYWHERE, r"\b[Сс]еме(то)?\b", "обявеното семе", "начално число"),
    (EVERYWHERE, "[Уу]ебкук", "Уебкука за бавни игри", "Webhook"),
    (EVERYWHERE, "[Аа]каунт", "Акаунтът", "профил"),
    (EVERYWHERE, "[Оо]ферт", "насрещна оферта", "предложение"),
    (EVERYWHERE, "двигател", "фенски двигател", "програма за игра по правилата"),
    (EVERYWHERE, r"\b[Пп]ечата\b|изпиш", "Печата JSON.", "Извежда"),
    (EVERYWHERE, "усойниц", "Червена усойница", "пепелянка"),
    # One is addressed with ти. A motto speaks to everybody.
    (EVERYWHERE, r"\b(?!Чуйте рева)[А-Яа-я]+йте\b", "Опитайте --help.", "Опитай"),
    (EVERYWHERE, r"\b([Вв]ие|[Вв]и|[Вв]ас|[Вв]аш[а-я]*|сте)\b", "последния ви избор", "ти"),
    (
        EVERYWHERE,
        "[Ии]зберете|махнете|вземете|напишете|[Пп]осочете|оправете|ъзстановете|затворете|играете",
        "Моля, изберете едно",
        "избери",
    ),
    (EVERYWHERE, r"\b[А-Яа-я]+(вате|щате)\b", "за какво да гласувате", "да гласуваш"),
]
# The same for Ice and Fire: the cards, the board, the lesson and the builder of armies.
POLISH_BATTLE = [
    ("[Pp]odstaw(k|c)", "na jednej podstawce", "tacka"),
    (r"([Zz]ajm\w+|efekt\w*|inne|puste) pol[ea]\b", "zajmuje pole", "strefa"),
    ("[Pp]lansz[aey] taktyki", "Plansza taktyki", "Plansza Taktyk"),
    ("[Cc]hybi", "chybienia można przerzucić", "pudła"),
    (r"[Oo]ddzia[łl]\w* musi", "Oddział musi", "jednostka"),
    (r"\bD[36]\b", "D3+1 ran", "k3+1"),
    ("[Pp]remi", "traci premię", "bonus"),
    (r"(krótki|długi) zasięg", "krótki zasięg", "bliski zasięg"),
    ("[Zz]asięgu? (szarży|odwrotu)", "zasięg szarży", "dystans szarży"),
    (r"[Pp]rzyjazn(a|ej) (piechot|kawaleri)", "przyjazna piechota", "jednostka piechoty"),
]
BULGARIAN_BATTLE = [
    ("[Оо]бсег", "малък обсег", "близък обхват"),
    ("[Мм]орал", "Морал", "боен дух"),
    ("[Пп]роверк", "проверка за паника", "тест за паника"),
    ("[Пп]одложк", "на една подложка", "поднос"),
    ("в(ън)? схватка|извън схватка", "отряд в схватка", "в бой"),
    ("[Пп]риятелск", "приятелски отряд", "свой отряд"),
    ("непопадени|пропуснал", "пропуснал зар", "пропуск"),
    ("[Пп]овторно", "повторно хвърляне", "прехвърляне"),
    ("способност", "умения и способности", "умение"),
    (r"\bконтакт", "пълен контакт", "допир"),
    (r"\b[DД][36]\b", "D3+1 рани", "к3+1"),
    ("[Пп]охарч", "похарчи жетон", "изразходвай"),
    ("атака през", "атака през нея губи бонуса си", "щурм през"),
    (r"[Сс]воя (пехота|кавалерия)", "своя пехота", "свой пехотен отряд"),
    (r"\b([Вв]ие|[Вв]и|[Вв]ас|[Вв]аш[а-я]*|сте|станете|държите)\b", "в ръката ви", "ти"),
    ("[Ии]зтеглете|[Сс]ложете|[Пп]осочете", "Изтеглете 2 карти", "изтегли"),
]
# What holds the name of something, whatever message it is in.
NAMES_OF_THINGS = (
    "area|attacked|card|cards|character|colour|colours|embattled|event|events|get|give|hero|house|"
    "instead|leader|order|origin|other|place|port|resource|seat|spare|taken|target|track|unit|victim"
)
ASKS_FOR_A_CASE = (
    "bez|dla|do|między|na|nad|o|od|po|pod|przeciw|przed|przez|u|w|wobec|z|za|zamiast|ze|"
    "[Ww]eź|[Zz]werbuj|[Zz]amień|[Ww]ybierz|[Oo]drzuć|[Zz]agraj|[Uu]żyj|[Ww]esprzyj"
)


def kinds_of_names(slug: str) -> Iterator[str]:
    """The kinds of all tables of names in the modules of a game."""
    package = import_module(module_of(slug))
    for module in iter_modules(package.__path__, f"{package.__name__}."):
        for value in vars(import_module(module.name)).values():
            if isinstance(value, Names):
                yield value.kind


@cache
def said(language: str, files: tuple[str, ...] = FILES) -> dict[str, str]:
    """Every message and attribute of a message as it is written."""
    found = {}
    for name in files:
        for entry in parse((LOCALE / language / name).read_text("utf-8")).body:
            if isinstance(entry, ftl.Message):
                if entry.value is not None:
                    found[entry.id.name] = serialize_pattern(entry.value).strip()
                for part in entry.attributes:
                    found[f"{entry.id.name}.{part.id.name}"] = serialize_pattern(part.value).strip()
    return found


def about(key: str, where: str) -> bool:
    """Whether a message is one of those about a game."""
    return key.removeprefix("illegal-").removeprefix("warning-").startswith(where)


def sayings(where: str, wording: str, messages: dict[str, str]) -> Iterator[str]:
    for key, text in messages.items():
        if about(key, where) and re.search(wording, text):
            yield f"{key}: {text}"


@pytest.mark.parametrize(("where", "wording", "was", "better"), POLISH)
def test_polish_keeps_to_its_terms(where: str, wording: str, was: str, better: str) -> None:
    assert list(sayings(where, wording, said("pl"))) == [], better
    assert list(sayings(where, wording, {f"{where}-x": was}))


@pytest.mark.parametrize(("where", "wording", "was", "better"), BULGARIAN)
def test_bulgarian_keeps_to_its_terms_and_to_one_address(
    where: str, wording: str, was: str, better: str
) -> None:
    assert list(sayings(where, wording, said("bg"))) == [], better
    assert list(sayings(where, wording, {f"{where}-x": was}))


@pytest.mark.parametrize(("wording", "was", "better"), POLISH_BATTLE)
def test_polish_of_ice_and_fire_keeps_to_its_terms(wording: str, was: str, better: str) -> None:
    assert list(sayings(EVERYWHERE, wording, said("pl", BATTLE))) == [], better
    assert re.search(wording, was)


@pytest.mark.parametrize(("wording", "was", "better"), BULGARIAN_BATTLE)
def test_bulgarian_of_ice_and_fire_keeps_to_its_terms(wording: str, was: str, better: str) -> None:
    assert list(sayings(EVERYWHERE, wording, said("bg", BATTLE))) == [], better
    assert re.search(wording, was)


def test_no_polish_word_asks_for_another_case_of_a_name() -> None:
    wording = rf"\b({ASKS_FOR_A_CASE}) \{{ \$({NAMES_OF_THINGS}) \}}"
    assert list(sayings(EVERYWHERE, wording, said("pl"))) == []
    assert re.search(wording, "Handel z pulą: { $give } za { $get }")


def test_bulgarian_names_that_follow_a_preposition_have_no_full_article() -> None:
    kinds = r"^(thrones-area|watch-colour|iron_throne-side)-"
    names = {key: name for key, name in said("bg").items() if re.match(kinds, key)}
    assert len(names) > 60
    assert {key: name for key, name in names.items() if re.match(r"\w+(ът|ят)\b", name)} == {}


def test_bulgarian_tracks_follow_no_preposition() -> None:
    """They are called by their holder's seat, with the full article: Железният трон."""
    wording = r"\b(в|във|за|към|на|от|при|с|със):? \{ \$track \}"
    assert list(sayings(EVERYWHERE, wording, said("bg"))) == []


# What rules say


def is_rule_text(key: str) -> bool:
    """Whether a message is what a card, a sheet or a hero does."""
    return bool(
        re.search(r"_text-|\.(lowest|others|highest)$|-(card|hero|westeros)-\w+\.text$", key)
    )


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_rule_has_the_same_numbers_in_every_language(language: str) -> None:
    def numbers(text: str) -> list[str]:
        return sorted(re.findall(r"\d+", re.sub(r"\{[^{}]*\}", "", text)))

    english, other = said("en"), said(language)
    rules = [key for key in english if is_rule_text(key)]
    assert len(rules) > 120
    assert {k: other[k] for k in rules if numbers(english[k]) != numbers(other[k])} == {}


@pytest.mark.parametrize(
    ("language", "may"), [("pl", r"\bmo(że|gą)|wolno"), ("bg", r"\bмо(же|га)")]
)
def test_what_a_card_allows_it_allows_in_every_language(language: str, may: str) -> None:
    """A card that lets its owner choose says so; leaders are always the player's to use."""
    english, other = said("en"), said(language)
    choices = [
        key
        for key in english
        if is_rule_text(key) and "leader_text" not in key and re.search(r"\b[Mm]ay\b", english[key])
    ]
    assert len(choices) > 15
    assert {key: other[key] for key in choices if not re.search(may, other[key], re.I)} == {}


@pytest.mark.rule("T15.52")
@pytest.mark.parametrize(
    ("language", "one"),
    [
        ("en", "remove one order token of the beaten House anywhere on the board"),
        ("pl", "usunąć jeden żeton Rozkazu pokonanego Rodu z dowolnego obszaru"),
        ("bg", "махнеш една заповед на победения дом от която и да е област"),
    ],
)
def test_cersei_removes_one_order_from_any_one_area(language: str, one: str) -> None:
    assert one in said(language)["thrones-card-cersei_lannister.text"]


# What is printed on cards and pieces and is named in no position.
PRINTED = {"special", "terrain_keyword", "timing", "tray", "unit_type"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", slugs())
def test_whatever_a_position_names_has_a_word_for_its_kind(slug: str, language: str) -> None:
    """“There is no … called x” says what was looked for, and no internal id."""
    translator = Translator(language, load(slug))
    kinds = set(kinds_of_names(slug)) - PRINTED
    assert len(kinds) > 8
    assert sorted(kind for kind in kinds if not translator.has(f"{slug}-kind-{kind}")) == []


@pytest.mark.parametrize("units", ["ffk", "fke", "ke", "fe", "k", "e", "ss"])
def test_units_that_march_together_are_listed_with_commas(units: str) -> None:
    for language in LANGUAGES:
        label = Translator(language, load(BOARD_GAME)).action(
            load(BOARD_GAME).read(f"march winterfell>moat_cailin:{units}")
        )
        sent = label.split(": ")[1]
        assert sent.count(", ") == sent.count("×") - 1 == len(set(units)) - 1, label
        assert "  " not in label
