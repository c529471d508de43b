"""Sources become PTX and cubins, refusals become errors, edits are seen."""

import os
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from workbench.compile import (
    CompileOptions,
    Source,
    compilation,
    compile_cubin,
    compile_ptx,
    default_cache,
    included_files,
    read_resources,
    supported_archs,
)
from workbench.compile.cache import DIR_VARIABLE
from workbench.core.errors import CompileError, SignatureError, WorkbenchError

COPY = 'extern "C" __global__ void copy(const float* x, float* y) { y[0] = x[0]; }\n'


def compile_text(text: str, **options: object) -> compilation.Compiled:
    return compile_ptx(Source.inline(text), CompileOptions(**options))


# What a header is good for: using it must compile, not only including it.
HEADERS = {
    "cuda_fp16.h": "__half h = __float2half(x[0]); x[1] = __half2float(__hadd(h, h));",
    "cuda_bf16.h": "__nv_bfloat16 b = __float2bfloat16(x[0]); x[1] = __bfloat162float(b * b);",
    "cuda_fp8.h": "x[1] = float(__nv_fp8_e4m3(x[0]));",
    "cuda_pipeline.h": "__pipeline_commit(); __pipeline_wait_prior(0);",
    "mma.h": "nvcuda::wmma::fragment<nvcuda::wmma::accumulator, 16, 16, 16, float> c;"
    "nvcuda::wmma::fill_fragment(c, 1.f); nvcuda::wmma::store_matrix_sync(x, c, 16, nvcuda::wmma::mem_row_major);",
    "math_constants.h": "x[1] = CUDART_INF_F;",
    "cuda/std/cstdint": "x[1] = float(cuda::std::int8_t(x[0]));",
}
HEAVY_HEADERS = {
    "cooperative_groups.h": "cooperative_groups::this_thread_block().sync();",
    "cub/block/block_reduce.cuh": "typedef cub::BlockReduce<float, 128> R; __shared__ typename R::TempStorage t;"
    "x[1] = R(t).Sum(x[threadIdx.x]);",
}


@pytest.mark.parametrize(("header", "body"), [*HEADERS.items(), *HEAVY_HEADERS.items()])
def test_every_cuda_header_compiles_without_a_toolkit(header: str, body: str) -> None:
    compiled = compile_text(f'#include <{header}>\nextern "C" __global__ void k(float* x) {{ {body} }}\n')
    assert ".visible .entry k(" in compiled.text


def test_a_toolkit_among_the_include_directories_stands_behind_cudas_own_headers(tmp_path: Path) -> None:
    toolkit, own = tmp_path / "toolkit", tmp_path / "own"
    for path, text in (
        (toolkit / "cuda_runtime_api.h", ""),
        (toolkit / "cuda.h", "#include <stdlib.h>\n#error of the host\n"),
        (toolkit / "cuda_fp16.h", "#error of another release\n"),
        (toolkit / "curand_kernel.h", "#define SEED 3\n"),
        (own / "size.h", "#define N 4\n"),
    ):
        path.parent.mkdir(exist_ok=True)
        path.write_text(text)
    headers = "".join(f"#include <{name}>\n" for name in ("cuda.h", "cuda_fp16.h", "curand_kernel.h", "size.h"))
    body = (
        "__global__ void k(__half* x, const __grid_constant__ CUtensorMap map) { x[SEED] = N; }\nint main() { f(); }\n"
    )
    assert ".entry" in compile_text(headers + body, include_dirs=[toolkit, own]).text
    with pytest.raises(CompileError, match=r"own/size\.h:1"):
        (own / "size.h").write_text("#error of the user\n")
        compile_text(headers + body, include_dirs=[toolkit, own])


def test_ptx_has_the_virtual_architecture_and_a_line_table() -> None:
    compiled = compile_text(COPY, arch="sm_75")
    assert compiled.target == "compute_75"
    assert ".target sm_75" in compiled.text
    assert '.file\t1 "<source>"' in compiled.text
    assert ".loc\t1 1" in compiled.text


