"""The process of one model: it is told when to run, and hands its outputs out as bytes. The judge is elsewhere."""

from __future__ import annotations

import copy
import errno
import gc
import linecache
import math
import os
import random
import socket
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy.random
import torch
from torch import Tensor, nn

from workbench.core.environment import fault_of
from workbench.core.errors import EnvironmentFaultError
from workbench.core.places import no_temporary_directory
from workbench.op import LAYOUTS
from workbench.verify.court.clock import DeviceClock, HostClock
from workbench.verify.court.conduct import Conduct, confine
from workbench.verify.court.heap import poison_heap
from workbench.verify.court.plain import DTYPES, Message, PlainError, digest, flatten, rebuild, receive, send, write
from workbench.verify.court.separate import MODEL, MODEL_NEW, Source
from workbench.verify.court.verdict import Results, differs, floating_dtype, rounded, write_expected
from workbench.verify.measure import Expected, Kept, measure, widened
from workbench.verify.tolerances import UNITS, Arithmetic
from workbench.verify.trial import CANDIDATE_ERRORS, library_settings

_POISONED = 6
"""How many blocks of each output's size are filled before a call."""
_clone, _detach, _storage = Tensor.clone, Tensor.detach, Tensor.untyped_storage
_collects, _collect, _collect_no_more = gc.isenabled, gc.enable, gc.disable
_without_modes = torch._C.DisableTorchFunction


def serve(descriptor: int) -> None:
    """Run one model until the socket closes. This is the life of a forked process."""
    channel = socket.socket(fileno=descriptor)
    order = receive(channel)
    runner = Runner(order.fields)
    do = runner.answer
    while True:
        try:
            answer = do(order)
        except (*CANDIDATE_ERRORS, SystemExit) as error:
            machine = _machines(error)
            answer = (
                Message("fault", {"detail": machine}) if machine else Message("raised", {"detail": runner.words(error)})
            )
        send(channel, answer)
        try:
            order = receive(channel)
        except EOFError:
            return


_OF_MACHINE = {
    *(errno.ENOSPC, errno.EDQUOT, errno.EROFS, errno.EIO, errno.ESTALE),
    *(errno.ENFILE, errno.EAGAIN, errno.ENOMEM),
}
"""Numbers of errors that no model causes by a mistake of its own."""


def _machines(error: BaseException) -> str:
    """Say what is wrong with the machine where that, and not the model, is at fault; empty where the model is."""
    if isinstance(error, EnvironmentFaultError):
        return str(error)
    if not isinstance(error, OSError):
        return ""
    if error.errno in _OF_MACHINE:
        return str(fault_of(error, ""))
    if isinstance(error, FileNotFoundError) and error.filename is None:  # as tempfile raises it
        try:
            tempfile.gettempdir()
        except FileNotFoundError:
            return str(no_temporary_directory())
    return ""


