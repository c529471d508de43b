// screening.cpp: clears a launch of races while it runs, by the shadow of its memory (shadow.h)
//
// A screened program calls record() where a traced one does, but nothing is recorded. An access that is not ordered
// behind what the words of its cells stand for, by one of the simple rules below, raises the launch's suspicion and
// ends it; a slower and exact look then decides. The rules, of a word and an access:
//
// - one thread made both;
// - one block made both, and a barrier of the whole block lies between;
// - one warp made both, and a bar.warp.sync of all its lanes lies between;
// - two lanes of a warp made them, and both took part in the latter's last bar.warp.sync of some lanes, between the two;
// - both are strong, for the threads concerned (then they need no order), unless they may be two writes of which one is
//   through volatile, or such a write and a read that is no poll;
// - the clock of the warp that makes the access says that it comes behind the other: see clocks.cpp.
//
// Whatever the exact look would find beside races raises suspicion as well: reads of shared memory that its block has
// not written, barriers of a whole block that its threads open from different instructions or that some of them never
// reach, member masks that do not fit.
#include "places.h"
#include "tensor_map.h"

namespace {

// Of an access to one window. A request of a copy is a write whose cells nobody may touch until the same thread's
// completion. A load through volatile that is no poll is taken for a weak one.
enum form { WEAK_LOAD, WEAK_STORE, STRONG_LOAD, STRONG_STORE, VOLATILE_STORE, REQUEST, COMPLETION };

// Note this warp's access beside words of several warps, and that of a warp that has been alone with one.
template <class Where, class Word = typename Where::Word>
INLINE void stamp(const now &at, const Where &where, u32 *stamps, Word old, Word made) {
  u32 several = stamps ? where.among(agree(made, SEVERAL_WARPS, LEVEL)) : 0;
  if (!several) return;
  u32 was_alone = several & where.among((old & LEVEL) < SEVERAL_WARPS);
  if (was_alone) {
    Word member = old >> WARP_SHIFT & (SET_BITS - 1);
    where.stamp(stamps, member * at.window->num_cells, was_alone, (old & OF_EPOCH) >> EPOCH_SHIFT);
  }
  where.stamp_own(at, stamps, several);
}

// An access of threads to cells: `own` is the word that stands for it, but for its strength.
template <form FORM, class Where>
struct screened {
  using Word = typename Where::Word;
  static constexpr bool ONE = Where::IS_ONE;
  static constexpr bool IS_LOAD = FORM == WEAK_LOAD || FORM == STRONG_LOAD;
  static constexpr bool IS_STRONG_STORE = FORM == STRONG_STORE || FORM == VOLATILE_STORE;
  static constexpr bool HAS_STRENGTH = FORM == STRONG_LOAD || IS_STRONG_STORE;

  const now &at;
  const Where &where;
  Word thread, own, write, read;

  // Lanes whose words are not ordered before the access; the launch is suspicious unless clocks say that they are.
  __attribute__((always_inline)) u32 ask(u32 racing, Word word, const u32 *stamps) const {
    u32 known = racing && at.has_clocks ? where.ask_clocks(at, racing, word, stamps) : 0;
    if (racing & ~known) suspect(at.ctx);
    return known;
  }

  // Let the words of reads stand for this access too.
  __attribute__((always_inline)) void note_read(Word mark) const {
    auto alone = at.is_ordered(read, thread);
    Word wider = at.joined(read) | (read & mark), made = alone ? own | mark : wider;
    stamp(at, where, at.window->read_stamps, read, made);
    where.store(at.seen, made, alone ? mark | at.warp_word : wider);
  }

