"""Whether the emulator's tensor cores give the bits of a GPU's: random tiles of every product, on both.

Operands are drawn in eight styles (`tests/emulator/translate/opcodes/tiles.py`): any bits, exponents near one another
and far apart, sums that cancel, subnormal numbers, the largest, infinities and NaN. Tiles of a, b and c are drawn once
and then combined anew in each round, within a style and across styles. Every word of every result is compared.

    python benchmarks/matrix_on_hardware.py           # needs a Hopper GPU; writes results/matrix_on_hardware-*.json
    python benchmarks/matrix_on_hardware.py --record FILE  # also a tile of each product with the GPU's answer
"""

from __future__ import annotations

import argparse
import csv
import json
import platform
import sys
import time
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import cupy
import numpy as np

from tests.emulator.translate.opcodes.kernels import LANES, launch
from tests.emulator.translate.opcodes.tiles import (
    FORMS,
    GROUP_THREADS,
    RECORDED,
    STYLES,
    Form,
    draw,
    encode,
    mixed,
)
from workbench.core.environment import cores

ROOT = Path(__file__).parents[1]
POOL = 1 << 14
"""Tiles that are drawn of a product."""

Array = np.ndarray[Any, Any]


class Hardware:
    """A product on the GPU."""

    def __init__(self, form: Form) -> None:
        self.form = form
        module = cupy.cuda.function.Module()
        module.load(form.text.encode())
        self._function = module.get_function("test")

    def __call__(self, operands: list[Array]) -> Array:
        """Results of tiles, (tiles, words)."""
        tiles = len(operands[0])
        result = cupy.zeros(self.form.shapes(tiles)[0], cupy.uint32)
        held = [cupy.asarray(operand) for operand in operands]
        self._function((self.form.grid(tiles),), (GROUP_THREADS,), (result, *held))
        return cupy.asnumpy(result)


def emulated(form: Form, operands: list[Array]) -> Array:
    """Results on the emulator."""
    tiles = len(operands[0])
    result = np.zeros(form.shapes(tiles)[0], np.uint32)
    launch(form.text, result, *operands, grid=form.grid(tiles), block=GROUP_THREADS, workers=cores())
    return result


def pool(form: Form, seed: int, tiles: int) -> list[Array]:
    """Operands in every style, one after another."""
    per_style = tiles // len(STYLES)
    drawn = [draw(np.random.default_rng([seed, i]), form, per_style, style) for i, style in enumerate(STYLES)]
    return [np.concatenate(parts) for parts in zip(*drawn, strict=True)]


def combined(operands: list[Array], number: int) -> list[Array]:
    """Combine tiles of a, b and c anew: within their styles in even rounds, across them in odd ones."""
    a, b, c, metadata = operands
    shape = (len(STYLES), -1) if number % 2 == 0 else (1, len(a))

    def rolled(array: Array, by: int) -> Array:
        parts = array.reshape(*shape, array.shape[1])
        return np.ascontiguousarray(np.roll(parts, by, axis=1).reshape(array.shape))

    return [a, rolled(b, 3 * number), rolled(c, 7 * number + number // 2), metadata]


def compare(form: Form, tiles: int, keep: Path | None, limit_s: float) -> dict[str, object]:
    """Ask both; return the counts, and keep tiles that differ."""
    warps = form.threads // LANES
    operands, hardware = pool(form, 2, min(POOL, tiles // warps)), Hardware(form)
    size = len(operands[0])
    began, asked, wrong, kept = time.perf_counter(), 0, 0, []
    styles: dict[str, int] = {}
    for number in range(tiles // warps // size):
        chosen = combined(operands, number)
        got, wanted = emulated(form, chosen), hardware(chosen)
        differs = (got != wanted).any(axis=1)
        asked += size
        wrong += int((got != wanted).sum())
        for tile in np.flatnonzero(differs)[:: max(1, int(differs.sum()) // 6)][:6]:
            style = STYLES[tile * len(STYLES) // size] if number % 2 == 0 else "mixed"
            styles[style] = styles.get(style, 0) + 1
            kept.append([got[tile], wanted[tile], *(part[tile] for part in chosen)])
        if (wrong and len(kept) >= 12) or time.perf_counter() - began > limit_s:
            break
    if keep is not None and kept:
        names = ("got", "wanted", "a", "b", "c", "metadata")
        keep.mkdir(parents=True, exist_ok=True)
        arrays = {name: np.stack([tile[i] for tile in kept]) for i, name in enumerate(names)}
        np.savez_compressed(keep / f"{form.mnemonic.replace('::', '-')}.npz", **arrays)
    words = asked * form.shapes(1)[0][1]
    return {"product": str(form), "tiles": asked * warps, "words": words, "words_that_differ": wrong, "styles": styles}


def record(path: Path) -> None:
    """Write a tile of each product that `tiles.RECORDED` names, with the GPU's answer."""
    with path.open("w", newline="") as file:
        out = csv.writer(file, lineterminator="\n")
        out.writerow(["mnemonic", "a", "b", "c", "metadata", "d"])
        for i, form in enumerate(RECORDED):
            operands = mixed(np.random.default_rng([5, i]), form)
            a, b, c, metadata, answer = (encode(part[0]) for part in (*operands, Hardware(form)(operands)))
            out.writerow([form.mnemonic, a, b, c, metadata if form.is_sparse else "", answer])


def main() -> int:
    """Compare every product; write the JSON; exit 1 where a word differs."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tiles", type=int, default=1 << 18, help="of a warp, of each product")
    parser.add_argument("--only", default="", help="products whose spelling contains this")
    parser.add_argument("--limit-s", type=float, default=60.0, help="longest time of a product")
    parser.add_argument("--keep", type=Path, help="folder for tiles that differ")
    parser.add_argument("--record", type=Path, help="file for a tile of each product with the GPU's answer")
    parser.add_argument("--json", type=Path, help="where to write the results")
    arguments = parser.parse_args()
    now = datetime.now(UTC)
    rows = []
    for form in FORMS:
        if arguments.only in str(form):
            began = time.perf_counter()
            rows.append(compare(form, arguments.tiles, arguments.keep, arguments.limit_s))
            spent = time.perf_counter() - began
            sys.stdout.write(f"{form!s:72} {rows[-1]['tiles']:>8} tiles, {rows[-1]['words_that_differ']:>8} differ")
            sys.stdout.write(f" {rows[-1]['styles'] or ''} ({spent:.1f} s)\n")
            sys.stdout.flush()
    if arguments.record:
        record(arguments.record)
    document = {
        "what": "words of tiles of matrix products, the emulator's beside a GPU's",
        "date": now.isoformat(timespec="seconds"),
        "machine": {
            "gpu": cupy.cuda.runtime.getDeviceProperties(0)["name"].decode(),
            "driver": str(cupy.cuda.runtime.driverGetVersion()),
            "python": platform.python_version(),
            "cupy": cupy.__version__,
        },
        "products": rows,
    }
    path = arguments.json or ROOT / "benchmarks" / "results" / f"matrix_on_hardware-{now:%Y-%m-%d}.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(document, indent=2) + "\n")
    sys.stdout.write(f"written to {path}\n")
    return int(any(row["words_that_differ"] for row in rows))


if __name__ == "__main__":
    sys.exit(main())
