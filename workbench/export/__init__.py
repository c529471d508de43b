"""Turn a model or an op into files that need PyTorch and a CUDA toolkit, and no Workbench."""

from workbench.export.custom_op import export_custom_op
from workbench.export.export import export
from workbench.export.load_inline import export_load_inline
from workbench.export.uses import ExportError

__all__ = ["ExportError", "export", "export_custom_op", "export_load_inline"]
