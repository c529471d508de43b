// warp_sums.cuh: the sum of a warp's values and the sum of their squares, about a pivot near their mean
//
// Distances from the pivot are summed, so that a mean far from zero costs no digits.
//
//   OfFloats   : a subtraction, an addition and a product a value. The pivot is the mean of all values of the lanes'
//                first packs: an outlier moves it by one part in so many values.
//   OfHalves   : 16 bits, from sm_80 on. A lane's pack of 8 values is its fragment of a 16 x 16 matrix A of mma.sync:
//                two products A A^T have the sums of squares on their diagonals, one by ones has the sums of rows.
//                Products are exact and their sums are f32: 7 instructions for 8 values, where floats take 32.
//                Distances are rounded to 16 bits. So the pivot is zero unless the values of the lanes' first packs are
//                within an eighth of it: then all distances of such values are exact. It is the mean of a value of
//                each lane.
#pragma once
#include "group_tiles.cuh"
#include "pack.cuh"

namespace warp_sums {

using group_tiles::warp_sum;
using pack::kWidest;
using WidePack = pack::Pack<kWidest>;

// The mean of a value of each of `lanes` lanes, the same in all lanes. The other lanes have zeros.
__device__ __forceinline__ float mean_of(float value, int lanes) {
  return warp_sum(value * (1.0f / 32)) * __fdividef(32.0f, max(lanes, 1));
}

// The sums of `count` values whose distances from `pivot` have the sums `sum` and `square`.
__device__ __forceinline__ double2 about_zero(float pivot, int count, float sum, float square) {
  const double p = pivot, moved = count * p;
  return make_double2(moved + sum, square + p * (2.0 * sum + moved));
}

class OfFloats {
 public:
  // Chooses the pivot by the first packs of the lanes whose bits are set in `there`. The other packs are zeros.
  __device__ __forceinline__ void begin(const WidePack& pack, unsigned int there) {
    float values[kWidest];
    pack.get(values);
    float share = 0.0f;  // of the lane's values in the mean. A sum of large ones would overflow.
#pragma unroll
    for (int e = 0; e < kWidest; ++e) share = fmaf(values[e], 1.0f / kWidest, share);
    const float mean = mean_of(share, __popc(there));
    pivot_ = fabsf(mean) <= 3.4e38f ? mean : 0.0f;  // about an infinity the sums would be NaN
  }

  // Adds a lane's pack, where it has one.
  __device__ __forceinline__ void add(const WidePack& pack, bool is_there) {
    float values[kWidest];
    pack.get(values);
    float pack_sum[2], pack_square[2];  // two chains of additions
#pragma unroll
    for (int e = 0; e < kWidest; ++e) {
      const float distance = values[e] - pivot_;
      pack_sum[e % 2] = e < 2 ? distance : pack_sum[e % 2] + distance;
      pack_square[e % 2] = e < 2 ? distance * distance : fmaf(distance, distance, pack_square[e % 2]);
    }
    sum_ += is_there ? pack_sum[0] + pack_sum[1] : 0.0f;
    square_ += is_there ? pack_square[0] + pack_square[1] : 0.0f;
  }

  // The sums of the warp's `count` values and of their squares. Lane 0 has them.
  __device__ __forceinline__ double2 total(int count) const {
    return about_zero(pivot_, count, warp_sum(sum_), warp_sum(square_));
  }

