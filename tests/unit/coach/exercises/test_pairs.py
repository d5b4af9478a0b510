"""Crossing out pairs and finding the one that is left, against every two bottom cards tried one by one."""

from __future__ import annotations

from itertools import combinations, permutations

import pytest

from tests.golden.exercises import NO_TRUMP, ONE_CARD
from tests.texts import position, record
from tests.unit.coach.exercises.samples import of_kind
from tests.unit.deduction.brute_latinern import by_bottoms, seen_of
from trickkit import DECK, Card, Rank, Seat, Suit, winner
from trickkit.coach.exercises import Exercise, NoExerciseError, grade, pose
from trickkit.coach.exercises.pairs import trials
from trickkit.games.latinern import ALL_ORDERINGS, LatinernObservation, LatinernOrdering

JACKS = "N:KD E:TS S:9S W:QH N:9D E:7D S:JS W:8D"
both = pytest.mark.parametrize("sample", of_kind("cross-out", "find-pair"), ids=str)


def view_of(exercise: Exercise) -> LatinernObservation:
    view = exercise.state.observe(exercise.seat)
    assert isinstance(view, LatinernObservation)
    return view


def pair_of(text: str) -> LatinernOrdering:
    trump, schlag = text.split("/")
    return LatinernOrdering(Suit(trump), Rank(schlag))


def room(view: LatinernObservation, pair: LatinernOrdering) -> bool:
    """Tell whether dealer and forehand can have been dealt bottom cards that make the pair."""
    seen = seen_of(view)
    unseen = {card for card in DECK if not any(card in cards for cards in seen.values())}

    def may_hold(seat: Seat) -> set[Card]:
        return {*seen[seat], *(unseen if len(seen[seat]) < 5 else ())}

    trumps = {card for card in may_hold(view.dealer) if card.suit is pair.trump}
    schlaege = {card for card in may_hold(view.forehand) if card.rank is pair.schlag}
    return any(one is not two for one in trumps for two in schlaege)


@both
def test_possible_pairs_as_brute_force_says(sample):
    for exercise in sample.exercises():
        possible = set(by_bottoms(view_of(exercise)))
        if sample.kind == "find-pair":
            assert {pair_of(exercise.accepted[0])} == possible
        else:
            assert {*map(pair_of, exercise.accepted[0].split())} == {*ALL_ORDERINGS} - possible


@both
def test_every_exclusion_has_true_evidence(sample):
    for exercise in sample.exercises():
        view = view_of(exercise)
        chances = by_bottoms(view)
        for answer, note in exercise.posed.wrong:
            pair = pair_of(answer.lstrip("+-"))
            assert (note.fact("trump"), note.fact("schlag")) == (pair.trump, pair.schlag)
            if note.code == "still-possible":
                assert str(chances[pair]) == note.fact("chance")
            elif note.code == "would-win":
                won = view.tricks[int(note.fact("trick")) - 1]
                verdict = winner(won.trick, pair)
                told = (note.fact("seat"), note.fact("card"), note.fact("reason"))
                assert told == (verdict.seat, str(verdict.card), verdict.reason)
                assert verdict.seat is not won.winner
            else:
                assert note.code in {"counted-no-trump", "counted-no-schlag", "counted-one-card"}
                assert not room(view, pair)


@both
def test_the_hints_of_pairs_are_true(sample):
    for exercise in sample.exercises():
        view = view_of(exercise)
        look, rule, _ = exercise.hints
        said = {
            number: {pair for pair in ALL_ORDERINGS if winner(won.trick, pair).seat is not won.winner}
            for number, won in enumerate(view.tricks, start=1)
        }
        assert len(said[int(look.fact("trick"))]) == int(look.fact("out")) == max(map(len, said.values()))
        possible = set(by_bottoms(view))
        if rule.code == "count-left":
            assert int(rule.fact("left")) == len(possible)
        else:
            assert {str(pair.trump) for pair in possible} == {rule.fact("trump")}


def sources_of(view: LatinernObservation) -> list[set[LatinernOrdering]]:
    """Give what the cards seen rule out, then each trick."""
    by_tricks = [{p for p in ALL_ORDERINGS if winner(w.trick, p).seat is not w.winner} for w in view.tricks]
    return [{pair for pair in ALL_ORDERINGS if not room(view, pair)}, *by_tricks]


