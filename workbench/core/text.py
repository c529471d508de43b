"""Text of others, such as a kernel's message: of a length that can be shown, and of characters that can be written."""

from __future__ import annotations

import re

LONGEST = 4000
"""Characters of a message that are kept."""

_CONTROLS = re.compile("[\\x00-\\x08\\x0b-\\x1f\\x7f-\\x9f\\ud800-\\udfff]")


def plain(text: str) -> str:
    r"""Return text as it can be kept and printed: what no terminal shows as a character escaped, the middle left out.

    Examples
    --------
    >>> print(plain("no such file: \udcff.cu"))
    no such file: \udcff.cu
    >>> len(plain("x" * 50_000_000))
    4046
    """
    if len(text) > LONGEST:
        left_out = len(text) - LONGEST
        text = f"{text[: LONGEST // 2]} ... [{left_out:,} characters are left out] ... {text[-LONGEST // 2 :]}"
    return _CONTROLS.sub(_escape, text)


def _escape(found: re.Match[str]) -> str:
    return found[0].encode("unicode_escape").decode()