  __attribute__((always_inline)) void load(u32 hidden) const {
    if constexpr (ONE && FORM == WEAK_LOAD) {
      if (hidden) {  // the strong write is taken for a weak one: this read must not hide it from others
        at.written[where.cell] = read & ~(u64)STRONG;
        at.seen[where.cell] = own;
        if (at.window->write_stamps && agree(read, SEVERAL_WARPS, LEVEL))
          clock_join(at.ctx, at.window, where.cell, 0, read & ~(u64)STRONG);
        return;
      }
    }
    // Most reads of a cell that many read, or that one waits for, change nothing.
    u64 alike = OF_BLOCK | LEVEL | (HAS_STRENGTH ? 0 : STRONG);
    if (at.has_clocks) alike |= at.member_bit | (at.window->read_stamps ? 0 : OF_EPOCH);
    auto changes = !agree(read, at.block_word, alike);
    if (!where.among(changes | at.is_behind(read))) {
      if (at.window->read_stamps) where.stamp_own(at, at.window->read_stamps, ALL_LANES);
      return;
    }
    if constexpr (ONE)
      if (((read ^ own) & ~(u64)(HAS_STRENGTH ? STRONG : 0)) == 0) return;
    Word mark{};
    if (HAS_STRENGTH) mark = at.is_in_sight(read, 0) ? mark : spread<Word>(STRONG);  // weak reads stay in sight
    note_read(mark);
  }

  __attribute__((always_inline)) void store(u32 known_write, u32 known_read) const {
    Word mark = spread<Word>(HAS_STRENGTH ? STRONG : 0);
    bool keeps_read = false;
    if constexpr (ONE && HAS_STRENGTH) {
      bool weak_write = at.is_in_sight(write, 0), weak_read = at.is_in_sight(read, 0);
      if (weak_write && !weak_read) {  // the weak write stays, and this one is noted among the reads
        *at.mixed = 1;
        return note_read(mark);
      }
      bool is_simple = at.is_ordered(write, thread) && at.is_ordered(read, thread);
      if (weak_write && at.window->write_stamps && !is_simple) {
        *at.mixed = 1;  // it is noted beside a weak write and a weak read as if they were one write
        at.written[where.cell] = clock_join(at.ctx, at.window, where.cell, write, read);
        at.seen[where.cell] = own | mark;
        return;
      }
      if (weak_write) mark = 0;  // behind a weak write and a weak read, it is taken for weak; a weak read alone stays
      keeps_read = weak_read && !weak_write;
    }
    Word made = own, together = spread<Word>(at.warp_word);  // of lanes with a cell each; of those that share one
    if (FORM == REQUEST) {
      made = together = spread<Word>(REQUESTED);
    } else if ((FORM == WEAK_STORE || FORM == COMPLETION) && at.copy_word) {
      if (FORM == WEAK_STORE && at.ctx->proxies) touch_by_proxy();
      made = together = spread<Word>(at.copy_word);
    } else if (HAS_STRENGTH) {  // others may not be ordered behind all that the word stands for
      auto alone = at.is_ordered(write, thread) | where.condition_of(known_write);
      Word wider = at.joined(write) | (write & mark);
      made = alone ? own | mark : wider;
      together = alone ? mark | at.warp_word : wider;
    }
    u32 stale = keeps_read ? 0 : where.among(read != 0);
    if (HAS_STRENGTH) stale &= where.among(at.is_ordered(read, thread)) | known_read;
    if (stale) where.clear(at.seen, stale);
    if (HAS_STRENGTH) stamp(at, where, at.window->write_stamps, write, made);
    where.store(at.written, made, together);
  }

  // A copy writes where threads have, or where a cluster's barrier hides who has: stores must be behind a proxy fence.
  void touch_by_proxy() const {
    auto by_threads = (write >= at.nobody) & ((write & OF_EPOCH) < (u64)FIRST_COPY << EPOCH_SHIFT);
    u32 stored = where.among(by_threads | (write == IN_THE_PAST));
    if (!stored) return;
    u64 low = at.window->low + (where.lowest(stored) << at.window->shift);
    u64 high = at.window->low + ((where.highest(stored) + 1) << at.window->shift);
    proxy_touch(at.ctx, at.self, low, high);
  }

  // Whether the access is a strong write, and races with others as it, or they, may be through volatile. In shared
  // memory that no other block reaches, a barrier of the block comes before whatever follows it.
  bool clashes() const {
    if (!IS_STRONG_STORE) return false;
    u32 bit = 1u << (at.window->low >> WINDOW_SHIFT) % 32, era = at.ctx->era + 1;
    if (FORM == VOLATILE_STORE) at.is_own ? at.ctx->volatile_era = era : *at.through_volatile |= bit;
    return at.is_own ? at.ctx->volatile_era == era : *at.through_volatile & bit;
  }

