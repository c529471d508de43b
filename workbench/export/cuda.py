"""The CUDA C++ of an export: kernels with their includes inlined, and host functions that launch them."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from math import isfinite
from os import PathLike
from pathlib import Path

import torch
from torch import Tensor

from workbench.compile import CompileOptions, Parameter
from workbench.export.calls import Call
from workbench.export.inline import Inliner
from workbench.export.uses import ExportError
from workbench.kernel import TensorMap
from workbench.kernel.build import Build as Loaded
from workbench.op import Launch

_DEFINED = re.compile(r"^[ \t]*#[ \t]*define[ \t]+(\w+)(.*)", re.MULTILINE)
_UNROLLED = re.compile(r"^[ \t]*#[ \t]*pragma[ \t]+unroll\b.*", re.MULTILINE)
Build = tuple[Path | str, tuple[tuple[str, object], ...]]
"""A ``.cu``, or its text, and its macros."""

_C_LINKAGE = re.compile(r'\bextern\s+"C"\s+(?!\{)')

_PASS = re.compile(r"\bpass\b")
"""A fine name in C++, but KernelBench's checker takes it for a Python statement that leaves the work undone."""
_KINDS = {
    torch.float64: "torch::kFloat64",
    torch.float32: "torch::kFloat32",
    torch.float16: "torch::kFloat16",
    torch.bfloat16: "torch::kBFloat16",
    torch.int64: "torch::kInt64",
    torch.int32: "torch::kInt32",
    torch.int16: "torch::kInt16",
    torch.int8: "torch::kInt8",
    torch.uint8: "torch::kUInt8",
    torch.bool: "torch::kBool",
}

_LAUNCHER = """\
#include <c10/cuda/CUDAException.h>
#include <c10/cuda/CUDAGuard.h>
#include <c10/cuda/CUDAStream.h>

#include <cstring>
#include <tuple>
#include <vector>

namespace {

// A place in a tensor's memory, or null, as whatever pointer a kernel declares.
struct Address {
  void* value = nullptr;
  Address() = default;
  explicit Address(const torch::Tensor& tensor, int64_t offset_bytes = 0)
      : value(static_cast<char*>(tensor.data_ptr()) + offset_bytes) {}
  template <class T>
  operator T*() const { return static_cast<T*>(value); }
};

// The bytes of a struct, as whatever struct of that size a kernel takes.
template <size_t kSize>
struct Bytes {
  unsigned char content[kSize];
  template <class T>
  operator T() const {
    static_assert(sizeof(T) == kSize, "a struct of another size");
    T value;
    memcpy(&value, content, kSize);
    return value;
  }
};

// The address of a tensor that a caller gave; null of one without elements.
[[maybe_unused]] Address address_of(const torch::Tensor& tensor) {
  return tensor.numel() ? Address(tensor) : Address();
}

// Tells autograd that a kernel writes a tensor.
[[maybe_unused]] void note_write(const torch::Tensor& tensor) {
  if (!tensor.is_inference()) tensor.unsafeGetTensorImpl()->bump_version();
}

[[maybe_unused]] dim3 extents_of(const std::vector<int64_t>& geometry, size_t first) {
  return dim3(geometry[first], geometry[first + 1], geometry[first + 2]);
}

[[maybe_unused]] torch::Tensor scratch(const torch::Tensor& like, int64_t size_bytes) {
  return torch::empty({size_bytes}, like.options().dtype(torch::kByte));
}

[[maybe_unused]] void clear(Address first, size_t size_bytes) {
  C10_CUDA_CHECK(cudaMemsetAsync(first.value, 0, size_bytes, c10::cuda::getCurrentCUDAStream()));
}

// Converts the arguments to the kernel's parameters and queues it on PyTorch's current stream.
template <class... Parameters, class... Arguments>
void launch(void (*kernel)(Parameters...), dim3 grid, dim3 block, size_t smem_bytes, bool cooperative,
            Arguments... arguments) {
  const void* function = reinterpret_cast<const void*>(kernel);
  if (smem_bytes > 48 * 1024) {
    C10_CUDA_CHECK(cudaFuncSetAttribute(function, cudaFuncAttributeMaxDynamicSharedMemorySize, smem_bytes));
  }
  std::tuple<Parameters...> values(static_cast<Parameters>(arguments)...);
  void* pointers[sizeof...(Parameters)];
  int count = 0;
  std::apply([&](auto&... value) { ((pointers[count++] = &value), ...); }, values);
  const cudaStream_t stream = c10::cuda::getCurrentCUDAStream();
  C10_CUDA_CHECK(cooperative ? cudaLaunchCooperativeKernel(function, grid, block, pointers, smem_bytes, stream)
                             : cudaLaunchKernel(function, grid, block, pointers, smem_bytes, stream));
}

}  // namespace
"""

