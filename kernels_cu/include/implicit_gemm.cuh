// implicit_gemm.cuh: transposed convolution of any geometry as an implicit GEMM on the tensor cores (mma.sync, cp.async; sm_80)
//
//   y[n, co, oh, ow] = bias[co] + sum over ci, kh, kw of x[n, ci, ih, iw] * weight[ci, co, kh, kw]
//   where oh = ih * stride_h - padding_h + kh * dilation_h, and ow likewise.
//
// Output rows oh = phase_h (mod stride_h) and columns ow = phase_w (mod stride_w) meet the same taps, each at a fixed shift of x: a
// dense convolution of stride 1 for each phase. M is the output channels, N the pixels of a phase, K the taps times the input channels.
//
//   operands : both as vectors of 16 bytes along K: 8 f16 or bf16 channels, or 4 tf32. pack_operands writes x as (images, vectors,
//              pixels) and the weights as (groups, phases, chunks, taps x vectors, rows); x that already has its channels in
//              vectors (channels_last f16, bf16) is read where it is. All later copies are cp.async of 16 bytes.
//   tile     : tile_rows x tile_columns pixels of a phase, the rows of all images in one tall column. The patch of x under a tile
//              (the tile and its halo, for each image that it touches) lies in shared memory as (vectors, patch pixels), where a tap
//              is a shift of the pixel and a fragment eight rows of 16 bytes: ldmatrix takes any of them.
//   chunk    : chunk_vectors vectors of channels; a patch of them serves all taps. A stage is kStageVectors K vectors of weights.
//   merged   : all phase_w in one block, as further rows of M, so that rows of y leave whole. A row of M is then
//              (channels / kWarpM, phase_w, channels % kWarpM).
//   splits   : blocks that share the chunks of a tile; they leave sums in `partial`, which reduce_partials adds in order.
#pragma once
#include "scalar.cuh"

namespace implicit_gemm {

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
  static __device__ __forceinline__ void multiply(float (&d)[4], const u32 (&a)[4], u32 b0, u32 b1) {
    asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};"
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
    for (int i = 0; i < 4; ++i) asm("cvt.rn.bf16x2.f32 %0, %1, %2;" : "=r"(words[i]) : "f"(v[2 * i + 1]), "f"(v[2 * i]));
    return packed;
  }
  static __device__ __forceinline__ void multiply(float (&d)[4], const u32 (&a)[4], u32 b0, u32 b1) {
    asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};"
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
  static __device__ __forceinline__ void multiply(float (&d)[4], const u32 (&a)[4], u32 b0, u32 b1) {
    asm volatile("mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};"
                 : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b0), "r"(b1));
  }
};

// ---- geometry ------------------------------------------------------------------------------------------------------

// One axis of the convolution. tap_step = stride / gcd(stride, dilation), shift_step = dilation / gcd(stride, dilation).
struct Axis {
  int in, out, kernel, stride, padding, dilation, tap_step, shift_step;
};

// The taps of a phase: first, first + tap_step, ...; an output at stride * i + phase meets x at i + shift - j * shift_step at tap j.
struct Taps {
  int first, count, shift;
};

__device__ __forceinline__ Taps taps_of(const Axis& axis, int phase) {
  for (int k = 0; k < min(axis.tap_step, axis.kernel); ++k) {
    const int scaled = phase + axis.padding - k * axis.dilation;
    if (scaled % axis.stride == 0) return {k, (axis.kernel - 1 - k) / axis.tap_step + 1, scaled / axis.stride};
  }
  return {0, 0, 0};
}

struct Shape {
  Axis h, w;
  int batch, in_channels, out_channels, groups;
  int chunks, chunk_vectors;  // of a group
  int tap_slots_h, tap_slots_w;  // the most taps of a phase on each axis
  int merged;                    // 1: rows of M go over phase_w too
  int row_slots;                 // rows of M in memory, of a group and a phase