  // Return false where strong and weak accesses meet at several cells: each is to be screened by itself then.
  __attribute__((always_inline)) bool run(u64 written_from) {
    write = where.load(at.written);
    read = where.load(at.seen);
    if constexpr (FORM == WEAK_LOAD && !ONE) {
      if (at.lanes_agree && at.window->read_stamps && !where.among(!at.knows(write, read))) {
        where.stamp_own(at, at.window->read_stamps, ALL_LANES);
        return true;
      }
    }
    u32 hidden = 0;  // weak writes, by strong ones that stand among the reads
    if (FORM == WEAK_LOAD && *at.mixed) hidden = where.among(at.is_in_sight(read, STRONG));
    if (!ONE && hidden) return false;
    if (!ONE && IS_STRONG_STORE && where.among(at.is_in_sight(write, 0) | at.is_in_sight(read, 0))) return false;

    auto is_simple = at.is_behind(write) & (write >= written_from);
    if (!IS_LOAD) is_simple &= at.is_behind(read);
    u32 known_write = 0, known_read = 0;
    bool is_volatile = clashes();
    if (where.among(!is_simple) | hidden) {
      if (where.among(write < written_from)) suspect(at.ctx);
      u32 racing = where.among(!at.is_ordered(write, thread));
      if (FORM == COMPLETION) racing &= where.among(write != REQUESTED);
      if (HAS_STRENGTH && !is_volatile) racing &= where.among(agree(write, 0, STRONG));
      known_write = ask(racing, write, at.window->write_stamps);
      if (!IS_LOAD || hidden) {
        racing = where.among(!at.is_ordered(read, thread));
        // Where words of reads may stand for strong writes, one of those may be through volatile.
        if (HAS_STRENGTH && !(is_volatile && *at.mixed)) racing &= where.among(agree(read, 0, STRONG));
        known_read = ask(racing, read, at.window->read_stamps);
      }
    }
    if constexpr (IS_LOAD) load(hidden);
    else store(known_write, known_read);
    return true;
  }
};

template <form FORM, class Where, class Word = typename Where::Word>
INLINE bool screen(const now &at, const Where &where, Word thread, Word own, u64 written_from) {
  return screened<FORM, Where>{at, where, thread, own, {}, {}}.run(written_from);
}

// An access is narrower than a cell: smaller cells may do.
INLINE void suspect_width(context *ctx) {
  *ctx->suspicion |= TOO_COARSE;
  suspect(ctx);
}

// Screen the access of a lane, or of several, to one address. Only what was `written_from` on may be read.
template <form FORM>
__attribute__((noinline)) void screen_address(context *ctx, const warp *self, u32 mask, u64 address,
                                              const shadow *window, u32 width, bool needs_written) {
  now at(ctx, self, window, mask);
  bool is_alone = ctx->copier || !(mask & (mask - 1));
  u64 thread = at.warp_base | (is_alone ? ctx->copier ? ctx->copier - 1 : first_of(mask) : LEVEL);
  u64 own = is_alone ? thread | at.stamp : at.warp_word;
  u64 first = (address - window->low) >> window->shift, span = width >> window->shift;
  if (!span) suspect_width(ctx);
  for (u64 cell = first; cell < first + span && cell < window->num_cells; ++cell)
    screen<FORM>(at, one_cell{cell}, thread, own, needs_written ? at.written_from : 0);
}

// Screen the accesses of lanes to an address each. A whole warp's vectors, lane after lane in memory, are looked at by
// 32 neighbouring cells at a time.
template <form FORM>
__attribute__((noinline)) void screen_lanes(context *ctx, const warp *self, u32 mask, Vector<u64> addresses,
                                            const shadow *window, u32 width, bool needs_written) {
  now at(ctx, self, window, mask);
  Vector<u64> first = (addresses - window->low) >> window->shift;
  u64 span = width >> window->shift, start = first[0];
  if (!span) return suspect_width(ctx);
  bool is_tight = span > 1 && mask == ALL_LANES && all_of(mask, first == iota<u64>() * span + start);
  for (u64 i = 0; i < span; ++i) {
    Vector<u64> along = iota<u64>() + i * LANES, cells = first + i, lanes = iota<u64>();
    if (is_tight) {
      cells = along + start;
      lanes = along >> (u64)__builtin_ctzll(span);
    }
    if (ctx->copier) lanes = every((u64)(ctx->copier - 1));
    u32 active = mask;
    if (!is_tight || start + (i + 1) * LANES > window->num_cells) active &= mask_of(cells < window->num_cells);
    if (!active) continue;
    Vector<u64> thread = lanes | at.warp_base;
    many_cells where(cells, active, is_tight);
    if (screen<FORM>(at, where, thread, thread | at.stamp, needs_written ? at.written_from : 0)) continue;
    Lanes<u64> of(addresses);
    for_each_lane(mask, [&](u32 lane) {
      screen_address<FORM>(ctx, self, 1u << lane, of[lane], window, width, needs_written);
    });
    return;
  }
}

// Screen weak writes to `span` cells of each lane, that no two lanes share, if barriers of the block order them all.
INLINE bool scatter_simply(const now &at, Vector<u64> cells, u64 span) {
  Lanes<u64> first(cells);
  if (first[LANES - 1] + span > at.window->num_cells) return false;
  u64 has_read = 0;
  bool is_simple = true;
  for (u32 lane = 0; lane < LANES; ++lane) {
    for (u64 cell = first[lane]; cell < first[lane] + span; ++cell) {
      u64 read = at.seen[cell];
      is_simple &= at.is_behind(at.written[cell]) & at.is_behind(read);
      has_read |= read;
    }
  }
  if (!is_simple) return false;
  for (u32 lane = 0; lane < LANES; ++lane) {
    for (u64 cell = first[lane]; cell < first[lane] + span; ++cell) {
      at.written[cell] = lane | at.warp_base | at.stamp;
      if (has_read) at.seen[cell] = 0;
    }
  }
  return true;
}

// Screen weak writes of a warp, if that is simple: where all lanes write, each behind the lane before it in memory, and a
// barrier of the block lies between and whatever the words stand for. Most results are written so, and most of them side
// by side. screen_lanes() does the same then.
__attribute__((noinline)) bool are_simple_stores(context *ctx, const warp *self, u32 mask, Vector<u64> addresses,
                                                 const shadow *window, u32 width) {
  u64 address = addresses[0], start = (address - window->low) >> window->shift;
  u64 span = width >> window->shift, num_cells = window->num_cells;
  if (mask != ALL_LANES || ctx->copier || !span || start >= num_cells || start + span * LANES > num_cells) return false;
  now at(ctx, self, window, mask);
  if (!all_of(mask, addresses == iota<u64>() * width + address))
    return are_apart(addresses, width) && scatter_simply(at, (addresses - window->low) >> window->shift, span);
  u64 per_lane = __builtin_ctzll(span);
  for (u64 first = 0; first < span * LANES; first += LANES) {
    u64 *written = at.written + start + first, *seen = at.seen + start + first;
    Vector<u64> read = load_lanes(seen);
    if (!all_of(mask, at.is_behind(load_lanes(written)) & at.is_behind(read))) return false;
    store_lanes(written, ((iota<u64>() + first) >> per_lane) | (at.warp_base | at.stamp));
    if (mask_of(read != 0)) store_lanes(seen, Vector<u64>{});
  }
  return true;
}

// Have what a window shows copied, before it is written for the first time.
__attribute__((noinline)) void save(context *ctx, u64 number) {
  ctx->shadows[number].marks &= ~MARK_UNSAVED;
  ctx->save_window(ctx, number);
}

// An access of a warp's lanes.
struct access {
  context *ctx;
  warp *self;
  u32 does, width;
  u64 address;  // of all lanes, where `together`; else of the first of them
  bool together;
  context *home;  // block whose shared memory it is

