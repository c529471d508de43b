"""What CI asks of kernels without a GPU: are they right, do they race, what do they take; what a change did to that."""

from workbench.gate.changes import Changes, KernelChange, changes
from workbench.gate.figures import Fault, Gate, KernelFigures, figures, read_figures

__all__ = ["Changes", "Fault", "Gate", "KernelChange", "KernelFigures", "changes", "figures", "read_figures"]
