"""Text of others, such as a kernel's message: of a length that can be shown, and of characters that can be written."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable

LONGEST = 4000
"""Characters of a message that are kept."""

_MARK = 80  # characters that say what is left out, at most
_CONTROLS = re.compile("[\\x00-\\x08\\x0b-\\x1f\\x7f-\\x9f\\ud800-\\udfff]")


def plain(text: str) -> str:
    r"""Return text as it can be kept and printed: what no terminal shows as a character escaped, the middle left out.

    Examples
    --------
    >>> print(plain("no such file: \udcff.cu"))
    no such file: \udcff.cu
    >>> len(plain("x" * 50_000_000))
    3980
    """
    if len(text) <= LONGEST:
        escaped = _escape(text)
        if len(escaped) <= LONGEST:
            return escaped
    room = (LONGEST - _MARK) // 2
    left_out = f" ... [{len(text) - 2 * room:,} of {len(text):,} characters are left out] ... "
    return _escape(text[:room])[:room] + left_out + _escape(text[-room:])[-room:]


def counted(count: int, noun: str) -> str:
    """Say how many of something there are: ``1 launch``, ``2 launches``, ``0 cases``."""
    ending = "" if count == 1 else "es" if noun.endswith(("ch", "sh", "s", "x")) else "s"
    return f"{count:,} {noun}{ending}"


def did_you_mean(name: str, names: Iterable[str]) -> str:
    """Ask for the name that is nearest to one that does not exist; empty where none is near.

    Examples
    --------
    >>> did_you_mean("sofmax", ["gelu", "softmax"])
    "; did you mean 'softmax'?"
    """
    close = difflib.get_close_matches(name, names, n=1)
    return f"; did you mean {close[0]!r}?" if close else ""


def _escape(text: str) -> str:
    return _CONTROLS.sub(lambda found: found[0].encode("unicode_escape").decode(), text)
