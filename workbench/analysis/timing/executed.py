"""How often each machine instruction is executed: the machine code's flow that agrees best with what a trace counted.

A trace counts PTX instructions by source line. Most loads, stores, products and barriers become one machine
instruction of a known kind on the same line, and of the same place: calls of one function have places of their own. So
each place and kind is an equation: what its machine instructions are executed, in all basic blocks, is what its PTX
instructions were. Where the assembler has merged instructions of several places, the line is an equation instead.

The blocks' counts solve the equations best, and are not below 0. An equation that fits badly counts for less, so that
those that agree with one another decide. Blocks that must run equally often have one count; a block runs at most as
often as one that every way to it goes through, unless a loop lies between, and as the trace executed a place of it.
Where the equations leave a choice, the loop with the longest body takes all whole rounds: the assembler unrolls a loop,
and what is left over is less than one round.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from workbench.analysis.timing.opcodes import (
    MOST_FOR_TWO_WORDS,
    WAITS,
    amount,
    amount_of_ptx,
    is_product_of_two_words,
    unit_of,
    unit_of_ptx,
)
from workbench.core.events import place_number
from workbench.sass import Sass, SassInstruction, SourceLine

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


def line_of(instruction: SassInstruction) -> int:
    """Line of the file with the kernel's body that an instruction belongs to, by its calls if inlined; 0 for none."""
    return _where(instruction.place, instruction.inlined_at)[0]


def place_of(instruction: SassInstruction) -> int:
    """Return the number of the place that an instruction belongs to; 0 for none."""
    return _where(instruction.place, instruction.inlined_at)[1]


@lru_cache(maxsize=1 << 14)
def _where(place: SourceLine | None, inlined_at: tuple[SourceLine, ...]) -> tuple[int, int]:
    """Return the line and the number of a place."""
    chain = [one for one in (place, *inlined_at) if one is not None]
    line = next((one.line for one in chain if one.file == chain[-1].file), 0)
    return line, place_number((one.file, one.line) for one in chain) if chain else 0


def aligned(sass: Sass, executed: NDArray[np.void]) -> NDArray[np.void]:
    """Give what was executed at a place without its calls the place with them, where the machine code has just one.

    In loops, the compiler's PTX at times leaves out the calls by which a line is inlined.

    Parameters
    ----------
    sass : Sass
    executed : ndarray of `workbench.core.events.INSTRUCTION`

    Returns
    -------
    ndarray of `workbench.core.events.INSTRUCTION`
    """
    inlined: dict[int, dict[int, int]] = defaultdict(dict)  # by the innermost place: places, and their lines
    for instruction in sass.instructions:
        if instruction.place is not None:
            innermost = place_number([(instruction.place.file, instruction.place.line)])
            inlined[innermost][place_of(instruction)] = line_of(instruction)
    executed = executed.copy()
    for row in executed:
        found = inlined.get(int(row["place"]), {})
        if len(found) == 1:
            ((row["place"], row["line"]),) = found.items()
    return executed


def _keys(instruction: SassInstruction) -> tuple[Key, Key]:
    """Return the equations that an instruction may stand in."""
    name = unit_of(instruction.opcode).name
    return (name, "line", line_of(instruction)), (name, "place", place_of(instruction))


