"""Feed mutated and random PTX to the parser, the lowering and the CPU: ``python -m tests.emulator.fuzz COUNT [SEED]``.

Each input must parse, compile and run, or be refused with an error of Workbench's own. The first that does anything
else is printed and ends the run; the caller watches for a crash, a hang, or memory without bound.
"""

from __future__ import annotations

import itertools
import os
import random
import re
import resource
import sys
import tempfile
from pathlib import Path

import numpy as np

from tests.emulator.harness import PTX_HEADER, buffer
from workbench.compile import CompileOptions, Source, compile_ptx
from workbench.compile.cache import DIR_VARIABLE
from workbench.core.buffers import Buffer
from workbench.core.errors import WorkbenchError
from workbench.core.geometry import Dim3, LaunchConfig
from workbench.emulator import TABLE, Program
from workbench.ptx.ir import TYPE_BITS

MEMORY_BYTES = 6 << 30
BUDGET = 20_000
SOURCES = (
    "int i = threadIdx.x; if (i < n) y[i] = x[i] * 2 + 1;",
    "__shared__ int s[64]; s[threadIdx.x] = x[threadIdx.x]; __syncthreads(); y[threadIdx.x] = s[63 - threadIdx.x];",
    "int v = x[threadIdx.x]; for (int o = 16; o; o /= 2) v += __shfl_xor_sync(0xffffffff, v, o); atomicAdd(y, v);",
    "switch (threadIdx.x % 5) { case 0: y[0] = 1; break; case 3: y[1] = __ballot_sync(0xff, n); break; default: y[2] = __clz(n); }",
    "float f = __int_as_float(x[0]); y[threadIdx.x] = (int)(sqrtf(f) / (f + 1.5f)) + __float2int_rz(f * 3.0) + __popc(n);",
    'int l[8]; for (int i = 0; i < 8; ++i) l[i ^ (n & 7)] = i; y[threadIdx.x] = l[threadIdx.x & 7] + table[n & 3]; printf("%d\\n", n);',
    "longlong2 v = ((const longlong2*)x)[threadIdx.x]; y[threadIdx.x] = helper(v.x, n) + __syncthreads_count(v.y > 0); assert(n);",
)
PREFIX = "__constant__ int table[4] = {1, 2, 3, 4};\n__device__ __noinline__ long long helper(long long a, int b) { return a * b + 7; }\n"
_TOKEN = re.compile(r"//[^\n]*|\"[^\"]*\"|[.%$@]?[\w$]+|\s+|.")


def seeds() -> list[str]:
    """PTX of kernels that between them use every part of the syntax."""
    texts = []
    for body in SOURCES:
        source = f'{PREFIX}extern "C" __global__ void kernel(const int* x, int* y, int n) {{ {body} }}'
        texts.append(compile_ptx(Source.inline(source), CompileOptions()).text)
    return texts


def mutate(text: str, words: list[str], rng: random.Random) -> str:
    """Change a few tokens or lines of a text."""
    for _ in range(rng.choice((1, 1, 1, 2, 3, 8))):
        if rng.random() < 0.4:
            lines = text.split("\n")
            i, j = rng.randrange(len(lines)), rng.randrange(len(lines))
            kind = rng.randrange(4)
            if kind == 0:
                del lines[i]
            elif kind == 1:
                lines.insert(i, lines[j])
            elif kind == 2:
                lines[i], lines[j] = lines[j], lines[i]
            else:
                lines[i] = lines[i][: rng.randrange(len(lines[i]) + 1)]
            text = "\n".join(lines)
        else:
            tokens = _TOKEN.findall(text)
            i = rng.randrange(len(tokens))
            kind = rng.randrange(5)
            if kind == 0:
                del tokens[i]
            elif kind == 1:
                tokens.insert(i, rng.choice(words))
            elif kind == 2:
                tokens[i] = tokens[rng.randrange(len(tokens))]
            elif kind == 3:
                tokens[i] = rng.choice(words)
            else:
                tokens[i] = tokens[i][::-1]
            text = "".join(tokens)
    return text


