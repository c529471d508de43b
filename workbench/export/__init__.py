"""Turn a model or an op into files that need PyTorch and a CUDA toolkit, and no Workbench."""

from workbench.export.calls import Call, ExportError
from workbench.export.custom_op import export_custom_op
from workbench.export.load_inline import export_load_inline

__all__ = ["Call", "ExportError", "export_custom_op", "export_load_inline"]
