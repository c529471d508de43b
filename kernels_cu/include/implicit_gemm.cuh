// implicit_gemm.cuh: transposed convolution of any geometry as an implicit GEMM, on mma.sync or wgmma
//
//   y[n, co, oh, ow] = bias[co] + sum over ci, kh, kw of x[n, ci, ih, iw] * weight[ci, co, kh, kw]
//   where oh = ih * stride_h - padding_h + kh * dilation_h, and ow likewise.
//
// Output rows oh = phase_h (mod stride_h) and columns ow = phase_w (mod stride_w) meet the same taps, each at a fixed
// shift of x: a dense convolution of stride 1 for each phase. M is the output channels, N the pixels of a phase, K the
// taps times the input channels.
//
//   stack    : the pixels of all images as one row: of each image its strips of strip_columns columns, of each strip
//              its rows of `pitch` pixels, with zeros behind the columns and below the rows of an image where taps
//              reach beyond them. In it a tap is a constant shift, and what any tile of pixels meets, its patch, is one
//              run of neighbours. What is computed at the zeros' places is not stored.
//   operands : both as vectors of 16 bytes along K: 8 f16 or bf16 channels, or 4 tf32. pack_operands writes x as
//              (vectors, stack), and the weights as (groups, phases, chunks, m tiles, taps x vectors, rows). All later
//              copies are of runs.
//   tile     : kBlockN pixels of the stack. Its patch lies in shared memory as (vectors, pixels): eight rows of 16
//              bytes for ldmatrix, and wgmma's layout without swizzle, in which a tap is a shifted start address.
//   chunk    : chunk_vectors vectors of channels; a patch of them serves all taps. A stage is kStageVectors K vectors
//              of weights.
//   merged   : all phase_w in one block, as further rows of M, so that rows of y leave whole. A row of M is then
//              (channels / kSlot, phase_w, channels % kSlot).
//   splits   : blocks that share the chunks of a tile; they leave sums in `partial`, which reduce_partials adds in
//              order.
//   padding  : zeros around x meet weights that no product of the convolution has, and make NaN of an infinite one.
//              pack_operands says (Notes) whether one is not finite; a tile then is computed output by output, without
//              padding.
#pragma once
#include "early_start.cuh"
#include "hopper.cuh"
#include "scalar.cuh"

namespace implicit_gemm {

using hopper::u64;
using u32 = unsigned int;

// ---- instructions --------------------------------------------------------------------------------------------------

__device__ __forceinline__ u32 smem_address(const void* p) { return static_cast<u32>(__cvta_generic_to_shared(p)); }

// Copies 16 bytes, or writes zeros where `valid` is false.
__device__ __forceinline__ void copy_vector(u32 smem, const void* gmem, bool valid) {
  asm volatile("cp.async.cg.shared.global [%0], [%1], 16, %2;" ::"r"(smem), "l"(gmem), "r"(valid ? 16 : 0) : "memory");
}
__device__ __forceinline__ void copy_commit() { asm volatile("cp.async.commit_group;" ::: "memory"); }
template <int kPending>
__device__ __forceinline__ void copy_wait() {
  asm volatile("cp.async.wait_group %0;" ::"n"(kPending) : "memory");
}

// Four matrices of 8 rows x 16 bytes; lanes 8 i .. 8 i + 7 give the rows of matrix i.
__device__ __forceinline__ void load_matrices(u32 (&r)[4], u32 smem) {
  asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4];"
               : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3])
               : "r"(smem)
               : "memory");
}

// What an operand type is: how values are packed to 16 bytes, and how fragments of two vectors of K are multiplied.
struct F16 {
  using Element = __half;
  static constexpr int kVector = 8;
  static __device__ __forceinline__ uint4 pack(const float (&v)[kVector]) {
    uint4 packed;
    u32* words = &packed.x;
#pragma unroll
    for (int i = 0; i < 4; ++i) asm("cvt.rn.f16x2.f32 %0, %1, %2;" : "=r"(words[i]) : "f"(v[2 * i + 1]), "f"(v[2 * i]));
    return packed;
  }
  template <int N>
  static __device__ __forceinline__ void multiply_async(float (&acc)[N / 2], u64 a, u64 b) {
    hopper::wgmma_f16<N>(acc, a, b, 1);
  }
  static __device__ __forceinline__ void multiply(float (&d)[4], const u32 (&a)[4], u32 b0, u32 b1) {
    asm volatile(
        "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};"
        : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3])
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b0), "r"(b1));
  }
};

struct Bf16 {
  using Element = __nv_bfloat16;
  static constexpr int kVector = 8;
  static __device__ __forceinline__ uint4 pack(const float (&v)[kVector]) {
    uint4 packed;
    u32* words = &packed.x;
#pragma unroll
    for (int i = 0; i < 4; ++i)
      asm("cvt.rn.bf16x2.f32 %0, %1, %2;" : "=r"(words[i]) : "f"(v[2 * i + 1]), "f"(v[2 * i]));
    return packed;
  }
  template <int N>
  static __device__ __forceinline__ void multiply_async(float (&acc)[N / 2], u64 a, u64 b) {
    hopper::wgmma_bf16<N>(acc, a, b, 1);
  }
  static __device__ __forceinline__ void multiply(float (&d)[4], const u32 (&a)[4], u32 b0, u32 b1) {
    asm volatile(
        "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};"
        : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3])
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b0), "r"(b1));
  }
};

struct Tf32 {
  using Element = float;
  static constexpr int kVector = 4;
  static __device__ __forceinline__ uint4 pack(const float (&v)[kVector]) {
    uint4 packed;
    u32* words = &packed.x;
#pragma unroll
    for (int i = 0; i < 4; ++i) asm("cvt.rna.tf32.f32 %0, %1;" : "=r"(words[i]) : "f"(v[i]));
    return packed;
  }
  template <int N>
  static __device__ __forceinline__ void multiply_async(float (&acc)[N / 2], u64 a, u64 b) {
    hopper::wgmma_tf32<N>(acc, a, b, 1);
  }
  static __device__ __forceinline__ void multiply(float (&d)[4], const u32 (&a)[4], u32 b0, u32 b1) {
    asm volatile(
        "mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};"
        : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3])
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b0), "r"(b1));
  }
};

// ---- geometry ------------------------------------------------------------------------------------------------------

// Division of 0 <= n < 2^31 by a number d that the host knows: quotient = n * multiplier / 2^(32 + shift), exact
// (op.py: divisor).
struct Divisor {
  int d;
  u32 multiplier, shift;
  __device__ __forceinline__ int operator()(int n) const {
    return d == 1 ? n : static_cast<int>(__umulhi(static_cast<u32>(n), multiplier) >> shift);
  }
  __device__ __forceinline__ int divide(int n, int& remainder) const {
    const int quotient = (*this)(n);
    remainder = n - quotient * d;
    return quotient;
  }
};

constexpr int kPhases = 8;  // the most phases of an axis

// An output at stride * i + phase, i < size, meets x at i + shift - j * shift_step with tap number j < taps.
struct Phase {
  int taps, shift, size;
};

