"""KernelBench files in few words: what differs from one small file stands in the tables beside this module."""

import textwrap
from dataclasses import dataclass

LINEAR = """\
def __init__(self):
    super().__init__()
    self.linear = nn.Linear(16, 16)

def forward(self, x):
    return functional.gelu(self.linear(x))
"""


def source(new: str, model: str = LINEAR, inputs: str = "[torch.randn(16, 16)]", top: str = "", end: str = "") -> str:
    """Write a file: bodies of ModelNew and Model, what get_inputs returns, what stands before and after."""
    draw = inputs if inputs.lstrip().startswith(("yield", "return")) else f"return {inputs}"
    return "\n".join(
        [
            "import torch\nfrom torch import nn\nfrom torch.nn import functional",
            textwrap.dedent(top),
            "class Model(nn.Module):\n" + textwrap.indent(textwrap.dedent(model), "    "),
            "class ModelNew(Model):\n" + textwrap.indent(textwrap.dedent(new), "    "),
            "def get_inputs():\n" + textwrap.indent(textwrap.dedent(draw), "    "),
            "def get_init_inputs():\n    return []",
            textwrap.dedent(end),
        ]
    )


def forward(body: str, arguments: str = "x") -> str:
    """Write a forward method."""
    return f"def forward(self, {arguments}):\n" + textwrap.indent(textwrap.dedent(body), "    ")


@dataclass(frozen=True)
class Family:
    """Cheats of one kind.

    Attributes
    ----------
    name : str
    refusal : str
        Regular expression of the first failure: what the kind is called.
    files : dict of str to str
        Sources by name.
    device : str
    time_limit_s : float
    """

    name: str
    refusal: str
    files: dict[str, str]
    device: str = "cpu"
    time_limit_s: float = 60.0
