// clocks.cpp: vector clocks: what a warp knows to have happened before its next access, of each other warp of the grid
//
// A clock has a time for each warp: what that warp accessed before then is known. Times are epochs of the launch.
//
// A warp has the clocks of `enum warp_clock`: what all of its lanes know, what its fences have published, what lanes
// have observed (by strong reads that do not acquire and that no fence has followed yet), and what some lanes know
// alone. One set of lanes can know something alone. Where others learn too, the set becomes smaller, or begins anew. So
// the screen may take a lane to know less than it does, and never more. What lanes have written since all of them met,
// they release for themselves alone. So it is with what they have read, if they release in shared memory.
//
// A block's other clocks are those of `enum block_clock`: what a barrier has let all its warps know and publish, what
// peers have done to its memory, what its threads knew at their ends, and the phases of the cluster's barrier.
//
// A *synchronisation object* is a place in memory, a barrier of some of a block's threads, or a warp group. Who releases
// there leaves what it knows, and who acquires there learns it, as docs/sanitizer.md says. Columns of a clock that hold
// nothing cost nothing. An mbarrier's clock is `fenced` while nobody has waited for bulk copies that it has tracked.
#include "words.h"

namespace {

constexpr u64 HASH = 0x9E3779B97F4A7C15;  // 2^64 over the golden ratio: spreads keys over a table
constexpr u64 MOST_COLUMN = (1 << (SEVERAL_SHIFT - WARP_SHIFT)) - 1;  // of a block, as words have it; none has so many

typedef u32 Piece __attribute__((vector_size(PIECE * sizeof(u32))));

template <class Times>
INLINE Times load(const u32 *times) {
  Times result;
  __builtin_memcpy(&result, times, sizeof result);
  return result;
}

INLINE u32 *times_of(vector_clock *c) { return (u32 *)(c + 1); }
INLINE const u32 *times_of(const vector_clock *c) { return (const u32 *)(c + 1); }

INLINE u64 first_column(const context *ctx) { return (this_block(ctx) - 1) * ctx->block_columns; }
INLINE u64 own_column(const context *ctx, const warp *self) { return first_column(ctx) + self->index; }

// The block's clocks: those of one kind of each warp, then of the next kind, then those of the block.
INLINE vector_clock *clock_at(const context *ctx, u64 number) {
  return (vector_clock *)(ctx->clock_rows + number * ctx->row_bytes);
}
INLINE vector_clock *clock_of(const context *ctx, u64 index, u64 kind) {
  return clock_at(ctx, kind * ctx->num_warps + index);
}
INLINE vector_clock *block_clock_of(const context *ctx, u64 which) {
  return clock_at(ctx, WARP_CLOCKS * ctx->num_warps + which);
}
INLINE vector_clock *of_all(const context *ctx) { return block_clock_of(ctx, OF_ALL); }
INLINE vector_clock *published_by_all(const context *ctx) { return block_clock_of(ctx, PUBLISHED_BY_ALL); }

// Let a clock know of one warp.
INLINE void advance(vector_clock *c, u64 column, u32 time) {
  u32 *known = times_of(c) + column;
  *known = most(*known, time);
}

INLINE void widen(const context *ctx, vector_clock *c, u64 first, u64 end) {
  c->rest = most(c->rest, ctx->columns - first);
  c->end = most(c->end, end);
}

template <class Times>
INLINE void merge_times(u32 *target, const u32 *source) {
  Times merged = most(load<Times>(target), load<Times>(source));
  __builtin_memcpy(target, &merged, sizeof merged);
}

// Let a clock know what another does, of some columns.
__attribute__((noinline)) void merge(const context *ctx, vector_clock *target, const vector_clock *source, u64 first,
                                     u64 end) {
  first = most(first, ctx->columns - source->rest);
  end = least(end, source->end);
  if (first >= end) return;
  widen(ctx, target, first, end);
  u64 column = first;
  for (u64 odd = first + ((end - first) & ((u64)LANES - PIECE)); column < odd; column += PIECE)
    merge_times<Piece>(times_of(target) + column, times_of(source) + column);
  for (; column < end; column += LANES)
    merge_times<Vector<u32>>(times_of(target) + column, times_of(source) + column);
}

INLINE void merge_all(const context *ctx, vector_clock *target, const vector_clock *source) {
  merge(ctx, target, source, 0, ctx->columns);
}

__attribute__((noinline)) void forget(const context *ctx, vector_clock *c) {
  u64 first = ctx->columns - c->rest;
  if (first < c->end) __builtin_memset(times_of(c) + first, 0, (c->end - first) * sizeof(u32));
  *c = vector_clock{};
}

// Know of the block under way all until a time; and of warps that it has not, everything.
__attribute__((noinline)) void advance_block(const context *ctx, vector_clock *c, u32 time) {
  u64 first = first_column(ctx), end = first + ctx->block_columns;
  widen(ctx, c, first, end);
  for (u64 column = first; column < end - ctx->copy_columns; column += PIECE) {
    Piece number = Piece{0, 1, 2, 3, 4, 5, 6, 7} + (u32)(column - first);
    Piece until = number < (u32)ctx->num_warps ? Piece{} + time : ~Piece{};
    u32 *times = times_of(c) + column;
    until = most(until, load<Piece>(times));
    __builtin_memcpy(times, &until, sizeof until);
  }
}

// Time until which one of two clocks knows of every warp of the grid.
__attribute__((noinline)) u32 lowest(const context *ctx, const vector_clock *a, const vector_clock *b) {
  u64 width = ctx->block_columns, num_warps = width - ctx->copy_columns;
  Piece known = ~Piece{};
  for (u64 column = 0; column < ctx->columns; column += PIECE)
    if (column % width < num_warps)
      known = least(known, most(load<Piece>(times_of(a) + column), load<Piece>(times_of(b) + column)));
  u32 result = known[0];
  for (int i = 1; i < PIECE; ++i) result = least(result, (u32)known[i]);
  return result;
}

// Forget what the context's block before this one knew.
__attribute__((noinline)) void freshen(context *ctx) {
  if (ctx->clocks_block == this_block(ctx)) return;
  ctx->clocks_block = this_block(ctx);
  if (ctx->awaited) suspect(ctx);  // a block has come to its end before its copies
  ctx->trackers = ctx->awaited = 0;
  for (u64 number = 0; number < WARP_CLOCKS * ctx->num_warps + BLOCK_CLOCKS; ++number) forget(ctx, clock_at(ctx, number));
  objects *own = ctx->own_signals;
  if (own->count) __builtin_memset(own->slots, 0, own->num_slots * sizeof(slot));
  own->count = 0;
}

// What a warp knows, brought up to date.
__attribute__((noinline)) vector_clock *clock_now(context *ctx, const warp *self) {
  freshen(ctx);
  vector_clock *known = clock_of(ctx, self->index, OF_ALL_LANES);
  if (known->version != ctx->era + 1) advance_block(ctx, known, ctx->era);
  known->version = ctx->era + 1;
  advance(known, own_column(ctx, self), self->epoch);
  return known;
}

INLINE u32 epoch_of(u64 word) { return word >> EPOCH_SHIFT & MOST_EPOCHS; }

// Whether a word stands for one warp, or for one mbarrier's copies.
INLINE bool is_of_one(u64 word) { return (word >> SEVERAL_SHIFT & 3) < 2; }

// Whether a word of the block stands for a warp, by its number modulo SET_BITS.
INLINE bool has_warp(u64 word, u64 number) {
  return is_of_one(word) ? (word >> WARP_SHIFT & (SET_BITS - 1)) == number : word >> number & 1;
}

// The block whose synchronisation objects an address is among; null where the cluster has none.
INLINE context *owner_of(context *ctx, u64 address) {
  u64 window = address >> WINDOW_SHIFT;
  return is_of_cluster(window) ? block_of(ctx, window) : ctx;
}

// What was left at a phase of the cluster's barrier.
INLINE vector_clock *phase_of(const context *ctx, u64 phase) {
  freshen(ctx->peers[0]);
  return block_clock_of(ctx->peers[0], OF_PHASE + phase % 2);
}

// Find an object by its address, or by the number of a barrier plus 1; null where there is none, or where no more fit.
__attribute__((noinline)) vector_clock *object_at(context *ctx, u64 key, bool create) {
  u64 window = key >> WINDOW_SHIFT;
  bool is_global = window >= FIRST_GLOBAL_WINDOW;
  context *owner = owner_of(ctx, key);
  if (!owner) return nullptr;
  if (is_of_cluster(window)) key += to_own(window);
  freshen(owner);
  objects *table = is_global ? owner->signals : owner->own_signals;
  u64 at = key * HASH >> 40;
  slot *place;
  for (;; ++at) {
    place = table->slots + (at & (table->num_slots - 1));
    if (place->key == key) return place->object;
    if (!place->key) break;
  }
  if (!create) return nullptr;
  if (table->count >= table->capacity) {
    if (!is_global) *ctx->suspicion |= TOO_NARROW;
    return nullptr;
  }
  vector_clock *object = (vector_clock *)(table->clocks + table->count++ * ctx->row_bytes);
  *place = slot{key, object};
  forget(ctx, object);
  return object;
}

// What is released at an mbarrier is kept for its phase under way, until that is over: in a place beside its own.
INLINE u64 under_way(u64 mbarrier) { return mbarrier + 1; }

INLINE bool is_local(u64 address) { return address >> WINDOW_SHIFT == LOCAL_WINDOW; }

// Run `act` with each distinct address, among some lanes', that threads share, and with those lanes.
template <class Act>
INLINE void for_each_address(u32 mask, Vector<u64> addresses, Act act) {
  for_each_group(mask, addresses, [&](u64 address, u32 lanes) {
    if (!is_local(address)) act(address, lanes);
  });
}

// Whether lanes are all of a warp's that have not exited.
INLINE bool are_whole(const warp *self, u32 lanes) { return (self->live & lanes) == self->live; }

// Whose times a clock takes in: all, all but the warp's own, or those of other blocks.
enum taken { ALL_TIMES, OF_OTHER_WARPS, OF_OTHER_BLOCKS };

// Let a warp's clock know what an object holds; of the warp itself only where that holds for all who have the clock, as
// its lanes share one time.
INLINE void take_in(const context *ctx, const warp *self, vector_clock *c, const vector_clock *object, taken times) {
  u32 *own = times_of(c) + own_column(ctx, self), before = *own;
  u64 first = first_column(ctx), behind = first + ctx->block_columns;
  merge(ctx, c, object, 0, times == OF_OTHER_BLOCKS ? first : ctx->columns);
  if (times == OF_OTHER_BLOCKS) merge(ctx, c, object, behind, ctx->columns);
  if (times != ALL_TIMES) *own = before;
  c->fenced = 0;
}

// Let some lanes alone know more by a clock of theirs; where those that had it are others, it begins anew.
INLINE vector_clock *narrow(const context *ctx, const warp *self, u64 kind, u32 &whose, u32 lanes) {
  vector_clock *c = clock_of(ctx, self->index, kind);
  u32 both = whose & lanes;
  if (!both) forget(ctx, c);
  whose = both ? both : lanes;
  return c;
}

// Let lanes of a warp know what an object holds: for themselves, unless they are all. Return the clock that it went to.
vector_clock *acquire_into(context *ctx, warp *self, u32 lanes, const vector_clock *object, taken times = ALL_TIMES) {
  vector_clock *known = clock_now(ctx, self);
  bool whole = are_whole(self, lanes);
  if (!whole) take_in(ctx, self, clock_of(ctx, self->index, OF_ANY), object, most(times, OF_OTHER_WARPS));
  vector_clock *target = whole ? known : narrow(ctx, self, OF_ACQUIRED, self->acquired, lanes);
  take_in(ctx, self, target, object, times);
  return target;
}

// Let lanes observe what an object holds.
vector_clock *observe_into(context *ctx, warp *self, u32 lanes, const vector_clock *object, taken times) {
  freshen(ctx);
  times = most(times, OF_OTHER_WARPS);
  take_in(ctx, self, clock_of(ctx, self->index, OBSERVED_BY_ANY), object, times);
  vector_clock *target = narrow(ctx, self, OF_OBSERVED, self->observed, lanes);
  take_in(ctx, self, target, object, times);
  return target;
}

INLINE bool have_acquired(const warp *self, u32 lanes) { return self->acquired && !(lanes & ~self->acquired); }

// What a release leaves at objects: all that lanes know, or what their warp has published; of some columns.
struct release {
  const warp *self;
  const vector_clock *own, *common;
  u64 first, end, column;
  u32 now, time, apart, exposed;  // what lanes did before `time` is released too, unless others did some of it
  bool releases, for_its_block, is_phased;

