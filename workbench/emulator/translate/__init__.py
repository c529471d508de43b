"""From PTX to LLVM IR: control flow, values, and the opcodes by chapter."""