// One axis of the convolution. tap_step = stride / gcd(stride, dilation), shift_step = dilation / gcd(stride,
// dilation). Kernel element k is tap number k / tap_step of the phase (k * dilation + phase_offset) % stride.
struct Axis {
  int in, out, kernel, dilation, phase_offset, shift_step;
  int most_taps;  // of a phase
  Divisor stride, tap_step;
  Phase phases[kPhases];
};

struct Shape {
  Axis h, w;
  int batch, in_group, out_group, groups;
  int chunks, vector_slots;  // of a group; K vectors of a chunk in memory
  int merged;                // phases of w in one block: 1, or all
  int m_tiles, row_slots;    // of a group and a phase: tiles of M, and their rows
  Divisor chunk_vectors, kernel_w, group_vectors;
  int flag_vectors;          // 16 bytes each: pack_operands' bytes of `infinite`
};

// The stack's shape. Its rows are those of the strips, and of an image those of its strips; a strip's column c is
// column strip * strip_columns + c - column_bias of x.
struct Stack {
  Divisor pitch, strip_rows, strips;  // pixels of a row, rows of a strip, strips of an image
  Divisor rows;                       // that are packed, from first_row on
  int strip_columns, column_bias;
  int start, length, first_row;  // the first place in memory, and how many there are

  struct Place {
    int image, strip, row, column;
  };
  __device__ __forceinline__ Place place_in_row(int stack_row, int column) const {
    Place found;
    const int unit = strip_rows.divide(stack_row, found.row);
    found.image = strips.divide(unit, found.strip);
    found.column = column;
    return found;
  }
  __device__ __forceinline__ Place place(int pixel) const {
    int column;
    const int row = pitch.divide(pixel, column);
    return place_in_row(row, column);
  }
};

// How a launch tiles a convolution.
struct Tiling {
  int patch;             // places of the stack that a tile meets
  int table, x_buffers;  // ints of the table of K vectors; patches on their way and in use
  int splits, blocks;    // tiles of all phases
  int min_h, min_w;      // the least shifts of any phase
  int lead;              // places in memory before the first that a patch meets
  Divisor m_tiles, phases;
};

struct Problem {
  Shape shape;
  Stack stack;
  Tiling tiling;
};

// What pack_operands leaves for tiles with infinite weights, behind the packed weights: the problem once more, and a
// byte of each of its blocks, of which one is set where a weight is infinite or NaN.
struct alignas(16) Notes {
  Problem problem;
  __device__ __forceinline__ const uint4* infinite() const { return reinterpret_cast<const uint4*>(this + 1); }

  static __device__ __forceinline__ const Notes* of(const uint4* weight, const Shape& s) {
    int planes = s.groups;
    asm volatile("" : "+r"(planes));  // the address is found where it is used: no register keeps it over the products
    planes *= s.h.stride.d * (s.merged > 1 ? 1 : s.w.stride.d) * s.chunks;
    return reinterpret_cast<const Notes*>(weight + static_cast<long long>(planes) * s.vector_slots * s.row_slots);
  }
};
static_assert(sizeof(Notes) % 16 == 0, "vectors follow");

// ---- packing -------------------------------------------------------------------------------------------------------

constexpr int kPackThreads = 256;
constexpr int kPackBlocks = 4;       // resident on an SM
constexpr int kPackSlab = 4096;      // floats of weights that a block rearranges at a time, unless one channel has more
constexpr int kPackLargest = 8 * 769;

// f16 stands for TF32 where no value reaches its end and no unit of values (one warp's vectors) is so small throughout,
// below `kSmallest` and not zero, that its fixed step of 2^-24 could be seen beside TF32's rounding. Weights take a
// fixed factor first.
constexpr float kSmallest = 0x1p-10f;
constexpr float kWeightFactor = 0x1p7f;
// Bits of a magnitude, from which on TF32 rounds it to infinity; NaN's are above it too.
constexpr u32 kInfinite = 0x7f7ff000u;

__device__ __forceinline__ bool outside_f16(u32 largest) {
  return largest >= __float_as_uint(65520.0f) || (largest != 0 && largest < __float_as_uint(kSmallest));
}

template <int kVector>
__device__ __forceinline__ u32 largest_magnitude(const float (&v)[kVector]) {
  u32 largest = 0;
#pragma unroll
  for (int i = 0; i < kVector; ++i) largest = max(largest, __float_as_uint(v[i]) & 0x7fffffffu);
  return largest;
}

template <int kBytes>
struct Word;
template <>
struct Word<4> {
  using Type = u32;
};
template <>
struct Word<8> {
  using Type = uint2;
};

// x (any strides, in elements) -> (groups * vectors of a group, stack) vectors, two pixels a thread, 32 apart: lanes
// store neighbours. Returns whether f16 does not stand for TF32.
template <class Operand, bool kLimited>
__device__ __forceinline__ bool pack_x(const SCALAR* x, uint4* packed, const Shape& s, const Stack& stack, int unit,
                                       long long stride_n, long long stride_c, long long stride_h, long long stride_w) {
  constexpr int kVector = Operand::kVector;
  const SCALAR* source[2];
  uint4* target[2];
  int channels[2];
  float value[2][kVector];
#pragma unroll
  for (int j = 0; j < 2; ++j) {
    int c, row, first;
    const int line = stack.pitch.divide(unit * 2 * kPackThreads + threadIdx.x / 32 * 64 + j * 32 + threadIdx.x % 32, c);
    const int vector = stack.rows.divide(line, row);
    const int group = s.group_vectors.divide(vector, first);
    first *= kVector;
    const int stack_row = stack.first_row + row;
    const Stack::Place at = stack.place_in_row(max(stack_row, 0), c);
    const int column = at.strip * stack.strip_columns + c - stack.column_bias;
    const int place = stack_row * stack.pitch.d + c - stack.start;
    const bool there = group < s.groups, row_inside = there && stack_row >= 0 && at.image < s.batch && at.row < s.h.in;
    source[j] =
        x + at.image * stride_n + (group * s.in_group + first) * stride_c + at.row * stride_h + column * stride_w;
    target[j] = there && place >= 0 && place < stack.length
                    ? packed + static_cast<long long>(vector) * stack.length + place
                    : nullptr;
    channels[j] = row_inside && column >= 0 && column < s.w.in ? s.in_group - first : 0;
  }
  if (channels[0] >= kVector && channels[1] >= kVector) {  // all loads at once
    SCALAR loaded[2][kVector];
#pragma unroll
    for (int j = 0; j < 2; ++j)
#pragma unroll
      for (int i = 0; i < kVector; ++i) loaded[j][i] = __ldg(source[j] + i * stride_c);
#pragma unroll
    for (int j = 0; j < 2; ++j)
#pragma unroll
      for (int i = 0; i < kVector; ++i) value[j][i] = static_cast<float>(loaded[j][i]);
  } else {
#pragma unroll
    for (int j = 0; j < 2; ++j)
#pragma unroll
      for (int i = 0; i < kVector; ++i)
        value[j][i] = i < channels[j] ? static_cast<float>(source[j][i * stride_c]) : 0.0f;
  }
#pragma unroll
  for (int j = 0; j < 2; ++j)
    if (target[j]) *target[j] = Operand::pack(value[j]);
  return kLimited &&
         outside_f16(__reduce_max_sync(0xffffffffu, max(largest_magnitude(value[0]), largest_magnitude(value[1]))));
}

