"""Calls that were planned before: what a plan made is recorded, and done again for other tensors of the same geometry.

A plan reads shapes, strides, element types, devices, addresses modulo `ALIGNMENT_BYTES`, attributes and two flags of
PyTorch's. They are the key under which `Replays` keeps a `Replay`: which memory to allocate, what to set to zero, and
the launches with every number packed and a place for every address. A call with a known key checks, allocates and
launches.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

import torch
from torch import Tensor
from torch.utils._python_dispatch import TorchDispatchMode

from workbench.kernel import Followed, Prepared, TensorMap
from workbench.kernel.alike import alike
from workbench.kernel.arguments import increment_version
from workbench.kernel.packing import Packed
from workbench.op.cost import planned_gpu
from workbench.op.errors import OpError
from workbench.op.precision import allows_tf32

ALIGNMENT_BYTES = 64
"""What a plan may know of an address is its remainder by this."""
MOST = 1024
"""Replays that an op keeps; the one that was not used for the longest time makes way."""
MOST_GLANCES = 4
"""Calls with one shape of the first tensor that are recognised at a glance; the first of them stay."""

Make = Callable[[Sequence[Tensor | None]], Tensor]
"""Allocates a tensor; it is given the call's inputs."""

_SCRATCH_ALIGNMENT_BYTES = 512  # that of PyTorch's allocator on a GPU
_LASTING_BYTES = 256 * 1024  # of scratch that a GPU keeps from call to call, for each plan and stream
_NEAR_BYTES = 4096  # two stretches to be zeroed are zeroed together where no more lies between
_PARAMETER = torch.nn.Parameter
_data_ptr = Tensor.data_ptr

# PyTorch's own names for what its public properties take a microsecond each to tell.
_is_deterministic = getattr(torch._C, "_get_deterministic_algorithms", torch.are_deterministic_algorithms_enabled)
_dispatch_modes = torch._C._len_torch_dispatch_stack
_function_modes = torch._C._len_torch_function_stack
_is_profiling = torch._C._autograd._profiler_enabled
_is_autocasting = torch._C._is_any_autocast_enabled
_transform = torch._C._functorch.peek_interpreter_stack


class Unplayable(Exception):  # noqa: N818  (no error: the call is planned anew each time)
    """A plan does what a replay could not."""


@dataclass(frozen=True, slots=True)
class RelativeAddress:
    """An address: so many bytes past the start of an input or of what a call allocates.

    Attributes
    ----------
    owner : int
        Inputs first, then allocations.
    offset_bytes : int
    """

    owner: int
    offset_bytes: int