  __device__ __forceinline__ int in_group() const { return in_channels / groups; }
  __device__ __forceinline__ int out_group() const { return out_channels / groups; }
  __device__ __forceinline__ int merged_phases() const { return merged ? w.stride : 1; }
  __device__ __forceinline__ int grid_phases_w() const { return merged ? 1 : w.stride; }
  __device__ __forceinline__ int vector_slots() const { return tap_slots_h * tap_slots_w * chunk_vectors; }  // of a chunk
};

// ---- packing -------------------------------------------------------------------------------------------------------

constexpr int kPackThreads = 256;
constexpr int kPackSlab = 6144;  // floats of weights that a block rearranges at a time

// f16 stands for TF32 where no value reaches its end and no unit of values (one warp's vectors) is so small throughout, below
// `kSmallest` and not zero, that its fixed step of 2^-24 could be seen beside TF32's rounding. Weights take a fixed factor first.
constexpr float kSmallest = 0x1p-10f;
constexpr float kWeightFactor = 0x1p7f;

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

// x (any strides, in elements) -> (images, groups * vectors of a group, pixels) vectors. Returns whether f16 does not stand for TF32.
template <class Operand, bool kLimited>
__device__ __forceinline__ bool pack_x(const SCALAR* x, uint4* packed, const Shape& s, int unit, long long stride_n,
                                       long long stride_c, long long stride_h, long long stride_w) {
  constexpr int kVector = Operand::kVector;
  const int group_vectors = s.chunks * s.chunk_vectors;
  const int pixels = s.h.in * s.w.in;
  const int index = unit * kPackThreads + threadIdx.x;
  const int plane = index / pixels;
  const int pixel = index - plane * pixels;
  const int image_planes = group_vectors * s.groups;
  const int image = plane / image_planes;
  const int group = (plane - image * image_planes) / group_vectors;
  const int first = (plane - image * image_planes - group * group_vectors) * kVector;
  const int row = pixel / s.w.in;
  const bool valid = image < s.batch;
  const SCALAR* source = x + image * stride_n + (group * s.in_group() + first) * stride_c + row * stride_h +
                         (pixel - row * s.w.in) * stride_w;
  float value[kVector];
#pragma unroll
  for (int i = 0; i < kVector; ++i)
    value[i] = valid && first + i < s.in_group() ? static_cast<float>(source[i * stride_c]) : 0.0f;
  if (valid) packed[index] = Operand::pack(value);
  return kLimited && outside_f16(__reduce_max_sync(0xffffffffu, largest_magnitude(value)));
}

// Output channels that a block rearranges at a time: whole rows of kVector x channels x taps fit kPackSlab.
__device__ __forceinline__ int slab_channels(int taps, int vector) { return max(1, min(32, kPackSlab / (vector * (taps | 1)))); }

