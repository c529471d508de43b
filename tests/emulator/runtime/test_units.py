"""The runtime's C++ alone, built with address and undefined-behaviour sanitisers."""

import platform
import re
import shutil
import subprocess
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path

import pytest

from workbench.emulator import layout
from workbench.emulator.runtime import build
from workbench.emulator.watch import shadow

pytestmark = (
    pytest.mark.slow
)  # a compiler's time; what every launch of the emulator's tests runs is made of the same sources

HERE = Path(__file__).parent
PARTS: dict[str, tuple[tuple[str, ...], ...]] = {
    "units": (
        (*build.TOGETHER["core"], "access", "atomic", "threads", "notes"),
        *((source,) for source in ("async", "bulk", "mbarrier", "reductions", "stack", "tensor", "warpgroup")),
    ),
    "screen": (build.TOGETHER["screen"],),
}
"""Files of tests, and the sources that each tests: of each object; the tests are in the first."""

CLANG = (*build.COMPILER, "-target", f"{platform.machine()}-linux-gnu")
OPTIONS = (
    "-std=c++20",
    "-O0",
    "-g",
    "-fno-strict-aliasing",
    "-Wno-psabi",
    "-DFEW_FORMS",
    *build.RULEBOOK,
    f"-I{build.SOURCES}",
)


def run(command: Sequence[str | Path]) -> None:
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr[-4000:]


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Path]:
    """Build a part's tests, once; clang's package comes without what the address sanitiser runs on, which GCC has."""
    folder = tmp_path_factory.mktemp("units")
    linker = shutil.which("g++")
    checks = ("-fsanitize=undefined", "-fno-sanitize-recover=all", *(["-fsanitize=address"] if linker else []))

    @cache
    def build_part(part: str) -> Path:
        program, objects = folder / part, []
        for number, sources in enumerate(PARTS[part]):
            whole, made = folder / f"{part}_{number}.cpp", folder / f"{part}_{number}.o"
            files = [build.SOURCES / f"{name}.cpp" for name in sources]
            files += [HERE / f"{part}.cpp"] if number == 0 else []
            whole.write_text("".join(f'#include "{file}"\n' for file in files))
            run([*CLANG, *OPTIONS, *checks, "-c", whole, "-o", made])
            objects.append(made)
        run([*([linker] if linker else CLANG), *checks, *objects, "-o", program, "-lpthread"])
        return program

    return build_part


@pytest.mark.parametrize(
    ("part", "name"),
    [
        (part, name)
        for part in PARTS
        for name in re.findall(r"^    TEST\((\w+)\),$", (HERE / f"{part}.cpp").read_text(), re.MULTILINE)
    ],
)
def test_the_runtime_alone(built: Callable[[str], Path], part: str, name: str) -> None:
    run([built(part), name])


def test_python_reads_the_header_as_a_compiler_does(tmp_path: Path) -> None:
    records = {
        name.lower(): record
        for name, record in vars(layout).items()
        if isinstance(record, layout.Record) and name[0] != "_"
    }
    assert {"context", "warp", "tensor_map"} <= records.keys()
    records |= {"queue": layout._QUEUE, "objects": shadow._OBJECTS, "slot": shadow._SLOT}
    records |= {"held_read": shadow._HELD_READ, "shadow": shadow._SHADOW}
    facts = [
        f"sizeof({name}) == {-(-record.size_bytes // 8) * 8}" for name, record in records.items() if name != "warp"
    ]
    facts += [f"__builtin_offsetof(warp, queues) == {layout.warp_record(1)['ready0'].offset}"]
    for name, record in records.items():
        for field, at in record.fields.items():
            facts += [f"__builtin_offsetof({name}, {field}) == {at.offset}"]
            facts += [f"sizeof(((({name} *)0)->{field})) == {at.count * int(at.type[1:]) // 8}"]
    facts += [f"{name} == {value}" for name, value in (layout._NUMBERS | shadow._NUMBERS).items()]
    facts += ["sizeof(vector_clock) == HEADER_BYTES"]
    source = tmp_path / "facts.cpp"
    source.write_text('#include "shadow.h"\n' + "".join(f"static_assert({fact});\n" for fact in facts))
    run([*CLANG, *OPTIONS, "-c", source, "-o", tmp_path / "facts.o"])
