"""What results look like in a notebook: HTML in which every text from outside is escaped."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from html import escape

_PRE = (
    "white-space: pre; overflow-x: auto; font-size: 12px; line-height: 1.35; margin: 0; "
    "font-family: ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace"
)
"""The font is named here: a page that a notebook is exported to sets another one for all that an output holds."""


def preformatted(text: str) -> str:
    """Show text as it is, in a fixed pitch."""
    return f'<pre style="{_PRE}">{escape(text)}</pre>'


def table(columns: Iterable[str], rows: Iterable[Iterable[object]]) -> str:
    """Show rows below the names of their columns."""
    return f"<table><thead>{_row('th', columns)}</thead><tbody>{''.join(_row('td', r) for r in rows)}</tbody></table>"


def properties(title: str, values: Mapping[str, object]) -> str:
    """Show a title, and named values below it."""
    rows = "".join(f'<tr><th style="text-align: left">{escape(n)}</th>{_cell("td", v)}</tr>' for n, v in values.items())
    return f"<p><b>{escape(title)}</b></p><table><tbody>{rows}</tbody></table>"


def _row(tag: str, cells: Iterable[object]) -> str:
    return f"<tr>{''.join(_cell(tag, cell) for cell in cells)}</tr>"


def _cell(tag: str, value: object) -> str:
    return f'<{tag} style="text-align: left">{escape(str(value))}</{tag}>'
