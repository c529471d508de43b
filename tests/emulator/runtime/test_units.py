"""The runtime's C++ alone, built with address and undefined-behaviour sanitisers."""

import platform
import re
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

import pytest

from workbench.emulator import layout
from workbench.emulator.runtime import build

UNITS = Path(__file__).with_name("units.cpp")
NAMES = re.findall(r"^    TEST\((\w+)\),$", UNITS.read_text(), re.MULTILINE)
CLANG = (*build.COMPILER, "-target", f"{platform.machine()}-linux-gnu")
OPTIONS = ("-std=c++20", "-O0", "-g", "-fno-strict-aliasing", "-Wno-psabi", "-DFEW_FORMS", f"-I{build.SOURCES}")


def run(command: Sequence[str | Path]) -> None:
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr[-4000:]


@pytest.fixture(scope="session")
def units(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the tests; clang's package comes without what the address sanitiser runs on, which GCC has."""
    folder = tmp_path_factory.mktemp("units")
    program = folder / "units"
    linker = shutil.which("g++")
    checks = ("-fsanitize=undefined", "-fno-sanitize-recover=all", *(["-fsanitize=address"] if linker else []))
    sources = [
        build.SOURCES / f"{name}.cpp" for name in (*build.TOGETHER["core"], "access", "atomic", "crew", "keep", "notes")
    ]
    whole = folder / "runtime.cpp"
    whole.write_text("".join(f'#include "{source}"\n' for source in (*sources, UNITS)))
    alone = [build.SOURCES / f"{name}.cpp" for name in ("async", "bulk", "mbarrier", "reductions", "tensor")]
    objects = [folder / f"{source.stem}.o" for source in (whole, *alone)]
    for source, made in zip((whole, *alone), objects, strict=True):
        run([*CLANG, *OPTIONS, *checks, "-c", source, "-o", made])
    run([*([linker] if linker else CLANG), *checks, *objects, "-o", program, "-lpthread"])
    return program


@pytest.mark.parametrize("name", NAMES)
def test_the_runtime_alone(units: Path, name: str) -> None:
    run([units, name])


def test_python_reads_the_header_as_a_compiler_does(tmp_path: Path) -> None:
    records = {
        name.lower(): record
        for name, record in vars(layout).items()
        if isinstance(record, layout.Record) and name[0] != "_"
    }
    assert {"context", "warp", "tensor_map"} <= records.keys()
    records["queue"] = layout._QUEUE
    facts = [
        f"sizeof({name}) == {-(-record.size_bytes // 8) * 8}" for name, record in records.items() if name != "warp"
    ]
    facts += [f"__builtin_offsetof(warp, queues) == {layout.warp_record(1)['ready0'].offset}"]
    for name, record in records.items():
        for field, at in record.fields.items():
            facts += [f"__builtin_offsetof({name}, {field}) == {at.offset}"]
            facts += [f"sizeof(((({name} *)0)->{field})) == {at.count * int(at.type[1:]) // 8}"]
    facts += [f"{name} == {value}" for name, value in layout._NUMBERS.items()]
    source = tmp_path / "facts.cpp"
    source.write_text('#include "layout.h"\n' + "".join(f"static_assert({fact});\n" for fact in facts))
    run([*CLANG, *OPTIONS, "-c", source, "-o", tmp_path / "facts.o"])