  void leave_at(context *ctx, u64 address, u32 lanes) const {
    if (for_its_block && (has_peers(ctx) || address >> WINDOW_SHIFT >= FIRST_CLUSTER_WINDOW)) return;
    vector_clock *object = object_at(ctx, is_phased ? under_way(address) : address, true);
    u32 doers = address >> WINDOW_SHIFT >= FIRST_GLOBAL_WINDOW ? exposed : apart;
    if (apart & ~lanes && !(doers & ~lanes)) ctx->partial_era = ctx->era + 1;
    object ? leave_in(ctx, object, lanes, doers) : suspect(ctx);
  }

  // Some lanes leave what they know; so they do for what they did themselves, unless others are among `doers`.
  void leave_in(context *ctx, vector_clock *object, u32 lanes, u32 doers) const {
    bool whole = are_whole(self, lanes), theirs = releases || !(lanes & self->fenced_without);
    if (theirs) merge(ctx, object, own, first, end);
    merge(ctx, object, common, first, end);
    if (releases && self->acquired && (whole || have_acquired(self, lanes)))
      merge(ctx, object, clock_of(ctx, self->index, whole ? OF_ANY : OF_ACQUIRED), first, end);
    object->version = now;
    if (theirs && !(doers & ~lanes)) advance(object, column, time);
  }
};

// Begin a release, and run `act` with it, unless there is nothing to leave.
template <class Act>
INLINE void begin_release(context *ctx, warp *self, u32 does, Act act) {
  bool releases = does & RELEASES, for_its_block = does & FOR_ITS_BLOCK;
  const vector_clock *known = clock_now(ctx, self), *published = clock_of(ctx, self->index, OF_PUBLISHED);
  if (!releases && !published->end && !published_by_all(ctx)->end) return;
  signal_stores(ctx, self);
  u64 first = first_column(ctx), end = first + ctx->block_columns;
  u32 now = tick(ctx);
  act(release{
      .self = self,
      .own = releases ? known : published,
      .common = releases ? of_all(ctx) : published_by_all(ctx),
      .first = for_its_block ? first : 0,
      .end = for_its_block ? end : ctx->columns,
      .column = own_column(ctx, self),
      .now = now,
      .time = releases ? now : self->fenced_time,
      .apart = releases ? apart(ctx, self) : self->fenced_apart,
      .exposed = releases ? self->exposed : self->fenced_exposed,
      .releases = releases,
      .for_its_block = for_its_block,
      .is_phased = (does & IS_PHASED) != 0,
  });
}

}  // namespace

