"""A candidate beside its reference, each in a process of its own: inputs, calls and judgements."""

from __future__ import annotations

import hashlib
import json
import os
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import TracebackType
from typing import Any

import torch
from torch import Tensor

from workbench.verify.court.party import TIME_LIMIT_S, Answer, Party, Refusal
from workbench.verify.court.plain import Message, digest, scalars
from workbench.verify.court.separate import MODEL, MODEL_NEW, ModelError, Source
from workbench.verify.court.surroundings import Surroundings
from workbench.verify.court.verdict import Results, Standard, computable
from workbench.verify.judge import Judgement

_FEW = 32
"""Of how many elements one changes where few do: a result kept by a sample of the input then shows."""

_PARTS = {1: (0.0, 0.5), 2: (0.5, 1.0)}
"""Shares of a tensor between which one element changes, by the number of the change."""

NAMED = {
    *("alias", "crash", "exit", "forged", "fork", "hang", "kill", "memory", "objects", "output", "oversized"),
    *("patched", "persisting-l2", "random", "reused", "stack", "stream", "subclass", "tampering", "trace"),
    "unfinished",
}
"""Names of what a candidate did, which need no circumstance."""
_EXCESS, _EXCESS_BYTES = 16, 64 << 20
"""How much more than the reference's outputs and state a candidate's answer may hold: what is beyond is no mistake."""
_ROUNDS = 20_000
"""Of the hash that makes a secret of a seed. Who seeks a seed that is drawn does so many for each of 2^32 seeds."""
_PATIENCE_S = 0.2
"""How long after a wrong result its outputs are looked at again."""


@dataclass(frozen=True, eq=False)
class Inputs:
    """Inputs of a call, as plain data.

    Attributes
    ----------
    shape : JSON value
        Their structure.
    tensors : sequence of Tensor
    names : sequence of str
        Of the tensors.
    """

    shape: Any
    tensors: Sequence[Tensor]
    names: Sequence[str]

    @property
    def has_generator(self) -> bool:
        """Whether a generator of random numbers is among them."""
        return '["generator"' in json.dumps(self.shape)

    def mapped(self, change: Any) -> Inputs:
        """Apply a function to every floating tensor."""
        return replace(self, tensors=[change(t) if t.is_floating_point() else t for t in self.tensors])

    def with_few_of(self, other: Inputs, generator: torch.Generator, number: int = 0) -> Inputs:
        """Take few elements from `other`: what keeps a result by a part of the inputs sees no change elsewhere.

        Parameters
        ----------
        other : Inputs
        generator : torch.Generator
        number : int
            Of the change: one element in 32 in the first one; in others a single one, in the first half of each tensor,
            in the second, then anywhere.
        """
        tensors = []
        for mine, theirs in zip(self.tensors, other.tensors, strict=False):
            if mine.shape != theirs.shape or not mine.numel() or self.has_generator:
                tensors.append(mine)
                continue
            chosen = torch.rand(mine.shape, generator=generator) < (0 if number else 1 / _FEW)
            low, high = _PARTS.get(number, (0.0, 1.0))
            place = low + (high - low) * float(torch.rand((), generator=generator))
            chosen.view(-1)[int(place * mine.numel())] = True
            tensors.append(torch.where(chosen, theirs, mine))
        return replace(self, tensors=tensors)


