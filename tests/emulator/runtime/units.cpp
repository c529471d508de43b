// units.cpp: tests of the emulator's runtime alone, run by test_units.py with sanitisers
//
// Run one by its name; its checks tell what did not hold.
#include <pthread.h>
#include <semaphore.h>

#include "barrier.h"
#include "checks.h"
#include "floats.h"
#include "mbarrier.h"
#include "memory.h"
#include "reductions.h"
#include "schedule.h"
#include "tensor_map.h"
#include "watch.h"

#define ACCESS(Address) context *ctx, warp *self, u32 mask, Vector<Address> addresses, u32 site
EXPORT Vector<u32> ld_any_32x1(ACCESS(u64));
EXPORT Vector<u32> ld_shared_32x1(ACCESS(u32));
EXPORT Vector<u32> watched_ld_shared_32x1(ACCESS(u32));
EXPORT void st_any_32x1(ACCESS(u64), Vector<u32> data);
EXPORT void ld_any_16x4(ACCESS(u64), u16 *data);
EXPORT void st_any_16x4(ACCESS(u64), const u16 *data);
EXPORT Vector<u32> atom_cas_32(ACCESS(u64), Vector<u32> data, Vector<u32> expected);
EXPORT Vector<u32> atom_dec_32(ACCESS(u64), Vector<u32> data, Vector<u32> expected);
EXPORT Vector<u32> atom_add_f32_32(ACCESS(u64), Vector<u32> data, Vector<u32> expected);
EXPORT Vector<u32> atom_max_f16x2_32(ACCESS(u64), Vector<u32> data, Vector<u32> expected);
EXPORT bool fall_behind(warp *self, u32 target, u32 lanes, i32 cost, u32 floor);
EXPORT i32 next_block(context *ctx, warp *self, const u32 *parks, u32 num_parks, u32 *lanes);
EXPORT void barrier(context *ctx, warp *self, u32 lanes, Vector<u32> numbers, u32 count, u32 truth, u32 waits,
                    u32 site);
EXPORT void keep(warp *self, const u8 *fresh, const u32 *places, u32 count, u32 lanes);
#define STACKS warp *self, u32 lanes, u32 offset, u32 slot, u64 bottom, u64 stride
EXPORT void stack_put_1(STACKS);
EXPORT void stack_take_1(STACKS);
EXPORT void stack_put_32(STACKS);
EXPORT void stack_take_32(STACKS);
EXPORT const u8 *warpgroup_core(context *ctx, warp *self, u32 start, u32 pitch, u32 swizzle, u32 site, u8 *scratch);
EXPORT void group_count(context *ctx, warp *self, u32 is_done);
EXPORT u32 group_least(context *ctx, const warp *self, u32 is_done);
EXPORT i32 worker(context *ctx);
EXPORT Vector<u64> mbarrier_change(context *ctx, warp *self, u32 lanes, Vector<u64> addresses, Vector<u32> operands,
                                   change how, u32 site);
EXPORT u32 mbarrier_test(context *ctx, warp *self, u32 lanes, Vector<u64> addresses, Vector<u64> phases, u32 parity,
                         u32 site);
#define COPY context *ctx, warp *self, u32 lanes, Vector<u64> targets, Vector<u64> sources, Vector<u32> sizes
EXPORT void bulk_copy_tracked(COPY, Vector<u64> barriers, u32 site);
EXPORT void bulk_reduce(COPY, operation how, type kind, u32 site);
#define READ context *ctx, warp *self, async_copy *queue, u32 lanes, Vector<u32> targets, Vector<u64> sources
EXPORT void async_read(READ, u32 width, u32 site);
EXPORT void async_read_part(READ, Vector<u32> sizes, u32 width, u32 site);
EXPORT void async_commit(context *ctx, warp *self, u32 lanes);
EXPORT void async_wait(context *ctx, warp *self, async_copy *queue, u32 lanes, u32 left);
EXPORT void tensor_load(context *ctx, warp *self, u32 lanes, Vector<u64> maps, Vector<u64> places,
                        Vector<u64> barriers, const void *positions, u32 rank, u32 is_im2col, u32 site);
EXPORT i32 lead(job *work);
EXPORT void serve(helper *self);

namespace {

constexpr u32 WARPS = 2, QUEUES = 2;
constexpr u64 WARP_BYTES = (sizeof(warp) + QUEUES * sizeof(queue) + 63) / 64 * 64;

// A block of two warps, with a tensor of 1 KiB and as much shared memory, each of which ends where it ends.
struct world {
  context ctx{};
  window windows[22]{};
  u8 *tensor = (u8 *)malloc(1024);
  u8 *smem = (u8 *)malloc(1024);
  u8 *warps = (u8 *)aligned_alloc(64, WARPS * WARP_BYTES);
  note *notes = (note *)malloc(8 * sizeof(note));
  u16 *rows = (u16 *)malloc(8 * LANES * sizeof(u16));
  i64 stop = 1 << 30;
  alignas(64) u8 shares[2 * SHARE_BYTES]{};

