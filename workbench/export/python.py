"""The Python of an export that a model's file and an op's package share."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from workbench.compile import Parameter
from workbench.export.calls import Call, defaults_of, pairs_of
from workbench.export.cuda import CudaSource
from workbench.export.reference import write_reference
from workbench.export.uses import ExportError
from workbench.kernel.arguments import REQUIRED, alignment_bytes, default_of, range_of
from workbench.kernel.build import Build as Loaded

BANNED = (
    (r"\b(try\s*:|except\b)", "an exception handler"),
    (r"\bpass\b", "the word 'pass'"),
    (r"\bthreading\b|\bmultiprocessing\b|concurrent\.futures|PoolExecutor", "threads"),
    (r"_make_subclass|class\s+\w+.*\((torch\.)?Tensor\)|torch\.Tensor\.__new__", "a subclass of Tensor"),
    (r"(torch\.cuda\.(Event(\.\w+)?|synchronize)|time\.(perf_counter|time))\s*=(?!=)", "a timing function replaced"),
)
"""What KernelBench's static checker refuses, wherever it stands outside ``#`` and ``//`` comments."""

FLAGS = (
    "-O3",
    "-U__CUDA_NO_HALF_CONVERSIONS__",
    "-U__CUDA_NO_HALF_OPERATORS__",
    "-U__CUDA_NO_BFLOAT16_CONVERSIONS__",
)
"""The compiler's flags: PyTorch switches off conversions between float and its halves, which kernels use."""

DEVICE = '''\
def _check_device(what, tensors):
    """Refuse tensors that are not on one GPU of the architecture that the kernels are for."""
    for tensor in tensors:
        if not tensor.is_cuda or tensor.device != tensors[0].device:
            raise RuntimeError(f"{what}: expected tensors on one CUDA device; got {[str(t.device) for t in tensors]}")
    if tensors and _CAPABILITY is not None:
        gpu = _properties(device := tensors[0].device)
        if (there := (gpu.major, gpu.minor)) != _CAPABILITY:
            raise RuntimeError(f"{what}: exported for compute capability {_CAPABILITY}; {device} has {there}")


@lru_cache(maxsize=None)
def _properties(device):
    """Return a GPU's properties."""
    return torch.cuda.get_device_properties(device)
'''

KERNELS = '''\
class _Kernel:
    """A kernel: kernel[grid, block](...) and kernel.launch(..., grid=, block=) queue it on the current stream."""

    def __init__(self, name):
        self._name = name

    def __getitem__(self, geometry):
        grid, block, smem_bytes = (*geometry, 0)[:3]
        return lambda *args, **named: self.launch(*args, grid=grid, block=block, smem_bytes=smem_bytes, **named)

    def launch(
        self, *args, grid, block, smem_bytes=0, cooperative=False, strided=False, overlap=False, out=None, **named
    ):
        name = self._name
        if name not in _KERNELS:
            raise RuntimeError(f"{name}: this kernel was not launched when the file was exported; export it again")
        function, parameters, defaults = _KERNELS[name]
        made = {}
        if isinstance(out, (tuple, list)):
            device = next((one.device for one in (*args, *named.values()) if isinstance(one, torch.Tensor)), "cuda")
            for one, shape, dtype in ((*asked, None)[:3] for asked in (out if isinstance(out, list) else [out])):
                made[one] = torch.empty(shape, dtype=dtype or parameters[one][1], device=device)
        elif out is not None:
            named["out"] = out
        order = [one for one in parameters if one not in made]
        given = {**defaults, **dict(zip(order, args)), **named, **made}
        twice = {*order[: len(args)], *made} & set(named)
        if given.keys() != parameters.keys() or len(args) > len(order) or twice:
            got = f"{len(args)} by position and {list(named)} by name"
            raise RuntimeError(f"{name}: expected each of {', '.join(parameters)} once; got {got}")
        values = [_argument(name, one, rule, given[one], one in defaults, strided) for one, rule in parameters.items()]
        tensors = [value for value in values if isinstance(value, torch.Tensor)]
        _check_device(name, tensors)
        grid = _extents(grid)
        empty = [tensor for tensor in tensors if not tensor.numel()]
        returned = tuple(made.values()) if isinstance(out, list) else next(iter(made.values()), None)
        if empty and (0 in grid or len(empty) == len(tensors)):
            return returned
        null = torch.empty(0, device=tensors[0].device if tensors else "cuda")
        geometry = [*grid, *_extents(block), smem_bytes]
        getattr(_extension, function)(geometry, cooperative, *(null if value is None else value for value in values))
        return returned


def _extents(given):
    """Return three extents."""
    return [*map(int, (given,) if hasattr(given, "__index__") else given), 1, 1][:3]


def _argument(kernel, name, rule, value, optional, strided):
    """Check an argument by its parameter's rule: a tensor's dtype and alignment, or a number's kind and range."""
    kind, *rest = rule
    if kind == "tensor":
        dtype, alignment = rest
        if value is None and optional:
            return None
        if not isinstance(value, torch.Tensor):
            raise RuntimeError(f"{kernel}: argument {name}: expected a tensor; got {value!r}")
        if dtype not in (None, value.dtype):
            raise RuntimeError(f"{kernel}: argument {name}: expected {dtype}; got {value.dtype}")
        if not strided and not value.is_contiguous():
            raise RuntimeError(f"{kernel}: argument {name} is not contiguous: .contiguous(), or strided=True")
        if value.data_ptr() % alignment:
            raise RuntimeError(f"{kernel}: argument {name}: expected an address that {alignment} bytes divide")
        return value
    low, high = rest
    value = value.item() if hasattr(value, "item") and not isinstance(value, torch.Tensor) else value
    if not isinstance(value, (int, float) if kind == "float" else int):
        raise RuntimeError(f"{kernel}: argument {name}: expected a number of kind {kind}; got {value!r}")
    if not low <= value <= high and abs(value) < float("inf"):
        raise RuntimeError(f"{kernel}: argument {name}: got {value!r}, which does not fit")
    return value - 2**64 if kind == "uint" and value >= 2**63 else value
'''

