// bulk.cpp: copies and updates of bytes that an mbarrier or a group tracks: PTX ISA 9.7.9.25.4
//
// A copy may complete at any time before a wait for it. Here it completes when it is asked for.
#include "mbarrier.h"
#include "reductions.h"

namespace {

// Sites of an instruction, from its first on; the last two are those of copies that mbarriers track. That of an
// mbarrier's phase follows the completion's.
enum { READING_SITE, WRITING_SITE, COMPLETION_SITE, REQUEST_SITE = COMPLETION_SITE + CHANGE_SITES };

#define OPERANDS context *ctx, warp *self, u32 lanes, Vector<u64> targets, Vector<u64> sources, Vector<u32> sizes

// Record what a lane's copy reads and writes.
void watch(context *ctx, warp *self, u32 lane, u64 target, u64 source, u64 size, u32 site) {
  const u32 reading = site + READING_SITE, writing = site + WRITING_SITE;
  if (!ctx->screened) {
    record_copy(ctx, self, 1u << lane, target, source, size >> UNIT_SHIFT, UNIT, reading, writing);
    return;
  }
  Copying copying(ctx, self, lane, source, source + size, reading);
  for (u64 at = 0; at < size; at += LANES * UNIT) {
    Vector<u64> offsets = every(at) + iota<u64>() * UNIT;
    u32 mask = mask_of(offsets < every(size));
    record(ctx, self, mask, offsets + source, reading);
    record(ctx, self, mask, offsets + target, writing);
  }
}

void copy(context *ctx, warp *self, u32 lane, u64 target, u64 source, u64 size, u32 site) {
  if (size % UNIT) return fault(ctx, self->index, FAULT_MISALIGNED, site + READING_SITE, lane, source + size);
  if (!size) return;
  u64 from = range_host(ctx, self, lane, source, size, UNIT, site + READING_SITE);
  u64 to = range_host(ctx, self, lane, target, size, UNIT, site + WRITING_SITE);
  if (!from || !to) return;
  if (ctx->traced) watch(ctx, self, lane, target, source, size, site);
  __builtin_memmove(pointer(to), pointer(from), size);
}

}  // namespace

// Copy for one lane after another.
EXPORT void bulk_copy(OPERANDS, u32 site) {
  Lanes<u64> target(targets), source(sources);
  Lanes<u32> size(sizes);
  for_each_lane(lanes, [&](u32 lane) { copy(ctx, self, lane, target[lane], source[lane], size[lane], site); });
}

// Copy, and complete as many transactions as bytes on the lanes' mbarriers.
EXPORT void bulk_copy_tracked(OPERANDS, Vector<u64> barriers, u32 site) {
  mbarrier_track(ctx, self, lanes, barriers, site + REQUEST_SITE);
  bulk_copy(ctx, self, lanes, targets, sources, sizes, site);
  mbarrier_complete(ctx, self, lanes, barriers, sizes, site + COMPLETION_SITE);
}

// Copy to the same place in each block of the cluster that a lane's mask names, and complete on the mbarriers there.
EXPORT void bulk_copy_multicast(OPERANDS, Vector<u64> barriers, Vector<u16> blocks, u32 site) {
  for_each_block(lanes, blocks, targets, barriers, [&](u32 some, Vector<u64> there, Vector<u64> signals) {
    bulk_copy_tracked(ctx, self, some, there, sources, sizes, signals, site);
  });
}

// Update the elements of the targets by those of the sources, for one lane after another.
EXPORT void bulk_reduce(OPERANDS, operation how, type kind, u32 site) {
  Lanes<u64> target(targets), source(sources);
  Lanes<u32> size(sizes);
  for_each_lane(lanes, [&](u32 lane) {
    Copying copying(ctx, self, lane, source[lane], source[lane] + size[lane], site + READING_SITE);
    reduce_elements(ctx, self, lane, how, kind, target[lane], source[lane], 0, size[lane], 0, site + READING_SITE,
                    site + WRITING_SITE);
  });
}

EXPORT void bulk_reduce_tracked(OPERANDS, Vector<u64> barriers, operation how, type kind, u32 site) {
  mbarrier_track(ctx, self, lanes, barriers, site + REQUEST_SITE);
  bulk_reduce(ctx, self, lanes, targets, sources, sizes, how, kind, site);
  mbarrier_complete(ctx, self, lanes, barriers, sizes, site + COMPLETION_SITE);
}
