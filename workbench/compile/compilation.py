"""Compile a source with NVRTC, no driver needed: PTX for the emulator, a cubin for a GPU."""

from __future__ import annotations

import contextlib
import functools
import json
import os
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path

from workbench.compile import toolchain
from workbench.compile.cache import default_cache, digest
from workbench.compile.compiler import CompilerDiedError, Job, KilledError, Limits
from workbench.compile.declarations import Reading, base_name, is_instance
from workbench.compile.diagnostics import NAME_EXPRESSION, parse_log
from workbench.compile.entry import find_source_line
from workbench.compile.hints import BYTE_ORDER_MARK, name_hint, with_hint
from workbench.compile.includes import Reach, reach, scan, spell_path
from workbench.compile.launches import HostLaunch, find_launches
from workbench.compile.options import CompileOptions
from workbench.compile.program import (
    DeviceCode,
    LeftOut,
    device_code,
    in_words_of_nvrtc,
    includes_of,
    leading_includes,
    rewrite_includes,
)
from workbench.compile.source import INLINE_NAME, Source, check_path
from workbench.compile.standins import is_host_header, stand_ins
from workbench.core.errors import (
    CompileError,
    CompilerKilledError,
    CompilerLostError,
    Diagnostic,
    SignatureError,
    WorkbenchError,
)
from workbench.core.forks import cached_property, new_lock
from workbench.core.places import expand
from workbench.core.text import plain

_FORMAT = "workbench-compile-5"
_MAX_ATTEMPTS = 3  # while included files change under the compiler
_SECOND_LOOK_S = 10  # of processor time, at a source on which NVRTC has died
_FILE_LINE = re.compile(r"^\t?\.file\s.*\\[23]\d\d.*$", re.MULTILINE)
_OCTAL = re.compile(rb"\\([23]\d\d)")  # of bytes past 127
# A file that is included before the source. A name expression over this template makes NVRTC spell a kernel's resolved
# parameter types in a mangled name; the variables that it leaves in the PTX are taken out again.
TYPE_PROBE = "workbench_type_of"
_PROBE_HEADER = f"{TYPE_PROBE}.h"
_PROBE_TEXT = f"template <class T> __device__ char {TYPE_PROBE};\n"

# Another one, for `workbench.compile.records`: the lowered name of an instance spells where a member of a struct lies.
MEMBER_PROBE = "workbench_member"
_MEMBER_HEADER = f"{MEMBER_PROBE}.h"
_MEMBER_TEXT = f"""template <class T, bool = __is_enum(T)> struct workbench_kind {{
  static constexpr int value = 2 * __is_union(T);
}};
template <class T> struct workbench_kind<T, true> {{
  static constexpr int value = 1 + 4 * (__underlying_type(T)(-1) > 0);
}};
template <class T, decltype(sizeof(0)) N> struct workbench_kind<T[N], false> : workbench_kind<T> {{}};
template <class T, int kOffset, int kSize, int kAlignment, int kKind> __device__ char {MEMBER_PROBE};
"""

# What device code uses of the host's headers comes in one more of these.
_STAND_INS_HEADER = "workbench_stand_ins.h"
_KNOWS_NVRTC = b"__CUDACC_RTC__"  # in a library's headers: they leave the host's code out themselves

# What a kernel needs of CUDA's own cuda.h, which is written for the host and includes headers that NVRTC does not have.
_TOOLKIT_HEADER = "cuda_runtime_api.h"  # by which a directory of CUDA's headers is known
_CURAND_HEADER = "curand_kernel.h"
_DRIVER_HEADER = "cuda.h"
_DRIVER_TEXT = """#pragma once
#define CU_TENSOR_MAP_NUM_QWORDS 16
typedef struct CUtensorMap_st {
  alignas(64) unsigned long long opaque[CU_TENSOR_MAP_NUM_QWORDS];
} CUtensorMap;
"""


