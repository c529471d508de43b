"""The paths of lanes between basic blocks: jumps, branches, divergence and convergence."""

from __future__ import annotations

from workbench.emulator.layout import CONTEXT, WAIT_COST, Status
from workbench.emulator.runtime import CTX, WARP
from workbench.emulator.translate.blocks import Flow
from workbench.emulator.translate.point import InsertionPoint
from workbench.emulator.translate.registers import Blend
from workbench.emulator.translate.sites import Sites
from workbench.llvm.emitter import Value
from workbench.ptx.ir import Instruction


class Paths:
    """Sends lanes from the block that code is being emitted for to others."""

    def __init__(self, at: InsertionPoint, flow: Flow, sites: Sites) -> None:
        self._at, self._flow, self._sites = at, flow, sites
        self._arrivals: set[int] = set()
        self._parked: list[tuple[int, str]] = []

    def enqueue(self, target: int, lanes: Value) -> None:
        """Note lanes as pending and ready at a block."""
        self._enqueue(self._at.e.const("i32", target), lanes)

    def _enqueue(self, target: Value, lanes: Value) -> None:
        self._at.e.line(f"call void @enqueue(ptr {WARP}, {target}, {lanes})")

    def resume(self, lanes: Value, targets: Value) -> None:
        """Note lanes as pending and ready, each at a block of its own."""
        e = self._at.e
        e.line(f"call void @resume(ptr {WARP}, {lanes}, {e.vector(targets)})")

    def wait_before(self, target: int, instruction: Instruction) -> None:
        """Note the block where the active lanes go on after they have waited at `instruction`."""
        self._sites.stop(target, instruction)
        e = self._at.e
        self._at.store_masked(e.const("i32", target), e.field(WARP, self._at.record["resume_block"]), align=4)

    def jump(self, target: int, blend: Blend | None = None) -> None:
        """Send all active lanes to a block, and first do what is left of storing their registers."""
        e = self._at.e
        if target <= self._at.block.index:
            self._go_back(target, blend)
        elif blend is None:
            e.branch(self._arrival(target))
        else:
            apart = e.new_label("apart")
            e.branch_if(blend.alone, f"block{target}", apart)
            e.label(apart)
            e.line(blend.call)
            self._park(target, apart)

    def branch(self, taken: Value, target: int, otherwise: int) -> None:
        """Send the lanes in `taken` to one block and the other active lanes to another."""
        e = self._at.e
        if target == otherwise:
            self.jump(target)
            return
        some, split = e.new_label("some"), e.new_label("split")
        ways = {t: self._arrival(t) if t > self._at.block.index else e.new_label("back") for t in (target, otherwise)}
        e.branch_if(e.compare("eq", taken, self._at.active), ways[target], some)
        e.label(some)
        e.branch_if(e.compare("eq", taken, 0), ways[otherwise], split)
        e.label(split)
        rest = e.op("xor", self._at.active, taken)
        self.enqueue(target, taken)
        if min(target, otherwise) > self._at.block.index:
            self.enqueue(otherwise, rest)
            e.branch("dispatch")
        else:
            self._fall_behind(min(target, otherwise), otherwise, rest)
        for t, label in ways.items():
            if t <= self._at.block.index:
                e.label(label)
                self._go_back(t)

    def _arrival(self, target: int) -> str:
        """Label where all active lanes go on with a block, or wait for lanes of the warp that are elsewhere."""
        self._arrivals.add(target)
        return f"to{target}"

    def _park(self, target: int, label: str) -> None:
        """From a label on, let all active lanes wait at a block for lanes of the warp that are elsewhere."""
        self._parked.append((target, label))
        self._at.e.branch("park")

    def emit_arrivals(self) -> None:
        """Emit the code behind the labels of `_arrival` and of `_park`."""
        e = self._at.e
        for target in sorted(self._arrivals):
            e.label(f"to{target}")
            self._at.active = e.load(Value("%mask", "ptr"), "i32")
            e.branch_if(self._at.alone(), f"block{target}", "park")
            self._parked.append((target, f"to{target}"))
        if self._parked:
            e.label("park")
            ways = ", ".join(f"[{target}, %{label}]" for target, label in self._parked)
            where = e.assign("i32", 0, f"phi i32 {ways}")
            self._enqueue(where, e.load(Value("%mask", "ptr"), "i32"))
            e.branch("dispatch")
        e.label("tired")
        e.line(f"ret i32 {Status.YIELDED}")

    def _go_back(self, target: int, blend: Blend | None = None) -> None:
        """Send all active lanes to a block at or before this one; a warp that is out of fuel or patience yields."""
        e = self._at.e
        direct, spent, apart = (e.new_label(n) for n in ("direct", "spent", "apart"))
        e.branch_if(blend.alone if blend else self._at.alone(), direct, apart)
        e.label(direct)
        gone = e.compare("slt", e.get(CTX, CONTEXT["fuel"]), 0)
        if self._observes(target):
            patience = e.op("sub", e.get(WARP, self._at.record["patience"]), WAIT_COST)
            e.put(WARP, self._at.record["patience"], patience)
            gone = e.op("or", gone, e.compare("slt", patience, 0))
        e.branch_if(gone, spent, f"block{target}")
        e.label(spent)
        self.enqueue(target, self._at.active)
        e.branch("tired")
        e.label(apart)
        if blend:
            e.line(blend.call)
        self._fall_behind(target, target, self._at.active)

    def _fall_behind(self, first: int, target: int, lanes: Value) -> None:
        """Note lanes as pending at a block, as some go back to `first`; without patience, end the warp's turn."""
        e = self._at.e
        cost = WAIT_COST if self._observes(first) else 1
        arguments = f"ptr {WARP}, i32 {target}, {lanes}, i32 {cost}, i32 {self._at.block.index + 1}"
        e.branch_if(e.assign("i1", 0, f"call i1 @fall_behind({arguments})"), "tired", "dispatch")

    def _observes(self, target: int) -> bool:
        """Whether the loop from `target` to here may be waiting for other threads."""
        return any(b.observes for b in self._flow.blocks[target : self._at.block.index + 1])

    def leave(self, lanes: Value) -> None:
        """Let lanes exit, and have lanes that wait for them looked at again."""
        e, record = self._at.e, self._at.record
        live = e.op("and", e.get(WARP, record["live"]), e.op("xor", lanes, -1))
        e.put(WARP, record["live"], live)
        e.put(WARP, record["recheck"], e.const("i32", 1))
        total = e.get(CTX, CONTEXT["live_threads"])
        e.put(CTX, CONTEXT["live_threads"], e.op("sub", total, e.intrinsic("ctpop", lanes)))
