"""How often each machine instruction is executed: the machine code's flow that agrees best with what a trace counted.

A trace counts PTX instructions by source line. Most loads, stores, products and barriers become one machine
instruction of a known kind on the same line. So each line and kind is an equation: what its machine instructions are
executed, in all basic blocks, is what its PTX instructions were. The blocks' counts solve the equations best, in least
squares of relative errors, and are not below 0. Blocks that must run equally often have one count; a block runs at most
as often as one that every way to it goes through, unless a loop lies between. Where the equations leave a choice, the
loop with the longest body takes all: the assembler unrolls a loop, and what is left over is less than one round.
"""

from __future__ import annotations

from collections import defaultdict

import numpy as np
from numpy.typing import NDArray

from workbench.analysis.timing.opcodes import amount, amount_of_ptx, unit_of, unit_of_ptx
from workbench.core.events import place_number
from workbench.sass import Sass, SassInstruction

_DOUBT = {"f32 product": 0.1, "integer product": 0.03, "f16 product": 0.2, "f64": 0.2, "special function": 0.1}
"""Weight of kinds that other PTX, such as a division, becomes as well; of others 1."""

_GUARDED = 0.05
"""Weight of an equation some of whose machine instructions have a predicate: they stand for branches of the PTX."""

_SURE = 0.5
"""Weight of an equation above which it says more of a block than the blocks around do."""

_FEWER = 1e-6
"""Price of a count, by which the fewest rounds are preferred, beside an error of 1."""

_HARDLY = 100.0
"""Times that price, of a block that would run less often than the block before it on every way."""

_RIDGE = 1e-9
_ENTRY = ("entry", "", 0)

Key = tuple[str, str, int]
"""An equation: a unit's name, and a line or a place."""


def line_of(instruction: SassInstruction, path: str) -> int:
    """Line of the kernel's own file that an instruction belongs to, by its calls where it is inlined; 0 for none."""
    for place in (instruction.place, *instruction.inlined_at):
        if place is not None and _is_same(place.file, path):
            return place.line
    return 0


def place_of(instruction: SassInstruction) -> int:
    """Return the number of the place that an instruction belongs to; 0 for none."""
    chain = [place for place in (instruction.place, *instruction.inlined_at) if place is not None]
    return place_number((place.file, place.line) for place in chain) if chain else 0


def _keys(instruction: SassInstruction, path: str) -> tuple[Key, Key]:
    """Return the equations that an instruction may stand in."""
    name = unit_of(instruction.opcode).name
    return (name, "line", line_of(instruction, path)), (name, "place", place_of(instruction))


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
    group, is_called, above = _groups(sass)
    asked: dict[Key, float] = defaultdict(float)
    for row in executed:
        if (unit := unit_of_ptx(str(row["mnemonic"]))) is not None:
            for where in (("line", int(row["line"])), ("place", int(row["place"]))):
                asked[unit.name, *where] += float(row["warps"]) * amount_of_ptx(str(row["mnemonic"]))
    has: dict[Key, dict[int, float]] = defaultdict(lambda: defaultdict(float))
    guarded: set[Key] = set()
    plain = {key for instruction in sass.instructions if not instruction.predicate for key in _keys(instruction, path)}
    for block in sass.blocks:
        for instruction in sass.instructions[block.first : block.last + 1]:
            for key in _keys(instruction, path):
                if not asked.get(key) or is_called[block.index]:
                    continue
                if instruction.predicate:
                    guarded.add(key)
                if not instruction.predicate or key not in plain:
                    has[key][int(group[block.index])] += amount(instruction)
    has[_ENTRY][int(group[0])], asked[_ENTRY] = 1.0, float(warps)
    keys = list(has)
    matrix = np.zeros((len(keys), int(group.max()) + 1))
    for row_index, key in enumerate(keys):
        for column, units in has[key].items():
            matrix[row_index, column] = units
    target = np.array([asked[key] for key in keys])
    weight = np.array([_DOUBT.get(key[0], 1.0) * (_GUARDED if key in guarded else 1.0) for key in keys])
    weight[keys.index(_ENTRY)] *= len(keys)
    known = matrix.sum(axis=0) > 0
    sure = np.where(matrix > 0, weight[:, None], 0.0).max(axis=0) > _SURE
    depth = np.zeros(matrix.shape[1])
    depth[group] = [block.loop_depth for block in sass.blocks]
    most = np.where(depth == 0, float(warps), np.inf)
    count = np.zeros(matrix.shape[1])
    for turn in range(_PASSES):
        least = np.array(
            [max((count[a] for a in above[i] if depth[a] < depth[i]), default=0.0) for i in range(len(most))]
        )
        least = np.maximum(least, float(warps))
        count[known] = _solve(matrix[:, known], target, weight, most[known], least[known])
        limit = np.array(
            [
                min((count[a] for a in above[i] if sure[a] and depth[a] == depth[i]), default=np.inf)
                for i in range(len(most))
            ]
        )
        if turn and (count[known] <= limit[known] * 1.001).all():
            break
        most = np.minimum(most, limit)
    doubtful, known = known & ~sure, sure.copy()  # what doubtful equations alone name follows the blocks around it
    for some in (doubtful, ~sure & ~doubtful):
        _follow(count, known, some, above, depth)
    counts = np.where(is_called, 0.0, count[group])
    is_known = known[group] | is_called
    _by_lines(sass, executed, path, counts, is_known, group)
    return _spread(sass, counts, is_known)