 private:
  float pivot_ = 0.0f, sum_ = 0.0f, square_ = 0.0f;
};

template <class Scalar>
struct Words;
template <>
struct Words<__half> {
  using Pair = __half2;
  static constexpr unsigned int kOnes = 0x3c003c00u;
  static constexpr float kPlain = 15.0f;  // beside a smaller pivot no finite value less the pivot overflows
  static __device__ __forceinline__ __half round(float v) { return __float2half_rn(v); }
  static __device__ __forceinline__ Pair pair(__half v) { return __half2half2(v); }
  static __device__ __forceinline__ void multiply(float (&d)[4], const unsigned int (&a)[4], unsigned int b0,
                                                  unsigned int b1) {
    asm volatile(
        "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};"
        : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3])
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b0), "r"(b1));
  }
};
template <>
struct Words<__nv_bfloat16> {
  using Pair = __nv_bfloat162;
  static constexpr unsigned int kOnes = 0x3f803f80u;
  static constexpr float kPlain = 3e38f;
  static __device__ __forceinline__ __nv_bfloat16 round(float v) { return __float2bfloat16_rn(v); }
  static __device__ __forceinline__ Pair pair(__nv_bfloat16 v) { return __bfloat162bfloat162(v); }
  static __device__ __forceinline__ void multiply(float (&d)[4], const unsigned int (&a)[4], unsigned int b0,
                                                  unsigned int b1) {
    asm volatile(
        "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};"
        : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3])
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b0), "r"(b1));
  }
};

template <class Scalar>
class OfHalves {
 public:
  // Half of a value less half of the pivot does not overflow. What a small value loses when it is halved is far below
  // the last place of a pivot of kPlain.
  __device__ __forceinline__ void begin(const WidePack& pack, unsigned int there) {
    const bool is_there = there >> threadIdx.x % 32 & 1;
    float values[kWidest], pivot = 0.0f;
    pack.get(values);
    // Values within an eighth of their mean are within two sevenths of each of them.
    const float any = __shfl_sync(0xffffffff, values[0], max(__ffs(there) - 1, 0));
    if (__all_sync(0xffffffff, fabsf(values[0] - any) < 0.3f * fabsf(any) || !is_there)) {
      const float mean = mean_of(values[0], __popc(there)), reach = 0.125f * fabsf(mean);
      bool is_near = true;  // of all values: one of each lane says little of the others
#pragma unroll
      for (int e = 0; e < kWidest; ++e) is_near = is_near && fabsf(values[e] - mean) < reach;
      pivot = __all_sync(0xffffffff, is_near || !is_there) ? mean : 0.0f;
    }
    factor_ = fabsf(pivot) < W::kPlain ? 1.0f : 0.5f;
    shift_ = W::round(-factor_ * pivot);
  }

  __device__ __forceinline__ void add(const WidePack& pack, bool is_there) {
    const Pair factor = W::pair(W::round(is_there ? factor_ : 0.0f));
    const Pair shift = W::pair(is_there ? shift_ : W::round(0.0f));
    const Pair* given = reinterpret_cast<const Pair*>(&pack.bits);
    unsigned int a[4];
#pragma unroll
    for (int i = 0; i < 4; ++i) {
      const Pair distance = __hfma2(given[i], factor, shift);
      a[i] = reinterpret_cast<const unsigned int&>(distance);
    }
    W::multiply(rows_, a, W::kOnes, W::kOnes);
    W::multiply(upper_, a, a[0], a[2]);
    W::multiply(lower_, a, a[1], a[3]);
  }

  __device__ __forceinline__ double2 total(int count) const {
    const int lane = threadIdx.x % 32, row = lane / 4;
    float sum = rows_[0] + rows_[2];  // the same in the four lanes of a row
#pragma unroll
    for (int offset = 16; offset >= 4; offset /= 2) sum += __shfl_xor_sync(0xffffffff, sum, offset);
    const float diagonal = row % 2 ? upper_[1] + lower_[3] : upper_[0] + lower_[2];
    const float square = warp_sum(lane % 4 == row / 2 ? diagonal : 0.0f);
    const float scale = 1.0f / factor_;
    return about_zero(-scale * static_cast<float>(shift_), count, scale * sum, scale * scale * square);
  }

 private:
  using W = Words<Scalar>;
  using Pair = typename W::Pair;
  float factor_ = 1.0f;
  Scalar shift_;  // -factor * pivot
  float rows_[4] = {};                  // sums of rows
  float upper_[4] = {}, lower_[4] = {};  // products of all rows by rows 0 to 7, and by rows 8 to 15
};

template <bool kOnTensorCores>
struct SumsOf {
  using Type = OfFloats;
};
template <>
struct SumsOf<true> {
  using Type = OfHalves<SCALAR>;
};

}  // namespace warp_sums
