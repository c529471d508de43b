"""What a tensor map may say, rule by rule, and whether the driver takes it too; dimensions in torch's order."""

from __future__ import annotations

from typing import Any

import pytest

from workbench.core.dtypes import BY_NAME
from workbench.core.errors import ArgumentError
from workbench.core.tensor_map import PixelBox, TensorMapLayout

TILED: dict[str, Any] = {
    "dtype": "float32",
    "sizes": (12, 20),
    "strides_bytes": (80, 4),
    "box": (4, 4),
    "element_strides": (1, 1),
}
IMAGES: dict[str, Any] = {
    "dtype": "float32",
    "sizes": (2, 12, 12, 512),
    "strides_bytes": (294912, 24576, 2048, 4),
    "box": (16, 4),
    "element_strides": (1, 1, 1, 1),
    "pixel_box": ((-1, -1), (-1, -1), 16),
}
VOLUMES: dict[str, Any] = {
    "sizes": (2, 12, 12, 40, 4),
    "strides_bytes": (92160, 7680, 640, 16, 4),
    "element_strides": (1,) * 5,
    "pixel_box": ((0, 0, 0), (0, 0, 0), 16),
}
LINES: dict[str, Any] = {
    "sizes": (2, 70000, 4),
    "strides_bytes": (1120000, 16, 4),
    "element_strides": (1, 1, 1),
    "pixel_box": ((0,), (0,), 16),
}


def layout(change: dict[str, Any]) -> dict[str, Any]:
    """Make the arguments of a layout that differs from a plain one."""
    arguments = (IMAGES if "pixel_box" in change else TILED) | change
    arguments["dtype"] = BY_NAME[arguments["dtype"]]
    if pixels := arguments.get("pixel_box"):
        arguments["pixel_box"] = PixelBox(*pixels)
    return arguments


def _pixels(lower: tuple[int, ...] = (-1, -1), upper: tuple[int, ...] = (-1, -1), pixels: int = 16) -> dict[str, Any]:
    return {"pixel_box": (lower, upper, pixels)}


def _cube(strides_bytes: tuple[int, ...]) -> dict[str, Any]:
    return {"sizes": (4, 4, 4), "strides_bytes": (*strides_bytes, 4), "box": (2, 2, 4), "element_strides": (1, 1, 1)}


def _wide(dtype: str, inner: int, swizzle: str = "none") -> dict[str, Any]:
    item = BY_NAME[dtype].itemsize_bytes
    return {
        "dtype": dtype,
        "sizes": (12, 2048),
        "strides_bytes": (1 << 14, item),
        "box": (4, inner),
        "swizzle": swizzle,
    }


TAKEN: tuple[dict[str, Any], ...] = (
    {},
    {"sizes": (37,), "strides_bytes": (4,), "box": (16,), "element_strides": (1,)},
    *({"sizes": (12, n)} for n in (1, 3, 19, 21, 1 << 20)),
    *({"sizes": (n, 20)} for n in (1, 2**31 - 1, 2**31)),
    *({"strides_bytes": (n, 4)} for n in (0, 16, 64, 96, 2**40 - 16)),
    *map(_cube, ((64, 16), (16, 64), (16, 16), (80, 16), (0, 16), (16, 0))),
    *({"box": box} for box in ((1, 4), (256, 4), (4, 24), (13, 4), (228, 256))),
    *(_wide(*wide) for wide in (("uint8", 16), ("int16", 8), ("float64", 2), ("float64", 256), ("bfloat16", 256))),
    *(_wide("uint8", n, swizzle) for swizzle, span in (("32B", 32), ("64B", 64), ("128B", 128)) for n in (16, span)),
    *({"element_strides": (n, 1)} for n in (2, 8)),
    {"box": (256, 256), "element_strides": (2, 1)},
    *({"l2_promotion": name} for name in ("64B", "128B", "256B")),
    *(_wide(dtype, 16) | {"oob_fill": "nan"} for dtype in ("float16", "bfloat16", "float32", "float64")),
    _pixels(),
    *({"box": (16, n), **_pixels()} for n in (8, 256)),
    *(_pixels(pixels=n) for n in (1, 1024)),
    *(_pixels(lower=lower) for lower in ((-128, 0), (0, 10), (10, 0))),
    *(_pixels(upper=upper) for upper in ((127, 0), (0, -10))),
    *(LINES | _pixels((n,), (0,)) for n in (-32768, 32767)),
    *(LINES | _pixels((0,), (n,)) for n in (-32768, 32767)),
    *(VOLUMES | _pixels((0, 0, n), (0, 0, 0)) for n in (-16, 15)),
    *(VOLUMES | _pixels((0, 0, 0), (0, 0, n)) for n in (-16, 15)),
    *({"element_strides": steps, **_pixels()} for steps in ((1, 2, 2, 1), (8, 1, 1, 1))),
    {"swizzle": "128B", "box": (16, 32), **_pixels()},
    {"box": (228, 256), **_pixels(pixels=228)},
    {"oob_fill": "nan", **_pixels()},
)
"""What the driver takes."""

