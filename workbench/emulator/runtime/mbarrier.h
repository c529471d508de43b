// mbarrier.h: mbarrier objects, and how copies change those that track them
#pragma once

#include "copies.h"

// What instructions do to an mbarrier.
enum change {
  INIT = 0,
  INVAL = 1,
  ARRIVE = 2,
  ARRIVE_DROP = 3,
  EXPECT_TX = 4,
  COMPLETE_TX = 5,
  ARRIVE_EXPECT_TX = 6,
  ARRIVE_DROP_EXPECT_TX = 7,
};

// Sites of a change; a synced program has that of the phase that it ends too.
enum { CHANGE_SITE, PHASE_SITE, CHANGE_SITES };

// Lanes ask for copies that mbarriers at generic addresses track: bulk copies, or cp.async.
EXPORT void mbarrier_track(context *ctx, warp *self, u32 lanes, Vector<u64> barriers, u32 site, bool is_bulk = true);

// Copies are done: take as many transactions as bytes off the mbarriers.
EXPORT void mbarrier_complete(context *ctx, warp *self, u32 lanes, Vector<u64> barriers, Vector<u32> bytes, u32 site);
