"""Candidates that are right, whatever goes in and comes out; each must pass."""

from tests.cheats.source import LINEAR, forward, source

RIGHT = forward("return functional.gelu(self.linear(x))")


def same(
    model: str, inputs: str = "[torch.randn(16, 16)]", arguments: str = "x", top: str = "", built: str = ""
) -> str:
    """Write a file whose two models compute the same expression in the same way."""
    body = forward(model, arguments)
    return source(body, model=built + body, inputs=inputs, top=top)


NORM = "def __init__(self):\n    super().__init__()\n    self.norm = {kind}\n"

OUTPUTS = {
    "bool_output": same("return x > 0"),
    "complex_output": same("return torch.fft.fft(x)"),
    "conjugate_output": same("return torch.fft.fft(x).conj()"),
    "argmax_output": same("return x.argmax(dim=1)"),
    "bincount_output": same("return torch.bincount(x, minlength=16)", inputs="[torch.randint(0, 16, (64,))]"),
    "int32_output": same("return (x * 100).to(torch.int32)"),
    "uint16_output": same("return (x.abs() * 900).to(torch.uint16)"),
    "float8_output": same("return x.to(torch.float8_e4m3fn)"),
    "uint8_output": same("return (x.abs() * 9).to(torch.uint8)"),
    "tuple_output": same("return x * 2, x.sum(0)"),
    "list_output": same("return [x * 2, x.sum(0), x > 0]"),
    "dict_output": same("return {'twice': x * 2, 'sum': {'rows': x.sum(0), 'all': (x.sum(1),)}}"),
    "named_tuple_output": same("return torch.max(x, dim=1)"),
    "float_output": same("return (x * x).sum().item()"),
    "int_output": same("return int((x > 0).sum()), x * 2"),
    "none_and_words_in_the_output": same("return x * 2, None, 'words', True"),
    "empty_output": same("return x[:0] * 2, x * 2"),
    "scalar_tensor_output": same("return (x * x).sum()"),
    "non_finite_output": same("return torch.log(x)"),
    "constant_mask_output": same("return torch.ones(16, 16).tril().bool(), x * 2"),
    "strided_output": same("return (x * 2).t()"),
    "the_same_output_twice": same("y = x * 2\nreturn y, y"),
    "parts_of_one_buffer": source(
        forward("y = torch.cat([x * 2, x * 3])\nreturn y[:16], y[16:]"), model=forward("return x * 2, x * 3")
    ),
}

VIEWS = {
    "input_returned": same("return x"),
    "view_returned": same("return x.t(), x[3:], x.view(4, 64)"),
    "parameter_returned": same(
        "return self.linear.weight, self.linear(x)", built=LINEAR[: LINEAR.index("def forward")]
    ),
    "fewer_views": source(forward("return x.clone()"), model=forward("return x")),
    "changes_its_input_as_the_reference_does": same("return x.relu_()"),
}

