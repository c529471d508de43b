"""Clocks inside the process of a model, made before a candidate is read; the judge's own must agree."""

from __future__ import annotations

import ctypes
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import torch

from workbench.core.errors import WorkbenchError

_PERSISTING_L2 = 6  # cudaLimitPersistingL2CacheSize
_FLUSHES = 2


class HostClock:
    """The wall clock, which a call on a CPU ends with; the judge's own must agree."""

    def __init__(self) -> None:
        self._now_ns = time.perf_counter_ns
        self._start_ns = self._stop_ns = 0

    def quiesce(self) -> None:
        """Do nothing: there is nothing to wait for."""

    def start(self) -> Callable[[], None]:
        """Read the clock, and return a function that reads it again."""
        self._start_ns = self._now_ns()
        return self._stop

    def elapsed_us(self) -> float:
        """Return the time between the two in microseconds."""
        return (self._stop_ns - self._start_ns) / 1e3

    def look(self) -> list[str]:
        """Return no remark."""
        return []

    def _stop(self) -> None:
        self._stop_ns = self._now_ns()


class DeviceClock:
    """Events on the current stream, between two waits for the whole device, after a flush of the L2 cache.

    Nothing runs as a call begins, so no stream can do its work meanwhile; what it leaves running when it returns lies
    between the second event and the wait, where the judge's clock sees it.

    Every function is looked up in the runtime library itself, so what a candidate makes of ``torch.cuda`` is not heard.

    Parameters
    ----------
    device : torch.device
    """

    def __init__(self, device: torch.device) -> None:
        torch.cuda.init()  # type: ignore[no-untyped-call]
        index = torch.cuda.current_device() if device.index is None else device.index
        l2_bytes = torch.cuda.get_device_properties(index).L2_cache_size
        self._flushed = torch.empty(_FLUSHES * l2_bytes, dtype=torch.uint8, device=device)
        self._library = runtime_library()
        self._index = index
        self._get_stream: Any = torch._C._cuda_getCurrentRawStream
        self._events = (ctypes.c_void_p(), ctypes.c_void_p())
        for event in self._events:
            self._call("cudaEventCreate", ctypes.byref(event))
        self._functions = {
            name: getattr(self._library, name)
            for name in ("cudaEventRecord", "cudaDeviceSynchronize", "cudaEventElapsedTime", "cudaMemsetAsync")
        }
        self._library.cudaDeviceSetLimit(_PERSISTING_L2, ctypes.c_size_t(0))
        self._none_set_aside = self._limit()  # what the driver makes of 0
        self._persisting = self._strayed = False
        self._stream = self._get_stream(index)

    def quiesce(self) -> None:
        """Wait for the device, and let no line persist in L2."""
        self._functions["cudaDeviceSynchronize"]()
        self._persisting = self._persisting or self._limit() != self._none_set_aside
        self._library.cudaDeviceSetLimit(_PERSISTING_L2, ctypes.c_size_t(0))
        self._library.cudaCtxResetPersistingL2Cache()

    def start(self) -> Callable[[], None]:
        """Flush L2, wait for that, and record the first event."""
        self._stream = self._get_stream(self._index)
        functions, stream = self._functions, ctypes.c_void_p(self._stream)
        first, second = self._events
        functions["cudaMemsetAsync"](
            ctypes.c_void_p(self._flushed.data_ptr()), 0, ctypes.c_size_t(self._flushed.numel()), stream
        )
        functions["cudaDeviceSynchronize"]()
        functions["cudaEventRecord"](first, stream)
        record = functions["cudaEventRecord"]

        def stop() -> None:
            record(second, stream)

        return stop

    def elapsed_us(self) -> float:
        """Wait for the whole device; return the time between the events in microseconds."""
        if code := self._functions["cudaDeviceSynchronize"]():
            raise WorkbenchError(f"the device reports error {code} after the call")
        elapsed = ctypes.c_float()
        self._functions["cudaEventElapsedTime"](ctypes.byref(elapsed), *self._events)
        return 1e3 * elapsed.value

    def look(self) -> list[str]:
        """Say whether L2 was set up to keep lines beyond a call, and whether another stream is current."""
        self._persisting = self._persisting or self._limit() != self._none_set_aside
        self._strayed = self._strayed or self._get_stream(self._index) != self._stream
        remarks = (
            (self._persisting, "persisting-l2: it sets L2 aside for lines that outlive a flush"),
            (self._strayed, "stream: it leaves another stream current than the one that it was called on"),
        )
        return [remark for holds, remark in remarks if holds]

    def _limit(self) -> int:
        size = ctypes.c_size_t()
        self._library.cudaDeviceGetLimit(ctypes.byref(size), _PERSISTING_L2)
        return size.value

    def _call(self, name: str, *arguments: Any) -> None:
        if code := getattr(self._library, name)(*arguments):
            raise WorkbenchError(f"{name} failed with error {code}")


def runtime_library() -> ctypes.CDLL:
    """Return the CUDA runtime that PyTorch has loaded."""
    found = re.findall(r"/\S*libcudart\S*\.so\S*", Path("/proc/self/maps").read_text(encoding="utf-8"))
    if not found:
        raise WorkbenchError("expected PyTorch to have loaded libcudart; this process has no such library")
    return ctypes.CDLL(found[0])