// weight (in_channels, out_channels / groups, kernel_h, kernel_w) -> (groups, grid phases, chunks, m tiles, taps x
// chunk_vectors, kBlockM) vectors, for kVector input channels and 2^channel_bits output channels of a group.
// Returns whether f16 does not stand for TF32, to some thread; in other builds whether a weight is not finite, to each.
template <class Operand, bool kLimited, int kSlot, int kBlockM>
__device__ __forceinline__ bool pack_weight(const SCALAR* weight, uint4* packed, const Shape& s, int unit,
                                            int channel_bits, const Divisor& pieces, float* slab, u32* slab_largest) {
  constexpr int kVector = Operand::kVector;
  const int taps = s.h.kernel * s.w.kernel;
  const int pitch = taps | 1;
  const int channels = 1 << channel_bits;
  int piece, group_vector;
  const int vector = pieces.divide(unit, piece);
  const int first_out = piece << channel_bits;
  const int group = s.group_vectors.divide(vector, group_vector);
  const int first_in = group_vector * kVector;

  const int run = min(channels, s.out_group - first_out) * taps;  // contiguous elements of an input channel
  const SCALAR* source =
      weight + (static_cast<long long>(group * s.in_group + first_in) * s.out_group + first_out) * taps;
  const long long in_step = static_cast<long long>(s.out_group) * taps;
  for (int j = threadIdx.x; j < channels * taps; j += kPackThreads) {
    float value[kVector];
    if (j < run && first_in + kVector <= s.in_group) {  // all loads at once
      SCALAR loaded[kVector];
#pragma unroll
      for (int i = 0; i < kVector; ++i) loaded[i] = source[i * in_step + j];
#pragma unroll
      for (int i = 0; i < kVector; ++i) value[i] = static_cast<float>(loaded[i]);
    } else {
#pragma unroll
      for (int i = 0; i < kVector; ++i)
        value[i] = first_in + i < s.in_group && j < run ? static_cast<float>(source[i * in_step + j]) : 0.0f;
    }
    const int channel = j / taps;
#pragma unroll
    for (int i = 0; i < kVector; ++i)
      slab[(i * channels + channel) * pitch + j - channel * taps] = value[i] * (kLimited ? kWeightFactor : 1.0f);
  }
  if (kLimited && threadIdx.x < channels) slab_largest[threadIdx.x] = 0;
  __syncthreads();  // the slab is complete

  u32 largest = 0;
  int chunk_vector;
  const int chunk = s.chunk_vectors.divide(group_vector, chunk_vector);
  for (int j = threadIdx.x; j < taps << channel_bits; j += kPackThreads) {
    const int channel = j & (channels - 1);
    const int out = first_out + channel;
    int k_w, phase_h, phase_w;
    const int k_h = s.kernel_w.divide(j >> channel_bits, k_w);
    s.h.stride.divide(k_h * s.h.dilation + s.h.phase_offset, phase_h);
    s.w.stride.divide(k_w * s.w.dilation + s.w.phase_offset, phase_w);
    const int count_w = s.merged > 1 ? s.w.most_taps : s.w.phases[phase_w].taps;
    float value[kVector];
#pragma unroll
    for (int i = 0; i < kVector; ++i) value[i] = slab[(i * channels + channel) * pitch + (j >> channel_bits)];
    if (kLimited) atomicMax(&slab_largest[channel], largest_magnitude(value));
    else largest = max(largest, largest_magnitude(value));
    const int grid_phase = s.merged > 1 ? phase_h : phase_h * s.w.stride.d + phase_w;
    const int grid_phases = s.merged > 1 ? s.h.stride.d : s.h.stride.d * s.w.stride.d;
    const int k_vector = (s.h.tap_step(k_h) * count_w + s.w.tap_step(k_w)) * s.chunk_vectors.d + chunk_vector;
    const int row = (out / kSlot * s.merged + (s.merged > 1 ? phase_w : 0)) * kSlot + out % kSlot;
    const long long tile =
        (static_cast<long long>(group * grid_phases + grid_phase) * s.chunks + chunk) * s.m_tiles + row / kBlockM;
    if (row < s.m_tiles * kBlockM)
      packed[(tile * s.vector_slots + k_vector) * kBlockM + row % kBlockM] = Operand::pack(value);
  }
  if constexpr (kLimited) {
    __syncthreads();  // the slab may be filled again, and the maxima are complete
    return threadIdx.x < channels && outside_f16(slab_largest[threadIdx.x]);
  } else {
    return __syncthreads_or(largest >= kInfinite);  // the slab may be filled again
  }
}

// Whether any of `count` flags is set; for all threads of the block.
__device__ __forceinline__ bool any_flag(const int* flags, int count) {
  bool set = false;
  for (int i = threadIdx.x; i < count; i += blockDim.x) set = set || flags[i] != 0;
  return __syncthreads_or(set);
}

// How pack_operands shares its work: units of a block, and strides of x in elements.
struct Packing {
  int x_units, weight_units, channel_bits;
  Divisor pieces;  // of the output channels of a group
  int flag_count;
  long long stride_n, stride_c, stride_h, stride_w;
};

// The whole packing kernel: grid any, kPackThreads threads. A limited build (f16 for f32) says in flags[block] whether
// its values leave the range. Any other build that is given `flag_count` flags returns unless one is set, and says in
// flags[flag_count] that it ran; it leaves Notes.
template <class Operand, bool kLimited, int kSlot, int kBlockM>
__device__ __forceinline__ void pack_operands(const SCALAR* x, const SCALAR* weight, uint4* x_packed,
                                              uint4* weight_packed, int* flags, const Problem& problem,
                                              const Packing& p) {
  const Shape& s = problem.shape;
  __shared__ float smem_slab[kPackLargest];
  __shared__ u32 smem_largest[256];
  early_start::let_next_start();
  early_start::wait_for_previous();
  bool outside = false;
  if (!kLimited && p.flag_count > 0) {
    const bool wanted = any_flag(flags, p.flag_count);
    if (blockIdx.x == 0 && threadIdx.x == 0) flags[p.flag_count] = wanted;
    if (!wanted) return;
  }
  for (int unit = blockIdx.x; unit < p.x_units + p.weight_units; unit += gridDim.x) {
    const bool wrong = unit < p.weight_units
                           ? pack_weight<Operand, kLimited, kSlot, kBlockM>(
                                 weight, weight_packed, s, unit, p.channel_bits, p.pieces, smem_slab, smem_largest)
                           : pack_x<Operand, kLimited>(x, x_packed, s, problem.stack, unit - p.weight_units, p.stride_n,
                                                       p.stride_c, p.stride_h, p.stride_w);
    outside = outside || wrong;
  }
  if (kLimited) {
    outside = __syncthreads_or(outside);
    if (threadIdx.x == 0) flags[blockIdx.x] = outside;
  } else {
    Notes* notes = const_cast<Notes*>(Notes::of(weight_packed, s));
    unsigned char* infinite = reinterpret_cast<unsigned char*>(notes + 1);
    if (blockIdx.x == 0 && threadIdx.x == 0) notes->problem = problem;
    // The last block fills the last vector.
    const int rest = blockIdx.x == gridDim.x - 1 ? s.flag_vectors * 16 - blockIdx.x : 1;
    if (threadIdx.x < rest) infinite[blockIdx.x + threadIdx.x] = threadIdx.x == 0 && outside;
  }
}

