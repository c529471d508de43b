"""The table of machine instructions."""

from __future__ import annotations

import pytest

from workbench.analysis.timing.opcodes import UNITS, amount_of_ptx, columns_of, unit_of, unit_of_ptx
from workbench.core.chips import CHIPS


@pytest.mark.parametrize(
    ("opcode", "name"),
    [
        ("LDG.E.128", "global load"),
        ("LDGSTS.E.BYPASS.128", "async copy"),
        ("LDS.64", "shared load"),
        ("LDSM.16.M88.4", "matrix load"),
        ("ATOMS.POPC.INC.32", "shared atomic"),
        ("REDG.E.ADD.F32.FTZ.RN.STRONG.GPU", "reduction"),
        ("HMMA.1688.F32.TF32", "mma 1688 tf32"),
        ("HFMA2.MMA", "moves by products"),
        ("IMAD.WIDE.U32", "integer product"),
        ("ULDC.64", "constants"),
        ("LOP3.LUT", "integer and logic"),
        ("DFMA", "f64"),
        ("BAR.SYNC.DEFER_BLOCKING", "barrier"),
    ],
)
def test_the_first_pattern_that_fits_is_the_unit(opcode: str, name: str) -> None:
    assert unit_of(opcode).name == name


def test_ptx_is_matched_only_where_it_is_sure() -> None:
    found = {
        m: unit_of_ptx(m) for m in ("ld.global.nc.v4.f32", "ld.param.u64", "bar.sync", "shfl.sync.bfly.b32", "mov.u32")
    }
    assert {m: unit and unit.name for m, unit in found.items()} == {
        "ld.global.nc.v4.f32": "global load",
        "ld.param.u64": None,
        "bar.sync": "barrier",
        "shfl.sync.bfly.b32": "shuffle",
        "mov.u32": None,
    }
    assert amount_of_ptx("ld.global.nc.v4.f32") == 16
    assert amount_of_ptx("st.shared.u8") == 1
    assert amount_of_ptx("fma.rn.f32") == 1


def test_every_gpu_has_each_pipe_and_latency_of_the_table() -> None:
    for chip in CHIPS.values():
        pipes = {unit.pipe for unit in UNITS} - {"memory", "wgmma"}
        latencies = {unit.latency for unit in UNITS} - {"", "memory", "atomic", "barrier"}
        assert pipes <= set(chip.core.pipes), chip.name
        assert latencies <= set(chip.core.latencies), chip.name


def test_an_asynchronous_product_takes_longer_with_more_columns() -> None:
    core = CHIPS["H100"].core
    cycles = [core.product_cycles(columns_of(f"HGMMA.64x{n}x16.F32")) for n in (8, 24, 64, 96, 256)]
    assert cycles == sorted(cycles)
    assert core.product_cycles(96) == pytest.approx((core.product_cycles(64) + core.product_cycles(128)) / 2)