class Runner:
    """One model of a file: the reference out of its own statements alone, or the candidate out of the whole file.

    Parameters
    ----------
    fields : mapping
        ``path``, ``text``, ``name`` (of the class), ``device``, ``seed``, ``watched``.
    """

    def __init__(self, fields: Mapping[str, Any]) -> None:
        self._fields = fields
        self._source = Source(Path(fields["path"]), fields["text"])
        self._is_reference = fields["name"] == MODEL
        self._device = torch.device(fields["device"])
        self._conduct: Conduct | None = None
        self._look: Callable[[], list[str]] = list
        self._glance: Callable[[], None] = lambda: None
        self._state: dict[str, Tensor] = {}
        self._inputs: list[Any] = []
        self._keywords: dict[str, Any] = {}
        self._given: list[Tensor] = []
        self._outputs: list[Tensor] = []
        self._earlier: list[Tensor] = []
        self._order = Message("")
        # Taken before the candidate is read: what it makes of the class later is not called.
        self._answers: Mapping[str, Callable[[Message], Message]] = {
            "open": self._open,
            "load": self._load,
            "draw": self._draw,
            "restore": self._restore,
            "prepare": self._prepare,
            "go": self._go,
            "rest": self._rest,
            "measure": self._measure,
        }

    def answer(self, order: Message) -> Message:
        """Do what an order asks."""
        return self._answers[order.kind](order)

    def words(self, error: BaseException) -> str:
        """Say what ended a step: what the candidate was seen doing, or its error."""
        if seen := self._look():
            return seen[0]
        if isinstance(error, SystemExit):
            return f"exit: it ended its process by SystemExit({error.code!r}), and gave no result"
        text = str(error)
        return text if isinstance(error, PlainError) else f"{type(error).__name__}: {text}"

    def _open(self, order: Message) -> Message:
        """Read the file and make the model."""
        self._clock = DeviceClock(self._device) if self._device.type == "cuda" else HostClock()
        if self._fields["watched"]:
            if self._device.type == "cuda":  # CuPy writes there, and could not make it later
                with suppress(OSError):
                    Path(os.environ.get("CUPY_CACHE_DIR") or "~/.cupy/kernel_cache").expanduser().mkdir(parents=True)
            confine()
            self._conduct = Conduct()
            self._look, self._glance = self._conduct.look, self._conduct.glance
        self._module = _execute(self._source, self._is_reference)
        if self._conduct:
            for watched in (self._module, getattr(self._module, MODEL, None)):
                if watched is not None:
                    self._conduct.watch(watched)
        _seed(self._fields["seed"])
        given = order.fields.get("arguments")
        made = rebuild(given, order.tensors) if given else self._module.get_init_inputs()
        if isinstance(made, dict):
            model = getattr(self._module, self._fields["name"])(**made)
        else:
            model = getattr(self._module, self._fields["name"])(*made)
        self._model: nn.Module = model.to(self._device)
        state = self._model.state_dict()
        arguments, tensors = _plain_or_nothing(made)
        fields = {"names": list(state), "arguments": arguments}
        return Message("opened", fields, [*(_detach(tensor) for tensor in state.values()), *tensors])

    def _load(self, order: Message) -> Message:
        """Take parameters and buffers."""
        names = order.fields["names"]
        self._state = dict(zip(names, (tensor.to(self._device) for tensor in order.tensors), strict=True))
        try:
            self._model.load_state_dict(self._state)
        except RuntimeError as error:
            words = f"state: {MODEL_NEW} must have the parameters of {MODEL}: {error}"
            return Message("raised", {"detail": words})
        return Message("loaded")

    def _draw(self, order: Message) -> Message:
        """Draw inputs as the file does."""
        _seed(order.fields["seed"])
        drawn = self._module.get_inputs()
        if isinstance(drawn, Tensor):
            drawn = [drawn]
        elif not isinstance(drawn, (dict, list, tuple)):
            drawn = list(drawn)
        shape, tensors, names = flatten(drawn, "x")
        return Message("drawn", {"shape": shape, "names": names}, [_detach(tensor) for tensor in tensors])

    def _restore(self, _: Message) -> Message:
        """Give the model its parameters and buffers anew.

        This is an order by itself, ahead of the inputs: a model may have its own way of taking its state, and the
        inputs are not in its process then.
        """
        if self._state:
            self._model.load_state_dict(self._state)
        return Message("restored")

    def _prepare(self, order: Message) -> Message:
        """Lay inputs out: in fresh memory, or in that of the last ones, which nothing in PyTorch then notices.

        The last ones' memory serves only where they lay in the same way: after a call on inputs with gaps, a call on
        contiguous ones gets contiguous ones.
        """
        fields, self._order = order.fields, order
        values = self._laid_out()
        shape, laid, _ = flatten(values, "x")
        if fields["same"] and [*map(_layout, self._given)] == [*map(_layout, laid)]:
            for tensor, fresh in zip(self._given, laid, strict=True):
                write(tensor, fresh)
            values = rebuild(shape, self._given, None)
        else:
            self._given = laid
        self._keywords = values if isinstance(values, dict) else {}
        self._inputs = [] if isinstance(values, dict) else values
        self._poison(fields["poison"])
        _seed(fields["seed"])
        self._clock.quiesce()
        return Message("ready")

    def _laid_out(self) -> Any:
        """Make the inputs of the last order."""
        values = rebuild(self._order.fields["shape"], self._order.tensors, self._device)
        layout = self._order.fields["layout"]
        return _map(values, LAYOUTS[layout]) if layout else values

    def _go(self, _: Message) -> Message:
        """Run the model, and hand out what its outputs hold as it returns."""
        self._earlier, self._outputs = self._outputs, []
        # What is called before the glance is looked up before the model runs: it could put other things there.
        collects_now, collect_no_more, glance = _collects, _collect_no_more, self._glance
        with torch.no_grad():
            stop = self._clock.start()
            value = self._model(*self._inputs, **self._keywords)
            stop()
            collects = collects_now()
            collect_no_more()  # a collection of garbage would call what the candidate has left for it
            glance()
            with _without_modes():  # the mode of a default device asks a set whether it holds what is called
                shape, outputs, names = flatten(value)
                taken = [_clone(_detach(output)) for output in outputs]
            if collects:
                _collect()
            elapsed_us = self._clock.elapsed_us()
        self._outputs = outputs
        return Message("outputs", {"shape": shape, "names": names, "elapsed_us": elapsed_us}, taken)

    def _rest(self, _: Message) -> Message:
        """Say all else that a call left: state, inputs, what the outputs hold by now, what shares memory with what."""
        held = _held(self._model)
        # A model that holds its state as Model does is not asked for it: its own ``state_dict`` could compute it now.
        # Of what it holds, buffers that are no state (``persistent=False``) may be as large as they like.
        is_held = held.keys() >= self._state.keys()
        state = {name: held[name] for name in self._state} if is_held else self._model.state_dict()
        fields = {
            "names": list(state),
            "computed": [name for name in state if name not in held],
            "inputs": [digest(tensor) for tensor in self._given],
            "later": [digest(tensor) for tensor in self._outputs],
            "earlier": [digest(tensor) for tensor in self._earlier],
            "aliases": [self._aliases_of(output, self._model) for output in self._outputs],
            "conduct": [*self._look(), *self._clock.look()],
        }
        return Message("rest", fields, [_detach(tensor) for tensor in state.values()])

    def _measure(self, order: Message) -> Message:
        """Run the reference on the inputs at hand as it is, and measure in float64 what it is to give."""
        seed = order.fields["seed"]
        state_names = list(self._model.state_dict())

        def run(model: nn.Module, values: Any, seed: int) -> Results:
            _seed(seed)
            arguments, keywords = ((), values) if isinstance(values, dict) else (values, {})
            with torch.no_grad(), library_settings(cudnn=torch.backends.cudnn.enabled):
                shape, outputs, names = flatten(model(*arguments, **keywords))
            state = list(model.state_dict().values())
            return Results.of(shape, names, [*outputs, *state], state_names)

        self._model.load_state_dict(self._state)
        model = copy.deepcopy(self._model)
        with Kept() as kept:
            library = run(model, self._keywords or self._inputs, seed)
        fields = {
            "shape": library.shape,
            "names": list(library.outputs),
            "aliases": [self._aliases_of(output, model) for output in library.outputs.values()],
            "inputs": [digest(tensor) for tensor in self._given],
        }
        library = replace(library, outputs=_copies(library.outputs), state=_copies(library.state))
        is_random = order.fields["random"]
        if is_random is None:
            other = run(copy.deepcopy(self._model), self._laid_out(), seed + 1)
            is_random = any(differs(library.outputs[name], tensor) for name, tensor in other.outputs.items())

        def exactly() -> Mapping[str, Tensor]:
            with widened():
                return run(_double(copy.deepcopy(self._model)), _map(self._laid_out(), _widen), seed).numbers

        expected = {} if is_random else self._expect(exactly, kept)
        if kept.draws and any(differs(library.numbers[name], one.value) for name, one in expected.items()):
            is_random, expected = True, {}  # in float64 it draws other numbers
        for name, tensor in library.numbers.items():
            if name not in expected or expected[name].value.shape != tensor.shape:
                expected[name] = rounded(tensor)
        fields["random"] = is_random
        fields["expected"], tensors = write_expected(expected)
        return Message("measured", fields, [*library.outputs.values(), *library.state.values(), *tensors])

    def _expect(self, run: Callable[[], Mapping[str, Tensor]], kept: Kept) -> dict[str, Expected]:
        """Measure a model in float64; nothing where it does not run so, for it asks for a dtype by name."""
        dtype = str(floating_dtype(self._given)).removeprefix("torch.")
        arithmetic = kept.narrowed(Arithmetic.of(dtype if dtype in UNITS else "float32"))
        try:
            return dict(measure(run, arithmetic).outputs)
        except (RuntimeError, TypeError, ValueError):
            return {}

    def _aliases_of(self, output: Tensor, model: nn.Module) -> list[str]:
        named = {f"input x{index}": tensor for index, tensor in enumerate(self._given)}
        named |= {f"{name} of the model": tensor for name, tensor in _held(model).items()}
        return [name for name, tensor in named.items() if _share(output, tensor)]

    def _poison(self, outputs: Sequence[tuple[int, str]]) -> None:
        """Fill memory of the outputs' sizes, and give it back: what a call allocates holds no result of before."""
        for count, name in outputs:
            dtype = DTYPES[name]
            inexact = dtype.is_floating_point or dtype.is_complex
            filler = math.nan if inexact else True if dtype is torch.bool else torch.iinfo(dtype).max
            if self._device.type == "cpu":
                poison_heap(torch.full((count,), filler, dtype=dtype, device="cpu"))
            else:
                blocks = [torch.full((count,), filler, dtype=dtype, device=self._device) for _ in range(_POISONED)]
                del blocks


