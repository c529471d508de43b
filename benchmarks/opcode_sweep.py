"""Which instruction forms the emulator's table of opcodes lacks, of all that CUDA's headers lead to.

Two sweeps over the installed headers. Every device function that one declares is called from a kernel of its own, with
pointers of every state space, and what NVRTC makes of it is looked up in the table, for each target, with and without
fast math. And every instruction in a header's inline assembly, the wrappers of ``<cuda/ptx>`` above all, is looked up;
those that are not found, and that ptxas takes for the last target of the list in PTX 9.0, are missing.

    python benchmarks/opcode_sweep.py                 # sm_75 to sm_90a: some ten minutes; needs no GPU
    python benchmarks/opcode_sweep.py --arch sm_120

Exit code 1 where a form is missing that is not among the families which the emulator leaves out.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from importlib.util import find_spec
from pathlib import Path

from tests.emulator.translate.opcodes import intrinsics
from tests.emulator.translate.opcodes.intrinsics import Call
from workbench.compile import CompileOptions, Source, compile_ptx, toolchain
from workbench.core.errors import CompileError
from workbench.emulator import TABLE, missing_forms
from workbench.ptx import Instruction

ARCHS = ("sm_75", "sm_80", "sm_86", "sm_89", "sm_90", "sm_90a")
LEFT_OUT = re.compile(
    r"multimem\."  # one address for the memory of several GPUs
    r"|tensormap\."  # tensor maps that a kernel changes
    r"|(vote\.(all|any|ballot)|shfl\.\w+)\.(pred|b32)"  # without .sync: no GPU from sm_70 on has them
    r"|(tex|tld4|txq|suld|sust|sured|suq)\."  # textures and surfaces
)
_AT_ONCE = 300
_STRING = r'"(?:[^"\\]|\\.)*"'
_ASSEMBLY = re.compile(rf"\basm\s*(?:volatile|__volatile__)?\s*\(\s*((?:{_STRING}\s*)+)", re.DOTALL)
_REGISTERS = {"r": "b32", "l": "b64", "h": "b16", "f": "f32", "d": "f64", "q": "b128"}


def main() -> int:
    """Run both sweeps; print what is missing."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--arch", action="append", help="target; may be given several times")
    archs = parser.parse_args().arch or ARCHS
    known = True
    for arch in archs:
        for fast_math in (False, True):
            lacking, refused = sweep_functions(CompileOptions(arch=arch, fast_math=fast_math))
            known &= show(f"device functions, {arch}{', fast math' if fast_math else ''}", lacking)
            print(f"  not compiled: {len(refused)} kernels")
    return 0 if show(f"inline assembly, {archs[-1]}", sweep_assembly(archs[-1])) and known else 1


def show(title: str, lacking: Mapping[str, set[str]]) -> bool:
    """Print the forms that are missing, and from where; whether all are of families that are left out."""
    print(f"{title}: {len(lacking)} forms are not in the table")
    wanted = {form: places for form, places in lacking.items() if not LEFT_OUT.match(form)}
    for form, places in sorted(wanted.items()):
        print(f"  MISSING {form}: {', '.join(sorted(places)[:4])}")
    return not wanted


# Device functions


def sweep_functions(options: CompileOptions) -> tuple[dict[str, set[str]], list[Call]]:
    """Return the forms that the table lacks with the functions that need them, and the calls that do not compile."""
    listed = [call for header in intrinsics.HEADERS for call in intrinsics.calls(header)]
    lacking: dict[str, set[str]] = defaultdict(set)
    refused: list[Call] = []
    for start in range(0, len(listed), _AT_ONCE):
        for calls, ptx in compiled(listed[start : start + _AT_ONCE], options, refused):
            for missing in missing_forms(ptx):
                own = (re.fullmatch(r"k(\d+)", name) for name in missing.functions)
                lacking[missing.mnemonic] |= {calls[int(name[1])].function if name else "?" for name in own}
    return lacking, refused