_TENSOR_MAPS = """\

#include <cuda.h>

namespace {

// Has the driver encode a tensor map in tile mode. The innermost dimension stands first; its stride is an element.
template <size_t kRank>
CUtensorMap tensor_map(Address tensor, int data_type, const cuuint64_t (&sizes)[kRank],
                       const cuuint64_t (&strides_bytes)[kRank], const cuuint32_t (&box)[kRank],
                       const cuuint32_t (&element_strides)[kRank], int swizzle, int l2_promotion, int oob_fill) {
  static const auto encode = [] {
    const char* name = "cuTensorMapEncodeTiled";
    void* found = nullptr;
    cudaDriverEntryPointQueryResult known;
#if CUDART_VERSION >= 12050
    C10_CUDA_CHECK(cudaGetDriverEntryPointByVersion(name, &found, 12000, cudaEnableDefault, &known));
#else
    C10_CUDA_CHECK(cudaGetDriverEntryPoint(name, &found, cudaEnableDefault, &known));
#endif
    TORCH_CHECK(found, "tensor maps need a CUDA driver of release 12 or later; this one answers ", int(known));
    return reinterpret_cast<decltype(&cuTensorMapEncodeTiled)>(found);
  }();
  int device;
  C10_CUDA_CHECK(cudaGetDevice(&device));
  C10_CUDA_CHECK(cudaSetDevice(device));  // the driver needs a context, and a new thread has none
  CUtensorMap map;
  const CUresult status = encode(
      &map, static_cast<CUtensorMapDataType>(data_type), kRank, tensor.value, sizes, strides_bytes + 1, box,
      element_strides, CU_TENSOR_MAP_INTERLEAVE_NONE, static_cast<CUtensorMapSwizzle>(swizzle),
      static_cast<CUtensorMapL2promotion>(l2_promotion), static_cast<CUtensorMapFloatOOBfill>(oob_fill));
  TORCH_CHECK(status == CUDA_SUCCESS, "the driver refuses a tensor map: CUresult ", static_cast<int>(status));
  return map;
}

}  // namespace
"""


@dataclass(frozen=True)
class CudaSource:
    """The CUDA C++ of some calls.

    Attributes
    ----------
    kernels : str
        Device code: a namespace for each ``.cu`` and set of macros.
    launches : str
        Host code: a function for each call.
    declarations : str
        Of those functions.
    functions : tuple of str
        Their names, in the order of the calls. Calls that need the same launches share one. Those of loaded kernels
        come last.
    exact_arch : str
        The architecture that a kernel insists on, such as ``"sm_90a"``; empty where all are portable.
    """

    kernels: str
    launches: str
    declarations: str
    functions: tuple[str, ...]
    exact_arch: str


