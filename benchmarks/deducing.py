"""How long deduction takes."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from benchmarks.measure import Row, alone, seconds, source
from benchmarks.positions import latinern, twenty_eight
from trickkit.deduction import deduce
from trickkit.games.latinern.events import knowers

VIEWS = 60


def rows() -> Iterator[Row]:
    """Measure views of seats that do not know the secret, at the start of any trick."""
    blind = []
    for seed in range(VIEWS):
        state = latinern(f"deduce/{seed}", source("tricks", seed).randrange(4))
        seats = [seat for seat in state.position.dealer.order() if seat not in knowers(state.position.dealer)]
        blind.append(state.observe(seats[seed % 2]))
    times = [seconds(partial(deduce, view)) for view in blind]
    note = (
        f"`deduce` on the views of {VIEWS} blind seats, at the start of tricks 1 to 4: all pairs with exact fractions."
    )
    yield alone("Latinern: pairs and their probabilities", times, 0.002, note)

    views = []
    for seed in range(VIEWS):
        deal = twenty_eight(f"deduce/{seed}", source("tricks", seed).randrange(8))
        seats = [seat for seat in deal.position.order if seat is not deal.position.bidder]
        views.append(deal.observe(seats[seed % 3]))
    times = [seconds(partial(deduce, view)) for view in views]
    note = f"`deduce` on the views of {VIEWS} seats other than the bidder, at the start of tricks 1 to 8."
    yield alone("Twenty-eight: suits and their probabilities", times, 0.020, note)
