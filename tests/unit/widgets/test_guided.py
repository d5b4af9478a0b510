"""A guided hand: each act judged at once, a wrong one shown to its consequence and taken back, both games."""

from __future__ import annotations

from typing import Any

import pytest

from tests import texts_28
from tests.texts import NS_3_0, position, record
from tests.unit.widgets.front import (
    buttons,
    click,
    error,
    hints,
    inside,
    offered,
    on_felt,
    playable,
    says,
    scripted,
    view,
)
from tests.unit.widgets.hands import to_decision
from tests.unit.widgets.subjects import BY_EAST, CONCEDED
from trickkit import IllegalActionError, NotationError, Seat, TrickkitError, write_view
from trickkit.coach import advise
from trickkit.coach.judging import Verdict, weigh_known
from trickkit.games.latinern import Disclosed, HandsShown
from trickkit.widgets import Guided, Move
from trickkit.widgets.guided import Judged
from trickkit.widgets.pictures import flat
from trickkit.widgets.session import guided as session_guided

ROUND = record(NS_3_0)
STAYED = "N:8S E:ask N:stay E:7C S:TH W:AC"


def hand(text: str = ROUND, **more: Any) -> Guided:
    """Give a guided hand that has come to the learner's first decision."""
    return to_decision(Guided(text, **{"worlds": 5, **more}))


def verdict(widget: Guided) -> str:
    said = view(widget)["verdict"]
    return flat(said["title"], signs=True) + " | " + flat(said["text"], signs=True)


def line(widget: Guided) -> str:
    return " ".join(map(str, session_guided.acts_of(widget._session.line.state)))


def judge(widget: Guided, token: str) -> Judged:
    seen = widget._deciding()
    assert seen is not None
    return widget._judge(seen, widget._session.line.parse(token))


def value(widget: Guided, token: str) -> float:
    known = judge(widget, token).known
    assert known is not None
    return known.value


# ---------------------------------------------------------------------- right and wrong


def test_a_wrong_try_is_shown_to_the_end_of_its_trick_and_then_offered_again():
    widget = hand(moves=[Move(("TH",))], bot=scripted("W:AC"))
    before, decision = view(widget), inside(widget)
    click(widget, act="9H")
    assert view(widget)["verdict"]["right"] is False
    assert view(widget)["auto"]
    assert on_felt(widget) == "N:8S E:7C S:9H"
    assert buttons(widget) == ["again"]
    to_decision(widget)
    assert on_felt(widget) == "N:8S E:7C S:9H W:AC*"
    assert verdict(widget) == "Not yet. | After 9♥ the trick went to West, who won it with A♣."
    assert playable(widget) == []
    assert not view(widget)["auto"]
    after = click(widget, do="again")
    assert {key: after[key] for key in before if key != "rev"} == {key: before[key] for key in before if key != "rev"}
    assert widget.wrong == 1
    assert inside(widget)[3] == decision[3]


def test_a_right_act_goes_on_at_once():
    widget = hand(moves=[Move(("TH",))])
    click(widget, act="TH")
    assert view(widget)["verdict"]["right"] is True
    assert line(widget) == "N:8S E:7C S:TH"
    assert view(widget)["auto"]


def test_the_others_do_what_the_record_has_as_long_as_the_learner_does():
    widget = hand(bot=scripted(""), moves=[Move(("TH",)), Move(("KD",)), Move(("9H",))])
    for act in ("TH", "KD", "9H"):
        to_decision(widget)
        click(widget, act=act)
    to_decision(widget)
    assert line(widget).split() == NS_3_0.split()
    assert widget.solved


def test_off_the_record_the_others_choose_for_themselves():
    widget = hand(bot=scripted("W:TD"), moves=[Move(("TH",))])
    click(widget, act="9H")
    click(widget, do="next")
    assert on_felt(widget) == "N:8S E:7C S:9H W:TD*"
    click(widget, do="again")
    click(widget, act="TH")
    click(widget, do="next")
    assert on_felt(widget).endswith("W:AC")


