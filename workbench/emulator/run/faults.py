"""Turn what stopped a launch into an exception that says where, what and why."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

from workbench.core.buffers import Buffer
from workbench.core.errors import BudgetSpentError, DeadlockError, ExecutionError, KernelTrapError, MemoryFaultError
from workbench.core.geometry import Dim3, LaunchConfig
from workbench.core.tensor_map import SIZE_BYTES
from workbench.emulator import layout, tensor_maps
from workbench.emulator.layout import LANES, Fault, Status
from workbench.emulator.manifest import Manifest, Site
from workbench.emulator.memory import GRID_WORKSPACE_BYTES, AddressSpace
from workbench.emulator.run import printing
from workbench.emulator.run.context import Context
from workbench.emulator.translate.storage import STACK_BYTES

_ACTIONS = {
    **dict.fromkeys(("ld", "async.load", "bulk.load", "map.use", "operand.load"), "reads"),
    **dict.fromkeys(("st", "async.store", "async.completion", "bulk.store"), "writes"),
    **dict.fromkeys(("atom", "red", "mbarrier", "bulk.reduction"), "updates"),
}
_OVERFLOWS = {"call": "calls functions that call themselves deeper", "alloca": "allocates more"}
"""What a kernel does that overflows a thread's stack, by kind of instruction."""
_SHOWN_WARPS = 4
_SHOWN_TENSORS = 12
_NEAR_NULL = 1 << 16
"""Bytes around address 0 where members and elements of a null pointer may lie; what is farther is another address."""
_HOW = {
    Fault.MISALIGNED: ("misaligned", "misaligned"),
    Fault.FREED: ("use-after-free", "after its block was freed"),
}
"""Kind of a fault of memory, and how the access is, where it is not just out of bounds."""

_REFUSED = {
    Fault.NO_TEXTURE: "{handle} is no handle of a texture; pass workbench.Texture(tensor, ...) of a CPU tensor",
    Fault.NO_SURFACE: "{handle} is no handle of a surface; pass workbench.Surface(tensor) of a CPU tensor",
    Fault.TEXTURE_KIND: "{handle} is of another kind than the instruction is for: see kind= of Texture and Surface",
    Fault.OUTSIDE: "the place is outside of the surface: byte along x, y, z, layer = {place}",
    Fault.TENSOR_MAP: "",
    Fault.TENSOR_MAP_SPACE: (
        "the tensor map lies neither in a parameter nor in global or constant memory; declare the parameter "
        "const __grid_constant__ CUtensorMap"
    ),
    Fault.TENSOR_TYPE: (
        "the operation does not take elements of the tensor's type, which a GPU refuses as an illegal instruction; for "
        "sums of int64 pass a map of .view(torch.uint64)"
    ),
    Fault.COORDINATES: (
        "a store begins at a negative coordinate, or its map's corners reach outside of the image: only loads may"
    ),
    Fault.OFFSET: (
        "an im2col offset is past the 8 bits that it has with 4 dimensions, or the 5 that it has with 5; a GPU takes "
        "other pixels then"
    ),
    Fault.INNER_COORDINATE: (
        "the box does not begin at a multiple of 16 bytes along the innermost dimension, which a GPU refuses as an "
        "illegal instruction; begin it at the multiple below, and make it wider"
    ),
    Fault.TENSOR_FIELD: (
        "no tensor map holds this value: an address and strides are multiples of 16, a rank is from 0 to 4, sizes are "
        "from 1 to 2^31, a box from 1 to 256, element strides from 1 to 8"
    ),
    Fault.PIXEL: (
        "the column begins at a pixel outside of the map's corners, which a GPU refuses as an illegal instruction; the "
        "coordinates are those of the filter's base, from lower up to size - 1 + upper"
    ),
}
"""Why an instruction does not take its texture, surface or tensor map; empty where the reason follows from the map."""

_COLLECTIVES = frozenset({"shfl", "vote", "match", "redux"})
"""Instructions in which lanes wait for those that their masks name."""


class Stopped(Protocol):
    """What messages need of a launch that did not end."""

    entry: str
    config: LaunchConfig
    cluster: Dim3
    budget: int
    smem_bytes: int
    manifest: Manifest
    memory: AddressSpace