RUNTIME = (
    f"""\
{DEVICE}

"""
    + '''\
_warned = set()  # GPUs whose number of multiprocessors a warning has named


class _Differentiable(torch.autograd.Function):
    """Our kernels forward; backward, PyTorch's operators, computed again and differentiated."""

    @staticmethod
    def forward(ctx, function, reference, mutated, *tensors):
        ctx.reference, ctx.mutated = reference, mutated
        ctx.save_for_backward(*_apart(tensors, mutated))
        return function(*tensors)

    @staticmethod
    def backward(ctx, *gradients):
        create_graph = torch.is_grad_enabled()
        tensors = _apart(ctx.saved_tensors, ctx.mutated)
        wanted = ctx.needs_input_grad[3:]
        with torch.enable_grad():
            result = ctx.reference(*tensors)
        inputs = [tensor for tensor, want in zip(tensors, wanted) if want]
        found = iter(
            torch.autograd.grad(result, inputs, gradients, create_graph=create_graph, allow_unused=True)
        )
        return (None, None, None, *(next(found) if want else None for want in wanted))


def _is_differentiated(tensors):
    """Tell whether a call with these tensors is differentiated, backward or, which is refused, forward."""
    backward = torch.is_grad_enabled() and any(tensor.requires_grad for tensor in tensors)
    return backward or torch.autograd.forward_ad._current_level >= 0


def _apart(tensors, mutated):
    """Copy what a call updates, so that forward and backward do not see each other's update."""
    return [tensor.clone() if index in mutated else tensor for index, tensor in enumerate(tensors)]


def _ready(tensor):
    """Copy a tensor unless it is dense and aligned, as the kernels take it."""
    dense = tensor.is_contiguous() and tensor.data_ptr() % 16 == 0
    return tensor if dense else tensor.clone(memory_format=torch.contiguous_format)


def _find(op, tensors, attributes):
    """Find the build for a call's shapes and attributes."""
    defaults, pairs, builds = _OPS[op]
    while tensors and tensors[-1] is None:
        tensors = tensors[:-1]
    attributes = {**defaults, **attributes}
    for name in pairs:
        value = attributes[name]
        attributes[name] = (value, value) if isinstance(value, int) else tuple(value)
    shapes = tuple(None if tensor is None else (tuple(map(int, tensor.shape)), str(tensor.dtype)) for tensor in tensors)
    key = (shapes, tuple(attributes.items()), torch.backends.cudnn.allow_tf32)
    if key not in builds:
        known = "\\n  ".join(map(str, builds))
        raise RuntimeError(
            f"{op}: expected one of the calls that this file was exported for (shapes, attributes, allow_tf32):\\n"
            f"  {known}\\ngot\\n  {key}\\nexport it again with these sizes"
        )
    return builds[key], [tensor for tensor in tensors if tensor is not None]


def _check(op, tensors, mutated):
    """Refuse tensors that the kernels cannot take."""
    _check_device(op, tensors)
    for index in mutated:
        if _ready(tensors[index]) is not tensors[index]:
            raise RuntimeError(
                f"{op}: expected the tensor {index} that it updates to be contiguous and aligned to 16 bytes; a copy "
                "would get the update; call it with a contiguous clone, and copy that back"
            )
    device = tensors[0].device
    there = _properties(device).multi_processor_count
    if there != _PLANNED_FOR and device not in _warned:
        _warned.add(device)
        warnings.warn(
            f"{op}: planned for a GPU with {_PLANNED_FOR} multiprocessors; {device} has {there}: right, but perhaps "
            f"slower; export it again on that GPU, or with --multiprocessors {there}"
        )
    if there < _MULTIPROCESSORS:
        raise RuntimeError(
            f"{op}: blocks that wait for each other were planned for a GPU with {_MULTIPROCESSORS} multiprocessors or "
            f"more; {device} has {there}, where they would not all be resident"
        )
'''
)


