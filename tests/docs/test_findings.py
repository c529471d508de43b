"""Each kind of finding has a section in docs/findings.md: its first kernel has the finding, its second has none."""

import re
from pathlib import Path

import pytest
import torch

import workbench as wb
from workbench.analysis.sanitize.report import KINDS

pytestmark = [pytest.mark.no_cover, pytest.mark.slow]

SECTIONS = {
    kind: re.findall(r"```cuda\n(.*?)```", text, re.DOTALL)
    for kind, text in re.findall(
        r"^## `([\w-]+)`\n(.*?)(?=^## |\Z)",
        (Path(__file__).parents[2] / "docs/findings.md").read_text(encoding="utf-8"),
        re.DOTALL | re.MULTILINE,
    )
}


def found_in(source: str, monkeypatch: pytest.MonkeyPatch) -> set[str]:
    monkeypatch.setattr("workbench.kernel.emulator_target.SANITIZED_BYTES", 1 << 23)
    monkeypatch.setattr("workbench.kernel.emulator_target.SCREENED_INSTRUCTIONS", 1 << 20)
    sizes = {name: int(value) for name, value in re.findall(r"(\w+) (\d+)", source.splitlines()[0])}
    grid, block = sizes.pop("grid"), sizes.pop("block")
    kernel = wb.load(source, "kernel")
    dtypes = {p.name: getattr(torch, p.dtype.name) for p in kernel.signature.parameters if p.dtype is not None}
    tensors = {name: torch.zeros(size, dtype=dtypes[name]) for name, size in sizes.items()}
    return {finding.kind for finding in kernel.sanitize(**tensors, grid=grid, block=block).findings}


def test_every_kind_has_a_section() -> None:
    assert tuple(SECTIONS) == KINDS


@pytest.mark.parametrize("kind", KINDS)
def test_a_broken_kernel_has_the_finding_and_the_mended_one_none(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    broken, mended = SECTIONS[kind]
    assert found_in(broken, monkeypatch) == {kind}
    assert found_in(mended, monkeypatch) == set()
