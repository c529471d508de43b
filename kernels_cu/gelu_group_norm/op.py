"""Group normalisation of GELU(x): the declaration of group_norm with other kernels."""

from dataclasses import replace
from pathlib import Path
from typing import Any

from torch import Tensor

from workbench.op import Case, Config, Op, Plan, Variant, find_op

HERE = Path(__file__).parent
gelu = find_op("gelu", HERE.parent)
group_norm = find_op("group_norm", HERE.parent)
norm_two_kernels = group_norm.variant("v1_two_kernels")


def gelu_group_norm(
    x: Tensor, weight: Tensor | None = None, bias: Tensor | None = None, *, form: str = "erf", **norm: Any
) -> Tensor:
    """Compute group_norm(gelu(x), weight, bias, **norm) in one of GELU's forms."""
    return group_norm.oracle(gelu.oracle(x, form=form), weight, bias, **norm)


def two_kernels(
    x: Tensor,
    weight: Tensor | None = None,
    bias: Tensor | None = None,
    *,
    config: Config,
    form: str = "erf",
    **norm: Any,
) -> Plan:
    """Plan the launches of group_norm, with kernels that activate each value as they read it."""
    plan = norm_two_kernels.plan(x, weight, bias, config=config, **norm)
    launches = (
        replace(launch, kernel=f"gelu_{launch.kernel}", defines={"GELU": f"gelu_{form}"}) for launch in plan.launches
    )
    return replace(plan, launches=tuple(launches))


by_name = {case.name: case for case in group_norm.cases}


def with_form(name: str, form: str) -> Case:
    """Vary the case `name` of group_norm to one of GELU's approximate forms."""
    case = by_name[name]
    return replace(case, name=f"{name}_{form}", attributes={**case.attributes, "form": form})


op = Op(
    name="gelu_group_norm",
    oracle=gelu_group_norm,
    variants=(
        Variant(
            "v1_two_kernels",
            HERE / "v1_two_kernels.cu",
            two_kernels,
            tunables=norm_two_kernels.tunables,
            constraints=norm_two_kernels.constraints,
        ),
    ),
    cases=(
        *(case for case in group_norm.cases if not case.full_size),
        with_form("plain", "tanh"),
        with_form("plain", "sigmoid"),
        with_form("odd", "tanh"),
        replace(by_name["s2"], name="s1"),
    ),
)
