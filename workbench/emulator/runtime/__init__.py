"""The part of the emulator that is the same for every kernel: C++, shipped as LLVM text that `library` reads.

Memory accesses, blocks, workers and the screen are here. Code that `translate` makes calls them.
"""

CTX, WARP = "%ctx", "%warp"
"""What compiled functions call the context and the warp that they are given: records of `layout`."""