// ---- the product ---------------------------------------------------------------------------------------------------

// kAsync: wgmma, a warpgroup for each 64 rows of M; else mma.sync, a warp for each kWarpM x kWarpN.
// kPlain: where a weight is not finite, tiles are computed output by output.
// kTurns: a block takes tile after tile, where the grid has fewer blocks than there are tiles.
template <class Operand_, bool kAsync_, int kBlockM_, int kBlockN_, int kWarpM_, int kWarpN_, int kStages_,
          int kStageVectors_, bool kPlain_, bool kTurns_>
struct Config {
  using Operand = Operand_;
  static constexpr bool kAsync = kAsync_;
  static constexpr int kBlockM = kBlockM_;
  static constexpr int kBlockN = kBlockN_;
  static constexpr int kWarpM = kAsync ? 16 : kWarpM_;
  static constexpr int kWarpN = kAsync ? kBlockN : kWarpN_;
  static constexpr bool kPlain = kPlain_;
  static constexpr bool kTurns = kTurns_;
  static constexpr int kStages = kStages_;
  static constexpr int kStageVectors = kStageVectors_;  // K vectors of weights in a stage
  static constexpr int kSlot = kAsync ? 64 : kWarpM;    // rows of M that belong to one phase
  static constexpr int kSlots = kBlockM / kSlot;
  static constexpr int kWarpsM = kBlockM / kWarpM;
  static constexpr int kWarpsN = kBlockN / kWarpN;
  static constexpr int kWarps = kWarpsM * kWarpsN;
  static constexpr int kMultipliers = kWarps * 32;
  static constexpr int kThreads = kMultipliers + (kAsync ? 32 : 0);  // wgmma: the last warp starts the copies
  static constexpr int kStageBytes = kStageVectors * kBlockM * 16;
  static constexpr int kPitch = kBlockN + 8;  // elements of a row on its way out: no conflict of writes of pairs
  static constexpr int kSkew = 16;            // elements between the slots, which one store interleaves

  static_assert(kBlockM % kSlot == 0 && kBlockN % kWarpN == 0, "warp tiles fill the block's tile");
  static_assert(kWarpM % 16 == 0 && kWarpN % 16 == 0 && kBlockN % 32 == 0, "fragments fill a warp's tile");
  static_assert(kStageVectors % (kAsync ? 4 : 2) == 0 && kStages >= 3, "whole k-steps, a pipeline");
};

struct Identity {
  __device__ __forceinline__ float operator()(float v, int) const { return v; }
};

// Whether a weight is not finite: the share of one of `threads` threads in pack_operands' flags.
__device__ __forceinline__ bool finds_infinite(const uint4* weight, const Shape& s, int thread, int threads) {
  const uint4* flags = Notes::of(weight, s)->infinite();
  u32 set = 0;
  for (int i = thread; i < s.flag_vectors; i += threads) set |= flags[i].x | flags[i].y | flags[i].z | flags[i].w;
  return set != 0;
}

// Which stage of weights and which patch come next, and which phase of their barriers. With wgmma, both go on from tile
// to tile.
struct Ring {
  int slot = 0, buffer = 0;
  u32 slot_parity = 0, buffer_parity = 0;

  __device__ __forceinline__ void next_slot(int slots) {
    if (++slot == slots) {
      slot = 0;
      slot_parity ^= 1;
    }
  }
  __device__ __forceinline__ void next_buffer(int buffers) {
    if (++buffer == buffers) {
      buffer = 0;
      buffer_parity ^= 1;
    }
  }
};

// One tile: `block` counts m tiles fastest, then phases, then pixels, so that what blocks share is in the L2 cache at
// the same time.
// `epilogue(value, channel)` makes the output of a sum with its bias.
template <class C, class Epilogue>
struct Tile {
  const Shape& s;
  const Stack& stack;
  const Tiling& t;
  unsigned char* smem;
  int m_tile, phase_h, phase_w, first, group, split;
  int taps_h, taps_w;

  // What wgmma needs at the start of shared memory: barriers, those of stages of weights before those of patches, and a
  // core matrix of zeros.
  static constexpr int kBarriers = 64;
  static constexpr int kHeadBytes = kBarriers * 8 + 128;
  __device__ __forceinline__ u64* full() const { return reinterpret_cast<u64*>(smem); }
  __device__ __forceinline__ u64* empty() const { return full() + kBarriers / 2; }
  __device__ __forceinline__ int* table() const { return reinterpret_cast<int*>(smem + kHeadBytes); }
  __device__ __forceinline__ uint4* zeros() const { return reinterpret_cast<uint4*>(smem + kBarriers * 8); }
  __device__ __forceinline__ unsigned char* weights() const {
    return smem + kHeadBytes + (t.table * 4 + 127) / 128 * 128;
  }
  __device__ __forceinline__ unsigned char* x_buffers() const { return weights() + C::kStages * C::kStageBytes; }
  // With an odd number of vectors, a plane of zeros stands behind the patch for the vector that fills the last k-step.
  __device__ __forceinline__ int buffer_bytes() const {
    return (s.chunk_vectors.d + s.chunk_vectors.d % 2) * t.patch * 16;
  }
  __device__ __forceinline__ int chunk_k_vectors() const { return taps_h * taps_w * s.chunk_vectors.d; }

  __device__ __forceinline__ void open(int block) {
    int phase;
    const int rest = t.m_tiles.divide(block, m_tile);
    first = t.phases.divide(rest, phase) * C::kBlockN;
    phase_h = s.merged > 1 ? phase : s.w.stride(phase);
    phase_w = s.merged > 1 ? 0 : phase - phase_h * s.w.stride.d;
    group = blockIdx.y;
    split = blockIdx.z;
    taps_h = s.h.phases[phase_h].taps;
    taps_w = s.merged > 1 ? s.w.most_taps : s.w.phases[phase_w].taps;
  }

