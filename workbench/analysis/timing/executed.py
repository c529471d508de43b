"""How often each machine instruction is executed: the machine code's flow that agrees best with what a trace counted.

A trace counts PTX instructions by source line. Most loads, stores, products and barriers become one machine
instruction of a known kind on the same line. So each line and kind is an equation: what its machine instructions are
executed, in all basic blocks, is what its PTX instructions were. The blocks' counts are the most likely ones under
counts with Poisson errors, by expectation maximisation (Shepp and Vardi, IEEE Trans. Med. Imaging 1(2), 1982), which
keeps them from falling below 0. Blocks that must run equally often have one count.
"""

from __future__ import annotations

from collections import defaultdict

import numpy as np
from numpy.typing import NDArray

from workbench.analysis.timing.opcodes import amount, amount_of_ptx, unit_of, unit_of_ptx
from workbench.sass import Sass, SassInstruction

_STEPS = 200
_DOUBT = {"f32 product": 0.01, "integer product": 0.01, "f16 product": 0.05, "f64": 0.05, "special function": 0.3}
"""Weight of kinds that other PTX, such as a division, becomes as well; of others 1."""
_DEEPER = 100.0
_ENTRY = ("entry", 0)


def line_of(instruction: SassInstruction, path: str) -> int:
    """Line of the kernel's own file that an instruction belongs to, by its calls where it is inlined; 0 for none."""
    for place in (instruction.place, *instruction.inlined_at):
        if place is not None and _is_same(place.file, path):
            return place.line
    return 0


def _is_same(file: str, path: str) -> bool:
    return file == path or file.endswith("/" + path) or path.endswith("/" + file)


def block_counts(sass: Sass, executed: NDArray[np.void], warps: int, path: str) -> NDArray[np.float64]:
    """Count how often all warps together execute each basic block.

    Parameters
    ----------
    sass : Sass
    executed : ndarray of `workbench.core.events.INSTRUCTION`
    warps : int
        That ran.
    path : str
        Name of the source file.

    Returns
    -------
    ndarray of float64, shape (basic blocks,)
    """
    group, is_called = _groups(sass)
    asked: dict[tuple[str, int], float] = defaultdict(float)
    for row in executed:
        if (unit := unit_of_ptx(str(row["mnemonic"]))) is not None:
            asked[unit.name, int(row["line"])] += float(row["warps"]) * amount_of_ptx(str(row["mnemonic"]))
    has: dict[tuple[str, int], dict[int, float]] = defaultdict(lambda: defaultdict(float))
    for block in sass.blocks:
        for instruction in sass.instructions[block.first : block.last + 1]:
            key = unit_of(instruction.opcode).name, line_of(instruction, path)
            if asked.get(key) and not is_called[block.index] and not instruction.predicate:
                has[key][int(group[block.index])] += amount(instruction)
    has[_ENTRY][int(group[0])], asked[_ENTRY] = 1.0, float(warps)
    keys = list(has)
    matrix = np.zeros((len(keys), int(group.max()) + 1))
    for row_index, key in enumerate(keys):
        for column, units in has[key].items():
            matrix[row_index, column] = units
    target = np.array([asked[key] for key in keys])
    weight = 1.0 / np.maximum(target, 1.0)  # a line counts as much as another, however often it runs
    weight *= [_DOUBT.get(key[0], 1.0) for key in keys]
    weight[keys.index(_ENTRY)] *= len(keys)
    weighted = matrix * weight[:, None]
    known = weighted.sum(axis=0) > 0
    depth = np.zeros(matrix.shape[1])
    depth[group] = [block.loop_depth for block in sass.blocks]
    count = warps * _DEEPER**depth  # of blocks that one line stands for, loops rather than what is left over
    share = np.maximum(weighted.sum(axis=0), 1e-300)
    for _ in range(_STEPS):
        count = np.where(known, count * (weighted.T @ (target / np.maximum(matrix @ count, 1e-9))) / share, count)
    count[group[0]] = warps
    counts = np.where(is_called, 0.0, count[group])
    is_known = known[group] | is_called
    _by_lines(sass, executed, path, counts, is_known, group)
    return _spread(sass, counts, is_known)