REFUSED: tuple[tuple[dict[str, Any], str], ...] = (
    ({"sizes": (4,) * 6, "strides_bytes": (4096, 1024, 256, 64, 16, 4), "box": (4,) * 6}, "1 to 5 dimensions; got 6"),
    ({"sizes": (12, 0)}, "dimension 1 must have 1 to 2^31 elements; got 0"),
    ({"sizes": (0, 20)}, "dimension 0 must have 1 to 2^31 elements; got 0"),
    ({"sizes": (2**32 + 1, 20)}, "dimension 0 must have 1 to 2^31 elements; got 4294967297"),
    *(
        ({"strides_bytes": (n, 4)}, f"stride of dimension 0 must be a multiple of 16 bytes, .* below 2^40; got {n}")
        for n in (8, 24, 2**40)
    ),
    (_cube((24, 16)), "stride of dimension 0 must be a multiple of 16 bytes"),
    *(({"box": (n, 4)}, rf"box[0] must be 1 to 256; got {n}") for n in (0, 257)),
    *(({"box": (n, 256)}, f"at most 233472 bytes; {n} x 256 elements of float32 are {1024 * n}") for n in (229, 256)),
    *((_wide("float32", n), f"box[1] must be 1 to 256; got {n}") for n in (0, 260)),
    *((_wide("float32", n), f"{n} elements of float32 are {4 * n} bytes: use a multiple of 4") for n in (1, 2, 3, 6)),
    *((_wide(t, n), "multiple of 16 bytes") for t, n in (("uint8", 8), ("uint8", 24), ("int16", 4), ("float64", 1))),
    *(
        (_wide("uint8", span + 16, f"{span}B"), f"at most {span} bytes; {span + 16} elements of uint8")
        for span in (32, 64, 128)
    ),
    *(({"element_strides": (n, 1)}, f"element_strides[0] must be 1 to 8; got {n}") for n in (0, 9)),
    ({"dtype": "int32", "oob_fill": "nan"}, "needs a floating-point tensor; got int32"),
    *(({"box": (16, n), **_pixels()}, f"must be 1 to 256; got {n}") for n in (0, 257)),
    *(({"box": (16, n), **_pixels()}, "multiple of 16 bytes") for n in (1, 6)),
    ({"box": (256, 256), **_pixels(pixels=256)}, "at most 233472 bytes; 256 x 256 elements of float32 are 262144"),
    *((_pixels(pixels=n), f"pixels must be 1 to 1024; got {n}") for n in (0, 1025)),
    *((_pixels(lower=(n, 0)), f"lower must lie in [-128, 127]; got ({n}, 0)") for n in (-129, 128)),
    *((_pixels(upper=(n, 0)), f"upper must lie in [-128, 127]; got ({n}, 0)") for n in (-129, 128)),
    (LINES | _pixels((-32769,), (0,)), "lower must lie in [-32768, 32767]"),
    (LINES | _pixels((0,), (32768,)), "upper must lie in [-32768, 32767]"),
    (VOLUMES | _pixels((0, 0, 16), (0, 0, 0)), "lower must lie in [-16, 15]"),
    (VOLUMES | _pixels((0, 0, 0), (0, 0, -17)), "upper must lie in [-16, 15]"),
    (_pixels(lower=(11, 0)), "leave no pixel of an image of 12x12"),
    (_pixels(lower=(0, 0), upper=(-12, 0)), "leave no pixel of an image of 12x12"),
    (TILED | {"pixel_box": ((), (), 16), "box": (16, 4)}, "needs 3 to 5 dimensions"),
    *(({"element_strides": s, **_pixels()}, "must be 1 to 8") for s in ((1, 9, 1, 1), (1, 0, 1, 1), (9, 1, 1, 1))),
    ({"swizzle": "32B", "box": (16, 12), **_pixels()}, "at most 32 bytes; 12 elements of float32 are 48 bytes"),
    ({"dtype": "int32", "oob_fill": "nan", **_pixels()}, "needs a floating-point tensor"),
)
"""What the driver refuses, and what our message says of it."""

NARROWER: tuple[tuple[dict[str, Any], str], ...] = (
    *(({"sizes": (n, 20)}, f"dimension 0 must have 1 to 2^31 elements; got {n}") for n in (2**31 + 1, 2**32)),
    ({"element_strides": (1, 2)}, "innermost element stride must be 1"),
    ({"element_strides": (2, 1, 1, 2), **_pixels()}, "innermost element stride must be 1"),
)
"""What the driver takes, and what the copy engine then leaves out of account or takes for an illegal instruction."""


@pytest.mark.parametrize("change", TAKEN, ids=str)
def test_what_the_driver_takes_is_taken(change: dict[str, Any]) -> None:
    made = TensorMapLayout(**layout(change))
    assert made.smem_bytes >= made.box_bytes > 0


@pytest.mark.parametrize(("change", "message"), [*REFUSED, *NARROWER], ids=str)
def test_what_the_driver_refuses_is_refused(change: dict[str, Any], message: str) -> None:
    with pytest.raises(ArgumentError) as caught:
        TensorMapLayout(**layout(change))
    assert all(part in str(caught.value) for part in message.split(" .* "))


def test_short_rows_begin_a_swizzles_span_apart() -> None:
    made = TensorMapLayout(**layout({"box": (5, 8), "swizzle": "128B", "element_strides": (2, 1)}))
    assert (made.box_bytes, made.smem_bytes) == (3 * 32, 3 * 128)
