// mbarrier.cpp: mbarrier objects: PTX ISA 9.7.13.15
#include "mbarrier.h"

namespace {

// Sites of a test, from its first on; only a synced program has the last two.
enum { TEST_SITE, WAIT_SITE };

// An object, which is one word. Counts are modulo their width.
struct Barrier {
  u64 pending : 20;   // arrivals
  u64 expected : 20;  // arrivals of the next phase
  u64 transactions : 21;
  u64 unused : 2;
  u64 phase : 1;

  void begin_next_phase_if_complete() {
    if (pending || transactions) return;
    pending = expected;
    phase ^= 1;
  }

  void arrive(u32 count) {
    pending -= count;
    begin_next_phase_if_complete();
  }

  void apply(change how, u32 operand) {
    switch (how) {
      case INIT: *this = {operand, operand, 0, 0, 0}; break;
      case INVAL: *this = {}; break;
      case EXPECT_TX: transactions += operand; break;
      case COMPLETE_TX:
        transactions -= operand;
        begin_next_phase_if_complete();
        break;
      case ARRIVE_DROP: expected -= operand; [[fallthrough]];
      case ARRIVE: arrive(operand); break;
      case ARRIVE_DROP_EXPECT_TX: expected -= 1; [[fallthrough]];
      case ARRIVE_EXPECT_TX:
        transactions += operand;
        arrive(1);
        break;
    }
  }
};
static_assert(sizeof(Barrier) == sizeof(u64));

// Words of the objects at generic addresses; 0, and a fault, where there is no object. Mostly all lanes name one.
INLINE Vector<u64> words_at(context *ctx, warp *self, u32 lanes, Vector<u64> addresses, u32 site) {
  Lanes<u64> at(addresses), words(Vector<u64>{});
  u32 first = first_of(lanes);
  auto look = [&](u32 lane) {
    u64 host = translate(ctx, self, lane, at[lane], sizeof(Barrier), site);
    words[lane] = host ? *(const u64 *)host : 0;
  };
  look(first);
  if (all_of(lanes, addresses == every(at[first]))) return every(words[first]);
  for_each_lane(lanes & (lanes - 1), look);
  return words.vector();
}

}  // namespace

// Change the objects at generic addresses for some lanes, one after another; return the words as they were.
EXPORT Vector<u64> mbarrier_change(context *ctx, warp *self, u32 lanes, Vector<u64> addresses, Vector<u32> operands,
                                   change how, u32 site) {
  Lanes<u64> at(addresses), old(Vector<u64>{});
  Lanes<u32> operand(operands);
  u32 ended = 0;  // lanes whose change has ended a phase
  for_each_lane(lanes, [&](u32 lane) {
    auto *barrier = (Barrier *)translate(ctx, self, lane, at[lane], sizeof(Barrier), site);
    if (!barrier) return;
    old[lane] = __builtin_bit_cast(u64, *barrier);
    barrier->apply(how, operand[lane]);
    if (how > INVAL && barrier->phase != old[lane] >> 63) ended |= 1u << lane;
  });
  if (!ctx->synced) return old.vector();
  // A lane behind the one that ends a phase counts for the phase that follows.
  while (lanes) {
    u32 end = ended & -ended, until = end ? lanes & (end | (end - 1)) : lanes;
    record(ctx, self, until, addresses, site + CHANGE_SITE);
    if (end) record(ctx, self, end, addresses, site + PHASE_SITE);
    lanes &= ~until;
    ended &= ~end;
  }
  return old.vector();
}

// Lanes whose phase is over: the phase of a state or, with `parity`, the last phase of a parity.
EXPORT u32 mbarrier_test(context *ctx, warp *self, u32 lanes, Vector<u64> addresses, Vector<u64> phases, u32 parity,
                         u32 site) {
  if (!lanes) return 0;
  if (ctx->synced) record(ctx, self, lanes, addresses, site + TEST_SITE);
  u32 over = lanes & mask_of(words_at(ctx, self, lanes, addresses, site) >> 63 != (parity ? phases & 1 : phases >> 63));
  if (ctx->synced && over) record(ctx, self, over, addresses, site + WAIT_SITE);
  return over;
}

void mbarrier_track(context *ctx, warp *self, u32 lanes, Vector<u64> barriers, u32 site, bool is_bulk) {
  if (!ctx->synced || !lanes) return;
  if (ctx->screened)
    clock_track(ctx, lanes, barriers, is_bulk);
  else
    record(ctx, self, lanes, barriers, site);
}

void mbarrier_complete(context *ctx, warp *self, u32 lanes, Vector<u64> barriers, Vector<u32> bytes, u32 site) {
  __builtin_memset(ctx->copy_words, 0, sizeof ctx->copy_words);
  mbarrier_change(ctx, self, lanes, barriers, bytes, COMPLETE_TX, site);
}
