"""A file's only kernel needs no name; a module has all of a file's kernels."""

import copy
import os
import pickle
import subprocess
import sys
from pathlib import Path

import pytest
import torch

import workbench as wb

ONE = "__global__ void twice(const float* x, float* y) { y[threadIdx.x] = 2 * x[threadIdx.x]; }\n"
TEMPLATE = "template <typename T> __global__ void scale(T* x) { x[threadIdx.x] *= 2; }\n"
SEVERAL = f"{ONE}__global__ void zero(float* x) {{ x[threadIdx.x] = 0; }}\n{TEMPLATE}"


def write(tmp_path, text, name="f.cu"):
    (tmp_path / name).write_text(text)
    return tmp_path / name


class TestOnlyKernel:
    def test_of_a_file_and_of_text(self, tmp_path):
        assert wb.load(write(tmp_path, ONE)).name == "twice"
        kernel = wb.load(ONE)
        y = torch.empty(4)
        kernel[1, 4](torch.ones(4), y)
        assert y.tolist() == [2, 2, 2, 2]

    def test_a_declaration_before_its_definition_is_one_kernel(self):
        assert wb.load(f"__global__ void twice(const float* x, float* y);\n{ONE}").name == "twice"

    def test_a_kernel_in_a_namespace(self):
        assert wb.load(f"namespace ours {{ {ONE} }}").name == "ours::twice"

    def test_a_kernel_that_a_macro_makes(self):
        assert wb.load("#define MAKE(name) __global__ void name(int n) {}\nMAKE(made)\n").name == "made"

    def test_kernels_of_an_include_count_where_the_file_has_none(self, tmp_path):
        write(tmp_path, "__global__ void shared(int n) {}\n", "shared.cuh")
        assert wb.load(write(tmp_path, f'#include "shared.cuh"\n{ONE}')).name == "twice"
        assert wb.load(write(tmp_path, '#include "shared.cuh"\n')).name == "shared"

    def test_of_ptx(self, tmp_path):
        path = write(tmp_path, wb.load(ONE).ptx(), "f.ptx")
        assert wb.load(path).name.startswith("_Z5twice")

    def test_several_are_listed_with_their_lines(self, tmp_path):
        path = write(tmp_path, SEVERAL)
        with pytest.raises(wb.SignatureError, match="defines 3 kernels; name the one that is meant") as caught:
            wb.load(path)
        assert f"  zero(float* x)  [{path}:2]" in str(caught.value).splitlines()
        assert "wb.module" in str(caught.value)

    def test_a_template_needs_its_arguments(self):
        with pytest.raises(wb.SignatureError, match=r'is a template; name an instance, as in .*"scale<float>"'):
            wb.load(TEMPLATE)

    def test_none(self, tmp_path):
        with pytest.raises(wb.SignatureError, match=r"f.cu: the source defines no kernel: expected a __global__"):
            wb.load(write(tmp_path, "int f();\n"))


class TestModule:
    def test_every_kernel_is_an_attribute(self):
        kernels = wb.module(SEVERAL)
        x = torch.ones(4)
        kernels.zero[1, 4](x)
        assert x.tolist() == [0, 0, 0, 0]
        assert kernels.twice is kernels.twice
        assert (dir(kernels), len(kernels)) == (["twice", "zero"], 2)
        assert [kernel.name for kernel in kernels] == ["twice", "zero"]
        assert repr(kernels) == "<Module <source> of twice, zero, scale<...>>"
        assert "zero(float* x)" in kernels._repr_html_()

    def test_an_instance_of_a_template_is_asked_for_in_brackets(self):
        kernels = wb.module(SEVERAL)
        x = torch.ones(4, dtype=torch.int32)
        kernels["scale<int>"][1, 4](x)
        assert x.tolist() == [2, 2, 2, 2]
        with pytest.raises(wb.NoSuchKernelError, match=r'scale alone is no kernel: ask for \["scale<...>"\]'):
            _ = kernels.scale

    def test_names_that_two_namespaces_have(self):
        kernels = wb.module(f"namespace a {{ {ONE} }} namespace b {{ {ONE} }}")
        assert kernels["b::twice"].name == "b::twice"
        with pytest.raises(AttributeError, match=r'ask for \["a::twice"\] or \["b::twice"\]'):
            _ = kernels.twice

    @pytest.mark.parametrize("ask", [lambda k: k.twise, lambda k: k["twise"]], ids=["attribute", "brackets"])
    def test_another_name_is_answered_with_the_nearest(self, ask):
        with pytest.raises(wb.SignatureError, match=r"it has twice, zero, scale<...>; did you mean 'twice'\?"):
            ask(wb.module(SEVERAL))

    def test_what_is_no_kernel_is_no_attribute(self):
        assert not hasattr(wb.module(ONE), "_ipython_display_")
        assert not hasattr(wb.module(ONE), "other")

    def test_options_hold_for_every_kernel(self):
        source = "__global__ void a(int* y) { *y = N; }\n__global__ void b(int* y) { *y = -N; }\n"
        y = torch.empty(1, dtype=torch.int32)
        kernels = wb.module(source, defines={"N": 3}, arch="sm_80")
        kernels.b[1, 1](y)
        assert (y.item(), kernels.a.resources().arch) == (-3, "sm_80")

    def test_a_kernel_that_is_added_is_there(self, tmp_path):
        kernels = wb.module(write(tmp_path, ONE))
        write(tmp_path, SEVERAL)
        assert kernels.zero.name == "zero"

    def test_it_is_copied_and_pickled(self):
        kernels = wb.module(ONE)
        for other in (copy.copy(kernels), pickle.loads(pickle.dumps(kernels))):
            assert dir(other) == ["twice"]


GROUPED = """#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
namespace cg = cooperative_groups;
""" + "".join(
    f"""__global__ void k{i}(const float* x, float* y, int n) {{
  const cg::thread_block block = cg::this_thread_block();
  const auto tile = cg::tiled_partition<32>(block);
  const float v = block.thread_rank() < n ? {i} * x[block.thread_rank()] : 0;
  const float total = cg::reduce(tile, v, cg::plus<float>());
  block.sync();
  if (tile.thread_rank() == 0) y[block.thread_rank() / 32] = total;
}}
"""
    for i in range(20)
)
TIMED = """
import time
import torch
import workbench as wb
module = wb.module
began = time.perf_counter()
signatures = [str(kernel.signature) for kernel in module("many.cu")]
print(len(signatures), time.perf_counter() - began)
"""


@pytest.mark.slow
def test_the_signatures_of_twenty_kernels_with_cooperative_groups_take_seconds(tmp_path):
    (tmp_path / "many.cu").write_text(GROUPED)
    environment = os.environ | {"WORKBENCH_CACHE_DIR": str(tmp_path / "cache"), "PYTHONPATH": str(Path.cwd())}
    for limit_s in (12, 1):  # with an empty cache, and with what that run has left there
        done = subprocess.run(
            [sys.executable, "-c", TIMED], cwd=tmp_path, env=environment, capture_output=True, text=True, check=True
        )
        count, seconds = done.stdout.split()
        assert int(count) == 20
        assert float(seconds) < limit_s, f"{seconds} s"
