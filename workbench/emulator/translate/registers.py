"""Registers: LLVM values within a basic block, and slots of the warp's record beyond it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from workbench.emulator.layout import LANES
from workbench.emulator.runtime import WARP
from workbench.emulator.translate.blocks import Block, Flow
from workbench.emulator.translate.opcodes import floating
from workbench.emulator.translate.point import InsertionPoint
from workbench.emulator.translate.storage import Storage
from workbench.llvm.emitter import Value, table
from workbench.ptx.ir import TYPE_BITS
from workbench.ptx.operands import UnfitError

_ALIGNMENT = 64
"""Bytes that the slot of a register of all lanes is a multiple of."""


class Blend(NamedTuple):
    """A call that stores registers while lanes of the warp are elsewhere.

    Attributes
    ----------
    alone : Value
        Whether no lane is elsewhere, and so nothing is left to do.
    call : str
        The line that blends them in.
    """

    alone: Value
    call: str


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
        self._tables: dict[tuple[int, ...], str] = {}
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

    def get(self, name: str, element: str = "", *, keep_nan: bool = True) -> Value:
        """Value of a register, from the block or from its slot. Without `keep_nan`, NaNs are canonical.

        From a slot it comes in the LLVM type `element`, if that has as many bits; else it is an integer.
        """
        key = self._at.key(name)
        if key not in self._values:
            self._values[key] = self._load(name, key, element)
        if key in self._raw_nan and not keep_nan:
            self._values[key] = floating.canonical(self._at.e, self._values[key])
            self._raw_nan.discard(key)
        return self._values[key]

    def _load(self, name: str, key: str, element: str) -> Value:
        e, bits, uniform = self._at.e, self.bits(name), self.is_uniform(name)
        address = e.pointer(WARP, self._storage.slot(key, bits, uniform=uniform))
        if bits == 1:
            return e.mask_lanes(e.load(address, "i32"))
        if not element or Value("", element).bits != bits:
            element = f"i{bits}"
        return e.load(address, element) if uniform else e.load(address, element, LANES, align=_ALIGNMENT)

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
        e = self._at.e
        if blend := self.store():
            apart, kept = e.new_label("apart"), e.new_label("kept")
            e.branch_if(blend.alone, kept, apart)
            e.label(apart)
            e.line(blend.call)
            e.branch(kept)
            e.label(kept)

    def store(self) -> Blend | None:
        """Store the registers that outlive the block; return what is left to do for those of all lanes."""
        at, e = self._at, self._at.e
        vectors: dict[int, Value] = {}
        scalars: list[tuple[str, str]] = []
        for name in sorted(self._written & at.block.live_out):
            key, bits = at.key(name), self.bits(name)
            value = self.get(name, keep_nan=False)
            if bits == 1 or self.is_uniform(name):
                scalars.append((name, key))
            else:
                vectors[self._storage.slot(key, bits)] = e.vector(value)
        for name, key in scalars:  # behind the vectors: those have places side by side then
            value, bits = self._values[key], self.bits(name)
            address = e.pointer(WARP, self._storage.slot(key, bits, uniform=bits > 1))
            if bits == 1:
                old = e.op("and", e.load(address, "i32"), e.op("xor", at.active, -1))
                value = e.op("or", old, e.op("and", e.mask_bits(value), at.active))
            e.store(value, address)
        self._written.clear()
        return self._keep(vectors) if vectors else None

    def _keep(self, vectors: Mapping[int, Value]) -> Blend:
        """Store registers of all lanes to their slots, for the active ones.

        If no live lane is elsewhere, they are stored directly: registers of exited lanes may hold anything. Else they
        are stored to a buffer, and a function blends them in. LLVM takes 10 times as long to compile a blend as a
        store. Registers whose slots are side by side lie side by side in the buffer as well.
        """
        e, active = self._at.e, self._at.active
        alone, places, end, offset = self._at.alone(), [], -1, 0
        for slot, value in sorted(vectors.items()):
            if slot != end:
                buffer = e.pointer("%fresh", offset)
                base = e.assign("ptr", 0, f"select i1 {alone.text}, {e.pointer(WARP, slot)}, {buffer}").text
                start = slot
            e.store(value, e.pointer(base, slot - start), align=_ALIGNMENT)
            places.append(slot + value.bits // 8)
            size = max(LANES * value.bits // 8, _ALIGNMENT)
            end, offset = slot + size, offset + size
        self.buffer_bytes = max(self.buffer_bytes, offset)
        name = self._tables.setdefault(tuple(places), f"@places{len(self._tables)}")
        call = f"call void @keep(ptr {WARP}, ptr %fresh, ptr {name}, i32 {len(places)}, {active})"
        return Blend(alone, call)

    @property
    def globals(self) -> list[str]:
        """Tables of the places that `store` has registers blended into."""
        return [table(name, places) for places, name in self._tables.items()]
