"""Strategies on a space whose times are known."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from workbench.tune.outcome import Candidate
from workbench.tune.search import SEARCHES, start_search

SPACE = [Candidate("v", (("X", x), ("Y", y))) for x in range(8) for y in range(8) if x * y < 50]


def bowl(candidate):
    return 1.0 + (candidate.values["X"] - 5) ** 2 + (candidate.values["Y"] - 2) ** 2


def run(name, seed=0, limit=None, time_of=bowl, at_once=1):
    """Try candidates, several at once, and return them in order."""
    search, tried, waiting = start_search(name, SPACE, seed, limit), [], []
    while True:
        while len(waiting) < at_once and (candidate := search.ask()):
            waiting.append(candidate)
            tried.append(candidate)
        if not waiting:
            return tried
        done = waiting.pop(0)
        search.tell(done, time_of(done))


@given(st.sampled_from(sorted(SEARCHES.keys() - {"model"})), st.integers(0, 99), st.integers(1, 70), st.integers(1, 4))
@settings(max_examples=40, deadline=None)
def test_no_candidate_is_tried_twice_and_no_more_than_asked_for(name, seed, limit, at_once):
    tried = run(name, seed, limit, at_once=at_once)
    assert len(tried) == len(set(tried)) == min(limit, len(SPACE))
    assert set(tried) <= set(SPACE)


@pytest.mark.parametrize("name", sorted(SEARCHES))
def test_without_a_limit_every_candidate_is_tried_even_where_none_is_right(name):
    assert set(run(name, time_of=lambda candidate: None)) == set(SPACE)


@pytest.mark.parametrize("seed", range(5))
def test_a_climb_reaches_the_bottom_of_a_bowl_long_before_all_are_tried(seed):
    tried = run("hill-climb", seed)
    assert tried.index(Candidate("v", (("X", 5), ("Y", 2)))) < len(SPACE) / 2


def test_the_model_finds_a_good_one_within_a_third():
    tried = run("model", 1, limit=len(SPACE) // 3)
    assert min(map(bowl, tried)) <= 3


def test_a_seed_gives_the_same_order():
    assert run("random", 3) == run("random", 3) != run("random", 4)
