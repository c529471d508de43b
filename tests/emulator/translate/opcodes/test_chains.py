"""Instructions in company: random chains on the emulator against a model in NumPy, whose parts are the rows' references."""

from __future__ import annotations

import numpy as np
import pytest

from tests.emulator.translate.opcodes import chains, kernels
from tests.emulator.translate.opcodes.chains import FLAVOURS, Chain
from tests.tiers import slow_unless

SEEDS = range(40)


def emulate(text: str, out: np.ndarray, inputs: np.ndarray) -> None:
    kernels.launch(text, out, inputs)


def differs(chain: Chain) -> bool:
    return not np.array_equal(chains.results([chain], emulate)[0], chain.expected())


@pytest.mark.parametrize("flavour", slow_unless({"carry", "everything"}.__contains__, FLAVOURS))
def test_chains_leave_what_the_model_says(flavour: str) -> None:
    drawn = [chains.draw(flavour, seed) for seed in SEEDS]
    found = chains.results(drawn, emulate)
    wrong = [c for c, got in zip(drawn, found, strict=True) if not np.array_equal(got, c.expected())]
    if wrong:
        shortest = min((chains.shrink(chain, differs) for chain in wrong[:3]), key=lambda chain: len(chain.steps))
        pytest.fail(f"{len(wrong)} of {len(drawn)} differ, as\n{shortest}")


def test_a_chain_that_differs_is_made_short() -> None:
    """A model that is wrong of one instruction leaves that, and what it needs."""
    chain = chains.draw("carry", 3)
    marked = chain.steps[2]
    short = chains.shrink(chain, lambda rest: marked in rest.steps)
    assert short.steps == (marked,)
