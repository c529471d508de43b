"""Plant mistakes in copies of the kernels, and count what a kernel stores."""

import shutil
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from workbench.core.events import WRITES, Events, Space, active_lanes
from workbench.emulator import Program
from workbench.op import DEFAULT_DIRECTORY, Op, find_op
from workbench.verify.measurements import sharing_measurements

WORD_BYTES = 4  # a float32 element; a vector store covers several


@pytest.fixture(autouse=True, scope="package")
def shared_measurements() -> Iterator[None]:
    """Measure once what all variants of an op are judged by."""
    with sharing_measurements():
        yield


@pytest.fixture
def plant(tmp_path: Path) -> Callable[[str, str, str, str], Op]:
    """Copy the op folders, replace text in one file, and load an op from the copy."""

    def planted(name: str, file: str, right: str, wrong: str) -> Op:
        copy = tmp_path / "kernels_cu"
        shutil.copytree(DEFAULT_DIRECTORY, copy, ignore=shutil.ignore_patterns("__pycache__"))
        text = (copy / file).read_text()
        assert text.count(right) == 1, f"{file} no longer holds the text that the mistake replaces"
        (copy / file).write_text(text.replace(right, wrong))
        return find_op(name, copy)

    return planted


class StoreCounter:
    """A recorder that counts the stores to each word: (tensor's argument index, byte offset)."""

    blocks = None
    warps = None

    def __init__(self) -> None:
        self.counts: Counter[tuple[int, int]] = Counter()

    def append(self, events: Events) -> None:
        for event, lanes in zip(events, active_lanes(events["mask"]), strict=True):
            if event["kind"] in WRITES and event["space"] == Space.GLOBAL:
                buffer, words = int(event["buffer"]), range(0, int(event["width_bytes"]), WORD_BYTES)
                self.counts.update((buffer, int(a) + word) for a in event["address"][lanes] for word in words)

    @property
    def most(self) -> int:
        """The most often that any word was stored to."""
        return max(self.counts.values())


@pytest.fixture
def stores(monkeypatch: pytest.MonkeyPatch) -> list[StoreCounter]:
    """One counter for each launch of the test on the emulator, in order."""
    counters = []
    launch = Program.launch

    def recorded(program: Program, arguments, config, **named) -> None:
        counters.append(StoreCounter())
        launch(program, arguments, config, recorder=counters[-1], **named)

    monkeypatch.setattr(Program, "launch", recorded)
    return counters
