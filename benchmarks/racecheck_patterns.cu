// racecheck_patterns.cu: hand-overs of shared memory, all ordered, of which compute-sanitizer's racecheck reports some
//
//   y = x (BULK 0) or x + 1 (BULK 1), through a ring of two slots: warp 2 fills, warps 0 and 1 empty
//
//   x, y  : 2 * TURNS * 64 floats        grid : 1   block : 96   dynamic smem : 0 B
#include "../kernels_cu/include/hopper.cuh"

#ifndef TURNS
#define TURNS 3  // how often a slot is filled
#endif
#ifndef BULK
#define BULK 0  // 1: the copy engine fills a slot, and the consumers write into it; 0: the producer's lanes fill it
#endif
#ifndef LANE_0_READS
#define LANE_0_READS 0  // 1: of a consumer's lanes, only the one that arrives reads
#endif
#ifndef RELEASE
// What says that a slot is empty: 0 lane 0 behind __syncwarp, 1 every lane, 2 thread 0 behind bar.sync, 3 bar.arrive.
#define RELEASE 0
#endif

using hopper::u64;

constexpr int kConsumers = 64;
constexpr int kThreads = kConsumers + 32;
constexpr bool kNamed = RELEASE == 3;
constexpr int kFull = 1, kEmpty = 3, kMeeting = 5;  // named barriers; the first two for each slot

extern "C" __global__ void pattern(const float* x, float* y) {
  __shared__ u64 full[2], empty[2];
  __shared__ __align__(128) float slots[2][kConsumers];
  const int lane = threadIdx.x % 32;
  if (threadIdx.x == 0) {
    for (int s = 0; s < 2; ++s) {
      hopper::barrier_init(&full[s], 1);
      hopper::barrier_init(&empty[s], RELEASE == 1 ? kConsumers : RELEASE == 2 ? 1 : kConsumers / 32);
    }
    hopper::barrier_init_fence();
  }
  __syncthreads();  // the mbarriers are initialised

  for (int round = 0; round < 2 * TURNS; ++round) {
    const int s = round % 2, turn = round / 2;
    if (threadIdx.x >= kConsumers) {
      if (turn > 0) {
        if (kNamed) {
          hopper::named_barrier(kEmpty + s, kThreads);
        } else {
          hopper::barrier_wait(&empty[s], (turn - 1) & 1);
        }
      }
      if (BULK) {
        if (lane == 0) {
          hopper::barrier_arrive_expect(&full[s], kConsumers * 4);
          hopper::bulk_load(slots[s], x + round * kConsumers, kConsumers * 4, &full[s]);
        }
        continue;
      }
      for (int i = lane; i < kConsumers; i += 32) slots[s][i] = x[round * kConsumers + i];
      if (kNamed) {
        hopper::named_barrier_arrive(kFull + s, kThreads);
      } else {
        __syncwarp();  // the warp has filled the slot
        if (lane == 0) hopper::barrier_arrive(&full[s]);
      }
    } else {
      if (kNamed && !BULK) {
        hopper::named_barrier(kFull + s, kThreads);
      } else {
        hopper::barrier_wait(&full[s], turn & 1);
      }
      if (!LANE_0_READS || lane == 0) {
        float v = slots[s][threadIdx.x];
        if (BULK) {
          slots[s][threadIdx.x] = v + 1.0f;
          v = slots[s][threadIdx.x];
          hopper::proxy_fence();
        }
        y[round * kConsumers + threadIdx.x] = v;
      }
      if (turn == TURNS - 1) continue;
      if (RELEASE == 0) __syncwarp();  // the warp has emptied its part
      if (RELEASE == 2) hopper::named_barrier(kMeeting, kConsumers);
      if (kNamed) {
        hopper::named_barrier_arrive(kEmpty + s, kThreads);
      } else if (RELEASE == 1 || threadIdx.x == 0 || (RELEASE == 0 && lane == 0)) {
        hopper::barrier_arrive(&empty[s]);
      }
    }
  }
}
