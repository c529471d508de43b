"""What changed between two commits as one HTML page."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from workbench.core.text import counted
from workbench.gate import Changes, KernelChange, KernelFigures
from workbench.gate.changes import MEASURES
from workbench.plots.page import fill

_WIDEST_PX = 90
_FULL = 1.0
"""Change, as a part of what was before, at which a bar has its full width."""


def changes_page(found: Changes, broken: Sequence[str] = (), *, base: str = "base", head: str = "head") -> str:
    """Write what changed as a page that needs no network and no script.

    Parameters
    ----------
    found : Changes
    broken : sequence of str
        What speaks against the change: `Changes.broken`.
    base, head : str
        What the commits are called.

    Returns
    -------
    str
        HTML. All text is escaped.
    """
    gpus = ", ".join(dict.fromkeys(one.gpu for row in found.rows for one in (row.after, row.before) if one))
    same = [row for row in found.rows if row.is_same]
    against = f"<h2>Against it</h2><ul>{''.join(f'<li class=worse>{escape(each)}</li>' for each in broken)}</ul>"
    texts = {
        "title": escape(f"Kernels: {base} and {head}"),
        "summary": escape(
            f"{len(found.changed)} of {counted(len(found.rows), 'launch')} changed. Of each figure less is better. "
            f"Times are predicted, for: {gpus or 'no GPU'}."
        ),
        "broken": against if broken else "",
        "changed": f"<h2>Changed</h2>{_table(found.changed)}" if found.changed else "<h2>Nothing changed</h2>",
        "same": f"<details><summary>{counted(len(same), 'launch')} as before</summary>{_table(same)}</details>"
        if same
        else "",
    }
    return fill("changes.html", texts)


def _table(rows: Iterable[KernelChange]) -> str:
    heads = "".join(f"<th>{escape(name)}</th>" for name in ("launch", *MEASURES.values(), "result"))
    return f"<table><thead><tr>{heads}</tr></thead><tbody>{''.join(map(_row, rows))}</tbody></table>"


def _row(row: KernelChange) -> str:
    faults = [(f"new: {fault}", "worse") for fault in row.new_faults]
    faults += [(f"mended: {fault}", "better") for fault in row.mended_faults]
    kept = [fault for fault in (row.after.faults if row.after else ()) if fault not in row.new_faults]
    faults += [(str(fault), "") for fault in kept]
    said = "".join(f'<div class="fault {kind}">{escape(text)}</div>' for text, kind in faults)
    state = "" if row.before and row.after else f"<small>{'new' if row.after else 'gone'}</small>"
    cells = "".join(_cell(row, measure) for measure in MEASURES)
    return f"<tr><td>{escape(row.name)}{state}{said}</td>{cells}{_verdict(row)}</tr>"


def _cell(row: KernelChange, measure: str) -> str:
    """Show a figure as it is, and under it what it was and by how much it changed."""
    before, after = (getattr(one, measure) if one else None for one in (row.before, row.after))
    ratio = row.ratio(measure)
    if ratio == 1.0 or row.before is None or row.after is None or before is after:
        return f"<td>{_spell(after if row.after else before)}</td>"
    change = (ratio or 1.0) - 1.0
    kind = "worse" if ratio is None or change > 0 else "better"
    width = round(min(abs(change) / _FULL, 1.0) * _WIDEST_PX)
    told = f", {100 * change:+.1f} %" if ratio is not None and change < 1e6 else ""
    bar = f'<i class="bar" style="width: {width}px"></i>' if width else ""
    return f'<td class="{kind}">{_spell(after)}<small>was {_spell(before)}{told}</small>{bar}</td>'


def _verdict(row: KernelChange) -> str:
    one = row.after or row.before
    if one is None or one.passed:
        return "<td>right</td>"
    return f'<td class="worse">wrong<small>{"was right" if _was_right(row.before) else "as before"}</small></td>'


def _was_right(before: KernelFigures | None) -> bool:
    return before is None or before.passed


def _spell(value: float | None) -> str:
    return "unknown" if value is None else f"{value:.2f}" if isinstance(value, float) else f"{value:,}"