def _by_lines(
    sass: Sass,
    executed: NDArray[np.void],
    path: str,
    counts: NDArray[np.float64],
    is_known: NDArray[np.bool_],
    group: NDArray[np.intp],
) -> None:
    """Find the counts of loops without an instruction of a sure kind.

    What their lines execute in PTX, less what known blocks execute of these lines, is taken to be as many machine
    instructions.
    """
    left: dict[int, float] = defaultdict(float)
    for row in executed:
        left[int(row["line"])] += float(row["warps"])
    unknown: dict[int, dict[int, float]] = defaultdict(lambda: defaultdict(float))
    for block in sass.blocks:
        for instruction in sass.instructions[block.first : block.last + 1]:
            line = line_of(instruction, path)
            if is_known[block.index]:
                left[line] -= float(counts[block.index])
            elif block.loop_depth:
                unknown[int(group[block.index])][line] += 1.0
    for number, lines in unknown.items():
        size = sum(lines.values())
        rest = sum(
            max(left[line], 0.0) * of_line / sum(other.get(line, 0.0) for other in unknown.values())
            for line, of_line in lines.items()
        )
        counts[group == number], is_known[group == number] = rest / size, True


def _spread(sass: Sass, counts: NDArray[np.float64], known: NDArray[np.bool_]) -> NDArray[np.float64]:
    """Give blocks that no equation names the count of the flow through their neighbours."""
    before: list[list[int]] = [[] for _ in sass.blocks]
    for block in sass.blocks:
        for after in block.successors:
            before[after].append(block.index)
    known = known.copy()
    for _ in sass.blocks:
        found = False
        for block in sass.blocks:
            if known[block.index]:
                continue
            ins = [_share(sass, counts, known, one, block.index) for one in before[block.index] if known[one]]
            outs = [counts[one] for one in block.successors if known[one] and len(before[one]) == 1]
            if ins and all(known[one] or sass.blocks[one].last >= block.first for one in before[block.index]):
                counts[block.index], known[block.index], found = sum(ins), True, True
            elif outs:
                counts[block.index], known[block.index], found = sum(outs), True, True
        if not found:
            break
    counts[~known] = 0.0
    return counts


def _share(sass: Sass, counts: NDArray[np.float64], known: NDArray[np.bool_], source: int, to: int) -> float:
    """Part of a block's count that goes on to one of its successors."""
    others = [one for one in sass.blocks[source].successors if one != to]
    taken = sum(min(float(counts[one]), float(counts[source])) for one in others if known[one])
    rest = max(float(counts[source]) - taken, 0.0)
    return rest / (1 + sum(not known[one] for one in others))


def _groups(sass: Sass) -> tuple[NDArray[np.intp], NDArray[np.bool_]]:
    """Give blocks that run equally often one number, and say which blocks are reached by calls alone."""
    blocks = sass.blocks
    calls = {sass.instructions[b.last].target for b in blocks if sass.instructions[b.last].name == "CALL"}
    by_address = {sass.instructions[b.first].address: b.index for b in blocks}
    called = {by_address[address] for address in calls if address in by_address}
    flow = [[one for one in b.successors if one not in called] for b in blocks]
    reached, waiting = {0}, [0]
    while waiting:
        for one in flow[waiting.pop()]:
            if one not in reached:
                reached.add(one)
                waiting.append(one)
    is_called = np.array([b.index not in reached for b in blocks])
    back: list[list[int]] = [[] for _ in blocks]
    for index, afters in enumerate(flow):
        for one in afters:
            back[one].append(index)
    forward = _dominators([back[i] if i else [] for i in range(len(blocks))], [0])
    ends = [i for i in range(len(blocks)) if not flow[i]]
    backward = _dominators(flow, ends)
    group = np.arange(len(blocks))
    for b in blocks:
        for a in sorted(forward[b.index]):
            if (
                a != b.index
                and b.index in backward[a]
                and blocks[a].loop_depth == b.loop_depth
                and reached >= {a, b.index}
            ):
                group[b.index] = group[a]
                break
    return np.unique(group, return_inverse=True)[1], is_called


def _dominators(before: list[list[int]], roots: list[int]) -> list[set[int]]:
    """Blocks through which every way from a root to each block goes."""
    everything = set(range(len(before)))
    found = [{i} if i in roots else everything for i in range(len(before))]
    changed = True
    while changed:
        changed = False
        for i in range(len(before)):
            if i not in roots and before[i]:
                now = set.intersection(*(found[b] for b in before[i])) | {i}
                if now != found[i]:
                    found[i], changed = now, True
    return found
