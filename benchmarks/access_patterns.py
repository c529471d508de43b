"""Accesses of one warp to be counted: widths, strides, offsets, repeats and masks beyond those of the first probe."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import torch

from workbench.kernel import load
from workbench.op import Launch
from workbench.op.launches import CaseLaunch

SOURCE = Path(__file__).with_suffix(".cu")
ELEMENTS = 2048
SMEM_BYTES = ELEMENTS * 16
VECTORS = {1: "unsigned char", 2: "unsigned short", 4: "float", 8: "float2", 16: "float4"}
ALL = 0xFFFFFFFF
MASKS = (0xAAAAAAAA, 0xFFFF0000, 0x33333333, 0x0F0F0F0F, 0x000000FF, 0x80000001, 0x7FFFFFFE, 0xDEADBEEF)
EVERY = ("shared_ld", "shared_st", "global_ld", "global_st")

Pattern = tuple[str, list[int], int]


def strided() -> Iterator[Pattern]:
    """Yield regular patterns: strides with offsets, swizzles, repeats of 2, 4, 8 and 16 lanes at every distance."""
    lanes = range(32)
    for stride, offset in ((1, 1), (1, 3), (1, 5), (2, 1), (3, 0), (6, 2), (9, 0), (12, 0), (24, 1), (48, 0), (63, 3)):
        yield f"stride{stride}+{offset}", [offset + stride * lane for lane in lanes], ALL
    for step in (2, 4, 8, 16, 31):
        yield f"xor{step}", [lane ^ step for lane in lanes], ALL
    for group in (2, 4, 8, 16):
        yield f"each{group}", [lane // group for lane in lanes], ALL
        yield f"each{group}s33", [lane // group * 33 for lane in lanes], ALL
    for distance in (1, 2, 4, 8, 16):
        yield f"twin{distance}", [lane & ~distance for lane in lanes], ALL
        yield f"twin{distance}s8", [(lane & ~distance) * 8 for lane in lanes], ALL
        yield f"twin{distance}s17", [(lane & ~distance) * 17 for lane in lanes], ALL
    yield "twin1low_twin2high", [lane & ~1 if lane < 16 else lane & ~2 for lane in lanes], ALL
    yield "twin1low_plain", [lane & ~1 if lane < 16 else lane for lane in lanes], ALL
    yield "twin1but1", [lane & ~1 if lane != 9 else 40 for lane in lanes], ALL
    yield "next1", [(lane + 1) // 2 for lane in lanes], ALL
    yield "rows4x8", [lane % 8 + lane // 8 * 40 for lane in lanes], ALL
    yield "columns8x4", [lane % 4 * 36 + lane // 4 for lane in lanes], ALL


def irregular(seed: int, count: int) -> Iterator[Pattern]:
    """Yield patterns at random: elements of a range from few to many, with lanes left out in every way."""
    draw = random.Random(seed)
    for number in range(count):
        extent = draw.choice((2, 4, 8, 16, 32, 64, 256, 1024))
        mask = draw.choice((ALL, ALL, *MASKS, draw.getrandbits(32) or 1))
        yield f"random{number}of{extent}", [draw.randrange(extent) for _ in range(32)], mask
        twins = [draw.randrange(extent) for _ in range(32)]
        distance = draw.choice((1, 2, 4))
        yield f"twins{number}at{distance}", [twins[lane & ~distance] for lane in range(32)], mask


def masked() -> Iterator[Pattern]:
    """Yield plain patterns with lanes left out."""
    for mask in MASKS:
        for stride in (1, 2, 33):
            yield f"stride{stride}", [stride * lane for lane in range(32)], mask


def patterns(device: str) -> Iterator[tuple[dict[str, Any], CaseLaunch]]:
    """Yield a launch for each access."""
    every = [*strided(), *masked()]
    few = [*every[::12], *irregular(5, 2)]
    wide = [*every, *irregular(1, 12)]
    chosen: list[tuple[str, str, dict[str, str | int], list[Pattern]]] = [
        *(("shared_ld", f"{8 * w}", {"VECTOR": VECTORS[w]}, wide) for w in (16, 8)),
        *((name, f"{8 * w}", {"VECTOR": VECTORS[w]}, few) for name in EVERY for w in (1, 2, 4)),
        *((name, f"{8 * w}", {"VECTOR": VECTORS[w]}, few) for name in EVERY[1:] for w in (8, 16)),
        *((name, "32", {}, few) for name in ("shared_atom", "shared_red", "global_atom", "global_red", "generic_ld")),
        *(("copy_async", f"{8 * w}", {"VECTOR": VECTORS[w]}, few) for w in (4, 8, 16)),
        *((f"matrix_{op}", f"x{n}", {"COUNT": n}, few) for op in ("ld", "st") for n in (4, 2, 1)),
        *(("local_ld", f"{8 * w}", {"VECTOR": VECTORS[w]}, few[:3]) for w in (4, 8, 16)),
    ]
    for name, form, defines, accesses in chosen:
        kernel = load(SOURCE, name, arch="sm_90", defines=defines)
        for number, (pattern, index, mask) in enumerate(accesses):
            given = {"index": torch.tensor(index, dtype=torch.int32, device=device), "mask": mask}
            for parameter in kernel.signature.parameters:
                if parameter.name == "is_shared":
                    given["is_shared"] = number % 2
                elif parameter.is_pointer and parameter.name != "index":
                    dtype = getattr(torch, parameter.dtype.name) if parameter.dtype else torch.float32
                    given[parameter.name] = torch.zeros(ELEMENTS * 4, dtype=torch.int32, device=device).view(dtype)
            row = {"op": name, "variant": form, "dtype": "", "case": f"{pattern} {mask:#010x}", "launch": number}
            launch = Launch(name, given, 1, 32, SMEM_BYTES, defines=defines)
            yield row | {"kernel": name, "grid": 1, "block": 32}, CaseLaunch(kernel, launch, SOURCE)