  // Where each K vector of a chunk lies in a patch; -1: nowhere, the phase has no such tap.
  __device__ __forceinline__ void fill_table() const {
    const int vectors = s.chunk_vectors.d;
    const int taps = taps_h * taps_w;
    for (int i = threadIdx.x; i < taps * s.merged; i += C::kMultipliers) {
      const int p = i / taps;
      const int tap = i - p * taps;
      const int tap_h = tap / taps_w;
      const int tap_w = tap - tap_h * taps_w;
      const Phase& phase = s.w.phases[s.merged > 1 ? p : phase_w];
      const int row = s.h.phases[phase_h].shift - tap_h * s.h.shift_step - t.min_h;
      const int column = phase.shift - tap_w * s.w.shift_step - t.min_w;
      int* entry = table() + p * (t.table / s.merged) + tap * vectors;
      for (int v = 0; v < vectors; ++v)
        entry[v] = tap_w < phase.taps ? (v * t.patch + row * stack.pitch.d + column) * 16 : -1;
    }
    if constexpr (C::kAsync) {  // a chunk's last stage may have steps of no tap
      const int end = (taps * vectors + C::kStageVectors - 1) / C::kStageVectors * C::kStageVectors;
      const int tail = end - taps * vectors;
      for (int i = threadIdx.x; i < tail * s.merged; i += C::kMultipliers)
        table()[i / tail * (t.table / s.merged) + taps * vectors + i % tail] = -1;
    }
    if (vectors % 2 == 1 && threadIdx.x < s.merged)
      table()[threadIdx.x * (t.table / s.merged) + taps * vectors] = vectors * t.patch * 16;
  }

  // Makes what all tiles of a block use: barriers, and zeros. The table's barrier shows them to other warps.
  __device__ __forceinline__ void prepare() const {
    if (threadIdx.x >= C::kMultipliers) {
      const int barrier = threadIdx.x - C::kMultipliers;
      if (barrier < C::kStages + t.x_buffers) {
        hopper::barrier_init(full() + barrier, 1);
        hopper::barrier_init(empty() + barrier, C::kWarps);
      }
      hopper::barrier_init_fence();
      __syncwarp();  // lane 0 uses the barriers of all
    } else if (threadIdx.x < 8) {
      zeros()[threadIdx.x] = make_uint4(0, 0, 0, 0);
    }
  }

  // Leaves shared memory to the next tile.
  __device__ __forceinline__ void close() const {
    if constexpr (!C::kTurns) return;
    if constexpr (C::kAsync) hopper::proxy_fence();  // the copy engine writes where the sums were
    __syncthreads();  // sums and table are read before the next tile's overwrite them
  }

  static __device__ __forceinline__ float dot(const uint4& a, const uint4& b, float sum) {
    using Element = typename C::Operand::Element;
    const Element *left = reinterpret_cast<const Element*>(&a), *right = reinterpret_cast<const Element*>(&b);
#pragma unroll
    for (int i = 0; i < C::Operand::kVector; ++i)
      sum = fmaf(static_cast<float>(left[i]), static_cast<float>(right[i]), sum);
    return sum;
  }