// weight (in_channels, out_channels / groups, kernel_h, kernel_w) -> (groups, grid phases, chunks, tap slots x chunk_vectors, row slots)
// vectors, for kVector input channels and some output channels of a group. Zeros where a phase has no such tap.
template <class Operand, bool kLimited, int kWarpM>
__device__ __forceinline__ bool pack_weight(const SCALAR* weight, uint4* packed, const Shape& s, int unit, float* slab,
                                            u32* slab_largest, const Taps* taps_h, const Taps* taps_w) {
  constexpr int kVector = Operand::kVector;
  const int taps = s.h.kernel * s.w.kernel;
  const int pitch = taps | 1;
  const int out_group = s.out_group();
  const int channels = slab_channels(taps, kVector);
  const int padded = (out_group + kWarpM - 1) / kWarpM * kWarpM;
  const int pieces = (padded + channels - 1) / channels;
  const int vector = unit / pieces;
  const int first_out = (unit - vector * pieces) * channels;
  const int group_vectors = s.chunks * s.chunk_vectors;
  const int group = vector / group_vectors;
  const int group_vector = vector - group * group_vectors;
  const int first_in = group_vector * kVector;

  const int run = min(channels, out_group - first_out) * taps;  // contiguous elements of an input channel
  for (int i = 0; i < kVector; ++i) {
    const bool there = first_in + i < s.in_group();
    const SCALAR* source =
        weight + (static_cast<long long>(group * s.in_group() + first_in + i) * out_group + first_out) * taps;
    for (int j = threadIdx.x; j < channels * taps; j += kPackThreads) {
      const int channel = j / taps;
      slab[(i * channels + channel) * pitch + j - channel * taps] =
          there && j < run ? static_cast<float>(source[j]) * (kLimited ? kWeightFactor : 1.0f) : 0.0f;
    }
  }
  if (kLimited && threadIdx.x < channels) slab_largest[threadIdx.x] = 0;
  __syncthreads();  // the slab is complete

  const int chunk = group_vector / s.chunk_vectors;
  const int chunk_vector = group_vector - chunk * s.chunk_vectors;
  const int phases = s.merged_phases();
  const int slots = s.h.stride * s.tap_slots_h * s.w.stride * s.tap_slots_w;
  for (int j = threadIdx.x; j < slots * channels; j += kPackThreads) {
    const int channel = j % channels;
    const int out = first_out + channel;
    int slot = j / channels;
    const int tap_w = slot % s.tap_slots_w;
    slot /= s.tap_slots_w;
    const int phase_w = slot % s.w.stride;
    slot /= s.w.stride;
    const int tap_h = slot % s.tap_slots_h;
    const int phase_h = slot / s.tap_slots_h;
    const int count_w = s.merged ? s.tap_slots_w : taps_w[phase_w].count;
    if (out >= padded || tap_h >= taps_h[phase_h].count || tap_w >= count_w) continue;
    const int k_h = taps_h[phase_h].first + tap_h * s.h.tap_step;
    const int k_w = taps_w[phase_w].first + tap_w * s.w.tap_step;
    float value[kVector];
#pragma unroll
    for (int i = 0; i < kVector; ++i)
      value[i] = tap_w < taps_w[phase_w].count ? slab[(i * channels + channel) * pitch + k_h * s.w.kernel + k_w] : 0.0f;
    if (kLimited) atomicMax(&slab_largest[channel], largest_magnitude(value));
    const int grid_phase = phase_h * s.grid_phases_w() + (s.merged ? 0 : phase_w);
    const int k_vector = (tap_h * count_w + tap_w) * s.chunk_vectors + chunk_vector;
    const int row = (out / kWarpM * phases + (s.merged ? phase_w : 0)) * kWarpM + out % kWarpM;
    const long long plane =
        (static_cast<long long>(group * s.h.stride * s.grid_phases_w() + grid_phase) * s.chunks + chunk) * s.vector_slots() +
        k_vector;
    packed[plane * s.row_slots + row] = Operand::pack(value);
  }
  __syncthreads();  // the slab may be filled again, and the maxima are complete
  return kLimited && threadIdx.x < channels && outside_f16(slab_largest[threadIdx.x]);
}

// Whether any of `count` flags is set; for all threads of the block.
__device__ __forceinline__ bool any_flag(const int* flags, int count) {
  bool set = false;
  for (int i = threadIdx.x; i < count; i += blockDim.x) set = set || flags[i] != 0;
  return __syncthreads_or(set);
}