@dataclass(frozen=True)
class Compiled:
    """The product of one compilation.

    Attributes
    ----------
    key : str
        Hexadecimal digest of everything that the product depends on.
    target : str
        ``"compute_90"`` for PTX, ``"sm_90"`` for a cubin; empty for PTX that the user brought.
    data : bytes
        The PTX or the cubin itself.
    lowered : mapping of str to str
        Mangled name of each name expression, and of kernels that were compiled with them.
    types : mapping of str to str
        Mangled parameter types of each of these (PTX only; see `workbench.compile.mangling`).
    diagnostics : tuple of Diagnostic
        Warnings and notes.
    log : str
        NVRTC's log, unchanged.
    """

    key: str
    target: str
    data: bytes = field(repr=False)
    lowered: Mapping[str, str] = field(default_factory=dict)
    types: Mapping[str, str] = field(default_factory=dict)
    diagnostics: tuple[Diagnostic, ...] = ()
    log: str = ""

    @property
    def is_ptx(self) -> bool:
        """Whether it is text, and no machine code."""
        return not self.data.startswith(b"\x7fELF")

    @cached_property
    def text(self) -> str:
        """The PTX.

        Raises
        ------
        WorkbenchError
            If this is a cubin.
        """
        if not self.is_ptx:
            raise WorkbenchError("a cubin has no text: use compile_ptx, or .path for the file")
        return self.data.decode()

    @property
    def path(self) -> Path:
        """A file in the cache that holds `data`, named by its content, for a driver to load."""
        return default_cache().publish(self.data, ".ptx" if self.is_ptx else ".cubin")


def compile_ptx(
    source: Source, options: CompileOptions, name_expressions: Sequence[str] = (), *, assembled: bool = False
) -> Compiled:
    """Compile to PTX for `options.arch`'s virtual architecture, or take it from the cache.

    NVRTC makes every kernel of a file that is no template: one run serves all of them, whichever is asked for.

    Parameters
    ----------
    source : Source
        PTX passes through unchanged; each name expression is then an entry's own name.
    options : CompileOptions
    name_expressions : sequence of str
        Kernels by C++ name, such as ``"gelu"`` or ``"ns::scale<float, 4>"``.
    assembled : bool
        Keep the cubin for `options.arch` too, for a later `compile_cubin`: another run would read every header again.

    Raises
    ------
    CompileError
        If NVRTC refuses the source, or the PTX that it assembles. Its diagnostics carry file, line, column and text.
    SignatureError
        If a name expression names no kernel, or more than one.
    MissingDependencyError
        If CuPy, NVRTC or the CUDA header packages are absent.
    """
    if source.is_ptx:
        return _pass_through(source, name_expressions)
    alone = Compilation(source, options, tuple(name_expressions), options.virtual_arch, assembled)
    compiled = replace(alone, company=alone.find_company()).cached()
    return compiled if compiled.lowered.keys() >= set(name_expressions) else alone.cached()


def compile_cubin(source: Source, options: CompileOptions, name_expressions: Sequence[str] = ()) -> Compiled:
    """Compile to a cubin for `options.arch`, or take it from the cache.

    Parameters and errors are those of `compile_ptx`. PTX passes through: the driver compiles it as it loads it.
    """
    if source.is_ptx:
        return _pass_through(source, name_expressions)
    return Compilation(source, options, tuple(name_expressions), options.arch).cached()


def supported_archs() -> tuple[str, ...]:
    """Return the targets that the installed NVRTC knows, such as ``"sm_90"``."""
    return tuple(f"sm_{n}" for n in toolchain.load_nvrtc().supported_archs())


def included_files(source: Source, options: CompileOptions) -> Reach:
    """Find the user's files that a compilation of `source` can read besides it."""
    return Reach((), complete=True) if source.is_ptx else Compilation(source, options, (), options.arch).included()


def read_source(source: Source, options: CompileOptions) -> Reading:
    """Read the kernels that `source` and the user's files that it can include declare."""
    return Compilation(source, options, (), options.arch).reading()


@dataclass(frozen=True)
class HostCode:
    """What a program does besides its kernels.

    Attributes
    ----------
    left_out : tuple of LeftOut
        What is not compiled.
    launches : tuple of HostLaunch
        The launches that host code makes.
    texts : mapping of str to str
        Text of each file as it is written, by the path that the user knows.
    """

    left_out: tuple[LeftOut, ...] = ()
    launches: tuple[HostLaunch, ...] = ()
    texts: Mapping[str, str] = field(default_factory=dict, repr=False)


