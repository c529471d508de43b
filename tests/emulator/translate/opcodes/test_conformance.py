"""Every row of the table against its reference, bit for bit; approximations within their bound."""

import numpy as np
import pytest

from tests.emulator.translate.opcodes import agreement, conformance
from tests.emulator.translate.opcodes.conformance import COUNT, THREADS, Batch, Case
from tests.emulator.translate.opcodes.kernels import Launcher
from tests.emulator.translate.opcodes.references import reference_of
from workbench.emulator.translate.opcodes import Match, Row

pytestmark = pytest.mark.no_cover


@pytest.mark.parametrize(
    "batch", tuple(conformance.batches()), ids=lambda b: f"{b.cases[0].mnemonic}+{len(b.cases) - 1}"
)
def test_results_are_those_of_the_reference(batch: Batch, launch: Launcher) -> None:
    out = np.zeros(batch.result_bytes, np.uint8)
    launch(batch.ptx, *map(np.ascontiguousarray, batch.columns), out, grid=COUNT // THREADS, block=THREADS)
    problems = []
    for case, actual in zip(batch.cases, batch.results(out), strict=True):
        problems += agreement.disagreements(case, batch, actual)
    assert not problems, "\n".join(problems)


ROWS: dict[str, list[Row]] = {}
"""Rows that only compute, by opcode."""
for _row in conformance.pure_rows():
    ROWS.setdefault(_row.opcode, []).append(_row)

UNSEEN = {
    "cos": {"ftz"},  # it is 1 for a subnormal and for 0, and so is 2^x
    "ex2": {"ftz"},
    "vshr": {"sat"},  # it shows between u32 and s32, whole: no spelling that is drawn has it so
    "cvt.(rn|rz|rm|rp){.ftz}{.sat}.f32.(u8|u16|u32|u64|s8|s16|s32|s64)": {"ftz"},  # no integer is subnormal
    "cvt.(rni|rzi|rmi|rpi){.ftz}{.sat}.(u8|u16|u32|u64|s8|s16|s32|s64).f32": {"sat"},  # integers are clamped without
    "cvt.(rni|rzi|rmi|rpi){.sat}.(u8|u16|u32|u64|s8|s16|s32|s64).f64": {"sat"},
    "cvt.(rni|rzi|rmi|rpi){.sat}.(u8|u16|u32|u64|s8|s16|s32|s64).f16": {"sat"},
    "cvt.(rn|rz|rm|rp){.ftz}{.sat}.f16.f32": {"ftz"},  # ptxas drops it
    "cvt{.ftz}{.sat}.f32.f16": {"ftz"},  # no f16 is subnormal as f32
}
"""Modifiers that change no result of a test, by opcode or form. ``.rn`` is none: a row without it rounds so too."""


def without(match: Match, word: str) -> Match | None:
    """Fit an instruction without one of its modifiers to a row; None if there is none with such operands."""
    rest = [other for other in match.modifiers if other != word]
    for row in ROWS[match.row.opcode]:
        found = row.match(rest, match.selectors)
        if found and (found.source_types, found.result_types) == (match.source_types, match.result_types):
            return found
    return None


def differs(batch: Batch, case: Case, other: Match) -> bool:
    """Whether the reference of another spelling gives another result, on a few operands or else on all."""
    for count in (COUNT // 8, COUNT):
        results = []
        for match in (case.match, other):
            columns = iter(batch.columns)
            reference = reference_of(match.row)
            assert reference is not None
            kinds = match.source_types
            sources = (np.full(COUNT, case.immediate) if kind == "imm" else next(columns) for kind in kinds)
            found = reference(match, *(source[:count] for source in sources))
            results.append(found if isinstance(found, tuple) else (found,))
        if any(not np.array_equal(a, b, equal_nan=a.dtype.kind == "f") for a, b in zip(*results, strict=True)):
            return True
    return False


def test_every_modifier_changes_a_result() -> None:
    seen: dict[tuple[str, str], bool] = {}
    for batch in conformance.batches():
        for case in batch.cases:
            form = case.row.form
            for word in case.match.words - {"rn"} - UNSEEN.get(case.row.opcode, set()) - UNSEEN.get(form, set()):
                if not seen.get((form, word)) and (other := without(case.match, word)):
                    seen[form, word] = differs(batch, case, other)
    unseen = [f".{word} of {form}" for (form, word), found in seen.items() if not found]
    assert not unseen, (
        f"no operand shows {', '.join(unseen)}: the reference must know the modifier, and `conformance.edges` must have "
        "a value on which it matters; if there is none, name the modifier in UNSEEN"
    )