  world() {
    for (u32 i = 0; i < 1024; ++i) tensor[i] = i * 37, smem[i] = i * 53;
    windows[21] = {GLOBAL, GLOBAL + 1024, (u64)tensor - GLOBAL, 0};
    windows[SHARED_WINDOW] = {SHARED_BASE, SHARED_BASE + 1024, (u64)smem - SHARED_BASE, 0};
    memset(warps, 0, WARPS * WARP_BYTES);
    ctx.windows = windows, ctx.num_windows = 22;
    ctx.smem = smem, ctx.smem_bytes = 1024;
    ctx.warps = warps, ctx.num_warps = WARPS, ctx.warp_bytes = WARP_BYTES;
    ctx.notes = notes, ctx.rows = rows, ctx.note_capacity = 8;
    ctx.stop = &stop, ctx.block = -1, ctx.fuel = FUEL, ctx.budget = 1 << 20, ctx.turns = 4, ctx.num_peers = 1;
    ctx.shares = shares, ctx.num_shares = 2;
    ctx.nctaid[0] = 3, ctx.nctaid[1] = 2, ctx.nctaid[2] = 2;
    ctx.ntid[0] = 40, ctx.ntid[1] = ctx.ntid[2] = 1, ctx.local = smem;
    for_each_warp(&ctx, [&](warp *w) { w->num_queues = QUEUES; });
    at(1)->index = 1;
    at(0)->initial = at(0)->live = ALL_LANES;
    at(1)->initial = at(1)->live = 0xFF;
    ctx.live_threads = 40;
  }
  ~world() {
    void *all[] = {tensor, smem, warps, notes, rows};
    for (void *memory : all) free(memory);
  }
  warp *at(u32 index) { return warp_at(&ctx, index); }
};

u64 state = 1;

u32 random_below(u32 below) {
  state = state * 6364136223846793005ull + 1442695040888963407ull;
  return (u32)(state >> 33) % below;
}

template <class Item>
Item item_at(const u8 *memory, u64 offset) {
  Item item;
  memcpy(&item, memory + offset, sizeof item);
  return item;
}

// Offsets of the lanes in 1 KiB, aligned to `width`: in a row, at one place, or anywhere.
Vector<u32> some_offsets(u32 width) {
  u32 way = random_below(3), start = random_below((1024 - 31 * width) / width) * width;
  Lanes<u32> offsets(Vector<u32>{});
  for (u32 lane = 0; lane < LANES; ++lane)
    offsets[lane] = way == 0 ? start + lane * width : way == 1 ? start : random_below(1024 / width) * width;
  return offsets.vector();
}

u32 some_mask() {
  u32 way = random_below(3);
  return way == 0 ? ALL_LANES : way == 1 ? 1u << random_below(LANES) : random_below(1u << 31) * 2 + 1;
}

void loads_and_stores_are_those_of_each_lane() {
  world w;
  for (u32 trial = 0; trial < 300; ++trial) {
    u32 mask = some_mask();
    Lanes<u32> offsets(some_offsets(4)), wide(some_offsets(8));
    Lanes<u32> found(ld_any_32x1(&w.ctx, w.at(0), mask, convert<u64>(offsets.vector()) + GLOBAL, 0));
    Lanes<u32> shared(ld_shared_32x1(&w.ctx, w.at(0), mask, offsets.vector(), 0));
    alignas(64) u16 data[4 * LANES];
    ld_any_16x4(&w.ctx, w.at(0), mask, convert<u64>(wide.vector()) + GLOBAL, 0, data);
    u8 wanted[1024];
    memcpy(wanted, w.tensor, sizeof wanted);
    Lanes<u32> stored(iota<u32>() * trial);
    for_each_lane(mask, [&](u32 lane) {
      CHECK(found[lane] == item_at<u32>(w.tensor, offsets[lane]));
      CHECK(shared[lane] == item_at<u32>(w.smem, offsets[lane]));
      for (u32 i = 0; i < 4; ++i) CHECK(data[i * LANES + lane] == item_at<u16>(w.tensor, wide[lane] + 2 * i));
      memcpy(wanted + offsets[lane], &stored[lane], 4);
    });
    st_any_32x1(&w.ctx, w.at(0), mask, convert<u64>(offsets.vector()) + GLOBAL, 0, stored.vector());
    CHECK(!memcmp(wanted, w.tensor, sizeof wanted));
    for_each_lane(mask, [&](u32 lane) {
      for (u32 i = 0; i < 4; ++i) memcpy(wanted + wide[lane] + 2 * i, &data[i * LANES + lane], 2);
    });
    st_any_16x4(&w.ctx, w.at(0), mask, convert<u64>(wide.vector()) + GLOBAL, 0, data);
    CHECK(!memcmp(wanted, w.tensor, sizeof wanted));
  }
  CHECK(w.ctx.fault_kind == FAULT_NONE && w.ctx.fuel == FUEL);
}

void an_access_at_fault_is_kept_and_touches_nothing() {
  for (u32 lane = 0; lane < LANES; lane += 7) {
    world w;
    Lanes<u64> at(iota<u64>() * 4 + GLOBAL);
    at[lane] = GLOBAL + 1022;
    at[lane < 31 ? lane + 1 : 0] = GLOBAL + 1024;
    Lanes<u32> found(ld_any_32x1(&w.ctx, w.at(1), ALL_LANES, at.vector(), 9));
    CHECK(w.ctx.fault_kind == FAULT_OUT_OF_BOUNDS && w.ctx.fuel == -1);
    CHECK(w.ctx.fault_lane == lane && w.ctx.fault_address == GLOBAL + 1022);
    CHECK(w.ctx.fault_warp == 1 && w.ctx.fault_instruction == 9);
    CHECK(found[lane] == 0 && found[lane ^ 2] == item_at<u32>(w.tensor, 4 * (lane ^ 2)));
    u32 few = ALL_LANES & ~(1u << lane) & ~(1u << (lane + 1) % LANES);
    world other;
    ld_any_32x1(&other.ctx, other.at(0), few, at.vector(), 9);
    CHECK(other.ctx.fault_kind == FAULT_NONE);
  }
  world w;
  st_any_32x1(&w.ctx, w.at(0), 2, every(GLOBAL + 2), 3, every(0u));
  CHECK(w.ctx.fault_kind == FAULT_MISALIGNED && w.ctx.fault_lane == 1);
  CHECK(translate(&w.ctx, w.at(0), 0, ~0ull, 8, 0) == 0 && translate(&w.ctx, w.at(0), 0, 0, 1, 0) == 0);
}

void every_lane_has_local_memory_of_its_own() {
  world w;
  u64 base = ((u64)LOCAL_WINDOW << WINDOW_SHIFT) + (1ull << (WINDOW_SHIFT - 1));
  u8 *local = (u8 *)malloc(16 * LANES);
  w.windows[LOCAL_WINDOW] = {base, base + 16, 0, 16};
  w.at(0)->local = (u64)local - base;
  st_any_32x1(&w.ctx, w.at(0), ALL_LANES, every(base + 12), 0, iota<u32>());
  Lanes<u32> back(ld_any_32x1(&w.ctx, w.at(0), ALL_LANES, every(base + 12), 0));
  for (u32 lane = 0; lane < LANES; ++lane)
    CHECK(back[lane] == lane && item_at<u32>(local, 16 * lane + 12) == lane);
  CHECK(w.ctx.fault_kind == FAULT_NONE);
  free(local);
}

void atomics_act_one_lane_after_another() {
  world w;
  u32 *word = (u32 *)w.tensor, one = bits<u32>(1.0f);
  *word = 5;
  Lanes<u32> old(atom_dec_32(&w.ctx, w.at(0), 0xFF, every(GLOBAL), 0, every(4u), every(0u)));
  u32 expected[] = {5, 4, 3, 2, 1, 0, 4, 3};
  for (u32 lane = 0; lane < 8; ++lane) CHECK(old[lane] == expected[lane]);
  *word = 0;
  Lanes<u32> won(atom_cas_32(&w.ctx, w.at(0), 0xF0, every(GLOBAL), 0, iota<u32>(), every(0u)));
  CHECK(won[4] == 0 && won[5] == 4 && won[7] == 4 && *word == 4);
  *word = 1;  // a subnormal number, which global memory flushes
  atom_add_f32_32(&w.ctx, w.at(0), 1, every(GLOBAL), 0, every(one), every(0u));
  CHECK(*word == one);
  *(u32 *)w.smem = 1;
  atom_add_f32_32(&w.ctx, w.at(0), 1, every(SHARED_BASE), 0, every(1u), every(0u));
  CHECK(*(u32 *)w.smem == 2);
  *word = 0x7FC0FC00;  // a NaN above minus infinity
  atom_max_f16x2_32(&w.ctx, w.at(0), 1, every(GLOBAL), 0, every(0x80003C00u), every(0u));
  CHECK(*word == 0x80003C00);
  atom_dec_32(&w.ctx, w.at(0), 3, every(GLOBAL + 1024), 0, every(1u), every(0u));
  CHECK(w.ctx.fault_kind == FAULT_OUT_OF_BOUNDS && w.ctx.fault_lane == 0);
}

void lanes_are_ready_where_they_are_sent() {
  world w;
  warp *self = w.at(0);
  resume(self, 0xF, iota<u32>() % 2u * 70u + 3u);
  CHECK(self->queues[0].pending[3] == 0x5 && self->queues[0].ready == 1ull << 3);
  CHECK(self->queues[1].pending[9] == 0xA && self->queues[1].ready == 1ull << 9);
  self->patience = 2;
  CHECK(!fall_behind(self, 3, 0x10, 2, 5) && self->floor == 0);
  CHECK(fall_behind(self, 3, 0x20, 1, 5) && self->floor == 5 && self->queues[0].pending[3] == 0x35);
}

void lanes_at_syncwarp_wait_for_their_members() {
  world w;
  warp *self = w.at(0);
  for (u32 lane = 0; lane < LANES; ++lane) {
    self->members[lane] = lane < 4 ? 0xF : 0xF0;
    self->resume_block[lane] = lane / 4;
  }
  self->at_syncwarp = 0x37;
  release_synced(&w.ctx, self);
  CHECK(self->at_syncwarp == 0x37 && self->queues[0].ready == 0);
  self->at_syncwarp |= 8;
  release_synced(&w.ctx, self);
  CHECK(self->at_syncwarp == 0x30 && self->queues[0].pending[0] == 0xF);
  self->live &= ~0xC0;  // the others have exited
  release_synced(&w.ctx, self);
  CHECK(self->at_syncwarp == 0 && self->queues[0].pending[1] == 0x30);
}

void a_barrier_opens_when_enough_have_arrived() {
  world w;
  barrier(&w.ctx, w.at(0), ALL_LANES, every(2u), 0, 1, ALL_LANES, 0);
  CHECK(!is_complete(&w.ctx, 2));
  barrier(&w.ctx, w.at(1), 0xFF, every(2u + NUM_BARRIERS), 0, 6, 0x0F, 0);
  CHECK(is_complete(&w.ctx, 2) && w.at(1)->waiting[2] == 0x0F);
  for (u32 lane = 0; lane < LANES; ++lane) w.at(0)->resume_block[lane] = w.at(1)->resume_block[lane] = 65;
  open_barrier(&w.ctx, 2);
  CHECK(w.at(0)->queues[1].pending[1] == ALL_LANES && w.at(1)->queues[1].pending[1] == 0x0F);
  CHECK(w.at(0)->barrier_true[31] == 3 && w.at(0)->barrier_size[0] == 40 && w.at(1)->barrier_size[4] == 0);
  CHECK(!w.ctx.barrier_arrived[2] && !w.at(0)->arrived[2] && !w.at(0)->waiting[2]);
  barrier(&w.ctx, w.at(1), 0xFF, every(1u), 64, 0, 0, 0);  // 8 live lanes stand for a warp
  CHECK(!is_complete(&w.ctx, 1));
  barrier(&w.ctx, w.at(0), ALL_LANES, every(1u), 64, 0, 0, 0);
  CHECK(is_complete(&w.ctx, 1));
}

void registers_of_other_lanes_stay() {
  alignas(64) u8 memory[28 * 64], fresh[16 * 64], before[sizeof memory];
  for (u32 i = 0; i < sizeof memory; ++i) memory[i] = before[i] = i;
  for (u32 i = 0; i < sizeof fresh; ++i) fresh[i] = ~i;
  u32 widths[] = {4, 1, 8, 2, 16}, offsets[] = {26 * 64, 64, 4 * 64, 25 * 64, 12 * 64}, places[5], at = 0;
  for (u32 k = 0; k < 5; ++k) places[k] = offsets[k] + widths[k];
  keep((warp *)memory, fresh, places, 5, 0x80000001);
  for (u32 k = 0; k < 5; at += widths[k] < 2 ? 64 : widths[k] * LANES, ++k) {
    for (u32 i = 0; i < widths[k] * LANES; ++i) {
      bool is_kept = i / widths[k] == 0 || i / widths[k] == LANES - 1;
      CHECK(memory[offsets[k] + i] == (is_kept ? fresh[at + i] : before[offsets[k] + i]));
    }
  }
  CHECK(at == sizeof fresh && memory[96] == before[96] && memory[3 * 64] == before[3 * 64]);
}

void a_warp_goes_on_with_its_lowest_ready_block() {
  world w;
  warp *self = w.at(0);
  u32 lanes = 0, parks[] = {2, 66};
  auto next = [&] { return next_block(&w.ctx, self, parks, 2, &lanes); };
  enqueue(self, 70, 0xF0);
  enqueue(self, 3, 0x0F);
  self->floor = 4;
  CHECK(next() == 70 && lanes == 0xF0 && self->queues[1].ready == 0 && self->queues[1].pending[6] == 0);
  CHECK(next() == 3 && lanes == 0x0F && self->floor == 0);
  self->queues[1].pending[2] = 0x30;  // they wait at the beginning of block 66
  CHECK(next() == ~STATUS_BLOCKED);
  self->recheck = 1;
  CHECK(next() == 66 && lanes == 0x30 && self->recheck == 0);
  self->live = 0;
  CHECK(next() == ~STATUS_DONE);
  enqueue(self, 1, 1);
  w.ctx.fuel = -1;
  CHECK(next() == ~STATUS_YIELDED && self->queues[0].ready == 2);
}

// What the kernel of a test does with a warp.
i32 (*kernel)(context *, warp *);
u64 runs[16];

i32 finish(context *ctx, warp *self) {
  __atomic_fetch_add(&runs[ctx->block], 1, __ATOMIC_SEQ_CST);
  ctx->live_threads -= count_of(self->live);
  self->live = 0;
  return STATUS_DONE;
}

void a_worker_takes_every_block_once() {
  world w;
  kernel = finish;
  ((share *)w.shares)->end = 5;
  *(share *)(w.shares + SHARE_BYTES) = {5, 12};
  w.ctx.share = 1;
  CHECK(worker(&w.ctx) == STATUS_DONE && w.ctx.block == -1);
  for (u32 block = 0; block < 12; ++block) CHECK(runs[block] == WARPS);
  CHECK(w.ctx.ctaid[0] == 1 && w.ctx.ctaid[1] == 1 && w.ctx.ctaid[2] == 0);  // the last that it took was 4
  CHECK(w.smem[1023] == 0xFF && w.at(1)->queues[0].pending[0] == 0xFF && w.at(1)->queues[0].ready == 1);
}

void a_block_that_cannot_go_on_says_why() {
  auto run = [](i32 (*what)(context *, warp *), auto prepare) {
    world w;
    kernel = what;
    ((share *)w.shares)->end = 1;
    prepare(w);
    return worker(&w.ctx);
  };
  auto nothing = [](world &) {};
  CHECK(run([](context *, warp *) -> i32 { return STATUS_BLOCKED; }, nothing) == STATUS_DEADLOCKED);
  CHECK(run([](context *, warp *) -> i32 { return STATUS_YIELDED; }, nothing) == STATUS_YIELDED);
  CHECK(run([](context *, warp *) -> i32 { return STATUS_YIELDED; },
            [](world &w) { w.ctx.looks = 1, w.ctx.turns = 1 << 20; }) == STATUS_DEADLOCKED);
  CHECK(run([](context *, warp *) -> i32 { return STATUS_YIELDED; }, [](world &w) { w.stop = 0; }) == STATUS_STOPPED);
  auto spend = [](context *ctx, warp *) -> i32 {
    ctx->fuel = -1;
    return STATUS_YIELDED;
  };
  CHECK(run(spend, [](world &w) { w.ctx.turns = 1 << 20; }) == STATUS_OUT_OF_BUDGET);
  auto trap = [](context *ctx, warp *) -> i32 {
    fault(ctx, 0, FAULT_TRAP, 0, 0, 0);
    return STATUS_FAULTED;
  };
  CHECK(run(trap, nothing) == STATUS_FAULTED);
}

u32 flushed_notes = 0;

void notes_say_where_the_lanes_were() {
  world w;
  w.ctx.block = 7;
  w.ctx.flush_notes = [](context *ctx) { flushed_notes += ctx->note_count; };
  watched_ld_shared_32x1(&w.ctx, w.at(1), 0xFFFFFFF0, iota<u32>() * 4u, 5);
  CHECK(w.ctx.note_count == 1 && w.ctx.row_count == 0);
  note made = w.notes[0];
  CHECK(made.instruction == 5 && made.mask == 0xFFFFFFF0 && made.block == 7 && made.warp == 1);
  CHECK(made.base == SHARED_BASE && made.stride == 4 && made.step == 64 && made.rows == 0);
  Lanes<u64> at(every(GLOBAL));
  at[3] = GLOBAL + 0x12345;
  record(&w.ctx, w.at(0), 0xF, at.vector(), 1);
  CHECK(w.notes[1].rows == 2 && w.notes[1].base == GLOBAL && w.rows[3] == 0x2345 && w.rows[LANES + 3] == 1);
  at[2] = 1;
  record(&w.ctx, w.at(0), 0xC, at.vector(), 1);
  CHECK(w.notes[2].base == 1 || w.ctx.note_count == 0);
  for (u32 i = 0; i < 20; ++i) record(&w.ctx, w.at(0), 1, at.vector(), 1);
  CHECK(flushed_notes >= 15 && w.ctx.note_count < 8);
}

void helpers_run_what_the_first_worker_leaves() {
  constexpr u32 WORKERS = 6;
  world w;
  kernel = finish;
  context *contexts = (context *)malloc(WORKERS * sizeof(context));
  helper helpers[WORKERS]{};
  helper *places[WORKERS]{};
  sem_t sleeping[WORKERS], over;
  sem_init(&over, 0, 0);
  static job work;
  u8 *warps[WORKERS];
  for (u32 i = 0; i < WORKERS; ++i) {
    contexts[i] = w.ctx;
    contexts[i].num_shares = 1;
    warps[i] = contexts[i].warps = (u8 *)aligned_alloc(64, WARPS * WARP_BYTES);
    memcpy(warps[i], w.warps, WARPS * WARP_BYTES);
    contexts[i].smem_bytes = 0;
    sem_init(&sleeping[i], 0, 0);
    helpers[i].wake = &sleeping[i];
    places[i] = &helpers[i];
  }
  ((share *)w.shares)->end = 16;
  work = {worker, (u8 *)contexts, sizeof(context), WORKERS, w.shares, 1, nullptr, &over, places, 0, 0};
  for (u32 i = 1; i < WORKERS; ++i) {
    pthread_t thread;
    auto begin = [](void *self) -> void * {
      serve((helper *)self);
      return nullptr;
    };
    pthread_create(&thread, nullptr, begin, &helpers[i]);
    pthread_detach(thread);
  }
  CHECK(lead(&work) == STATUS_DONE);
  while (__atomic_load_n(&work.running, __ATOMIC_SEQ_CST)) sem_wait(&over);
  for (u32 block = 0; block < 16; ++block) CHECK(runs[block] == WARPS);
  for (u8 *memory : warps) free(memory);
  free(contexts);
}

// Whether the phase of a parity is over, of an object at the end of shared memory.
constexpr u64 SIGNAL = SHARED_BASE + 1016;
bool is_over(world &w, u32 parity) {
  return mbarrier_test(&w.ctx, w.at(0), 1, every(SIGNAL), every<u64>(parity), 1, 0);
}

void change_barrier(world &w, change how, u32 operand) {
  mbarrier_change(&w.ctx, w.at(0), 1, every(SIGNAL), every(operand), how, 0);
}

void a_phase_ends_with_the_last_arrival_and_byte() {
  world w;
  change_barrier(w, INIT, 2);
  change_barrier(w, ARRIVE_EXPECT_TX, 48);
  change_barrier(w, ARRIVE, 1);
  CHECK(!is_over(w, 0));
  bulk_copy_tracked(&w.ctx, w.at(0), 1, every(SHARED_BASE), every(GLOBAL + 16), every(48u), every(SIGNAL), 0);
  CHECK(is_over(w, 0) && !is_over(w, 1));
  CHECK(!memcmp(w.smem, w.tensor + 16, 48));
  change_barrier(w, ARRIVE_DROP, 1);
  change_barrier(w, ARRIVE, 1);
  CHECK(is_over(w, 1));
  change_barrier(w, ARRIVE, 1);  // one is expected now
  CHECK(is_over(w, 0) && !w.ctx.fault_kind);
}

void a_bulk_copy_at_fault_touches_nothing() {
  const struct { u64 source; u32 size, kind; } cases[] = {
      {GLOBAL, 24, FAULT_MISALIGNED}, {GLOBAL + 8, 16, FAULT_MISALIGNED}, {GLOBAL + 1008, 32, FAULT_OUT_OF_BOUNDS}};
  for (auto c : cases) {
    world w;
    change_barrier(w, INIT, 1);
    u8 before = w.smem[0];
    bulk_copy_tracked(&w.ctx, w.at(0), 1u << 5, every(SHARED_BASE), every(c.source), every(c.size), every(SIGNAL), 3);
    CHECK(w.ctx.fault_kind == c.kind && w.ctx.fault_lane == 5 && w.smem[0] == before);
  }
}

void updates_are_of_elements() {
  world w;
  const u32 a[] = {1, 2, 0x3F800000, 0x7FC00000}, b[] = {3, ~0u, 0x40000000, 0x3F800000};
  memcpy(w.tensor, a, sizeof a);
  memcpy(w.smem, b, sizeof b);
  auto reduce = [&](operation how, type kind) {
    bulk_reduce(&w.ctx, w.at(0), 1, every(GLOBAL), every(SHARED_BASE), every(16u), how, kind, 0);
  };
  reduce(MIN, S32);
  CHECK(item_at<u32>(w.tensor, 0) == 1 && item_at<i32>(w.tensor, 4) == -1);
  memcpy(w.tensor, a, sizeof a);
  reduce(ADD, F32);
  CHECK(item_at<u32>(w.tensor, 8) == 0x40400000 && item_at<u32>(w.tensor, 12) == 0x7FFFFFFF);
  CHECK(item_at<u32>(w.tensor, 4) == 0x7FFFFFFF && !w.ctx.fault_kind);
}

void copies_of_cp_async_wait_for_their_group() {
  world w;
  auto *queue = (async_copy *)aligned_alloc(64, ASYNC_COPIES * sizeof(async_copy));
  Vector<u32> along = iota<u32>() * 16;
  Vector<u64> sources = convert<u64>(along) + GLOBAL;
  u8 before[1024];
  memcpy(before, w.smem, sizeof before);
  async_read(&w.ctx, w.at(0), queue, ALL_LANES, along, sources, 16, 0);
  async_commit(&w.ctx, w.at(0), ALL_LANES);
  async_read_part(&w.ctx, w.at(0), queue, ALL_LANES, along + 512, sources, every(7u), 8, 0);
  async_commit(&w.ctx, w.at(0), ALL_LANES);
  async_wait(&w.ctx, w.at(0), queue, ALL_LANES, 2);
  CHECK(!memcmp(w.smem, before, sizeof before));
  async_wait(&w.ctx, w.at(0), queue, 1u << 3, 1);
  CHECK(!memcmp(w.smem + 48, w.tensor + 48, 16) && !memcmp(w.smem + 64, before + 64, 960));
  async_wait(&w.ctx, w.at(0), queue, ALL_LANES, 0);
  CHECK(!memcmp(w.smem, w.tensor, 512));
  for (u32 lane = 0; lane < LANES; ++lane) {
    CHECK(!memcmp(w.smem + 512 + 16 * lane, w.tensor + 16 * lane, 7) && !w.smem[512 + 16 * lane + 7]);
    CHECK(lane == 31 || !memcmp(w.smem + 520 + 16 * lane, before + 520 + 16 * lane, 8));
  }
  for (u32 i = 0; i < 2 * ASYNC_COPIES; ++i)  // more than the queue takes
    async_read(&w.ctx, w.at(0), queue, 1, every(4 * (i % 8)), every(GLOBAL + 4 * i), 4, 0);
  async_wait(&w.ctx, w.at(0), queue, 1, ~0u);
  CHECK(!memcmp(w.smem, w.tensor + 4 * (2 * ASYNC_COPIES - 8), 32) && !w.at(0)->async_count && !w.ctx.fault_kind);
  free(queue);
}

void a_box_is_filled_where_its_tensor_ends() {
  world w;
  w.windows[PARAMETER_WINDOW] = w.windows[21];  // of a map of 3 rows of 8 numbers, and boxes of 2 rows of 4
  const u64 shift = (u64)(21 - PARAMETER_WINDOW) << WINDOW_SHIFT, place = GLOBAL + 512 - shift;
  w.windows[PARAMETER_WINDOW].low -= shift;
  w.windows[PARAMETER_WINDOW].high -= shift;
  w.windows[PARAMETER_WINDOW].delta += shift;
  tensor_map map{};
  map.magic = MAGIC, map.address = GLOBAL, map.strides[0] = 4, map.strides[1] = 32;
  map.sizes[0] = 8, map.sizes[1] = 3, map.rows = 2, map.box[0] = 4, map.box[1] = 2;
  map.steps[1] = 1, map.rank = 2, map.type = U32, map.item_shift = 2;
  memcpy(w.tensor + 512, &map, sizeof map);
  i32 positions[2 * MAX_RANK - 2][LANES] = {{4}, {2}};
  change_barrier(w, INIT, 1);
  change_barrier(w, ARRIVE_EXPECT_TX, 32);
  tensor_load(&w.ctx, w.at(0), 1, every(place), every(SHARED_BASE), every(SIGNAL), positions, 2, 0, 0);
  const u8 zeros[16] = {};
  CHECK(is_over(w, 0) && !w.ctx.fault_kind);
  CHECK(!memcmp(w.smem, w.tensor + 80, 16) && !memcmp(w.smem + 16, zeros, 16));
  tensor_load(&w.ctx, w.at(0), 1, every(place), every(SHARED_BASE), every(SIGNAL), positions, 3, 0, 0);
  CHECK(w.ctx.fault_kind == FAULT_TENSOR_MAP);
}

// Registers go to the stacks of some lanes, each at its own top, and come back to those lanes alone.
void registers_are_saved_by_lane() {
  world w;
  warp *self = w.at(0);
  u8 *stacks = (u8 *)malloc(LANES * 64);
  memset(stacks, 0, LANES * 64);
  self->local = (u64)stacks;
  u32 slot = __builtin_offsetof(warp, tid_x), predicate = __builtin_offsetof(warp, at_syncwarp);
  for (u32 lane = 0; lane < LANES; ++lane) self->tid_x[lane] = 100 + lane, self->stack[lane] = lane % 4 * 8;
  self->at_syncwarp = 0xF0F0;
  stack_put_32(self, 0xFFFF, 4, slot, 16, 64);
  stack_put_1(self, 0xFFFF, 8, predicate, 16, 64);
  CHECK(item_at<u32>(stacks, 5 * 64 + 16 + 8 + 4) == 105 && item_at<u32>(stacks, 20 * 64 + 16 + 4) == 0);
  for (u32 &item : self->tid_x) item = 7;
  self->at_syncwarp = 0xFF000F;
  stack_take_32(self, 0xFF, 4, slot, 16, 64);
  stack_take_1(self, 0xFF, 8, predicate, 16, 64);
  CHECK(self->tid_x[5] == 105 && self->tid_x[8] == 7 && self->at_syncwarp == 0xFF00F0);
  free(stacks);
}

// A group's count is that of its slowest warp, and 0 where the block has fewer than four warps.
void a_group_is_as_far_as_its_slowest_warp() {
  world w;
  u8 *warps = (u8 *)aligned_alloc(64, 4 * WARP_BYTES);
  memset(warps, 0, 4 * WARP_BYTES);
  group_count(&w.ctx, w.at(0), 0);
  CHECK(group_least(&w.ctx, w.at(0), 0) == 0 && w.at(0)->group_arrived == 1);
  CHECK(w.at(1)->recheck == 1 && w.at(0)->recheck == 0);
  u8 *before = w.ctx.warps;
  w.ctx.warps = warps, w.ctx.num_warps = 4;
  for_each_warp(&w.ctx, [&](warp *each) { each->group_done = 5; });
  w.at(2)->group_done = 3;
  CHECK(group_least(&w.ctx, w.at(3), 1) == 3);
  w.ctx.warps = before, w.ctx.num_warps = WARPS;
  free(warps);
}

// Rows of a core matrix are found where they stand, or copied, swizzled; one that leaves shared memory is a fault.
void a_core_matrix_is_found_or_copied() {
  world w;
  alignas(16) u8 scratch[128];
  CHECK(warpgroup_core(&w.ctx, w.at(0), 256, 16, 0, 3, scratch) == w.smem + 256);
  CHECK(warpgroup_core(&w.ctx, w.at(0), 0, 128, 7, 3, scratch) == scratch);
  for (u32 row = 0; row < 8; ++row) CHECK(!memcmp(scratch + 16 * row, w.smem + row * 128 + row * 16, 16));
  CHECK(w.ctx.fault_kind == FAULT_NONE);
  warpgroup_core(&w.ctx, w.at(0), 1024 - 112, 16, 0, 3, scratch);
  CHECK(w.ctx.fault_kind == FAULT_OUT_OF_BOUNDS && w.ctx.fault_instruction == 3);
}

constexpr test TESTS[] = {
    TEST(loads_and_stores_are_those_of_each_lane),
    TEST(an_access_at_fault_is_kept_and_touches_nothing),
    TEST(every_lane_has_local_memory_of_its_own),
    TEST(atomics_act_one_lane_after_another),
    TEST(lanes_are_ready_where_they_are_sent),
    TEST(lanes_at_syncwarp_wait_for_their_members),
    TEST(a_barrier_opens_when_enough_have_arrived),
    TEST(registers_of_other_lanes_stay),
    TEST(a_warp_goes_on_with_its_lowest_ready_block),
    TEST(a_worker_takes_every_block_once),
    TEST(a_block_that_cannot_go_on_says_why),
    TEST(notes_say_where_the_lanes_were),
    TEST(helpers_run_what_the_first_worker_leaves),
    TEST(a_phase_ends_with_the_last_arrival_and_byte),
    TEST(a_bulk_copy_at_fault_touches_nothing),
    TEST(updates_are_of_elements),
    TEST(registers_are_saved_by_lane),
    TEST(a_group_is_as_far_as_its_slowest_warp),
    TEST(a_core_matrix_is_found_or_copied),
    TEST(copies_of_cp_async_wait_for_their_group),
    TEST(a_box_is_filled_where_its_tensor_ends),
};

}  // namespace

extern "C" i32 run_warp(context *ctx, warp *self) { return kernel(ctx, self); }
extern "C" int PyThread_acquire_lock(void *lock, int) { return !sem_wait((sem_t *)lock); }
extern "C" void PyThread_release_lock(void *lock) { sem_post((sem_t *)lock); }

int main(int count, char **names) { return run_named(TESTS, count, names); }
