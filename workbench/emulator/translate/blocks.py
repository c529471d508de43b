"""Basic blocks with the row of each instruction."""

from workbench.emulator.translate.table import Match
from workbench.flow import blocks

Block = blocks.Block[Match]
Flow = blocks.Flow[Match]
