"""Compile CUDA C++ without a driver, and read what a kernel takes and needs."""

from workbench.compile.nvrtc import Compiled, CompileOptions, Source, compile_cubin, compile_ptx, included_files
from workbench.compile.signature import Parameter, Signature, parse_signature

__all__ = [
    "CompileOptions",
    "Compiled",
    "Parameter",
    "Signature",
    "Source",
    "compile_cubin",
    "compile_ptx",
    "included_files",
    "parse_signature",
]