// The whole packing kernel: grid any, kPackThreads threads. A limited build (f16 for f32) says in flags[block] whether its values leave
// the range. Any other build that is given `flag_count` flags returns unless one is set, and says in flags[flag_count] that it ran.
template <class Operand, bool kLimited, int kWarpM>
__device__ __forceinline__ void pack_operands(const SCALAR* x, const SCALAR* weight, uint4* x_packed, uint4* weight_packed,
                                              int* flags, int flag_count, const Shape& s, int x_units, int weight_units,
                                              long long stride_n, long long stride_c, long long stride_h, long long stride_w) {
  __shared__ float smem_slab[kPackSlab];
  __shared__ u32 smem_largest[32];
  __shared__ Taps smem_taps[128];
  bool outside = false;
  if (!kLimited && flag_count > 0) {
    const bool wanted = any_flag(flags, flag_count);
    if (blockIdx.x == 0 && threadIdx.x == 0) flags[flag_count] = wanted;
    if (!wanted) return;
  }
  for (int i = threadIdx.x; i < s.h.stride + s.w.stride; i += kPackThreads)
    smem_taps[i] = i < s.h.stride ? taps_of(s.h, i) : taps_of(s.w, i - s.h.stride);
  __syncthreads();  // the phases' taps are there
  for (int unit = blockIdx.x; unit < x_units + weight_units; unit += gridDim.x) {
    const bool wrong = unit < weight_units
                           ? pack_weight<Operand, kLimited, kWarpM>(weight, weight_packed, s, unit, smem_slab, smem_largest,
                                                                    smem_taps, smem_taps + s.h.stride)
                           : pack_x<Operand, kLimited>(x, x_packed, s, unit - weight_units, stride_n, stride_c, stride_h, stride_w);
    outside = outside || wrong;
  }
  if (kLimited) {
    outside = __syncthreads_or(outside);
    if (threadIdx.x == 0) flags[blockIdx.x] = outside;
  }
}

// ---- the product ---------------------------------------------------------------------------------------------------

template <class Operand_, int kBlockM_, int kBlockN_, int kWarpM_, int kWarpN_, int kStages_, int kStageVectors_>
struct Config {
  using Operand = Operand_;
  static constexpr int kBlockM = kBlockM_;
  static constexpr int kBlockN = kBlockN_;
  static constexpr int kWarpM = kWarpM_;
  static constexpr int kWarpN = kWarpN_;
  static constexpr int kStages = kStages_;
  static constexpr int kStageVectors = kStageVectors_;  // K vectors of weights in a stage
  static constexpr int kWarpsM = kBlockM / kWarpM;
  static constexpr int kWarpsN = kBlockN / kWarpN;
  static constexpr int kWarps = kWarpsM * kWarpsN;
  static constexpr int kThreads = kWarps * 32;
  static constexpr int kStageBytes = kStageVectors * kBlockM * 16;
  static constexpr int kPitch = kBlockN + 8;  // floats of a row on its way out; 8 modulo 32: no conflict of 8-byte writes
  static constexpr int kSkew = 16;            // floats between the rows of merged phases, which one store interleaves
  static constexpr int kStoreBytes = (kBlockM * kPitch + kWarpsM * kSkew) * 4;

  static_assert(kBlockM % kWarpM == 0 && kBlockN % kWarpN == 0, "warp tiles fill the block's tile");
  static_assert(kWarpM % 16 == 0 && kWarpN % 16 == 0 && kBlockN % 32 == 0, "fragments fill a warp's tile");
  static_assert((kWarps & (kWarps - 1)) == 0 && (kWarpsM & (kWarpsM - 1)) == 0, "powers of two");
  static_assert(kStageVectors % 2 == 0 && (kStageVectors * kBlockM) % 32 == 0 && kStages >= 2, "whole k-steps, a pipeline");
};

// How a launch tiles a convolution. Everything in units of vectors or pixels.
struct Tiling {
  int rows, columns;                       // pixels of a tile, rows * columns <= kBlockN
  int pitch, plane;                        // of the patch: pixels of a row, and of all
  int x_buffers;                           // patches on their way and in use
  int table;                               // K vectors of the widest phase, padded to whole stages, times the merged phases
  int m_tiles, column_tiles, tiles;        // tiles over rows of M, columns, and all pixels of a phase
  int splits;
  long long x_image, x_group, x_vector, x_row, x_column;  // strides of packed x
};

struct Problem {
  Shape shape;
  Tiling tiling;
};

struct Identity {
  __device__ __forceinline__ float operator()(float v, int) const { return v; }
};

// One tile: `block` counts m tiles fastest, then phases, then pixels, so that what blocks share is in the L2 cache at the same time.
// `epilogue(value, channel)` makes the output of a sum with its bias.
template <class C, class Epilogue>
struct Tile {
  const Shape& s;
  const Tiling& t;
  unsigned char* smem;
  int m_tile, phase_h, phase_w, first_row, first_column, group, split;
  int rows, span_h, image_rows;  // rows of an image in this phase, halo rows, rows of an image's patch
  int min_h, min_w, span_w;
  Taps taps_h;
  int counts_w;

