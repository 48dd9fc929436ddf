"""Playing: stale and repeated messages, reconnection, undo, stand-ins, chat, notes, spectators."""

from typing import Any

import pytest
from tests.server.client import Page, Person, at_random, seated, settled
from tests.server.process import Server


def test_the_first_frames_are_a_whole_picture(alice: Person) -> None:
    table, (page,) = seated("iron_throne", 4, alice)
    page.state()
    kinds = [frame["t"] for frame in page.frames]
    assert kinds[0] == "table"
    assert kinds.index("chat") < kinds.index("state")
    state = page.latest["state"]
    assert state["n"] == 1
    assert state["view"]["awaiting"] is not None
    assert len(state["seat_names"]) == 4
    assert page.latest["events"]["events"][0]["i"] == 1
    assert page.latest["note"]["text"] == ""
    assert page.latest["table"]["id"] == table
    assert page.ask("ping")["t"] == "ack"


def test_a_repeated_or_late_message_is_answered_and_not_applied(alice: Person, bob: Person) -> None:
    _, (page, other) = seated("thrones", 3, alice, bob)
    decision = page.decision()
    wish = {"token": decision["token"], "action": decision["choices"][0]["text"]}
    first, second = page.send("act", **wish), page.send("act", **wish)
    assert page.answer(first)["t"] == "ack"
    before = other.state()["view"]
    assert page.answer(second)["t"] == "stale"
    fresh = page.until(lambda frame: frame["t"] == "state")
    assert fresh["decision"] is None or fresh["decision"]["token"] != decision["token"]
    assert page.ask("act", **wish)["t"] == "stale"
    assert page.ask("act", token="", action=wish["action"])["t"] == "stale"
    settled(other)
    assert other.state()["view"]["turn" if "turn" in before else "awaiting"] is not None


def test_two_open_pages_of_one_person_cannot_act_twice(alice: Person) -> None:
    table, (page,) = seated("iron_throne", 4, alice)
    twin = alice.page(table)
    mine, same = page.decision(), twin.decision()
    assert mine == same
    chosen = mine["choices"][0]["text"]
    sent = [p.send("act", token=mine["token"], action=chosen) for p in (page, twin)]
    answers = sorted(p.answer(name)["t"] for p, name in zip((page, twin), sent, strict=True))
    assert answers == ["ack", "stale"]


def test_reconnecting_resumes_with_the_same_decision(alice: Person, bob: Person) -> None:
    table, (page, other) = seated("thrones", 3, alice, bob)
    for seed in range(12):
        page.act(at_random(seed)(page.decision()["choices"]))
        if page.state()["decision"] is None or not page.state()["decision"]["choices"]:
            break
    settled(page, other)
    last = page.latest["state"]
    events = [entry for frame in page.frames if frame["t"] == "events" for entry in frame["events"]]
    page.close()
    left = other.until(lambda frame: frame["t"] == "table")
    assert left["seats"][0]["online"] is False
    again = alice.page(table)
    resumed = again.state()
    for part in ("view", "decision", "seat_names", "outcome", "may_undo"):
        assert resumed[part] == last[part]
    assert [e["event"] for e in again.latest["events"]["events"]] == [e["event"] for e in events]


def test_an_action_may_be_given_by_its_named_arguments(alice: Person) -> None:
    _, (page,) = seated("thrones", 3, alice)
    decision = page.decision()
    choice = decision["choices"][0]
    wish = {"verb": choice["verb"], "args": choice["args"]}
    assert page.ask("why", action=wish) == {**page.ask("why", action=choice["text"]), "id": "m1"}
    wrong: list[Any] = [
        {},
        {"verb": "fly"},
        {"verb": choice["verb"], "args": 3},
        {"verb": 7},
        [],
        None,
    ]
    for bad in wrong:
        assert page.key("act", token=decision["token"], action=bad)
    assert page.ask("act", token=decision["token"], action=wish)["t"] == "ack"
    assert page.decision()["token"] != decision["token"]


