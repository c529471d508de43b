"""NVRTC's 128-bit integers, of which every operation is a chain of carries, against Python's."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import pytest
import torch

import workbench as wb

SOURCE = Path(__file__).parent / "cuda" / "int128.cu"
BITS = 128
ALL = (1 << BITS) - 1
COUNT = 10_000


def signed(value: int, bits: int = BITS) -> int:
    """Value of the low bits as a signed number."""
    value &= (1 << bits) - 1
    return value - (value >> bits - 1 << bits)


def quotient(a: int, b: int) -> int:
    """Divide as C does: towards zero."""
    return abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)


def comparisons(a: int, b: int) -> int:
    return sum(bit << i for i, bit in enumerate((a < b, a <= b, a == b, a != b, a > b, a >= b)))


def expected(a: int, b: int) -> dict[str, int]:
    """Results of ``int128.cu`` in its order."""
    d, sa, sb = b or 1, signed(a), signed(b)
    sd = 1 if signed(d) == -1 else signed(d)
    shift = b % BITS
    return {
        "+": a + b,
        "-": a - b,
        "*": a * b,
        "/": a // d,
        "%": a % d,
        "signed /": quotient(sa, sd),
        "signed %": sa - quotient(sa, sd) * sd,
        "<<": a << shift,
        ">>": a >> shift,
        "signed >>": sa >> shift,
        "neg": -a,
        "~": ~a,
        "&": a & b,
        "|": a | b,
        "^": a ^ b,
        "compare": comparisons(a, b),
        "signed compare": comparisons(sa, sb),
        "from long long": signed(a, 64),
        "from int": signed(a, 32),
        "from unsigned": a % (1 << 32),
        "* unsigned long long": a * (b % (1 << 64)),
        "* long long": sa * signed(b, 64),
        "/ unsigned long long": a // (b % (1 << 64) | 1),
        "abs": abs(sa),
        "from positive double": int(math.ldexp(1 + a % (1 << 52) / 2**52, shift)),
        "from double": int(float(signed(b, 64))),
        "from float": int(np.float32(signed(b, 64))),
    }


def draw(rng: random.Random) -> int:
    """Draw a number of 128 bits: of any length, near a power of two, near the end of a word, of few bits."""
    kind = rng.randrange(6)
    if kind == 0:
        return rng.getrandbits(BITS)
    if kind == 1:
        return rng.getrandbits(rng.randrange(1, BITS + 1))
    if kind == 2:
        return ((1 << rng.randrange(BITS + 1)) + rng.randrange(-3, 4)) & ALL
    if kind == 3:
        return -rng.getrandbits(rng.randrange(1, BITS)) & ALL
    if kind == 4:
        return sum(rng.choice((0, 1, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFE, 0xFFFFFFFF)) << 32 * i for i in range(4))
    return rng.randrange(-2, 3) & ALL


def cases(count: int, seed: int) -> list[tuple[int, int]]:
    """Pairs of operands, some of them equal, neighbours, or multiples of one another."""
    rng = random.Random(seed)
    pairs = []
    for _ in range(count):
        a, b = draw(rng), draw(rng)
        related = rng.randrange(8)
        if related == 0:
            b = (a + rng.randrange(-1, 2)) & ALL
        elif related == 1:
            a = (b * draw(rng) + rng.randrange(-1, 2)) & ALL
        pairs.append((a, b))
    return pairs


def words(values: list[int]) -> torch.Tensor:
    data = b"".join(v.to_bytes(16, "little") for v in values)
    return torch.from_numpy(np.frombuffer(data, np.int64).copy())


def numbers(tensor: torch.Tensor) -> list[int]:
    data = tensor.numpy().tobytes()
    return [int.from_bytes(data[i : i + 16], "little") for i in range(0, len(data), 16)]


@dataclass(frozen=True)
class Results:
    """The operands, what is expected of them, and what the kernel made of them."""

    pairs: list[tuple[int, int]]
    wanted: list[dict[str, int]]
    found: list[int]
    doubles: torch.Tensor
    floats: torch.Tensor


@pytest.fixture(scope="module")
def results() -> Results:
    kernel = wb.load(SOURCE, "int128", extra=["--device-int128"])
    pairs = cases(COUNT, 1)
    wanted = [expected(a, b) for a, b in pairs]
    y = torch.zeros(COUNT * len(wanted[0]) * 2, dtype=torch.int64)
    f, g = (torch.zeros(COUNT * 2, dtype=kind) for kind in (torch.float64, torch.float32))
    kernel.launch(words([v for pair in pairs for v in pair]), y, f, g, COUNT, grid=-(-COUNT // 128), block=128)
    return Results(pairs, wanted, numbers(y), f, g)


NAMES = tuple(expected(1, 1))


@pytest.mark.parametrize("name", NAMES)
def test_arithmetic_is_that_of_pythons_integers(name: str, results: Results) -> None:
    found = results.found[NAMES.index(name) :: len(NAMES)]
    wrong = [
        f"{a:#x} {name} {b:#x}: {got:#x}, expected {right[name] & ALL:#x}"
        for (a, b), right, got in zip(results.pairs, results.wanted, found, strict=True)
        if got != right[name] & ALL
    ]
    assert not wrong, f"{len(wrong)} of {COUNT} are wrong, as {wrong[0]}"


def nearest(value: int, digits: int) -> float:
    """Round to a number of binary digits, ties to even; infinity past the largest f32."""
    size, low = abs(value), max(abs(value).bit_length() - digits, 0)
    whole, rest = divmod(size, 1 << low)
    whole += rest * 2 > 1 << low or (rest * 2 == 1 << low and whole % 2)
    size = whole << low
    return math.copysign(math.inf if digits == 24 and size >> BITS else float(size), value)


def test_conversion_to_floats_rounds_to_nearest(results: Results) -> None:
    for found, digits in ((results.doubles, 53), (results.floats, 24)):
        assert found[::2].tolist() == [nearest(a, digits) for a, _ in results.pairs]
        assert found[1::2].tolist() == [nearest(signed(a), digits) for a, _ in results.pairs]
