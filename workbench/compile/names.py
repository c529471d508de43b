"""The kernels that a source declares, by name: which one is meant, and which there are."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import lru_cache

from workbench.compile.compilation import Compilation, compile_ptx
from workbench.compile.declarations import Reading, base_name
from workbench.compile.entry import read_entries
from workbench.compile.launches import find_instances
from workbench.compile.options import CompileOptions
from workbench.compile.source import Source
from workbench.core.errors import SignatureError


@dataclass(frozen=True)
class Declared:
    """A kernel of a source.

    Attributes
    ----------
    name : str
        Qualified by its namespaces; of a template, without arguments.
    text : str
        The declaration, as it is written.
    line : int
        1-based; 0 in PTX.
    path : str
        The file, as the user knows it.
    is_template : bool
        Only an instance can be loaded, such as ``"scale<float>"``.
    instances : tuple of str
        Of a template, those that host code launches, as far as they can be read.
    """

    name: str
    text: str
    line: int = 0
    path: str = ""
    is_template: bool = False
    instances: tuple[str, ...] = ()

    @property
    def attribute(self) -> str:
        """The name without its namespaces."""
        return base_name(self.name)


def find_kernels(source: Source, options: CompileOptions) -> tuple[Declared, ...]:
    """Find the kernels that a source defines; where it defines none itself, those of the files that it includes.

    Parameters
    ----------
    source : Source
    options : CompileOptions

    Returns
    -------
    tuple of Declared
        In the order of the text, each name once.
    """
    if source.is_ptx:
        return tuple(Declared(name, name) for name in read_entries(source.text))
    one = Compilation(source, options, (), options.arch)
    reading = one.reading()
    found = _defined(tuple(reading.texts.items()), tuple(reading.defines.items()), tuple(one.texts.items()))
    return tuple(replace(each, path=one.user_path(each.path)) for each in found)


@lru_cache(maxsize=64)
def _defined(
    texts: tuple[tuple[str, str], ...], defines: tuple[tuple[str, object], ...], written: tuple[tuple[str, str], ...]
) -> tuple[Declared, ...]:
    """Find the kernels in texts, the main one first: expanding macros takes up to a second, and edits are rare.

    The texts as they are `written` have the host's launches.
    """
    reading, own = Reading(dict(texts), dict(defines)), texts[0][0]
    defined = [(path, d) for path, d in reading.all() if d.is_definition]
    placed = [(path, d) for path, d in defined if path == own] or defined
    templates = {d.name: d for _, d in reversed(placed) if d.template}
    first = {d.name: d for _, d in reversed(placed)} | templates
    paths = {d.name: path for path, d in reversed(placed)}
    launched = {
        name: find_instances(dict(written), name, each.template, each.types) for name, each in templates.items()
    }
    return tuple(
        Declared(name, str(first[name]), first[name].line, paths[name], name in templates, launched.get(name, ()))
        for name in dict.fromkeys(d.name for _, d in placed)
    )


def only_kernel(
    source: Source,
    options: CompileOptions,
    naming: str = 'wb.load(..., "{}")',
    others: str = ", or take them all with wb.module",
) -> str:
    """Name the kernel of a source that defines no other.

    Parameters
    ----------
    source : Source
    options : CompileOptions
    naming : str
        How the caller names a kernel, for messages: ``{}`` stands for its name.
    others : str
        What else the caller may do where there are several.

    Raises
    ------
    CompileError
        If there seems to be none, and the source does not compile.
    SignatureError
        If there is none, are several, or it is a template.
    """
    found = find_kernels(source, options)
    if not found:
        if "__global__" in source.text:  # as where a body lacks a semicolon: the compiler says so
            compile_ptx(source, options, assembled=True)
        raise SignatureError(f"{source.name}: the source defines no kernel: expected a __global__ function")
    if len(found) > 1:
        raise SignatureError(
            f"{source.name} defines {len(found)} kernels; name the one that is meant, as in "
            f"{naming.format(found[0].name)}{others}:\n{listed(source, found)}"
        )
    if found[0].is_template:
        raise SignatureError(
            f"{source.name}: the kernel is a template; name an instance, as in "
            f"{naming.format(next(iter(found[0].instances), f'{found[0].name}<float>'))}:\n{listed(source, found)}"
        )
    return found[0].name


def listed(source: Source, found: Iterable[Declared]) -> str:
    """List kernels below each other, with the lines where they stand."""
    return "\n".join(
        f"  {one.text}" + (f"  [{one.path or source.name}:{one.line}]" if one.line else "") for one in found
    )
