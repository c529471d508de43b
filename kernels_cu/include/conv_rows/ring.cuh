// ring.cuh: what a build of the kernel is, its layout in shared memory, and the rows that a block walks through
//
// Entry e of the ring is an input row, in slot e % kRing. Step e of a strip uses entries e - kKernelH + 1 .. e, and the
// first kKernelH - 1 steps only fill. `full[slot]` counts the producer warps that have written the slot; `empty[slot]`
// counts the consumer warps, each after its last step that reads the slot.
#pragma once
#include "../f16_range.cuh"
#include "operands.cuh"

namespace conv_rows {

constexpr int kOutChannels = 64;
constexpr int kMostSmemBytes = 232448;  // of a block
constexpr int kHeldSmemBytes = 2048;    // of these, what an epilogue may have where a block keeps its rows

struct Shape {
  int images, height, width, out_height, out_width, pad_h, pad_w;
  const int* largest = nullptr;  // (images,): bits of an image's largest finite magnitude; null where none is needed

  // The power of two by which the operands of an image are multiplied.
  __device__ __forceinline__ int shift(int image) const {
    return f16_range::shift_to_f16(static_cast<u32>(largest[image]));
  }
};

// The choices of a source: it derives from this, defines kTileN and the operand type, and replaces what differs.
struct Build {
  static constexpr int kKernelH = 3;
  static constexpr int kKernelW = 3;
  static constexpr int kChannels = 64;  // of the input
  static constexpr int kRing = 4;       // input rows in shared memory
  static constexpr int kStages = 0;     // of fp32 rows that the copy engine brings; 0: producers load into registers
  static constexpr int kGroups = 2;     // consumer warpgroups
  static constexpr int kProducerWarps = 4;  // 4, or 8 where the copy engine brings the rows
  // A channel's piece of a row of y begins at a multiple of so many floats: then no two blocks write to one sector (8),
  // or to one line (32). Strips overlap by as many columns. 1: pieces begin where strips do.
  static constexpr int kAlign = 1;
  // Output rows of an image that a block takes, all blocks of an image at the same time; 0: runs of rows over all
  // images.
  static constexpr int kBlockRows = 0;
  static constexpr int kWeightRows = 0;   // rows of taps whose weights lie in the consumers' registers
  static constexpr bool kMapped = false;  // rows of x come by a tensor map, where kStages > 0
};

// Constants that follow from a build.
template <class B>
struct Config : B {
  using Operand = typename B::Operand;
  static constexpr int kConsumerThreads = B::kGroups * 128;
  static constexpr int kConsumerWarps = kConsumerThreads / 32;
  static constexpr int kThreads = kConsumerThreads + B::kProducerWarps * 32;
  static constexpr int kShared = B::kAlign > 1 ? B::kAlign : 0;  // columns that a strip shares with the next one
  static constexpr int kStripStep = B::kTileN - kShared;         // columns to the next strip, at most
  // Columns that a strip's first one is a multiple of: a sector, or where pieces begin at sectors anyway, 16 bytes.
  static constexpr int kUnit = B::kAlign > 1 ? 4 : 8;
  static constexpr int kTaps = B::kKernelH * B::kKernelW;
  static constexpr int kVector = Operand::kVector;
  static constexpr int kPlanes = B::kChannels / kVector;
  static constexpr int kParts = Operand::kParts;
  static constexpr int kPixels = B::kTileN + B::kKernelW - 1;  // of a slot
  static constexpr int kChunks =
      (kPixels + 7 + 31) / 32;  // loads of a warp to cover them, the first aligned to 32 bytes
  using Slot = OperandTile<kPixels, kPlanes, kParts>;      // an input row of the strip
  using Tap = OperandTile<kOutChannels, kPlanes, kParts>;  // the weights of a tap
  static constexpr int kSharedTaps = kTaps - B::kWeightRows * B::kKernelW;  // whose weights lie in shared memory
  static constexpr int kWeightBytes = kSharedTaps * Tap::kBytes;
  static constexpr int kMostLoaded = kPixels - (kShared > 0 ? 1 : 0);  // pixels of a row that a strip needs
  static constexpr int kStagePitch =
      (4 + (3 + kMostLoaded + 3) / 4 * 4 + 7) / 8 * 8;  // floats of a channel, which begins at either half of a sector
  static constexpr int kStageBytes = kVector * kStagePitch * 4;
  // Releases of an entry. It is read in kKernelH steps; each warpgroup releases it in its last one of these.
  static constexpr int kReleases = B::kGroups < B::kKernelH ? B::kGroups : B::kKernelH;