@pytest.mark.parametrize("game", ["latinern", "twenty-eight"])
@pytest.mark.parametrize("seat", ["S", "W"])
def test_a_computed_hand_accepts_what_the_coach_finds_good(game, seat):
    widget = to_decision(Guided(seed=3, game=game, seat=seat, worlds=3))
    for _ in range(60):
        if widget.solved:
            break
        session = widget._session.line
        seen = session.state.observe(session.seat)
        good = {
            act.token
            for act in seen.legal_actions()
            if weigh_known(seen, act, lambda v: advise(v, worlds=3, quick=True))[0].verdict
            in {Verdict.ONLY, Verdict.BEST, Verdict.AS_GOOD}
        }
        acts = offered(widget) if game == "twenty-eight" else playable(widget)
        assert good
        tried = next((act for act in acts if act not in good), None)
        if tried is not None:
            click(widget, act=tried)
            assert view(widget)["verdict"]["right"] is False
            to_decision(widget)
            click(widget, do="again")
        click(widget, act=next(act for act in (*acts, "ask") if act in good))
        assert not error(widget)
        to_decision(widget)
    assert widget.solved
    assert view(widget)["progress"]["now"] == view(widget)["progress"]["of"] > 2
    assert view(widget)["stars"]["n"] == widget.stars


def test_the_last_step_of_the_hint_is_accepted():
    for seed in range(4):
        widget = to_decision(Guided(seed=seed, worlds=3))
        while not widget.solved:
            for _ in range(3):
                widget.hint()
            view_ = widget._session.line.state.observe(widget._session.line.seat)
            act = widget._hints.advice(view_).act
            assert act is not None
            assert widget.act(act.token).right
            to_decision(widget)
        assert widget.stars == 1
        assert widget.hints > 0


def test_a_wrong_try_says_what_it_is_worth_and_names_no_better_act():
    widget = hand(record("N:8S E:7C S:TH"), seat="W", worlds=60)
    worst = min(playable(widget), key=lambda act: value(widget, act))
    weighed = judge(widget, worst).known
    assert weighed is not None
    assert weighed.verdict in {Verdict.SLIP, Verdict.COSTLY}
    click(widget, act=worst)
    said = verdict(widget)
    assert f"wins {100 * weighed.value:.0f} % after this, and {100 * weighed.best:.0f} %" in said
    assert not [act for act in playable(widget) if act in said]


# ---------------------------------------------------------------------- questions, calls, words


def test_a_wrong_answer_ends_the_try_and_discloses_nothing():
    widget = hand(record(STAYED), seat="N", moves=[Move(("8S",)), Move(("stay",))])
    click(widget, act="8S")
    to_decision(widget)
    assert view(widget)["stake"]["open"]
    click(widget, act="go")
    assert view(widget)["result"]
    assert not view(widget)["auto"]
    events = widget.sight().view.events
    assert not [event for event in events if isinstance(event, Disclosed | HandsShown)]
    click(widget, do="again")
    click(widget, act="stay")
    assert "N:stay" in line(widget)


def test_asking_is_tried_up_to_the_answer():
    widget = hand(record("N:8S E:7C"), bot=scripted("W:stay"), moves=[Move(("TH",))])
    click(widget, act="ask")
    assert view(widget)["auto"]
    to_decision(widget)
    assert says(widget).startswith("West stays")
    assert widget.view["stake"]["now"] == 3
    click(widget, do="again")
    assert widget.view["stake"]["now"] == 2


def test_an_offence_is_wrong_and_says_why():
    widget = hand(record("N:8S E:7C", score="NS:9 EW:3"))
    click(widget, act="ask")
    assert verdict(widget) == "The rules punish that. | With 9 points or more your side may not ask (L19)."
    click(widget, do="again")
    assert line(widget) == "N:8S E:7C"


def test_a_wrong_bid_is_shown_to_the_end_of_the_auction():
    widget = hand(texts_28.record(BY_EAST, deal=texts_28.VOIDS), seat="N", moves=[Move(("14",))])
    click(widget, act="28")
    assert view(widget)["auto"]
    to_decision(widget)
    assert widget._session.over
    assert view(widget)["auction"] is None
    click(widget, do="again")
    assert view(widget)["auction"] is not None
    click(widget, act="14")
    assert view(widget)["verdict"]["right"]


