"""Text of LLVM functions for 32 lanes, machine code of it for this CPU, and records that it shares with Python."""
