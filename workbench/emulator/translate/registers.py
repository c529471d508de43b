"""Registers: LLVM values within a basic block, and slots of the warp's record beyond it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from workbench.emulator.layout import LANES
from workbench.emulator.runtime import WARP
from workbench.emulator.translate.blocks import Block, Flow
from workbench.emulator.translate.opcodes import floating
from workbench.emulator.translate.point import InsertionPoint
from workbench.emulator.translate.storage import Storage
from workbench.llvm.emitter import Value
from workbench.ptx.ir import TYPE_BITS
from workbench.ptx.operands import UnfitError


class Registers:
    """Values of the registers where code is being emitted.

    Attributes
    ----------
    buffer_bytes : int
        Size of ``%fresh``, the buffer for values that are blended into registers.
    """

    def __init__(self, at: InsertionPoint, storage: Storage, flow: Flow) -> None:
        self._at, self._storage, self._flow = at, storage, flow
        self.buffer_bytes = 0
        self._tables: dict[str, str] = {}
        self._values: dict[str, Value] = {}
        self._raw_nan: set[str] = set()
        self._written: set[str] = set()

    def begin(self, block: Block) -> None:
        """Forget the values of the block before."""
        self._at.block = block
        self._values.clear()
        self._raw_nan.clear()
        self._written.clear()

    def is_uniform(self, name: str) -> bool:
        """Whether a register of the current function holds one value for the whole block of threads."""
        return self._at.block.function is self._flow.entry and name in self._flow.uniform

    def kind(self, name: str) -> str:
        """PTX type of a register."""
        kind = self._at.block.function.registers.get(name)
        if kind is None:
            raise UnfitError(f"register {name} is not declared")
        return kind

    def bits(self, name: str) -> int:
        """Width of a register."""
        return TYPE_BITS[self.kind(name)]

    def get(self, name: str, *, keep_nan: bool = True) -> Value:
        """Value of a register, from the block or from its slot. Without `keep_nan`, NaNs are canonical."""
        key = self._at.key(name)
        if key not in self._values:
            self._values[key] = self._load(name, key)
        if key in self._raw_nan and not keep_nan:
            self._values[key] = floating.canonical(self._at.e, self._values[key])
            self._raw_nan.discard(key)
        return self._values[key]

    def _load(self, name: str, key: str) -> Value:
        e, bits, uniform = self._at.e, self.bits(name), self.is_uniform(name)
        address = e.pointer(WARP, self._storage.slot(key, bits, uniform=uniform))
        if uniform:
            return e.load(address, f"i{bits}")
        if bits == 1:
            return e.mask_lanes(e.load(address, "i32"))
        return e.load(address, f"i{bits}", LANES, align=64)

    def set(self, name: str, value: Value, *, guard: Value | None = None, raw_nan: bool = False) -> None:
        """Give a register a new value in this block; with a guard, only where it is true."""
        if name == "_":
            return
        e, key, bits = self._at.e, self._at.key(name), self.bits(name)
        if value.bits != bits:
            raise UnfitError(f"{value.bits} bits do not go into {name}, which has {bits}")
        if guard is not None:
            if raw_nan:
                value, raw_nan = floating.canonical(e, value), False
            old = self.get(name, keep_nan=False)
            value = e.select(guard, value, e.bitcast(old, value.element))
        self._values[key] = value if self.is_uniform(name) else e.vector(value)
        (self._raw_nan.add if raw_nan else self._raw_nan.discard)(key)
        self._written.add(name)

    def write_back(self) -> None:
        """Store the registers that outlive the block."""
        at, e = self._at, self._at.e
        vectors: dict[int, list[tuple[int, Value]]] = {}
        for name in sorted(self._written & at.block.live_out):
            key = at.key(name)
            value = self._values[key]
            if key in self._raw_nan:
                value = floating.canonical(e, value)
            bits, uniform = self.bits(name), self.is_uniform(name)
            slot = self._storage.slot(key, bits, uniform=uniform)
            if uniform:
                e.store(e.bitcast(value, f"i{bits}"), e.pointer(WARP, slot))
            elif bits == 1:
                address = e.pointer(WARP, slot)
                old = e.op("and", e.load(address, "i32"), e.op("xor", at.active, -1))
                e.store(e.op("or", old, e.op("and", e.mask_bits(value), at.active)), address)
            else:
                vectors.setdefault(bits, []).append((slot, e.vector(e.bitcast(value, f"i{bits}"))))
        if vectors:
            self._keep(vectors)
        self._written.clear()

    def _keep(self, vectors: Mapping[int, Sequence[tuple[int, Value]]]) -> None:
        """Store registers, by their width, for the active lanes.

        If no live lane is elsewhere, they are stored to their slots directly: registers of exited lanes may hold
        anything. Else they are stored to a buffer, and functions blend them in. LLVM takes 10 times as long to compile
        a blend as a store.
        """
        e, active = self._at.e, self._at.active
        alone, blends, offset = self._at.alone(), [], 0
        for bits, values in sorted(vectors.items(), reverse=True):  # the widest first, which keeps all of them aligned
            places = f"[{len(values)} x i32] [{', '.join(f'i32 {slot}' for slot, _ in values)}]"
            table = self._tables.setdefault(places, f"@places{len(self._tables)}")
            name = f"keep_i{bits}"
            fresh = e.pointer("%fresh", offset)
            blends.append(f"call void @{name}(ptr {WARP}, {fresh}, ptr {table}, i32 {len(values)}, {active})")
            for slot, value in values:
                here, there = e.pointer(WARP, slot), e.pointer("%fresh", offset)
                target = e.assign("ptr", 0, f"select i1 {alone.text}, {here}, {there}")
                e.store(value, target, align=64)
                offset += LANES * bits // 8
        self.buffer_bytes = max(self.buffer_bytes, offset)
        apart, kept = e.new_label("apart"), e.new_label("kept")
        e.branch_if(alone, kept, apart)
        e.label(apart)
        for blend in blends:
            e.line(blend)
        e.branch(kept)
        e.label(kept)

    @property
    def globals(self) -> list[str]:
        """Tables of slots that `write_back` refers to."""
        return [f"{name} = private constant {places}" for places, name in self._tables.items()]
