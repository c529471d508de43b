// memory.cpp: from virtual addresses to host memory
#include "memory.h"

void fault(context *ctx, u32 warp_index, u32 kind, u32 site, u32 lane, u64 address) {
  ctx->fuel = -1;
  if (ctx->fault_kind != FAULT_NONE) return;
  ctx->fault_kind = kind;
  ctx->fault_instruction = site;
  ctx->fault_lane = lane;
  ctx->fault_address = address;
  ctx->fault_warp = warp_index;
}

u64 in_heap(const heap *of, u64 offset, u64 width, u32 &kind) {
  kind = FAULT_OUT_OF_BOUNDS;
  u64 granule = offset / HEAP_GRANULE;
  u64 first = granule < of->used ? of->owners[granule] : 0;
  if (!first) return 0;
  u64 size = of->sizes[first - 1];
  if (!fits(offset - (first - 1) * HEAP_GRANULE, width, size & ~HEAP_FREED)) return 0;
  kind = size & HEAP_FREED ? FAULT_FREED : offset & (width - 1) ? FAULT_MISALIGNED : FAULT_NONE;
  return kind == FAULT_NONE ? of->host + offset : 0;
}

u64 translate(context *ctx, warp *self, u32 lane, u64 address, u64 width, u32 site) {
  if (ctx->heap && address >> WINDOW_SHIFT == HEAP_WINDOW) {
    u32 kind;
    u64 host = in_heap(ctx->heap, address - HEAP_BASE, width, kind);
    if (!host) fault(ctx, self->index, kind, site, lane, address);
    return host;
  }
  window w = window_of(ctx, address);
  bool is_inside = fits(address - w.low, width, w.high - w.low);
  if (is_inside && !(address & (width - 1)))
    return address + w.delta + lane_base(self, w.lane_stride) + lane * w.lane_stride;
  fault(ctx, self->index, is_inside ? FAULT_MISALIGNED : FAULT_OUT_OF_BOUNDS, site, lane, address);
  return 0;
}
