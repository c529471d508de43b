"""SASS, the machine code of a GPU, as data: what nvdisasm prints of a cubin, parsed into immutable records."""

from workbench.sass.difference import Change, Difference, difference
from workbench.sass.ir import BasicBlock, Control, SassInstruction, SourceLine
from workbench.sass.listing import LineRow, Sass

__all__ = [
    "BasicBlock",
    "Change",
    "Control",
    "Difference",
    "LineRow",
    "Sass",
    "SassInstruction",
    "SourceLine",
    "difference",
]
