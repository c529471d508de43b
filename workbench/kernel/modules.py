"""A source and all of its kernels, each an attribute."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial

from workbench.compile import CompileOptions, Source
from workbench.compile.declarations import base_name
from workbench.compile.names import Declared, find_kernels
from workbench.core import html
from workbench.core.errors import NoSuchKernelError, WorkbenchError
from workbench.core.text import did_you_mean
from workbench.kernel.kernel import EMULATED_ARCH, Kernel, reader


def module(
    source: str | os.PathLike[str],
    *,
    defines: Mapping[str, str | int | float | bool] | None = None,
    arch: str | None = None,
    include_dirs: Sequence[str | os.PathLike[str]] = (),
    std: str = "c++17",
    ftz: bool = False,
    fast_math: bool = False,
    max_registers: int | None = None,
    extra: Sequence[str] = (),
    unsigned_views: bool = False,
) -> Module:
    """Load all kernels of a source, each an attribute of what is returned.

    Parameters
    ----------
    source, defines, arch, include_dirs, std, ftz, fast_math, max_registers, extra, unsigned_views : as for `load`
        They hold for every kernel.

    Returns
    -------
    Module

    Raises
    ------
    WorkbenchError
        If the file cannot be read, or an option has a wrong form.

    Examples
    --------
    >>> import workbench as wb
    >>> kernels = wb.module('''
    ... __global__ void zero(float* x) { x[threadIdx.x] = 0; }
    ... template <typename T> __global__ void twice(T* x) { x[threadIdx.x] *= 2; }''')
    >>> kernels.zero
    <Kernel zero of <source>>
    >>> kernels["twice<double>"]
    <Kernel twice<double> of <source>>
    >>> [kernel.name for kernel in kernels]
    ['zero']
    """
    options = CompileOptions(
        arch=arch or EMULATED_ARCH,
        defines=defines or {},
        include_dirs=include_dirs,
        std=std,
        ftz=ftz,
        fast_math=fast_math,
        max_registers=max_registers,
        extra=extra,
    )
    return Module(reader(source), options, arch, unsigned_views=unsigned_views)


class Module:
    """The kernels of one source. `module` makes it.

    ``module.name`` is the kernel of that name, ``module["scale<float>"]`` an instance of a template, or a kernel with
    its namespace. Iterating gives the kernels that are no templates. Like a kernel, it sees edits of its file: a kernel
    that is added is there at once.
    """

    def __init__(
        self,
        read: Callable[[], Source],
        options: CompileOptions,
        gpu_arch: str | None,
        *,
        unsigned_views: bool = False,
    ) -> None:
        self._read = read
        self._options = options
        self._gpu_arch = gpu_arch
        self._unsigned_views = unsigned_views
        self._kernels: dict[str, Kernel] = {}
        self._find()

    def __getattr__(self, name: str) -> Kernel:
        if name.startswith("_"):  # IPython and copy ask for names that no kernel has
            raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")
        source, found = self._find()
        meant = [one for one in found if one.attribute == name]
        if not meant:
            raise self._missing(source, found, name)
        if len(meant) > 1 or meant[0].is_template:
            spelled = " or ".join(f'["{one.name}{"<...>" if one.is_template else ""}"]' for one in meant)
            raise NoSuchKernelError(f"{source.name}: {name} alone is no kernel: ask for {spelled}")
        return self._load(meant[0].name)

    def __getitem__(self, expression: str) -> Kernel:
        source, found = self._find()
        if not any(one.attribute == base_name(expression) for one in found):
            raise self._missing(source, found, expression)
        return self._load(expression)

    def __iter__(self) -> Iterator[Kernel]:
        return iter([self._load(one.name) for one in self._find()[1] if not one.is_template])

    def __len__(self) -> int:
        return sum(not one.is_template for one in self._find()[1])

    def __dir__(self) -> list[str]:
        return sorted({one.attribute for one in self._find()[1] if not one.is_template})

    def __repr__(self) -> str:
        source, found = self._find()
        return f"<Module {source.name} of {', '.join(map(_spelled, found)) or 'no kernel'}>"

    def _repr_html_(self) -> str:
        try:
            source, found = self._find()
        except WorkbenchError as error:
            return html.preformatted(str(error))
        return html.properties(source.name, {_spelled(one): one.text for one in found})

    def __reduce__(self) -> tuple[Callable[..., Module], tuple[Callable[[], Source], CompileOptions, str | None]]:
        """Pickle and copy what `module` was given."""
        make = partial(Module, unsigned_views=self._unsigned_views)
        return make, (self._read, self._options, self._gpu_arch)

    def _find(self) -> tuple[Source, tuple[Declared, ...]]:
        """Read the source as it is now, and find its kernels."""
        source = self._read()
        return source, find_kernels(source, self._options)

    def _load(self, expression: str) -> Kernel:
        if expression not in self._kernels:
            self._kernels[expression] = Kernel(
                self._read, expression, self._options, self._gpu_arch, unsigned_views=self._unsigned_views
            )
        return self._kernels[expression]

    def _missing(self, source: Source, found: Sequence[Declared], name: str) -> NoSuchKernelError:
        names = ", ".join(map(_spelled, found)) or "none"
        meant = did_you_mean(base_name(name), [one.attribute for one in found])
        return NoSuchKernelError(f"{source.name} has no kernel {name!r}; it has {names}{meant}")


def _spelled(one: Declared) -> str:
    return f"{one.name}<...>" if one.is_template else one.name