def read_host_code(source: Source, options: CompileOptions) -> HostCode:
    """Read what a source and the user's files that it can include have besides device code."""
    if source.is_ptx:
        return HostCode()
    one = Compilation(source, options, (), options.arch)
    texts = {one.user_path(path): text for path, text in one.texts.items()}
    left_out = tuple(replace(each, path=one.user_path(each.path)) for each in one.device_code.left_out)
    return HostCode(
        left_out, tuple(launch for path, text in texts.items() for launch in find_launches(path, text)), texts
    )


def _pass_through(source: Source, name_expressions: Sequence[str]) -> Compiled:
    data = source.text.encode()
    return Compiled(digest("ptx", data), "", data, {e: e for e in name_expressions})


_MOST_NAMED = 4
"""Pieces of each kind that an error names."""
_UNDEFINED = re.compile(r'(?:identifier|has no member) "(\w+)"')


@dataclass(frozen=True)
class Compilation:
    """One source, one set of options, one target; PTX may be assembled by the same run of NVRTC.

    Its `company` are the source's other kernels, which that run makes too: they are named in the result as far as there
    are such kernels; a name that NVRTC does not know is no error: a second run, `is_second`, goes without.
    """

    source: Source
    options: CompileOptions
    expressions: tuple[str, ...]
    target: str
    assembled: bool = False
    company: tuple[str, ...] = ()
    is_second: bool = False

    def __post_init__(self) -> None:
        for name in self.expressions:
            if not isinstance(name, str) or not name.strip() or not name.isprintable():
                raise SignatureError(f"{self.source.name}: expected the name of a kernel; got {name!r}")

    @cached_property
    def _given_dirs(self) -> dict[str, str]:
        """Directories of includes, absolute, each as the user writes it: the source's own first."""
        own = {self.source.directory: str(self.source.path.parent)} if self.source.path else {}
        given = {str(expand(d)): str(d) for d in self.options.include_dirs}
        for directory in (*own, *given):
            check_path("include directory", directory)
        return own | given | own

    @cached_property
    def include_dirs(self) -> tuple[str, ...]:
        """The user's include directories, absolute: the source's own first."""
        return tuple(d for d in self._given_dirs if d not in self._cuda_dirs)

    @cached_property
    def _cuda_dirs(self) -> tuple[str, ...]:
        """Those of the user's include directories that are a CUDA toolkit's, whose headers are not the user's."""
        return tuple(d for d in self._given_dirs if Path(d, _TOOLKIT_HEADER).is_file())

    @property
    def _header_dirs(self) -> tuple[str, ...]:
        """Where CUDA's headers are: those of NVRTC's release before any that the user names."""
        return (*map(str, toolchain.header_dirs()), *self._cuda_dirs)

    @property
    def makes_ptx(self) -> bool:
        """Whether the target is a virtual architecture."""
        return self.target.startswith("compute_")

    @property
    def names(self) -> tuple[str, ...]:
        """What is asked for and its company, in an order that does not tell which is which."""
        return tuple(sorted({*self.expressions, *self.company})) if self.company else self.expressions

    @cached_property
    def probes(self) -> dict[str, str]:
        """For each name, the expression whose lowered name spells its type."""
        asked = self.names if self.makes_ptx and not self.asks_members else ()
        return {e: f"&{TYPE_PROBE}<decltype(+{e})>" for e in asked}

    @property
    def asks_members(self) -> bool:
        """Whether the names are expressions of `workbench.compile.records`, not kernels."""
        return any(e.startswith(f"&{MEMBER_PROBE}<") for e in self.expressions)

    def find_company(self) -> tuple[str, ...]:
        """Find the kernels of the source that are no templates, if what is asked for is among them."""
        kernels = self.reading().plain_kernels()
        return kernels if self.expressions and set(self.expressions) < set(kernels) else ()

    def included(self) -> Reach:
        """Read the user's files that this compilation can include, as they are now."""
        text = self.source.text.encode()
        return reach(
            text,
            self.source.directory,
            self.include_dirs,
            toolchain.header_dirs(),
            defines="\n".join(f"#define {name} {value}" for name, value in self.options.defines.items()),
            foreign=toolchain.header_macros,
        )

    def cached(self) -> Compiled:
        """Compile, or take it from the cache, where every file that it reads is known."""
        fresh = self
        for _ in range(_MAX_ATTEMPTS):
            fresh = replace(self)  # reads the files anew
            if not fresh.found.complete:
                break
            key = fresh.key
            if compiled := _recent.get(key):
                return compiled
            with contextlib.suppress(_FilesChangedError):
                data = default_cache().get_or_build(key, self.suffix, fresh.compile_steadily)
                return _recent.put(key, _unpack(key, self.target, data))
        ((_, data), *_) = fresh.compile()
        return _unpack(digest(data), self.target, data)

    @cached_property
    def found(self) -> Reach:
        """The user's files that this compilation can include, as they were when it was first asked."""
        return self.included()

    def compile_steadily(self) -> bytes:
        """Compile, and refuse the result if an included file changed meanwhile: it would not belong to its key."""
        (_, data), *rest = self.compile()
        if self.included() != self.found:
            raise _FilesChangedError
        for other, entry in rest:
            default_cache().get_or_build(other.key, other.suffix, functools.partial(bytes, entry))
        return data

    @cached_property
    def key(self) -> str:
        """What identifies the result: a digest of all that it depends on."""
        return digest(
            _FORMAT,
            self.target,
            self.source.name,
            self.source.program_name,
            self.source.text,
            *("options", *self.options.flags),
            *("names", *self.names),
            *("dirs", *self.include_dirs, *self._header_dirs),
            *("toolchain", *toolchain.toolchain_versions()),
            *("files", *(part for file in self.found.files for part in file)),
            *("headers", *(part for header in self.headers.items() for part in header)),
            *("device code", *self.device_code.texts.values()),
        )

    def compile(self) -> list[tuple[Compilation, bytes]]:
        """Run NVRTC; return entries for the cache, each with what it belongs to: this compilation's first."""
        if (arch := self.options.arch.rstrip("af")) not in supported_archs():
            raise WorkbenchError(
                f"NVRTC {'.'.join(map(str, toolchain.nvrtc_version()))} has no target {arch}; it has "
                + ", ".join(supported_archs())
            )
        try:
            outcome = toolchain.compilers().run(self._job())
        except KilledError as death:
            raise CompilerKilledError(f"{self.source.name}: NVRTC {death}; end other work, and try again") from None
        except CompilerDiedError as death:
            raise self._died(str(death)) from None
        if outcome.status:
            unknown = self._unknown_names(self._diagnostics(outcome.log)).keys()
            if unknown and unknown.isdisjoint(self.expressions):
                # NVRTC lists a hundred errors: what is unknown after that is too much to be found out.
                left = () if self.is_second else tuple(name for name in self.company if name not in unknown)
                return replace(self, company=left, is_second=True).compile()
            raise self._refused(outcome.status, outcome.log, outcome.ptx.decode())
        # A name with a Unicode escape has a backslash in NVRTC's answer, and an underscore in the PTX.
        log, lowered = outcome.log, {e: outcome.lowered[e].replace("\\", "_") for e in self.names}
        types = {e: outcome.lowered[probe] for e, probe in self.probes.items()}
        data = self._clean(outcome.ptx) if self.makes_ptx else outcome.cubin
        meta = {
            "lowered": lowered,
            "types": {e: mangled.removeprefix(f"_Z{len(TYPE_PROBE)}{TYPE_PROBE}") for e, mangled in types.items()},
            "diagnostics": [asdict(d) for d in self._diagnostics(log)],
            "log": log,
        }
        head = json.dumps(meta).encode() + b"\n"
        made = [(self, head + data)]
        if self.assembled:
            # As `Signature.name_expressions` will ask for it.
            names = tuple(e for e in self.names if is_instance(e))
            made.append((Compilation(self.source, self.options, names, self.options.arch), head + outcome.cubin))
        return made

    def _job(self) -> Job:
        return Job(
            self.device_code.texts[self.line_table_name],
            self.source.program_name,
            self.flags,
            self.headers,
            (*self.names, *self.probes.values()),
            wants_cubin=self.assembled or not self.makes_ptx,
            prefix=self._prefix,
        )

    @property
    def _prefix(self) -> str:
        """Directives that NVRTC's text begins with, up to the last header of CUDA's that takes long."""
        prefix, names = leading_includes(self.device_code.texts[self.line_table_name])
        own = [name for name, quoted in names if self._find_include(self.line_table_name, name, quoted=quoted)]
        shadowed = any(Path(directory, space).is_dir() for directory in self.include_dirs for space in ("cuda", "nv"))
        return "" if own or shadowed or not all(self._is_header(name) for name, _ in names) else prefix

    def _died(self, how: str) -> CompileError | SignatureError:
        """Say that NVRTC died, and what it has to say of the source where no kernel of it is asked for by name."""
        plain = replace(self._job(), flags=replace(self, expressions=(), company=()).flags, names=(), wants_cubin=False)
        if self.names:
            limits = Limits.of_environment()
            with contextlib.suppress(CompilerDiedError):
                outcome = toolchain.compilers().run(plain, replace(limits, seconds=min(limits.seconds, _SECOND_LOOK_S)))
                if outcome.status:
                    refused = self._refused(outcome.status, outcome.log, outcome.ptx.decode())
                    if isinstance(refused, CompileError):
                        return refused
                asked = ", ".join(self.expressions)
                return CompilerLostError(
                    f"{self.source.name}: NVRTC {how} on {asked}; without that name, the source compiles"
                )
        return CompilerLostError(f"{self.source.name}: NVRTC {how} on this source")

    @property
    def suffix(self) -> str:
        """How the names of its entries in the cache end."""
        return ".ptx-entry" if self.makes_ptx else ".cubin-entry"

    @cached_property
    def device_code(self) -> DeviceCode:
        """The device code of the source and of the user's files that it can include: what NVRTC gets.

        In a program, an include of one of these files names its absolute path, under which NVRTC is given the text;
        where none of the files is a program, NVRTC reads them from the disk.
        """
        has_curand = self._has_own(_CURAND_HEADER) or self._is_header(_CURAND_HEADER)
        found = device_code(self.texts, self._libraries, has_curand=has_curand)
        if not found.is_program:
            return found
        left_out, rewritten = list(found.left_out), {}
        for path, text in found.texts.items():
            places = {}
            for name, quoted, line in includes_of(text):
                there = self._find_include(path, name, quoted=quoted)
                if there is not None:
                    places[name, quoted] = there
                elif not self._is_header(name) or is_host_header(name):
                    left_out.append(LeftOut(path, line, line, "include", name))
            own = path not in self._libraries
            rewritten[path] = rewrite_includes(in_words_of_nvrtc(text), places) if own else text
        order = {path: i for i, path in enumerate(rewritten)}
        return DeviceCode(
            rewritten, tuple(sorted(left_out, key=lambda each: (order[each.path], each.line))), is_program=True
        )

    @cached_property
    def texts(self) -> dict[str, str]:
        """The source and the user's files that it can include, as they are written, by path."""
        files = {
            path: body.decode(errors="replace").removeprefix(BYTE_ORDER_MARK) for path, body in self._files.items()
        }
        return {self.line_table_name: self.source.text, **files}

    @cached_property
    def _files(self) -> dict[str, bytes]:
        return dict(self.found.files)

    @cached_property
    def _libraries(self) -> frozenset[str]:
        """Files of include directories elsewhere that are written for NVRTC too: they are left as they are."""
        found: set[str] = set()
        for directory in (str(expand(d)) for d in self.options.include_dirs):
            if self.source.directory and Path(directory).is_relative_to(self.source.directory):
                continue
            paths = [path for path in self._files if Path(path).is_relative_to(directory)]
            if any(_KNOWS_NVRTC in self._files[path] for path in paths):
                found.update(paths)
        return frozenset(found)

    def _find_include(self, includer: str, name: str, *, quoted: bool) -> str | None:
        """Find the user's file that an include means; None where it is none."""
        home = [self.source.directory if includer == self.line_table_name else os.path.dirname(includer)]  # noqa: PTH120
        paths = (spell_path(each, name) for each in (*(home if quoted else ()), *self.include_dirs) if each)
        return next((path for path in paths if path in self._files), None)

    def _is_header(self, name: str) -> bool:
        """Tell whether one of CUDA's header packages has a file of this name."""
        return any(Path(directory, name).is_file() for directory in self._header_dirs)

    @cached_property
    def headers(self) -> dict[str, str]:
        """Headers that are in no directory; a user's own file of the same name goes before them."""
        code = self.device_code
        found = {_DRIVER_HEADER: _DRIVER_TEXT} if not self._has_own(_DRIVER_HEADER) else {}
        for text in code.texts.values():
            for name in scan(text.encode()).quoted | scan(text.encode()).angled:
                if is_host_header(name) and not self._has_own(name):
                    found[name] = ""
        if code.is_program:
            found |= {
                each.name: "" for each in code.left_out if each.what == "include" and not self._has_own(each.name)
            }
            found |= {path: text for path, text in code.texts.items() if path != self.line_table_name}
        if text := self._stand_ins:
            found[f"/{_STAND_INS_HEADER}"] = text  # absolute, so that the line table has no directory of the machine's
        found |= {_PROBE_HEADER: _PROBE_TEXT} if self.probes else {}
        return found | {_MEMBER_HEADER: _MEMBER_TEXT} if self.asks_members else found

    @property
    def definitions(self) -> tuple[str, ...]:
        """Texts in which a type of the device code may be defined: its own, and the stand-ins'."""
        return (*self.device_code.texts.values(), self._stand_ins)

    @cached_property
    def _stand_ins(self) -> str:
        """What the user's own code and the names that are asked for use of the host's headers."""
        own = (text for path, text in self.device_code.texts.items() if path not in self._libraries)
        named = (f"{name};" for name in self.names)
        return stand_ins("\n".join([*own, *named]), is_program=self.device_code.is_program)

    def _has_own(self, name: str) -> bool:
        """Tell whether an include directory of the user has a file of this name."""
        return any(Path(directory, name).is_file() for directory in self.include_dirs)

    @property
    def nvrtc_target(self) -> str:
        """What NVRTC is told to compile for: it leaves the PTX that it assembles to be read, the same as without."""
        return self.options.arch if self.assembled else self.target

    @property
    def flags(self) -> tuple[str, ...]:
        """All that NVRTC is told beside the source."""
        directories = (*self.include_dirs, *self._header_dirs)
        before = [*([f"/{_STAND_INS_HEADER}"] if self._stand_ins else []), *([_PROBE_HEADER] if self.probes else [])]
        before += [_MEMBER_HEADER] if self.asks_members else []
        pre_include = (f"--pre-include={name}" for name in before)
        return (f"-arch={self.nvrtc_target}", *self.options.flags, *pre_include, *(f"-I{d}" for d in directories))

    def _clean(self, ptx: bytes) -> bytes:
        """Take the probes out of the PTX, and give inline source and files their names in the file table."""
        lines = ptx.decode().split("\n")
        kept = [line for line in lines if not (line.startswith((".global", ".visible .global")) and TYPE_PROBE in line)]
        text = "\n".join(kept)
        for name in (INLINE_NAME, _STAND_INS_HEADER):
            text = text.replace(f'"/{name}"', f'"{name}"')
        return _FILE_LINE.sub(_real_names, text).encode()

    def _diagnostics(self, log: str, ptx: str = "") -> tuple[Diagnostic, ...]:
        locate = functools.partial(self._locate, ptx)
        return parse_log(log, self.source.name, self.source.text, self.user_path, locate)

    def _locate(self, ptx: str, ptx_line: int) -> tuple[str, int, str] | None:
        """Find (path, line, text) of the source line that a line of PTX comes from."""
        found = find_source_line(ptx, ptx_line)
        if found is None:
            return None
        path, line = found
        lines = (self.text_of(path) or "").splitlines()
        return self.user_path(path), line, lines[line - 1] if 0 < line <= len(lines) else ""

    def text_of(self, path: str) -> str | None:
        """Text of a file that the line table names; None where there is no such file."""
        if path in (self.source.program_name, self.source.name):
            return self.source.text
        try:
            return Path(path).read_text(encoding="utf-8", errors="replace")
        except OSError:
            return None

    def reading(self) -> Reading:
        """Read the kernels that the source and the user's files that it can include declare."""
        return Reading(self.device_code.texts, self.options.defines)

    @property
    def line_table_name(self) -> str:
        """What the PTX line table calls the source."""
        return self.source.program_name if self.source.path else INLINE_NAME

    def user_path(self, path: str) -> str:
        """Turn a path of the log back into what the user wrote."""
        if path in (self.source.program_name, self.line_table_name):
            return self.source.name
        for absolute, given in self._given_dirs.items():
            if Path(path).is_relative_to(absolute):
                return str(Path(given, Path(path).relative_to(absolute)))
        return path

    def _unknown_names(self, diagnostics: Iterable[Diagnostic]) -> dict[str, str]:
        """If names are all that NVRTC refuses, return these and its messages."""
        errors = [d for d in diagnostics if d.severity == "error"]
        if any(d.path != NAME_EXPRESSION for d in errors):
            return {}
        return {e: d.message for d in reversed(errors) for e in self.names if d.text in (e, self.probes.get(e))}

    def _refused(self, status: str, log: str, ptx: str) -> CompileError | SignatureError:
        unasked = {text for n in self.names if n not in self.expressions for text in (n, self.probes.get(n))}
        found = [d for d in self._diagnostics(log, ptx) if d.path != NAME_EXPRESSION or d.text not in unasked]
        if any(d.severity == "error" and d.path != NAME_EXPRESSION for d in found):  # then no name can be found
            found = [d for d in found if d.path != NAME_EXPRESSION]
        tokens: set[tuple[str, int]] = set()
        for d in [d for d in found if d.message == "unrecognized token"]:  # one for each byte of a character
            if (d.path, d.line) in tokens:
                found.remove(d)
            tokens.add((d.path, d.line))
        diagnostics = tuple(map(with_hint, found))
        errors = [d for d in diagnostics if d.severity == "error"]
        if unknown := self._unknown_names(diagnostics):
            wrong = next(name for name in self.expressions if name in unknown)
            if self.asks_members:
                return SignatureError(plain(unknown[wrong]))
            for each in self.device_code.left_out:
                if each.reason and each.name == base_name(wrong):
                    hint = name_hint(each.reason)
                    return SignatureError(
                        f"{self.user_path(each.path)}:{each.line}: {wrong} uses {each.reason}, which NVRTC does not "
                        f"have{hint and ': '}{hint}"
                    )
            return SignatureError(self.reading().describe_missing(wrong, plain(unknown[wrong]), self.user_path))
        said = f": {plain(log.strip())}" if log.strip() else ""
        count = f"{len(errors)} error{'s' * (len(errors) != 1)}" if errors else f"{status}{said}"
        what = f"{self.source.name} does not compile for {self.nvrtc_target}: {count}{self._missed(errors)}"
        return CompileError(what, diagnostics, log)

    def _missed(self, errors: Iterable[Diagnostic]) -> str:
        """Name what is left out of a program and may be what its device code lacks: files, and host code."""
        unknown = {found[1] for error in errors if (found := _UNDEFINED.search(error.message))}
        left_out = self.device_code.left_out if unknown else ()
        files = [each for each in left_out if each.what == "include" and not is_host_header(each.name)]
        code = [each for each in left_out if each.what != "include" and each.name.split("::")[-1] in unknown]
        parts = (
            ("left out because not found", files, "; give its directory as include_dirs"),
            ("left out as host code", code, ""),
        )
        return "".join(f"; {why}: {self._listed(each)}{advice}" for why, each, advice in parts if each)

    def _listed(self, left_out: Sequence[LeftOut]) -> str:
        """List the first few pieces, with their places."""
        named = [f"{each.name} ({self.user_path(each.path)}:{each.line})" for each in left_out[:_MOST_NAMED]]
        return ", ".join([*named, *(["..."] if len(left_out) > _MOST_NAMED else [])])


def _real_names(line: re.Match[str]) -> str:
    """Spell the file of a line of the PTX's file table in characters, where NVRTC has bytes in octal."""
    octal = line[0].encode()
    return _OCTAL.sub(lambda found: bytes([int(found[1], 8)]), octal).decode(errors="replace")


class _Recent:
    """The last compilations of this process, by key."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._items: dict[str, Compiled] = {}
        self._lock = new_lock()

    def get(self, key: str) -> Compiled | None:
        return self._items.get(key)

    def put(self, key: str, compiled: Compiled) -> Compiled:
        with self._lock:
            while len(self._items) >= self._limit:
                del self._items[next(iter(self._items))]
            self._items[key] = compiled
        return compiled


_recent = _Recent(256)


class _FilesChangedError(Exception):
    """An included file changed while the compiler ran."""


def _unpack(key: str, target: str, entry: bytes) -> Compiled:
    head, data = entry.split(b"\n", 1)
    meta = json.loads(head)
    diagnostics = tuple(Diagnostic(**d) for d in meta["diagnostics"])
    return Compiled(key, target, data, meta["lowered"], meta["types"], diagnostics, meta["log"])
