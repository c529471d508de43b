"""Special registers that the emulator has (PTX ISA 9.0, section 10); `Lowering.special` makes their values."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.emulator.translate.operands import registers_of
from workbench.ptx.ir import Function, Instruction

_VECTORS = ("tid", "ntid", "ctaid", "nctaid", "clusterid", "nclusterid", "cluster_ctaid", "cluster_nctaid")
_SCALARS = (
    *("laneid", "warpid", "nwarpid", "smid", "nsmid", "gridid"),
    *("is_explicit_cluster", "cluster_ctarank", "cluster_nctarank"),
    *("lanemask_eq", "lanemask_le", "lanemask_lt", "lanemask_ge", "lanemask_gt"),
    *("clock", "clock_hi", "clock64", "globaltimer", "globaltimer_lo", "globaltimer_hi"),
    *("total_smem_size", "dynamic_smem_size"),
)
NAMES = frozenset(
    [
        *(f"%{name}.{axis}" for name in _VECTORS for axis in "xyzw"),
        *(f"%{name}" for name in _SCALARS),
        *(f"%pm{number}{width}" for number in range(8) for width in ("", "_64")),
        *(f"%envreg{number}" for number in range(32)),
    ]
)


def read_by(function: Function, instruction: Instruction) -> Iterator[str]:
    """Yield the registers of an instruction that its function does not declare, and so must be special."""
    for operand in instruction.operands:
        for name in registers_of(operand):
            if name.startswith("%") and name not in function.registers:
                yield name
