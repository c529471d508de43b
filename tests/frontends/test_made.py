"""PTX of other compilers names a version that old drivers take and that has its target."""

import re

import pytest

from workbench.compile.assembly import assemble
from workbench.core.arch import ARCHS, first_ptx_version
from workbench.core.errors import WorkbenchError
from workbench.frontends.made import for_all_drivers, only_entry

TARGETS = [f"{arch}{suffix}" for arch in ARCHS for suffix in ("", "a", "f")]
REFUSED_BY_ALL = [f"{arch}{suffix}" for arch in ARCHS for suffix in "af" if arch.capability < (9, 0)] + ["sm_90f"]


def module(version, target):
    return f".version {version}\n.target {target}\n.address_size 64\n.visible .entry k()\n{{\nret;\n}}\n"


def version_of(text):
    return tuple(map(int, re.search(r"\.version (\d+)\.(\d+)", text).groups()))


@pytest.mark.parametrize("target", [target for target in TARGETS if target not in REFUSED_BY_ALL])
def test_ptxas_takes_the_version_of_each_target(target):
    text = for_all_drivers(module("9.9", target))
    assert version_of(text) == max((8, 7), first_ptx_version(target))
    try:
        made = assemble(text, target)
    except WorkbenchError as error:
        if "is not defined for option" in str(error):
            pytest.skip(f"this ptxas has no {target}")
        raise
    assert made.data.startswith(b"\x7fELF")


@pytest.mark.parametrize(
    ("written", "target", "expected"),
    [
        ("9.1", "sm_90a", (8, 7)),
        ("8.6", "sm_90a", (8, 6)),
        ("9.1", "sm_121", (8, 8)),
        ("9.1", "sm_100f", (8, 8)),
        ("8.7", "sm_110", (8, 7)),
        ("9.1", "sm_101a", (9, 1)),
    ],
)
def test_the_version_is_never_above_the_compilers(written, target, expected):
    assert version_of(for_all_drivers(module(written, target))) == expected


@pytest.mark.parametrize("kernels", [[], ["k", "other"]])
def test_ptx_without_exactly_one_kernel_is_an_error(kernels):
    text = ".version 8.7\n.target sm_90\n" + "".join(f".visible .entry {name}()\n{{\nret;\n}}\n" for name in kernels)
    expected = f"add: expected one .entry in the PTX that Triton makes; got {len(kernels)}"
    with pytest.raises(WorkbenchError, match=re.escape(expected)):
        only_entry("add", "Triton", text)


def test_the_one_kernel_in_ptx_is_found():
    assert only_entry("add", "Triton", module("8.7", "sm_90")) == "k"
