"""An exported file's CUDA without a GPU: its host functions, read as text, launch its kernels on the emulator."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import torch
from torch import Tensor

import workbench as wb
from workbench.core.dtypes import BY_NAME


@dataclass(frozen=True)
class HostLaunch:
    """A launch as the host code spells it."""

    kernel: str
    grid: tuple[int, ...]
    block: tuple[int, ...]
    smem_bytes: int
    cooperative: bool
    arguments: tuple[str, ...]


def integers(text: str) -> tuple[int, ...]:
    return tuple(int(word) for word in re.findall(r"-?\d+", text))


def statements(source: str, function: str) -> tuple[list[str], list[str]]:
    """Split a host function into the names of its tensors and its statements."""
    found = re.search(rf"^\S+ {function}\((.*?)\) {{\n(.*?)^}}", source, re.DOTALL | re.MULTILINE)
    parameters = [word.split()[-1] for word in found[1].split(", ")]
    return parameters, [" ".join(line.split()) for line in found[2].split(";\n")][:-1]


def read_launch(statement: str) -> HostLaunch:
    name, grid, block, smem, cooperative, arguments = re.fullmatch(
        r"launch\((\S+), dim3\((.*?)\), dim3\((.*?)\), (\d+), (true|false), (.*)\)", statement
    ).groups()
    words = tuple(re.findall(r"Address\(.*?\)|Bytes<\d+>{.*?}|[^\s,]+", arguments))
    return HostLaunch(name, integers(grid), integers(block), int(smem), cooperative == "true", words)


class Emulated:
    """What `load_inline` returns, on the emulator. Call it as `load_inline`."""

    def __call__(self, *, cuda_sources: Sequence[str], functions: Sequence[str], **options: object) -> "Emulated":
        self.kernels, self.launches = cuda_sources
        self.functions, self.options = functions, options
        flags = " ".join(options["extra_cuda_cflags"])
        exact = re.search(r"code=(sm_\w+)", flags)
        self.arch = {"arch": exact[1]} if exact else {}
        return self

    def __getattr__(self, name: str) -> Callable[..., Tensor]:
        if name not in self.functions:
            raise AttributeError(name)
        return lambda *values: self.run(name, values)

    def run(self, function: str, given: Sequence[object]) -> Tensor | None:
        names, body = statements(self.launches, function)
        tensors = dict(zip(names, given, strict=True))
        maps: dict[str, wb.TensorMap] = {}
        for line in body:
            if match := re.fullmatch(r"torch::Tensor (\w+) = (\w+)\.as_strided\({(.*)}, {(.*)}, (\d+)\)", line):
                name, memory, shape, stride, start = match.groups()
                tensors[name] = tensors[memory].as_strided(integers(shape), integers(stride), int(start))
            elif match := re.fullmatch(
                r"torch::Tensor (\w+) = torch::empty_strided\({(.*)}, {(.*)}, .*::k(\w+)\)\)", line
            ):
                name, shape, stride, kind = match.groups()
                dtype = getattr(torch, kind.lower())
                tensors[name] = torch.empty_strided(integers(shape), integers(stride), dtype=dtype)
            elif match := re.fullmatch(r"torch::Tensor (\w+) = torch::empty\({(\d+)}, .*::k(\w+)\)\)", line):
                tensors[match[1]] = torch.empty(int(match[2]), dtype=getattr(torch, match[3].lower()))
            elif match := re.fullmatch(r"torch::Tensor (\w+) = scratch\(\w+, (\d+)\)", line):
                tensors[match[1]] = torch.full((int(match[2]),), 0xA5, dtype=torch.uint8)
            elif match := re.fullmatch(r"clear\((Address\(.*?\)), (\d+)\)", line):
                address(match[1], tensors, torch.uint8)[: int(match[2])] = 0
            elif match := re.fullmatch(r"const CUtensorMap (\w+) = tensor_map\((Address\(.*?\)), (.*)\)", line):
                maps[match[1]] = tensor_map(match[2], match[3], tensors)
            elif match := re.fullmatch(r"note_write\((\w+)\)", line):
                torch.autograd.graph.increment_version(tensors[match[1]])
            elif match := re.fullmatch(r"launch\((.+?), extents_of\(geometry, 0\), .*, cooperative(?:, (.*))?\)", line):
                self.launch_loaded(match[1], (match[2] or "").split(", "), tensors)
            elif line.startswith("launch("):
                self.launch(read_launch(line), tensors, maps)
            elif match := re.fullmatch(r"return (\w+)", line):
                return tensors[match[1]]
            else:
                assert line.startswith("const c10::cuda::CUDAGuard guard("), line
        return None

    def launch_loaded(self, kernel: str, words: Sequence[str], values: dict[str, object]) -> None:
        """Launch a kernel that a model loaded, with the geometry and the arguments that Python gave."""
        extents = values["geometry"]
        pointers = (re.fullmatch(r"address_of\((\w+)\)", word) for word in words if word)
        given = [values[match[1]] if match else values[word] for match, word in zip(pointers, words, strict=False)]
        nullable = [None if isinstance(value, Tensor) and not value.numel() else value for value in given]
        wb.load(self.kernels, kernel, **self.arch).launch(
            *nullable,
            grid=extents[:3],
            block=extents[3:6],
            smem_bytes=extents[6],
            cooperative=values["cooperative"],
            strided=True,
        )

    def launch(self, launch: HostLaunch, tensors: dict[str, Tensor], maps: dict[str, wb.TensorMap]) -> None:
        kernel = wb.load(self.kernels, launch.kernel, **self.arch)
        arguments = []
        for parameter, word in zip(kernel.signature.parameters, launch.arguments, strict=True):
            if word.startswith("Address("):
                dtype = getattr(torch, parameter.dtype.name) if parameter.dtype else torch.uint8
                arguments.append(address(word, tensors, dtype))
            elif word in maps:
                arguments.append(maps[word])
            elif word.startswith("Bytes<"):
                size, *content = integers(word)
                assert len(content) == size
                arguments.append(bytes(content))
            else:
                number = float(word.removesuffix("LL"))
                arguments.append(number if parameter.dtype.kind == "float" else int(number))
        geometry = {"grid": launch.grid, "block": launch.block, "smem_bytes": launch.smem_bytes}
        kernel.launch(*arguments, **geometry, cooperative=launch.cooperative, overlap=True)


def address(word: str, tensors: dict[str, Tensor], dtype: torch.dtype) -> Tensor | None:
    """What a kernel may reach from an address: the memory behind it, to the end of the tensor's storage."""
    if word == "Address()":
        return None
    name, offset = re.fullmatch(r"Address\((\w+)(?:, (\d+))?\)", word).groups()
    tensor = tensors[name]
    size = BY_NAME[str(dtype).removeprefix("torch.")].itemsize_bytes
    storage = tensor.untyped_storage()
    start = tensor.storage_offset() * tensor.element_size() + int(offset or 0)
    return torch.empty(0, dtype=dtype).set_(storage, start // size, ((storage.nbytes() - start) // size,))


def tensor_map(word: str, rest: str, tensors: dict[str, Tensor]) -> wb.TensorMap:
    """Read a map back: the innermost dimension stands first, and the numbers are those of the driver's enumerations."""
    kind, *lists, swizzle, l2_promotion, oob_fill = re.findall(r"{.*?}|\d+", rest)
    sizes, strides_bytes, box, steps = (integers(extents)[::-1] for extents in lists)
    dtype = {6: torch.float16, 7: torch.float32, 9: torch.bfloat16}[int(kind)]
    assert strides_bytes[-1] == dtype.itemsize
    memory = address(word, tensors, dtype)
    tensor = memory.as_strided(sizes, [stride // dtype.itemsize for stride in strides_bytes], memory.storage_offset())
    return wb.TensorMap(
        tensor,
        box,
        swizzle=("none", "32B", "64B", "128B")[int(swizzle)],
        l2_promotion=("none", "64B", "128B", "256B")[int(l2_promotion)],
        oob_fill=("zero", "nan")[int(oob_fill)],
        element_strides=steps,
    )
