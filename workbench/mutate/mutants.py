"""The mutants of an op: every mutation of every file that its variants are made of, and a fair sample of them."""

from __future__ import annotations

import os
import random
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple

from workbench.compile import CompileOptions, Source, included_files
from workbench.core.errors import WorkbenchError
from workbench.mutate.operators import OPERATORS, Mutation, mutations
from workbench.op import Op

EQUIVALENTS = "equivalent_mutants.toml"
"""The file in an op's folder that lists mutants which no check notices, each with its reason."""


class MutationError(WorkbenchError):
    """There is nothing to mutate, or what is asked for does not exist."""


class Key(NamedTuple):
    """What names a mutant in `EQUIVALENTS`: it holds when other lines are edited."""

    file: str
    operator: str
    line: str
    before: str
    after: str


_FIELDS = Key._fields


@dataclass(frozen=True)
class Known:
    """What is known of a mutant that no check notices.

    Attributes
    ----------
    is_equivalent : bool
        It computes the same; else no check can see that it does not.
    reason : str
        Why.
    """

    is_equivalent: bool
    reason: str


@dataclass(frozen=True)
class Mutant:
    """One fault in one file of an op.

    Attributes
    ----------
    file : Path
        Relative to the directory of op folders, such as ``group_norm/welford.cuh``.
    mutation : Mutation
    variants : tuple of str
        The variants that are made of the file.
    source_line : str
        The line as it is without the fault, stripped.
    """

    file: Path
    mutation: Mutation
    variants: tuple[str, ...]
    source_line: str

    @property
    def key(self) -> Key:
        """What names it in `EQUIVALENTS`."""
        mutation = self.mutation
        before, after = (" ".join(text.split()) for text in (mutation.before, mutation.after))
        return Key(str(self.file), mutation.operator, self.source_line, before, after)

    def __str__(self) -> str:
        return f"{self.file}, {self.mutation}"


def mutants_of(op: Op, variant: str | None = None, operators: Sequence[str] = ()) -> tuple[Mutant, ...]:
    """Return every mutant of an op, in the order of files and lines.

    Parameters
    ----------
    op : Op
    variant : str, optional
        Only of the files that this variant is made of.
    operators : sequence of str
        Names of operators; all where empty.

    Raises
    ------
    MutationError
        If an operator is unknown, or nothing is left.
    OpError
        If the op has no such variant.
    """
    known = [operator.name for operator in OPERATORS]
    if unknown := [name for name in operators if name not in known]:
        raise MutationError(f"no operator {', '.join(unknown)}; there are {', '.join(known)}")
    root = op.variants[0].source.parent.parent
    users = users_of(op, variant)
    found = [
        Mutant(file, mutation, names, text.splitlines()[mutation.line - 1].strip())
        for file, names in sorted(users.items())
        for text in [(root / file).read_text(encoding="utf-8")]
        for mutation in mutations(text)
        if not operators or mutation.operator in operators
    ]
    if not found:
        raise MutationError(f"op {op.name}: no mutant{f' by {chr(44).join(operators)}' if operators else ''}")
    return tuple(found)


def users_of(op: Op, variant: str | None = None) -> dict[Path, tuple[str, ...]]:
    """Return which variants are made of each file of an op, by its path in the directory of op folders."""
    root = op.variants[0].source.parent.parent
    users: dict[Path, dict[str, None]] = {}
    for one in op.variants if variant is None else (op.variant(variant),):
        reached = included_files(Source.read(one.source), CompileOptions())
        for file in (one.source, *(Path(os.path.normpath(path)) for path, _ in reached.files)):
            if file.is_relative_to(root):
                users.setdefault(file.relative_to(root), {})[one.name] = None
    return {file: tuple(names) for file, names in users.items()}


def digests_of(op: Op, mutants: Sequence[Mutant]) -> dict[Mutant, str]:
    """Return a digest of all files that each mutant's verdict depends on, with the fault in its own.

    These are the files of every variant that is made of the mutant's file, and the ``op.py`` of each folder that one of
    them comes from. The digest does not cover Workbench itself.

    Raises
    ------
    MutationError
        If no variant is made of a mutant's file any more.
    """
    root = op.variants[0].source.parent.parent
    users = users_of(op)
    if unused := sorted({mutant.file for mutant in mutants} - users.keys()):
        raise MutationError(f"no variant of op {op.name} is made of {', '.join(map(str, unused))}")
    texts: dict[Path, str] = {}
    for file in sorted({*users, Path(op.name, "op.py"), *(file.parent / "op.py" for file in users)}):
        if (root / file).is_file():
            texts[file] = (root / file).read_text(encoding="utf-8")

    def digest(mutant: Mutant) -> str:
        variants = set(users[mutant.file])
        made_of = {file for file in users if variants.intersection(users[file])}
        made_of |= {Path(op.name, "op.py"), *(file.parent / "op.py" for file in made_of)}
        read = {str(file): text for file, text in texts.items() if file in made_of}
        read[str(mutant.file)] = mutant.mutation.apply(texts[mutant.file])
        return blake2b(repr((op.name, read)).encode(), digest_size=12).hexdigest()

    return {mutant: digest(mutant) for mutant in mutants}


def sample(mutants: Sequence[Mutant], count: int, seed: int) -> tuple[Mutant, ...]:
    """Draw `count` mutants, the operators taking turns, so that rare faults are not lost among common ones."""
    generator = random.Random(seed)
    by_operator: dict[str, list[Mutant]] = {operator.name: [] for operator in OPERATORS}
    for mutant in generator.sample(mutants, len(mutants)):
        by_operator[mutant.mutation.operator].append(mutant)
    drawn: list[Mutant] = []
    while len(drawn) < min(count, len(mutants)):
        drawn += [waiting.pop() for waiting in by_operator.values() if waiting][: count - len(drawn)]
    return tuple(drawn)


def known_of(op: Op) -> dict[Key, Known]:
    """Read what is known of mutants of an op that survive.

    What holds wherever a file is used stands in that file's folder, what holds for the op alone in the op's.

    Raises
    ------
    MutationError
        If a file is not as expected.
    """
    root = op.variants[0].source.parent.parent
    folders = {root / file.parent: None for file in users_of(op)}
    return {key: known for folder in folders for key, known in listed(folder / EQUIVALENTS).items()}


def listed(path: Path) -> dict[Key, Known]:
    """Read one list of mutants: ``[[mutant]]`` computes the same, ``[[survivor]]`` does not, and no check can see it.

    Raises
    ------
    MutationError
        If the file is not as expected.
    """
    if not path.is_file():
        return {}
    try:
        tables = tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise MutationError(f"{path}: {error}") from error
    found = {}
    for name, is_equivalent in (("mutant", True), ("survivor", False)):
        for entry in tables.pop(name, []):
            if set(entry) != {*_FIELDS, "reason"}:
                expected = f"{', '.join(_FIELDS)}, reason of each [[{name}]]"
                raise MutationError(f"{path}: expected {expected}; got {', '.join(entry)}")
            found[Key(*(entry[field] for field in _FIELDS))] = Known(is_equivalent, entry["reason"])
    if tables:
        raise MutationError(f"{path}: expected [[mutant]] and [[survivor]]; got {', '.join(tables)}")
    return found