def test_whoever_passes_nothing_in_advance_cannot_listen_again(alice: Person) -> None:
    _, (page,) = seated("thrones", 3, alice)
    assert page.key("listen") == "illegal-listening"


def test_why_not_gives_the_rule_and_plays_nothing(alice: Person) -> None:
    _, (page,) = seated("thrones", 3, alice)
    decision = page.decision()
    allowed = page.ask("why", action=decision["choices"][0]["text"])
    assert (allowed["t"], allowed["preview"]) == ("ack", {})
    refusal = page.ask("why", action="order moat_cailin march+1")
    assert refusal["t"] == "refused"
    assert refusal["error"]["key"].startswith(("illegal-", "bad-input-"))
    assert page.key("act", token=decision["token"], action="nonsense") == "bad-input-unknown-verb"
    assert page.decision()["token"] == decision["token"]


def test_own_choices_are_taken_back_freely_while_others_think(alice: Person, bob: Person) -> None:
    _, (page, other) = seated("iron_throne", 4, alice, bob)
    chosen = page.decision()["choices"]
    assert page.act(chosen[0]["text"])["t"] == "ack"
    while not (page.state()["decision"] or {}).get("may_take_back"):
        page.receive()
    token = page.state()["decision"]["token"]
    assert page.ask("act", token=token, action="take_back")["t"] == "ack"
    again = page.decision()
    assert again["choices"] == chosen
    assert page.act(chosen[1]["text"])["t"] == "ack"
    assert other.act()["t"] == "ack"
    settled(page, other)
    assert page.state()["view"] != {}


def planning(page: Page) -> None:
    """Place orders until all of this seat's are placed."""
    while True:
        decision = page.decision()
        order = next(
            (c["text"] for c in decision["choices"] if c["verb"] == "order"),
            decision["choices"][0]["text"],
        )
        page.act(order)
        if order == "ready":
            return


def test_undo_needs_everybody(alice: Person, bob: Person) -> None:
    """A settlement is seen by all; what was drawn is the same without it."""
    _, pages = seated("watch", 3, alice, bob)
    settled(*pages)
    page, other = sorted(pages, key=lambda page: not page.is_asked())
    seat = pages.index(page)
    before = page.state()
    page.act()
    assert page.state()["may_undo"] is True
    assert page.state()["undo_alone"] is False
    placed = page.state()
    assert page.ask("undo")["t"] == "ack"
    assert page.latest["state"]["undo"] == {"by": seat, "agreed": [seat]}
    other.until(lambda f: f["t"] == "state" and f["undo"] is not None)
    assert other.ask("undo_vote", yes=False)["t"] == "ack"
    page.until(lambda f: f["t"] == "state" and f["undo"] is None)
    assert page.state()["view"] == placed["view"]
    assert page.ask("undo")["t"] == "ack"
    other.until(lambda f: f["t"] == "state" and f["undo"] is not None)
    assert other.ask("undo_vote", yes=True)["t"] == "ack"
    page.until(lambda f: f["t"] == "undone")
    page.until(lambda f: f["t"] == "state")
    assert page.state()["view"] == before["view"]
    assert page.state()["decision"]["choices"] == before["decision"]["choices"]
    assert page.state()["decision"]["token"] != before["decision"]["token"]
    old = before["decision"]
    late = page.ask("act", token=old["token"], action=old["choices"][0]["text"])
    assert late["t"] == "stale"
    assert page.key("undo_vote", yes=True) == "server-no-undo-asked"


def placed_orders(page: Page) -> int:
    return sum("order" in area for area in page.state()["view"]["areas"].values())


