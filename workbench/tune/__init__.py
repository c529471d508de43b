"""Find the fastest config of a kernel: a sweep that no candidate can fool, crash or lose."""

from workbench.tune.config import Config
from workbench.tune.kernel_problem import KernelProblem
from workbench.tune.lookup import Tuned, TunedChoice, tuned
from workbench.tune.outcome import Candidate, Footprint, Outcome, ResultKind
from workbench.tune.problem import Method, Problem
from workbench.tune.progress import Progress
from workbench.tune.report import TuneReport
from workbench.tune.store import Store, default_store, from_kernel_tuner
from workbench.tune.sweep import SweepInterruptedError, tune

__all__ = [
    "Candidate",
    "Config",
    "Footprint",
    "KernelProblem",
    "Method",
    "Outcome",
    "Problem",
    "Progress",
    "ResultKind",
    "Store",
    "SweepInterruptedError",
    "TuneReport",
    "Tuned",
    "TunedChoice",
    "default_store",
    "from_kernel_tuner",
    "tune",
    "tuned",
]
