"""What nvdisasm is run on."""

from typing import Any

import pytest

from workbench.compile import disassembly


def counted_runs(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Return a list that gets the arguments of each run of nvdisasm from now on."""
    seen: list[Any] = []
    output_of = disassembly.output_of

    def counted(tool: Any, *arguments: Any) -> str:
        seen.append(arguments)
        return output_of(tool, *arguments)

    monkeypatch.setattr(disassembly, "output_of", counted)
    return seen