def write_cuda(calls: Sequence[Call], loaded: Mapping[str, Loaded] | None = None) -> CudaSource:
    """Write the kernels and host functions of calls, and of kernels that a model loads and launches itself.

    Parameters
    ----------
    calls : sequence of Call
    loaded : mapping of str to Loaded, optional
        By name. The function of each takes grid, block and shared memory, then the kernel's arguments.

    Raises
    ------
    ExportError
        If a launch has an argument that C++ text cannot say or options of its own, or an included file is not there.
    CompileError
        If a kernel does not compile.
    """
    builds: dict[Build, str] = {}
    for call in calls:
        for launch in call.launches:
            build = _build(call, launch)
            builds.setdefault(build, f"{call.variant.source.stem}_{len(builds)}")
    kernels = loaded or {}
    for one in kernels.values():
        stem = re.sub(r"\W", "_", one.source.path.stem if one.source.path else one.expression.partition("<")[0])
        builds.setdefault(_build_of_loaded(one), f"{stem}_{len(builds)}")
    folders = {_build_of_loaded(one): (one.source.directory, *one.options.include_dirs) for one in kernels.values()}
    headers: dict[str, None] = {}
    bodies = [
        _namespace(name, build[0], dict(build[1]), headers, folders.get(build, ())) for build, name in builds.items()
    ]
    named: dict[tuple[str, ...], str] = {}
    for call in calls:
        alike = sum(op == call.op.name for op, *_ in named)
        named.setdefault(_host_function(call, builds), f"{call.op.name}_{alike}")
    functions = [named[_host_function(call, builds)] for call in calls]
    for name, one in kernels.items():
        key = _launch_function(name, one, builds[_build_of_loaded(one)])
        named[key] = f"launch_{name}"
        functions.append(named[key])
    heads = [f"{kind} {name}({parameters})" for (_, kind, parameters, _), name in named.items()]
    arguments = (value for call in calls for launch in call.launches for value in launch.arguments.values())
    has_maps = any(isinstance(value, TensorMap) for value in arguments)
    functions_text = "".join(f"\n{head} {{\n{key[-1]}}}\n" for head, key in zip(heads, named, strict=True))
    exact = [call.variant.min_arch for call in calls if call.variant.is_exact]
    exact += [one.options.arch for one in kernels.values() if not one.options.arch[-1].isdigit()]
    return CudaSource(
        kernels="\n".join(["".join(f"#include <{header}>\n" for header in headers), *bodies]),
        launches=_LAUNCHER + (_TENSOR_MAPS if has_maps else "") + functions_text,
        declarations="".join(f"{head};\n" for head in heads),
        functions=tuple(functions),
        exact_arch=next(iter(exact), ""),
    )


def _build(call: Call, launch: Launch) -> Build:
    """Identify what a launch needs compiled; refuse options, since an export's kernels share one set of flags."""
    if launch.options:
        given = ", ".join(f"{name}={value!r}" for name, value in launch.options.items())
        raise ExportError(
            f"{call.variant.name}: {launch.kernel} is compiled with {given}, and an export builds all its kernels with "
            "the same flags; say it in the .cu (__launch_bounds__, __expf) and plan the launch without options"
        )
    return call.variant.source, tuple(sorted(launch.defines.items()))


def _build_of_loaded(loaded: Loaded) -> Build:
    """Identify what a loaded kernel needs compiled; refuse options, as for an op's."""
    options = loaded.options
    plain = CompileOptions(arch=options.arch, defines=options.defines, include_dirs=options.include_dirs)
    changed = [one.name for one in fields(CompileOptions) if getattr(options, one.name) != getattr(plain, one.name)]
    if changed:
        given = ", ".join(f"{name}={getattr(options, name)!r}" for name in changed)
        raise ExportError(
            f"{loaded.expression} is loaded with {given}, and an export builds all its kernels with the same flags; "
            "say it in the .cu (__launch_bounds__, __expf) and load it without"
        )
    defines = ((name, int(value) if isinstance(value, bool) else value) for name, value in options.defines.items())
    return loaded.source.path or loaded.source.text, tuple(defines)


_HOST_TYPES = {"float": "double", "bool": "bool", "int": "int64_t", "uint": "int64_t"}


def _launch_function(name: str, loaded: Loaded, namespace: str) -> tuple[str, str, str, str]:
    """Write the function that launches a loaded kernel: its key, type of the result, parameters, body."""
    parameters = loaded.signature.parameters
    pointers = [p for p in parameters if p.is_pointer]
    head = ["std::vector<int64_t> geometry", "bool cooperative"]
    head += [f"{_host_type(loaded, p)} {p.name}_" for p in parameters]
    lines = [f"const c10::cuda::CUDAGuard guard({p.name}_.device());" for p in pointers[:1]]
    lines += [f"note_write({p.name}_);" for p in pointers if not p.is_const]
    words = ["extents_of(geometry, 0)", "extents_of(geometry, 3)", "geometry[6]", "cooperative"]
    words += [f"address_of({p.name}_)" if p.is_pointer else f"{p.name}_" for p in parameters]
    lines.append(f"launch({namespace}::{loaded.expression}, {', '.join(words)});")
    return f"kernel {name}", "void", ", ".join(head), "".join(f"  {line}\n" for line in lines)