  __device__ __forceinline__ int* table() const { return reinterpret_cast<int*>(smem); }
  __device__ __forceinline__ int* patch() const { return table() + t.table; }
  __device__ __forceinline__ unsigned char* weights() const {
    return smem + ((t.table + t.plane) * 4 + 15) / 16 * 16;
  }
  __device__ __forceinline__ unsigned char* x_buffers() const { return weights() + C::kStages * C::kStageBytes; }
  __device__ __forceinline__ int buffer_bytes() const { return (s.chunk_vectors + 1) * t.plane * 16; }
  __device__ __forceinline__ int tall(int row) const {  // row of the stacked patches that holds the first halo row of a tall row
    return row + row / rows * span_h;
  }
  __device__ __forceinline__ int chunk_k_vectors() const { return taps_h.count * counts_w * s.chunk_vectors; }

  // Decodes the block; returns false where the phase has no such tile.
  __device__ __forceinline__ bool open(int block) {
    m_tile = block % t.m_tiles;
    block /= t.m_tiles;
    const int phases_w = s.grid_phases_w();
    const int phases = s.h.stride * phases_w;
    const int phase = block % phases;
    block /= phases;
    phase_h = phase / phases_w;
    phase_w = phase - phase_h * phases_w;
    first_row = block / t.column_tiles * t.rows;
    first_column = block % t.column_tiles * t.columns;
    group = blockIdx.y;
    split = blockIdx.z;
    rows = (s.h.out - phase_h + s.h.stride - 1) / s.h.stride;
    if (rows <= 0 || first_row >= s.batch * rows || phase_w + first_column * s.w.stride >= s.w.out) return false;
    taps_h = taps_of(s.h, phase_h);
    span_h = max(taps_h.count - 1, 0) * s.h.shift_step;
    min_h = taps_h.shift - span_h;
    image_rows = rows + span_h;
    if (s.merged) {
      counts_w = s.tap_slots_w;
      min_w = 0x7fffffff;
      int max_w = -0x7fffffff;
      for (int p = 0; p < s.w.stride; ++p) {
        const Taps taps = taps_of(s.w, p);
        if (taps.count == 0) continue;
        min_w = min(min_w, taps.shift - (taps.count - 1) * s.w.shift_step);
        max_w = max(max_w, taps.shift);
      }
      span_w = max_w - min_w;
    } else {
      const Taps taps = taps_of(s.w, phase_w);
      counts_w = taps.count;
      span_w = max(taps.count - 1, 0) * s.w.shift_step;
      min_w = taps.shift - span_w;
    }
    return true;
  }

  // Where each K vector of a chunk lies in a patch, and where each pixel of the patch lies in x.
  __device__ __forceinline__ void fill_tables() const {
    const int k_vectors = chunk_k_vectors();
    const int padded = (k_vectors + C::kStageVectors - 1) / C::kStageVectors * C::kStageVectors;
    const int nothing = s.chunk_vectors * t.plane * 16;  // the plane of zeros behind the patch
    for (int i = threadIdx.x; i < padded * s.merged_phases(); i += C::kThreads) {
      const int p = i / padded;
      const int k = i - p * padded;
      const Taps taps_w = taps_of(s.w, s.merged ? p : phase_w);
      const int tap = k / s.chunk_vectors;
      const int tap_h = tap / max(counts_w, 1);
      const int tap_w = tap - tap_h * counts_w;
      const int row = taps_h.shift - tap_h * s.h.shift_step - min_h;
      const int column = taps_w.shift - tap_w * s.w.shift_step - min_w;
      const bool there = k < k_vectors && tap_w < taps_w.count;
      table()[i] = there ? ((k - tap * s.chunk_vectors) * t.plane + row * t.pitch + column) * 16 : nothing;
    }
    const int start = tall(first_row);
    for (int i = threadIdx.x; i < t.plane; i += C::kThreads) {
      const int patch_row = i / t.pitch;
      const int patch_column = i - patch_row * t.pitch;
      const int stacked = start + patch_row;
      const int image = stacked / image_rows;
      const int row = stacked - image * image_rows + min_h;
      const int column = first_column + patch_column + min_w;
      const bool inside = image < s.batch && row >= 0 && row < s.h.in && column >= 0 && column < s.w.in &&
                          patch_column < t.columns + span_w;
      patch()[i] = inside ? static_cast<int>(image * t.x_image + row * t.x_row + column * t.x_column) : -1;
    }
  }