def write_table(calls: Mapping[str, Sequence[Call]], cuda: CudaSource, *, layouts: bool = False) -> str:
    """Write the reference functions, and the table from a call's shapes to its functions.

    A row of the table ends with the outputs' shapes, strides and dtypes where `layouts` asks for them.
    """
    functions = iter(cuda.functions)
    references: dict[tuple[str, tuple[object, ...]], str] = {}
    texts, rows = [], []
    for op_name, those in calls.items():
        op = those[0].op
        rows.append(f"    {op_name!r}: (\n        {defaults_of(op)!r},\n        {pairs_of(op)!r},\n        {{")
        for call in those:
            same = op_name, call.key[:2]
            if same not in references:
                references[same] = f"_{op_name}_reference_{len(references)}"
                texts.append(write_reference(call, references[same]))
            mutated = tuple(index for index, name in enumerate(call.names) if name in op.mutates)
            outputs = [f"({tuple(t.shape)}, {t.stride()}, {t.dtype})" for t in call.plan.outputs]
            last = f", [{', '.join(outputs)}]" if layouts else ""
            rows.append(f"            {call.key!r}: (")
            rows.append(f"                {next(functions)!r}, {references[same]}, {mutated!r}{last}")
            rows.append("            ),")
        rows.append("        },\n    ),")
    return "\n\n".join([*texts, "_OPS = {\n" + "\n".join(rows) + "\n}\n"])


def write_kernels(loaded: Mapping[str, Loaded], cuda: CudaSource) -> str:
    """Write the table from a loaded kernel's name to its function, its parameters' rules and their defaults."""
    rows = []
    functions = cuda.functions[len(cuda.functions) - len(loaded) :]
    for (name, one), function in zip(loaded.items(), functions, strict=True):
        parameters = one.signature.parameters
        known = {p.name: default_of(p) for p in parameters}
        defaults = {parameter: value for parameter, value in known.items() if value is not REQUIRED}
        rules = ", ".join(f"{p.name!r}: {_rule(p)}" for p in parameters)
        rows.append(f"    {name!r}: (\n        {function!r},\n        {{{rules}}},\n        {defaults!r},\n    ),")
    return "_KERNELS = {\n" + "\n".join(rows) + "\n}\n"


def _rule(parameter: Parameter) -> str:
    dtype = parameter.dtype
    if parameter.is_pointer:
        alignment = 1 if dtype is None else alignment_bytes(parameter)
        return f"('tensor', {None if dtype is None else f'torch.{dtype.name}'}, {alignment})"
    assert dtype is not None
    return repr((dtype.kind, *range_of(dtype)))


def capability(cuda: CudaSource) -> str:
    """Write the one compute capability that the kernels are for, or None."""
    return repr((int(cuda.exact_arch[3:-2]), int(cuda.exact_arch[-2]))) if cuda.exact_arch else "None"


def multiprocessors(calls: Iterable[Call]) -> int:
    """Return how many multiprocessors the cooperative launches were planned for; 0 where there are none."""
    planned = (call.gpu.multiprocessors for call in calls if any(one.cooperative for one in call.plan.launches))
    return max(planned, default=0)


def planned_for(calls: Iterable[Call]) -> int:
    """Return how many multiprocessors the GPU has that all launches were planned for."""
    return next(call.gpu.multiprocessors for call in calls)


def flags(cuda: CudaSource) -> list[str]:
    """Return the compiler's flags."""
    if not cuda.exact_arch:
        return list(FLAGS)
    number = cuda.exact_arch.removeprefix("sm_")
    return [*FLAGS, f"-gencode=arch=compute_{number},code=sm_{number}"]


def quote(text: str) -> str:
    """Write a text as a raw string of several lines.

    Raises
    ------
    ExportError
        If it has three double quotes in a row.
    """
    if '"""' in text:
        raise ExportError('a kernel\'s source has """ in it, which ends the string it is exported in')
    return f'r"""\n{text}"""'


def check_text(text: str, what: str) -> None:
    """Refuse a text in which KernelBench's static checker would find something.

    Raises
    ------
    ExportError
        With the line.
    """
    for number, line in enumerate(text.splitlines(), start=1):
        code = re.split("#|//", line, maxsplit=1)[0]
        for pattern, meaning in BANNED:
            if re.search(pattern, code):
                raise ExportError(f"{what}, line {number} of the export: KernelBench refuses {meaning}: {line.strip()}")


def join(parts: Iterable[str]) -> str:
    """Join parts of a Python file with two empty lines between them."""
    return "\n\n\n".join(part.strip("\n") for part in parts if part.strip()) + "\n"