def block_counts(sass: Sass, executed: NDArray[np.void], warps: int) -> NDArray[np.float64]:
    """Count how often all warps together execute each basic block.

    Parameters
    ----------
    sass : Sass
    executed : ndarray of `workbench.core.events.INSTRUCTION`
    warps : int
        That ran.

    Returns
    -------
    ndarray of float64, shape (basic blocks,)
    """
    group, is_called, above = _groups(sass)
    equations = _Equations.of(sass, executed, warps, group, is_called)
    matrix, target, weight = equations.matrix, equations.target, equations.weight
    known = matrix.sum(axis=0) > 0
    sure = np.where(matrix > 0, weight[:, None], 0.0).max(axis=0) > _SURE
    depth = np.zeros(matrix.shape[1])
    depth[group] = [block.loop_depth for block in sass.blocks]
    most = np.where(depth == 0, float(warps), np.inf)
    np.minimum.at(most, group, _most(sass, executed, group))
    count, whole = np.zeros(len(most)), np.zeros(len(most), bool)
    scale, trust = target, weight
    for turn in range(_PASSES):
        outer = [max((count[a] for a in above[i] if depth[a] < depth[i]), default=0.0) for i in range(len(most))]
        least = np.maximum(outer, float(warps))
        count[known] = _solve(matrix[:, known], scale, target, trust, most[known], least[known])
        got = matrix @ count
        scale = np.maximum(got, target)
        trust = weight / np.sqrt(1.0 + np.abs(got - target) / scale / _CLOSE)
        before = [[count[a] for a in above[i] if sure[a] and depth[a] == depth[i]] for i in range(len(most))]
        limit = np.array([min(some, default=np.inf) for some in before])
        if turn % 2:
            outside = [[count[a] for a in above[i] if sure[a] and depth[a] < depth[i]] for i in range(len(most))]
            entries = np.array([min(some, default=float(warps)) or 1.0 for some in outside])
            _take_whole_rounds(equations, count, entries, known & (depth > 0), whole, most)
        if turn >= _FEWEST_PASSES and (count[known] <= limit[known] * 1.001).all():
            break
        most = np.minimum(most, limit)
    doubtful, known = known & ~sure, sure.copy()  # what doubtful equations alone name follows the blocks around it
    for some in (doubtful, ~sure & ~doubtful):
        _follow(count, known, some, above, depth, most)
    never = is_called | (most[group] <= 0.0)
    counts, is_known = np.where(never, 0.0, count[group]), known[group] | never
    _by_lines(sass, executed, counts, is_known, group, most)
    counts = _spread(sass, counts, is_known)
    _enter(sass, counts, is_called)
    return counts