_TYPES = ("pred", "b8", "b16", "b32", "b64", "b128", "f32", "f64", "u32", "s64", "f16x2")
_REGISTERS = {kind: [f"%{kind}_{i}" for i in range(3)] for kind in _TYPES}
_ODDITIES = (
    *("0", "-1", "7", "0xffffffff", "0f3F800000", "0d3FF0000000000000", "x", "s", "_", "!%pred_1", "L0", "L1", "L2"),
    *("[x]", "[%b64_0]", "[%b64_1+8]", "[s+4]", "[%b32_0]", "%tid.x", "%laneid", "%b32_0|%pred_0", "%pred_0|%pred_1"),
    *(
        "{%b32_0, %b32_1}",
        "{%f32_0, %f32_1, %f32_2, %f32_0}",
        "(%b32_0)",
        "[%b64_0], [%b64_1], 16",
        "[%b64_0, {%b32_0, %b32_1}]",
    ),
)


def invent(rng: random.Random) -> str:
    """Make a kernel of random instructions out of the table, most of them on registers of fitting widths."""
    lines = [f".reg .{kind} %{kind}_<3>;" for kind in _TYPES]
    lines.append(".shared .align 16 .b8 s[64]; ld.param.u64 %b64_0, [x]; ld.param.u64 %b64_1, [y];")
    for i in range(rng.randrange(2, 10)):
        row = rng.choice(TABLE.rows)
        modifiers = [word for slot in row.slots if (word := rng.choice(slot))]
        match = row.match(".".join(modifiers).split(".")) if modifiers else None
        kinds = [*match.result_types, *match.source_types] if match and row.computes else []
        operands = [
            rng.choice(_ODDITIES) if rng.random() < 0.04 else rng.choice(_fitting(kind)) for kind in kinds
        ] or rng.choices([*_ODDITIES, *itertools.chain.from_iterable(_REGISTERS.values())], k=rng.randrange(6))
        label = f"L{i}: " if i < 2 else ""
        guard = rng.choice(("", "", "", "@%pred_0 ", "@!%pred_1 "))
        lines.append(f"{label}{guard}{'.'.join([row.opcode, *modifiers])} {', '.join(operands)};")
    body = "\n".join([*lines, "ret;", "L2: st.global.b32 [%b64_1], %b32_0;"])
    return f"{PTX_HEADER}.visible .entry kernel(.param .u64 x, .param .u64 y, .param .u32 n) {{\n{body}\n}}\n"


def _fitting(kind: str) -> list[str]:
    """Operands that a type takes: registers of its own or of the same width, or a small number."""
    return _REGISTERS.get(kind) or (_REGISTERS[f"b{TYPE_BITS[kind]}"] if kind in TYPE_BITS else ["0", "3"])


def check(text: str) -> str:
    """Push one input as far as it goes; return how far that was."""
    stage = "refused"
    try:
        program = Program(text, "kernel")
        stage = "parsed" if program.module else ""
        program.engine()
        stage = "compiled"
        x, y = np.arange(256, dtype=np.int32), np.zeros(64, np.int32)
        available: list[Buffer | bytes] = [buffer("x", x), buffer("y", y), (5).to_bytes(4, "little")]
        arguments = [a for a, (_, size) in zip(available, program.manifest.parameters, strict=False) if size in {4, 8}]
        program.launch(arguments, LaunchConfig(Dim3(2), Dim3(64)), budget=BUDGET, workers=1)
        stage = "ran"
    except WorkbenchError:
        pass
    return stage


def main() -> None:
    """Run inputs `count` from `seed` on."""
    count, seed = int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 0
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY_BYTES, MEMORY_BYTES))
    texts = seeds()
    words = sorted(
        {token for text in texts for token in _TOKEN.findall(text)}
        | {"-1", "99999999999999999999", "{", "}", "0", "<", "%x"}
    )
    journal = Path(tempfile.gettempdir()) / f"workbench-fuzz-{seed}.ptx"
    stages: dict[str, int] = {}
    for i in range(seed, seed + count):
        rng = random.Random(i)
        text = invent(rng) if i % 2 else mutate(rng.choice(texts), words, rng)
        journal.write_text(text)  # what a crash leaves behind
        try:
            stage = check(text)
        except BaseException:
            print(f"input {i}, in {journal}:\n{text}", file=sys.stderr)
            raise
        stages[stage] = stages.get(stage, 0) + 1
    journal.unlink(missing_ok=True)
    print(" ".join(f"{stage}={n}" for stage, n in sorted(stages.items())))


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as directory:
        os.environ[DIR_VARIABLE] = directory
        main()
