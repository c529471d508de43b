// words.h: what the words of a cell's shadow (shadow.h) say, of one cell as `u64` or of a cell of each lane as a vector
#pragma once

#include "screen.h"

constexpr u64 OF_BLOCK = ~0ull << BLOCK_SHIFT;  // bits of a word that name the block
constexpr u64 OF_EPOCH = (u64)MOST_EPOCHS << EPOCH_SHIFT;
constexpr u64 LEVEL = 3ull << SEVERAL_SHIFT;  // those that say whom it stands for
constexpr u64 SEVERAL_LANES = 1ull << SEVERAL_SHIFT, SEVERAL_WARPS = 2ull << SEVERAL_SHIFT;
constexpr u64 SEVERAL_BLOCKS = OF_BLOCK | LEVEL;
constexpr u64 MEMBERS = (1ull << SET_BITS) - 1;  // the warp and lane, or the warps
constexpr u64 OF_WARP = SEVERAL_WARPS | (LANES - 1) << WARP_SHIFT;  // in which words of one warp agree
constexpr u64 IN_THE_PAST = 1;  // in the memory of a cluster, of writes that all of its later accesses come behind
constexpr u64 REQUESTED = SEVERAL_BLOCKS | OF_EPOCH;  // word of cells that an asynchronous copy is still to write

template <class Word>
INLINE Word spread(u64 word) {
  return word - Word{};
}

template <class Word>
INLINE auto agree(Word word, u64 other, u64 bits) {
  return ((word ^ other) & bits) == 0;
}

// What the words are compared with during one access.
struct now {
  context *ctx;
  const warp *self;
  const shadow *window;
  u64 *written, *seen;  // the words
  u64 base, stamp, warp_base;  // the block, the epoch, and the warp with its block, as words have them
  u64 behind_barrier, behind_meeting;  // where the epochs begin, in words of this block, of what is not ordered
  u64 member, member_bit;  // the warp's number among those of a word
  u64 warp_word, block_word;  // that stand for several lanes' access, and for this warp and others
  u64 nobody;  // words below it: shared memory that another block has left behind was written by nobody
  u64 written_from;  // likewise, and words from it on were written
  u64 copy_word;
  u32 who;  // the lanes that make it
  u32 epoch;
  u32 *mixed, *through_volatile;  // numbers of the launch: NOW_MIXED and NOW_VOLATILE
  bool is_own;  // shared memory that no other block reaches
  bool has_clocks;
  bool lanes_agree;  // no lane knows less of other warps than another, and each warp has a bit of its own

  __attribute__((always_inline)) now(context *c, const warp *w, const shadow *s, u32 lanes)
      : ctx(c), self(w), window(s), written(s->cells), seen(s->cells + s->num_cells), who(makers(c, lanes)) {
    bool is_shared = s->policy == POLICY_SHARED;
    is_own = is_shared && !has_peers(c);
    epoch = c->now[NOW_EPOCH];
    mixed = c->now + NOW_MIXED;
    through_volatile = c->now + NOW_VOLATILE;
    base = this_block(c) << BLOCK_SHIFT;
    stamp = (u64)epoch << EPOCH_SHIFT;
    warp_base = base | (u64)w->index << WARP_SHIFT;
    behind_barrier = (u64)c->era << EPOCH_SHIFT;
    behind_meeting = (u64)w->epoch << EPOCH_SHIFT;
    member = w->index % SET_BITS;
    member_bit = 1ull << member;
    warp_word = warp_base | stamp | SEVERAL_LANES;
    block_word = base | stamp | SEVERAL_WARPS | member_bit;
    nobody = is_own ? base : is_shared ? IN_THE_PAST + 1 : 1;
    written_from = is_own ? base : 1;
    copy_word = c->copy_word;
    has_clocks = ::has_clocks(c);
    lanes_agree = c->num_warps <= SET_BITS && !w->acquired;
  }

  // Whether a word stands for nobody, or for accesses that a barrier of the block orders.
  template <class Word>
  __attribute__((always_inline)) auto is_behind(Word word) const {
    return (word < nobody) | (word - base < behind_barrier);
  }

  // Whether all that a word stands for is ordered before a thread's access: by the thread, its warp or its block.
  template <class Word>
  __attribute__((always_inline)) auto is_ordered(Word word, Word thread) const {
    auto met = (word - base < behind_meeting) & agree(word, warp_base, OF_WARP);
    auto known = is_behind(word) | met | (((word ^ thread) & (OF_BLOCK | LEVEL | MEMBERS)) == 0);
    if (self->has_parted) known |= have_met(word, thread);
    return known;
  }

  // Whether a word stands for one lane of this warp that the thread has met since, without the rest of the warp.
  __attribute__((always_inline)) bool have_met(u64 word, u64 thread) const {
    u64 lane = thread % LANES;
    bool is_one = !(thread & LEVEL) && agree(word, warp_base, OF_BLOCK | LEVEL | OF_WARP);
    return is_one && self->met_with[lane] >> word % LANES & 1 && (word & OF_EPOCH) < (u64)self->met_at[lane] << EPOCH_SHIFT;
  }
  __attribute__((always_inline)) Condition<u64> have_met(Vector<u64> word, Vector<u64> thread) const {
    Vector<u64> lane = thread % (u64)LANES;
    auto with = convert<u64>(gather(self->met_with, ALL_LANES, lane));
    auto until = convert<u64>(gather(self->met_at, ALL_LANES, lane)) << EPOCH_SHIFT;
    auto is_one = agree(thread, 0, LEVEL) & agree(word, warp_base, OF_BLOCK | LEVEL | OF_WARP);
    return is_one & ((with >> (word % (u64)LANES) & 1) != 0) & ((word & OF_EPOCH) < until);
  }

  // Whether what a word stands for has this strength (STRONG or 0), and may still race with what comes later. In shared
  // memory that no other block reaches, a barrier of the block comes before whatever follows it.
  template <class Word>
  __attribute__((always_inline)) auto is_in_sight(Word word, u64 strength) const {
    auto stands = is_own ? (word >= nobody) & !is_behind(word) : word >= nobody;
    return agree(word, strength, STRONG) & stands;
  }

  // Word that stands for what `word` does, and for this warp too.
  template <class Word>
  __attribute__((always_inline)) Word joined(Word word) const {
    Word alone = spread<Word>(1) << (word >> WARP_SHIFT & (SET_BITS - 1));
    Word members = agree(word, SEVERAL_WARPS, LEVEL) ? word & MEMBERS : alone;
    Word wider = agree(word, base, OF_BLOCK) ? members | block_word : spread<Word>(stamp | SEVERAL_BLOCKS);
    return agree(word, warp_base, OF_BLOCK | OF_WARP) ? spread<Word>(warp_word) : wider;
  }

  // Whether this warp has read, in this era, what other warps have written weakly. It then knows of the write, where
  // it `lanes_agree`.
  template <class Word>
  __attribute__((always_inline)) auto knows(Word write, Word read) const {
    auto has_read = agree(read, block_word, OF_BLOCK | LEVEL | STRONG | member_bit);
    auto is_recent = read - base >= behind_barrier;
    auto is_weak = agree(write, base, OF_BLOCK | STRONG);
    u64 among = SEVERAL_WARPS | member_bit;
    auto is_own = agree(write, warp_base, OF_WARP) | agree(write, among, among);
    return has_read & is_recent & is_weak & !is_own;
  }
};
