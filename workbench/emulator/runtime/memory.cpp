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

u64 translate(context *ctx, warp *self, u32 lane, u64 address, u64 width, u32 site) {
  window w = window_of(ctx, address);
  bool is_inside = fits(address - w.low, width, w.high - w.low);
  if (is_inside && !(address & (width - 1)))
    return address + w.delta + lane_base(self, w.lane_stride) + lane * w.lane_stride;
  fault(ctx, self->index, is_inside ? FAULT_MISALIGNED : FAULT_OUT_OF_BOUNDS, site, lane, address);
  return 0;
}