@pytest.mark.parametrize("sample", of_kind("cross-out"), ids=str)
def test_crossing_out_is_as_difficult_as_the_sources_that_must_be_put_together(sample):
    for exercise in sample.exercises():
        sources = sources_of(view_of(exercise))
        everything = set().union(*sources)
        works = [
            sum(4 if number == 0 else 1 for number in chosen)
            for size in range(1, len(sources) + 1)
            for chosen in combinations(range(len(sources)), size)
            if set().union(*(sources[number] for number in chosen)) == everything
        ]
        assert exercise.difficulty == min(5, *works)


def trials_in(order: tuple[int, ...], sources: list[set[LatinernOrdering]]) -> int:
    """Count the trials when sources are put to use in this order; 0 is the cards seen."""
    left = {*ALL_ORDERINGS} - sources[order[0]]
    done = 0
    for source in order[1:]:
        if len(left) > 1 and left & sources[source]:
            done += len(left) * (4 if source == 0 else 1)
            left -= sources[source]
    return done


def by_every_order(view: LatinernObservation) -> int:
    """Count the fewest trials, by trying every order of the tricks, the losers and the cards seen."""
    lost = {(card.rank, won.card.rank) for won in view.tricks for card in won.trick.cards}
    ranks = {rank for rank, winning in lost if rank is not winning}
    sources = [*sources_of(view), {pair for pair in ALL_ORDERINGS if pair.schlag in ranks}]
    return min(
        trials_in(order, sources) for order in permutations(range(len(sources))) if order[0] and sources[order[0]]
    )


@pytest.mark.parametrize("sample", of_kind("find-pair"), ids=str)
def test_finding_the_pair_is_as_difficult_as_its_trials(sample):
    for exercise in sample.exercises():
        needed = by_every_order(view_of(exercise))
        assert trials(view_of(exercise)) == needed
        assert exercise.difficulty == 1 + sum(needed > most for most in (0, 4, 7, 9))


def test_the_cards_seen_make_a_pair_hard_to_find():
    """South holds three jacks and sees the fourth win: by the tricks alone two more pairs would be left."""
    deal = "N:KC 9D KS 7C KD E:7D AD 9C TS 8C S:JH 9S JD JC JS W:8S QD 8D QH TD"
    exercise = pose("find-pair", position(record(JACKS, deal=deal, dealer="W")), Seat.SOUTH)
    assert exercise.accepted == ("S/K",)
    assert {answer for answer, note in exercise.posed.wrong if note.code.startswith("counted")} >= {"C/J", "D/J"}
    assert trials(view_of(exercise)) == by_every_order(view_of(exercise)) > 9
    assert exercise.difficulty == 5


def test_one_trick_by_hand():
    """East's eight of clubs beats ten and ace of clubs: it must be a Schlag, whatever is trump."""
    deal = "N:TC 7H AS JH 9D E:KC JS JD 8C 7C S:8D TS TH KD 9C W:AC TD QH KH QD"
    exercise = pose("cross-out", position(record("S:KD W:AC N:TC E:8C", deal=deal, dealer="E")), Seat.NORTH)
    assert exercise.posed.why.facts == (("out", "28"), ("left", "C/8 S/8 D/8 H/8"))
    assert exercise.difficulty == 1
    told = grade(exercise, exercise.accepted[0].removeprefix("C/A "))
    assert (told.missing, told.note.code) == (("C/A",), "would-win")
    assert dict(told.note.facts).items() >= {"trick": "1", "seat": "W", "card": "AC", "reason": "hauptschlag"}.items()
    told = grade(exercise, f"{exercise.accepted[0]} S/8")
    assert (told.surplus, told.note.code) == (("S/8",), "still-possible")


@pytest.mark.parametrize(("record_text", "pair", "code"), [
    (NO_TRUMP, "C/K", "counted-no-trump"),
    (ONE_CARD, "C/Q", "counted-one-card"),
])  # fmt: skip
def test_counting_alone_rules_a_pair_out(record_text, pair, code):
    exercise = pose("cross-out", position(record_text), Seat.NORTH)
    told = grade(exercise, exercise.accepted[0].replace(pair, ""))
    assert (told.missing, told.note.code) == ((pair,), code)


def test_a_knower_is_not_asked():
    state = position(record("N:9D E:JD S:JH W:8C"))
    for seat in (Seat.WEST, Seat.NORTH):
        with pytest.raises(NoExerciseError):
            pose("cross-out", state, seat)
    with pytest.raises(NoExerciseError):
        pose("find-pair", state, Seat.EAST)  # more than one pair is left