@dataclass(frozen=True)
class _Equations:
    """What the counts of groups of blocks should fulfil: ``matrix @ counts == target``.

    Attributes
    ----------
    matrix : ndarray of float64, shape (equations, groups)
        Amounts of the unit that blocks of a group execute.
    target, weight : ndarray of float64, shape (equations,)
    one : ndarray of float64, shape (equations,)
        Amount of one PTX instruction.
    is_place : ndarray of bool, shape (equations,)
        Whether it is of a place, rather than of a line.
    """

    matrix: NDArray[np.float64]
    target: NDArray[np.float64]
    weight: NDArray[np.float64]
    one: NDArray[np.float64]
    is_place: NDArray[np.bool_]

    @classmethod
    def of(
        cls,
        sass: Sass,
        executed: NDArray[np.void],
        warps: int,
        group: NDArray[np.intp],
        is_called: NDArray[np.bool_],
    ) -> _Equations:
        """Set them up."""
        asked: dict[Key, float] = defaultdict(float)
        amounts: dict[Key, set[float]] = defaultdict(set)
        of_line: dict[Key, set[Key]] = defaultdict(set)
        products: dict[Key, float] = defaultdict(float)  # of integers of 64 bits
        for row in executed:
            if (unit := unit_of_ptx(str(row["mnemonic"]))) is not None:
                one = amount_of_ptx(str(row["mnemonic"]))
                for where in (("line", int(row["line"])), ("place", int(row["place"]))):
                    found = products if is_product_of_two_words(str(row["mnemonic"])) else asked
                    found[unit.name, *where] += float(row["warps"]) * one
                    amounts[unit.name, *where].add(one)
                if row["warps"]:
                    of_line[unit.name, "line", int(row["line"])].add((unit.name, "place", int(row["place"])))
        code = [
            (int(group[block.index]), instruction, *_keys(instruction))
            for block in sass.blocks
            if not is_called[block.index]
            for instruction in sass.instructions[block.first : block.last + 1]
        ]
        in_block = Counter((number, key) for number, _, *keys in code for key in keys if key in products)
        for key, count in products.items():  # as many as the machine code has in a block: two or three for each
            most = max((times for (_, other), times in in_block.items() if other == key), default=1)
            asked[key] += count * min(most, MOST_FOR_TWO_WORDS)
        plain = {key for _, instruction, *keys in code if not instruction.predicate for key in keys}
        # A line is vague where some of its instructions were merged, or moved to a place that PTX has none of.
        vague = {key for _, one, *keys in code if amount(one) not in amounts.get(keys[1], ()) for key in keys}
        # Where a place has no such instruction, the assembler may have taken another place of the line for it.
        there = {place for *_, place in code}
        shared = {line for line, places in of_line.items() if not places <= there}
        has: dict[Key, dict[int, float]] = defaultdict(lambda: defaultdict(float))
        guarded: set[Key] = set()
        for number, instruction, line, place in code:
            is_vague = line in vague or line in shared
            for key, counts in ((line, is_vague), (place, place not in vague or line not in vague)):
                if counts and asked.get(key):
                    if instruction.predicate or (line in shared and key is place):
                        guarded.add(key)
                    if not instruction.predicate or key not in plain:
                        has[key][number] += amount(instruction)
        has[_ENTRY][int(group[0])], asked[_ENTRY], amounts[_ENTRY] = 1.0, float(warps), {1.0}
        matrix = np.zeros((len(has), int(group.max()) + 1))
        for row, units in enumerate(has.values()):
            matrix[row, list(units)] = list(units.values())
        weight = [_DOUBT.get(key[0], 1.0) * (_GUARDED if key in guarded else 1.0) for key in has]
        weight[-1] *= len(has)
        return cls(
            matrix=matrix,
            target=np.array([asked[key] for key in has]),
            weight=np.array(weight),
            one=np.array([min(amounts[key]) for key in has]),
            is_place=np.array([key[1] == "place" for key in has]),
        )


def _take_whole_rounds(
    equations: _Equations,
    count: NDArray[np.float64],
    entries: NDArray[np.float64],
    loops: NDArray[np.bool_],
    whole: NDArray[np.bool_],
    most: NDArray[np.float64],
) -> None:
    """Round the rounds of loops down where all warps have as many, so that other copies of the body take the rest.

    It sets `most` of them, and marks them as `whole`. Of the loops in an equation the one with most copies comes first.
    """
    for row in np.flatnonzero(equations.is_place & (equations.weight > _SURE)):
        copies = equations.matrix[row]
        i = int(np.where(loops & ~whole, copies, 0.0).argmax())
        if not loops[i] or whole[i] or not ((copies > 0) & (copies < copies[i])).any():
            continue
        each, rounds = equations.target[row] / equations.one[row] / entries[i], count[i] / entries[i]
        if abs(each - round(each)) < _WHOLE * each and rounds > _WHOLE:
            most[i], whole[i] = min(most[i], np.floor(rounds + _WHOLE) * entries[i]), True


def _most(sass: Sass, executed: NDArray[np.void], group: NDArray[np.intp]) -> NDArray[np.float64]:
    """Find the most that each block can have run: as often as the trace executed some place that it has code of.

    Instructions of a place that is executed less often may be hoisted there. A way that calls a function of the
    assembler's own, such as the slow path of a division, is taken not to run where there is another way.
    """
    ran: dict[int, float] = defaultdict(float)
    for row in executed:
        ran[int(row["place"])] = max(ran[int(row["place"])], float(row["warps"]))
    calls = {int(row["place"]) for row in executed if str(row["mnemonic"]).startswith("call")}
    chosen = {after for block in sass.blocks if len(block.successors) > 1 for after in block.successors}
    most = np.full(len(sass.blocks), np.inf)
    for block in sass.blocks:
        some = sass.instructions[block.first : block.last + 1]
        places = [place_of(one) for one in some if unit_of(one.opcode).name != "control"]
        if any(places):
            most[block.index] = max(ran.get(place, 0.0) for place in places)
        first = int((group == group[block.index]).argmax())
        if some[-1].name == "CALL" and place_of(some[-1]) not in calls and first in chosen:
            most[block.index] = 0.0
    return most


