"""GELU of a 2-D transposed convolution, in one kernel: the convolution's declaration with another epilogue."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from torch import Tensor

from workbench.op import FLOATS, LAUNCH_US, Case, Config, Op, Plan, Variant, find_op, gpu_of, with_attributes_of

HERE = Path(__file__).parent
conv_transpose2d = find_op("conv_transpose2d", HERE.parent)
conv_gather = conv_transpose2d.variant("v1_gather")
conv_rows = conv_transpose2d.variant("v5_bulk_rows")
gelu = find_op("gelu", HERE.parent)


@with_attributes_of(conv_transpose2d.oracle)
def conv_transpose2d_gelu(
    x: Tensor, weight: Tensor, bias: Tensor | None = None, *, form: str = "erf", **geometry: Any
) -> Tensor:
    """Compute gelu(conv_transpose2d(x, weight, bias, **geometry)) in one of GELU's forms."""
    return gelu.oracle(conv_transpose2d.oracle(x, weight, bias, **geometry), form=form)


def parts(x: Tensor, weight: Tensor, bias: Tensor | None = None, *, form: str = "erf", **geometry: Any) -> Tensor:
    """Compute the same with the convolution's output kept for the gradients."""
    return gelu.oracle(conv_transpose2d(x, weight, bias, **geometry), form=form)


def gather(
    x: Tensor, weight: Tensor, bias: Tensor | None = None, *, config: Config, form: str = "erf", **geometry: Any
) -> Plan:
    """Plan the convolution's launch, with the kernel that activates each sum before it is stored."""
    plan = conv_gather.plan(x, weight, bias, config=config, **geometry)
    (launch,) = plan.launches
    return replace(plan, launches=(replace(launch, kernel="conv_transpose2d_gelu", defines={"GELU": f"gelu_{form}"}),))


def with_epilogue(variant: Variant) -> Callable[..., Plan]:
    """Plan a variant of the convolution's, of which a source of ours has the form of GELU for an epilogue."""

    def plan(x: Tensor, weight: Tensor, bias: Tensor | None = None, *, form: str = "erf", **others: Any) -> Plan:
        planned = variant.plan(x, weight, bias, **others)
        define = {"GELU": f"gelu_{form}"}
        launches = (replace(launch, defines={**launch.defines, **define}) for launch in planned.launches)
        return replace(planned, launches=tuple(launches))

    return plan


def without_form(function: Callable[..., Any]) -> Callable[..., Any]:
    """Ask a plan, a restriction or a cost of the convolution's, which knows no form."""

    def asked(*tensors: Tensor | None, form: str = "erf", **geometry: Any) -> Any:
        del form
        return function(*tensors, **geometry)

    return asked


def library_cost(
    x: Tensor, weight: Tensor, *bias: Tensor | None, form: str = "erf", **geometry: Any
) -> dict[str, float]:
    """Return the terms of PyTorch's time: the convolution's, and another pass over its output."""
    del form
    assert conv_transpose2d.library is not None
    convolution_us = conv_transpose2d.library.predict_us(x, weight, *bias, **geometry)
    return {"convolution": convolution_us, **activation(x, weight, **geometry)}


def activation(x: Tensor, weight: Tensor, **geometry: Any) -> dict[str, float]:
    """Return the terms of GELU on the convolution's output."""
    y = conv_transpose2d.fake(*(tensor.to("meta") for tensor in (x, weight)), **geometry)
    assert isinstance(y, Tensor)
    return {"activation call": LAUNCH_US, "activation": 2 * y.nbytes / gpu_of(x).bytes_per_us}


def activated(name: str, of_convolution: str) -> Variant:
    """Declare a variant of the convolution's with GELU for its epilogue."""
    variant = conv_transpose2d.variant(of_convolution)
    return replace(
        variant,
        name=name,
        source=HERE / f"{name}.cu",
        plan=with_epilogue(variant),
        restriction=without_form(variant.restriction) if variant.restriction else None,
        cost=without_form(variant.terms),
        fitted_as=(variant.source.parent, variant.name),
    )


def rows_restriction(
    x: Tensor, weight: Tensor, bias: Tensor | None = None, *, form: str = "erf", **geometry: Any
) -> str:
    """Say why the kernels of conv_rows.cuh cannot take it."""
    if form != "erf":
        return f"takes the exact form of GELU, 'erf'; got {form!r}"
    return conv_rows.restriction(x, weight, bias, **geometry)


by_name = {case.name: case for case in conv_transpose2d.cases}


SMALL = (  # the convolution's op has the others: they differ in nothing that GELU sees
    *(
        "one",
        "plain",
        "odd",
        "empty",
        "no_bias",
        "stride",
        "padding",
        "output_padding",
        "dilation",
        "groups",
        "depthwise",
    ),
    *("everything", "channels_last", "transposed", "strided", "offset", "nonfinite"),
    *("channel_steps", "outputs_past_tile"),
    *("strip", "strips", "strip_huge", "strip_padding", "strip_nonfinite"),
)


def with_form(name: str, form: str) -> Case:
    """Vary the convolution's case `name` to one of GELU's approximate forms, which half types compute in float32."""
    case = by_name[name]
    attributes = {**case.attributes, "form": form}
    return replace(case, name=f"{name}_{form}", attributes=attributes, dtypes=("float32", "float64"))


op = Op(
    name="conv_transpose2d_gelu",
    oracle=conv_transpose2d_gelu,
    autocast="lower",
    batched=True,
    library_cost=library_cost,
    parts=parts,
    variants=(
        Variant(
            "v1_gather",
            HERE / "v1_gather.cu",
            gather,
            dtypes=FLOATS,
            tunables=conv_gather.tunables,
            constraints=conv_gather.constraints,
            cost=without_form(conv_gather.terms),
            fitted_as=(conv_gather.source.parent, conv_gather.name),
        ),
        activated("v3_register_tiles", "v9_register_tiles"),
        activated("v4_depthwise", "v10_depthwise"),
        activated("v5_implicit_gemm", "v7_implicit_gemm"),
        activated("v6_wgmma_gemm", "v8_wgmma_gemm"),
        replace(
            conv_rows,
            name="v2_wgmma_rows",
            source=HERE / "v2_wgmma_rows.cu",
            plan=without_form(conv_rows.plan),  # the restriction lets the exact one through
            restriction=rows_restriction,
            cost=without_form(conv_rows.terms),
        ),
    ),
    cases=(
        *(by_name[name] for name in SMALL),
        with_form("plain", "tanh"),
        with_form("plain", "sigmoid"),
        with_form("nonfinite", "tanh"),
        with_form("everything", "sigmoid"),
        by_name["s0"],
        by_name["depthwise_5x5"],
        *(case for case in conv_transpose2d.cases if case.name.startswith("rows")),
    ),
)