def test_arch_specific_target_reaches_ptx_and_cubin() -> None:
    wgmma = 'extern "C" __global__ void k() { asm volatile("wgmma.fence.sync.aligned;"); }'
    assert ".target sm_90a" in compile_text(wgmma, arch="sm_90a").text
    assert compile_cubin(Source.inline(wgmma), CompileOptions(arch="sm_90a")).path.suffix == ".cubin"
    with pytest.raises(CompileError, match="wgmma"):
        compile_cubin(Source.inline(wgmma), CompileOptions(arch="sm_90"))


@pytest.mark.parametrize("arch", ["sm_75", "sm_80", "sm_90", "sm_120"])
def test_cubin_is_an_elf_file_named_by_its_content(arch: str) -> None:
    compiled = compile_cubin(Source.inline(COPY), CompileOptions(arch=arch))
    assert compiled.target == arch
    assert compiled.path.read_bytes() == compiled.data
    assert compiled.data.startswith(b"\x7fELF")
    other = compile_cubin(Source.inline(COPY.replace("x[0]", "x[1]")), CompileOptions(arch=arch))
    assert other.path != compiled.path


def test_cubin_has_no_text() -> None:
    with pytest.raises(WorkbenchError, match="compile_ptx"):
        _ = compile_cubin(Source.inline(COPY), CompileOptions()).text


def test_defines_take_str_int_float_and_bool() -> None:
    text = """
        static_assert(SIZE == 256 && FLAG == 1 && OFF == 0, "");
        static_assert(EPS == 1e-5 && NEGATIVE == -3, "");
        extern "C" __global__ void k(TYPE* x) { x[0] = SIZE; }
    """
    defines = {"SIZE": 256, "FLAG": True, "OFF": False, "EPS": 1e-5, "NEGATIVE": -3, "TYPE": "unsigned short"}
    assert "st.global.u16" in compile_text(text, defines=defines).text


def test_denormals_and_division_are_ieee_unless_asked_otherwise() -> None:
    text = 'extern "C" __global__ void k(float* x) { x[0] = x[1] / x[2] + x[3] * x[4]; }'
    plain, flushed, fast = compile_text(text), compile_text(text, ftz=True), compile_text(text, fast_math=True)
    assert "div.rn.f32" in plain.text
    assert ".ftz" not in plain.text
    assert "div.rn.ftz.f32" in flushed.text
    assert "div.approx.ftz.f32" in fast.text


def test_host_functions_are_device_functions() -> None:
    assert (
        "entry k"
        in compile_text(
            'int twice(int n) { return 2 * n; }\nextern "C" __global__ void k(int* x) { *x = twice(*x); }'
        ).text
    )


def test_max_registers_bounds_the_cubin() -> None:
    loads = "".join(f"float v{i} = x[{i} * n];" for i in range(64))
    stores = "".join(f"x[{i}] = v{i};" for i in range(64))
    source = Source.inline(f'extern "C" __global__ void k(float* x, int n) {{ {loads} __syncthreads(); {stores} }}')
    free, bound = (compile_cubin(source, CompileOptions(max_registers=n)) for n in (None, 32))
    assert read_resources(free.path, "k").registers > 32 >= read_resources(bound.path, "k").registers


def test_extra_options_pass_through() -> None:
    text = 'extern "C" __global__ void k(float* x) { x[0] = x[1] * x[2] + x[3]; }'
    assert "fma.rn.f32" in compile_text(text).text
    assert "fma.rn.f32" not in compile_text(text, extra=["-fmad=false"]).text


def test_name_expressions_give_mangled_names() -> None:
    source = Source.inline("namespace ns { template <class T, int N = 4> __global__ void scale(T* x) { x[0] *= N; } }")
    names = ("ns::scale<float>", "ns::scale<double, 2>")
    for compiled in (compile_ptx(source, CompileOptions(), names), compile_cubin(source, CompileOptions(), names)):
        assert compiled.lowered == {names[0]: "_ZN2ns5scaleIfLi4EEEvPT_", names[1]: "_ZN2ns5scaleIdLi2EEEvPT_"}
        assert all(mangled.encode() in compiled.data for mangled in compiled.lowered.values())


def test_type_probes_leave_no_trace_in_the_ptx() -> None:
    # An extern "C" kernel is compiled with and without its name expression: the PTX must be the same.
    plain = compile_ptx(Source.inline(COPY), CompileOptions())
    probed = compile_ptx(Source.inline(COPY), CompileOptions(), ("copy",))
    assert probed.text == plain.text
    assert probed.types == {"copy": "IPFvPKfPfEE"}