u32 tick(context *ctx) {
  if (++*ctx->now >= FIRST_COPY) suspect(ctx);
  return *ctx->now;
}

u32 clock_ordered(context *ctx, const warp *self, u32 who, u32 lanes, Vector<u64> words, Vector<u64> cells,
                  const u32 *stamps, u64 num_cells) {
  const vector_clock *known = clock_now(ctx, self);
  const u32 *own = times_of(known), *common = times_of(of_all(ctx));
  const u32 *alone = have_acquired(self, who) ? times_of(clock_of(ctx, self->index, OF_ACQUIRED)) : own;
  Vector<u32> epochs = convert<u32>(words >> EPOCH_SHIFT & (u64)MOST_EPOCHS);
  Vector<u64> blocks = (words >> BLOCK_SHIFT) - 1, levels = words >> SEVERAL_SHIFT & 3;
  Vector<u64> columns = blocks * ctx->block_columns + (words >> WARP_SHIFT & MOST_COLUMN);
  u32 single = lanes & mask_of((levels < 2) & (columns < ctx->columns));
  u64 column = Lanes<u64>(columns)[first_of(lanes)];
  if (single == lanes && !(lanes & mask_of(columns != column)))  // of one warp, or of one mbarrier's copies
    return lanes & mask_of(epochs < most(most(own[column], alone[column]), common[column]));
  u32 found = 0;
  if (single) {
    Vector<u32> known_of = most(gather(own, single, columns), gather(common, single, columns));
    if (alone != own) known_of = most(known_of, gather(alone, single, columns));
    found = single & mask_of(epochs < known_of);
  }
  u32 mine = lanes & mask_of((levels == 2) & (blocks == this_block(ctx) - 1));
  if (mine) {
    Vector<u64> sets = lanes_of<u64>(mine) ? words & MEMBERS : every<u64>(0);
    u64 members = union_of(sets);
    u32 good = mine;
    for (u64 number = 0; number < ctx->num_warps; ++number) {
      u64 member = number & (SET_BITS - 1), where = first_column(ctx) + number;
      if (!(members >> member & 1)) continue;
      u32 has = mask_of((sets >> member & 1) != 0);
      Vector<u32> latest = stamps ? gather(stamps, has, cells + member * num_cells) : epochs;
      good &= ~(has & mask_of(latest >= most(most(own[where], alone[where]), common[where])));
    }
    found |= good;
  }
  u32 others = lanes & ~(single | mine);
  if (others) {  // what a copy has still to write has the last epoch of all
    u32 until = lowest(ctx, known, of_all(ctx));
    found |= others & mask_of((epochs < until) & (epochs != (u32)MOST_EPOCHS));
  }
  return found;
}

