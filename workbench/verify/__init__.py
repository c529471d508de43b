"""Check an op's variants against PyTorch in float64, beside PyTorch's own error in the same dtype."""

from workbench.verify.check import verify
from workbench.verify.models import verify_model
from workbench.verify.report import LeftOut, VerifyReport, VerifyRow, WorstElement
from workbench.verify.tolerances import TOLERANCES, Tolerance

__all__ = ["TOLERANCES", "LeftOut", "Tolerance", "VerifyReport", "VerifyRow", "WorstElement", "verify", "verify_model"]