  // Registers of a thread, where the copy engine brings the rows. One thread of each warpgroup: at most 504 together
  // with three warpgroups, 512 with four.
  static constexpr int kConsumerRegisters =
      B::kGroups == 3                                   ? 136
      : B::kProducerWarps == 8 || B::kWeightRows == 2 ? 216
      : B::kBlockRows > 0                             ? 224
                                                      : 200;
  static constexpr int kProducerRegisters =
      B::kGroups == 3          ? 104
      : B::kProducerWarps == 8 ? 40
      : B::kWeightRows == 2    ? 72
      : B::kBlockRows > 0      ? 56
                               : 104;

  // Chunks of 32 pixels that a producer loads before it stores the first: a load does not pass a store.
  static constexpr int kChunksAtOnce = kProducerRegisters >= 104 ? 3 : kProducerRegisters >= 56 ? 2 : 1;

  // Places in the block's dynamic shared memory, in bytes.
  static constexpr int kWeightsAt = 256;  // behind the barriers
  static constexpr int kRingAt = kWeightsAt + kWeightBytes;
  static constexpr int kStagesAt = kRingAt + (B::kRing * Slot::kBytes + 127) / 128 * 128;
  static constexpr int kSmemBytes = kStagesAt + B::kStages * kStageBytes;

  static_assert(B::kTileN % 8 == 0 && B::kTileN <= 256, "a tile is a multiple of 8 and at most 256 pixels");
  static_assert(B::kGroups == 2 || (B::kGroups == 3 && B::kStages > 0), "two consumers, or three");
  static_assert(B::kKernelH >= 2 && B::kRing > B::kKernelH, "the ring must hold the rows in use and one more");
  static_assert(kPlanes % ((B::kStages > 0 ? 1 : 2) * B::kProducerWarps) == 0,
                "channels: a multiple of 64 for f16, of 32 for tf32");
  static_assert(B::kBlockRows == 0 || (B::kBlockRows == 4 && B::kGroups == 2 && B::kStages > 0 && Operand::kLimited &&
                                       kParts == 1),
                "a block keeps four rows, two of each consumer, where the copy engine brings the rows of x as f16");
  static_assert(B::kWeightRows == 0 || (B::kWeightRows < 3 && B::kWeightRows < B::kKernelH && B::kGroups == 2 &&
                                        B::kStages > 0 && B::kBlockRows == 0 && Operand::kLimited && kParts == 1),
                "two consumers have registers for the weights of one or two rows of taps, not of all, as f16");
  static_assert(B::kAlign == 1 || B::kBlockRows == 0, "a block that keeps its rows stores whole strips");
  static_assert((B::kAlign & (B::kAlign - 1)) == 0, "a power of two");
  static_assert(kShared == 0 || kStripStep / 2 - kUnit >= kShared, "a strip has what the strip before stores of it");
  static_assert(B::kProducerWarps == 4 || (B::kProducerWarps == 8 && B::kGroups == 2 && B::kStages > 0),
                "4 producer warps, or 8 beside two consumers where the copy engine brings the rows");
  static_assert((2 * B::kRing + B::kStages + 1) * 8 <= kWeightsAt, "barriers");
  static_assert(kParts == 1 || B::kStages == 0, "split operands come through registers");
  static_assert(!B::kMapped || B::kStages > 0, "the copy engine reads tensor maps");
  static_assert(!B::kMapped || kStagePitch == B::kTileN + 16, "the caller's tensor map has boxes of so many pixels");
  static_assert(B::kStages % B::kProducerWarps == 0, "a stage belongs to one producer warp");
};

// The block's barriers, at the start of its shared memory.
template <class C>
struct Barriers {
  u64* first;

