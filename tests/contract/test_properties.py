"""Whatever is drawn: text is read or refused with a place, never worse, and nothing is lost on the way."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from tests import strategies
from trickkit import (
    Card,
    CardSet,
    NotationError,
    Score,
    Seat,
    Side,
    Trick,
    parse_record,
    parse_records,
    replay_json,
    write_record,
    write_view,
)
from trickkit.games import twenty_eight
from trickkit.games.latinern import Deal, Latinern, parse_act
from trickkit.record import decode

MANY = settings(max_examples=250)
FEWER = settings(max_examples=80)


def well_named(error: NotationError) -> bool:
    """Tell whether the error's words are one printable line."""
    return str(error).isprintable() and len(str(error)) < 300


def read(text: str) -> list[str] | str:
    """Read a text; give its records as they are written, or the error in words."""
    written = []
    try:
        for record in parse_records(text):
            if record.state:
                written.append(write_record(record.state, record.remarks))
            elif record.view:
                written.append(write_view(record.view, record.remarks))
    except NotationError as error:
        found = error
    else:
        return written
    assert found.at is not None
    assert min(found.at) >= 1
    assert well_named(found)
    return f"{found.at} {found}"


@MANY
@given(st.text() | strategies.scraps() | strategies.edited_records())
def test_any_text_is_read_or_refused(text):
    read(text)


@MANY
@given(st.binary() | strategies.edited_records().map(lambda text: text.encode("utf-8", "surrogatepass")))
def test_any_bytes_are_read_or_refused(data):
    read(decode(data))


@MANY
@given(strategies.edited_records() | strategies.scraps())
def test_what_is_read_is_written_so_that_it_is_read_again(text):
    written = read(text)
    if isinstance(written, list):
        assert [read(record) for record in written] == [[record] for record in written]


@FEWER
@given(strategies.edited_records(), st.sampled_from(["\r\n", "\r"]), st.booleans())
def test_line_ends_and_mark_make_no_difference(text, end, mark):
    text = text.replace("\r", "\n").removeprefix("\ufeff")
    assert read(text) == read("\ufeff" * mark + text.replace("\n", end))


@FEWER
@given(strategies.states())
def test_a_state_is_written_and_read(state):
    text = write_record(state)
    record = parse_record(text)
    assert record.state == state
    assert replay_json(record.state) == replay_json(state)
    assert write_record(record.state) == text


@FEWER
@given(strategies.states(), strategies.seats)
def test_a_view_is_written_and_read(state, seat):
    text = write_view(state.observe(seat))
    view = parse_record(text).view
    assert view is not None
    assert write_view(view) == text
    if state.outcome() is None:
        assert view == state.observe(seat)


@FEWER
@given(strategies.states())
def test_cards_are_conserved(state):
    held = [card for hand in state.position.held for card in hand or ()]
    tricks = [card for won in state.position.tricks for card in won.trick.cards]
    on_the_table = [play.card for play in state.position.plays]
    assert sorted(map(str, held + tricks + on_the_table)) == sorted(
        str(card) for hand in state.deal.hands for card in hand
    )


@FEWER
@given(strategies.states())
def test_tricks_and_points_add_up(state):
    outcome, won = state.outcome(), [state.position.won(side) for side in Side]
    assert sum(won) == len(state.position.tricks) <= 5
    assert max(won) <= 3
    assert 2 <= state.position.stake <= 4
    if outcome is not None:
        assert 2 <= outcome.points <= 4
        assert (str(outcome.by) == "tricks") is (3 in won)


@MANY
@given(strategies.states(), strategies.seats)
def test_what_is_legal_applies(state, seat):
    for act in (*state.legal_actions(seat), *state.offences(seat)):
        assert state.apply(act).events[len(state.events)] == act


@FEWER
@given(strategies.deals(), strategies.settings_of_the_house, st.sets(strategies.cards))
def test_values_print_and_parse(deal, game, cards):
    assert Deal.parse(deal.dealer, str(deal)) == deal
    assert Latinern.parse(str(game)) == game
    assert CardSet.parse(str(CardSet(cards))) == cards
    trick = Trick.of(deal.dealer, deal.hands[0][:4])
    assert Trick.parse(str(trick)) == trick


PARSERS = [
    Card.parse,
    CardSet.parse,
    Seat.parse,
    Side.parse,
    Score.parse,
    Trick.parse,
    Latinern.parse,
    parse_act,
    lambda text: Deal.parse("N", text),
    twenty_eight.TwentyEight.parse,
    twenty_eight.parse_act,
    lambda text: twenty_eight.Deal.parse("N", text),
]


@MANY
@given(st.text(max_size=12) | strategies.scraps(), st.sampled_from(PARSERS))
def test_every_parser_gives_a_value_or_a_notation_error(text, parse):
    try:
        value = parse(text)
    except NotationError as error:
        found = error
    else:
        assert parse(str(value)) == value
        return
    assert well_named(found)
