// heap.cpp: malloc and free in device code
#include "memory.h"

namespace {

// The heap of a launch, held by one thread of the host at a time.
struct Held {
  heap *of;

  explicit Held(heap *held) : of(held) {
    while (__atomic_exchange_n(&of->lock, 1, __ATOMIC_ACQUIRE)) continue;
  }
  ~Held() { __atomic_store_n(&of->lock, 0, __ATOMIC_RELEASE); }
};

// Write down a block: its granules, and its size, or that it is freed.
INLINE void set_block(heap *of, u64 first, u64 span, u64 size) {
  of->spans[first] = span;
  of->sizes[first] = size;
  for (u64 i = 0; i + 1 < span; ++i) of->owners[first + i] = first + 1;
  of->owners[first + span - 1] = 0;
}

// First granule of a run of freed blocks with `span` granules, as one block; or `used`, if there is none.
u64 reclaim(heap *of, u64 span) {
  bool begins = of->rover < of->used && of->owners[of->rover] == of->rover + 1;  // and is no part of a larger block
  u64 start = begins ? of->rover : 0;
  for (u32 round = 0; round < 2; ++round) {
    for (u64 first = round ? 0 : start, run = 0, at = first; at < of->used;) {
      u64 next = at + of->spans[at];
      if (!(of->sizes[at] & HEAP_FREED)) {
        first = next;
        run = 0;
      } else if ((run += of->spans[at]) >= span) {
        u64 rest = run - span;
        if (rest > 1) set_block(of, first + span, rest, (rest - 1) * HEAP_GRANULE | HEAP_FREED);
        of->spans[first] = rest > 1 ? span : run;
        of->rover = first + of->spans[first];
        return first;
      }
      at = next;
    }
    if (!start) break;
  }
  return of->used;
}

// Offset of a new block of `size` bytes, or ~0.
u64 allocate(heap *of, u64 size) {
  u64 room = of->granules * HEAP_GRANULE;
  if (!size || size > room) return ~0ull;
  u64 span = (size + HEAP_GRANULE - 1) / HEAP_GRANULE + 1;
  u64 first = of->used;
  if (span > of->granules - of->used) {
    first = reclaim(of, span);
    if (first == of->used) return ~0ull;
    span = of->spans[first];
  } else {
    of->used += span;
  }
  set_block(of, first, span, size);
  ++of->live;
  return first * HEAP_GRANULE;
}

// Free the block that begins at an offset. Return whether there is one.
bool release(heap *of, u64 offset) {
  u64 first = offset / HEAP_GRANULE;
  if (offset % HEAP_GRANULE || first >= of->used || of->owners[first] != first + 1) return false;
  if (of->sizes[first] & HEAP_FREED) return false;
  of->sizes[first] |= HEAP_FREED;
  --of->live;
  return true;
}

}  // namespace

// Addresses of new blocks, one for each lane of the mask; 0 where the heap has no room.
EXPORT Vector<u64> heap_malloc(context *ctx, warp *, u32 mask, Vector<u64> sizes) {
  Lanes<u64> wanted(sizes), places(Vector<u64>{});
  Held held(ctx->heap);
  for_each_lane(mask, [&](u32 lane) {
    u64 offset = allocate(held.of, wanted[lane]);
    places[lane] = offset == ~0ull ? 0 : HEAP_BASE + offset;
  });
  return places.vector();
}

// Free the blocks of the lanes. The null pointer is none.
EXPORT void heap_free(context *ctx, warp *self, u32 mask, Vector<u64> addresses, u32 site) {
  if (ctx->fault_kind != FAULT_NONE) return;  // an earlier fault ends the launch
  Lanes<u64> places(addresses);
  Held held(ctx->heap);
  for_each_lane(mask, [&](u32 lane) {
    if (places[lane] && !release(held.of, places[lane] - HEAP_BASE))
      fault(ctx, self->index, FAULT_NO_BLOCK, site, lane, places[lane]);
  });
}