// The time of a column up to which some lanes know what came about.
INLINE u32 time_known(context *ctx, const warp *self, u32 who, u64 column) {
  u32 time = most(times_of(clock_now(ctx, self))[column], times_of(of_all(ctx))[column]);
  if (have_acquired(self, who)) time = most(time, times_of(clock_of(ctx, self->index, OF_ACQUIRED))[column]);
  return time;
}

u32 clock_orders(context *ctx, const warp *self, u32 who, u64 word, u64 cell, const u32 *stamps, u64 num_cells) {
  u64 column = ((word >> BLOCK_SHIFT) - 1) * ctx->block_columns + (word >> WARP_SHIFT & MOST_COLUMN);
  if (!is_of_one(word) || column >= ctx->columns)
    return clock_ordered(ctx, self, who, 1, every(word), every(cell), stamps, num_cells);
  return epoch_of(word) < time_known(ctx, self, who, column);
}

bool clock_knows(context *ctx, const warp *self, u32 who, u32 warp_index, u32 time) {
  return time < time_known(ctx, self, who, first_column(ctx) + warp_index);
}

// Make the word of all that two weak words of the block stand for; `write` may be of nobody, and so may be those of
// blocks before it. The epochs of its warps are then among the stamps of the cell's writes.
u64 clock_join(context *ctx, const shadow *window, u64 cell, u64 write, u64 read) {
  u64 of_block = this_block(ctx) << BLOCK_SHIFT, members = 0;
  u32 latest = 0;
  auto is_of_peer = [&](u64 word) { return word > IN_THE_PAST && word >> BLOCK_SHIFT != this_block(ctx); };
  if (has_peers(ctx) && (is_of_peer(write) || is_of_peer(read))) suspect(ctx);
  for (u64 number = 0; number < least(ctx->num_warps, (u64)SET_BITS); ++number) {
    u64 where = cell + number * window->num_cells;
    u32 epoch = 0;
    bool has = false;
    auto take = [&](u64 word, const u32 *stamps) {
      if (word < of_block || !has_warp(word, number)) return;
      epoch = most(epoch, is_of_one(word) ? epoch_of(word) : stamps[where]);
      has = true;
    };
    take(write, window->write_stamps);
    take(read, window->read_stamps);
    if (!has) continue;
    window->write_stamps[where] = epoch;
    latest = most(latest, epoch);
    members |= 1ull << number;
  }
  return of_block | (u64)latest << EPOCH_SHIFT | SEVERAL_WARPS | members;
}

