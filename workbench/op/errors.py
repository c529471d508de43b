"""What a declaration that is wrong, or a call that an op does not take, ends in."""

from __future__ import annotations

from workbench.core.errors import WorkbenchError


class OpError(WorkbenchError):
    """An op is declared wrongly, is not there, or is called with what it cannot take."""