@dataclass
class Hearing:
    """The two processes of a file.

    Parameters
    ----------
    source : Source
        Of the candidate.
    reference_source : Source
        Of `Model` and its inputs: the same file, as a rule.
    device : str
    seed : int
        Of the construction, the parameters and the inputs.
    time_limit_s : float
        For one answer of the candidate.

    Attributes
    ----------
    first : Inputs
        Those of number 0.
    state : dict of str to Tensor
        Parameters and buffers that each call begins with.
    refusal : str
        Why the candidate need be asked no more; empty while it is.
    """

    source: Source
    reference_source: Source
    device: str
    seed: int
    time_limit_s: float = TIME_LIMIT_S
    state: dict[str, Tensor] = field(default_factory=dict)
    refusal: str = ""
    _last: Sequence[Tensor] = ()
    _earlier: Sequence[Tensor] = ()
    _poison: Sequence[tuple[int, str]] = ()
    _is_patient: bool = True
    _is_random: bool | None = None
    _known: tuple[Inputs, str, Standard] | None = None
    _timed_reference: Party | None = None
    _secret: bytes = b""

    def __post_init__(self) -> None:
        self.reference_source.reference()  # says where it cannot be told apart, before anything runs
        patience_s = max(self.time_limit_s, TIME_LIMIT_S)
        self._secret = hashlib.pbkdf2_hmac("sha256", str(self.seed).encode(), b"workbench", _ROUNDS)
        self.reference = self._party(MODEL, patience_s, watched=False)
        self._surroundings = Surroundings({self.source.path, self.reference_source.path})
        self._surroundings.add(os.getpid(), *self.reference.processes)
        self.candidate = self._party(MODEL_NEW, self.time_limit_s)
        try:
            self._begin()
        except BaseException:
            self.close()
            raise

    def _begin(self) -> None:
        """Have both models made, and learn what the reference returns."""
        opened = self._trusted(self.reference.open)
        names = opened.fields["names"]
        own = dict(zip(names, opened.tensors[: len(names)], strict=True))
        self.state = vary(own, self._seed_for("state"))
        self._load(self.reference)
        self.first = self.draw(0)
        standard = self.measure(self.first, 0)
        outputs = standard.library.outputs.values()
        self._poison = [(t.numel(), str(t.dtype)) for t in outputs]
        known = sum(tensor.nbytes for tensor in (*outputs, *self.state.values(), *opened.tensors))
        self.candidate.most_bytes = _EXCESS * known + _EXCESS_BYTES
        if not self._is_finite(standard):  # it does not take every value: keep its own parameters
            self.state = own
            self._load(self.reference)
            self._known = None
        try:
            if self.source == self.reference_source:
                self.candidate.open()
            else:
                self.candidate.open(opened.fields["arguments"], opened.tensors[len(names) :])
            self._load(self.candidate)
        except Refusal as error:
            self.refusal = str(error)

    def __enter__(self) -> Hearing:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """End all processes."""
        for party in (self.reference, self.candidate, self._timed_reference):
            if party is not None:
                party.close()

    @property
    def timed_reference(self) -> Party:
        """`Model` in a process that lives as the candidate's does, to be timed beside it."""
        if self._timed_reference is None:
            limit_s = max(self.time_limit_s, TIME_LIMIT_S)
            self._timed_reference = self._party(MODEL, limit_s)
            self._surroundings.add(*self._timed_reference.processes)
            self._trusted(self._timed_reference.open)
            self._load(self._timed_reference)
        return self._timed_reference

    def draw(self, number: int) -> Inputs:
        """Draw the inputs of a number: the same ones for the same seed."""
        message = self._trusted(lambda: self.reference.ask("draw", "drawn", {"seed": self._seed_for("inputs", number)}))
        return Inputs(message.fields["shape"], message.tensors, message.fields["names"])

    def call(self, party: Party, inputs: Inputs, number: int, *, same: bool = False, layout: str = "") -> Answer:
        """Have a model run on inputs: this is what is judged and what is timed, and nobody can tell which.

        Parameters
        ----------
        party : Party
        inputs : Inputs
        number : int
            Seeds what the model draws.
        same : bool
            Lay the inputs into the memory of the last ones.
        layout : str
            A row of `workbench.op.LAYOUTS`, or nothing.
        """
        self._prepare(party, inputs, number, same=same, layout=layout)
        answer = party.time("go", "outputs")
        if party is self.candidate:
            self._earlier, self._last = self._last, answer.message.tensors
        return answer

    def _prepare(self, party: Party, inputs: Inputs, number: int, *, same: bool, layout: str) -> None:
        fields = {
            "shape": inputs.shape,
            "same": same and not inputs.has_generator,
            "layout": layout,
            "seed": self._seed_for("call", number),
            "poison": self._poison,
        }
        party.ask("restore", "restored")
        party.ask("prepare", "ready", fields, inputs.tensors)

    def play(self, inputs: Inputs, number: int, *, same: bool = False, layout: str = "") -> Judgement:
        """Run the candidate, then the reference, and judge: while the candidate runs, the answer does not exist."""
        if self.refusal:
            return Judgement(self.refusal)
        try:
            answer = self.call(self.candidate, inputs, number, same=same, layout=layout)
            judgement = self.judge(answer, inputs, number, layout=layout)
        except Refusal as error:
            judgement = Judgement(str(error))
            self.refusal = judgement.detail
        if judgement.detail.split(":")[0] in NAMED:
            self.refusal = judgement.detail
        return judgement

    def judge(self, answer: Answer, inputs: Inputs, number: int, *, layout: str = "") -> Judgement:
        """Judge the candidate's last call.

        Raises
        ------
        Refusal
            If the candidate does not say what else it left.
        """
        message = self.candidate.ask("rest", "rest")
        rest = message.fields
        standard = self.measure(inputs, number, layout)
        outputs = answer.message.tensors
        got = Results(
            _checked(answer.message.fields.get("shape")),
            _named(answer.message.fields.get("names"), outputs),
            _named(rest.get("names"), message.tensors),
            _list(rest, "computed"),
        )
        judgement = standard.judge(got, self.state)
        if conduct := _list(rest, "conduct"):
            return replace(judgement, detail=str(conduct[0]))
        if changed := self._surroundings.changed():
            return replace(judgement, detail=changed)
        if rest.get("inputs") not in (_digests(inputs.tensors), standard.inputs):
            return replace(judgement, detail="the candidate changed its input")
        if self._later(rest, judgement) != _digests(outputs):
            words = judgement.detail or "its outputs changed after it had returned"
            return replace(judgement, detail=f"unfinished: it returned while its work went on: {words}")
        for name, shared, fine in zip(got.outputs, _list(rest, "aliases"), standard.aliases, strict=False):
            if extra := [str(other) for other in shared or () if other not in fine]:
                words = f"alias: {name} lies in the memory of {', '.join(extra)}, of which Model returns a copy"
                return replace(judgement, detail=words)
        if self._earlier and not any(standard.aliases) and rest.get("earlier") != _digests(self._earlier):
            return replace(judgement, detail="reused: the outputs of a call changed with the next call")
        return judgement

    def _later(self, rest: Mapping[str, Any], judgement: Judgement) -> Any:
        """Return what the outputs hold by now; of the first that is wrong, after the time that late work may take."""
        if not judgement.detail or not self._is_patient:
            return rest.get("later")
        self._is_patient = False
        time.sleep(_PATIENCE_S)
        return self.candidate.ask("rest", "rest").fields.get("later")

    def measure(self, inputs: Inputs, number: int, layout: str = "") -> Standard:
        """Run the reference; the first time with another seed too, which shows whether it draws random numbers."""
        if self._known and self._known[:2] == (inputs, layout) and not self._known[2].is_random:
            return self._known[2]

        def run() -> Message:
            self._prepare(self.reference, inputs, number, same=False, layout=layout)
            known = True if inputs.has_generator else self._is_random
            fields = {"seed": self._seed_for("call", number), "random": known}
            return self.reference.ask("measure", "measured", fields)

        standard = Standard.of(self._trusted(run), list(self.state), has_values=all(t.numel() for t in inputs.tensors))
        if self._is_random is None:
            self._is_random = standard.is_random
        self._known = inputs, layout, standard
        return standard

    def _load(self, party: Party) -> None:
        party.ask("load", "loaded", {"names": list(self.state)}, list(self.state.values()))

    def _trusted(self, act: Callable[[], Any]) -> Any:
        """Run a step of the reference's; where it fails, the file is at fault and not the candidate."""
        try:
            return act()
        except Refusal as error:
            raise ModelError(f"{self.reference_source.path}: the reference does not run: {error}") from error

    def _party(self, name: str, limit_s: float, *, watched: bool = True) -> Party:
        source = self.source if name == MODEL_NEW else self.reference_source
        return Party(source, name, self.device, self._seed_for("construction"), limit_s, watched=watched)

    def _seed_for(self, purpose: str, number: int = 0) -> int:
        """Make a seed from which no other can be told: a candidate knows those of its construction and its calls."""
        words = f"{purpose} {number}".encode()
        return int.from_bytes(hashlib.blake2b(words, key=self._secret, digest_size=8).digest(), "little") >> 1

    @staticmethod
    def _is_finite(standard: Standard) -> bool:
        tensors = standard.library.numbers.values()
        return all(bool(computable(t).isfinite().all()) for t in tensors if t.is_floating_point())