def _execute(source: Source, reference: bool) -> ModuleType:
    """Run the file's statements, or those that the reference needs, as a module."""
    module = ModuleType(f"model_{source.path.stem}")
    module.__file__ = str(source.path)
    sys.modules[module.__name__] = module
    lines = source.text.splitlines(keepends=True)
    linecache.cache[str(source.path)] = (len(source.text), None, lines, str(source.path))
    exec(compile(source.reference() if reference else source.tree(), str(source.path), "exec"), vars(module))
    return module


def _copies(tensors: Mapping[str, Tensor]) -> dict[str, Tensor]:
    return {name: _clone(_detach(tensor)) for name, tensor in tensors.items()}


def _plain_or_nothing(value: Any) -> tuple[Any, list[Tensor]]:
    """Take a constructor's arguments apart; none where they are no plain data."""
    try:
        shape, tensors, _ = flatten(value)
    except PlainError:
        return None, []
    return shape, [_detach(tensor) for tensor in tensors]


def _seed(seed: int) -> None:
    """Seed what a model may draw from."""
    torch.manual_seed(seed)
    random.seed(seed)
    numpy.random.seed(seed % 2**32)


def _map(value: Any, change: Callable[[Tensor], Tensor]) -> Any:
    """Apply a function to the floating tensors with dimensions in a structure."""
    if isinstance(value, Tensor):
        return change(value) if (value.is_floating_point() or value.is_complex()) and value.dim() else value
    if isinstance(value, (list, tuple)):
        parts = [_map(part, change) for part in value]
        return parts if isinstance(value, list) else tuple(parts)
    return {name: _map(part, change) for name, part in value.items()} if isinstance(value, dict) else value


