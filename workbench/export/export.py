"""Write an export to disk."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from workbench.core.environment import spell
from workbench.core.files import write_file
from workbench.export.custom_op import export_custom_op
from workbench.export.load_inline import export_load_inline
from workbench.export.uses import ExportError
from workbench.op import Op

FORMS = ("load_inline", "custom_op")


def export(
    what: Op | Path | str,
    to: str = "load_inline",
    out: Path | str | None = None,
    arch: str = "sm_90a",
    *,
    cases: Sequence[str] = (),
    dtype: str = "float32",
    variant: str | None = None,
    multiprocessors: int | None = None,
    reference: Path | str | None = None,
    overwrite: bool = False,
) -> tuple[Path, ...]:
    """Write a model or an op as files that need PyTorch, a CUDA toolkit and a C++ compiler, and no Workbench.

    The launches are planned now, for the shapes that the model's ``get_inputs`` gives or the op's cases have; what is
    written says so when it meets others.

    Parameters
    ----------
    what : Op or path
        An op, or a KernelBench file whose ``ModelNew`` calls ops or launches kernels.
    to : str
        ``"load_inline"``: one Python file with ModelNew, get_inputs and get_init_inputs, for PyTorch 2.0 and later.
        ``"custom_op"``: of an op, a package that registers it with ``torch.library``, for PyTorch 2.4 and later.
    out : path, optional
        The file, or the package's folder, which must not be there. By default in the current directory, named after
        `what`.
    arch : str
        The GPU's architecture. Kernels for one architecture only, as in ``"sm_90a"``, are taken where it is theirs.
    cases : sequence of str
        Of an op: one case for ``load_inline``; for ``custom_op`` any, by default those of full size.
    dtype : str
        Of an op: the element type.
    variant : str, optional
        Of an op: one variant in place of the fastest that fits.
    multiprocessors : int, optional
        Of the GPU. By default the current one's where it is of `arch`, else those of that architecture's usual card.
    reference : path, optional
        Of a file that holds `ModelNew` alone: the one with ``get_inputs`` and ``get_init_inputs``.
    overwrite : bool
        Of ``load_inline``: replace a file that is there. A link is replaced, not what it leads to.

    Returns
    -------
    tuple of Path
        The files written.

    Raises
    ------
    ExportError
        If `what` cannot be exported so, or there is such a file already.
    EnvironmentFaultError
        If a file cannot be written.
    OpError
        If no variant takes a call on `arch`.
    ModelError
        If `what` is no KernelBench file.
    """
    if to not in FORMS:
        raise ExportError(f"to must be one of {', '.join(FORMS)}; got {to!r}")
    name = what.name if isinstance(what, Op) else Path(what).stem
    if not isinstance(what, Op) and (to == "custom_op" or cases or variant):
        raise ExportError(f"{what}: a model goes to load_inline, without cases and variant; name an op for those")
    if isinstance(what, Op) and reference is not None:
        raise ExportError(f"expected a KernelBench file beside the reference {reference}; got the op {name}")
    if isinstance(what, Op) and to == "custom_op":
        folder = out or f"{name}_op"
        return export_custom_op(
            what, folder, arch, cases=cases, dtype=dtype, variant=variant, multiprocessors=multiprocessors
        )
    if len(cases) > 1:
        raise ExportError(f"load_inline takes one case; got {', '.join(cases)}")
    path = Path(out or f"{name}_load_inline.py")
    if not overwrite and (path.exists() or path.is_symlink()):
        raise ExportError(f"{spell(path)} is there already: choose another file, or ask to overwrite it")
    case = next(iter(cases), None)
    text = export_load_inline(
        what, arch, case=case, dtype=dtype, variant=variant, multiprocessors=multiprocessors, reference=reference
    )
    write_file(path, text, overwrite=overwrite)
    return (path,)
