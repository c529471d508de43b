// products.cpp: shared memory that products of warp groups read: nobody may write there before a wait for their group
//
// Groups of products are numbered in a block, from 1, alike by the four warps. For each unit of shared memory and each
// warp group there is the number of the last group that reads it. A warp that has waited knows the groups that are
// done by a column of its clock, and hands that on as it does all that it knows. A write to a unit by somebody who does
// not know that of the unit's group is suspicious.
#include "screen.h"

namespace {

constexpr u32 ROWS = 8, WARPS_OF_GROUP_SHIFT = 2;

INLINE bool have_products(const context *ctx) { return ctx->products_block == this_block(ctx); }
INLINE u32 *units_of(const context *ctx, u64 group) { return ctx->products + group * ctx->product_units; }

}  // namespace

void product_read(context *ctx, const warp *self, u32 start, u32 pitch, u32 swizzle) {
  if (!have_products(ctx)) {
    ctx->products_block = this_block(ctx);
    __builtin_memset(ctx->products, 0, ctx->product_columns * ctx->product_units * sizeof(u32));
  }
  u32 *units = units_of(ctx, self->index >> WARPS_OF_GROUP_SHIFT);
  for (u32 row = 0; row < ROWS; ++row) {
    u32 unit = swizzled(start + row * pitch, swizzle) >> UNIT_SHIFT;
    if (unit < ctx->product_units) units[unit] = self->product_groups + 1;
  }
}

void order_products(context *ctx, warp *self, u32 left, u32 does) {
  if (does & EFFECT_RELEASES) ++self->product_groups;
  else if (self->product_groups > left && has_clocks(ctx))
    clock_see_products(ctx, self, self->index >> WARPS_OF_GROUP_SHIFT, self->product_groups - left);
}

void check_products(context *ctx, const context *owner, const warp *self, u32 mask, Vector<u64> addresses) {
  if (!have_products(owner)) return;
  Vector<u64> units = (addresses - SHARED_BASE) >> UNIT_SHIFT;
  mask &= mask_of(units < owner->product_units);
  for (u64 group = 0; group < owner->product_columns; ++group) {
    if (group << WARPS_OF_GROUP_SHIFT >= owner->num_warps) break;
    Vector<u32> numbers = gather(units_of(owner, group), mask, units);
    u32 read = mask & mask_of(numbers != 0u);
    if (!read) continue;
    u32 until = has_clocks(ctx) ? clock_of_products(ctx, owner, self, makers(ctx, mask), group) : 0;
    if (read & mask_of(numbers > until)) suspect(ctx);
  }
}