void clock_acquire(context *ctx, warp *self, u32 mask, Vector<u64> addresses, u32 does) {
  Vector<u64> windows = addresses >> WINDOW_SHIFT;
  if (!ctx->own_signals->count) mask &= mask_of(windows != (u64)SHARED_WINDOW);
  if (!ctx->signals->count) mask &= mask_of(windows < FIRST_GLOBAL_WINDOW);
  for_each_address(mask, addresses, [&](u64 address, u32 lanes) { clock_acquire_at(ctx, self, lanes, address, does); });
}

void clock_acquire_at(context *ctx, warp *self, u32 lanes, u64 address, u32 does) {
  const vector_clock *object = object_at(ctx, address, false);
  if (!object) return;
  bool acquires = does & ACQUIRES, whole = are_whole(self, lanes);
  const vector_clock *before = clock_of(ctx, self->index, !acquires ? OF_OBSERVED : whole ? OF_ALL_LANES : OF_ACQUIRED);
  u32 whose = !acquires ? self->observed : whole ? lanes : self->acquired;
  if (before->last == (u64)object && before->last_version == object->version && !(lanes & ~whose)) return;
  // A release in global memory may be of a warp some of whose lanes have read shared memory since: they released nothing.
  bool is_partial = address >> WINDOW_SHIFT >= FIRST_GLOBAL_WINDOW && ctx->partial_era == ctx->era + 1;
  taken times = is_partial ? OF_OTHER_BLOCKS : ALL_TIMES;
  vector_clock *target = (acquires ? acquire_into : observe_into)(ctx, self, lanes, object, times);
  target->last = (u64)object;
  target->last_version = object->version;
}

