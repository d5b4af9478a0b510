"""A played hand gone through act by act, at its own table or from a record, and played on from any act."""

from __future__ import annotations

from random import Random

import pytest

from tests import texts_28
from tests.texts import NS_3_2, position, record
from tests.unit.widgets.front import buttons, click, error, inside, playable, says, view
from trickkit import Seat, TrickkitError, parse_record, write_record, write_view
from trickkit.coach import greedy
from trickkit.coach.judging import judge
from trickkit.progress import open_store
from trickkit.widgets import Review, Table
from trickkit.widgets.pictures import flat

TEXT = record(NS_3_2)
PLAYED_28 = texts_28.record(" ".join(texts_28.LAST_LED[1].split()), deal=texts_28.LAST_LED[0])


def over(table: Table, rng: Random | None = None) -> Table:
    """Play a deal to its end, the seat's own cards by chance if there is any."""
    while table._session.state.outcome() is None:
        session = table._session
        if session.bot_to_act is not None or session.held:
            table.next()
            continue
        seen = session.state.observe(session.seat)
        cards = [act.token for act in seen.legal_actions() if len(act.token) == len("9C")]
        table.act(rng.choice(cards) if rng and cards else greedy(seen).token)
    return table


def to_the_end(review: Table) -> Table:
    """Let the front end pull until nothing is left to compute."""
    while view(review)["auto"]:
        click(review, do="next")
        assert error(review) == ""
    return review


def rows(review: Table) -> list[tuple[str, str | None]]:
    return [(flat(row["act"], signs=True), row["mark"]) for row in view(review)["review"]["rows"]]


def test_acts_are_judged_one_at_a_time_as_the_front_end_pulls():
    review = Review(TEXT)
    assert [mark for _, mark in rows(review)] == [None] * 5
    for number in range(1, 6):
        assert view(review)["review"]["progress"]["n"] == number - 1
        click(review, do="next")
        assert sum(mark is not None for _, mark in rows(review)) == number
    assert view(review)["review"]["turning"] is None
    to_the_end(review)
    now = view(review)["review"]
    assert now["progress"] is None
    assert flat(now["turning"])
    assert flat(now["say"]).startswith("Your acts: 5.")


def test_it_says_what_judge_says():
    review = Review(TEXT, seat="N")
    judged = judge(parse_record(TEXT), Seat.NORTH)
    assert review.rows == judged.acts
    assert review._review is not None
    assert review._review.judgement == judged
    marks = {"only": "only", "best": "best", "as-good": "best", "slip": "slip", "costly": "costly"}
    assert [mark for _, mark in rows(review)] == [marks[each.known.verdict] for each in judged.acts]
    turning = judged.turning
    assert turning is not None
    decided = [row["n"] for row in view(review)["review"]["rows"] if row["turning"]]
    assert decided == [turning.number] * (turning.act.seat is Seat.NORTH)


def test_the_turning_point_stands_at_its_act():
    state = position(TEXT)
    turning = judge(state, Seat.SOUTH).turning
    assert turning is not None
    review = to_the_end(Review(TEXT, seat=str(turning.act.seat)))
    (row,) = (row for row in view(review)["review"]["rows"] if row["turning"])
    assert row["n"] == turning.number


def test_an_act_looked_at_shows_the_table_as_the_seat_saw_it():
    review = Review(TEXT)
    assert view(review)["result"]
    now = click(review, do="look", to=8)
    assert [card["card"] for card in now["trick"]] == ["KH", "9D", "9C"]
    assert now["hand"]["seat"] == "S"
    assert [card["card"] for card in now["hand"]["cards"] if card["mark"] == "played"] == ["KD"]
    assert all(seat["open"] is None for seat in now["seats"])
    assert playable(review) == []
    assert now["result"] is None
    assert now["review"]["chosen"]["title"] == "This act has not been looked at yet."
    assert [row["n"] for row in now["review"]["rows"] if row["pressed"]] == [8]
    to_the_end(review)
    assert view(review)["review"]["chosen"]["known"]
    assert flat(view(review)["review"]["chosen"]["hindsight"])
    assert click(review, do="look", to=8)["review"]["chosen"] is None
    assert view(review)["result"]


def test_what_was_better_is_marked_in_the_hand():
    review = Review(record("N:8S E:7C S:TH W:AC S:KD W:KH N:7H E:JS S:9H W:TD N:TC E:QS"), seat="S")
    found = [each for each in review.rows if each.known.verdict.value in {"slip", "costly"}]
    for each in found:
        now = click(review, do="look", to=each.number)
        better = {card["card"] for card in now["hand"]["cards"] if card["mark"] == "best"}
        assert better == {str(act).partition(":")[2] for act in each.known.acts}
        assert any(card["name"].endswith("this was better") for card in now["hand"]["cards"])
    lengths = [row["loss"] for row in view(review)["review"]["rows"]]
    assert [length > 0 for length in lengths] == [each in found for each in review.rows]
    assert all(0 <= length <= 100 for length in lengths)


def test_a_table_offers_it_when_the_deal_is_over():
    table = Table(7)
    click(table, do="review")
    assert error(table)
    over(table, Random(1))
    assert buttons(table) == ["again", "review"]
    ended = {**view(table), "rev": 0}
    click(table, do="review")
    assert view(table)["mode"] == "review"
    assert buttons(table) == ["close"]
    to_the_end(table)
    click(table, do="close")
    assert {**view(table), "rev": 0} == ended
    click(table, do="again")
    assert view(table)["result"] is None