def _host_type(loaded: Loaded, parameter: Parameter) -> str:
    """Name the type in which Python hands over an argument."""
    if parameter.is_pointer and not parameter.is_tensor_map_pointer:
        return "torch::Tensor"
    if parameter.dtype is None or parameter.is_tensor_map_pointer:
        raise ExportError(
            f"{loaded.expression}: parameter '{parameter}' is neither a pointer to elements nor a number, and an "
            "export's host code makes no other argument; pass its fields"
        )
    return _HOST_TYPES[parameter.dtype.kind]


def _namespace(
    name: str,
    source: Path | str,
    defines: Mapping[str, object],
    headers: dict[str, None],
    folders: Sequence[str | PathLike[str]],
) -> str:
    """Write one ``.cu``, or its text, with its macros as a namespace; add the system headers that it wants."""
    inlined = Inliner(name, defines, headers, folders).inline(source)
    text = _C_LINKAGE.sub("", inlined)
    text = text if text.endswith("\n") else f"{text}\n"
    text = _PASS.sub("pass_", text)
    macros = {**{macro: meaning.strip() for macro, meaning in _DEFINED.findall(text)}, **defines}
    text = _UNROLLED.sub(lambda line: _spell_out(line[0], macros), text)
    given = "".join(f"#define {macro} {value}\n" for macro, value in defines.items())
    gone = "".join(f"#undef {macro}\n" for macro in macros)
    return f"{given}namespace {name} {{\n{text}}}  // namespace {name}\n{gone}"


def _spell_out(pragma: str, macros: Mapping[str, object]) -> str:
    """Replace macros in a pragma: in a template nvcc expands them at the end of the file, where they are gone."""
    words = re.split(r"(\w+)", pragma)
    for _ in macros:
        meanings = [str(macros[word]) if word in macros else word for word in words]
        if meanings == words:
            break
        words = re.split(r"(\w+)", "".join(meanings))
    return "".join(words)