void clock_release(context *ctx, warp *self, u32 mask, Vector<u64> addresses, u32 does) {
  begin_release(ctx, self, does, [&](const release &what) {
    for_each_address(mask, addresses, [&](u64 address, u32 lanes) { what.leave_at(ctx, address, lanes); });
  });
}

// Lanes know from now on what they have observed.
void clock_learn(context *ctx, warp *self, u32 lanes) {
  u32 learning = self->observed & lanes;
  if (ctx->clocks_block != this_block(ctx) || !learning) return;
  vector_clock *observed = clock_of(ctx, self->index, OF_OBSERVED);
  acquire_into(ctx, self, learning, observed);
  self->observed &= ~lanes;
  if (!self->observed) forget(ctx, observed);
  if (!are_whole(self, lanes)) return;
  vector_clock *by_any = clock_of(ctx, self->index, OBSERVED_BY_ANY);
  take_in(ctx, self, clock_of(ctx, self->index, OF_ANY), by_any, OF_OTHER_WARPS);
  forget(ctx, by_any);
}

// Publish what lanes of a warp know.
void clock_fence(context *ctx, warp *self, u32 lanes) {
  vector_clock *known = clock_now(ctx, self), *published = clock_of(ctx, self->index, OF_PUBLISHED);
  u32 now = tick(ctx);
  u64 first = first_column(ctx), end = first + ctx->block_columns;
  if (!known->fenced) first = 0, end = ctx->columns;
  merge(ctx, published, known, first, end);
  merge(ctx, published, of_all(ctx), first, end);
  known->fenced = 1;
  self->fenced_without |= ~lanes;
  if (have_acquired(self, lanes)) merge_all(ctx, published, clock_of(ctx, self->index, OF_ACQUIRED));
  u32 others = apart(ctx, self) & ~lanes;
  if (self->exposed & others) return;
  self->fenced_time = now;
  self->fenced_apart = others ? ~0u : self->apart;
  self->fenced_exposed = self->exposed;
  self->fenced_partly = others;
}

// Let each lane of a warp know, and release, what any of them does.
void clock_gather(context *ctx, warp *self, bool at_barrier) {
  self->apart = self->exposed = self->fenced_apart = self->fenced_exposed = 0;
  if (ctx->clocks_block != this_block(ctx)) return;
  vector_clock *published = clock_of(ctx, self->index, OF_PUBLISHED);
  if (self->fenced_time && !self->fenced_partly) advance(published, own_column(ctx, self), self->fenced_time);
  self->fenced_time = self->fenced_partly = self->fenced_without = 0;
  vector_clock *any = clock_of(ctx, self->index, OF_ANY), *observed = clock_of(ctx, self->index, OF_OBSERVED);
  vector_clock *observed_by_any = clock_of(ctx, self->index, OBSERVED_BY_ANY);
  if (!any->end && !observed_by_any->end) return;
  vector_clock *known = clock_now(ctx, self);
  take_in(ctx, self, known, any, OF_OTHER_WARPS);
  forget(ctx, any);
  forget(ctx, clock_of(ctx, self->index, OF_ACQUIRED));
  self->acquired = 0;
  if (!observed_by_any->end) return;
  take_in(ctx, self, at_barrier ? known : observed, observed_by_any, OF_OTHER_WARPS);
  self->observed = at_barrier ? 0 : self->live;
  if (!at_barrier) return;
  forget(ctx, observed);
  forget(ctx, observed_by_any);
}