def _follow(
    count: NDArray[np.float64],
    known: NDArray[np.bool_],
    some: NDArray[np.bool_],
    above: list[set[int]],
    depth: NDArray[np.float64],
) -> None:
    """Give blocks the most that any block runs to which every way goes through them; where none does, they keep theirs.

    A loop runs more often than what stands before it: that is as often as the blocks before, if the loop runs at all.
    """
    solved = known.copy()
    for number in np.flatnonzero(some):
        under = [other for other, names in enumerate(above) if number in names and solved[other]]
        same = [float(count[other]) for other in under if depth[other] == depth[number]]
        deeper = [float(count[other]) for other in under if depth[other] > depth[number]]
        over = [float(count[a]) for a in above[number] if solved[a] and depth[a] == depth[number]]
        if any(each > 0 for each in (*same, *deeper)) or deeper:
            count[number], known[number] = max([*same, min([*over, max(deeper, default=0.0)])]), True
        elif count[number] > 0:
            known[number] = True


_PASSES = 4
"""Times that counts are solved for, each time with those of the time before as limits."""


def _solve(
    matrix: NDArray[np.float64],
    target: NDArray[np.float64],
    weight: NDArray[np.float64],
    most: NDArray[np.float64],
    least: NDArray[np.float64],
) -> NDArray[np.float64]:
    """Solve for counts between 0 and `most`: non-negative least squares (Lawson and Hanson, 1974), with prices.

    A block that could not run `least` times has a higher one.
    """
    surest = np.where(matrix > 0, weight[:, None], 0.0).max(axis=0)
    with np.errstate(divide="ignore"):
        alone = np.where((matrix > 0) & (weight[:, None] >= surest), target[:, None] / matrix, np.inf)
    could = alone.min(axis=0)  # if it were alone in its surest equations
    could = np.maximum(np.minimum(could, most), 1e-9)
    scaled = matrix * could / target[:, None] * weight[:, None]
    price = _FEWER * could / could.max() * np.where(could < least * 0.999, _HARDLY, 1.0)
    square = scaled.T @ scaled + _RIDGE * np.eye(len(could))
    wish, top = scaled.T @ weight - price, most / could
    share, fixed = np.zeros(len(could)), np.zeros(len(could), bool)
    while True:
        share = np.where(fixed, top, 0.0)
        free = np.zeros(len(could), bool)
        for _ in range(3 * len(could)):
            rise = np.where(free | fixed, -np.inf, wish - square @ share)
            best = int(rise.argmax())
            if rise[best] <= _RIDGE:
                break
            free[best] = True
            while True:
                aim = np.linalg.solve(square[np.ix_(free, free)], (wish - square[:, fixed] @ top[fixed])[free])
                if (aim > 0).all():
                    share[free] = aim
                    break
                here = share[free]
                falls = aim <= 0
                part = float((here[falls] / (here[falls] - aim[falls])).min())
                share[free] = here + part * (aim - here)
                out = free & (share <= 1e-12)
                share[out], free[out] = 0.0, False
                if not free.any():
                    break
        over = free & (share > top * (1 + 1e-6))
        if not over.any():
            found: NDArray[np.float64] = share * could
            return found
        fixed |= over


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


def _groups(sass: Sass) -> tuple[NDArray[np.intp], NDArray[np.bool_], list[set[int]]]:
    """Give blocks that run equally often one number.

    Say also which blocks are reached by calls alone, and for each number, through which others every way to it goes.
    """
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
    forward = dominators([back[i] if i else [] for i in range(len(blocks))], [0])
    ends = [i for i, b in enumerate(blocks) if not flow[i] or sass.instructions[b.last].name == "EXIT"]
    backward = dominators(flow, ends)
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
    number = np.unique(group, return_inverse=True)[1]
    above: list[set[int]] = [set() for _ in range(int(number.max()) + 1)]
    for b in blocks:
        if b.index in reached:
            above[int(number[b.index])] |= {int(number[a]) for a in forward[b.index]} - {int(number[b.index])}
    return number, is_called, above


def dominators(before: list[list[int]], roots: list[int]) -> list[set[int]]:
    """Find the blocks through which every way from a root to each block goes."""
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