def _host_function(call: Call, builds: Mapping[Build, str]) -> tuple[str, str, str, str]:
    """Write the function that makes a call: op, type of the result, parameters, body."""
    places = {
        _storage(t): (name, t.storage_offset() * t.element_size())
        for name, t in zip(call.names, call.given, strict=True)
    }
    lines = [f"const c10::cuda::CUDAGuard guard({call.names[0]}.device());"]
    for index, output in enumerate(call.plan.outputs):
        options = f"{call.names[0]}.options().dtype({_KINDS[output.dtype]})"
        layout = f"{_list(output.shape)}, {_list(output.stride())}"
        memory = output.untyped_storage().nbytes()
        if _storage(output) not in places and memory == output.numel() * output.element_size():
            places[_storage(output)] = (f"out_{index}", 0)
            lines.append(f"torch::Tensor out_{index} = torch::empty_strided({layout}, {options});")
            continue
        if _storage(output) not in places:  # it shares its memory with scratch, or with another output
            places[_storage(output)] = (f"memory_{index}", 0)
            count = memory // output.element_size()
            lines.append(f"torch::Tensor memory_{index} = torch::empty({{{count}}}, {options});")
        name, _ = places[_storage(output)]
        if name in call.names:
            raise ExportError(f"{call.variant.name}: an output that is a view of an input cannot be exported")
        view = f"as_strided({layout}, {output.storage_offset()})"
        lines.append(f"torch::Tensor out_{index} = {name}.{view};")
    if call.plan.filled:
        raise ExportError(
            f"{call.variant.name}: a launch of this call has no blocks, and an export holds launches; export a case "
            "whose inputs have elements"
        )
    if obstacle := call.obstacle():
        raise ExportError(f"{call.variant.name}: {obstacle}; name a variant that copies by pointers")
    values = [value for launch in call.launches for value in launch.arguments.values()]
    maps = list(dict.fromkeys(value for value in values if isinstance(value, TensorMap)))
    reached = [*(value for value in values if isinstance(value, Tensor)), *(one.tensor for one in maps)]
    for tensor in (one for one in reached if one.numel()):
        if _storage(tensor) not in places:
            name = f"scratch_{len(places)}"
            places[_storage(tensor)] = (name, 0)
            lines.append(f"torch::Tensor {name} = scratch({call.names[0]}, {tensor.untyped_storage().nbytes()});")

    def address(tensor: Tensor) -> str:
        name, start = places[_storage(tensor)]
        offset = tensor.storage_offset() * tensor.element_size() - start
        return f"Address({name}, {offset})" if offset else f"Address({name})"

    cleared = [tensor for tensor in (*call.plan.zeroed, *call.plan.lasting) if _storage(tensor) in places]
    lines += [f"clear({address(tensor)}, {tensor.numel() * tensor.element_size()});" for tensor in cleared]
    for index, one in enumerate(maps):
        lines.append(f"const CUtensorMap map_{index} = {_tensor_map(one, address(one.tensor))};")
    for launch in call.launches:
        kernel = call.variant.kernel(launch)
        arguments = []
        for parameter in kernel.signature.parameters:
            value = launch.arguments.get(parameter.name)
            if isinstance(value, TensorMap):
                arguments.append(f"map_{maps.index(value)}")
            elif isinstance(value, Tensor) and not value.numel():
                arguments.append("nullptr")
            elif value is None:
                arguments.append(parameter.default or "nullptr")
            else:
                arguments.append(address(value) if isinstance(value, Tensor) else _number(launch.kernel, value))
        passed = ["Address()" if argument == "nullptr" else argument for argument in arguments]
        geometry = (
            f"{_dim3(launch.grid)}, {_dim3(launch.block)}, {launch.smem_bytes}, {_number('', launch.cooperative)}"
        )
        name = f"{builds[_build(call, launch)]}::{launch.kernel}"
        lines.append(f"launch({name}, {geometry},\n         {', '.join(passed)});")
    outputs = [f"out_{index}" for index in range(len(call.plan.outputs))]
    lines.append(f"return {outputs[0]};" if len(outputs) == 1 else f"return {{{', '.join(outputs)}}};")
    return (
        call.op.name,
        "torch::Tensor" if len(outputs) == 1 else "std::vector<torch::Tensor>",
        ", ".join(f"torch::Tensor {name}" for name in call.names),
        "".join(f"  {line}\n" for line in lines),
    )


def _tensor_map(given: TensorMap, address: str) -> str:
    """Write the call that encodes a tensor map."""
    one, innermost_bytes = given.layout.encoding(), given.layout.dtype.itemsize_bytes
    extents = (one.sizes, (innermost_bytes, *one.strides_bytes), one.box, one.element_strides)
    words = [address, str(one.data_type), *map(_list, extents)]
    return f"tensor_map({', '.join([*words, *map(str, (one.swizzle, one.l2_promotion, one.oob_fill))])})"


def _storage(tensor: Tensor) -> int:
    """Identify the memory that a tensor lies in, on the meta device too."""
    identity: int = tensor.untyped_storage()._cdata
    return identity


def _list(extents: Sequence[int]) -> str:
    return f"{{{', '.join(map(str, extents))}}}"


def _dim3(extents: int | Sequence[int]) -> str:
    return f"dim3({', '.join(map(str, (extents,) if isinstance(extents, int) else extents))})"


def _number(kernel: str, value: object) -> str:
    """Spell a scalar argument in C++; the launcher converts it to the parameter's type."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int):
        return f"{value}LL"
    if isinstance(value, float) and isfinite(value):
        return repr(value)
    if isinstance(value, bytes):
        return f"Bytes<{len(value)}>{{{','.join(map(str, value))}}}"
    raise ExportError(f"{kernel}: expected tensors, integers, finite floats and bytes as arguments; got {value!r}")
