"""Conditions as a learner might write them, right and wrong."""

from __future__ import annotations

import sys

from trickkit.cards import Card

NUMBER = 3


def king_of_hearts_north(deal):
    return Card.parse("KH") in deal.hands[0]


def never(deal):
    return False


def broken(deal):
    return deal.hands[9]


def leaves(deal):
    sys.exit("enough")


def schlaege_north(deal):
    schlag = deal.bottom(deal.forehand).rank
    return sum(card.rank is schlag for card in deal.hands[0]) >= 2