SEVERAL = """
extern "C" __global__ void fill(float* x, float value) { x[threadIdx.x] = value; }
extern "C" {
__global__ void negate(float* x) { x[threadIdx.x] = -x[threadIdx.x]; }
#ifdef HALF
__global__ void halve(float* x) { x[threadIdx.x] /= 2; }
#endif
}
template <class T> __global__ void scale(T* x) { x[threadIdx.x] *= 2; }
"""


@pytest.fixture
def runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, ...]]:
    """What each run of NVRTC was asked for, with empty caches."""
    monkeypatch.setenv(DIR_VARIABLE, str(tmp_path))
    monkeypatch.setattr(compilation, "_recent", compilation._Recent(8))
    asked: list[tuple[str, ...]] = []
    compile_once = compilation.Compilation.compile
    monkeypatch.setattr(compilation.Compilation, "compile", lambda self: asked.append(self.names) or compile_once(self))
    return asked


class TestKernelsOfOneFile:
    def test_one_run_serves_all_of_them(self, runs: list[tuple[str, ...]]) -> None:
        options = CompileOptions(defines={"HALF": 1})
        found = [
            compile_ptx(Source.inline(SEVERAL), options, (name,), assembled=True)
            for name in ("negate", "fill", "halve")
        ]
        assert runs == [("fill", "halve", "negate")]
        assert found[0] == found[1] == found[2]
        assert found[0].types["fill"] == "IPFvPffEE"
        compile_cubin(Source.inline(SEVERAL), options)
        assert len(runs) == 1

    def test_one_that_is_not_compiled_stands_in_nobodys_way(self, runs: list[tuple[str, ...]]) -> None:
        for name in ("negate", "fill", "negate"):
            assert compile_ptx(Source.inline(SEVERAL), CompileOptions(), (name,)).lowered[name] == name
        assert runs == [("fill", "halve", "negate"), ("fill", "negate")]
        with pytest.raises(SignatureError, match='identifier "halve" is undefined'):
            compile_ptx(Source.inline(SEVERAL), CompileOptions(), ("halve",))

    def test_a_template_is_a_run_of_its_own(self, runs: list[tuple[str, ...]]) -> None:
        compiled = compile_ptx(Source.inline(SEVERAL), CompileOptions(), ("scale<float>",))
        assert runs == [("scale<float>",)]
        assert compiled.lowered == {"scale<float>": "_Z5scaleIfEvPT_"}

    def test_an_error_is_all_that_is_said(self, runs: list[tuple[str, ...]]) -> None:
        with pytest.raises(CompileError, match="compute_90: 1 error"):
            compile_ptx(Source.inline(SEVERAL + "int wrong = ;"), CompileOptions(), ("fill",))
        assert len(runs) == 1


@pytest.mark.parametrize(
    ("text", "expression", "names"),
    [
        (COPY, "copy", ()),
        ("template <class T> __global__ void fill(T* x) { x[threadIdx.x] = 1; }", "fill<float>", ("fill<float>",)),
    ],
)
def test_one_run_makes_ptx_and_cubin(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, expression: str, names: tuple[str, ...]
) -> None:
    source, options = Source.inline(text), CompileOptions(arch="sm_80")
    alone = compile_ptx(source, options, (expression,)), compile_cubin(source, options, names)
    monkeypatch.setenv(DIR_VARIABLE, str(tmp_path))
    monkeypatch.setattr(compilation, "_recent", compilation._Recent(8))
    assert compile_ptx(source, options, (expression,), assembled=True) == alone[0]
    monkeypatch.setattr(compilation.Compilation, "compile", lambda self: pytest.fail("compiled again"))
    cubin = compile_cubin(source, options, names)
    mangled = alone[0].lowered[expression]
    assert cubin.key == alone[1].key
    assert read_resources(cubin.path, mangled) == read_resources(alone[1].path, mangled)


