// screen.cpp: tests of the screen alone, run by test_units.py with sanitisers
//
// Run one by its name; its checks tell what did not hold.
#include "checks.h"
#include "screen.h"

EXPORT u32 screen_again(context *ctx, warp *self, u32 start);
EXPORT void source_begin(context *ctx, const warp *self, u32 lane, u64 low, u64 high, u32 site);
EXPORT void source_commit(context *ctx, const warp *self, u32 lanes);
EXPORT void source_wait(context *ctx, warp *self, u32 lanes, u32 left);
EXPORT void proxy_touch(context *ctx, const warp *self, u64 low, u64 high);
EXPORT void clock_track(context *ctx, u32 lanes, Vector<u64> mbarriers, bool is_bulk);

namespace {

constexpr u32 WARPS = 2, CELLS = 96, COLUMNS = 16, OBJECTS = 8, READS_HELD = 4;
constexpr u64 FLAG = GLOBAL + 4 * (CELLS - 1);

// Instructions: what each does, as watch/shadow.py packs it.
enum site { LOAD, STORE, ATOM, LOOK, SHARED_LOAD, PAIR, BARRIER, OPEN, SYNC, FENCE, PROXY, COUNT };
constexpr u32 WORD = 4 << WIDTH_SHIFT;
constexpr u32 AT_BARRIER = OBJECT_BARRIER << OBJECT_SHIFT;
u32 instructions[COUNT] = {
    WORD | READS,
    WORD | WRITES,
    WORD | READS | WRITES | IS_STRONG | OBSERVES,
    WORD | READS | IS_STRONG | OBSERVES | ACQUIRES,
    WORD | READS | IS_IN_SHARED,
    8 << WIDTH_SHIFT | WRITES,
    ORDERS | AT_BARRIER | EFFECT_RELEASES | EFFECT_WAITS,
    ORDERS | AT_BARRIER | EFFECT_OPENS,
    (u32)ORDERS | EFFECT_NAMES | EFFECT_MEETS,
    (u32)ORDERS | EFFECT_PUBLISHES,
    (u32)ORDERS | EFFECT_FENCES_PROXY,
};

// A block of two warps, with a tensor and shared memory of as many cells; each piece of memory ends where it ends.
struct world {
  context *ctx = (context *)calloc(1, sizeof(context));
  warp *warps = (warp *)calloc(WARPS, sizeof(warp));
  shadow *windows = (shadow *)calloc(22, sizeof(shadow));
  u64 *tensor = (u64 *)calloc(2 * CELLS, sizeof(u64));
  u64 *shared = (u64 *)calloc(2 * CELLS, sizeof(u64));
  u32 *stamps = (u32 *)calloc(2 * CELLS * WARPS, sizeof(u32));
  held_read *held = (held_read *)calloc(READS_HELD, sizeof(held_read));
  u8 *clocks = (u8 *)calloc(WARP_CLOCKS * WARPS + BLOCK_CLOCKS + 2 * OBJECTS, row_bytes);
  objects tables[2];
  u32 now[NOW_NUMBERS]{}, suspicion = 0;
  i64 stop = 1;

  static constexpr u64 row_bytes = sizeof(vector_clock) + COLUMNS * sizeof(u32);

  explicit world(bool has_clocks) {
    for (u32 i = 0; i < 2; ++i) {
      u8 *own = clocks + (WARP_CLOCKS * WARPS + BLOCK_CLOCKS + i * OBJECTS) * row_bytes;
      tables[i] = {(slot *)calloc(4 * OBJECTS, sizeof(slot)), 4 * OBJECTS, own, 0, OBJECTS};
    }
    u32 *at = has_clocks ? stamps : nullptr;
    windows[21] = {GLOBAL, tensor, CELLS, 2, POLICY_GLOBAL, 0, nullptr, nullptr};
    u32 *read_at = at ? at + CELLS * WARPS : nullptr;
    windows[SHARED_WINDOW] = {SHARED_BASE, shared, CELLS, 2, POLICY_SHARED, 0, at, read_at};
    ctx->shadows = windows, ctx->num_windows = 22, ctx->instructions = instructions;
    ctx->now = now, ctx->suspicion = &suspicion, ctx->stop = &stop, ctx->num_peers = ctx->number = 1;
    ctx->warps = (u8 *)warps, ctx->num_warps = WARPS, ctx->warp_bytes = sizeof(warp);
    ctx->held = held, ctx->held_capacity = READS_HELD, ctx->held_shift = 4, ctx->proxies = 1;
    ctx->columns = has_clocks ? COLUMNS : 0, ctx->block_columns = COLUMNS, ctx->copy_columns = 8;
    ctx->row_bytes = row_bytes, ctx->clock_rows = clocks, ctx->own_signals = tables, ctx->signals = tables + 1;
    ctx->live_threads = ctx->ntid[0] = LANES * WARPS, ctx->ntid[1] = ctx->ntid[2] = 1;
    for (u32 i = 0; i < WARPS; ++i) warps[i].index = i, warps[i].initial = warps[i].live = ALL_LANES;
  }
  ~world() {
    for (objects &table : tables) free(table.slots);
    void *all[] = {ctx, warps, windows, tensor, shared, stamps, held, clocks};
    for (void *memory : all) free(memory);
  }
  world(const world &) = delete;