def test_a_step_of_the_own_draft_is_undone_at_once_and_in_secret(
    alice: Person, bob: Person
) -> None:
    """Orders are placed one by one, and nobody else is to know that one was."""
    _, (page, other) = seated("thrones", 3, alice, bob)
    settled(page, other)
    before = page.state()
    other.act()
    page.act()
    other.act()
    other.quiet()
    assert page.state()["may_undo"] is True
    assert page.state()["undo_alone"] is True
    assert page.ask("undo")["t"] == "ack"
    assert page.state()["undo"] is None
    assert page.state()["view"] == before["view"]
    assert page.state()["decision"]["choices"] == before["decision"]["choices"]
    assert page.state()["decision"]["token"] != before["decision"]["token"]
    assert page.state()["may_undo"] is False
    assert page.key("undo") == "server-cannot-undo"
    assert other.quiet() == []
    assert other.act()["t"] == "ack", "what the other was asked still holds"
    assert placed_orders(other) == 3


def test_a_person_alone_with_bots_undoes_at_once_and_the_game_goes_on(alice: Person) -> None:
    table, (page,) = seated("thrones", 3, alice)
    page.decision()
    settled(page)
    before = page.state()["view"]
    page.act()
    if not page.state()["may_undo"]:
        pytest.fail("the first order of a planning phase can be undone")
    assert page.ask("undo")["t"] == "ack"
    assert page.state()["view"] == before
    assert page.play_on(at_random(3)) is not None
    assert alice.ok("GET", f"/api/tables/{table}/verify")["ok"] is True
    assert "undo" not in alice.ask("GET", f"/api/tables/{table}/record").text.splitlines()[12:]


def test_what_was_revealed_cannot_be_undone(alice: Person, bob: Person) -> None:
    """The last sealed answer reveals all of them."""
    _, (page, other) = seated("iron_throne", 4, alice, bob)
    page.act()
    other.act()
    settled(page, other)
    last = other if other.state()["may_undo"] else page
    assert last.key("undo") == "server-cannot-undo"


def test_a_seat_is_handed_to_a_bot_and_taken_back(alice: Person, bob: Person) -> None:
    _, (page, other) = seated("iron_throne", 4, alice, bob)
    token = page.decision()["token"]
    assert page.ask("bot", on=True)["t"] == "ack"
    shown = other.until(lambda f: f["t"] == "table" and f["seats"][0]["kind"] == "bot")
    assert shown["seats"][0]["name"] == "Alice"
    assert page.key("act", token=token, action="leader eddard") == "server-bot-plays"
    other.act()
    settled(page, other)
    assert page.state()["decision"] is None
    assert page.ask("bot", on=False)["t"] == "ack"
    assert page.latest["table"]["seats"][0]["kind"] == "person"
    while page.state()["outcome"] is None and page.state()["view"]["turn"] < 2:
        settled(page, other)
        for one in (page, other):
            if one.is_asked():
                assert one.act()["t"] == "ack"


def test_talk_is_public_or_private_as_the_rules_allow(alice: Person, bob: Person) -> None:
    table, (page, other) = seated("thrones", 3, alice, bob)
    watcher = Person(alice.server, "Varys").page(table)
    watcher.state()
    assert page.ask("chat", text="  Hello,\x07 all ")["t"] == "ack"
    for reader in (page, other, watcher):
        if "chat" not in reader.latest or not reader.latest["chat"]["messages"]:
            reader.until(lambda f: f["t"] == "chat" and bool(f["messages"]))
        (message,) = reader.latest["chat"]["messages"]
        assert message["text"] == "Hello, all"
        assert (message["from"], message["seat"], message["to"]) == ("Alice", 0, None)
    assert page.ask("chat", text="between us", to=1)["t"] == "ack"
    other.until(lambda f: f["t"] == "chat" and f["messages"][0]["text"] == "between us")
    settled(watcher)
    assert not any("between us" in text for text in watcher.texts)
    # The numbers of messages do not tell that there were others between them.
    assert page.ask("chat", text="Good night")["t"] == "ack"
    for reader, number in ((watcher, 2), (other, 3)):
        said = reader.until(lambda f: f["t"] == "chat" and f["messages"][0]["text"] == "Good night")
        assert said["messages"][0]["i"] == number
    later = Person(alice.server, "Littlefinger").page(table)
    later.state()
    told = [(m["i"], m["text"]) for m in later.latest["chat"]["messages"]]
    assert told == [(1, "Hello, all"), (2, "Good night")]
    assert page.key("chat", text="", to=1) == "server-bad-chat"
    assert page.key("chat", text="x" * 501) == "server-bad-chat"
    assert page.key("chat", text="to myself", to=0) == "server-bad-message"
    assert watcher.ask("chat", text="I only watch")["t"] == "ack"
    assert watcher.key("chat", text="psst", to=0) == "server-bad-message"
    nobody = Person(alice.server).page(table)
    assert nobody.key("chat", text="hm") == "server-log-in-first"
    _, (iron, _) = seated("iron_throne", 4, alice, bob)
    assert iron.key("chat", text="psst", to=1) == "server-no-secret-talk"
    assert iron.latest["table"]["secret_talk"] is False