def vary(state: Mapping[str, Tensor], seed: int) -> dict[str, Tensor]:
    """Draw parameters and buffers away from their defaults: what is constant becomes uneven, with its sign.

    A model that leaves out a scale of ones, a shift of zeros or a variance of ones then differs.
    """
    generator = torch.Generator().manual_seed(seed)
    varied = {}
    for name, tensor in state.items():
        if not tensor.is_floating_point() or not tensor.numel() or not _is_constant(tensor):
            varied[name] = tensor
            continue
        share = torch.rand(tensor.shape, generator=generator)
        value = float(tensor.flatten()[0])
        drawn = value * (0.5 + share) if value else (share if name.endswith("var") else share - 0.5)
        varied[name] = drawn.to(tensor.dtype)
    return varied


def _is_constant(tensor: Tensor) -> bool:
    first = tensor.flatten()[0]
    return bool(first.isfinite()) and bool((tensor == first).all())


def _checked(shape: Any) -> Any:
    """Return a structure that a candidate's process sent, which is one."""
    try:
        dict(scalars(shape))
    except (TypeError, ValueError, LookupError, RuntimeError) as error:
        raise Refusal(f"forged: expected the structure of outputs; got {shape!r:.60}") from error
    return shape


def _list(fields: Mapping[str, Any], name: str) -> list[Any]:
    value = fields.get(name)
    if not isinstance(value, list):
        raise Refusal(f"forged: expected a list of {name}; got {value!r:.60}")
    return value


def _named(names: Any, tensors: Sequence[Tensor]) -> dict[str, Tensor]:
    if not isinstance(names, list) or len(names) != len(tensors):
        raise Refusal(f"forged: expected {len(tensors)} names of tensors; got {names!r:.60}")
    return dict(zip(map(str, names), tensors, strict=True))


def _digests(tensors: Sequence[Tensor]) -> list[str]:
    return [digest(tensor) for tensor in tensors]
