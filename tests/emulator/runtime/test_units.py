"""The runtime's C++ alone, built with address and undefined-behaviour sanitisers."""

import platform
import re
import shutil
import subprocess
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path

import pytest

from workbench.emulator.runtime import build

HERE = Path(__file__).parent
PARTS = {
    "units": (*build.TOGETHER["core"], "access", "atomic", "crew", "keep", "notes"),
    "screen": build.TOGETHER["screen"],
}
"""Files of tests, and the sources that each tests."""

CLANG = (*build.COMPILER, "-target", f"{platform.machine()}-linux-gnu")
OPTIONS = ("-std=c++20", "-O0", "-g", "-fno-strict-aliasing", "-Wno-psabi", "-DFEW_FORMS", f"-I{build.SOURCES}")


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
        sources = [build.SOURCES / f"{name}.cpp" for name in PARTS[part]]
        whole, program = folder / f"whole_{part}.cpp", folder / part
        whole.write_text("".join(f'#include "{source}"\n' for source in (*sources, HERE / f"{part}.cpp")))
        run([*CLANG, *OPTIONS, *checks, "-c", whole, "-o", folder / f"{part}.o"])
        run([*([linker] if linker else CLANG), *checks, folder / f"{part}.o", "-o", program, "-lpthread"])
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