  bool reads() const { return does & READS; }
  bool writes() const { return does & WRITES; }
  bool has_order() const { return does & IS_STRONG && has_clocks(ctx); }

  template <form FORM>
  __attribute__((always_inline)) void screen_as(u32 mask, Vector<u64> addresses, const shadow *window) const {
    bool needs_written = (window->policy == POLICY_SHARED || window->policy == POLICY_EMPTY) && reads();
    if (together) screen_address<FORM>(ctx, self, mask, address, window, width, needs_written);
    else screen_lanes<FORM>(ctx, self, mask, addresses, window, width, needs_written);
  }

  // Screen what some lanes access in one window.
  __attribute__((always_inline)) void screen_window(u64 number, u32 mask, Vector<u64> addresses) const {
    if (number >= ctx->num_windows) return;
    if (is_of_cluster(number)) return screen_peer(number, mask, addresses);
    const shadow *window = shadow_of(home, number);
    bool is_shared = window->policy == POLICY_SHARED;
    if (writes() && window->marks & MARK_UNSAVED) save(ctx, number);
    if (window->policy == POLICY_IGNORED || (window->policy == POLICY_READ_ONLY && !writes())) return;
    if (window->policy == POLICY_READ_ONLY) return suspect(ctx);
    if (is_shared && ctx->held_count && meets_held(ctx, mask, addresses, width)) {
      screen_held(ctx);
      if (writes()) hold_no_more(ctx);
    }
    if (is_shared && writes()) {
      if (have_sources(home)) check_sources(home, mask, addresses, width);
      check_products(ctx, home, self, mask, addresses);
      bool is_plain = !(does & (READS | REQUESTS | COMPLETES)) && !ctx->copy_word;
      if (ctx->proxies && is_plain) home == ctx ? note_store(ctx, self, mask, addresses, width) : suspect(ctx);
      if (ctx->proxies && ctx->copy_word && home != ctx) copy_to_peer(ctx, home, mask, addresses, width);
    }
    if (!is_shared && leaves_pending(number)) return screen_as<REQUEST>(mask, addresses, window);
    if (does & REQUESTS) return screen_as<REQUEST>(mask, addresses, window);
    if (does & COMPLETES) return screen_as<COMPLETION>(mask, addresses, window);
    bool is_of_block = is_shared && !has_peers(ctx);
    bool is_strong = does & IS_STRONG && (is_of_block || !(does & FOR_ITS_BLOCK));
    if (is_strong && writes() && does & IS_VOLATILE) return screen_as<VOLATILE_STORE>(mask, addresses, window);
    if (is_strong && writes()) return screen_as<STRONG_STORE>(mask, addresses, window);
    if (is_strong && !(does & IS_VOLATILE)) return screen_as<STRONG_LOAD>(mask, addresses, window);
    if (!writes()) return screen_as<WEAK_LOAD>(mask, addresses, window);
    if (!together && are_simple_stores(ctx, self, mask, addresses, window, width)) return;
    screen_as<WEAK_STORE>(mask, addresses, window);
  }