def describe(launch: Stopped, status: int, context: Context) -> ExecutionError:
    """Make the exception for a block that did not end."""
    if status == Status.FAULTED:
        return _fault(launch, context)
    block = launch.config.grid.unravel(context.get("block"))
    waits = [wait for warp in range(len(context.warp_field("live"))) for wait in _waits(launch, context, warp)]
    more = f" and {len(waits) - _SHOWN_WARPS} more" if len(waits) > _SHOWN_WARPS else ""
    standing = ", ".join(map(str, waits[:_SHOWN_WARPS])) + more
    if status == Status.DEADLOCKED:
        collectives = [wait for wait in waits if wait.at.kind in _COLLECTIVES]
        polls = [wait for wait in waits if wait.polls]
        where: dict[str, Any] = {}
        for wait in (collectives or polls or waits)[:1]:
            lane = (wait.lanes & -wait.lanes).bit_length() - 1
            where["thread"] = launch.config.block.unravel(LANES * wait.warp + lane)
            where["source"] = wait.at.place.innermost if wait.at.place else ""
            where["line"] = wait.at.line
        return DeadlockError(
            f"{launch.entry}: block {block} cannot go on: {standing}; each waits for what no thread will do",
            kind="inactive-lane" if collectives else "deadlock",
            polls=bool(polls),
            block=block,
            **where,
        )
    return BudgetSpentError(
        f"{launch.entry}: block {block} has spent its budget of {launch.budget} warp-instructions: the kernel does "
        f"not end, or needs a larger budget{f'; {standing}' if standing else ''}",
        block=block,
    )


class _Wait(NamedTuple):
    """Lanes of a warp that wait at an instruction, or that look for a change of memory there over and over."""

    warp: int
    lanes: int
    at: Site
    polls: bool

    def __str__(self) -> str:
        return f"warp {self.warp} (lanes 0x{self.lanes:08x}) waits at {self.at} ({self.at.text.rstrip(';')})"


def _waits(launch: Stopped, context: Context, warp: int) -> list[_Wait]:
    """Where the lanes of one warp wait."""
    stops, looks = launch.manifest.stops, launch.manifest.looks
    lanes_at: dict[Site, int] = {}
    for block in range(launch.manifest.num_blocks):
        queue, place = divmod(block, layout.BLOCKS_OF_QUEUE)
        is_ready = int(context.warp_field(f"ready{queue}")[warp, 0]) >> place & 1
        stop = (looks if is_ready else stops).get(block)
        if stop is not None:
            pending = context.warp_field(f"pending{queue}")[warp, place]
            lanes_at[stop] = lanes_at.get(stop, 0) | _unsigned(pending)
    held = _unsigned(context.warp_field("at_syncwarp")[warp, 0])
    for lanes in context.warp_field("waiting")[warp]:
        held |= _unsigned(lanes)
    for lane, block in enumerate(context.warp_field("resume_block")[warp]):
        if held >> lane & 1:
            lanes_at[stops[int(block)]] = lanes_at.get(stops[int(block)], 0) | 1 << lane
    looking = set(looks.values())
    return [_Wait(warp, lanes, stop, stop in looking) for stop, lanes in lanes_at.items() if lanes]


def _unsigned(mask: int) -> int:
    return int(mask) & 0xFFFFFFFF


def _fault(launch: Stopped, context: Context) -> ExecutionError:
    site = launch.manifest.sites[context.get("fault_instruction")]
    warp, lane = context.get("fault_warp"), context.get("fault_lane")
    block = launch.config.grid.unravel(context.get("block"))
    thread = launch.config.block.unravel(LANES * warp + lane)
    who, text = f"block {block}, thread {thread}", site.text.rstrip(";")
    where: dict[str, Any] = {"source": site.place.innermost if site.place else "", "block": block, "thread": thread}
    kind = context.get("fault_kind")
    if kind == Fault.TRAP:
        return KernelTrapError(f"{site}: {launch.entry}: trap in {who}", **where)
    if kind == Fault.ASSERT:
        message, file, line, function = (int(v) & (1 << 64) - 1 for v in context.array("fault_extra"))

        def string(address: int) -> str:
            return printing.c_string(lambda a, limit: context.read(a, limit, warp=warp, lane=lane), address)

        place = site.place or f"{string(file)}:{line}"
        return KernelTrapError(
            f"{place}: {launch.entry}: assertion '{string(message)}' failed in {string(function)}; {who}",
            kind="device-assert",
            **where,
        )
    address = context.get("fault_address") & (1 << 64) - 1
    if kind in _REFUSED:
        place = ", ".join(str(int(v)) for v in context.array("fault_extra"))
        why = _REFUSED[kind].format(handle=f"0x{address:x}", place=place)
        if not why:
            data = context.read(address, SIZE_BYTES, warp=warp, lane=lane)
            why = tensor_maps.describe(data, site.modifiers)
        refusal = f"{site}: {launch.entry}: {text}: {why}; {who}"
        if kind == Fault.OUTSIDE:
            return MemoryFaultError(refusal, kind="out-of-bounds", **where)
        return KernelTrapError(refusal, **where)
    if site.kind in _OVERFLOWS:
        limit = f"than the {STACK_BYTES} bytes of local memory that its stack has"
        return MemoryFaultError(
            f"{site}: {launch.entry} {_OVERFLOWS[site.kind]} {limit}; {who}", kind="out-of-bounds", **where
        )
    if kind == Fault.NO_BLOCK:
        return MemoryFaultError(
            f"{site}: {launch.entry} frees what is no block of the heap: {_place(launch, site, address)[0]}; {who}",
            kind="invalid-free",
            **where,
        )
    what, tensor, index = _place(launch, site, address)
    name, how = _HOW.get(kind, ("out-of-bounds", "out of bounds"))
    is_access = site.kind in {"ld", "st", "atom", "red", "mbarrier"}
    both = kind not in _HOW and is_access and address % (site.width_bytes or 1)
    return MemoryFaultError(
        f"{site}: {launch.entry} {_ACTIONS[site.kind]} {site.width_bytes} {_bytes(site.width_bytes)} "
        f"{how}{' and misaligned' if both else ''} at {what}; {who}",
        kind=name,
        tensor=tensor,
        index=index,
        **where,
    )