  // Starts the copies of a chunk's patch.
  __device__ __forceinline__ void load_x(const uint4* x, int chunk, int buffer) const {
    const u32 target = smem_address(x_buffers()) + buffer * buffer_bytes();
    const uint4* source = x + group * t.x_group + static_cast<long long>(chunk) * s.chunk_vectors * t.x_vector;
    int pixel = threadIdx.x;
    int vector = 0;
    for (int i = threadIdx.x; i < s.chunk_vectors * t.plane; i += C::kThreads) {
      while (pixel >= t.plane) {
        pixel -= t.plane;
        source += t.x_vector;
        ++vector;
      }
      const int place = patch()[pixel];
      copy_vector(target + i * 16, source + max(place, 0), place >= 0);
      pixel += C::kThreads;
    }
  }

  // Starts the copies of a stage of weights: K vectors `first` .. of a chunk.
  __device__ __forceinline__ void load_weights(const uint4* chunk_weights, int first, int slot) const {
    const u32 target = smem_address(weights()) + slot * C::kStageBytes;
    const int k_vectors = chunk_k_vectors();
#pragma unroll
    for (int i = 0; i < (C::kStageVectors * C::kBlockM + C::kThreads - 1) / C::kThreads; ++i) {
      const int index = i * C::kThreads + threadIdx.x;
      const int k = index / C::kBlockM;
      const int row = index - k * C::kBlockM;
      const bool there = first + k < k_vectors && m_tile * C::kBlockM + row < s.row_slots;
      if ((C::kStageVectors * C::kBlockM) % C::kThreads == 0 || k < C::kStageVectors)
        copy_vector(target + index * 16, there ? chunk_weights + static_cast<long long>(first + k) * s.row_slots + row : chunk_weights,
                    there);
    }
  }

