// shadow.h: the words of a screened launch's memory, and its vector clocks; watch/shadow.py reads this file
//
// Each cell (an element of a tensor, or as many bytes of shared memory as the kernel's narrowest access) has two words
// of 64 bits: who wrote it last, and who has read it since. A word, from its highest bit:
//
//   22 bits  the block's index plus 1; 0: nobody
//   23 bits  the launch's epoch
//    1 bit   whether the access was strong
//    2 bits  whom it stands for: one lane, several of a warp, several warps of a block, several blocks
//   16 bits  the warp and, in the lowest 5, the lane; of several warps, a bit for each, modulo 16
//
// Whatever orders accesses begins an epoch. A block's *era* is the epoch that its last barrier of all threads began.
//
// What a bulk copy writes under an mbarrier stands for the copy alone: its time is FIRST_COPY or later, so that no
// barrier of the block comes behind it, and its warp is the mbarrier's column of the clocks.
//
// A word of several warps has the epoch of the last access. Where clocks matter, a cell of shared memory has *stamps*
// beside each of its words: the epoch of the last access of each warp that the word stands for.
#pragma once

#include "layout.h"

enum {
  BLOCK_SHIFT = 42,
  EPOCH_SHIFT = 19,
  STRONG = 1 << 18,
  SEVERAL_SHIFT = 16,
  SET_BITS = 16,
  WARP_SHIFT = 5,
  WORD_BYTES = 8,
  MOST_BLOCKS = (1 << 22) - 2,
  MOST_EPOCHS = (1 << 23) - 1,
  FIRST_COPY = 3 << 21,  // times from here on are of bulk copies; those of a launch's epochs end here
  SUSPICIOUS = 1,  // of a launch: it may have a race
  TOO_COARSE = 2,  // and: an access is narrower than a cell
  TOO_NARROW = 4,  // and: a block has more mbarriers than its clocks have columns or places for
  HEADER_BYTES = 64,  // of a clock
  ORDERS = 1 << 30,  // in an instruction's entry: it orders accesses
  IS_IDLE = 1 << 26,  // of an access: an atomic that leaves what was there
  IS_PHASED = 1 << 27,  // of an access: it counts for the phase of an mbarrier that is under way
  IS_RELAXED = 1 << 28,  // and: it leaves no more than what fences have published
  IS_VOLATILE = 1 << 29,  // of an access: it is strong, but no atomic, nor a poll
  OBJECT_SHIFT = 16,
  PIECE = 8,  // columns of a clock that are worked on at once; a block has a multiple of it
  WIDTH_SHIFT = 10,
};

// How accesses to a window are screened.
enum policy {
  POLICY_IGNORED = 0,  // threads do not share it
  POLICY_READ_ONLY = 1,  // suspicious if it is written
  POLICY_GLOBAL = 2,
  POLICY_SHARED = 3,
  POLICY_EMPTY = 4,  // global, and suspicious where it is read before it is written
};

// What else there is to a window.
enum mark {
  MARK_AWAITED = 1,  // grids before this one may touch it until they have been waited for
  MARK_UNSAVED = 2,  // no access has written it yet, and nobody has a copy of what it shows
};

// What an access does, in an instruction's entry; the bytes that a lane touches stand above WIDTH_SHIFT.
enum act {
  READS = 1,
  WRITES = 2,
  IS_STRONG = 4,
  FOR_ITS_BLOCK = 8,  // strong for the threads of its own block alone
  REQUESTS = 16,  // asks for an asynchronous copy
  COMPLETES = 32,  // completes one
  IS_IN_SHARED = 64,
  RELEASES = 128,
  OBSERVES = 256,  // somebody gets the value of a strong read
  ACQUIRES = 512,  // and knows at once what was released there
};

// An entry with ORDERS holds a row of the rulebook: EFFECT_ and, above OBJECT_SHIFT, OBJECT_. These are Effect and Object
// of core/ordering.py, whose numbers build.py passes to the compiler.

// The words of a window.
struct shadow {
  u64 low;  // virtual address of the first cell
  u64 *cells;  // words of the last writes; those of the reads since follow
  u64 num_cells;
  u64 shift;  // log2 of a cell's bytes
  u64 policy;  // of `enum policy`
  u64 marks;  // of `enum mark`
  u32 *write_stamps;  // one for each warp modulo SET_BITS and each cell; or null
  u32 *read_stamps;
};

// The clocks of a warp.
enum warp_clock {
  OF_ALL_LANES = 0,  // what all of its lanes know
  OF_PUBLISHED = 1,  // what its fences have published
  OF_OBSERVED = 2,  // what some lanes have observed, and not fenced
  OF_ACQUIRED = 3,  // what some lanes know beside
  OF_ANY = 4,  // what any lane knows, since all met last
  OBSERVED_BY_ANY = 5,  // what any lane has observed since then
  WARP_CLOCKS = 6,
};

// The clocks of a block, which follow those of its warps.
enum block_clock {
  OF_ALL = 0,  // what all warps know
  PUBLISHED_BY_ALL = 1,
  OF_TOUCHES = 2,  // what peers have done to its shared memory
  OF_EXITS = 3,  // what its threads knew at their ends
  OF_PHASE = 4,  // of a cluster's first block: what was left at the cluster's barrier, in phases of either parity
  BLOCK_CLOCKS = 6,
};

// The numbers of a launch that all its blocks share: `context.now`.
enum launch_number {
  NOW_EPOCH = 0,
  NOW_MIXED = 1,  // not 0 once words of reads may stand for strong writes too
  NOW_COPIES = 2,  // copies so far that mbarriers track
  NOW_VOLATILE = 3,  // a bit for each window, modulo 32, that has been written through volatile
  NOW_UPDATED = 4,  // a bit for each window, modulo 32, that bulk copies of groups have updated
  NOW_NUMBERS = 5,
};

// What a warp, a block or a synchronisation object knows: of each warp of the grid, the time before which its accesses
// are known. The times follow the header, which says which columns may hold anything.
struct vector_clock {
  u64 rest;  // columns from the first that may hold something
  u64 end;  // one past the last
  u64 version;  // of an object: epoch of the last release; of OF_ALL_LANES: one past the last era that it knows of
  u64 last;  // of a warp: host address of the object that it has taken in last
  u64 last_version;  // and that object's version then
  u64 fenced;  // of a warp: not 0 if what it and its block know of others has been published; else see clocks.cpp
  u64 tracker;  // of an mbarrier that has tracked copies: its number in the block, from 1
  u64 tracked;  // and one past the time of the last of them
};

// A place among the synchronisation objects.
struct slot {
  u64 key;  // address, or number of a barrier plus 1; 0: none
  struct vector_clock *object;
};

// A hash table of synchronisation objects.
struct objects {
  struct slot *slots;
  u64 num_slots;  // a power of two
  u8 *clocks;  // taken one after another
  u64 count;
  u64 capacity;
};

// A read of shared memory that waits to be screened.
struct held_read {
  struct warp *warp;
  u32 mask;
  u32 width;
  u16 cells[LANES];  // the first of each lane
};