// Let each warp of the block know what any of them does.
void clock_share(context *ctx) {
  if (ctx->clocks_block != this_block(ctx)) return;
  for_each_warp(ctx, [&](warp *self) {
    vector_clock *known = clock_of(ctx, self->index, OF_ALL_LANES);
    vector_clock *published = clock_of(ctx, self->index, OF_PUBLISHED);
    self->fenced_partly = 0;  // the barrier orders what the block's threads have read in shared memory
    clock_gather(ctx, self, true);
    merge_all(ctx, of_all(ctx), known);
    merge_all(ctx, published_by_all(ctx), published);
    forget(ctx, known);
    forget(ctx, published);
  });
}

// Let the warps that wait at a barrier of some threads know what was left there; it begins anew.
void clock_open(context *ctx, u32 barrier) {
  vector_clock *object = object_at(ctx, key_of_barrier(barrier), false);
  if (!object) return;
  for_each_warp(ctx, [&](warp *self) {
    u32 waiting = self->waiting[barrier];
    if (waiting && are_whole(self, waiting)) clock_gather(ctx, self, true);
    if (waiting) acquire_into(ctx, self, waiting, object);
  });
  forget(ctx, object);
}

// Lanes arrive at the cluster's barrier.
void clock_arrive(context *ctx, warp *self, u32 lanes, u64 phase, u32 does) {
  begin_release(ctx, self, does, [&](const release &what) { 
    what.leave_in(ctx, phase_of(ctx, phase), lanes, what.apart);
  });
}

// Lanes have waited there. Threads that have exited count as arrived; of the warp's own, nobody has waited for those.
void clock_meet(context *ctx, warp *self, u32 lanes, u64 phase) {
  acquire_into(ctx, self, lanes, phase_of(ctx, phase));
  u32 *own = times_of(clock_of(ctx, self->index, OF_ALL_LANES)) + own_column(ctx, self), before = *own;
  for (u64 rank = 0; rank < ctx->num_peers; ++rank) {
    freshen(ctx->peers[rank]);
    acquire_into(ctx, self, lanes, block_clock_of(ctx->peers[rank], OF_EXITS));
  }
  *own = before;
}

// A phase of the cluster's barrier begins: whoever waits for the one before the last has arrived again since.
void clock_begin_phase(context *ctx, u64 phase) { forget(ctx, phase_of(ctx, phase)); }

// A warp reaches into a block's shared memory: some thread there must have begun, and one that exits must know of it.
void clock_touch(context *ctx, const warp *self, context *owner) {
  if (!has_clocks(ctx) || !self->has_met || !owner->live_threads) return suspect(ctx);
  freshen(owner);
  vector_clock *touches = block_clock_of(owner, OF_TOUCHES);
  u64 first = first_column(ctx);
  widen(ctx, touches, first, first + ctx->block_columns);
  advance(touches, own_column(ctx, self), *ctx->now + 1);
}

// Lanes exit.
void clock_exit(context *ctx, warp *self, u32 lanes) {
  begin_release(ctx, self, RELEASES, [&](const release &what) {
    what.leave_in(ctx, block_clock_of(ctx, OF_EXITS), lanes, what.apart);
  });
  const vector_clock *exits = block_clock_of(ctx, OF_EXITS);
  const vector_clock *touches = block_clock_of(ctx, OF_TOUCHES);
  if (ctx->live_threads > count_of(lanes)) return;
  for (u64 column = ctx->columns - touches->rest; column < touches->end; ++column)
    if (times_of(touches)[column] > times_of(exits)[column]) return suspect(ctx);
}

// Lanes ask for copies that mbarriers track: make the words of what they write. A block may end before a cp.async.
void clock_track(context *ctx, u32 lanes, Vector<u64> mbarriers, bool is_bulk) {
  u32 time = ++ctx->now[NOW_COPIES] + FIRST_COPY;
  bool is_lost = time >= MOST_EPOCHS;
  u64 width = ctx->block_columns, first = width - ctx->copy_columns;
  Lanes<u64> at(mbarriers);
  for_each_lane(lanes, [&](u32 lane) {
    u64 column = MOST_COLUMN;
    context *owner = owner_of(ctx, at[lane]);
    if (!owner) return suspect(ctx);
    if (has_clocks(ctx)) {
      vector_clock *mbarrier = object_at(ctx, under_way(at[lane]), true);
      if (mbarrier && !mbarrier->tracker) mbarrier->tracker = ++owner->trackers;
      if (mbarrier && first + mbarrier->tracker <= width - ctx->product_columns) {
        column = first + mbarrier->tracker - 1;
        mbarrier->tracked = time + 1;
        if (is_bulk && !mbarrier->fenced) owner->awaited += mbarrier->fenced = 1;
      } else {
        *ctx->suspicion |= TOO_NARROW;
        is_lost = true;
      }
    }
    ctx->copy_words[lane] = this_block(owner) << BLOCK_SHIFT | (u64)time << EPOCH_SHIFT | column << WARP_SHIFT;
  });
  if (is_lost) suspect(ctx);
}