@dataclass(frozen=True, slots=True)
class View:
    """A tensor that a launch takes, without its memory."""

    place: RelativeAddress
    size: tuple[int, ...]
    stride: tuple[int, ...]
    dtype: torch.dtype

    def of(self, owners: Sequence[Tensor | None]) -> Tensor:
        """Make the tensor."""
        owner = owners[self.place.owner]
        assert owner is not None
        start = owner.storage_offset() * owner.element_size() + self.place.offset_bytes
        bare = torch.empty(0, dtype=self.dtype, device=owner.device)
        return bare.set_(owner.untyped_storage(), start // self.dtype.itemsize, self.size, self.stride)


@dataclass(frozen=True, slots=True)
class Step:
    """One launch of a replay.

    Attributes
    ----------
    prepared : Prepared
        As it was checked, for the first call's tensors.
    views : mapping of int to View
        The tensors among its arguments, by position.
    maps : mapping of int to (TensorMap, View)
        The tensor maps among its arguments.
    """

    prepared: Prepared
    views: Mapping[int, View]
    maps: Mapping[int, tuple[TensorMap, View]]


@dataclass(frozen=True)
class Recipe:
    """What a call does, apart from the tensors it is given.

    Attributes
    ----------
    inputs : int
    makes : sequence of Make
        The allocations, in order; they own what follows the inputs.
    outputs : sequence of int or View
        An allocation as it is, or a part of one.
    zeros : sequence of (RelativeAddress, int)
        Bytes to set to zero first.
    lasting_bytes : int
        Of a memory behind the allocations that holds zeros before the first call, and later what the call before left.
    steps : sequence of Step
    written : sequence of int
        Inputs that a launch writes.
    disjoint : sequence of (int, int, int, int)
        Input that is written, its bytes, another input, its bytes: they must lie apart.
    """

    inputs: int
    makes: Sequence[Make]
    outputs: Sequence[int | View]
    zeros: Sequence[tuple[RelativeAddress, int]]
    lasting_bytes: int
    steps: Sequence[Step]
    written: Sequence[int]
    disjoint: Sequence[tuple[int, int, int, int]]


class Tape(TorchDispatchMode):
    """Watches what a plan does with PyTorch: it may allocate, take views, and compute a tensor from one input.

    Attributes
    ----------
    derived : list of (Tensor, Tensor, callable)
        What was computed, of which tensor, and how.
    foreign : str
        What was done beyond that.
    blank : set of int
        Storages that were allocated and not written.
    """

    def __init__(self) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self.derived: list[tuple[Tensor, Tensor, Callable[[Tensor], Tensor]]] = []
        self.foreign = ""
        self.blank: set[int] = set()

    @classmethod
    def _should_skip_dynamo(cls) -> bool:
        """Do without PyTorch's wrapper against its compiler, which imports that compiler: 2 s."""
        return False

    def __torch_dispatch__(self, function: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        """Run one operation of PyTorch's and note it."""
        named = kwargs or {}
        result = function(*args, **named)
        is_pure = not function._schema.is_mutable
        if function.overloadpacket in _HARMLESS:
            self.blank |= {_storage(result)} if isinstance(result, Tensor) else set()
            return result
        if is_pure and _is_view(result, args):
            return result
        given = [value for value in (*args[1:], *named.values()) if isinstance(value, Tensor | list | tuple)]
        is_simple = is_pure and isinstance(result, Tensor) and bool(args) and isinstance(args[0], Tensor)
        if is_simple and not any(isinstance(one, Tensor) for value in given for one in _flat(value)):
            self.derived.append((result, args[0], lambda source: function(source, *args[1:], **named)))
        else:
            self.foreign = str(function)
            self.blank -= {_storage(result)} if isinstance(result, Tensor) else set()
        return result


_HARMLESS = frozenset(
    getattr(torch.ops.aten, name)
    for name in ("empty", "empty_like", "empty_strided", "new_empty", "new_empty_strided", "promote_types")
)


def _is_view(result: Any, args: Sequence[Any]) -> bool:
    """Whether an operation has returned nothing but views of its first argument."""
    made = _flat(result)
    if not args or not made or not isinstance(args[0], Tensor) or not all(isinstance(one, Tensor) for one in made):
        return False
    return all(_storage(one) == _storage(args[0]) for one in made)


def _flat(value: Any) -> Sequence[Any]:
    return value if isinstance(value, list | tuple) else (value,)


class Replay:
    """A call that is done again for other tensors; `Recipe` says what it does."""

    def __init__(self, recipe: Recipe, followed: Followed, device: torch.device) -> None:
        self._makes = tuple(recipe.makes)
        self._outputs = tuple(recipe.outputs)
        sole = self._outputs[0] if len(self._outputs) == 1 else None
        self._only = sole if isinstance(sole, int) else -1  # the allocation that is all of the result
        self._disjoint = tuple(recipe.disjoint)
        self._apart: list[int] = []  # addresses at which what is written shares no memory
        self._written = tuple(recipe.written)
        self._inputs = recipe.inputs
        self._followed = followed
        play = _on_gpu if device.type == "cuda" else _emulated
        self._play = play(recipe, device)

    def run(self, tensors: Sequence[Tensor | None], addresses: list[int]) -> Any:
        """Compute the call; `MISSED` where it must be planned anew.

        Parameters
        ----------
        tensors : sequence of Tensor or None
            With the key that the replay was recorded under.
        addresses : list of int
            Of the tensors; 0 for None.
        """
        if not self._followed.holds() or (self._disjoint and addresses != self._apart and self._overlap(addresses)):
            return MISSED
        made = []
        owned = addresses.copy()
        for make in self._makes:
            tensor = make(tensors)
            made.append(tensor)
            owned.append(tensor.data_ptr())
        self._play(tensors, made, owned)
        if self._written:
            increment_version([one for index in self._written if (one := tensors[index]) is not None])
        if self._only >= 0:
            return made[self._only]
        outputs = tuple([self._output(output, made) for output in self._outputs])
        return outputs if len(outputs) > 1 else outputs[0]

    def _overlap(self, addresses: list[int]) -> bool:
        """Whether an input that is written and another one share memory; addresses of which none do are kept."""
        for written, written_bytes, other, other_bytes in self._disjoint:
            one, two = addresses[written], addresses[other]
            if one < two + other_bytes and two < one + written_bytes:
                return True
        self._apart = addresses
        return False

    def _output(self, output: int | View, made: Sequence[Tensor]) -> Tensor:
        return made[output] if isinstance(output, int) else output.of([None] * self._inputs + list(made))


class LibraryCall:
    """A call that PyTorch's own operators compute.

    Parameters
    ----------
    oracle : callable
    attributes : mapping of str to object
    strides : sequence of tuple of int
        Of the outputs: one that lies in memory in another way is copied.
    """

    def __init__(
        self, oracle: Callable[..., Any], attributes: Mapping[str, Any], strides: Sequence[tuple[int, ...]]
    ) -> None:
        self._compute = partial(oracle, **attributes)
        self._strides = tuple(strides)

    def run(self, tensors: Sequence[Tensor | None], addresses: list[int]) -> Any:  # noqa: ARG002  (as `Replay.run`)
        """Compute the call."""
        result = self._compute(*[t.detach() if t is not None and t.requires_grad else t for t in tensors])
        if isinstance(result, Tensor):
            return result if result.stride() == self._strides[0] else _with_strides(result, self._strides[0])
        return tuple(_with_strides(one, stride) for one, stride in zip(result, self._strides, strict=True))


def _with_strides(tensor: Tensor, strides: tuple[int, ...]) -> Tensor:
    """Copy a tensor where it lies in memory in another way than planned."""
    if tensor.stride() == strides:
        return tensor
    return torch.empty_strided(tensor.shape, strides, dtype=tensor.dtype, device=tensor.device).copy_(tensor)


MISSED: Final = object()
"""What a replay returns that must be recorded again."""

Known = Replay | LibraryCall | None
"""What is kept of a call; None where it must be planned each time."""


class Glance:
    """A call that was planned before. One question to PyTorch recognises it, in the place of `identify`'s many.

    Parameters
    ----------
    are_alike : callable
        `alike` of its tensors; they start at multiples of `ALIGNMENT_BYTES`, as those of a call that is recognised do.
    count : int
        Of the tensors.
    attributes : mapping of str to object
    follows_gradients : bool
        One of the tensors asks for a gradient, so that the call holds only where autograd is off.
    known : Replay or LibraryCall
        What computes it.
    """

    def __init__(
        self,
        are_alike: Callable[..., bool],
        count: int,
        attributes: Mapping[str, Any],
        follows_gradients: bool,
        known: Replay | LibraryCall,
    ) -> None:
        self.are_alike = are_alike
        self.count = count
        self.attributes = {name: [*value] if type(value) is list else value for name, value in attributes.items()}
        self.tf32 = allows_tf32()
        self.deterministic = _is_deterministic()
        self.planned = planned_gpu()
        self.follows_gradients = follows_gradients
        self.known = known
        self.addresses: list[int] = []  # of the tensors of its last call, which were found to be aligned

    def holds(self) -> bool:
        """Whether PyTorch's flags and `planned_for` are those of the call, and autograd does not follow it."""
        return (
            self.tf32 == allows_tf32()
            and self.deterministic == _is_deterministic()
            and self.planned is planned_gpu()
            and not (self.follows_gradients and torch.is_grad_enabled())
        )


class Replays:
    """The calls of an op, or of a variant, that were planned before; the latest `MOST` of them."""

    def __init__(self) -> None:
        self._known: OrderedDict[object, Known] = OrderedDict()
        self._latest = threading.local()
        self._glances: dict[torch.Size, tuple[Glance, ...]] = {}

    def __len__(self) -> int:
        return len(self._known)

    def __contains__(self, key: object) -> bool:
        return key in self._known

    def play_at_a_glance(self, tensors: Sequence[Any], attributes: Mapping[str, Any], *, is_noted: bool = False) -> Any:
        """Compute a call that is recognised; `MISSED` where it is not: `play` may know it all the same.

        The caller asks `is_plain` before. A call that autograd follows is not recognised.

        Parameters
        ----------
        tensors : sequence
            What the call was given by position: also what is no tensor.
        attributes : mapping of str to object
        is_noted : bool
            Let `latest` tell of it.
        """
        first = tensors[0] if tensors else None
        if type(first) is not Tensor or len(self._known) > MOST // 2:  # then `play` must note what is used
            return MISSED
        for glance in self._glances.get(first.shape, ()):
            if glance.count != len(tensors) or glance.attributes != attributes or not glance.are_alike(*tensors):
                continue
            addresses = list(map(_data_ptr, tensors))
            if addresses != glance.addresses:
                if not all(addresses) or any(address % ALIGNMENT_BYTES for address in addresses):
                    return MISSED
                glance.addresses = addresses
            if glance.holds():
                if is_noted:
                    self._latest.known = glance.known
                return glance.known.run(tensors, addresses)
        return MISSED

    def play(
        self,
        tensors: Sequence[Tensor | None],
        key: object,
        addresses: list[int],
        attributes: Mapping[str, Any] | None = None,
    ) -> Any:
        """Compute a call that is known; `MISSED` where it is not. By its attributes it is recognised the next time."""
        known = self._known.get(key)
        if known is None:
            return MISSED
        result = known.run(tensors, addresses)
        if result is MISSED:
            self._known.pop(key, None)
            self._glances = {}
            return MISSED
        if len(self._known) > MOST // 2:  # before that nothing has to make way
            with suppress(KeyError):  # another thread has made room
                self._known.move_to_end(key)
        elif attributes is not None:
            self.recognise(tensors, attributes, known)
        self._latest.known = known
        return result

    def recognise(self, tensors: Sequence[Any], attributes: Mapping[str, Any], known: Replay | LibraryCall) -> None:
        """Let a call be recognised that `identify` has a key for, where not too many of its shape are.

        Parameters
        ----------
        tensors : sequence of Tensor or None
        attributes : mapping of str to object
        known : Replay or LibraryCall
            What computes it.
        """
        if not tensors or type(tensors[0]) is not Tensor or any(tensor is None for tensor in tensors):
            return
        if any(tensor.data_ptr() % ALIGNMENT_BYTES for tensor in tensors):
            return
        glances = self._glances.get(tensors[0].shape, ())
        if len(glances) < MOST_GLANCES and (are_alike := alike(tensors)) is not None:
            follows = any(tensor.requires_grad for tensor in tensors)
            glance = Glance(are_alike, len(tensors), attributes, follows, known)
            self._glances[tensors[0].shape] = (*glances, glance)

    def keep(self, key: object, known: Known) -> None:
        """Keep what a call does."""
        self._latest.known = self._known[key] = known
        self._glances = {}  # what is kept may take the place of what they know
        while len(self._known) > MOST:
            self._known.popitem(last=False)

    def forget_latest(self) -> None:
        """Begin a call of which `latest` shall tell."""
        self._latest.known = None

    @property
    def latest(self) -> Known:
        """What this thread played or kept last."""
        found: Known = getattr(self._latest, "known", None)
        return found


def is_plain() -> bool:
    """Tell whether nothing of PyTorch's wants to see the calls: no mode, transform, profiler or autocast."""
    others = _dispatch_modes() or _function_modes() or _is_profiling() or _is_autocasting()
    return not (others or _transform() is not None)


def without_tail(tensors: tuple[Tensor | None, ...]) -> tuple[Tensor | None, ...]:
    """Leave out trailing None, as PyTorch's dispatcher does: with and without them a call is the same."""
    while tensors and tensors[-1] is None:
        tensors = tensors[:-1]
    return tensors


def identify(
    tensors: Sequence[Tensor | None], attributes: Mapping[str, Any]
) -> tuple[tuple[object, ...], list[int]] | None:
    """Return the key of a call and its tensors' addresses; None for a call that is always planned.

    Those are calls with a tensor that is empty, a subclass, or no plain memory.
    """
    key: list[object] = [allows_tf32(), _is_deterministic(), planned_gpu()]
    addresses = []
    try:
        for tensor in tensors:
            if tensor is None:
                key.append(None)
                addresses.append(0)
                continue
            kind = type(tensor)
            if kind is not Tensor and kind is not _PARAMETER:
                return None
            address = tensor.data_ptr()
            if not address or tensor.is_neg():
                return None
            addresses.append(address)
            device = tensor.get_device()  # -1 for the CPU; a tensor of any other kind has no address here
            key += (tensor.shape, tensor.stride(), tensor.dtype, device, address % ALIGNMENT_BYTES)
    except RuntimeError:  # sparse, wrapped by a transform, ...: without strides or an address
        return None
    for name, value in attributes.items():
        if type(value) is list:
            return None
        key += (name, value)
    return tuple(key), addresses


def record(
    plan_of: Callable[..., Any],
    prepare: Callable[[Any], Prepared],
    tensors: Sequence[Tensor | None],
    attributes: Mapping[str, Any],
) -> tuple[Any, Recipe | None, list[Prepared]]:
    """Plan a call and check its launches, and note how to do it again.

    Parameters
    ----------
    plan_of : callable
        ``plan_of(*tensors, **attributes)`` returns a `Plan`.
    prepare : callable
        Checks a launch of it.
    tensors : sequence of Tensor or None
        Each object is another one: what the plan derives from which input is seen by identity.

    Returns
    -------
    plan : Plan
    recipe : Recipe or None
        None where the call must be planned each time.
    prepared : list of Prepared
        The launches that have something to do, not yet run.
    """
    with Tape() as tape:
        plan = plan_of(*tensors, **attributes)
    checked = [(launch, prepare(launch)) for launch in plan.launches]
    prepared = [ready for _, ready in checked if not ready.is_empty]
    for launch in (launch for launch, ready in checked if ready.is_empty):
        _refuse_unwritten(launch, plan, prepared, tape)
    try:
        return plan, _Recorder(tensors, tape).recipe(plan, prepared), prepared
    except Unplayable:
        return plan, None, prepared


def _refuse_unwritten(idle: Any, plan: Any, running: Sequence[Prepared], tape: Tape) -> None:
    """Refuse a launch that has nothing to run, and alone would have written an output that has elements."""
    taken = [tensor for ready in running for tensor in ready.tensors]
    known = {_storage(one) for one in (*plan.zeroed, *plan.lasting, *(tensor for tensor, _ in plan.filled), *taken)}
    for name, value in idle.arguments.items():
        if not isinstance(value, Tensor) or not value.numel() or not any(value is one for one in plan.outputs):
            continue
        if _storage(value) in tape.blank - known:
            raise OpError(
                f"{idle.kernel}: its grid {idle.grid} has no blocks, so nothing would write {name} of shape "
                f"{tuple(value.shape)}; say what it holds then, as by Launch(..., empty={{'{name}': 0.0}})"
            )


class _Recorder:
    """Finds out where the memory of a plan's tensors comes from."""

    def __init__(self, inputs: Sequence[Tensor | None], tape: Tape) -> None:
        if tape.foreign:
            raise Unplayable(f"the plan computes {tape.foreign}")
        self._inputs = inputs
        self._of_input: dict[int, list[int]] = {}
        for index, tensor in enumerate(inputs):
            if tensor is not None:
                self._of_input.setdefault(_storage(tensor), []).append(index)
        self._derived = {_storage(made): (source, compute) for made, source, compute in tape.derived}
        self._owned: dict[int, RelativeAddress] = {}  # by storage: its first byte
        self._makes: list[Make] = []

    def recipe(self, plan: Any, prepared: Sequence[Prepared]) -> Recipe:
        if plan.filled:
            raise Unplayable("the plan fills what a launch without blocks does not write")
        sizes = {_storage(tensor): tensor.untyped_storage().nbytes() for tensor in plan.lasting}
        lasting = plan.lasting if sum(sizes.values()) <= _LASTING_BYTES else ()
        zeroed = (*plan.zeroed, *(() if lasting else plan.lasting))
        outputs = self._allocate(plan, zeroed, lasting, prepared)
        lasting_bytes = self._keep(lasting)
        steps = []
        for ready in prepared:
            views, maps = {}, {}
            for position, argument in enumerate(ready.arguments):
                if isinstance(argument, Packed):
                    raise Unplayable("an argument holds tensors")
                if isinstance(argument, TensorMap):
                    maps[position] = argument, self._view(argument.tensor)
                elif isinstance(argument, Tensor):
                    views[position] = self._view(argument)
            steps.append(Step(ready, views, maps))
        zeros = self._zeros([tensor for tensor in zeroed if tensor.numel()])
        written = self._written(steps)
        disjoint = self._disjoint(written)
        return Recipe(len(self._inputs), self._makes, outputs, zeros, lasting_bytes, steps, written, disjoint)

    def _allocate(
        self, plan: Any, zeroed: Sequence[Tensor], lasting: Sequence[Tensor], prepared: Sequence[Prepared]
    ) -> list[int | View]:
        """Decide what each call allocates: outputs, copies of inputs, and one stretch of scratch."""
        outputs: list[int | View] = []
        for output in plan.outputs:
            storage = _storage(output)
            if storage in self._of_input or storage in self._derived:
                raise Unplayable("an output is made of an input by PyTorch")
            span = _span_bytes(output)
            alone = sum(_storage(other) == storage for other in plan.outputs) == 1
            if alone and output.storage_offset() == 0 and output.untyped_storage().nbytes() == span:
                self._own(storage, _empty(tuple(output.shape), output.stride(), output.dtype, output.device))
                outputs.append(len(self._makes) - 1)
            else:  # its memory is also another output's, or scratch
                if storage not in self._owned:
                    self._own(storage, _bytes(output.untyped_storage().nbytes(), output.device))
                outputs.append(self._view(output))
        used = [argument for ready in prepared for argument in ready.tensors]
        scratch: dict[int, Tensor] = {}
        kept = {_storage(tensor) for tensor in lasting}
        for tensor in (*zeroed, *used):  # what is to be zeroed lies together
            storage = _storage(tensor)
            if storage in self._owned or storage in self._of_input or storage in scratch or storage in kept:
                continue
            if storage in self._derived:
                self._derive(storage)
            elif tensor.numel():
                scratch[storage] = tensor
        if scratch:
            size_bytes = self._lay_out(scratch)
            self._makes.append(_bytes(size_bytes, next(iter(scratch.values())).device))
        return outputs

    def _keep(self, lasting: Sequence[Tensor]) -> int:
        """Put scratch that lasts into a memory behind all allocations; return its bytes."""
        storages = {_storage(tensor): tensor for tensor in lasting if tensor.numel()}
        if any(storage in self._owned or storage in self._of_input for storage in storages):
            raise Unplayable("scratch that lasts is an input, an output or other scratch")
        return self._lay_out(storages)

    def _lay_out(self, storages: Mapping[int, Tensor]) -> int:
        """Put storages one behind the other into the memory behind the last one; return its bytes."""
        offset_bytes, owner = 0, len(self._inputs) + len(self._makes)
        for storage, tensor in storages.items():
            self._owned[storage] = RelativeAddress(owner, offset_bytes)
            size_bytes = tensor.untyped_storage().nbytes()
            offset_bytes += -(-size_bytes // _SCRATCH_ALIGNMENT_BYTES) * _SCRATCH_ALIGNMENT_BYTES
        return offset_bytes

    def _own(self, storage: int, make: Make) -> None:
        self._owned[storage] = RelativeAddress(len(self._inputs) + len(self._makes), 0)
        self._makes.append(make)

    def _derive(self, storage: int) -> None:
        """Compute from an input anew at each call, as the plan did."""
        source, compute = self._derived[storage]
        indices = [index for index, tensor in enumerate(self._inputs) if tensor is source]
        if not indices:
            raise Unplayable("the plan computes from a part of an input")
        self._own(storage, partial(_derive, indices[0], compute))

    def _place(self, tensor: Tensor) -> RelativeAddress:
        storage = _storage(tensor)
        if storage in self._owned:
            start = self._owned[storage]
            offset_bytes = int(tensor.storage_offset()) * tensor.element_size()
            return RelativeAddress(start.owner, start.offset_bytes + offset_bytes)
        owners = self._of_input.get(storage, [])
        same = [index for index in owners if self._inputs[index] is tensor] or owners
        if len(same) != 1:
            raise Unplayable("inputs that share memory cannot be told apart")
        source = self._inputs[same[0]]
        assert source is not None
        return RelativeAddress(same[0], tensor.data_ptr() - source.data_ptr())

    def _view(self, tensor: Tensor) -> View:
        return View(self._place(tensor), tuple(tensor.shape), tensor.stride(), tensor.dtype)

    def _zeros(self, tensors: Sequence[Tensor]) -> list[tuple[RelativeAddress, int]]:
        """Merge the stretches of memory that must be zero."""
        stretches: list[tuple[int, int, int]] = []
        for tensor in tensors:
            if not tensor.is_contiguous():
                raise Unplayable("scratch with gaps is set to zero")
            place = self._place(tensor)
            if place.owner < len(self._inputs):
                raise Unplayable("an input is set to zero")
            stretches.append((place.owner, place.offset_bytes, place.offset_bytes + tensor.nbytes))
        merged: list[tuple[int, int, int]] = []
        for owner, start, end in sorted(stretches):
            last = merged[-1] if merged else (-1, 0, 0)
            if last[0] == owner and start - last[2] <= _NEAR_BYTES:  # what lies between holds nothing yet
                merged[-1] = owner, last[1], max(end, last[2])
            else:
                merged.append((owner, start, end))
        return [(RelativeAddress(owner, start), end - start) for owner, start, end in merged]

    def _written(self, steps: Sequence[Step]) -> list[int]:
        owners = {step.views[position].place.owner for step in steps for position in step.prepared.written_tensors}
        return sorted(owner for owner in owners if owner < len(self._inputs))

    def _disjoint(self, written: Sequence[int]) -> list[tuple[int, int, int, int]]:
        """Pair each input that is written with each other one; launches check them when they are recorded."""
        spans = {i: _span_bytes(tensor) for i, tensor in enumerate(self._inputs) if tensor is not None}
        return [
            (one, spans[one], other, spans[other])
            for one in written
            for other in spans
            if other != one and not (other in written and other < one)
        ]


def _storage(tensor: Tensor) -> int:
    """Identify the memory that a tensor lies in, as long as it lives."""
    identity: int = tensor.untyped_storage()._cdata
    return identity


def _span_bytes(tensor: Tensor) -> int:
    """Bytes from a tensor's first element to its last."""
    if not tensor.numel():
        return 0
    reach = sum((size - 1) * stride for size, stride in zip(tensor.shape, tensor.stride(), strict=True))
    return (reach + 1) * tensor.element_size()


def _empty(size: tuple[int, ...], stride: tuple[int, ...], dtype: torch.dtype, device: torch.device) -> Make:
    """Allocate a tensor; on a GPU by the function that PyTorch's compiled code calls, which takes half the time."""
    quick = getattr(torch._C._dynamo.guards, "_empty_strided_cuda", None) if device.type == "cuda" else None
    if quick is not None:
        return lambda _tensors: quick(size, stride, dtype)
    return lambda _tensors: torch.empty_strided(size, stride, dtype=dtype, device=device)


def _bytes(size_bytes: int, device: torch.device) -> Make:
    return _empty((size_bytes,), (1,), torch.uint8, device)


def _derive(index: int, compute: Callable[[Tensor], Tensor], tensors: Sequence[Tensor | None]) -> Tensor:
    source = tensors[index]
    assert source is not None
    return compute(source.detach())


def _function(prepared: Prepared) -> Any:
    """Return the loaded kernel of a launch on a GPU."""
    target: Any = prepared.target
    return target.function


Play = Callable[[Sequence[Tensor | None], Sequence[Tensor], list[int]], None]
"""Zeroes memory and runs the launches, given inputs, allocations and the addresses of both, a list of its own."""


def _emulated(recipe: Recipe, device: torch.device) -> Play:  # noqa: ARG001  (as `_on_gpu`)
    """Run on the emulator, which must know the bounds of each tensor."""

    def play(tensors: Sequence[Tensor | None], made: Sequence[Tensor], addresses: list[int]) -> None:  # noqa: ARG001
        owners = [*tensors, *made]
        if recipe.lasting_bytes:
            owners.append(torch.zeros(recipe.lasting_bytes, dtype=torch.uint8))
        for place, size_bytes in recipe.zeros:
            View(place, (size_bytes,), (1,), torch.uint8).of(owners).zero_()
        for step in recipe.steps:
            moved: dict[int, Any] = {position: view.of(owners) for position, view in step.views.items()}
            moved |= {position: one.over(view.of(owners)) for position, (one, view) in step.maps.items()}
            step.prepared.run_with(moved)

    return play


def _on_gpu(recipe: Recipe, device: torch.device) -> Play:
    """Pack the launches once; a call writes its addresses into them."""
    from workbench.gpu.sequence import GpuSequence  # noqa: PLC0415  (loads CuPy)

    places: dict[RelativeAddress, int] = {}

    def number(place: RelativeAddress) -> int:
        return places.setdefault(place, len(places))

    zeros = [(number(place), size_bytes) for place, size_bytes in recipe.zeros]
    launches = [
        (
            _function(step.prepared),
            step.prepared.ready,
            step.prepared.fields,
            {position: number(view.place) for position, view in step.views.items()},
            {position: (one.layout, number(view.place)) for position, (one, view) in step.maps.items()},
        )
        for step in recipe.steps
    ]
    of_places = [(place.owner, place.offset_bytes) for place in places]
    sequence = GpuSequence(device.index, of_places, zeros, launches, recipe.lasting_bytes)

    def play(tensors: Sequence[Tensor | None], made: Sequence[Tensor], addresses: list[int]) -> None:  # noqa: ARG001
        sequence.run(addresses)

    return play