def compiled(calls: list[Call], options: CompileOptions, refused: list[Call]) -> Iterator[tuple[list[Call], str]]:
    """Compile calls together but for those that NVRTC refuses, or crashes on; yield what is compiled with its PTX."""
    while calls:
        try:
            with ProcessPoolExecutor(1) as process:  # NVRTC crashes on a few
                outcome = process.submit(_compile, intrinsics.source(calls), options).result()
        except BrokenProcessPool:
            outcome = []
        if isinstance(outcome, str):
            yield calls, outcome
            return
        above = intrinsics.source(calls).count("\n") + 1 - len(calls)
        wrong = {line - 1 - above for line in outcome if line > above}
        if not wrong and len(calls) > 1:
            for half in (calls[: len(calls) // 2], calls[len(calls) // 2 :]):
                yield from compiled(half, options, refused)
            return
        refused += [call for i, call in enumerate(calls) if i in wrong or not wrong]
        calls = [call for i, call in enumerate(calls) if wrong and i not in wrong]


def _compile(text: str, options: CompileOptions) -> str | list[int]:
    """PTX of a source, or the lines of its errors."""
    try:
        return compile_ptx(Source.inline(text), options).text
    except CompileError as error:
        return [d.line for d in error.diagnostics if "error" in d.severity and d.line]


# Inline assembly


def sweep_assembly(arch: str) -> dict[str, set[str]]:
    """Return the forms in the headers' inline assembly that the table lacks and ptxas takes, with their places."""
    found: dict[str, set[str]] = defaultdict(set)
    examples: dict[str, str] = {}
    for directory in toolchain.header_dirs():
        for path in sorted(p for p in directory.rglob("*") if p.is_file()):
            text = path.read_text(errors="replace")
            for assembly in _ASSEMBLY.finditer(text):
                body = "".join(s[1:-1] for s in re.findall(_STRING, assembly[1])).encode().decode("unicode_escape")
                for form in set(forms(body)):
                    found[form].add(f"{path.name}:{text.count(chr(10), 0, assembly.start()) + 1}")
                    examples.setdefault(form, spelled_out(body, text[assembly.end() :]))
    return {form: found[form] for form in sorted(found) if assembles(examples[form], arch)}


def forms(body: str) -> Iterator[str]:
    """Yield the mnemonics of a piece of assembly that the table lacks."""
    for statement in body.split(";"):
        bare = re.sub(r"^[\s{}]*(?:[\w$]+:\s+)?(?:@!?[%\w]+\s+)?", "", statement)
        mnemonic = re.match(r"[a-z]\w*(?:\.[\w:]+)*(?=\s|$)", bare)
        if mnemonic:
            opcode, *modifiers = mnemonic[0].split(".")
            if TABLE.find(Instruction(opcode, tuple(modifiers), (), None, False, 0, None)) is None:
                yield mnemonic[0]


def spelled_out(body: str, rest: str) -> str:
    """Put registers in the place of a piece of assembly's operands, by the constraints that follow it."""
    constraints = re.findall(r'"[=+]?([rlhfdqn])"\s*\(', rest[: rest.find(");\n")])
    declared = ""
    for i, letter in reversed(list(enumerate(constraints))):
        body = body.replace(f"%{i}", f"%v{i}" if letter in _REGISTERS else "128")
        declared += f".reg .{_REGISTERS[letter]} %v{i};" if letter in _REGISTERS else ""
    return declared + body.replace("%%", "%")


def assembles(body: str, arch: str) -> bool:
    """Whether ptxas takes a piece of assembly for a target."""
    packages = getattr(find_spec("nvidia"), "submodule_search_locations", None) or ()
    found = (Path(place) / "cu13/bin/ptxas" for place in packages)
    ptxas = next((path for path in found if path.is_file()), "ptxas")
    with tempfile.TemporaryDirectory() as directory:
        file = Path(directory, "one.ptx")
        file.write_text(f".version 9.0\n.target {arch}\n.address_size 64\n.entry one() {{ {body}\nret; }}\n")
        command = [ptxas, f"-arch={arch}", file, "-o", Path(directory, "one.cubin")]
        run = subprocess.run(command, capture_output=True, check=False)
    return run.returncode == 0


if __name__ == "__main__":
    sys.exit(main())
