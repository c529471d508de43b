"""Mutation testing: plant faults in an op's kernels, and see which of them verify and sanitize do not notice."""

from workbench.mutate.campaign import mutate
from workbench.mutate.log import Log
from workbench.mutate.mutants import Known, Mutant, digests_of, known_of, mutants_of, sample
from workbench.mutate.operators import OPERATORS, Mutation, Operator, mutations
from workbench.mutate.report import MutantRow, MutationReport, Outcome

__all__ = [
    "OPERATORS",
    "Known",
    "Log",
    "Mutant",
    "MutantRow",
    "Mutation",
    "MutationReport",
    "Operator",
    "Outcome",
    "digests_of",
    "known_of",
    "mutants_of",
    "mutate",
    "mutations",
    "sample",
]