  __device__ __forceinline__ u64* full(int slot = 0) const { return first + slot; }
  __device__ __forceinline__ u64* empty(int slot = 0) const { return first + C::kRing + slot; }
  __device__ __forceinline__ u64* weights_full() const { return first + 2 * C::kRing; }
  __device__ __forceinline__ u64* staged(int stage = 0) const { return first + 2 * C::kRing + 1 + stage; }

  __device__ __forceinline__ void init() const {
    for (int slot = 0; slot < C::kRing; ++slot) {
      hopper::barrier_init(full(slot), C::kProducerWarps);
      hopper::barrier_init(empty(slot), C::kReleases * 4);
    }
    hopper::barrier_init(weights_full(), 1);
    for (int stage = 0; stage < C::kStages; ++stage) hopper::barrier_init(staged(stage), 1);
    hopper::barrier_init_fence();
  }
};

// The rows of one strip that a block computes: `rows` output rows from `row` on, `columns` columns from `column` on, of
// one image.
struct Segment {
  int image, column, row, rows, columns;
};

// Segments of the block, in order. Neighbouring blocks take the strips of the same rows at the same time, so whole rows
// pass through the L2 cache together. The strips of a row are nearly as wide as one another, so that no block waits for
// others at the end. The list of (image, row) is cut into equal runs, one for each set of neighbours. With kBlockRows,
// strips are kTileN wide, and an image is cut into pieces of so many rows of a strip, one for each block of a set. With
// n sets, a set takes every n-th image. Rows of the last pieces may lie below the image. A grid with fewer blocks than
// an image has pieces computes nothing.
template <class C>
struct Walk {
  const Shape& shape;
  int next, end, column, columns;
  int step, row;  // images from one segment to the next, and the block's first row in each

  __device__ explicit Walk(const Shape& s) : shape(s) {
    const int strips = strips_of_row(s);
    if constexpr (C::kBlockRows > 0) {
      const int blocks = blocks_of_image(s);
      const int set = blockIdx.x / blocks, place = blockIdx.x - set * blocks;
      step = gridDim.x / blocks;
      row = place / strips * C::kBlockRows;
      column = place % strips * C::kStripStep;
      columns = min(C::kTileN, s.out_width - column);
      next = set;
      end = set < step ? s.images : set;
      return;
    }
    const int sets = gridDim.x / strips;
    const int set = blockIdx.x / strips;
    const long long total = static_cast<long long>(s.images) * s.out_height;
    const int strip = blockIdx.x - set * strips;
    column = first_column(s, strip, strips);
    columns = first_column(s, strip + 1, strips) - column;
    next = static_cast<int>(total * set / sets);
    end = set < sets ? static_cast<int>(total * (set + 1) / sets) : next;
  }
  static __device__ __forceinline__ int strips_of_row(const Shape& s) {
    return (s.out_width + C::kStripStep - 1) / C::kStripStep;
  }
  // The first column of a strip, and of the one behind the last the row's width. No strip is wider than kStripStep.
  static __device__ __forceinline__ int first_column(const Shape& s, int strip, int strips) {
    const int units = strips * C::kUnit;
    return min(s.out_width, (s.out_width * strip + units - 1) / units * C::kUnit);
  }
  static __device__ __forceinline__ int blocks_of_image(const Shape& s) {
    return strips_of_row(s) * ((s.out_height + C::kBlockRows - 1) / C::kBlockRows);
  }
  __device__ __forceinline__ bool advance(Segment& segment) {
    if (next >= end) return false;
    if constexpr (C::kBlockRows > 0) {
      segment = {next, column, row, C::kBlockRows, columns};
      next += step;
      return true;
    }
    segment.image = next / shape.out_height;
    segment.row = next - segment.image * shape.out_height;
    segment.rows = min(end - next, shape.out_height - segment.row);
    segment.column = column;
    segment.columns = columns;
    next += segment.rows;
    return true;
  }
};

}  // namespace conv_rows
