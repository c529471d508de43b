// early_start.cuh: a kernel whose blocks are placed while the grid before it still runs (programmatic dependent launch)
//
//   Workbench launches a kernel so where its PTX waits for the grids before it. Until it has waited, a kernel may touch
//   no global memory; every thread waits, so that a grid never ends before the one before it. Nothing happens below
//   sm_90.
#pragma once

namespace early_start {

// Waits until the grids before this one have ended, and what they wrote is visible.
__device__ __forceinline__ void wait_for_previous() {
#if __CUDA_ARCH__ >= 900
  asm volatile("griddepcontrol.wait;" ::: "memory");
#endif
}

// Once every block of this grid has said so, blocks of the next grid may take what room is left on an SM.
__device__ __forceinline__ void let_next_start() {
#if __CUDA_ARCH__ >= 900
  asm volatile("griddepcontrol.launch_dependents;" ::: "memory");
#endif
}

}  // namespace early_start