  // Whether the access is the write of a copy to global memory, which is under way until its group has been waited for.
  // Such updates have words of atomic ones: whoever else touches their tensor is left to the exact look.
  bool leaves_pending(u64 number) const {
    bool is_of_group = ctx->copier && !ctx->copy_word, updates = is_of_group && does & IS_STRONG;
    u32 &updated = ctx->now[NOW_UPDATED], bit = 1u << number % 32;
    if (updates) updated |= bit;
    else if (updated & bit) suspect(ctx);
    return is_of_group && !updates;
  }

  // Screen what some lanes access in a window of the cluster.
  __attribute__((noinline)) void screen_peer(u64 number, u32 mask, Vector<u64> addresses) const {
    context *owner = block_of(ctx, number);
    if (!owner) return suspect(ctx);
    if (owner != ctx) clock_touch(ctx, self, owner);
    access there{ctx, self, does, width, address + to_own(number), together, owner};
    there.screen_window(SHARED_WINDOW, mask, addresses + to_own(number));
  }

  // Whether it may observe anything: anybody has released anything that the block's threads may see.
  bool observes() const {
    return does & OBSERVES && has_order() && (has_peers(ctx) || ctx->signals->count || ctx->own_signals->count);
  }

  // Whether it leaves anything: it releases, or the block's warps may know or have published anything.
  bool leaves() const {
    return writes() && !(does & IS_IDLE) && has_order() && (does & RELEASES || ctx->clocks_block == this_block(ctx));
  }
};

__attribute__((noinline)) void screen_access(const access &what, u32 mask, Vector<u64> addresses) {
  if (what.together || what.does & IS_IN_SHARED) {
    what.screen_window(what.address >> WINDOW_SHIFT, mask, addresses);
  } else {
    for_each_group(mask, addresses >> WINDOW_SHIFT,
                   [&](u64 window, u32 here) { what.screen_window(window, here, addresses); });
  }
  // The access is screened before it acquires: what it acquires orders nothing that was done to the place itself.
  if (what.observes()) clock_acquire(what.ctx, what.self, mask, addresses, what.does);
  if (!what.leaves()) return;
  screen_waiting(what.ctx);
  clock_release(what.ctx, what.self, mask, addresses, what.does);
}

// Lanes that have not waited for the grids before this one touch memory.
__attribute__((noinline)) void check_start(context *ctx, u32 mask, Vector<u64> addresses) {
  Lanes<u64> at(addresses);
  for_each_lane(mask, [&](u32 lane) {
    u64 window = at[lane] >> WINDOW_SHIFT;
    if (window < ctx->num_windows && shadow_of(ctx, window)->marks & MARK_AWAITED) suspect(ctx);
  });
}

// Whether a warp has polled before, at the address `polled`, and now does so again. No epoch has begun and no copy has
// updated memory since. Then the words stand for this poll already: what others do to them in between is suspicious.
INLINE bool polls_again(const context *ctx, warp *self, u32 mask, u64 address, u64 polled, u32 site) {
  u64 maker = (u64)site << 32 | mask, time = ctx->now[NOW_EPOCH];
  bool again = polled == address && self->poll_maker == maker && self->poll_time == time && !ctx->now[NOW_UPDATED];
  self->poll_address = address, self->poll_maker = maker, self->poll_time = time;
  return again;
}

// Whether all lanes read one window of constant memory weakly: so are most reads of many a kernel.
INLINE bool reads_constants(const context *ctx, u32 mask, Vector<u64> addresses, u32 does) {
  if (does & (WRITES | IS_STRONG)) return false;
  u64 first = addresses[0], window = first >> WINDOW_SHIFT;
  if (window >= ctx->num_windows || shadow_of(ctx, window)->policy != POLICY_READ_ONLY) return false;
  return all_of(mask, (addresses ^ first) >> WINDOW_SHIFT == 0);
}

// Lanes name those that are to take part: each its own set, with itself in it. Return whether that is the whole warp.
// Those who come to a collective `take_part` at once: whom they name, and who is not there, has left the kernel.
INLINE bool name_lanes(context *ctx, const warp *self, u32 mask, Vector<u64> members, bool take_part) {
  auto active = lanes_of<u32>(mask);
  Vector<u32> named = convert<u32>(members), bits = every(1u) << iota<u32>();
  u32 common = greatest_of(active ? named : every(0u));
  auto is_wrong = ((named & bits) == 0) | ((named != common) & ((named & common) != 0));
  if (take_part) is_wrong |= (named & (self->initial & ~mask)) != 0;
  if (mask & mask_of(is_wrong)) suspect(ctx);
  return !(self->initial & ~(common & mask));
}

// Lanes meet those that each names, without the rest of the warp.
INLINE void meet_apart(context *ctx, warp *self, u32 mask, Vector<u64> members) {
  screen_waiting(ctx);
  self->has_parted = true;
  u32 time = tick(ctx);
  Lanes<u64> named(members);
  for_each_lane(mask, [&](u32 lane) {
    self->met_with[lane] = named[lane] & mask;
    self->met_at[lane] = time;
  });
}

// Keep the instruction that threads wait at, or that there are several.
INLINE void wait_at(context *ctx, u32 number, u32 site) {
  u32 &before = ctx->barrier_site[number];
  before = !before || before == site ? site : ~0u;
}

// A copy reads a tensor map: one that the launch has written is left to the exact look.
INLINE void use_map(context *ctx, u64 address, u32 does) {
  u64 number = address >> WINDOW_SHIFT;
  if (!(does & EFFECT_USES) || number < FIRST_GLOBAL_WINDOW || number >= ctx->num_windows) return;
  const shadow *window = shadow_of(ctx, number);
  u64 first = (address - window->low) >> window->shift, end = first + (MAP_BYTES >> window->shift);
  for (u64 cell = first; cell < least(end, window->num_cells); ++cell)
    if (window->cells[cell]) suspect(ctx);
}

// A thread that knows the grids before this one to have ended lets its whole block know behind a barrier.
INLINE void share_waits(context *ctx) {
  for_each_warp(ctx, [&](const warp *w) {
    if (w->waited) ctx->waited_block = this_block(ctx);
  });
}

// A barrier opens; one of the whole block begins an era.
INLINE void order_barrier(context *ctx, u32 number, bool is_whole) {
  u32 site = ctx->barrier_site[number];
  ctx->barrier_site[number] = 0;
  if (is_whole) {
    if (site == ~0u || ctx->live_threads != threads_of(ctx)) suspect(ctx);
    ctx->era = tick(ctx);
    begin_holding(ctx);
    share_waits(ctx);
    clock_share(ctx);
    share_stores(ctx);
  } else if (has_clocks(ctx)) {
    clock_open(ctx, number);
  }
}

// Whatever was done to a block's shared memory comes before all that follows, but for copies that are under way.
INLINE void put_in_the_past(context *ctx) {
  const shadow *window = shadow_of(ctx, SHARED_WINDOW);
  for (u64 cell = 0; cell < 2 * window->num_cells; cell += LANES) {
    u64 left = 2 * window->num_cells - cell;
    u32 mask = left < LANES ? (1u << left) - 1 : ALL_LANES;
    Vector<u64> words = load_some(window->cells + cell, mask), numbers = iota<u64>() + cell;
    auto is_write = (words != 0) & (numbers < window->num_cells);
    Vector<u64> past = is_write ? spread<Vector<u64>>(IN_THE_PAST) : Vector<u64>{};
    store_some(window->cells + cell, mask, (words & OF_EPOCH) < ((u64)ctx->era << EPOCH_SHIFT) ? past : words);
  }
}

// The cluster's barrier, which begins an era if no thread's accesses can lie between its arrival and its wait.
INLINE void order_cluster(context *ctx, warp *self, u32 mask, u64 phase, u32 does) {
  if (does & EFFECT_OPENS && mask == 3) {
    ctx->era = tick(ctx);
    begin_holding(ctx);
    if (has_peers(ctx)) put_in_the_past(ctx);
  }
  if (does & EFFECT_ACQUIRES) self->has_met = true;
  if (!has_clocks(ctx)) return;
  if (does & EFFECT_OPENS) clock_begin_phase(ctx, phase + 1);
  if (does & EFFECT_LEARNS) clock_learn(ctx, self, mask);
  if (does & EFFECT_RELEASES) clock_arrive(ctx, self, mask, phase, does & IS_RELAXED ? 0 : RELEASES);
  if (does & EFFECT_ACQUIRES) clock_meet(ctx, self, mask, phase);
  if (does & EFFECT_ENDS) clock_exit(ctx, self, mask);
}

// Do what the rulebook (core/ordering.py) says that an instruction does to order.
__attribute__((noinline)) void order(context *ctx, warp *self, u32 mask, Vector<u64> values, u32 does, u32 site) {
  u32 object = (does & ~(ORDERS | IS_RELAXED)) >> OBJECT_SHIFT;
  bool at_barrier = object == OBJECT_BARRIER;
  u64 number = Lanes<u64>(values)[first_of(mask)];
  if (object == OBJECT_TENSOR_MAP) return use_map(ctx, number, does);
  if (object == OBJECT_PRODUCTS) return order_products(ctx, self, number, does);
  if (object == OBJECT_GRID) return void(self->waited |= mask);
  if (object == OBJECT_MBARRIER) return order_mbarriers(ctx, self, mask, values, does);
  if (object == OBJECT_CLUSTER) return order_cluster(ctx, self, mask, number, does);
  if (at_barrier && number >> 63) suspect(ctx);
  if (at_barrier) number %= NUM_BARRIERS;
  if (does & EFFECT_BREAKS) suspect(ctx);
  bool is_whole = does & EFFECT_NAMES && name_lanes(ctx, self, mask, values, !(does & EFFECT_MEETS));
  if (does & EFFECT_MEETS && is_whole) {
    screen_waiting(ctx);
    clock_gather(ctx, self, false);
    share_fences(ctx, self);
    if (self->waited) self->waited = ALL_LANES;
    self->epoch = tick(ctx);
  }
  if (does & EFFECT_MEETS && !is_whole) meet_apart(ctx, self, mask, values);
  if (does & EFFECT_FENCES_PROXY) fence_proxy(ctx, self, mask);
  if (does & EFFECT_WAITS) wait_at(ctx, number, site);
  if (does & EFFECT_OPENS) order_barrier(ctx, number, mask == 3);
  // A barrier of the whole block needs no more: order_barrier() lets all threads know what any of them knew.
  if (!has_clocks(ctx) || (at_barrier && !ctx->barrier_expected[number])) return;
  if (does & (EFFECT_PUBLISHES | EFFECT_RELEASES | EFFECT_ACQUIRES)) screen_waiting(ctx);
  u64 key = at_barrier ? key_of_barrier(number) : key_of_group(number);
  if (does & EFFECT_LEARNS) clock_learn(ctx, self, mask);
  if (does & EFFECT_PUBLISHES) clock_fence(ctx, self, mask);
  if (does & EFFECT_RELEASES) clock_release(ctx, self, mask, every(key), RELEASES);
  if (does & EFFECT_ACQUIRES) clock_acquire_at(ctx, self, mask, key, ACQUIRES);
}

}  // namespace

