"""Which frames IPython shows of an error of ours: the reader's own, not those between their call and the error.

The one place that hides frames, and only where they are shown: ``%debug`` and ``error.__traceback__`` have all of them.
"""

from __future__ import annotations

import sysconfig
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from types import TracebackType

_PACKAGE = __name__.partition(".")[0]
_LIBRARY = tuple(f"{sysconfig.get_path(name)}/" for name in ("stdlib", "platstdlib"))
_INSTALLED = ("/site-packages/", "/dist-packages/")
_FROZEN = "<frozen "  # such as importlib's


def render(error: BaseException) -> list[str]:
    """Format an error as the running IPython does, under its ``%xmode``, without the frames that `without_ours` hides.

    Where ``%xmode --show`` asks for hidden frames, all are shown.

    Parameters
    ----------
    error : BaseException
        With the traceback that it was raised with.

    Returns
    -------
    list of str
        What IPython's own formatter returns, with one line more that says how many frames are hidden.
    """
    from IPython.core.getipython import get_ipython  # noqa: PLC0415  (it is loaded where this is called)

    shell = get_ipython()
    if shell is None:
        return traceback.format_exception(error)
    formatter = shell.InteractiveTB
    if not formatter.skip_hidden:
        return list(formatter.structured_traceback(type(error), error, error.__traceback__))
    with _as_shown(error) as hidden:
        lines = list(formatter.structured_traceback(type(error), error, error.__traceback__))
    if hidden and formatter.mode in formatter.verbose_modes:
        counted = f"{hidden} frame{'s' * (hidden > 1)}"
        lines.insert(-1, f"    [... {counted} of Workbench hidden; %xmode --show shows them]\n")
    return lines


def without_ours(trace: TracebackType | None) -> TracebackType | None:
    """Leave out Workbench's frames, and those of Python and of installed packages that stand behind one of ours.

    A function of the reader's that Workbench calls, such as an oracle or a plan, is kept.
    """
    shown = []
    is_behind = False
    while trace is not None:
        frame = trace.tb_frame
        is_behind = _is_ours(frame.f_globals.get("__name__")) or (is_behind and _is_installed(frame.f_code.co_filename))
        if not is_behind:
            shown.append(trace)
        trace = trace.tb_next
    chain = None
    for link in reversed(shown):
        chain = TracebackType(chain, link.tb_frame, link.tb_lasti, link.tb_lineno)
    return chain


def _is_ours(module: object) -> bool:
    return isinstance(module, str) and module.partition(".")[0] == _PACKAGE


def _is_installed(path: str) -> bool:
    return path.startswith((*_LIBRARY, _FROZEN)) or any(part in path for part in _INSTALLED)


@contextmanager
def _as_shown(error: BaseException) -> Iterator[int]:
    """For a while, give an error and what caused it the traceback that is shown; yield how many frames it lacks.

    A cause of which no frame is left is left out: its words are in the message.
    """
    chain = list(_causes(error))
    before = [(e, e.__traceback__, e.__cause__, e.__context__, e.__suppress_context__) for e in chain]
    try:
        for one in chain:
            one.__traceback__ = without_ours(one.__traceback__)
        shown = error
        for one in chain[1:]:
            if one.__traceback__ is not None:
                if _cause(shown) is not one:
                    shown.__cause__ = one
                shown = one
        if _cause(shown) is not None:
            shown.__cause__ = None
            shown.__suppress_context__ = True
        yield _length(before[0][1]) - _length(error.__traceback__)
    finally:
        for one, trace, cause, context, is_suppressed in before:
            one.__traceback__ = trace
            one.__cause__ = cause
            one.__context__ = context
            one.__suppress_context__ = is_suppressed


def _causes(error: BaseException) -> Iterator[BaseException]:
    """Yield an error, what it comes from, and so on."""
    seen: set[int] = set()
    one: BaseException | None = error
    while one is not None and id(one) not in seen:
        seen.add(id(one))
        yield one
        one = _cause(one)


def _cause(error: BaseException) -> BaseException | None:
    return error.__cause__ or (None if error.__suppress_context__ else error.__context__)


def _length(trace: TracebackType | None) -> int:
    return sum(1 for _ in traceback.walk_tb(trace))