  __device__ __forceinline__ void run(const uint4* x, const uint4* weight, SCALAR* y, float* partial,
                                      const SCALAR* bias, float factor, const Epilogue& epilogue, Ring& ring) const {
    using Operand = typename C::Operand;
    constexpr int kM = C::kWarpM / 16, kN = C::kWarpN / 16;
    const int lane = threadIdx.x % 32;
    // Known to be the same for a warp: beside a branch that parts one, no wgmma is asynchronous.
    const int warp = C::kAsync ? __shfl_sync(0xffffffffu, threadIdx.x / 32, 0) : threadIdx.x / 32;
    const int warp_m = C::kAsync ? warp : warp % C::kWarpsM;
    const int warp_n = C::kAsync ? 0 : warp / C::kWarpsM;

    const int k_vectors = chunk_k_vectors();
    const int chunk_stages = (k_vectors + C::kStageVectors - 1) / C::kStageVectors;
    bool infinite = false;
    if constexpr (C::kAsync) {
      if (warp == C::kWarps) {  // whose copies are on their way before the table is there
        hopper::named_barrier_arrive(1, C::kThreads);
        early_start::wait_for_previous();
      } else {
        fill_table();
        hopper::proxy_fence();
        early_start::wait_for_previous();  // the operands are packed
        hopper::named_barrier(1, C::kThreads);  // the table, the barriers and the zeros are there
      }
    } else {
      fill_table();
      if (s.chunk_vectors.d % 2 == 1)
        for (int b = 0; b < t.x_buffers; ++b)
          for (int i = threadIdx.x; i < t.patch; i += C::kThreads)
            reinterpret_cast<uint4*>(x_buffers() + b * buffer_bytes())[s.chunk_vectors.d * t.patch + i] =
                make_uint4(0, 0, 0, 0);
      early_start::wait_for_previous();  // the operands are packed
      __syncthreads();  // the table is there
    }

    const int phase = s.merged > 1 ? phase_h : phase_h * s.w.stride.d + phase_w;
    const uint4* tile_weights =
        weight + (static_cast<long long>(group * t.phases.d + phase) * s.chunks * s.m_tiles + m_tile) * s.vector_slots *
                     C::kBlockM;
    const uint4* tile_x = x + static_cast<long long>(group) * s.group_vectors.d * stack.length + first + t.lead;
    const int chunk_end =
        t.splits == 1 ? s.chunks : static_cast<int>(static_cast<long long>(s.chunks) * (split + 1) / t.splits);
    const int chunk_begin = t.splits == 1 ? 0 : static_cast<int>(static_cast<long long>(s.chunks) * split / t.splits);
    const int stages = (chunk_end - chunk_begin) * chunk_stages;  // none where the phase has no tap
    auto weights_of = [&](int chunk, int part) {
      return tile_weights +
             (static_cast<long long>(chunk) * s.m_tiles * s.vector_slots + part * C::kStageVectors) * C::kBlockM;
    };

    const int slot_phase = s.merged > 1 ? (m_tile * C::kSlots + (warp_m * C::kWarpM) / C::kSlot) % s.merged : 0;
    const int* k_table = table() + slot_phase * (t.table / s.merged);
    float acc[kM][2 * kN][4] = {};
    int part = 0;

    if constexpr (C::kAsync) {
      u64* x_full = full() + C::kStages;
      u64* x_empty = empty() + C::kStages;
      if (warp == C::kWarps) {  // a patch, then the stages of its chunk
        // Its lanes stay together: beside a branch that parts them for long, no wgmma is asynchronous.
        for (int chunk = stages > 0 ? chunk_begin : chunk_end; chunk < chunk_end; ++chunk) {
          hopper::warp_wait(x_empty + ring.buffer, ring.buffer_parity ^ 1);
          if (lane == 0) hopper::barrier_arrive_expect(x_full + ring.buffer, s.chunk_vectors.d * t.patch * 16);
          __syncwarp();  // the bytes are expected before they come
          if (lane < s.chunk_vectors.d)
            hopper::bulk_load(x_buffers() + ring.buffer * buffer_bytes() + lane * t.patch * 16,
                              tile_x + (static_cast<long long>(chunk) * s.chunk_vectors.d + lane) * stack.length,
                              t.patch * 16, x_full + ring.buffer);
          ring.next_buffer(t.x_buffers);
          for (int i = 0; i < chunk_stages; ++i) {
            hopper::warp_wait(empty() + ring.slot, ring.slot_parity ^ 1);
            if (lane == 0) {
              const u32 bytes = min(C::kStageVectors, k_vectors - i * C::kStageVectors) * C::kBlockM * 16;
              hopper::barrier_arrive_expect(full() + ring.slot, bytes);
              hopper::bulk_load(weights() + ring.slot * C::kStageBytes, weights_of(chunk, i), bytes,
                                full() + ring.slot);
            }
            ring.next_slot(C::kStages);
          }
        }
        if constexpr (C::kPlain) infinite = finds_infinite(weight, s, lane, 32);
      } else {
        const u32 nothing = hopper::operand_descriptor_low(smem_address(zeros()), 0);
        u32 a_first = hopper::operand_descriptor_low(smem_address(weights()) + warp / 4 * 64 * 16, C::kBlockM * 16);
        u32 b_first = hopper::operand_descriptor_low(smem_address(x_buffers()), t.patch * 16);
        u32 buffer_step = buffer_bytes() / 16;
        asm volatile("" : "+r"(a_first), "+r"(b_first), "+r"(buffer_step));  // kept, not found anew for each stage
        int last_slot = -1;    // of the stage that may still be read
        int last_buffer = -1;  // the same, only where the stage ended its chunk
        auto release = [&]() {
          if (lane == 0) {
            if (last_slot >= 0) hopper::barrier_arrive(empty() + last_slot);
            if (last_buffer >= 0) hopper::barrier_arrive(x_empty + last_buffer);
          }
        };
        for (int i = 0; i < stages; ++i) {
          const u32 a = a_first + ring.slot * (C::kStageBytes / 16);
          const u32 b = b_first + ring.buffer * buffer_step;
          u64 a_step[C::kStageVectors / 2], b_step[C::kStageVectors / 2];
#pragma unroll
          for (int k = 0; k < C::kStageVectors; k += 4) {
            const int4 taps = *reinterpret_cast<const int4*>(k_table + part * C::kStageVectors + k);
            const int tap[2] = {taps.x, taps.z};  // of every second vector: a step of K takes two
#pragma unroll
            for (int h = 0; h < 2; ++h) {
              // Else zeros by zeros: a branch around a wgmma would make all of them wait.
              const bool there = tap[h] >= 0;
              const u32 high = there ? 128 >> 4 : 0;
              a_step[k / 2 + h] = hopper::join(there ? a + (k + 2 * h) * C::kBlockM : nothing, high);
              b_step[k / 2 + h] = hopper::join(there ? b + (tap[h] >> 4) : nothing, high);
            }
          }
          if (part == 0) hopper::warp_wait(x_full + ring.buffer, ring.buffer_parity);
          hopper::warp_wait(full() + ring.slot, ring.slot_parity);
          hopper::wgmma_fence();
#pragma unroll
          for (int k = 0; k < C::kStageVectors / 2; ++k)
            Operand::template multiply_async<C::kBlockN>(reinterpret_cast<float(&)[C::kBlockN / 2]>(acc), a_step[k],
                                                         b_step[k]);
          hopper::wgmma_commit();
          hopper::wgmma_wait<1>();
          release();
          last_slot = ring.slot;
          last_buffer = -1;
          ring.next_slot(C::kStages);
          if (++part == chunk_stages) {
            last_buffer = ring.buffer;
            part = 0;
            ring.next_buffer(t.x_buffers);
          }
        }
        hopper::wgmma_wait<0>();
        if constexpr (C::kTurns) release();  // to the next tile
        hopper::accumulators_fence(reinterpret_cast<float(&)[C::kBlockN / 2]>(acc));
      }
    } else {
      // Stage i of weights is loaded kStages - 1 stages ahead; a chunk's patch as soon as the chunk that had its buffer
      // has been multiplied, or with the first of its stages.
      constexpr int kAhead = C::kStages - 1;
      ring = {};
      const int x_lead = (t.x_buffers - 1) * chunk_stages;  // stages ahead of its first at which a buffer is free
      int weight_chunk = chunk_begin, weight_part = 0, weight_slot = 0;
      int x_chunk = chunk_begin, x_buffer = 0, x_stage = 0;  // x_stage: the first that needs x_chunk
      auto load_stage = [&](int i) {                         // before stage i is multiplied; below 0 in the prologue
        if (x_chunk < chunk_end && x_stage <= (i < 0 ? i + kAhead : max(i + kAhead, i + x_lead))) {
          const u32 target = smem_address(x_buffers()) + x_buffer * buffer_bytes();
          const uint4* from = tile_x + static_cast<long long>(x_chunk) * s.chunk_vectors.d * stack.length;
          for (int v = 0; v < s.chunk_vectors.d; ++v, from += stack.length)
            for (int p = threadIdx.x; p < t.patch; p += C::kThreads)
              copy_vector(target + (v * t.patch + p) * 16, from + p, true);
          ++x_chunk;
          x_stage += chunk_stages;
          x_buffer = x_buffer + 1 == t.x_buffers ? 0 : x_buffer + 1;
        }
        if (weight_chunk < chunk_end) {
          const uint4* from = weights_of(weight_chunk, weight_part);
          const u32 target = smem_address(weights()) + weight_slot * C::kStageBytes;
          const int count = (k_vectors - weight_part * C::kStageVectors) * C::kBlockM;
#pragma unroll
          for (int index = threadIdx.x; index < C::kStageVectors * C::kBlockM; index += C::kThreads)
            copy_vector(target + index * 16, from + (index < count ? index : 0), index < count);
          weight_slot = weight_slot + 1 == C::kStages ? 0 : weight_slot + 1;
          if (++weight_part == chunk_stages) {
            weight_part = 0;
            ++weight_chunk;
          }
        }
        copy_commit();
      };
      // Fragments: matrix i of an ldmatrix is (rows 0-7, vector 0), (rows 8-15, vector 0), (0-7, 1), (8-15, 1) of A,
      // and (pixels 0-7, vector 0), (0-7, 1), (8-15, 0), (8-15, 1) of B.
#pragma unroll
      for (int i = -kAhead; i < 0; ++i)
        if (stages > 0) load_stage(i);
      // While the first copies come.
      if constexpr (C::kPlain) infinite = finds_infinite(weight, s, threadIdx.x, C::kThreads);
      const u32 a_lane = smem_address(weights()) + (lane / 16 * C::kBlockM + warp_m * C::kWarpM + lane % 16) * 16;
      const u32 b_lane = (warp_n * C::kWarpN + lane / 16 * 8 + lane % 8) * 16;
      for (int i = 0; i < stages; ++i) {
        copy_wait<C::kStages - 2>();
        __syncthreads();  // every thread's copies of this stage have arrived, and nobody reads the one before it
        load_stage(i);
        const u32 a = a_lane + ring.slot * C::kStageBytes;
        const u32 b = smem_address(x_buffers()) + ring.buffer * buffer_bytes() + b_lane;
        const int* k_part = k_table + part * C::kStageVectors + lane / 8 % 2;
        const int left = k_vectors - part * C::kStageVectors;
#pragma unroll
        for (int k = 0; k < C::kStageVectors; k += 2) {
          const int tap = k < left ? k_part[k] : -1;
          if (tap < 0) continue;  // of both vectors, and so of the whole warp
          u32 frag_a[kM][4], frag_b[kN][4];
#pragma unroll
          for (int m = 0; m < kM; ++m) load_matrices(frag_a[m], a + (k * C::kBlockM + m * 16) * 16);
#pragma unroll
          for (int n = 0; n < kN; ++n) load_matrices(frag_b[n], b + tap + n * 256);
#pragma unroll
          for (int m = 0; m < kM; ++m)
#pragma unroll
            for (int n = 0; n < 2 * kN; ++n)
              Operand::multiply(acc[m][n], frag_a[m], frag_b[n / 2][n % 2 * 2], frag_b[n / 2][n % 2 * 2 + 1]);
        }
        ring.next_slot(C::kStages);
        if (++part == chunk_stages) {
          part = 0;
          ring.next_buffer(t.x_buffers);
        }
      }
      copy_wait<0>();
    }
    if constexpr (C::kPlain) {
      if (__syncthreads_or(infinite)) return run_plain(x, weight, y, partial, bias, epilogue);
    } else {
      __syncthreads();  // nobody reads the stages any more: the sums take their place
    }

    if (partial) {
      float* target = partial + static_cast<long long>(split) * s.batch * s.groups * s.out_group * s.h.out * s.w.out;
      stage_sums<float>(acc, warp_m, warp_n, [&](float v, int) { return v * factor; });
      __syncthreads();  // the tile is staged
      store(target);
    } else {
      stage_sums<SCALAR>(acc, warp_m, warp_n, [&](float v, int channel) {
        return static_cast<SCALAR>(epilogue(v * factor + (bias ? static_cast<float>(bias[channel]) : 0.0f), channel));
      });
      __syncthreads();  // the tile is staged
      store(y);
    }
    close();
  }