// Phases of mbarriers are over: what was released in them, and the copies that they tracked, can be waited for.
INLINE void end_phases(context *ctx, u32 lanes, Vector<u64> mbarriers) {
  for_each_address(lanes, mbarriers, [&](u64 address, u32) {
    vector_clock *over = object_at(ctx, under_way(address), false);
    if (!over) return;
    vector_clock *known = object_at(ctx, address, true);
    if (!known) return suspect(ctx);
    merge_all(ctx, known, over);
    known->version = most(known->version, over->version);
    u64 tracker = known->tracker = over->tracker, tracked = known->tracked = over->tracked;
    if (known->fenced && over->fenced) --owner_of(ctx, address)->awaited;
    known->fenced |= over->fenced;
    forget(ctx, over);
    over->tracker = tracker;
    over->tracked = tracked;
  });
}

// Let a warp know what can be waited for at mbarriers.
INLINE void see_phases(context *ctx, warp *self, u32 lanes, Vector<u64> mbarriers) {
  clock_acquire(ctx, self, lanes, mbarriers, ACQUIRES);
  if (!ctx->copy_columns) return;
  u64 first = first_column(ctx) + ctx->block_columns - ctx->copy_columns;
  for_each_address(lanes, mbarriers, [&](u64 address, u32 seeing) {
    vector_clock *mbarrier = object_at(ctx, address, false);
    if (!mbarrier || !mbarrier->tracked) return;
    owner_of(ctx, address)->awaited -= mbarrier->fenced;
    mbarrier->fenced = 0;
    vector_clock *known = clock_now(ctx, self);
    auto see = [&](vector_clock *c) {
      widen(ctx, c, first_column(ctx), first_column(ctx) + ctx->block_columns);
      advance(c, first + mbarrier->tracker - 1, mbarrier->tracked);
    };
    if (are_whole(self, seeing)) return see(known);
    see(clock_of(ctx, self->index, OF_ANY));
    see(narrow(ctx, self, OF_ACQUIRED, self->acquired, seeing));
  });
}

// Lanes make mbarriers anew: they must know that the copies which those have tracked are done.
INLINE void renew(context *ctx, const warp *self, u32 lanes, Vector<u64> mbarriers) {
  u64 first = first_column(ctx) + ctx->block_columns - ctx->copy_columns;
  for_each_address(lanes, mbarriers, [&](u64 address, u32 making) {
    const vector_clock *mbarrier = object_at(ctx, under_way(address), false);
    if (!mbarrier || !mbarrier->tracked) return;
    if (time_known(ctx, self, making, first + mbarrier->tracker - 1) < mbarrier->tracked) suspect(ctx);
  });
}

// Do what the rulebook says of mbarriers.
void order_mbarriers(context *ctx, warp *self, u32 lanes, Vector<u64> mbarriers, u32 does) {
  if (!has_clocks(ctx)) return;
  if (does & EFFECT_OPENS) end_phases(ctx, lanes, mbarriers);
  if (does & EFFECT_ACQUIRES) see_phases(ctx, self, lanes, mbarriers);
  if (does & EFFECT_RENEWS) renew(ctx, self, lanes, mbarriers);
}

INLINE u64 column_of_products(const context *owner, u64 group) {
  return first_column(owner) + owner->block_columns - 1 - group;
}

void clock_see_products(context *ctx, warp *self, u64 group, u32 until) {
  vector_clock *known = clock_now(ctx, self);
  widen(ctx, known, first_column(ctx), first_column(ctx) + ctx->block_columns);
  advance(known, column_of_products(ctx, group), until);
}

u32 clock_of_products(context *ctx, const context *owner, const warp *self, u32 who, u64 group) {
  return time_known(ctx, self, who, column_of_products(owner, group));
}
