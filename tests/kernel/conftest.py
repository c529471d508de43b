"""Kernels whose checks are tested, and an emulator that only writes down what reaches it."""

from collections.abc import Sequence
from dataclasses import dataclass, field

import pytest

from workbench.core.buffers import Buffer
from workbench.core.geometry import LaunchConfig
from workbench.emulator import Program


@dataclass
class RecordedLaunches:
    """Launches that passed every check, in order."""

    arguments: list[Sequence[Buffer | bytes | None]] = field(default_factory=list)
    configs: list[LaunchConfig] = field(default_factory=list)

    def __len__(self) -> int:
        return len(self.configs)


@pytest.fixture
def launches(monkeypatch: pytest.MonkeyPatch) -> RecordedLaunches:
    """Record what the emulator is asked to run, and run nothing."""
    recorded = RecordedLaunches()

    def launch(
        program: Program, arguments: Sequence[Buffer | bytes | None], config: LaunchConfig, *, schedule: int
    ) -> None:
        recorded.arguments.append(arguments)
        recorded.configs.append(config)

    monkeypatch.setattr(Program, "launch", launch)
    return recorded