_MISFIT = 0.5
"""Part of what a trace counted of a kind that the machine code may leave unexplained, or have in addition."""

_RARE = 0.5
"""Times that a warp executes a kind, on average, up to which that kind is not judged: a flag that one warp reads."""

_CALLS = "it calls functions that are not inlined: what these execute is not counted"
_NOTHING = "its machine code cannot be matched with the trace: none of it runs"

_SMALL = 0.02
"""Part of all instructions up to which called functions, or a kind for which nobody waits long, are not judged."""

_LONG = ("memory", "atomic", *WAITS)
"""Latencies of kinds that a warp waits for long."""

_ALIKE = {"reduction": "atomic"}
"""Kinds that the assembler makes of others: an atomic whose result nobody reads."""


def misfits(sass: Sass, executed: NDArray[np.void], counts: NDArray[np.float64], warps: int) -> tuple[str, ...]:
    """Say which kinds of instructions the machine code, run so often, executes far less or more often than the trace.

    The counts have nothing of functions that a kernel calls, so these may execute little. An instruction with a
    predicate may stand for PTX that was not executed: it is no instruction too many.

    Parameters
    ----------
    sass : Sass
    executed : ndarray of `workbench.core.events.INSTRUCTION`
    counts : ndarray of float64, shape (basic blocks,)
        As from `block_counts`.
    warps : int
        That ran.

    Returns
    -------
    tuple of str
        A sentence for each kind; none where the counts can be trusted.
    """
    has_calls = any(instruction.name == "CALL" for instruction in sass.instructions)
    called = float(executed["warps"][executed["called"]].sum())
    if has_calls and called > _SMALL * float(executed["warps"].sum()):
        return (_CALLS,)
    if not counts.any():
        return (_NOTHING,)
    asked: dict[str, float] = defaultdict(float)
    often: dict[str, float] = defaultdict(float)
    for row in executed:
        unit = unit_of_ptx(str(row["mnemonic"]))
        if unit is not None and unit.name not in _DOUBT:
            asked[_ALIKE.get(unit.name, unit.name)] += float(row["warps"]) * amount_of_ptx(str(row["mnemonic"]))
            often[_ALIKE.get(unit.name, unit.name)] += float(row["warps"])
    most: dict[str, float] = defaultdict(float)
    least: dict[str, float] = defaultdict(float)
    made: dict[str, float] = defaultdict(float)
    waited: dict[str, bool] = {}
    for block in sass.blocks:
        for instruction in sass.instructions[block.first : block.last + 1]:
            unit = unit_of(instruction.opcode)
            name, times = _ALIKE.get(unit.name, unit.name), float(counts[block.index])
            most[name] += times * amount(instruction)
            least[name] += 0.0 if instruction.predicate else times * amount(instruction)
            made[name] += times
            waited[name] = unit.latency in _LONG
    total = float(sum(made.values()))
    ratios = {
        name: max(min(most[name], want), least[name]) / want
        for name, want in asked.items()
        if often[name] > _RARE * warps and (waited.get(name, True) or max(often[name], made[name]) > _SMALL * total)
    }
    return tuple(
        f"its machine code cannot be matched with the trace: it has {ratio:.1f} times as many of this kind: {name}"
        for name, ratio in ratios.items()
        if abs(ratio - 1.0) > _MISFIT
    )


