"""Kernels with a float64, or an element of a prime field, beside each of their floats: an instrument of the emulator.

`translation` adds the instructions, `rows` has those that PTX lacks, `cells` the memory and the counts of a launch.
"""

from workbench.numerics.instrument import Numerics, tally

__all__ = ["Numerics", "tally"]
