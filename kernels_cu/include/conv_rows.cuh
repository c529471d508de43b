// conv_rows.cuh: transposed convolution of stride 1 to 64 channels as an implicit GEMM on wgmma, rows streamed through
// shared memory
//
//   y[n, co, oh, ow] = sum over ci, kh, kw of x[n, ci, oh + pad_h - kh, ow + pad_w - kw] * weight[ci, co, kh, kw]
//
// A block walks down a strip of output columns, one output row in each step. It reads an input row of the strip once,
// rounds it to the operand type and keeps it in a ring in shared memory for kKernelH output rows. The weights stay in
// shared memory, but for kWeightRows rows of taps, whose weights stay in the consumers' registers.
//
//   operands.cuh : how factors are rounded. Both operands are planes of pixels, or of output channels, of 16 bytes: one
//                  pixel to the right is 16 bytes further, so every horizontal tap reads the same ring through a
//                  shifted start address.
//   ring.cuh     : the build, its shared memory, and the rows of a block.
//   weights.cuh  : the kernel that packs the weights.
//   producer.cuh : the last warpgroup. A warp loads planes, into registers or by the copy engine, while it rounds
//                  another plane into the ring.
//   consumer.cuh : M = 64 output channels (weights), N = kTileN pixels, K = 2 planes an instruction, all taps. Two
//                  warpgroups (or three) take alternate rows, so one stores its row while another multiplies.
//   stores.cuh   : stores of a row to global memory.
#pragma once
#include "conv_rows/consumer.cuh"
#include "conv_rows/producer.cuh"
#include "conv_rows/stores.cuh"
#include "conv_rows/weights.cuh"

namespace conv_rows {

template <class C, class Epilogue>
__device__ __forceinline__ void compute(const float* x, const void* weight_packed, const Shape& shape,
                                        unsigned char* smem, Epilogue& epilogue, int* out_of_range,
                                        const void* x_map) {
  if (!C::Operand::kLimited && out_of_range && *out_of_range == 0) return;
  const bool infinite =
      epilogue.channels.factor[0] < 0.0f || epilogue.channels.factor[1] < 0.0f;  // a weight of the thread's channels
  float scale = 1.0f;
  if constexpr (C::Operand::kLimited && C::kParts == 1) {
    const int shift = out_of_range[1];
    scale = f16_range::power_of_two(shift);
    bool fits = !infinite;  // zeros around x make NaN of an infinite weight, and so does an infinite factor
#pragma unroll
    for (int i = 0; i < 2; ++i) {
      epilogue.channels.factor[i] *= f16_range::power_of_two(-shift);
      fits = fits && epilogue.channels.factor[i] >= 0x1p-126f && epilogue.channels.factor[i] <= 0x1p126f;
    }
    if (!fits) f16_range::raise(out_of_range);
  }
  const Barriers<C> barriers{reinterpret_cast<u64*>(smem)};
  unsigned char* weights = smem + C::kWeightsAt;
  unsigned char* ring = smem + C::kRingAt;
  if (threadIdx.x == 0) barriers.init();
  // The barriers are initialised before a thread uses them.
  const float* plain_x = nullptr;
  if constexpr (C::Operand::kLimited) {
    __syncthreads();
  } else {
    const int found = __syncthreads_or(infinite);
    if (__shfl_sync(0xffffffff, found, 0)) plain_x = x;
    epilogue.channels.factor[0] = epilogue.channels.factor[1] = 1.0f;
  }
  if (threadIdx.x < C::kConsumerThreads) {
    if constexpr (C::kStages == 0) {
      hopper::registers_lower<160>();
    } else {
      hopper::registers_raise<C::kConsumerRegisters>();
    }
    if (threadIdx.x == 0) {
      hopper::barrier_arrive_expect(barriers.weights_full(), C::kWeightBytes);
      hopper::bulk_load(weights, weight_packed, C::kWeightBytes, barriers.weights_full());
    }
    hopper::barrier_wait(barriers.weights_full(), 0);
    const u32 weights_address = hopper::smem_address(weights), ring_address = hopper::smem_address(ring);
    if constexpr (C::kBlockRows > 0) {
      consume_held<C>(shape, weights_address, ring_address, barriers.full(), barriers.empty(), epilogue);
    } else {
      consume<C>(shape, weight_packed, weights_address, ring_address, barriers.full(), barriers.empty(), epilogue,
                 plain_x);
    }
  } else if constexpr (C::kStages > 0) {
    hopper::registers_lower<C::kProducerRegisters>();
    const int warp = static_cast<int>(threadIdx.x / 32) - C::kConsumerWarps, lane = threadIdx.x % 32;
    const BulkProducer<C> producer{x,     x_map, smem + C::kStagesAt, barriers.staged(), out_of_range,
                                   scale, warp,  lane};
    producer.run(shape, ring, barriers.full(), barriers.empty());
  } else {
    hopper::registers_raise<184>();
    produce<C>(x, shape, ring, barriers.full(), barriers.empty(), out_of_range, scale);
  }
}

// The whole kernel: `smem` is the block's dynamic shared memory, Output::kSmemBytes of it. The epilogue has
//
//   channels                  the thread's `Channels`
//   output                    its `Output`
//   row(acc, segment, row)    takes the accumulators of an output row
//   close(segment)            is called behind the last row of a segment
//
// and of a build with kBlockRows what `consume_held` names.
//
// `*out_of_range` becomes 1 if f16 operands cannot stand for TF32 (see Range). The kernel with tf32 operands is
// launched next. It returns at once if the value is 0, and else computes everything again. So the host does not wait
// for the value. If `out_of_range` is null, that kernel always computes. f16 operands are x times two to the power of
// `out_of_range[1]`, so that a tensor of small or of large values, a gradient's say, is in range as any other.
//
// A build that does not fit has no code: it compiles at once, and its number of bytes says why it is refused.
template <class C, class Epilogue>
__device__ __forceinline__ void run(const float* x, const void* weight_packed, const Shape& shape, unsigned char* smem,
                                    Epilogue& epilogue, int* out_of_range, const void* x_map = nullptr) {
  if constexpr (decltype(epilogue.output)::kFits)
    compute<C>(x, weight_packed, shape, smem, epilogue, out_of_range, x_map);
}

}  // namespace conv_rows
