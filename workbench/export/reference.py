"""What a call computes, as Python text that calls PyTorch's operators: an exported file differentiates it."""

from __future__ import annotations

from operator import getitem
from typing import Any

import torch
from torch import Tensor
from torch.fx import GraphModule, Node
from torch.fx.experimental.proxy_tensor import make_fx

from workbench.export.calls import Call
from workbench.export.uses import ExportError


def write_reference(call: Call, name: str) -> str:
    """Write a function that computes a call's oracle by ``torch.ops.aten``, for the call's shapes.

    Parameters
    ----------
    call : Call
    name : str
        Of the function. It takes the tensors that are there, by the op's names.

    Raises
    ------
    ExportError
        If the oracle holds tensors of its own.
    """
    graph = _traced(call).graph
    graph.eliminate_dead_code()
    names = dict(zip((node for node in graph.nodes if node.op == "placeholder"), call.names, strict=True))
    values: dict[Node, str] = {}
    lines = [f"def {name}({', '.join(call.names)}):"]
    for node in graph.nodes:
        if node.op == "placeholder":
            values[node] = names[node]
        elif node.op == "output":
            lines.append(f"    return {_spell(node.args[0], values)}")
        elif node.op == "call_function" and node.target is getitem:
            values[node] = f"{values[node.args[0]]}[{node.args[1]}]"
        elif node.op == "call_function":
            values[node] = f"_{node.name}"
            words = [_spell(a, values) for a in node.args] + [
                f"{k}={_spell(v, values)}" for k, v in node.kwargs.items()
            ]
            lines.append(f"    _{node.name} = torch.ops.{node.target}({', '.join(words)})")
        else:
            raise ExportError(f"op {call.op.name}: its oracle holds a tensor of its own, {node.target}")
    return "\n".join(lines) + "\n"


def _traced(call: Call) -> GraphModule:
    present = iter(range(len(call.given)))
    places = [None if tensor is None else next(present) for tensor in call.tensors]

    def oracle(*given: Tensor) -> Any:
        return call.op.oracle(*(None if place is None else given[place] for place in places), **call.attributes)

    with torch.no_grad():
        module: GraphModule = make_fx(oracle, tracing_mode="fake")(*call.given)
    return module


def _spell(value: Any, values: dict[Node, str]) -> str:
    """Spell an operator's argument in Python."""
    if isinstance(value, Node):
        return values[value]
    if isinstance(value, list | tuple):
        inner = ", ".join(_spell(item, values) for item in value)
        return f"[{inner}]" if isinstance(value, list) else f"({inner},)"
    return str(value) if isinstance(value, torch.dtype) else repr(value)