void suspect(context *ctx) {
  *ctx->suspicion |= SUSPICIOUS;
  *ctx->stop = 0;
  ctx->fuel = -1;
}

void record(context *ctx, warp *self, u32 mask, Vector<u64> addresses, u32 site) {
  if (!mask) return;
  u32 does = ctx->instructions[site], width = (does & ~(IS_VOLATILE | IS_PHASED | IS_IDLE)) >> WIDTH_SHIFT;
  if (does & ORDERS) return order(ctx, self, mask, addresses, does, site);
  if (!width) return;
  if (ctx->starts_early && !have_waited(ctx, self, makers(ctx, mask))) check_start(ctx, mask, addresses);
  if (reads_constants(ctx, mask, addresses, does)) return;
  u64 polled = self->poll_address;
  self->poll_address = 0;
  u64 address = Lanes<u64>(addresses)[first_of(mask)];
  note_grid_barrier(ctx, address);
  bool together = all_of(mask, addresses == address);
  if (does & IS_IDLE && together && polls_again(ctx, self, mask, address, polled, site)) return;
  if (has_clocks(ctx) || ctx->proxies) {
    u32 outside = mask & mask_of(addresses >= every(FIRST_GLOBAL_WINDOW << WINDOW_SHIFT));
    touch(ctx, self, makers(ctx, mask), does & WRITES || outside);
  }
  screen_access({ctx, self, does, width, address, together, ctx}, mask, addresses);
}