def _follow(
    count: NDArray[np.float64],
    known: NDArray[np.bool_],
    some: NDArray[np.bool_],
    above: list[set[int]],
    depth: NDArray[np.float64],
    most: NDArray[np.float64],
) -> None:
    """Give blocks the most that any block runs to which every way goes through them; where none does, they keep theirs.

    They run at most as often as they can.

    A loop runs more often than what stands before it: that is as often as the blocks before, if the loop runs at all.
    """
    solved = known.copy()
    for number in np.flatnonzero(some):
        under = [
            other
            for other, names in enumerate(above)
            if number in names and (solved[other] or (depth[number] == 0 and count[other] > 0))
        ]
        same = [float(count[other]) for other in under if depth[other] == depth[number]]
        deeper = [float(count[other]) for other in under if depth[other] > depth[number]]
        over = [float(count[a]) for a in above[number] if solved[a] and depth[a] == depth[number]]
        if any(each > 0 for each in (*same, *deeper)) or deeper:
            wanted = max([*same, min([*over, max(deeper, default=0.0)])])
            count[number], known[number] = min(wanted, float(most[number])), True
        elif count[number] > 0:
            known[number] = True


_CLOSE = 0.01
"""Error of an equation from which on its weight falls."""

_WHOLE = 0.01
"""Error of a number of rounds that is taken to be whole."""

_FEWEST_PASSES, _PASSES = 9, 12
"""Times that counts are solved for, each time with those of the time before as limits."""


def _solve(
    matrix: NDArray[np.float64],
    scale: NDArray[np.float64],
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
    scaled = matrix * could / scale[:, None] * weight[:, None]
    price = _FEWER * could / could.max() * np.where(could < least * 0.999, _HARDLY, 1.0)
    square = scaled.T @ scaled + _RIDGE * np.eye(len(could))
    wish, top = scaled.T @ (weight * target / scale) - price, most / could
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
    counts: NDArray[np.float64],
    is_known: NDArray[np.bool_],
    group: NDArray[np.intp],
    most: NDArray[np.float64],
) -> None:
    """Find the counts of loops without an instruction of a sure kind.

    What their lines execute in PTX, less what known blocks execute of these lines, is taken to be as many machine
    instructions, of blocks that run at most as often as they can.
    """
    left: dict[int, float] = defaultdict(float)
    for row in executed:
        left[int(row["line"])] += float(row["warps"])
    unknown: dict[int, dict[int, float]] = defaultdict(lambda: defaultdict(float))
    for block in sass.blocks:
        for instruction in sass.instructions[block.first : block.last + 1]:
            line = line_of(instruction)
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
        counts[group == number], is_known[group == number] = min(rest / size, float(most[number])), True


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


def _enter(sass: Sass, counts: NDArray[np.float64], is_called: NDArray[np.bool_]) -> None:
    """Count the blocks of one path from a block that is known to run to each block that runs: they run too."""
    before: list[list[int]] = [[] for _ in sass.blocks]
    for block in sass.blocks:
        for after in block.successors:
            before[after].append(block.index)
    over = dominators([before[i] if i else [] for i in range(len(before))], [0])
    while True:
        entered, waiting = {0}, [0]
        while waiting:
            for after in sass.blocks[waiting.pop()].successors:
                if after not in entered and counts[after] > 0:
                    entered.add(after)
                    waiting.append(after)
        stranded = [i for i, count in enumerate(counts) if count > 0 and i not in entered and not is_called[i]]
        ways = [(one, i) for i in stranded for one in before[i] if counts[one] <= 0 and i not in over[one]]
        if not ways:
            return
        one, i = next((way for way in ways if any(b in entered for b in before[way[0]])), ways[0])
        nearest = max((b for b in over[one] if counts[b] > 0), key=lambda b: len(over[b]))
        counts[one] = min(counts[i], counts[nearest])


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
    # BRA.DIV goes where lanes of a warp that are apart come together; they are taken not to be.
    diverged = {
        (b.index, by_address.get(i.target or 0)) for b in blocks if (i := sass.instructions[b.last]).opcode == "BRA.DIV"
    }
    flow = [[one for one in b.successors if one not in called and (b.index, one) not in diverged] for b in blocks]
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
