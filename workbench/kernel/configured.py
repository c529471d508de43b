"""``kernel[grid, block]``: a kernel and its launch configuration, to be called or bound to arguments."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, overload

from torch import Tensor

from workbench.core.errors import LaunchError
from workbench.core.forks import loading
from workbench.kernel.output import Allocated, Output

if TYPE_CHECKING:
    from workbench.bound import BoundLaunch
    from workbench.kernel.arguments import Argument, Stream
    from workbench.kernel.kernel import Kernel
    from workbench.kernel.target import Device, Extents


def spell(kernel: str, grid: Extents, block: Extents, smem_bytes: int = 0) -> str:
    """Spell a launch as it is written: ``softmax[64, (32, 8)]``.

    Parameters
    ----------
    kernel : str
        Its name.
    grid, block : int or sequence of ints
    smem_bytes : int
    """
    extents = [str(extent) if isinstance(extent, int) else str(tuple(extent)) for extent in (grid, block)]
    return f"{kernel}[{', '.join([*extents, *([str(smem_bytes)] if smem_bytes else [])])}]"


class Configured(partial["Allocated"]):
    """A kernel with grid, block and dynamic shared memory. ``kernel[grid, block]`` makes it.

    Calling it is `Kernel.launch` without these three; `bind` keeps the arguments as well.
    """

    __slots__ = ()  # a class of Python's own, with its own __call__, would cost each launch some 0.2 us

    if TYPE_CHECKING:

        @overload
        def __call__(
            self,
            *args: Argument,
            cooperative: bool = ...,
            strided: bool = ...,
            overlap: bool = ...,
            stream: Stream | None = ...,
            device: Device | None = ...,
            schedule: int = ...,
            time_limit_s: float | None = ...,
            **named: Argument,
        ) -> None: ...
        @overload
        def __call__(
            self,
            *args: Argument,
            out: Output,
            cooperative: bool = ...,
            strided: bool = ...,
            overlap: bool = ...,
            stream: Stream | None = ...,
            device: Device | None = ...,
            schedule: int = ...,
            time_limit_s: float | None = ...,
            **named: Argument,
        ) -> Tensor: ...
        @overload
        def __call__(
            self,
            *args: Argument,
            out: list[Output],
            cooperative: bool = ...,
            strided: bool = ...,
            overlap: bool = ...,
            stream: Stream | None = ...,
            device: Device | None = ...,
            schedule: int = ...,
            time_limit_s: float | None = ...,
            **named: Argument,
        ) -> tuple[Tensor, ...]: ...
        def __call__(self, *args: Any, **named: Any) -> Allocated:
            """Launch."""

    @property
    def kernel(self) -> Kernel:
        """The kernel."""
        kernel: Kernel = self.func.__self__  # type: ignore[attr-defined]
        return kernel

    def __repr__(self) -> str:
        return f"<{spell(self.kernel.name, **self.keywords)}>"

    @overload
    def bind(
        self,
        *args: Argument,
        cooperative: bool = ...,
        strided: bool = ...,
        overlap: bool = ...,
        device: Device | None = ...,
        **named: Argument,
    ) -> BoundLaunch[None]: ...
    @overload
    def bind(
        self,
        *args: Argument,
        out: Output,
        cooperative: bool = ...,
        strided: bool = ...,
        overlap: bool = ...,
        device: Device | None = ...,
        **named: Argument,
    ) -> BoundLaunch[Tensor]: ...
    @overload
    def bind(
        self,
        *args: Argument,
        out: list[Output],
        cooperative: bool = ...,
        strided: bool = ...,
        overlap: bool = ...,
        device: Device | None = ...,
        **named: Argument,
    ) -> BoundLaunch[tuple[Tensor, ...]]: ...
    def bind(self, *args: Any, **options: Any) -> BoundLaunch[Any]:
        """Bind arguments, so that the launch can be made, traced, checked and timed without typing them again.

        Parameters
        ----------
        *args : Tensor, array, number or bytes
            The kernel's arguments in order, as for `Kernel.launch`.
        **options
            `out`, `cooperative`, `strided`, `overlap` and `device` as for `Kernel.launch`, and arguments by name.
            What `out` asks for is allocated here, once. Launches go to torch's current stream, so there is no `stream`.

        Returns
        -------
        BoundLaunch

        Raises
        ------
        LaunchError, CompileError, SignatureError
            As for `Kernel.launch`: all is checked now, and again at every launch.

        Examples
        --------
        >>> import torch
        >>> import workbench as wb
        >>> double = wb.load("__global__ void twice(const float* x, float* y) { *y = 2 * *x; }")
        >>> run = double[1, 1].bind(torch.ones(1), out=("y", 1))
        >>> run()
        tensor([2.])
        >>> print(run.check({"y": lambda x: 2 * x}))
        twice: y agrees ...
        """
        with loading:
            from workbench.bound import bind_launch  # noqa: PLC0415  (a layer above: see docs/adr/0034)

        for name in self.keywords.keys() & options.keys():
            raise LaunchError(
                f"{self.kernel.name}: {name} is given in brackets already, as {self.keywords[name]}; "
                f"got {options[name]!r}; pass the argument of a parameter of this name by position"
            )
        return bind_launch(self.kernel, args, {**self.keywords, **options})