INPUTS = {
    "python_scalars": same(
        "return x * factor + (shift if on else 0) + len(word)",
        "[torch.randn(16, 16), 2.5, 3, True, 'four', None]",
        "x, factor, shift, on, word, nothing",
    ),
    "lists_of_tensors": same("return sum(xs) * 2", "[[torch.randn(16, 16) for _ in range(3)]]", "xs"),
    "nested_inputs": same("return x['a'] * x['b'][1]", "[{'a': torch.randn(16, 16), 'b': (1, torch.randn(16, 16))}]"),
    "keywords": same("return x - y", "{'y': torch.randn(16, 16), 'x': torch.randn(16, 16)}", "x, y"),
    "yielded": same("return x * 2 + y", "yield torch.randn(16, 16)\nyield 3", "x, y"),
    "one_tensor": same("return x * 2", "torch.randn(16, 16)"),
    "scalars_drawn_anew": same(
        "return x * factor + shift",
        "[torch.randn(16, 16), random.random(), random.randrange(99)]",
        "x, factor, shift",
        top="import random",
    ),
    "strides_drawn_anew": same(
        "return x * 2, x.stride()",
        "[torch.randn(16, 16) if random.random() < 0.5 else torch.randn(16, 16).t()]",
        top="import random",
    ),
    "generator_of_random_numbers": same(
        "return x + torch.rand(16, 16, generator=g)", "[torch.randn(16, 16), torch.Generator().manual_seed(5)]", "x, g"
    ),
    "indices": same("return x[i]", "[torch.randn(16, 16), torch.randint(0, 16, (9,))]", "x, i"),
    "int8_input": same("return x.int() @ x.int().T", "[torch.randint(-9, 9, (16, 16), dtype=torch.int8)]"),
    "bool_input": same("return x & ~x.T", "[torch.rand(16, 16) > 0.5]"),
    "complex_input": same("return x * 2j", "[torch.randn(16, 16, dtype=torch.complex64)]"),
    "half_input": same("return torch.relu(x)", "[torch.randn(16, 16).half()]"),
    "float8_input": same("return x.float() * 2", "[torch.randn(16, 16).to(torch.float8_e5m2)]"),
    "uint32_input": same("return x.long() * 2", "[torch.randint(0, 99, (16, 16)).to(torch.uint32)]"),
    "bfloat16_input": same("return torch.relu(x)", "[torch.randn(16, 16).bfloat16()]"),
    "float64_input": same("return torch.sin(x)", "[torch.randn(16, 16).double()]"),
    "transposed_input": same("return x.contiguous() * 2", "[torch.randn(16, 8).t()]"),
    "expanded_input": same("return x * 2", "[torch.randn(16, 1).expand(16, 16)]"),
    "zero_dimensional_input": same("return x * y", "[torch.randn(16, 16), torch.randn(())]", "x, y"),
    "nothing_but_empty_input": same("return x.sum(0), x @ x.T, x * 2", inputs="[torch.randn(0, 16)]"),
    "empty_input": same("return x * 2, y * 2", "[torch.randn(0, 16), torch.randn(4, 4)]", "x, y"),
    "dtype_and_device": same(
        "return x.to(kind) * 2", "[torch.randn(16, 16), torch.float64, torch.device('cpu')]", "x, kind, device"
    ),
}

RANDOM = {
    "dropout_of_the_same_seed": same("return self.norm(x)", built=NORM.format(kind="nn.Dropout(0.5)")),
    "random_numbers_of_the_same_seed": same("return x + torch.rand_like(x)"),
    "generator_of_its_own": same("return x + torch.rand(16, 16, generator=torch.Generator().manual_seed(3))"),
    "dropout_of_nothing": source(
        forward("return x * 2"), model=NORM.format(kind="nn.Dropout(0.0)") + forward("return self.norm(x * 2)")
    ),
    "dropout_in_eval": source(
        forward("return x * 2"), model=NORM.format(kind="nn.Dropout(0.9).eval()") + forward("return self.norm(x * 2)")
    ),
}

MODELS = {
    "batch_norm": same("return self.norm(x)", built=NORM.format(kind="nn.BatchNorm1d(16)")),
    "batch_norm_in_eval": source(
        forward("n = self.norm\nreturn (x - n.running_mean) / (n.running_var + n.eps).sqrt() * n.weight + n.bias"),
        model=NORM.format(kind="nn.BatchNorm1d(16).eval()") + forward("return self.norm(x)"),
    ),
    "batch_norm_in_torchscript": source(
        "def __init__(self):\n    super().__init__()\n    self.norm = torch.jit.script(self.norm)\n"
        + forward("return self.norm(x)"),
        model=NORM.format(kind="nn.BatchNorm1d(16)") + forward("return self.norm(x)"),
    ),
    "autocast": same(
        "with torch.autocast('cpu', torch.bfloat16): y = torch.relu(self.norm(x))\nreturn y, y.float() * 2",
        built=NORM.format(kind="nn.Linear(16, 16)"),
    ),
    "lstm": same("return self.norm(x)", built=NORM.format(kind="nn.LSTM(16, 8)")),
    "embedding": same(
        "return self.norm(x)", "[torch.randint(0, 9, (16,))]", built=NORM.format(kind="nn.Embedding(9, 4)")
    ),
    "float32_asked_for": same("return torch.zeros(16, 16, dtype=torch.float32) @ x.float() + x.float()"),
    "complex_parameters": same(
        "return x * self.norm",
        "[torch.randn(16, dtype=torch.complex64)]",
        built=NORM.format(kind="nn.Parameter(torch.randn(16, dtype=torch.complex64))"),
    ),
    "model_itself": source("def __init__(self):\n    super().__init__()\n" + forward("return Model.forward(self, x)")),
    "parameters_in_one": source(
        """
        def __init__(self):
            super().__init__()
            del self.linear
            self.packed = nn.Parameter(torch.zeros(16, 17))
        def state_dict(self):
            packed = self.packed.detach()
            return {'linear.weight': packed[:, :16], 'linear.bias': packed[:, 16]}
        def load_state_dict(self, state):
            weight, bias = state.values()
            with torch.no_grad(): self.packed.copy_(torch.cat([weight, bias[:, None]], 1))
        def forward(self, x): return functional.gelu(x @ self.packed[:, :16].T + self.packed[:, 16])
        """
    ),
    "packed_weights": source(
        forward(
            """
            if not hasattr(self, 'packed'): self.packed = self.linear.weight.t().contiguous()
            return functional.gelu(x @ self.packed + self.linear.bias)
            """
        )
    ),
}

