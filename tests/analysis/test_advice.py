"""Advice: there where the replay proves it, absent where it would not help."""

import pytest
import torch

import workbench as wb

TILE = """
extern "C" __global__ void turn(const float* x, float* y) {
  __shared__ float tile[32][PITCH];
  tile[threadIdx.y][threadIdx.x] = x[threadIdx.y * 32 + threadIdx.x];
  __syncthreads();
  y[threadIdx.y * 32 + threadIdx.x] = tile[threadIdx.x][threadIdx.y];
}"""
COPY = """
extern "C" __global__ void copy(const float* x, float* y) {
  const int from = FROM, to = TO;
  y[to] = x[from];
}"""
WALK = """
extern "C" __global__ void walk(const float* x, float* y) {
  const int thread = blockIdx.x * blockDim.x + threadIdx.x;
  float sum = 0.0f;
#pragma unroll 1
  for (int j = 0; j < 4; ++j) sum += x[ELEMENT];
  y[thread] = sum;
}"""
ALONG_X = "threadIdx.y * 32 + threadIdx.x"
ALONG_Y = "threadIdx.x * 32 + threadIdx.y"


def advise(source, name, block, elements, **defines):
    kernel = wb.load(source, name, defines=defines)
    x, y = torch.randn(elements), torch.empty(1024)
    return kernel.trace(x, y, grid=1, block=block).advice


def test_a_tile_whose_columns_collide_is_to_be_padded_by_one():
    (advice,) = advise(TILE, "turn", (32, 32), 1024, PITCH=32)
    assert (advice.kind, advice.line) == ("pad", 6)
    assert (advice.before, advice.after) == (32 + 32 * 32, 64)
    assert "pad by 1: with rows of shared memory 132 bytes apart instead of 128" in str(advice)


def test_a_padded_tile_is_left_alone():
    assert advise(TILE, "turn", (32, 32), 1024, PITCH=33) == ()


def test_a_copy_along_the_wrong_index_is_to_be_swapped():
    (advice,) = advise(COPY, "copy", (32, 32), 1024, FROM=ALONG_Y, TO=ALONG_Y)
    assert advice.kind == "swap"
    assert (advice.before, advice.after) == (2 * 1024, 2 * 128)


@pytest.mark.parametrize("ends", [(ALONG_X, ALONG_X), (ALONG_X, ALONG_Y), (ALONG_Y, ALONG_X)])
def test_neither_a_good_copy_nor_a_transposition_gains_by_a_swap(ends):
    assert advise(COPY, "copy", (32, 32), 1024, FROM=ends[0], TO=ends[1]) == ()


def test_elements_that_a_thread_walks_through_are_to_be_read_as_a_vector():
    (advice,) = advise(WALK, "walk", 64, 256, ELEMENT="4 * thread + j")
    assert (advice.kind, advice.line, advice.before, advice.after) == ("vectorise", 6, 8, 2)


@pytest.mark.parametrize("element", ["64 * j + thread", "4 * thread + 3 - j", "4 * thread + j + 1", "5 * thread + j"])
def test_a_walk_that_no_aligned_vector_covers_is_left_alone(element):
    assert advise(WALK, "walk", 64, 512, ELEMENT=element) == ()