// Bulk copies are screened by their accesses instead.
void record_copy(context *, warp *, u32, u64, u64, u32, u32, u32, u32) {}

void screen_held_read(context *ctx, const warp *self, u32 mask, Vector<u64> addresses, u32 width) {
  const shadow *window = shadow_of(ctx, SHARED_WINDOW);
  u64 first = addresses[0];
  if (all_of(ALL_LANES, addresses == first)) screen_address<WEAK_LOAD>(ctx, self, mask, first, window, width, true);
  else screen_lanes<WEAK_LOAD>(ctx, self, mask, addresses, window, width, true);
}

// Screen a read of 128 bytes of shared memory, from `start` on, if the warp knows of the writes there; false if not.
// The effect is that of screen_lanes(), where a warp reads as many neighbouring cells, or less, once more.
EXPORT u32 screen_again(context *ctx, warp *self, u32 start) {
  const shadow *window = shadow_of(ctx, SHARED_WINDOW);
  u64 cell = start / sizeof(u32);
  if (window->shift != 2 || ctx->num_warps > SET_BITS || !window->read_stamps || ctx->held_count || self->acquired)
    return false;
  if (cell + LANES > window->num_cells) return false;
  now at(ctx, self, window, ALL_LANES);
  if (!all_of(ALL_LANES, at.knows(load_lanes(at.written + cell), load_lanes(at.seen + cell)))) return false;
  touch(ctx, self, ALL_LANES, false);
  store_lanes(window->read_stamps + cell + at.member * window->num_cells, every(at.epoch));
  return true;
}