  // Writes what is stored of the sums to shared memory: rows of kPitch elements, kSkew between slots.
  template <class Target, class Finish>
  __device__ __forceinline__ void stage_sums(const float (&acc)[C::kWarpM / 16][C::kWarpN / 8][4], int warp_m,
                                             int warp_n, const Finish& finish) const {
    struct alignas(2 * sizeof(Target)) Two {
      Target first, second;
    };
    if (C::kAsync && warp_m >= C::kWarps) return;
    const int lane = threadIdx.x % 32;
#pragma unroll
    for (int m = 0; m < C::kWarpM / 16; ++m) {
#pragma unroll
      for (int half = 0; half < 2; ++half) {
        const int row = warp_m * C::kWarpM + m * 16 + half * 8 + lane / 4;
        const int channel = (m_tile * C::kSlots + row / C::kSlot) / s.merged * C::kSlot + row % C::kSlot;
        const int bias_channel = group * s.out_group + min(channel, s.out_group - 1);
        Target* to = reinterpret_cast<Target*>(smem + kHeadBytes) + row * C::kPitch + row / C::kSlot * C::kSkew +
                     warp_n * C::kWarpN + lane % 4 * 2;
#pragma unroll
        for (int n = 0; n < C::kWarpN / 8; ++n)
          *reinterpret_cast<Two*>(to + n * 8) =
              Two{finish(acc[m][n][2 * half], bias_channel), finish(acc[m][n][2 * half + 1], bias_channel)};
      }
    }
  }

  // The same as `run` where a weight is not finite, from numbers that the compiler cannot share with the products:
  // those want its registers.
  __device__ __forceinline__ void run_plain(const uint4* x, const uint4* weight, SCALAR* y, float* partial,
                                            const SCALAR* bias, const Epilogue& epilogue) const {
    const Problem& problem = Notes::of(weight, s)->problem;
    asm volatile("" : "+l"(x), "+l"(weight), "+l"(y), "+l"(partial), "+l"(bias));
    Tile plain{problem.shape, problem.stack, problem.tiling, nullptr, m_tile, phase_h,
               phase_w,       first,         group,          split,   taps_h, taps_w};
    plain.store_plain(x, weight, y, partial, bias, epilogue);
    close();
  }

  // Computes the outputs of the tile one by one, without the zeros around x.
  __device__ __forceinline__ void store_plain(const uint4* x, const uint4* weight, SCALAR* y, float* partial,
                                              const SCALAR* bias, const Epilogue& epilogue) const {
    const Phase& rows = s.h.phases[phase_h];
    // In 32 bits: a division of 64 is a function, beside which no wgmma is asynchronous.
    const int chunk_begin = t.splits == 1 ? 0 : s.chunks * split / t.splits;
    const int chunk_end = t.splits == 1 ? s.chunks : s.chunks * (split + 1) / t.splits;
    const int phase = s.merged > 1 ? phase_h : phase_h * s.w.stride.d + phase_w;
    weight += (static_cast<long long>(group * t.phases.d + phase) * s.chunks * s.m_tiles + m_tile) * s.vector_slots *
              C::kBlockM;
    x += static_cast<long long>(group) * s.group_vectors.d * stack.length + first + t.lead;
#pragma unroll 1
    for (int i = threadIdx.x; i < C::kBlockM * C::kBlockN; i += C::kThreads) {
      const int row = i / C::kBlockN, p = i % C::kBlockN, slot = m_tile * C::kSlots + row / C::kSlot;
      const int phase_column = s.merged > 1 ? slot % s.merged : phase_w;
      const int channel = slot / s.merged * C::kSlot + row % C::kSlot;
      const Stack::Place at = stack.place(first + p);
      const int strip_column = at.strip * stack.strip_columns;
      const int out_column = (strip_column + at.column) * s.w.stride.d + phase_column;
      if (at.image >= s.batch || at.row >= rows.size || at.column >= stack.strip_columns || out_column >= s.w.out ||
          channel >= s.out_group)
        continue;
      const int out_channel = group * s.out_group + channel;
      const long long planes = static_cast<long long>(s.groups) * s.out_group;
      const long long plane = static_cast<long long>(s.h.out) * s.w.out;
      const long long place_in_y = (at.image * planes + out_channel) * plane +
                                   (static_cast<long long>(at.row) * s.h.stride.d + phase_h) * s.w.out + out_column;
      const Phase& columns = s.w.phases[phase_column];
      float total = 0.0f;
#pragma unroll 1
      for (int tap = 0; tap < rows.taps * columns.taps; ++tap) {
        const int tap_h = tap / columns.taps, tap_w = tap % columns.taps;
        const int in_row = at.row + rows.shift - tap_h * s.h.shift_step;
        const int in_column = strip_column + at.column + columns.shift - tap_w * s.w.shift_step;
        if (in_row < 0 || in_row >= s.h.in || in_column < 0 || in_column >= s.w.in) continue;
        const uint4* source =
            x + p + (in_row - at.row - t.min_h) * stack.pitch.d + in_column - strip_column - at.column - t.min_w;
        float sum = 0.0f;  // of a tap: shorter sums round less
#pragma unroll 1
        for (int v = chunk_begin * s.chunk_vectors.d; v < chunk_end * s.chunk_vectors.d; ++v) {
          int of_chunk;
          const int chunk = s.chunk_vectors.divide(v, of_chunk);
          const long long k = static_cast<long long>(chunk) * s.m_tiles * s.vector_slots +
                              (tap_h * taps_w + tap_w) * s.chunk_vectors.d + of_chunk;
          sum = dot(weight[k * C::kBlockM + row], source[static_cast<long long>(v) * stack.length], sum);
        }
        total += sum;
      }
      if (partial) partial[split * s.batch * planes * plane + place_in_y] = total;
      else
        y[place_in_y] =
            static_cast<SCALAR>(epilogue(total + (bias ? static_cast<float>(bias[out_channel]) : 0.0f), out_channel));
    }
  }

