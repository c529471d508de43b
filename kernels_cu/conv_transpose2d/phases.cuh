// phases.cuh: a transposed convolution of stride s is s x s convolutions of stride 1, one for each phase of the output
//
//   Along one axis, output coordinate j * stride + phase meets, for t = 0 to taps - 1,
//   input j + first_in - t * in_step at tap first_tap + t * tap_step.
//   The other taps meet nothing: no product is by a zero that the stride put there.
#pragma once

struct Axis {
  int in, out, kernel, stride, padding, dilation;
};

struct Phase {
  int first_tap, tap_step, taps;
  int first_in, in_step;
};

// Return how many taps lie between two that meet one phase: stride / gcd(stride, dilation).
__host__ __device__ constexpr int tap_step(int stride, int dilation) {
  int step = 1;
  while (step * dilation % stride != 0) ++step;
  return step;
}

__device__ __forceinline__ Phase phase_of(const Axis& axis, int phase) {
  const int step = tap_step(axis.stride, axis.dilation);
  int first = 0;
  while (first < step && (phase + axis.padding - first * axis.dilation) % axis.stride != 0) ++first;
  const bool meets = first < step && first < axis.kernel;
  return {first, step, meets ? (axis.kernel - 1 - first) / step + 1 : 0,
          (phase + axis.padding - first * axis.dilation) / axis.stride, step * axis.dilation / axis.stride};
}

// Return how many outputs of an axis are of a phase.
__device__ __forceinline__ int outputs_of(const Axis& axis, int phase) {
  return phase < axis.out ? (axis.out - 1 - phase) / axis.stride + 1 : 0;
}
