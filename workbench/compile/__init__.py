"""Compile CUDA C++ without a driver, and read what a kernel takes and needs."""

from workbench.compile.assembly import assemble
from workbench.compile.cache import Cache, CacheWarning, default_cache, digest
from workbench.compile.compilation import Compiled, compile_cubin, compile_ptx, included_files, supported_archs
from workbench.compile.options import CompileOptions
from workbench.compile.records import Member, RecordLayout, read_layout
from workbench.compile.resources import Resources, machine_code, read_resources
from workbench.compile.signature import Parameter, Signature, parse_signature
from workbench.compile.source import Source

__all__ = [
    "Cache",
    "CacheWarning",
    "CompileOptions",
    "Compiled",
    "Member",
    "Parameter",
    "RecordLayout",
    "Resources",
    "Signature",
    "Source",
    "assemble",
    "compile_cubin",
    "compile_ptx",
    "default_cache",
    "digest",
    "included_files",
    "machine_code",
    "parse_signature",
    "read_layout",
    "read_resources",
    "supported_archs",
]