def _layout(tensor: Tensor) -> tuple[Any, ...]:
    """Say how a tensor lies in memory."""
    return tensor.shape, tensor.stride(), tensor.dtype


def _widen(tensor: Tensor) -> Tensor:
    return tensor.to(torch.complex128 if tensor.is_complex() else torch.float64)


def _double(model: nn.Module) -> nn.Module:
    """Widen parameters and buffers; ``nn.Module.double`` leaves complex ones out."""
    apply: Any = model._apply
    apply(lambda t: _widen(t) if t.is_floating_point() or t.is_complex() else t)
    return model


def _held(model: nn.Module) -> dict[str, Tensor]:
    """Return the parameters and buffers of a module and its parts, by name, and call nothing that it defines."""
    held: dict[str, Tensor] = {}
    waiting = [("", model)]
    while waiting:
        prefix, module = waiting.pop()
        if isinstance(module, torch.jit.ScriptModule):  # which keeps them elsewhere
            held |= nn.Module.state_dict(module, prefix=prefix)
            continue
        own = vars(module)
        for kind in ("_parameters", "_buffers"):
            found = dict.items(own[kind])
            held |= {prefix + name: tensor for name, tensor in found if type(tensor) in (Tensor, nn.Parameter)}
        waiting += [(f"{prefix}{name}.", part) for name, part in dict.items(own["_modules"]) if part is not None]
    return held


def _share(one: Tensor, other: Tensor) -> bool:
    """Tell whether the storages of two tensors share memory: one may begin within the other."""
    if not one.numel() or not other.numel() or one.device != other.device:
        return False
    (start, end), (others_start, others_end) = map(_extent, (one, other))
    return start < others_end and others_start < end


def _extent(tensor: Tensor) -> tuple[int, int]:
    """Return where a tensor's storage begins and ends."""
    storage = _storage(tensor)
    return storage.data_ptr(), storage.data_ptr() + storage.nbytes()