def test_the_notepad_is_private_and_kept(alice: Person, bob: Person) -> None:
    table, (page, other) = seated("watch", 3, alice, bob)
    assert page.ask("note", text="He has two wool.")["t"] == "ack"
    assert page.key("note", text="x" * 8001) == "server-bad-note"
    assert page.key("note", text="a\x00b") == "server-bad-note"
    again = alice.page(table)
    again.state()
    assert again.latest["note"]["text"] == "He has two wool."
    settled(other)
    assert not any("two wool" in text for text in other.texts)
    watcher = Person(alice.server).page(table)
    assert watcher.key("note", text="mine") == "server-not-at-the-table"


def test_spectators_only_watch(alice: Person) -> None:
    table, (page,) = seated("iron_throne", 4, alice)
    page.decision()
    watcher = Person(alice.server, "Watcher").page(table)
    state = watcher.state()
    assert state["decision"] is None
    assert state["may_undo"] is False
    for t in ("act", "why", "undo", "bot", "undo_vote"):
        refusal = watcher.key(t, token="x", action="pass", yes=True, on=True)
        assert refusal == "server-not-at-the-table"
    assert watcher.key("replace", seat=1, yes=True) == "server-not-at-the-table"
    assert page.key("replace", seat=1, yes=True) == "server-no-vote-now"


def test_ratings_of_people_who_played_each_other(server: Server) -> None:
    one, two = Person.registered(server, "Stannis"), Person.registered(server, "Renly")
    table, pages = seated("iron_throne", 4, one, two)
    choosers = [at_random(5), at_random(6)]
    while pages[0].state()["outcome"] is None:
        for page, chooser in zip(pages, choosers, strict=True):
            page.quiet(0.01)
            if page.is_asked():
                assert page.act(chooser(page.decision()["choices"]))["t"] == "ack"
    ranking = {r["name"]: r for r in one.ok("GET", "/api/ratings/iron_throne")}
    assert ranking["Stannis"]["games"] == ranking["Renly"]["games"] == 1
    outcome = pages[0].state()["outcome"]
    places = [seat in outcome["winners"] for seat in (0, 1)]
    if places[0] != places[1]:
        better, worse = ("Stannis", "Renly") if places[0] else ("Renly", "Stannis")
        assert ranking[better]["mu"] > ranking[worse]["mu"]
    assert one.ok("GET", "/api/me")["rated"]["iron_throne"]["games"] == 1
    assert one.ok("GET", f"/api/tables/{table}/verify")["ok"] is True


def test_a_page_that_has_missed_a_picture_may_look_again(server: Server) -> None:
    person = Person(server, "Looker")
    table = person.bot_table("iron_throne", 3)["id"]
    page, whole = person.page(table), person.page(table, follows=False)
    settled(page, whole)
    assert page.act()["t"] == "ack"
    settled(page, whole)
    assert any('"t":"change"' in text for text in page.texts)
    assert not any('"t":"change"' in text for text in whole.texts)
    name = page.send("look")
    again = page.until(lambda frame: frame["t"] == "state")
    assert '"t":"state"' in page.texts[-1]
    assert page.answer(name)["t"] == "ack"
    assert page.latest["state"] == again
    assert {**again, "n": 0} == {**whole.state(), "n": 0}
