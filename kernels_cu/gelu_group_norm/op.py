"""Group normalisation of GELU(x): the declaration of group_norm with other kernels."""

from dataclasses import replace
from pathlib import Path
from typing import Any

from torch import Tensor

from workbench.op import (
    FLOATS,
    LAUNCH_US,
    Case,
    Config,
    Input,
    Op,
    Plan,
    Tunable,
    Variant,
    find_op,
    gpu_of,
    with_attributes_of,
)

HERE = Path(__file__).parent
gelu = find_op("gelu", HERE.parent)
group_norm = find_op("group_norm", HERE.parent)
norm_two_kernels = group_norm.variant("v1_two_kernels")
norm_roles = group_norm.variant("v2_warp_roles")


@with_attributes_of(group_norm.oracle)
def gelu_group_norm(
    x: Tensor, weight: Tensor | None = None, bias: Tensor | None = None, *, form: str = "erf", **norm: Any
) -> Tensor:
    """Compute group_norm(gelu(x), weight, bias, **norm) in one of GELU's forms."""
    return group_norm.oracle(gelu.oracle(x, form=form), weight, bias, **norm)


def gradients(
    wanted: tuple[bool, ...], dy: Tensor, *tensors: Tensor | None, form: str = "erf", **norm: Any
) -> tuple[Tensor | None, ...]:
    """Compute the gradients as group_norm's, through GELU."""
    assert group_norm.gradients is not None
    return group_norm.gradients(wanted, dy, *tensors, activation=form, **norm)


def two_kernels(*tensors: Tensor | None, config: Config, form: str = "erf", **norm: Any) -> Plan:
    """Plan the launches of group_norm, with kernels that activate each value as they read it."""
    plan = norm_two_kernels.plan(*tensors, config=config, **norm)
    launches = (
        replace(launch, kernel=f"gelu_{launch.kernel}", defines={"GELU": f"gelu_{form}"}) for launch in plan.launches
    )
    return replace(plan, launches=tuple(launches))


def resident(*tensors: Tensor | None, config: Config, form: str = "erf", **norm: Any) -> Plan:
    """Plan the one launch of group_norm, with a kernel that activates each value as it arrives."""
    del form  # the restriction lets the exact one through
    plan = norm_roles.plan(*tensors, config=config, block=config.get("THREADS"), **norm)  # of v2_group_resident
    (launch,) = plan.launches
    return replace(plan, launches=(replace(launch, kernel="gelu_group_norm"),))


def resident_restriction(*tensors: Tensor | None, form: str = "erf", **norm: Any) -> str:
    """Say why the kernels that keep a group in shared memory cannot take it."""
    if form != "erf":
        return f"takes the exact form of GELU, 'erf'; got {form!r}"
    return norm_roles.restriction(*tensors, **norm) if norm_roles.restriction else ""


def with_gelu(norm: Variant, name: str) -> Variant:
    """Return a variant of group_norm with a source of the same kernels that activate each value as they read it."""

    def plan(*tensors: Tensor | None, config: Config, form: str = "erf", **norm_attributes: Any) -> Plan:
        planned = norm.plan(*tensors, config=config, **norm_attributes)
        launches = (replace(one, defines={**one.defines, "GELU": f"gelu_{form}"}) for one in planned.launches)
        return replace(planned, launches=tuple(launches))

    def restriction(*tensors: Tensor | None, form: str = "erf", **norm_attributes: Any) -> str:
        del form
        return norm.restriction(*tensors, **norm_attributes) if norm.restriction else ""

    return replace(norm, name=name, source=HERE / f"{name}.cu", plan=plan, restriction=restriction)


v3_warp_roles = replace(
    norm_roles,
    name="v3_warp_roles",
    source=HERE / "v3_warp_roles.cu",
    plan=resident,
    restriction=resident_restriction,
)


LIBRARY_LAUNCHES = {"call": 4, "last call": 6}  # an activation, three for the norm, and two copies


def library_cost(x: Tensor, *affine: Tensor | None, form: str = "erf", **norm: Any) -> dict[str, float]:
    """Return the terms of PyTorch's time: those of group_norm, whose calls are of one kind here, and of an activation.

    A call is twice what its launches take at least, as a fit halves it at most.
    """
    del form
    assert group_norm.library is not None
    terms = {}
    for term, us in group_norm.library.terms(x, *affine, **norm).items():
        call = term.partition(" ")[2]  # without the bytes of an element
        terms.update({call: 2 * LAUNCH_US * LIBRARY_LAUNCHES[call]} if call in LIBRARY_LAUNCHES else {term: us})
    return {**terms, "activation": x.nbytes / gpu_of(x).bytes_per_us}


by_name = {case.name: case for case in group_norm.cases}


def with_form(name: str, form: str) -> Case:
    """Vary the case `name` of group_norm to one of GELU's approximate forms."""
    case = by_name[name]
    return replace(case, name=f"{name}_{form}", attributes={**case.attributes, "form": form})


long_group = Case(  # 2,100 values for each of 256 threads: more than 11 bits count
    "long_group",
    {"x": Input((1, 1, 525, 1024)), "weight": None, "bias": None},
    {"num_groups": 1},
    dtypes=("float32",),
)

op = Op(
    name="gelu_group_norm",
    oracle=gelu_group_norm,
    autocast="float32",
    batched=True,
    gradients=gradients,
    library_cost=library_cost,
    variants=(
        Variant(
            "v1_two_kernels",
            HERE / "v1_two_kernels.cu",
            two_kernels,
            dtypes=FLOATS,
            tunables=norm_two_kernels.tunables,
            constraints=norm_two_kernels.constraints,
        ),
        replace(
            v3_warp_roles,
            name="v2_group_resident",
            source=HERE / "v2_group_resident.cu",
            tunables=(Tunable("TILE", 8352, (8352,)), Tunable("THREADS", 512, (512,))),
            dtypes=("float32",),
        ),
        with_gelu(group_norm.variant("v3_two_passes"), "v4_two_passes"),
        v3_warp_roles,
        with_gelu(group_norm.variant("v5_cluster"), "v6_cluster"),
        with_gelu(group_norm.variant("v4_on_chip"), "v5_on_chip"),
    ),
    cases=(
        *(case for case in group_norm.cases if not case.full_size),
        with_form("plain", "tanh"),
        with_form("plain", "sigmoid"),
        with_form("odd", "tanh"),
        long_group,
        replace(by_name["s2"], name="s1"),
        *(case for case in group_norm.cases if case.full_size and case.name not in {"s2", "s4"}),
    ),
)
