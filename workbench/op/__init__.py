"""What a ``kernels_cu/<op>/op.py`` declares, and how it is found and called.

An `Op` names its oracle (the PyTorch function it must agree with), its `Case`s (what verify, bench, tune and trace
run it on) and its `Variant`s (each a ``.cu`` file with the launches that compute the op).
"""

from workbench.op.call import Call, takes_call
from workbench.op.cost import H200, LAUNCH_US, Cost, CostError, Gpu, Terms, gpu_for, gpu_of, is_emulated, planned_for
from workbench.op.declaration import (
    FLOATS,
    Case,
    Config,
    Considered,
    Launch,
    Library,
    Op,
    Plan,
    Tunable,
    Variant,
    VariantChoice,
    ceil_div,
    expect_shape,
    is_aligned,
    multiprocessor_count,
)
from workbench.op.discovery import DEFAULT_DIRECTORY, find_op, load_ops
from workbench.op.errors import OpError
from workbench.op.inputs import (
    INTEGRAL,
    LAYOUTS,
    STANDARD_NORMAL,
    Booleans,
    BothSigns,
    Indices,
    Input,
    Integers,
    Normal,
    Special,
    Uniform,
    Values,
)
from workbench.op.launches import CaseLaunch, launches_of
from workbench.op.layout import is_channels_last, is_dense, memory_format, on_meta, widest_access
from workbench.op.library import SchemaError, wants_gradient, with_attributes_of
from workbench.op.parts import part_obstacle, part_us, plan_part
from workbench.op.precision import allows_tf32
from workbench.op.spread import RowCluster, RowCut, Spread

__all__ = [
    "DEFAULT_DIRECTORY",
    "FLOATS",
    "H200",
    "INTEGRAL",
    "LAUNCH_US",
    "LAYOUTS",
    "STANDARD_NORMAL",
    "Booleans",
    "BothSigns",
    "Call",
    "Case",
    "CaseLaunch",
    "Config",
    "Considered",
    "Cost",
    "CostError",
    "Gpu",
    "Indices",
    "Input",
    "Integers",
    "Launch",
    "Library",
    "Normal",
    "Op",
    "OpError",
    "Plan",
    "RowCluster",
    "RowCut",
    "SchemaError",
    "Special",
    "Spread",
    "Terms",
    "Tunable",
    "Uniform",
    "Values",
    "Variant",
    "VariantChoice",
    "allows_tf32",
    "ceil_div",
    "expect_shape",
    "find_op",
    "gpu_for",
    "gpu_of",
    "is_aligned",
    "is_channels_last",
    "is_dense",
    "is_emulated",
    "launches_of",
    "load_ops",
    "memory_format",
    "multiprocessor_count",
    "on_meta",
    "part_obstacle",
    "part_us",
    "plan_part",
    "planned_for",
    "takes_call",
    "wants_gradient",
    "widest_access",
    "with_attributes_of",
]
