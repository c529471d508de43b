// numerics.h: the shadow values of a launch, and what is said of its float operations
//
// A *cell* belongs to the narrowest float of the kernel's memory. It holds the float64 shadow of the float that was
// stored there, and that float's bits, with its type in the bits that it does not need. Where memory holds other bits
// now, the shadow is not of them, and the float itself is taken. A *visit* counts how often a warp has come to an
// instruction in its block: an error that grows with the visits is an accumulator's.
#pragma once

#include "lanes.h"

typedef double f64;
typedef float f32;

enum {
  BUCKETS = 24,  // of visits, by powers of two
  BIRTHS = 2,  // of NaNs, of infinities
  BIRTH_OPERANDS = 6,  // three of each
};

// What an operation may lose.
enum { CLASS_OTHER = 0, CLASS_ADD = 1, CLASS_FMA = 2 };

// The cells of a window; none where num_cells is 0.
struct value_row {
  u64 low;  // the first virtual address
  f64 *shadows;
  u64 *bits;
  u64 num_cells;  // of all lanes
  u64 shift;  // log2 of a cell's bytes
  u64 lane_cells;  // cells from one thread to the next: local memory
};

// One instruction. Arrays of births have NaNs first, then infinities.
struct numbers {
  u64 count;  // results, or values that were taken for their own shadows
  f64 largest;  // relative error
  u64 largest_block;
  u64 largest_thread;
  f64 largest_value;
  f64 largest_shadow;
  u64 baseless;  // results where the shadow is 0 and the value is not
  u64 beyond;  // results that are no numbers or infinite
  u64 cancelled;
  u64 absorbed;
  u64 overflowed;
  u64 underflowed;
  u64 bits_lost;  // by the worst cancellation
  u64 births[BIRTHS];
  u64 birth_order[BIRTHS];
  u64 birth_block[BIRTHS];
  u64 birth_thread[BIRTHS];
  f64 birth_operands[BIRTH_OPERANDS];
  u64 visited[BUCKETS];  // results by their visits
  f64 squares[BUCKETS];  // sums of squared relative errors, by visits
};

struct visits {
  u64 block;  // linear index plus 1
  u64 count;
  u64 bucket;  // of what the instruction's numbers lack still
  u64 results;  // so many results
  f32 squares[LANES];  // and the sums of their squared relative errors, by lanes
};

// What a context has as its instrument's memory.
struct shadows {
  struct value_row *values;  // by the numbers of windows
  struct numbers *numbers;  // by instructions
  struct visits *visits;  // of each instruction, by each warp
  u64 *births;  // NaNs and infinities of the launch so far
};

INLINE shadows &shadows_of(const context *ctx) { return *(shadows *)ctx->instrument; }