def test_playing_on_is_a_trial_that_the_match_does_not_count():
    table = over(Table(7, hint_worlds=1), Random(1))
    session, kept = table._session, open_store().kept("latinern S seed=7 dealer=N score=NS:0 EW:0")
    click(table, do="review")
    first = view(table)["review"]["rows"][0]["n"]
    click(table, do="play-on")
    assert error(table)  # no act is looked at
    click(table, do="look", to=first)
    assert buttons(table) == ["play-on", "close"]
    click(table, do="play-on")
    assert view(table)["mode"] == "play"
    assert playable(table)
    assert view(table)["hint"] is not None
    click(table, act=playable(table)[0])
    assert error(table) == ""
    over(table)
    assert buttons(table) == ["review"]
    click(table, do="again")
    assert error(table)
    click(table, do="review")
    assert view(table)["review"]["chosen"]
    click(table, do="close")
    assert table._session is session
    assert open_store().kept("latinern S seed=7 dealer=N score=NS:0 EW:0") == kept
    assert buttons(table) == ["again", "review"]


def test_the_cards_of_a_trial_are_the_true_ones():
    review = Review(TEXT)
    review.play_on(3)
    assert review._session.state.deal == position(TEXT).deal
    assert playable(review)
    with pytest.raises(TrickkitError, match="no hand is gone through"):
        review.play_on(3)
    review.review()
    for number in (0, 21, -1):
        with pytest.raises(TrickkitError, match="there is no act"):
            review.play_on(number)
    with pytest.raises(TrickkitError, match="no hand is gone through"):
        Table(7).play_on(1)


@pytest.mark.parametrize("rules", ["", "three_players=on"])
def test_a_deal_of_twenty_eight(rules):
    table = over(Table(3, game="twenty-eight", rules=rules))
    review = Review(table, lang="de", deck="german")
    assert view(review)["label"] == "Rückblick auf ein Spiel, Achtundzwanzig"
    assert all(text for text, _ in rows(review))
    review.rows  # noqa: B018 - judges all
    for row in view(review)["review"]["rows"]:
        assert click(review, do="look", to=row["n"])["review"]["chosen"]["title"]
    click(review, do="play-on")
    assert error(review) == ""
    over(review)


def test_what_is_gone_through_is_not_played():
    review = Review(record("N:8S E:7C"))
    for call in (lambda: review.act("TH"), review.next, review.hint):
        with pytest.raises(TrickkitError, match="a hand is gone through here"):
            call()
    review.play_on(3 - 1)
    review.next()
    review.act("TH")
    assert [event.token for event in review._session.state.events if hasattr(event, "token")][-1] == "TH"


def test_every_word_of_both_games_has_a_name():
    acts = "N:15 W:pass S:pass E:pass N:trump=7C N:pass S:pass"
    for text, seat in (
        (texts_28.record(acts, deal=texts_28.ONLY_TRUMPS_LED[0]), "N"),
        (record("N:ask E:stay N:8S E:ask S:go"), "N"),
        (record("N:ask E:stay N:8S E:ask S:go"), "S"),
    ):
        assert all(name for name, _ in rows(Review(text, seat=seat)))


def test_a_table_that_is_not_over_is_refused():
    with pytest.raises(TrickkitError, match="not over yet"):
        Review(Table(7))
    with pytest.raises(TrickkitError, match="not over yet"):
        Table(7).review()


def test_what_is_no_hand():
    with pytest.raises(TypeError, match="a table or a record"):
        Review(7)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="seat is a text"):
        Review(TEXT, seat=3)  # type: ignore[arg-type]
    with pytest.raises(TrickkitError, match="one seat's view"):
        Review(write_view(position(TEXT).observe(Seat.SOUTH)))
    with pytest.raises(TrickkitError):
        Review("[")


def test_a_review_of_a_record_has_no_table_behind_it():
    review = Review(TEXT)
    click(review, do="close")
    assert error(review)
    for message in ({"act": "TH"}, {"do": "again"}, {"do": "undo"}, {"do": "look"}, {"do": "look", "to": True}):
        before = inside(review)
        click(review, **message)
        assert error(review)
        assert inside(review) == before
    click(review, do="look", to=4)
    assert "4" in error(review)


def test_language_and_deck_change_and_the_act_stays():
    review = to_the_end(Review(TEXT))
    english = click(review, do="look", to=3)["review"]
    german = click(review, do="set", lang="de", deck="german")["review"]
    assert german["chosen"]["title"] != english["chosen"]["title"]
    assert [row["pressed"] for row in german["rows"]] == [row["pressed"] for row in english["rows"]]
    assert says(review)


def test_a_record_may_end_before_the_hand_does():
    review = Review(record("N:8S E:7C S:TH"))
    to_the_end(review)
    assert len(rows(review)) == 1
    assert write_record(review._session.state) == record("N:8S E:7C S:TH")


def test_twenty_eight_to_the_last_trick():
    review = Review(PLAYED_28, seat="N")
    click(review, do="next")
    assert rows(review)[-1][1] == "only"
