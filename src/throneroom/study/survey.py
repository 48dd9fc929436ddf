"""`throneroom study SLUG`: who wins, and with what, when bots of one strength play many games.

What a seat plays and which cards it uses is told by the game (`Game.groups`); nothing here knows a
game.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from throneroom import __version__
from throneroom.arena import Hands, play_out
from throneroom.bots import check_bots, make_bot, seed_for
from throneroom.kernel import BadInput, FastChance, Groups, load
from throneroom.kernel.errors import shown
from throneroom.study.counting import by_seat, share_of, shares_of_victory
from throneroom.study.journal import Journal, Told
from throneroom.study.openings import open_game
from throneroom.study.standings import lengths, share_told
from throneroom.study.tournament import carry_on, digest_of

FEWEST_USES: Final = 5  # of a card, for it to be counted among those that decide
Shares = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Survey:
    """What is to be played: so many games of these bots, who move on by a seat after each."""

    slug: str
    seats: int
    games: int
    seed: int
    bots: tuple[str, ...]
    options: Mapping[str, Any] = field(default_factory=dict)
    vary_openings: int = 0
    """How many choices of each seat are drawn before the bots play on."""

    def __post_init__(self) -> None:
        """What cannot be played is refused at once."""
        if type(self.games) is not int or self.games < 1:
            raise BadInput("bad-series", field="games", value=shown(self.games))
        if type(self.vary_openings) is not int or self.vary_openings < 0:
            raise BadInput("bad-series", field="openings", value=shown(self.vary_openings))
        check_bots(self.bots, True)
        load(self.slug).start(self.seats, self.options)

    def series(self) -> dict[str, Any]:
        """What makes its games what they are, for the journal. More games may be added later."""
        varied = {"vary_openings": self.vary_openings} if self.vary_openings else {}
        return {
            "game": self.slug,
            "rules": load(self.slug).version,
            "version": __version__,
            "seats": self.seats,
            "seed": self.seed,
            "bots": list(self.bots),
            "options": dict(self.options),
            **varied,
        }

    @property
    def command(self) -> str:
        """How to make the same study again."""
        options = "".join(
            f" --option {name}={','.join(value) if isinstance(value, list) else value}"
            for name, value in self.options.items()
        )
        if self.vary_openings:
            options += f" --vary-openings {self.vary_openings}"
        return (
            f"throneroom study {self.slug} --bots {','.join(self.bots)} --seats {self.seats} "
            f"--games {self.games} --seed {self.seed}{options}"
        )

    def bots_of(self, number: int) -> tuple[str, ...]:
        """Who sits where in a game."""
        return tuple(self.bots[(seat + number) % len(self.bots)] for seat in range(self.seats))


def play_one(
    slug: str,
    seats: int,
    seed: int,
    options: Mapping[str, Any],
    number: int,
    bots: tuple[str, ...],
    vary_openings: int = 0,
) -> Told:
    """One game, as its line in the journal."""
    game = load(slug)
    own = seed_for(seed, number)
    state = game.start(seats, options, own)
    moves = open_game(state, vary_openings, FastChance(seed_for(own, seats)))
    players = [make_bot(name, seed_for(own, seat), True) for seat, name in enumerate(bots)]
    played = play_out(state, players, moves)
    outcome = state.outcome()
    groups = game.groups or Groups(seat=lambda t, seat: {})
    uses: list[set[str]] = [set() for _ in range(seats)]
    again = game.start(seats, options, own)
    for move in moves:
        for event in again.apply(move.seat, move.action):
            for use in groups.uses(again.table, event):
                uses[use.seat].add(f"{use.kind}:{use.id}")
    return {
        "game": number,
        "bots": list(bots),
        "finished": outcome is not None,
        "winners": list(outcome.winners) if outcome else [],
        "reason": outcome.reason if outcome else "",
        "decisions": played.decisions,
        "rounds": game.rounds(state.table),
        "seats": [dict(groups.seat(state.table, seat)) for seat in range(seats)],
        "table": dict(groups.table(state.table)),
        "uses": [sorted(one) for one in uses],
        "digest": state.digest(),
    }


def play(
    survey: Survey, journal: Journal, hands: Hands, on_game: Callable[[], None] = lambda: None
) -> list[Told]:
    """Play all games that the journal lacks; all games of the study in their order."""
    numbers = range(survey.games)
    table = (survey.slug, survey.seats, survey.seed, dict(survey.options))
    tasks = {n: (*table, n, survey.bots_of(n), survey.vary_openings) for n in numbers}
    carry_on(journal, play_one, tasks, hands, on_game)
    return [journal.played[number] for number in numbers]


def findings(survey: Survey, games: Sequence[Told]) -> dict[str, Any]:
    """The result as one object: shares of victories by everything that games are told apart by."""
    ended = [told for told in games if told["finished"]]
    return {
        **survey.series(),
        "command": survey.command,
        "games": len(games),
        "finished": len(ended),
        "fair": round(1 / survey.seats, 4),
        "by_seat": [share_told(share) for share in by_seat(ended, survey.seats)],
        "by_bot": by_bot(ended) if len(survey.bots) > 1 else {},
        "groups": by_group(ended),
        "tables": by_table(ended, survey.seats),
        "endings": endings(ended),
        **lengths(ended),
        "cards": deciding(ended),
        "digest": digest_of(games),
    }


def _shares(found: Mapping[str, list[float]]) -> dict[str, Shares]:
    """By name, the shares of victories of all who had it; the most successful first."""
    told = {name: share_told(share_of(sum(won), len(won))) for name, won in found.items()}
    return dict(sorted(told.items(), key=lambda item: (-item[1]["share"], item[0])))


def by_bot(ended: Sequence[Told]) -> dict[str, Shares]:
    """The share of each bot, where several play."""
    found: dict[str, list[float]] = defaultdict(list)
    for told in ended:
        for name, won in zip(told["bots"], shares_of_victory(told), strict=True):
            found[name].append(won)
    return _shares(found)


def by_group(ended: Sequence[Told]) -> dict[str, dict[str, Shares]]:
    """By what seats played: for each kind, such as house, the share of each of them."""
    found: dict[str, dict[str, list[float]]] = defaultdict(lambda: defaultdict(list))
    for told in ended:
        for played, won in zip(told["seats"], shares_of_victory(told), strict=True):
            for kind, name in played.items():
                found[kind][name].append(won)
    return {kind: _shares(names) for kind, names in found.items()}


def by_table(ended: Sequence[Told], seats: int) -> dict[str, dict[str, Any]]:
    """By what tables were: for each kind, such as layout, the share of each seat on it, how games
    ended there, and how long they were."""
    found: dict[str, dict[str, list[Told]]] = defaultdict(lambda: defaultdict(list))
    for told in ended:
        for kind, name in told["table"].items():
            found[kind][name].append(told)
    return {
        kind: {
            name: {
                "games": len(games),
                "by_seat": [share_told(share) for share in by_seat(games, seats)],
                "endings": endings(games),
                **lengths(games),
            }
            for name, games in sorted(names.items())
        }
        for kind, names in found.items()
    }


def endings(ended: Sequence[Told]) -> dict[str, Shares]:
    """How often games ended for which reason, the most frequent first."""
    counts = Counter(told["reason"] for told in ended)
    return {name: share_told(share_of(n, len(ended))) for name, n in counts.most_common()}


def deciding(ended: Sequence[Told]) -> list[dict[str, Any]]:
    """The cards by how much more those win who use them than those who could have: seats that play
    the same, house or faction, where the card was only ever used by such; else all seats."""
    owners = _owners(ended)
    used: dict[str, list[float]] = defaultdict(list)
    unused: dict[str, list[float]] = defaultdict(list)
    for told in ended:
        rows = zip(told["seats"], told["uses"], shares_of_victory(told), strict=True)
        for played, uses, won in rows:
            kinds = set(played.items())
            for card, owned in owners.items():
                if card in uses:
                    used[card].append(won)
                elif not owned or owned <= kinds:
                    unused[card].append(won)
    found = []
    for card, shares in used.items():
        if len(shares) < FEWEST_USES:
            continue
        with_it = share_of(sum(shares), len(shares))
        without = share_of(sum(unused[card]), len(unused[card]))
        found.append(
            {
                "card": card,
                "used": share_told(with_it),
                "unused": share_told(without),
                "difference": round(with_it.share - without.share, 4),
                "sure": with_it.low > without.high or with_it.high < without.low,
            }
        )
    return sorted(found, key=lambda one: (not one["sure"], -abs(one["difference"]), one["card"]))


def _owners(ended: Sequence[Told]) -> dict[str, set[tuple[str, str]]]:
    """For each card that was used, what all who used it played alike."""
    found: dict[str, set[tuple[str, str]]] = {}
    for told in ended:
        for played, uses in zip(told["seats"], told["uses"], strict=True):
            for card in uses:
                kinds = set(played.items())
                found[card] = found[card] & kinds if card in found else kinds
    return found
