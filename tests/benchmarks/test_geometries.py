"""The clock of geometries counts the samples that the host was late for."""

from types import SimpleNamespace

import pytest
import torch


@pytest.mark.parametrize(("queued", "repeated", "late"), [([True], 0, 0), ([False, True], 1, 0), ([False] * 3, 2, 1)])
def test_a_sample_that_stays_late_is_counted_apart(script, monkeypatch, queued, repeated, late):
    answers = iter(queued)

    def event(enable_timing):
        return SimpleNamespace(
            record=lambda: None,
            query=lambda: not next(answers),
            synchronize=lambda: None,
            elapsed_time=lambda _: 0.002 * enable_timing,
        )

    properties = SimpleNamespace(L2_cache_size=8)
    monkeypatch.setattr(torch.cuda, "get_device_properties", lambda _: properties)
    monkeypatch.setattr(torch.cuda, "Event", event)
    monkeypatch.setattr(torch.cuda, "_sleep", lambda _: None, raising=False)
    module = script("geometries")
    monkeypatch.setattr(module, "DEVICE", "cpu")
    clock = module.Clock()
    assert clock.sample_us(lambda: None, 1.0) == 2.0
    assert (clock.repeated, clock.late) == (repeated, late)