HABITS = {
    "pool_that_is_waited_for": source(
        forward(
            "with ThreadPoolExecutor(2) as pool: return pool.submit(lambda: functional.gelu(self.linear(x))).result()"
        ),
        top="from concurrent.futures import ThreadPoolExecutor",
    ),
    "logging": source(
        forward(
            "logging.getLogger('m').warning('%s', x.shape)\nwarnings.warn('slow')\n"
            "return functional.gelu(self.linear(x))"
        ),
        top="import logging, warnings",
    ),
    "printing": source(forward("print('{\"passed\": false}' * 5000)\nreturn functional.gelu(self.linear(x))")),
    "standard_library": source(
        RIGHT,
        top="""
        import collections, dataclasses, enum, functools, inspect, typing
        Pair = collections.namedtuple('Pair', 'a b')
        @dataclasses.dataclass
        class Sizes:
            n: int = 16
        class Kind(enum.Enum):
            ONE = 1
        """,
    ),
    "prints_an_error": source(
        forward(
            "try: raise ValueError\nexcept ValueError: traceback.print_exc()\nreturn functional.gelu(self.linear(x))"
        ),
        top="import traceback",
    ),
    "large_buffer_that_is_no_state": source(
        "def __init__(self):\n    super().__init__()\n"
        "    self.register_buffer('table', torch.zeros(40_000_000), persistent=False)\n"
        + forward("return functional.gelu(self.linear(x))")
    ),
    "another_default_device": source(RIGHT, top="torch.set_default_device('cpu')"),
    "another_default_dtype": source(RIGHT, top="torch.set_default_dtype(torch.float64)"),
    "temporary_file": source(
        forward(
            """
            with tempfile.NamedTemporaryFile() as file:
                file.write(b'1')
            return functional.gelu(self.linear(x))
            """
        ),
        top="import tempfile",
    ),
    "another_program": source(
        forward("subprocess.run(['true'], check=True)\nreturn functional.gelu(self.linear(x))"), top="import subprocess"
    ),
    "program_of_its_own": source(
        RIGHT,
        top="torch.manual_seed(0)",
        end="if __name__ == '__main__':\n    Model.forward = None\n    get_inputs = None",
    ),
    "sizes_and_helpers": source(
        forward("return act(x @ torch.ones(rows, rows))"),
        model=forward("return act(x @ torch.ones(rows, rows))"),
        inputs="[torch.randn(rows, rows)]",
        top="""
        try:
            from math import nothing_of_the_kind
        except ImportError:
            rows = 16
        def act(x):
            return scaled(x).relu()
        scaled = lambda x: x * factor
        factor = 2
        """,
    ),
    "byte_order_mark": "\ufeff" + source(RIGHT),
    "names_of_locals": source(
        forward("x = functional.gelu(self.linear(x))\nreturn x"), end="x = torch.zeros(3)\ny = [Model, ModelNew]"
    ),
    "out_of_place": source(forward("return torch.empty(16, 16).copy_(functional.gelu(self.linear(x)))")),
    "kernel_of_ours": source(
        forward("y = torch.empty_like(x)\ntwice[1, 256](x.contiguous(), y, x.numel())\nreturn y"),
        model=forward("return x * 2"),
        top='''
        import workbench as wb
        twice = wb.load("""extern "C" __global__ void twice(const float* x, float* y, int n) {
          const int i = blockIdx.x * blockDim.x + threadIdx.x;
          if (i < n) y[i] = 2.0f * x[i];
        }""", "twice")
        ''',
    ),
}

HONEST = {**OUTPUTS, **VIEWS, **INPUTS, **RANDOM, **MODELS, **HABITS}