  // Stores the staged tile. Where the slots of merged phases of the same channels stand in the block, `woven` of them
  // are stored as one. A lane has two elements: neighbours, which leave together, or where planes are odd two that are
  // 32 apart.
  template <class Target>
  __device__ __forceinline__ void store(Target* y) const {
    using W = typename Word<2 * sizeof(Target)>::Type;
    const int woven = s.merged % C::kSlots == 0 ? C::kSlots : C::kSlots % s.merged == 0 ? s.merged : 1;
    const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
    if (warp >= C::kWarps) return;
    const Target* staged = reinterpret_cast<const Target*>(smem + kHeadBytes);
    const int segments = max(C::kBlockN / 64 * woven, 1);
    const long long plane = static_cast<long long>(s.h.out) * s.w.out;
    const bool even = plane % 2 == 0 && reinterpret_cast<u64>(y) % sizeof(W) == 0;
    const int workers = max(C::kWarps / segments, 1);
    const int rows = s.h.phases[phase_h].size;
    const long long step = workers * plane;
    for (int slots = 0; slots < C::kSlots; slots += woven) {
      const int global_slot = m_tile * C::kSlots + slots;
      const int first_channel = global_slot / s.merged * C::kSlot;
      const int first_phase = s.merged > 1 ? global_slot % s.merged : phase_w;
      const int channels = min(C::kSlot, s.out_group - first_channel);
      for (int segment = warp / workers; segment < segments; segment += C::kWarps / workers) {
        const Target* from[2];
        long long offset[2];
        bool valid[2];
#pragma unroll
        for (int i = 0; i < 2; ++i) {
          const int element = segment * 64 + (even ? lane * 2 + i : lane + i * 32);
          const int p = element / woven;
          const int slot = element - p * woven;
          const Stack::Place at = stack.place(first + p);
          const int out_w = (at.strip * stack.strip_columns + at.column) * s.w.stride.d + first_phase + slot;
          valid[i] = p < C::kBlockN && at.image < s.batch && at.row < rows && at.column < stack.strip_columns &&
                     out_w < s.w.out;
          from[i] = staged + (slots + slot) * (C::kSlot * C::kPitch + C::kSkew) + p;
          const long long channel = static_cast<long long>(at.image) * s.groups * s.out_group + group * s.out_group;
          offset[i] = (channel + first_channel) * plane +
                      static_cast<long long>(at.row * s.h.stride.d + phase_h) * s.w.out + out_w;
        }
        if (!valid[0] && !valid[1]) continue;
        const bool paired = even && valid[0] && valid[1] && offset[1] == offset[0] + 1 && offset[0] % 2 == 0;
        const int begin = warp % workers;
        from[0] += begin * C::kPitch;
        from[1] += begin * C::kPitch;
        Target* to[2] = {y + offset[0] + begin * plane, y + offset[1] + begin * plane};
        if (paired && woven == 1) {
#pragma unroll 8
          for (int channel = begin; channel < channels; channel += workers) {
            *reinterpret_cast<W*>(to[0]) = *reinterpret_cast<const W*>(from[0]);
            from[0] += workers * C::kPitch;
            to[0] += step;
          }
        } else if (paired) {
#pragma unroll 8
          for (int channel = begin; channel < channels; channel += workers) {
            const Target values[2] = {*from[0], *from[1]};
            W word;
            memcpy(&word, values, sizeof(word));
            *reinterpret_cast<W*>(to[0]) = word;
            from[0] += workers * C::kPitch;
            from[1] += workers * C::kPitch;
            to[0] += step;
          }
        } else {
#pragma unroll 4
          for (int channel = begin; channel < channels; channel += workers) {
#pragma unroll
            for (int i = 0; i < 2; ++i) {
              if (valid[i]) *to[i] = *from[i];
              from[i] += workers * C::kPitch;
              to[i] += step;
            }
          }
        }
      }
    }
  }
};

// The whole kernel: grid (tiles, or with kTurns any, groups, splits). Given a flag, it returns where that is 0.
template <class C, class Epilogue>
__device__ __forceinline__ void run(const uint4* x, const uint4* weight, SCALAR* y, float* partial, const SCALAR* bias,
                                    const int* flag, float factor, const Problem& problem, unsigned char* smem,
                                    const Epilogue& epilogue) {
  early_start::let_next_start();
  if (flag) {
    early_start::wait_for_previous();
    if (*flag == 0) return;
  }
  Ring ring;
  if constexpr (C::kAsync) Tile<C, Epilogue>{problem.shape, problem.stack, problem.tiling, smem}.prepare();
  for (int block = blockIdx.x; block < problem.tiling.blocks; block += gridDim.x) {
    Tile<C, Epilogue> tile{problem.shape, problem.stack, problem.tiling, smem};
    tile.open(block);
    tile.run(x, weight, y, partial, bias, factor, epilogue, ring);
    if constexpr (!C::kTurns) break;
  }
}

// y[i] = epilogue(bias + the sum over splits of partial[split][i]); grid any. Given a flag, it returns where that is 0.
template <class Epilogue>
__device__ __forceinline__ void reduce_partials(const float* partial, SCALAR* y, const SCALAR* bias, const int* flag,
                                                long long count, int splits, int out_channels, int plane,
                                                const Epilogue& epilogue) {
  early_start::let_next_start();
  early_start::wait_for_previous();
  if (flag && *flag == 0) return;
  for (long long i = static_cast<long long>(blockIdx.x) * blockDim.x + threadIdx.x; i < count;
       i += static_cast<long long>(gridDim.x) * blockDim.x) {
    float sum = 0.0f;
    for (int split = 0; split < splits; ++split) sum += partial[split * count + i];
    const int channel = static_cast<int>(i / plane % out_channels);
    y[i] = static_cast<SCALAR>(epilogue(sum + (bias ? static_cast<float>(bias[channel]) : 0.0f), channel));
  }
}

}  // namespace implicit_gemm
