// watch.h: what the runtime tells of accesses, and of what orders them
//
// A program has one of several who listen: notes.cpp writes down what happens, the screen judges it at once, and
// unwatched.cpp stands where nobody does. A kernel's code calls them only if it was translated for one that does.
#pragma once

#include "lanes.h"

// An instruction's lanes have accessed memory, or met: `site` tells which instruction it is, and so what it did.
EXPORT void record(context *ctx, warp *self, u32 mask, Vector<u64> addresses, u32 site);

// Lanes are about to load from the block's shared memory.
EXPORT void hold(context *ctx, warp *self, u32 mask, Vector<u32> addresses, u32 site, u32 width);