  __device__ __forceinline__ void run(const uint4* x, const uint4* weight, SCALAR* y, float* partial, const SCALAR* bias,
                                      float factor, const Epilogue& epilogue) const {
    using Operand = typename C::Operand;
    constexpr int kM = C::kWarpM / 16, kN = C::kWarpN / 16;
    const int lane = threadIdx.x % 32;
    const int warp_m = threadIdx.x / 32 % C::kWarpsM;
    const int warp_n = threadIdx.x / 32 / C::kWarpsM;

    fill_tables();
    const int k_vectors = chunk_k_vectors();
    const int chunk_stages = (k_vectors + C::kStageVectors - 1) / C::kStageVectors;
    for (int b = 0; b < t.x_buffers; ++b)
      for (int i = threadIdx.x; i < t.plane; i += C::kThreads)
        reinterpret_cast<uint4*>(x_buffers() + b * buffer_bytes())[s.chunk_vectors * t.plane + i] = make_uint4(0, 0, 0, 0);
    __syncthreads();  // the tables are there

    const int phases = s.h.stride * s.grid_phases_w();
    const int phase = phase_h * s.grid_phases_w() + phase_w;
    const uint4* group_weights = weight +
                                 static_cast<long long>(group * phases + phase) * s.chunks * s.vector_slots() * s.row_slots +
                                 m_tile * C::kBlockM;
    const int chunk_end = static_cast<int>(static_cast<long long>(s.chunks) * (split + 1) / t.splits);
    const int chunk_begin = static_cast<int>(static_cast<long long>(s.chunks) * split / t.splits);

    int load_chunk = k_vectors > 0 ? chunk_begin : chunk_end, load_part = 0, load_buffer = 0, load_slot = 0;
    auto load_stage = [&]() {
      if (load_chunk < chunk_end) {
        if (load_part == 0) load_x(x, load_chunk, load_buffer);
        load_weights(group_weights + static_cast<long long>(load_chunk) * s.vector_slots() * s.row_slots,
                     load_part * C::kStageVectors, load_slot);
        load_slot = load_slot + 1 == C::kStages ? 0 : load_slot + 1;
        if (++load_part == chunk_stages) {
          load_part = 0;
          ++load_chunk;
          load_buffer = load_buffer + 1 == t.x_buffers ? 0 : load_buffer + 1;
        }
      }
      copy_commit();
    };

    // Fragments: matrix i of an ldmatrix is (rows 0-7, vector 0), (rows 8-15, vector 0), (0-7, 1), (8-15, 1) of A, and (pixels 0-7,
    // vector 0), (0-7, 1), (8-15, 0), (8-15, 1) of B.
    const u32 a_lane = smem_address(weights()) + (lane / 16 * C::kBlockM + warp_m * C::kWarpM + lane % 16) * 16;
    u32 b_lane[kN];
    const int start = tall(first_row);
#pragma unroll
    for (int n = 0; n < kN; ++n) {
      const int p = warp_n * C::kWarpN + n * 16 + lane / 16 * 8 + lane % 8;
      const int row = p / t.columns;
      const int tall_row = first_row + row;
      const bool inside = row < t.rows && tall_row < s.batch * rows;
      b_lane[n] = inside ? ((tall(tall_row) - start) * t.pitch + p - row * t.columns) * 16 : 0;
    }
    const int merged_phase = (m_tile * C::kWarpsM + warp_m) % s.merged_phases();
    const int* k_table = table() + merged_phase * chunk_stages * C::kStageVectors + lane / 8 % 2;

    float acc[kM][2 * kN][4] = {};
#pragma unroll
    for (int i = 0; i < C::kStages - 1; ++i) load_stage();
    int slot = 0, part = 0, buffer = 0;
    for (int i = k_vectors > 0 ? (chunk_end - chunk_begin) * chunk_stages : 0; i > 0; --i) {
      copy_wait<C::kStages - 2>();
      __syncthreads();  // every thread's copies of this stage have arrived, and nobody reads the one before it
      load_stage();
      const u32 a = a_lane + slot * C::kStageBytes;
      const u32 b = smem_address(x_buffers()) + buffer * buffer_bytes();
      const int* k_part = k_table + part * C::kStageVectors;
#pragma unroll
      for (int k = 0; k < C::kStageVectors; k += 2) {
        const u32 b_tap = b + k_part[k];
        u32 frag_a[kM][4], frag_b[kN][4];
#pragma unroll
        for (int m = 0; m < kM; ++m) load_matrices(frag_a[m], a + (k * C::kBlockM + m * 16) * 16);
#pragma unroll
        for (int n = 0; n < kN; ++n) load_matrices(frag_b[n], b_tap + b_lane[n]);
#pragma unroll
        for (int m = 0; m < kM; ++m)
#pragma unroll
          for (int n = 0; n < 2 * kN; ++n)
            Operand::multiply(acc[m][n], frag_a[m], frag_b[n / 2][n % 2 * 2], frag_b[n / 2][n % 2 * 2 + 1]);
      }
      slot = slot + 1 == C::kStages ? 0 : slot + 1;
      if (++part == chunk_stages) {
        part = 0;
        buffer = buffer + 1 == t.x_buffers ? 0 : buffer + 1;
      }
    }
    copy_wait<0>();
    __syncthreads();  // nobody reads the stages any more: the sums take their place

    float* staged = reinterpret_cast<float*>(smem);
#pragma unroll
    for (int m = 0; m < kM; ++m)
#pragma unroll
      for (int n = 0; n < 2 * kN; ++n) {
        const int row = warp_m * C::kWarpM + m * 16 + lane / 4;
        float* to = staged + row * C::kPitch + warp_m * C::kSkew + warp_n * C::kWarpN + n * 8 + lane % 4 * 2;
        *reinterpret_cast<float2*>(to) = make_float2(acc[m][n][0] * factor, acc[m][n][1] * factor);
        *reinterpret_cast<float2*>(to + 8 * C::kPitch) = make_float2(acc[m][n][2] * factor, acc[m][n][3] * factor);
      }
    __syncthreads();  // the tile is staged
    if (partial) {
      float* target = partial + static_cast<long long>(split) * s.batch * s.out_channels * s.h.out * s.w.out;
      store(staged, target, [](float v, int) { return v; });
    } else {
      store(staged, y, [&](float v, int channel) {
        return static_cast<SCALAR>(epilogue(v + (bias ? static_cast<float>(bias[channel]) : 0.0f), channel));
      });
    }
    __syncthreads();  // read before the next tile's tables overwrite it
  }

