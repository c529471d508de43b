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

// A lane's bulk copy reads and writes so many units.
EXPORT void record_copy(context *ctx, warp *self, u32 mask, u64 target, u64 source, u32 units, u32 unit_bytes,
                        u32 reading, u32 writing);

// The screen alone is told these: a lane's copy reads what nobody may write before its group is waited for; the async
// proxy reads; lanes ask for copies that mbarriers at generic addresses track, and have waited for them.
EXPORT void source_begin(context *ctx, const warp *self, u32 lane, u64 low, u64 high, u32 site);
EXPORT void proxy_read(context *ctx, u64 low, u64 high);
EXPORT u32 screen_again(context *ctx, const warp *self, u32 start);
EXPORT void clock_track(context *ctx, u32 lanes, Vector<u64> barriers);
EXPORT void clock_see(context *ctx, const warp *self, u32 lanes, Vector<u64> barriers);