def test_what_the_assembler_refuses_is_refused_where_it_is_asked() -> None:
    source = Source.inline('extern "C" __global__ void k() { asm volatile("wgmma.fence.sync.aligned;"); }')
    assert "wgmma.fence" in compile_ptx(source, CompileOptions(), ("k",)).text
    with pytest.raises(CompileError, match=r"does not compile for sm_90: 1 error") as caught:
        compile_ptx(Source.inline(source.text + "\n"), CompileOptions(), ("k",), assembled=True)
    assert "wgmma.fence" in str(caught.value)


def test_unknown_target_names_those_that_there_are() -> None:
    with pytest.raises(WorkbenchError, match=r"no target sm_91; it has sm_75, .*sm_90"):
        compile_text(COPY, arch="sm_91")
    assert {"sm_75", "sm_90", "sm_120"} <= set(supported_archs())


class TestErrors:
    def test_shows_file_line_text_and_caret(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        (tmp_path / "bad.cu").write_text("__global__ void k(float* x) {\n\tx[0] = 1; y = 2;\n}\n")
        monkeypatch.chdir(tmp_path)
        with pytest.raises(CompileError) as caught:
            compile_ptx(Source.read("bad.cu"), CompileOptions())
        (diagnostic,) = caught.value.diagnostics
        assert (diagnostic.severity, diagnostic.path, diagnostic.line) == ("error", "bad.cu", 2)
        assert diagnostic.text == "\tx[0] = 1; y = 2;"
        assert diagnostic.text[diagnostic.column - 1] == "y"
        assert str(caught.value).splitlines() == [
            "bad.cu does not compile for compute_90: 1 error",
            'bad.cu:2:12: error: identifier "y" is undefined',
            "    2 |     x[0] = 1; y = 2;",
            "      |               ^",
        ]
        assert "identifier" in caught.value.log

    def test_names_an_included_file_as_the_user_would(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        (tmp_path / "src").mkdir()
        (tmp_path / "inc").mkdir()
        (tmp_path / "src" / "k.cu").write_text('#include "near.h"\n#include <far.h>\n')
        (tmp_path / "src" / "near.h").write_text("int a = one;\n")
        (tmp_path / "inc" / "far.h").write_text("\nint b = two;\n")
        monkeypatch.chdir(tmp_path)
        with pytest.raises(CompileError) as caught:
            compile_ptx(Source.read("src/k.cu"), CompileOptions(include_dirs=["inc"]))
        places = [(d.path, d.line, d.column) for d in caught.value.diagnostics]
        assert places == [("src/near.h", 1, 9), ("inc/far.h", 2, 9)]

    def test_follows_a_line_directive(self) -> None:
        with pytest.raises(CompileError) as caught:
            compile_text('#line 50 "generated.cu"\nint a = one;\n')
        assert [(d.path, d.line) for d in caught.value.diagnostics] == [("generated.cu", 50)]

    def test_end_of_source_is_its_last_line(self) -> None:
        with pytest.raises(CompileError) as caught:
            compile_text("__global__ void k() {\n  int n = 1;\n")
        first = next(d for d in caught.value.diagnostics if d.severity == "error")
        assert (first.path, first.line, first.message) == ("<source>", 2, 'expected a "}"')

    def test_instantiation_context_stays_with_its_message(self) -> None:
        with pytest.raises(CompileError) as caught:
            compile_text("template <class T> void f(T t) { t.x = 1; }\n__global__ void k() { f(1); }\n")
        message = caught.value.diagnostics[0].message
        assert message.startswith("expression must have class type")
        assert "detected during instantiation of" in message

    def test_inline_assembly_is_placed_at_its_source_line(self) -> None:
        text = 'extern "C" __global__ void k(float* x) {\n  x[0] = 1;\n  asm volatile("foo.bar;");\n}\n'
        with pytest.raises(CompileError) as caught:
            compile_cubin(Source.inline(text), CompileOptions())
        assert {(d.path, d.line, d.text) for d in caught.value.diagnostics} == {
            ("<source>", 3, '  asm volatile("foo.bar;");')
        }
        assert "'foo'" in str(caught.value)

    def test_inline_assembly_of_a_header_is_placed_there(self, tmp_path: Path) -> None:
        (tmp_path / "k.cu").write_text('#include "asm.h"\nextern "C" __global__ void k() { zip(); }\n')
        (tmp_path / "asm.h").write_text('\n__device__ inline void zip() { asm volatile("zip;"); }\n')
        with pytest.raises(CompileError) as caught:
            compile_cubin(Source.read(tmp_path / "k.cu"), CompileOptions())
        (diagnostic,) = caught.value.diagnostics
        assert (diagnostic.path, diagnostic.line) == (str(tmp_path / "asm.h"), 2)
        assert diagnostic.text == '__device__ inline void zip() { asm volatile("zip;"); }'

    def test_a_line_directives_file_that_is_not_there(self) -> None:
        text = '#line 7 "gone.cu"\nextern "C" __global__ void k() { asm volatile("zip;"); }\n'
        with pytest.raises(CompileError) as caught:
            compile_cubin(Source.inline(text), CompileOptions())
        (diagnostic,) = caught.value.diagnostics
        assert (Path(diagnostic.path).name, diagnostic.line, diagnostic.text) == ("gone.cu", 7, "")

    def test_too_much_shared_memory(self) -> None:
        body = "__shared__ float s[20000]; s[threadIdx.x] = x[0]; __syncthreads(); x[0] = s[1];"
        text = f'extern "C" __global__ void k(float* x) {{ {body} }}'
        with pytest.raises(CompileError, match="uses too much shared data"):
            compile_cubin(Source.inline(text), CompileOptions())

    def test_a_header_that_is_nowhere(self) -> None:
        with pytest.raises(CompileError, match="it is looked for beside the source, in include_dirs and among CUDA's"):
            compile_text('#include "my_helper.h"\n')

    def test_a_byte_order_mark_is_no_part_of_the_text(self, tmp_path: Path) -> None:
        path = tmp_path / "k.cu"
        path.write_bytes(COPY.encode("utf-8-sig"))
        assert Source.read(path).text == Source.inline("\ufeff" + COPY).text == COPY
        (tmp_path / "k.h").write_bytes("#define N 1\n".encode("utf-8-sig"))
        with pytest.raises(
            CompileError, match=r"k\.h:1:1: .*\n.*U\+FEFF .*: save the file without its byte-order mark"
        ):
            compile_text('#include "k.h"\n', include_dirs=[tmp_path])

    def test_letters_that_nvrtc_does_not_know(self) -> None:
        compile_text(f'// größe\n{COPY}__device__ const char* s = "größe";')
        with pytest.raises(CompileError) as caught:
            compile_text("__device__ int größe;\n")
        first, *others = caught.value.diagnostics
        assert "takes ASCII alone; here is U+00F6 LATIN SMALL LETTER O WITH DIAERESIS" in first.message
        assert not any("token" in other.message for other in others)

    @pytest.mark.parametrize("character", ["\0", "\ud800"])
    def test_what_is_no_text(self, character: str) -> None:
        with pytest.raises(
            WorkbenchError, match=rf"<source>:2: expected text; got the character U\+{ord(character):04X}"
        ):
            Source.inline(f"int n;\n{character}")
        with pytest.raises(WorkbenchError, match="a str of one line"):
            CompileOptions(defines={"N": character})

    @pytest.mark.parametrize("name", ["", " ", "k\n", "k\0", "\ud800"])
    def test_what_is_no_name(self, name: str) -> None:
        with pytest.raises(SignatureError, match="expected the name of a kernel; got "):
            compile_ptx(Source.inline(COPY), CompileOptions(), (name,))

    def test_names_are_not_missed_where_the_source_is_wrong(self) -> None:
        with pytest.raises(CompileError) as caught:
            compile_ptx(Source.inline("__global__ void k(float* x) {\n"), CompileOptions(), ("k",))
        assert "name expression" not in str(caught.value)

    def test_a_header_of_nobody(self) -> None:
        with pytest.raises(CompileError) as caught:
            compile_text('#include "nowhere.h"\n')
        assert 'cannot open source file "nowhere.h"' in str(caught.value)
        assert "cuda/std" not in str(caught.value)

    def test_unknown_option(self) -> None:
        with pytest.raises(CompileError, match="unrecognized option --bogus"):
            compile_text(COPY, extra=["--bogus"])

    def test_a_missing_kernel_is_a_signature_error_from_every_target(self) -> None:
        for compile_for in (compile_ptx, compile_cubin):
            with pytest.raises(SignatureError, match="did you mean 'copy'"):
                compile_for(Source.inline(COPY), CompileOptions(), ("cpoy",))

    def test_an_error_in_the_source_outranks_a_missing_kernel(self) -> None:
        with pytest.raises(CompileError, match='identifier "one" is undefined'):
            compile_ptx(Source.inline("int a = one;\n"), CompileOptions(), ("nope",))

    def test_warnings_are_kept(self) -> None:
        text = 'extern "C" __global__ void k() { int unused; }'
        for _ in range(2):  # from the compiler, then from the cache
            compiled = compile_text(text)
            (warning,) = compiled.diagnostics
            assert (warning.severity, warning.line, warning.column) == ("warning", 1, 38)
            assert "never referenced (#177)" in warning.message
            assert "unused" in compiled.log
            compilation._recent = compilation._Recent(8)


class TestCaching:
    @pytest.fixture
    def project(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
        monkeypatch.setenv(DIR_VARIABLE, str(tmp_path / "cache"))
        (tmp_path / "k.cu").write_text('#include "value.h"\nextern "C" __global__ void k(float* x) { x[0] = VALUE; }\n')
        (tmp_path / "value.h").write_text('#pragma once\n#include "deep.h"\n')
        (tmp_path / "deep.h").write_text("#define VALUE 3.0f\n")
        return tmp_path

    @staticmethod
    def entries() -> set[str]:
        return {p.name for p in default_cache().directory.iterdir()}

    def build(self, project: Path, **options: object) -> compilation.Compiled:
        return compile_ptx(Source.read(project / "k.cu"), CompileOptions(**options))

    def test_an_edited_header_of_a_header_is_seen_at_the_next_call(self, project: Path) -> None:
        three = self.build(project)
        (project / "deep.h").write_text("#define VALUE 5.0f\n")
        five = self.build(project)
        assert three.key != five.key
        assert "1077936128" in three.text  # the bits of 3.0f
        assert "1084227584" in five.text

    def test_a_new_file_earlier_in_the_search_order_is_seen(self, project: Path, tmp_path: Path) -> None:
        first, second = tmp_path / "first", tmp_path / "second"
        first.mkdir()
        second.mkdir()
        (second / "size.h").write_text("#define SIZE 3\n")
        source = Source.inline('#include <size.h>\nstatic_assert(SIZE == EXPECTED, "");\n')
        compile_ptx(source, CompileOptions(include_dirs=[first, second], defines={"EXPECTED": 3}))
        assert str(first / "size.h") in included_files(source, CompileOptions(include_dirs=[first, second])).absent
        (first / "size.h").write_text("#define SIZE 4\n")
        with pytest.raises(CompileError):
            compile_ptx(source, CompileOptions(include_dirs=[first, second], defines={"EXPECTED": 3}))

    def test_a_file_that_shadows_a_cuda_header_is_seen(self, project: Path) -> None:
        # cuda/std/cstdint includes <nv/target>: the user's directory comes first.
        (project / "k.cu").write_text(
            '#include <cuda/std/cstdint>\nextern "C" __global__ void k(float* x) { x[0] = 1; }\n'
        )
        before = self.build(project)
        (project / "nv").mkdir()
        (project / "nv" / "target").write_text("#error shadowed\n")
        with pytest.raises(CompileError, match="shadowed"):
            self.build(project)
        (project / "nv" / "target").unlink()
        assert self.build(project).key == before.key

    def test_a_computed_include_is_never_stale(self, project: Path) -> None:
        (project / "k.cu").write_text('#include WHICH\nextern "C" __global__ void k(float* x) { x[0] = VALUE; }\n')
        options = {"defines": {"WHICH": '"deep.h"'}}
        assert "1077936128" in self.build(project, **options).text
        (project / "deep.h").write_text("#define VALUE 5.0f\n")
        assert "1084227584" in self.build(project, **options).text

    def test_a_hit_reads_nothing_but_files(self, project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        built = self.build(project)
        monkeypatch.setattr(compilation.Compilation, "compile", lambda self: pytest.fail("compiled again"))
        assert self.build(project) is built
        monkeypatch.setattr(compilation, "_recent", compilation._Recent(8))
        assert self.build(project) == built  # another process: from the disk

    @pytest.mark.parametrize(
        "changed",
        [
            {"arch": "sm_80"},
            {"defines": {"N": 1}},
            {"std": "c++14"},
            {"ftz": True},
            {"fast_math": True},
            {"max_registers": 64},
            {"extra": ["-fmad=false"]},
        ],
    )
    def test_every_option_is_part_of_the_key(self, project: Path, changed: dict[str, object]) -> None:
        assert self.build(project).key != self.build(project, **changed).key

    def test_versions_names_and_path_are_part_of_the_key(self, project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        source, options = Source.read(project / "k.cu"), CompileOptions()
        keys = [compile_ptx(source, options).key, compile_ptx(source, options, ("k",)).key]
        keys.append(compile_ptx(Source(source.text, project / "other.cu"), options).key)
        monkeypatch.setattr(compilation.toolchain, "toolchain_versions", lambda: ("nvrtc 99.0",))
        keys.append(compile_ptx(source, options).key)
        assert len(set(keys)) == len(keys)

    def test_a_damaged_entry_is_rebuilt(self, project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        built = self.build(project)
        for path in default_cache().directory.iterdir():
            path.write_bytes(path.read_bytes()[:-3] + b"xyz")
        monkeypatch.setattr(compilation, "_recent", compilation._Recent(8))
        assert self.build(project) == built

    def test_a_removed_cubin_file_comes_back(self, project: Path) -> None:
        compiled = compile_cubin(Source.read(project / "k.cu"), CompileOptions())
        compiled.path.unlink()
        assert compiled.path.read_bytes() == compiled.data

    def test_an_error_is_not_cached(self, project: Path) -> None:
        (project / "deep.h").write_text("")
        with pytest.raises(CompileError):
            self.build(project)
        assert self.entries() == set()

    def test_a_header_that_changes_under_the_compiler_does_not_poison_the_cache(
        self, project: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        compile_once = compilation.Compilation.compile
        edits = iter(["#define VALUE 5.0f\n"])

        def compile_and_edit(self: compilation.Compilation) -> bytes:
            if text := next(edits, None):
                (project / "deep.h").write_text(text)
            return compile_once(self)

        monkeypatch.setattr(compilation.Compilation, "compile", compile_and_edit)
        assert "1084227584" in self.build(project).text
        (project / "deep.h").write_text("#define VALUE 3.0f\n")
        assert "1077936128" in self.build(project).text

    def test_a_header_that_never_stops_changing_still_compiles(
        self, project: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        compile_once = compilation.Compilation.compile
        numbers = iter(range(100))

        def compile_and_edit(self: compilation.Compilation) -> bytes:
            (project / "deep.h").write_text(f"#define VALUE {next(numbers)}.0f\n")
            return compile_once(self)

        monkeypatch.setattr(compilation.Compilation, "compile", compile_and_edit)
        assert ".entry k" in self.build(project).text
        assert self.entries() == set()

    def test_threads_compile_at_once(self, project: Path) -> None:
        sources = [Source.inline(COPY.replace("x[0]", f"x[{n}]")) for n in range(6)]
        with ThreadPoolExecutor(4) as pool:
            found = list(pool.map(lambda s: compile_ptx(s, CompileOptions(), ("copy",)).text, sources * 2))
        assert [f"+{4 * n}]" in text for n, text in enumerate(found[:6])] == [False] + [True] * 5
        assert found[:6] == found[6:]

    def test_only_the_last_compilations_stay_in_memory(self, monkeypatch: pytest.MonkeyPatch, project: Path) -> None:
        monkeypatch.setattr(compilation, "_recent", compilation._Recent(2))
        first = compile_text("int a;")
        compile_text("int b;")
        assert compile_text("int a;") is first
        compile_text("int c;")
        again = compile_text("int a;")
        assert again == first
        assert again is not first

    def test_hits_take_less_than_a_millisecond(self, project: Path) -> None:
        self.build(project)
        source = Source.read(project / "k.cu")
        best = float("inf")
        for _ in range(20):
            start = time.perf_counter()
            compile_ptx(source, CompileOptions())
            best = min(best, time.perf_counter() - start)
        assert best < 1e-3

    def test_the_key_does_not_depend_on_the_current_directory(
        self, project: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.chdir(project)
        inline = compile_text(COPY)
        monkeypatch.chdir(os.sep)
        assert compile_text(COPY) is inline