  // Stores the staged tile. Where the rows of merged phases of the same channels stand in the block, `woven` of them are stored as one.
  template <class Target, class Finish>
  __device__ __forceinline__ void store(const float* staged, Target* y, const Finish& finish) const {
    const int phases = s.merged_phases();
    const int woven = phases % C::kWarpsM == 0 ? C::kWarpsM : C::kWarpsM % phases == 0 ? phases : 1;
    const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
    const int segments = C::kBlockN / 32 * woven;
    const int out_group = s.out_group();
    const long long plane = static_cast<long long>(s.h.out) * s.w.out;
    const int workers = max(C::kWarps / segments, 1);
    for (int slots = 0; slots < C::kWarpsM; slots += woven) {
      const int global_slot = m_tile * C::kWarpsM + slots;
      const int first_channel = global_slot / phases * C::kWarpM;
      const int channels = min(C::kWarpM, out_group - first_channel);
      for (int segment = warp / workers; segment < segments; segment += C::kWarps / workers) {
        const int element = segment * 32 + lane;
        const int p = element / woven;
        const int slot = element - p * woven;
        const int row = p / t.columns;
        const int tall_row = first_row + row;
        const int image = tall_row / rows;
        const int out_h = (tall_row - image * rows) * s.h.stride + phase_h;
        const int out_w = (first_column + p - row * t.columns) * s.w.stride + phase_w + (s.merged ? global_slot % phases + slot : 0);
        if (row >= t.rows || image >= s.batch || out_w >= s.w.out) continue;
        const float* from = staged + (slots + slot) * (C::kWarpM * C::kPitch + C::kSkew) + p;
        Target* to = y + (static_cast<long long>(image) * s.out_channels + group * out_group + first_channel) * plane +
                     static_cast<long long>(out_h) * s.w.out + out_w;
#pragma unroll 4
        for (int channel = warp % workers; channel < channels; channel += workers)
          to[channel * plane] = finish(from[channel * C::kPitch], group * out_group + first_channel + channel);
      }
    }
  }
};

// The whole kernel: grid (any, groups, splits); blocks take tiles in turn. Given a flag, it returns where that is 0.
template <class C, class Epilogue>
__device__ __forceinline__ void run(const uint4* x, const uint4* weight, SCALAR* y, float* partial, const SCALAR* bias,
                                    const int* flag, float factor, const Shape& s, const Tiling& t, unsigned char* smem,
                                    const Epilogue& epilogue) {
  if (flag && *flag == 0) return;
  const int total = t.m_tiles * s.h.stride * s.grid_phases_w() * t.tiles;
  for (int block = blockIdx.x; block < total; block += gridDim.x) {
    Tile<C, Epilogue> tile{s, t, smem};
    if (tile.open(block)) tile.run(x, weight, y, partial, bias, factor, epilogue);
  }
}

// y[i] = epilogue(bias + the sum over splits of partial[split][i]); grid any. Given a flag, it returns where that is 0.
template <class Epilogue>
__device__ __forceinline__ void reduce_partials(const float* partial, SCALAR* y, const SCALAR* bias, const int* flag, long long count,
                                                int splits, int out_channels, int plane, const Epilogue& epilogue) {
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