  // Let a warp's lanes access as many cells, side by side from one on.
  void access(u32 which, site what, u64 cell, u32 mask = ALL_LANES, u64 base = GLOBAL) {
    record(ctx, &warps[which], mask, iota<u64>() * 4 + (base + 4 * cell), what);
  }
  void access_shared(u32 which, site what, u64 cell, u32 mask = ALL_LANES) {
    access(which, what, cell, mask, SHARED_BASE);
  }
  void order(u32 which, site what, u64 value = 0, u32 mask = ALL_LANES) {
    record(ctx, &warps[which], mask, every(value), what);
  }
  void flag(u32 which, site what) { record(ctx, &warps[which], 1, every(FLAG), what); }
  void barrier() {
    for (u32 i = 0; i < WARPS; ++i) order(i, BARRIER);
    order(0, OPEN, 0, 3);
  }
  bool was_suspicious() {
    bool was = suspicion;
    suspicion = 0;
    return was;
  }
};

u32 state = 1;
u32 random_below(u32 end) { return (state = state * 1664525 + 1013904223) % 65536 * end >> 16; }

// What many lanes do to a cell each is what one lane after another does.
void cells_at_once_are_as_cells_one_by_one() {
  u32 both[2] = {};
  for (u32 trial = 0; trial < 400; ++trial) {
    world at_once(trial % 2), one_by_one(trial % 2);
    for (u32 step = 0; step < 6; ++step) {
      u32 which = random_below(WARPS), kind = random_below(10), mask = random_below(3) ? ALL_LANES : state | 1;
      u64 base = random_below(2) ? GLOBAL : SHARED_BASE, turn = random_below(4);
      u64 start = (random_below(20) ? which * 48 : 0) + random_below(2) * 8;
      Vector<u64> cells = (iota<u64>() ^ (turn ? 0 : 5)) * (turn == 3 && !start ? 2 : 1) + start;
      site what = kind < 4 ? LOAD : kind < 7 ? STORE : kind < 8 ? ATOM : LOOK;
      if (kind == 9) {
        at_once.barrier(), one_by_one.barrier();
        continue;
      }
      Vector<u64> addresses = cells * 4 + base;
      record(at_once.ctx, &at_once.warps[which], mask, addresses, what);
      for_each_lane(mask, [&](u32 lane) {
        record(one_by_one.ctx, &one_by_one.warps[which], 1u << lane, addresses, what);
      });
      CHECK(at_once.suspicion == one_by_one.suspicion);
      if (at_once.suspicion) break;
      CHECK(!memcmp(at_once.tensor, one_by_one.tensor, 2 * CELLS * sizeof(u64)));
      CHECK(!memcmp(at_once.shared, one_by_one.shared, 2 * CELLS * sizeof(u64)));
      if (failures) return;
    }
    ++both[at_once.suspicion];
  }
  CHECK(both[0] > 20 && both[1] > 20);
}

void a_barrier_orders_what_warps_do() {
  for (u32 has_clocks = 0; has_clocks < 2; ++has_clocks) {
    world w(has_clocks);
    w.access(0, STORE, 0);
    w.access(0, LOAD, 0);
    CHECK(!w.was_suspicious());
    w.barrier();
    w.access(1, LOAD, 16);
    CHECK(!w.was_suspicious());
    w.access(0, STORE, 16, 1u << 31);
    CHECK(w.was_suspicious());
  }
}

void a_meeting_orders_what_lanes_of_a_warp_do() {
  world w(false);
  w.access(0, STORE, 0);
  w.order(0, SYNC, ALL_LANES);
  w.access(0, LOAD, 1);
  CHECK(!w.was_suspicious());
  w.order(0, SYNC, 0xFFFF, 0xFFFF);
  w.access(0, STORE, 0);
  CHECK(w.was_suspicious());
  w.order(0, SYNC, 0xFFFF, 0x10000);  // a mask without the lane
  CHECK(w.was_suspicious());
}

void a_flag_tells_what_a_fence_has_published() {
  for (u32 fences = 0; fences < 2; ++fences) {
    world w(true);
    w.access(0, STORE, 0);
    w.order(0, SYNC, ALL_LANES);  // lane 0 signals for its warp
    if (fences) w.order(0, FENCE);
    w.flag(0, ATOM);
    w.access(1, LOOK, 64, 1);  // of another place
    w.flag(1, LOOK);
    w.order(1, SYNC, ALL_LANES);  // and lane 0 looks for its warp
    CHECK(!w.was_suspicious());
    w.access(1, LOAD, 0);
    CHECK(w.was_suspicious() == !fences);
  }
}

void a_lane_signals_for_itself() {
  world w(true);
  w.access(0, STORE, 0);
  w.order(0, FENCE);
  w.flag(0, ATOM);
  w.flag(1, LOOK);
  w.order(1, SYNC, ALL_LANES);
  w.access(1, LOAD, 0);
  CHECK(w.was_suspicious());
}

void a_fence_of_no_lane_is_none() {
  world w(true);
  w.access(0, STORE, 0);
  w.order(0, FENCE, 0, 0);
  w.flag(0, ATOM);
  w.flag(1, LOOK);
  w.access(1, LOAD, 0);
  CHECK(w.was_suspicious());
}

void reads_wait_until_something_matters_to_them() {
  world w(false);
  w.access_shared(0, STORE, 0);
  w.barrier();
  Vector<u32> places = iota<u32>() * 4;
  for (u32 i = 0; i < 2; ++i) hold(w.ctx, &w.warps[1], ALL_LANES, places, SHARED_LOAD, 4);
  CHECK(w.ctx->held_count == 2 && !w.shared[CELLS]);
  w.access_shared(1, STORE, 40);  // elsewhere
  CHECK(w.ctx->held_count == 2 && !w.shared[CELLS] && !w.was_suspicious());
  hold(w.ctx, &w.warps[1], ALL_LANES, places + 40 * 4, SHARED_LOAD, 4);  // what was just written: none waits any more
  hold(w.ctx, &w.warps[1], ALL_LANES, places, SHARED_LOAD, 4);
  CHECK(!w.ctx->held_count && w.shared[CELLS] && !w.was_suspicious());
  w.access_shared(0, STORE, 0, 1);
  CHECK(w.was_suspicious());
  w.barrier();
  hold(w.ctx, &w.warps[1], ALL_LANES, places, SHARED_LOAD, 4);
  w.access_shared(0, STORE, 0, 1);
  CHECK(!w.ctx->held_count && w.was_suspicious());
  w.barrier();
  for (u32 i = 0; i < 6; ++i) hold(w.ctx, &w.warps[1], ALL_LANES, places, SHARED_LOAD, 4);
  CHECK(w.ctx->held_count <= READS_HELD && !w.was_suspicious());
  hold(w.ctx, &w.warps[1], ALL_LANES, places + 64 * 4, SHARED_LOAD, 4);  // nobody has written there
  CHECK(w.was_suspicious());
}

void vectors_are_cells_side_by_side() {
  world w(false);
  record(w.ctx, &w.warps[0], ALL_LANES, iota<u64>() * 8 + GLOBAL, PAIR);
  for (u32 cell = 0; cell < 64; ++cell) CHECK(w.tensor[cell] % 32 == cell / 2);
  CHECK(!w.tensor[64] && !w.was_suspicious());
  w.access(1, STORE, 63, 1);
  CHECK(w.was_suspicious());
  w.access(0, STORE, CELLS - 2);  // the last lanes are beyond the tensor
  CHECK(w.tensor[CELLS - 1] && !w.was_suspicious());
}

void sources_of_copies_are_not_to_be_written() {
  world w(false);
  w.access_shared(0, STORE, 0);
  w.barrier();
  w.order(0, PROXY);
  source_begin(w.ctx, &w.warps[0], 3, SHARED_BASE, SHARED_BASE + 64, LOAD);
  source_commit(w.ctx, &w.warps[0], 1u << 3);
  w.access_shared(1, STORE, 16);
  CHECK(!w.was_suspicious());
  w.access_shared(1, STORE, 15, 1);
  CHECK(w.was_suspicious());
  w.barrier();
  source_wait(w.ctx, &w.warps[0], 1u << 3, 0);
  CHECK(!w.ctx->source_block);
  w.access_shared(0, STORE, 0, 1u << 3);  // by the lane that waited
  CHECK(!w.was_suspicious());
}

void the_async_proxy_touchs_what_a_fence_is_behind() {
  world w(false);
  w.access_shared(0, STORE, 8);
  proxy_touch(w.ctx, &w.warps[1], SHARED_BASE, SHARED_BASE + 32);
  CHECK(!w.was_suspicious());
  proxy_touch(w.ctx, &w.warps[1], SHARED_BASE, SHARED_BASE + 33);
  CHECK(w.was_suspicious());
  w.barrier();
  proxy_touch(w.ctx, &w.warps[1], SHARED_BASE, SHARED_BASE + 64);
  CHECK(w.was_suspicious());
  w.order(1, PROXY);
  proxy_touch(w.ctx, &w.warps[1], SHARED_BASE, SHARED_BASE + 64);
  CHECK(!w.was_suspicious());
  proxy_touch(w.ctx, &w.warps[0], SHARED_BASE, SHARED_BASE + 64);  // it is not behind the other's fence
  CHECK(w.was_suspicious());
  w.barrier();
  proxy_touch(w.ctx, &w.warps[0], SHARED_BASE, SHARED_BASE + 64);
  CHECK(!w.was_suspicious());
}

// Lane 0 of the first warp has a copy written that an mbarrier tracks.
void have_copied(world &w, Vector<u64> mbarrier) {
  clock_track(w.ctx, 1, mbarrier, true);
  w.ctx->copier = 1, w.ctx->copy_word = w.ctx->copy_words[0];
  w.access_shared(0, STORE, 0);
  w.ctx->copier = 0, w.ctx->copy_word = 0;
}

void copies_are_known_to_who_waits_for_their_mbarrier() {
  world w(true);
  Vector<u64> mbarrier = every(SHARED_BASE + 4 * 80);
  have_copied(w, mbarrier);
  w.barrier();
  CHECK(!w.was_suspicious());
  order_mbarriers(w.ctx, &w.warps[0], 1, mbarrier, EFFECT_OPENS);
  order_mbarriers(w.ctx, &w.warps[1], ALL_LANES, mbarrier, EFFECT_ACQUIRES);
  w.access_shared(1, LOAD, 0);
  CHECK(!w.was_suspicious());
  CHECK(!screen_again(w.ctx, &w.warps[0], 0));
  w.access_shared(0, LOAD, 0);  // it has not waited
  CHECK(w.was_suspicious());
}

void copies_are_done_when_their_phase_is_over() {
  world w(true);
  Vector<u64> mbarrier = every(SHARED_BASE + 4 * 80);
  have_copied(w, mbarrier);
  order_mbarriers(w.ctx, &w.warps[1], ALL_LANES, mbarrier, EFFECT_ACQUIRES);  // of the phase before
  CHECK(!w.was_suspicious());
  w.access_shared(1, LOAD, 0);
  CHECK(w.was_suspicious());
}

void more_mbarriers_than_columns_are_too_narrow() {
  world w(true);
  for (u32 i = 0; i < OBJECTS; ++i) clock_track(w.ctx, 1, every(SHARED_BASE + 8 * i), true);
  CHECK(!w.suspicion);
  clock_track(w.ctx, 1, every(SHARED_BASE + 8 * OBJECTS), true);
  CHECK(w.suspicion & TOO_NARROW);
}

constexpr test TESTS[] = {
    TEST(cells_at_once_are_as_cells_one_by_one),
    TEST(a_barrier_orders_what_warps_do),
    TEST(a_meeting_orders_what_lanes_of_a_warp_do),
    TEST(a_flag_tells_what_a_fence_has_published),
    TEST(a_lane_signals_for_itself),
    TEST(a_fence_of_no_lane_is_none),
    TEST(reads_wait_until_something_matters_to_them),
    TEST(vectors_are_cells_side_by_side),
    TEST(sources_of_copies_are_not_to_be_written),
    TEST(the_async_proxy_touchs_what_a_fence_is_behind),
    TEST(copies_are_known_to_who_waits_for_their_mbarrier),
    TEST(copies_are_done_when_their_phase_is_over),
    TEST(more_mbarriers_than_columns_are_too_narrow),
};

}  // namespace

int main(int count, char **names) { return run_named(TESTS, count, names); }