def test_conceding_is_tried_up_to_the_answer():
    text = texts_28.record(CONCEDED.removesuffix(" W:concede"), deal=texts_28.STRONG, rules="cot=on")
    moves = [Move(("pass",)), Move(("7S",)), Move(("QH",))]
    widget = to_decision(Guided(text, seat="W", worlds=1, bot=scripted("N:accept"), moves=moves))
    click(widget, act="pass")
    to_decision(widget)
    click(widget, act="7S")
    while view(widget)["auto"]:
        click(widget, do="next")
    click(widget, act="concede")
    assert view(widget)["auto"]
    click(widget, do="next")
    assert view(widget)["result"]
    assert not view(widget)["auto"]
    click(widget, do="again")
    assert view(widget)["result"] is None


def test_a_trick_taken_by_the_other_hand_of_the_side():
    widget = hand(record("N:TC E:7C"), moves=[Move(("TS",))])
    click(widget, act="9H")
    to_decision(widget)
    assert verdict(widget).endswith("The trick goes to your side all the same: North won it with 10♣.")


def test_a_trick_that_the_try_has_won():
    widget = hand(moves=[Move(("9H",))])
    click(widget, act="TH")
    to_decision(widget)
    assert "You did win this trick with 10♥" in verdict(widget)


# ---------------------------------------------------------------------- the author's words


OWN = Move(
    ("TH",),
    goal={"en": "Win this trick.", "de": "Hol dir diesen Stich."},
    texts={
        "9H": {"en": "{9H} is too low.", "de": "{9H:Der} ist zu klein."},
        "*": {"en": "Think again.", "de": "Denk noch einmal nach."},
    },
    hints=({"en": "Look at {C}.", "de": "Schau auf {C}."}, {"en": "Take {TH}.", "de": "Nimm {TH:den}."}),
)


def test_the_author_says_what_is_right_and_why():
    widget = hand(moves=[OWN])
    assert flat(view(widget)["goal"]) == "Win this trick."
    click(widget, act="9H")
    assert verdict(widget) == "Not yet. | Nine of hearts is too low."
    click(widget, do="again")
    click(widget, act="JH")
    assert "Think again." in verdict(widget)
    click(widget, do="set", lang="de")
    assert "Denk noch einmal nach." in verdict(widget)
    click(widget, do="again")
    assert flat(view(widget)["goal"]) == "Hol dir diesen Stich."
    click(widget, act="TH")
    assert view(widget)["verdict"]["right"]


def test_the_author_gives_hints():
    widget = hand(moves=[OWN])
    assert len(view(widget)["hint"]["shut"]) == 2
    click(widget, do="hint")
    assert hints(widget) == ["Look at clubs."]
    assert str(widget.hint()) == "Take ten of hearts."
    assert view(widget)["hint"]["done"]
    widget.hint()
    assert widget.hints == 2
    click(widget, act="TH")
    to_decision(widget)
    assert view(widget)["hint"]["shown"] == []


def test_without_the_authors_hints_there_are_none_where_the_author_judges():
    widget = hand(moves=[Move(("TH",))])
    assert view(widget)["hint"] is None
    with pytest.raises(TrickkitError, match="no hints"):
        widget.hint()


def test_hints_of_the_coach_stay_when_a_try_is_taken_back():
    widget = hand(record("N:8S E:7C S:TH"), seat="W", worlds=60)
    click(widget, do="hint")
    worst = min(playable(widget), key=lambda act: value(widget, act))
    click(widget, act=worst)
    to_decision(widget)
    assert view(widget)["hint"] is None
    click(widget, do="again")
    assert len(hints(widget)) == 1


@pytest.mark.parametrize(
    ("move", "wrong"),
    [
        (lambda: Move(goal={"en": "Only English."}), 'no "de"'),
        (lambda: Move(texts={"9H": {"en": "{XX}", "de": "x"}}), "XX"),
        (lambda: Move(hints=({"en": "a", "de": "a"},) * 4), "at most 3 steps"),
        (lambda: Guided(ROUND, moves=[Move(("9X",))]), "9X"),
        (lambda: Guided(ROUND, moves=[Move(texts={"10H": {"en": "a", "de": "a"}})]), 'stands under "TH"'),
        (lambda: Guided(game="whist"), "whist"),
        (lambda: Guided("nonsense"), "Game"),
    ],
)
def test_what_an_author_gets_wrong_is_named(move, wrong):
    with pytest.raises(NotationError, match=wrong):
        move()


