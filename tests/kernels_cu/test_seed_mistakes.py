"""The mistakes of the drafts that this project started from, planted again: verify must catch each of them."""

import pytest

from workbench.verify import verify

pytestmark = pytest.mark.no_cover

STATISTICS_LOOP = """  for (int c = 0; c < channels_per_group; ++c) {
    for (long long s = threadIdx.x; s < spatial; s += BLOCK_SIZE) {
      push(moments, {value}static_cast<Real>(x[c * x_stride_c + s * x_stride_s]{end}));
    }
  }
"""
BATCH_STATISTICS_LOOP = """  x -= n * x_stride_n;
  for (int sample = 0; sample < gridDim.x / groups; ++sample) {
    for (int c = 0; c < channels_per_group; ++c) {
      for (long long s = threadIdx.x; s < spatial; s += BLOCK_SIZE) {
        push(moments, {value}static_cast<Real>(x[sample * x_stride_n + c * x_stride_c + s * x_stride_s]{end}));
      }
    }
  }
"""
PLAIN, ACTIVATED = {"{value}": "", "{end}": ""}, {"{value}": "GELU(", "{end}": ")"}


def fill(text: str, blanks: dict[str, str]) -> str:
    for blank, content in blanks.items():
        text = text.replace(blank, content)
    return text


GELU = (
    "gelu/gelu.cuh",
    "rounded_product(T(0.5) * x, T(1.0) + erf(x * T(0.70710678118654752)))",
    "T(0.5) * x * (T(1.0) + T(1.0) / (T(1.0) + exp(T(-1.702) * x)))",
)
MISTAKES = {
    "output_padding shifts the index": [
        ("conv_transpose2d", "conv_transpose2d/op.py", '"padding_h": pads[0],', '"padding_h": pads[0] - extra[0],'),
        ("conv_transpose2d", "conv_transpose2d/op.py", '"padding_w": pads[1],', '"padding_w": pads[1] - extra[1],'),
        (
            "conv_transpose2d_gelu",
            "conv_transpose2d/op.py",
            '"padding_h": pads[0],',
            '"padding_h": pads[0] - extra[0],',
        ),
    ],
    "group statistics over the batch": [
        (
            "group_norm",
            "group_norm/v1_two_kernels.cu",
            fill(STATISTICS_LOOP, PLAIN),
            fill(BATCH_STATISTICS_LOOP, PLAIN),
        ),
        (
            "gelu_group_norm",
            "gelu_group_norm/v1_two_kernels.cu",
            fill(STATISTICS_LOOP, ACTIVATED),
            fill(BATCH_STATISTICS_LOOP, ACTIVATED),
        ),
    ],
    "half of x times one plus a sigmoid for GELU": [
        ("gelu", *GELU),
        ("conv_transpose2d_gelu", *GELU),
        ("gelu_group_norm", *GELU),
    ],
    "a stride of gridDim.x in a loop over elements": [
        ("group_norm", "group_norm/v1_two_kernels.cu", "s += BLOCK_SIZE", "s += gridDim.x"),
        ("gelu_group_norm", "gelu_group_norm/v1_two_kernels.cu", "s += BLOCK_SIZE", "s += gridDim.x"),
        ("batch_norm2d", "batch_norm2d/v1_two_kernels.cu", "s += BLOCK_SIZE", "s += gridDim.x"),
    ],
}
PLANTED = [
    pytest.param(*planted, id=f"{planted[0]}: {mistake}", marks=pytest.mark.slow if number else ())
    for mistake, places in MISTAKES.items()
    for number, planted in enumerate(places)
]
"""Of each mistake one is quick."""


@pytest.mark.parametrize(("name", "file", "right", "wrong"), PLANTED)
def test_a_planted_mistake_is_caught(plant, name, file, right, wrong):
    op = plant(name, file, right, wrong)

    report = verify(op, device="cpu", variant=op.variants[0], dtype="float32")  # the one that the mistake is made in

    assert not report.passed
    assert all(row.worst is not None for row in report.failures)  # wrong values, not a kernel that did not run
    assert any(row.passed for row in report.rows)  # the mistake hides from some cases, not from all