def _bytes(count: int) -> str:
    return "byte" if count == 1 else "bytes"


def _place(launch: Stopped, site: Site, address: int) -> tuple[str, str, int | None]:
    """Say what an address is, and the tensor and element index where it is of a tensor."""
    window = launch.memory.window_of(address)
    offset = address - launch.memory.origin(window)
    if window not in launch.memory.buffers:
        return _of_no_tensor(launch, site, address, window, offset), "", None
    buffer = launch.memory.buffers[window][1]
    index, rest = divmod(offset, buffer.dtype.itemsize_bytes)
    part = f" + {rest} {_bytes(rest)}" if rest else ""
    return f"{buffer.name}[{index}]{part}; {_extent(buffer)}", buffer.name, index


def _of_no_tensor(launch: Stopped, site: Site, address: int, window: int, offset: int) -> str:
    """Say what an address outside of all tensors is."""
    memory, reserved = launch.memory, launch.manifest.reserved_smem_bytes
    smem_bytes = launch.smem_bytes - reserved
    if window == layout.SHARED_WINDOW:
        if site.space == "shared":  # 32-bit addresses: what lies below 0 looks large
            offset = (offset + (1 << 31)) % (1 << 32) - (1 << 31)
        dynamic = launch.smem_bytes - launch.manifest.static_smem_bytes
        parts = f"{smem_bytes - dynamic} static, {dynamic} dynamic"
        return f"byte {offset - reserved} of the block's {smem_bytes} bytes of shared memory ({parts})"
    if layout.FIRST_CLUSTER_WINDOW <= window < layout.FIRST_GLOBAL_WINDOW:
        rank, count = window - layout.FIRST_CLUSTER_WINDOW, launch.cluster.size
        if rank >= count:
            blocks = "one block" if count == 1 else f"{count} blocks"
            return f"the shared memory of rank {rank}; the cluster has {blocks}"
        return f"byte {offset - reserved} of the {smem_bytes} bytes of shared memory of rank {rank} in the cluster"
    if window == layout.LOCAL_WINDOW:
        return f"byte {offset} of the thread's {launch.manifest.local_bytes} bytes of local memory"
    if window == layout.PARAMETER_WINDOW:
        return f"byte {offset} of the kernel's {len(memory.params)} bytes of parameters"
    if memory.grid_workspace and window == memory.window_of(memory.grid_workspace):
        return f"byte {offset} of the {GRID_WORKSPACE_BYTES} bytes that the grid is synchronised with"
    if window == layout.HEAP_WINDOW and memory.heap:
        return memory.heap.describe(address)
    if window >= layout.FIRST_STATIC_WINDOW + len(memory.static.variables):
        return f"byte {offset} of the {SIZE_BYTES} bytes of a tensor map"
    if window >= layout.FIRST_STATIC_WINDOW:
        variable = memory.static.variables[window - layout.FIRST_STATIC_WINDOW]
        return f"byte {offset} of the {variable.size_bytes} bytes of {variable.name}"
    signed = address - (1 << 64) if address >> 63 else address
    if -_NEAR_NULL <= signed < _NEAR_NULL:
        return f"the null pointer{f' {signed:+d} bytes' if signed else ''}"
    names = [buffer.name for _, buffer in memory.buffers.values()]
    more = f" and {len(names) - _SHOWN_TENSORS} more" if len(names) > _SHOWN_TENSORS else ""
    return (
        f"address 0x{address:x}, far from every tensor (tensors: {', '.join(names[:_SHOWN_TENSORS]) or 'none'}{more}); "
        "if it is an address of the host's, as data_ptr() returns it, pass the tensor itself: a list of tensors for an "
        "array of pointers, a dict with tensors for a struct"
    )


def _extent(buffer: Buffer) -> str:
    """Say which elements a tensor has."""
    item = buffer.dtype.itemsize_bytes
    first, last = (buffer.low - buffer.address) // item, (buffer.high - buffer.address) // item - 1
    shape = "x".join(map(str, buffer.shape)) or "a scalar"
    if last < first:
        return f"{buffer.name} is empty"
    return f"{buffer.name} has elements {first} to {last} ({shape}, {buffer.dtype})"
