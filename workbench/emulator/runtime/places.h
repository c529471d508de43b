// places.h: the cells of an access: one, or one of each lane
#pragma once

#include "words.h"

// One cell, which one lane or several of a warp access.
struct one_cell {
  using Word = u64;
  static constexpr bool IS_ONE = true;
  u64 cell;

  // Whether a condition holds, as a mask.
  static u32 among(bool condition) { return condition; }
  static bool condition_of(u32 lanes) { return lanes; }

  __attribute__((always_inline)) u64 load(const u64 *words) const { return words[cell]; }
  __attribute__((always_inline)) void store(u64 *words, u64 word, u64) const { words[cell] = word; }
  __attribute__((always_inline)) void clear(u64 *words, u32) const { words[cell] = 0; }

  u64 lowest(u32) const { return cell; }
  u64 highest(u32) const { return cell; }

  // Set the stamps of a warp beside the cells of some lanes, by its number among those of a word.
  __attribute__((always_inline)) void stamp(u32 *stamps, u64 first, u32 lanes, u64 epoch) const {
    if (lanes) stamps[cell + first] = epoch;
  }
  __attribute__((always_inline)) void stamp_own(const now &at, u32 *stamps, u32 lanes) const {
    stamp(stamps, at.member * at.window->num_cells, lanes, at.epoch);
  }
  __attribute__((always_inline)) u32 ask_clocks(const now &at, u32, u64 word, const u32 *stamps) const {
    return clock_orders(at.ctx, at.self, at.who, word, cell, stamps, at.window->num_cells);
  }
};

// A cell of each lane.
struct many_cells {
  using Word = Vector<u64>;
  static constexpr bool IS_ONE = false;

  // Side by side, all one, likewise in each half of the warp, or anywhere.
  enum { ROW, ONE, TWO_ROWS, TWO, ANYWHERE } pattern;
  Vector<u64> cells;
  u32 lanes;
  u64 origin;  // the cell of lane 0, in a row

  __attribute__((always_inline)) many_cells(Vector<u64> all, u32 active, bool is_row)
      : pattern(ROW), cells(all), lanes(active) {
    u32 lane = first_of(lanes);
    u64 first = Lanes<u64>(cells)[lane];
    origin = first - lane;
    if (is_row || all_of(lanes, cells == iota<u64>() + origin)) return;
    pattern = ANYWHERE;
    if (all_of(lanes, cells == first)) {
      pattern = ONE;
    } else if (lanes == ALL_LANES) {
      Vector<u64> firsts = of_lanes(cells, [](u32 lane) { return lane - lane % HALF; });
      if (all_of(lanes, cells == firsts + iota<u64>() % HALF)) pattern = TWO_ROWS;
      else if (all_of(lanes, cells == firsts)) pattern = TWO;
    }
  }

  __attribute__((always_inline)) u32 among(Condition<u64> condition) const { return mask_of(condition) & lanes; }
  static Condition<u64> condition_of(u32 some) { return lanes_of<u64>(some); }

  // Run `act` with each lane and its cell: that is faster than most CPUs gather and scatter.
  template <class Act>
  __attribute__((always_inline)) void each(u32 some, Act act) const {
    Lanes<u64> at(cells);
    for_many_lanes(some, [&](u32 lane) { act(lane, at[lane]); });
  }

  __attribute__((always_inline)) Vector<u64> load(const u64 *words) const {
    if (pattern == ROW) return load_some(words + origin, lanes);
    if (pattern == ONE) return every(words[origin + first_of(lanes)]);
    Lanes<u64> found(Vector<u64>{});
    if (pattern == ANYWHERE) {
      each(lanes, [&](u32 lane, u64 cell) { found[lane] = words[cell]; });
      return found.vector();
    }
    for (u32 first = 0; first < LANES; first += HALF) {
      const u64 *half = words + Lanes<u64>(cells)[first];
      if (pattern == TWO_ROWS) __builtin_memcpy(&found[first], half, HALF * sizeof(u64));
      else for (u32 lane = 0; lane < HALF; ++lane) found[first + lane] = *half;
    }
    return found.vector();
  }

  // Write the words of some lanes; where several have one cell, any of them.
  __attribute__((always_inline)) void write(u64 *words, Vector<u64> word, u32 some) const {
    if (pattern == ROW) return store_some(words + origin, some, word);
    Lanes<u64> of(word);
    if (pattern == ONE) words[origin + first_of(lanes)] = of[last_of(some)];
    else each(some, [&](u32 lane, u64 cell) { words[cell] = of[lane]; });
  }

  __attribute__((always_inline)) void clear(u64 *words, u32 some) const { write(words, Vector<u64>{}, some); }

  u64 lowest(u32 some) const { return least_of(lanes_of<u64>(some) ? cells : every(~(u64)0)); }
  u64 highest(u32 some) const { return greatest_of(lanes_of<u64>(some) ? cells : every<u64>(0)); }

  // Whether each lane has the cell of the lane beside it, or of the lane half a warp on.
  __attribute__((always_inline)) bool are_paired() const {
    Vector<u64> beside = of_lanes(cells, [](u32 lane) { return lane ^ 1; });
    Vector<u64> across = of_lanes(cells, [](u32 lane) { return lane ^ HALF; });
    return lanes == ALL_LANES && all_of(lanes, (cells == beside) | (cells == across));
  }

  // Write `word` where a lane has its cell for itself, and `together` where several share it.
  __attribute__((always_inline)) void store(u64 *words, Vector<u64> word, Vector<u64> together) const {
    if (pattern == ROW) return write(words, word, lanes);
    if (are_paired()) return write(words, together, lanes);
    write(words, word, lanes);
    u32 lost = among(load(words) != word);
    if (lost) write(words, together, lost);
  }

  __attribute__((always_inline)) void stamp(u32 *stamps, Vector<u64> first, u32 some, Vector<u64> epochs) const {
    Lanes<u64> start(first), of(epochs);
    each(some, [&](u32 lane, u64 cell) { stamps[cell + start[lane]] = of[lane]; });
  }
  __attribute__((always_inline)) void stamp_own(const now &at, u32 *stamps, u32 some) const {
    u32 *own = stamps + at.member * at.window->num_cells;
    some &= lanes;
    if (pattern == ROW) return store_some(own + origin, some, every(at.epoch));
    u32 late = some & mask_of(gather(own, some, cells) != at.epoch);
    if (late) each(late, [&](u32, u64 cell) { own[cell] = at.epoch; });
  }
  __attribute__((always_inline)) u32 ask_clocks(const now &at, u32 racing, Vector<u64> word, const u32 *stamps) const {
    return clock_ordered(at.ctx, at.self, at.who, racing, word, cells, stamps, at.window->num_cells);
  }
};