@pytest.mark.parametrize(
    ("moves", "wrong"),
    [
        (lambda: [Move("9C")], r'^accept is a tuple, as \("9C",\), not \'9C\'$'),  # type: ignore[arg-type]
        (lambda: [Move(("9C",), hints=5)], "^hints is a tuple"),  # type: ignore[arg-type]
        (lambda: [Move(texts=["9C"])], r"^texts is a dict of acts and texts, not \['9C'\]$"),  # type: ignore[arg-type]
        (lambda: ["TH"], r"""^moves is a list of Move, as \[Move\(\("9C",\)\)\]; 'TH' is none$"""),
        (lambda: [None], "^moves is a list of Move"),
    ],
)
def test_moves_of_wrong_types_are_named(moves, wrong):
    with pytest.raises(TypeError, match=wrong):
        Guided(ROUND, moves=moves())


def test_a_record_of_ones_own_view_is_refused():
    with pytest.raises(TrickkitError, match="needs all cards"):
        Guided(write_view(position(ROUND).observe(Seat.SOUTH)))
    with pytest.raises(TypeError, match="bot is a function"):
        Guided(ROUND, bot="greedy")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="record is a text"):
        Guided(3)  # type: ignore[arg-type]


# ---------------------------------------------------------------------- progress, stars, scripts


def test_progress_tries_and_stars():
    widget = hand(moves=[Move(("TH",)), Move(("KD",)), Move(("9H",))])
    assert view(widget)["progress"] == {"now": 0, "of": 5, "label": "Move 1 of at most 5"}
    for act, wrong in (("TH", "9H"), ("KD", ""), ("9H", "JH")):
        to_decision(widget)
        if wrong:
            widget.act(wrong)
            widget.again()
        assert widget.act(act).right
    to_decision(widget)
    assert view(widget)["progress"]["label"] == "3 moves, all played"
    assert widget.stars == 1
    assert view(widget)["stars"]["note"] == "Right at once: 1 of 3. Wrong tries: 2. Hints: 0."
    click(widget, do="again")
    assert view(widget)["progress"]["now"] == 0
    assert (widget.wrong, widget.hints, line(widget)) == (0, 0, "")


def test_two_stars_when_most_was_right_at_once():
    widget = hand(moves=[Move(("TH",)), Move(("KD",)), Move(("9H",))])
    widget.act("9H")
    widget.again()
    for act in ("TH", "KD", "9H"):
        widget.act(act)
        to_decision(widget)
    assert widget.stars == 2


def test_a_call_is_an_act_of_its_own():
    widget = hand(texts_28.record(BY_EAST, deal=texts_28.VOIDS), seat="N")
    assert view(widget)["progress"] == {"now": 0, "of": 9, "label": "Move 1 of at most 9"}


def test_an_act_that_cannot_be_chosen_is_not_judged():
    widget, forced = to_decision(Guided(seed=3, game="twenty-eight", seat="W", worlds=1)), 0
    while not widget.solved:
        seen = widget._deciding()
        assert seen is not None
        legal = list(seen.legal_actions())
        widget.act(next(act.token for act in legal if widget._judge(seen, act).right))
        if len(legal) == 1:
            forced += 1
            assert view(widget)["verdict"] is None
        to_decision(widget)
    assert forced
    assert widget.stars == 3


def test_what_cannot_be_done_changes_nothing():
    widget = hand(moves=[Move(("TH",))])
    before = inside(widget)
    with pytest.raises(IllegalActionError):
        widget.act("9C")
    with pytest.raises(TrickkitError, match="no try to take back"):
        widget.again()
    assert inside(widget) == before
    widget.act("9H")
    before = inside(widget)
    with pytest.raises(TrickkitError, match=r"again\(\) first"):
        widget.act("TH")
    with pytest.raises(TrickkitError, match="nothing for you to decide"):
        widget.hint()
    assert inside(widget) == before
    widget.next()
    with pytest.raises(TrickkitError, match=r"take it back with again\(\)"):
        widget.next()


def test_the_same_hand_judges_alike_again():
    told = []
    for _ in range(2):
        widget = hand(record("N:8S E:7C"), worlds=8)
        told.append([(act, judge(widget, act)) for act in playable(widget)])
    assert told[0] == told[1]
